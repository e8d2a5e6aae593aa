"""NBA Deck-Building: build a team and its tactics card by card, and score with dice."""

from __future__ import annotations

from pioche.core.game import Game, Number, OneOf, YesNo
from pioche.games.nba import (
    actions,
    activation,
    buying,
    coaches,
    draft,
    drawing,
    hidden,
    market,
    mismatch,
    selection,
    setup,
    solo,
    state,
    turns,
)
from pioche.games.nba.answers import CHOICES, MOST_PLAYERS
from pioche.games.nba.bot.hints import HINTS
from pioche.games.nba.ownsets import CARDS, own_words
from pioche.games.nba.profiles import LEVEL_KEYS, PROFILE_KEYS
from pioche.games.nba.seasons import CAMPAIGN, LEGACY
from pioche.games.nba.state import Nba
from pioche.games.nba.table import TABLE

SEVERAL = range(2, MOST_PLAYERS + 1)
ALONE = range(1, 2)
CHAPTERS = (setup, coaches, selection, draft, drawing, market, actions, buying, mismatch, activation, turns, solo)

GAME = Game.of(
    Nba,
    [*CHAPTERS, state, hidden],
    key="nba",
    version=2,
    words=own_words,
    minutes=60,
    icon="basketball-ball",
    options=(
        Number(key="players", default=2, low=1, high=MOST_PLAYERS),
        OneOf(key="duration", default=1, names=setup.DURATION_KEYS),
        YesNo(key="team", default=0),
        YesNo(key="draft", default=0, players=SEVERAL),
        YesNo(key="moneytime", default=0),
        CARDS,
        OneOf(key="mismatch", default=0, names=setup.MISMATCH_KEYS),
        OneOf(key="coaches", default=0, names=setup.COACHING_KEYS),
        YesNo(key="medals", default=0),
        YesNo(key="tipoff", default=0, players=range(2, 3)),
        OneOf(key="profile", default=0, players=ALONE, names=("random", *PROFILE_KEYS)),
        OneOf(key="level", default=1, players=ALONE, names=LEVEL_KEYS),
    ),
    variants=(
        {"players": 2, "team": 1, "draft": 1, "moneytime": 1},
        {"players": 3, "draft": 1, "mismatch": 1, "coaches": 1, "medals": 1, "cards": 1},
        {"players": 2, "duration": 2, "draft": 1, "coaches": 2, "moneytime": 1},
        {"players": 4, "team": 1, "mismatch": 3, "coaches": 2, "medals": 1, "moneytime": 1},
        {"players": 2, "duration": 1, "tipoff": 1, "coaches": 1},
        {"players": 1, "profile": 3, "level": 4, "coaches": 2, "medals": 1, "mismatch": 2},
        {"players": 1, "duration": 3, "team": 1, "moneytime": 1, "cards": 1, "profile": 6, "level": 0},
    ),
    short={"duration": 0},
    first={"duration": 0},
    choices=CHOICES,
    table=TABLE,
    hints=HINTS,
    series=(CAMPAIGN, LEGACY),
)
