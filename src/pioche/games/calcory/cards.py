"""Calcory: what can lie on a place, and the answers a player can give, as numbers with names.

1.1: the cards are those of the box; colours count for nothing. 1.3: a pile of cards won is a number of them.
"""

from __future__ import annotations

from typing import Final

from pioche.games._mubox.deck import FACES, NAMES, NUMBER

ROWS: Final = 6
COLUMNS: Final = 10
PLACES: Final = ROWS * COLUMNS
ALL_PLACES: Final = [*range(PLACES)]
MOST_PLAYERS: Final = 4

# On a place lies a card (its face), or
EMPTY: Final = FACES  # nothing,
FRESH: Final = FACES + 1  # or a card that nobody has turned up yet.
NO_CARD: Final = FACES

GOAL: Final = 13
NUMBER_OF: Final[list[int]] = [NUMBER[card] for card in range(FACES)]

# Answers 0 to 59 name a place, by row and column; the others are named here.
STOP: Final = PLACES
BACK: Final = PLACES + 1  # and the card that is put back

CHOICES: Final = (
    *(f"{'abcdef'[place // COLUMNS]}{place % COLUMNS + 1}" for place in ALL_PLACES),
    "stop",
    *(f"back {name}" for name in NAMES),
)


def total(cards: list[int]) -> int:
    """2.2: the sum of the numbers; colours mean nothing here."""
    return sum([NUMBER_OF[card] for card in cards])


def zeros(cards: list[int]) -> int:
    return sum([not NUMBER_OF[card] for card in cards])
