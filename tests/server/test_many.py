"""Several servers at one database: it does not matter by which of them somebody plays."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random

import psycopg
import pytest

from pioche.server.messages import Me, TableInfo
from pioche.server.postgres import Postgres
from pioche.server.postgres_bell import APPLICATION
from pioche.server.redis_bell import RedisBell
from tests.server.browser import Browser, Window, any_answer, id_of, whoever_is_asked
from tests.server.running import PATIENCE, Running
from tests.server.services import Service

GAME = "treize"


@dataclass
class Pair:
    one: Running
    other: Running
    database: str
    redis: Service | None


@pytest.fixture(scope="module", params=["notify", "redis"])
def pair(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, postgresql: str) -> Iterator[Pair]:
    """Two servers at one database, which tell one another what happens by PostgreSQL or by Redis."""
    name, folder = f"pair_{request.param}", tmp_path_factory.mktemp("pair")
    with contextlib.ExitStack() as stack:
        admin = stack.enter_context(psycopg.connect(postgresql, autocommit=True))
        admin.execute(f"CREATE DATABASE {name}".encode())
        stack.callback(lambda: admin.execute(f"DROP DATABASE {name} WITH (FORCE)".encode()))
        database = postgresql.replace("/postgres?", f"/{name}?")
        redis = stack.enter_context(Service("redis", folder)) if request.param == "redis" else None
        bell = redis.address if redis else ""
        one = stack.enter_context(Running(folder / "one", database=database, redis=bell))
        other = stack.enter_context(Running(folder / "other", database=database, redis=bell))
        yield Pair(one, other, database, redis)


def also_at(browser: Browser, server: Running) -> Browser:
    """The same person by way of another server."""
    same = Browser(server.address)
    same.http.cookies = browser.http.cookies
    return same


async def both_seated(ann: Browser, bob: Browser, **wish: object) -> tuple[TableInfo, Window, Window]:
    """A table that one opens here and the other joins there, and a window of each."""
    table = await ann.open(GAME, seats=[{"who": "you"}, {"who": "open"}], **wish)
    at_ann = await ann.window(table.id)
    await bob.join(table.id)
    at_bob = await bob.window(table.id)
    await at_ann.until(lambda: at_ann.status == "playing" and bool(at_ann.batches))
    return table, at_ann, at_bob


async def play(windows: list[Window], answers: int, rng: Random) -> int:
    """So many answers, each given once everybody has heard of the one before."""
    for given in range(answers):
        if windows[0].status == "over":
            return given
        asked = await whoever_is_asked(windows)
        await asked.answered(any_answer(asked.now.scene, rng))
    return answers


def test_what_happens_at_one_is_heard_at_the_other(pair: Pair) -> None:
    async def main() -> None:
        async with Browser(pair.one.address) as ann, Browser(pair.other.address) as bob:
            table, at_ann, at_bob = await both_seated(ann, bob)
            async with Browser(pair.other.address) as eve:
                at_eve = await eve.window(table.id)
                await play([at_ann, at_bob, at_eve], 12, Random(1))
                name = (await eve.get("/api/me", Me)).name
                await at_ann.until_info(lambda info: name in info.watching)
            for n, window in enumerate([at_ann, at_bob, at_bob, at_ann]):
                await window.send("say", text=f"line {n}")
                for hearing in (at_ann, at_bob):
                    await hearing.until(lambda: len(hearing.chat) > n)  # noqa: B023
            assert [line.text for line in at_ann.chat] == [line.text for line in at_bob.chat]
            assert at_ann.seq == at_bob.seq and not at_ann.refusals + at_bob.refusals
            # Only once each window was told everything: all else came as news, without a gap.
            assert [batch.whole for batch in at_bob.batches].count(True) == 1

    asyncio.run(main())


def test_of_two_answers_to_one_question_one_is_first(pair: Pair) -> None:
    async def main() -> None:
        async with Browser(pair.one.address) as ann, Browser(pair.other.address) as bob:
            table, at_ann, at_bob = await both_seated(ann, bob)
            ann_there, bob_here = also_at(ann, pair.other), also_at(bob, pair.one)
            twins = {at_ann: await ann_there.window(table.id), at_bob: await bob_here.window(table.id)}
            rng = Random(2)
            for _ in range(8):
                if at_ann.status == "over":
                    break
                asked = await whoever_is_asked([at_ann, at_bob, *twins.values()])
                tried, seq, send = [asked, twins.get(asked, asked)], asked.seq, any_answer(asked.now.scene, rng)
                if asked in twins.values():
                    tried = [asked, next(own for own, twin in twins.items() if twin is asked)]
                refused = [len(window.refusals) for window in tried]
                await asyncio.gather(*(window.send("answer", seq=seq, send=send) for window in tried))
                for window in tried:
                    await window.until(lambda: window.seq > seq)  # noqa: B023
                late = [window for window, n in zip(tried, refused, strict=True) if len(window.refusals) > n]
                for window in twins:
                    await window.until(lambda: window.seq > seq)  # noqa: B023
                assert len(late) <= 1 and all(window.refusals[-1].stale for window in late)
            for browser in (ann_there, bob_here):
                await browser.__aexit__()
        with psycopg.connect(pair.database) as connection:
            rows = connection.execute("SELECT seq FROM moves WHERE table_id = %s ORDER BY seq", (table.id,)).fetchall()
        assert [seq for (seq,) in rows] == list(range(1, len(rows) + 1))

    asyncio.run(main())


def test_nobody_is_gone_who_is_with_another_server(pair: Pair) -> None:
    async def main() -> None:
        async with Browser(pair.one.address) as ann, Browser(pair.other.address) as bob:
            _, at_ann, at_bob = await both_seated(ann, bob)
            assert at_bob.table and at_bob.table.seat is not None
            ann_seat = 1 - at_bob.table.seat
            await play([at_ann, at_bob], 2, Random(3))
            await asyncio.sleep(1.5)  # more than it takes to be gone, and than it takes servers to look round
            assert id_of(await at_bob.refusal("end-match", seat=ann_seat)) == "refused-present"
            assert id_of(await at_bob.refusal("call-bot", seat=ann_seat)) == "refused-present"
            assert not any(info.seats[ann_seat].away for info in at_bob.infos)
            await at_ann.close()  # now she is
            await at_bob.until_info(lambda info: info.seats[ann_seat].away)
            async with asyncio.timeout(PATIENCE):
                while at_bob.status == "playing":
                    await at_bob.send("end-match", seat=ann_seat)
                    await asyncio.sleep(0.2)

    asyncio.run(main())


def test_a_server_dies_and_the_bots_play_on_at_the_other(pair: Pair) -> None:
    async def main() -> None:
        async with Browser(pair.one.address) as ann, Browser(pair.other.address) as bob:
            table = await ann.open("mu", seats=[{"who": "you"}, {"who": "open"}, {"who": "random"}])
            at_ann = await ann.window(table.id)  # so the first server looks after the bot
            await bob.join(table.id)
            at_bob = await bob.window(table.id)
            await at_ann.until(lambda: at_ann.status == "playing" and bool(at_ann.batches))
            await play([at_ann, at_bob], 4, Random(4))
            answered = at_bob.seq
            pair.one.kill()
            again = also_at(ann, pair.other)
            here = await again.window(table.id)
            await play([here, at_bob], 12, Random(5))
            assert at_bob.seq > answered and not at_bob.refusals + here.refusals
            await again.__aexit__()
        pair.one.start()

    asyncio.run(main())


def test_who_logs_out_at_one_is_logged_out_at_the_other(pair: Pair) -> None:
    async def main() -> None:
        async with Browser(pair.one.address) as ann, Browser(pair.other.address) as bob:
            await ann.post("/api/account", Me, login=f"ann-{id(ann)}"[:30], password="correct horse")
            there = also_at(ann, pair.other)
            table = await bob.open(GAME, seats=[{"who": "you"}, {"who": "open"}])
            window = await there.window(table.id)
            assert (await ann.http.post("/api/logout")).status_code == 200
            await window.until(lambda: window.closed is not None)
            assert window.closed == 4401
            await there.__aexit__()

    asyncio.run(main())


def test_without_the_doorbell_tables_go_on_a_little_later(pair: Pair) -> None:
    def cut() -> None:
        if pair.redis:
            pair.redis.stop()
            return
        lines = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = %s"
        with psycopg.connect(pair.database) as connection:
            assert len(connection.execute(lines, (APPLICATION,)).fetchall()) >= 1

    async def main() -> None:
        async with Browser(pair.one.address) as ann, Browser(pair.other.address) as bob:
            _, at_ann, at_bob = await both_seated(ann, bob)
            await play([at_ann, at_bob], 2, Random(6))
            cut()
            await play([at_ann, at_bob], 3, Random(7))
            if pair.redis:
                pair.redis.start()
            await play([at_ann, at_bob], 6, Random(8))
            assert not at_ann.refusals + at_bob.refusals

    asyncio.run(main())


def test_whoever_may_have_missed_a_ring_is_told_so(tmp_path: Path) -> None:
    async def main() -> None:
        heard, missed = asyncio.Event(), asyncio.Event()
        with Service("redis", tmp_path) as redis:
            store = Postgres("")  # of which the bell only wants to hear what was kept
            bell = RedisBell(redis.address, "here", store, lambda ring: heard.set(), missed.set)
            other = RedisBell(redis.address, "here", store, lambda ring: None, lambda: None)
            listening = asyncio.create_task(bell.listen())
            for _ in range(2):
                async with asyncio.timeout(PATIENCE):
                    await missed.wait()
                    missed.clear()
                    heard.clear()
                    while not heard.is_set():
                        other.ring([store.move("table", 1, 0.0, "")])
                        await asyncio.sleep(0.05)
                    redis.stop()
                    while bell.up:
                        await asyncio.sleep(0.05)
                    redis.start()
            listening.cancel()
            await asyncio.wait([listening])
            await bell.close()
            await other.close()

    asyncio.run(main())
