"""Treize: how the cards look."""

from __future__ import annotations

from pioche.core.scene import Catalogue, Face, Symbol, T
from pioche.games.treize.cards import FACES, NUMBER, PLUS

SYMBOLS = {
    # what a card is
    "plain": Symbol(name="kind-n", icon="card", colour="grey"),
    "one": Symbol(name="kind-p", icon="plus", colour="sky"),
    "two": Symbol(name="kind-q", icon="plus", colour="green"),
    "draw": Symbol(name="kind-d", icon="card-draw", colour="orange"),
    "arrow": Symbol(name="kind-arrow", icon="return-arrow", colour="brown"),
    "limit": Symbol(name="kind-limit", icon="upgrade", colour="purple"),
    "hand": Symbol(name="kind-hand", icon="hand", colour="yellow"),
    "gift": Symbol(name="kind-gift", icon="present", colour="green"),
    # what signs say
    "plus": Symbol(name="plus", icon="plus"),
    "cards": Symbol(name="cards", icon="card-pickup"),
    "dealer": Symbol(name="dealer", icon="card-random"),
    "start": Symbol(name="start", icon="flying-flag"),
    "served": Symbol(name="served", icon="check-mark"),
    "round": Symbol(name="round", icon="cycle"),
    "last": Symbol(name="last-round", icon="stop-sign"),
}
SYMBOL_OF = {"n": "plain", "p": "one", "q": "two", "d": "draw"}


def catalogue() -> Catalogue:
    faces = {"back": Face(look="back", name="face-down")}
    for card, name in enumerate(FACES):
        kind, marks = name[0], [("plus", PLUS[card])] if PLUS[card] else []
        if kind in SYMBOL_OF:
            number = NUMBER[card]
            faces[name] = Face(
                look="number", name=T(f"card-{kind}", n=number), symbol=SYMBOL_OF[kind], corner=str(number),
                marks=marks, text=f"rule-{kind}",
            )  # fmt: skip
        elif marks:
            faces[name] = Face(look="picture", name=f"card-{name}", symbol="gift", marks=marks, text="rule-gift")
        else:
            corner = "→18" if name == "limit" else ""
            faces[name] = Face(look="picture", name=f"kind-{name}", symbol=name, corner=corner, text=f"rule-{name}")
    return Catalogue(symbols=SYMBOLS, faces=faces)
