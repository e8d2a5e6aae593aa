"""Chapters 6 and 7: thirteen, scoring, and the end."""

from __future__ import annotations

import pytest

from pioche.games.treize.scoring import scores
from pioche.testing import question
from tests.games.treize.table import faces, go, options, row, table, won


class TestR6_1Bust:
    def test_reaching_thirteen_is_enough(self) -> None:
        """T04"""
        s = go(table("", "n4 p3 d3"), "n3, give 1")
        assert len(s.pad) == 1 and s.rows == [[], []]

    def test_below_the_limit_the_round_goes_on(self) -> None:
        s = go(table("", "n4 p3 d3"), "n2, give 1")
        assert s.pad == [] and row(s, 1) == "n4 p3 d3 n2"

    def test_reaching_eighteen_is_enough_with_a_raised_limit(self) -> None:
        """T10"""
        s = go(table("", "n4 p4 q4 limit q5"), "n1, give 1")
        assert len(s.pad) == 1

    def test_the_round_stops_at_once(self) -> None:
        s = go(table("n4 n4 n4", "", "", dealer=2), "n1, give 0")
        assert question(s) == "? TurnUp" and s.served == 0 and s.dealer == 1


class TestR6_2PacketBack:
    def test_the_rest_of_the_packet_goes_back_unseen_on_the_pile(self) -> None:
        """T04"""
        s = table("", "n4 p3 d3", "", "", served=(0,))
        stack = s.pile + s.packet
        go(s, "n3, give 1")
        assert s.pile + s.packet == stack - 1 and s.packet == 4
        assert sum(map(len, s.unseen)) == stack - 1

    def test_the_cards_put_back_are_the_next_to_come(self) -> None:
        """T04: whatever the order, nothing but the stack is dealt from."""
        s = go(table("", "n4 p3 d3", stack=("n3 q5 p1 p2 g1",)), "n3, give 1")
        assert [faces(layer) for layer in s.unseen] == ["p1 p2 q5 g1"] and s.packet == 2 and s.pile == 2


class TestR6_3Scoring:
    def test_the_bust_player_loses_the_row_plus_cards_included(self) -> None:
        """T04"""
        s = go(table("", "n4 p3 d3"), "n3, give 1")
        assert sorted(faces(s.discard).split()) == ["d3", "n3", "n4", "p3"] and won(s, 1) == ""

    def test_the_others_win_their_plus_cards(self) -> None:
        """T06"""
        s = go(table("q4 q4 q4", "", "n4 n4 n4"), "n1, give 2")
        assert won(s, 0) == "q4 q4 q4" and scores(s) == [6, 0, 0] and s.pad == [[6, 0, 0]]

    def test_what_was_won_before_is_safe_and_all_other_cards_are_discarded(self) -> None:
        """T07"""
        s = table("n2 p1 limit hand", "q2 n4 p4", won=("", "q1 q2 g1"))
        go(s, "d3, give 1")
        assert won(s, 1) == "q1 q2 g1" and won(s, 0) == "p1" and scores(s) == [1, 5]
        assert sorted(faces(s.discard).split()) == ["d3", "hand", "limit", "n2", "n4", "p4", "q2"]

    def test_after_scoring_all_rows_are_empty(self) -> None:
        s = go(table("n2 p1 limit hand", "q5 q5", "d1"), "n3, give 1")
        assert s.rows == [[], [], []]

    def test_the_score_pad_keeps_what_each_round_brought(self) -> None:
        s = go(table("p1", "q5 q5"), "g2, give 0, n3, give 1")
        assert s.pad == [[3, 0]]
        go(s, "q4, give 0, q3, give 1, q4, give 0, n1, give 1, q5, give 0")
        assert s.pad == [[3, 0], [0, 2]] and scores(s) == [3, 2]


class TestR6_4NewRound:
    def test_the_card_moves_from_its_holder_whoever_dealt_last(self) -> None:
        """T28"""
        s = table("", "", "", "n4 n4 n4", dealer=2, starter=0)
        go(s, "n1, give 3, n1")
        assert s.starter == s.dealer == 1 and question(s) == "1 Give"

    def test_everybody_may_be_served_again(self) -> None:
        s = go(table("", "n4 n4 n4", ""), "n2, give 0, n1, give 1, n1")
        assert options(s) == ["give 0", "give 1", "give 2"]


class TestR7_1LastRound:
    def test_a_packet_is_filled_from_the_shuffled_discards(self) -> None:
        """T25"""
        discards = " ".join(["n1"] * 20)
        s = table("", "", "", "", stack=("n2 n2 n2",), packet=1, served=(0, 1, 2), discard=discards)
        go(s, "n2, give 3")
        assert s.last_round == 1 and s.reshuffles == 1
        assert s.packet == 4 and s.pile == 18 and s.discard == []
        assert [faces(layer) for layer in s.unseen] == ["n2 n2", discards]

    def test_cards_taken_before_the_shuffle_are_turned_up_first(self) -> None:
        s = table("", "", "", "", stack=("n2 n3 n4",), packet=1, served=(0, 1, 2), discard="p1 p1 p1 p1")
        go(s, "n2, give 3")
        assert [faces(layer) for layer in s.unseen] == ["n3 n4", "p1 p1 p1 p1"]
        go(s, "n4, give 0, n3, give 1, p1, give 2, p1, give 3")
        assert faces(s.unseen[0]) == "p1 p1" and s.packet == 2

    def test_drawing_the_last_card_shuffles_the_discards_before_it_is_received(self) -> None:
        """T27"""
        discards = " ".join(["n3"] * 12)
        s = table("", "", stack=("n2 d1 n4",), packet=2, discard=discards)
        assert s.pile == 1
        go(s, "d1, give 0, n4")
        assert s.last_round == 1 and s.pile == 12 and s.discard == [] and row(s, 0) == "d1 n4"
        assert [faces(layer) for layer in s.unseen] == ["n2", discards]
        go(s, "n2, give 1, n3")
        assert question(s) == "1 Give" and s.pile == 10

    def test_the_card_just_drawn_is_not_shuffled_in_even_if_refused(self) -> None:
        s = table("hand", "", stack=("n2 d1 n4",), packet=2, discard="n3 n3")
        go(s, "d1, give 0, accept, n4, refuse")
        assert faces(s.discard) == "hand n4" and faces(s.unseen[-1]) == "n3 n3"

    def test_the_pile_is_used_up_when_its_last_card_leaves_it(self) -> None:
        s = table("", "", stack=("n1 n2 n3",), packet=1, served=(0,), discard="p1 p2")
        go(s, "n1, give 1")
        assert s.packet == 2 and s.pile == 2 and s.last_round == 1


class TestR7_2LastScoring:
    def test_the_last_round_is_scored_as_usual_and_ends_the_game(self) -> None:
        s = go(table("q4", "n4 n4 n4", last_round=1, reshuffles=1), "n1, give 1")
        assert s.is_over() and s.pad == [[2, 0]] and s.ranks == [0, 1]

    def test_it_stays_the_last_one_even_if_the_packet_goes_back(self) -> None:
        s = table("p1", "n4 n4 n4", stack=("n1 n1",), packet=0, discard="n2 n2")
        assert s.packet == 2 and s.last_round == 1
        go(s, "n1, give 1")
        assert s.is_over() and s.pile == 3

    def test_the_discards_are_shuffled_once_more_if_need_be(self) -> None:
        s = table("", "", stack=("n1 d0 n1",), packet=2, discard="n2", last_round=1, reshuffles=1)
        go(s, "d0, give 0, n1")
        assert s.reshuffles == 2 and s.pile == 1 and question(s) == "? TurnUp"


class TestR7_3Winner:
    @pytest.mark.parametrize(
        ("won", "ranks"),
        [
            (("q1 q2", "q3", "p1"), [0, 1, 2]),
            (("q1 p1", "q4 p1", "g1 g2"), [1, 0, 2]),
            (("p2 p1", "p3 p0", "p1"), [0, 0, 2]),
            (("g2", "q1", "q1"), [2, 0, 0]),
        ],
        ids=[
            "most plus signs",
            "then the higher total of numbers",
            "then they share",
            "last may stand alone",
        ],
    )
    def test_places(self, won: tuple[str, ...], ranks: list[int]) -> None:
        s = go(table("n4 n4 n4", "", "", won=won, last_round=1), "n1, give 0")
        assert s.ranks == ranks


class TestR7_4NoCardLeft:
    def test_a_draw_card_draws_nothing(self) -> None:
        s = table("", "", stack=("d1 n2",), packet=2, last_round=1)
        assert s.pile == 0 and s.discard == []
        go(s, "d1, give 0, n2")
        assert row(s, 0) == "d1" and question(s) == "0 Give"

    def test_discards_that_came_late_are_shuffled_when_a_card_is_needed(self) -> None:
        s = table("", "n1", stack=("arrow d1",), packet=2, last_round=1)
        go(s, "arrow, give 1, d1, give 0")
        assert s.reshuffles == 1 and s.pile == 2
        go(s, "n1")
        assert row(s, 0) == "d1 n1"

    def test_an_incomplete_packet_is_dealt_as_it_is(self) -> None:
        s = table("", "", "", stack=("n1 n2 n3",), packet=1, served=(0, 1))
        go(s, "n1, give 2")
        assert s.packet == 2 and s.pile == 0 and s.last_round == 1
        go(s, "n2")
        assert options(s) == ["give 0", "give 1", "give 2"]

    def test_without_any_card_for_a_packet_everybody_keeps_their_plus_cards(self) -> None:
        s = table("p4 n1", "q5", stack=("n1",), packet=1, served=(0,), last_round=1)
        go(s, "n1, give 1")
        assert s.is_over() and s.pad == [[1, 2]] and s.ranks == [1, 0]

    def test_the_fifth_shuffle_of_the_discards_ends_the_game(self) -> None:
        s = table("p4", "q5", stack=("n1 d0 q4",), packet=2, discard="n2", last_round=1, reshuffles=4)
        go(s, "d0, give 0, q4")
        assert s.is_over() and s.pad == [[1, 2]] and s.reshuffles == 4
        assert "q4" in faces(s.discard) and s.up not in s.rows[0]
