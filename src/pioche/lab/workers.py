"""Work spread over processes or machines: results come as they are done; nothing runs on when the caller stops.

`where` is a number of processes here, or something that spreads work itself: a cluster.
"""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator, Sequence
from multiprocessing import get_context
from typing import Any, Protocol, TypeVar

Work = TypeVar("Work")
Done = TypeVar("Done")


class Elsewhere(Protocol):
    """Other machines that do work for us."""

    @property
    def width(self) -> int:
        """How many jobs they do at once."""

    def spread(self, do: Callable[[Any], Any], jobs: Sequence[Any]) -> Iterator[Any]:
        """What each job gives, in the order in which they are done; lost work is done again."""


Where = int | Elsewhere


def width(where: Where) -> int:
    """How many jobs are done at once."""
    return where if isinstance(where, int) else where.width


def spread(do: Callable[[Work], Done], jobs: Sequence[Work], where: Where) -> Iterator[Done]:
    """What each job gives, in the order in which they are done."""
    if not isinstance(where, int):
        yield from where.spread(do, jobs)
        return
    processes = min(where, len(jobs))
    if processes <= 1:
        yield from map(do, jobs)
        return
    # A server forks the processes: unlike a plain fork it is safe while threads (a progress bar) run here.
    with get_context("forkserver").Pool(processes, leave_interrupts_to_the_parent) as pool:
        yield from pool.imap_unordered(do, jobs)


def leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
