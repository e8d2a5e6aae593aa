"""Duel: the smallest game with hidden cards, as a package of its own would bring it; `bench/load.py` plays it."""

from __future__ import annotations

from pioche.core.game import Game, Number
from tests.thirdparty.duel import rules, table

GAME = Game(
    key="duel",
    package=__name__,
    minutes=5,
    icon="sword",
    options=(
        Number(key="players", default=2, low=2, high=2),
        Number(key="cards", default=40, low=2, high=2000),
    ),
    chapters=(rules,),
    state=rules.Duel,
    start=rules.start,
    choices=rules.CHOICES,
    scores=lambda s: s.points,
    census=rules.census,
    view=rules.view,
    imagine=rules.imagine,
    secrets=rules.secrets,
    implied=rules.implied,
    table=table.TABLE,
)
