"""Safarü: everything on the table."""

from __future__ import annotations

from typing import Any, ClassVar

from pioche.core.flow import State, Step
from pioche.games._mubox.deck import DECK
from pioche.games.safaru.cards import METHODS, NO_CARD, Catch, catches


class Safaru(State):
    """Nobody ever knows the order of the stock, so it has none: a deal takes any of its cards."""

    shared: ClassVar[frozenset[str]] = frozenset({"stock", "wild", "picked", "ranks"})

    def __init__(self, players: int, variant: int, target: int, games: int, tallies: int) -> None:
        # What was agreed
        self.players: int = players
        self.variant: int = variant
        self.target: int = target  # 0: a single game
        self.games: int = games  # how many games of the reversed variant
        self.tallies: int = tallies  # whether tables show what was caught
        # The match
        self.dealer: int = 0
        self.totals: list[int] = [0] * self.sides()
        self.pad: list[list[int]] = []  # the points of each side, game by game
        # The cards
        self.deals: int = 0  # in this game
        self.stock: list[int] = DECK
        self.hands: list[list[int]] = [[] for _ in range(players)]
        self.wild: list[int] = []  # face up in the middle
        self.caught: list[list[int]] = [[] for _ in range(self.sides())]
        # The turn
        self.turn: int = 0
        self.played: int = NO_CARD
        self.used: int = 0  # the methods used in this turn, as bits
        self.method: int = 0  # the one in use
        self.picked: list[int] = []  # cards taken by it so far, ascending
        self.agenda: list[Step[Any]] = []
        self.ranks: list[int] = []

    def sides(self) -> int:
        """2.2: four players make two sides."""
        return 2 if self.players == 4 else self.players

    def side(self, seat: int) -> int:
        return seat % self.sides()

    def ways(self, method: int) -> list[Catch]:
        """What the card played can catch by this method now."""
        return catches(self.wild, self.played, method)

    def open_methods(self) -> list[int]:
        """3.5: the methods not used yet that catch something."""
        return [m for place, m in enumerate(METHODS) if not self.used >> place & 1 and self.ways(m)]


def census(s: Safaru) -> tuple[list[int], list[int]]:
    """The cards that are there, and those that should be."""
    places = [s.stock, s.wild, s.picked, *s.hands, *s.caught, [s.played] if s.played != NO_CARD else []]
    return [card for place in places for card in place], DECK
