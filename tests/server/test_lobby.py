"""Tables come and go in memory; the log keeps them."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from pioche.server import pace
from pioche.server.app import new_app
from pioche.server.config import Config
from pioche.server.fanout import Connection
from pioche.server.messages import NewTable
from pioche.server.store import Person
from pioche.server.table import Broken


def test_a_table_nobody_looks_at_leaves_memory_and_comes_back_as_it_was(tmp_path: Path) -> None:
    async def main() -> None:
        app = new_app(Config(data=tmp_path, forced_pause=0, bot_pause=0, idle_after=0, workers=1))
        async with app.router.lifespan_context(app):
            lobby, ann = app.state.services.lobby, Person("ann", "Ann")
            watched = await lobby.open(ann, NewTable("treize"))
            left = await lobby.open(ann, NewTable("treize"))
            connection = Connection(ann)
            await watched.connect(connection)
            while left.table.asked() != [0] or pace.given(left.table):
                await asyncio.sleep(0.01)
            before = left.table.match.scene(0), left.table.seq
            async with left.lock:  # the last answer is in the log by then
                await asyncio.sleep(0.01)
            await lobby.forget_idle()
            assert list(lobby.rooms) == [watched.row.id]
            again = await lobby.room(left.row.id)
            assert again is not left and (again.table.match.scene(0), again.table.seq) == before
            watched.disconnect(connection)

    asyncio.run(main())


def test_a_log_that_does_not_replay_is_refused_and_not_played_on(tmp_path: Path) -> None:
    async def main() -> None:
        app = new_app(Config(data=tmp_path, forced_pause=0, bot_pause=0, idle_after=0, workers=1))
        async with app.router.lifespan_context(app):
            lobby, store = app.state.services.lobby, app.state.services.store
            room = await lobby.open(Person("ann", "Ann"), NewTable("treize"))
            await room.stop()
            began = (
                'UPDATE moves SET event = REPLACE(event, \'"chance":["\', \'"chance":["Other \') WHERE table_id = ?',
            )
            await store.write((*began, (room.row.id,)))
            lobby.rooms.clear()
            with pytest.raises(Broken):
                await lobby.room(room.row.id)
            assert room.row.id not in lobby.rooms

    asyncio.run(main())
