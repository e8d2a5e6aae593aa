"""NBA Deck-Building, chapter 1: the cards and dice, as the printed rules describe them."""

from __future__ import annotations

from collections import Counter

import pytest

from pioche.games.nba.cards import (
    BASE_TACTICS,
    CARD,
    CARD_KEYS,
    COLOUR,
    COMPLEXITY,
    COST,
    DIE_KEYS,
    FACE_KEYS,
    FATIGUE,
    FIRST_DECK,
    FIRST_FIVE,
    IS_DEFENCE,
    KEEPS,
    MARKET_TACTICS,
    MEDAL,
    NBA,
    NUMBER,
    OWN_CARDS,
    PLAYERS,
    POSITIONS_OF,
    SIDES,
    STARTERS,
    STARTING,
    STATS,
    STOCKS,
    TACTIC,
    TACTICS,
    VALUE,
)
from pioche.games.nba.cardset import POSITION_KEYS, STAT_KEYS, strength
from tests.games.nba.table import level, names, numbers, turn

STARTING_FIVE = "T-PG1 T-SG1 T-SF1 T-PF1 T-C1"


def sum_of(five: str, stat: str) -> int:
    return sum(STATS[card][STAT_KEYS.index(stat)] for card in numbers(five))


def keeps(tactic: str) -> dict[str, int]:
    return {DIE_KEYS[die]: many for die, many in KEEPS[CARD[tactic]]}


class TestR1_1Team:
    def test_there_are_five_positions_and_eight_statistics(self) -> None:
        assert POSITION_KEYS == ("PG", "SG", "SF", "PF", "C") and len(STAT_KEYS) == 8

    def test_the_level_of_a_team_is_the_sum_of_the_five_on_the_field(self) -> None:
        s = turn()
        assert {stat: level(s, stat) for stat in ("iq", "three", "slash", "block", "stop", "reb")} == {
            "iq": 6, "three": 3, "slash": 3, "block": 2, "stop": 2, "reb": 4,
        }  # fmt: skip

    @pytest.mark.parametrize(
        ("five", "levels"),
        [
            ("T-PG1 korver T-SF1 S-PF1 T-C1", {"iq": 5, "three": 4, "reb": 5, "block": 2, "stop": 1}),
            ("T-PG1 S-SG2 S-SF1 S-PF1 T-C1", {"iq": 4, "inside": 4, "intercept": 3, "block": 1, "stop": 1, "reb": 3}),
            ("T-PG1 T-SG1 S-SF1 S-PF1 T-C1", {"iq": 5}),
        ],
    )
    def test_teams_of_the_printed_example(self, five: str, levels: dict[str, int]) -> None:
        assert {stat: sum_of(five, stat) for stat in levels} == levels


class TestR1_2Players:
    def test_every_player_has_one_or_two_positions(self) -> None:
        assert {len(places) for places in POSITIONS_OF[:PLAYERS]} == {1, 2}
        assert not any(POSITIONS_OF[TACTIC:])

    def test_there_are_players_for_every_position_and_stars_in_every_skill(self) -> None:
        season = STOCKS[0]
        assert min(sum(at in POSITIONS_OF[card] for card in season) for at in range(5)) >= 20
        assert min(sum(STATS[card][skill] >= 3 for card in season) for skill in range(6)) >= 8

    def test_a_substitute_is_weaker_than_a_starter_who_is_weaker_than_most_nba_players(self) -> None:
        starters = [strength(STATS[card]) for card in range(STARTERS)]
        assert max(strength(STATS[card]) for card in range(STARTERS, STARTING)) < min(starters)
        assert sum(starters) / 10 < sum(strength(STATS[card]) for card in STOCKS[0]) / 100


class TestR1_3Costs:
    def test_players_of_the_printed_example_cost_what_was_paid(self) -> None:
        assert [COST[0][CARD[name]] for name in ("korver", "humphries", "ainge")] == [3, 3, 4]

    def test_the_season_has_enough_cheap_players_for_any_market(self) -> None:
        assert sum(3 <= COST[0][card] <= 5 for card in STOCKS[0]) == 57

    def test_starters_are_worth_2_and_substitutes_1(self) -> None:
        assert {VALUE[0][card] for card in range(STARTERS)} == {2}
        assert {VALUE[0][card] for card in range(STARTERS, STARTING)} == {1}

    def test_starting_cards_cannot_be_bought(self) -> None:
        assert all(COST[0][card] == 99 for card in OWN_CARDS)


class TestR1_4Tactics:
    def test_the_market_has_70_tactics_of_20_kinds(self) -> None:
        assert len(MARKET_TACTICS) == 70 and len({*MARKET_TACTICS}) == TACTICS - BASE_TACTICS == 20

    @pytest.mark.parametrize(
        ("tactic", "cost", "complexity", "kept"),
        [
            ("KENTUCKY-O", 2, 5, {"blue": 3}),
            ("VIRGINIATECH-O", 2, 5, {"yellow": 3}),
            ("VIRGINIA-O", 5, 7, {"blue": 2, "red": 2}),
            ("HOUSTON-D", 4, 5, {"grey": 2, "brown": 2}),
            ("MICHIGAN-D", 2, 3, {"grey": 2, "brown": 1}),
            ("BO-SLASH", 99, 3, {"red": 2}),
            ("BO-POST", 99, 3, {"yellow": 2}),
            ("BD-TRAP", 99, 1, {"grey": 1, "brown": 1}),
            ("BD-SWITCH", 99, 1, {"beige": 1, "brown": 1}),
        ],
    )
    def test_tactics_of_the_printed_rules(self, tactic: str, cost: int, complexity: int, kept: dict[str, int]) -> None:
        card = CARD[tactic]
        assert (COST[0][card], COMPLEXITY[card], keeps(tactic)) == (cost, complexity, kept)

    def test_a_tactic_keeps_dice_of_its_own_kind_alone(self) -> None:
        for tactic in range(TACTIC, TACTIC + TACTICS):
            assert KEEPS[tactic] and all((die >= 3) == IS_DEFENCE[tactic] for die, _ in KEEPS[tactic])

    def test_base_tactics_are_worth_1(self) -> None:
        assert {VALUE[0][TACTIC + number] for number in range(BASE_TACTICS)} == {1}


class TestR1_5StartingCards:
    def test_everybody_owns_two_starters_and_two_substitutes_for_each_position_and_ten_tactics(self) -> None:
        for cards in (range(STARTERS), range(STARTERS, STARTING)):
            assert [POSITIONS_OF[card] for card in cards] == [(at,) for at in range(5) for _ in range(2)]
        assert Counter(IS_DEFENCE[TACTIC + n] for n in range(BASE_TACTICS)) == {0: 5, 1: 5}
        assert len(OWN_CARDS) == 30

    def test_seventeen_are_marked(self) -> None:
        assert numbers(STARTING_FIVE) == FIRST_FIVE
        assert (
            numbers("S-PG1 S-SG1 S-SG2 S-SF1 S-PF1 S-PF2 S-C1 BO-3PT BO-POST BO-SLASH BD-SWITCH BD-TRAP") == FIRST_DECK
        )


class TestR1_6Dice:
    @pytest.mark.parametrize(
        ("die", "sides"),
        [
            ("blue", "0 0 0 2 6 9"),
            ("yellow", "0 0 2 4 6 7"),
            ("red", "0 2 3 4 6 6"),
            ("beige", "0 1y 2b 1r 2r 4b"),
            ("grey", "0 2y 2y 1r 2r 3r"),
            ("brown", "0 2y 3y 3b 1r 1r"),
        ],
    )
    def test_sides(self, die: str, sides: str) -> None:
        there = [FACE_KEYS[face] for face in SIDES[DIE_KEYS.index(die)]]
        assert sorted(there) == sorted(f"{die}-{side}" for side in sides.split())

    def test_an_attack_die_has_its_own_colour_and_a_blank_has_none(self) -> None:
        assert COLOUR[FACE_KEYS.index("blue-9")] == 0 and COLOUR[FACE_KEYS.index("brown-3b")] == 0
        assert all((COLOUR[face] == 3) == (NUMBER[face] == 0) for face in range(len(FACE_KEYS)))

    def test_faces_of_one_die_are_in_the_order_of_their_numbers(self) -> None:
        for sides in SIDES:
            assert [NUMBER[face] for face in sorted(sides)] == sorted(NUMBER[face] for face in sides)

    def test_every_defence_die_is_the_best_answer_to_one_colour(self) -> None:
        pips = [[sum(NUMBER[f] for f in SIDES[die] if COLOUR[f] == colour) for die in (3, 4, 5)] for colour in range(3)]
        assert [row.index(max(row)) for row in pips] == [0, 2, 1]
        assert [sum(row) for row in pips] == [9, 10, 11]


class TestR1_7Fatigue:
    def test_nine_cards_that_are_worth_nothing(self) -> None:
        s = turn()
        assert s.fatigue == 9 and VALUE[0][FATIGUE] == 0 and CARD_KEYS[FATIGUE] == "fatigue"

    def test_fatigue_can_neither_come_on_nor_be_laid_nor_pay(self) -> None:
        assert names(turn("fatigue fatigue")) == ["done"]


class TestMedals:
    def test_18_players_of_the_season_have_one(self) -> None:
        assert sum(MEDAL[card] for card in STOCKS[0]) == 18
        assert not any(MEDAL[:NBA]) and not any(MEDAL[TACTIC:])
