"""Rummü: melds, yellow jokers, and getting rid of one's cards. Three to six players, also in teams."""

from __future__ import annotations

from pioche.core.game import Game, Number, OneOf, YesNo
from pioche.games.rummu import cards, drawing, hidden, match, playing, scoring, state, table
from pioche.games.rummu.bot import hints

GAME = Game.of(
    state.Rummu,
    [match, drawing, playing, scoring, cards, state, hidden, table, hints],
    key="rummu",
    minutes=60,
    icon="poker-hand",
    options=(
        Number(key="players", default=4, low=3, high=6),
        YesNo(key="teams", default=0, players=range(4, 7, 2)),
        Number(key="target", default=0, low=0, high=1000),
        Number(key="hands", default=10, low=1, high=50),
        OneOf(key="come-out", default=0, names=("single", "total")),
    ),
    variants=({"hands": 2, "teams": 1}, {"come-out": 1}),
    short={"hands": 1},
    first={"hands": 3},
)
