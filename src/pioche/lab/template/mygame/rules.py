"""Mygame: the rules. One step for each paragraph; its docstring begins with the number and is what the table says."""

from __future__ import annotations

from random import Random

from pioche.core.flow import ChanceOf, State, Step, StepOf, ranking
from pioche.core.game import Settings
from pioche.core.hidden import without

TAKE, STOP = range(2)
CHOICES = ("take", "stop")
CARDS = [*range(1, 21)]
MOST = 21


class Mygame(State):
    """Take cards, but not more than twenty-one points."""

    zones = ("rows",)  # what lies on the table, for as long as the game draws none of its own
    counters = ("points",)
    pack = CARDS

    def __init__(self, players: int) -> None:
        self.players = players
        self.rows: list[list[int]] = [[] for _ in range(players)]
        self.points = [0] * players
        self.stopped = [0] * players
        self.ranks = []
        self.agenda = []


def start(settings: Settings) -> Mygame:
    s = Mygame(settings["players"])
    s.then(TakeOrStop(0))
    return s


class TakeOrStop(Step[Mygame]):
    """1.1: take a card, or stop for the rest of the game."""

    def options(self, s: Mygame) -> list[int]:
        return [TAKE, STOP]

    def apply(self, s: Mygame, choice: int) -> None:
        if choice == TAKE:
            s.then(TurnUp(self.seat), NextPlayer(self.seat))
        else:
            s.stopped[self.seat] = 1
            s.then(NextPlayer(self.seat))


class TurnUp(ChanceOf[Mygame]):
    """1.2: the top card is turned up; with more than twenty-one points you have none, and are out."""

    way = "fraction"

    def draw(self, s: Mygame, rng: Random) -> list[int]:
        left = without(CARDS, *s.rows)
        return [left[int(rng.random() * len(left))]]

    def happen(self, s: Mygame, outcome: list[int]) -> None:
        s.rows[self.player] = [*s.rows[self.player], outcome[0]]
        total = sum(s.rows[self.player])
        s.points[self.player] = total if total <= MOST else 0
        s.stopped[self.player] = int(total > MOST)


class NextPlayer(StepOf[Mygame]):
    """2.1: it goes on with the next player who has not stopped; when all have, the most points win."""

    def apply(self, s: Mygame, choice: int) -> None:
        order = [(self.player + place) % s.players for place in range(1, s.players + 1)]
        left = [seat for seat in order if not s.stopped[seat]]
        if left:
            s.then(TakeOrStop(left[0]))
        else:
            s.end_game(ranking(s.points))
