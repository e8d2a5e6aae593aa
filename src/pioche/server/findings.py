"""What is said about a finished match: how well it was played, and whether chance was fair. Part of `messages.py`."""

from __future__ import annotations

from typing import Literal

from msgspec import field

from pioche.core.scene import Part, Text


class Weighed(Part, frozen=True, kw_only=True):
    """One of the answers there were."""

    label: Text
    bar: float  # how good it is, measured by the best: 1 is as good
    taken: bool = False


class Judged(Part, frozen=True, kw_only=True):
    """What a search thinks of one decision of a finished match."""

    entry: int
    seat: int
    chosen: Text  # the answer, as the table words it
    matter: Literal["forced", "best", "nothing", "slight", "clear", "grave"]
    text: Text  # in words
    ranked: list[Weighed] = field(default_factory=list)  # the best three answers, and the one taken
    loss: float = 0.0  # the share of the win given away
    hopes: list[float]  # each seat's share of the win before it, with all cards face up


class Analysis(Part, frozen=True, kw_only=True):
    """A finished match, decision by decision, as far as it has been looked at."""

    done: int
    of: int
    made: list[tuple[int, int]]  # all decisions, looked at or not: the entry of the record, and whose it was
    decisions: list[Judged]  # those that were looked at
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
