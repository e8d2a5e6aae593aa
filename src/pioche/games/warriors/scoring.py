"""Warriors, chapter 8: the end of a round and of the game."""

from __future__ import annotations

from pioche.core.flow import Step, ranking
from pioche.games.warriors.cards import BATTLE, BONUS, CATAPULT, PEOPLES, ROUNDS, WIZARD
from pioche.games.warriors.state import Warriors


class EndRound(Step[Warriors]):
    """8.1: unused catapults, wizards and the battle cards are discarded; flames stay."""

    def apply(self, s: Warriors, choice: int) -> None:
        s.discard += [CATAPULT] * sum(s.catapults) + [WIZARD] * sum(s.wizards)
        s.discard += [BATTLE + battle for battle in s.track]
        s.catapults = [0] * s.players
        s.wizards = [0] * len(s.wizards)
        s.track, s.holders, s.turn = [], [], 0
        if s.round == ROUNDS:
            s.then(EndGame())


class EndGame(Step[Warriors]):
    """8.3: the highest score wins, of equals the one with more captured cards."""

    def apply(self, s: Warriors, choice: int) -> None:
        s.end_game(ranking([(score, len(pile)) for score, pile in zip(scores(s), s.captured, strict=True)]))


def strengths(s: Warriors) -> list[list[int]]:
    """How many of each people, dragons last, everybody has."""
    sizes = s.sizes()
    there = [sizes[people::PEOPLES] for people in range(PEOPLES)]
    if s.dragons:
        there.append([s.lair.count(seat) for seat in range(s.players)])
    return there


def leaders(counts: list[int]) -> list[int]:
    """8.2: who has most of a people; nobody if there is none."""
    most = max(counts)
    return [seat for seat, count in enumerate(counts) if count == most] if most else []


def scores(s: Warriors) -> list[int]:
    """8.2: two points for every captured card, and the bonus of each people to all who have most of it."""
    points = [2 * len(pile) for pile in s.captured]
    for people, counts in enumerate(strengths(s)):
        for seat in leaders(counts):
            points[seat] += BONUS[people]
    return points
