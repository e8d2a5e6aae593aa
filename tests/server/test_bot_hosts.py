"""Hosts that do nothing but think for bots: every turn is claimed by one of them, and answered once."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from pioche.games import load
from pioche.server import turns
from pioche.server.bot_host import Host
from pioche.server.config import Config
from pioche.server.lanes import Unfinished
from pioche.server.store import Store, new_store
from pioche.server.turns import Turns
from pioche.server.workers import Rank, Workers
from tests.server.running import ROOT

PATIENCE = 120.0
OPTIONS = [3, 5, 8]


def with_store(database: str, test: Callable[[Store], Coroutine[Any, Any, None]]) -> None:
    async def main() -> None:
        store = new_store(Config(database=database))
        await store.open()
        try:
            async with asyncio.timeout(PATIENCE):
                await test(store)
        finally:
            await store.close()

    asyncio.run(main())


def asked(here: Turns, turn: str, kind: str = "random", limit: float = PATIENCE) -> Coroutine[Any, Any, int]:
    return here.think(turn, kind, "treize", b"", 0, OPTIONS, 0, limit)


async def rows(store: Store) -> list[tuple[Any, ...]]:
    return await store.read("SELECT id, tries, host, choice FROM turns ORDER BY id")


def test_two_hosts_and_two_servers_take_every_turn_once(empty_postgresql: str) -> None:
    """The hosts are programs of their own, and know nothing but the address of the database."""
    command = [sys.executable, "-m", "pioche", "bots", "--database", empty_postgresql, "--processes", "1"]
    path = os.pathsep.join([str(ROOT / "src"), os.environ.get("PYTHONPATH", "")])

    async def test(store: Store) -> None:
        hosts = [subprocess.Popen(command, env={**os.environ, "PYTHONPATH": path}) for _ in range(2)]
        try:
            one, other = Turns(store), Turns(store)
            while len(await store.read("SELECT id FROM bot_hosts")) < 2:
                assert all(host.poll() is None for host in hosts)
                await asyncio.sleep(0.05)
            await one.look_for_hosts()
            assert one.hosts
            names = [f"table {n} 0" for n in range(40)]
            answers = await asyncio.gather(*(asked(here, name) for name in names for here in (one, other)))
            assert answers[::2] == answers[1::2] and set(answers) <= set(OPTIONS)
            found = await rows(store)
            assert [(id, tries) for id, tries, _, _ in found] == sorted((name, 1) for name in names)
            assert [choice for *_, choice in found] == [answers[2 * names.index(id)] for id, *_ in found]
        finally:
            for host in hosts:
                host.send_signal(signal.SIGTERM)
            codes = [host.wait(60) for host in hosts]
        assert codes == [0, 0] and not await store.read("SELECT id FROM bot_hosts")

    with_store(empty_postgresql, test)


def test_a_turn_whose_host_is_gone_is_taken_by_another(empty_postgresql: str) -> None:
    async def test(store: Store) -> None:
        here, stop = Turns(store), asyncio.Event()
        answer = asyncio.create_task(asked(here, "table 1 0"))
        while not await store.read(turns.CLAIM, 0.3, "dead", 9):  # claims it, and is never heard of again
            await asyncio.sleep(0.05)
        assert not await store.read(turns.CLAIM, 0.3, "quick", 9), "it was claimed already"
        host = Host(store, 1, 20.0)
        serving = asyncio.create_task(host.serve(stop))
        assert await answer in OPTIONS
        assert [(tries, name) for _, tries, name, _ in await rows(store)] == [(2, host.id)]
        await store.write((turns.ANSWER, (OPTIONS[0], "table 1 0", "dead")))  # it comes back: too late
        assert [name for _, _, name, _ in await rows(store)] == [host.id]
        with pytest.raises(Unfinished):  # nobody can: whoever asked is told, and nobody tries for ever
            await asked(here, "table 2 0", "nonesuch")
        stop.set()
        await serving
        host.workers.close()

    with_store(empty_postgresql, test)


def test_an_answer_that_the_rules_do_not_allow_holds_nobody_up(empty_postgresql: str) -> None:
    async def test(store: Store) -> None:
        workers = Workers(1)
        workers.elsewhere = here = Turns(store)
        here.hosts = True
        thinking = workers.think("random", load("treize"), None, 0, OPTIONS, Rank.TURN, "table 1 0")
        answer = asyncio.create_task(thinking)
        while not await store.read(turns.CLAIM, PATIENCE, "ill", 9):
            await asyncio.sleep(0.05)
        await store.write((turns.ANSWER, (OPTIONS[0] + 1, "table 1 0", "ill")))
        assert await answer in OPTIONS
        workers.close()

    with_store(empty_postgresql, test)
