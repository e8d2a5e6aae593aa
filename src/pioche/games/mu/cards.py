"""Mü: the answers a player can give, the trump suit, and the tables of targets and bonuses.

1.1: the cards are those of the box.
"""

from __future__ import annotations

from typing import Final

from pioche.core.answers import Numbering
from pioche.games._mubox.deck import COLOUR, COLOUR_NAMES, COLOURS, DECK, FACES, NAMES, NUMBER

# A type is a colour (0 to 4), a number (5 to 14) or no trump at all.
NUMBERS: Final = COLOURS
NO_TRUMP: Final = NUMBERS + 10
TYPES: Final = NO_TRUMP + 1
TYPE_NAMES: Final = (*COLOUR_NAMES, *(f"{number}s" for number in range(10)), "no trump")
MOST_SEATS: Final = 6

_names: Final = Numbering(NAMES)  # cards of the hand
SHOWN: Final = _names.add(*(f"{name} shown" for name in NAMES))  # the same from the display
PASS: Final = _names.add("pass")
STOP: Final = _names.add("stop")
TRUMP: Final = _names.add(*TYPE_NAMES)  # and a type
PARTNER: Final = _names.add(*(f"partner {seat}" for seat in range(MOST_SEATS)))
CHOICES: Final = _names.all()

# §1.3 With three players two colours are left out.
PAIRS: Final = tuple((a, b) for a in range(COLOURS) for b in range(a + 1, COLOURS))
PAIR_NAMES: Final = tuple(f"{COLOUR_NAMES[a]}-{COLOUR_NAMES[b]}" for a, b in PAIRS)
SHORT_DECKS: Final = tuple([card for card in DECK if COLOUR[card] not in pair] for pair in PAIRS)


# §5 Trumps -------------------------------------------------------------------------------------------------

TRUMP_SUIT: Final = COLOURS


def has_type(card: int, kind: int) -> bool:
    """Whether a card has this colour or number."""
    return COLOUR[card] == kind if kind < NUMBERS else NUMBER[card] == kind - NUMBERS


def trump_class(card: int, chief: int, vice: int) -> int:
    """§5.2: 3 for a double trump, 2 for a chief's trump, 1 for a vice's trump, 0 for a plain card."""
    by_chief, by_vice = has_type(card, chief), has_type(card, vice)
    return 3 if by_chief and by_vice else 2 if by_chief else 1 if by_vice else 0


def power(card: int, chief: int, vice: int) -> int:
    """§5.2-5.4: what a card is worth in its suit; equal cards are equal, so the earlier one stays ahead."""
    kind = trump_class(card, chief, vice)
    named = chief if kind == 2 else vice
    by_number = kind == 0 or (kind < 3 and named < NUMBERS)
    return 20 * kind + (NUMBER[card] + 1 if by_number else 0)


# For every pair of types [chief][vice], of each card: §5.1 the suit it belongs to, and its power in it.
SUITS: Final[list[list[bytes]]] = [
    [
        bytes(TRUMP_SUIT if trump_class(card, chief, vice) else COLOUR[card] for card in range(FACES))
        for vice in range(TYPES)
    ]
    for chief in range(TYPES)
]
POWERS: Final[list[list[bytes]]] = [
    [bytes(power(card, chief, vice) for card in range(FACES)) for vice in range(TYPES)] for chief in range(TYPES)
]


# §7 Targets and bonuses ------------------------------------------------------------------------------------

FIRST_TARGET: Final = {3: 12, 4: 30, 5: 24, 6: 20}
TARGET_STEP: Final = {3: 2, 4: 2, 5: 3, 6: 4}
MOST_BONUS: Final = 100


def target(players: int, bid: int) -> int:
    """§7.2: the triangles the chief's side needs."""
    return FIRST_TARGET[players] + TARGET_STEP[players] * (bid - 1)


def level(players: int, triangles: int) -> int:
    """§7.4: the highest bid these triangles would have been enough for; 0 if not even for one card."""
    return max(0, (triangles - FIRST_TARGET[players]) // TARGET_STEP[players] + 1)


def bonus(bid: int, trump: int, capped: bool) -> int:
    """§7.3: what chief and partner each score on top, by the bid and the chief's trump."""
    if trump < NUMBERS:
        extra = 0
    elif trump == NO_TRUMP:
        extra = 30
    else:
        extra = 10 if trump - NUMBERS in (1, 7) else 20
    return min(MOST_BONUS, 10 * bid + extra) if capped else 10 * bid + extra
