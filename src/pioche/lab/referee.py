"""A second opinion on the rules: a referee that shares no code with them follows random games in lock-step.

A game's laws can all hold while the wrong player gets the cards. So each game has a referee: small, slow, written
from the rules text by other means, in `tests/games/<key>/referee.py`. Told what is drawn and answered, by name, it
says what may be answered next, who has what, and how it ends; at every question both must say the same.
"""

from __future__ import annotations

import importlib.util
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType
from typing import Any, Protocol

from pioche.core.flow import CHANCE, ChanceStep, State
from pioche.core.game import Game, Settings
from pioche.core.laws import MOST_MOVES, LikelyWalk, Walk
from pioche.core.record import Entry, places, written, written_options

FILE = "referee.py"


class Referee(Protocol):
    """What follows one game. All seats are 0 to n - 1, all words those of records."""

    def __init__(self, options: dict[str, str]) -> None:
        """A new game with these options, as records write them: {"players": "4", …}.

        A match of a series is also told its `stage` and what is `carried` into it, by seat, as records write that.
        """

    def drawn(self, step: str, what: tuple[str, ...]) -> None:
        """The chance step of this name turned out like this."""

    def asked(self) -> dict[int, set[str]]:
        """Every seat that may answer now, with all it may answer; nothing when the game is over."""

    def answered(self, seat: int, answer: str) -> None:
        """This seat answered so."""

    def table(self) -> dict[str, Any]:
        """Who has what: everything the rules speak of, in plain words. The module's `table` says it of a state."""

    def scores(self) -> list[int]:
        """Once the game is over: what the seats compare, as the game counts it."""

    def places(self) -> str:
        """Once the game is over: seats from first to last, ties joined: "2 0=1 3"."""


@dataclass(frozen=True)
class Opinion:
    """What a referee module brings: the referee, and how to read a state in the same words."""

    referee: Callable[..., Referee]
    table: Callable[[Any], dict[str, Any]]


class Disagreement(AssertionError):
    """The rules and the referee differ, with the game that shows it."""


def has_referee(game: Game, tests: Path) -> bool:
    return (tests / game.key / FILE).is_file()


def opinion(game: Game, tests: Path) -> Opinion | None:
    """The referee of this game, from its folder of tests, if it has one."""
    if not has_referee(game, tests):
        return None
    module = loaded(f"referee_{game.key}", tests / game.key / FILE)
    return Opinion(module.Referee, module.table)


def loaded(name: str, file: Path) -> ModuleType:
    """Loaded as a package of its own, a referee can import files beside it by relative names, wherever they lie."""
    if name in sys.modules:
        return sys.modules[name]
    spec = importlib.util.spec_from_file_location(name, file, submodule_search_locations=[str(file.parent)])
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


class Refereed:
    """One random game, followed by its referee."""

    def __init__(self, game: Game, settings: Settings, seed: str, second: Opinion, likely: bool = False) -> None:
        self.game = game
        self.settings = settings
        self.seed = seed
        self.second = second
        self.walk = (LikelyWalk if likely else Walk)(game, settings, seed, {})
        self.log: list[Entry] = []

    def run(self) -> int:
        """Play to the end; how many answers were given. Raises Disagreement."""
        s: State = self.game.start(self.settings)
        referee = self.second.referee(written_options(self.game, self.settings), **self.brought())
        s.run_on()
        while not s.is_over():
            if s.to_move() == CHANCE:
                self.draw(s, referee)
            else:
                self.compare(s, referee)
                self.answer(s, referee)
            if len(self.log) > MOST_MOVES:
                raise Disagreement(f"no end after {MOST_MOVES} moves\n  {self.where()}")
        self.compare(s, referee)
        self.same("scores", self.game.scores(s), self.hear(referee.scores))
        self.same("places", places(s.ranks), self.hear(referee.places))
        return self.walk.answers

    def brought(self) -> dict[str, Any]:
        """What a match of a series begins with, in words."""
        carried = self.game.carried
        if carried is None:
            return {}
        names = [[self.game.choices[number] for number in numbers] for numbers in carried.by_seat]
        return {"stage": carried.stage, "carried": names}

    def draw(self, s: State, referee: Referee) -> None:
        step = s.agenda[-1]
        assert isinstance(step, ChanceStep)
        outcome = s.draw(self.walk.rng)
        entry = written(step, outcome)
        self.log.append(entry)
        s.happen(outcome)
        self.hear(referee.drawn, entry.step, entry.what)

    def answer(self, s: State, referee: Referee) -> None:
        seat = self.walk.any_of(s.asked())
        choice = self.walk.pick(s, seat)
        self.walk.answers += 1
        self.log.append(Entry(seat, type(s.question(seat)).__name__, (self.game.choices[choice],)))
        s.answer(seat, choice)
        s.run_on()
        self.hear(referee.answered, seat, self.game.choices[choice])

    def hear(self, speak: Callable[..., Any], *what: Any) -> Any:
        """What the referee says to this. One who cannot make sense of it disagrees."""
        try:
            return speak(*what)
        except Exception as error:
            raise Disagreement(f"the referee cannot follow: {error!r}\n  {self.where()}") from error

    def compare(self, s: State, referee: Referee) -> None:
        allowed = {seat: {self.game.choices[choice] for choice in s.options_of(seat)} for seat in s.asked()}
        self.same("answers", allowed, self.hear(referee.asked))
        self.same("table", self.second.table(s), self.hear(referee.table))

    def same(self, what: str, ours: Any, theirs: Any) -> None:
        for difference in differences(what, ours, theirs):
            raise Disagreement(f"{difference}\n  {self.where()}")

    def where(self) -> str:
        last = "; ".join(f"{e.seat if e.seat >= 0 else '?'} {e.step} {' '.join(e.what)}" for e in self.log[-6:])
        return f"{self.game.key} {self.settings} seed {self.seed} after {len(self.log)} moves: … {last}"


def differences(where: str, ours: Any, theirs: Any) -> Iterator[str]:
    """What differs, named by its place."""
    if isinstance(ours, dict) and isinstance(theirs, dict):
        for key in [*ours, *(key for key in theirs if key not in ours)]:
            yield from differences(f"{where} {key}", ours.get(key, "nothing"), theirs.get(key, "nothing"))
    elif ours != theirs:
        if isinstance(ours, set) and isinstance(theirs, set):
            ours, theirs = sorted(ours - theirs), sorted(theirs - ours)
            yield f"{where}: only the rules say {ours}, only the referee {theirs}"
        else:
            yield f"{where}: the rules say {ours}, the referee {theirs}"
