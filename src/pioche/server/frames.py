"""What a viewer is sent: frames made from that viewer's views alone, and the table as that viewer may know it."""

from __future__ import annotations

from dataclasses import dataclass, field

from msgspec.structs import replace

from pioche.core.flow import State
from pioche.core.game import Game, Settings
from pioche.core.match import Moment, retold, tell
from pioche.core.record import Record
from pioche.core.scene import Happening, Scene
from pioche.server import pace
from pioche.server.events import Setup, Summary
from pioche.server.messages import Clock, Seat, SeatInfo, TableInfo, Update
from pioche.server.table import Table

Viewer = int | None

MOST_TOLD = 500  # sentences of the story that are sent again


def picture(game: Game, state: State, viewer: Viewer) -> Scene:
    """The table in this state as this viewer sees it."""
    return game.scene(game.view(state, viewer), viewer)


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


def frames(table: Table, moments: list[Moment], viewer: Viewer, away: list[int]) -> list[Update]:
    """One frame for each moment that tells this viewer something; the last one shows how things stand."""
    match = table.match
    assert match is not None
    who, out = seats(table, away), []
    for place, moment in enumerate(moments):
        told = tell(table.game, moment, viewer)
        if told and place < len(moments) - 1:
            scene = match.with_switches(picture(table.game, moment.after, viewer), viewer)
            out.append(Update(seq=table.number, scene=scene, seats=who, story=told))
    last = tell(table.game, moments[-1], viewer) if moments else []
    return [*out, standing(table, viewer, who, last)]


def standing(table: Table, viewer: Viewer, who: list[Seat], story: list[Happening]) -> Update:
    """How things stand now."""
    assert table.match is not None
    scene = table.match.with_switches(picture(table.game, table.match.state, viewer), viewer)
    if table.status == "over" and scene.choices:  # ended before its end
        scene = replace(scene, choices=[], groups=[])
    undo = table.can_take_back(viewer)
    may_ask = not undo and table.can_take_back(viewer, agreed=True)
    given = any(seat == viewer for seat, _ in pace.given(table))
    return Update(seq=table.number, scene=scene, seats=who, story=story, undo=undo, may_ask=may_ask, by_itself=given)


# The story so far ------------------------------------------------------------------------------------------


@dataclass
class Told:
    """What one viewer has been told and may read again."""

    kept: list[Happening] = field(default_factory=list)

    def add(self, viewer: Viewer, told: list[Happening], own_answer: bool) -> None:
        """Remember what is kept; what is kept for a turn goes when this viewer answers again."""
        if own_answer or (viewer is None and any(happening.head for happening in told)):
            self.kept = [happening for happening in self.kept if happening.keep == "match"]
        self.kept += [happening for happening in told if happening.keep != "moment"]
        del self.kept[:-MOST_TOLD]


def story_so_far(table: Table, viewer: Viewer) -> Told:
    """What this viewer was told since the match began."""
    told = Told()
    if table.match:
        for entry, moments, _ in retold(table.game, table.settings, table.match.record):
            own = entry is not None and entry.seat == viewer
            for moment in moments:
                told.add(viewer, tell(table.game, moment, viewer), own)
                own = False
    return told


def replayed(game: Game, settings: Settings, record: Record, viewer: Viewer) -> tuple[list[Update], list[int]]:
    """A finished match from one point of view, and for each frame the entry of the record it belongs to."""
    who = [Seat(name=seat.name, bot=seat.bot) for seat in record.seats]
    out, entries = list[Update](), list[int]()
    for place, (_, moments, _) in enumerate(retold(game, settings, record), start=-1):
        for moment in moments:
            told = tell(game, moment, viewer)
            if told or not out:
                scene = replace(picture(game, moment.after, viewer), switches=[])
                out.append(Update(seq=len(out), scene=scene, seats=who, story=told))
                entries.append(place)
    return out, entries


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
        when=when,
    )
