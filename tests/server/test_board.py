"""A board, opened with `?board`: a screen in the room that shows what everybody may see, whoever has opened it."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any, get_args

from pioche.server.app import new_app
from pioche.server.config import Config
from pioche.server.fanout import Connection
from pioche.server.messages import FromBrowser, NewTable, SeatWish
from pioche.server.store import Person
from tests.server.browser import Browser, id_of, in_step, play_on, seated, whoever_is_asked
from tests.server.running import Running

# Everything a window of somebody who plays may say.
SAID: tuple[dict[str, Any], ...] = (
    {"kind": "answer", "seq": 1, "send": [0]},
    {"kind": "take-back", "seq": 1},
    {"kind": "say", "text": "hello"},
    {"kind": "ask-hint", "seq": 1},
    {"kind": "call-bot", "seat": 0},
    {"kind": "come-back"},
    {"kind": "wait", "seat": 1},
    {"kind": "propose", "what": "end"},
    {"kind": "consent", "yes": True},
    {"kind": "resume"},
    {"kind": "switch", "id": "x", "value": 1},
    {"kind": "end-match", "seat": 1},
    {"kind": "pace", "pace": "slow"},
    {"kind": "begin"},
)


def test_the_board_of_somebody_who_plays_is_told_what_a_stranger_is_told(server: Running) -> None:
    async def main() -> None:
        async with Browser(server.address) as ann, Browser(server.address) as bob, Browser(server.address) as eve:
            seats = [{"who": "you"}, {"who": "open"}, {"who": "greedy"}, {"who": "greedy"}]
            table = await ann.open("mu", seats=seats, options={"hands": "1"})
            board, stranger = await ann.window(table.id, "?board"), await eve.window(table.id)
            await bob.join(table.id)
            windows = [await ann.window(table.id), await bob.window(table.id)]
            await asyncio.gather(*(play_on(window, Random(seat)) for seat, window in enumerate(windows)))
            await in_step([board, stranger])
            assert board.batches[:-1] == stranger.batches[:-1] and board.now == stranger.now
            frames = [frame for batch in board.batches for frame in batch.frames]
            assert frames and all(frame.scene.seat is None and not frame.scene.choices for frame in frames)
            assert not any(frame.undo or frame.may_ask or frame.by_itself for frame in frames)
            for info in board.infos:
                assert info.seat is None and not info.host and not any(seat.you for seat in info.seats)

    asyncio.run(main())


def test_nothing_can_be_said_from_a_board(server: Running) -> None:
    async def main() -> None:
        async with Browser(server.address) as ann, Browser(server.address) as bob:
            assert {said["kind"] for said in SAID} == {kind.__struct_config__.tag for kind in get_args(FromBrowser)} - {
                "sync"
            }
            table, windows = await seated("treize", ann, bob)
            await whoever_is_asked(windows)
            board = await ann.window(table.id, "?board")
            before = board.now
            for said in SAID:
                assert id_of(await board.refusal(**said)) == "refused-board", said
            await in_step([board])
            assert board.now == before and not windows[1].chat

    asyncio.run(main())


def test_a_board_is_not_somebody_who_is_there(server: Running) -> None:
    async def main() -> None:
        async with Browser(server.address) as ann, Browser(server.address) as bob:
            table, (hers, his) = await seated("treize", ann, bob)
            await ann.window(table.id, "?board")
            await hers.close()
            await his.until_info(lambda info: info.seats[0].away)
            await his.until(lambda: his.table is not None and his.table.watching == [])

    asyncio.run(main())


def test_without_spectators_those_who_play_may_still_show_their_table(server: Running) -> None:
    async def main() -> None:
        async with Browser(server.address) as ann, Browser(server.address) as eve:
            table = await ann.open("mu", spectators=False)
            hers, board = await eve.window(table.id, "?board"), await ann.window(table.id, "?board")
            await hers.until(lambda: hers.closed is not None)
            assert hers.closed == 4403 and not hers.batches
            assert board.now.scene.seat is None

    asyncio.run(main())


def test_before_a_board_the_only_answer_is_not_given_at_once(tmp_path: Path) -> None:
    """Who plays with bots alone is answered for, since nobody can learn from it; in front of a board somebody can."""

    async def main() -> None:
        app = new_app(Config(data=tmp_path, workers=1))
        async with app.router.lifespan_context(app):
            ann, lobby = Person("ann", "Ann"), app.state.services.lobby
            room = await lobby.open(ann, NewTable("mu", seats=[SeatWish("you"), *[SeatWish("greedy")] * 3]))
            await room.connect(Connection(ann))
            assert room.table.unwatched == [0]
            board = Connection(ann, board=True)
            await room.connect(board)
            assert room.table.unwatched == []
            room.disconnect(board)
            assert room.table.unwatched == [0]
            await room.stop()

    asyncio.run(main())
