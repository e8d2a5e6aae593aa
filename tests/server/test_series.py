"""Series on a real server: people and bots play them to the end, and nothing is lost or doubled by kill -9."""

from __future__ import annotations

import asyncio
import contextlib
import json
import secrets
import subprocess
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import httpx
import psycopg
import pytest

from pioche import games
from pioche.core.series import laws, text
from pioche.server.config import Config
from pioche.server.messages import TableInfo, Verdict
from pioche.server.series_messages import Keep, NextMatch, SeriesAnswer, SeriesInfo, SeriesKind
from pioche.server.store import new_store
from tests.server.browser import Browser, expect, play_on
from tests.server.running import PATIENCE, Running

SHORT = {"duration": "short"}
WHOLE_MATCHES = 4 * PATIENCE  # seconds; bots may play several, and machines may be busy


class Entrant(Browser):
    """A person who takes part in a series."""

    async def series(self, id: str, since: int | None = None) -> SeriesInfo:
        query = "" if since is None else f"?since={since}"
        found: SeriesInfo = await self.get(f"/api/series/{id}{query}", SeriesInfo)
        return found

    async def make(self, **wish: Any) -> SeriesInfo:
        made: SeriesInfo = expect(await self.http.post("/api/series", json=wish), SeriesInfo)
        return made

    async def do(self, id: str, what: str, **body: Any) -> SeriesInfo:
        found: SeriesInfo = await self.post(f"/api/series/{id}/{what}", SeriesInfo, **body)
        return found

    async def until(self, id: str, is_so: Any) -> SeriesInfo:
        async with asyncio.timeout(WHOLE_MATCHES):
            now = await self.series(id)
            while not is_so(now):
                now = await self.series(id, now.seq)
        return now

    async def come(self, table: str) -> None:
        """Sit down where a match waits, as a page does."""
        await self.post(f"/api/tables/{table}/entropy", TableInfo, entropy="entropy-1234")

    async def play_all(self, id: str, rng: Random) -> None:
        """Play every match of one's own until the series is over."""
        done = ""
        while True:
            now = await self.until(id, lambda now: now.status == "over" or now.table not in ("", done))  # noqa: B023
            if now.status == "over":
                return
            window = await self.window(now.table)
            await self.come(now.table)
            await play_on(window, rng)
            done = now.table

    async def let_play(self, table: str, bot: str = "greedy") -> None:
        """A bot plays this match for its person, to the end."""
        window = await self.window(table)
        if window.status == "waiting":
            await self.come(table)
        await window.until(lambda: window.status != "waiting" and bool(window.batches))
        if window.status == "playing":
            await window.send("call-bot", seat=0, bot=bot)
        await window.until(lambda: window.status == "over" or window.closed is not None, WHOLE_MATCHES)
        await window.close()


def from_store(config: Config, query: str, *values: Any) -> list[Any]:
    """What is kept in a database."""

    async def read() -> list[Any]:
        store = new_store(config)
        await store.open()
        try:
            return list(await store.read(query, *values))
        finally:
            await store.close()

    return asyncio.run(read())


def the_only_series(config: Config) -> str:
    ((id,),) = from_store(config, "SELECT id FROM series")
    return str(id)


def log_of(config: Config) -> list[dict[str, Any]]:
    """What is kept of the only series there is."""
    query = "SELECT event FROM moves WHERE table_id = ? ORDER BY seq"
    return [json.loads(event) for (event,) in from_store(config, query, the_only_series(config))]


def new_database(address: str) -> str:
    """The address of an empty database at this PostgreSQL, so that no other server looks after what is in it."""
    name = f"series_{secrets.token_hex(4)}"
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}".encode())
    return address.replace("/postgres?", f"/{name}?")


def test_every_game_says_which_series_it_offers(server: Running) -> None:
    async def main() -> None:
        async with Entrant(server.address) as ann:
            kinds: list[SeriesKind] = await ann.get("/api/games/nba/series", list[SeriesKind])
            assert [kind.key for kind in kinds] == ["campaign", "legacy", "knock-out", "round-robin", "best-of"]
            assert kinds[0].places == [1] and kinds[0].keeps and kinds[2].players[0] == 2
            assert await ann.refused("GET", "/api/games/none/series", 400) == "refused-game"
            for none in ("x" * 24, "x", "%00" * 24, "codes/ABCDEFG", "codes/%C3%A9"):
                assert await ann.refused("GET", f"/api/series/{none}", 404) == "refused-no-series"
            for wish, why in (
                ({"kind": "cup"}, "refused-series-kind"),
                ({"kind": "legacy", "places": 5}, "refused-series-size"),
                ({"kind": "best-of", "length": 4}, "refused-series-length"),
                ({"kind": "knock-out", "options": {"players": "1"}}, "refused-option"),
            ):
                assert await ann.refused("POST", "/api/series", 400, game="nba", **wish) == why

    asyncio.run(main())


def test_two_people_and_two_bots_play_a_knock_out_to_its_winner(either: Running) -> None:
    async def main() -> None:
        async with Entrant(either.address) as ann, Entrant(either.address) as ben, Entrant(either.address) as eve:
            made = await ann.make(game="treize", kind="knock-out", bot="random", entropy="entropy-ann")
            assert made.host and made.entrant == 0 and made.status == "waiting"
            found: SeriesInfo = await ben.get(f"/api/series/codes/{made.code.lower()}", SeriesInfo)
            assert found.id == made.id and not found.host and found.entrant is None
            assert await ben.refused("POST", f"/api/series/{made.id}/start", 400) == "refused-host-only"
            await ben.do(made.id, "join", entropy="entropy-ben")
            await eve.do(made.id, "join")
            await eve.do(made.id, "leave")  # nobody is held
            started = await ann.do(made.id, "start")
            assert [entrant.bot for entrant in started.entrants] == ["", "", "random", "random"]
            assert await eve.refused("POST", f"/api/series/{made.id}/join", 400) == "refused-series-begun"
            waiting: list[NextMatch] = await ann.get("/api/next", list[NextMatch])
            assert [(one.series, one.table) for one in waiting] == [(made.id, started.table)]
            await asyncio.gather(ann.play_all(made.id, Random(1)), ben.play_all(made.id, Random(2)))
            over = await eve.series(made.id)
            assert over.status == "over" and sorted(one.place for one in over.entrants)[0] == 0  # type: ignore[type-var]
            assert [match.status for match in over.matches if not match.decider] == ["over"] * 3
            whole = await eve.get(f"/api/series/{made.id}/record", str)
            series, _ = text.verify(whole, games.load)
            laws.check(series)
            assert "entropy-ann" in whole and over.commitment in whole
            assert (await eve.get(f"/api/series/{made.id}/verdict", Verdict)).fair
            assert (await ann.get("/api/series", list[SeriesInfo]))[0].id == made.id
            assert await ann.get("/api/next", list[NextMatch]) == []

    asyncio.run(main())


def test_an_absent_entrant_is_replaced_and_the_others_go_on(server: Running) -> None:
    async def main() -> None:
        async with Entrant(server.address) as ann, Entrant(server.address) as ben:
            made = await ann.make(game="treize", kind="best-of", bot="random", places=2)
            await ben.do(made.id, "join")
            started = await ann.do(made.id, "start")
            window = await ann.window(started.table)
            await ann.come(started.table)
            assert window.status == "waiting"  # for Ben, who does not come
            assert await ben.refused("POST", f"/api/series/{made.id}/replace", 400, entrant=0) == "refused-host-only"
            here = await ben.window(started.table)
            body = {"entrant": 1, "bot": "random"}
            assert await ann.refused("POST", f"/api/series/{made.id}/replace", 400, **body) == "refused-series-here"
            await here.close()
            now = await replaced(ann, made.id, body)
            assert now.entrants[1].bot == "random" and now.entrants[1].person
            await ann.play_all(made.id, Random(3))
            series, matches = text.verify(await ann.get(f"/api/series/{made.id}/record", str), games.load)
            assert series.is_over and all(record.seats[1 - k % 2].name for k, record in enumerate(matches))

    async def replaced(ann: Entrant, id: str, body: dict[str, Any]) -> SeriesInfo:
        """The server hears a moment later that somebody's window is closed."""
        async with asyncio.timeout(PATIENCE):
            while True:
                response = await ann.http.post(f"/api/series/{id}/replace", json=body)
                if response.status_code == 200:
                    return await ann.series(id)
                await asyncio.sleep(0.05)

    asyncio.run(main())


async def won_match(ann: Entrant) -> tuple[SeriesInfo, Keep]:
    """A campaign whose first match was won, with something to keep."""
    for _ in range(40):
        made = await ann.make(game="nba", kind="campaign", options=SHORT)
        assert made.status == "playing" and made.matches[0].options["profile"]
        await ann.let_play(made.table)
        now = await ann.until(made.id, lambda now: now.matches[0].status == "over")
        if now.keep:
            return now, now.keep
    raise AssertionError("never won")


async def said_all(ann: Entrant, id: str, keep: Keep) -> list[int]:
    """Keep the first thing offered, and the next, asking what may be said each time."""
    said, options = list[int](), keep.options
    while options:
        said.append(options[0].answer)
        query = ",".join(map(str, said))
        options = await ann.get(f"/api/series/{id}/options?said={query}", list[SeriesAnswer])
    return said


def test_a_campaign_goes_on_with_what_was_kept(server: Running) -> None:
    async def main() -> None:
        async with Entrant(server.address) as ann, Entrant(server.address) as eve:
            now, keep = await won_match(ann)
            seen = await eve.series(now.id)
            assert seen.keep is None and seen.table == "" and seen.entrant is None
            assert not {*keep.offers} & {*seen.entrants[0].owns}  # what may be kept is told to nobody else
            assert await eve.refused("GET", f"/api/series/{now.id}/options", 400) == "refused-series-stranger"
            assert await eve.refused("POST", f"/api/series/{now.id}/keep", 400, said=[1]) == "refused-series-stranger"
            assert await ann.refused("POST", f"/api/series/{now.id}/keep", 400, said=[0]) == "refused-series-kept"
            said = await said_all(ann, now.id, keep)
            after = await ann.do(now.id, "keep", said=said)
            assert after.keep is None and after.table and len(after.matches) == 2
            kept = games.load("nba").choices[said[0]]
            assert kept in after.entrants[0].kept and len(after.entrants[0].owns) == 17
            assert (await ann.do(now.id, "continue")).table == after.table
            await ann.let_play(after.table)
            second = await ann.until(now.id, lambda now: now.matches[1].status == "over")
            record = await ann.get(f"/api/tables/{second.matches[1].table}/record", str)
            (carried,) = [row.split(" ") for row in record.split("\n") if " carried 0 " in row]
            assert " series campaign 2" in record and kept in carried
            assert text.hashed(record) == second.matches[1].hash
            assert await ann.refused("POST", f"/api/tables/{after.table}/rematch", 400) == "refused-series-table"

    asyncio.run(main())


STEPS = (("before", "ended"), ("after", "ended"), ("after", "kept"), ("after", "opened"))


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_kill_9_at_each_step_loses_and_doubles_nothing(kind: str, folder: Path, request: pytest.FixtureRequest) -> None:
    """A tournament in which cards are kept, played by bots alone: one server after the other dies at the next step."""
    database = new_database(request.getfixturevalue("postgresql")) if kind == "postgresql" else ""
    config = Config(data=folder, database=database)

    async def begin(address: str) -> None:
        async with Entrant(address) as ann:
            made = await ann.make(game="nba", kind="legacy", options=SHORT, bot="greedy", enter=False)
            with contextlib.suppress(httpx.HTTPError):  # it may die before it answers
                await ann.http.post(f"/api/series/{made.id}/start", json={"bot": "greedy"})

    async def finish(address: str, id: str) -> str:
        async with Entrant(address) as ann:
            await ann.until(id, lambda now: now.status == "over")
            return str(await ann.get(f"/api/series/{id}/record", str))

    before: list[dict[str, Any]] = []
    for when, step in STEPS:

        class Dying(Running):
            program = ("tests.server.dying", f"{when}:{step}")

        dying = Dying(folder, database=database)
        if not before:
            asyncio.run(begin(dying.address))
        died = wait_until_dead(dying, config)
        now = log_of(config)
        assert now[: len(before)] == before
        here = sum(event["kind"] == step for event in now[len(before) :])
        assert here == (died and when == "after")  # who never has anything to keep does not get to that step
        before = now
    with Running(folder, database=database) as again:
        whole = asyncio.run(finish(again.address, the_only_series(config)))
    after = log_of(config)
    assert after[: len(before)] == before
    opened = Counter(event["match"] for event in after if event["kind"] == "opened")
    ended = Counter(event["match"] for event in after if event["kind"] == "ended")
    assert opened == ended == Counter(["1.1", "1.2", "2.1"])
    kept = Counter(event["entrant"] for event in after if event["kind"] == "kept")
    assert {*kept.values()} <= {1} and len(kept) <= 2
    series, _ = text.verify(whole, games.load)
    laws.check(series)


def wait_until_dead(dying: Running, config: Config) -> bool:
    """Whether it died by itself; else the series is over, and it did not get to its step."""
    for _ in range(int(WHOLE_MATCHES / 0.2)):
        try:
            dying.process.wait(0.2)
        except subprocess.TimeoutExpired:
            if from_store(config, "SELECT id FROM series WHERE status = 'over'"):
                dying.kill()
                return False
        else:
            dying.wait()
            return True
    raise AssertionError("it neither dies nor comes to an end")


def test_two_servers_look_after_one_series_and_open_each_match_once(folder: Path) -> None:
    async def main(first: str, second: str) -> str:
        async with Entrant(first) as ann, Entrant(second) as eve:
            made = await ann.make(game="treize", kind="knock-out", bot="random", enter=False)
            started = await ann.do(made.id, "start")
            await asyncio.gather(*(one.do(started.id, "continue") for one in (eve, ann, eve)))
            await asyncio.gather(*(one.until(made.id, lambda now: now.status == "over") for one in (ann, eve)))
            return str(await eve.get(f"/api/series/{made.id}/record", str))

    with Running(folder) as one, Running(folder) as other:
        whole = asyncio.run(main(one.address, other.address))
    kinds = Counter((event["kind"], event.get("match")) for event in log_of(Config(data=folder)))
    assert {*kinds.values()} == {1}
    text.verify(whole, games.load)
