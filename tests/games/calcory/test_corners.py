"""Calcory: positions that come up rarely, one rule against another."""

from __future__ import annotations

from pioche.core.flow import NOBODY
from pioche.games._mubox.deck import cards
from pioche.games.calcory import GAME
from pioche.games.calcory.cards import EMPTY
from pioche.testing import play, question
from tests.games.calcory.table import go, options, table


class TestZeros:
    def test_a_zero_makes_an_equal_sum_the_better_one(self) -> None:
        s = go(table(standing="R4 R7", owner=0, turn=1), "B0, B4, B7, stop")
        assert s.owner == 1 and len(s.standing) == 3

    def test_a_zero_may_stand_alone_and_anything_beats_it(self) -> None:
        s = go(table(won=(3, 0, 0)), "R0, stop")
        assert s.owner == 0 and question(s) == "1 TurnCard"
        assert go(s, "B1, G1, stop").owner == 1

    def test_a_zero_with_another_card_beats_that_card_alone(self) -> None:
        s = go(table(standing="R9", owner=0, turn=1, won=(4, 4, 4)), "B9, B0, stop")
        assert s.owner == 1

    def test_two_zeros_end_the_turn_while_a_group_stands(self) -> None:
        s = go(table(standing="R4 R7", owner=0, turn=1), "B0, G0")
        assert s.owner == 0 and s.group == [] and question(s) == "2 TurnCard"

    def test_the_second_zero_does_not_make_thirteen_wait(self) -> None:
        """At thirteen the turn is over: no second zero can be turned up any more."""
        assert question(go(table(), "R0, R6, R7")) == "0 PutBack"


class TestBetter:
    def test_an_equal_sum_with_fewer_cards_is_given_up(self) -> None:
        s = go(table(standing="R1 R2 R8", owner=0, turn=1), "B4, B7, stop")
        assert s.owner == 0 and s.group == []

    def test_twelve_is_beaten_by_twelve_with_more_cards_alone(self) -> None:
        s = go(table(standing="R5 R7", owner=0, turn=1), "B9, B2, B1, stop")
        assert s.owner == 1 and len(s.standing) == 3

    def test_below_the_mark_with_more_cards_is_given_up(self) -> None:
        s = go(table(standing="R5 R7", owner=0, turn=1), "B1, G1, B2, B3, stop")
        assert s.owner == 0

    def test_who_has_won_nothing_turns_up_two_even_if_the_first_beats_what_stands(self) -> None:
        s = go(table(standing="R2 R3", owner=0, turn=1), "B9")
        assert "stop" not in options(s)
        assert "stop" in options(go(s, "B1"))

    def test_whose_group_was_beaten_plays_an_ordinary_turn(self) -> None:
        s = go(table(players=2, standing="R4 R7", owner=0, turn=1), "B8, B4, stop")
        assert question(s) == "0 TurnCard" and s.won == [0, 0]


class TestCollecting:
    def test_of_two_cards_one_comes_to_the_pile(self) -> None:
        s = go(table(players=2, standing="R4 R7", owner=0, turn=1), "B9, B8, back R7, f9")
        assert s.won == [1, 0] and s.standing == [] and question(s) == "1 TurnCard"

    def test_with_four_players_it_must_survive_three(self) -> None:
        s = go(table(players=4, standing="R1 R2 R7", owner=0, turn=1), "B9, B8, G9, G8")
        assert question(s) == "3 TurnCard" and s.owner == 0
        assert question(go(s, "K9, K8")) == "0 PutBack"

    def test_who_collects_does_not_turn_up_a_card_before_the_others_have_played(self) -> None:
        s = go(table(players=2, standing="R4 R7", owner=0, turn=1), "B9, B8, back R7, f9, G9, G8")
        assert question(s) == "0 TurnCard"

    def test_it_ends_a_time_without_cards_won(self) -> None:
        s = go(table(players=2, standing="R4 R7", owner=0, turn=1, idle=18), "B9, B8, back R7, f9")
        assert not s.is_over() and s.idle <= 1


class TestThirteen:
    def test_another_ones_single_card_still_ends_the_game_after_it(self) -> None:
        s = go(table(players=2, standing="R9", owner=0, turn=1, won=(4, 1)), "B6, B7, back B6, a1")
        assert s.is_over() and s.won == [5, 2]

    def test_where_it_beats_what_stands_the_game_goes_on(self) -> None:
        s = go(table(players=2, standing="R9", owner=0, turn=1, won=(4, 1), thirteen_beats=1), "B6, B7, back B6, a1")
        assert not s.is_over() and s.owner == NOBODY and question(s) == "0 TurnCard"

    def test_with_the_last_card_face_down_it_is_taken_not_marked(self) -> None:
        s = go(table(left=2, won=(3, 2, 2)), "R6, R7")
        assert question(s) == "0 PutBack"

    def test_a_card_put_back_is_turned_up_with_the_face_it_had(self) -> None:
        s = go(table(players=2), "R6, R7, back R7, a1")
        play(GAME, s, "a1")
        assert s.cards(s.group) == cards("R7") and s.gone == cards("R6")


class TestLastCards:
    def test_who_has_won_nothing_turns_up_the_last_two_and_they_stand(self) -> None:
        s = go(table(left=2, won=(0, 3, 2)), "R4")
        assert "stop" not in options(s)
        s = go(s, "R5")
        assert question(s) == "0 PutBack" and s.pool == sorted(cards("R4 R5"))  # nobody could turn up another one

    def test_all_marked_the_others_are_passed_over_and_the_owner_collects(self) -> None:
        s = go(table(left=2, won=(3, 3, 2)), "R4, R5")
        assert question(s) == "0 PutBack"
        s = go(s, "back R4, a1")
        assert question(s) == "1 TurnCard" and options(s) == ["a1"]

    def test_the_very_last_card_ends_the_game_for_who_turns_it_up(self) -> None:
        s = go(table(left=2, won=(3, 3, 2)), "R4, R5, back R4, a1")
        play(GAME, s, "a1")
        assert s.is_over() and s.won == [4, 4, 2] and s.grid == [EMPTY] * 60 and s.ranks == [0, 0, 2]

    def test_a_last_card_that_does_not_beat_what_stands_goes_back(self) -> None:
        s = go(table(players=2, standing="R9 R2", owner=0, turn=1, left=3, won=(3, 3)), "B4")
        assert question(s) == "0 PutBack" and s.group == [] and len(s.down) == 1
