"""The flow of a game: what still has to happen, as an agenda of steps.

A rulebook says "each player plays a card, then the trick is taken".  Here that is

    s.then(*PLAY_FROM[leader], TAKE_TRICK)

A step that needs an answer names the seat that gives it; a step of NOBODY happens by itself; a step of
CHANCE is answered by the deck or the dice.  Steps never change once made, so copies of a game share them.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import cache
from random import Random
from typing import Any, ClassVar, Final, Generic, TypeVar

# Far below 0, because Python counts from the end of a list: who takes one of these for a seat is out of every list.
CHANCE: Final = -1_000
NOBODY: Final = -2_000

S = TypeVar("S", bound="State")


class Step(Generic[S]):
    """One paragraph of the rules, waiting its turn.

    Its fields are ints that everybody at the table may know.
    """

    secret: ClassVar[bool] = False
    """The answer is for the eyes of its seat and its witnesses alone, until another step reveals it."""

    def __init__(self, seat: int = NOBODY) -> None:
        self.seat = seat

    def __reduce__(self) -> tuple[Any, ...]:
        return restored, (type(self), {name: getattr(self, name) for name in fields(self)})

    def options(self, s: S) -> list[int]:
        """The answers the rules allow, each once."""
        return []

    def apply(self, s: S, choice: int) -> None:
        """Carry the step out, given the answer (0 when nobody was asked)."""
        raise NotImplementedError

    def witnesses(self) -> list[int]:
        """The seats that see a secret answer besides the one that gives it."""
        return []

    def settles(self, s: S) -> bool:
        """Asked together with others and just answered: whether the others need not answer any more."""
        return False


class ChanceStep(Step[S]):
    """A step answered by the deck or the dice: what is drawn is recorded, then happens.

    If it is `secret`, nobody but its witnesses sees what was drawn.
    """

    names: ClassVar[tuple[str, ...]] = ()
    """How records write an outcome: the name of each number, or nothing for plain numbers."""

    way: ClassVar[str] = ""
    """How `draw` draws: "shuffled", "sorted", "number" or "fraction" (see `core/draws.py`), so that a browser, which
    knows no rules, can draw again. Nothing: only the rules can."""

    def __init__(self, seat: int = CHANCE) -> None:
        self.seat = seat

    def draw(self, s: S, rng: Random) -> list[int]:
        """A fair outcome. Only `random`, `randrange`, `shuffle` and `sample` of `rng` are used."""
        raise NotImplementedError

    def happen(self, s: S, outcome: list[int]) -> None:
        raise NotImplementedError


class StepOf(Step[S]):
    """A step that happens by itself to one player, or because of one (NOBODY: to nobody in particular)."""

    def __init__(self, player: int) -> None:
        self.seat = NOBODY
        self.player = player


class ChanceOf(ChanceStep[S]):
    """What the deck or the dice bring to one player."""

    def __init__(self, player: int) -> None:
        self.seat = CHANCE
        self.player = player


class AnySeat(ChanceStep[S]):
    """Chance names one of the players, of whom the state says how many they are: the dealer, unless a kind says who."""

    way = "number"

    def draw(self, s: Any, rng: Random) -> list[int]:
        return [rng.randrange(s.players)]

    def happen(self, s: Any, outcome: list[int]) -> None:
        s.dealer = outcome[0]


class ChooseSeveral(Step[S]):
    """Several of some things, one answer at a time in ascending order, ended by *done*.

    So no set is offered twice.  Asked once more when nothing is left to take: whoever sends a whole set always
    ends it with *done*.  A kind of its own says what there is, what taking one of it does, and what ends it.
    """

    done: ClassVar[int]
    """The answer that ends it."""

    exact: ClassVar[bool] = False
    """All `left` must be taken before it ends; else it may end at any time."""

    again: ClassVar[bool] = False
    """What was taken stays there and may be taken again."""

    unlike: ClassVar[bool] = False
    """No two things are alike, so that none has to be left out."""

    def __init__(self, seat: int, left: int, since: int = 0) -> None:
        super().__init__(seat)
        self.left = left  # how many may still be taken
        self.since = since  # the last one taken: nothing before it is offered any more

    def things(self, s: S) -> list[int]:
        """The answers that take something, ascending; two of the same for two things alike."""
        raise NotImplementedError

    def take(self, s: S, choice: int) -> None:
        raise NotImplementedError

    def finish(self, s: S) -> None:
        """What happens once it is done."""

    def first(self, s: S) -> int:
        """From which one on they are offered. To be found in the state where the answers are secret."""
        return self.since

    def options(self, s: S) -> list[int]:
        if not self.left:
            return [self.done]
        things, first = self.things(s), self.first(s)
        if first:
            things = [thing for thing in things if thing >= first]
        if not self.exact:
            return [self.done, *(things if self.unlike else dict.fromkeys(things))]
        return [*dict.fromkeys(things if self.again else things[: len(things) - self.left + 1])]

    def apply(self, s: S, choice: int) -> None:
        if choice == self.done:
            self.finish(s)
        else:
            self.take(s, choice)
            s.agenda.append(self.rest(choice))

    def rest(self, choice: int) -> Step[Any]:
        """The same question once more, after this answer; what was taken in secret does not stand in it."""
        return type(self)(self.seat, self.left - 1, self.since if self.secret else choice)


class Together(Step[S]):
    """Several seats are asked at once: any of them may answer first.

    Answers are kept face down in the state; the step that follows reveals them.  A member may lead to one
    more question for the same seat (keep one card, then another), which takes its place in the group.  An
    answer that settles the matter ends the group at once; whoever settles it reveals that in the state.
    """

    def __init__(self, *steps: Step[Any]) -> None:
        self.seat = steps[0].seat
        self.steps = steps

    def member(self, seat: int) -> Step[Any] | None:
        for step in self.steps:
            if step.seat == seat:
                return step
        return None

    def options(self, s: S) -> list[int]:
        return self.steps[0].options(s)

    def apply(self, s: S, choice: int) -> None:
        self.answer(s, self.seat, choice)

    def answer(self, s: S, seat: int, choice: int) -> None:
        steps, agenda = self.steps, s.agenda
        place, planned = 0, len(agenda)
        while steps[place].seat != seat:
            place += 1
        step = steps[place]
        step.apply(s, choice)
        rest = steps[:place] + steps[place + 1 :]
        if len(agenda) > planned:
            follow = agenda.pop()
            if len(agenda) > planned or follow.seat != seat:
                raise ValueError(f"{type(step).__name__} may lead to one more question of its own seat only")
            rest = (*steps[:place], follow, *steps[place + 1 :])
        if rest and not step.settles(s):
            agenda.append(Together(*rest))


class State:
    """Everything on the table: plain numbers, lists of numbers, and the agenda.

    `__init__` gives every field its first value; here are those of every game.  A list inside a list is never
    changed, only replaced; so a clone copies the outer lists alone, and not even those that are `shared`.
    """

    shared: ClassVar[frozenset[str]] = frozenset()
    """The lists that are never changed either, only replaced by others."""

    heaps: ClassVar[frozenset[str]] = frozenset()
    """The fields whose lists are cards in no order: a view may lay those it shows before those it hides."""

    zones: ClassVar[tuple[str, ...]] = ()
    """The fields that are cards lying somewhere, for tables that the game does not draw itself: a list of cards in the
    middle, or a list of such lists, one for each seat."""

    counters: ClassVar[tuple[str, ...]] = ()
    """The fields that are a number for each seat, for such tables."""

    pack: ClassVar[Sequence[int]] = range(100)
    """The cards there are, for such tables."""

    players: int
    agenda: list[Step[Any]]  # the next step is the last one
    ranks: list[int]  # once the game is over: the place of each seat, 0 is first, ties share

    def __init__(self, players: int = 0) -> None:
        self.players = players
        self.agenda = []
        self.ranks = []

    def clone(self: S) -> S:
        """A copy that shares nothing that changes."""
        kind = type(self)
        made: dict[str, Any] = {"kind": kind}
        exec(clone_source(self), made)  # once for each kind of state: as fast as if it were written out
        kind.clone = made["clone"]  # type: ignore[method-assign]
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        """For other processes: all fields, those that a compiled class has and those of a class built upon it."""
        return restored, (type(self), {name: getattr(self, name) for name in fields(self)})

    def left_of(self, seat: int) -> int:
        return (seat + 1) % self.players

    # What happens next

    def then(self, *steps: Step[Any]) -> None:
        """These steps come next, in this order, before whatever was planned."""
        self.agenda.extend(steps[::-1])

    def end_game(self, ranks: list[int]) -> None:
        """The one way a game ends: nothing is left to do and every seat has its place."""
        self.agenda.clear()
        self.ranks = ranks

    def is_over(self) -> bool:
        return not self.agenda

    # Questions and answers

    def to_move(self) -> int:
        """The seat that is asked (the first one when several are), CHANCE, or NOBODY when all is over."""
        return self.agenda[-1].seat if self.agenda else NOBODY

    def asked(self) -> list[int]:
        """All seats that may answer now."""
        if not self.agenda or self.agenda[-1].seat < 0:
            return []
        step = self.agenda[-1]
        return [member.seat for member in step.steps] if isinstance(step, Together) else [step.seat]

    def question(self, seat: int) -> Step[Any] | None:
        """The step this seat is asked to answer, if any."""
        if not self.agenda or seat < 0:
            return None
        step = self.agenda[-1]
        if isinstance(step, Together):
            return step.member(seat)
        return step if step.seat == seat else None

    def options(self) -> list[int]:
        """The answers allowed to the seat that is to move."""
        return self.agenda[-1].options(self)

    def options_of(self, seat: int) -> list[int]:
        """The answers allowed to this seat; none when it is not asked."""
        step = self.question(seat)
        return step.options(self) if step else []

    def play(self, choice: int) -> None:
        """Give the answer of the seat that is to move, then run on to the next question."""
        agenda = self.agenda
        agenda.pop().apply(self, choice)
        while agenda and agenda[-1].seat == NOBODY:  # run_on, without the call
            agenda.pop().apply(self, 0)

    def answer(self, seat: int, choice: int) -> None:
        """Give this seat's answer, which need not be the first of those asked, without running on."""
        step = self.agenda.pop()
        if isinstance(step, Together):
            step.answer(self, seat, choice)
        else:
            step.apply(self, choice)

    # Chance

    def draw(self, rng: Random) -> list[int]:
        """A fair outcome for the chance step that comes next."""
        step: ChanceStep[Any] = self.agenda[-1]  # type: ignore[assignment]
        return step.draw(self, rng)

    def happen(self, outcome: list[int]) -> None:
        """The chance step that comes next turns out like this; then run on to the next question."""
        agenda = self.agenda
        step: ChanceStep[Any] = agenda.pop()  # type: ignore[assignment]
        step.happen(self, outcome)
        while agenda and agenda[-1].seat == NOBODY:
            agenda.pop().apply(self, 0)

    # Steps of nobody

    def happens_by_itself(self) -> bool:
        return bool(self.agenda) and self.agenda[-1].seat == NOBODY

    def run_on(self) -> None:
        """Carry out what happens by itself, up to the next question, draw or the end."""
        agenda = self.agenda
        while agenda and agenda[-1].seat == NOBODY:
            agenda.pop().apply(self, 0)


Kind = TypeVar("Kind", bound=Step[Any])


def one_each(kind: Callable[[int], Kind], players: int) -> list[Kind]:
    """A step of this kind for every seat. Steps never change, so they are made once."""
    return [kind(seat) for seat in range(players)]


def clone_source(first: State) -> str:
    """`clone` for states of this kind, written from the fields of one of them."""
    return "\n    ".join(["def clone(self):", "s = kind.__new__(kind)", *copies(first), "return s"])


def copies(first: State) -> list[str]:
    """A line for each field: lists are copied, but for those that are `shared`."""
    return [
        f"s.{name} = self.{name}{'[:]' if isinstance(getattr(first, name), list) and name not in first.shared else ''}"
        for name in fields(first)
    ]


def fields(thing: object) -> list[str]:
    """The names of an object's attributes, be its class compiled, or built upon one that is."""
    compiled: tuple[str, ...] = getattr(type(thing), "__mypyc_attrs__", ())
    own: dict[str, Any] = getattr(thing, "__dict__", {})
    if not compiled:
        return [*own]
    return [*(name for name in compiled if not name.startswith("__") and hasattr(thing, name)), *own]


def restored(kind: Any, values: dict[str, Any]) -> Any:
    thing = kind.__new__(kind)
    for name, value in values.items():
        setattr(thing, name, value)
    return thing


PARAGRAPHS: Final = re.compile(r"\d+\.\d+(?:(?:, |-)\d+\.\d+)*(?=:)")


@cache
def rules_of(kind: Any) -> str:
    """The paragraphs a kind of step carries out, as its docstring begins: "3.2", "3.2, 3.3" or "3.1-3.5"."""
    found = PARAGRAPHS.match(kind.__doc__ or "")
    return found[0] if found else ""


def rule_of(kind: Any) -> str:
    """Its paragraph; of several the first one."""
    return rules_of(kind).partition(", ")[0].partition("-")[0]


def ranking(scores: list[Any]) -> list[int]:
    """The place of each seat when more is better: 0 is first, equal scores share a place."""
    return [sum(other > score for other in scores) for score in scores]
