"""The vocabulary of pictures: what every table can draw, whatever the game.

A Scene is one picture of one match for one viewer.  It holds no text (Fluent message ids only), no colour
(symbol keys only) and no pixel.  `scene(view, seat)` is a pure function of a seat's view.

    Catalogue   static, per game: the symbols and the faces of all its cards, dice and tokens
    Scene       one picture: areas, zones, pieces, players, the question and its answers
    Happening   one sentence of the story that led to it
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct


class Part(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, gc=False):
    """Parts never change; what has its usual value is not written.

    They hold one another like the branches of a tree, so the garbage collector need not look for circles among them.
    """


# Text ----------------------------------------------------------------------------------------------------


class Msg(Struct, frozen=True, array_like=True, forbid_unknown_fields=True, gc=False):
    """A message with arguments: ["need-more", {"n": 4, "who": "@2"}].

    A string argument is a reference ("@2" a seat, "face:lic7", "symbol:lic") or again a message id.
    """

    id: str
    args: dict[str, int | float | str | Msg]


Text = str | Msg

Tone = Literal["", "good", "warn", "bad", "info"]


# Catalogue -----------------------------------------------------------------------------------------------

Colour = Literal[
    "", "red", "orange", "yellow", "lime", "green", "sky", "blue", "violet", "purple", "brown", "beige", "white",
    "grey", "black",
]  # fmt: skip
Look = Literal["number", "picture", "sheet", "die", "token", "back"]


class Symbol(Part, frozen=True, kw_only=True):
    """A suit, a people, a skill, a badge: shape, colour, name and (as `.short` of its message) a letter.

    Without an icon it is drawn as that letter.
    """

    name: Text
    icon: str = ""
    colour: Colour = ""


class Face(Part, frozen=True, kw_only=True):
    """One side of a card, die or token."""

    look: Look
    name: Text
    symbol: str = ""
    corner: str = ""  # the large value, which the name speaks too: digits and ½ + → only
    corners: list[tuple[str, int]] = []  # up to three labelled values of a sheet, the most important first
    marks: list[tuple[str, int]] = []  # symbols with a number: pips, skills, dice kept, positions
    text: Text = ""  # the rule on the card, one line


class Catalogue(Part, frozen=True, kw_only=True):
    symbols: dict[str, Symbol]
    faces: dict[str, Face]
    icons: dict[str, str] = {}  # drawings that a game brings along: the path, 512 × 512


# What lies on the table ----------------------------------------------------------------------------------


class Sign(Part, frozen=True, kw_only=True):
    """A badge (no value), a counter (value) or a share (value of limit)."""

    text: Text
    symbol: str = ""
    value: int | float | None = None
    of: int | None = None
    gauge: bool = False  # the value runs towards `of`: drawn step by step beside the cards it counts
    weight: Literal[1, 2, 3] = 1  # 1 a small pill, 2 on its owner's plate, 3 what the game is about: in the centre
    tone: Tone = ""
    seat: int | None = None


Flag = Literal["dim", "lock", "mark", "raise", "deep"]


class Piece(Part, frozen=True, kw_only=True):
    """A card, die or token.  Its id is its face if only one such piece exists, else `zone.something`."""

    id: str
    face: str
    at: tuple[int, int] | None = None  # row and column, in grids
    n: int = 1  # so many alike
    seat: int | None = None  # tinted in this player's colour
    flags: list[Flag] = []
    signs: list[Sign] = []


class Header(Part, frozen=True, kw_only=True):
    """The head of a row or column of a grid."""

    text: Text
    symbol: str = ""
    note: Text = ""
    signs: list[Sign] = []
    flags: list[Flag] = []


Kind = Literal["fan", "row", "pile", "grid"]
Anchor = Literal["", "seat", "before", "centre"]


class Zone(Part, frozen=True, kw_only=True):
    id: str
    kind: Kind
    area: str
    title: Text
    owner: int | None = None
    anchor: Anchor = ""  # where people sit around the table: with its owner, in front of its owner, or in the middle
    room: int = 0  # how many pieces it must be able to hold without growing; 0: as many as lie there
    pieces: list[Piece] = []
    count: int | None = None  # how many are really there, when not all are listed
    signs: list[Sign] = []
    says: dict[Flag, Text] = {}  # what the flags mean here: mark = "winning", dim = "eliminated"
    rows: list[Header] = []
    cols: list[Header] = []
    turn: bool = False  # swap rows and columns on a narrow screen
    scale: Literal["small", "normal", "large"] = "normal"


class Area(Part, frozen=True, kw_only=True):
    """A place in the layout; with a seat, that player's panel is its head."""

    id: str
    seat: int | None = None
    narrow: Literal["open", "fold", "pin"] = "open"


Form = Literal["grid", "round", "lanes"]


class Layout(Part, frozen=True, kw_only=True):
    """CSS grid-template-areas; the order of `narrow` is also the reading order.

    `form` says what kind of table it is: areas side by side, players around a middle, or one lane for each.
    """

    wide: list[str]
    narrow: list[str]
    form: Form = "grid"


class Player(Part, frozen=True, kw_only=True):
    seat: int
    score: Sign | None = None
    signs: list[Sign] = []
    team: int | None = None
    active: bool = False


# The question --------------------------------------------------------------------------------------------


class Prompt(Part, frozen=True, kw_only=True):
    text: Text
    rule: str  # paragraph of rules.*.md
    waiting: list[int] = []  # seats that must decide
    phases: list[Text] = []
    phase: int = 0


class Choice(Part, frozen=True, kw_only=True):
    """One legal answer.  `send` are the engine's answers; `pick` is what to click, nothing = a button."""

    send: list[int]
    label: Text
    pick: list[str] = []
    set: bool = False  # the picks in any order (a meld), else a path
    drag: tuple[str, str] | None = None
    group: str = ""
    times: int = 1  # in a group: may be taken so often
    role: Literal["", "main", "decline"] = ""
    tone: Tone = ""
    hint: list[Text] = []  # what it would do
    shows: list[str] = []  # what it would touch
    would: dict[str, int | float] = {}  # what one's own signs would say then, by their symbol
    warn: Text = ""  # ask "sure?"


class Group(Part, frozen=True, kw_only=True):
    """Tick between min and max members, then confirm: the ticked answers in scene order, then `done`.

    Members with the same pick exclude each other (keep, discard or eliminate this card).
    """

    id: str
    text: Text
    min: int
    max: int
    done: list[int]
    hints: list[Text] = []  # what min, min+1, ... max ticks would do


class Switch(Part, frozen=True, kw_only=True):
    """A standing answer the table gives for this seat."""

    id: str
    text: Text
    options: list[Text]
    value: int


# Tables of numbers ---------------------------------------------------------------------------------------


class Line(Part, frozen=True, kw_only=True):
    text: Text
    cells: list[int | float | str | Msg | None]
    tone: Tone = ""


class Sheet(Part, frozen=True, kw_only=True):
    title: Text
    heads: list[Text]
    rows: list[Line]


class Result(Part, frozen=True, kw_only=True):
    places: list[list[int]]  # best first, ties together
    sheet: Sheet
    note: Text = ""


# The picture ---------------------------------------------------------------------------------------------


class Scene(Part, frozen=True, kw_only=True):
    seat: int | None
    layout: Layout
    areas: list[Area]
    zones: list[Zone]
    players: list[Player]
    prompt: Prompt
    signs: list[Sign] = []
    choices: list[Choice] = []
    groups: list[Group] = []
    why: dict[str, Text] = {}
    sheets: list[Sheet] = []
    switches: list[Switch] = []
    result: Result | None = None


# What happened ---------------------------------------------------------------------------------------------


class Move(Part, frozen=True, kw_only=True):
    """A flight that cannot be seen by comparing two scenes."""

    start: str
    end: str
    face: str = ""
    n: int = 1


class Beat(Part, frozen=True, kw_only=True):
    """A moment that deserves a look: the table holds before the pieces leave, and says who and why."""

    why: Text = ""  # the reason, in one sentence
    cause: list[str] = []  # what is lit: pieces, zones and seats of the picture before
    to: int | None = None  # the seat that the pieces go to
    gain: int | float | None = None  # what that seat gets by it
    harm: bool = False  # a loss: a bust, an elimination


class Happening(Part, frozen=True, kw_only=True):
    """One sentence of the story."""

    text: Text
    head: bool = False  # a heading: a turn, a round begins
    actor: int | None = None
    to: list[int] = []  # seats it is done to
    faces: list[str] = []
    moves: list[Move] = []
    keep: Literal["match", "turn", "moment"] = "match"
    hold: bool = False  # let everybody look before going on
    beat: Beat | None = None  # and at what
    private: bool = False
    tone: Tone = ""
    sheet: Sheet | None = None
