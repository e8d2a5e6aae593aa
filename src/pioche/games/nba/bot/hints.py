"""NBA Deck-Building: a player's rules of thumb."""

from __future__ import annotations

from pioche.core.game import Hints

HINTS = Hints(rate=lambda v, seat, options: [0.0] * len(options))
