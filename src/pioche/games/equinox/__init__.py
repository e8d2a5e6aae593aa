"""Equinox: bet on creatures that will still be there after five rounds, and help them survive. Two to five players."""

from __future__ import annotations

from pioche.core.game import Game, Number, OneOf
from pioche.games.equinox import answers, drawing, hidden, imagining, playing, powers, predictions, scoring, turns
from pioche.games.equinox.bot import hints, outlook
from pioche.games.equinox.cards import MOST_SEATS
from pioche.games.equinox.state import Equinox
from pioche.games.equinox.table import asking, faces, scene, sheets, story

RULES = [turns, predictions, playing, powers, drawing, scoring, answers, hidden, imagining]
GAME = Game.of(
    Equinox,
    [*RULES, faces, scene, asking, story, sheets, hints, outlook],
    key="equinox",
    version=2,
    minutes=45,
    icon="holy-oak",
    options=(
        Number(key="players", default=4, low=2, high=MOST_SEATS),
        OneOf(key="creatures", default=turns.WAYS.index("drawn"), names=turns.WAYS),
    ),
    variants=(
        {"creatures": turns.WAYS.index("host"), "players": 2},
        {"creatures": turns.WAYS.index("agreed"), "players": 3},
    ),
    in_a_point=2,
)
