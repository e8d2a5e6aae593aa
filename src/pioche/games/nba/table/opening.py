"""NBA Deck-Building: the table before the first turn: coaches, the draft, the choice of a team."""

from __future__ import annotations

from typing import Final

from pioche.core import scene as pic
from pioche.core.scene import Ids, Layout, Piece, Zone
from pioche.games.nba.cards import BASE_TACTICS, CARD_KEYS, COACH_KEYS, COACHES, POSITIONS, STARTERS
from pioche.games.nba.coaches import ChooseCoach
from pioche.games.nba.selection import DECK
from pioche.games.nba.state import Nba
from pioche.games.nba.table.faces import POSITION_SYMBOLS
from pioche.games.nba.table.markets import row
from pioche.games.nba.table.teams import court, owner_of

CHOICE: Final = "choice"
COACHES_IN_A_ROW: Final = 4


def is_before_turns(v: Nba) -> bool:
    return bool(v.round) or is_choosing_coaches(v) or not all(v.fields)


def is_choosing_coaches(v: Nba) -> bool:
    return any(isinstance(step, ChooseCoach) for step in v.agenda)


def opening(v: Nba, own: int, viewer: int | None, ids: Ids) -> tuple[Layout, list[pic.Area], list[Zone]]:
    """What is chosen from has the table for itself: no market and no dice yet."""
    if is_choosing_coaches(v):
        zones = [coaches(v)]
    elif v.round:
        zones = [*drafting(v, viewer, ids), row(v, ids, CHOICE)]
    elif viewer is not None and not v.fields[viewer]:
        zones = picking(v, viewer, ids)
    else:
        zones = []
    if not zones or (v.round and v.fields[own]):
        zones.append(court(v, own, CHOICE, own == viewer, ids) if v.fields[own] else waiting_team(v, own))
    return Layout(wide=[CHOICE], narrow=[CHOICE]), [pic.Area(id=CHOICE)], zones


def coaches(v: Nba) -> Zone:
    """9.6: all coaches in rows, those who are free."""
    pieces = [
        Piece(id=f"coach-{key}", face=f"coach-{key}", at=divmod(number, COACHES_IN_A_ROW))
        for number, key in enumerate(COACH_KEYS)
        if number not in v.coaches
    ]
    return Zone(
        id="coaches",
        kind="grid",
        area=CHOICE,
        title="coaches",
        rows=[pic.Header(text="") for _ in range(-(-COACHES // COACHES_IN_A_ROW))],
        cols=[pic.Header(text="") for _ in range(COACHES_IN_A_ROW)],
        pieces=pieces,
    )


def drafting(v: Nba, viewer: int | None, ids: Ids) -> list[Zone]:
    """8.2: what the viewer was dealt, and the own market so far."""
    if viewer is None:
        return []
    offer = ids.pieces("offer", [CARD_KEYS[card] for card in v.offers[viewer]])
    mine = ids.pieces("mine", [CARD_KEYS[card] for card in v.favourites[viewer]])
    return [
        Zone(id="offer", kind="row", area=CHOICE, title="offer", pieces=offer, owner=viewer, scale="large"),
        Zone(id="mine", kind="row", area=CHOICE, title="own-market", pieces=mine, owner=viewer, scale="small"),
    ]


# 8.1 Choosing a team -----------------------------------------------------------------------------------------


def picking(v: Nba, seat: int, ids: Ids) -> list[Zone]:
    """8.1: starters, substitutes and base tactics in two rows of five; what is left out is dimmed."""
    picks = v.picks[seat]
    positions = [pic.Header(text=f"letters-{key}", symbol=key) for key in POSITION_SYMBOLS]
    nameless = [pic.Header(text="") for _ in range(POSITIONS)]
    out = []
    for zone, cards, heads in (
        ("starters", [*range(STARTERS)], positions),
        ("bench", DECK[:-BASE_TACTICS], positions),
        ("basics", DECK[-BASE_TACTICS:], nameless),
    ):
        pieces = []
        for number, card in enumerate(cards):
            column, line = divmod(number, 2) if heads is positions else divmod(number, POSITIONS)[::-1]
            flags: list[pic.Flag] = ["dim"] if card in picks else []
            if zone == "starters":
                flags = chosen(picks, card)
            key = CARD_KEYS[card]
            pieces.append(Piece(id=ids(zone, key), face=key, at=(line, column), flags=flags))
        out.append(
            Zone(
                id=zone,
                kind="grid",
                area=CHOICE,
                title=zone,
                owner=seat,
                rows=[pic.Header(text=""), pic.Header(text="")],
                cols=heads,
                pieces=pieces,
                says={"mark": "starts"} if zone == "starters" else {},
            )
        )
    return out


def chosen(picks: list[int], card: int) -> list[pic.Flag]:
    """Whether a starter is chosen, or the other one of his position is."""
    if card in picks[:POSITIONS]:
        return ["mark"]
    return ["dim"] if card // 2 < len(picks) else []


def waiting_team(v: Nba, team: int) -> Zone:
    return Zone(id=f"court{team}", kind="row", area=CHOICE, title="team-secret", owner=owner_of(v, team))
