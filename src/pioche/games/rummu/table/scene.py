"""Rummü: the table as a picture. Melds before their owners, stock and discards in the middle, the hand below."""

from __future__ import annotations

from pioche.core import scene as pic
from pioche.core.scene import Ids, Piece, Sign, T, Text, Zone, at
from pioche.core.table import Picture
from pioche.games._mubox import look
from pioche.games._mubox.deck import COLOUR, FACE_KEYS, NUMBER
from pioche.games.rummu.cards import IS_JOKER
from pioche.games.rummu.melds import MIXED_RUN, SET, is_pure, kind, worth
from pioche.games.rummu.scoring import laid, left_over
from pioche.games.rummu.state import Rummu

BADGES = {"cards": "card-pickup", "dealer": "card-random", "out": "open-gate", "need": "padlock"}
KINDS = {SET: "set", MIXED_RUN: "mixed-run"}


def picture(v: Rummu, seat: int | None) -> Picture:
    ids = look.ids()
    zones = [meld_zone(v, number, ids) for number in range(len(v.melds))]
    zones += centre(v, ids)
    if seat is not None:
        zones.append(look.own_hand(seat, in_hand_order(v.hands[seat]), ids, room=max(12, len(v.hands[seat]))))
    return Picture(
        layout=pic.round_table(seat, v.players),
        areas=pic.seat_areas(seat, v.players),
        zones=zones,
        players=[player(v, s) for s in range(v.players)],
        signs=signs(v),
        sheets=[score_sheet(v)] if v.pad and not v.is_over() else [],
    )


def in_hand_order(cards: list[int]) -> list[int]:
    """By colour and number, jokers apart."""
    return sorted(cards, key=lambda card: (IS_JOKER[card], COLOUR[card], NUMBER[card]))


def meld_id(number: int) -> str:
    return f"m{number}"


def meld_zone(v: Rummu, number: int, ids: Ids) -> Zone:
    meld, owner = tuple(v.melds[number]), v.owners[number]
    name = KINDS.get(kind(meld), "run")
    tag = "pure" if is_pure(meld) else "mixed"
    return Zone(
        id=meld_id(number),
        kind="row",
        area=f"p{owner}",
        title=T("meld", n=number + 1, kind=f"kind-{name}", who=at(owner)),
        owner=owner,
        anchor="seat",
        scale="small",
        pieces=look.laid(meld_id(number), meld, ids),
        signs=[Sign(text=T("worth", tag=tag), value=worth(meld), tone="good" if worth(meld) else "")],
    )


def centre(v: Rummu, ids: Ids) -> list[Zone]:
    zones = [pic.pile_down("stock", "centre", "stock", len(v.stock), scale="normal", anchor="centre")]
    top = look.laid("discard", v.discard[-1:], ids)
    zones.append(
        Zone(
            id="discard",
            kind="pile",
            area="centre",
            title="discards",
            pieces=top,
            count=len(v.discard),
            anchor="centre",
        )
    )
    if v.picked:
        pieces = [pic.replace(piece, flags=["raise"]) for piece in look.laid("laying", v.picked, ids)]
        zones.append(
            Zone(id="laying", kind="row", area="centre", title="laying", pieces=pieces, says={"raise": "laid-now"})
        )
    return zones


def player(v: Rummu, seat: int) -> pic.Player:
    signs = [Sign(text="hand", value=len(v.hands[seat]), symbol="cards")]
    if v.out[seat]:
        signs.append(Sign(text="sym-out", symbol="out", tone="good"))
    else:
        signs.append(Sign(text="needs", symbol="need", value=v.need(seat)))
    if seat == v.dealer:
        signs.append(Sign(text="sym-dealer", symbol="dealer"))
    of = v.goal() if v.last_hand > 1 else None
    return pic.Player(
        seat=seat,
        score=Sign(text="total", value=v.totals[v.side(seat)], of=of),
        signs=signs,
        team=v.side(seat) if v.teams else None,
        active=seat == v.turn and not v.is_over(),
    )


def signs(v: Rummu) -> list[Sign]:
    return [Sign(text="hand-number", value=len(v.pad) + (not v.is_over()), of=v.last_hand)]


# Sheets --------------------------------------------------------------------------------------------------------


def score_sheet(v: Rummu) -> pic.Sheet:
    total = pic.Line(text="total", cells=[v.totals[v.side(seat)] for seat in range(v.players)], tone="good")
    return pic.pad("sheet-pad", "sheet-hand", "sheet-early", total, v.pad)


def hand_sheet(v: Rummu) -> pic.Sheet:
    """What everybody got in the hand just counted, and why."""
    seats = range(v.players)
    lines: list[tuple[str, list[int]]] = [
        ("sheet-melds", laid(v)),
        ("sheet-first", [10 if seat == v.finisher else 0 for seat in seats]),
        ("sheet-left", [left_over(v, seat) for seat in seats]),
        ("sheet-points", v.pad[-1]),
        ("total", [v.totals[v.side(seat)] for seat in seats]),
    ]
    rows = [pic.Line(text=text, cells=[*cells], tone="good" if text == "total" else "") for text, cells in lines]
    return pic.sheet(T("sheet-hand", n=len(v.pad)), v.players, rows)


def card_list(cards: list[int] | tuple[int, ...]) -> Text:
    """These cards as a text: "red 3, red 4, red 5"."""
    text: Text = pic.face(FACE_KEYS[cards[-1]])
    for card in reversed(cards[:-1]):
        text = T("and-card", card=pic.face(FACE_KEYS[card]), more=text)
    return text


def piece_of(pieces: list[Piece], card: int, taken: list[str]) -> str:
    """The id of a piece with this face that is not taken yet."""
    return next(piece.id for piece in pieces if piece.face == FACE_KEYS[card] and piece.id not in taken)
