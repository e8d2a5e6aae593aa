"""Warriors: what a position is worth to each player, in points.

Captured cards count two points each. Of a people's bonus a player may hope for a share that depends on the lead over
the best rival, or on the distance to it; the nearer the end, the surer. What a card is worth to somebody is
how these hopes change when it goes.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from pioche.core import hopes
from pioche.core.flow import NOBODY
from pioche.games.warriors import cards
from pioche.games.warriors.cards import ARCHER, ARMS, BONUS, CAVALRY, PEOPLES, ROUNDS, WARRIORS
from pioche.games.warriors.scoring import scores, strengths
from pioche.games.warriors.state import Warriors

FAR: Final = 5  # a lead or distance beyond this is like this
HOPES: Final = [
    [0.10, 0.13, 0.17, 0.22, 0.30, 0.45, 0.57, 0.67, 0.75, 0.81, 0.85],
    [0.07, 0.10, 0.14, 0.20, 0.29, 0.46, 0.60, 0.70, 0.78, 0.84, 0.88],
    [0.03, 0.05, 0.08, 0.14, 0.26, 0.50, 0.66, 0.78, 0.86, 0.91, 0.94],
    [0.00, 0.01, 0.03, 0.08, 0.20, 0.66, 0.82, 0.91, 0.95, 0.98, 0.99],
]
"""HOPES[round][lead + FAR]: the share of the bonus to hope for."""

TAKEN: Final = 2.0  # points for a captured card


@lru_cache(maxsize=1 << 16)
def shares(there: tuple[int, ...], number: int) -> tuple[float, ...]:
    """The share of the bonus each seat may hope for, given how many each has, in this round."""
    share = HOPES[number]
    first, second, *_ = sorted(there, reverse=True)
    out = []
    for count in there:
        best = second if count == first else first
        lead = max(-FAR, min(FAR, count - best))
        out.append(share[lead + FAR] if count else 0.5 * share[lead + FAR] * (number < 3))
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
    return [stake(people, tuple(there), seat, seat, 1, s.round) for people, there in enumerate(strengths(s))]


def prizes(s: Warriors, seat: int) -> list[Prizes]:
    """What a card of each people, dragons last, is worth."""
    return [prizes_of(people, tuple(there), seat, s.round) for people, there in enumerate(strengths(s))]


@lru_cache(maxsize=1 << 16)
def prizes_of(people: int, there: tuple[int, ...], me: int, number: int) -> Prizes:
    """A card of another comes to my pile; one of mine helps one of the others."""
    seats = range(len(there))
    points = [TAKEN if owner != me else -TAKEN / (len(there) - 1) for owner in seats]
    return tuple([points[owner] + stake(people, there, me, owner, -1, number) for owner in seats])


# Whole positions -----------------------------------------------------------------------------------------------


# What each thing adds to the score in the end: how scores of thousands of games differ with what the players had when
# a battle card came up.
TRUST: Final = 0.45  # how much of the bonus hoped for, while much is to come
WARRIOR: Final = 1.4
BOW: Final = 0.6  # an archer is worth more
HORSE: Final = -0.5  # a rider less
LAIR: Final = 2.2
FLAME_ON: Final = 1.6
FLAME_WAITING: Final = 0.4
CATAPULT_LEFT: Final = 1.6
BATTLE_LEFT: Final = [0.3, 0.8, 1.7, 1.9]  # by kind
SYMBOL: Final = 1.0  # on such a battle card
BATTLE_WORTH: Final = [
    BATTLE_LEFT[kind] + SYMBOL * sum(symbols)
    for kind, *symbols in zip(cards.KIND, cards.SHIELDS, cards.BOWS, cards.HORSES, strict=True)
]
SPREAD: Final = [20.0, 12.0, 9.5, 8.0]  # about how many points may still change hands, by round
LAST_SPREAD: Final = 2.5  # at the very end


def to_come(s: Warriors) -> float:
    """How much may still change: everything, until the battle cards of the last round are used up."""
    return (len(s.track) - s.turn) / len(s.track) if s.round == ROUNDS and s.track else 1.0


def points(s: Warriors) -> list[float]:
    """The points each seat may hope for."""
    ahead, sizes, troops = to_come(s), s.sizes(), s.troops
    trust = 1 - (1 - TRUST) * ahead
    expected = [TAKEN * len(pile) for pile in s.captured]
    for people, there in enumerate(strengths(s)):
        if any(there):
            bonus = BONUS[people] * trust
            for seat, share in enumerate(shares(tuple(there), s.round)):
                expected[seat] += bonus * share
    for seat in range(s.players):
        squads = troops[seat * WARRIORS : (seat + 1) * WARRIORS]
        army = WARRIOR * sum(sizes[seat * PEOPLES : (seat + 1) * PEOPLES])
        army += BOW * sum(squads[ARCHER::ARMS]) + HORSE * sum(squads[CAVALRY::ARMS]) + FLAME_WAITING * s.reserve[seat]
        expected[seat] += ahead * army + CATAPULT_LEFT * s.catapults[seat]
    for battle, seat in zip(s.track[s.turn :], s.holders[s.turn :], strict=True):
        expected[seat] += BATTLE_WORTH[battle]
    for dragon, owner in enumerate(s.lair):
        if owner != NOBODY:
            expected[owner] += ahead * (LAIR + FLAME_ON * s.fire[dragon])
    return expected


def worth(s: Warriors) -> list[float]:
    """What each seat may hope for: its share of the win, and a little for every point."""
    expected = [*map(float, scores(s))] if s.ranks else points(s)
    spread = LAST_SPREAD + (SPREAD[s.round] - LAST_SPREAD) * to_come(s)
    wins = hopes.won(s.ranks, of=0.85) if s.ranks else hopes.shares(expected, spread, of=0.85)
    return hopes.together(wins, hopes.leads(expected, 60, of=0.15))
