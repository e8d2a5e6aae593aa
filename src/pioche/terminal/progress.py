"""A bar for work that takes a while, on the error stream and gone when it is done."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from pioche.terminal.colours import new_console


@contextmanager
def progress_bar(what: str, total: int | None = None) -> Iterator[Callable[[int, int | None], None]]:
    """Call what it gives with how much is done, and of how much if that is known now."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=new_console(stream=sys.stderr), transient=True) as bar:
        task = bar.add_task(what, total=total)

        def advance(done: int, of: int | None = None) -> None:
            bar.update(task, completed=done, total=of if of is not None else total)

        yield advance
