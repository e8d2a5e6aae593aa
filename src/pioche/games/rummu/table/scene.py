"""Rummü: the table as a picture. Melds before their owners, stock and discards in the middle, the hand below."""

from __future__ import annotations

from pioche.core import scene as pic
from pioche.core.scene import Ids, Sign, T, Text, Zone, at
from pioche.core.table import Picture
from pioche.games._mubox import look
from pioche.games._mubox.deck import COLOUR, NUMBER
from pioche.games.rummu.cards import HAND, IS_JOKER
from pioche.games.rummu.melds import MIXED_RUN, SET, is_pure, kind, worth
from pioche.games.rummu.scoring import FIRST, laid, left_over, scores
from pioche.games.rummu.state import Rummu

BADGES = {"cards": "card-pickup", "dealer": "card-random", "out": "open-gate", "need": "padlock"}


def picture(v: Rummu, seat: int | None) -> Picture:
    ids = look.ids()
    zones = [meld_zone(v, number, ids) for number in range(len(v.melds))]
    zones += centre(v, ids)
    if seat is not None:
        zones.append(
            look.own_hand(seat, in_hand_order(v.hands[seat]), ids, room=max(HAND[v.players] + 1, len(v.hands[seat])))
        )
    return Picture(
        layout=pic.replace(pic.round_table(seat, v.players), form="grid"),  # melds need whole columns
        areas=pic.seat_areas(seat, v.players),
        zones=zones,
        players=[player(v, s) for s in range(v.players)],
        signs=[Sign(text="hand-number", value=len(v.pad) + (not v.is_over()), of=v.last_hand)],
        sheets=[score_sheet(v)] if v.pad and not v.is_over() else [],
    )


def in_hand_order(cards: list[int]) -> list[int]:
    """By colour and number, jokers apart."""
    return sorted(cards, key=lambda card: (IS_JOKER[card], COLOUR[card], NUMBER[card]))


def meld_id(number: int) -> str:
    return f"m{number}"


def meld_zone(v: Rummu, number: int, ids: Ids) -> Zone:
    meld, owner, id = tuple(v.melds[number]), v.owners[number], meld_id(number)
    name = (
        "mixed-run"
        if kind(meld) == MIXED_RUN
        else f"{'set' if kind(meld) == SET else 'run'}{'' if is_pure(meld) else '-joker'}"
    )
    points = Sign(text=f"kind-{name}", value=worth(meld), tone="good" if worth(meld) else "")
    title = T("meld", n=number + 1, who=at(owner))
    return Zone(
        id=id, kind="row", area=f"p{owner}", title=title, owner=owner, anchor="seat", scale="small",
        room=max(5, len(meld)), pieces=look.laid(id, meld, ids), signs=[points],
    )  # fmt: skip


def centre(v: Rummu, ids: Ids) -> list[Zone]:
    """Stock and discards, of which only the top one may be looked at, and cards on their way to a meld."""
    top = look.laid("discard", v.discard[-1:], ids)
    zones = [
        pic.pile_down("stock", "centre", "stock", len(v.stock), scale="normal", anchor="centre"),
        pic.replace(
            pic.pile_up("discard", "centre", "discards", top, scale="normal", anchor="centre"), count=len(v.discard)
        ),
    ]
    if v.picked:
        pieces = [pic.replace(piece, flags=["raise"]) for piece in look.laid("laying", v.picked, ids)]
        says: dict[pic.Flag, Text] = {"raise": "laid-now"}
        zones.append(Zone(id="laying", kind="row", area="centre", title="laying", pieces=pieces, says=says))
    return zones


def player(v: Rummu, seat: int) -> pic.Player:
    signs = [Sign(text="hand", value=len(v.hands[seat]), symbol="cards")]
    if v.out[seat]:
        signs.append(Sign(text="sym-out", symbol="out", tone="good"))
    else:
        signs.append(Sign(text="needs", symbol="need", value=v.need(seat)))
    if seat == v.dealer:
        signs.append(Sign(text="sym-dealer", symbol="dealer"))
    return pic.Player(
        seat=seat,
        score=Sign(text="total", value=v.totals[v.side(seat)], of=v.goal() if v.last_hand > 1 else None),
        signs=signs,
        team=v.side(seat) if v.teams else None,
        active=seat == v.turn and not v.is_over(),
    )


# Sheets --------------------------------------------------------------------------------------------------------


def score_sheet(v: Rummu) -> pic.Sheet:
    total = pic.Line(text="total", cells=[*scores(v)], tone="good")
    return pic.pad("sheet-pad", "sheet-hand", "sheet-early", total, v.pad)


def hand_sheet(v: Rummu) -> pic.Sheet:
    """What everybody got in the hand just counted, and why."""
    seats = range(v.players)
    lines: dict[str, list[int]] = {
        "sheet-melds": laid(v),
        "sheet-first": [FIRST if seat == v.finisher else 0 for seat in seats],
        "sheet-left": [left_over(v, seat) for seat in seats],
        "sheet-points": v.pad[-1],
        "total": scores(v),
    }
    rows = [
        pic.Line(text=text, cells=[*cells], tone="good" if text == "total" else "") for text, cells in lines.items()
    ]
    return pic.sheet(T("sheet-hand", n=len(v.pad)), v.players, rows)
