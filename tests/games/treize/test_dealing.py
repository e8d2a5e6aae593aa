"""Chapters 2 and 3: set-up and dealing."""

from __future__ import annotations

from random import Random

import pytest

from pioche.games.treize import GAME
from pioche.games.treize.cards import DECK
from pioche.testing import question
from tests.games.treize.table import go, options, row, table, up


class TestR2_1SetUp:
    @pytest.mark.parametrize("players", GAME.players)
    def test_all_cards_are_in_the_draw_pile_and_the_rows_are_empty(self, players: int) -> None:
        s = GAME.start(GAME.settle({"players": players}))
        assert s.pile == 109 and s.unseen == [DECK] and s.packet == 0
        assert s.rows == s.won == [[]] * players and s.discard == []


class TestR2_2FirstDealer:
    def test_any_seat_may_be_first(self) -> None:
        s = GAME.start(GAME.settle({"players": 3}))
        rng = Random(1)
        assert {s.draw(rng)[0] for _ in range(60)} == {0, 1, 2}

    def test_the_seat_drawn_takes_the_start_player_card_and_deals(self) -> None:
        s = GAME.start(GAME.settle({"players": 3}))
        s.happen([2])
        assert s.starter == s.dealer == 2
        go(s, "n1")
        assert question(s) == "2 Give"


class TestR3_1Packet:
    @pytest.mark.parametrize("players", GAME.players)
    def test_a_packet_holds_one_card_for_each_player(self, players: int) -> None:
        """T02"""
        s = GAME.start(GAME.settle({"players": players}))
        s.happen([0])
        assert s.packet == players and s.pile == 109 - players

    def test_nobody_knows_a_card_of_the_packet(self) -> None:
        """T32: not even the state tells which cards lie in the packet."""
        s = GAME.start(GAME.settle({}))
        s.happen([0])
        assert s.unseen == [DECK]


class TestR3_2Give:
    def test_a_card_is_given_to_anyone_not_yet_served(self) -> None:
        """T03"""
        s = table("", "", "", "")
        go(s, "n1")
        assert question(s) == "0 Give" and options(s) == ["give 0", "give 1", "give 2", "give 3"]
        go(s, "give 2, n2")
        assert options(s) == ["give 0", "give 1", "give 3"]
        go(s, "give 0, n3")
        assert options(s) == ["give 1", "give 3"]

    def test_the_last_card_goes_to_whoever_is_left(self) -> None:
        """T03"""
        s = go(table("", "", "", ""), "n1, give 2, n2, give 0, n3, give 3, n4")
        assert options(s) == ["give 1"]

    def test_the_card_is_turned_up_before_the_dealer_decides(self) -> None:
        s = go(table("", ""), "q5")
        assert up(s) == "q5" and s.packet == 1


class TestR3_3OneCardEach:
    @pytest.mark.parametrize(
        ("row", "script"),
        [("", "arrow, give 1"), ("", "g1, give 1"), ("hand", "n3, give 1, refuse"), ("n1", "n3, give 1")],
        ids=["discarded", "won at once", "refused", "kept"],
    )
    def test_you_are_served_whatever_becomes_of_the_card(self, row: str, script: str) -> None:
        """T09"""
        s = go(table("", row, ""), script)
        assert s.is_served(1)
        go(s, "n1")
        assert options(s) == ["give 0", "give 2"]

    def test_cards_drawn_come_on_top(self) -> None:
        """T15"""
        s = go(table("", "", ""), "d1, give 1, n2, n3")
        assert row(s, 1) == "d1 n2" and options(s) == ["give 0", "give 2"]


class TestR3_4NextDealer:
    def test_the_left_neighbour_deals_when_the_packet_is_empty(self) -> None:
        """T03"""
        s = go(table("", "", "", ""), "n1, give 2, n2, give 0, n3, give 3, n4, give 1, n1")
        assert question(s) == "1 Give" and s.packet == 3
        assert options(s) == ["give 0", "give 1", "give 2", "give 3"]

    def test_after_the_last_seat_the_first_one_deals(self) -> None:
        s = go(table("", "", dealer=1), "n1, give 0, n1, give 1, n2")
        assert question(s) == "0 Give"

    def test_the_start_player_card_stays_during_the_round(self) -> None:
        s = go(table("", "", starter=0), "n1, give 0, n1, give 1, n2")
        assert s.starter == 0 and s.dealer == 1
