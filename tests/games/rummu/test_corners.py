"""Rummü: positions that come up rarely, one rule against another."""

from __future__ import annotations

from pioche.core.flow import NOBODY
from pioche.games._mubox.deck import cards
from pioche.games.rummu.melds import in_order, worth
from pioche.games.rummu.scoring import points
from pioche.testing import question
from tests.games.rummu.table import go, laid, options, table


class TestJokers:
    def test_in_a_mixed_run_it_stands_for_the_colours_that_are_not_there(self) -> None:
        s = table("R7 B7 G7 K7 R1", "R2", "R3", melds=((1, "G6 Y7 K8"),), out=(0, 1))
        assert options(go(s, "swap from 1")) == ["R7", "B7"]

    def test_in_a_mixed_run_of_all_five_colours_it_stands_for_nothing(self) -> None:
        s = table("R7 R1", "R2", "R3", melds=((1, "R5 B6 Y7 G8 K9"),), out=(0, 1), discard="K8")
        assert options(s) == ["done"]

    def test_of_two_in_a_run_each_is_exchanged_for_its_own_number(self) -> None:
        s = table("R4 R6 K1", "R2", "G3", melds=((1, "R3 Y4 R5 Y6 R7"),), out=(0, 1))
        s = go(s, "swap from 1, R6")
        assert laid(s.melds[0]) == "R3 Y4 R5 R6 R7" and "swap from 1" in options(s)

    def test_a_set_of_three_gives_it_for_either_colour_that_is_missing(self) -> None:
        s = table("K5 G5 R1", "R2", "R3", melds=((1, "R5 B5 Y5"),), out=(0, 1))
        assert options(go(s, "swap from 1")) == ["G5", "K5"]

    def test_from_a_set_of_five_nobody_gets_it(self) -> None:
        s = table("R1 K1", "R2", "R3", melds=((1, "R5 B5 G5 Y5 K5"),), out=(0, 1))
        assert options(s) == ["done"]

    def test_taken_in_exchange_it_may_be_laid_down_at_once(self) -> None:
        s = table("R6 B5 B7 K1", "R2", "R3", melds=((1, "R5 Y6 R7"),), out=(0, 1))
        s = go(s, "swap from 1, R6, meld, B5, Y6, B7, close")
        assert laid(s.melds[1]) == "B5 Y6 B7" and s.owners == [1, 0]

    def test_taken_in_exchange_it_may_be_discarded(self) -> None:
        s = go(table("R6 K1", "R2", "R3", melds=((1, "R5 Y6 R7"),), out=(0, 1)), "swap from 1, R6, done")
        assert options(s) == ["Y6", "K1"]

    def test_as_many_jokers_as_other_cards_are_too_many(self) -> None:
        s = table("Y7 R1 K1", "R2", "R3", melds=((1, "R5 Y6 R4 Y3"),), out=(0, 1))
        assert "add to 1" not in options(s)

    def test_a_set_takes_no_second_one(self) -> None:
        assert options(table("Y7 R1", "R2", "R3", melds=((1, "R7 B7 Y7"),), out=(0, 1))) == ["done"]


class TestAdding:
    def test_at_both_ends_at_once(self) -> None:
        s = go(table("R3 R7 K1", "R2", "G3", melds=((1, "R4 R5 R6"),), out=(0, 1)), "add to 1, R3, R7, close")
        assert laid(s.melds[0]) == "R3 R4 R5 R6 R7" and points(s)[1] == 40 - 5

    def test_a_joker_makes_a_pure_run_a_mixed_one(self) -> None:
        s = go(table("Y7 K1", "R2", "G3", melds=((1, "G4 G5 G6"),), out=(0, 1)), "add to 1, Y7, close")
        assert worth(tuple(s.melds[0])) == 10

    def test_a_mixed_run_takes_no_colour_twice(self) -> None:
        s = table("R6 K6 K1", "R2", "G3", melds=((1, "R3 B4 G5"),), out=(0, 1))
        assert options(go(s, "add to 1")) == ["K6"]

    def test_a_run_ends_at_nine_and_at_zero(self) -> None:
        assert options(table("K0 R1", "R2", "G3", melds=((1, "K7 K8 K9"),), out=(0, 1), discard="B9")) == ["done"]

    def test_of_twins_one_fits(self) -> None:
        s = go(table("K7 K7 R1", "R2", "G3", melds=((1, "K4 K5 K6"),), out=(0, 1)), "add to 1, K7")
        assert options(s) == ["close"]

    def test_a_run_of_ten_is_the_longest_and_worth_ninety(self) -> None:
        s = go(table("G9 R1", "R2", "B3", melds=((0, "G0 G1 G2 G3 G4 G5 G6 G7 G8"),), out=(0,)), "add to 1, G9, close")
        assert worth(tuple(s.melds[0])) == 90 and options(s) == ["done"]


class TestTakingBack:
    def test_a_tail_is_as_long_as_it_takes_to_leave_a_run(self) -> None:
        """Without the three, as many jokers as reds would be left: the four goes along."""
        s = table("R8 G8 K8", "R2", "G3", melds=((0, "R3 Y4 R5 Y6 R7"),), out=(0,))
        s = go(s, "meld, R8, G8, K8, close, done, back from 1, low")
        assert laid(s.melds[0]) == "R5 Y6 R7" and laid(sorted(s.hands[0])) == "R3 Y4"
        s = go(s, "Y4")
        assert s.finisher == NOBODY and question(s) == "1 Draw"

    def test_taken_back_and_discarded_a_single_card_ends_the_hand(self) -> None:
        s = table("R8 G8 K8", "R2", "R3", melds=((0, "B3 B4 B5 B6"),), out=(0,))
        s = go(s, "meld, R8, G8, K8, close, done, back from 1, high, B6")
        assert s.is_over() and s.finisher == 0 and s.pad[0][0] == 10 + 0 + 10

    def test_not_from_the_melds_of_others(self) -> None:
        s = table("R8 G8 K8", "R2", "R3", melds=((1, "B3 B4 B5 B6"),), out=(0, 1))
        assert options(go(s, "meld, R8, G8, K8, close, done")) == ["back from 2"]

    def test_who_took_back_the_only_meld_is_still_out(self) -> None:
        s = table("R8 G8 K8", "R2", "R3", melds=((1, "B3 B4 B5 B6"),), out=(0, 1))
        s = go(s, "meld, R8, G8, K8, close, done, back from 2, whole, K8")
        assert s.out[0] and 0 not in s.owners and question(s) == "1 Draw"


class TestDiscarding:
    def test_of_two_cards_taken_either_may_go(self) -> None:
        s = go(table("R1", "R2", "R3", discard="G4 R9 K2", drawing=True), "take, take, stop, done")
        assert options(s) == ["R1", "R9", "K2"]

    def test_having_laid_something_down_the_card_taken_may_go(self) -> None:
        s = table("B3 B4 B5 B6 R1", "R2", "R3", discard="K2", drawing=True)
        s = go(s, "take, stop, meld, B3, B4, B5, B6, close, done")
        assert options(s) == ["R1", "K2"]

    def test_who_lays_down_nothing_keeps_as_many_cards_as_before(self) -> None:
        s = go(table("R1 R5", "R2", "R3"), "done, R5")
        assert not s.is_over() and laid(s.hands[0]) == "R1"


class TestScoring:
    def test_sets_of_sevens_and_ones_count_half(self) -> None:
        assert [worth(in_order(cards(meld))) for meld in ("R7 B7 G7 K7 Y7", "R1 B1 G1 K1", "B7 R7 G7 Y7")] == [
            25,
            15,
            5,
        ]

    def test_runs_with_sevens_count_in_full(self) -> None:
        assert worth(in_order(cards("B6 B7 B8"))) == 10

    def test_what_others_added_counts_for_the_owner(self) -> None:
        s = go(table("R6 R1", "R2", "B3", melds=((1, "R3 R4 R5"),), out=(0, 1)), "add to 1, R6, close, done, R1")
        assert s.is_over() and s.pad[0] == [10, 20 - 5, -5]

    def test_three_teams_of_two_sit_opposite(self) -> None:
        s = table("R1", "R2", "R3", "R4", "R5", "R6", teams=1, totals=(0, 200, 400))
        assert [s.side(seat) for seat in range(6)] == [0, 1, 2, 0, 1, 2]
        assert [s.need(seat) for seat in range(6)] == [4, 5, 6, 4, 5, 6]

    def test_each_player_of_a_team_comes_out_alone(self) -> None:
        s = table("G7 R6", "R2", "R3", "R9", melds=((2, "G4 G5 G6"),), out=(2,), teams=1)
        assert options(s) == ["done"]
