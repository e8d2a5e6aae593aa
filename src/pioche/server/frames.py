"""What a viewer is sent: frames made from that viewer's views alone, and the table as that viewer may know it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from msgspec.structs import replace

from pioche.core.flow import State
from pioche.core.game import Game, Settings
from pioche.core.match import Moment, Sight, retold
from pioche.core.record import Record
from pioche.core.remember import Memory, remembering
from pioche.core.scene import Happening, Scene
from pioche.core.told import Told as Told
from pioche.server import faults, pace
from pioche.server.events import Setup, Summary
from pioche.server.messages import Clock, Held, Seat, SeatInfo, TableInfo, Update
from pioche.server.table import Table

Viewer = int | None


def picture(game: Game, state: State, viewer: Viewer, sight: Sight | None = None) -> Scene:
    """The table in this state as this viewer sees it."""
    return faults.drawn(game, state, viewer, sight)


def seats(table: Table, away: list[int]) -> list[Seat]:
    running = pace.on_the_clock(table)
    return [
        Seat(
            name=chair.name,
            bot=chair.bot,
            away=seat in away,
            clock=Clock(left=round(table.banks[seat], 1), running=seat in running)
            if table.setup.clock and chair.person
            else None,
        )
        for seat, chair in enumerate(table.chairs)
    ]


class Telling:
    """One change, about to be told: what all viewers share is looked up once."""

    def __init__(self, table: Table, moments: list[Moment], who: list[Seat], memory: Memory) -> None:
        assert table.match is not None
        self.table, self.match, self.moments, self.memory = table, table.match, moments, memory
        self.sight = self.match.sight
        self.who = who
        self.given = [seat for seat, _ in pace.given(table)]
        self.told: dict[Viewer, list[tuple[int, list[Happening]]]] = {}
        self.first: list[list[Happening]] = []  # the stories that the first of them was told

    def frames(self, viewer: Viewer) -> list[Update]:
        """A frame for each moment that deserves a look, and one for how things stand."""
        *looks, (_, last) = self.stories(viewer) or [(0, [])]
        out = [
            Update(
                seq=self.table.number, scene=self.scene(self.moments[place].after, viewer), seats=self.who, story=told
            )
            for place, told in looks
        ]
        return [*out, self.standing(viewer, last)]

    def stories(self, viewer: Viewer) -> list[tuple[int, list[Happening]]]:
        """What happened, in as many parts as there are pictures; each with the place of the moment it ends with."""
        if viewer not in self.told:
            stories = [faults.told(self.table.game, moment, viewer, self.sight) for moment in self.moments]
            self.first = self.first or stories
            self.told[viewer] = looked_at(shared(stories, self.first))
        return self.told[viewer]

    def scene(self, state: State, viewer: Viewer) -> Scene:
        with remembering(self.memory):
            return self.match.with_switches(picture(self.table.game, state, viewer, self.sight), viewer)

    def standing(self, viewer: Viewer, story: list[Happening]) -> Update:
        """How things stand now."""
        table, scene = self.table, self.scene(self.match.state, viewer)
        if (table.status == "over" or table.halt) and scene.choices:  # ended before its end, or halted
            scene = replace(scene, choices=[], groups=[])
        undo, may_ask = table.taking_back(viewer)
        return Update(
            seq=table.number,
            scene=scene,
            seats=self.who,
            story=story,
            undo=undo,
            may_ask=may_ask,
            by_itself=viewer in self.given,
        )


def shared(stories: list[list[Happening]], others: list[list[Happening]]) -> list[list[Happening]]:
    """These stories; where somebody else was told the same, the very same, since both are kept for as long as they sit
    there.
    """
    return [other if other == story else story for other, story in zip(others, stories, strict=True)]


def looked_at(stories: list[list[Happening]]) -> list[tuple[int, list[Happening]]]:
    """The stories of some moments, drawn together: a moment gets a picture of its own if it, or what comes next, is
    to be looked at, and the last one always. What happens in between is seen by comparing pictures.
    """
    holds = [any(one.hold or one.beat is not None for one in story) for story in stories]
    if True not in holds:  # nearly always
        return [(len(stories) - 1, [one for story in stories for one in story])] if stories else []
    out, told = list[tuple[int, list[Happening]]](), list[Happening]()
    for place, story in enumerate(stories):
        told += story
        is_last = place == len(stories) - 1
        if is_last or (told and (holds[place] or holds[place + 1])):
            out.append((place, told))
            told = []
    return out


# The story so far ------------------------------------------------------------------------------------------


def tell_so_far(table: Table, told: dict[Viewer, Told]) -> Iterator[None]:
    """Tell these viewers, who have heard nothing yet, what happened since the match began; line by line."""
    if table.match:
        for entry, moments, _ in retold(table.game, table.settings, table.match.record):
            sight, first = Sight(table.game), list[list[Happening]]()
            for viewer, log in told.items():
                own = entry is not None and entry.seat == viewer
                stories = [faults.told(table.game, moment, viewer, sight) for moment in moments]
                first = first or stories
                for story in shared(stories, first):
                    log.add(viewer, story, own)
                    own = False
            yield


class Replayed(NamedTuple):
    frames: list[Update]
    entries: list[int]  # the entry of the record each frame belongs to
    hands: list[list[Held]]  # what everybody holds in each frame, if that was wanted


def replayed(game: Game, settings: Settings, record: Record, viewer: Viewer, with_hands: bool = False) -> Replayed:
    """A finished match from one point of view, or with all hands open."""
    who = [Seat(name=seat.name, bot=seat.bot) for seat in record.seats]
    out, entries, hands = list[Update](), list[int](), list[list[Held]]()
    for place, (_, moments, _) in enumerate(retold(game, settings, record), start=-1):
        for moment in moments:
            told = faults.told(game, moment, viewer)
            if told or not out:
                scene = replace(picture(game, moment.after, viewer), switches=[])
                out.append(Update(seq=len(out), scene=scene, seats=who, story=told))
                entries.append(place)
                if with_hands:
                    hands.append(held(game, moment.after, scene))
    return Replayed(out, entries, hands)


def held(game: Game, state: State, seen: Scene) -> list[Held]:
    """What each seat sees and this picture does not show, zone by zone. Only of matches that are over."""
    public = {zone.id: [piece.face for piece in zone.pieces] for zone in seen.zones}
    out = []
    for player in seen.players:
        zones = picture(game, state, player.seat).zones
        own = [(zone.id, [piece.face for piece in zone.pieces for _ in range(piece.n)]) for zone in zones]
        out += [Held(seat=player.seat, faces=faces) for id, faces in own if faces and faces != public.get(id)]
    return out


# The table as it is listed -----------------------------------------------------------------------------------


def table_info(
    id: str,
    code: str,
    commitment: str,
    when: float,
    setup: Setup,
    summary: Summary,
    person: str,
    away: list[int] | None = None,
) -> TableInfo:
    """The table for this person; `away` is known only of tables that are being played here."""
    mine = [seat for seat, chair in enumerate(summary.chairs) if person and chair.person == person]
    return TableInfo(
        id=id,
        code=code,
        game=setup.game,
        options=setup.options,
        status=summary.status,
        seats=[
            SeatInfo(
                name=chair.name,
                bot=chair.bot,
                person=bool(chair.person),
                you=seat in mine,
                away=seat in (away or []),
                entropy=summary.entropies[seat] if seat < len(summary.entropies) else "",
            )
            for seat, chair in enumerate(summary.chairs)
        ],
        seat=mine[0] if mine else None,
        host=bool(person) and summary.host == person,
        listed=setup.listed,
        spectators=setup.spectators,
        hints=setup.hints,
        clock=setup.clock,
        commitment=commitment,
        timed_out=summary.timed_out,
        proposal=summary.proposal,
        paused=summary.paused,
        rematch=summary.rematch if mine or setup.spectators else "",
        places=summary.places,
        points=summary.points,
        when=when,
        series=setup.part_of.series if setup.part_of else "",
        halt=summary.halt,
    )
