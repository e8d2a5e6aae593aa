"""Whole matches in which every frame is made again from what its viewer alone knows.

python -m tests.server.leaks 100 [GAME …]    plays so many matches, and says how many frames were compared

For each viewer the states before and after each moment are imagined anew from that viewer's view. A frame that says
anything the view does not hold comes out differently, sooner or later.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from pathlib import Path
from random import Random

import msgspec
from msgspec.structs import replace

from pioche import games
from pioche.core.flow import State
from pioche.core.game import Game
from pioche.core.hidden import UNKNOWN
from pioche.core.match import Moment, Turn
from pioche.core.scene import Happening, Update
from pioche.server.app import new_app
from pioche.server.deeds import act
from pioche.server.fanout import Connection
from pioche.server.http import House
from pioche.server.messages import Answer, Frames, FromServer, Join, NewTable, SeatWish
from pioche.server.room import Room
from pioche.server.settings import Settings
from pioche.server.store import Person
from pioche.server.table import Change
from tests.server.browser import any_answer

SHORT = {"mu": {"hands": "1"}, "safaru": {"target": "0"}}  # options that keep a match short

decoder = msgspec.json.Decoder(FromServer)
Viewer = int | None


class Watched:
    """A room whose every message is looked at before anybody gets it."""

    def __init__(self, room: Room, windows: dict[Viewer, Connection], rng: Random) -> None:
        self.room, self.windows, self.rng = room, windows, rng
        self.game: Game = room.game
        self.compared = 0
        self.tell = room.tell_news
        room.tell_news = self.tell_and_look  # type: ignore[method-assign]

    def tell_and_look(self, change: Change) -> None:
        for window in self.windows.values():
            drained(window)
        self.tell(change)
        for viewer, window in self.windows.items():
            (sent,) = [message for message in drained(window) if isinstance(message, Frames)]
            self.look(change, viewer, sent.frames)
            self.compared += len(sent.frames)
        viewer = self.rng.choice(list(self.windows))
        self.look_again(viewer, self.room.whole(viewer).frames[0])

    def look(self, change: Change, viewer: Viewer, sent: list[Update]) -> None:
        """What this viewer is told of a change."""
        raise NotImplementedError

    def look_again(self, viewer: Viewer, again: Update) -> None:
        """What this viewer is told who comes back right now."""
        raise NotImplementedError


class Imagined(Watched):
    """Every frame is compared with what an imagined table would have sent."""

    def __init__(self, room: Room, windows: dict[Viewer, Connection], rng: Random) -> None:
        super().__init__(room, windows, rng)
        self.told: dict[Viewer, list[Happening]] = {viewer: [] for viewer in windows}

    def look(self, change: Change, viewer: Viewer, sent: list[Update]) -> None:
        expected = self.expected(change.moments, viewer)
        self.told[viewer] += [told for frame in expected for told in frame.story if told.keep == "match"]
        assert [bare(frame) for frame in sent] == [bare(frame) for frame in expected], viewer
        assert all(frame.seq == self.room.table.seq for frame in sent)

    def look_again(self, viewer: Viewer, again: Update) -> None:
        assert [told for told in again.story if told.keep == "match"] == self.told[viewer][-500:]

    def expected(self, moments: list[Moment], viewer: Viewer) -> list[Update]:
        frames: list[Update] = []
        for place, moment in enumerate(moments):
            told = self.retold(moment, viewer)
            if told or place == len(moments) - 1:
                frames.append(self.frame(moment.after, told, viewer))
        if not moments:
            assert self.room.table.match is not None
            frames.append(self.frame(self.room.table.match.state, [], viewer))
        undo = self.undo(viewer)
        frames[-1] = replace(frames[-1], undo=undo, may_ask=not undo and bool(self.own_turns(viewer)))
        return frames

    def imagined(self, state: object, viewer: Viewer) -> object:
        return self.game.imagine(self.game.view(state, viewer), self.rng)

    def retold(self, moment: Moment, viewer: Viewer) -> list[Happening]:
        view, step = self.game.view, moment.step
        before = view(self.imagined(moment.before, viewer), viewer)
        after = view(self.imagined(moment.after, viewer), viewer)
        choice = UNKNOWN if step.secret and step.seat != viewer else moment.choice
        return self.game.story(before, step, choice, after, viewer)

    def frame(self, state: object, told: list[Happening], viewer: Viewer) -> Update:
        scene = self.game.scene(self.game.view(self.imagined(state, viewer), viewer), viewer)
        return Update(seq=0, scene=scene, seats=[], story=told)

    def own_turns(self, viewer: Viewer) -> list[Turn]:
        """The last answer, if everybody saw this viewer give it, and what the table answered for them since."""
        match = self.room.table.match
        assert match is not None
        turns = match.last_turns()
        if viewer is None or not turns or match.state.is_over() or any(turn.seat != viewer for turn in turns):
            return []
        return [] if turns[0].by_itself else turns

    def undo(self, viewer: Viewer) -> bool:
        """Whether the viewer may take back, as far as the viewer can know."""
        match, turns = self.room.table.match, self.own_turns(viewer)
        if match is None or viewer is None or not turns or turns[0].drawn != match.drawn:
            return False
        before: State = self.game.imagine(self.game.view(turns[0].before, viewer), self.rng)
        return not match.came_to_light(before, turns[0].entries)  # the viewer's own answers, on the imagined table


def bare(frame: Update) -> Update:
    """Without what every viewer is told alike: number, names and clocks."""
    return replace(frame, seq=0, seats=[])


def drained(window: Connection) -> list[FromServer]:
    out = []
    while not window.line.empty():
        text = window.line.get_nowait()
        assert text is not None
        out.append(decoder.decode(text))
    return out


async def play(
    house: House, game: Game, options: dict[str, str], players: int, seed: str, look: type[Watched] = Imagined
) -> int:
    """One match of people who answer anything; how many frames were looked at."""
    rng = Random(seed)
    people = [Person(f"{seed}-{seat}", f"P{seat}") for seat in range(players)]
    wish = NewTable(game.key, options, [SeatWish("you"), *[SeatWish("open")] * (players - 1)])
    room = await house.lobby.open(people[0], wish)
    windows: dict[Viewer, Connection] = {seat: Connection(person) for seat, person in enumerate(people)}
    windows[None] = Connection(Person("watcher", "W"))
    for connection in windows.values():
        await room.connect(connection)
    watched = look(room, windows, rng)
    for person in people[1:]:
        await house.lobby.join(room, person, Join())
    while room.table.status == "playing":
        await answer_something(room, windows, rng)
    await room.stop()
    return watched.compared


async def answer_something(room: Room, windows: dict[Viewer, Connection], rng: Random) -> None:
    table = room.table
    assert table.match is not None
    if table.forced():
        await asyncio.sleep(0)  # the table answers
        return
    seat = rng.choice(table.asked())
    await act(room, windows[seat], Answer(table.seq, any_answer(table.match.scene(seat), rng)))


async def play_many(matches: int, keys: list[str], folder: Path, look: type[Watched] = Imagined) -> int:
    settings = Settings(data=folder, forced_pause=0, bot_pause=0, workers=1)
    app, compared = new_app(settings), 0
    async with app.router.lifespan_context(app):
        for number in range(matches):
            game = games.load(keys[number % len(keys)])
            short = SHORT.get(game.key, {})
            players = list(game.players)[number // len(keys) % len(game.players)]
            compared += await play(app.state.house, game, short, players, str(number), look)
    return compared


def main() -> None:
    matches = int(sys.argv[1]) if len(sys.argv) > 1 else 10
    keys = sys.argv[2:] or list(games.keys())
    with tempfile.TemporaryDirectory() as folder:
        compared = asyncio.run(play_many(matches, keys, Path(folder)))
    print(f"{matches} matches, {compared} frames compared, none told more than its viewer knows")


if __name__ == "__main__":
    main()
