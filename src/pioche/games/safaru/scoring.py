"""Safarü, chapters 4 and 5: what a game is worth, and who wins the match."""

from __future__ import annotations

from typing import Final

from pioche.core.flow import Step, ranking
from pioche.games._mubox.deck import TRIANGLES
from pioche.games.safaru.cards import IS_BABY, IS_HEDGEHOG, IS_UNICORN, REVERSED
from pioche.games.safaru.state import Safaru

MOST_GAMES: Final = 50

UNICORNS: Final = 24
HEDGEHOGS: Final = -12
BABY: Final = -5
MOST_CARDS: Final = 24  # reversed
MANY_HEDGEHOGS: Final = 18  # reversed


def shared(prize: int, counts: list[int]) -> list[int]:
    """4.3: for who has most, divided equally among equals; nobody gets it who has none."""
    most = max(counts)
    winners = counts.count(most)
    return [prize // winners if most and count == most else 0 for count in counts]


def triangles(caught: list[list[int]]) -> list[int]:
    return [sum([TRIANGLES[card] for card in cards]) for cards in caught]


def count(caught: list[list[int]], kind: list[bool]) -> list[int]:
    return [sum([kind[card] for card in cards]) for cards in caught]


def parts(s: Safaru) -> list[list[int]]:
    """4.2, 5.4: the points of each side: triangles, then what else counts."""
    hedgehogs = count(s.caught, IS_HEDGEHOG)
    if s.variant == REVERSED:
        return [triangles(s.caught), shared(MOST_CARDS, [*map(len, s.caught)]), shared(MANY_HEDGEHOGS, hedgehogs)]
    babies = [BABY * babies for babies in count(s.caught, IS_BABY)]
    unicorns = shared(UNICORNS, count(s.caught, IS_UNICORN))
    return [triangles(s.caught), babies, unicorns, shared(HEDGEHOGS, hedgehogs)]


def points(s: Safaru) -> list[int]:
    """What the game is worth to each side as it stands."""
    return [sum(column) for column in zip(*parts(s), strict=True)]


class ScoreGame(Step[Safaru]):
    """4.1-4.3, 5.4: what was caught is counted; what lies in the wild counts for nobody."""

    def apply(self, s: Safaru, choice: int) -> None:
        gained = points(s)
        s.pad.append(gained)
        s.totals = [total + more for total, more in zip(s.totals, gained, strict=True)]


def is_decided(s: Safaru) -> bool:
    """4.4: a side has reached the target; 5.5: reversed, the agreed games are played."""
    if s.variant == REVERSED:
        return len(s.pad) >= s.games
    return not s.target or max(s.totals) >= s.target or len(s.pad) >= MOST_GAMES


def settle(s: Safaru) -> None:
    """4.4: most points win; 5.1: reversed, fewest. Equal totals share the win, partners win together."""
    s.end_game(ranking(scores(s)))


def scores(s: Safaru) -> list[int]:
    """The total of each seat's side; more is better, so fewer points count as more in the reversed game."""
    sign = -1 if s.variant == REVERSED else 1
    return [sign * s.totals[s.side(seat)] for seat in range(s.players)]


SCORE_GAME: Final = ScoreGame()
