"""Opponents for people: beginner, casual, strong and expert, by how far they look ahead and how often they slip."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any, ClassVar

from pioche.bots.bot import Bot
from pioche.bots.ismcts import Effort, Search
from pioche.core.game import Game

EXPERT_SECONDS = 2.0  # of one core, for one answer


@dataclass(frozen=True)
class Level:
    effort: Effort | None  # nothing: rules of thumb alone
    slips: float = 0.0  # the share of answers that are not what looks best
    forgets: float = 0.0  # of what was seen and can no longer be looked at


LEVELS = {
    "beginner": Level(None, slips=0.55, forgets=0.6),
    "casual": Level(None, slips=0.15, forgets=0.3),
    "strong": Level(Effort(answers=1_200), slips=0.1, forgets=0.1),
    "expert": Level(Effort(answers=12_000, seconds=EXPERT_SECONDS)),
}


class Leveled(Bot):
    """Plays at one level. What the last question taught it is kept for the next one."""

    level: ClassVar[Level]

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.last: Search | None = None

    def choose(self, view: Any, seat: int, options: list[int], rng: Random) -> int:
        consider, forget, level = self.game.hints.consider, self.game.hints.forget, self.level
        if consider and len(options) > 1:
            options = consider(view, seat, options)
        if len(options) == 1:
            return options[0]
        if forget and level.forgets:
            view = forget(view, seat, level.forgets, rng)
        if level.slips and rng.random() < level.slips:
            return slip(Search(self.game, view, seat, rng, Effort(), options), rng)
        search = Search(self.game, view, seat, rng, level.effort or Effort(), options)
        if level.effort:
            search.go_on_from(self.last)
            self.last = search
        return search.run()[0].choice


def slip(search: Search, rng: Random) -> int:
    """What looks second or third best."""
    return rng.choice(sorted(search.outlooks, key=lambda outlook: -outlook.lean)[1:3]).choice


def kind(name: str) -> type[Bot]:
    return type(name.capitalize(), (Leveled,), {"level": LEVELS[name]})


BOTS = {name: kind(name) for name in LEVELS}
