"""The duel by rules that an environment variable names, as if another version of it were installed.

By the new rules things depend on how many cards a match has, so that one database holds a match of every fate: with 40
nothing is different, with 41 whoever has played scores a point more from the sixth card on, with 42 nothing can begin,
and 43 cards are shuffled in another way.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from random import Random

from pioche.core.game import Refused, Settings
from tests.thirdparty import duel
from tests.thirdparty.duel import rules
from tests.thirdparty.duel.rules import DEAL, PLAY, Deal, Duel

VARIABLE = "PIOCHE_TEST_RULES"
SAME, SCORED, UNPLAYABLE, SHUFFLED = 40, 41, 42, 43
FROM = 6


class DealFromBelow(Deal):
    """1.1, by the new rules."""

    def draw(self, s: Duel, rng: Random) -> list[int]:
        return super().draw(s, rng)[::-1]


def start(settings: Settings) -> Duel:
    if settings["cards"] == UNPLAYABLE:
        raise Refused("refused-game", game="duel", allowed="")
    s = Duel(settings["cards"])
    s.then(DealFromBelow() if settings["cards"] == SHUFFLED else DEAL, PLAY[0])
    return s


def scores(s: Duel) -> list[int]:
    bonus = s.left + len(s.played) == SCORED and len(s.played) >= FROM
    return [points + bonus for points in s.points]


NEW = replace(duel.GAME, version=2, start=start, scores=scores, chapters=(rules,))
GAME = NEW if os.environ.get(VARIABLE) == "new" else duel.GAME


@contextmanager
def installed(folder: Path) -> Iterator[None]:
    """This duel, for the processes that are started meanwhile."""
    info = folder / "plugged" / "duel-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: duel\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[pioche.games]\nduel = tests.server.ruled:GAME\n")
    usual = dict(os.environ)
    os.environ["PYTHONPATH"] = os.pathsep.join([str(info.parent), usual.get("PYTHONPATH", "")])
    try:
        yield
    finally:
        os.environ.clear()
        os.environ.update(usual)


def change_the_rules() -> None:
    """For the processes that are started from now on."""
    os.environ[VARIABLE] = "new"
