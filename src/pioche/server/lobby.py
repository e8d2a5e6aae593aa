"""The lobby: opening tables, finding them, sitting down and getting up, playing again."""

from __future__ import annotations

import asyncio
import base64
import hashlib
import hmac
import logging
import re
import secrets
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from functools import partial

from msgspec.structs import replace

from pioche import games
from pioche.core.fair import FORM, commitment
from pioche.core.game import Game, Refused
from pioche.core.series.kinds import Carried
from pioche.server import allowed, events
from pioche.server.analyses import Analyses
from pioche.server.company import Alone
from pioche.server.config import Config
from pioche.server.events import AnyEvent, Chair, Setup, Summary
from pioche.server.expiry import expire
from pioche.server.frames import table_info
from pioche.server.keepsakes import Keeper
from pioche.server.kept import Kept
from pioche.server.limits import Busy
from pioche.server.messages import ClockRule, Commitment, Entropy, Join, NewTable, TableInfo
from pioche.server.room import Room, now
from pioche.server.seating import wished
from pioche.server.store import Person, Store, TableRow, Taken
from pioche.server.table import Table, public_name
from pioche.server.workers import Workers

log = logging.getLogger("pioche.lobby")

LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ"  # without I, L and O, which look like digits
CODE_LENGTH = 6
ENTROPY = re.compile(r"[A-Za-z0-9_-]{8,64}")
NONCE = re.compile(r"[A-Za-z0-9_-]{16,64}")
MOST_LISTED, MOST_OF_ONE, MOST_LOOKED_AT, MOST_WOKEN = 100, 5, 300, 12
MOST_TABLES = 10_000  # of one person
LISTED_FOR, LATELY = 7 * 24 * 3600.0, 3600.0  # seconds since a table was opened, since somebody was there
BANKS, INCREMENTS = range(1, 24 * 3600 + 1), range(3601)
ID_LENGTHS = range(16, 65)


class Missing(Refused):
    """There is no such table."""

    def __init__(self) -> None:
        super().__init__("refused-no-table")


class Lobby:
    def __init__(self, store: Store, workers: Workers, settings: Config, key: bytes) -> None:
        self.store, self.workers, self.settings, self.key = store, workers, settings, key
        self.analyses = Analyses(workers, settings.analysis_games)
        self.kept = Kept()
        self.keeper = Keeper(store, workers, self.analyses.turn, settings.keep_after)
        self.rooms: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Lock] = {}
        self.company = Alone()
        self.when_over: Callable[[Room], None] = lambda room: None  # a match of a series has ended

    # Opening

    def promise(self) -> Commitment:
        """Commit to a table that is not opened yet: its id and its secret follow from the nonce."""
        nonce = secrets.token_urlsafe(16)
        return Commitment(nonce=nonce, commitment=self.commitment_of(nonce))

    def secret_of(self, nonce: str) -> str:
        return hmac.new(self.key, f"secret {nonce}".encode(), hashlib.sha256).hexdigest()

    def id_of(self, nonce: str) -> str:
        digest = hmac.digest(self.key, f"table {nonce}".encode(), "sha256")
        return base64.urlsafe_b64encode(digest[:18]).decode()

    def commitment_of(self, nonce: str) -> str:
        return commitment(self.secret_of(nonce), public_name(self.id_of(nonce)))

    async def open(self, host: Person, wish: NewTable) -> Room:
        await self.check_number(host.id)
        game = games.load(wish.game)
        wanted: dict[str, str | int] = dict(wish.options)
        if wish.seats:
            wanted.setdefault("players", str(len(wish.seats)))
        settings = game.settle(wanted)
        chairs = wished(wish.seats, settings["players"], host.id, host.name)
        setup = Setup(
            game=game.key,
            version=game.version,
            options={option.key: option.write(settings[option.key]) for option in game.options},
            chairs=chairs,
            host=host.id,
            listed=wish.listed,
            spectators=wish.spectators,
            hints=between_bots(chairs) if wish.hints is None else wish.hints,
            clock=checked_clock(wish.clock),
            entropies=[checked_entropy(wish.entropy) if chair.person else "" for chair in chairs],
            form=FORM,
        )
        if wish.nonce and not NONCE.fullmatch(wish.nonce):
            raise Refused("refused-nonce")
        room = await self.add(setup, wish.nonce)
        log.info("table opened table=%s game=%s players=%d", room.short, game.key, len(chairs))
        await self.begin_if_full(room)
        return room

    async def check_number(self, person: str) -> None:
        """Refuse who has more tables than anybody could have played: their list would be slow for all."""
        query = "SELECT COUNT(*) FROM (SELECT 1 FROM members WHERE person = ? LIMIT ?) found"
        if (await self.store.read(query, person, MOST_TABLES))[0][0] >= MOST_TABLES:
            raise Refused("refused-many-tables", most=MOST_TABLES)

    async def add(self, setup: Setup, nonce: str = "", old: Room | None = None) -> Room:
        """Keep a new table; with an old one, as its rematch."""
        for _ in range(10):
            row = self.new_row(setup, nonce)
            people = [chair.person for chair in setup.chairs if chair.person]
            statements = self.store.opening(row, setup.listed, [*people, setup.host])
            try:
                if old:
                    await old.change(partial(allowed.may_rematch, id=row.id), statements)
                else:
                    await self.store.write(*statements)
            except Taken:
                if nonce and await self.is_used(row.commitment):
                    raise Refused("refused-nonce") from None
                continue
            return await self.room(row.id)
        raise Refused("refused-not-kept")

    async def is_used(self, made: str) -> bool:
        return bool(await self.store.read("SELECT 1 FROM tables WHERE commitment = ?", made))

    def new_row(self, setup: Setup, nonce: str) -> TableRow:
        nonce = nonce or secrets.token_urlsafe(32)
        summary = Summary(status="waiting", chairs=setup.chairs, host=setup.host, entropies=setup.entropies)
        return TableRow(
            id=self.id_of(nonce),
            code="".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH)),
            commitment=self.commitment_of(nonce),
            secret=self.secret_of(nonce),
            setup=events.write(setup),
            summary=events.write(summary),
            status="waiting",
            touched=time.time(),
        )

    async def begin_if_full(self, room: Room) -> None:
        table = room.table
        if table.status == "waiting" and not table.open_seats():
            try:
                await room.change(allowed.may_begin_full)
            except Refused:
                return  # somebody else was quicker
        room.start()

    # Finding

    async def room(self, id: str) -> Room:
        """The table of this id, from memory or from the log."""
        if id in self.rooms:
            self.rooms[id].used = now()
            return self.rooms[id]
        if len(id) not in ID_LENGTHS or not id.isascii() or not id.isprintable():
            raise Missing
        async with self.loading.setdefault(id, asyncio.Lock()):
            try:
                if id not in self.rooms:
                    row = await self.store.table(id)
                    if row is None:
                        raise Missing
                    await self.make_room()
                    setup = events.read_setup(row.setup)
                    room = Room(row, as_it_begins(setup), self.store, self.workers, self.settings)
                    room.company = self.company
                    room.when_over = self.match_is_over
                    await room.load()
                    self.rooms[id] = room
                return self.rooms[id]
            finally:
                self.loading.pop(id, None)

    def match_is_over(self, room: Room) -> None:
        self.keeper.match_is_over(room.row.id)
        if room.table.setup.part_of:
            self.when_over(room)

    async def closed(self, id: str, person: str) -> TableInfo | None:
        """A table that is over and whose rules are not here any more, as far as this person may know it."""
        row = await self.store.table(id)
        if row is None or row.status != "over":
            return None
        info = self.listing(row, person)
        return replace(info, closed=True) if info.spectators or info.seat is not None else None

    async def called(self, code: str) -> Room:
        code = code.upper()
        if len(code) != CODE_LENGTH or any(letter not in LETTERS for letter in code):
            raise Missing
        row = await self.store.table_called(code)
        if row is None:
            raise Missing
        return await self.room(row.id)

    async def listed(self, person: str) -> list[TableInfo]:
        """Tables with an open seat, and those one may watch: the newest of those where somebody was lately.

        Of one host a few are enough: nobody's tables push everybody else's out.
        """
        found, hosts, recent = list[TableInfo](), Counter[str](), time.time() - LATELY
        elsewhere = await self.company.attended()
        for row in await self.store.listed(MOST_LOOKED_AT, time.time() - LISTED_FOR):
            room, host = self.rooms.get(row.id), events.read_setup(row.setup).host
            if row.touched < recent and not (row.id in elsewhere or (room and room.fanout.connections)):
                continue
            info = self.listing(row, person)
            if can_join(info) or (info.status == "playing" and info.spectators):
                hosts[host] += 1
                if hosts[host] <= MOST_OF_ONE and len(found) < MOST_LISTED:
                    found.append(info)
        return found

    async def history(self, person: str) -> list[TableInfo]:
        rows = await self.store.tables_of(person, MOST_LISTED)
        for row in [row for row in rows if row.status == "playing"][:MOST_WOKEN]:
            with suppress(Refused):  # another version's table cannot be played on, and is listed all the same
                await self.room(row.id)  # only a table that is awake knows whose turn it is
        return [self.listing(row, person) for row in rows]

    def listing(self, row: TableRow, person: str) -> TableInfo:
        setup, summary = events.read_setup(row.setup), events.read_summary(row.summary)
        room = self.rooms.get(row.id)
        away = room.away_seats() if room else None
        info = table_info(row.id, row.code, row.commitment, row.touched, setup, summary, person, away)
        return replace(info, asked=room.table.asked()) if room and info.seat is not None else info

    # Sitting down, getting up, playing again

    async def join(self, room: Room, person: Person, wish: Join) -> None:
        entropy = checked_entropy(wish.entropy)
        await room.settled()
        if room.table.seat_of(person.id) is not None:
            return

        def plan(table: Table) -> AnyEvent:
            return allowed.may_sit(table, person, wish.seat, entropy)

        await room.change(plan, [self.store.belongs(room.row.id, person.id)])
        await self.begin_if_full(room)

    async def leave(self, room: Room, person: Person) -> None:
        """Get up. A bot plays on if others are left; a table without people is over, unless it is part of a series."""
        await room.settled()
        if room.table.seat_of(person.id) is None or room.table.status == "over":
            return
        if room.table.setup.part_of:
            await room.change(lambda table: allowed.may_step_aside(table, person.id))
            await self.begin_when_all_are_ready(room)
            return
        await room.change(lambda table: allowed.may_leave(table, person.id))
        if not room.table.people():
            await room.change(allowed.may_end_empty)

    async def give(self, room: Room, person: Person, wish: Entropy) -> None:
        """Add entropy to a table where one sits already, having seen its commitment."""
        entropy = checked_entropy(wish.entropy)
        await room.settled()
        seat = room.table.seat_of(person.id)
        if seat is None:
            raise Refused("refused-spectator")
        if not entropy:
            raise Refused("refused-entropy")
        if room.table.entropies[seat] != entropy:
            await room.change(lambda table: allowed.may_give(table, seat, entropy))
        await self.begin_when_all_are_ready(room)

    async def rematch(self, room: Room, person: Person) -> Room:
        """The table that goes on with the same people and options; the first to ask opens it.

        It is committed to when it is opened, and only then can people add entropy: each sends theirs again.
        """
        await room.settled()
        table = room.table
        if table.seat_of(person.id) is None:
            raise Refused("refused-spectator")
        if table.status != "over":
            raise Refused("refused-not-over")
        if table.setup.part_of:
            raise Refused("refused-series-table")
        if not table.rematch:
            chairs = [chair if not chair.person else Chair(chair.person, chair.name) for chair in table.chairs]
            chairs = [Chair() if old.left else new for old, new in zip(table.chairs, chairs, strict=True)]
            setup = replace(table.setup, chairs=chairs, host=person.id, entropies=[], rematch_of=room.row.id, form=FORM)
            try:
                await self.add(setup, old=room)
            except Refused:
                await room.settled()
                if not room.table.rematch:  # nobody was quicker: it really was refused
                    raise
        return await self.room(room.table.rematch)

    async def begin_when_all_are_ready(self, room: Room) -> None:
        """A rematch begins when everybody has added entropy and has come; whoever plays alone need not wait."""
        table, people = room.table, [seat for seat in room.table.people() if not room.table.is_bot(seat)]
        follows = table.setup.rematch_of or table.setup.part_of
        if not follows or table.status != "waiting" or not all(table.entropies[seat] for seat in people):
            return
        if len(people) <= 1 or all(room.is_here(table.chairs[seat].person) for seat in people):
            await self.begin_if_full(room)

    def is_full(self) -> bool:
        return len(self.rooms) >= self.settings.tables

    # Keeping house

    async def forget_idle(self) -> None:
        """Let go of tables nobody looks at; the log brings them back."""
        latest = now() - self.settings.idle_after
        for id, room in list(self.rooms.items()):
            if not room.fanout.connections and room.used < latest and not room.lock.locked():
                del self.rooms[id]
                await room.stop()

    async def make_room(self) -> None:
        """Before one more table comes into memory: let go of the one longest unused, or refuse."""
        if not self.is_full():
            return
        unused = [room for room in self.rooms.values() if not room.fanout.connections and not room.lock.locked()]
        if not unused:
            raise Busy
        oldest = min(unused, key=lambda room: room.used)
        del self.rooms[oldest.row.id]
        await oldest.stop()

    async def expire(self) -> None:
        """Let go of what nobody came back to."""
        elsewhere = await self.company.attended()
        in_use = partial(elsewhere.union, self.rooms)
        gone = await expire(self.store, time.time(), self.settings.lifetimes, in_use)
        if gone:
            log.info("let go of what nobody came back to number=%d", gone)

    async def close(self) -> None:
        await self.analyses.close()
        for room in list(self.rooms.values()):
            await room.stop()
            async with room.lock:  # a change under way is kept first
                pass


def as_it_begins(setup: Setup) -> Game:
    """The game of a table; in a series with what is carried into the match."""
    game, part = games.load(setup.game), setup.part_of
    if not part or not part.kind:
        return game
    return game.carrying(Carried(part.kind, part.stage, tuple(map(tuple, part.carried))))


# What may be done -----------------------------------------------------------------------------------------


def checked_entropy(given: str) -> str:
    """What a person gave, which may be nothing; nothing is ever made up instead."""
    if given and not ENTROPY.fullmatch(given):
        raise Refused("refused-entropy")
    return given


def checked_clock(rule: ClockRule | None) -> ClockRule | None:
    if rule and (rule.bank not in BANKS or rule.increment not in INCREMENTS):
        raise Refused("refused-clock", low=BANKS[0], high=BANKS[-1], most=INCREMENTS[-1])
    return rule


def between_bots(chairs: list[Chair]) -> bool:
    """Whether one person at most will sit there: advice troubles nobody then."""
    return sum(not chair.bot for chair in chairs) <= 1


def can_join(info: TableInfo) -> bool:
    return info.status == "waiting" and any(not seat.name for seat in info.seats)
