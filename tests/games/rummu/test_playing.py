"""Rummü, chapters 2, 4, 5, 6 and 7."""

from __future__ import annotations

from random import Random

import pytest

from pioche.core.flow import CHANCE, NOBODY
from pioche.core.hidden import UNKNOWN
from pioche.games._mubox.deck import cards
from pioche.games.rummu import GAME
from pioche.games.rummu.scoring import points
from pioche.games.rummu.state import OPEN, Rummu
from pioche.testing import question
from tests.games.rummu.table import go, laid, options, table


def dealt(players: int, **agreed: int) -> Rummu:
    s = GAME.start(GAME.settle({"players": players, **agreed}))
    rng = Random(players)
    while s.to_move() == CHANCE:
        s.happen(s.draw(rng))
    return s


class TestR2_1Hands:
    @pytest.mark.parametrize(("players", "size", "stock"), [(3, 9, 32), (4, 8, 27), (5, 8, 19), (6, 7, 17)])
    def test_so_many_cards(self, players: int, size: int, stock: int) -> None:
        s = dealt(players)
        assert [*map(len, s.hands)] == [size] * players and len(s.stock) == stock


class TestR2_2FirstDiscard:
    def test_one_card_lies_open(self) -> None:
        assert len(dealt(4).discard) == 1


class TestR2_3Dealer:
    def test_the_dealers_left_begins(self) -> None:
        s = dealt(5)
        assert s.to_move() == (s.dealer + 1) % 5 and question(s).endswith("Draw")


class TestR2_4Teams:
    def test_partners_sit_opposite(self) -> None:
        assert [dealt(4, teams=1).side(seat) for seat in range(4)] == [0, 1, 0, 1]
        assert [dealt(6, teams=1).side(seat) for seat in range(6)] == [0, 1, 2, 0, 1, 2]


class TestR4_1Drawing:
    def test_from_the_stock_or_the_top_discard(self) -> None:
        assert options(table("K2 R1", "R2", "R3", drawing=True)) == ["stock", "take"]

    def test_then_one_plays(self) -> None:
        s = go(table("K2 R1", "R2", "R3", drawing=True), "stock")
        s.happen(cards("G5"))
        assert question(s) == "0 Play" and laid(sorted(s.hands[0])) == "R1 G5 K2"


class TestR4_2TakingMore:
    def test_the_card_below_may_be_taken_too(self) -> None:
        s = go(table("R1", "R2", "R3", discard="G4 R9 K2", drawing=True), "take, take, stop")
        assert laid(sorted(s.hands[0])) == "R1 R9 K2" and laid(s.discard) == "G4"

    def test_all_of_them_if_one_likes(self) -> None:
        s = go(table("R1", "R2", "R3", discard="G4 K2", drawing=True), "take, take")
        assert options(s) == ["stop"]


class TestR4_3NewStock:
    def test_all_discards_but_the_top_one_become_the_stock(self) -> None:
        s = go(table("R1", "R2", "R3", discard="G4 R9 K2", stock="", drawing=True), "stock")
        assert sorted(s.stock) == sorted(cards("G4 R9")) and laid(s.discard) == "K2" and s.stocks == 1


class TestR4_4NothingToShuffle:
    def test_only_the_top_discard_is_left(self) -> None:
        assert options(table("R1", "R2", "R3", discard="K2", stock="", drawing=True)) == ["take"]


class TestR4_5NoMoreCards:
    def test_the_third_time_the_hand_ends_without_a_winner(self) -> None:
        s = table("R1 R5", "R2", "R3", discard="G4 K2", stock="", stocks=2)
        s = go(s, "done, R1")
        assert s.is_over() and s.finisher == NOBODY and s.pad == [[-5, -5, -5]]

    def test_so_does_a_hand_of_sixty_turns_each(self) -> None:
        s = go(table("R1 R5", "R2", "R3", turns=180), "done, R1")
        assert s.is_over() and s.finisher == NOBODY


class TestR5_1LayingDown:
    def test_a_meld_lies_before_its_owner(self) -> None:
        s = go(table("B3 B4 B5 B6 K1", "R2", "R3"), "meld, B3, B4, B5, B6, close")
        assert s.owners == [0] and laid(s.melds[0]) == "B3 B4 B5 B6" and laid(s.hands[0]) == "K1"

    def test_before_that_nothing_can_be_added_or_exchanged(self) -> None:
        s = table("G7 R6", "R2", "R3", melds=((1, "G4 G5 G6"), (1, "R5 Y6 R7")))
        assert options(s) == ["done"]

    def test_afterwards_shorter_melds_in_the_same_turn(self) -> None:
        s = go(table("B3 B4 B5 B6 R8 G8 K8 R1", "R2", "R3"), "meld, B3, B4, B5, B6, close")
        assert "meld" in options(s)
        assert len(go(s, "meld, R8, G8, K8, close").melds) == 2


class TestR5_2Adding:
    def test_it_stays_the_meld_of_its_owner(self) -> None:
        s = go(table("G7 R1", "R2", "R3", melds=((1, "G4 G5 G6"),), out=(0, 1)), "add to 1, G7, close")
        assert laid(s.melds[0]) == "G4 G5 G6 G7" and s.owners == [1] and points(s)[1] == 20 - 5

    def test_melds_are_never_joined(self) -> None:
        s = table("R9 K1", "R2", "G3", melds=((1, "R3 R4 R5"), (1, "R6 R7 R8")), out=(0, 1))
        assert options(s) == ["done", "add to 2"]

    def test_only_the_whole_must_be_a_meld(self) -> None:
        s = table("Y6 Y7 R8 R9 K1", "R2", "G3", melds=((1, "R3 R4 Y5"),), out=(0, 1))
        s = go(s, "add to 1, R8, R9, Y6, Y7, close")
        assert laid(s.melds[0]) == "R3 R4 Y5 Y6 Y7 R8 R9"

    def test_who_owns_no_meld_keeps_a_card(self) -> None:
        s = table("R5 R9", "R2", "G3", melds=((1, "R6 R7 R8"),), out=(0, 1))
        assert options(go(s, "add to 1, R5")) == ["close"]
        s = table("R5", "R2", "G3", melds=((1, "R6 R7 R8"),), out=(0, 1))
        assert options(s) == ["done"]


class TestR5_3Exchanging:
    def test_the_card_it_stands_for_against_the_joker(self) -> None:
        s = go(table("R6 K1", "R2", "R3", melds=((1, "R5 Y6 R7"),), out=(0, 1)), "swap from 1, R6")
        assert laid(s.melds[0]) == "R5 R6 R7" and "Y6" in laid(s.hands[0])

    def test_no_other_card(self) -> None:
        assert options(table("B6 K1", "R2", "R3", melds=((1, "R5 Y6 R7"),), out=(0, 1))) == ["done"]


class TestR5_4Discarding:
    def test_one_card_then_the_next_player_draws(self) -> None:
        s = go(table("R1 R5", "R2", "R3"), "done, R5")
        assert laid(s.discard) == "K9 R5" and question(s) == "1 Draw"


class TestR5_5TakingBack:
    def test_from_one_of_ones_own_melds(self) -> None:
        s = table("R8 G8 K8", "R2", "R3", melds=((0, "B3 B4 B5 B6"),), out=(0,))
        s = go(s, "meld, R8, G8, K8, close, done")
        assert options(s) == ["back from 1", "back from 2"]
        s = go(s, "back from 1")
        assert options(s) == ["low", "high"]
        s = go(s, "high, B6")
        assert s.finisher == 0 and s.pad[-1][0] == 10 + 0 + 10

    def test_a_meld_of_three_comes_back_whole(self) -> None:
        s = go(table("R8 G8 K8", "R2", "R3", out=(0,)), "meld, R8, G8, K8, close, done, back from 1")
        assert options(s) == ["whole"]
        assert laid(go(s, "whole").hands[0]) == "R8 G8 K8"

    def test_any_card_of_a_larger_set(self) -> None:
        s = go(table("R8 G8 K8 B8", "R2", "R3", out=(0,)), "meld, R8, B8, G8, K8, close, done, back from 1")
        assert options(s) == ["R8", "B8", "G8", "K8"]


class TestR5_6JustTaken:
    def test_the_only_card_taken_is_not_thrown_back_if_nothing_was_played(self) -> None:
        s = go(table("R1 R5", "R2", "R3", discard="G4 K2", drawing=True), "take, stop, done")
        assert options(s) == ["R1", "R5"]

    def test_its_twin_may_go_and_everybody_can_tell_that_there_was_one(self) -> None:
        s = go(table("R1 R5", "R2", "R3", discard="G4 R1", drawing=True), "take, stop, done")
        assert "R1" in options(s)
        s = go(s, "R1")
        assert s.marks[0][s.hands[0].index(cards("R1")[0])] == OPEN


class TestR5_7Ending:
    def test_the_last_card_ends_the_hand(self) -> None:
        s = go(table("R1", "R2", "R3"), "done, R1")
        assert s.finisher == 0 and s.is_over() and s.pad == [[10, -5, -5]]


class TestR6_1Left:
    def test_cards_and_jokers_in_hand(self) -> None:
        s = table("", "Y2 K9 G1", "Y1 Y3 R1 R2 R3 R4 R0 R8", melds=((1, "R5 Y6 R7"),), discard="K1", stock="")
        assert points(s) == [0, -20, -50]

    def test_the_finishers_partner_pays_nothing(self) -> None:
        s = table("", "R2", "R3 R4", "R5", teams=1)
        s.finisher = 0
        assert points(s) == [10, -5, 0, -5]

    def test_without_a_finisher_everybody_pays(self) -> None:
        assert points(table("R1", "R2", "R3 R4", "R5", teams=1)) == [-5, -5, -10, -5]


class TestR6_4Partners:
    def test_they_add_up(self) -> None:
        s = go(table("R1", "R2", "R3 R4", "R5", teams=1), "done, R1")
        assert s.totals == [10, -10] and s.ranks == [0, 2, 0, 2]


class TestR6_5Match:
    def test_it_ends_at_two_hundred(self) -> None:
        s = go(table("R1", "R2", "R3", totals=(195, 20, 30), hands_to_play=10), "done, R1")
        assert s.is_over() and s.totals == [205, 15, 25] and s.ranks == [0, 2, 1]

    def test_below_that_another_hand_is_dealt(self) -> None:
        s = go(table("R1", "R2", "R3", totals=(185, 20, 30), hands_to_play=10), "done, R1")
        assert s.to_move() == CHANCE

    def test_the_last_hand_ends_it_below_that_too(self) -> None:
        s = go(table("R1", "R2", "R3", totals=(85, 20, 30), hands_to_play=1), "done, R1")
        assert s.is_over() and s.ranks == [0, 2, 1]

    def test_points_and_hands_can_be_agreed_otherwise(self) -> None:
        s = dealt(3, target=120, hands=7)
        assert (s.goal(), s.last_hand) == (120, 7) and (dealt(4, teams=1).goal(), dealt(3).goal()) == (500, 200)

    def test_teams_play_to_five_hundred(self) -> None:
        s = go(table("R1", "R2", "R3", "R4", teams=1, totals=(480, 20), hands_to_play=10), "done, R1")
        assert not s.is_over()


class TestR7_1Discards:
    def test_the_picture_shows_the_top_one_alone(self) -> None:
        s = table("R1 R5", "R2", "R3", discard="G4 R9 K2")
        zone = next(zone for zone in GAME.scene(GAME.view(s, 1), 1).zones if zone.id == "discard")
        assert [piece.face for piece in zone.pieces] == ["k2"] and zone.count == 3

    def test_neither_picture_nor_story_depends_on_those_below(self) -> None:
        s = table("R1 R5", "R2", "R3", discard="G4 R9 K2")
        assert GAME.covered(s) == [("discard", 0), ("discard", 1)]


class TestR7_2Seen:
    def test_what_was_taken_openly_is_known_to_all(self) -> None:
        s = go(table("R1 R5", "R2", "R3", discard="G4 K2", drawing=True), "take, stop")
        assert sorted(GAME.view(s, 1).hands[0]) == [UNKNOWN, UNKNOWN, *cards("K2")]

    def test_what_was_drawn_is_not(self) -> None:
        s = go(table("R1 R5", "R2", "R3", drawing=True), "stock")
        s.happen(cards("G5"))
        assert GAME.view(s, 1).hands[0] == [UNKNOWN] * 3 and cards("G5")[0] in GAME.view(s, 0).hands[0]

    def test_a_card_of_a_new_stock_is_one_of_those_discarded(self) -> None:
        s = go(table("R1 R5", "R2", "R3", discard="G4 R9 K2", stock="", drawing=True), "stock")
        s.happen(cards("G4"))
        drawn = {GAME.imagine(GAME.view(s, 1), Random(seed)).hands[0][-1] for seed in range(40)}
        assert drawn == {*cards("G4 R9")}

    def test_of_two_alike_the_older_one_leaves_first_so_nobody_who_played_the_newer_has_an_older(self) -> None:
        s = table("R7 G5 K7", "R2", "R3", stocks=1)
        s.pools, s.marks[0] = [cards("R7 G5 K7"), [*s.pools[1], *cards("R7")]], [0, 0, 1]
        s.hands[0] = cards("G5 K7 R7")
        go(s, "done, R7")
        for seed in range(20):
            assert GAME.imagine(GAME.view(s, 1), Random(seed)).hands[0] == cards("G5 K7")

    def test_a_card_that_may_be_of_two_stocks_came_from_the_one_that_leaves_a_way(self) -> None:
        """Whoever began a meld with R1 holds B1 and G1, one of each stock; only the new one had G1, so B1 was dealt."""
        s = table("R1 B1 G1", "R2", "R3", out=(0,), stock="B1", stocks=1)
        s.marks[0], s.pools = [OPEN, 0, 1], [cards("B1 R2 R3"), cards("B1 G1")]
        s.marks[1:] = [[0], [0]]
        go(s, "meld, R1")
        for seed in range(20):
            assert GAME.imagine(GAME.view(s, 1), Random(seed)).hands[0] == cards("B1 G1")
