"""One search on several cores: every process imagines games of its own, and what they found out is added up.

Root parallel search. What comes of it depends on the seed, the iterations and the number of parts, on nothing else.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random
from typing import Any

from pioche.bots.ismcts import Effort, Outlook, Search, best_first
from pioche.core.game import Game


@dataclass(frozen=True)
class Part:
    """What one process thinks about: a view, never a state."""

    key: str
    view: Any
    seat: int
    options: list[int]
    effort: Effort
    seed: int


def parts(
    game: Game, view: Any, seat: int, options: list[int], effort: Effort, rng: Random, processes: int
) -> list[Part]:
    """The effort in equal shares; each part may take all the seconds, since all think at the same time."""
    share = replace(effort, iterations=-(-effort.iterations // processes), answers=-(-effort.answers // processes))
    return [Part(game.key, view, seat, options, share, rng.getrandbits(32)) for _ in range(processes)]


def think(game: Game, part: Part) -> list[Outlook]:
    """In the process that does it, with the game of this key."""
    return Search(game, part.view, part.seat, Random(part.seed), part.effort, part.options).run()


def added_up(found: list[list[Outlook]], effort: Effort) -> list[Outlook]:
    """What the parts found out about each option, the best first."""
    by_choice: dict[int, Outlook] = {}
    for one in [outlook for part in found for outlook in part]:
        so_far = by_choice.get(one.choice)
        by_choice[one.choice] = so_far + one if so_far else one
    return best_first(list(by_choice.values()), effort)
