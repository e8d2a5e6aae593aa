"""Opponents for people: beginner, casual, strong and expert, by how far they look ahead and how often they slip."""

from __future__ import annotations

from dataclasses import dataclass
from math import exp
from random import Random
from typing import Any, ClassVar

from pioche.bots.bot import Bot
from pioche.bots.ismcts import Effort, Outlook, Search
from pioche.core.game import Game

EXPERT_SECONDS = 2.0  # of one core, for one answer


@dataclass(frozen=True)
class Level:
    effort: Effort | None  # nothing: rules of thumb alone
    slips: float = 0.0  # the share of answers that are not what looks best
    blunder: float = 1.0  # what a slip may cost at most, of the win, as far as the search can tell
    forgets: float = 0.0  # of what was seen and can no longer be looked at


LEVELS = {
    "beginner": Level(None, slips=0.55, forgets=0.6),
    "casual": Level(None, slips=0.15, forgets=0.3),
    "strong": Level(Effort(answers=1_200, least=16), slips=0.1, blunder=0.08, forgets=0.1),
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
        slips = rng.random() < level.slips
        search = Search(self.game, view, seat, rng, level.effort or Effort(), options)
        if not level.effort:
            return unthinking(search.outlooks, rng) if slips else search.run()[0].choice
        search.go_on_from(self.last)
        self.last = search
        best, *others = search.run()
        return small_slip(best, others, level.blunder, rng) if slips else best.choice


def unthinking(outlooks: list[Outlook], rng: Random) -> int:
    """What looks second or third best."""
    return rng.choice(sorted(outlooks, key=lambda outlook: -outlook.lean)[1:3]).choice


def small_slip(best: Outlook, others: list[Outlook], blunder: float, rng: Random) -> int:
    """Something else that costs little, the less the likelier; the best answer where all else would be a blunder."""
    costs = {other.choice: best.worth - other.worth for other in others if other.visits}
    likely = {choice: exp(-3 * max(cost, 0) / blunder) for choice, cost in costs.items() if cost <= blunder}
    return rng.choices([*likely], [*likely.values()])[0] if likely else best.choice


def kind(name: str) -> type[Bot]:
    return type(name.capitalize(), (Leveled,), {"level": LEVELS[name]})


BOTS = {name: kind(name) for name in LEVELS}
