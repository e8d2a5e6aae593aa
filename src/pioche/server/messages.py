"""Everything a browser and the server say to each other, as types. TypeScript types are generated from these.

HTTP carries the lobby (`app.py`), a WebSocket one table. Names are plain strings; else what is read is a Text.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field, json

from pioche.core.scene import Catalogue, Part, Text
from pioche.server.findings import Analysis as Analysis
from pioche.server.findings import Call as Call
from pioche.server.findings import Drawn as Drawn
from pioche.server.findings import Draws as Draws
from pioche.server.findings import Judged as Judged
from pioche.server.findings import Verdict as Verdict
from pioche.server.findings import Weighed as Weighed
from pioche.server.updates import Clock as Clock
from pioche.server.updates import Frames as Frames
from pioche.server.updates import Onward as Onward
from pioche.server.updates import Onwards as Onwards
from pioche.server.updates import Redrawn as Redrawn
from pioche.server.updates import Seat as Seat
from pioche.server.updates import Update as Update

NAME_LENGTH, CHAT_LENGTH, ID_LENGTH = 24, 400, 40


class Said(Struct, frozen=True, forbid_unknown_fields=True):
    """What a browser sends is checked strictly: nothing unknown, nothing too long."""


# The lobby: what the server answers ------------------------------------------------------------------------


class OptionInfo(Part, frozen=True, kw_only=True):
    """One typed option of a game; its words are `option-KEY`, `option-KEY.help` and `option-KEY-VALUE`."""

    key: str
    kind: Literal["number", "yesno", "oneof"]
    default: str
    low: int = 0
    high: int = 0
    values: list[str] = field(default_factory=list)
    players: list[int] = field(default_factory=list)  # offered for these player counts alone; none means all


class GameInfo(Part, frozen=True, kw_only=True):
    key: str
    version: int
    icon: str
    minutes: int
    players: list[int]
    options: list[OptionInfo]  # without `players`
    first: dict[str, str] = field(default_factory=dict)  # options that make somebody's first game a simple one
    campaign: str = ""  # the kind of series one plays alone, if the game has one
    series: list[str] = field(default_factory=list)  # the kinds it offers, its own first (`SeriesKind`)
    stamp: str  # changes with catalogue, texts and rules: part of their cached addresses
    legend: str  # SHA-256 of how chance draws here and names what it draws (`Draws`); keep it before you play


class Me(Part, frozen=True, kw_only=True):
    """Who this browser is. Guests have a name and nothing else; an account also has a login."""

    name: str
    login: str = ""
    bots: list[str] = field(default_factory=list)  # the kinds of bots there are, weakest first
    bot: str = ""  # the one who sits down when nobody says which


class ClockRule(Part, frozen=True, kw_only=True):
    """Seconds in the bank at the start, and added after each answer."""

    bank: int
    increment: int


class Reach(Part, frozen=True, kw_only=True):
    """How others reach this server, as far as it knows: told to whoever sits at its own machine."""

    home: list[str] = field(default_factory=list)  # addresses for the home network; none: only this machine gets in


class SeatInfo(Part, frozen=True, kw_only=True):
    """A seat: open (no name), a person, or a bot. A person's seat may be played by a bot for a while."""

    name: str = ""
    bot: str = ""
    person: bool = False
    you: bool = False
    away: bool = False
    entropy: str = ""  # what its person has added to the shuffles; once play has begun, as the record has it


What = Literal["take-back", "pause", "end", "rewind"]
Pace = Literal["slow", "normal", "fast", "instant"]


class Proposal(Part, frozen=True, kw_only=True):
    """What a seat asks the others for, and who has agreed."""

    seat: int
    what: What
    agreed: list[int] = field(default_factory=list)


class Halt(Part, frozen=True, kw_only=True):
    """The rules have changed. The match stands at the last moment that is the same by both, until its players choose:
    to play on from there, or to end it with the score as it was.
    """

    lost: int  # answers that came after that moment
    points: list[float] = field(default_factory=list)  # of each seat, as they stood; none if nobody knows


class TableInfo(Part, frozen=True, kw_only=True):
    """A table as this viewer may know it."""

    id: str
    code: str  # short, to be told by voice
    game: str
    options: dict[str, str]
    status: Literal["waiting", "playing", "over"]
    seats: list[SeatInfo]
    seat: int | None = None  # yours
    host: bool = False  # you opened it
    listed: bool = False
    spectators: bool = True
    hints: bool = True
    clock: ClockRule | None = None
    commitment: str = ""  # SHA-256 of the secret behind all chance and of the table (`core/fair.py`)
    timed_out: list[int] = field(default_factory=list)  # seats whose time is up: the others wait, call a bot, or end
    proposal: Proposal | None = None
    paused: bool = False  # the clocks stand still, and so do bots
    rematch: str = ""  # id of the table that goes on with the same people
    asked: list[int] = field(default_factory=list)  # seats it waits for; of lists, only your own games say so
    places: list[int] = field(default_factory=list)  # of each seat, once the match has a result
    points: list[float] = field(default_factory=list)  # of each seat, likewise
    watching: list[str] = field(default_factory=list)  # who looks on without a seat
    when: float = 0.0  # when it was last touched, seconds since 1970
    series: str = ""  # id of the series it belongs to, which goes on when the match is over
    pace: Pace | Literal[""] = ""  # the slowest wish of those who play; nothing if nobody has one
    halt: Halt | None = None  # the rules have changed, and its players are to say how it goes on
    closed: bool = False  # it is over and its rules are not here any more: there may be its replay, and no more


class Held(Part, frozen=True, kw_only=True):
    """What a seat holds that the others do not see."""

    seat: int
    faces: list[str]


class Replay(Part, frozen=True, kw_only=True):
    """A finished match from one point of view: every moment as an update."""

    table: TableInfo
    viewer: int | None
    frames: list[Update]
    entries: list[int]  # the entry of the record each frame belongs to; -1 before the first
    hands: list[list[Held]] = field(default_factory=list)  # with all hands open: what everybody holds in each frame
    stamp: str = ""  # of the words and faces it was played with (`GameInfo`), if those of today are others


class Commitment(Part, frozen=True, kw_only=True):
    """What the server promises before you open a table: SHA-256 of the table's public name and its secret.

    Send the nonce back with your own entropy, and the server can no longer choose the cards.
    """

    nonce: str
    commitment: str


class Problem(Part, frozen=True, kw_only=True):
    """Why something was refused, to be put into words; strings among the arguments are shown as they are."""

    text: Text


# The lobby: what a browser asks ------------------------------------------------------------------------------


class NameMe(Said, frozen=True):
    name: str


class Account(Said, frozen=True):
    login: str
    password: str


class SeatWish(Said, frozen=True):
    """`you`, `open` (for a friend) or the kind of a bot."""

    who: str


class NewTable(Said, frozen=True):
    game: str
    options: dict[str, str] = {}
    seats: list[SeatWish] = []  # none: you and bots
    listed: bool = False
    spectators: bool = True
    hints: bool | None = None  # none: for who plays with bots alone
    clock: ClockRule | None = None
    nonce: str = ""  # of the Commitment this table is to keep
    entropy: str = ""  # yours: letters, digits, - and _


class Join(Said, frozen=True):
    seat: int | None = None  # none: the first open one
    entropy: str = ""  # yours, given after you have seen the table's commitment


class Entropy(Said, frozen=True):
    """Yours, for a table where you sit already, given after you have seen its commitment."""

    entropy: str


# The table: what the server sends ----------------------------------------------------------------------------


class TableChanged(Part, frozen=True, kw_only=True, tag_field="kind", tag="table"):
    """Who sits where, whether play has begun, who is away."""

    table: TableInfo


class ChatLine(Part, frozen=True, kw_only=True, tag_field="kind", tag="chat"):
    number: int
    name: str
    seat: int | None
    text: str
    when: float


class Advice(Part, frozen=True, kw_only=True):
    """One answer, the share of the win and the score that may be expected of it.

    Of the best few also why, beside one another: what often follows, and points that it brings or costs.
    """

    choice: int
    share: float
    score: float
    grave: bool = False  # it gives away much
    then: Text = ""  # what follows, as the story would tell it (its `.often`, if it has one)
    who: int | None = None  # whose deed that is
    often: Literal["", "often", "mostly"] = ""
    more: float = 0.0  # points for you
    costs: float = 0.0  # points, for that seat
    whom: int | None = None


class HintGiven(Part, frozen=True, kw_only=True, tag_field="kind", tag="hint"):
    """What a search would answer in your place: the first of the scene's choices that sends this."""

    seq: int
    send: list[int]
    ranked: list[Advice] = field(default_factory=list)  # the options for its first answer, the best first


class Refusal(Part, frozen=True, kw_only=True, tag_field="kind", tag="refused"):
    """An answer was not taken, worded like a Problem. `stale`: something happened meanwhile, as the next frames say."""

    text: Text
    stale: bool = False
    id: str = ""  # of the answer, if it has one


class Notice(Part, frozen=True, kw_only=True, tag_field="kind", tag="notice"):
    """Something everybody at the table should know, worded like a refusal."""

    text: Text


FromServer = TableChanged | Frames | Onwards | ChatLine | HintGiven | Refusal | Notice


# The table: what a browser sends -----------------------------------------------------------------------------


class Answer(Said, frozen=True, tag_field="kind", tag="answer"):
    """Your answer to the scene with this sequence number. Frames or a refusal repeat its id; no id is played twice."""

    seq: int
    send: list[int]
    id: Annotated[str, Meta(max_length=ID_LENGTH)] = ""  # made up by you


class TakeBack(Said, frozen=True, tag_field="kind", tag="take-back"):
    seq: int


class Sync(Said, frozen=True, tag_field="kind", tag="sync"):
    """Send everything again: something was missed."""


class Say(Said, frozen=True, tag_field="kind", tag="say"):
    text: str


class AskHint(Said, frozen=True, tag_field="kind", tag="ask-hint"):
    seq: int
    quiet: bool = False  # asked by the device, to warn of answers that give away much: refused without a word


class CallBot(Said, frozen=True, tag_field="kind", tag="call-bot"):
    """Let a bot play on for a seat whose owner is away or out of time; your own seat any time."""

    seat: int
    bot: str = ""


class ComeBack(Said, frozen=True, tag_field="kind", tag="come-back"):
    """Take your own seat back from the bot."""


class Wait(Said, frozen=True, tag_field="kind", tag="wait"):
    """Give a seat that is out of time its bank again."""

    seat: int


class Propose(Said, frozen=True, tag_field="kind", tag="propose"):
    """Ask the others for something; it happens when all agree."""

    what: What


class Consent(Said, frozen=True, tag_field="kind", tag="consent"):
    """Agree to what is proposed, or not; your own proposal is withdrawn."""

    yes: bool


class Resume(Said, frozen=True, tag_field="kind", tag="resume"):
    """Let the clocks run again."""


class EndMatch(Said, frozen=True, tag_field="kind", tag="end-match"):
    """End the match without a result because a seat is out of time or gone."""

    seat: int


class SetSwitch(Said, frozen=True, tag_field="kind", tag="switch"):
    """Let the table answer for you from now on as this switch of the scene says."""

    id: str
    value: int


class SetPace(Said, frozen=True, tag_field="kind", tag="pace"):
    pace: Pace  # how much time this window wishes for what happens


class Begin(Said, frozen=True, tag_field="kind", tag="begin"):
    """The host starts; open seats go to bots of this kind."""

    bot: str = ""


FromBrowser = (
    Answer | TakeBack | Sync | Say | AskHint | CallBot | ComeBack | Wait | Propose | Consent | Resume | SetSwitch
    | EndMatch | SetPace | Begin
)  # fmt: skip


# JSON and its schema -----------------------------------------------------------------------------------------

HTTP_TYPES = (
    GameInfo, Me, Reach, TableInfo, Replay, Analysis, Verdict, Draws, Commitment, Problem, NameMe, Account, NewTable,
    Join, Entropy, Catalogue,
)  # fmt: skip


def schema(*more: Any) -> dict[str, Any]:
    """The JSON schema of every message, and of these."""
    _, parts = json.schema_components([*HTTP_TYPES, *more, FromServer, FromBrowser], ref_template="#/$defs/{name}")
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": "Pioche messages", "$defs": parts}
