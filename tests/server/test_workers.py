"""Work for other processes: the urgent first, a little for each, and nothing hangs for ever."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest

from pioche import games
from pioche.core.game import Settings
from pioche.server import analyses, work
from pioche.server.analyses import Analyses
from pioche.server.kept import Kept
from pioche.server.lanes import Unfinished
from pioche.server.limits import TooOften
from pioche.server.workers import Rank, Workers
from tests.server.browser import Browser, play_on
from tests.server.running import Running
from tests.server.test_crash import children

TREIZE = games.load("treize")
REPLACED = "took too long and is replaced"


# What the processes are asked here ---------------------------------------------------------------------------


def hang(_: Any = None) -> None:
    time.sleep(3600)


def until_there(path: str) -> None:
    """Works until somebody makes this file."""
    while not Path(path).exists():
        time.sleep(0.01)


def same(value: int) -> int:
    return value


def die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def hang_unless_casual(kind: str, key: str, seen: bytes, seat: int, options: list[int]) -> int:
    return real_think(kind, key, seen, seat, options) if kind == "casual" else hang_always()


def hang_always(*_: Any) -> int:
    hang()
    return -1


def illegal(*_: Any) -> int:
    return -7


real_think = work.think


def run(main: Coroutine[Any, Any, None]) -> None:
    asyncio.run(main)


def question() -> tuple[Any, int, list[int]]:
    """A view, its seat and what may be answered."""
    settings: Settings = TREIZE.settle({"players": 2})
    state, rng = TREIZE.start(settings), Random(1)
    while not state.asked():
        state.happen(state.draw(rng))
    seat = state.asked()[0]
    return TREIZE.view(state, seat), seat, state.options_of(seat)


@asynccontextmanager
async def one_process(flag: Path) -> AsyncIterator[tuple[Workers, Callable[[], Awaitable[None]]]]:
    """Workers whose one process for what is not urgent is busy until told to go on."""
    workers = Workers(1)
    workers.aside.processes = 1
    first = asyncio.ensure_future(workers.run(until_there, str(flag)))
    await asyncio.sleep(0)

    async def go() -> None:
        await asyncio.sleep(0)  # what was asked meanwhile stands in the line by then
        flag.touch()
        await first

    try:
        yield workers, go
    finally:
        workers.close()


def in_order(asked: list[tuple[Any, Coroutine[Any, Any, int]]]) -> asyncio.Future[list[Any]]:
    """Names of what is asked now, in the order in which it gets done."""
    done = list[Any]()

    async def noted(name: Any, work: Coroutine[Any, Any, int]) -> None:
        await work
        done.append(name)

    waiting = [asyncio.ensure_future(noted(name, work)) for name, work in asked]

    async def all_done() -> list[Any]:
        await asyncio.gather(*waiting)
        return done

    return asyncio.ensure_future(all_done())


class TestUrgency:
    def test_a_bots_turn_waits_for_nothing_else(self, tmp_path: Path) -> None:
        """Replays and analyses fill their lane and do not end; a bot answers all the same."""

        async def main() -> None:
            workers, flag = Workers(1), str(tmp_path / "go")
            try:
                hogs = [asyncio.ensure_future(workers.run(until_there, flag, who=str(n))) for n in range(40)]
                assert await workers.run(same, 7, rank=Rank.TURN) == 7
                assert not any(hog.done() for hog in hogs)
                Path(flag).touch()
                await asyncio.gather(*hogs)
            finally:
                workers.close()

        run(main())

    def test_hints_come_before_replays_and_these_before_analyses(self, tmp_path: Path) -> None:
        wanted = [Rank.ANALYSIS, Rank.REPLAY, Rank.HINT, Rank.ANALYSIS, Rank.HINT]

        async def main() -> None:
            async with one_process(tmp_path / "go") as (workers, go):
                done = in_order([(rank, workers.run(same, 1, rank=rank)) for rank in wanted])
                await go()
                assert await done == sorted(wanted)

        run(main())

    def test_who_asks_for_much_waits_behind_who_asks_for_little_and_is_refused_more(self, tmp_path: Path) -> None:
        async def main() -> None:
            async with one_process(tmp_path / "go") as (workers, go):
                names = ("hog", "hog", "hog", "hog", "ann")
                done = in_order([(who, workers.run(same, 1, who=who)) for who in names])
                await asyncio.sleep(0)
                with pytest.raises(TooOften):
                    await workers.run(same, 1, who="hog")
                await go()
                assert (await done).index("ann") <= 1
                await workers.run(same, 1, who="hog")

        run(main())

    @pytest.mark.parametrize("processes", [1, 2, 64])
    def test_a_hint_is_asked_for_on_any_machine(self, processes: int, monkeypatch: pytest.MonkeyPatch) -> None:
        """It is looked for by many processes at once, which is still one person's one wish."""

        async def main() -> None:
            view, seat, options = question()
            workers = Workers(processes)
            monkeypatch.setattr(workers.aside, "processes", 1)  # of which one is started here
            try:
                hints = await workers.advise(TREIZE, view, seat, options, who="ann")
                assert sorted(hint.choice for hint in hints) == sorted(options)
            finally:
                workers.close()

        run(main())


class TestTrouble:
    def test_what_hangs_or_dies_is_replaced_and_tried_once_more(self) -> None:
        async def main() -> None:
            workers = Workers(1, turn_limit=0.3)
            try:
                with pytest.raises(Unfinished):
                    await workers.run(hang, rank=Rank.TURN)
                assert workers.turns.overdue == 2
                workers.turn_limit = 60
                with pytest.raises(Unfinished):
                    await workers.run(die, rank=Rank.TURN)
                assert workers.turns.died == 2
                assert await workers.run(same, 3, rank=Rank.TURN) == 3
            finally:
                workers.close()

        run(main())

    @pytest.mark.parametrize("broken", [hang_unless_casual, hang_always, illegal])
    def test_a_bot_that_gives_no_answer_is_stood_in_for(self, broken: Any, monkeypatch: pytest.MonkeyPatch) -> None:
        async def main() -> None:
            view, seat, options = question()
            workers, told = Workers(1, turn_limit=2.0 if broken is not hang_always else 0.3), list[str]()
            monkeypatch.setattr(work, "think", broken)
            try:
                choice = await workers.choose(
                    "strong", TREIZE, view, seat, options, Rank.TURN, lambda: told.append("a simpler one answers")
                )
                assert choice in options and len(told) == 1
            finally:
                workers.close()

        run(main())

    def test_closing_waits_for_nobody(self) -> None:
        async def main() -> None:
            workers = Workers(2, turn_limit=3600)
            waiting = [asyncio.ensure_future(workers.run(hang, rank=rank)) for rank in Rank for _ in range(3)]
            while sum(worker.is_alive() for worker in (*workers.turns.busy, *workers.aside.busy)) < 4:
                await asyncio.sleep(0.01)
            alive = [worker.process for worker in (*workers.turns.busy, *workers.aside.busy)]
            workers.close()
            assert len(alive) == 4 and not any(process and process.is_alive() for process in alive)
            results = await asyncio.gather(*waiting, return_exceptions=True)
            assert all(isinstance(result, Unfinished | asyncio.CancelledError) for result in results)

        run(main())


class TestMadeOnce:
    def test_forty_who_ask_at_once_cost_as_much_as_one(self) -> None:
        async def main() -> None:
            kept, made = Kept(most=10), list[str]()

            async def make() -> str:
                made.append("one")
                await asyncio.sleep(0)
                return "thing"

            assert await asyncio.gather(*(kept.get("key", make, len) for _ in range(40))) == ["thing"] * 40
            assert await kept.get("key", make, len) == "thing" and made == ["one"]
            await kept.get("two", make, len)
            await kept.get("three", make, len)
            assert kept.size <= 10 and len(kept.known) <= 2

        run(main())

    def test_an_analysis_that_is_forgotten_or_left_alone_stops(self, monkeypatch: pytest.MonkeyPatch) -> None:
        class Slow(Workers):
            async def run(self, *_: Any, **__: Any) -> Any:
                await asyncio.sleep(3600)

        async def main() -> None:
            workers = Slow(1)
            found = Analyses(workers, 10)
            monkeypatch.setattr(work, "decided", lambda record: [(entry, 0) for entry in range(30)])
            for number in range(analyses.KEPT):
                found.known[str(number)] = analyses.Running([(0, 0)], 2, "", 0.0, {0: []})
            await found.of("first", "", 2, "ann")
            (task,) = [running.task for running in found.known.values() if running.task]
            await asyncio.sleep(0)
            for number in range(analyses.KEPT):
                found.known[f"more {number}"] = analyses.Running([(0, 0)], 2, "", 0.0, {0: []})
            await found.of("second", "", 2, "ann")
            await asyncio.wait([task])
            assert task.cancelled() and "first" not in found.known
            await found.of("third", "", 2, "ann")
            with pytest.raises(TooOften):
                await found.of("fourth", "", 2, "ann")
            await found.of("fifth", "", 2, "bob")
            await found.close()
            workers.close()

        run(main())


def test_bots_that_are_stopped_are_replaced_and_the_server_still_ends(folder: Path) -> None:
    """Workers that hang at the operating system: play goes on with others, and the end does not wait for them."""

    async def main(running: Running) -> None:
        async with Browser(running.address) as ann:
            table = await ann.open("treize", seats=[{"who": "you"}, {"who": "casual"}])
            window = await ann.window(table.id)
            await play_on(window, Random(1), most=4)
            await window.until(window.is_asked)
            for process in children(running.process.pid):
                os.kill(process, signal.SIGSTOP)
            while REPLACED not in running.log.read_text():  # a bot is asked sooner or later, once it has a choice
                assert await play_on(window, Random(1), most=1), "no bot was ever asked"
            for process in children(running.process.pid):
                os.kill(process, signal.SIGSTOP)

    with Running(folder, turn_limit=3.0) as running:
        asyncio.run(main(running))
        assert running.stop() == 0
