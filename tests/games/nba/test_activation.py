"""NBA Deck-Building, chapter 5: activating tactics."""

from __future__ import annotations

from random import Random

import pytest

from pioche.games.nba.activation import by_rebounds
from pioche.games.nba.cards import REBOUND
from pioche.games.nba.cardset import STAT_KEYS
from pioche.games.nba.state import Nba
from tests.games.nba.table import (
    arrange,
    cards,
    dice,
    discard,
    faces,
    hand,
    is_complete,
    names,
    play,
    question,
    roll,
    run,
    turn,
)

PRINTED = "KENTUCKY-O VIRGINIA-O HOUSTON-D MICHIGAN-D"


def active(names: list[str]) -> list[str]:
    return [name for name in names if name.split()[0] in ("attack", "defend")]


def with_level(s: Nba, seat: int = 0, **levels: int) -> Nba:
    """The team has these levels, whoever stands there."""
    s.levels[seat] = [levels.get(key, old) for key, old in zip(STAT_KEYS, s.levels[seat], strict=True)]
    return s


def attacked(board: str, waiting: str = "", lead: int = 0, **levels: int) -> Nba:
    """About to activate, with these dice of the other team waiting and so many rebounds more than it has."""
    s = turn(board=board)
    s.attacks[1] = faces(waiting)
    with_level(s, **levels)
    return with_level(s, reb=s.levels[1][REBOUND] + lead)


class TestR5_1Conditions:
    def test_the_complexity_must_not_exceed_the_collective_level(self) -> None:
        s = attacked(PRINTED, "red-6")
        assert active(names(s)) == ["attack 1", "defend 1", "defend 2"]

    def test_one_defence_in_a_turn(self) -> None:
        s = attacked(PRINTED, "red-6")
        play(s, "defend 2")
        run(s)
        play(s, "done")
        assert active(names(s)) == ["attack 1"]

    def test_without_dice_that_wait_there_is_no_defence(self) -> None:
        assert active(names(attacked(PRINTED))) == ["attack 1"]

    def test_without_a_die_to_roll_there_is_no_activation(self) -> None:
        assert active(names(attacked("BO-3PT BO-POST", three=0))) == ["attack 2"]

    def test_one_of_two_skills_is_enough(self) -> None:
        assert active(names(attacked("BD-TRAP", "red-6", block=0))) == ["defend 1"]

    def test_in_either_order(self) -> None:
        for order in ("attack 1, defend 1", "defend 1, attack 1"):
            s = attacked("BO-3PT BD-TRAP", "red-6")
            s.fatigue = 0
            for name in order.split(", "):
                play(s, name)
                run(s)
            assert names(s) == ["done"]

    def test_of_two_tactics_alike_one_is_offered(self) -> None:
        assert active(names(attacked("KENTUCKY-O KENTUCKY-O"))) == ["attack 1"]


class TestR5_2Roll:
    def test_as_many_dice_as_the_level(self) -> None:
        s = attacked("MICHIGAN-D", "red-6")
        play(s, "defend 1")
        assert [face.split("-")[0] for face in dice(s.draw(Random(0))).split()] == ["grey"] * 2 + ["brown"] * 2

    def test_ten_of_a_kind_at_most(self) -> None:
        s = attacked("KENTUCKY-O", three=13)
        play(s, "attack 1")
        assert len(s.draw(Random(0))) == 10

    def test_every_side_is_equally_likely(self) -> None:
        s = attacked("KENTUCKY-O", three=10)
        play(s, "attack 1")
        rng = Random(7)
        rolled = [face for _ in range(600) for face in s.draw(rng)]
        share = {name: rolled.count(faces(name)[0]) / len(rolled) for name in ("blue-0", "blue-2", "blue-6", "blue-9")}
        assert share["blue-0"] == pytest.approx(1 / 2, abs=0.03)
        assert [share[name] for name in ("blue-2", "blue-6", "blue-9")] == pytest.approx([1 / 6] * 3, abs=0.03)


class TestR5_3AttackRerolls:
    @pytest.mark.parametrize(("lead", "rerolls"), [(-2, 0), (0, 0), (1, 1), (3, 1), (4, 2), (6, 2), (7, 3)])
    def test_a_third_of_the_lead_in_rebounds_rounded_up(self, lead: int, rerolls: int) -> None:
        s = attacked("BO-3PT", lead=lead)
        assert by_rebounds(s, 0) == rerolls

    def test_without_a_lead_nobody_is_asked(self) -> None:
        s = attacked("BO-3PT")
        play(s, "attack 1")
        roll(s, "blue-2 blue-0 blue-0")
        assert question(s) == "0 Act"

    def test_dice_that_show_the_same_are_offered_once_and_in_ascending_order(self) -> None:
        s = attacked("BO-3PT", lead=4)
        play(s, "attack 1")
        roll(s, "blue-2 blue-0 blue-0")
        assert names(s) == ["reroll blue-0", "reroll blue-2", "reroll useless", "done"]
        play(s, "reroll blue-2")
        assert question(s) == "? RerollDice"  # no other die comes after it

    def test_only_as_many_as_allowed(self) -> None:
        s = attacked("BO-3PT", lead=1)
        play(s, "attack 1")
        roll(s, "blue-2 blue-0 blue-0")
        play(s, "reroll blue-0")
        roll(s, "blue-6")
        assert dice(s.attacks[0]) == "blue-2 blue-6"

    def test_the_new_result_stands_even_if_it_is_worse(self) -> None:
        s = attacked("BO-3PT", lead=1)
        play(s, "attack 1")
        roll(s, "blue-2 blue-0 blue-0")
        play(s, "reroll blue-2")
        roll(s, "blue-0")
        assert s.attacks[0] == [] and question(s) == "0 Act"

    def test_useless_dice_in_one_answer_as_far_as_they_may_be_rolled(self) -> None:
        s = attacked("BO-KICK", lead=4)
        play(s, "attack 1")
        roll(s, "blue-0 blue-0 blue-9 red-0 red-2 red-3")
        play(s, "reroll useless")
        assert dice(s.picked) == "blue-0 blue-0"

    def test_nothing_need_be_rolled_again(self) -> None:
        s = attacked("BO-3PT", lead=4)
        play(s, "attack 1")
        roll(s, "blue-2 blue-0 blue-0")
        play(s, "done")
        assert dice(s.attacks[0]) == "blue-2"


class TestR5_4DefenceRerolls:
    def test_each_die_costs_a_fatigue_card_taken_before_the_roll(self) -> None:
        s = attacked("BD-TRAP", "yellow-6", block=2, stop=1)
        play(s, "defend 1")
        roll(s, "grey-2y grey-1r brown-3b")
        play(s, "reroll grey-1r, reroll brown-3b")
        assert cards(s.tops[0]) == "fatigue fatigue" and s.fatigue == 7 and question(s) == "? RerollDice"
        roll(s, "grey-1r brown-1r")
        assert dice(s.guards[0]) == "grey-2y" and question(s) == "0 Act" and is_complete(s)

    def test_no_more_dice_than_fatigue_cards(self) -> None:
        s = attacked("BD-TRAP", "yellow-6", block=2, stop=1)
        s.fatigue = 1
        play(s, "defend 1")
        roll(s, "grey-2y grey-1r brown-3b")
        play(s, "reroll grey-1r")
        assert question(s) == "? RerollDice" and s.fatigue == 0

    def test_without_fatigue_cards_nobody_is_asked(self) -> None:
        s = attacked("BD-TRAP", "yellow-6", block=2, stop=1)
        s.fatigue = 0
        play(s, "defend 1")
        roll(s, "grey-2y grey-1r brown-3b")
        assert question(s) == "0 Act"

    def test_wrong_colours_are_useless_in_defence(self) -> None:
        s = attacked("BD-TRAP", "yellow-6", block=2, stop=2)
        play(s, "defend 1")
        roll(s, "grey-2y grey-1r brown-0 brown-3y")
        play(s, "reroll useless")
        assert dice(s.picked) == "grey-1r brown-0" and s.fatigue == 7

    def test_each_die_once(self) -> None:
        s = attacked("BD-TRAP", "yellow-6", block=1, stop=0)
        play(s, "defend 1")
        roll(s, "grey-1r")
        play(s, "reroll grey-1r")
        roll(s, "grey-1r")
        assert question(s) == "0 Act" and s.fatigue == 8


class TestR5_5KeepingAttack:
    def test_the_highest_of_each_kind_are_kept(self) -> None:
        s = attacked("VIRGINIA-O", iq=7)
        play(s, "attack 1")
        roll(s, "blue-2 blue-9 blue-6 red-2 red-3 red-6")
        assert dice(s.attacks[0]) == "blue-6 blue-9 red-3 red-6"

    def test_blanks_are_never_kept(self) -> None:
        s = attacked("BO-POST")
        play(s, "attack 1")
        roll(s, "yellow-4 yellow-0 yellow-0 yellow-0")
        assert dice(s.attacks[0]) == "yellow-4"


class TestR5_6KeepingDefence:
    def test_only_colours_of_waiting_dice_count(self) -> None:
        s = attacked("MICHIGAN-D", "red-6 blue-9", block=3, stop=2)
        s.fatigue = 0
        play(s, "defend 1")
        roll(s, "grey-3r grey-2y grey-2r brown-3b brown-1r")
        assert dice(s.guards[0]) == "grey-2r grey-3r brown-3b"

    def test_the_rest_goes_back(self) -> None:
        s = attacked("BD-TRAP", "red-4 red-2", block=1, stop=1)
        s.fatigue = 0
        play(s, "defend 1")
        roll(s, "grey-3r brown-2y")
        assert dice(s.guards[0]) == "grey-3r"

    def test_a_blank_that_waited_would_have_no_colour(self) -> None:
        s = attacked("BD-TRAP", "red-4", block=2, stop=0)
        s.fatigue = 0
        play(s, "defend 1")
        roll(s, "grey-0 grey-2y")
        assert s.guards[0] == []


class TestR5_7Afterwards:
    def test_the_tactic_is_discarded_and_the_dice_wait(self) -> None:
        s = attacked("BO-SLASH")
        play(s, "attack 1")
        roll(s, "red-4 red-2 red-2")
        assert discard(s) == "BO-SLASH" and cards(s.boards[0][:1]) == "-" and s.points == [0, 0, 0, 0]
        assert dice(s.attacks[0]) == "red-2 red-4" and is_complete(s)

    def test_an_attack_of_blanks_is_none(self) -> None:
        s = attacked("BO-SLASH")
        play(s, "attack 1")
        roll(s, "red-0 red-0 red-0")
        play(s, "done")
        run(s)
        arrange(s, 1, "BD-TRAP")
        play(s, "done, BD-TRAP")
        assert names(s) == ["done"] and hand(s, 1) == ""
