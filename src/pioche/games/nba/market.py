"""NBA Deck-Building, chapter 3: scoring, and the adjustment of the two markets."""

from __future__ import annotations

from random import Random
from typing import Final

from pioche.core.flow import Step
from pioche.games.nba.answers import CHANGE, DONE, MOST_PLAYERS, ROW, TRACK
from pioche.games.nba.cards import CARD_KEYS, COLOUR, EMPTY, NUMBER
from pioche.games.nba.chance import Chance
from pioche.games.nba.state import Nba, less

# 3.2 Scoring -----------------------------------------------------------------------------------------------------


def stopped(attack: list[int], guard: list[int]) -> int:
    """9.3: what these defence dice take from the attack: those whose colour it has; with two players all of them."""
    colours = [COLOUR[face] for face in attack]
    return sum(NUMBER[face] for face in guard if COLOUR[face] in colours)


class Score(Step[Nba]):
    """3.2: an attack that waited scores its total less the total of the defence, never less than nothing."""

    def __init__(self, team: int) -> None:
        super().__init__()
        self.team = team

    def apply(self, s: Nba, choice: int) -> None:
        team, attack = self.team, s.attacks[self.team]
        if s.teams > 2:  # 9.3: one's own defence stood against all opponents until now
            s.guards[team] = []
        if attack:
            total = sum(NUMBER[face] for face in attack)
            for other in s.others(team):
                s.points[team * s.teams + other] += max(0, total - stopped(attack, s.guards[other]))
            s.attacks[team] = []
        if s.teams == 2:
            s.guards[1 - team] = []


# 2.4 The market opens --------------------------------------------------------------------------------------------


def open_market(s: Nba, pile: list[int]) -> None:
    """2.4: this pile, the top first; its first card is turned up."""
    s.made = s.chances - 1
    s.supply = pile[:0:-1]
    s.track[0] = s.latest = pile[0]
    s.reserve = less(s.reserve, pile)


# 3.3, 3.4 The track ----------------------------------------------------------------------------------------------


class Reveal(Step[Nba]):
    """3.3: a new player pushes the others on until a hole is filled; 3.4: when the pile is used up, all slide on."""

    def apply(self, s: Nba, choice: int) -> None:
        track = s.track
        if s.supply:
            card = s.supply.pop()
            hole = track.index(EMPTY) if EMPTY in track else TRACK - 1
            fallen = track[hole]
            track[1 : hole + 1] = track[:hole]
            track[0] = s.latest = card
        else:
            fallen = track.pop()
            track.insert(0, EMPTY)
        if fallen != EMPTY:
            if s.players == 1:  # 10.2
                s.candidates = [*s.candidates, fallen]
            else:
                s.gone = [*s.gone, fallen]


# 3.5 The row -----------------------------------------------------------------------------------------------------


class ChangeRow(Step[Nba]):
    """3.5: throw away as many tactics of the row as you like, from left to right; then all holes are filled at once."""

    def __init__(self, seat: int, least: int) -> None:
        super().__init__(seat)
        self.least = least

    def options(self, s: Nba) -> list[int]:
        row = s.row
        return [*[CHANGE + place for place in range(self.least, ROW) if row[place] != EMPTY], DONE]

    def apply(self, s: Nba, choice: int) -> None:
        if choice != DONE:
            place = choice - CHANGE
            s.thrown = [*s.thrown, s.row[place]]
            s.row[place] = EMPTY
            if place + 1 < ROW:
                s.then(CHANGE_ROW[self.seat][place + 1])
                return
        fill_row(s)


def fill_row(s: Nba) -> None:
    """3.5, 6.3: the holes of the row are filled from the pile, if there are any."""
    if EMPTY in s.row and (s.tactics or s.thrown):
        s.then(FILL_ROW)


class FillRow(Chance):
    """2.3, 3.5: holes are filled from left to right; when the pile is used up the discard becomes the new one."""

    names = CARD_KEYS
    way = "shuffled"

    def draw(self, s: Nba, rng: Random) -> list[int]:
        holes, pile = s.row.count(EMPTY), s.tactics
        if holes <= len(pile):
            return rng.sample(pile, holes)
        last = rng.sample(pile, len(pile)) if pile else []
        return last + rng.sample(sorted(s.thrown), min(holes - len(pile), len(s.thrown))) if s.thrown else last

    def fall(self, s: Nba, outcome: list[int]) -> None:
        if len(outcome) > len(s.tactics):
            s.tactics, s.thrown = sorted(s.tactics + s.thrown), []
        s.tactics = less(s.tactics, outcome)
        for card in outcome:
            s.row[s.row.index(EMPTY)] = card


SCORE: Final = [Score(team) for team in range(MOST_PLAYERS)]
REVEAL: Final = Reveal()
CHANGE_ROW: Final = [[ChangeRow(seat, least) for least in range(ROW)] for seat in range(MOST_PLAYERS)]
FILL_ROW: Final = FillRow()
