"""What each seat may hope for, by points and places: for bots that judge a game before it is over.

Several of these are added up (`together`), each with its part `of` the whole.
"""

from __future__ import annotations

from math import exp


def divided(odds: list[float], of: float = 1.0) -> list[float]:
    """A share for each seat, as large as its odds."""
    whole = sum(odds)
    return [of * odd / whole for odd in odds]


def shares(points: list[float], spread: float, of: float = 1.0) -> list[float]:
    """The win while it is open: a lead of `spread` points makes it e times as likely."""
    most = max(points)
    return divided([exp((one - most) / spread) for one in points], of)


def won(ranks: list[int], of: float = 1.0) -> list[float]:
    """The win once it is decided, divided among those who share it."""
    winners = ranks.count(0)
    return [of / winners if not rank else 0.0 for rank in ranks]


def leads(points: list[float], reach: float, of: float = 1.0) -> list[float]:
    """How far ahead of the average each seat is, 0 to 1: half of `reach` is as far as it counts."""
    average = sum(points) / len(points)
    return [of * min(1.0, max(0.0, 0.5 + (one - average) / reach)) for one in points]


def together(hopes: list[float], others: list[float]) -> list[float]:
    return [one + other for one, other in zip(hopes, others, strict=True)]
