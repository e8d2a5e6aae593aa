"""Treize: what a seat may know, which is everything but the order of face-down cards.

Rows, discards and every card ever turned up were seen by all.  What a seat has once seen its view keeps, so a
view also holds the won piles, though they lie face down and the scene shows only how many cards they hold.
The order of the draw pile and of the packet is in nobody's view, because it is in no state (see `Treize`).
"""

from __future__ import annotations

from random import Random

from pioche.games.treize.state import Treize


def view(s: Treize, seat: int | None) -> Treize:
    return s.clone()


def imagine(view: Treize, rng: Random) -> Treize:
    return view.clone()


def secrets(s: Treize, seat: int | None) -> list[int]:
    """No card is hidden from anybody: what nobody has turned up has no face yet."""
    return []
