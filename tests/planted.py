"""Faults planted in the rules of a game, which its referee must find.

    assert finds("treize", fault(scoring, "is_bust", lambda right: lambda row: right(row) and len(row) > 2))

A fault names an owner (a module or a step's class), the name looked up there, and what to make of the right thing that
stands there; a rule is faulty only while its games are played. `finds` returns what the referee said first, so that a
test can also ask what it was about ("answers", "table won", "scores", "places"), or "" if it noticed nothing in all
those games. Settings come by name: `finds("mu", …, players=3, hands=1)`. Where chance and rules of thumb seldom go, a
`walk` of the test's own chooses the answers. Exceptions of the faulty rules are not caught: a fault that stops the game
by itself needs no referee.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from pioche import games as catalogue
from pioche.core.game import Game
from pioche.core.laws import Walk
from pioche.lab.referee import Disagreement, Refereed, opinion

FOLDER = Path(__file__).parent / "games"


@dataclass(frozen=True)
class Fault:
    """What stands under this name in this module or class becomes what `wrong` makes of it."""

    owner: Any
    name: str
    wrong: Callable[[Any], Any]


def fault(owner: Any, name: str, wrong: Callable[[Any], Any]) -> Fault:
    """A name imported by another module is looked up there: that module is then the owner."""
    assert hasattr(owner, name), f"{owner} has no {name}"
    return Fault(owner, name, wrong)


def finds(
    which: str | Game, *faults: Fault, games: int = 20, walk: type[Walk] | None = None, **wanted: int | str
) -> str:
    """What the referee of this game, or the one of this key, says first in so many random games with these faults."""
    game = catalogue.load(which) if isinstance(which, str) else which
    second = opinion(game, FOLDER)
    assert second, f"{game.key} has no referee"
    settings = game.settle(wanted)
    with pytest.MonkeyPatch.context() as patch:
        for planted in faults:
            patch.setattr(planted.owner, planted.name, planted.wrong(getattr(planted.owner, planted.name)))
        for seed in range(games):
            followed = Refereed(game, settings, f"planted {seed}", second, likely=seed % 3 == 2)
            if walk:
                followed.walk = walk(game, settings, f"planted {seed}", {})
            try:
                followed.run()
            except Disagreement as found:
                return str(found)
    return ""
