"""One series on the server: its setup and the events of its log, added up; and what may be done to it.

A Cup does no input or output. Whoever holds it carries something out and keeps the event in the log before it counts.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass

from pioche import games
from pioche.core.fair import FORM, Committed, commitment, entropy_of
from pioche.core.flow import State
from pioche.core.game import Game, Refused
from pioche.core.record import Seat
from pioche.core.series import chain, text
from pioche.core.series.chain import Series, Terms, key_of, kind_of, named
from pioche.core.series.shapes import FILLER, Key
from pioche.server import series_events as log_of
from pioche.server.events import Chair, PartOf, Setup
from pioche.server.seating import begun
from pioche.server.seating import named as with_names
from pioche.server.store import Statement, Taken
from pioche.server.table import Broken, public_name


@dataclass(frozen=True)
class SeriesRow:
    id: str
    code: str
    secret: str
    setup: str
    status: str
    made: float

    def __repr__(self) -> str:
        return f"SeriesRow({self.id[:6]}…)"


class Cup:
    """One series: its setup and the events of its log, added up."""

    def __init__(self, row: SeriesRow) -> None:
        self.row, self.setup = row, log_of.read_setup(row.setup)
        self.game: Game = games.load(self.setup.game)
        if self.setup.version != self.game.version:
            raise Broken("refused-version", game=self.game.key, wanted=self.setup.version, have=self.game.version)
        self.lock = asyncio.Lock()
        self.changed = asyncio.Event()
        self.used = 0.0  # when it was last asked for
        self.forget()

    def forget(self) -> None:
        """As it was before the first event."""
        self.seq, self.unsure, self.touched = 0, True, self.row.made
        self.entered: list[log_of.Entered] = []
        self.chairs: list[Chair] = []
        self.series: Series | None = None
        self.tables: dict[Key, str] = {}

    @property
    def status(self) -> str:
        return "waiting" if self.series is None else "over" if self.series.is_over else "playing"

    @property
    def short(self) -> str:
        return self.row.id[:6]

    @property
    def commitment(self) -> str:
        return commitment(self.row.secret, public_name(self.row.id))

    def terms(self) -> Terms:
        setup, kind = self.setup, kind_of(self.game, self.setup.kind)
        return Terms(kind, self.game.settle(setup.options), setup.length, setup.seeded, setup.bot)

    def is_quiet(self, opened: chain.Opened) -> bool:
        """Whether bots alone play this match, so that nobody has to come."""
        return all(seat.bot for seat in self.playing().seats(opened))

    def can_go_on(self) -> bool:
        """Whether something follows by itself from what the log says."""
        series = self.series
        if series is None or series.is_over:
            return False
        return bool(series.due()) or any(series.entrants[entrant].bot for entrant in series.choices)

    def entrant_of(self, person: str) -> int | None:
        people = [chair.person for chair in self.chairs] or [one.person for one in self.entered]
        return people.index(person) if person and person in people else None

    def playing(self) -> Series:
        if self.series is None:
            raise Refused("refused-series-not-begun")
        return self.series

    def apply(self, event: log_of.AnySeriesEvent) -> None:
        """Carry the event out; refuses what cannot have happened."""
        if isinstance(event, log_of.Entered):
            self.entered.append(event)
        elif isinstance(event, log_of.Withdrew):
            self.entered = [one for one in self.entered if one.person != event.person]
        elif isinstance(event, log_of.Started):
            self.chairs = event.entrants
            luck = Committed(self.row.secret, public_name(self.row.id), event.entropies)
            seats = [Seat(chair.name, chair.bot) for chair in event.entrants]
            self.series = Series(self.game, self.terms(), seats, luck)
        else:
            self.playing().follow(log_of.entry_of(event))
        self.note(event)

    def note(self, event: log_of.AnySeriesEvent) -> None:
        """What was carried out is one row more."""
        if isinstance(event, log_of.Opened):
            self.tables[key_of(event.match)] = event.table
        self.seq += 1

    def replay(self, rows: list[tuple[int, float, str]]) -> None:
        self.forget()
        for seq, made, written in rows:
            try:
                self.apply(log_of.read_event(written))
            except Refused as refused:
                raise Broken("refused-log", seq=seq) from refused
            self.touched = made
        self.unsure = False


Done = tuple[log_of.AnySeriesEvent, list[Statement]]
"""The event of something that was carried out, and what else is written with it."""

Plan = Callable[[Cup], Done]


class NoSeries(Refused):
    def __init__(self) -> None:
        super().__init__("refused-no-series")


# What may be done ----------------------------------------------------------------------------------------------------


def plain(cup: Cup, event: log_of.AnySeriesEvent) -> Done:
    cup.apply(event)
    return event, []


def start(cup: Cup, fill: bool, bot: str) -> Done:
    """Begin, with bots on the empty places if that is wanted."""
    if cup.series is not None:
        raise Refused("refused-series-begun")
    people = [Chair(one.person, one.name) for one in cup.entered]
    empty = cup.setup.places - len(people) if fill else 0
    chairs = with_names([*people, *[Chair(bot=bot)] * empty])
    given = [one.entropy for one in cup.entered] + [""] * empty
    entropies = [entropy_of(chair.bot, entropy) for chair, entropy in zip(chairs, given, strict=True)]
    return plain(cup, log_of.Started(chairs, entropies))


def keep(cup: Cup, entrant: int, said: tuple[int, ...]) -> Done:
    kept = cup.playing().keep(entrant, said)
    event = log_of.event_of(kept)
    cup.note(event)
    return event, []


def bots_keep(cup: Cup, entrant: int) -> Done:
    series = cup.playing()
    if entrant not in series.choices:
        raise Taken
    return keep(cup, entrant, series.advised(entrant))


def note_end(cup: Cup, key: Key, written: str, end: State) -> Done:
    series = cup.playing()
    if key in series.ended:
        raise Taken
    event = log_of.event_of(series.end(key, text.hashed(written), end))
    cup.note(event)
    return event, [("DELETE FROM matches WHERE table_id = ?", (cup.tables[key],))]


def replace(cup: Cup, entrant: int, bot: str) -> Done:
    series = cup.playing()
    event = log_of.event_of(series.replace(entrant, bot))
    cup.note(event)
    at = series.busy().get(entrant)
    return event, [] if at is None else [("UPDATE matches SET quiet = 1 WHERE table_id = ?", (cup.tables[at],))]


def table_setup(cup: Cup, opened: chain.Opened) -> Setup:
    """The table of a match: nobody is its host, and it begins when everybody has come."""
    series = cup.playing()
    settings, carried = series.settings(opened), series.carried(opened)
    chairs = []
    for entrant, seat in zip(opened.seats, series.seats(opened), strict=True):
        person = "" if entrant == FILLER or seat.bot else cup.chairs[entrant].person
        chairs.append(Chair(person, seat.name, seat.bot))
    part = PartOf(
        series=cup.row.id,
        match=named(opened.key),
        kind=carried.kind if carried else "",
        stage=opened.key[0],
        carried=[list(numbers) for numbers in carried.by_seat] if carried else [],
    )
    return Setup(
        game=cup.game.key,
        version=cup.game.version,
        options={option.key: option.write(settings[option.key]) for option in cup.game.options},
        chairs=begun(chairs, cup.setup.bot),
        host="",
        hints=series.terms.kind.shape == "road",
        clock=cup.setup.clock,
        part_of=part,
        form=FORM,
    )
