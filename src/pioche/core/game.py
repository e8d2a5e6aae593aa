"""A game as one value: its rules, what its players see, and the names of everything that can be chosen."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from dataclasses import replace as changed
from functools import cached_property
from importlib.resources import files
from random import Random
from sys import modules
from types import ModuleType
from typing import TYPE_CHECKING, Any, Generic

from pioche.core import plain
from pioche.core.flow import State, Step
from pioche.core.hidden import Place, all_open, no_secrets, nothing_to_imagine
from pioche.core.options import Number as Number
from pioche.core.options import OneOf as OneOf
from pioche.core.options import OneSet as OneSet
from pioche.core.options import Option as Option
from pioche.core.options import Refused as Refused
from pioche.core.options import YesNo as YesNo
from pioche.core.options import own_set as own_set
from pioche.core.plain import Plain, is_whole
from pioche.core.scene import Catalogue, Happening, Scene, Switch, replace
from pioche.core.series.kinds import Carried, Kind
from pioche.core.table import Table, found

if TYPE_CHECKING:
    from typing_extensions import TypeVar  # whose default says that a bare `Game` is a game of any kind

    S = TypeVar("S", bound=State, default=Any)
else:
    from typing import TypeVar

    S = TypeVar("S", bound=State)

LANGUAGES = ("en", "fr")
OUTLINE = re.compile(r'\bd="([MmLlHhVvCcSsQqTtAaZz0-9eE ,.+-]+)"')  # nothing that a browser could be made to run

Settings = dict[str, int]
"""A value for each option: a whole number, 0 or 1 for no or yes, or the place of the value picked."""


# Standing answers -----------------------------------------------------------------------------------------


@dataclass(frozen=True, kw_only=True)
class Standing:
    """Questions that come up often: a switch says which of them the table answers for a player."""

    key: str
    text: str
    options: tuple[str, ...]  # what the switch can be set to; at first it is the first
    answer: Callable[[Any, int, int], tuple[int | None, int]]
    """answer(view, seat, value): the answer, None to ask the player; and where the switch stands after the answer."""

    def switch(self) -> Switch:
        """As a scene shows it to the player it concerns; the table knows where it stands."""
        return Switch(id=self.key, text=self.text, options=[*self.options], value=0)


# What a bot may lean on ----------------------------------------------------------------------------------


@dataclass(frozen=True)
class Hints(Generic[S]):
    """A player's rules of thumb. Only the first is needed; the others make a search faster or wiser."""

    rate: Callable[[S, int, list[int]], list[float]]
    """rate(view, seat, options): how good each option looks to this seat; more is better."""

    consider: Callable[[S, int, list[int]], list[int]] | None = None
    """consider(view, seat, options): those worth a search; a single one is taken without any."""

    quick: Callable[[S, int, list[int], Random], int] | None = None
    """quick(s, seat, options, rng): a sensible answer at once, for imagined games; it looks at what this seat knows."""

    worth: Callable[[S], list[float]] | None = None
    """worth(s): what each seat may hope for, 0 to 1, where an imagined game stops; else its place among the seats."""

    rests: Callable[[S, S], bool] | None = None
    """rests(s, view): asked before chance speaks: games imagined from this view may stop here, because a hand or a
    round is over, or what was at stake is decided."""

    reach: int = 0
    """Imagined games stop after so many answers, wherever they are; 0: only at the end or where they rest."""

    beliefs: Callable[[S, int], Callable[[S], float]] | None = None
    """beliefs(view, seat): weighs imagined states by how well they explain what the other seats did."""

    forget: Callable[[S, int, float, Random], S] | None = None
    """forget(view, seat, share, rng): this view less such a share of what was seen and can no longer be looked at."""

    @classmethod
    def of(cls, *modules: ModuleType) -> Hints[Any]:
        """Those with their usual names in these modules; what comes to mind first is what is rated best."""
        parts = found(RULES_OF_THUMB, modules)
        return cls(**{"quick": getattr(parts.get("rate"), "best", None), **parts})


# The game ------------------------------------------------------------------------------------------------


Past = list[tuple[int, list[int]]]
"""What was played so far: the seat or CHANCE, and its answer or what was drawn."""


def same_past(past: Past, real: State, imagined: State) -> Past:
    return past


def uncounted(s: State) -> tuple[list[int], list[int]]:
    return [], []


def untold(s: State, seat: int | None) -> list[int]:
    """Stands for rules that do not say what is hidden besides by `view`."""
    raise NotImplementedError


def by_place(s: State) -> list[int]:
    """For games without points: the better the place, the more."""
    return [len(s.ranks) - place for place in s.ranks]


def all_alike(view: State, seat: int, options: list[int]) -> list[float]:
    """No rule of thumb at all."""
    return [0.0] * len(options)


NO_HINTS: Hints[Any] = Hints(rate=all_alike)
LEFT_OUT: Table[Any] = Table()


def no_words(language: str) -> str:
    return ""


def nothing_covered(s: State) -> list[Place]:
    return []


def steps_in(chapter: ModuleType) -> dict[str, type[Step[Any]]]:
    """The kinds of steps that this module tells, by name."""
    return {
        name: thing
        for name, thing in vars(chapter).items()
        if isinstance(thing, type) and issubclass(thing, Step) and thing.__module__ == chapter.__name__
    }


PARTS = ("start", "CHOICES", "scores", "census", "view", "imagine", "secrets", "implied", "covered", "TABLE", "HINTS")
"""What the modules of a game call its parts."""

RULES_OF_THUMB = ("RATE", "consider", "quick", "worth", "rests", "REACH", "beliefs", "forget")

ALL_OPEN = {"view": all_open, "imagine": nothing_to_imagine, "secrets": no_secrets}


@dataclass(frozen=True, kw_only=True)
class Game(Generic[S]):
    """Everything the rest of the program knows about a game."""

    key: str
    version: int = 1  # rises whenever old records would play differently
    package: str = ""  # where text.*.ftl and rules.*.md lie; nothing: beside the state
    words: Callable[[str], str] = no_words  # messages in a language besides those of text.*.ftl
    minutes: int = 15  # about how long a game takes
    icon: str = ""  # nothing: its first letter
    options: tuple[Option, ...]  # the first one is `players`
    variants: tuple[Mapping[str, int], ...] = ()  # settings worth checking besides the defaults
    short: Mapping[str, int] = field(default_factory=dict)  # settings of a game that is soon over, for checks
    first: Mapping[str, int] = field(default_factory=dict)  # settings that make somebody's first game a simple one

    # Rules
    chapters: tuple[ModuleType, ...]  # the modules that hold the steps
    state: type[S]
    start: Callable[[Settings], S]
    choices: tuple[str, ...]  # the name of every answer there is
    scores: Callable[[S], list[int]] = by_place
    """What the players compare in the end, per seat; more is better, and alone, more than 0 is a win."""

    in_a_point: int = 1  # how many of these are one point: 2 where scores count half points
    census: Callable[[S], tuple[list[int], list[int]]] = uncounted  # the cards there are, and those there should be

    # Hidden information
    view: Callable[[S, int | None], S]
    imagine: Callable[[S, Random], S]
    secrets: Callable[[S, int | None], list[int]] = untold  # the cards hidden from a seat, told without `view`
    implied: Callable[[Past, S, S], Past] = same_past
    """implied(past, real, imagined): what must have been drawn (and secretly answered) for the imagined state to be."""

    covered: Callable[[S], list[Place]] = nothing_covered
    """covered(s): where cards stand that everybody saw once and nobody may look at now: below others, or discarded."""

    table: Table[S] = LEFT_OUT  # what is seen and told
    hints: Hints[S] = NO_HINTS
    standing: tuple[Standing, ...] = ()

    series: tuple[Kind, ...] = ()  # kinds of its own; tournaments without any are there for every game
    carried: Carried | None = None  # what this match of a series begins with

    @classmethod
    def of(cls, state: type[S], modules: Sequence[ModuleType], **more: Any) -> Game[S]:
        """The game whose parts have their usual names in these modules, in the order of its rules.

        Those that tell steps are its chapters, those in its folders `table` and `bot` make up its table and its hints.
        Where none has a `view`, everything lies open.
        """
        parts: dict[str, Any] = {}
        if looks := [module for module in modules if ".table." in module.__name__]:
            parts["table"] = Table.of(*looks)
        if bots := [module for module in modules if ".bot." in module.__name__]:
            parts["hints"] = Hints.of(*bots)
        parts |= found(PARTS, modules)
        chapters = tuple(module for module in modules if steps_in(module))
        secrecy = {} if "view" in parts else ALL_OPEN
        return cls(**{"state": state, "chapters": chapters, **secrecy, **parts, **more})

    def carrying(self, carried: Carried) -> Game[S]:
        """This game as a match of a series begins it; all else about it is the same."""
        kind = next((kind for kind in self.series if kind.key == carried.kind), None)
        if kind is None or kind.baggage is None:
            raise Refused("refused-series-kind", kind=carried.kind, allowed=", ".join(kind.key for kind in self.series))
        baggage = kind.baggage

        def start(settings: Settings) -> S:
            here = settings["players"] == len(carried.by_seat)  # checks also look at tables of other sizes
            s: S = baggage.start(settings, carried) if here else self.start(settings)
            return s

        return changed(self, start=start, carried=carried)

    @cached_property
    def steps(self) -> dict[str, type[Step[Any]]]:
        """Every kind of step, by name."""
        return {name: kind for chapter in self.chapters for name, kind in steps_in(chapter).items()}

    @cached_property
    def code(self) -> dict[str, int]:
        """The number of each answer, by name."""
        return {name: number for number, name in enumerate(self.choices)}

    # What is seen and told

    def points(self, s: S) -> list[int | float]:
        """The scores as people are told: in points."""
        return [self.in_points(score) for score in self.scores(s)]

    def in_points(self, score: int) -> int | float:
        return score / self.in_a_point if score % self.in_a_point else score // self.in_a_point

    @cached_property
    def shown(self) -> Table[S]:
        """The table, with what the game left out."""
        return Plain(self).refined(self.table)

    @cached_property
    def faces(self) -> Catalogue:
        drawn = self.shown.catalogue()
        return replace(drawn, icons=self.icons()) if self.home else drawn

    def scene(self, view: S, viewer: int | None) -> Scene:
        """One picture of the table for one viewer."""
        return self.shown.scene(view, viewer)

    def story(self, before: S, step: Step[Any], choice: int, after: S, viewer: int | None) -> list[Happening]:
        """The two views of a step, told to this viewer."""
        return self.shown.story(before, step, choice, after, viewer)

    @property
    def players(self) -> range:
        return self.options[0].values()

    # Settings

    def option(self, key: str) -> Option:
        for option in self.options:
            if option.key == key:
                return option
        raise Refused("refused-no-option", option=key, allowed=", ".join(o.key for o in self.options))

    def settle(self, wanted: Mapping[str, int | str]) -> Settings:
        """All settings, defaults filled in; refuses what does not exist or is not allowed."""
        settings = {option.key: option.default for option in self.options}
        for key, value in wanted.items():
            settings[key] = self.value(self.option(key), value)
        for option in self.options:
            if option.players and settings["players"] not in option.players:
                settings[option.key] = option.default
        return settings

    def value(self, option: Option, wanted: int | str) -> int:
        try:
            return option.read(wanted) if isinstance(wanted, str) else option.allow(wanted)
        except Refused as refused:
            refused.game = self
            raise

    def every_table(self) -> Iterator[Settings]:
        """Each player count with the default settings, then with each variant; short games if nothing is said."""
        for variant in ({}, *self.variants):
            for players in self.players:
                settings = self.settle({**self.short, **variant, "players": players})
                if all(settings[key] == value for key, value in variant.items()):
                    yield settings

    # Files of the game

    def text(self, language: str) -> str:
        """Its messages in this language, else in one it has; and what a plain table says."""
        own = self.file("text", language, "ftl") + self.words(language)
        if is_whole(self.table):
            return own
        return f"{own}\n{plain.text(self, own)}\n"

    def rules(self, language: str) -> str:
        return self.file("rules", language, "md") or plain.rules(self)

    def file(self, name: str, language: str, kind: str) -> str:
        """A file of this language; if there is none, of another; if there is none at all, nothing."""
        folder = files(self.home) if self.home else None
        for spoken in (language, *LANGUAGES):
            there = folder.joinpath(f"{name}.{spoken}.{kind}") if folder else None
            if there and there.is_file():
                return there.read_text("utf-8")
        return ""

    def icons(self) -> dict[str, str]:
        """The drawings in its folder `icons`: of each the path, in a square of 512."""
        folder = files(self.home).joinpath("icons")
        drawn = sorted(folder.iterdir(), key=lambda file: file.name) if folder.is_dir() else []
        found = ((file.name.removesuffix(".svg"), OUTLINE.search(file.read_text("utf-8"))) for file in drawn)
        return {name: outline[1] for name, outline in found if outline}

    def speaks(self) -> list[str]:
        """The languages it has its messages in."""
        folder = files(self.home) if self.home else None
        return [spoken for spoken in LANGUAGES if folder and folder.joinpath(f"text.{spoken}.ftl").is_file()]

    @property
    def home(self) -> str:
        """The package its files lie in."""
        return self.package or modules[self.state.__module__].__package__ or ""
