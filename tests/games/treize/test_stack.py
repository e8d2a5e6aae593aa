"""Face-down cards have no order in our states, yet the same chances as in a real, ordered pile."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import permutations
from random import Random

import pytest

from pioche.core.flow import CHANCE
from pioche.games.treize.cards import ARROW, IS_DRAW, total
from pioche.games.treize.state import Treize
from tests.games.treize.table import cards, faces, table

Chances = dict[str, Fraction]
"""How likely it is that these cards are turned up in this order."""

DEPTH = 7  # so many cards are looked at


# Our cards: ask the chance steps -------------------------------------------------------------------------

GRID = 420  # every number up to 7 divides it, so that of up to 7 cards each is drawn exactly as often


class Fixed(Random):
    """A generator that always gives the same number."""

    def __init__(self, number: float) -> None:
        super().__init__(0)
        self.number = number

    def random(self) -> float:
        return self.number


def outcomes(s: Treize) -> list[tuple[list[int], Fraction]]:
    """What the chance step that comes next may draw, with its probability."""
    hits = Counter(s.draw(Fixed((point + 0.5) / GRID))[0] for point in range(GRID))
    return [([card], Fraction(count, GRID)) for card, count in hits.items()]


def our_chances(s: Treize, seen: list[int], chance: Fraction) -> Chances:
    """The dealer serves seat after seat, and nobody refuses."""
    while not s.is_over() and s.to_move() != CHANCE:
        s.play(s.options()[0])
    if s.is_over() or len(seen) == DEPTH:
        return {faces(seen): chance}
    chances: Chances = {}
    for outcome, share in outcomes(s):
        t = s.clone()
        t.happen(outcome)
        for sequence, likely in our_chances(t, seen + outcome, chance * share).items():
            chances[sequence] = chances.get(sequence, Fraction(0)) + likely
    return chances


# Real cards: shuffle them in every way -------------------------------------------------------------------


class Undecided(Exception):
    """These cards are shuffled, and it must be said how."""

    def __init__(self, pile: list[int]) -> None:
        super().__init__(pile)
        self.pile = pile


class RealCards:
    """A table with an ordered pile, for numbers, Draw cards and Arrows alone, played in the same way."""

    def __init__(self, rows: list[str], stack: str, discard: str, shuffles: list[list[int]]) -> None:
        self.shuffles = iter(shuffles)
        self.rows = [cards(row) for row in rows]
        self.pile = self.shuffled(cards(stack))
        self.packet: list[int] = []
        self.discard = cards(discard)
        self.seen: list[int] = []
        self.is_last = False

    def shuffled(self, pile: list[int]) -> list[int]:
        for order in self.shuffles:
            return order[:]
        raise Undecided(pile)

    def take(self) -> list[int]:
        """The top card, if there is any."""
        self.refill()
        taken, self.pile = self.pile[:1], self.pile[1:]
        self.refill()
        return taken

    def refill(self) -> None:
        if not self.pile:
            self.is_last = True
            if self.discard:
                self.pile, self.discard = self.shuffled(self.discard), []

    def receive(self, row: list[int], card: int) -> bool:
        """Whether the round goes on."""
        self.seen.append(card)
        if len(self.seen) == DEPTH:
            self.is_last = True
            return False
        if card == ARROW:
            self.discard += [*row[-1:], ARROW]
            del row[-1:]
            return True
        row.append(card)
        if total(row) >= 13:
            return False
        return not IS_DRAW[card] or all(self.receive(row, drawn) for drawn in self.take())

    def deal(self) -> bool:
        """Whether the round goes on."""
        for _ in self.rows:
            self.packet += self.take()
        return all(self.packet and self.receive(row, self.packet.pop(0)) for row in self.rows)

    def play(self) -> list[int]:
        """The cards turned up, in order."""
        while True:
            while self.deal():
                pass
            if self.is_last:
                return self.seen
            self.pile = self.packet + self.pile
            self.packet = []
            for row in self.rows:
                self.discard += row
                row.clear()


def real_chances(rows: list[str], stack: str, discard: str) -> Chances:
    """Play on up to a shuffle, then once for each way it may turn out."""
    chances: Chances = {}
    runs: list[tuple[list[list[int]], Fraction]] = [([], Fraction(1))]
    while runs:
        shuffles, chance = runs.pop()
        try:
            sequence = faces(RealCards(rows, stack, discard, shuffles).play())
        except Undecided as undecided:
            orders = set(permutations(undecided.pile))
            runs += [([*shuffles, [*order]], chance / len(orders)) for order in orders]
        else:
            chances[sequence] = chances.get(sequence, Fraction(0)) + chance
    return chances


class TestChances:
    @pytest.mark.parametrize(
        ("rows", "stack", "discard"),
        [
            (["n4 n4 n4", ""], "n1 n2 n3 n4 arrow", ""),
            (["", ""], "d0 d1 n1 n2", "n3 n4"),
            (["n4 n4", ""], "d1 n1 n2 d4", "arrow d3"),
            (["", "", "", ""], "d0 d1 n1", "d2 arrow n2"),
        ],
        ids=["packet put back", "packet over two layers", "drawn past the packet", "three layers"],
    )
    def test_they_are_those_of_an_ordered_pile(self, rows: list[str], stack: str, discard: str) -> None:
        s = table(*rows, stack=(stack,), packet=0, discard=discard)
        ours = our_chances(s, [], Fraction(1))
        assert sum(ours.values()) == 1
        assert ours == real_chances(rows, stack, discard)


# Counting ------------------------------------------------------------------------------------------------


def perft(s: Treize, depth: int) -> int:
    """How many ways there are to go on for so many answers and draws; a game that is over counts once."""
    if depth == 0 or s.is_over():
        return 1
    ways = 0
    if s.to_move() == CHANCE:
        for outcome, _ in outcomes(s):
            t = s.clone()
            t.happen(outcome)
            ways += perft(t, depth - 1)
    else:
        for choice in s.options():
            t = s.clone()
            t.play(choice)
            ways += perft(t, depth - 1)
    return ways


class TestPerft:
    def test_the_ways_to_go_on_are_counted(self) -> None:
        s = table("n4 q5", "hand p4", "limit n3", stack=("d1 n4 arrow g2 hand q3",))
        assert [perft(s, depth) for depth in range(6)] == [1, 6, 18, 72, 205, 538]
