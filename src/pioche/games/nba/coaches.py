"""NBA Deck-Building, 9.6: coaches."""

from __future__ import annotations

from random import Random
from typing import Final

from pioche.core.flow import Step
from pioche.games.nba.answers import COACH, MOST_PLAYERS
from pioche.games.nba.cards import COACH_KEYS, COACHES
from pioche.games.nba.chance import Chance
from pioche.games.nba.state import Nba


def engage(s: Nba, seat: int, coach: int) -> None:
    s.coaches[seat] = coach
    if s.fields[seat]:
        s.line_up(seat, s.fields[seat])


class DrawCoaches(Chance):
    """9.6: everybody draws a coach."""

    names = COACH_KEYS
    way = "shuffled"

    def draw(self, s: Nba, rng: Random) -> list[int]:
        return rng.sample(range(COACHES), s.players)

    def fall(self, s: Nba, outcome: list[int]) -> None:
        for seat, coach in enumerate(outcome):
            engage(s, seat, coach)


class ChooseCoach(Step[Nba]):
    """9.6: choose a coach nobody has."""

    def options(self, s: Nba) -> list[int]:
        return [COACH + coach for coach in range(COACHES) if coach not in s.coaches]

    def apply(self, s: Nba, choice: int) -> None:
        engage(s, self.seat, choice - COACH)


DRAW_COACHES: Final = DrawCoaches()
CHOOSE_COACH: Final = [ChooseCoach(seat) for seat in range(MOST_PLAYERS)]
