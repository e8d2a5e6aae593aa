"""Safarü: catch animals with the numbers on your cards, or, reversed, let them go. Two to four players."""

from __future__ import annotations

from pioche.core.game import Game, Number, OneOf, YesNo
from pioche.games.safaru import catching, dealing, hidden, scoring, state
from pioche.games.safaru.bot.hints import HINTS
from pioche.games.safaru.cards import CHOICES, REVERSED, VARIANTS
from pioche.games.safaru.table import TABLE

GAME = Game(
    key="safaru",
    version=1,
    package=__name__,
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
    chapters=(dealing, catching, scoring),
    state=state.Safaru,
    start=dealing.start,
    choices=CHOICES,
    scores=scoring.scores,
    census=state.census,
    view=hidden.view,
    imagine=hidden.imagine,
    secrets=hidden.secrets,
    implied=hidden.implied,
    covered=hidden.covered,
    table=TABLE,
    hints=HINTS,
)
