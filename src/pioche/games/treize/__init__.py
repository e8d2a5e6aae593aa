"""Treize: give the good cards to yourself, the bad ones to others, and do not reach thirteen."""

from __future__ import annotations

from pioche.core.game import Game, Number, YesNo
from pioche.core.hidden import all_open, no_secrets, nothing_to_imagine
from pioche.games.treize import cards, dealing, scoring, state, symbols
from pioche.games.treize.bot.hints import HINTS
from pioche.games.treize.table import TABLE

GAME = Game(
    key="treize",
    version=1,
    package=__name__,
    minutes=30,
    icon="stop-sign",
    options=(
        Number(key="players", default=4, low=2, high=cards.MOST_PLAYERS),
        YesNo(key="open-scores", default=0),
    ),
    variants=({"open-scores": 1},),
    chapters=(dealing, symbols, scoring),
    state=state.Treize,
    start=dealing.start,
    choices=cards.CHOICES,
    scores=scoring.scores,
    census=state.census,
    view=all_open,
    imagine=nothing_to_imagine,
    secrets=no_secrets,
    table=TABLE,
    hints=HINTS,
)
