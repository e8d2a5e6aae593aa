"""Work spread over processes: results come as they are done, and nothing keeps running when the caller stops."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator, Sequence
from multiprocessing import get_context
from typing import TypeVar

Work = TypeVar("Work")
Done = TypeVar("Done")


def spread(do: Callable[[Work], Done], jobs: Sequence[Work], processes: int) -> Iterator[Done]:
    """What each job gives, in the order in which they are done."""
    processes = min(processes, len(jobs))
    if processes <= 1:
        yield from map(do, jobs)
        return
    # A server forks the processes: unlike a plain fork it is safe while threads (a progress bar) run here.
    with get_context("forkserver").Pool(processes, leave_interrupts_to_the_parent) as pool:
        yield from pool.imap_unordered(do, jobs)


def leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
