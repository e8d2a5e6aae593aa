"""NBA Deck-Building, chapter 3: scoring and adjustment."""

from __future__ import annotations

from random import Random

import pytest

from pioche.games.nba.cards import EMPTY
from pioche.games.nba.market import CHANGE_ROW, REVEAL, SCORE
from pioche.games.nba.state import Nba
from tests.games.nba.table import (
    cards,
    draw,
    faces,
    in_row,
    is_complete,
    names,
    numbers,
    on_track,
    opened,
    play,
    question,
    run,
    turn,
)

ABC = "haslem humphries redick s-kerr bol fisher"


def reveal(s: Nba) -> None:
    s.then(REVEAL)
    s.run_on()


class TestR3_1Phases:
    def test_a_turn_scores_adjusts_acts_and_ends(self) -> None:
        s = opened()
        assert question(s) == "0 ChangeRow"
        play(s, "done")
        assert question(s) == "0 Act"
        play(s, "done")
        assert question(s) == "0 TidyHand"
        play(s, "keep the rest")
        run(s)
        assert question(s) == "1 ChangeRow" and s.turn == 1


class TestR3_2Scoring:
    @pytest.mark.parametrize(
        ("attack", "guard", "points"),
        [
            ("blue-9 blue-9", "beige-2b brown-3b", 13),
            ("red-4", "grey-3r grey-3r grey-2r", 0),
            ("red-2 blue-9", "grey-3r grey-2r", 6),
            ("red-6", "", 6),
        ],
        ids=["the printed example", "never less than 0", "total against total", "nothing to stop it"],
    )
    def test_attack_less_defence(self, attack: str, guard: str, points: int) -> None:
        s = opened()
        s.attacks[0], s.guards[1] = faces(attack), faces(guard)
        s.then(SCORE[0])
        s.run_on()
        assert s.points == [0, points, 0, 0]
        assert not s.attacks[0] and not s.guards[1]

    def test_nothing_waits_in_the_first_turn(self) -> None:
        assert opened().points == [0, 0, 0, 0]


class TestR3_3Track:
    @pytest.mark.parametrize(
        ("track", "after", "gone"),
        [
            ("haslem - redick s-kerr - bol", "korver haslem redick s-kerr - bol", ""),
            (ABC, "korver haslem humphries redick s-kerr bol", "fisher"),
            ("- humphries - - - -", "korver humphries - - - -", ""),
            ("haslem humphries - - - -", "korver haslem humphries - - -", ""),
            ("haslem humphries redick s-kerr bol -", "korver haslem humphries redick s-kerr bol", ""),
        ],
        ids=["until a hole is filled", "the sixth falls off", "the first place is free", "two move", "all move"],
    )
    def test_a_new_player_pushes_the_others_on(self, track: str, after: str, gone: str) -> None:
        s = opened()
        on_track(s, track, pile="korver ainge")
        reveal(s)
        assert cards(s.track) == after and cards(s.gone) == gone and cards(s.supply) == "ainge"
        assert is_complete(s)


class TestR3_4EmptyPile:
    @pytest.mark.parametrize(
        ("track", "after", "gone"),
        [
            (ABC, "- haslem humphries redick s-kerr bol", "fisher"),
            ("haslem - redick - - -", "- haslem - redick - -", ""),
            ("- - - - - -", "- - - - - -", ""),
        ],
    )
    def test_all_slide_on_by_one_place(self, track: str, after: str, gone: str) -> None:
        s = opened()
        on_track(s, track, pile="")
        reveal(s)
        assert cards(s.track) == after and cards(s.gone) == gone

    @pytest.mark.parametrize(("duration", "last"), [(0, 11), (1, 19), (2, 31), (3, 43)])
    def test_the_last_player_comes_up_five_turns_before_the_end(self, duration: int, last: int) -> None:
        s = opened(duration=duration)
        while s.supply:
            assert question(s).endswith("ChangeRow")
            play(s, "done, done, keep the rest")
            run(s)
        assert s.turn + 1 == last == s.last - 5


class TestR3_5Row:
    ROW = "KENTUCKY-O FLORIDA-O UCLA-O DUKE-D HOUSTON-D MICHIGAN-D"

    def test_any_tactics_are_thrown_away_and_replaced_at_once(self) -> None:
        s = opened()
        in_row(s, self.ROW)
        play(s, "change 3, change 4, done")
        assert question(s) == "? FillRow" and cards(s.row) == "KENTUCKY-O FLORIDA-O - - HOUSTON-D MICHIGAN-D"
        draw(s, "PURDUE-O KANSAS-O")
        assert cards(s.row) == "KENTUCKY-O FLORIDA-O PURDUE-O KANSAS-O HOUSTON-D MICHIGAN-D"
        assert cards(s.thrown) == "UCLA-O DUKE-D" and question(s) == "0 Act" and is_complete(s)

    def test_they_are_named_from_left_to_right_so_that_no_set_is_offered_twice(self) -> None:
        s = opened()
        play(s, "change 4")
        assert names(s) == ["change 5", "change 6", "done"]
        play(s, "change 6")
        assert question(s) == "? FillRow"

    def test_nothing_need_be_changed(self) -> None:
        s = opened()
        in_row(s, self.ROW)
        play(s, "done")
        assert cards(s.row) == self.ROW and question(s) == "0 Act"

    def test_a_pile_that_is_used_up_is_made_of_the_discard_and_what_was_just_thrown_away(self) -> None:
        s = opened()
        in_row(s, self.ROW)
        last, *rest = s.tactics
        s.tactics, s.thrown = [last], rest[:10]
        play(s, "change 2, change 5, done")
        outcome = s.draw(Random(4))
        assert outcome[0] == last and outcome[1] in [*rest[:10], *numbers("FLORIDA-O HOUSTON-D")]
        s.happen(outcome)
        assert s.row[1] == last and s.row[4] == outcome[1] and len(s.tactics) == 11 and not s.thrown

    def test_with_nothing_left_a_place_stays_empty(self) -> None:
        s = opened()
        s.tactics, s.thrown, s.row = [], [], [EMPTY] * 6
        s.then(CHANGE_ROW[0][0])
        assert names(s) == ["done"]
        play(s, "done")
        assert question(s) == "0 ChangeRow"  # the one that was planned before

    def test_a_hole_is_not_offered(self) -> None:
        s = turn()
        in_row(s, "- KENTUCKY-O - - - -")
        s.then(CHANGE_ROW[0][0])
        assert names(s) == ["change 2", "done"]
