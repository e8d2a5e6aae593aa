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
    faces = {name: numbered(card) for card, name in enumerate(FACES) if name[0] in SYMBOL_OF}
    for name in ("arrow", "limit", "hand"):
        corner = "→18" if name == "limit" else ""
        faces[name] = Face(look="picture", name=f"kind-{name}", symbol=name, corner=corner, text=f"rule-{name}")
    for name, plus in (("g1", 1), ("g2", 2)):
        faces[name] = Face(look="picture", name=f"card-{name}", symbol="gift", marks=[("plus", plus)], text="rule-gift")
    return Catalogue(symbols=SYMBOLS, faces={"back": Face(look="back", name="face-down"), **faces})


def numbered(card: int) -> Face:
    kind = FACES[card][0]
    return Face(
        look="number",
        name=T(f"card-{kind}", n=NUMBER[card]),
        symbol=SYMBOL_OF[kind],
        corner=str(NUMBER[card]),
        marks=[("plus", PLUS[card])] if PLUS[card] else [],
        text=f"rule-{kind}",
    )
