"""Whole matches in which every frame is made again from what its viewer alone knows, and every pause too.

python -m tests.server.leaks 100 [mu|treize]    plays so many matches, and says how many frames were compared

For each viewer the states before and after each moment are imagined anew from that viewer's view. A frame that says
anything the view does not hold comes out differently, sooner or later. So does a table that takes another time for an
answer than it would if the hidden cards were others.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from collections.abc import Callable
from copy import copy
from pathlib import Path
from random import Random
from typing import Any

from msgspec.structs import replace

from pioche import games
from pioche.core import knowing
from pioche.core.flow import State
from pioche.core.game import Game
from pioche.core.hidden import UNKNOWN
from pioche.core.match import Match, Moment, Turn, carry_out
from pioche.core.scene import Happening
from pioche.server import events, pace
from pioche.server.app import new_app
from pioche.server.config import Config
from pioche.server.deeds import act
from pioche.server.fanout import Connection, encoded
from pioche.server.frames import looked_at, seats
from pioche.server.http import Services
from pioche.server.messages import Answer, ClockRule, Join, NewTable, SeatWish, Update
from pioche.server.room import Room, now
from pioche.server.store import Person
from pioche.server.table import Change, Table
from pioche.server.updates import onwards
from tests.server import quicktime
from tests.server.browser import any_answer
from tests.server.unfolding import Unfolded, drained, waiting

SHORT = {  # matches that end soon
    "mu": {"hands": "1"},
    "nba": {"duration": "short"},
    "rummu": {"hands": "1"},
    "safaru": {"target": "0"},
}

Viewer = int | None
Pace = tuple[str, int, float]  # who answers next: the table, a bot or people; for which seat; after how long

CLOCK = ClockRule(bank=24 * 3600, increment=1)
LONGEST_THOUGHT = 9.0  # seconds, of a person


class Watched:
    """A room whose every message is compared with what an imagined table would have sent, and when."""

    def __init__(self, room: Room, windows: dict[Viewer, Connection], rng: Random) -> None:
        self.room, self.windows, self.rng = room, windows, rng
        self.game: Game = room.game
        self.compared = 0
        self.unfolded = {viewer: Unfolded() for viewer in windows}
        self.answers: dict[str, int] = {"table": 0, "bot": 0, "person": 0}
        self.told: dict[Viewer, list[Happening]] = {viewer: [] for viewer in windows}
        self.paces: dict[Viewer, Pace] = {}  # as each viewer may expect them
        self.last = now()
        self.given: list[int] = []  # for whom the table is about to answer,
        self.at_once = False  # and whether it goes on without a pause
        self.failed: AssertionError | None = None
        self.tell = room.tell_news
        room.tell_news = self.tell_and_compare  # type: ignore[method-assign]

    def tell_and_compare(self, change: Change) -> None:
        try:
            self.compare(change)
        except AssertionError as failed:  # the room itself would log it and go on
            self.failed = failed
            raise

    def compare(self, change: Change) -> None:
        for viewer, window in self.windows.items():
            drained(window, self.unfolded[viewer])
        self.compare_pace(change.event)
        self.tell(change)
        for viewer, window in self.windows.items():
            before = self.unfolded[viewer].newest
            (text,) = [text for text in waiting(window) if b'"frames":[' in text]
            sent = self.unfolded[viewer].take(text)
            expected = self.expected(change.moments, viewer)
            self.told[viewer] += [told for frame in expected for told in frame.story if told.keep == "match"]
            for frame, other in zip(sent.frames, expected, strict=True):
                assert frame.seats == other.seats, f"seat {viewer} sees a clock otherwise: {frame.seats}, {other.seats}"
                assert frame == other, f"seat {viewer} is sent what it cannot know"
            assert text == encoded(onwards(before, expected, change.whole)), f"seat {viewer} is sent other parts of it"
            self.compared += len(expected)
        viewer = self.rng.choice(list(self.windows))
        again = self.room.whole(viewer)
        assert [told for told in again.story if told.keep == "match"] == self.told[viewer][-500:]

    # Times

    def compare_pace(self, event: events.AnyEvent) -> None:
        """Whoever answered took the time that everybody could expect."""
        took, self.last = now() - self.last, now()
        if isinstance(event, events.Answered):
            self.answers[event.by] += 1
            if event.by == "table":
                self.given = [seat for seat in self.given if seat != event.seat]
            for viewer, (by, seat, pause) in self.paces.items():
                if event.by == "person":  # people may be quicker than a bot that is asked with them
                    assert by != "table", f"seat {viewer} expects an answer of the table"
                else:
                    assert by == event.by and seat == event.seat, f"seat {viewer} expects an answer of the {by}"
                    assert abs(took - pause) < 1e-6, f"seat {viewer} expects a pause of {pause}, not {took}"
        self.at_once = bool(self.given) and self.given == self.room.table.asked()
        self.given = [seat for seat, _ in pace.given(self.room.table)]
        self.paces = {viewer: self.pace(self.imagined_table(viewer)) for viewer in self.windows}

    def pace(self, table: Table) -> Pace:
        """Who answers next at this table, for whom, and when."""
        settings, given = self.room.settings, pace.given(table)
        bots = [seat for seat in table.asked() if table.is_bot(seat)]
        if given:
            return "table", given[0][0], 0.0 if self.at_once else settings.forced_pause
        return ("bot", bots[0], settings.bot_pause) if bots else ("person", UNKNOWN, 0.0)

    def imagined_table(self, viewer: Viewer) -> Table:
        """The table with all that this viewer cannot see imagined."""
        table = copy(self.room.table)
        assert table.match is not None
        table.match = copy(table.match)
        table.match.state = self.imagined(table.match.state, viewer)
        return table

    # Frames

    def expected(self, moments: list[Moment], viewer: Viewer) -> list[Update]:
        table = self.imagined_table(viewer)
        assert table.match is not None
        who = seats(table, [])
        stories = [self.retold(moment, viewer) for moment in moments]
        frames = [self.frame(moments[place].after, told, viewer) for place, told in looked_at(stories)]
        if not moments:
            frames.append(self.frame(table.match.state, [], viewer))
        undo = self.undo(viewer)
        given = viewer in [seat for seat, _ in pace.given(table)]
        may_ask = not undo and bool(self.own_turns(viewer))
        frames[-1] = replace(frames[-1], undo=undo, may_ask=may_ask, by_itself=given)
        return [replace(frame, seq=table.number, seats=who) for frame in frames]

    def imagined(self, state: State, viewer: Viewer) -> Any:
        return self.game.imagine(self.game.view(state, viewer), self.rng)

    def retold(self, moment: Moment, viewer: Viewer) -> list[Happening]:
        view, step = self.game.view, moment.step
        before = view(self.imagined(moment.before, viewer), viewer)
        after = view(self.imagined(moment.after, viewer), viewer)
        choice = UNKNOWN if step.secret and step.seat != viewer else moment.choice
        return self.game.story(before, step, choice, after, viewer)

    def frame(self, state: State, told: list[Happening], viewer: Viewer) -> Update:
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
        before: State = self.imagined(turns[0].before, viewer)
        after, answers = before.clone(), [answer for turn in turns for answer in turn.sends]
        for answer in answers:  # the viewer's own, on the imagined table
            if after.question(viewer) is None:
                return False  # what came to light there leads elsewhere
            for moment in carry_out(after, viewer, answer):
                if match.covered_in(before) - match.covered_in(moment.after):
                    return False
        return not knowing.tells(knowing.Sight(self.game), len(self.room.table.chairs), before, after, viewer, answers)


async def play(services: Services, game: Game, options: dict[str, str], players: int, seed: str) -> Watched:
    """One match of people who answer anything and bots, with clocks, before spectators."""
    rng = Random(seed)
    whos = ["you", "open", *(rng.choice(["open", "greedy"]) for _ in range(players - 2))]
    people = {seat: Person(f"{seed}-{seat}", f"P{seat}") for seat, who in enumerate(whos) if who != "greedy"}
    room = await services.lobby.open(people[0], NewTable(game.key, options, [*map(SeatWish, whos)], clock=CLOCK))
    windows: dict[Viewer, Connection] = {seat: Connection(person) for seat, person in people.items()}
    windows[None] = Connection(Person("watcher", "W"))
    for connection in windows.values():
        await room.connect(connection)
    watched = Watched(room, windows, rng)
    for person in list(people.values())[1:]:
        await services.lobby.join(room, person, Join())
    while room.table.status == "playing":
        await answer_something(room, windows, rng)
        if watched.failed:
            raise watched.failed
    await room.stop()
    return watched


async def answer_something(room: Room, windows: dict[Viewer, Connection], rng: Random) -> None:
    """A person thinks and answers, unless somebody else does so first."""
    table, seq = room.table, room.table.seq
    await asyncio.sleep(rng.random() * LONGEST_THOUGHT)
    asked = [seat for seat in table.asked() if not table.is_bot(seat)]
    if table.seq == seq and asked and not pace.given(table):
        seat = rng.choice(asked)
        await act(room, windows[seat], Answer(table.number, some_answer(table.playing(), seat, rng)))


def some_answer(match: Match, seat: int, rng: Random) -> list[int]:
    """Now and then anything, but mostly what looks best: games played at random are soon over, or strange."""
    if rng.random() < 0.3:
        return any_answer(match.scene(seat), rng)
    view = match.view(seat)
    options = view.options_of(seat)
    rates = match.game.hints.rate(view, seat, options)
    return [options[rates.index(max(rates))]]


Compared = tuple[int, dict[str, int]]
"""How many frames were compared, and how many answers were whose."""

MOST_MATCHES = 40


async def play_many(
    matches: int, keys: list[str], folder: Path, enough: Callable[[int, dict[str, int]], bool] = lambda *_: True
) -> Compared:
    """Play so many matches, and more if that is not enough: some deals are over soon."""
    app, compared, answers = new_app(Config(data=folder, workers=1)), 0, {"table": 0, "bot": 0, "person": 0}
    loop = asyncio.get_running_loop()
    assert isinstance(loop, quicktime.QuickLoop)
    async with app.router.lifespan_context(app):
        services = app.state.services
        services.store.write = loop.waiting(services.store.write)  # another thread writes
        for number in range(max(matches, MOST_MATCHES)):
            if number >= matches and enough(compared, answers):
                break
            game = games.load(keys[number % len(keys)])
            short = SHORT.get(game.key, {})
            players = list(game.players)[number // len(keys) % len(game.players)]
            watched = await play(services, game, short, players, str(number))
            compared += watched.compared
            for by, count in watched.answers.items():
                answers[by] += count
    return compared, answers


def main() -> None:
    matches = int(sys.argv[1]) if len(sys.argv) > 1 else 10
    keys = sys.argv[2:] or list(games.keys())
    with tempfile.TemporaryDirectory() as folder:
        compared, answers = quicktime.run(play_many(matches, keys, Path(folder)))
    whose = ", ".join(f"{count} of a {by}" for by, count in answers.items())
    print(f"{matches} matches, {compared} frames and the times of {sum(answers.values())} answers compared ({whose}):")
    print("none told more than its viewer knows")


if __name__ == "__main__":
    main()
