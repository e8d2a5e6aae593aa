"""Series being played on the server: each is a log in the same store as the tables, and opens its tables by itself.

What happens is written before it counts, and every step follows from the log and from the tables: a match that is over
is noted, bots say what they keep, matches that are due are opened, each with its table in one write. So it does not
matter when a server stops, or how many look after the same series: the next one goes on, and the log's key lets one be
first.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Coroutine
from contextlib import suppress
from functools import partial
from typing import Any

from pioche.core.game import Refused
from pioche.core.series import chain
from pioche.core.series.chain import named
from pioche.core.series.shapes import FILLER, Key, Pairing
from pioche.server import events
from pioche.server import series_events as log_of
from pioche.server.events import AnyEvent
from pioche.server.lobby import ID_LENGTHS, Lobby
from pioche.server.room import Room
from pioche.server.room import now as loop_time
from pioche.server.series_cup import Cup, Done, NoSeries, Plan, SeriesRow, bots_keep, note_end, replace, table_setup
from pioche.server.store import Statement, Taken
from pioche.server.table import Stale, Table

log = logging.getLogger("pioche.series")

TEND = 5.0  # seconds between two looks at what is under way
AT_ONCE = 2  # matches between bots alone that are played at the same time here
MOST_STEPS = 200

UNDER_WAY = """SELECT DISTINCT m.series_id FROM matches m JOIN tables t ON t.id = m.table_id
    WHERE t.status = 'over' OR m.quiet = 1"""


class Club:
    """All series that are looked after here."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby, self.store = lobby, lobby.store
        self.cups: dict[str, Cup] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.quiet: dict[str, Room] = {}  # matches between bots alone that are played here
        lobby.when_over = self.match_is_over

    # From the store

    async def cup(self, id: str) -> Cup:
        if len(id) not in ID_LENGTHS or not id.isascii() or not id.isprintable():
            raise NoSeries
        if id not in self.cups:
            rows = await self.store.read("SELECT id, code, secret, setup, status, made FROM series WHERE id = ?", id)
            if not rows:
                raise NoSeries
            self.cups.setdefault(id, Cup(SeriesRow(*rows[0])))  # somebody else may have asked for it meanwhile
        cup = self.cups[id]
        cup.used = loop_time()
        async with cup.lock:
            await self.reload_if_unsure(cup)
        return cup

    async def called(self, code: str) -> Cup:
        rows = await self.store.read("SELECT id FROM series WHERE code = ?", code.upper())
        if not rows:
            raise NoSeries
        return await self.cup(rows[0][0])

    async def of(self, person: str, most: int = 50) -> list[Cup]:
        """The series this person has entered or made, newest first."""
        query = """SELECT s.id FROM entrants e JOIN series s ON s.id = e.series_id WHERE e.person = ?
            ORDER BY s.made DESC LIMIT ?"""
        return [await self.cup(id) for (id,) in await self.store.read(query, person, most)]

    async def reload_if_unsure(self, cup: Cup) -> None:
        """What others have written counts; so does what we wrote without being told."""
        query = "SELECT seq, made, event FROM moves WHERE table_id = ? ORDER BY seq"
        if not cup.unsure:
            latest = await self.store.read("SELECT MAX(seq) FROM moves WHERE table_id = ?", cup.row.id)
            cup.unsure = (latest[0][0] or 0) != cup.seq
        if cup.unsure:
            rows = await self.store.read(query, cup.row.id)
            cup.replay([(seq, made, event) for seq, made, event in rows])

    # Changes

    async def make(self, row: SeriesRow, first: log_of.AnySeriesEvent | None, person: str) -> Cup:
        insert = "INSERT INTO series (id, code, secret, setup, status, made) VALUES (?, ?, ?, ?, ?, ?)"
        statements: list[Statement] = [(insert, (row.id, row.code, row.secret, row.setup, row.status, row.made))]
        statements.append(self.belongs(row.id, person))
        if first:
            statements.append(self.store.move(row.id, 1, row.made, events.write(first)))
        await self.store.write(*statements)
        log.info("series made series=%s", row.id[:6])
        return await self.cup(row.id)

    def belongs(self, series: str, person: str) -> Statement:
        query = "INSERT INTO entrants (person, series_id) VALUES (?, ?) ON CONFLICT DO NOTHING"
        return query, (person, series)

    async def change(self, cup: Cup, plan: Plan) -> None:
        """Carry something out and keep it, whole or not at all; nothing interrupts that."""
        await asyncio.shield(asyncio.ensure_future(self.carry_out(cup, plan)))

    async def carry_out(self, cup: Cup, plan: Plan) -> None:
        async with cup.lock:
            await self.reload_if_unsure(cup)
            was, cup.unsure = cup.status, True  # until it is kept, only the log can be trusted
            event, extra = plan(cup)
            made = time.time()
            statements = [self.store.move(cup.row.id, cup.seq, made, events.write(event)), *extra]
            if cup.status != was:
                statements.append(("UPDATE series SET status = ? WHERE id = ?", (cup.status, cup.row.id)))
            await self.store.write(*statements)
            cup.unsure, cup.touched = False, made
        self.wake(cup)

    def wake(self, cup: Cup) -> None:
        """Tell those who wait for news of a series."""
        cup.changed.set()
        cup.changed = asyncio.Event()

    # What follows by itself

    def match_is_over(self, room: Room) -> None:
        part = room.table.setup.part_of
        if part:
            self.later(self.advance_safely(part.series))

    def later(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def advance_safely(self, id: str) -> None:
        try:
            await self.advance(await self.cup(id))
        except Refused as refused:
            log.warning("a series could not go on series=%s why=%s", id[:6], refused.message)
        except Exception:
            log.exception("a series could not go on series=%s", id[:6])

    async def advance(self, cup: Cup) -> None:
        """Do all that follows: note what is over, let bots keep, open what is due, and have it played."""
        for _ in range(MOST_STEPS):
            plan = await self.next_step(cup)
            if plan is None:
                break
            with suppress(Taken):  # somebody else was first, and did the same
                await self.change(cup, plan)
        await self.tend(cup)

    async def next_step(self, cup: Cup) -> Plan | None:
        async with cup.lock:
            await self.reload_if_unsure(cup)
        series = cup.series
        if series is None or series.is_over:
            return None
        for opened in series.playing():
            row = await self.store.table(cup.tables[opened.key])
            if row and row.status == "over":
                room = await self.lobby.room(row.id)
                await room.settled()
                match = room.table.match
                if match and match.state.is_over():
                    return partial(note_end, key=opened.key, written=match.saved(), end=match.state)
        for entrant in series.choices:
            if series.entrants[entrant].bot:
                return partial(bots_keep, entrant=entrant)
        due = series.due()
        return partial(self.open_match, pairing=due[0]) if due else None

    def open_match(self, cup: Cup, pairing: Pairing) -> Done:
        """Open a match and its table in one write; the table's name follows from the match, so there is one only."""
        series = cup.playing()
        if pairing not in series.due():
            raise Taken
        opened = series.open(pairing)
        setup = table_setup(cup, opened)
        row = self.lobby.new_row(setup, f"series {cup.row.id} {named(opened.key)}")
        people = [chair.person for chair in setup.chairs if chair.person]
        event = log_of.event_of(opened, row.id)
        cup.note(event)
        insert = "INSERT INTO matches (table_id, series_id, quiet) VALUES (?, ?, ?)"
        also: Statement = (insert, (row.id, cup.row.id, int(cup.is_quiet(opened))))
        return event, [*self.store.opening(row, False, people), also]

    async def tend(self, cup: Cup) -> None:
        """Have matches played where nobody has to come: those of bots alone, a few at a time."""
        series = cup.series
        self.quiet = {id: room for id, room in self.quiet.items() if room.table.status != "over"}
        for room in self.quiet.values():
            room.used = loop_time()
        for opened in series.playing() if series else []:
            id = cup.tables[opened.key]
            if any(self.is_replaced(cup, entrant) for entrant in opened.seats):
                await self.call_bots(cup, opened, await self.lobby.room(id))
            if cup.is_quiet(opened) and id not in self.quiet and len(self.quiet) < AT_ONCE:
                self.quiet[id] = room = await self.lobby.room(id)
                await room.settled()
                await self.lobby.begin_if_full(room)

    def is_replaced(self, cup: Cup, entrant: int) -> bool:
        return entrant != FILLER and bool(cup.chairs[entrant].person and cup.playing().entrants[entrant].bot)

    async def call_bots(self, cup: Cup, opened: chain.Opened, room: Room) -> None:
        """Bots take the seats of those whom they replaced before the match began."""
        await room.settled()
        for seat, entrant in enumerate(opened.seats):
            replaced = self.is_replaced(cup, entrant)
            if replaced and room.table.status == "waiting" and not room.table.is_bot(seat):
                bot = cup.playing().entrants[entrant].bot
                with suppress(Refused):
                    await room.change(partial(bot_called, seat=seat, bot=bot))
                    await self.lobby.begin_when_all_are_ready(room)

    async def replace(self, cup: Cup, entrant: int, bot: str) -> None:
        """A bot plays for this entrant, at once where a match is being played."""
        try:
            await self.change(cup, partial(replace, entrant=entrant, bot=bot))
        except Taken:
            raise Stale from None
        at = cup.playing().busy().get(entrant)
        if at is not None:
            room = await self.lobby.room(cup.tables[at])
            seat = cup.playing().opened[at].seats.index(entrant)
            if room.table.status == "playing":
                with suppress(Refused):  # it is over by now, or a bot plays there already
                    await room.change(partial(bot_called, seat=seat, bot=bot))
        await self.advance(cup)

    def here(self, cup: Cup) -> set[int]:
        """Who is at the table where they are to play, as far as it is played here."""
        out = set[int]()
        for entrant, at in cup.series.busy().items() if cup.series else ():
            room = self.lobby.rooms.get(cup.tables[at])
            if room and cup.chairs[entrant].person and room.is_here(cup.chairs[entrant].person):
                out.add(entrant)
        return out

    async def statuses(self, cup: Cup) -> dict[Key, str]:
        """How the tables of matches stand that are not over."""
        out = {}
        for opened in cup.series.playing() if cup.series else []:
            row = await self.store.table(cup.tables[opened.key])
            out[opened.key] = row.status if row else "waiting"
        return out

    async def look_after(self) -> None:
        """At first all that a stopped server has left to be done; then what ends, and what bots play, anywhere."""
        query = "SELECT id FROM series WHERE status = 'playing'"
        while True:
            try:
                for (id,) in await self.store.read(query):
                    await self.advance_safely(id)
                query = UNDER_WAY
                self.let_go()
            except Exception as error:
                log.error("series could not be looked after error=%s", type(error).__name__)
            await asyncio.sleep(TEND)

    def let_go(self) -> None:
        """Forget series nobody asks for; the log brings them back."""
        latest = loop_time() - self.lobby.settings.idle_after
        self.cups = {id: cup for id, cup in self.cups.items() if cup.used > latest or cup.lock.locked()}

    async def close(self) -> None:
        for task in list(self.tasks):
            task.cancel()
        if self.tasks:
            await asyncio.wait(self.tasks)


def bot_called(table: Table, seat: int, bot: str) -> AnyEvent:
    if table.status == "over" or table.is_bot(seat):
        raise Stale
    return events.BotCalled(seat, bot)
