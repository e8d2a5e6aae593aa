"""Finished matches under analysis: each is looked at once, a few decisions at a time; browsers ask how far it is.

An analysis goes on while somebody asks about it. Left alone it stops, and goes on from there when it is wanted again.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from dataclasses import dataclass, field

from pioche.core.game import Refused
from pioche.server import work
from pioche.server.limits import Busy, TooOften
from pioche.server.messages import Analysis, Judged
from pioche.server.workers import Rank, Workers

log = logging.getLogger("pioche.analysis")

SOME = 6  # decisions in one piece of work, so that others need not wait long
KEPT = 64  # analyses in memory; an older one is made again when it is wanted
MOST_WAITING = 32  # analyses under way or waiting for their turn
OWN = 2  # of these, one person's
PATIENCE = 60.0  # seconds without a question about it, and an analysis stops


@dataclass
class Running:
    """One match under analysis."""

    made: list[tuple[int, int]]  # every decision: its entry and its seat
    seats: int
    who: str
    asked: float
    found: dict[int, list[Judged]] = field(default_factory=dict)  # by the first decision of each piece
    task: asyncio.Task[None] | None = None
    failed: bool = False

    @property
    def of(self) -> int:
        return len(self.made)

    def so_far(self) -> Analysis:
        found = sorted((one for some in self.found.values() for one in some), key=lambda one: one.entry)
        worst = [worst_of(found, seat) for seat in range(self.seats)]
        return Analysis(done=len(found), of=self.of, made=self.made, decisions=found, worst=worst)

    def is_under_way(self) -> bool:
        return self.task is not None and not self.task.done()

    def is_done(self) -> bool:
        return sum(map(len, self.found.values())) >= self.of


def worst_of(found: list[Judged], seat: int) -> int | None:
    mine = [one for one in found if one.seat == seat and one.loss]
    return max(mine, key=lambda one: one.loss).entry if mine else None


class Analyses:
    """One match at a time, on half of the processes that are not for bots: the other half is for hints and replays."""

    def __init__(self, workers: Workers, games: int) -> None:
        self.workers = workers
        self.games = games  # imagined for each decision
        self.known: OrderedDict[str, Running] = OrderedDict()
        self.turn = asyncio.Semaphore(max(1, workers.aside_processes // 2))

    async def of(self, table: str, record: str, seats: int, who: str = "") -> Analysis:
        """How far the analysis of this match is; it begins when it is first asked for."""
        now = asyncio.get_running_loop().time()
        running = self.known.get(table)
        if running is None:
            self.check(who)
            running = self.known[table] = Running(work.decided(record), seats, who, now)
            while len(self.known) > KEPT:
                self.stop(*self.known.popitem(last=False))
        self.known.move_to_end(table)
        running.asked = now
        if running.failed:
            self.stop(table, self.known.pop(table))  # whoever asks again may be luckier
            raise Refused("refused-failed")
        if not running.is_under_way() and not running.is_done():
            running.task = asyncio.create_task(self.look(running, record))
        return running.so_far()

    def check(self, who: str) -> None:
        """Refuse who has enough under way, and everybody when there is more than can be done soon."""
        busy = [running for running in self.known.values() if running.is_under_way()]
        if sum(running.who == who for running in busy) >= OWN:
            raise TooOften
        if len(busy) >= MOST_WAITING:
            raise Busy

    async def look(self, running: Running, record: str) -> None:
        pieces = [first for first in range(0, running.of, SOME) if first not in running.found]
        try:
            await asyncio.gather(*(self.some(running, record, first) for first in pieces))
        except Exception as error:
            running.failed = True
            log.error("an analysis failed error=%s", type(error).__name__)

    async def some(self, running: Running, record: str, first: int) -> None:
        async with self.turn:
            if asyncio.get_running_loop().time() - running.asked < PATIENCE:
                running.found[first] = await self.workers.run(
                    work.judge_some, record, first, first + SOME, self.games, rank=Rank.ANALYSIS
                )

    def stop(self, table: str, running: Running) -> None:
        if running.task:
            running.task.cancel()

    async def close(self) -> None:
        running = [running.task for running in self.known.values() if running.task and not running.task.done()]
        for task in running:
            task.cancel()
        if running:
            await asyncio.wait(running)
