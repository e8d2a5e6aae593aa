"""Treize: the cards (1.1), and the answers a player can give, as numbers with names.

A card is its face: two cards that look alike are the same number, and a list of cards may hold it twice.

    n1..n4      a number                        arrow   takes the last card of a row away
    p0..p4      a number with one plus sign     limit   13→18
    q1..q5      a number with two               hand    refuses a card
    d0..d4      a number, and draw a card       g1 g2   one or two plus signs, won at once
"""

from __future__ import annotations

from typing import Final

from pioche.core.sets import box

MOST_PLAYERS: Final = 5
MOST_RESHUFFLES: Final = 4

COPIES: Final[dict[str, int]] = {face: copies for kind in box(__package__).values() for face, copies in kind.items()}
FACES: Final = tuple(COPIES)
DECK: Final[list[int]] = [face for face, name in enumerate(FACES) for _ in range(COPIES[name])]

ARROW: Final = FACES.index("arrow")
LIMIT: Final = FACES.index("limit")
HAND: Final = FACES.index("hand")
NO_CARD: Final = len(FACES)

IS_NUMBERED: Final[list[bool]] = [name[0] in "npqd" and name[1:].isdigit() for name in FACES]
IS_DRAW: Final[list[bool]] = [name.startswith("d") for name in FACES]
IS_GIFT: Final[list[bool]] = [name.startswith("g") for name in FACES]

NUMBER: Final[list[int]] = [int(name[1:]) if IS_NUMBERED[face] else 0 for face, name in enumerate(FACES)]
PLUS: Final[list[int]] = [{"p": 1, "q": 2}.get(name[0], int(name[1:]) if name[0] == "g" else 0) for name in FACES]

# Answers 0..4 give the card to that seat; the other two are named here.
ACCEPT: Final = 5
REFUSE: Final = 6
CHOICES: Final = (*(f"give {seat}" for seat in range(MOST_PLAYERS)), "accept", "refuse")


def total(cards: list[int]) -> int:
    """1.2: the sum of the numbers; cards without a number count 0."""
    numbers = 0  # a plain loop: this is asked after every card, and `sum` takes twice as long
    for card in cards:
        numbers += NUMBER[card]
    return numbers


def limit(row: list[int]) -> int:
    """5.3: 13, or 18 as long as a 13→18 card lies in the row."""
    return 18 if LIMIT in row else 13


def plus_signs(cards: list[int]) -> int:
    """1.3: how many plus signs these cards show."""
    return sum(map(PLUS.__getitem__, cards))
