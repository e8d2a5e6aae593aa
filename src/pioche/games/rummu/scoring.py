"""Rummü, chapter 6: what a hand is worth, and who wins the match."""

from __future__ import annotations

from typing import Final

from pioche.core.flow import NOBODY, Step
from pioche.games.rummu.cards import IS_JOKER
from pioche.games.rummu.melds import worth
from pioche.games.rummu.state import Rummu

FIRST: Final = 10
JOKER_LEFT: Final = -10
CARD_LEFT: Final = -5


def laid(s: Rummu) -> list[int]:
    """6.2: the points of the melds each seat owns, as they lie."""
    points = [0] * s.players
    for meld, owner in zip(s.melds, s.owners, strict=True):
        points[owner] += worth(tuple(meld))
    return points


def left_over(s: Rummu, seat: int) -> int:
    """6.1: what the cards left in a hand cost; nothing in the hand of the finisher's partner."""
    if s.teams and s.finisher not in (NOBODY, seat) and s.side(seat) == s.side(s.finisher):
        return 0
    return sum([JOKER_LEFT if IS_JOKER[card] else CARD_LEFT for card in s.hands[seat]])


def points(s: Rummu) -> list[int]:
    """6.1-6.3: what the hand is worth to each seat."""
    return [meld + left_over(s, seat) + (FIRST if seat == s.finisher else 0) for seat, meld in enumerate(laid(s))]


class ScoreHand(Step[Rummu]):
    """6.1-6.4: the hand is counted and added to the totals."""

    def apply(self, s: Rummu, choice: int) -> None:
        gained = points(s)
        s.pad.append(gained)
        for seat in range(s.players):
            s.totals[s.side(seat)] += gained[seat]
        s.lay_open()
        del s.agenda[1:]  # no more turns: the step at the bottom starts the next hand


def is_decided(s: Rummu) -> bool:
    """6.5: somebody has reached the target, or all hands are played."""
    return len(s.pad) >= s.last_hand or max(s.totals) >= s.goal()


def scores(s: Rummu) -> list[int]:
    return [s.totals[s.side(seat)] for seat in range(s.players)]
