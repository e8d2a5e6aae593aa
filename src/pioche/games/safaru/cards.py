"""Safarü: which cards catch which, and the answers a player can give, as numbers with names.

1.1, 1.2: the cards and their triangles are those of the box.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from pioche.games._mubox.deck import COLOUR, FACES, NAMES, NUMBER

MOST_PLAYERS: Final = 4
HAND: Final = 4
ON_TABLE: Final = 4
GOAL: Final = 17

VARIANTS: Final = ("normal", "reversed")
REVERSED: Final = 1

IS_UNICORN: Final[list[bool]] = [COLOUR[card] == 1 for card in range(FACES)]  # 1.3: blue
IS_HEDGEHOG: Final[list[bool]] = [COLOUR[card] == 3 for card in range(FACES)]  # yellow
IS_BABY: Final[list[bool]] = [NUMBER[card] == 0 for card in range(FACES)]

NO_CARD: Final = FACES

# Answers 0 to 49 play or take that card; the others are named here.
ADD: Final = FACES
TOTAL: Final = FACES + 1
PAIR: Final = FACES + 2
DONE: Final = FACES + 3
FINISH: Final = FACES + 4

METHODS: Final = (ADD, TOTAL, PAIR)
CHOICES: Final = (*NAMES, "add", "total", "pair", "done", "finish")

Catch = tuple[int, ...]
"""Cards of the table, ascending."""


def catches(table: list[int], played: int, method: int) -> list[Catch]:
    """3.2-3.4, 3.7: everything this card can catch by this method."""
    number = NUMBER[played]
    if method == PAIR:
        return [(card,) for card in sorted({*table}) if NUMBER[card] == number]
    wild = tuple(sorted(table))
    return adding_up(wild, number, 2) if method == ADD else adding_up(wild, GOAL - number, 1)


@lru_cache(1 << 15)  # a search meets the same tables again and again
def adding_up(cards: Catch, want: int, least: int) -> list[Catch]:
    """All sets of at least so many cards that add up to this; with a zero among the cards, one must be in the set."""
    found: list[Catch] = []
    baby = any(IS_BABY[card] for card in cards)
    extend(cards, 0, (), want, found)
    return [catch for catch in found if len(catch) >= least and (not baby or any(IS_BABY[card] for card in catch))]


def extend(cards: Catch, start: int, so_far: Catch, want: int, found: list[Catch]) -> None:
    """Add every set that begins like this and goes on with cards from this place on; alike ones once."""
    if want == 0:
        found.append(so_far)
    last = -1
    for place in range(start, len(cards)):
        card = cards[place]
        if card != last and NUMBER[card] <= want:
            extend(cards, place + 1, (*so_far, card), want - NUMBER[card], found)
            last = card
