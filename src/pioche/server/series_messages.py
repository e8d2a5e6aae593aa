"""What a browser and the server say to each other about series: campaigns and tournaments.

A series has an id (whoever knows it may look), a code to be told by voice, entrants, matches, and for whoever asks what
concerns them alone: which table waits for them, what they own, what they may keep.
"""

from __future__ import annotations

from typing import Literal

from msgspec import field

from pioche.core.scene import Part, Text
from pioche.server.messages import ClockRule, Said


class SeriesKind(Part, frozen=True, kw_only=True):
    """One kind of series of a game; its words are `series-KEY` and `series-KEY.help`."""

    key: str
    shape: Literal["knock-out", "round-robin", "best-of", "road"]
    places: list[int]  # how many may enter; 1: a campaign of one's own, which begins at once
    lengths: list[int] = field(default_factory=list)  # best of so many; the first is usual
    byes: bool = False  # may begin with fewer than there are places, without bots
    players: list[int] = field(default_factory=list)  # how many may sit at a table; the first is usual
    own: list[str] = field(default_factory=list)  # options that cannot be wished for: the series decides
    keeps: bool = False  # something is carried from match to match


class EntrantInfo(Part, frozen=True, kw_only=True):
    name: str
    bot: str = ""  # its level, also if it plays for a person who is gone
    person: bool = False
    you: bool = False
    place: int | None = None  # 0 is first; as things stand
    points: int | None = None  # where points are counted; in a campaign the matches won
    out: bool = False
    here: bool = False  # is at the table where it is to play; the host may replace a person who is not
    owns: list[str] = field(default_factory=list)  # what it carries into its next match: faces
    kept: list[str] = field(default_factory=list)  # of these, what it kept from matches


class SeriesMatch(Part, frozen=True, kw_only=True):
    """A match that is known; `table` is its address, for playing, watching and, when it is over, its replay."""

    name: str  # "1.2": the second of stage 1; "1.2.2" is its decider
    stage: int
    place: int
    decider: bool = False
    entrants: list[int | None]  # by seat; none: a bot that only makes up the number
    table: str = ""
    status: Literal["coming", "waiting", "playing", "over"] = "coming"
    ranks: list[int] = field(default_factory=list)  # by seat, 0 is first
    scores: list[float] = field(default_factory=list)  # in points
    options: dict[str, str] = field(default_factory=dict)  # of this match alone: the profile of the next opponent
    hash: str = ""  # SHA-256 of its record


class SeriesAnswer(Part, frozen=True, kw_only=True):
    """Something that may be said about what is kept; `text` is a face or a message of the game."""

    answer: int
    text: Text


class Keep(Part, frozen=True, kw_only=True):
    """What you may keep, and what you may say next. Say it answer by answer (`…/options`), then all at once."""

    stage: int
    owns: list[str]  # what you would carry on if you kept nothing: faces
    offers: list[str]
    options: list[SeriesAnswer]


class SeriesInfo(Part, frozen=True, kw_only=True):
    """A series as this viewer may know it."""

    id: str
    code: str
    game: str
    kind: str
    shape: Literal["knock-out", "round-robin", "best-of", "road"]
    options: dict[str, str]
    places: int
    length: int = 0
    status: Literal["waiting", "playing", "over"]
    entrants: list[EntrantInfo]
    entrant: int | None = None  # you
    host: bool = False
    bot: str = ""  # the kind that fills empty places
    clock: ClockRule | None = None
    matches: list[SeriesMatch] = field(default_factory=list)
    byes: list[list[int]] = field(default_factory=list)  # who needs no match, by stage
    stages: int = 0  # in all, if that is known
    table: str = ""  # where you are to play now
    keep: Keep | None = None  # what you may keep, before your next match opens
    keeps_nothing: bool = False  # you go on, and your last match left nothing that you may keep
    commitment: str = ""  # to the secret behind the draw of who meets whom
    seq: int = 0  # ask with `since` to be answered when there is something new
    when: float = 0.0


class NextMatch(Part, frozen=True, kw_only=True):
    """Something waits for you: a table, or what you may keep."""

    series: str
    game: str
    kind: str
    match: str = ""
    stage: int = 0
    table: str = ""
    keep: bool = False


class NewSeries(Said, frozen=True):
    game: str
    kind: str
    places: int = 0  # nothing: the fewest
    options: dict[str, str] = field(default_factory=dict)  # `players` is how many sit at a table
    length: int = 0
    seeded: bool = False  # in the order of entering; else chance draws who meets whom
    enter: bool = True  # you take part
    bot: str = ""  # for empty places
    clock: ClockRule | None = None
    entropy: str = ""  # yours, for the draw


class EnterSeries(Said, frozen=True):
    entropy: str = ""


class StartSeries(Said, frozen=True):
    fill: bool = True  # bots take the empty places; else the first seeds need no match in the first stage
    bot: str = ""


class SayKept(Said, frozen=True):
    said: list[int]


class ReplaceEntrant(Said, frozen=True):
    entrant: int
    bot: str = ""


SERIES_TYPES = (
    SeriesKind, SeriesInfo, NextMatch, SeriesAnswer, NewSeries, EnterSeries, StartSeries, SayKept, ReplaceEntrant,
)  # fmt: skip
