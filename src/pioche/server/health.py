"""Whether the server can do its work, and what it is doing: for whoever watches over it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any

from pioche.server.lobby import Lobby
from pioche.server.metrics import Metrics
from pioche.server.store import Statement, Store, Taken
from pioche.server.windows import Windows

FRESH = 1.0  # seconds for which an answer is good enough for the next who asks
PATIENCE = 5.0
BEAT = 0.5  # seconds


class Health:
    """The store is well if it writes: one that can only be read would lose what is played."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.checked, self.well = -FRESH, True
        self.checking: asyncio.Task[bool] | None = None

    async def is_well(self) -> bool:
        """Whether the store writes. However many ask, it is tried once a second."""
        if time.monotonic() - self.checked >= FRESH:
            if self.checking is None or self.checking.done():
                self.checking = asyncio.ensure_future(self.try_to_write())
            return await asyncio.shield(self.checking)
        return self.well

    async def try_to_write(self) -> bool:
        query = "INSERT INTO keys (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value"
        try:
            async with asyncio.timeout(PATIENCE):
                await self.store.write((query, ("health", str(int(time.time())))))
            self.well = True
        except Exception:
            self.well = False
        self.checked = time.monotonic()
        return self.well


def measured(store: Store, metrics: Metrics) -> None:
    """From now on, how long this store takes is measured."""
    read, write = store.read, store.write

    async def timed(what: str, work: Callable[..., Awaitable[Any]], *values: Any) -> Any:
        began = time.perf_counter()
        try:
            return await work(*values)
        except Exception as error:
            metrics.store_failures[what] += not isinstance(error, Taken)
            raise
        finally:
            metrics.store_seconds[what].add(time.perf_counter() - began)

    async def reading(query: str, *values: Any) -> list[tuple[Any, ...]]:
        found: list[tuple[Any, ...]] = await timed("read", read, query, *values)
        return found

    async def writing(*statements: Statement) -> None:
        await timed("write", write, *statements)

    store.read, store.write = reading, writing  # type: ignore[method-assign]


def overseen(metrics: Metrics, lobby: Lobby, windows: Windows) -> None:
    """What stands where, to be told when somebody asks."""
    lanes = (lobby.workers.turns, lobby.workers.aside)
    metrics.gauges |= {
        "pioche_tables": ("Tables in memory, by how they stand.", "status", lambda: standing(lobby)),
        "pioche_connections": ("Windows at tables.", "", lambda: {"": windows.number}),
        "pioche_work_waiting": (
            *("Work that waits for a process.", "lane"),
            lambda: {lane.name: len(lane.waiting) for lane in lanes},
        ),
        "pioche_work_under_way": ("Work under way.", "lane", lambda: {lane.name: len(lane.busy) for lane in lanes}),
        "pioche_analyses": (
            *("Analyses under way.", ""),
            lambda: {"": sum(one.is_under_way() for one in lobby.analyses.known.values())},
        ),
    }
    metrics.counters |= {
        "pioche_work_total": ("Work asked for.", "lane", lambda: {lane.name: lane.number for lane in lanes}),
        "pioche_workers_died_total": ("Processes that died.", "lane", lambda: {lane.name: lane.died for lane in lanes}),
        "pioche_workers_overdue_total": (
            *("Processes that took too long.", "lane"),
            lambda: {lane.name: lane.overdue for lane in lanes},
        ),
    }


def standing(lobby: Lobby) -> dict[str, float]:
    counts: dict[str, float] = {"waiting": 0, "playing": 0, "over": 0}
    for room in lobby.rooms.values():
        counts[room.table.status] += 1
    return counts


async def feel_the_pulse(metrics: Metrics) -> None:
    """Measure, for ever, how late the event loop wakes who sleeps."""
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + BEAT
        await asyncio.sleep(BEAT)
        metrics.late_seconds.add(max(0.0, loop.time() - due))
