"""Warriors: what a position is worth to each player, in points.

Captured cards count two points each. Of a people's bonus a player may hope for a share that depends on the lead over
the best rival, or on the distance to it; the nearer the end, the surer. What a card is worth to somebody is
how these hopes change when it goes.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp
from typing import Final

from pioche.core.flow import NOBODY
from pioche.games.warriors.cards import BONUS
from pioche.games.warriors.scoring import scores, strengths
from pioche.games.warriors.state import Warriors

FAR: Final = 5  # a lead or distance beyond this is like this
HOPES: Final = (
    (0.10, 0.13, 0.17, 0.22, 0.30, 0.45, 0.57, 0.67, 0.75, 0.81, 0.85),
    (0.07, 0.10, 0.14, 0.20, 0.29, 0.46, 0.60, 0.70, 0.78, 0.84, 0.88),
    (0.03, 0.05, 0.08, 0.14, 0.26, 0.50, 0.66, 0.78, 0.86, 0.91, 0.94),
    (0.00, 0.01, 0.03, 0.08, 0.20, 0.66, 0.82, 0.91, 0.95, 0.98, 0.99),
)
"""HOPES[round][lead + FAR]: the share of the bonus to hope for."""

TAKEN: Final = 2.0  # points for a captured card
BATTLE_TO_COME: Final = 1.3  # what a battle card not yet resolved is worth
CATAPULT_LEFT: Final = 1.4
FLAME_ON: Final = 0.7
FLAME_WAITING: Final = 0.2


@lru_cache(maxsize=1 << 16)
def shares(there: tuple[int, ...], number: int) -> tuple[float, ...]:
    """The share of the bonus each seat may hope for, given how many each has, in this round."""
    hopes = HOPES[number]
    first, second, *_ = sorted(there, reverse=True)
    out = []
    for count in there:
        best = second if count == first else first
        lead = max(-FAR, min(FAR, count - best))
        out.append(hopes[lead + FAR] if count else 0.5 * hopes[lead + FAR] * (number < 3))
    return tuple(out)


def stake(people: int, there: tuple[int, ...], me: int, owner: int, change: int, number: int) -> float:
    """What it is worth to me, less what it is worth to the others, if the owner has so many more of this people."""
    after = (*there[:owner], max(0, there[owner] + change), *there[owner + 1 :])
    before, then = shares(there, number), shares(after, number)
    others = sum(then) - then[me] - sum(before) + before[me]
    return BONUS[people] * (then[me] - before[me] - others / (len(there) - 1))


# What cards are worth to a seat --------------------------------------------------------------------------------

Prizes = tuple[float, ...]
"""What it is worth when one card of a people is captured, by whose card it was: below 0 for one's own."""


def gains(s: Warriors, seat: int) -> list[float]:
    """What one more of each people, dragons last, is worth."""
    number = s.round
    return [stake(people, tuple(there), seat, seat, 1, number) for people, there in enumerate(strengths(s))]


def prizes(s: Warriors, seat: int) -> list[Prizes]:
    """What a card of each people, dragons last, is worth."""
    number = s.round
    return [prizes_of(people, tuple(there), seat, number) for people, there in enumerate(strengths(s))]


@lru_cache(maxsize=1 << 16)
def prizes_of(people: int, there: tuple[int, ...], me: int, number: int) -> Prizes:
    """A card of another comes to my pile; one of mine helps one of the others."""
    seats = range(len(there))
    points = [TAKEN if owner != me else -TAKEN / (len(there) - 1) for owner in seats]
    return tuple([points[owner] + stake(people, there, me, owner, -1, number) for owner in seats])


# Whole positions -----------------------------------------------------------------------------------------------


def points(s: Warriors) -> list[float]:
    """The points each seat may hope for."""
    hopes = [TAKEN * len(pile) for pile in s.captured]
    for people, there in enumerate(strengths(s)):
        if any(there):
            bonus = BONUS[people]
            for seat, share in enumerate(shares(tuple(there), s.round)):
                hopes[seat] += bonus * share
    for seat in s.holders[s.turn :]:
        hopes[seat] += BATTLE_TO_COME
    for seat in range(s.players):
        hopes[seat] += CATAPULT_LEFT * s.catapults[seat] + FLAME_WAITING * s.reserve[seat]
    for dragon, owner in enumerate(s.lair):
        if owner != NOBODY:
            hopes[owner] += FLAME_ON * s.fire[dragon]
    return hopes


SPREAD: Final = (11.0, 9.5, 7.5, 5.0)
"""About how many points may still change hands, by round."""


def worth(s: Warriors) -> list[float]:
    """What each seat may hope for: its share of the win, and a little for every point."""
    if s.ranks:
        first = s.ranks.count(0)
        total = scores(s)
        wins = [1 / first if rank == 0 else 0.0 for rank in s.ranks]
        return [0.85 * win + 0.15 * lead for win, lead in zip(wins, leads([float(p) for p in total]), strict=True)]
    hopes = points(s)
    best, spread = max(hopes), SPREAD[s.round]
    odds = [exp((hope - best) / spread) for hope in hopes]
    whole = sum(odds)
    return [0.85 * odd / whole + 0.15 * lead for odd, lead in zip(odds, leads(hopes), strict=True)]


def leads(hopes: list[float]) -> list[float]:
    """How far ahead of the average each seat is, 0 to 1."""
    average = sum(hopes) / len(hopes)
    return [min(1.0, max(0.0, 0.5 + (hope - average) / 60)) for hope in hopes]
