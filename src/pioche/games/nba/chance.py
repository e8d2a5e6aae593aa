"""NBA Deck-Building: dice and piles. Chance counts how often it has spoken, so that a draw can be found again."""

from __future__ import annotations

from pioche.core.flow import ChanceStep
from pioche.games.nba.state import Nba


class Chance(ChanceStep[Nba]):
    def happen(self, s: Nba, outcome: list[int]) -> None:
        s.chances += 1
        self.fall(s, outcome)

    def fall(self, s: Nba, outcome: list[int]) -> None:
        """What follows from the outcome."""
        raise NotImplementedError


def unique(cards: list[int]) -> list[int]:
    """Each of these sorted cards once."""
    return [card for place, card in enumerate(cards) if not place or card != cards[place - 1]]
