"""Time is public too: neither pauses nor clocks tell what somebody holds."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from pioche import games
from pioche.games.mu.state import Mu
from pioche.server import pace
from pioche.server.app import new_app
from pioche.server.config import Config
from pioche.server.deeds import act
from pioche.server.driver import MOST_PAUSES
from pioche.server.fanout import Connection
from pioche.server.frames import Told
from pioche.server.http import Services
from pioche.server.messages import (
    Answer,
    ClockRule,
    FromServer,
    Join,
    NewTable,
    SeatWish,
    SetPace,
    SetSwitch,
    TableChanged,
)
from pioche.server.room import Room, now
from pioche.server.store import Person
from tests.games.mu.table import tricks
from tests.games.warriors.table import battle
from tests.games.warriors.table import play as play_warriors
from tests.server import quicktime

MU, WARRIORS = games.load("mu"), games.load("warriors")
FORCED, BOT = Config.forced_pause, Config.bot_pause
LONG = 3600.0

ONE_CARD = "R5 Y1 Y2"  # of red
TWO_CARDS = "R5 R6 Y2"


def led_red(hand: str) -> Mu:
    """Seat 0 has led red, and seat 1 has this hand."""
    s = tricks("R1 G2 G3", hand, "B1 B2 B3", "Y5 Y6 Y7")
    s.play(MU.code["R1"])
    return s


def last_to_follow() -> Mu:
    """Seat 1 has led red, all have followed but seat 0, who has one card of red."""
    s = tricks(ONE_CARD, "R1 G2 G3", "B1 B2 B3", "Y5 Y6 Y7", leader=1)
    for name in ("R1", "B1", "Y5"):
        s.play(MU.code[name])
    assert s.to_move() == 0 and s.options() == [MU.code["R5"]]
    return s


def last_cards() -> Mu:
    s = tricks("R1", "R5", "B1", "Y5")
    s.play(MU.code["R1"])
    return s


@asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[Services]:
    app, loop = new_app(Config(data=folder, workers=1)), asyncio.get_running_loop()
    assert isinstance(loop, quicktime.QuickLoop)
    async with app.router.lifespan_context(app):
        services: Services = app.state.services
        services.store.write = loop.waiting(services.store.write)  # type: ignore[assignment, method-assign]
        yield services


async def seated(services: Services, game: str, *whos: str, **wish: Any) -> tuple[Room, list[Connection]]:
    """A table that nobody plays at yet, and the windows of its people; `open` seats are taken."""
    host = Person("p0", "P0")
    room = await services.lobby.open(host, NewTable(game, seats=[*map(SeatWish, whos)], **wish))
    windows = [Connection(host)]
    for seat in [seat for seat, who in enumerate(whos) if who == "open"]:
        person = Person(f"p{seat}", f"P{seat}")
        await services.lobby.join(room, person, Join())
        windows.append(Connection(person))
    await room.stop()
    for window in windows:
        await room.connect(window)
    await room.stop()
    return room, windows


def set_to(room: Room, state: Any) -> None:
    """From now on this is the state, and the room goes on from there."""
    assert room.table.match is not None
    room.table.match.state = state
    room.table.posed = dict.fromkeys(range(len(room.table.chairs)), room.table.number)
    room.table.questions = dict.fromkeys(range(len(room.table.chairs)))
    room.teller.told = {
        viewer: Told() for viewer in (None, *range(len(room.table.chairs)))
    }  # the record knows nothing of it
    room.ticked = now()
    room.start()


async def seconds_to_an_answer(room: Room, most: float = LONG) -> float:
    """How long it took until the next answer; as long as we waited if there was none."""
    began, seq = now(), room.table.seq
    while room.table.seq == seq and now() - began < most:
        await asyncio.sleep(0.1)
    return now() - began


class TestPeople:
    @pytest.mark.parametrize("hand", [ONE_CARD, TWO_CARDS])
    def test_nobody_is_answered_for_where_others_would_learn_from_it(self, tmp_path: Path, hand: str) -> None:
        async def main() -> None:
            async with opened(tmp_path) as services:
                room, windows = await seated(services, "mu", "you", "open", "greedy", "greedy")
                set_to(room, led_red(hand))
                assert not room.whole(1).by_itself
                assert await seconds_to_an_answer(room) >= LONG
                await act(room, windows[1], Answer(room.table.number, [MU.code["R5"]]))
                assert room.table.asked() == [2]

        quicktime.run(main())

    def test_the_table_answers_where_everybody_can_tell_the_answer_is_the_only_one(self, tmp_path: Path) -> None:
        async def main() -> None:
            async with opened(tmp_path) as services:
                room, _ = await seated(services, "mu", "you", "open", "greedy", "greedy")
                set_to(room, last_cards())
                assert room.whole(1).by_itself and not room.whole(0).by_itself
                assert await seconds_to_an_answer(room) == pytest.approx(FORCED, abs=0.11)

        quicktime.run(main())

    def test_who_plays_with_bots_alone_is_answered_for_while_nobody_watches(self, tmp_path: Path) -> None:
        async def main() -> None:
            async with opened(tmp_path) as services:
                room, (window, *_) = await seated(services, "mu", "you", "greedy", "greedy", "greedy")
                set_to(room, last_to_follow())
                assert room.whole(0).by_itself
                assert await seconds_to_an_answer(room) == pytest.approx(FORCED, abs=0.11)
                await room.stop()
                watcher = Connection(Person("w", "W"))
                await room.connect(watcher)
                await room.stop()
                set_to(room, last_to_follow())
                assert not room.whole(0).by_itself
                assert await seconds_to_an_answer(room) >= LONG
                room.disconnect(watcher)
                assert await seconds_to_an_answer(room) == pytest.approx(FORCED, abs=0.11)
                room.disconnect(window)

        quicktime.run(main())

    def test_whoever_begins_to_watch_during_the_pause_learns_nothing_either(self, tmp_path: Path) -> None:
        async def main() -> None:
            async with opened(tmp_path) as services:
                room, _ = await seated(services, "mu", "you", "greedy", "greedy", "greedy")
                set_to(room, last_to_follow())
                await asyncio.sleep(FORCED / 2)
                await room.connect(Connection(Person("w", "W")))
                assert await seconds_to_an_answer(room) >= LONG

        quicktime.run(main())


class TestClocks:
    @pytest.mark.parametrize("hand", [ONE_CARD, TWO_CARDS])
    def test_they_run_whether_or_not_there_is_something_to_decide(self, tmp_path: Path, hand: str) -> None:
        async def main() -> None:
            async with opened(tmp_path) as services:
                clock = ClockRule(bank=600, increment=5)
                room, windows = await seated(services, "mu", "you", "open", "greedy", "greedy", clock=clock)
                set_to(room, led_red(hand))
                running = [seat.clock and seat.clock.running for seat in room.whole(None).seats]
                assert running == [False, True, None, None]
                await asyncio.sleep(10)
                await act(room, windows[1], Answer(room.table.number, [MU.code["R5"]]))
                assert room.table.banks[1] == pytest.approx(595)

        quicktime.run(main())

    def test_they_stand_still_where_everybody_can_tell_that_there_is_nothing_to_decide(self, tmp_path: Path) -> None:
        async def main() -> None:
            async with opened(tmp_path) as services:
                clock = ClockRule(bank=600, increment=5)
                room, _ = await seated(services, "mu", "you", "open", "greedy", "greedy", clock=clock)
                set_to(room, last_cards())
                assert pace.on_the_clock(room.table) == []
                await seconds_to_an_answer(room)
                assert room.table.banks[1] == 600

        quicktime.run(main())


class TestBots:
    def test_they_take_the_same_time_whatever_they_hold(self, tmp_path: Path) -> None:
        async def main() -> None:
            async with opened(tmp_path) as services:
                room, _ = await seated(services, "mu", "you", "expert", "expert", "expert")
                for hand in (ONE_CARD, TWO_CARDS):
                    set_to(room, led_red(hand))
                    assert await seconds_to_an_answer(room) == pytest.approx(BOT, abs=0.11)
                    await room.stop()

        quicktime.run(main())

    def test_once_one_thought_longer_all_take_as_long(self, tmp_path: Path) -> None:
        async def main() -> None:
            async with opened(tmp_path) as services:
                room, _ = await seated(services, "mu", "you", "greedy", "greedy", "greedy")
                at_once, thinking = room.workers.choose, [0.3 * BOT, 1.3 * BOT, 0.0, 9.5 * BOT, 0.0]

                async def choose(*question: Any) -> int:
                    await asyncio.sleep(thinking[0])
                    return await at_once(*question)

                room.workers.choose = choose  # type: ignore[assignment, method-assign]
                for pauses in (1, 2, 2, 10, MOST_PAUSES):
                    set_to(room, led_red(TWO_CARDS))
                    assert await seconds_to_an_answer(room) == pytest.approx(pauses * BOT, abs=0.11)
                    await room.stop()
                    del thinking[0]

        quicktime.run(main())

    def test_nobody_holds_them_up_by_coming_and_going(self, tmp_path: Path) -> None:
        async def main() -> None:
            async with opened(tmp_path) as services:
                room, _ = await seated(services, "mu", "you", "greedy", "greedy", "greedy")
                set_to(room, led_red(TWO_CARDS))
                seq, began = room.table.seq, now()
                while room.table.seq == seq and now() - began < LONG:
                    watcher = Connection(Person("w", "W"))
                    await room.connect(watcher)
                    await asyncio.sleep(BOT / 4)
                    room.disconnect(watcher)
                assert now() - began == pytest.approx(BOT, abs=BOT / 4 + 0.01)

        quicktime.run(main())


class TestWishes:
    def test_the_slowest_wish_of_those_who_play_holds_and_is_told_to_all(self, tmp_path: Path) -> None:
        async def main() -> None:
            async with opened(tmp_path) as services:
                room, (one, other) = await seated(services, "mu", "you", "open", "greedy", "greedy")
                watcher = Connection(Person("w", "W"))
                await room.connect(watcher)
                for window, wish, holds in (
                    (one, SetPace("instant"), "instant"),
                    (other, SetPace("fast"), "fast"),
                    (watcher, SetPace("slow"), "fast"),  # who only watches holds nobody up
                ):
                    await act(room, window, wish)
                    set_to(room, led_red_by_bots())
                    assert await seconds_to_an_answer(room) == pytest.approx(BOT * pace.SHARES[holds], abs=0.11)
                    assert room.info("p0").pace == holds
                    await room.stop()
                assert [m.table.pace for m in heard(one) if isinstance(m, TableChanged)][-2:] == ["instant", "fast"]
                room.disconnect(other)
                assert room.info("p0").pace == "instant"

        quicktime.run(main())


def led_red_by_bots() -> Mu:
    """Seat 1 has led red, and seat 2 is asked."""
    s = tricks("Y5 Y6 Y7", "R1 G2 G3", TWO_CARDS, "B1 B2 B3", leader=1)
    s.play(MU.code["R1"])
    return s


def third_parties() -> Any:
    """Seat 0 attacks seat 1; seats 2 and 3 have a catapult and look on."""
    s = battle("gob3i", "gob3i", "elf1i cat1", "und1i cat1", cards="0:b3")
    play_warriors(s, "pass, pass, with gob, attack 1 gob")
    assert s.asked() == [2, 3]
    return s


class TestSwitches:
    """A switch of Warriors passes for its owner; what one answers about catapults is secret until all have answered."""

    def test_who_still_decides_does_not_see_that_another_passed(self, tmp_path: Path) -> None:
        async def main() -> None:
            async with opened(tmp_path) as services:
                room, windows = await seated(
                    services, "warriors", "you", "open", "open", "open", options={"dragons": "no"}
                )
                await act(room, windows[2], SetSwitch("catapults", 3))  # seat 2 holds its fire,
                await act(room, windows[3], SetSwitch("catapults", 1))  # seat 3 is always asked
                await room.stop()
                set_to(room, third_parties())
                assert await seconds_to_an_answer(room) >= LONG
                await act(room, windows[3], Answer(room.table.number, [WARRIORS.code["pass"]]))
                assert room.table.asked() == [2]
                assert await seconds_to_an_answer(room) == pytest.approx(FORCED, abs=0.11)
                assert room.table.asked() != [2]

        quicktime.run(main())

    def test_nobody_pays_for_the_time_in_which_a_switch_waits(self, tmp_path: Path) -> None:
        async def main() -> None:
            async with opened(tmp_path) as services:
                clock, four = ClockRule(bank=600, increment=0), ("you", "open", "open", "open")
                room, windows = await seated(services, "warriors", *four, options={"dragons": "no"}, clock=clock)
                await act(room, windows[2], SetSwitch("catapults", 3))
                await act(room, windows[3], SetSwitch("catapults", 1))
                await room.stop()
                set_to(room, third_parties())
                assert pace.on_the_clock(room.table) == [2, 3]  # the others see no difference
                await asyncio.sleep(100)
                room.tick()
                assert [round(bank) for bank in room.table.banks] == [600, 600, 500, 500]
                await act(room, windows[3], Answer(room.table.number, [WARRIORS.code["pass"]]))
                await seconds_to_an_answer(room)
                assert [round(bank) for bank in room.table.banks] == [600, 600, 600, 500]

        quicktime.run(main())

    def test_a_switch_answers_when_its_owner_is_out_of_time(self, tmp_path: Path) -> None:
        async def main() -> None:
            async with opened(tmp_path) as services:
                clock, four = ClockRule(bank=600, increment=0), ("you", "open", "open", "open")
                room, windows = await seated(services, "warriors", *four, options={"dragons": "no"}, clock=clock)
                await act(room, windows[2], SetSwitch("catapults", 3))
                await act(room, windows[3], SetSwitch("catapults", 1))
                await room.stop()
                room.table.banks[2] = 50.0
                set_to(room, third_parties())
                assert await seconds_to_an_answer(room) == pytest.approx(50, abs=0.11)
                assert room.table.asked() == [3] and room.table.timed_out == []
                assert room.table.banks[2] == pytest.approx(50)

        quicktime.run(main())

    def test_turning_one_is_nobody_elses_business(self, tmp_path: Path) -> None:
        async def main() -> None:
            async with opened(tmp_path) as services:
                room, windows = await seated(
                    services, "warriors", "you", "open", "open", "open", options={"dragons": "no"}
                )
                watcher = Connection(Person("w", "W"))
                await room.connect(watcher)
                await room.stop()
                for window in (*windows, watcher):
                    heard(window)
                before, touched = room.whole(0).seq, room.info("p0").when
                await act(room, windows[2], SetSwitch("catapults", 1))
                assert [len(heard(window)) for window in (*windows, watcher)] == [0, 0, 1, 0, 0]
                assert room.whole(0).seq == before and room.info("p0").when == touched
                await room.load()
                assert room.table.number == before and room.info("p0").when == touched

        quicktime.run(main())


def heard(window: Connection) -> list[FromServer]:
    out: list[FromServer] = []
    while not window.line.empty():
        text = window.line.get_nowait()
        assert text is not None
        out.append(msgspec.json.decode(text, type=FromServer))
    return out
