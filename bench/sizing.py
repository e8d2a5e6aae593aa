"""What one answer, one table and one bot cost: the units from which docs/operating.md works out machines.

    python bench/sizing.py answers [--games mu,treize] [--tables 20]     of the server, in whole matches of people
    python bench/sizing.py bots [--games mu,treize] [--levels strong]    of a host for bots, in whole matches of bots
    python bench/sizing.py engines [--games treize]                      of PostgreSQL and Redis, with two servers

Processor time of the processes in question, which other work on the machine changes little; it is no measure of how
many answers a second there are. `answers` leaves out the sockets, as bench/answers.py does.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Coroutine
from contextlib import AsyncExitStack, ExitStack
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import psycopg
import uvloop

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from bench.answers import Played  # noqa: E402
from pioche import games  # noqa: E402
from pioche.core import saves  # noqa: E402
from pioche.server import pace  # noqa: E402
from pioche.server.app import new_app  # noqa: E402
from pioche.server.config import Config  # noqa: E402
from pioche.server.deeds import act  # noqa: E402
from pioche.server.fanout import Connection  # noqa: E402
from pioche.server.http import Services  # noqa: E402
from pioche.server.messages import Answer, Join, NewTable, SeatWish  # noqa: E402
from pioche.server.room import Room  # noqa: E402
from pioche.server.store import Person  # noqa: E402
from pioche.server.work import think  # noqa: E402
from tests.server.browser import Browser, play_on  # noqa: E402
from tests.server.running import Running  # noqa: E402
from tests.server.services import Service  # noqa: E402

TICK = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")
LEVELS = "beginner,casual,strong,expert"


def playable() -> list[str]:
    return [game.key for game in games.playable()[0]]


def seats_of(key: str) -> int:
    """How many sit at this table if nobody says otherwise."""
    return games.load(key).options[0].default


# The server ------------------------------------------------------------------------------------------------------


def memory() -> int:
    """Bytes this process holds."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * PAGE


async def sit_down(services: Services, game: str, number: int, played: Played) -> tuple[Room, list[Connection]]:
    people = [Person(f"{game}-{number}-{seat}", f"P{seat}") for seat in range(seats_of(game))]
    seats = [SeatWish("you"), *[SeatWish("open")] * (len(people) - 1)]
    room = await services.lobby.open(people[0], NewTable(game, {}, seats))
    windows = [Connection(person, played.wire) for person in people]
    for window in windows:
        await room.connect(window)
    for person in people[1:]:
        await services.lobby.join(room, person, Join())
    return room, windows


async def play(room: Room, windows: list[Connection], played: Played, most: int, rng: Random) -> None:
    """To the end, or so many answers."""
    given = 0
    while given < most and room.table.status == "playing":
        table = room.table
        assert table.match is not None
        if pace.given(table):
            await asyncio.sleep(0.002)  # the table answers
            continue
        given += 1
        seat = rng.choice(table.asked())
        await act(room, windows[seat], Answer(table.number, [rng.choice(table.match.state.options_of(seat))]))
    played.answers += given


async def of_answers(game: str, tables: int, most: int, folder: Path) -> str:
    app, played = new_app(Config(data=folder, forced_pause=0, workers=1, keep_after=0)), Played()
    async with app.router.lifespan_context(app):
        warm = await sit_down(app.state.services, game, 0, played)
        await play(*warm, played, 100, Random(0))
        played.answers = played.sent = 0
        gc.collect()
        before, began = memory(), time.process_time()
        there = [await sit_down(app.state.services, game, 1 + number, played) for number in range(tables)]
        await asyncio.gather(*(play(*one, played, most, Random(place)) for place, one in enumerate(there)))
        used = time.process_time() - began
        gc.collect()
        grown = memory() - before
        store, ids = app.state.services.store, [room.table.id for room, _ in there]
        finished = sum(room.table.status == "over" for room, _ in there)
        while finished:  # until their frames are kept
            kept = await store.read("SELECT COUNT(*) FROM replays")
            if kept[0][0] >= finished:
                break
            await asyncio.sleep(0.1)
        marks = ",".join("?" * len(ids))
        moves = await store.read(f"SELECT SUM(LENGTH(event) + 60) FROM moves WHERE table_id IN ({marks})", *ids)
        frames = await store.read("SELECT COALESCE(AVG(LENGTH(content)), 0) FROM replays")
        for room, _ in [warm, *there]:
            await room.stop()
    each = max(1, played.answers)
    return (
        f"{game:<10}{seats_of(game):>6}{played.answers / tables:>10.0f}{used / each * 1e3:>10.2f}"
        f"{played.sent / each / 1e3:>10.1f}{grown / tables / 1e3:>10.0f}{moves[0][0] / tables / 1e3:>10.0f}"
        f"{frames[0][0] / 1e3:>10.0f}{finished:>10}/{tables}"
    )


def answers(given: argparse.Namespace) -> None:
    print(
        f"{'':<10}{'people':>6}{'answers':>10}{'CPU ms':>10}{'kB sent':>10}{'kB memory':>10}{'kB log':>10}"
        f"{'kB frames':>10}{'finished':>12}\n{'':<16}{'a match':>10}{'an answer':>10}{'an answer':>10}"
        f"{'a table':>10}{'a match':>10}{'a match':>10}"
    )
    for game in given.games.split(","):
        with tempfile.TemporaryDirectory() as scratch:
            print(uvloop.run(of_answers(game, given.tables, given.most, Path(scratch))), flush=True)


# Bots ------------------------------------------------------------------------------------------------------------


def of_bots(key: str, level: str, matches: int, most: float) -> str:
    """Whole matches, or what can be played in so many seconds; one bot's share of each."""
    game, rng = games.load(key), Random(1)
    settings = game.settle({})
    turns = whole = 0
    began, longest = time.process_time(), 0.0
    while whole < matches and time.process_time() - began < most:
        s = game.start(settings)
        while not s.is_over() and time.process_time() - began < most:
            seat = s.to_move()
            if seat < 0:
                s.happen(s.draw(rng))
                continue
            view = game.view(s, seat)
            options = view.options()
            if len(options) > 1:
                turns, before = turns + 1, time.process_time()
                s.play(think(level, key, msgspec.json.encode(saves.dump(view)), seat, options))
                longest = max(longest, time.process_time() - before)
            else:
                s.play(options[0])
        whole += s.is_over()
    used = time.process_time() - began
    each = f"{used / whole / seats_of(key):>12.2f}" if whole else f"{'':>12}"
    return f"{key:<10}{level:<10}{turns:>8}{used / turns * 1e3:>12.1f}{longest * 1e3:>12.0f}{whole:>10}{each}"


def bots(given: argparse.Namespace) -> None:
    head = f"{'ms a turn':>12}{'longest':>12}{'matches':>10}{'s a bot and match':>20}"
    print(f"{'':<20}{'turns':>8}{head}")
    for game in given.games.split(","):
        for level in given.levels.split(","):
            print(of_bots(game, level, given.matches, given.seconds), flush=True)


# PostgreSQL and Redis ----------------------------------------------------------------------------------------------


def processor(name: str, folder: str) -> float:
    """Seconds of processor time of all processes of this service, those that have ended counted with their parent."""
    used = 0
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            inside, _, after = stat.read_text().partition("(")[2].rpartition(")")
            if inside == name and os.readlink(stat.parent / "cwd").startswith(folder):
                used += sum(map(int, after.split()[11:15]))
        except OSError:
            continue  # it has just ended
    return used / TICK


async def of_people(game: str, tables: int, servers: list[Running]) -> int:
    """One match at each table, its people by way of these servers in turn; how many answers were given."""

    async def one_match() -> int:
        async with AsyncExitStack() as stack:
            people = [await stack.enter_async_context(Browser(servers[0].address)) for _ in range(seats_of(game))]
            table = await people[0].open(game, seats=[{"who": "you"}, *[{"who": "open"}] * (len(people) - 1)])
            windows = []
            for place, person in enumerate(people):
                if place:
                    await person.join(table.id)
                person.address = servers[place % len(servers)].address
                windows.append(await person.window(table.id))
            return sum(await asyncio.gather(*(play_on(window, Random(1)) for window in windows)))

    return sum(await asyncio.gather(*(one_match() for _ in range(tables))))


async def of_hosts(game: str, tables: int, server: Running, database: str) -> int:
    """One match of bots at each table, for which a host thinks; how many turns that were."""
    async with Browser(server.address) as host:
        seats = [{"who": "casual"}] * seats_of(game)
        there = [await host.window((await host.open(game, seats=seats)).id) for _ in range(tables)]
        await asyncio.gather(*(window.until(lambda window=window: window.status == "over") for window in there))  # type: ignore[misc]
    with psycopg.connect(database) as connection:
        found = connection.execute("SELECT COUNT(*) FROM turns WHERE choice IS NOT NULL").fetchone()
    return int(found[0]) if found else 0


def engines(given: argparse.Namespace) -> None:
    game = given.games.split(",")[0]
    with ExitStack() as stack:
        scratch, bell = (Path(stack.enter_context(tempfile.TemporaryDirectory(dir="/tmp"))) for _ in range(2))
        postgres, redis = stack.enter_context(Service("postgresql")), stack.enter_context(Service("redis", bell))
        more: dict[str, Any] = {"database": postgres.address, "redis": redis.address, "away_after": 60.0}
        one, two = (stack.enter_context(Running(scratch / name, **more)) for name in ("1", "2"))
        print(f"Microseconds of the processor for an answer, {given.tables} matches of {game}:")
        print(f"{'':<44}{'answers':>8}{'servers':>10}{'PostgreSQL':>12}{'Redis':>8}")

        def measure(what: str, playing: Coroutine[Any, Any, int]) -> None:
            def used() -> list[float]:
                servers = sum(sum(map(int, stat_of(server).split()[11:13])) for server in (one, two)) / TICK
                folder = postgres.address.partition("host=")[2]
                return [servers, processor("postgres", folder), processor("redis-server", str(bell))]

            before = used()
            number = asyncio.run(playing)
            each = [(after - first) / number * 1e6 for first, after in zip(before, used(), strict=True)]
            print(f"{what:<44}{number:>8}{each[0]:>10.0f}{each[1]:>12.0f}{each[2]:>8.0f}", flush=True)

        measure("people of a table with one server", of_people(game, given.tables, [one]))
        measure("people of a table with two", of_people(game, given.tables, [one, two]))
        line = [sys.executable, "-m", "pioche", "bots", "--processes", "1", "--database", postgres.address]
        hosts = subprocess.Popen(line, stdout=subprocess.DEVNULL)
        time.sleep(5)
        measure("bots, for which a host thinks", of_hosts(game, given.tables, one, postgres.address))
        hosts.terminate()
        hosts.wait()


def stat_of(server: Running) -> str:
    return Path(f"/proc/{server.process.pid}/stat").read_text().rpartition(")")[2]


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("what", choices=("answers", "bots", "engines"))
    parser.add_argument("--games", default=",".join(playable()))
    parser.add_argument("--levels", default=LEVELS)
    parser.add_argument("--tables", type=int, default=10)
    parser.add_argument("--most", type=int, default=1500, help="answers at one table")
    parser.add_argument("--matches", type=int, default=3, help="of bots, for each game and level")
    parser.add_argument("--seconds", type=float, default=7.0, help="of bots, for each game and level")
    given = parser.parse_args()
    {"answers": answers, "bots": bots, "engines": engines}[given.what](given)


if __name__ == "__main__":
    main()
