"""A server that is killed at any moment has lost nothing it acknowledged, and plays nothing twice."""

from __future__ import annotations

import asyncio
import os
import secrets
import signal
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest

from pioche import games
from pioche.core import record as records
from pioche.server.messages import TableInfo
from tests.server.browser import Browser, Window, play_on, whoever_is_asked
from tests.server.crashing import crash
from tests.server.running import Running


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_no_acknowledged_answer_is_lost_or_doubled(kind: str, folder: Path, request: pytest.FixtureRequest) -> None:
    database = request.getfixturevalue("postgresql") if kind == "postgresql" else ""
    counts = asyncio.run(crash(folder, tables=8, kills=3, seed=secrets.token_hex(4), database=database, pause=0.01))
    assert counts.lost == counts.doubled == counts.unkept == 0 and counts.acknowledged >= 24, counts


def test_a_match_goes_on_after_a_polite_end(folder: Path) -> None:
    async def main(running: Running) -> None:
        async with Browser(running.address) as ann:
            table = await ann.open("treize")
            window = await ann.window(table.id)
            await play_on(window, Random(1), most=5)
            await window.until(window.is_asked)
            assert running.stop() == 0
            await window.until(lambda: window.closed is not None)
            assert window.closed == 1012
            running.start()
            again = await ann.window(table.id)
            assert again.seq == window.seq and again.now.scene == window.now.scene
            await play_on(again, Random(2))
            assert (await ann.get(f"/api/tables/{table.id}", TableInfo)).status == "over"

    with Running(folder) as running:
        asyncio.run(main(running))


def test_two_processes_on_one_database_decide_by_the_log(folder: Path) -> None:
    """The second to write reads what the first wrote, and its player is told that the answer is stale."""

    async def main(one: Running, two: Running) -> None:
        async with Browser(one.address) as ann:
            table = await ann.open("treize", seats=[{"who": "you"}, {"who": "open"}])
            async with Browser(one.address) as bob:
                await bob.join(table.id)
                windows = [await ann.window(table.id), await bob.window(table.id)]
                asked = await whoever_is_asked(windows)
                late = Window(two.address, table.id, asked.headers)
                await late.open()
                send = asked.now.scene.choices[0].send
                await asked.answered(send)
                kept = asked.seq
                refusal = await late.refusal("answer", seq=late.seq, send=send)
                assert refusal.stale
                await late.until(lambda: late.seq >= kept)  # it hears of more only when it writes again
                await late.close()
                await asyncio.gather(*(play_on(window, Random(3)) for window in windows))
                records.verify(await ann.get(f"/api/tables/{table.id}/record", str), games.load)

    with Running(folder) as one, Running(folder) as two:
        asyncio.run(main(one, two))


def test_a_bot_whose_process_dies_is_asked_again(folder: Path) -> None:
    async def main(running: Running) -> None:
        async with Browser(running.address) as ann:
            seats = [{"who": who} for who in ("you", "casual", "casual", "greedy")]
            table = await ann.open("mu", options={"hands": "1"}, seats=seats)
            window = await ann.window(table.id)
            playing = asyncio.create_task(play_on(window, Random(1)))
            killed = set[int]()
            while len(killed) < 3 and not playing.done():
                killed |= kill_children(running.process.pid)
                await asyncio.sleep(0.3)
            await playing
            assert killed
            assert window.status == "over"

    with Running(folder, bot_pause=0.02) as running:
        asyncio.run(main(running))
    assert "a worker process died and is replaced" in running.log.read_text()


def kill_children(parent: int) -> set[int]:
    """Kill the worker processes of a server; which they were."""
    found = set(children(parent))
    for child in found:
        with suppress(ProcessLookupError):  # it was replaced meanwhile
            os.kill(child, signal.SIGKILL)
    return found


def children(parent: int) -> list[int]:
    """The worker processes of a server."""
    found = []
    for status in Path("/proc").glob("[0-9]*/stat"):
        try:
            pid, _, rest = status.read_text().partition(" (")
            command = (status.parent / "cmdline").read_text()
        except OSError:
            continue
        if int(rest.rpartition(") ")[2].split()[1]) == parent and "spawn_main" in command:
            found.append(int(pid))
    return found
