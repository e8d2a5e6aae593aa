"""Mü §8: the match, hand after hand."""

from __future__ import annotations

from random import Random

import pytest

from pioche.core.flow import CHANCE
from pioche.core.game import Refused
from pioche.games.mu import GAME
from pioche.games.mu.match import MOST_VOIDS
from pioche.games.mu.state import Mu
from tests.games.mu.table import all_pass, auction, deal, play, tricks


def void(s: Mu) -> None:
    """Everybody passes."""
    if s.to_move() == CHANCE:
        deal(s)
    all_pass(s)


class TestR8_1Totals:
    def test_the_points_of_each_hand_are_added(self) -> None:
        s = tricks("R9", "R1", "R2", "R3", partner=2, chief_trump="red", won=(30, 10, 10, 8), totals=(10, 20, 30, 40))
        play(s, "R9, R1, R2, R3")
        assert s.pad == [[42, 10, 20, 8]]
        assert s.totals == [52, 30, 50, 48]

    def test_a_total_may_fall_below_zero(self) -> None:
        s = auction(".. | R1", ".. | R2", "..", "..")
        all_pass(s)
        assert s.totals == [5, -10, 0, 0]

    def test_the_target_is_normally_200(self) -> None:
        assert GAME.settle({})["target"] == 200 and GAME.settle({})["hands"] == 0

    def test_the_table_may_settle_on_another_target_or_a_number_of_hands(self) -> None:
        assert GAME.settle({"target": 500})["target"] == 500
        assert GAME.settle({"hands": 6})["hands"] == 6

    @pytest.mark.parametrize(
        "wanted", [{"target": 49}, {"target": 1001}, {"hands": 51}, {"players": 2}, {"players": 7}]
    )
    def test_other_numbers_are_refused(self, wanted: dict[str, int]) -> None:
        with pytest.raises(Refused):
            GAME.settle(wanted)


class TestR8_2End:
    def test_it_ends_after_the_hand_that_brings_somebody_to_the_target(self) -> None:
        """Scenario 49: both reach 200, the higher total wins."""
        s = tricks("", "", "", "", won=(24, 30, 6, 0), partner=1, bid=4, chief_trump="red", totals=(185, 170, 120, 90))
        assert s.is_over()
        assert s.pad == [[64, 70, 6, 0]] and s.totals == [249, 240, 126, 90]
        assert s.ranks == [0, 1, 2, 3]

    def test_exactly_the_target_is_enough(self) -> None:
        s = tricks("", "", "", "", won=(0, 0, 30, 30), partner=1, bid=1, totals=(0, 0, 165, 0))
        assert s.totals[2] == 200 and s.is_over()

    def test_one_less_is_not(self) -> None:
        s = tricks("", "", "", "", won=(0, 0, 30, 30), partner=1, bid=1, totals=(0, 0, 164, 0))
        assert s.totals[2] == 199 and not s.is_over()

    def test_a_stalemate_can_end_it(self) -> None:
        s = auction(".. | R1", ".. | R2", "..", "..", target=50)
        s.totals = [45, 40, 0, 0]
        all_pass(s)
        assert s.is_over() and s.totals == [50, 30, 0, 0] and s.ranks == [0, 1, 2, 2]

    def test_a_stalemate_counts_as_a_hand(self) -> None:
        s = auction(".. | R1", ".. | R2", "..", "..", hands=1)
        all_pass(s)
        assert s.is_over()

    def test_a_void_hand_does_not_count(self) -> None:
        s = auction("..", "..", "..", "..", hands=1)
        all_pass(s)
        assert not s.is_over() and s.to_move() == CHANCE and s.hand == 0

    def test_an_agreed_number_of_hands_is_played_whatever_the_totals(self) -> None:
        s = tricks("", "", "", "", won=(60, 0, 0, 0), partner=1, bid=10, totals=(999, 0, 0, 0), hands=2)
        assert not s.is_over() and s.hand == 1
        deal(s)
        play(s, "B3, stop, G6, stop, pass, pass, pass, pass")
        assert s.hand == 2 and s.is_over() and s.totals == [1059 + 100, 100 + 5, -10, 0]

    def test_whole_matches_end(self) -> None:
        for players in GAME.players:
            rng = Random(players)
            s = GAME.start(GAME.settle({"players": players}))
            s.run_on()
            while not s.is_over():
                s.happen(s.draw(rng)) if s.to_move() == CHANCE else s.play(rng.choice(s.options()))
            assert max(s.totals) >= 200 or s.voids == MOST_VOIDS
            assert s.totals == [sum(points) for points in zip(*s.pad, strict=True)]
            assert all(max(map(sum, zip(*s.pad[:played], strict=True))) < 200 for played in range(1, len(s.pad)))


class TestR8_3Winner:
    def test_the_highest_total_wins(self) -> None:
        s = tricks("", "", "", won=(30, 6, 0), bid=1, chief_trump="red", totals=(0, 210, -50))
        assert s.is_over() and s.totals == [40, 216, -50] and s.ranks == [1, 0, 2]

    def test_equal_totals_share_the_win(self) -> None:
        s = tricks("", "", "", "", won=(20, 20, 10, 10), partner=1, bid=1, chief_trump="red", totals=(190, 190, 0, 100))
        assert s.is_over() and s.totals == [220, 220, 10, 110] and s.ranks == [0, 0, 3, 2]

    def test_the_scores_of_the_game_are_the_totals(self) -> None:
        s = tricks("", "", "", "", won=(20, 20, 10, 10), partner=1, bid=1, chief_trump="red", totals=(190, 190, 0, 100))
        assert GAME.scores(s) == [220, 220, 10, 110]


class TestR8_4TwentyVoids:
    def test_twenty_void_hands_in_a_row_end_the_match_as_it_stands(self) -> None:
        s = auction("..", "..", "..", "..")
        s.totals = [10, 50, 20, 50]
        for _ in range(19):
            void(s)
            assert not s.is_over()
        void(s)
        assert s.is_over() and s.totals == [10, 50, 20, 50] and s.ranks == [3, 0, 2, 0]

    def test_also_when_hands_were_agreed(self) -> None:
        s = auction("..", "..", "..", hands=3)
        for _ in range(20):
            void(s)
        assert s.is_over() and s.hand == 0 and s.ranks == [0, 0, 0]

    def test_the_dealer_changes_every_time(self) -> None:
        s = auction("..", "..", "..", dealer=1)
        dealers = []
        for _ in range(6):
            dealers.append(s.dealer)
            void(s)
        assert dealers == [1, 2, 0, 1, 2, 0]

    def test_a_hand_that_counts_starts_the_count_again(self) -> None:
        s = auction("..", "..", "..")
        for _ in range(19):
            void(s)
        deal(s)
        first, second = s.dealer, (s.dealer + 1) % 3
        for seat in (first, second):
            assert s.to_move() == seat
            s.play(s.options()[1])
            play(s, "stop")
        play(s, "pass, pass, pass")
        assert s.hand == 1 and s.voids == 0
        for _ in range(19):
            void(s)
        assert not s.is_over()
