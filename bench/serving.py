"""How fast the server answers while many other tables are played.

    python bench/serving.py [TABLES [SECONDS [DATABASE]]]    100 tables, 20 seconds, SQLite

First every table plays at the pace of people (an answer each second or so) and one more table measures how long an
answer takes until it is acknowledged. Then all tables play as fast as they can, and the answers are counted.
All answers are durable before they are acknowledged. The browsers run in this process, the server in another.
"""

from __future__ import annotations

import asyncio
import statistics
import sys
import tempfile
import time
from pathlib import Path
from random import Random

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from tests.server.browser import Browser, Window, any_answer, seated, whoever_is_asked  # noqa: E402
from tests.server.running import Running  # noqa: E402

GAMES = ("mu", "treize")


class Load:
    """Tables of three people each who answer whatever they are asked."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.people: list[Browser] = []
        self.tables: list[list[Window]] = []
        self.answers = 0

    async def sit_down(self, tables: int) -> None:
        for number in range(tables):
            people = [Browser(self.address) for _ in range(3)]
            for person in people:
                await person.__aenter__()
            self.people += people
            self.tables.append((await seated(GAMES[number % 2], *people))[1])

    async def play(self, windows: list[Window], pause: float, rng: Random) -> None:
        while any(window.status == "playing" for window in windows):
            await asyncio.sleep(pause * (0.5 + rng.random()))
            await answer_once(windows, rng)
            self.answers += 1

    async def close(self) -> None:
        for person in self.people:
            await person.__aexit__()


async def answer_once(windows: list[Window], rng: Random) -> float:
    """One answer at this table; how long it took until it was acknowledged, in seconds."""
    asked = await whoever_is_asked(windows)
    send = any_answer(asked.now.scene, rng)
    for window in windows:
        window.batches = window.batches[-1:]
    began = time.perf_counter()
    await asked.answered(send)
    return time.perf_counter() - began


async def measure(address: str, tables: int, seconds: float) -> None:
    load, one, rng = Load(address), Load(address), Random(1)
    await load.sit_down(tables)
    await one.sit_down(1)
    playing = [asyncio.create_task(load.play(windows, 1.0, Random(rng.random()))) for windows in load.tables]
    latencies, end = [], time.monotonic() + seconds
    while time.monotonic() < end and one.tables[0][0].status == "playing":
        latencies.append(await answer_once(one.tables[0], rng))
        await asyncio.sleep(0.05)
    cuts = statistics.quantiles(latencies, n=100)
    print(f"{tables} tables at an answer a second each: p50 {cuts[49] * 1000:.1f} ms, p95 {cuts[94] * 1000:.1f} ms")
    await stopped(playing)
    playing = [asyncio.create_task(load.play(windows, 0.0, Random(rng.random()))) for windows in load.tables]
    load.answers, began = 0, time.monotonic()
    await asyncio.wait(playing, timeout=seconds)
    print(f"{tables} tables at full speed: {load.answers / (time.monotonic() - began):.0f} answers/s")
    await stopped(playing)
    await load.close()
    await one.close()


async def stopped(tasks: list[asyncio.Task[None]]) -> None:
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


def main() -> None:
    tables = int(sys.argv[1]) if len(sys.argv) > 1 else 100
    seconds = float(sys.argv[2]) if len(sys.argv) > 2 else 20.0
    database = sys.argv[3] if len(sys.argv) > 3 else ""
    with tempfile.TemporaryDirectory() as folder, Running(Path(folder), database=database) as running:
        asyncio.run(measure(running.address, tables, seconds))


if __name__ == "__main__":
    main()
