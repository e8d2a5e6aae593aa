"""Tells the viewers of one table what happens: each its own pictures and stories, and only what is new in them."""

from __future__ import annotations

from collections.abc import Iterator

from pioche.core.remember import Memory
from pioche.server import events, faults
from pioche.server.events import Chair
from pioche.server.fanout import Connection, encoded
from pioche.server.frames import Telling, Told, Viewer, seats, tell_so_far
from pioche.server.messages import Refusal, Seat, Update
from pioche.server.table import Change, Table
from pioche.server.updates import onwards


class Teller:
    def __init__(self) -> None:
        self.told: dict[Viewer, Told] = {}
        self.memory = Memory()
        self.who: tuple[list[Chair], list[int], list[Seat]] = [], [], []

    def forget(self) -> None:
        """The table was built again: what was told may not hold any more."""
        self.told = {}

    def tell(self, table: Table, change: Change, here: list[tuple[Viewer, Connection]], away: list[int]) -> None:
        telling = Telling(table, change.moments, self.seats(table, away), self.memory)
        if change.whole:
            self.told = {}
        for viewer in self.told.keys() - {viewer for viewer, _ in here}:
            self.remember(viewer, change, telling)  # who comes back shall not wait for the whole story to be told again
        updates, ready = dict[Viewer, list[Update]](), dict[tuple[Viewer, int], bytes]()
        for viewer, connection in here:
            try:
                if viewer not in updates:
                    updates[viewer] = self.news(change, viewer, telling)
                key = viewer, id(connection.shown)  # windows of one viewer have nearly always the same before them
                if key not in ready:
                    answer = answered(change, viewer)
                    ready[key] = encoded(onwards(connection.shown, updates[viewer], change.whole, answer))
                connection.send_bytes(ready[key])
                connection.shown = updates[viewer][-1]
            except Exception as error:  # theirs alone: they can ask for everything again
                faults.complain("a viewer could not be told", table.game, viewer, error)
                connection.send(Refusal(text="refused-failed"))

    def news(self, change: Change, viewer: Viewer, telling: Telling) -> list[Update]:
        """What this viewer is shown of a change."""
        if change.whole and not change.moments:
            return [self.standing(viewer, telling)]
        if isinstance(change.event, events.Began):
            self.told[viewer] = Told()
        updates = telling.frames(viewer)
        if viewer in self.told:
            self.remember(viewer, change, telling)
        return updates

    def remember(self, viewer: Viewer, change: Change, telling: Telling) -> None:
        own = isinstance(change.event, events.Answered) and change.event.seat == viewer
        for _, story in telling.stories(viewer):
            self.told[viewer].add(viewer, story, own)
            own = False

    def whole(self, table: Table, viewer: Viewer, away: list[int]) -> Update:
        """How things stand, with the story so far."""
        return self.standing(viewer, Telling(table, [], self.seats(table, away), self.memory))

    def seats(self, table: Table, away: list[int]) -> list[Seat]:
        """Who sits where; without clocks the same as long as nobody comes or goes."""
        chairs, gone, who = self.who
        if table.setup.clock or chairs is not table.chairs or gone != away:
            who = seats(table, away)
            self.who = table.chairs, away, who
        return who

    def standing(self, viewer: Viewer, telling: Telling) -> Update:
        for _ in self.recalled(telling.table, viewer):
            pass  # at once: whoever can wait has called `recalled` before
        return telling.standing(viewer, list(self.told[viewer].kept))

    def recalled(self, table: Table, *viewers: Viewer) -> Iterator[None]:
        """Find out what these viewers were told, step by step, and everybody else who may come back."""
        if all(viewer in self.told for viewer in viewers):
            return
        missing: dict[Viewer, Told] = {one: Told() for one in {*viewers, *table.people()} if one not in self.told}
        yield from tell_so_far(table, missing)
        self.told |= missing


def answered(change: Change, viewer: Viewer) -> str:
    """The id of the answer that made this change, if it was this viewer's."""
    event = change.event
    return event.id.partition(" ")[2] if isinstance(event, events.Answered) and event.seat == viewer else ""
