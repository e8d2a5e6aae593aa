"""Mygame: take cards, but not more than twenty-one points."""

from __future__ import annotations

from pioche.core.game import Game, Number
from pioche.core.hidden import all_open, nothing_to_imagine

from . import rules

GAME = Game(
    key="mygame",
    options=(Number(key="players", default=3, low=2, high=6),),
    chapters=(rules,),
    state=rules.Mygame,
    start=rules.start,
    choices=rules.CHOICES,
    scores=lambda s: s.points,
    view=all_open,
    imagine=nothing_to_imagine,
)
