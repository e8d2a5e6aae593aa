"""How a game looks and speaks: one entry per kind of step and role, dispatched here.

A game brings its picture (what lies where) and, for each kind of step, what is asked, which answers there are and
what is told when it happens.  What follows from the rules is filled in here: who is waited for, which paragraph it
is, the places at the end.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from types import ModuleType
from typing import Any, Generic, TypeVar

from pioche.core.flow import State, Step, rule_of
from pioche.core.scene import (
    Area,
    Catalogue,
    Choice,
    Group,
    Happening,
    Layout,
    Piece,
    Player,
    Prompt,
    Result,
    Scene,
    Sheet,
    Sign,
    Switch,
    T,
    Text,
    Zone,
    at,
    places,
    replace,
)

S = TypeVar("S", bound=State)


# What the entries are given: made anew for every picture and every sentence, so nothing guards them against changes ---


@dataclass(slots=True)
class Asked(Generic[S]):
    """A question, or something about to happen, as one viewer meets it."""

    view: S
    step: Any
    viewer: int | None
    zones: list[Zone] = field(default_factory=list)  # for answers: what lies on the viewer's table

    @property
    def seat(self) -> int:
        """Who is asked."""
        seat: int = self.step.seat
        return seat

    @property
    def mine(self) -> bool:
        """Whether it is the viewer who is asked."""
        return self.viewer is not None and self.step.seat == self.viewer

    @property
    def options(self) -> list[int]:
        options: list[int] = self.step.options(self.view)
        return options

    def pieces(self, zone: str) -> list[Piece]:
        """What lies in this zone."""
        return next((one.pieces for one in self.zones if one.id == zone), [])


@dataclass(slots=True)
class Seen(Generic[S]):
    """A step as one viewer saw it: the views before and after it, and the answer unless it was secret (UNKNOWN)."""

    before: S
    step: Any
    choice: int
    after: S
    viewer: int | None

    @property
    def seat(self) -> int:
        """Who answered."""
        seat: int = self.step.seat
        return seat


# What the entries give --------------------------------------------------------------------------------------


@dataclass(slots=True)
class Answers:
    """What can be answered, what can be ticked together, and why the rest cannot be chosen."""

    choices: list[Choice]
    groups: list[Group] = field(default_factory=list)
    why: dict[str, Text] = field(default_factory=dict)


@dataclass(slots=True, kw_only=True)
class Picture:
    """What lies where, whoever is asked."""

    layout: Layout
    areas: list[Area]
    zones: list[Zone]
    players: list[Player]
    signs: list[Sign] = field(default_factory=list)
    sheets: list[Sheet] = field(default_factory=list)
    switches: list[Switch] = field(default_factory=list)


Arguments = dict[str, Any]
Asking = Callable[[Any], Arguments | Text | Prompt]
"""What is asked: arguments for the messages named after the step, a text of its own, or a whole prompt."""

Answering = Callable[[Any], Answers | list[Choice]]
Telling = Callable[[Any], list[Happening] | Happening | None]

Kinds = Mapping[type[Step[Any]], Any]
Prompts = Mapping[type[Step[Any]], Asking]
Answerers = Mapping[type[Step[Any]], Answering]
Stories = Mapping[type[Step[Any]], Telling]


def left_out(*given: Any) -> Any:
    """Stands for what a game does not bring."""
    raise NotImplementedError


def found(names: Sequence[str], modules: Sequence[ModuleType]) -> dict[str, Any]:
    """What these modules call by these names; if several do, what the first of them means."""
    return {name.lower(): vars(module)[name] for name in names for module in modules[::-1] if name in vars(module)}


PARTS = ("catalogue", "picture", "PROMPTS", "ANSWERS", "STORIES", "score", "over", "note", "phases", "DIMS")


def over_by(rule: str, text: str = "over") -> Callable[[Any], Prompt]:
    """What the prompt says when it is over, by this paragraph."""
    return lambda view: Prompt(text=text, rule=rule)


def note_by(points: Callable[[Any], list[Any]], by: str = "", shared: str = "note-shared") -> Callable[[Any], Text]:
    """What stands under the result: that the win is shared, or what told those apart who have most points."""
    return lambda view: shared if view.ranks.count(0) > 1 else by if points(view).count(max(points(view))) > 1 else ""


@dataclass(frozen=True, kw_only=True)
class Table(Generic[S]):
    """Everything seen and told of a game, as functions of what the viewer may know. What is left out is plain."""

    catalogue: Callable[[], Catalogue] = left_out
    picture: Callable[[S, int | None], Picture] = left_out
    prompts: Prompts = field(default_factory=dict)
    answers: Answerers = field(default_factory=dict)
    stories: Stories = field(default_factory=dict)
    score: Callable[[S], Sheet] = left_out  # the sheet of the result
    over: Callable[[S], Prompt] = left_out  # what the prompt says then
    note: Callable[[S], Text] = lambda view: ""  # why a tie was broken, or was not
    phases: Callable[[S, Any], tuple[list[Text], int]] | None = None  # the parts of a turn, and which one it is
    dims: bool = False  # cards of one's own that cannot be chosen are dimmed

    @classmethod
    def of(cls, *modules: ModuleType, **more: Any) -> Table[Any]:
        """The table whose parts have their usual names in these modules."""
        return cls(**{**found(PARTS, modules), **more})

    # The picture

    def scene(self, view: S, viewer: int | None) -> Scene:
        """One picture of the table for one viewer."""
        picture = self.picture(view, viewer)
        step = view.question(viewer) if viewer is not None else None
        answers = self.answered(Asked(view, step, viewer, picture.zones)) if step is not None else NO_ANSWERS
        zones = picture.zones
        if self.dims and answers.why:
            zones = [dimmed(zone, answers.why) if zone.owner == viewer else zone for zone in zones]
        return Scene(
            seat=viewer,
            layout=picture.layout,
            areas=picture.areas,
            zones=zones,
            players=picture.players,
            prompt=self.prompt(view, viewer),
            signs=picture.signs,
            choices=answers.choices,
            groups=answers.groups,
            why=answers.why,
            sheets=picture.sheets,
            switches=picture.switches,
            result=self.result(view) if view.is_over() else None,
        )

    def answered(self, asked: Asked[S]) -> Answers:
        given = entry(self.answers, type(asked.step))(asked)
        return given if isinstance(given, Answers) else Answers(given)

    def result(self, view: S) -> Result:
        return Result(places=places(view.ranks), sheet=self.score(view), note=self.note(view))

    # The question

    def prompt(self, view: S, viewer: int | None) -> Prompt:
        """What is asked or about to happen: `ask-STEP`, `other-STEP` or `now-STEP`, if nothing else is said."""
        if view.is_over():
            return self.phased(self.over(view), view, None)
        waiting = view.asked()
        step: Any = view.agenda[-1]
        if waiting:
            step = view.question(viewer if viewer is not None and viewer in waiting else waiting[0])
        asked = Asked(view, step, viewer)
        ask = entry(self.prompts, type(step))
        said = ask(asked) if ask else {}
        if isinstance(said, Prompt):
            return self.phased(replace(said, rule=said.rule or rule_of(type(step)), waiting=waiting), view, step)
        text, rule = worded(asked, said, waiting), rule_of(type(step))
        if self.phases is None:
            return Prompt(text=text, rule=rule, waiting=waiting)
        phases, phase = self.phases(view, step)
        return Prompt(text=text, rule=rule, waiting=waiting, phases=phases, phase=phase)

    def phased(self, prompt: Prompt, view: S, step: Any) -> Prompt:
        if self.phases is None:
            return prompt
        phases, phase = self.phases(view, step)
        return replace(prompt, phases=phases, phase=phase)

    # The story

    def story(self, before: S, step: Step[Any], choice: int, after: S, viewer: int | None) -> list[Happening]:
        """This step as a few sentences; nothing if there is nothing to say."""
        tell = entry(self.stories, type(step))
        told = tell(Seen(before, step, choice, after, viewer)) if tell else None
        return told if isinstance(told, list) else [told] if told else []


NO_ANSWERS = Answers([])


def entry(table: Kinds, kind: type[Step[Any]]) -> Any:
    """The entry for this kind of step, or for the kind it is a special case of; None if there is none."""
    own = table.get(kind)  # nearly always
    if own is not None:
        return own
    for base in kind.__mro__:
        if base in table:
            return table[base]
    return None


def worded(asked: Asked[Any], said: Arguments | Text, waiting: list[int]) -> Text:
    if not isinstance(said, dict):
        return said
    kind: Any = type(asked.step)
    name = words(kind)
    if not waiting:
        return T(f"now-{name}", **said)
    if asked.mine:
        return T(f"ask-{name}", **said)
    return T(f"other-{name}", who=at(asked.seat), **said)


@cache
def words(kind: Any) -> str:
    """The name of a step as messages spell it: TakePacket is take-packet."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", kind.__name__).lower()


def dimmed(zone: Zone, why: dict[str, Text]) -> Zone:
    """The same cards, those that cannot be chosen dimmed."""
    return replace(zone, pieces=[replace(p, flags=[*p.flags, "dim"]) if p.id in why else p for p in zone.pieces])


# Rules of thumb by step ------------------------------------------------------------------------------------


class ByStep:
    """Rates options by an entry for each kind of step: `entry(view, seat, options, step)`."""

    def __init__(self, table: Kinds) -> None:
        self.table = dict(table)  # special cases get an entry of their own when they are met: a search asks often

    def __call__(self, view: Any, seat: int, options: list[int]) -> list[float]:
        if len(options) == 1:
            return [0.0]  # nothing to compare: entries need not know what ends a choice of several
        step = view.question(seat)
        kind = type(step)
        if kind not in self.table:
            self.table[kind] = entry(self.table, kind)
        rates: list[float] = self.table[kind](view, seat, options, step)
        return rates

    def best(self, s: Any, seat: int, options: list[int], rng: Any) -> int:
        """The answer that is rated best, as a quick answer in imagined games."""
        rates = self(s, seat, options)
        return options[rates.index(max(rates))]
