"""NBA Deck-Building: what a team is worth on the field, in points a turn."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from pioche.games.nba.answers import SLOTS
from pioche.games.nba.cards import COMPLEXITY, EMPTY, FATIGUE, IQ, IS_DEFENCE, KEEPS, MOST_DICE, TACTIC
from pioche.games.nba.solo import ALL_COLOURS, SCALE, expected, expected_each
from pioche.games.nba.state import Nba

DEFENCE: Final = 0.6  # a point stopped is less sure than a point scored
GROWTH: Final = 0.25  # what a point of strength is worth besides the tactics at hand


@lru_cache(1 << 14)
def promised(tactic: int, levels: tuple[int, ...]) -> float:
    """What a tactic brings to a team of these levels in a turn; nothing if it is too complex."""
    if COMPLEXITY[tactic] > levels[IQ]:
        return 0.0
    if IS_DEFENCE[tactic]:
        return sum(expected_each(die, min(MOST_DICE, levels[die]), keep) for die, keep in KEEPS[tactic]) / SCALE / 3
    return sum(expected(die, ALL_COLOURS, min(MOST_DICE, levels[die]), keep) for die, keep in KEEPS[tactic]) / SCALE


def tactics_of(v: Nba, seat: int) -> list[int]:
    """The tactics this team has at hand: on the board, in the part of the hand that is known, on the pile."""
    cards = [*v.boards[seat], *v.hands[seat], *v.shown[seat], *v.tops[seat]]
    return [card for card in cards if TACTIC <= card < FATIGUE]


@lru_cache(1 << 14)
def team_worth(levels: tuple[int, ...], tactics: tuple[int, ...]) -> float:
    attack = max((promised(t, levels) for t in tactics if not IS_DEFENCE[t]), default=0.0)
    defence = max((promised(t, levels) for t in tactics if IS_DEFENCE[t]), default=0.0)
    three, inside, slash, intercept, block, stop, iq, rebound = levels
    strength = three + inside + slash + iq + (intercept + block + stop) / 2 + 0.75 * rebound
    return attack + DEFENCE * defence + GROWTH * strength


def worth_of(v: Nba, seat: int, levels: list[int] | None = None) -> float:
    return team_worth(tuple(levels or v.levels[seat]), tuple(sorted({*tactics_of(v, seat)})))


def best_on_board(v: Nba, seat: int, kind: int) -> float:
    levels = tuple(v.levels[seat])
    board = v.boards[seat][kind * SLOTS : (kind + 1) * SLOTS]
    return max((promised(t, levels) for t in board if t != EMPTY), default=0.0)


def turns_left(v: Nba) -> int:
    """How many turns everybody still has, this one included."""
    return max(1, -(-(v.last - v.turn) // v.teams))
