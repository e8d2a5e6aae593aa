"""Levels are levels in any game: in two that were not written with bots in mind, each beats the one below.

So few games can only show large differences; `pioche arena` measures small ones.
"""

from __future__ import annotations

from random import Random

import pytest

from pioche.bots.ismcts import Outlook
from pioche.bots.levels import small_slip
from pioche.core.game import Game
from pioche.lab.arena import Job, Standing, head_to_head, play
from tests.thirdparty.blindbid import GAME as BLINDBID
from tests.thirdparty.nothanks import GAME as NOTHANKS


@pytest.mark.parametrize(
    ("game", "players", "better", "worse", "deals"),
    [
        (NOTHANKS, 4, "casual", "beginner", 20),
        (NOTHANKS, 3, "strong", "greedy", 6),
        (NOTHANKS, 3, "strong", "casual", 6),
        (BLINDBID, 2, "casual", "beginner", 400),
        (BLINDBID, 2, "strong", "greedy", 30),
        (BLINDBID, 2, "strong", "casual", 30),
    ],
    ids=lambda value: value.key if isinstance(value, Game) else str(value),
)
def test_the_better_one_wins_more_often(game: Game, players: int, better: str, worse: str, deals: int) -> None:
    meeting = head_to_head(better, worse, players)
    standing, settings = Standing(meeting), game.settle({"players": players})
    for deal in range(deals):
        standing.add([play(game, Job(game.key, settings, lineup, "levels", deal)) for lineup in meeting.lineups])
    share = sum(standing.shares) / len(standing.shares)
    assert share > 0.5, f"{better} wins {share:.0%} of {standing.games} games against {worse}"


def found(choice: int, worth: float) -> Outlook:
    return Outlook(choice, 0.5, visits=10, total=10 * worth)


class TestSlips:
    def test_no_slip_costs_more_than_it_may(self) -> None:
        best, others = found(0, 0.6), [found(1, 0.57), found(2, 0.55), found(3, 0.3)]
        chosen = {small_slip(best, others, 0.08, Random(seed)) for seed in range(200)}
        assert chosen == {1, 2}

    def test_where_all_else_is_a_blunder_there_is_none(self) -> None:
        assert {small_slip(found(0, 0.9), [found(1, 0.1)], 0.08, Random(seed)) for seed in range(20)} == {0}

    def test_what_costs_less_is_likelier(self) -> None:
        best, others = found(0, 0.6), [found(1, 0.59), found(2, 0.53)]
        slips = [small_slip(best, others, 0.08, Random(seed)) for seed in range(300)]
        assert slips.count(1) > 2 * slips.count(2)
