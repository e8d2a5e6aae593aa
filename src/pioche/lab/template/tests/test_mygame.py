"""Mygame: what the paragraphs say, and the laws every game keeps."""

from __future__ import annotations

import pytest
from mygame import GAME

from pioche.testing import keeps_the_laws, play


@pytest.mark.parametrize("settings", [*GAME.every_table()], ids=str)
def test_the_laws_hold(settings: dict[str, int]) -> None:
    keeps_the_laws(GAME, settings, games=5)


class TestR1_2TurnUp:
    def test_whoever_has_more_than_twenty_one_points_is_out(self) -> None:
        s = GAME.start(GAME.settle({"players": 2}))
        play(GAME, s, "take = 20, take = 5, take = 2, stop")
        assert s.is_over() and s.points == [0, 5] and s.ranks == [1, 0]
