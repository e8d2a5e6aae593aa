"""Calcory: everything on the table."""

from __future__ import annotations

from typing import Any, ClassVar

from pioche.core.flow import NOBODY, State, Step
from pioche.games._mubox.deck import DECK
from pioche.games.calcory.cards import ALL_PLACES, EMPTY, FRESH, NO_CARD, PLACES, total


class Calcory(State):
    """Sixty places.

    A card that nobody has turned up yet has no face: turning it up is chance.  Every other card was seen by all,
    except those put back after a capture (2.5): only who put one back knows which of the captured cards it was.
    Each of these is a line of `returned` until it is turned up again, with what is tied to it in `pools` and `rests`.
    """

    shared: ClassVar[frozenset[str]] = frozenset(
        {"down", "group", "standing", "unseen", "gone", "pool", "returned", "pools", "rests", "ranks"}
    )

    def __init__(self, players: int, thirteen_beats: int = 0) -> None:
        self.players: int = players
        self.thirteen_beats: int = thirteen_beats
        self.turn: int = 0
        # The places
        self.grid: list[int] = [FRESH] * PLACES
        self.down: list[int] = ALL_PLACES  # the places with a card face down, in order
        self.group: list[int] = []  # the places turned up in this turn
        self.standing: list[int] = []  # the places of the group that stands
        self.owner: int = NOBODY  # whose it is
        # The cards elsewhere
        self.unseen: list[int] = DECK  # those that nobody has turned up
        self.pool: list[int] = []  # those just captured, until one is put back
        self.holding: int = NO_CARD  # that one, once it is chosen
        self.gone: list[int] = []  # in the piles, and known to be there
        self.won: list[int] = [0] * players  # how many lie in each pile
        # Cards put back and not turned up since
        self.returned: list[list[int]] = []  # the place, and who put it there
        self.pools: list[list[int]] = []  # all cards of that capture
        self.rests: list[list[int]] = []  # those of them that went to the pile
        self.idle: int = 1  # turns since a card came to a pile, this one with them
        self.agenda: list[Step[Any]] = []
        self.ranks: list[int] = []

    def cards(self, places: list[int]) -> list[int]:
        return [self.grid[place] for place in places]

    def better(self, places: list[int]) -> bool:
        """3.2: whether these cards beat the group that stands, if there is one."""
        mark = (total(self.cards(self.standing)), len(self.standing))
        return not self.standing or (total(self.cards(places)), len(places)) > mark

    def turn_down(self, places: list[int]) -> None:
        self.down = sorted(self.down + places)

    def capture(self, places: list[int]) -> None:
        """2.4: these cards are taken off the table."""
        self.pool = sorted(self.cards(places))
        for place in places:
            self.grid[place] = EMPTY


def census(s: Calcory) -> tuple[list[int], list[int]]:
    """The cards that are there, and those that should be."""
    lying = [card for card in s.grid if card < EMPTY]
    return [*lying, *s.unseen, *s.pool, *s.gone, *(card for rest in s.rests for card in rest)], DECK
