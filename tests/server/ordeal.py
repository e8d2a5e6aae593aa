"""Many tables are played by way of three servers and two bot hosts, while everything around them breaks.

    python -m tests.server.ordeal SECONDS [TABLES [PLANTED]]

Servers and hosts are killed or stopped for seconds, PostgreSQL and Redis are restarted, connections are cut, the
database takes nothing for a while, as if its disk were full, and the servers' clocks are minutes apart. Afterwards the
log must hold every acknowledged answer once and in order, every table must replay, nobody may have seen another picture
than the log gives their seat, everybody must be shown where the log stands and be able to play on, and no turn of a bot
may have been taken twice. With PLANTED (early, deaf, twice) a fault is planted that must be found.
"""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from contextlib import ExitStack, suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import psycopg

from pioche.core.game import Refused
from pioche.server import events, turns
from pioche.server.config import Config
from pioche.server.frames import picture
from pioche.server.lobby import as_it_begins
from pioche.server.store import Store, new_store
from pioche.server.table import Table
from tests.server.browser import Browser, Window, any_answer
from tests.server.crashing import answers_of
from tests.server.running import ROOT, Running
from tests.server.services import Service

PATIENCE = 60.0
UNRUNG = 10.0  # seconds at most, in which as many answers are given as there are people
HEARD = 30.0  # seconds in which news must have come to every window
SKEWS = (0.0, 300.0, -300.0)
STEADY = ("kill server", "stop server", "restart redis", "cut connections")
ALL = (*STEADY, "kill host", "stop host", "restart postgresql", "disk full")
TROUBLES_HOSTS = {"kill host", "stop host", "restart postgresql", "disk full", "cut connections"}


class BotHost:
    """`pioche bots` in a process of its own."""

    def __init__(self, database: str, planted: str) -> None:
        self.database, self.planted = database, planted
        self.start()

    def start(self) -> None:
        program = f"""import sys; from tests.server.planting import plant; plant({self.planted!r})
from pioche.cli import main; sys.exit(main(["bots", "--database", {self.database!r}, "--processes", "1"]))"""
        path = os.pathsep.join([str(ROOT), str(ROOT / "src")])
        self.process = subprocess.Popen(
            [sys.executable, "-c", program],
            env={**os.environ, "PYTHONPATH": path},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()


@dataclass
class Fleet:
    postgresql: Service
    redis: Service
    servers: list[Running]
    hosts: list[BotHost]
    faults: Counter[str] = field(default_factory=Counter)

    async def suffer(self, kind: str, rng: Random) -> None:
        """One fault, and what follows it in a while."""
        self.faults[kind] += 1
        server, host, seconds = rng.choice(self.servers), rng.choice(self.hosts), 0.5 + rng.random() * 5
        if kind == "kill server":
            server.kill()
            await asyncio.sleep(rng.random())
            await asyncio.to_thread(server.start)
        elif kind in ("stop server", "stop host"):
            stopped = server.process if kind == "stop server" else host.process
            stopped.send_signal(signal.SIGSTOP)
            await asyncio.sleep(seconds)
            stopped.send_signal(signal.SIGCONT)
        elif kind == "kill host":
            host.kill()
            await asyncio.sleep(rng.random())
            host.start()
        elif kind in ("restart redis", "restart postgresql"):
            service = self.redis if kind == "restart redis" else self.postgresql
            await asyncio.to_thread(service.stop)
            await asyncio.sleep(rng.random())
            await asyncio.to_thread(service.start)
        elif kind == "cut connections":
            self.tell("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()")
        elif kind == "disk full":
            self.tell("ALTER SYSTEM SET default_transaction_read_only = on", "SELECT pg_reload_conf()")
            await asyncio.sleep(seconds)
            self.tell("ALTER SYSTEM RESET default_transaction_read_only", "SELECT pg_reload_conf()")

    def tell(self, *statements: str) -> None:
        with psycopg.connect(self.postgresql.address, autocommit=True) as connection:
            connection.execute(b"SET default_transaction_read_only = off")
            for statement in statements:
                with suppress(psycopg.OperationalError):
                    connection.execute(statement.encode())


@dataclass
class Player:
    """One person at one table, by way of whichever server answers."""

    browser: Browser
    table: str
    seat: int
    fleet: Fleet
    window: Window | None = None
    acknowledged: list[str] = field(default_factory=list)
    tried: set[str] = field(default_factory=set)
    under_way: tuple[str, list[int]] | None = None
    broken: list[str] = field(default_factory=list)

    async def connect(self, rng: Random) -> Window | None:
        server = rng.choice(self.fleet.servers)
        window = Window(server.address, self.table, {"Cookie": self.browser.cookie})
        self.window = window
        try:
            async with asyncio.timeout(10):
                await window.open()
        except Exception:
            await self.hang_up(window)
            return None
        return window if window.closed is None and window.batches else None

    async def hang_up(self, window: Window) -> None:
        try:
            if hasattr(window, "socket"):
                async with asyncio.timeout(5):
                    await window.close()
        except AssertionError as error:
            self.broken.append(f"{self.table[:6]}: {error}")
        except Exception:
            pass

    async def live(self, rng: Random, stop: asyncio.Event) -> None:
        """Play, and come back by way of another server whenever one is gone."""
        while not stop.is_set():
            window = await self.connect(rng)
            if window is None:
                await asyncio.sleep(0.2)
                continue
            with suppress(Exception):
                await self.play(window, rng, stop)
            if not stop.is_set():
                await self.hang_up(window)

    async def play(self, window: Window, rng: Random, stop: asyncio.Event) -> None:
        silent = time.monotonic()
        while window.closed is None and not stop.is_set() and time.monotonic() - silent < 15:
            if window.status == "over":
                await asyncio.sleep(0.2)
                continue
            with suppress(TimeoutError):
                await window.until(lambda: window.closed is not None or window.is_asked(), 1)
            if window.closed is None and window.is_asked():
                await asyncio.sleep(rng.random() * 0.1)
                if window.is_asked():
                    await self.answer(window, rng)
                    silent = time.monotonic()

    async def answer(self, window: Window, rng: Random) -> None:
        """Give an answer; one of which nobody knows what became of it is sent again under the same name."""
        if self.under_way is None:
            self.under_way = (f"{rng.getrandbits(64):x}", any_answer(window.now.scene, rng))
        id, send = self.under_way
        self.tried.add(id)
        refused = len(window.refusals)
        await window.send("answer", seq=window.seq, send=send, id=id)
        await window.until(
            lambda: id in window.taken or len(window.refusals) > refused or window.closed is not None, PATIENCE
        )
        if id in window.taken:
            self.acknowledged.append(id)
            self.under_way = None
        elif len(window.refusals) > refused and "not-kept" not in str(window.refusals[-1].text):
            self.under_way = None  # too late, or no answer to what is asked now


@dataclass
class Verdict:
    tables: int = 0
    acknowledged: int = 0
    kept: int = 0
    bot_turns: int = 0
    pictures: int = 0
    unrung: int = 0  # answers that were given while nobody could ring
    listening: int = 0  # windows that had to hear of them
    faults: dict[str, int] = field(default_factory=dict)
    wrong: list[str] = field(default_factory=list)


async def log_when_shown(store: Store, table: str, players: list[Player]) -> list[tuple[int, str]]:
    """The log once everybody is shown where it ends, or after long enough: a bot may still have been at it."""
    end = time.monotonic() + HEARD
    while True:
        moves = await store.moves(table)
        shown = {player.window.seq for player in players if player.window and player.window.batches}
        if shown == {len(moves)} or time.monotonic() > end:  # nobody turns switches, so each line is told
            return moves
        await asyncio.sleep(0.2)


async def verify(store: Store, players: list[Player], verdict: Verdict) -> None:
    """From the store: what was acknowledged is there once and in order, tables replay, pictures are right."""
    for table in sorted({player.table for player in players}):
        here = [player for player in players if player.table == table]
        row, moves = await store.table(table), await log_when_shown(store, table, here)
        assert row is not None
        if [seq for seq, _ in moves] != list(range(1, len(moves) + 1)):
            verdict.wrong.append(f"{table[:6]}: the log has gaps")
        setup = events.read_setup(row.setup)
        again = Table(row.id, row.secret, setup, as_it_begins(setup))
        shown = {player.seat: player.window for player in here if player.window and player.window.batches}
        try:
            for seq, text in moves:
                again.follow(seq, text)
                for seat, window in shown.items():
                    if window.seq == again.number and not isinstance(events.read_event(text), events.Switched):
                        assert again.match is not None
                        verdict.pictures += 1
                        if window.now.scene != picture(again.game, again.match.state, seat):
                            verdict.wrong.append(f"{table[:6]}: seat {seat} saw another picture at {window.seq}")
        except Refused:
            verdict.wrong.append(f"{table[:6]}: the log does not replay")
        log = [events.read_event(text) for _, text in moves]
        for player in here:
            kept = answers_of(log, player.seat)
            verdict.kept += len(kept)
            verdict.acknowledged += len(player.acknowledged)
            said = set(player.acknowledged)
            if [id for id in kept if id in said] != player.acknowledged:
                verdict.wrong.append(
                    f"{table[:6]}: an acknowledged answer of seat {player.seat} is lost, or came twice"
                )
            if not set(kept) <= player.tried:
                verdict.wrong.append(f"{table[:6]}: an answer that nobody gave")
            verdict.wrong += player.broken
            if player.seat not in shown or shown[player.seat].seq != again.number:
                verdict.wrong.append(f"{table[:6]}: seat {player.seat} is not shown where the table stands")


async def all_hear(
    fleet: Fleet,
    store: Store,
    players: list[Player],
    playing: list[asyncio.Task[None]],
    stop: asyncio.Event,
    verdict: Verdict,
) -> None:
    """Nobody rings for a while, and people stop playing then: whoever is at a table must hear of it all the same."""
    await asyncio.sleep(2)
    await asyncio.to_thread(fleet.redis.stop)
    before, end = sum(len(player.acknowledged) for player in players), time.monotonic() + UNRUNG
    while time.monotonic() < end and sum(len(player.acknowledged) for player in players) < before + len(players):
        await asyncio.sleep(0.05)
    stop.set()
    await asyncio.gather(*playing)
    await asyncio.to_thread(fleet.redis.start)
    behind, end = {"?"}, time.monotonic() + HEARD
    verdict.unrung = sum(len(player.acknowledged) for player in players) - before
    verdict.listening = sum(player.window is not None and player.window.closed is None for player in players)
    while behind and time.monotonic() < end:
        await asyncio.sleep(0.5)
        latest = dict(
            await store.read("SELECT table_id, MAX(seq) FROM moves GROUP BY table_id")
        )  # nobody turns switches
        here = [(player, player.window) for player in players if player.window and player.window.closed is None]
        behind = {f"{one.table[:6]}, seat {one.seat}" for one, window in here if window.seq < latest[one.table]}
    verdict.wrong += [f"{who}: was never told what happened" for who in sorted(behind)]


async def settle(players: list[Player], rng: Random, verdict: Verdict) -> None:
    """When all is whole again: everybody comes back, every table can be played on, and all are shown the same."""
    for player in players:
        if player.window:
            await player.hang_up(player.window)
        for _ in range(100):
            if await player.connect(rng):
                break
            await asyncio.sleep(0.2)
    for table in sorted({player.table for player in players}):
        windows = [player.window for player in players if player.table == table and player.window]
        try:
            async with asyncio.timeout(PATIENCE):
                while not any(w.status == "over" for w in windows) and not any(w.is_asked() for w in windows):
                    await asyncio.sleep(0.05)
                for player in [p for p in players if p.table == table and p.window and p.window.is_asked()][:1]:
                    assert player.window
                    await player.answer(player.window, rng)
                while len({w.seq for w in windows}) > 1:
                    await asyncio.sleep(0.05)
        except Exception as error:
            verdict.wrong.append(f"{table[:6]}: cannot be played on ({type(error).__name__})")


async def check_turns(store: Store, faults: Counter[str], verdict: Verdict) -> None:
    rows = await store.read("SELECT tries, host, choice FROM turns")
    verdict.bot_turns = len(rows)
    if not set(faults) & TROUBLES_HOSTS:
        again = sum(tries > 1 for tries, _, _ in rows)
        if again:
            verdict.wrong.append(f"{again} turns of bots were taken more than once")
    elif sum(tries > turns.TRIES for tries, _, _ in rows):
        verdict.wrong.append("turns of bots were taken more often than they may be")


async def seated(fleet: Fleet, game: str, bots: int) -> list[Player]:
    """A table of two people, or of as many as it takes, some of them bots that think on their own hosts."""
    server = fleet.servers[0]
    people = [await Browser(server.address).__aenter__() for _ in range(2)]
    seats = [{"who": "you"}, {"who": "open"}, *[{"who": "random"}] * bots]
    table = await people[0].open(game, seats=seats)
    await people[1].join(table.id)
    return [Player(person, table.id, seat, fleet) for seat, person in enumerate(people)]


async def endure(fleet: Fleet, seconds: float, tables: int, kinds: tuple[str, ...], seed: int) -> Verdict:
    rng, verdict, stop = Random(seed), Verdict(tables=tables), asyncio.Event()
    players: list[Player] = []
    for number in range(tables):
        players += await seated(fleet, *(("treize", 0), ("mu", 1))[number % 2])
    playing = [asyncio.create_task(player.live(Random(rng.random()), stop)) for player in players]
    end, order = time.monotonic() + seconds, list[str]()
    while time.monotonic() < end:
        await asyncio.sleep(0.5 + rng.random())
        order = order or rng.sample(kinds, len(kinds))
        await fleet.suffer(order.pop(), rng)
    store = new_store(Config(database=fleet.postgresql.address))
    await store.open()
    try:
        await all_hear(fleet, store, players, playing, stop, verdict)
        await settle(players, rng, verdict)
        await asyncio.sleep(1)
        await verify(store, players, verdict)
        await check_turns(store, fleet.faults, verdict)
    finally:
        await store.close()
    for player in players:
        if player.window:
            await player.hang_up(player.window)
        await player.browser.__aexit__()
    verdict.faults = dict(fleet.faults)
    return verdict


def run(
    seconds: float,
    tables: int,
    kinds: tuple[str, ...] = ALL,
    servers: int = 3,
    planted: str = "",
    seed: int = 1,
) -> Verdict:
    """Build everything up, let it suffer, and say what came of it."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="pioche-ordeal-")))
        folder.chmod(0o755)  # PostgreSQL has a user of its own where we are root
        for name in ("postgresql", "redis"):
            (folder / name).mkdir()
        if os.getuid() == 0:
            shutil.chown(folder / "postgresql", "postgres")
        postgresql = stack.enter_context(Service("postgresql", folder / "postgresql"))
        redis = stack.enter_context(Service("redis", folder / "redis"))
        more: dict[str, Any] = {"database": postgresql.address, "redis": redis.address, "planted": planted}
        started = [
            stack.enter_context(Running(folder / f"server{number}", skew=SKEWS[number % 3], **more))
            for number in range(servers)
        ]
        hosts = [BotHost(postgresql.address, planted) for _ in range(2)]
        for host in hosts:
            stack.callback(host.kill)
        fleet = Fleet(postgresql, redis, started, hosts)
        return asyncio.run(endure(fleet, seconds, tables, kinds, seed))


def main() -> int:
    seconds, tables = float(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 40
    planted = sys.argv[3] if len(sys.argv) > 3 else ""
    kinds = STEADY[:3] if planted == "twice" else ALL
    verdict = run(seconds, tables, kinds, planted=planted, seed=int(time.time()))
    print(json.dumps(vars(verdict), indent=1, ensure_ascii=False))
    return int(bool(verdict.wrong))


if __name__ == "__main__":
    sys.exit(main())
