"""Treize: the table as a picture. One lane per player, the card turned up in the centre."""

from __future__ import annotations

from functools import cache

from pioche.core import scene as pic
from pioche.core.remember import remembered
from pioche.core.scene import Ids, Sign, T, Tone, Zone, around, at
from pioche.core.table import Picture
from pioche.games.treize.cards import FACES, HAND, LIMIT, NO_CARD, limit, plus_signs, total
from pioche.games.treize.scoring import scores
from pioche.games.treize.state import Treize

ROOM = 9  # cards a lane has room for; hardly ever are there more


def picture(view: Treize, viewer: int | None) -> Picture:
    order = around(viewer, len(view.rows))
    return Picture(
        layout=lanes(*order),
        areas=areas(*order),
        zones=[*(lane(view, s, tuple(view.rows[s])) for s in order), *centre(view, viewer)],
        players=[player(view, seat, viewer) for seat in range(len(view.rows))],
        signs=table_signs(view),
        sheets=[score_sheet(view)] if view.open_scores and view.pad and not view.is_over() else [],
    )


@cache
def lanes(*order: int) -> pic.Layout:
    wide = [f"centre p{s} p{s} p{s} p{s}" for s in order]
    return pic.Layout(wide=wide, narrow=[*(f"p{s}" for s in order), "centre"], form="lanes")


@cache
def areas(*order: int) -> list[pic.Area]:
    return [*(pic.Area(id=f"p{s}", seat=s) for s in order), pic.Area(id="centre", narrow="pin")]


@remembered
def table_signs(view: Treize) -> list[Sign]:
    rounds = len(view.pad) + (not view.is_over())
    signs = [Sign(text="round", value=rounds, symbol="round")]
    return [*signs, Sign(text="last-round", symbol="last-round", tone="warn")] if view.last_round else signs


@remembered
def lane(view: Treize, seat: int, row: tuple[int, ...]) -> Zone:
    """A player's row: how near to the limit, what is at stake, and which card an Arrow would take."""
    zone = f"lane{seat}"
    pieces = Ids().pieces(zone, [FACES[card] for card in row])
    if pieces:
        pieces[-1] = pic.replace(pieces[-1], flags=["mark"])
    return Zone(
        id=zone,
        kind="row",
        area=f"p{seat}",
        title=T("lane", who=at(seat)),
        owner=seat,
        anchor="seat",
        room=max(ROOM, len(row)),
        pieces=pieces,
        signs=lane_signs([*row]),
        says={"mark": "last-card"},
    )


def lane_signs(row: list[int]) -> list[Sign]:
    room = limit(row) - total(row)
    tone: Tone = "bad" if room <= 3 else "warn" if room <= 5 else "good"
    signs = [
        Sign(text="sum", value=total(row), of=limit(row), tone=tone, gauge=True, weight=2),
        Sign(text="at-stake", value=plus_signs(row), symbol="plus"),
    ]
    if HAND in row:
        signs.append(Sign(text="hands", value=row.count(HAND), symbol="hand"))
    if LIMIT in row:
        signs.append(Sign(text="limit-raised", symbol="limit"))
    return signs


def centre(view: Treize, viewer: int | None) -> list[Zone]:
    zones = [turned_up(view), packet(view), draw_pile(view), discard(view)]
    return zones if viewer is None else [*zones, own_won(view, viewer, tuple(view.won[viewer]))]


@remembered
def turned_up(view: Treize) -> Zone:
    up = [pic.Piece(id="up.card", face=FACES[view.up])] if view.up != NO_CARD else []
    return Zone(
        id="up", kind="row", area="centre", title="turned-up", scale="large", pieces=up, anchor="centre", room=1
    )


@remembered
def packet(view: Treize) -> Zone:
    return pic.pile_down("packet", "centre", "packet", view.packet)


@remembered
def draw_pile(view: Treize) -> Zone:
    return pic.pile_down("deck", "centre", "draw-pile", view.pile)


@remembered
def discard(view: Treize) -> Zone:
    pieces = Ids().pieces("discard", [FACES[card] for card in view.discard])
    return pic.pile_up("discard", "centre", "discard-pile", pieces)


@remembered
def own_won(view: Treize, viewer: int, cards: tuple[int, ...]) -> Zone:
    won = Ids().pieces("won", [FACES[card] for card in cards])
    return pic.pile_up("won", "centre", "your-won-cards", won, owner=viewer)


@remembered
def player(view: Treize, seat: int, viewer: int | None) -> pic.Player:
    signs = [Sign(text="won-cards", value=len(view.won[seat]), symbol="cards")]
    if view.is_served(seat):
        signs.append(Sign(text="served", symbol="served", tone="good"))
    if seat == view.dealer:
        signs.append(Sign(text="dealer", symbol="dealer"))
    if seat == view.starter:
        signs.append(Sign(text="start", symbol="start"))
    # 6.3: won piles lie face down; you know your own.
    is_shown = seat == viewer or view.open_scores or view.is_over()
    score = Sign(text="won-plus", value=plus_signs(view.won[seat]), symbol="plus") if is_shown else None
    return pic.Player(seat=seat, score=score, signs=signs, active=seat == view.dealer and not view.is_over())


# The result ----------------------------------------------------------------------------------------------


def note(view: Treize) -> pic.Text:
    if view.ranks.count(0) > 1:
        return "note-shared"
    return "note-numbers" if scores(view).count(max(scores(view))) > 1 else ""


@remembered
def score_sheet(view: Treize) -> pic.Sheet:
    """The plus signs won, round by round; at the end also what breaks a tie."""
    rows = [pic.Line(text=T("sheet-round-n", n=n), cells=[*gained]) for n, gained in enumerate(view.pad, start=1)]
    rows.append(pic.Line(text="sheet-plus", cells=[*scores(view)], tone="good"))
    if view.is_over():
        rows.append(pic.Line(text="sheet-numbers", cells=[total(won) for won in view.won]))
    return pic.sheet("sheet-title", len(view.won), rows)
