"""Blind Bid: a whole game in two modules and four texts, as a package of its own would bring it."""

from __future__ import annotations

from pioche.core.game import Game, Number, YesNo
from tests.thirdparty.blindbid import rules, table

GAME = Game(
    key="blindbid",
    version=1,
    package=__name__,
    minutes=5,
    icon="eye-shield",
    options=(
        Number(key="players", default=3, low=2, high=4),
        YesNo(key="second", default=1),
    ),
    variants=({"second": 0},),
    chapters=(rules,),
    state=rules.BlindBid,
    start=rules.start,
    choices=rules.CHOICES,
    scores=lambda s: s.points,
    census=rules.census,
    view=rules.view,
    imagine=rules.imagine,
    secrets=rules.secrets,
    implied=rules.implied,
    table=table.TABLE,
    hints=table.HINTS,
)
