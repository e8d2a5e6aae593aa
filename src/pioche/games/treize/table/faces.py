"""Treize: how the cards look."""

from __future__ import annotations

from pioche.core.scene import Catalogue, Face, T, symbols
from pioche.games.treize.cards import FACES, NUMBER, PLUS

SYMBOLS = (
    symbols("kind-{}", n="card grey", p="plus sky", q="plus green", d="card-draw orange", arrow="return-arrow brown")
    | symbols("kind-{}", limit="upgrade purple", hand="hand yellow", gift="present green")
    | symbols("{}", plus="plus", cards="card-pickup", dealer="card-random", start="flying-flag", served="check-mark")
    | symbols("{}", round="cycle", **{"last-round": "stop-sign"})
)


def catalogue() -> Catalogue:
    faces = {"back": Face(look="back", name="face-down")}
    for card, name in enumerate(FACES):
        kind, marks = name[0], [("plus", PLUS[card])] if PLUS[card] else []
        if kind in "npqd" and name[1:].isdigit():
            number = NUMBER[card]
            faces[name] = Face(
                look="number", name=T(f"card-{kind}", n=number), symbol=kind, corner=str(number),
                marks=marks, text=f"rule-{kind}",
            )  # fmt: skip
        elif marks:
            faces[name] = Face(look="picture", name=f"card-{name}", symbol="gift", marks=marks, text="rule-gift")
        else:
            corner = "→18" if name == "limit" else ""
            faces[name] = Face(look="picture", name=f"kind-{name}", symbol=name, corner=corner, text=f"rule-{name}")
    return Catalogue(symbols=SYMBOLS, faces=faces)
