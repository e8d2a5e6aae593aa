"""Whole matches in which every message is looked at before anybody gets it."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

from pioche import games
from pioche.core.game import Game
from pioche.server import pace
from pioche.server.app import new_app
from pioche.server.config import Config
from pioche.server.deeds import act
from pioche.server.fanout import Connection
from pioche.server.http import Services
from pioche.server.messages import Answer, Frames, Join, NewTable, SeatWish, Update
from pioche.server.room import Room
from pioche.server.store import Person
from pioche.server.table import Change
from tests.server.browser import any_answer
from tests.server.unfolding import Unfolded, drained

SHORT = {  # matches that end soon
    "mu": {"hands": "1"},
    "nba": {"duration": "short"},
    "rummu": {"hands": "1"},
    "safaru": {"target": "0"},
}

Viewer = int | None


class Watched:
    """A room whose every message is looked at before anybody gets it."""

    def __init__(self, room: Room, windows: dict[Viewer, Connection], rng: Random) -> None:
        self.room, self.windows, self.rng = room, windows, rng
        self.game: Game = room.game
        self.compared = 0
        self.unfolded = {viewer: Unfolded() for viewer in windows}
        self.failed: AssertionError | None = None
        self.tell = room.tell_news
        room.tell_news = self.tell_and_look  # type: ignore[method-assign]

    def tell_and_look(self, change: Change) -> None:
        try:
            self.tell_then_look(change)
        except AssertionError as failed:  # the room itself would log it and go on
            self.failed = self.failed or failed
            raise

    def tell_then_look(self, change: Change) -> None:
        for viewer, window in self.windows.items():
            drained(window, self.unfolded[viewer])
        self.tell(change)
        for viewer, window in self.windows.items():
            (sent,) = [message for message in drained(window, self.unfolded[viewer]) if isinstance(message, Frames)]
            self.look(change, viewer, sent.frames)
            self.compared += len(sent.frames)
        viewer = self.rng.choice(list(self.windows))
        self.look_again(viewer, self.room.whole(viewer))

    def look(self, change: Change, viewer: Viewer, sent: list[Update]) -> None:
        """What this viewer is told of a change."""
        raise NotImplementedError

    def look_again(self, viewer: Viewer, again: Update) -> None:
        """What this viewer is told who comes back right now."""
        raise NotImplementedError


async def play(
    services: Services, game: Game, options: dict[str, str], players: int, seed: str, look: type[Watched]
) -> int:
    """One match of people who answer anything; how many frames were looked at."""
    rng = Random(seed)
    people = [Person(f"{seed}-{seat}", f"P{seat}") for seat in range(players)]
    wish = NewTable(game.key, options, [SeatWish("you"), *[SeatWish("open")] * (players - 1)])
    room = await services.lobby.open(people[0], wish)
    windows: dict[Viewer, Connection] = {seat: Connection(person) for seat, person in enumerate(people)}
    windows[None] = Connection(Person("watcher", "W"))
    for connection in windows.values():
        await room.connect(connection)
    watched = look(room, windows, rng)
    for person in people[1:]:
        await services.lobby.join(room, person, Join())
    while room.table.status == "playing":
        await answer_something(room, windows, rng)
        if watched.failed:
            raise watched.failed
    await room.stop()
    return watched.compared


async def answer_something(room: Room, windows: dict[Viewer, Connection], rng: Random) -> None:
    table = room.table
    assert table.match is not None
    if pace.given(table):
        await asyncio.sleep(0)  # the table answers
        return
    seat = rng.choice(table.asked())
    await act(room, windows[seat], Answer(table.number, any_answer(table.match.scene(seat), rng)))


async def play_many(matches: int, keys: list[str], folder: Path, look: type[Watched]) -> int:
    settings = Config(data=folder, forced_pause=0, bot_pause=0, workers=1)
    app, compared = new_app(settings), 0
    async with app.router.lifespan_context(app):
        for number in range(matches):
            game = games.load(keys[number % len(keys)])
            short = SHORT.get(game.key, {})
            players = list(game.players)[number // len(keys) % len(game.players)]
            compared += await play(app.state.services, game, short, players, str(number), look)
    return compared
