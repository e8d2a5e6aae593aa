"""What took work to make and never changes: made once, however many ask for it at once, and kept for a while."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable
from typing import Any

MOST_BYTES = 64_000_000


class Kept:
    def __init__(self, most: int = MOST_BYTES) -> None:
        self.most, self.size = most, 0
        self.known: OrderedDict[Hashable, tuple[Any, int]] = OrderedDict()
        self.making: dict[Hashable, asyncio.Task[Any]] = {}

    async def get(self, key: Hashable, make: Callable[[], Awaitable[Any]], size: Callable[[Any], int]) -> Any:
        """The thing of this key, from memory or made now; `size` says how many bytes it takes."""
        if key in self.known:
            self.known.move_to_end(key)
            return self.known[key][0]
        if key not in self.making:
            self.making[key] = asyncio.ensure_future(self.made(key, make, size))
        return await asyncio.shield(self.making[key])  # who goes away takes nothing from the others

    async def made(self, key: Hashable, make: Callable[[], Awaitable[Any]], size: Callable[[Any], int]) -> Any:
        try:
            thing = await make()
        finally:
            del self.making[key]
        self.known[key] = thing, size(thing)
        self.size += self.known[key][1]
        while self.size > self.most:
            _, (_, freed) = self.known.popitem(last=False)
            self.size -= freed
        return thing
