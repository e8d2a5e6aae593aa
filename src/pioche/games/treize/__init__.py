"""Treize: give the good cards to yourself, the bad ones to others, and do not reach thirteen."""

from __future__ import annotations

from pioche.core.game import Game, Number, YesNo
from pioche.games.treize import cards, dealing, scoring, state, symbols
from pioche.games.treize.bot import hints
from pioche.games.treize.table import asking, scene, story

GAME = Game.of(
    state.Treize,
    [dealing, symbols, scoring, cards, state, scene, asking, story, hints],
    key="treize",
    minutes=30,
    icon="stop-sign",
    options=(Number(key="players", default=4, low=2, high=cards.MOST_PLAYERS), YesNo(key="open-scores", default=0)),
    variants=({"open-scores": 1},),
    first={"open-scores": 1},
)
