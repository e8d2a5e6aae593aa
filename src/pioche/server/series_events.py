"""What a series' log holds: one event per row, in order, in the same store as the logs of tables.

Names and fields are part of the stored data: add to them, never change them.
"""

from __future__ import annotations

import msgspec

from pioche.core.series import chain
from pioche.core.series.chain import key_of, named
from pioche.core.series.shapes import Result
from pioche.server.events import Chair, Event, Kept
from pioche.server.messages import ClockRule


class SeriesSetup(Kept, frozen=True, kw_only=True):
    """What is fixed when a series is made."""

    game: str
    version: int
    kind: str
    options: dict[str, str]
    places: int
    length: int
    host: str
    seeded: bool = False
    bot: str = ""
    clock: ClockRule | None = None


class Entered(Event, frozen=True, tag="entered"):
    person: str
    name: str
    entropy: str = ""


class Withdrew(Event, frozen=True, tag="withdrew"):
    """Somebody who had entered leaves before it begins."""

    person: str


class Started(Event, frozen=True, tag="started"):
    """It begins with these entrants."""

    entrants: list[Chair]
    entropies: list[str]


class Opened(Event, frozen=True, tag="opened"):
    """A match begins; its table is opened in the same breath."""

    match: str
    seats: list[int]
    table: str
    changed: list[tuple[str, int]] = msgspec.field(default_factory=list)


class Ended(Event, frozen=True, tag="ended"):
    match: str
    hash: str
    ranks: list[int]
    scores: list[int]
    holds: list[list[int]] = msgspec.field(default_factory=list)
    offers: list[list[int]] = msgspec.field(default_factory=list)


class SaidKept(Event, frozen=True, tag="kept"):
    entrant: int
    said: list[int]


class Replaced(Event, frozen=True, tag="replaced"):
    entrant: int
    bot: str


Played = Opened | Ended | SaidKept | Replaced
AnySeriesEvent = Entered | Withdrew | Started | Played

_events = msgspec.json.Decoder(AnySeriesEvent)
_setups = msgspec.json.Decoder(SeriesSetup)


def read_event(text: str) -> AnySeriesEvent:
    event: AnySeriesEvent = _events.decode(text)
    return event


def read_setup(text: str) -> SeriesSetup:
    return _setups.decode(text)


def entry_of(event: Played) -> chain.Entry:
    """The entry of the series' log that this event is."""
    if isinstance(event, Opened):
        return chain.Opened(key_of(event.match), tuple(event.seats), tuple(event.changed))
    if isinstance(event, Ended):
        result = Result(tuple(event.ranks), tuple(event.scores))
        holds, offers = tuple(map(tuple, event.holds)), tuple(map(tuple, event.offers))
        return chain.Ended(key_of(event.match), event.hash, result, holds, offers)
    if isinstance(event, SaidKept):
        return chain.Kept(event.entrant, tuple(event.said))
    return chain.Replaced(event.entrant, event.bot)


def event_of(entry: chain.Entry, table: str = "") -> Played:
    """And back."""
    if isinstance(entry, chain.Opened):
        return Opened(named(entry.key), list(entry.seats), table, list(entry.changed))
    if isinstance(entry, chain.Ended):
        result, holds, offers = entry.result, [*map(list, entry.holds)], [*map(list, entry.offers)]
        return Ended(named(entry.key), entry.hash, list(result.ranks), list(result.scores), holds, offers)
    if isinstance(entry, chain.Kept):
        return SaidKept(entry.entrant, list(entry.said))
    return Replaced(entry.entrant, entry.bot)
