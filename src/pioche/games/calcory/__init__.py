"""Calcory: turn up cards that add up to thirteen, and remember where they lie. Two to four players."""

from __future__ import annotations

from pioche.core.game import Game, Number, YesNo
from pioche.games.calcory import cards, hidden, raising, state, table, turning
from pioche.games.calcory.bot import hints

GAME = Game.of(
    state.Calcory,
    [turning, raising, cards, state, hidden, table, hints],
    key="calcory",
    minutes=25,
    icon="brain",
    options=(
        Number(key="players", default=3, low=2, high=4),
        YesNo(key="thirteen-beats", default=0),
    ),
    variants=({"thirteen-beats": 1},),
    scores=lambda s: s.won,
)
