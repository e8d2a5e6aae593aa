"""A table that is being played: it takes what people and bots do, keeps it, and tells everybody.

Changes happen one at a time. Each is checked, applied, kept in the log, and only then told; if the log says that
somebody else was first, the table is built again from the log.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from math import ceil

from pioche.core.game import Game, Refused
from pioche.core.match import tell
from pioche.core.scene import Happening
from pioche.server import events, pace
from pioche.server.config import Config
from pioche.server.events import AnyEvent
from pioche.server.fanout import Connection, Fanout, encoded
from pioche.server.frames import Told, Viewer, frames, seats, standing, story_so_far, table_info
from pioche.server.messages import Frames, TableChanged, TableInfo
from pioche.server.store import Statement, Store, TableRow, Taken
from pioche.server.table import Change, Stale, Table
from pioche.server.workers import Workers

log = logging.getLogger("pioche.table")

MOST_PAUSES = 4  # a bot takes, unless it thinks even longer


class Room:
    """One table, its connections, and the task that lets bots answer and time run out."""

    def __init__(self, row: TableRow, game: Game, store: Store, workers: Workers, settings: Config) -> None:
        self.row, self.game = row, game
        self.store, self.workers, self.settings = store, workers, settings
        self.table = self.empty_table()
        self.fanout = Fanout()
        self.lock = asyncio.Lock()
        self.chatting = asyncio.Lock()
        self.changed = asyncio.Event()
        self.unsure = True  # whether the log may say something else
        self.told: dict[Viewer, Told] = {}
        self.touched = row.touched
        self.used = now()
        self.ticked = now()
        self.absent: dict[str, float] = {}  # since when people have had no connection
        self.pauses = 1  # a bot takes
        self.driver: asyncio.Task[None] | None = None

    @property
    def short(self) -> str:
        """How logs name this table: its whole id would let the reader in."""
        return self.row.id[:6]

    # From the log

    def empty_table(self) -> Table:
        return Table(self.row.id, self.row.secret, events.read_setup(self.row.setup), self.game)

    async def load(self) -> None:
        table = self.empty_table()
        table.replay(await self.store.moves(self.row.id))
        self.table, self.told, self.unsure = table, {}, False
        self.ticked = now()  # no time passed for players while nobody served them
        self.look_round()
        self.note_absence()

    # Changes

    async def change(self, plan: Callable[[Table], AnyEvent], extra: Sequence[Statement] = ()) -> Change:
        """Carry out what `plan` says is to be done, keep it, tell everybody; nothing interrupts that."""
        return await asyncio.shield(asyncio.ensure_future(self.carry_out(plan, extra)))

    async def carry_out(self, plan: Callable[[Table], AnyEvent], extra: Sequence[Statement]) -> Change:
        async with self.lock:
            await self.reload_if_unsure()
            self.tick()
            event = plan(self.table)
            was = self.table.summary()
            change = self.table.apply(event)
            self.look_round()
            await self.keep(change, was != self.table.summary(), extra)
            self.tell_all(change, was != self.table.summary())
            self.note_absence()
            self.changed.set()
            return change

    async def keep(self, change: Change, summed_up: bool, extra: Sequence[Statement]) -> None:
        """Write the event; when that cannot be done, go back to what the log says."""
        table, store = self.table, self.store
        # When a table was last touched is for all to see; that somebody turned a switch is not.
        made = self.touched if isinstance(change.event, events.Switched) else time.time()
        statements = [store.move(self.row.id, table.seq, made, events.write(change.event)), *extra]
        if summed_up:
            statements.append(store.summed_up(self.row.id, events.write(table.summary()), table.status))
        self.unsure = True
        try:
            await store.write(*statements)
        except Taken:
            await self.reload_if_unsure()
            self.tell_info()
            for connection in self.fanout.connections:
                self.send_whole(connection)
            raise Stale from None
        except Exception as error:
            log.error("a change could not be kept table=%s error=%s", self.short, type(error).__name__)
            await self.reload_if_unsure()
            raise Refused("refused-not-kept") from error
        self.unsure = False
        self.touched = made

    async def settled(self) -> None:
        """Wait until what is under way is kept: only then may anybody hear of it."""
        async with self.lock:
            await self.reload_if_unsure()

    async def reload_if_unsure(self) -> None:
        if self.unsure:
            await self.load()

    def tick(self) -> None:
        then, self.ticked = self.ticked, now()
        pace.pass_time(self.table, self.ticked - then)

    # Telling

    def viewer(self, connection: Connection) -> Viewer:
        return self.table.seat_of(connection.person.id)

    def may_watch(self, connection: Connection) -> bool:
        """People at the table, and spectators if the table has them; while it waits, whoever found it."""
        table = self.table
        seated = self.viewer(connection) is not None or table.host == connection.person.id
        return seated or table.setup.spectators or table.status == "waiting"

    def info(self, person: str) -> TableInfo:
        row, table = self.row, self.table
        summary = table.summary()
        return table_info(
            row.id, row.code, row.commitment, self.touched, table.setup, summary, person, self.away_seats()
        )

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

    def tell_news(self, change: Change) -> None:
        ready: dict[Viewer, str] = {}
        here = {self.viewer(connection) for connection in self.fanout.connections if self.may_watch(connection)}
        if change.whole:
            self.told = {}
        for viewer, told in self.told.items():
            if viewer not in here:  # who comes back shall not wait for the whole story to be told again
                self.remember(told, viewer, change, [tell(self.game, m, viewer) for m in change.moments])
        for viewer in here:
            ready[viewer] = self.news(change, viewer)
        self.fanout.tell(lambda c: ready[self.viewer(c)] if self.may_watch(c) else None)

    def tell_info(self) -> None:
        self.fanout.tell(lambda c: encoded(TableChanged(table=self.info(c.person.id))))

    def news(self, change: Change, viewer: Viewer) -> str:
        """What this viewer is sent about a change."""
        if change.whole and not change.moments:
            return encoded(self.whole(viewer))
        updates = frames(self.table, change.moments, viewer, self.away_seats())
        if isinstance(change.event, events.Began):
            self.told[viewer] = Told()
        if viewer in self.told:
            self.remember(self.told[viewer], viewer, change, [update.story for update in updates])
        return encoded(Frames(frames=updates, whole=change.whole))

    def remember(self, told: Told, viewer: Viewer, change: Change, stories: list[list[Happening]]) -> None:
        own = isinstance(change.event, events.Answered) and change.event.seat == viewer
        for story in stories:
            told.add(viewer, story, own)
            own = False

    def whole(self, viewer: Viewer) -> Frames:
        """How things stand, with the story so far."""
        if viewer not in self.told:
            self.told[viewer] = story_so_far(self.table, viewer)
        who = seats(self.table, self.away_seats())
        return Frames(frames=[standing(self.table, viewer, who, list(self.told[viewer].kept))], whole=True)

    async def sync(self, connection: Connection) -> None:
        """Send everything again."""
        async with self.lock:
            await self.reload_if_unsure()
            self.tick()
            self.send_whole(connection)

    def send_whole(self, connection: Connection) -> None:
        if self.table.match is not None and self.may_watch(connection):
            connection.send(self.whole(self.viewer(connection)))

    # Who is here

    async def connect(self, connection: Connection) -> None:
        async with self.lock:
            await self.reload_if_unsure()
            self.tick()
            self.fanout.add(connection)
            self.used = now()
            was_away = self.table.seat_of(connection.person.id) in self.away_seats()
            self.absent.pop(connection.person.id, None)
            self.look_round()
            if was_away:
                self.tell_info()
            else:
                connection.send(TableChanged(table=self.info(connection.person.id)))
            self.send_whole(connection)
            self.start()
            self.changed.set()

    def disconnect(self, connection: Connection) -> None:
        self.fanout.remove(connection)
        self.used = now()
        self.look_round()
        self.note_absence()
        self.changed.set()

    def look_round(self) -> None:
        """Note whether somebody plays with bots alone and is watched by nobody: then no pace tells anything."""
        people = {chair.person for chair in self.table.chairs if chair.person}
        watching = {connection.person.id for connection in self.fanout.connections if self.may_watch(connection)}
        alone = len(people) == 1 and watching <= people
        self.table.unwatched = self.table.people() if alone else []

    def note_absence(self) -> None:
        """Look who at the table has no connection, and tell the others when that has lasted."""
        people = [self.table.chairs[seat].person for seat in self.table.people()]
        gone = [person for person in people if person not in self.absent and not self.fanout.is_here(person)]
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

    # Bots and time

    def start(self) -> None:
        if self.driver is None or self.driver.done():
            self.driver = asyncio.get_running_loop().create_task(self.drive())

    async def stop(self) -> None:
        if self.driver:
            self.driver.cancel()
            await asyncio.wait([self.driver])
            self.driver = None

    async def drive(self) -> None:
        """Give the answers that are the table's or a bot's to give, until the match is over."""
        while self.table.status != "over":
            self.changed.clear()
            try:
                await self.go_on()
            except Stale:
                continue
            except Refused as refused:
                log.warning("the table could not go on by itself table=%s why=%s", self.short, refused.message)
                await asyncio.sleep(1)
            except Exception:
                log.exception("the table could not go on by itself table=%s", self.short)
                await asyncio.sleep(5)

    async def go_on(self) -> None:
        table, seq = self.table, self.table.seq
        if table.paused:
            await self.changed.wait()
            return
        given = pace.given(table)
        bots = [seat for seat in table.asked() if table.is_bot(seat)]
        if given:
            if await self.is_quiet(seq, now() + self.settings.forced_pause):
                for place, (seat, choice) in enumerate(given):
                    if place and self.table.asked() != [other for other, _ in given[place:]]:
                        break  # the one before has settled the matter
                    await self.change(partial(given_answer, seq=seq + place, seat=seat, choice=choice))
        elif bots:
            thought = await self.think(bots[0])
            if thought is not None:
                await self.change(partial(bots_answer, seq=seq, seat=bots[0], choice=thought))
        else:
            await self.wait_for_people()

    async def think(self, seat: int) -> int | None:
        """A bot's answer; none if somebody else did something meanwhile.

        Bots always take the same time: how long they think would tell how much there is to choose from. Once thinking
        took longer than a pause, all bots of this table take several pauses.
        """
        match, seq, pause, began = self.table.playing(), self.table.seq, self.settings.bot_pause, now()
        view, options = match.view(seat), match.state.options_of(seat)
        choice = await self.workers.choose(self.table.chairs[seat].bot, self.game, view, seat, options)
        needed = ceil((now() - began) / pause) if pause > 0 else 0
        self.pauses = max(self.pauses, min(needed, MOST_PAUSES))
        return choice if await self.is_quiet(seq, began + max(self.pauses, needed) * pause) else None

    async def is_quiet(self, seq: int, until: float) -> bool:
        """Whether nothing was done at the table until then. Who comes and goes does not count."""
        while self.table.seq == seq and now() < until:
            self.changed.clear()
            with suppress(TimeoutError):
                async with asyncio.timeout(until - now()):  # unlike wait_for, it never swallows being cancelled
                    await self.changed.wait()
        return self.table.seq == seq

    async def undisturbed(self, seconds: float) -> bool:
        """Whether nothing changed for so long."""
        try:
            async with asyncio.timeout(seconds):
                await self.changed.wait()
        except TimeoutError:
            return True
        return False

    async def wait_for_people(self) -> None:
        """Until something changes, or somebody's time is up."""
        running = pace.on_the_clock(self.table)
        if not running:
            await self.changed.wait()
            return
        seat = min(running, key=lambda s: self.table.banks[s])
        left = self.table.banks[seat] - (now() - self.ticked)
        if await self.undisturbed(max(left, 0.01)):
            await self.change(lambda t: out_of_time(t, seat))


def now() -> float:
    """Seconds, by the clock of the loop that also wakes us."""
    return asyncio.get_running_loop().time()


def given_answer(table: Table, seq: int, seat: int, choice: int) -> AnyEvent:
    """What the table answers by itself, if nothing happened meanwhile and nobody came who could learn from it."""
    if table.seq != seq or (seat, choice) not in pace.given(table):
        raise Stale
    return events.Answered(seat, [choice], "table")


def bots_answer(table: Table, seq: int, seat: int, choice: int) -> AnyEvent:
    if table.seq != seq:
        raise Stale
    return events.Answered(seat, [choice], "bot")


def out_of_time(table: Table, seat: int) -> AnyEvent:
    """Time is up; but a seat whose switches have answered only waited for the others."""
    if seat not in pace.on_the_clock(table) or table.banks[seat] > 0:
        raise Stale
    choice = pace.switched(table, seat)
    return events.TimedOut(seat) if choice is None else events.Answered(seat, [choice], "table")
