"""Work for other processes, so that the one that serves never waits: bots that think, matches told again.

A bot is sent its seat's view and nothing else. A process that crashes is replaced and its work done again.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import replace
from functools import cache
from random import Random
from typing import Any, TypeVar

import msgspec

from pioche import bots, games
from pioche.bots import parallel
from pioche.bots.analysis import CAREFUL, HINT, Hint, decisions, judge, sentence, told
from pioche.bots.bot import Bot
from pioche.bots.ismcts import Outlook
from pioche.bots.parallel import Part
from pioche.core import draws, saves
from pioche.core import record as records
from pioche.core.flow import CHANCE
from pioche.core.game import Game, Refused
from pioche.server.messages import Call, Drawn, Draws, Judged

log = logging.getLogger("pioche.bots")

Result = TypeVar("Result")

TRIES = 3


class Workers:
    """As many processes as there are cores, each started when it is first needed."""

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self.pool: ProcessPoolExecutor | None = None

    def start(self) -> ProcessPoolExecutor:
        if self.pool is None:
            spawn = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(self.processes, spawn, initializer=prepare)
        return self.pool

    async def run(self, work: Callable[..., Result], *values: Any) -> Result:
        """What this work gives; tried again if its process dies."""
        for left in range(TRIES - 1, -1, -1):
            pool = self.start()
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, work, *values)
            except BrokenProcessPool:
                if self.pool is pool:
                    log.warning("a worker process died and is replaced work=%s", work.__name__)
                    pool.shutdown(wait=False, cancel_futures=True)
                    self.pool = None
                if not left:
                    raise
        raise AssertionError

    async def choose(self, kind: str, game: Game, view: Any, seat: int, options: list[int]) -> int:
        """What a bot of this kind answers, given this view."""
        seen = msgspec.json.encode(saves.dump(view)) if bots.load(kind).sees else b""
        choice = await self.run(think, kind, game.key, seen, seat, options)
        if choice not in options:
            raise Refused("refused-choice", seat=seat, choice=str(choice), allowed="")
        return choice

    async def advise(self, game: Game, view: Any, seat: int, options: list[int]) -> list[Hint]:
        """What a search thinks of these options, the best first, given this view."""
        asked = parallel.parts(
            game, msgspec.json.encode(saves.dump(view)), seat, options, HINT, Random(), self.processes
        )
        found = await asyncio.gather(*(self.run(advise, part) for part in asked))
        return [told(outlook) for outlook in parallel.added_up(found, HINT)]

    def close(self) -> None:
        if self.pool:
            self.pool.shutdown(wait=True, cancel_futures=True)
            self.pool = None


# In the worker's process -----------------------------------------------------------------------------------


def prepare() -> None:
    """Leave interrupts to the server, and go when it goes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    threading.Thread(target=follow_parent, daemon=True).start()


def follow_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent:
        parent.join()
        os._exit(0)


@cache
def player(kind: str, key: str) -> Bot:
    return bots.load(kind)(games.load(key))


def think(kind: str, key: str, seen: bytes, seat: int, options: list[int]) -> int:
    bot = player(kind, key)
    view = saves.load(bot.game, msgspec.json.decode(seen)) if seen else None
    return bot.choose(view, seat, options, Random())


def advise(part: Part) -> list[Outlook]:
    game = games.load(part.key)
    return parallel.think(game, replace(part, view=saves.load(game, msgspec.json.decode(part.view))))


def replay(record: str, viewer: int | None) -> tuple[bytes, list[int]]:
    """The frames of a finished match, as JSON, and which entry of the record each belongs to."""
    from pioche.server.frames import replayed

    read = records.read(record)
    game, settings = records.opened(read, games.load)
    frames, entries = replayed(game, settings, read, viewer)
    return msgspec.json.encode(frames), entries


def count_decisions(record: str) -> int:
    return sum(entry.seat != CHANCE for entry in records.read(record).entries)


def judge_some(record: str, first: int, last: int, most: int) -> list[Judged]:
    """What a search of so many imagined games thinks of these decisions of a finished match."""
    read = records.read(record)
    game, settings = records.opened(read, games.load)
    out = []
    for decision in decisions(game, settings, read)[first:last]:
        one = judge(game, decision, replace(CAREFUL, iterations=most))
        text = sentence(game, game.view(decision.state, one.seat), one)
        hopes = [round(hope, 3) for hope in one.hopes]
        out.append(
            Judged(entry=one.entry, seat=one.seat, matter=one.matter, text=text, loss=round(one.loss, 4), hopes=hopes)
        )
    return out


def explain(record: str) -> bytes:
    """How every outcome of a finished match was drawn, as JSON."""
    read = records.read(record)
    game, settings = records.opened(read, games.load)
    told = [
        Drawn(step=draw.step, calls=[Call(of=list(call.of), take=call.take) for call in draw.calls])
        for draw in draws.explained(game, settings, read)
    ]
    return msgspec.json.encode(Draws(legend=draws.legend(game), draws=told))


def verify(record: str) -> tuple[bool, int, int, str, dict[str, Any]]:
    """Whether a record is fair, its draws and answers, and what is wrong with it."""
    try:
        read, _ = records.verify(record, games.load)
    except Refused as bad:
        return False, 0, 0, bad.message, bad.details
    draws = sum(entry.seat == CHANCE for entry in read.entries)
    return True, draws, len(read.entries) - draws, "", {}
