"""NBA Deck-Building, chapter 9: mismatch, three and four players, coaches, decisive players."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from pioche.core.flow import CHANCE
from pioche.games.nba import GAME
from pioche.games.nba.activation import allowance, by_rebounds
from pioche.games.nba.cards import (
    BEIGE,
    BLUE,
    CARD,
    COACH_KEYS,
    COACH_NAMES,
    COACHES,
    COST,
    GREY,
    POWER,
    POWER_KEYS,
    REBOUND,
    VALUE,
)
from pioche.games.nba.coaches import engage
from pioche.games.nba.market import SCORE
from pioche.games.nba.state import Nba
from pioche.games.nba.turns import BEGIN_TURN, END_PERIOD, match_points, places
from tests.games.nba.table import (
    arrange,
    cards,
    dice,
    faces,
    field,
    hand,
    in_row,
    is_complete,
    level,
    names,
    on_track,
    opened,
    play,
    question,
    roll,
    run,
    turn,
)


def with_words(s: Nba, word: str) -> list[str]:
    return [name for name in names(s) if name.split()[0] == word]


class TestR9_2Mismatch:
    def centres(self, **settings: int) -> Nba:
        """jokic against mutombo."""
        s = turn(field="T-PG1 T-SG1 T-SF1 T-PF1 jokic", settings={"mismatch": 3, **settings})
        arrange(s, 1, "", field="T-PG1 T-SG1 T-SF1 T-PF1 mutombo")
        return s

    def test_one_player_against_the_one_on_the_same_position(self) -> None:
        s = self.centres()
        play(s, "mismatch 1 C")
        outcome = dice(s.draw(Random(0))).split()
        kinds = [face.split("-")[0] for face in outcome]
        assert {kind: kinds.count(kind) for kind in kinds} == {"blue": 2, "yellow": 4, "grey": 5, "brown": 5}
        roll(
            s,
            "blue-0 blue-6 yellow-0 yellow-2 yellow-4 yellow-7 grey-2y grey-2y grey-1r grey-3r grey-0 "
            "brown-2y brown-3y brown-3b brown-1r brown-0",
        )
        assert s.points == [0, 7, 0, 0] and question(s) == "0 Act"

    def test_once_in_a_turn_and_each_position_once(self) -> None:
        s = self.centres()
        play(s, "mismatch 1 C")
        run(s)
        assert not with_words(s, "mismatch")
        play(s, "done")
        run(s)
        arrange(s, 1, "S-PG1")
        play(s, "done, done, keep the rest")
        run(s)
        play(s, "done")
        assert "mismatch 1 C" not in names(s) and "mismatch 1 PG" in names(s)

    @pytest.mark.parametrize(("option", "limit"), [(1, 2), (2, 3), (3, 5)])
    def test_as_many_as_agreed(self, option: int, limit: int) -> None:
        s = turn(settings={"mismatch": option})
        s.spent[0] = (1 << limit) - 1
        assert not with_words(s, "mismatch")
        s.spent[0] = (1 << limit - 1) - 1
        assert with_words(s, "mismatch")

    def test_a_player_without_attack_dice_is_not_chosen(self) -> None:
        s = turn(field="T-PG1 T-SG1 T-SF1 T-PF1 bol", settings={"mismatch": 3})
        assert with_words(s, "mismatch") == [f"mismatch 1 {at}" for at in ("PG", "SG", "SF", "PF")]

    def test_before_any_activation(self) -> None:
        s = turn(board="BO-SLASH", settings={"mismatch": 3})
        play(s, "attack 1")
        run(s)
        assert not with_words(s, "mismatch")

    def test_defence_cannot_turn_it_into_less_than_nothing(self) -> None:
        s = self.centres()
        play(s, "mismatch 1 C")
        roll(s, "blue-0 blue-0 yellow-2 yellow-0 yellow-0 yellow-0" + " grey-2y" * 5 + " brown-3y" * 5)
        assert s.points == [0, 0, 0, 0]

    def test_against_any_of_several_opponents(self) -> None:
        s = turn(settings={"mismatch": 3, "players": 3})
        play(s, "mismatch 2 PG")
        roll(s, "blue-9 red-6 beige-4b")
        assert s.points == [0, 0, 11, 0, 0, 0, 0, 0, 0]

    def test_not_in_a_game_without_it(self) -> None:
        assert not with_words(turn(), "mismatch")


class TestR9_3SeveralMatches:
    def scored(self) -> Nba:
        s = opened(players=3)
        s.attacks[0] = faces("red-6 red-4 blue-9")
        s.guards = [faces("grey-3r"), faces("beige-2b grey-3r"), faces("brown-2y brown-1r")]
        s.then(SCORE[0])
        s.run_on()
        return s

    def test_an_attack_counts_in_every_match_less_the_defence_of_its_colours(self) -> None:
        assert self.scored().points == [0, 14, 18, 0, 0, 0, 0, 0, 0]

    def test_ones_own_defence_goes_back_first_and_the_others_stay(self) -> None:
        s = self.scored()
        assert [dice(guard) for guard in s.guards] == ["", "beige-2b grey-3r", "brown-2y brown-1r"]

    @pytest.mark.parametrize(("players", "tactics", "fatigue"), [(2, 70, 9), (3, 140, 18), (4, 140, 18)])
    def test_two_boxes(self, players: int, tactics: int, fatigue: int) -> None:
        s = opened(players=players)
        assert len(s.tactics) + len(s.row) == tactics and s.fatigue == fatigue and is_complete(s)


class TestR9_4SeveralAttacks:
    def defending(self, board: str = "BD-TRAP") -> Nba:
        s = turn(board=board, settings={"players": 3})
        s.attacks = [[], faces("red-6"), faces("yellow-7 blue-9")]
        s.fatigue = 0
        return s

    def test_a_die_may_be_kept_against_any_attack_and_the_choice_is_ones_own(self) -> None:
        s = self.defending()
        play(s, "defend 1")
        roll(s, "grey-2y grey-3r brown-0 brown-1r")
        assert question(s) == "0 KeepDie" and names(s) == ["keep grey-2y", "keep grey-3r"]
        play(s, "keep grey-2y")
        assert dice(s.guards[0]) == "grey-2y brown-1r"

    def test_without_a_choice_nobody_is_asked(self) -> None:
        s = self.defending()
        play(s, "defend 1")
        roll(s, "grey-2r grey-3r brown-0 brown-1r")
        assert dice(s.guards[0]) == "grey-3r brown-1r"

    def test_several_dice_in_ascending_order(self) -> None:
        s = self.defending("HOUSTON-D")
        s.levels[0] = [0, 0, 0, 0, 4, 0, 9, 0]
        play(s, "defend 1")
        roll(s, "grey-2y grey-2y grey-2r grey-3r")
        assert names(s) == ["keep grey-2r", "keep grey-2y"]  # grey-3r alone would be one too few
        play(s, "keep grey-2y")
        assert names(s) == ["keep grey-2y", "keep grey-3r"]
        play(s, "keep grey-3r")
        assert dice(s.guards[0]) == "grey-2y grey-3r"

    def test_rebounds_are_compared_with_the_best_opponent(self) -> None:
        s = opened(players=3)
        for seat, rebounds in enumerate((9, 4, 8)):
            s.levels[seat] = [*s.levels[seat][:REBOUND], rebounds]
        assert by_rebounds(s, 0) == 1


class TestR9_5SeveralEnd:
    def test_all_but_the_last_have_an_ultimate_turn(self) -> None:
        s = opened(players=3)
        s.agenda, s.turn = [], s.last
        assert s.last == 36
        s.attacks[2] = faces("red-6")
        s.then(END_PERIOD)
        s.run_on()
        assert question(s) == "0 LastDefence"
        play(s, "done")
        assert question(s) == "1 LastDefence"
        play(s, "done")
        assert s.is_over() and s.points[6:8] == [6, 6]

    def test_matches_then_the_difference_then_points(self) -> None:
        s = opened(players=3)
        s.points = [0, 10, 9, 9, 0, 10, 10, 9, 0]
        assert [match_points(s, team) for team in range(3)] == [2, 2, 2] and places(s) == [0, 0, 0]
        s.points = [0, 12, 9, 9, 0, 10, 10, 9, 0]
        assert places(s) == [0, 2, 1]
        s.points = [0, 10, 5, 8, 0, 10, 7, 8, 0]
        assert places(s) == [1, 0, 1]

    def test_a_drawn_match_counts_one(self) -> None:
        s = opened(players=3)
        s.points = [0, 10, 20, 10, 0, 0, 5, 0, 0]
        assert GAME.scores(s) == [3, 2, 1]

    def test_there_is_no_overtime(self) -> None:
        s = opened(players=4)
        s.agenda, s.turn = [], s.last
        s.then(END_PERIOD)
        s.run_on()
        play(s, "done, done, done")
        assert s.is_over() and s.ranks == [0, 0, 0, 0]


class TestR9_6Coaches:
    def test_all_six_kinds_of_power(self) -> None:
        assert {POWER_KEYS[power] for power in POWER[:COACHES]} == {*POWER_KEYS[1:]}
        assert len({*COACH_NAMES}) == COACHES == 16

    def test_the_last_player_chooses_first_and_nobody_has_the_same(self) -> None:
        s: Nba = GAME.start(GAME.settle({"coaches": 2, "players": 3}))
        s.run_on()
        s.happen([1])
        order = []
        for _ in range(3):
            order.append(s.to_move())
            play(s, names(s)[0])
        assert order == [0, 2, 1]
        assert [COACH_KEYS[coach] for coach in s.coaches] == [*COACH_KEYS[:1], COACH_KEYS[2], COACH_KEYS[1]]

    def test_or_all_draw_one(self) -> None:
        s = opened(coaches=1, players=4)
        assert len({*s.coaches}) == 4 and all(coach < COACHES for coach in s.coaches)

    def test_alone_one_chooses_for_oneself_only(self) -> None:
        s: Nba = GAME.start(GAME.settle({"coaches": 2, "players": 1}))
        s.run_on()
        run(s)
        assert question(s) == "0 ChooseCoach"
        play(s, names(s)[3])
        assert s.coaches == [3, COACHES]


def coached(coach: str, hand: str = "", **places: Any) -> Nba:
    s = turn(hand, **places)
    engage(s, 0, COACH_KEYS.index(coach))
    return s


class TestR9_7Powers:
    def test_the_collective_level_is_one_higher(self) -> None:
        assert level(coached("popovich"), "iq") == 7

    def test_rebounds_are_one_higher_for_every_purpose(self) -> None:
        s = coached("riley")
        assert by_rebounds(s, 0) == 1 and by_rebounds(s, 1) == 0
        s.levels[1] = [*s.levels[1][:REBOUND], 5]
        assert by_rebounds(s, 0) == by_rebounds(s, 1) == 0

    def test_bonuses_stay_when_players_change(self) -> None:
        s = coached("popovich", "S-C1")
        play(s, "S-C1, done")
        assert level(s, "iq") == 6

    def test_a_second_tactic_for_two_more_and_no_third(self) -> None:
        s = coached("p-jackson", "BO-3PT BO-POST BD-TRAP BD-SWITCH BO-SLASH BO-PNR")
        in_row(s, "KENTUCKY-O FLORIDA-O FLORIDA-O VILLANOVA-O")
        play(s, "buy tactic 1, BO-3PT, BO-POST")
        assert with_words(s, "buy") == ["buy tactic 2", "buy tactic 3"]
        play(s, "buy tactic 2, BO-SLASH, BO-PNR, BD-SWITCH")
        assert s.due == 1
        play(s, "BD-TRAP")
        assert cards(s.tops[0]) == "KENTUCKY-O FLORIDA-O" and not with_words(s, "buy")

    def test_players_with_a_skill_of_three_or_more_cost_one_less(self) -> None:
        s = coached("l-brown", "T-SG2")
        on_track(s, "bowen korver", pile="")
        assert [s.price(0, CARD[name]) for name in ("bowen", "korver")] == [2, 3]
        assert with_words(s, "buy") == ["buy 1"]
        play(s, "buy 1, T-SG2")
        assert cards(s.tops[0]) == "bowen"

    def test_the_discount_holds_in_ones_own_market_too(self) -> None:
        s = coached("l-brown", "T-SG2")
        on_track(s, "", pile="")
        s.minis[0] = [CARD["bowen"]]
        assert with_words(s, "buy") == ["buy own 1"]

    def test_a_card_more_at_the_beginning_and_one_put_back_on_top(self) -> None:
        s = coached("carlisle", "S-PG1 fatigue", top="korver")
        s.agenda = []
        s.then(BEGIN_TURN)
        s.run_on()
        assert question(s) == "0 PutBack" and names(s) == ["S-PG1", "korver", "fatigue"]
        play(s, "fatigue")
        assert cards(s.tops[0]) == "fatigue" and hand(s) == "S-PG1 korver" and question(s) == "0 ChangeRow"

    def test_it_is_drawn_by_chance_if_nothing_lies_openly_on_the_pile(self) -> None:
        s = coached("carlisle", "S-PG1", pile="S-C1")
        s.agenda = []
        s.then(BEGIN_TURN)
        s.run_on()
        assert s.to_move() == CHANCE
        run(s)
        assert names(s) == ["S-PG1", "S-C1"]

    def test_without_a_card_to_draw_nothing_is_put_back(self) -> None:
        s = coached("carlisle", "S-PG1", pile="")
        s.agenda = []
        s.then(BEGIN_TURN)
        s.run_on()
        assert question(s) == "0 ChangeRow"

    def test_a_free_reroll_of_one_colour(self) -> None:
        s = coached("dantoni", board="BO-KICK")
        play(s, "attack 1")
        roll(s, "blue-0 blue-0 blue-2 red-0 red-2 red-2")
        assert names(s) == ["reroll blue-0", "reroll blue-2", "reroll useless", "done"]
        play(s, "reroll blue-0")
        assert question(s) == "? RerollDice"

    def test_it_comes_on_top_of_the_others(self) -> None:
        s = coached("dantoni", board="BO-KICK")
        s.levels[0] = [*s.levels[0][:REBOUND], 5]
        play(s, "attack 1")
        roll(s, "blue-0 blue-0 blue-2 red-0 red-2 red-2")
        play(s, "reroll blue-0")
        assert names(s) == ["reroll blue-0", "reroll blue-2", "reroll red-0", "reroll red-2", "done"]
        play(s, "reroll red-0")
        assert question(s) == "? RerollDice"

    def test_in_defence_it_saves_one_fatigue_card(self) -> None:
        s = coached("auerbach", board="BD-TRAP")
        s.attacks[1] = faces("blue-9")
        play(s, "defend 1")
        roll(s, "grey-0 grey-0 brown-0 brown-0")
        play(s, "reroll useless")
        assert s.fatigue == 6 and len(s.picked) == 4

    def test_and_works_without_any_fatigue_card(self) -> None:
        s = coached("auerbach", board="BD-TRAP")
        s.attacks[1], s.fatigue = faces("blue-9"), 0
        play(s, "defend 1")
        roll(s, "grey-0 grey-0 brown-0 brown-0")
        assert names(s) == ["reroll grey-0", "reroll useless", "done"]
        play(s, "reroll useless")
        assert dice(s.picked) == "grey-0" and s.fatigue == 0

    def test_a_tactic_without_that_colour_gives_none(self) -> None:
        s = coached("dantoni", board="BO-SLASH")
        play(s, "attack 1")
        roll(s, "red-0 red-0 red-2")
        assert question(s) == "0 Act" and (BLUE, BEIGE, GREY) == (0, 3, 4)


class TestR9_8DecisivePlayers:
    def test_they_cost_and_are_worth_one_more(self) -> None:
        lillard = CARD["lillard"]
        assert (COST[1][lillard], VALUE[1][lillard]) == (7, 5) and (COST[0][lillard], VALUE[0][lillard]) == (6, 4)

    def late(self, turns: int, **settings: int) -> Nba:
        s = turn(field="lillard T-SG1 T-SF1 horry T-C1", board="BO-3PT", settings=settings)
        s.turn = turns
        s.levels[0][REBOUND] = s.levels[1][REBOUND]
        play(s, "attack 1")
        return s

    def test_each_on_the_field_gives_a_reroll_in_money_time_with_or_without_its_variant(self) -> None:
        assert allowance(self.late(19, medals=1)) == 2
        assert allowance(self.late(19, medals=1, moneytime=1)) == 2

    def test_not_before_and_not_in_a_game_without_medals(self) -> None:
        assert allowance(self.late(9, medals=1)) == 0
        assert allowance(self.late(19)) == 0
        assert field(self.late(19)).startswith("lillard")
