"""The rules change under running matches: `pioche upgrade`, and what players are asked afterwards."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from pioche.core import record as records
from pioche.core.game import Game
from pioche.server.config import Config
from pioche.server.messages import Draws, Replay, TableInfo
from pioche.server.store import Store, new_store
from tests.server import ruled
from tests.server.browser import Browser, Window, id_of, in_step, seated, whoever_is_asked
from tests.server.ruled import FROM, SAME, SCORED, SHUFFLED, UNPLAYABLE
from tests.server.running import ROOT, Running

MOVES = 9


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> str:
    return request.getfixturevalue("empty_postgresql") if request.param == "postgresql" else ""


@pytest.fixture(autouse=True)
def duels(tmp_path: Path) -> Iterator[None]:
    with ruled.installed(tmp_path):
        yield


def upgrade(folder: Path, database: str, *flags: str) -> str:
    """What the command says."""
    where = ["--database", database] if database else ["--data", str(folder)]
    path = os.pathsep.join([str(ROOT), os.environ["PYTHONPATH"]])
    done = subprocess.run(
        [sys.executable, "-m", "pioche", "upgrade", *where, *flags],
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def stored(folder: Path, database: str) -> list[tuple[Any, ...]]:
    """All rows of all logs."""

    async def main() -> list[tuple[Any, ...]]:
        store: Store = new_store(Config(folder, database))
        await store.open()
        rows = await store.read("SELECT table_id, seq, made, event FROM moves ORDER BY table_id, seq")
        await store.close()
        return rows

    return asyncio.run(main())


async def move(windows: list[Window], number: int) -> None:
    for _ in range(number):
        asked = await whoever_is_asked(windows)
        await asked.answered(asked.choices[0].send)
    await in_step(windows)


class Match:
    """What was seen of a match before the rules changed."""

    def __init__(self, table: TableInfo, windows: list[Window]) -> None:
        self.id, self.code, self.seq = table.id, table.code, windows[0].seq
        self.scenes = [window.now.scene for window in windows]


async def begun(ann: Browser, bob: Browser, cards: int, moves: int) -> Match:
    table, windows = await seated("duel", ann, bob, options={"cards": str(cards)})
    await move(windows, moves)
    return Match(table, windows)


async def windows_at(match: Match, *people: Browser) -> list[Window]:
    return [await person.window(match.id) for person in people]


async def as_it_was(browser: Browser, id: str) -> list[Any]:
    """All that can be asked about a finished match."""
    replays = [await browser.get(f"/api/tables/{id}/replay{eyes}", Replay) for eyes in ("", "?seat=1", "?seat=all")]
    told = [(replay.viewer, replay.frames, replay.entries, replay.hands) for replay in replays]
    record, draws = (
        await browser.get(f"/api/tables/{id}/record", str),
        await browser.get(f"/api/tables/{id}/draws", Draws),
    )
    return [told, record, draws]


def test_every_match_goes_on_or_ends_as_its_players_choose_and_nothing_is_lost(folder: Path, database: str) -> None:
    cookies: dict[str, dict[str, str]] = {}
    found: dict[str, Match] = {}

    async def before(server: Running) -> list[Any]:
        async with Browser(server.address) as ann, Browser(server.address) as bob:
            found["same"] = await begun(ann, bob, SAME, MOVES)
            found["rewound"] = await begun(ann, bob, SCORED, MOVES)
            found["ended"] = await begun(ann, bob, SCORED, MOVES)
            found["too early"] = await begun(ann, bob, SCORED, FROM - 2)
            found["unplayable"] = await begun(ann, bob, UNPLAYABLE, MOVES)
            found["shuffled"] = await begun(ann, bob, SHUFFLED, MOVES)
            found["finished"] = await begun(ann, bob, SCORED, SCORED)
            cookies.update(ann=dict(ann.http.cookies), bob=dict(bob.http.cookies))
            return await as_it_was(ann, found["finished"].id)

    async def after(server: Running, finished: list[Any]) -> None:
        ann, bob = Browser(server.address), Browser(server.address)
        ann.http.cookies.update(cookies["ann"])
        bob.http.cookies.update(cookies["bob"])
        async with ann, bob:
            await goes_on(found["same"], ann, bob)
            await goes_on(found["too early"], ann, bob)
            await goes_back(found["rewound"], ann, bob, lost=MOVES - FROM + 1, moves=SCORED - FROM + 1)
            await goes_back(found["shuffled"], ann, bob, lost=MOVES, moves=2)
            await ends(found["ended"], ann, bob)
            info = await bob.get(f"/api/tables/{found['unplayable'].id}", TableInfo)
            assert info.status == "over" and info.closed and info.points == points(found["unplayable"])
            info = await bob.get(f"/api/tables/{found['finished'].id}", TableInfo)
            assert info.status == "over" and info.closed and len(info.points) == 2
            assert await as_it_was(ann, info.id) == finished

    with Running(folder, database=database) as server:
        finished = asyncio.run(before(server))
    assert "1 finished" in upgrade(folder, database, "--prepare")
    rows = stored(folder, database)
    ruled.change_the_rules()
    tried = upgrade(folder, database, "--dry-run")
    assert stored(folder, database) == rows
    for name in ("rewound", "ended"):
        assert f"{found[name].code} · Duel 1 → 2 · goes differently from move {FROM} of {MOVES} on" in tried
    assert f"{found['shuffled'].code} · Duel 1 → 2 · begins differently" in tried
    assert f"{found['unplayable'].code} · Duel 1 → 2 · cannot be played" in tried
    assert found["same"].code not in tried and "2 unchanged, 4 changed, 1 impossible." in tried
    done = upgrade(folder, database)
    assert done.splitlines()[:-1] == tried.splitlines()[:-1]
    assert set(rows) <= set(stored(folder, database))
    with Running(folder, database=database) as server:
        asyncio.run(after(server, finished))
    rows = stored(folder, database)
    again = upgrade(folder, database)
    assert "impossible" in again and "6 unchanged" not in again and stored(folder, database) == rows


def points(match: Match) -> list[float]:
    """As the table showed them."""
    shown = [player.score.value for player in match.scenes[0].players if player.score]
    assert len(shown) == 2
    return [float(str(value)) for value in shown]


async def goes_on(match: Match, *people: Browser) -> None:
    """As if nothing had happened."""
    windows = await windows_at(match, *people)
    assert [window.now.scene for window in windows] == match.scenes and windows[0].table and not windows[0].table.halt
    await move(windows, 1)


async def goes_back(match: Match, ann: Browser, bob: Browser, lost: int, moves: int) -> None:
    """Nobody can answer until all agree; then it goes on by the new rules."""
    windows = anns, bobs = await windows_at(match, ann, bob)
    assert anns.table and anns.table.halt and anns.table.halt.lost == lost
    assert anns.table.halt.points == points(match)
    assert not anns.choices and not bobs.choices and not anns.table.asked
    assert id_of(await anns.refusal("answer", seq=anns.seq, send=[0])) == "refused-halted"
    assert id_of(await anns.refusal("take-back", seq=anns.seq)) == "refused-halted"
    await anns.send("propose", what="rewind")
    await bobs.until_info(lambda info: info.proposal is not None and info.proposal.what == "rewind")
    await bobs.send("consent", yes=True)
    for window in windows:
        await window.until_info(lambda info: info.halt is None)
    await in_step(windows)
    assert anns.choices or bobs.choices
    assert id_of(await anns.refusal("propose", what="rewind")) == "refused-not-halted"
    await move(windows, moves)
    if anns.status == "over":
        text = await ann.get(f"/api/tables/{match.id}/record", str)
        record, end = records.verify(text, new_rules)
        assert record.version == 2 and end.is_over()


def new_rules(key: str) -> Game:
    assert key == "duel"
    return ruled.NEW


async def ends(match: Match, ann: Browser, bob: Browser) -> None:
    """With the score as it was, by the old rules."""
    anns, bobs = await windows_at(match, ann, bob)
    await bobs.send("propose", what="end")
    await anns.until_info(lambda info: info.proposal is not None)
    await anns.send("consent", yes=True)
    await anns.until(lambda: anns.status == "over")
    assert anns.table and not anns.table.halt and anns.table.points == points(match)
    assert sorted(anns.table.places) in ([0, 1], [0, 0])


def test_without_tables_the_command_says_so(folder: Path) -> None:
    from pioche.cli import main

    assert main(["upgrade", "--data", str(folder)]) != 0
