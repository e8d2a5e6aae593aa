"""Warriors, with the Dragons: gather peoples, fight with dice, and have most of each people in the end."""

from __future__ import annotations

from pioche.core.game import Game, Number, YesNo
from pioche.games.warriors import attack, battle, cards, catapults, hidden, preparation, scoring, state, table
from pioche.games.warriors.answers import CHOICES
from pioche.games.warriors.bot import hints
from pioche.games.warriors.standing import STANDING

GAME = Game.of(
    state.Warriors,
    [preparation, battle, attack, catapults, scoring, state, hidden, table, hints],
    key="warriors",
    version=2,
    minutes=40,
    icon="crossed-swords",
    options=(
        Number(key="players", default=4, low=2, high=cards.MOST_PLAYERS),
        YesNo(key="dragons", default=1, players=range(2, 5)),
    ),
    variants=({"dragons": 0},),
    first={"dragons": 0},
    choices=CHOICES,
    standing=(STANDING,),
)
