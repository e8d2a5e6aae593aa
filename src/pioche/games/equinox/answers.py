"""Equinox: the answers a player can give."""

from __future__ import annotations

from typing import Final

from pioche.games.equinox.cards import CARDS, CELLS, CODES, CREATURES, MOST_SEATS, NAMES, ROWS

# 0 to 167 are cards: played, discarded, taken, given or kept.
CREATURE: Final = CARDS  # CREATURE + creature: bet on it, name it, lay a chameleon on it
PLACE: Final = CREATURE + CREATURES  # PLACE + row * CREATURES + creature: the pebble or the free cell there
ON_CHAMPION: Final = PLACE + CELLS  # ON_CHAMPION + creature: the pebble on its champion
SEAT: Final = ON_CHAMPION + CREATURES  # SEAT + seat
ON_SECRET: Final = SEAT + MOST_SEATS  # the pebble on one's own secret bet
SECRET, REVEAL, SKIP, PASS, USE, DECLINE, SHOW, STOP = range(ON_SECRET + 1, ON_SECRET + 9)

CHOICES: Final[tuple[str, ...]] = (
    *NAMES,
    *CODES,
    *(f"{code} row {row + 1}" for row in range(ROWS) for code in CODES),
    *(f"{code} champion" for code in CODES),
    *(f"seat {seat}" for seat in range(MOST_SEATS)),
    "secret pebble",
    *("secret", "reveal", "skip", "pass", "use", "decline", "show", "stop"),
)
