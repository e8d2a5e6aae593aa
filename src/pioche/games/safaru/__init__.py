"""Safarü: catch animals with the numbers on your cards, or, reversed, let them go. Two to four players."""

from __future__ import annotations

from pioche.core.game import Game, Number, OneOf, YesNo
from pioche.games.safaru import cards, catching, dealing, hidden, scoring, state, table
from pioche.games.safaru.bot import hints
from pioche.games.safaru.cards import REVERSED, VARIANTS

GAME = Game.of(
    state.Safaru,
    [dealing, catching, scoring, cards, state, hidden, table, hints],
    key="safaru",
    minutes=30,
    icon="unicorn",
    options=(
        Number(key="players", default=2, low=2, high=4),
        OneOf(key="variant", default=0, names=VARIANTS),
        Number(key="target", default=100, low=0, high=500),
        Number(key="games", default=0, low=0, high=12),
        YesNo(key="tallies", default=1),
    ),
    variants=({"target": 0}, {"target": 0, "tallies": 0}, {"variant": REVERSED}, {"variant": REVERSED, "games": 1}),
)
