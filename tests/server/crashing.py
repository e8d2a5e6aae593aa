"""Tables that are played while their server is killed again and again.

People play at each table, of all games in turn. Every answer has an id, and each that was acknowledged is remembered.
After each kill -9 the log must hold every acknowledged answer once, in order, and at most the one that was under way;
and nobody may have been shown more than it holds.
"""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import msgspec

from pioche import games
from pioche.server import events
from pioche.server.config import Config
from pioche.server.store import new_store
from tests.server.browser import Browser, Window, any_answer
from tests.server.running import Running

SLICE = 25  # people who connect at once


@dataclass
class Player:
    """One person at one table, and what was said and heard."""

    browser: Browser
    table: str
    seat: int
    window: Window | None = None
    acknowledged: list[str] = field(default_factory=list)
    under_way: str = ""
    seen: int = 0  # the highest number ever shown

    async def connect(self) -> None:
        self.window = await self.browser.window(self.table)
        assert self.window.batches and self.window.seq >= self.seen, "what was seen is gone"

    async def play(self, rng: Random, pause: float) -> None:
        """Answer until the server dies or the match is over."""
        window = self.window
        assert window is not None
        while window.closed is None and window.status != "over":
            try:
                await window.until(lambda: window.closed is not None or window.status == "over" or window.is_asked(), 5)
            except TimeoutError:
                continue
            if window.is_asked() and window.closed is None:
                await asyncio.sleep(rng.random() * pause)
                if not window.is_asked():
                    continue  # somebody else has settled the matter
                await self.answer(window, any_answer(window.now.scene, rng), f"{rng.getrandbits(64):x}")
            self.seen = max(self.seen, window.seq)

    async def answer(self, window: Window, send: list[int], id: str) -> None:
        refused = len(window.refusals)
        self.under_way = id
        try:
            await window.send("answer", seq=window.seq, send=send, id=id)
        except Exception:
            await window.until(lambda: window.closed is not None)
            return
        await window.until(lambda: id in window.taken or len(window.refusals) > refused or window.closed is not None)
        self.seen = max(self.seen, window.seq)
        if id in window.taken:
            self.acknowledged.append(id)
            self.under_way = ""
        elif len(window.refusals) > refused:
            assert window.refusals[-1].stale and window.refusals[-1].id == id
            self.under_way = ""


@dataclass
class Counts:
    kills: int = 0
    tables: int = 0
    acknowledged: int = 0
    kept_unheard: int = 0  # written, but the server died before it could say so
    lost: int = 0
    doubled: int = 0
    unkept: int = 0  # shown to somebody and not in the log
    finished: int = 0
    back: list[float] = field(default_factory=list)  # seconds after each start until everybody was back


async def compare(settings: Config, players: list[Player], counts: Counts) -> None:
    """After a kill: everything acknowledged is there once; what was under way is there or not."""
    store = new_store(settings)
    await store.open()
    try:
        for player in players:
            log = [events.read_event(text) for _, text in await store.moves(player.table)]
            kept, said = answers_of(log, player.seat), player.acknowledged
            counts.lost += kept[: len(said)] != said
            counts.doubled += len({*kept}) != len(kept)
            counts.unkept += player.seen > sum(not isinstance(event, events.Switched) for event in log)
            extra = kept[len(said) :]
            counts.lost += bool(extra) and extra != [player.under_way]
            counts.kept_unheard += len(extra)
            player.acknowledged, player.under_way = kept, ""
    finally:
        await store.close()


def answers_of(log: list[events.AnyEvent], seat: int) -> list[str]:
    """The ids of what this seat's person answered."""
    own = [e for e in log if isinstance(e, events.Answered) and e.seat == seat and e.by == "person"]
    return [event.id.partition(" ")[2] for event in own]


async def crash(folder: Path, tables: int, kills: int, seed: str, database: str = "", pause: float = 0.05) -> Counts:
    """Play so many tables and kill the server so often."""
    rng, counts = Random(seed), Counts(tables=tables)
    running = Running(folder, database=database)
    players: list[Player] = []
    for number in range(tables):
        players += await opened(running, games.KEYS[number % len(games.KEYS)])
    for _ in range(kills):
        counts.back.append(await all_back(players))
        playing = [asyncio.create_task(player.play(Random(rng.random()), pause)) for player in players]
        await some_progress(players, rng.randint(tables, 6 * tables))
        await asyncio.sleep(rng.random() * 0.05)
        running.kill()
        counts.kills += 1
        await asyncio.gather(*playing)
        for player in players:
            if player.window:
                await player.window.close()
        await compare(Config(data=folder, database=database), players, counts)
        running.start()
        players = await with_new_tables(running, players, counts)
    counts.back.append(await all_back(players))
    counts.acknowledged += sum(len(player.acknowledged) for player in players)
    for player in players:
        await player.browser.__aexit__()
    running.stop()
    return counts


async def all_back(players: list[Player]) -> float:
    """Everybody connects again; how long that took."""
    began = time.perf_counter()
    for start in range(0, len(players), SLICE):
        await asyncio.gather(*(player.connect() for player in players[start : start + SLICE]))
    return time.perf_counter() - began


async def with_new_tables(running: Running, players: list[Player], counts: Counts) -> list[Player]:
    """The same people, those whose match is over at a new table of the same game."""
    over = {player.table for player in players if player.window and player.window.status == "over"}
    counts.finished += len(over)
    for table in over:
        people = [player for player in players if player.table == table]
        counts.acknowledged += sum(len(player.acknowledged) for player in people)
        assert people[0].window is not None and people[0].window.table is not None
        new = await at_a_table(people[0].window.table.game, [player.browser for player in people])
        players = [player for player in players if player.table != table] + new
    return players


async def some_progress(players: list[Player], answers: int) -> None:
    """Until so many more answers have been acknowledged, or there is nobody left to ask."""
    before = sum(len(player.acknowledged) for player in players)
    while sum(len(player.acknowledged) for player in players) < before + answers:
        await asyncio.sleep(0.02)
        if all(player.window and player.window.status == "over" for player in players):
            return


async def opened(running: Running, game: str) -> list[Player]:
    people = [Browser(running.address) for _ in range(max(2, min(games.load(game).players)))]
    for person in people:
        await person.__aenter__()
    return await at_a_table(game, people)


async def at_a_table(game: str, people: list[Browser]) -> list[Player]:
    seats = [{"who": "you"}, *[{"who": "open"}] * (len(people) - 1)]
    table = await people[0].open(game, seats=seats)
    for person in people[1:]:
        await person.join(table.id)
    return [Player(person, table.id, seat) for seat, person in enumerate(people)]


def written(counts: Counts) -> str:
    return msgspec.json.encode(counts).decode()
