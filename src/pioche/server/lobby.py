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
from functools import partial

from msgspec.structs import replace

from pioche import games
from pioche.core.fair import FORM, commitment
from pioche.core.game import Refused
from pioche.server import allowed, events
from pioche.server.analyses import Analyses
from pioche.server.config import Config
from pioche.server.events import AnyEvent, Chair, Setup, Summary
from pioche.server.frames import table_info
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
MOST_LISTED = 100
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
        self.rooms: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Lock] = {}

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
            hints=wish.hints,
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
                    game = games.load(events.read_setup(row.setup).game)
                    room = Room(row, game, self.store, self.workers, self.settings)
                    await room.load()
                    self.rooms[id] = room
                return self.rooms[id]
            finally:
                self.loading.pop(id, None)

    async def called(self, code: str) -> Room:
        code = code.upper()
        if len(code) != CODE_LENGTH or any(letter not in LETTERS for letter in code):
            raise Missing
        row = await self.store.table_called(code)
        if row is None:
            raise Missing
        return await self.room(row.id)

    async def listed(self, person: str) -> list[TableInfo]:
        """Tables with an open seat, and those one may watch."""
        infos = [self.listing(row, person) for row in await self.store.listed(MOST_LISTED)]
        return [info for info in infos if can_join(info) or (info.status == "playing" and info.spectators)]

    async def history(self, person: str) -> list[TableInfo]:
        return [self.listing(row, person) for row in await self.store.tables_of(person, MOST_LISTED)]

    def listing(self, row: TableRow, person: str) -> TableInfo:
        setup, summary = events.read_setup(row.setup), events.read_summary(row.summary)
        room = self.rooms.get(row.id)
        away = room.away_seats() if room else None
        return table_info(row.id, row.code, row.commitment, row.touched, setup, summary, person, away)

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
        """Get up. A bot plays on if others are left; a table without people is over."""
        await room.settled()
        if room.table.seat_of(person.id) is None or room.table.status == "over":
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
        table, people = room.table, room.table.people()
        if not table.setup.rematch_of or table.status != "waiting" or not all(table.entropies[seat] for seat in people):
            return
        if len(people) == 1 or all(room.fanout.is_here(table.chairs[seat].person) for seat in people):
            await self.begin_if_full(room)

    # Keeping house

    async def forget_idle(self) -> None:
        """Let go of tables nobody looks at; the log brings them back."""
        latest = now() - self.settings.idle_after
        for id, room in list(self.rooms.items()):
            if not room.fanout.connections and room.used < latest and not room.lock.locked():
                del self.rooms[id]
                await room.stop()

    async def close(self) -> None:
        await self.analyses.close()
        for room in list(self.rooms.values()):
            await room.stop()
            async with room.lock:  # a change under way is kept first
                pass


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


def can_join(info: TableInfo) -> bool:
    return info.status == "waiting" and any(not seat.name for seat in info.seats)
