"""How chance drew what it drew, told so that a checker who knows no rules can draw it again.

Every chance step draws in one way, which it declares (`ChanceStep.way`), from a list in ascending order; numbers that
have no names (seats, dice) follow one another without a gap:

    shuffled   the list is shuffled and the first so many are taken, all of them at most
    sorted     the same, and the outcome names them in ascending order
    number     one of the list: its place is a number below its length (`Stream.below`); once or several times
    fraction   one of the list: its place is a fraction of its length (`Stream.random`); once or several times

Ways and names (`legend`) are the same in every match, so a browser can keep their digest before it plays; and a list
in ascending order leaves nobody a choice of its order. Whether it held the right cards, only the rules can say.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, MutableSequence, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from random import Random
from typing import Any

from pioche.core.fair import Committed, Stream, context
from pioche.core.flow import CHANCE, ChanceStep, State
from pioche.core.game import Game, Settings
from pioche.core.record import Record, one_word, replay

SHUFFLED, SORTED, NUMBER, FRACTION = "shuffled", "sorted", "number", "fraction"


@dataclass(frozen=True)
class Call:
    """What was drawn from, and how many of it were taken."""

    of: tuple[int, ...]
    take: int = 1


@dataclass(frozen=True)
class Draw:
    """One outcome of chance. Without calls it can only be drawn again by the rules."""

    step: str
    calls: tuple[Call, ...] = ()


# What is known before a match ------------------------------------------------------------------------------


def legend(game: Game) -> list[str]:
    """A line for each chance step: its name, its way, and the names of its numbers if they have some."""
    return [
        " ".join([key, step.way or "-", *map(one_word, step.names)])
        for key, step in sorted(game.steps.items())
        if issubclass(step, ChanceStep)
    ]


def digest(legend: list[str]) -> str:
    return hashlib.sha256("\n".join(legend).encode()).hexdigest()


# What is told after it -------------------------------------------------------------------------------------


def explained(game: Game, settings: Settings, record: Record) -> Iterator[Draw]:
    """Every draw of this record, in order. It must be the record of a match with a secret."""
    luck = record.luck()
    assert isinstance(luck, Committed)
    number = 0
    for s, entry, outcome in replay(game, settings, record, luck):
        if entry and entry.seat == CHANCE:
            yield explain(s, outcome, luck, number)
            number += 1


def explain(s: State, outcome: list[int], luck: Committed, number: int) -> Draw:
    """How the chance step that comes next draws this outcome."""
    step: ChanceStep[State] = s.agenda[-1]  # type: ignore[assignment]
    noting = Noting(luck.secret, context(luck.table, luck.entropies), number)
    s.draw(noting)
    trying = Noting(luck.secret, noting.context, number)
    calls = tuple(listed(s, noting, trying, place) for place in range(len(noting.calls)))
    told = all(is_plain(call, bool(step.names)) for call in calls) and fits(
        outcome, again(step.way, calls, luck.at(number)), step.way
    )
    return Draw(type(step).__name__, calls if told else ())


def fits(outcome: list[int], drawn: list[int], way: str) -> bool:
    """Whether this was drawn; of a shuffle, rules may take as many as they turn out to need."""
    return outcome == (drawn[: len(outcome)] if way == SHUFFLED else drawn)


def again(way: str, calls: Sequence[Call], rng: Random) -> list[int]:
    """What these calls draw in this way."""
    if way in (SHUFFLED, SORTED):
        drawn = [card for call in calls for card in rng.sample(call.of, call.take)]
        return sorted(drawn) if way == SORTED else drawn
    if way == NUMBER:
        return [call.of[rng.randrange(len(call.of))] for call in calls]
    if way == FRACTION:
        return [call.of[int(rng.random() * len(call.of))] for call in calls]
    return []


def is_plain(call: Call, named: bool) -> bool:
    """Whether this list leaves nobody a choice of its order."""
    gaps = [after - before for before, after in pairwise(call.of)]
    return bool(call.of) and 1 <= call.take <= len(call.of) and all(gap >= 0 if named else gap == 1 for gap in gaps)


def listed(s: State, noting: Noting, trying: Noting, place: int) -> Call:
    """This call with its list: that of a fraction is found by trying every place of it."""
    call = noting.calls[place]
    if place not in noting.sizes:
        return call
    size = noting.sizes[place]
    tries = [s.draw(trying.with_fraction(place, (k + 0.5) / size)) for k in range(size)]
    return replace(call, of=tuple(drawn[place] for drawn in tries if place < len(drawn)))


class Noting(Stream):
    """A stream that notes what is called."""

    def __init__(self, secret: str, context: str, number: int) -> None:
        super().__init__(secret, context)
        self.rewind(number)
        self.calls: list[Call] = []
        self.sizes: dict[int, int] = {}  # by what the fraction of each call was multiplied
        self.instead: dict[int, float] = {}

    def with_fraction(self, place: int, value: float) -> Noting:
        """The same from its beginning, but for the fraction in this place."""
        self.rewind(self.number)
        self.calls, self.instead = [], {place: value}
        return self

    def random(self) -> float:
        place = len(self.calls)
        self.calls.append(Call(()))
        value = self.instead[place] if place in self.instead else super().random()
        return Fraction(value, self.sizes, place)

    def randrange(self, start: int, stop: int | None = None, step: int = 1) -> int:
        self.calls.append(Call(tuple(range(start) if stop is None else range(start, stop, step))))
        return super().randrange(start, stop, step)

    def shuffle(self, x: MutableSequence[Any]) -> None:
        self.calls.append(Call(tuple(x), len(x)))
        super().shuffle(x)

    def sample(self, population: Sequence[Any], k: int, *, counts: Any = None) -> list[Any]:
        pool = list(population)
        self.calls.append(Call(tuple(pool), k))
        super().shuffle(pool)
        return pool[:k]


class Fraction(float):
    """Rules write int(rng.random() * n): this number remembers the n."""

    sizes: dict[int, int]
    place: int

    def __new__(cls, value: float, sizes: dict[int, int], place: int) -> Fraction:
        self = super().__new__(cls, value)
        self.sizes, self.place = sizes, place
        return self

    def __mul__(self, other: float) -> float:
        if isinstance(other, int):
            self.sizes[self.place] = other
        return float(self) * other

    __rmul__ = __mul__
