"""`pioche bots`: a host that does nothing but think for bots, for all servers of one database."""

from __future__ import annotations

import asyncio
import logging
import secrets
import signal
from argparse import Namespace
from contextlib import suppress
from typing import Any

import msgspec

from pioche.core.game import Refused
from pioche.server import turns
from pioche.server import work as todo
from pioche.server.config import Config
from pioche.server.lanes import Unfinished
from pioche.server.logs import FORMS, LEVELS, set_up_logs
from pioche.server.store import Store, new_store
from pioche.server.workers import Rank, Workers
from pioche.text import Words

log = logging.getLogger("pioche.bots")

BEAT = 1.0  # seconds between two signs of life
AGAIN = 1.0  # seconds after which a database that is away is tried again
SPARE = 1.5  # a claim holds so many times as long as a bot may think


class Host:
    def __init__(self, store: Store, processes: int, turn_limit: float) -> None:
        self.store, self.processes, self.turn_limit = store, processes, turn_limit
        self.workers = Workers(processes, turn_limit)
        self.id = secrets.token_hex(8)
        self.under_way: set[asyncio.Task[None]] = set()

    async def serve(self, stop: asyncio.Event) -> None:
        """Claim turns and answer them, until told to stop; what is under way is finished then."""
        beaten = 0.0
        loop = asyncio.get_running_loop()
        while not stop.is_set():
            try:
                if loop.time() - beaten >= BEAT:
                    await self.store.write((turns.LIVE, (self.id, self.processes)))
                    beaten = loop.time()
                free = self.processes - len(self.under_way)
                if free > 0:
                    for turn in await self.store.read(turns.CLAIM, self.turn_limit * SPARE, self.id, free):
                        self.under_way.add(task := asyncio.create_task(self.answer(*turn)))
                        task.add_done_callback(self.under_way.discard)
                pause = turns.LOOK
            except Exception as error:
                log.error("no turns could be claimed error=%s", type(error).__name__)
                pause = AGAIN
            with suppress(TimeoutError):
                async with asyncio.timeout(pause):
                    await stop.wait()
        if self.under_way:
            await asyncio.wait(self.under_way, timeout=self.turn_limit)
        with suppress(Exception):
            await self.store.write(("DELETE FROM bot_hosts WHERE id = ?", (self.id,)))

    async def answer(self, turn: str, kind: str, game: str, seen: str, seat: int, options: str, rank: int) -> None:
        """Think, and write down the answer; a turn that could not be answered is free for another host at once."""
        wanted: list[int] = msgspec.json.decode(options)
        try:
            choice: int | None = None
            with suppress(Unfinished, RuntimeError):
                think = (kind, game, seen.encode(), seat, wanted)
                choice = await self.workers.run(todo.think, *think, rank=Rank(rank))
            if choice in wanted:
                await self.store.write((turns.ANSWER, (choice, turn, self.id)))
            else:
                log.error("a bot gave no answer game=%s bot=%s", game, kind)
                await self.store.write((turns.FAIL, (turn, self.id)))
        except Exception as error:
            log.error("an answer could not be written error=%s", type(error).__name__)


async def run(settings: Config, ready: Any) -> None:
    stop, loop = asyncio.Event(), asyncio.get_running_loop()
    for end in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(end, stop.set)
    store = new_store(settings)
    await store.open()
    host = Host(store, settings.workers, settings.turn_limit)
    try:
        ready()
        await host.serve(stop)
    finally:
        host.workers.close()
        await store.close()


def command(given: Namespace, words: Words) -> int:
    """`pioche bots`, with its flags read."""
    level, form = given.log_level or "info", given.log_form or "text"
    if not given.database:
        raise Refused("bots-no-database")
    if not given.database.startswith(("postgresql://", "postgres://")):
        raise Refused("web-bad-database")
    if level not in LEVELS:
        raise Refused("web-bad-level", level=level, allowed=", ".join(LEVELS))
    if form not in FORMS:
        raise Refused("web-bad-form", form=form, allowed=", ".join(FORMS))
    from pioche.server.serve import usable

    settings = Config(database=given.database, workers=given.processes)
    usable(settings)
    set_up_logs(level, form)
    asyncio.run(run(settings, lambda: print(words.say("bots-ready", processes=given.processes), flush=True)))
    print(words.say("bots-stopped"), flush=True)
    return 0
