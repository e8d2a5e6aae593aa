"""Calcory: the table as a picture. Sixty places; only what lies face up right now has a face."""

from __future__ import annotations

from pioche.core import scene as pic
from pioche.core.flow import NOBODY
from pioche.core.scene import Header, Piece, Sign, T, Text, Zone
from pioche.core.table import Picture
from pioche.games._mubox.deck import FACE_KEYS
from pioche.games.calcory.cards import ALL_PLACES, COLUMNS, EMPTY, GOAL, ROWS, total, zeros
from pioche.games.calcory.state import Calcory
from pioche.games.calcory.turning import ShowAgain, TurnUp, least

BADGES = {"cards": "card-pickup", "zero": "circle", "flag": "flying-flag"}


def picture(v: Calcory, viewer: int | None) -> Picture:
    zones = [grid(v), *taken(v)]
    areas = ["table", *(["taken"] if v.pool else [])]
    return Picture(
        layout=pic.Layout(wide=areas, narrow=areas),
        areas=[pic.Area(id=area, narrow="pin" if area == "taken" else "open") for area in areas],
        zones=zones,
        players=[player(v, seat) for seat in range(v.players)],
        signs=[ending_sign(v)] if len(v.standing) == 1 and not v.is_over() else [],
    )


def place_id(place: int) -> str:
    return f"t.{place // COLUMNS}.{place % COLUMNS}"


def place_name(place: int) -> Text:
    """A letter for the row and a number for the column, whichever way the table is turned."""
    return T("place", letter=f"letter-{place // COLUMNS}", n=place % COLUMNS + 1)


def cell_id(place: int) -> str:
    return f"t:{place // COLUMNS},{place % COLUMNS}"


def grid(v: Calcory) -> Zone:
    pieces = [lying(v, place) for place in ALL_PLACES if v.grid[place] != EMPTY]
    return Zone(
        id="t",
        kind="grid",
        area="table",
        title="table",
        pieces=pieces,
        signs=[*group_signs(v), *mark_signs(v)],
        says={"raise": "in-group", "lock": "standing"},
        rows=[Header(text=T("row", letter=f"letter-{row}")) for row in range(ROWS)],
        cols=[Header(text=T("column", n=column + 1)) for column in range(COLUMNS)],
        turn=True,
    )


def lying(v: Calcory, place: int) -> Piece:
    at = (place // COLUMNS, place % COLUMNS)
    if place in turned_up(v):
        return Piece(id=place_id(place), face=FACE_KEYS[v.grid[place]], at=at, seat=v.turn, flags=["raise"])
    if place in v.standing:
        return Piece(id=place_id(place), face=FACE_KEYS[v.grid[place]], at=at, seat=v.owner, flags=["lock"])
    return Piece(id=place_id(place), face="back", at=at)


def turned_up(v: Calcory) -> list[int]:
    """Where cards of the group lie face up. The last one may only be about to: nobody is reminded before."""
    about_to = v.agenda and isinstance(v.agenda[-1], TurnUp | ShowAgain)
    return v.group[:-1] if about_to else v.group


def group_signs(v: Calcory) -> list[Sign]:
    """The sum of the cards turned up, and the zeros. Always there: nothing may shift on a table one has in mind."""
    cards = v.cards(turned_up(v))
    reached, none = total(cards), zeros(cards)
    over = reached > GOAL or none > 1
    signs = [Sign(text="sum", value=reached, of=GOAL, gauge=True, weight=3, tone="bad" if over else "info")]
    if none:
        signs.append(Sign(text="zeros", symbol="zero", value=none, of=2, tone="warn"))
    return signs


def mark_signs(v: Calcory) -> list[Sign]:
    """What is to be beaten."""
    if v.owner == NOBODY:
        return []
    text = T("to-beat", cards=len(v.standing))
    return [Sign(text=text, symbol="flag", value=total(v.cards(v.standing)), seat=v.owner, weight=2)]


def taken(v: Calcory) -> list[Zone]:
    """The cards of a capture, until one of them is back on the table."""
    if not v.pool:
        return []
    chosen = v.pool.index(v.holding) if v.holding in v.pool else -1
    pieces = [
        Piece(id=f"taken.{place}", face=FACE_KEYS[card], flags=["raise"] if place == chosen else [])
        for place, card in enumerate(v.pool)
    ]
    says: dict[pic.Flag, Text] = {"raise": "goes-back"}
    return [
        Zone(
            id="taken", kind="row", area="taken", title="taken", owner=v.turn, pieces=pieces, says=says, scale="small"
        )
    ]  # fmt: skip


def player(v: Calcory, seat: int) -> pic.Player:
    signs = []
    if seat == v.turn and not v.pool and not v.is_over() and len(v.group) < least(v) > 1:
        signs.append(Sign(text="must-turn-two", tone="info"))
    if seat == v.owner:
        signs.append(Sign(text="standing", symbol="flag", tone="good"))
    score = Sign(text="won", value=v.won[seat], symbol="cards")
    return pic.Player(seat=seat, score=score, signs=signs, active=seat == v.turn and not v.is_over())


def ending_sign(v: Calcory) -> Sign:
    text: Text = T("ends-if-it-stands", who=pic.at(v.owner))
    return Sign(text=text, tone="warn", weight=2)


def score_sheet(v: Calcory) -> pic.Sheet:
    return pic.sheet("sheet-title", v.players, [pic.Line(text="won", cells=[*v.won], tone="good")])
