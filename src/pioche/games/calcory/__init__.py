"""Calcory: turn up cards that add up to thirteen, and remember where they lie. Two to four players."""

from __future__ import annotations

from pioche.core.game import Game, Number, YesNo
from pioche.games.calcory import hidden, raising, state, turning
from pioche.games.calcory.bot.hints import HINTS
from pioche.games.calcory.cards import CHOICES
from pioche.games.calcory.table import TABLE

GAME = Game(
    key="calcory",
    version=1,
    package=__name__,
    minutes=25,
    icon="brain",
    options=(
        Number(key="players", default=3, low=2, high=4),
        YesNo(key="thirteen-beats", default=0),
    ),
    variants=({"thirteen-beats": 1},),
    chapters=(turning, raising),
    state=state.Calcory,
    start=raising.start,
    choices=CHOICES,
    scores=lambda s: s.won,
    census=state.census,
    view=hidden.view,
    imagine=hidden.imagine,
    secrets=hidden.secrets,
    implied=hidden.implied,
    covered=hidden.covered,
    table=TABLE,
    hints=HINTS,
)
