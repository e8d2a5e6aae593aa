"""Mü: bid with your own cards, name trumps, choose a partner, take tricks. Three to six players."""

from __future__ import annotations

from pioche.core.game import Game, Number, OneOf, YesNo
from pioche.games.mu import auction, cards, hidden, match, naming, scoring, state, tricks
from pioche.games.mu.bot import hints, prospects, quick
from pioche.games.mu.cards import PAIR_NAMES
from pioche.games.mu.table import asking, scene, story

GAME = Game.of(
    state.Mu,
    [auction, naming, tricks, scoring, match, cards, hidden, scene, asking, story, hints, quick, prospects],
    key="mu",
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
    first={"hands": 3},
    scores=lambda s: s.totals,
)
