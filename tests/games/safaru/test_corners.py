"""Safarü: positions that come up rarely, one rule against another."""

from __future__ import annotations

from pioche.core.flow import CHANCE
from pioche.games._mubox.deck import cards
from pioche.games.safaru import GAME
from pioche.games.safaru.cards import ADD, PAIR, REVERSED, TOTAL, catches
from pioche.games.safaru.scoring import points
from pioche.testing import question
from tests.games.safaru.table import go, laid, options, table


def ways(wild: str, played: str, method: int) -> list[str]:
    return [laid([*way]) for way in catches(cards(wild), cards(played)[0], method)]


class TestNumbers:
    def test_a_zero_is_reached_by_two_zeros(self) -> None:
        assert ways("R0 B0 G3", "G0", ADD) == ["R0 B0"] and ways("R0 G3", "G0", ADD) == []

    def test_a_one_is_reached_by_a_zero_and_a_one(self) -> None:
        assert ways("R0 B1 G3", "K1", ADD) == ["R0 B1"]

    def test_a_one_makes_seventeen_with_nine_and_seven(self) -> None:
        assert ways("G9 K7 R3", "R1", TOTAL) == ["G9 K7"]

    def test_nothing_above_nine_is_needed_for_seventeen_with_an_eight(self) -> None:
        assert ways("G9 K4 R5", "R8", TOTAL) == ["R5 K4", "G9"] and ways("G7", "R8", TOTAL) == []

    def test_cards_alike_are_one_way(self) -> None:
        assert ways("K7 K7 G2", "R7", PAIR) == ["K7"] and ways("K7 K7 G2", "R9", ADD) == ["G2 K7"]


class TestZeros:
    def test_a_single_card_for_seventeen_takes_the_zero_along(self) -> None:
        assert ways("R0 G9", "R8", TOTAL) == ["R0 G9"]

    def test_a_second_zero_is_still_there_for_the_next_method(self) -> None:
        s = go(table("K8 R1", "G2 B4", wild="R0 B0 G9 B3 R5"), "K8, add, R0, R5, B3, done, total")
        assert options(s) == ["B0"] and options(go(s, "B0")) == ["G9"]

    def test_a_pair_leaves_a_zero_lying(self) -> None:
        s = go(table("K6 R1", "G2 B4", wild="R0 G6"), "K6, pair, G6, done")
        assert laid(s.wild) == "R0"


class TestTurns:
    def test_methods_come_in_any_order(self) -> None:
        s = go(table("R8 R1", "G2 B4", wild="R3 B5 G9 K8"), "R8, pair, K8, done, total, G9, done")
        assert options(s) == ["add", "finish"]

    def test_the_card_played_cannot_be_caught_by_its_own_turn(self) -> None:
        s = go(table("R4 R1", "G2 B5", wild="K4 B4"), "R4, pair, B4, done")
        assert question(s) == "1 PlayCard" and laid(s.wild) == "K4" and laid(s.caught[0]) == "B4 R4"

    def test_a_twin_left_lying_is_no_second_pair(self) -> None:
        s = go(table("R7 R1", "G2 B4", wild="K7 K7"), "R7, pair, K7, done")
        assert question(s) == "1 PlayCard" and laid(s.wild) == "K7"

    def test_who_is_left_with_an_empty_wild_releases_and_the_next_may_catch_that(self) -> None:
        s = go(table("R8 R1", "G1 B4", wild="K8"), "R8, pair, K8, done")
        assert s.wild == []
        s = go(s, "G1, R1, pair, G1, done")
        assert laid(s.caught[0]) == "K8 R8 G1 R1"


class TestReversed:
    def test_a_pair_that_is_named_brings_both_cards(self) -> None:
        s = go(table("R8 R1", "G2 B4", wild="R3 B5 G9 K8", variant=REVERSED), "R8, pair, K8, done")
        assert laid(s.caught[0]) == "K8 R8"

    def test_with_one_method_the_player_chooses_which_cards(self) -> None:
        s = go(table("K5 R9", "G2 B4", wild="R1 B2 G3 K4", variant=REVERSED), "K5, add")
        assert question(s) == "0 Take" and options(s) == ["R1", "B2"]

    def test_the_left_neighbour_of_a_partnership_is_an_opponent(self) -> None:
        s = go(table("R8 R1", "G2 B4", "G5 K2", "B1 K3", wild="R3 B5 G9 K8", variant=REVERSED, turn=0), "R8")
        assert question(s) == "1 NameMethod" and s.side(1) != s.side(0)

    def test_the_last_player_is_named_to_by_the_first(self) -> None:
        s = go(table("R1 R2", "G2 R8", wild="R3 B5 G9 K8", variant=REVERSED, turn=1), "R8")
        assert question(s) == "0 NameMethod"

    def test_a_zero_must_be_taken_along_there_too(self) -> None:
        s = go(table("R8 R1", "G2 B4", wild="R0 G9", variant=REVERSED), "R8, total")
        assert options(s) == ["R0"]

    def test_equal_totals_share_the_win(self) -> None:
        s = go(table("R9", "", stock=False, variant=REVERSED, caught=("Y9", "Y1")), "R9")
        assert s.is_over() and s.ranks == [0, 0]


class TestMatch:
    def test_exactly_the_target_is_enough(self) -> None:
        s = go(table("R9", "", stock=False, target=100, totals=(76, 40), caught=("B9", "")), "R9")
        assert s.totals == [100, 40] and s.is_over()

    def test_points_below_nothing_are_carried_on(self) -> None:
        s = go(table("R9", "", stock=False, target=100, totals=(3, 40), caught=("Y9 R0", "")), "R9")
        assert s.totals[0] == 3 + 1 - 5 - 12 and s.to_move() == CHANCE

    def test_the_next_game_is_dealt_by_the_next_player(self) -> None:
        s = go(table("R9", "", "", stock=False, target=100, dealer=2), "R9")
        assert s.to_move() == CHANCE and s.dealer == 0 and s.deals == 0

    def test_the_seats_of_a_side_win_together(self) -> None:
        s = go(table("R9", "", "", "", stock=False, caught=("B9", "R2")), "R9")
        assert s.ranks == [0, 2, 0, 2] and GAME.scores(s) == [24, 1, 24, 1]

    def test_the_prize_of_three_equals_is_divided_in_three(self) -> None:
        assert points(table("", "", "", variant=REVERSED, caught=("Y9", "Y1", "Y1"))) == [14, 14, 14]
