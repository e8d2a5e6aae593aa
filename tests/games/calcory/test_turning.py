"""Calcory, chapters 1 and 2."""

from __future__ import annotations

from random import Random

from pioche.core.flow import NOBODY
from pioche.games._mubox.deck import DECK, NUMBER, cards
from pioche.games.calcory import GAME
from pioche.games.calcory.cards import CHOICES, EMPTY, FRESH, PLACES
from pioche.testing import question
from tests.games.calcory.table import go, options, table


class TestR1_1Cards:
    def test_ones_and_sevens_are_there_ten_times_every_other_number_five_times(self) -> None:
        numbers = [NUMBER[card] for card in DECK]
        assert [numbers.count(n) for n in range(10)] == [5, 10, 5, 5, 5, 5, 5, 10, 5, 5]
        assert sum(numbers) == 265


class TestR1_2Layout:
    def test_sixty_cards_lie_face_down_in_six_rows_of_ten(self) -> None:
        s = GAME.start(GAME.settle({"players": 3}))
        assert s.grid == [FRESH] * 60 and s.standing == [] and len(s.unseen) == 60
        assert CHOICES[0] == "a1" and CHOICES[PLACES - 1] == "f10"


class TestR1_3Piles:
    def test_all_piles_are_empty_and_nobody_has_marked_a_card(self) -> None:
        s = GAME.start(GAME.settle({"players": 4}))
        assert s.won == [0, 0, 0, 0] and s.owner == NOBODY


class TestR1_4Start:
    def test_chance_names_who_begins_and_it_goes_clockwise(self) -> None:
        starts = set()
        for seed in range(30):
            s = GAME.start(GAME.settle({"players": 3}))
            s.happen(s.draw(Random(seed)))
            starts.add(s.to_move())
        assert starts == {0, 1, 2}
        s = go(table(turn=2), "R9, R8")
        assert question(s) == "0 TurnCard"


class TestR2_1Turning:
    def test_any_card_that_lies_face_down_may_be_turned_up(self) -> None:
        s = table(left=30)
        assert len(options(s)) == 30 and "stop" not in options(s)

    def test_the_same_card_is_not_turned_up_twice_in_a_turn(self) -> None:
        s = go(table(), "R2")
        assert "a1" not in options(s) and "a2" in options(s)

    def test_marked_cards_cannot_be_used(self) -> None:
        s = table(standing="R4 R7", owner=0, turn=1)
        assert "f10" not in options(s) and "f9" not in options(s)

    def test_a_card_that_was_turned_back_shows_the_same_face_again(self) -> None:
        s = go(table(seen="R6 R9"), "f1")
        assert s.cards(s.group) == cards("R6") and s.to_move() == 0

    def test_what_nobody_has_seen_is_any_of_the_cards_left(self) -> None:
        s = table(left=60)
        s.play(0)
        drawn = {s.draw(Random(seed))[0] for seed in range(2000)}
        assert drawn == {*DECK}


class TestR2_2TooMuch:
    def test_above_thirteen_all_cards_of_the_turn_are_turned_back(self) -> None:
        s = go(table(), "R9, R8")
        assert s.group == [] and s.won == [0, 0, 0] and question(s) == "1 TurnCard"
        assert s.grid[0] == cards("R9")[0] and len(s.down) == 60

    def test_the_standing_group_is_untouched(self) -> None:
        s = go(table(standing="R4 R7", owner=0, turn=1), "B9, G9")
        assert s.owner == 0 and len(s.standing) == 2 and question(s) == "2 TurnCard"


class TestR2_3TwoZeros:
    def test_a_second_zero_ends_the_turn_though_the_sum_is_low(self) -> None:
        s = go(table(), "R0, R5, B0")
        assert s.group == [] and question(s) == "1 TurnCard"

    def test_a_single_zero_is_a_card_like_any_other(self) -> None:
        s = go(table(), "R0, R6, R7")
        assert question(s) == "0 PutBack" and len(s.pool) == 3


class TestR2_4Thirteen:
    def test_exactly_thirteen_takes_the_cards_at_once(self) -> None:
        s = go(table(), "R6, R7")
        assert question(s) == "0 PutBack" and s.pool == sorted(cards("R6 R7"))
        assert s.grid[0] == s.grid[1] == EMPTY


class TestR2_5PuttingBack:
    def test_one_card_goes_back_face_down_the_others_to_the_pile(self) -> None:
        s = go(table(), "R6, R7, back R6, a2")
        assert s.won == [1, 0, 0] and s.grid[1] == cards("R6")[0] and s.grid[0] == EMPTY
        assert len(s.down) == 59 and question(s) == "1 TurnCard"

    def test_of_three_cards_two_are_won(self) -> None:
        assert go(table(), "R0, R6, R7, back R0, a1").won == [2, 0, 0]

    def test_any_empty_place_will_do_and_no_other(self) -> None:
        s = go(table(left=50), "R6, R7, back R7")
        assert options(s) == ["a1", "a2", *[f"f{column}" for column in range(1, 11)]]

    def test_of_two_cards_alike_one_is_offered(self) -> None:
        s = go(table(), "R1, R1, R4, R7")
        assert options(s) == ["back R1", "back R4", "back R7"]


class TestR2_6Stopping:
    def test_who_stops_marks_the_cards_which_stay_face_up(self) -> None:
        s = go(table(), "R4, R7, stop")
        assert s.owner == 0 and s.standing == [0, 1] and len(s.down) == 58 and question(s) == "1 TurnCard"

    def test_seven_cards_may_stand_though_a_colour_has_six_markers(self) -> None:
        s = go(table(), "R0, R1, R1, B1, B1, G1, G1, stop")
        assert len(s.standing) == 7 and s.owner == 0


class TestR2_7TwoAtLeast:
    def test_who_has_won_nothing_turns_up_two_before_stopping(self) -> None:
        s = go(table(), "R9")
        assert "stop" not in options(s)
        assert "stop" in options(go(s, "R2"))

    def test_who_has_won_cards_may_stop_after_one(self) -> None:
        s = go(table(won=(3, 0, 0)), "R9")
        assert "stop" in options(s)


class TestR2_8NothingLeft:
    def test_the_last_card_stands_by_itself(self) -> None:
        s = go(table(left=1, won=(5, 4, 3)), "R9")
        assert s.is_over() and s.won == [6, 4, 3]

    def test_with_one_card_left_one_is_enough_for_who_has_won_nothing(self) -> None:
        s = go(table(left=1, won=(0, 4, 3), turn=0), "R9")
        assert s.is_over() and s.won == [1, 4, 3]
