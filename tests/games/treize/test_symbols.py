"""Chapters 4 and 5: receiving, and what the symbols do."""

from __future__ import annotations

import pytest

from pioche.games.treize.cards import limit, total
from pioche.testing import question
from tests.games.treize.table import faces, go, options, row, table, won


class TestR4_1Row:
    def test_cards_lie_in_the_order_of_arrival(self) -> None:
        s = go(table("n2 p1", ""), "n1, give 0")
        assert row(s, 0) == "n2 p1 n1"


class TestR4_2Refuse:
    def test_only_a_player_with_a_hand_is_asked(self) -> None:
        s = go(table("hand", "n1"), "n2, give 1")
        assert row(s, 1) == "n1 n2"
        go(s, "n3, give 0")
        assert question(s) == "0 Receive" and options(s) == ["accept", "refuse"]

    def test_hand_and_card_are_discarded_and_nobody_else_gets_the_card(self) -> None:
        """T19"""
        s = go(table("", "", "", "hand q5 q4 n3"), "n4, give 3, refuse")
        assert row(s, 3) == "q5 q4 n3" and s.is_served(3)
        assert faces(s.discard) == "hand n4" and s.rows[:3] == [[], [], []]
        go(s, "n1")
        assert question(s) == "0 Give" and options(s) == ["give 0", "give 1", "give 2"]

    def test_accepting_too_much_busts(self) -> None:
        """T19"""
        s = go(table("", "", "", "hand q5 q4 n3"), "n4, give 3, accept")
        assert len(s.pad) == 1 and sorted(faces(s.discard).split()) == ["hand", "n3", "n4", "q4", "q5"]

    def test_a_refused_draw_card_draws_nothing(self) -> None:
        """T21"""
        s = table("", "hand q5 q4 n2")
        pile = s.pile
        go(s, "d3, give 1, refuse")
        assert row(s, 1) == "q5 q4 n2" and faces(s.discard) == "hand d3" and s.pile == pile

    def test_a_drawn_card_may_be_refused_too_and_the_draw_card_stays(self) -> None:
        s = go(table("", "n1 hand"), "d2, give 1, accept, d4")
        assert question(s) == "1 Receive"
        go(s, "refuse")
        assert row(s, 1) == "n1 d2" and faces(s.discard) == "hand d4"

    @pytest.mark.parametrize("card", ["n1", "p0", "q5", "d0", "arrow", "limit", "hand", "g1", "g2"])
    def test_every_kind_of_card_may_be_refused(self, card: str) -> None:
        s = go(table("", "n1 hand n2"), f"{card}, give 1, refuse")
        assert row(s, 1) == "n1 n2" and won(s, 1) == "" and faces(s.discard) == f"hand {card}"

    def test_of_two_hands_the_leftmost_is_spent(self) -> None:
        s = go(table("", "hand n1 hand"), "n2, give 1, refuse")
        assert row(s, 1) == "n1 hand"


class TestR5_1Numbers:
    @pytest.mark.parametrize("card", ["n4", "p0", "q5"])
    def test_they_join_the_row_and_nothing_more_happens(self, card: str) -> None:
        s = go(table("", "n1"), f"{card}, give 1")
        assert row(s, 1) == f"n1 {card}" and s.discard == [] and question(s) == "? TurnUp"


class TestR5_2Arrow:
    def test_it_takes_the_last_card_with_it(self) -> None:
        s = go(table("", "n1 q5"), "arrow, give 1")
        assert row(s, 1) == "n1" and faces(s.discard) == "q5 arrow"

    def test_on_an_empty_row_it_has_no_effect_but_counts_as_the_card_of_the_deal(self) -> None:
        """T09"""
        s = go(table("", ""), "arrow, give 0")
        assert row(s, 0) == "" and faces(s.discard) == "arrow" and s.is_served(0)

    @pytest.mark.parametrize("last", ["limit", "d3", "p1", "n4"])
    def test_the_last_card_may_be_of_any_kind(self, last: str) -> None:
        assert row(go(table("", f"n1 {last}"), "arrow, give 1"), 1) == "n1"

    def test_even_a_hand_goes_if_the_arrow_is_accepted(self) -> None:
        assert row(go(table("", "n1 hand"), "arrow, give 1, accept"), 1) == "n1"

    def test_it_never_touches_the_won_pile(self) -> None:
        """T24"""
        s = go(table("", "n2"), "g1, give 1, n1, give 0, arrow, give 1")
        assert row(s, 1) == "" and won(s, 1) == "g1" and faces(s.discard) == "n2 arrow"

    def test_drawn_through_a_draw_card_it_takes_that_card(self) -> None:
        s = go(table("", "n1"), "d4, give 1, arrow")
        assert row(s, 1) == "n1" and faces(s.discard) == "d4 arrow"


class TestR5_3Limit:
    def test_the_limit_is_18_as_long_as_the_card_lies_there(self) -> None:
        """T10"""
        s = go(table("", "n4 p4 q4"), "limit, give 1")
        assert limit(s.rows[1]) == 18
        go(s, "n1, give 0, q5, give 1")
        assert total(s.rows[1]) == 17 and s.pad == []
        go(s, "n1, give 0, n1, give 1")
        assert len(s.pad) == 1

    def test_a_second_one_changes_nothing(self) -> None:
        """T11"""
        s = go(table("", "limit"), "limit, give 1")
        assert limit(s.rows[1]) == 18

    def test_losing_the_only_one_brings_13_back(self) -> None:
        s = go(table("", "n4 limit"), "arrow, give 1")
        assert limit(s.rows[1]) == 13


class TestR5_4DrawCard:
    def test_the_next_card_comes_from_the_draw_pile_not_from_the_packet(self) -> None:
        """T13"""
        s = table("", "", "n2 p3")
        pile = s.pile
        go(s, "d2, give 2, n3")
        assert row(s, 2) == "n2 p3 d2 n3" and total(s.rows[2]) == 10
        assert s.pile == pile - 1 and s.packet == 2

    def test_draw_cards_go_on_drawing(self) -> None:
        """T15"""
        s = table("n3", "")
        pile = s.pile
        go(s, "d1, give 0, d0, q3")
        assert row(s, 0) == "n3 d1 d0 q3" and total(s.rows[0]) == 7
        assert s.pile == pile - 2 and s.packet == 1 and question(s) == "? TurnUp"

    def test_a_drawn_immediate_plus_is_won(self) -> None:
        """T17"""
        s = go(table("", ""), "d0, give 0, g2")
        assert row(s, 0) == "d0" and won(s, 0) == "g2"

    def test_a_draw_card_that_reaches_the_limit_draws_nothing(self) -> None:
        s = table("", "q5 q4")
        pile, packet = s.pile, s.packet
        go(s, "d4, give 1")
        assert len(s.pad) == 1 and s.pile + s.packet == pile + packet - 1

    def test_the_card_drawn_may_bust(self) -> None:
        """T18"""
        s = table("", "n4 q5", "")
        go(s, "d3, give 1, p2")
        assert s.pad == [[0, 0, 0]] and sorted(faces(s.discard).split()) == ["d3", "n4", "p2", "q5"]
        assert s.pile + s.packet == 109 - 4


class TestR5_5Hand:
    def test_it_cannot_refuse_itself_but_the_next_card(self) -> None:
        """T23"""
        s = go(table("", ""), "hand, give 1")
        assert row(s, 1) == "hand" and question(s) == "? TurnUp"
        go(s, "n1, give 0, n2, give 1")
        assert question(s) == "1 Receive"

    def test_it_is_spent_once(self) -> None:
        s = go(table("hand", ""), "n4, give 0, refuse, n1, give 1, n3, give 0")
        assert row(s, 0) == "n3" and question(s) == "? TurnUp"


class TestR5_6ImmediatePlus:
    @pytest.mark.parametrize("card", ["g1", "g2"])
    def test_it_goes_straight_to_the_won_pile(self, card: str) -> None:
        """T24"""
        s = go(table("", "n2"), f"{card}, give 1")
        assert row(s, 1) == "n2" and won(s, 1) == card and s.discard == []

    def test_a_bust_does_not_take_it_back(self) -> None:
        s = go(table("", "q5 q5"), "g1, give 1, n1, give 0, n4, give 1")
        assert won(s, 1) == "g1" and s.pad == [[0, 1]]
