"""How many answers a second the server keeps and tells at full speed, against boardgame.io with its durable store.

    python bench/load.py [--tables 500] [--seconds 15] [--games duel,mu,treize] [--think 5] [--database ADDRESS]

The server runs on one core, the load on another. Each table plays as fast as it hears: whoever is asked answers as soon
as everybody at the table has heard the answer before. The duel is the same game for both servers
(`tests/thirdparty/duel`, `bench/boardgameio/game.js`); boardgame.io is installed from npm into a scratch folder and
keeps its matches in files. Ours are in the log, on disk, before anybody hears of them; its are not.

With --think SECONDS, every table answers once in that time instead: how long do people wait who think?
Needs Linux, two cores and Node.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from bench.loading import Measured  # noqa: E402
from tests.server.running import Running  # noqa: E402

PEER = ROOT / "bench" / "boardgameio"
SERVER_CORE, LOAD_CORE = 0, 1
PLAYERS = {"mu": 3}  # the others are played by two
LONG = {"duel": {"cards": "2000"}, "mu": {"target": "1000", "hands": "50"}}  # matches that outlast the measurement


@contextmanager
def on_core(core: int) -> Iterator[None]:
    """What is started meanwhile stays on this core."""
    usual = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {core})
    try:
        yield
    finally:
        os.sched_setaffinity(0, usual)


def ours(game: str, given: argparse.Namespace, folder: Path) -> Measured:
    """This game on our server."""
    data = folder / f"data-{game}"
    with on_core(SERVER_CORE):
        running = Running(data, database=given.database, away_after=60.0)
    wish: dict[str, Any] = {
        "address": running.address.replace("localhost", "127.0.0.1"),
        "server": running.process.pid,
        "game": game,
        "players": PLAYERS.get(game, 2),
        "options": {"players": str(PLAYERS.get(game, 2)), **LONG.get(game, {})},
        "tables": given.tables,
        "seconds": given.seconds,
        "think": given.think,
    }
    with running, on_core(LOAD_CORE):
        command = [sys.executable, str(ROOT / "bench" / "loading.py"), json.dumps(wish)]
        out = subprocess.run(command, stdout=subprocess.PIPE, check=True).stdout
    shutil.rmtree(data)
    return msgspec.json.decode(out, type=Measured)


def theirs(given: argparse.Namespace, folder: Path) -> Measured:
    """The duel on boardgame.io, its matches in files."""
    npm = shutil.which("npm")
    if npm is None:
        sys.exit("boardgame.io needs Node and npm, and neither was found.")
    place = folder / "boardgameio"
    shutil.copytree(PEER, place)
    subprocess.run([npm, "install", "--silent", "--no-audit", "--no-fund"], cwd=place, check=True)
    with on_core(SERVER_CORE):
        server = subprocess.Popen(
            ["node", "server.js", "matches"],
            cwd=place,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "NODE_ENV": "production"},
        )
    assert server.stdout is not None
    try:
        address = next(line.strip() for line in server.stdout if line.startswith("http"))
        command = ["node", "load.js", address, str(server.pid), str(given.tables), str(given.seconds)]
        with on_core(LOAD_CORE):
            out = subprocess.run(command, cwd=place, stdout=subprocess.PIPE, check=True).stdout
    finally:
        server.terminate()
        server.wait()
        server.stdout.close()
    return msgspec.json.decode(out, type=Measured)


@contextmanager
def plugged(folder: Path) -> Iterator[None]:
    """The duel as if it were installed, for the servers that are started meanwhile."""
    info = folder / "plugged" / "duel-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: duel\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[pioche.games]\nduel = tests.thirdparty.duel:GAME\n")
    usual = os.environ.get("PYTHONPATH", "")
    os.environ["PYTHONPATH"] = os.pathsep.join([str(info.parent), usual])
    try:
        yield
    finally:
        os.environ["PYTHONPATH"] = usual


HEAD = f"{'':<22}{'answers/s':>10}{'p50 ms':>9}{'p99 ms':>9}{'CPU µs':>9}{'kB sent':>9}{'kB/table':>10}"


def row(name: str, one: Measured) -> str:
    return (
        f"{name:<22}{speed(one):>10.0f}{one.p50 * 1e3:>9.1f}{one.p99 * 1e3:>9.1f}{cost(one) * 1e6:>9.0f}"
        + (f"{one.bytes / max(1, one.answers) / 1e3:>9.1f}{one.growth / 1e3:>10.0f}" if one.bytes else "")
        + (f"   refused {one.refused}" if one.refused else "")
        + (f"   finished {one.finished}" if one.finished else "")
    )


def row_of_ratios(one: Measured, peer: Measured) -> str:
    more, p50, p99 = speed(one) / speed(peer), one.p50 / peer.p50, one.p99 / peer.p99
    return f"{'  against its duel':<22}{more:>9.2f}×{p50:>8.2f}×{p99:>8.2f}×{cost(one) / cost(peer):>8.2f}×"


def speed(one: Measured) -> float:
    return one.answers / one.seconds


def cost(one: Measured) -> float:
    """Seconds of the server's processor for an answer."""
    return one.processor / max(1, one.answers)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=15.0)
    parser.add_argument("--games", default="duel,mu,treize")
    parser.add_argument("--think", type=float, default=0.0)
    parser.add_argument("--database", default="", help="a PostgreSQL address instead of SQLite")
    parser.add_argument("--alone", action="store_true", help="without boardgame.io")
    given = parser.parse_args()
    print(
        f"{given.tables} tables, {given.seconds:.0f} s each, server on core {SERVER_CORE}, load on core {LOAD_CORE}.\n"
    )
    print(HEAD, flush=True)
    with tempfile.TemporaryDirectory() as scratch, plugged(Path(scratch)):
        peer = None if given.alone or given.think else theirs(given, Path(scratch))
        if peer:
            print(row("boardgame.io, FlatFile", peer), flush=True)
        for game in given.games.split(","):
            one = ours(game, given, Path(scratch))
            print(row(f"pioche, {game}", one), flush=True)
            if peer:
                print(row_of_ratios(one, peer), flush=True)


if __name__ == "__main__":
    main()
