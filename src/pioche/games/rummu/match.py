"""Rummü, chapters 2 and 6: hand after hand."""

from __future__ import annotations

from pioche.core.flow import AnySeat, Step, ranking
from pioche.core.game import Settings
from pioche.games.rummu.drawing import Deal
from pioche.games.rummu.scoring import is_decided, scores
from pioche.games.rummu.state import Rummu


def start(settings: Settings) -> Rummu:
    s = Rummu(settings["players"], settings["teams"], settings["target"], settings["hands"], settings["come-out"])
    s.then(ChooseDealer(), Deal(), NextHand())
    return s


class ChooseDealer(AnySeat[Rummu]):
    """2.3: chance names the first dealer."""


class NextHand(Step[Rummu]):
    """6.5, 2.3: the match is decided, the highest total wins; or the left neighbour deals another hand."""

    def apply(self, s: Rummu, choice: int) -> None:
        if is_decided(s):
            s.end_game(ranking(scores(s)))
        else:
            s.dealer = (s.dealer + 1) % s.players
            s.then(Deal(), NextHand())
