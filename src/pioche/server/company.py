"""Whether other servers work on the same database, and what a table has to know of them. Usually there are none."""

from __future__ import annotations

import time
from typing import NamedTuple


class Seen(NamedTuple):
    """Somebody who is at a table by way of another server."""

    name: str
    pace: str  # the time they wish for what happens


class Alone:
    """This server is the only one; `Neighbours` is what takes its place where there are more."""

    shared = False

    def clock(self) -> float:
        """What time it is; the same for all."""
        return time.time()

    async def came(self, table: str) -> None:
        """Somebody came to this table here; when this returns, all others can know."""

    def moved(self, table: str) -> None:
        """Somebody went from this table, or wishes for another pace."""

    async def elsewhere(self, table: str) -> dict[str, Seen]:
        """Who is at this table by way of other servers."""
        return {}

    async def attended(self) -> set[str]:
        """Tables at which somebody is by way of other servers."""
        return set()

    async def may_drive(self, table: str) -> bool:
        """Whether this server gives the answers that are the table's or a bot's to give: one does."""
        return True

    def release(self, table: str) -> None:
        """Another server may do that from now on."""
