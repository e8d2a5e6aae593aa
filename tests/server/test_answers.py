"""Every answer has an id: whoever sent it hears what became of it, and what came twice is played once."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

from pioche.server import events
from pioche.server.deeds import act
from pioche.server.fanout import Connection
from pioche.server.http import Services
from pioche.server.messages import Answer, Join, NewTable, SeatWish, TakeBack
from pioche.server.room import Room
from pioche.server.store import Person
from tests.server.browser import Browser, any_answer, seated, whoever_is_asked
from tests.server.running import Running
from tests.server.test_faults import opened, two_at_a_table
from tests.server.unfolding import decoder, waiting


def acknowledged(window: Connection) -> list[str]:
    """The ids of answers in what waits in this window's line."""
    return [answer for text in waiting(window) if (answer := getattr(decoder.decode(text), "answer", ""))]


async def answered(room: Room, windows: list[Connection], id: str) -> tuple[int, Answer]:
    """Whoever is asked answers something; the seat, and the message."""
    match = room.table.playing()
    seat = match.state.asked()[0]
    message = Answer(room.table.number, any_answer(match.scene(seat), Random(1)), id)
    await act(room, windows[seat], message)
    return seat, message


def test_who_answered_hears_of_that_answer_and_nobody_else_does(tmp_path: Path) -> None:
    async def main() -> None:
        async with opened(tmp_path) as services:
            room, windows = await two_at_a_table(services)
            for window in windows:
                waiting(window)
            seat, _ = await answered(room, windows, "mine")
            heard = [acknowledged(window) for window in windows]
            assert heard[seat] == ["mine"] and not any(heard[:seat] + heard[seat + 1 :])

    asyncio.run(main())


def test_an_answer_that_comes_twice_is_played_once(tmp_path: Path) -> None:
    """At once, and after the table was built again from its log."""

    async def main() -> None:
        async with opened(tmp_path) as services:
            room, windows = await two_at_a_table(services)
            for window in windows:
                waiting(window)
            seat, message = await answered(room, windows, "mine")
            await act(room, windows[seat], message)
            room.unsure = True
            await act(room, windows[seat], message)
            assert acknowledged(windows[seat]) == ["mine"] * 3 and await given(room) == 1
            other = windows[1 - seat]
            assert room.table.asked() != [1 - seat] or await plays(room, other, "mine"), "another's id is another id"

    asyncio.run(main())


async def given(room: Room) -> int:
    """How many answers of people the log holds."""
    log = [events.read_event(text) for _, text in await room.store.moves(room.row.id)]
    return sum(isinstance(event, events.Answered) and event.by == "person" for event in log)


async def plays(room: Room, window: Connection, id: str) -> bool:
    match, before = room.table.playing(), room.table.seq
    seat = match.state.asked()[0]
    await act(room, window, Answer(room.table.number, any_answer(match.scene(seat), Random(1)), id))
    return room.table.seq > before


def test_an_answer_that_was_taken_back_is_not_played_again(tmp_path: Path) -> None:
    async def main() -> None:
        async with opened(tmp_path) as services:
            people = [Person(f"p{seat}", f"P{seat}") for seat in range(3)]
            room, windows = await three_at_mu(services, people)
            rng = Random(1)
            while True:
                match = room.table.playing()
                seat = match.state.asked()[0]
                message = Answer(room.table.number, any_answer(match.scene(seat), rng), f"id {room.table.number}")
                await act(room, windows[seat], message)
                if room.table.can_take_back(seat):
                    break
            await act(room, windows[seat], TakeBack(room.table.number))
            before = await given(room)
            waiting(windows[seat])
            await act(room, windows[seat], message)
            assert acknowledged(windows[seat]) == [message.id] and await given(room) == before

    asyncio.run(main())


async def three_at_mu(services: Services, people: list[Person]) -> tuple[Room, list[Connection]]:
    wish = NewTable("mu", {"hands": "1"}, [SeatWish("you"), SeatWish("open"), SeatWish("open")])
    room = await services.lobby.open(people[0], wish)
    windows = [Connection(person) for person in people]
    for window in windows:
        await room.connect(window)
    for person in people[1:]:
        await services.lobby.join(room, person, Join())
    return room, windows


def test_a_refusal_says_what_was_refused(server: Running) -> None:
    async def main() -> None:
        async with Browser(server.address) as ann, Browser(server.address) as bob:
            _, windows = await seated("treize", ann, bob)
            asked = await whoever_is_asked(windows)
            assert (await asked.refusal("answer", seq=asked.seq, send=[], id="nothing")).id == "nothing"
            stale = await asked.refusal("answer", seq=asked.seq - 1, send=asked.choices[0].send, id="late")
            assert stale.stale and stale.id == "late"
            assert (await asked.refusal("answer", seq=asked.seq, send=[], id="x" * 41)).id == ""

    asyncio.run(main())
