"""Rummü: the answers a player can give, as numbers with names, and the figures of the rules.

1.1: the cards are those of the box.
"""

from __future__ import annotations

from typing import Final

from pioche.core.answers import Numbering
from pioche.games._mubox.deck import COLOUR, FACES, NAMES

MOST_PLAYERS: Final = 6
HAND: Final = {3: 9, 4: 8, 5: 8, 6: 7}
MOST_MELDS: Final = 20  # sixty cards, three to a meld

YELLOW: Final = 3
NORMAL: Final = (0, 1, 2, 4)
IS_JOKER: Final[list[bool]] = [COLOUR[card] == YELLOW for card in range(FACES)]  # 1.2
NO_CARD: Final = FACES

_names: Final = Numbering(NAMES)  # a card: to lay it down, to give it in exchange, to take it back or to discard it
STOCK, TAKE, STOP, MELD, CLOSE, DONE = map(_names.add, ("stock", "take", "stop", "meld", "close", "done"))
LOW, HIGH, WHOLE = map(_names.add, ("low", "high", "whole"))
ADD: Final = _names.add(*(f"add to {meld + 1}" for meld in range(MOST_MELDS)))
SWAP: Final = _names.add(*(f"swap from {meld + 1}" for meld in range(MOST_MELDS)))  # the meld whose joker is taken
BACK: Final = _names.add(*(f"back from {meld + 1}" for meld in range(MOST_MELDS)))
CHOICES: Final = _names.all()

TARGETS: Final = (200, 500)  # 6.5: the points that end a match, alone and in teams

# 3.5: how many cards the first meld of a player needs, by the score; alone and in teams
NEEDS: Final = (((150, 6), (100, 5), (0, 4)), ((400, 6), (200, 5), (0, 4)))


def needed(score: int, teams: int) -> int:
    return next((cards for least, cards in NEEDS[teams] if score >= least), 3)
