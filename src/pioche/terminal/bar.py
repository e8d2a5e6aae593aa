"""A progress bar for work that tells how far it is."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.progress import BarColumn, Progress, TextColumn

from pioche.terminal.colours import has_colours, new_console


@contextmanager
def bar(text: str) -> Iterator[Callable[[int, int], None]]:
    """On stderr, if somebody looks at it; to be told how much of how much is done."""
    if not has_colours(sys.stderr):
        yield lambda done, of: None
        return
    columns = (TextColumn("{task.description}"), BarColumn(), TextColumn("{task.percentage:>3.0f} %"))
    with Progress(*columns, console=new_console(stream=sys.stderr), transient=True) as progress:
        task = progress.add_task(text, total=None)
        yield lambda done, of: progress.update(task, completed=done, total=of)
