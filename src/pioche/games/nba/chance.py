"""NBA Deck-Building: dice and piles. Chance counts how often it has spoken, so that a draw can be found again."""

from __future__ import annotations

from random import Random

from pioche.core.flow import ChanceStep
from pioche.games.nba.state import Nba


class Chance(ChanceStep[Nba]):
    def happen(self, s: Nba, outcome: list[int]) -> None:
        s.chances += 1
        self.fall(s, outcome)

    def fall(self, s: Nba, outcome: list[int]) -> None:
        """What follows from the outcome."""
        raise NotImplementedError


def any_of(cards: list[int], many: int, rng: Random) -> list[int]:
    """So many of these cards, all equally likely, in the order they are taken."""
    left, random = cards[:], rng.random
    return [left.pop(int(random() * len(left))) for _ in range(many)]


def unique(cards: list[int]) -> list[int]:
    """Each of these sorted cards once."""
    return [card for place, card in enumerate(cards) if not place or card != cards[place - 1]]
