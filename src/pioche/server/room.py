"""A table that is being played: it takes what people and bots do, keeps it, and tells everybody.

Changes happen one at a time. Each is checked, applied, kept in the log, and only then told; if the log says that
somebody else was first, the table is built again from the log.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from contextlib import suppress

from msgspec.structs import replace

from pioche.core.game import Game, Refused
from pioche.core.scene import Text
from pioche.server import events, faults, following, pace
from pioche.server.company import Alone, Seen
from pioche.server.config import Config
from pioche.server.driver import Driver
from pioche.server.events import AnyEvent
from pioche.server.fanout import FORBIDDEN, Connection, Fanout, encoded
from pioche.server.frames import Viewer, table_info
from pioche.server.messages import Frames, Notice, Refusal, TableChanged, TableInfo, Update
from pioche.server.pace import now as now
from pioche.server.store import Statement, Store, TableRow, Taken
from pioche.server.table import Change, Stale, Table
from pioche.server.teller import Teller
from pioche.server.workers import Workers

log = logging.getLogger("pioche.table")

TRIES = 5  # to write a change, while other servers are quicker


class Room:
    """One table, its connections, and the task that lets bots answer and time run out."""

    def __init__(self, row: TableRow, game: Game, store: Store, workers: Workers, settings: Config) -> None:
        self.row, self.game = row, game
        self.store, self.workers, self.settings = store, workers, settings
        self.table, self.fanout = self.empty_table(), Fanout()
        self.lock, self.chatting = asyncio.Lock(), asyncio.Lock()
        self.unsure = True  # whether the log may say something else
        self.teller = Teller()
        self.touched = row.touched
        self.used = self.ticked = now()
        self.absent: dict[str, float] = {}  # since when people have had no connection
        self.company, self.elsewhere = Alone(), dict[str, Seen]()  # other servers, and who is here by way of them
        self.lines = 0  # of the chat that were told here
        self.driver = Driver(self)
        self.changed = self.driver.changed
        self.when_over: Callable[[Room], None] = lambda room: None

    @property
    def short(self) -> str:
        """How logs name this table: its whole id would let the reader in."""
        return self.row.id[:6]

    # From the log

    def empty_table(self) -> Table:
        return Table(self.row.id, self.row.secret, events.read_setup(self.row.setup), self.game)

    async def load(self) -> None:
        table = self.empty_table()
        await self.workers.builder.build(table.replayed(await self.store.moves(self.row.id)))
        self.table, self.unsure = table, False
        self.teller.forget()
        self.elsewhere = await self.company.elsewhere(self.row.id)
        if self.fanout.connections:  # they will be shown everything again
            await self.recall(*map(self.viewer, self.fanout.connections))
        self.ticked = now() - following.passed_elsewhere(self)  # none passed for players while nobody served them
        self.look_round()
        self.note_absence()

    # Changes

    async def change(self, plan: Callable[[Table], AnyEvent], extra: Sequence[Statement] = ()) -> Change:
        """Carry out what `plan` says is to be done, keep it, tell everybody; nothing interrupts that."""
        return await asyncio.shield(asyncio.ensure_future(self.carry_out(plan, extra)))

    async def carry_out(self, plan: Callable[[Table], AnyEvent], extra: Sequence[Statement]) -> Change:
        for _ in range(TRIES):
            with suppress(Taken):  # by another server: what is wanted may still be possible
                return await self.attempt(plan, extra)
        raise Stale

    async def attempt(self, plan: Callable[[Table], AnyEvent], extra: Sequence[Statement]) -> Change:
        async with self.lock:
            try:
                await self.reload_if_unsure()
                self.tick()
                event = plan(self.table)
                was = self.table.summary()
                try:
                    change = self.table.apply(event)
                except Refused:
                    raise  # and nothing has changed
                except Exception:
                    self.unsure = True
                    raise
                summed_up = was != self.table.summary()
                if summed_up:  # else who is here, and who may be, is as it was
                    self.look_round()
                await self.keep(change, summed_up, extra)
                with faults.survived("a change could not be told", self.short):  # it is kept all the same
                    self.tell_all(change, summed_up)
                return change
            finally:
                self.driver.wake()  # whatever happened: nobody waits for ever
                if self.table.status == "over":
                    self.when_over(self)

    async def keep(self, change: Change, summed_up: bool, extra: Sequence[Statement]) -> None:
        """Write the event; when that cannot be done, go back to what the log says."""
        table, store = self.table, self.store
        # When a table was last touched is for all to see; that somebody turned a switch is not.
        made = self.touched if isinstance(change.event, events.Switched) else self.company.clock()
        statements = [store.move(self.row.id, table.seq, made, events.write(change.event)), *extra]
        if summed_up:
            statements.append(store.summed_up(self.row.id, events.write(table.summary()), table.status))
        self.unsure = True
        try:
            await store.write(*statements)
        except Taken:
            await self.reload_if_unsure()
            self.tell_everything()
            raise
        except Exception as error:
            log.error("a change could not be kept table=%s error=%s", self.short, type(error).__name__)
            await self.reload_if_unsure()
            raise Refused("refused-not-kept") from error
        self.unsure = False
        self.touched = made

    async def settled(self) -> None:
        """Wait until what is under way is kept: only then may anybody hear of it."""
        async with self.lock:
            await self.look_up()

    async def look_up(self) -> None:
        """Be sure to stand where the log does."""
        await (following.take_in(self) if self.company.shared else self.reload_if_unsure())

    async def reload_if_unsure(self) -> None:
        if self.unsure:
            await self.load()

    def tick(self) -> None:
        then, self.ticked = self.ticked, now()
        pace.pass_time(self.table, self.ticked - then)

    # Telling

    def viewer(self, connection: Connection) -> Viewer:
        chairs, seat = connection.seated
        if chairs is not self.table.chairs:  # they are replaced, never changed
            seat = None if connection.board else self.table.seat_of(connection.person.id)
            connection.seated = self.table.chairs, seat
        return seat

    def may_watch(self, connection: Connection) -> bool:
        """People at the table, and spectators if the table has them; while it waits, whoever found it."""
        table, person = self.table, connection.person.id
        seated = table.seat_of(person) is not None or table.host == person
        return seated or table.setup.spectators or table.status == "waiting"

    def info(self, person: str) -> TableInfo:
        row, table, away = self.row, self.table, self.away_seats()
        info = table_info(row.id, row.code, row.commitment, self.touched, table.setup, table.summary(), person, away)
        return replace(info, asked=table.asked(), watching=self.watching(), pace=self.pace or "")

    def info_for(self, connection: Connection) -> TableInfo:
        """The table for this window: a board has no seat, and is not asked to do anything."""
        info = self.info(connection.person.id)
        if not connection.board:
            return info
        return replace(info, seat=None, host=False, seats=[replace(seat, you=False) for seat in info.seats])

    def watching(self) -> list[str]:
        """Who looks on without a seat."""
        found = {c.person.id: c.person.name for c in self.fanout.connections}
        found |= {person: seen.name for person, seen in self.elsewhere.items()}
        names = sorted(name for person, name in found.items() if person and self.table.seat_of(person) is None)
        return names if self.table.status != "waiting" else []

    def tell_everything(self) -> None:
        """What was told before may not hold any more."""
        self.tell_info()
        for connection in self.fanout.connections:
            self.send_whole(connection)

    def tell_all(self, change: Change, seats_changed: bool) -> None:
        """Who sits where, then what happened; at the end the other way round: nobody hears of it before it is seen."""
        if isinstance(change.event, events.Switched):
            for connection in self.fanout.connections:
                if self.viewer(connection) == change.event.seat:
                    self.send_whole(connection)
            return
        is_over = self.table.status == "over"
        if seats_changed and not is_over:
            self.tell_info()
        if self.table.match is not None:
            self.tell_news(change)
        if seats_changed and is_over:
            self.tell_info()
        if seats_changed:
            self.send_strangers_off()
            self.note_absence()

    def tell_news(self, change: Change) -> None:
        here = [(self.viewer(one), one) for one in self.fanout.connections if self.may_watch(one)]
        self.teller.tell(self.table, change, here, self.away_seats())

    def tell_info(self) -> None:
        self.fanout.tell(lambda c: encoded(TableChanged(table=self.info_for(c))) if self.may_watch(c) else None)

    def tell_notice(self, text: Text) -> None:
        ready = encoded(Notice(text=text))
        self.fanout.tell(lambda c: ready if self.may_watch(c) else None)

    def send_strangers_off(self) -> None:
        """Whoever found a table without spectators while it waited, and did not sit down, goes when play begins."""
        for connection in self.fanout.connections:
            if connection.code is None and not self.may_watch(connection):
                connection.send(Refusal(text="refused-no-spectators"))
                connection.close(FORBIDDEN)

    def whole(self, viewer: Viewer) -> Update:
        """How things stand, with the story so far."""
        return self.teller.whole(self.table, viewer, self.away_seats())

    async def recall(self, *viewers: Viewer) -> None:
        """Find out what these viewers were told, and let the other tables have their turns meanwhile."""
        if self.table.match is not None:
            await self.workers.builder.build(self.teller.recalled(self.table, *viewers))

    async def sync(self, connection: Connection, answer: str = "") -> None:
        """Send everything again; with the id of an answer that is in it, if that is what was asked."""
        async with self.lock:
            await self.look_up()
            await self.recall(self.viewer(connection))
            self.tick()
            self.send_whole(connection, answer)

    def send_whole(self, connection: Connection, answer: str = "") -> None:
        if self.table.match is not None and self.may_watch(connection):
            connection.shown = self.whole(self.viewer(connection))
            connection.send(Frames(frames=[connection.shown], whole=True, answer=answer))

    def start(self) -> None:
        self.driver.start()

    async def stop(self) -> None:
        await self.driver.stop()

    # Who is here

    async def connect(self, connection: Connection) -> None:
        async with self.lock:
            await self.look_up()
            await self.recall(self.viewer(connection))
            self.tick()
            self.fanout.add(connection)
            await self.company.came(self.row.id)
            self.used = now()
            seat = self.viewer(connection)
            was_away = seat in self.away_seats()
            if not connection.board:
                self.absent.pop(connection.person.id, None)
            self.look_round()
            if was_away or seat is None:
                self.tell_info()
            else:
                connection.send(TableChanged(table=self.info_for(connection)))
            self.send_whole(connection)
            self.start()
            self.changed.set()

    def disconnect(self, connection: Connection) -> None:
        self.fanout.remove(connection)
        self.company.moved(self.row.id)
        self.used = now()
        self.look_round()
        self.note_absence()
        if self.viewer(connection) is None:
            self.tell_info()
        self.changed.set()

    @property
    def pace(self) -> str:
        """The slowest wish of those who play."""
        here = [c.pace for c in self.fanout.connections if self.viewer(c) is not None]
        return pace.slowest([*here, *(seen.pace for seen in self.elsewhere.values())])

    def is_looked_at(self) -> bool:
        return bool(self.fanout.connections or self.elsewhere)

    def is_here(self, person: str) -> bool:
        return self.fanout.is_here(person) or person in self.elsewhere

    def look_round(self) -> None:
        """Note whether somebody plays with bots alone, or bots do: watched by nobody, no pace tells anything."""
        people = {chair.person for chair in self.table.chairs if chair.person}
        windows = [connection for connection in self.fanout.connections if self.may_watch(connection)]
        watching = {"" if window.board else window.person.id for window in windows}  # a board has a room before it
        watching |= self.elsewhere.keys()
        alone = len(people) == 1 and watching <= people
        self.table.unwatched = self.table.people() if alone else []
        self.attended = bool(watching) or any(chair.person and not chair.bot for chair in self.table.chairs)

    def note_absence(self) -> None:
        """Look who at the table has no connection, and tell the others when that has lasted."""
        people = [self.table.chairs[seat].person for seat in self.table.people()]
        gone = [person for person in people if person not in self.absent and not self.is_here(person)]
        for person in gone:
            self.absent[person] = now()
        if gone:
            asyncio.get_running_loop().call_later(self.settings.away_after + 0.01, self.tell_info)

    def away_seats(self) -> list[int]:
        return self.absent_for(self.settings.away_after)

    def absent_for(self, seconds: float) -> list[int]:
        """Seats of people who have had no connection for so long, or have got up."""
        latest = now() - seconds
        return [
            seat
            for seat, chair in enumerate(self.table.chairs)
            if chair.person and (chair.left or self.absent.get(chair.person, latest + 1) <= latest)
        ]
