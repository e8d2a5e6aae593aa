"""Tables that are built again from their logs: long work, done a little at a time while the others are served.

After a restart everybody comes back at once, and each table is to be played through again. One table is built at a
time, in slices; between two of them whoever else has something to do has a turn. So a long match takes longer to be
back than a short one, and nobody who plays notices either.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator

SLICE = 0.004  # seconds


class Builder:
    def __init__(self) -> None:
        self.busy = asyncio.Lock()

    async def build(self, steps: Iterator[None]) -> None:
        """Take all these steps, of which each is short."""
        async with self.busy:
            until = time.perf_counter() + SLICE
            for _ in steps:
                if time.perf_counter() > until:
                    await asyncio.sleep(0)
                    until = time.perf_counter() + SLICE
