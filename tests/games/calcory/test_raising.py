"""Calcory, chapters 3 to 5."""

from __future__ import annotations

from random import Random

from pioche.core.flow import NOBODY
from pioche.core.hidden import UNKNOWN
from pioche.core.match import carry_out, tell
from pioche.core.scene import dump
from pioche.games._mubox.deck import cards
from pioche.games.calcory import GAME
from pioche.games.calcory.bot.hints import forget
from pioche.games.calcory.cards import FRESH
from pioche.testing import play, question
from tests.games.calcory.table import go, options, table


class TestR3_1MustTry:
    def test_the_next_player_turns_up_a_card_even_if_a_group_stands(self) -> None:
        s = table(standing="R4 R7", owner=0, turn=1)
        assert question(s) == "1 TurnCard" and "stop" not in options(s)


class TestR3_2Better:
    def test_a_higher_sum_is_better(self) -> None:
        s = go(table(standing="R4 R7", owner=0, turn=1), "B8, B4, stop")
        assert s.owner == 1 and s.standing == [0, 1]

    def test_the_same_sum_with_more_cards_is_better(self) -> None:
        s = go(table(standing="R4 R7", owner=0, turn=1), "B5, B4, B2, stop")
        assert s.owner == 1 and len(s.standing) == 3

    def test_the_same_sum_with_as_many_cards_is_not(self) -> None:
        s = go(table(standing="R4 R7", owner=0, turn=1), "B5, B6, stop")
        assert s.owner == 0 and s.group == []


class TestR3_3Replaced:
    def test_the_beaten_group_is_turned_face_down_where_it_lies(self) -> None:
        s = go(table(standing="R4 R7", owner=0, turn=1), "B8, B4, stop")
        assert 58 in s.down and 59 in s.down and s.grid[59] == cards("R7")[0]


class TestR3_4GivingUp:
    def test_who_stops_below_turns_the_cards_back_and_the_group_stands(self) -> None:
        s = go(table(standing="R4 R7", owner=0, turn=1, won=(0, 2, 0)), "B6, stop")
        assert s.owner == 0 and s.group == [] and question(s) == "2 TurnCard"


class TestR3_5Thirteen:
    def test_thirteen_leaves_the_group_of_another_standing(self) -> None:
        s = go(table(standing="R5 R7", owner=0, turn=1), "B9, B4, back B9, a1")
        assert s.owner == 0 and s.won == [0, 1, 0] and question(s) == "2 TurnCard"

    def test_as_agreed_it_beats_the_group(self) -> None:
        s = go(table(standing="R5 R7", owner=0, turn=1, thirteen_beats=1), "B9, B4, back B9, a1")
        assert s.owner == NOBODY and s.standing == [] and 59 in s.down


class TestR3_6Collecting:
    def test_a_group_that_survives_is_taken_and_that_is_the_whole_turn(self) -> None:
        s = go(table(standing="R1 R2 R7", owner=0, turn=1), "B9, G9, K9, B8")
        assert question(s) == "0 PutBack" and s.pool == sorted(cards("R1 R2 R7"))
        s = go(s, "back R1, f10")
        assert s.won == [2, 0, 0] and question(s) == "1 TurnCard" and s.owner == NOBODY


class TestR4_1OneCard:
    def test_a_single_card_that_survives_ends_the_game(self) -> None:
        s = go(table(won=(5, 1, 1)), "R9, stop")
        assert s.owner == 0 and not s.is_over()
        s = go(s, "B9, G9, K9, B8")
        assert s.is_over() and s.won == [6, 1, 1] and s.ranks == [0, 1, 1]


class TestR4_2Winning:
    def test_equal_piles_share_the_win(self) -> None:
        s = go(table(left=1, won=(13, 14, 9)), "R9")
        assert s.won == [14, 14, 9] and s.ranks == [0, 0, 2]


class TestR4_3NothingToTurn:
    def test_who_finds_no_card_face_down_is_passed_over(self) -> None:
        s = go(table(left=1, won=(5, 4, 3), turn=1), "R9")
        assert s.is_over() and s.won == [5, 5, 3]


class TestR4_4Idle:
    def test_ten_rounds_without_a_card_won_end_the_game(self) -> None:
        s = go(table(idle=29, won=(2, 1, 1)), "R9, R8")
        assert question(s) == "1 TurnCard"
        s = go(s, "B9, B8")
        assert s.is_over() and s.ranks == [0, 1, 1]

    def test_the_first_turn_of_the_game_is_one_of_them(self) -> None:
        s = GAME.start(GAME.settle({"players": 2}))
        s.happen([0])
        go(s, "R9, R8")
        again = "a1, a2"  # turned up over and over: seventeen
        for _ in range(18):
            play(GAME, s, again)
        assert question(s) == "1 TurnCard"
        play(GAME, s, again)
        assert s.is_over()

    def test_they_are_counted_anew_after_a_card_was_won(self) -> None:
        s = go(table(players=2, idle=15, seen="R9 R8"), "R6, R7, back R6, a1")
        for _ in range(19):
            play(GAME, s, "f1, f2")
        assert question(s) == "0 TurnCard"
        play(GAME, s, "f1, f2")
        assert s.is_over() and s.won == [1, 0]


class TestR5_1Remembering:
    def test_the_picture_tells_nothing_of_what_was_turned_back(self) -> None:
        seen, other = table(seen="R6 R9 B3"), table(seen="K1 G7 R2")
        for viewer in (0, 1, None):
            assert dump(GAME.scene(GAME.view(seen, viewer), viewer)) == dump(
                GAME.scene(GAME.view(other, viewer), viewer)
            )

    def test_a_view_with_nothing_remembered_makes_the_same_picture(self) -> None:
        s = go(table(seen="R6 R9"), "B6, B7, back B6, a1, R5, R4, stop")
        for viewer in range(3):
            view = GAME.view(s, viewer)
            blank = forget(view, viewer, 1.0, Random(1))
            assert dump(GAME.scene(view, viewer)) == dump(GAME.scene(blank, viewer))
            assert FRESH in blank.grid and cards("R6")[0] not in blank.grid

    def test_numbers_are_told_for_a_moment_only(self) -> None:
        s = table(seen="R6")
        told = [h for moment in carry_out(s, 0, 50) for h in tell(GAME, moment, 1)]
        assert [h.keep for h in told if h.faces] == ["moment"]


class TestR5_2PutBack:
    def test_the_others_know_it_is_one_of_the_cards_taken(self) -> None:
        s = go(table(), "R0, R6, R7, back R6, a1")
        view = GAME.view(s, 1)
        assert view.grid[0] == UNKNOWN and view.pools == [sorted(cards("R0 R6 R7"))]
        imagined = {GAME.imagine(view, Random(seed)).grid[0] for seed in range(60)}
        assert imagined == {*cards("R0 R6 R7")}

    def test_who_put_it_there_knows_which(self) -> None:
        s = go(table(), "R0, R6, R7, back R6, a1")
        assert GAME.view(s, 0).grid[0] == cards("R6")[0]

    def test_turned_up_again_it_is_known_to_all_and_so_is_the_pile(self) -> None:
        s = go(table(), "R0, R6, R7, back R6, a1, a1")
        assert s.returned == [] and GAME.view(s, 2).grid[0] == cards("R6")[0]
        assert sorted(s.gone) == sorted(cards("R0 R7"))
