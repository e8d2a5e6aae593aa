"""How far long work is, on the error stream: a bar that is gone when it is done; where there is no terminal, a line
now and then.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from pioche.terminal.colours import has_colours, new_console

SECONDS = 60.0  # between two lines


class HowFar:
    """To be told how much is done; it shows that."""

    def __init__(self, show: Callable[[int, int | None], None], total: int | None) -> None:
        self.show, self.done, self.total = show, 0, total

    def __call__(self, done: int, of: int | None = None) -> None:
        """So much is done, and of how much if that is known now."""
        self.done, self.total = done, self.total if of is None else of
        self.show(self.done, self.total)

    def more(self, done: int) -> None:
        """So much more is done."""
        self(self.done + done)


@contextmanager
def progress_bar(what: str, total: int | None = None) -> Iterator[HowFar]:
    if not has_colours(sys.stderr):
        yield HowFar(lines(what), total)
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=new_console(stream=sys.stderr), transient=True) as bar:
        task = bar.add_task(what, total=total)
        yield HowFar(lambda done, of: bar.update(task, completed=done, total=of), total)


def lines(what: str) -> Callable[[int, int | None], None]:
    """For a log: one line a minute; work that is done sooner writes none."""
    last = time.monotonic()

    def show(done: int, of: int | None) -> None:
        nonlocal last
        if time.monotonic() - last >= SECONDS:
            last = time.monotonic()
            print(f"{what} {done}" if of is None else f"{what} {done}/{of}", file=sys.stderr, flush=True)

    return show
