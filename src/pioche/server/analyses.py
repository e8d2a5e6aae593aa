"""Finished matches under analysis: each is looked at once, a few decisions at a time; browsers ask how far it is."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from dataclasses import dataclass, field

from pioche.core.game import Refused
from pioche.server import workers as work
from pioche.server.messages import Analysis, Judged
from pioche.server.workers import Workers

log = logging.getLogger("pioche.analysis")

SOME = 6  # decisions in one piece of work, so that bots need not wait long
KEPT = 64  # analyses in memory; an older one is made again when it is wanted


@dataclass
class Running:
    """One match under analysis."""

    of: int
    seats: int
    found: list[Judged] = field(default_factory=list)
    task: asyncio.Task[None] | None = None

    def so_far(self) -> Analysis:
        found = sorted(self.found, key=lambda one: one.entry)
        return Analysis(done=len(found), of=self.of, decisions=found, worst=[self.worst(s) for s in range(self.seats)])

    def worst(self, seat: int) -> int | None:
        mine = [one for one in self.found if one.seat == seat and one.loss]
        return max(mine, key=lambda one: one.loss).entry if mine else None


class Analyses:
    """One match at a time, on half of the processes: the other half is for bots."""

    def __init__(self, workers: Workers, games: int) -> None:
        self.workers = workers
        self.games = games  # imagined for each decision
        self.known: OrderedDict[str, Running] = OrderedDict()
        self.turn = asyncio.Semaphore(max(1, workers.processes // 2))

    async def of(self, table: str, record: str, seats: int) -> Analysis:
        """How far the analysis of this match is; it begins when it is first asked for."""
        if table not in self.known:
            self.known[table] = Running(work.count_decisions(record), seats)
            while len(self.known) > KEPT:
                self.known.popitem(last=False)
        running = self.known[table]
        self.known.move_to_end(table)
        if running.task is None:
            running.task = asyncio.create_task(self.look(running, record))
        elif running.task.done() and len(running.found) < running.of:
            del self.known[table]  # whoever asks again may be luckier
            raise Refused("refused-failed")
        return running.so_far()

    async def look(self, running: Running, record: str) -> None:
        try:
            await asyncio.gather(*(self.some(running, record, first) for first in range(0, running.of, SOME)))
        except Exception as error:
            log.error("an analysis failed error=%s", type(error).__name__)

    async def some(self, running: Running, record: str, first: int) -> None:
        async with self.turn:
            running.found += await self.workers.run(work.judge_some, record, first, first + SOME, self.games)

    async def close(self) -> None:
        running = [running.task for running in self.known.values() if running.task and not running.task.done()]
        for task in running:
            task.cancel()
        if running:
            await asyncio.wait(running)
