"""Bots' turns that hosts of their own take: written down by the server, claimed by one host, answered once.

A host that claims a turn has it for a while; if nothing comes of it, another one may try. Hosts need the database and
nothing else, and no server needs to know them: as long as one gives signs of life, turns are written down for it.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter

import msgspec

from pioche.server.lanes import Unfinished
from pioche.server.store import Store

log = logging.getLogger("pioche.turns")

CLOCK = "extract(epoch FROM clock_timestamp())"
ALIVE = 5.0  # seconds without a sign of life until a host counts for nothing
LOOK = 0.05  # seconds between two looks at what was answered, or is to be
TRIES = 2  # hosts that may try a turn
KEPT = 600.0  # seconds for which it can be seen what became of turns

ASK = f"""INSERT INTO turns (id, kind, game, seen, seat, options, rank, made, leased, tries, host)
    VALUES (?, ?, ?, ?, ?, ?, ?, {CLOCK}, 0, 0, '') ON CONFLICT (id) DO NOTHING"""
ANSWERED = f"""SELECT id, choice FROM turns WHERE id = ANY(?)
    AND (choice IS NOT NULL OR (tries >= {TRIES} AND leased < {CLOCK}))"""
GIVE_UP = f"UPDATE turns SET tries = {TRIES}, leased = 0, seen = '' WHERE id = ? AND choice IS NULL"
HOSTS = f"SELECT 1 FROM bot_hosts WHERE seen > {CLOCK} - {ALIVE} LIMIT 1"
FORGET = (
    (f"DELETE FROM turns WHERE made < {CLOCK} - ?", (KEPT,)),
    (f"DELETE FROM bot_hosts WHERE seen < {CLOCK} - ?", (KEPT,)),
)

# What hosts do
LIVE = f"""INSERT INTO bot_hosts (id, seen, processes) VALUES (?, {CLOCK}, ?)
    ON CONFLICT (id) DO UPDATE SET seen = excluded.seen"""
CLAIM = f"""UPDATE turns SET leased = {CLOCK} + ?, tries = tries + 1, host = ? WHERE id IN (
    SELECT id FROM turns WHERE choice IS NULL AND leased < {CLOCK} AND tries < {TRIES}
    ORDER BY rank, made LIMIT ? FOR UPDATE SKIP LOCKED) RETURNING id, kind, game, seen, seat, options, rank"""
ANSWER = "UPDATE turns SET choice = ?, seen = '' WHERE id = ? AND host = ? AND choice IS NULL"
FAIL = "UPDATE turns SET leased = 0 WHERE id = ? AND host = ? AND choice IS NULL"


class Turns:
    """For a server: turns under way elsewhere."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.hosts = False  # whether there are any
        self.waiting: dict[str, asyncio.Future[int]] = {}
        self.wanted: Counter[str] = Counter()
        self.looking: asyncio.Task[None] | None = None

    async def look_for_hosts(self) -> None:
        self.hosts = bool(await self.store.read(HOSTS))

    async def think(
        self, turn: str, kind: str, game: str, seen: bytes, seat: int, options: list[int], rank: int, limit: float
    ) -> int:
        """What a bot on another host answers; Unfinished if none does in time."""
        values = (turn, kind, game, seen.decode(), seat, msgspec.json.encode(options).decode(), rank)
        await self.store.write((ASK, values))
        done = self.waiting.setdefault(turn, asyncio.get_running_loop().create_future())
        self.wanted[turn] += 1
        if self.looking is None or self.looking.done():
            self.looking = asyncio.create_task(self.look_on())
        try:
            async with asyncio.timeout(limit):
                return await asyncio.shield(done)
        except TimeoutError:
            await self.store.write((GIVE_UP, (turn,)))
            raise Unfinished from None
        finally:
            self.wanted[turn] -= 1
            if not self.wanted[turn]:
                del self.wanted[turn]
                self.waiting.pop(turn, None)

    async def look_on(self) -> None:
        """As long as turns are under way elsewhere, look what came of them."""
        while self.waiting:
            try:
                for turn, choice in await self.store.read(ANSWERED, list(self.waiting)):
                    done = self.waiting.get(turn)
                    if done and not done.done():
                        done.set_result(choice) if choice is not None else done.set_exception(Unfinished())
            except Exception as error:
                log.error("turns under way could not be looked at error=%s", type(error).__name__)
            await asyncio.sleep(LOOK)
