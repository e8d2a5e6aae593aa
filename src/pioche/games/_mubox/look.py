"""How the sixty cards look and lie."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, get_args

from pioche.core.scene import Catalogue, Colour, Face, Ids, Piece, Symbol, T, Text, Zone, face, symbol
from pioche.games._mubox.deck import COLOUR, COLOUR_NAMES, FACE_KEYS, NUMBER, SYMBOLS, TRIANGLES, TWINS

SHAPES: Final = ("diamond", "drop", "clover", "sun", "hexagon")
CARD_OF: Final = {key: card for card, key in enumerate(FACE_KEYS)}


def catalogue(badges: dict[str, str], pips: str = "") -> Catalogue:
    """All cards and colours, and a symbol `sym-KEY` for each badge with its icon; `pips`: see `faces`."""
    signs = {key: Symbol(name=f"sym-{key}", icon=icon) for key, icon in badges.items()}
    return Catalogue(symbols=symbols() | signs, faces=faces(pips))


def symbols() -> dict[str, Symbol]:
    known: tuple[Colour, ...] = get_args(Colour)
    return {
        key: Symbol(name=f"colour-{name}", icon=shape, colour=known[known.index(name)])
        for key, name, shape in zip(SYMBOLS, COLOUR_NAMES, SHAPES, strict=True)
    }


def faces(pips: str = "") -> dict[str, Face]:
    """A face for every card and the back; with `pips`, each card's triangles as marks of that symbol."""
    out = {"back": Face(look="back", name="face-down")}
    for card, key in enumerate(FACE_KEYS):
        marks = [(pips, TRIANGLES[card])] if pips and TRIANGLES[card] else []
        name = T("card", colour=symbol(SYMBOLS[COLOUR[card]]), n=NUMBER[card])
        out[key] = Face(look="number", name=name, symbol=key[0], corner=key[1], marks=marks)
    return out


def ids() -> Ids:
    """Names for the cards of one scene: of 1s and 7s there are two."""
    return Ids(TWINS)


def laid(zone: str, cards: Iterable[int], ids: Ids) -> list[Piece]:
    """These cards as they lie in a zone."""
    return ids.pieces(zone, [FACE_KEYS[card] for card in cards])


def own_hand(seat: int, cards: Iterable[int], ids: Ids, area: str = "", room: int = 0) -> Zone:
    """The viewer's hand, in this order."""
    pieces = laid("hand", cards, ids)
    return Zone(id="hand", kind="fan", area=area or f"p{seat}", title="your-hand", owner=seat, pieces=pieces, room=room)


def picks(pieces: list[Piece], cards: Iterable[int]) -> list[str]:
    """The pieces that are these cards."""
    left = [*pieces]
    for card in cards:
        left.remove(next(piece for piece in left if piece.face == FACE_KEYS[card]))
    return [piece.id for piece in pieces if piece not in left]


def listed(cards: Sequence[int]) -> Text:
    """These cards as a text: "red 3, blue 5"."""
    text: Text = face(FACE_KEYS[cards[-1]])
    for card in reversed(cards[:-1]):
        text = T("and-card", card=face(FACE_KEYS[card]), more=text)
    return text
