"""Mü: bid with your own cards, name trumps, choose a partner, take tricks. Three to six players."""

from __future__ import annotations

from pioche.core.game import Game, Number, OneOf, YesNo
from pioche.games.mu import auction, match, naming, scoring, tricks
from pioche.games.mu.bot.hints import HINTS
from pioche.games.mu.cards import CHOICES, PAIR_NAMES
from pioche.games.mu.hidden import census, imagine, implied, secrets, view
from pioche.games.mu.state import Mu
from pioche.games.mu.table import TABLE

GAME = Game(
    key="mu",
    version=1,
    package=__name__,
    minutes=60,
    icon="crown",
    options=(
        Number(key="players", default=4, low=3, high=6),
        Number(key="target", default=200, low=50, high=1000),
        Number(key="hands", default=0, low=0, high=50),
        YesNo(key="cap", default=1),
        OneOf(key="removed", default=PAIR_NAMES.index("yellow-black"), names=PAIR_NAMES, players=range(3, 4)),
        YesNo(key="triangles", default=1),
    ),
    variants=(
        {"hands": 1},
        {"hands": 1, "cap": 0},
        {"hands": 1, "triangles": 0},
        *({"hands": 1, "removed": PAIR_NAMES.index(pair)} for pair in ("red-blue", "green-black")),
    ),
    chapters=(auction, naming, tricks, scoring, match),
    state=Mu,
    start=match.start,
    choices=CHOICES,
    scores=lambda s: s.totals,
    census=census,
    view=view,
    imagine=imagine,
    secrets=secrets,
    implied=implied,
    table=TABLE,
    hints=HINTS,
)
