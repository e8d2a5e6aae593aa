"""The sixty cards that four games share: five colours, numbers 0 to 9, every 1 and 7 twice.

A card is its face, colour * 10 + number: the twin 1s and 7s are equal for every rule, so they are equal here.
"""

from __future__ import annotations

from typing import Final

FACES: Final = 50
COLOURS: Final = 5
LETTERS: Final = "RBGYK"
COLOUR_NAMES: Final = ("red", "blue", "green", "yellow", "black")

COLOUR: Final[list[int]] = [card // 10 for card in range(FACES)]
NUMBER: Final[list[int]] = [card % 10 for card in range(FACES)]
TRIANGLES: Final[list[int]] = [(1, 0, 1, 1, 1, 1, 2, 2, 1, 0)[card % 10] for card in range(FACES)]

NAMES: Final[tuple[str, ...]] = tuple(f"{LETTERS[COLOUR[card]]}{NUMBER[card]}" for card in range(FACES))
DECK: Final[list[int]] = sorted([*range(FACES), *(card for card in range(FACES) if card % 10 in (1, 7))])

SYMBOLS: Final = ("r", "b", "g", "y", "k")
SHAPES: Final = ("diamond", "drop", "clover", "sun", "hexagon")
FACE_KEYS: Final[tuple[str, ...]] = tuple(f"{SYMBOLS[COLOUR[card]]}{NUMBER[card]}" for card in range(FACES))
TWINS: Final = frozenset(key for key in FACE_KEYS if key[1] in "17")


def cards(names: str) -> list[int]:
    """Cards written by name: "R7 R7 K0"."""
    return [NAMES.index(name) for name in names.split()]
