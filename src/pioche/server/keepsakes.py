"""Finished matches keep the frames they were played with: whatever becomes of the rules, a replay works.

As long as the rules are those it was played by, a replay is made by them. But when they have changed it is too late to
make one; so a while after a match is over, all its points of view are told once more, in a worker process with nothing
more urgent to do, and kept in the database. What a server did not get round to, the next one makes up for.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from random import Random
from typing import Any

import msgspec

from pioche import games
from pioche.core.game import Game, Refused, Settings
from pioche.core.match import Sight, retold
from pioche.core.record import Record
from pioche.core.remember import Memory, remembering
from pioche.core.scene import Scene, replace
from pioche.server import editions, events, faults
from pioche.server.frames import Viewer, picture
from pioche.server.lanes import Unfinished
from pioche.server.limits import Busy
from pioche.server.messages import Held, Seat, Update
from pioche.server.store import Store
from pioche.server.table import Table
from pioche.server.workers import Rank, Workers

SWEEP = 3600.0  # seconds between two looks for what was left out
SOME = 100  # tables looked up at once


class Keepsake(msgspec.Struct):
    """A finished match without its rules."""

    record: str
    draws: msgspec.Raw
    frames: list[tuple[int, msgspec.Raw]]  # by time: the point of view (0: everybody's, then the seats'), the frame
    entries: list[list[int]]  # of each point of view, the entry of the record each of its frames belongs to
    hands: msgspec.Raw  # what everybody holds in each of everybody's frames

    def seen_by(self, viewer: Viewer) -> tuple[msgspec.Raw, list[int]]:
        view = 0 if viewer is None else viewer + 1
        frames = [bytes(frame) for whose, frame in self.frames if whose == view]
        return msgspec.Raw(b"[" + b",".join(frames) + b"]"), self.entries[view]


# Made in a worker process --------------------------------------------------------------------------------------------


def told_to_all(game: Game, settings: Settings, record: Record) -> tuple[list[tuple[int, Update]], Any, Any]:
    """The match from all points of view in one go: what `frames.replayed` tells of each."""
    who = [Seat(name=seat.name, bot=seat.bot) for seat in record.seats]
    views: list[Viewer] = [None, *range(len(who))]
    out, entries, hands = list[tuple[int, Update]](), [list[int]() for _ in views], list[list[Held]]()
    memory = Memory()
    for place, (_, moments, _) in enumerate(retold(game, settings, record), start=-1):
        sight = Sight(game)
        for moment in moments:
            drawn: dict[Viewer, Scene] = {}
            for number, viewer in enumerate(views):
                told = faults.told(game, moment, viewer, sight)
                if told or not entries[number]:
                    with remembering(memory):
                        drawn[viewer] = replace(picture(game, moment.after, viewer, sight), switches=[])
                    frame = Update(seq=len(entries[number]), scene=drawn[viewer], seats=who, story=told)
                    out.append((number, frame))
                    entries[number].append(place)
            if None in drawn:
                with remembering(memory):
                    for viewer in views:
                        drawn[viewer] = drawn.get(viewer) or picture(game, moment.after, viewer, sight)
                hands.append(held(drawn))
    return out, entries, hands


def held(drawn: dict[Viewer, Scene]) -> list[Held]:
    """What each seat sees and everybody's picture does not show, zone by zone."""
    public = {zone.id: [piece.face for piece in zone.pieces] for zone in drawn[None].zones}
    out = []
    for player in drawn[None].players:
        zones = drawn[player.seat].zones
        own = [(zone.id, [piece.face for piece in zone.pieces for _ in range(piece.n)]) for zone in zones]
        out += [Held(seat=player.seat, faces=faces) for id, faces in own if faces and faces != public.get(id)]
    return out


def made(id: str, secret: str, setup: str, log: list[tuple[int, str]]) -> tuple[str, bytes]:
    """The stamp of its game and all that is kept of this finished match; nothing of one that never began."""
    from pioche.server import work
    from pioche.server.lobby import as_it_begins

    read = events.read_setup(setup)
    game = as_it_begins(read)
    table = Table(id, secret, read, game)
    table.replay(log)
    if table.match is None:
        return "", b""
    written = table.match.saved()
    frames, entries, hands = told_to_all(game, table.settings, table.match.record)
    encoded = [(view, msgspec.Raw(msgspec.json.encode(frame))) for view, frame in frames]
    draws, held = msgspec.Raw(work.explain(written)), msgspec.Raw(msgspec.json.encode(hands))
    return editions.stamp(game), editions.packed(Keepsake(written, draws, encoded, entries, held))


# Kept ----------------------------------------------------------------------------------------------------------------


async def lacking(store: Store) -> AsyncIterator[tuple[str, int]]:
    """Finished matches of which nothing is kept yet, and how many there are."""
    lacks = "FROM tables t WHERE t.status = 'over' AND NOT EXISTS (SELECT 1 FROM replays r WHERE r.table_id = t.id)"
    ((number,),) = await store.read(f"SELECT COUNT(*) {lacks}")
    last = ""
    while rows := await store.read(f"SELECT t.id {lacks} AND t.id > ? ORDER BY t.id LIMIT ?", last, SOME):
        for (last,) in rows:
            yield last, int(number)


Make = Callable[..., Any]


async def keep(store: Store, id: str, make: Make) -> bool:
    """Keep what is to be kept of this match, if nobody has yet and the rules are still those it was played by."""
    row = await store.table(id)
    if row is None or row.status != "over" or await store.read("SELECT 1 FROM replays WHERE table_id = ?", id):
        return False
    setup = events.read_setup(row.setup)
    try:
        if games.load(setup.game).version != setup.version:
            return False
    except Refused:
        return False  # a game that is not here any more
    stamp, content = await make(made, row.id, row.secret, row.setup, await store.moves(id))
    query = "INSERT INTO replays (table_id, stamp, content) VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
    await store.write((query, (id, stamp, content)))
    return True


async def kept(store: Store, id: str) -> tuple[str, Keepsake] | None:
    rows = await store.read("SELECT stamp, content FROM replays WHERE table_id = ?", id)
    if not rows or not rows[0][0]:
        return None
    return rows[0][0], await asyncio.to_thread(editions.unpacked, rows[0][1], Keepsake)


class Keeper:
    """Sees to it that everything is kept, one match at a time."""

    def __init__(self, store: Store, workers: Workers, turn: asyncio.Semaphore, after: float) -> None:
        self.store, self.workers, self.turn, self.after = store, workers, turn, after
        self.over: asyncio.Queue[str] = asyncio.Queue()
        self.known: set[str] = set()

    def match_is_over(self, id: str) -> None:
        if id not in self.known:
            self.known.add(id)
            # Other servers that have the table open hear of it, too: not all at once.
            wait = self.after * (1 + Random().random())
            asyncio.get_running_loop().call_later(wait, self.over.put_nowait, id)

    async def look_after(self) -> None:
        with faults.survived("the games could not be kept", ""):
            await editions.keep_all(self.store)
        loop = asyncio.get_running_loop()
        sweep = loop.time() + self.after
        while True:
            with suppress(TimeoutError):
                id = await asyncio.wait_for(self.over.get(), max(0.0, sweep - loop.time()))
                self.known.discard(id)
                await self.keep(id)
            if loop.time() >= sweep:
                sweep = loop.time() + SWEEP
                with faults.survived("finished matches could not be looked through", ""):
                    async for id, _ in lacking(self.store):
                        await self.keep(id)

    async def keep(self, id: str) -> None:
        with suppress(Busy, Unfinished), faults.survived("a finished match could not be kept", id[:6]):
            await keep(self.store, id, self.make)

    async def make(self, todo: Callable[..., Any], *values: Any) -> Any:
        """In a process for what is not urgent, while no analysis has it."""
        async with self.turn:
            return await self.workers.run(todo, *values, rank=Rank.ANALYSIS)
