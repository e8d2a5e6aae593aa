"""Faults planted into a server or a bot host, to see that the ordeal finds them; and clocks that are wrong."""

from __future__ import annotations

import asyncio
import time
from typing import Any

PLANTED = ("early", "deaf", "twice")


def plant(what: str, skew: float = 0.0) -> None:
    if skew:
        real = time.time
        time.time = lambda: real() + skew
    if what == "early":
        acknowledge_before_it_is_kept()
    elif what == "deaf":
        ring_without_catching_up()
    elif what == "twice":
        take_turns_twice()


def acknowledge_before_it_is_kept() -> None:
    from pioche.server.postgres import Postgres
    from pioche.server.store import MOVE

    kept, later = Postgres.write, set[asyncio.Task[None]]()

    async def write(self: Postgres, *statements: Any) -> None:
        if all(query != MOVE for query, _ in statements):
            return await kept(self, *statements)

        async def keep() -> None:
            await asyncio.sleep(0.3)
            await kept(self, *statements)

        later.add(asyncio.create_task(keep()))
        return None

    Postgres.write = write  # type: ignore[method-assign]


def ring_without_catching_up() -> None:
    from pioche.server.neighbours import Neighbours

    async def compare(self: Neighbours) -> None:
        self.compared = 0.0

    Neighbours.compare = compare  # type: ignore[method-assign]


def take_turns_twice() -> None:
    from pioche.server import turns

    turns.CLAIM = turns.CLAIM.replace(f"leased < {turns.CLOCK} AND", "").replace("FOR UPDATE SKIP LOCKED", "")
