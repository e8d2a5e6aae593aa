"""Equinox: the cards and the values of the rows."""

from __future__ import annotations

from typing import Final

# §1.1 Fourteen creatures in the order of the rulebook's annex, eight of them in a game.
GRU, LIC, PAN, GRI, BIC, DUC, CAR, BOL, SAB, CRO, RAI, PLU, URS, PEL = range(14)
CREATURES: Final = 14
IN_PLAY: Final = 8
CODES: Final = ("GRU", "LIC", "PAN", "GRI", "BIC", "DUC", "CAR", "BOL", "SAB", "CRO", "RAI", "PLU", "URS", "PEL")

# §1.2 Cards: eleven of each creature (strength 0 to 10), eleven chameleons, three trees.
STRENGTHS: Final = 11
CHAMELEON: Final = CREATURES * STRENGTHS  # the chameleon of strength 0
ANCIENT: Final = CHAMELEON + STRENGTHS
CARDS: Final = ANCIENT + 3  # the Ancient, and the Dryads of spring and autumn

# What a card is: a creature (0 to 13), a chameleon or a tree.
A_CHAMELEON: Final = CREATURES
A_TREE: Final = CREATURES + 1
KIND: Final = tuple(min(card // STRENGTHS, A_CHAMELEON) if card < ANCIENT else A_TREE for card in range(CARDS))

NAMES: Final[tuple[str, ...]] = (
    *(f"{code}{strength}" for code in CODES for strength in range(STRENGTHS)),
    *(f"CAM{strength}" for strength in range(STRENGTHS)),
    "ANC",
    "DRY1",
    "DRY2",
)
CARD_OF: Final = {name: card for card, name in enumerate(NAMES)}
FACE_KEYS: Final = tuple(name.lower() for name in NAMES)

# §6.13 Strength in halves, so that Ursus fits.
HALVES: Final = tuple(2 * (card % STRENGTHS) + (KIND[card] == URS) if card < ANCIENT else 0 for card in range(CARDS))

# §1.3 The table: five rows of cells, one for each creature, and the row of champions.
ROWS: Final = 5
CELLS: Final = ROWS * CREATURES
LAST_ROW: Final = CELLS - CREATURES  # its first cell
# §1.4 Pebbles, and what they are worth there.
PEBBLES: Final = 5
WORTH: Final = (4, 3, 2, 1, 0)
CHAMPION_WORTH: Final = 5
HAND: Final = 8
MOST_SEATS: Final = 5


def cards(text: str) -> list[int]:
    """Cards by their names: "LIC7 CAM3 DRY1"."""
    return [CARD_OF[name] for name in text.split()]


def deck(creatures: list[int]) -> list[int]:
    """§2.4: the 102 cards of a game with these creatures."""
    own = [card for creature in creatures for card in range(creature * STRENGTHS, (creature + 1) * STRENGTHS)]
    return [*own, *range(CHAMELEON, CARDS)]
