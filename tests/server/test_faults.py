"""One broken part leaves the rest playing: a picture that fails, a write that cannot be, a disk that is full."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any
from weakref import WeakKeyDictionary

import pytest

from pioche.core.table import Table
from pioche.server import pace
from pioche.server.app import new_app
from pioche.server.config import Config
from pioche.server.deeds import act
from pioche.server.fanout import Connection
from pioche.server.http import Services
from pioche.server.messages import Answer, Frames, Join, NewTable, Say, SeatWish
from pioche.server.room import Room
from pioche.server.sqlite import SQLite
from pioche.server.store import Person
from tests.server.unfolding import Unfolded

PEOPLE = [Person("ann", "Ann"), Person("bob", "Bob"), Person("eve", "Eve")]


@asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[Services]:
    app = new_app(Config(data=folder, forced_pause=0, bot_pause=0, workers=1))
    async with app.router.lifespan_context(app):
        yield app.state.services


async def two_at_a_table(services: Services, game: str = "treize", **wish: Any) -> tuple[Room, list[Connection]]:
    """Ann and Bob play, and their windows; Eve's is the third, and she watches."""
    room = await services.lobby.open(PEOPLE[0], NewTable(game, seats=[SeatWish("you"), SeatWish("open")], **wish))
    windows = [Connection(person) for person in PEOPLE]
    await room.connect(windows[2])
    await services.lobby.join(room, PEOPLE[1], Join())
    for window in windows[:2]:
        await room.connect(window)
    return room, windows


UNFOLDED: WeakKeyDictionary[Connection, Unfolded] = WeakKeyDictionary()


def heard(window: Connection) -> list[Any]:
    """What waits in this window's line."""
    out, unfolded = [], UNFOLDED.setdefault(window, Unfolded())
    while not window.line.empty():
        text = window.line.get_nowait()
        out.append(unfolded.take(text) if text is not None else None)
    return out


async def answer(room: Room, windows: list[Connection]) -> None:
    """Whoever is asked answers something."""
    match = room.table.playing()
    seat = match.state.asked()[0]
    await act(room, windows[seat], Answer(room.table.number, [match.state.options_of(seat)[0]]))


def broken_for(viewers: list[int | None], room: Room) -> None:
    """From now on the game cannot draw the table for these viewers."""
    real = room.game.shown

    def picture(view: Any, viewer: int | None) -> Any:
        if viewer in viewers:
            raise ZeroDivisionError("the card R7 is to blame")
        return real.picture(view, viewer)

    shown: Table[Any] = replace(real, picture=picture)
    game = replace(room.game)
    game.__dict__["shown"] = shown
    room.game = room.table.game = game
    if room.table.match:
        room.table.match.game = game


class TestAPictureThatFails:
    @pytest.mark.parametrize("viewer", [None, 0, 1])
    def test_troubles_its_viewer_alone(
        self, tmp_path: Path, viewer: int | None, caplog: pytest.LogCaptureFixture
    ) -> None:
        async def main() -> None:
            async with opened(tmp_path) as services:
                room, windows = await two_at_a_table(services)
                broken_for([viewer], room)
                for window in windows:
                    heard(window)
                seq = room.table.seq
                await answer(room, windows)
                await room.settled()
                assert len(await services.store.moves(room.row.id)) > seq
                for seat, window in zip((0, 1, None), windows, strict=True):
                    scene = [said for said in heard(window) if isinstance(said, Frames)][-1].frames[-1].scene
                    assert (scene.prompt.text == "plain-fault") == (seat == viewer)
                    asked = seat is not None and seat in room.table.asked()
                    assert bool(scene.choices) == asked
                    if seat is not None and asked and seat == viewer:
                        options = room.table.playing().state.options_of(seat)
                        assert [choice.send for choice in scene.choices] == [[option] for option in options]

        with caplog.at_level(logging.ERROR, "pioche"):
            asyncio.run(main())
        assert "a picture could not be drawn game=treize" in caplog.text and "test_faults.py" in caplog.text
        assert "R7" not in caplog.text, "what an error says may be secret"

    def test_a_match_can_be_played_to_its_end_from_plain_lists(self, tmp_path: Path) -> None:
        async def main() -> None:
            async with opened(tmp_path) as services:
                room, windows = await two_at_a_table(services)
                broken_for([0, 1, None], room)
                last: Any = None
                while room.table.status == "playing":
                    await room.settled()
                    if room.table.asked() and not pace.given(room.table):
                        await answer(room, windows)
                    frames = [said for window in windows for said in heard(window) if isinstance(said, Frames)]
                    last = frames[-1] if frames else last
                    await asyncio.sleep(0)
                await room.settled()
                frames = [said for said in heard(windows[0]) if isinstance(said, Frames)]
                last = frames[-1] if frames else last
                assert last.frames[-1].scene.result is not None

        asyncio.run(main())


class TestStrangers:
    def test_who_found_a_private_table_early_hears_nothing_once_play_begins(self, tmp_path: Path) -> None:
        async def main() -> None:
            async with opened(tmp_path) as services:
                room, (ann, _, eve) = await two_at_a_table(services, spectators=False)
                told = heard(eve)
                assert told[-1] is None and eve.code == 4403, "she is sent off"
                assert not any(isinstance(said, Frames) for said in told)
                with pytest.raises(Exception, match="refused-no-spectators"):
                    await act(room, eve, Say("hello"))
                await act(room, ann, Say("our plan"))
                await answer(room, [ann, ann]) if room.table.asked() == [0] else None
                room.tell_info()
                assert heard(eve) == []

        asyncio.run(main())


class TestTheWriter:
    def test_survives_what_cannot_be_written(self, tmp_path: Path) -> None:
        async def main() -> None:
            async with opened(tmp_path) as services:
                store = services.store
                assert isinstance(store, SQLite) and store.writer
                good = [store.add_person(Person(f"good{n}", "Good"), 1.0) for n in range(3)]
                bad = store.add_person(Person("bad", "\ud800"), 1.0)
                results = await asyncio.gather(*good, bad, return_exceptions=True)
                assert results[:3] == [None] * 3 and isinstance(results[3], UnicodeEncodeError)
                with pytest.raises(sqlite3.Error):
                    await store.write(("NOT SQL", ()))
                assert store.writer.is_alive()
                await store.add_person(Person("next", "Next"), 1.0)
                assert await store.person("next") and not await store.person("bad")

        asyncio.run(main())
