"""Tables that are played while their server is killed again and again.

Two people play at each table. Every answer that was acknowledged is remembered; after each kill -9 the server starts
again, and the log must hold every acknowledged answer once, in order, and at most the one that was under way.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import msgspec

from pioche.server import events
from pioche.server.config import Config
from pioche.server.store import Store, new_store
from tests.server.browser import Browser, Window, any_answer
from tests.server.running import Running

GAMES = ("treize", "mu")
SLICE = 25  # tables that connect at once


@dataclass
class Player:
    """One person at one table, and what was said and heard."""

    browser: Browser
    table: str
    seat: int
    window: Window | None = None
    acknowledged: list[list[int]] = field(default_factory=list)
    under_way: list[int] | None = None
    seen: int = 0  # the highest sequence number ever shown

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
                await self.answer(window, any_answer(window.now.scene, rng))
            self.seen = max(self.seen, window.seq)

    async def answer(self, window: Window, send: list[int]) -> None:
        seq, refused = window.seq, len(window.refusals)
        self.under_way = send
        try:
            await window.send("answer", seq=seq, send=send)
        except Exception:
            await window.until(lambda: window.closed is not None)
            return
        await window.until(lambda: window.seq > seq or len(window.refusals) > refused or window.closed is not None)
        if len(window.refusals) > refused:
            assert window.refusals[-1].stale
            self.under_way = None
        elif window.seq > seq:
            self.acknowledged.append(send)
            self.under_way = None


@dataclass
class Counts:
    kills: int = 0
    tables: int = 0
    acknowledged: int = 0
    kept_unheard: int = 0  # written, but the server died before it could say so
    lost: int = 0
    doubled: int = 0
    finished: int = 0


async def log_of(store: Store, player: Player) -> list[list[int]]:
    """What the log says this player answered."""
    log = [events.read_event(text) for _, text in await store.moves(player.table)]
    return [e.send for e in log if isinstance(e, events.Answered) and e.seat == player.seat and e.by == "person"]


async def compare(settings: Config, players: list[Player], counts: Counts) -> None:
    """After a kill: everything acknowledged is there once; what was under way is there or not."""
    store = new_store(settings)
    await store.open()
    try:
        for player in players:
            kept = await log_of(store, player)
            said = player.acknowledged
            if kept[: len(said)] != said:
                counts.lost += 1
            extra = kept[len(said) :]
            if extra and extra != [player.under_way]:
                counts.doubled += 1
            counts.kept_unheard += len(extra)
            player.acknowledged, player.under_way = kept, None
    finally:
        await store.close()


async def crash(folder: Path, tables: int, kills: int, seed: str, database: str = "", pause: float = 0.05) -> Counts:
    """Play so many tables and kill the server so often."""
    rng, counts = Random(seed), Counts(tables=tables)
    running = Running(folder, database=database)
    players: list[Player] = []
    for number in range(tables):
        players += await opened(running, GAMES[number % len(GAMES)])
    for _ in range(kills):
        for start in range(0, len(players), SLICE):
            await asyncio.gather(*(player.connect() for player in players[start : start + SLICE]))
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
    counts.acknowledged = sum(len(player.acknowledged) for player in players)
    for player in players:
        await player.connect()
        assert player.window is not None
        counts.finished += player.seat == 0 and player.window.status == "over"
    for player in players:
        await player.browser.__aexit__()
    running.stop()
    return counts


async def some_progress(players: list[Player], answers: int) -> None:
    """Until so many more answers have been acknowledged, or there is nobody left to ask."""
    before = sum(len(player.acknowledged) for player in players)
    while sum(len(player.acknowledged) for player in players) < before + answers:
        await asyncio.sleep(0.02)
        if all(player.window and player.window.status == "over" for player in players):
            return


async def opened(running: Running, game: str) -> list[Player]:
    first, second = Browser(running.address), Browser(running.address)
    await first.__aenter__()
    await second.__aenter__()
    seats = [{"who": who} for who in ("you", "open", "random")]
    table = await first.open(game, seats=seats)
    await second.join(table.id)
    return [Player(first, table.id, 0), Player(second, table.id, 1)]


def written(counts: Counts) -> str:
    return msgspec.json.encode(counts).decode()
