"""Everything a browser and the server say to each other, as types. TypeScript types are generated from these.

HTTP carries the lobby (paths in `app.py`), a WebSocket carries one table.  Names of people are plain strings;
whatever else is to be read is a Text, which the client puts into words.
"""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct, field, json

from pioche.core.scene import Catalogue, Happening, Part, Scene, Text

NAME_LENGTH, CHAT_LENGTH = 24, 400


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


class SeatInfo(Part, frozen=True, kw_only=True):
    """A seat: open (no name), a person, or a bot. A person's seat may be played by a bot for a while."""

    name: str = ""
    bot: str = ""
    person: bool = False
    you: bool = False
    away: bool = False
    entropy: str = ""  # what its person has added to the shuffles; once play has begun, as the record has it


What = Literal["take-back", "pause"]


class Proposal(Part, frozen=True, kw_only=True):
    """What a seat asks the others for, and who has agreed."""

    seat: int
    what: What
    agreed: list[int] = field(default_factory=list)


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
    timed_out: list[int] = field(
        default_factory=list
    )  # seats whose time is up: the others may wait, call a bot, or end
    proposal: Proposal | None = None
    paused: bool = False  # the clocks stand still, and so do bots
    rematch: str = ""  # id of the table that goes on with the same people
    when: float = 0.0  # when it was last touched, seconds since 1970


class Replay(Part, frozen=True, kw_only=True):
    """A finished match from one point of view: every moment as an update."""

    table: TableInfo
    viewer: int | None
    frames: list[Update]
    entries: list[int]  # the entry of the record each frame belongs to; -1 before the first


class Judged(Part, frozen=True, kw_only=True):
    """What a search thinks of one decision of a finished match."""

    entry: int
    seat: int
    matter: Literal["forced", "best", "nothing", "slight", "clear", "grave"]
    text: Text  # in words
    loss: float = 0.0  # the share of the win given away
    hopes: list[float]  # each seat's share of the win before it, with all cards face up


class Analysis(Part, frozen=True, kw_only=True):
    """A finished match, decision by decision, as far as it has been looked at."""

    done: int
    of: int
    decisions: list[Judged]
    worst: list[int | None]  # of each seat, the entry of its costliest decision


class Verdict(Part, frozen=True, kw_only=True):
    """What checking a record showed."""

    fair: bool
    draws: int = 0
    answers: int = 0
    problem: Text = ""


class Call(Part, frozen=True, kw_only=True):
    """A list that chance drew from, in ascending order, and how many of it were taken."""

    of: list[int]
    take: int = 1


class Drawn(Part, frozen=True, kw_only=True):
    """How one outcome was drawn; without calls, only the rules can tell."""

    step: str
    calls: list[Call] = field(default_factory=list)


class Draws(Part, frozen=True, kw_only=True):
    """What it takes to draw a finished match again without its rules (`core/draws.py`): every outcome in order."""

    legend: list[str]  # a line for each chance step: its name, its way, the names of its numbers
    draws: list[Drawn]


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
    hints: bool = True
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


class Clock(Part, frozen=True, kw_only=True):
    left: float  # seconds
    running: bool = False


class Seat(Part, frozen=True, kw_only=True):
    name: str
    bot: str = ""  # its level
    away: bool = False
    clock: Clock | None = None


class Update(Part, frozen=True, kw_only=True):
    seq: int
    scene: Scene
    seats: list[Seat]
    story: list[Happening] = field(default_factory=list)
    undo: bool = False  # the last answer may be taken back
    may_ask: bool = False  # it may be, if the others agree
    by_itself: bool = False  # the table is about to answer for the viewer


class TableChanged(Part, frozen=True, kw_only=True, tag_field="kind", tag="table"):
    """Who sits where, whether play has begun, who is away."""

    table: TableInfo


class Frames(Part, frozen=True, kw_only=True, tag_field="kind", tag="frames"):
    """What happened, moment by moment; the last frame is how things stand. `whole`: forget what was shown before."""

    frames: list[Update]
    whole: bool = False


class ChatLine(Part, frozen=True, kw_only=True, tag_field="kind", tag="chat"):
    number: int
    name: str
    seat: int | None
    text: str
    when: float


class Advice(Part, frozen=True, kw_only=True):
    """One answer, the share of the win and the score that may be expected of it."""

    choice: int
    share: float
    score: float


class HintGiven(Part, frozen=True, kw_only=True, tag_field="kind", tag="hint"):
    """What a search would answer in your place: the first of the scene's choices that sends this."""

    seq: int
    send: list[int]
    ranked: list[Advice] = field(default_factory=list)  # the options for its first answer, the best first


class Refusal(Part, frozen=True, kw_only=True, tag_field="kind", tag="refused"):
    """An answer was not taken. `stale`: something happened meanwhile; the frames that follow say what.

    Strings among the arguments of the text are shown as they are.
    """

    text: Text
    stale: bool = False


FromServer = TableChanged | Frames | ChatLine | HintGiven | Refusal


# The table: what a browser sends -----------------------------------------------------------------------------


class Answer(Said, frozen=True, tag_field="kind", tag="answer"):
    """Your answer to the scene with this sequence number."""

    seq: int
    send: list[int]


class TakeBack(Said, frozen=True, tag_field="kind", tag="take-back"):
    seq: int


class Sync(Said, frozen=True, tag_field="kind", tag="sync"):
    """Send everything again: something was missed."""


class Say(Said, frozen=True, tag_field="kind", tag="say"):
    text: str


class AskHint(Said, frozen=True, tag_field="kind", tag="ask-hint"):
    seq: int


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


class Begin(Said, frozen=True, tag_field="kind", tag="begin"):
    """The host starts; open seats go to bots of this kind."""

    bot: str = ""


FromBrowser = (
    Answer | TakeBack | Sync | Say | AskHint | CallBot | ComeBack | Wait | Propose | Consent | Resume | SetSwitch
    | EndMatch | Begin
)  # fmt: skip


# JSON and its schema -----------------------------------------------------------------------------------------

HTTP_TYPES = (
    GameInfo, Me, TableInfo, Replay, Analysis, Verdict, Draws, Commitment, Problem, NameMe, Account, NewTable, Join,
    Entropy, Catalogue,
)  # fmt: skip


def schema() -> dict[str, Any]:
    """The JSON schema of every message."""
    _, parts = json.schema_components([*HTTP_TYPES, FromServer, FromBrowser], ref_template="#/$defs/{name}")
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": "Pioche messages", "$defs": parts}
