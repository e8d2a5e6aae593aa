"""A server that dies by its own kill -9 right after, or right before, it has written a certain step of a series.

python -m tests.server.dying after:ended SETTINGS
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable, Coroutine
from typing import Any

from pioche.server.postgres import Postgres
from pioche.server.sqlite import SQLite
from pioche.server.store import Store
from tests.server import running


def main() -> None:
    when, _, step = sys.argv[1].partition(":")
    for kind in (SQLite, Postgres):
        kind.write = dying_at(kind.write, when, step)  # type: ignore[method-assign]
    running.main()


def dying_at(kept: Callable[..., Coroutine[Any, Any, None]], when: str, step: str) -> Any:
    async def write(self: Store, *statements: Any) -> None:
        """In a series' log the name of the step comes first."""
        events = [value for _, values in statements for value in values if isinstance(value, str)]
        here = any(event.startswith(f'{{"kind":"{step}"') and "clocks" not in event for event in events)
        if here and when == "before":
            os.kill(os.getpid(), signal.SIGKILL)
        await kept(self, *statements)
        if here:
            os.kill(os.getpid(), signal.SIGKILL)

    return write


if __name__ == "__main__":
    main()
