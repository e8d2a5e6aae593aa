"""Servers of one database: each says that it lives and who is with it, and takes in what the others have kept.

The database is the only truth. A server that has not been heard of for a while counts for nothing: who was with it is
no longer here, and the tables whose bots it played are free for others. Whether it lives is a matter of the database's
clock, so no server's own clock has to be right.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import Counter
from collections.abc import Coroutine
from math import inf
from typing import Any

from pioche.server import following, turns
from pioche.server.company import Alone, Seen
from pioche.server.config import Config
from pioche.server.doorbell import Doorbell, Ring
from pioche.server.http import Services
from pioche.server.pace import now, slowest
from pioche.server.room import Room
from pioche.server.store import COME, FREE, GO, Statement
from pioche.server.turns import Turns

log = logging.getLogger("pioche.neighbours")

BEAT = 1.0  # seconds between two signs of life
ALIVE = 5.0  # seconds without one until a server counts for nothing
FORGET = 600.0  # seconds until nothing is left of it
BUCKETS_KEPT = 24 * 3600.0  # seconds; all are full again by then

CLOCK = "extract(epoch FROM clock_timestamp())"
LIVE = f"INSERT INTO servers (id, seen) VALUES (?, {CLOCK}) ON CONFLICT (id) DO UPDATE SET seen = excluded.seen"
LIVES = f"s.seen > {CLOCK} - {ALIVE}"
OTHERS = f"""SELECT p.table_id, p.person, p.name, p.pace FROM presence p JOIN servers s ON s.id = p.server
    WHERE p.table_id = ANY(?) AND p.server <> ? AND {LIVES}"""
ATTENDED = f"""SELECT DISTINCT p.table_id FROM presence p JOIN servers s ON s.id = p.server
    WHERE p.server <> ? AND {LIVES}"""
DRIVEN = f"""SELECT d.table_id FROM drivers d JOIN servers s ON s.id = d.server
    WHERE d.table_id = ANY(?) AND d.server <> ? AND {LIVES}"""
DRIVE = f"""INSERT INTO drivers (table_id, server) VALUES (?, ?) ON CONFLICT (table_id) DO UPDATE
    SET server = excluded.server WHERE drivers.server = excluded.server
    OR NOT EXISTS (SELECT 1 FROM servers s WHERE s.id = drivers.server AND {LIVES}) RETURNING table_id"""
LATEST = """SELECT open.id,
    COALESCE((SELECT m.seq FROM moves m WHERE m.table_id = open.id ORDER BY m.seq DESC LIMIT 1), 0),
    COALESCE((SELECT c.number FROM chat c WHERE c.table_id = open.id ORDER BY c.number DESC LIMIT 1), 0)
    FROM unnest(?::text[]) AS open (id)"""

LEFT_OVER = "DELETE FROM drivers WHERE server = ? AND table_id <> ALL(?)"  # what we could not give back in time


class Neighbours(Alone):
    """What this server knows of the others, and they of it."""

    shared = True

    def __init__(self, there: Services) -> None:
        self.lobby, self.club, self.people, self.windows = there.lobby, there.club, there.people, there.windows
        self.store = there.store
        self.id = secrets.token_hex(8)
        self.turns = Turns(self.store)
        self.bell: Doorbell | None = None
        self.told: dict[tuple[str, str], Seen] = {}  # who is with us, as the others know it
        self.restless: set[str] = set()  # tables to which somebody came here, or from which they went
        self.driving: set[str] = set()
        self.driven: set[str] = set()  # by others
        self.claiming: Counter[str] = Counter()
        self.offset = 0.0  # by which our own clock is behind the database's
        self.wake, self.telling = asyncio.Event(), asyncio.Lock()
        self.beaten = self.compared = -inf
        self.tasks: dict[tuple[str, str], asyncio.Task[None]] = {}
        self.again: set[tuple[str, str]] = set()

    # What tables ask

    def clock(self) -> float:
        return time.time() + self.offset

    async def came(self, table: str) -> None:
        try:
            await self.say_who_is_here({table})
        except Exception:  # with the next sign of life, then
            self.moved(table)

    def moved(self, table: str) -> None:
        self.restless.add(table)
        self.wake.set()

    async def elsewhere(self, table: str) -> dict[str, Seen]:
        return {person: Seen(*rest) for _, person, *rest in await self.store.read(OTHERS, [table], self.id)}

    async def attended(self) -> set[str]:
        return {table for (table,) in await self.store.read(ATTENDED, self.id)}

    async def may_drive(self, table: str) -> bool:
        if table in self.driving:
            return True
        if table in self.driven:
            return False
        self.claiming[table] += 1
        try:
            claimed = bool(await self.store.read(DRIVE, table, self.id))
            (self.driving if claimed else self.driven).add(table)
            return claimed
        finally:
            self.claiming[table] -= 1

    def release(self, table: str) -> None:
        self.driven.discard(table)
        if table in self.driving:
            self.driving.discard(table)
            self.later("free", table, self.store.write((FREE, (table, self.id))))

    # Signs of life

    async def live(self) -> None:
        """For ever: say that we live and who is here, see who else does, and now and then compare everything."""
        while True:
            try:
                await self.beat()
            except Exception as error:
                log.error("the other servers could not be told or seen error=%s", type(error).__name__)
            if not self.wake.is_set():
                try:
                    async with asyncio.timeout(BEAT):
                        await self.wake.wait()
                except TimeoutError:
                    continue
            else:
                await asyncio.sleep(0.02)  # those who come at once are told of at once

    async def beat(self) -> None:
        self.wake.clear()
        began, late = now(), now() - self.beaten
        due = late >= BEAT
        restless, self.restless = self.restless, set()
        if late >= ALIVE:  # others may have taken us for dead
            self.told.clear()
            self.driving.clear()
            await self.store.write((LIVE, (self.id,)), *self.forgotten(self.id))
            due = True
        try:
            await self.say_who_is_here(None if due else restless)
        except Exception:
            self.restless |= restless
            raise
        if due:
            await self.store.write((LIVE, (self.id,)))
            self.beaten = began
            (seconds,) = (await self.store.read(f"SELECT {CLOCK}"))[0]
            self.offset = float(seconds) - time.time()
            await self.look()
            await self.turns.look_for_hosts()
        settings = self.lobby.settings
        every = settings.compare if self.bell and self.bell.up else settings.compare_deaf
        if now() - self.compared >= every:
            await self.compare()

    async def say_who_is_here(self, tables: set[str] | None) -> None:
        """Write what has changed of who is at these tables, or at all."""
        async with self.telling:
            await self.tell_changes(tables)

    async def tell_changes(self, tables: set[str] | None) -> None:
        here: dict[tuple[str, str], Seen] = {}
        for id, room in self.lobby.rooms.items():
            if tables is None or id in tables:
                for one in room.fanout.connections:
                    person = "" if one.board else one.person.id  # a board is nobody's, and a room is before it
                    before = here.get((id, person))
                    wished = one.pace if room.viewer(one) is not None else ""
                    pace = slowest([wished, before.pace if before else ""])  # of all windows of one person
                    here[id, person] = Seen(one.person.name if person else "", pace)
        gone = [key for key in self.told if key not in here and (tables is None or key[0] in tables)]
        come = {key: seen for key, seen in here.items() if self.told.get(key) != seen}
        statements: list[Statement] = [(GO, (self.id, *key)) for key in gone]
        statements += [(COME, (self.id, *key, *seen)) for key, seen in come.items()]
        if statements:
            await self.store.write(*statements)
            for key in gone:
                self.told.pop(key, None)
            self.told |= come

    def forgotten(self, server: str) -> list[Statement]:
        return [(f"DELETE FROM {name} WHERE server = ?", (server,)) for name in ("presence", "drivers")]

    async def look(self) -> None:
        """Who is at our tables by way of others, and which of them others look after."""
        open_here = list(self.lobby.rooms)
        if not open_here:
            return
        found: dict[str, dict[str, Seen]] = {}
        for table, person, *rest in await self.store.read(OTHERS, open_here, self.id):
            found.setdefault(table, {})[person] = Seen(*rest)
        before, self.driven = self.driven, {id for (id,) in await self.store.read(DRIVEN, open_here, self.id)}
        self.driving -= self.driven
        for id in open_here:
            room = self.lobby.rooms.get(id)
            if room:
                following.see_elsewhere(room, found.get(id, {}))
                if id in before - self.driven:
                    room.changed.set()

    # What others did

    def heard(self, ring: Ring) -> None:
        room, cup = self.lobby.rooms.get(ring.id), self.club.cups.get(ring.id)
        if ring.kind == "move" and room and ring.number > room.table.seq:
            self.later("move", ring.id, following.catch_up(room))
        elif ring.kind == "move" and cup and ring.number > cup.seq:
            self.club.wake(cup)
        elif ring.kind == "chat" and room and ring.number > room.lines:
            self.later("chat", ring.id, following.catch_up_chat(room))
        elif ring.kind == "here" and room:
            self.later("here", ring.id, self.see(room))
        elif ring.kind == "free" and room:
            self.driven.discard(ring.id)
            room.changed.set()
        elif ring.kind == "session":
            self.people.looked_at.pop(ring.id, None)
            self.windows.end(ring.id)
        elif ring.kind == "person":
            self.people.known.pop(ring.id, None)

    async def see(self, room: Room) -> None:
        following.see_elsewhere(room, await self.elsewhere(room.row.id))

    def missed(self) -> None:
        """Anything may have happened meanwhile."""
        self.compared = -inf
        self.people.looked_at.clear()
        self.people.known.clear()
        self.later("sessions", "", self.end_sessions())
        self.wake.set()

    async def end_sessions(self) -> None:
        sessions = list(self.windows.sessions)
        for (id,) in await self.store.read("SELECT id FROM ended_sessions WHERE id = ANY(?)", sessions):
            self.windows.end(id)

    async def compare(self) -> None:
        """Fetch what we lack of everything that is open here."""
        began = now()
        for id, seq, number in await self.store.read(LATEST, [*self.lobby.rooms, *self.club.cups]):
            room, cup = self.lobby.rooms.get(id), self.club.cups.get(id)
            if room and seq > room.table.seq:
                self.later("move", id, following.catch_up(room))
            if room and room.fanout.connections and number > room.lines:
                self.later("chat", id, following.catch_up_chat(room))
            if cup and seq > cup.seq:
                self.club.wake(cup)
        await self.store.write(
            *(
                (
                    f"DELETE FROM {name} WHERE server IN (SELECT s.id FROM servers s WHERE s.seen < {CLOCK} - ?)",
                    (FORGET,),
                )
                for name in ("presence", "drivers")
            ),
            (f"DELETE FROM servers WHERE seen < {CLOCK} - ?", (FORGET,)),
            (f"DELETE FROM buckets WHERE filled < {CLOCK} - ?", (BUCKETS_KEPT,)),
            *turns.FORGET,
            (LEFT_OVER, (self.id, [*self.driving, *(+self.claiming)])),
        )
        self.compared = began

    def later(self, what: str, id: str, work: Coroutine[Any, Any, None]) -> None:
        """Do this beside the rest; what comes while the same is under way is done once more afterwards."""
        key = what, id
        if key in self.tasks:
            work.close()
            self.again.add(key)
            return
        self.tasks[key] = asyncio.get_running_loop().create_task(self.carefully(what, id, work))

    async def carefully(self, what: str, id: str, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except Exception as error:
            log.error("what others did could not be taken in what=%s error=%s", what, type(error).__name__)
            self.compared = -inf
        finally:
            self.tasks.pop((what, id), None)
        if (what, id) in self.again:
            self.again.discard((what, id))
            self.heard_again(what, id)

    def heard_again(self, what: str, id: str) -> None:
        room = self.lobby.rooms.get(id)
        if room and what == "move":
            self.later(what, id, following.catch_up(room))
        elif room and what == "chat":
            self.later(what, id, following.catch_up_chat(room))
        elif room and what == "here":
            self.later(what, id, self.see(room))

    # The beginning and the end

    async def begin(self, settings: Config) -> None:
        """Before anybody is served: a server that nobody knows could be taken for dead at once."""
        from pioche.server.postgres import Postgres
        from pioche.server.postgres_bell import PostgresBell

        assert isinstance(self.store, Postgres)
        await self.beat()
        if settings.redis:
            from pioche.server.redis_bell import RedisBell

            channel = "pioche-" + await self.store.key("doorbell", secrets.token_hex(8))
            self.bell = RedisBell(settings.redis, channel, self.store, self.heard, self.missed)
        else:
            self.bell = PostgresBell(self.store, self.heard, self.missed)
        self.lobby.company = self
        self.lobby.workers.elsewhere = self.turns

    async def end(self) -> None:
        """What we looked after is free, and nobody waits until we count for nothing."""
        if self.bell:
            await self.bell.close()
        for task in list(self.tasks.values()):
            await asyncio.wait([task])
        freed: list[Statement] = [(FREE, (table, self.id)) for table in self.driving]
        gone: list[Statement] = [(GO, (self.id, *key)) for key in self.told]
        await self.store.write(
            *freed, *gone, *self.forgotten(self.id), ("DELETE FROM servers WHERE id = ?", (self.id,))
        )
