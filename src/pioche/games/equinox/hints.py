"""Equinox: a player's rules of thumb."""

from __future__ import annotations

from pioche.core.game import Hints
from pioche.games.equinox.state import Equinox


def rate(v: Equinox, seat: int, options: list[int]) -> list[float]:
    return [0.0] * len(options)


HINTS = Hints(rate=rate)
