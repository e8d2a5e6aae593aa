"""NBA Deck-Building, chapter 10: alone against the computer's team."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from random import Random

import pytest

from pioche.core.flow import CHANCE
from pioche.games.nba import GAME
from pioche.games.nba.answers import TRACK
from pioche.games.nba.cards import CARD, COLOUR, EMPTY, NUMBER, SIDES
from pioche.games.nba.market import REVEAL
from pioche.games.nba.profiles import LEVEL_KEYS, LEVELS, PROFILE_KEYS, PROFILES
from pioche.games.nba.solo import (
    COMPUTER,
    COMPUTER_ATTACKS,
    COMPUTER_BUYS,
    COMPUTER_DEFENDS,
    COMPUTER_RECRUITS,
    COMPUTER_TURN,
    DISMISS,
    SCALE,
    expected,
    liking,
    worth,
)
from pioche.games.nba.state import Nba
from pioche.games.nba.turns import END_PERIOD
from tests.games.nba.table import (
    arrange,
    cards,
    dice,
    draw,
    faces,
    field,
    in_row,
    is_complete,
    level,
    names,
    numbers,
    on_track,
    opened,
    play,
    question,
    roll,
    run,
)

PRINTED_ROW = "FLORIDA-O DUKE-D UCLA-O HOUSTON-D VIRGINIA-O MICHIGAN-D"


def alone(profile: str = "balanced", lvl: int = 1, **settings: int) -> Nba:
    return opened(players=1, profile=PROFILE_KEYS.index(profile) + 1, level=lvl, **settings)


def its_turn(profile: str = "balanced", **settings: int) -> Nba:
    """The computer is to move, and nothing is planned."""
    s = alone(profile, **settings)
    s.agenda = []
    s.active, s.turn = COMPUTER, 1
    return s


def candidates(s: Nba, words: str) -> None:
    """These players are looked at."""
    for card in numbers(words):
        if card in s.reserve:
            s.reserve = [other for other in s.reserve if other != card]
        else:
            s.supply.remove(card)
    s.candidates = numbers(words)


def step(s: Nba, *steps: object) -> None:
    s.then(*steps)  # type: ignore[arg-type]
    s.run_on()


class TestR10_1Computer:
    def test_five_starters_and_five_base_tactics_and_no_hand(self) -> None:
        s = alone()
        assert field(s, COMPUTER) == "T-PG1 T-SG1 T-SF1 T-PF1 T-C1"
        assert cards(s.boards[COMPUTER]) == "BO-3PT BO-POST BO-SLASH BD-SWITCH BD-TRAP -"
        assert not s.hand(COMPUTER) and not s.piles[COMPUTER] and is_complete(s)

    def test_one_seat_that_begins(self) -> None:
        s = alone()
        assert question(s) == "0 ChangeRow" and (s.players, s.teams) == (1, 2) and s.last == 24

    @pytest.mark.parametrize("lvl", range(5))
    def test_the_counter_begins_as_the_level_says(self, lvl: int) -> None:
        assert alone(lvl=lvl).counter == LEVELS[lvl] == 2 * lvl + 2 and len(LEVEL_KEYS) == 5

    def test_a_profile_is_agreed_on_or_drawn(self) -> None:
        assert [PROFILE_KEYS[alone(key).profile] for key in PROFILE_KEYS] == [*PROFILE_KEYS]
        s: Nba = GAME.start(GAME.settle({"players": 1}))
        s.run_on()
        assert question(s) == "? DrawProfile"
        assert {s.draw(Random(seed))[0] for seed in range(60)} == {*range(PROFILES)}

    def test_what_needs_several_players_is_left_out(self) -> None:
        settings = GAME.settle({"players": 1, "draft": 1, "tipoff": 1})
        assert settings["draft"] == 0 and settings["tipoff"] == 0


class TestR10_2Track:
    def test_it_moves_twice_in_ones_turn_and_who_falls_off_goes_to_the_computer(self) -> None:
        s = alone()
        arrange(s, 0, "")
        play(s, "done, done")
        run(s)
        on_track(s, "haslem humphries redick s-kerr bol fisher", pile="korver diaw ainge horry smits")
        before = s.turn
        play(s, "done, done, keep the rest")
        run(s)
        assert s.turn == before + 2  # the computer has moved in between, and the track was its own affair
        assert cards(s.track) == "diaw korver haslem humphries redick s-kerr" and cards(s.supply) == "smits horry ainge"

    def test_the_computer_sees_them_as_candidates(self) -> None:
        s = alone()
        on_track(s, "haslem humphries redick s-kerr bol fisher", pile="korver diaw")
        step(s, REVEAL, REVEAL)
        assert cards(s.candidates) == "fisher bol" and not s.gone


class TestR10_3Turn:
    def test_the_counter_rises_and_candidates_are_filled_up_to_three(self) -> None:
        s = its_turn()
        candidates(s, "korver")
        before = len(s.reserve)
        step(s, COMPUTER_TURN)
        assert s.counter == 5 and question(s) == "? Scout" and len(s.draw(Random(0))) == 2
        draw(s, cards(s.reserve[:2]))
        assert len(s.reserve) == before - 2

    def test_without_a_reserve_the_discard_is_looked_at(self) -> None:
        s = its_turn()
        s.gone, s.reserve = s.reserve, []
        gone = {*s.gone}
        step(s, COMPUTER_TURN)
        outcome = s.draw(Random(0))
        assert len(outcome) == 3 and {*outcome} <= gone
        s.happen(outcome)
        assert {*s.reserve} == gone - {*outcome}
        run(s)
        assert is_complete(s)

    def test_a_reserve_too_small_is_used_up_before_the_discard_is_shuffled(self) -> None:
        s = its_turn()
        last, s.gone, s.reserve = s.reserve[0], s.reserve[1:], s.reserve[:1]
        step(s, COMPUTER_TURN)
        assert s.draw(Random(0)) == [last]
        s.happen([last])
        assert question(s) == "? Scout" and len(s.draw(Random(0))) == 2 and not s.gone

    def test_without_anybody_it_goes_on_with_fewer(self) -> None:
        s = its_turn()
        s.reserve = []
        step(s, COMPUTER_TURN)
        assert s.to_move() != CHANCE or question(s) != "? Scout"

    @pytest.mark.parametrize(
        ("profile", "turn", "first"),
        [
            ("balanced", 1, "ComputerRecruits"),
            ("slashers", 1, "ComputerBuys"),
            ("professor", 1, "ComputerRecruits"),
            ("professor", 3, "ComputerBuys"),
            ("professor", 5, "ComputerRecruits"),
        ],
    )
    def test_the_profile_says_what_it_buys_first(self, profile: str, turn: int, first: str) -> None:
        s = its_turn(profile)
        s.turn = turn
        s.then(COMPUTER_TURN)
        s.agenda.pop().apply(s, 0)
        plan = [type(step).__name__ for step in reversed(s.agenda)]
        assert plan[:2] == ["Scout", first]

    def test_it_plays_whole_games(self) -> None:
        for seed in range(5):
            s, rng = opened(seed, players=1), Random(seed)
            while not s.is_over():
                if s.to_move() == CHANCE:
                    s.happen(s.draw(rng))
                else:
                    s.play(rng.choice(s.options()))
            assert is_complete(s) and s.turn >= 24 and s.ranks == [0]
            assert GAME.scores(s) == [s.points[1] - s.points[2]]


class TestR10_4Recruiting:
    def test_the_best_gain_it_can_pay(self) -> None:
        s = its_turn()
        s.counter = 5
        candidates(s, "korver haslem durant")
        assert liking(s, CARD["korver"]) - liking(s, CARD["T-SG1"]) == 5  # quarters
        step(s, COMPUTER_RECRUITS)
        assert field(s, COMPUTER) == "T-PG1 korver T-SF1 T-PF1 T-C1" and s.counter == 2
        assert cards(s.candidates) == "haslem durant" and cards(s.out[COMPUTER]).split()[-1] == "T-SG1"

    def test_nobody_who_does_not_improve_the_team(self) -> None:
        s = its_turn("towers")
        s.counter = 5
        candidates(s, "redick")
        step(s, COMPUTER_RECRUITS)
        assert s.counter == 5 and cards(s.candidates) == "redick"

    def test_a_profile_may_keep_something_back(self) -> None:
        s = its_turn("professor")
        s.counter = 3
        candidates(s, "mi-miller")
        step(s, COMPUTER_RECRUITS)
        assert s.counter == 3
        s.counter = 4
        step(s, COMPUTER_RECRUITS)
        assert s.counter == 1 and "mi-miller" in field(s, COMPUTER)

    def test_never_so_that_no_attack_can_be_activated(self) -> None:
        s = its_turn("towers")
        s.counter = 9
        s.boards[COMPUTER] = [CARD["PURDUE-O"], EMPTY, EMPTY, *s.boards[COMPUTER][3:]]
        candidates(s, "haslem")  # no intelligence: the team would fall from 6 to 5
        step(s, COMPUTER_RECRUITS)
        assert s.counter == 9

    def test_the_others_go_to_the_discard_of_the_market(self) -> None:
        s = its_turn()
        candidates(s, "haslem durant")
        step(s, DISMISS)
        assert not s.candidates and cards(s.gone) == "haslem durant" and is_complete(s)


class TestR10_5Tactics:
    def test_the_greatest_gain_over_the_weakest_of_its_kind(self) -> None:
        s = its_turn()
        s.counter = 2
        s.line_up(COMPUTER, numbers("T-PG1 korver T-SF1 T-PF1 T-C1"))
        in_row(s, PRINTED_ROW)
        assert worth(s, CARD["FLORIDA-O"]) == 12 * SCALE * Fraction(21, 2)
        assert float(worth(s, CARD["BO-SLASH"])) / 12 / SCALE == pytest.approx(8.85, abs=0.01)
        step(s, COMPUTER_BUYS[0])
        assert cards(s.boards[COMPUTER][:3]) == "BO-3PT BO-POST FLORIDA-O" and s.counter == 0
        assert cards(s.row[:1]) == "-" and cards(s.out[COMPUTER]).split()[-1] == "BO-SLASH"

    def test_a_tactic_of_the_market_goes_to_the_tactic_discard(self) -> None:
        s = its_turn()
        s.counter = 2
        in_row(s, "FLORIDA-O")
        s.boards[COMPUTER] = [CARD["KANSAS-O"], *s.boards[COMPUTER][1:]]
        s.tactics = [card for card in s.tactics if card != CARD["KANSAS-O"]]
        step(s, COMPUTER_BUYS[0])
        assert cards(s.thrown) == "KANSAS-O" and cards(s.boards[COMPUTER][:1]) == "FLORIDA-O"

    def test_if_nothing_helps_the_row_is_changed_once(self) -> None:
        s = its_turn()
        s.counter = 2
        in_row(s, "UCLA-O UCLA-O DUKE-D DUKE-D GONZAGA-O ARIZONA-D")
        step(s, COMPUTER_BUYS[0])
        assert question(s) == "? FillRow" and len(s.thrown) == 6
        s.thrown, rest = [], s.thrown
        draw(s, "FLORIDA-O KENTUCKY-O KENTUCKY-O MICHIGAN-D MICHIGAN-D HOUSTON-D")
        s.thrown = rest
        assert "FLORIDA-O" in cards(s.boards[COMPUTER])

    def test_and_not_a_second_time(self) -> None:
        s = its_turn()
        s.counter = 0
        step(s, COMPUTER_BUYS[1])
        assert not s.thrown and EMPTY not in s.row

    def test_what_is_too_complex_is_worth_nothing(self) -> None:
        assert worth(its_turn(), CARD["UCLA-O"]) == 0


class TestR10_6Promises:
    @pytest.mark.parametrize(
        ("die", "colours", "number", "keep"), [(0, 7, 3, 2), (1, 7, 2, 1), (2, 7, 3, 2), (3, 1, 2, 1), (5, 6, 3, 2)]
    )
    def test_they_are_the_true_average_over_all_rolls(self, die: int, colours: int, number: int, keep: int) -> None:
        total = 0
        for rolled in product(SIDES[die], repeat=number):
            values = sorted(NUMBER[face] for face in rolled if colours >> COLOUR[face] & 1)
            total += sum(values[-keep:])
        assert Fraction(expected(die, colours, number, keep), SCALE) == Fraction(total, 6**number)

    def test_no_dice_promise_nothing(self) -> None:
        assert expected(0, 7, 0, 3) == 0

    def test_the_profile_weighs_colours(self) -> None:
        assert worth(its_turn("bombers"), CARD["BO-3PT"]) * 4 == worth(its_turn(), CARD["BO-3PT"]) * 5


class TestR10_7Activating:
    def test_the_attack_that_promises_most_and_its_tactics_stay(self) -> None:
        s = its_turn()
        step(s, COMPUTER_ATTACKS)
        board = s.boards[COMPUTER]
        assert board[s.slot] == CARD["BO-POST"] and level(s, "inside", COMPUTER) == 4
        roll(s, "yellow-7 yellow-6 yellow-4 yellow-0")
        assert dice(s.attacks[COMPUTER]) == "yellow-6 yellow-7" and s.boards[COMPUTER] == board

    def test_it_rolls_blanks_again_as_its_rebounds_allow(self) -> None:
        s = its_turn()
        s.levels[COMPUTER] = [0, 0, 3, 0, 0, 0, 6, 6]
        s.levels[0][-1] = 4
        step(s, COMPUTER_ATTACKS)
        roll(s, "red-0 red-0 red-2")
        assert question(s) == "? RerollDice" and dice(s.picked) == "red-0"
        roll(s, "red-6")
        assert dice(s.attacks[COMPUTER]) == "red-2 red-6"

    def test_it_defends_best_against_the_colours_that_wait_and_rolls_nothing_again(self) -> None:
        for waiting, tactic in (("blue-9", "BD-SWITCH"), ("red-6", "BD-TRAP")):
            s = its_turn()
            s.attacks[0] = faces(waiting)
            step(s, COMPUTER_DEFENDS)
            assert s.boards[COMPUTER][s.slot] == CARD[tactic]
            run(s)
            assert s.fatigue == 9 and not s.tops[COMPUTER]

    def test_without_an_attack_it_does_not_defend(self) -> None:
        s = its_turn()
        step(s, COMPUTER_DEFENDS)
        assert s.is_over() or s.to_move() != CHANCE

    def test_medals_help_it_too(self) -> None:
        s = its_turn(medals=1)
        s.turn = 23
        s.line_up(COMPUTER, numbers("lillard T-SG1 T-SF1 T-PF1 T-C1"))
        s.levels[COMPUTER] = [0, 0, 3, 0, 0, 0, 6, 4]
        step(s, COMPUTER_ATTACKS)
        roll(s, "red-0 red-0 red-2")
        assert dice(s.picked) == "red-0"


class TestR10_8End:
    def test_the_ultimate_turn_is_ones_own(self) -> None:
        s = alone()
        s.agenda, s.turn = [], s.last
        s.attacks = [faces("red-6"), faces("blue-9")]
        step(s, END_PERIOD)
        assert question(s) == "0 LastDefence"
        play(s, "done")
        assert s.is_over() and s.points == [0, 6, 9, 0] and GAME.scores(s) == [-3]

    def test_on_a_tie_overtime_is_played_which_the_computer_begins_without_buying(self) -> None:
        s = alone()
        s.agenda, s.turn = [], s.last
        step(s, END_PERIOD)
        play(s, "done")
        counter = s.counter
        assert s.overtimes == 1 and s.first == COMPUTER
        run(s)
        assert question(s) == "0 Act" and s.counter == counter and s.turn == 25
        assert not [name for name in names(s) if name.startswith("buy")]
        for _ in range(3):
            play(s, "done, keep the rest")
            run(s)
        assert s.is_over() and s.points[2] > 0 and len(s.track) == TRACK

    def test_after_three_overtimes_one_may_settle_for_a_draw(self) -> None:
        s = alone()
        s.agenda, s.turn, s.overtimes = [], s.last, 3
        step(s, END_PERIOD)
        play(s, "done")
        assert names(s) == ["play on", "draw"]
        play(s, "draw")
        assert s.is_over() and GAME.scores(s) == [0]
