"""Equinox: the answers a player can give."""

from __future__ import annotations

from typing import Final

from pioche.core.answers import Numbering
from pioche.games.equinox.cards import CODES, MOST_SEATS, NAMES, ROWS

_names: Final = Numbering(NAMES)  # cards: played, discarded, taken, given or kept
CREATURE: Final = _names.add(*CODES)  # bet on it, name it, lay a chameleon on it
PLACE: Final = _names.add(*(f"{code} row {row + 1}" for row in range(ROWS) for code in CODES))  # pebble or free cell
ON_CHAMPION: Final = _names.add(*(f"{code} champion" for code in CODES))  # the pebble there
SEAT: Final = _names.add(*(f"seat {seat}" for seat in range(MOST_SEATS)))
ON_SECRET: Final = _names.add("secret pebble")  # the one on one's own secret bet
SECRET, REVEAL, SKIP, PASS = map(_names.add, ("secret", "reveal", "skip", "pass"))
USE, DECLINE, SHOW, STOP = map(_names.add, ("use", "decline", "show", "stop"))
CHOICES: Final = _names.all()
