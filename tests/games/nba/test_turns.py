"""NBA Deck-Building, chapters 6 and 7: the end of a turn and of the game."""

from __future__ import annotations

from random import Random

import pytest

from pioche.core.flow import CHANCE
from pioche.games.nba import GAME
from pioche.games.nba.cards import EMPTY
from pioche.games.nba.state import Nba
from pioche.games.nba.turns import END_PERIOD
from tests.games.nba.table import (
    answer,
    arrange,
    cards,
    dice,
    discard,
    draw,
    faces,
    hand,
    in_row,
    is_complete,
    names,
    on_track,
    opened,
    play,
    question,
    roll,
    run,
    to_draw,
    turn,
)


def last_moments(first: int = 0, **settings: int) -> Nba:
    """All regular turns are played; nothing has happened since."""
    s = opened(first=first, **settings)
    s.agenda = []
    s.turn = s.last
    return s


def finish(s: Nba) -> None:
    """The period ends."""
    s.then(END_PERIOD)
    s.run_on()


class TestR6_1Hand:
    def test_each_card_is_kept_discarded_or_eliminated(self) -> None:
        s = turn("T-SG2 S-PF2 fatigue")
        play(s, "done, eliminate S-PF2, fatigue, keep the rest")
        assert discard(s) == "fatigue" and cards(s.out[0]).split()[-1] == "S-PF2" and hand(s) == "T-SG2"
        assert to_draw(s) == 5 and is_complete(s)

    def test_fatigue_cannot_be_eliminated(self) -> None:
        s = turn("fatigue")
        play(s, "done")
        assert names(s) == ["fatigue", "keep the rest", "discard the rest"]

    def test_the_rest_may_be_discarded_in_one_answer(self) -> None:
        s = turn("S-PG1 BO-3PT fatigue")
        play(s, "done, discard the rest")
        assert discard(s) == "S-PG1 BO-3PT fatigue" and hand(s) == ""

    def test_cards_are_named_in_ascending_order_and_of_two_alike_one_may_go_each_way(self) -> None:
        s = turn("KENTUCKY-O KENTUCKY-O S-C1")
        play(s, "done, KENTUCKY-O")
        assert names(s) == ["KENTUCKY-O", "eliminate KENTUCKY-O", "keep the rest", "discard the rest"]
        play(s, "eliminate KENTUCKY-O")
        assert names(s) == ["keep the rest", "discard the rest"]

    def test_nobody_is_asked_about_an_empty_hand(self) -> None:
        s = turn("")
        play(s, "done")
        assert question(s) == "? Draw"

    def test_kept_cards_are_never_named(self) -> None:
        s = turn("S-PG1 BO-3PT")
        play(s, "done")
        assert not [name for name in names(s) if name.startswith("keep") and name != "keep the rest"]


class TestR6_2Drawing:
    def test_up_to_six_cards(self) -> None:
        s = turn("S-PG1 S-C1")
        play(s, "done, keep the rest")
        run(s)
        assert s.hand_size(0) == 6

    def test_whoever_holds_more_neither_draws_nor_discards(self) -> None:
        s = turn("S-PG1 S-SG1 S-SG2 S-SF1 S-PF1 S-PF2 S-C1")
        play(s, "done, keep the rest")
        run(s)
        assert s.hand_size(0) == 7 and question(s) == "1 ChangeRow"

    def test_bought_cards_come_first(self) -> None:
        s = turn("S-SG1 S-SG2 S-C1", pile="S-PG1 S-SF1 S-PF1 S-PF2 BO-3PT BO-POST")
        on_track(s, "korver", pile="")
        play(s, "buy 1, S-SG1, S-SG2, S-C1, done")
        draw(s, "S-PG1 S-SF1 S-PF1 S-PF2 BO-3PT")
        assert "korver" in hand(s) and cards(s.shown[0]) == "korver" and cards(s.piles[0]) == "BO-POST"


class TestR6_3NextPlayer:
    def test_the_row_is_filled_and_the_track_is_not(self) -> None:
        s = turn("T-SG2 T-SF2 BO-3PT BO-POST")
        on_track(s, "korver", pile="ainge")
        in_row(s, "KENTUCKY-O FLORIDA-O FLORIDA-O FLORIDA-O UCLA-O UCLA-O")
        play(s, "buy 1, T-SG2, T-SF2, buy tactic 1, BO-3PT, BO-POST, done")
        while question(s) != "1 ChangeRow":
            assert s.track == [EMPTY] * 6
            s.happen(s.draw(Random(2)))
        assert EMPTY not in s.row and cards(s.track[:1]) == "ainge"  # the other player's turn has revealed him

    def test_turns_go_around(self) -> None:
        s = opened(players=3, first=1)
        seats = []
        for _ in range(4):
            seats.append(s.to_move())
            play(s, "done, done, keep the rest")
            run(s)
        assert seats == [1, 2, 0, 1]


class TestR7_1Length:
    @pytest.mark.parametrize("players", [2, 3, 4])
    def test_everybody_has_the_same_number_of_turns(self, players: int) -> None:
        s = opened(players=players, duration=0)
        turns = [0] * players
        while not s.ultimate:
            turns[s.to_move()] += 1
            play(s, "done, done, discard the rest")
            run(s)
        assert turns == [8] * players

    def test_an_empty_market_does_not_end_it(self) -> None:
        s = opened()
        on_track(s, "", pile="")
        for _ in range(24):
            assert not s.ultimate
            play(s, "done, done, discard the rest")
            run(s)
        assert s.ultimate and question(s) == "0 LastDefence"


class TestR7_2UltimateTurn:
    def test_the_first_player_scores_and_defends_once_more_then_the_last_attack_counts(self) -> None:
        s = last_moments()
        s.attacks = [faces("blue-9 blue-6"), faces("red-6 red-6 red-4")]
        s.guards[1] = faces("beige-4b")
        arrange(s, 0, "LOUISVILLE-D BO-3PT S-PG1", board="BO-SLASH")
        s.levels[0] = [3, 4, 3, 4, 1, 2, 6, 4]
        s.fatigue = 0
        finish(s)
        assert s.points[1] == 11 and names(s) == ["LOUISVILLE-D", "done"]
        play(s, "LOUISVILLE-D")
        assert names(s) == ["defend 1", "done"]
        play(s, "defend 1")
        roll(s, "beige-2r beige-1r beige-4b beige-0 brown-1r brown-3y")
        assert s.points == [0, 11, 12, 0] and s.is_over() and s.ranks == [1, 0]

    def test_the_other_way_round_when_the_other_began(self) -> None:
        s = last_moments(first=1)
        s.attacks = [faces("red-6"), faces("red-4")]
        finish(s)
        assert question(s) == "1 LastDefence" and s.points == [0, 0, 4, 0]
        play(s, "done")
        assert s.points == [0, 6, 4, 0] and s.is_over()

    def test_a_tactic_that_lies_there_may_be_used_and_fatigue_taken(self) -> None:
        s = last_moments()
        s.attacks[1] = faces("red-6")
        arrange(s, 0, "", board="BO-3PT BD-TRAP")
        finish(s)
        assert names(s) == ["defend 1", "done"]
        play(s, "defend 1")
        roll(s, "grey-0 grey-0 brown-0 brown-0")
        play(s, "reroll useless")
        assert s.fatigue == 5

    def test_nobody_draws_afterwards(self) -> None:
        s = last_moments()
        s.attacks[0] = faces("red-6")
        arrange(s, 0, "S-PG1")
        finish(s)
        play(s, "done")
        assert hand(s) == "S-PG1" and s.is_over()


class TestR7_3Result:
    def test_most_points_win(self) -> None:
        s = last_moments()
        s.points = [0, 50, 60, 0]
        finish(s)
        play(s, "done")
        assert s.ranks == [1, 0] and GAME.scores(s) == [50, 60]


class TestR7_4Overtime:
    def tied(self) -> Nba:
        s = last_moments()
        s.points = [0, 101, 101, 0]
        finish(s)
        play(s, "done")
        return s

    def test_a_draw_if_both_agree(self) -> None:
        s = self.tied()
        assert s.asked() == [0, 1] and names(s, 1) == ["play on", "draw"]
        answer(s, 1, "draw")
        assert s.asked() == [0]
        answer(s, 0, "draw")
        assert s.is_over() and s.ranks == [0, 0]

    def test_if_one_wants_to_play_on_the_other_is_not_asked(self) -> None:
        s = self.tied()
        answer(s, 1, "play on")
        run(s)
        assert s.overtimes == 1 and question(s) == "1 Act"

    def test_hands_are_filled_first_and_the_second_player_begins(self) -> None:
        s = self.tied()
        arrange(s, 0, "S-PG1")
        arrange(s, 1, "S-C1 BO-3PT")
        answer(s, 0, "play on")
        run(s)
        assert [s.hand_size(seat) for seat in (0, 1)] == [6, 6] and s.to_move() == 1

    def test_markets_stay_closed_for_three_turns_each_and_an_ultimate_turn_follows(self) -> None:
        s = self.tied()
        arrange(s, 0, "T-SG2 T-SF2 BO-3PT BO-POST")
        arrange(s, 1, "T-SG2 T-SF2 BO-3PT BO-POST")
        track, row = s.track[:], s.row[:]
        answer(s, 0, "play on")
        run(s)
        seats = []
        for _ in range(6):
            seats.append(s.to_move())
            assert not [name for name in names(s) if name.startswith(("buy", "change"))]
            play(s, "done, keep the rest")
            run(s)
        assert seats == [1, 0, 1, 0, 1, 0] and question(s) == "1 LastDefence"
        assert (s.track, s.row) == (track, row)

    def test_still_a_tie_another_one_begun_by_the_other(self) -> None:
        s = self.tied()
        answer(s, 0, "play on")
        run(s)
        for _ in range(6):
            play(s, "done, keep the rest")
            run(s)
        play(s, "done")
        answer(s, 1, "play on")
        run(s)
        assert s.overtimes == 2 and question(s) == "0 Act" and s.last == 36

    def test_dice_still_score(self) -> None:
        s = self.tied()
        answer(s, 0, "play on")
        run(s)
        s.attacks[0] = faces("red-6")
        play(s, "done, keep the rest")
        run(s)
        assert s.points[1] == 107 and dice(s.attacks[0]) == ""


class TestWholeGames:
    @pytest.mark.parametrize("seed", range(5))
    def test_a_random_game_ends(self, seed: int) -> None:
        s, rng, asked = opened(seed), Random(seed), 0
        while not s.is_over():
            if s.to_move() == CHANCE:
                s.happen(s.draw(rng))
            else:
                asked += 1
                s.play(rng.choice(s.options()))
        assert asked < 600 and s.turn >= 24
