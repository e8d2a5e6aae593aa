"""NBA Deck-Building, 4.5: drawing from one's own pile."""

from __future__ import annotations

from random import Random
from typing import Final

from pioche.core.flow import Step
from pioche.games.nba.answers import MOST_PLAYERS
from pioche.games.nba.cards import CARD_KEYS, FATIGUE
from pioche.games.nba.chance import Chance
from pioche.games.nba.state import HAND, Nba, less


def draw_cards(s: Nba, team: int, many: int) -> None:
    """4.5: so many cards come into the hand, first those that lie openly on the pile."""
    top = s.tops[team]
    if top and many > 0:
        known = min(many, len(top))
        s.shown[team] = s.shown[team] + top[-known:]
        s.tops[team] = top[:-known]
        many -= known
    if many > 0:
        held = min(many, len(s.piles[team]))
        more = min(many - held, len(s.discards[team]))
        if more:
            s.then(RESHUFFLE[team], DRAW[team][more])
        if held:
            s.then(DRAW[team][held])


class Draw(Chance):
    """4.5: cards are drawn from the pile; Fatigue is laid open at once."""

    names = CARD_KEYS
    way = "sorted"

    def __init__(self, team: int, many: int) -> None:
        super().__init__()
        self.team = team
        self.many = many

    def draw(self, s: Nba, rng: Random) -> list[int]:
        return sorted(rng.sample(s.piles[self.team], self.many))

    def fall(self, s: Nba, outcome: list[int]) -> None:
        team = self.team
        s.piles[team] = less(s.piles[team], outcome)
        tired = outcome.count(FATIGUE)
        if tired:
            outcome = outcome[:-tired]  # they come last
            s.shown[team] = s.shown[team] + [FATIGUE] * tired
            s.unseen[team] = s.unseen[team][:-tired]
        s.hands[team] = sorted(s.hands[team] + outcome)
        s.draws[team] = [*s.draws[team], s.chances - 1]


class Reshuffle(Step[Nba]):
    """4.5: the pile is used up, so the discard becomes the new one; whoever counts now knows the hand (11.2)."""

    def __init__(self, team: int) -> None:
        super().__init__()
        self.team = team

    def apply(self, s: Nba, choice: int) -> None:
        team = self.team
        s.shown[team] = s.shown[team] + s.hands[team]
        s.hands[team], s.draws[team] = [], []
        s.make_pile(team, s.discards[team])
        s.discards[team] = []


RESHUFFLE: Final = [Reshuffle(team) for team in range(MOST_PLAYERS)]
DRAW: Final = [[Draw(team, many) for many in range(HAND + 2)] for team in range(MOST_PLAYERS)]
