"""Rummü: the answers a player can give, as numbers with names, and the figures of the rules.

1.1: the cards are those of the box.
"""

from __future__ import annotations

from typing import Final

from pioche.games._mubox.deck import COLOUR, FACES, NAMES

MOST_PLAYERS: Final = 6
HAND: Final = {3: 9, 4: 8, 5: 8, 6: 7}
MOST_MELDS: Final = 20  # sixty cards, three to a meld

YELLOW: Final = 3
NORMAL: Final = (0, 1, 2, 4)
IS_JOKER: Final[list[bool]] = [COLOUR[card] == YELLOW for card in range(FACES)]  # 1.2
NO_CARD: Final = FACES

# Answers 0 to 49 name a card: to lay it down, to give it in exchange, to take it back or to discard it. The others:
STOCK: Final = FACES
TAKE: Final = FACES + 1
STOP: Final = FACES + 2
MELD: Final = FACES + 3
CLOSE: Final = FACES + 4
DONE: Final = FACES + 5
LOW: Final = FACES + 6
HIGH: Final = FACES + 7
WHOLE: Final = FACES + 8
ADD: Final = FACES + 9  # and the meld that cards are added to
SWAP: Final = ADD + MOST_MELDS  # and the meld whose joker is taken
BACK: Final = SWAP + MOST_MELDS  # and the meld that is taken back from

CHOICES: Final = (
    *NAMES,
    "stock",
    "take",
    "stop",
    "meld",
    "close",
    "done",
    "low",
    "high",
    "whole",
    *(f"add to {meld + 1}" for meld in range(MOST_MELDS)),
    *(f"swap from {meld + 1}" for meld in range(MOST_MELDS)),
    *(f"back from {meld + 1}" for meld in range(MOST_MELDS)),
)

TARGETS: Final = (200, 500)  # 6.5: the points that end a match, alone and in teams

# 3.5: how many cards the first meld of a player needs, by the score; alone and in teams
NEEDS: Final = (((150, 6), (100, 5), (0, 4)), ((400, 6), (200, 5), (0, 4)))


def needed(score: int, teams: int) -> int:
    return next((cards for least, cards in NEEDS[teams] if score >= least), 3)
