"""Warriors, with the Dragons: gather peoples, fight with dice, and have most of each people in the end."""

from __future__ import annotations

from pioche.core.game import Game, Number, YesNo
from pioche.games.warriors import answers, attack, battle, cards, catapults, hidden, preparation, scoring
from pioche.games.warriors.bot import hints, prospects
from pioche.games.warriors.standing import STANDING
from pioche.games.warriors.state import Warriors
from pioche.games.warriors.table import asking, faces, scene, story

RULES = [preparation, battle, attack, catapults, scoring, answers, hidden]
GAME = Game.of(
    Warriors,
    [*RULES, faces, scene, asking, story, hints, prospects],
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
    standing=(STANDING,),
)
