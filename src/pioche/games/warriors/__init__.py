"""Warriors, with the Dragons: gather peoples, fight with dice, and have most of each people in the end."""

from __future__ import annotations

from pioche.core.game import Game, Number, YesNo
from pioche.games.warriors import attack, battle, catapults, preparation, scoring
from pioche.games.warriors.answers import CHOICES
from pioche.games.warriors.bot.hints import HINTS
from pioche.games.warriors.cards import MOST_PLAYERS
from pioche.games.warriors.hidden import imagine, implied, secrets, view
from pioche.games.warriors.standing import STANDING
from pioche.games.warriors.state import Warriors, census
from pioche.games.warriors.table import TABLE

GAME = Game(
    key="warriors",
    version=2,
    package=__name__,
    minutes=40,
    icon="crossed-swords",
    options=(
        Number(key="players", default=4, low=2, high=MOST_PLAYERS),
        YesNo(key="dragons", default=1, players=range(2, 5)),
    ),
    variants=({"dragons": 0},),
    chapters=(preparation, battle, attack, catapults, scoring),
    state=Warriors,
    start=preparation.start,
    choices=CHOICES,
    scores=scoring.scores,
    census=census,
    view=view,
    imagine=imagine,
    secrets=secrets,
    implied=implied,
    table=TABLE,
    hints=HINTS,
    standing=(STANDING,),
)
