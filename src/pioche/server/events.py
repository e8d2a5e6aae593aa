"""What a table's log holds: one event per row, in order. A table is nothing but its setup and these.

Names and fields are part of the stored data: add to them, never change them.
"""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import Struct

from pioche.server.messages import ClockRule, Halt, Proposal, What

Status = Literal["waiting", "playing", "over"]


class Kept(Struct, frozen=True, omit_defaults=True):
    """Stored as JSON; what has its usual value is left out."""


class Chair(Kept, frozen=True):
    """A seat and who has it: nobody (no name), a person, a bot, or a person for whom a bot plays."""

    person: str = ""
    name: str = ""
    bot: str = ""
    left: bool = False  # the person got up for good, and may still come back


class PartOf(Kept, frozen=True, kw_only=True):
    """The series that this table's match belongs to, and what is carried into it."""

    series: str
    match: str
    kind: str = ""
    stage: int = 0
    carried: list[list[int]] = []


class Setup(Kept, frozen=True, kw_only=True):
    """What is fixed when a table is opened."""

    game: str
    version: int
    options: dict[str, str]
    chairs: list[Chair]
    host: str
    listed: bool = False
    spectators: bool = True
    hints: bool = True
    clock: ClockRule | None = None
    entropies: list[str] = []  # given so far, by seat
    rematch_of: str = ""
    part_of: PartOf | None = None
    form: int = 1  # of the commitment (`core/fair.py`)


class Summary(Kept, frozen=True, kw_only=True):
    """How a table stands, for lists: kept beside the log whenever it changes."""

    status: Status
    chairs: list[Chair]
    host: str
    timed_out: list[int] = []
    proposal: Proposal | None = None
    paused: bool = False
    rematch: str = ""
    entropies: list[str] = []
    places: list[int] = []  # of each seat, 0 is first, once the match has a result
    points: list[float] = []
    halt: Halt | None = None


class Event(Kept, frozen=True, tag_field="kind"):
    pass


class Sat(Event, frozen=True, tag="sat"):
    seat: int
    person: str
    name: str
    entropy: str


class Gave(Event, frozen=True, tag="gave"):
    """A person who sat there already, as in a rematch, adds entropy."""

    seat: int
    entropy: str


class Left(Event, frozen=True, tag="left"):
    """Somebody got up: before play the seat is open again, during play a bot goes on."""

    seat: int
    bot: str = ""


class Marked(Event, frozen=True, kw_only=True):
    """After which the match stands elsewhere: with marks (`marks.py`), to be compared when rules change."""

    asked: str = ""  # what is asked then
    points: list[float] = []  # as they stand then


class Began(Marked, frozen=True, tag="began"):
    """Play begins with these people and bots."""

    chairs: list[Chair]
    entropies: list[str]
    chance: list[str] = []


class Answered(Marked, frozen=True, tag="answered"):
    """An answer of a person, a bot, or (the only one there was) of the table; then what chance drew."""

    seat: int
    send: list[int]
    by: Literal["person", "bot", "table"] = "person"
    chance: list[str] = []
    clocks: list[float] = []
    id: str = ""  # by which whoever sent it knows it again


class TookBack(Marked, frozen=True, tag="took-back"):
    seat: int
    clocks: list[float] = []


class BotCalled(Event, frozen=True, tag="bot-called"):
    seat: int
    bot: str
    clocks: list[float] = []


class CameBack(Event, frozen=True, tag="came-back"):
    seat: int


class TimedOut(Event, frozen=True, tag="timed-out"):
    seat: int
    clocks: list[float] = []


class Waited(Event, frozen=True, tag="waited"):
    """The others gave a seat its time again."""

    seat: int
    clocks: list[float] = []


class Proposed(Marked, frozen=True, tag="proposed"):
    """A seat asks the others for something. Bots agree to everything."""

    seat: int
    what: What
    clocks: list[float] = []


class Agreed(Marked, frozen=True, tag="agreed"):
    """A seat agrees; once all do, what was proposed happens."""

    seat: int
    clocks: list[float] = []


class Declined(Event, frozen=True, tag="declined"):
    """A seat does not agree, or no longer proposes it."""

    seat: int


class Resumed(Event, frozen=True, tag="resumed"):
    """The clocks run again."""

    seat: int


class Switched(Event, frozen=True, tag="switched"):
    """From now on the table answers for a seat as this switch says."""

    seat: int
    id: str
    value: int


class Ended(Event, frozen=True, tag="ended"):
    """The match stops here, without a result."""


class Rematched(Event, frozen=True, tag="rematched"):
    table: str


class Upgraded(Event, frozen=True, tag="upgraded"):
    """The rules have changed: of all rows before, this counts, told in the numbers of this version.

    If some do not count any more, the players choose: to go on from here, or to end it with the score as it was.
    """

    version: int
    log: list[str]
    halt: Halt | None = None


AnyEvent = (
    Sat | Gave | Left | Began | Answered | TookBack | BotCalled | CameBack | TimedOut | Waited
    | Switched | Proposed | Agreed | Declined | Resumed | Ended | Rematched | Upgraded
)  # fmt: skip

_events = msgspec.json.Decoder(AnyEvent)
_setups = msgspec.json.Decoder(Setup)
_summaries = msgspec.json.Decoder(Summary)


def write(kept: Kept) -> str:
    return msgspec.json.encode(kept).decode()


def read_event(text: str) -> AnyEvent:
    event: AnyEvent = _events.decode(text)
    return event


def read_setup(text: str) -> Setup:
    return _setups.decode(text)


def read_summary(text: str) -> Summary:
    return _summaries.decode(text)
