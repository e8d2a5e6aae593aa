"""Which series there are: how matches follow one another, and what is carried from one into the next."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any, Literal

Shape = Literal["knock-out", "round-robin", "best-of", "road"]


@dataclass(frozen=True)
class Carried:
    """What a match of a series begins with besides its settings."""

    kind: str  # of the series
    stage: int  # 1, 2, …
    by_seat: tuple[tuple[int, ...], ...]  # named like answers; nothing: as everybody begins


@dataclass(frozen=True, kw_only=True)
class Baggage:
    """What entrants carry from match to match, as a game says it. All numbers are answers of the game."""

    start: Callable[[dict[str, int], Carried], Any]
    """start(settings, carried): the table before the first draw of chance."""

    holds: Callable[[Any, int], tuple[int, ...]]
    """holds(end, seat): what this seat carries into its next match if it keeps nothing."""

    offers: Callable[[Any, int, Carried], tuple[int, ...]]
    """offers(end, seat, carried): what it may choose from to keep."""

    options: Callable[[tuple[int, ...], tuple[int, ...], tuple[int, ...]], list[int]]
    """options(holds, offers, said): what it may answer next, having said this; nothing once all is said."""

    after: Callable[[tuple[int, ...], tuple[int, ...]], tuple[int, ...]]
    """after(holds, said): what it carries then."""

    advise: Callable[[tuple[int, ...], tuple[int, ...]], tuple[int, ...]]
    """advise(holds, offers): what a bot says."""


@dataclass(frozen=True, kw_only=True)
class Kind:
    """One kind of series. Its words are `series-KEY` and `series-KEY.help`."""

    key: str
    shape: Shape
    entrants: tuple[int, ...] = ()  # how many there may be; nothing: as many as a table has seats for
    byes: bool = True  # fewer may enter than there are places
    lengths: tuple[int, ...] = ()  # best of so many; at first the first
    players: int = 0  # at a table; 0: two if two can play, else as many as usual
    own: tuple[str, ...] = ()  # options that the series decides, match by match
    baggage: Baggage | None = None
    arrange: Callable[[dict[str, int], int, list[dict[str, int]], Random], dict[str, int]] | None = None
    """arrange(settings, stage, before, rng): the settings of this match, after matches with those before."""


KNOCK_OUT = Kind(key="knock-out", shape="knock-out", entrants=(4, 8, 16))
ROUND_ROBIN = Kind(key="round-robin", shape="round-robin", entrants=(3, 4, 5, 6, 7, 8), byes=False)
BEST_OF = Kind(key="best-of", shape="best-of", byes=False, lengths=(3, 5, 7))
EVERYWHERE = (KNOCK_OUT, ROUND_ROBIN, BEST_OF)
"""What every game for two or more can be played as, without a word from the game."""
