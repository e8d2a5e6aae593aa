"""Mü §7: what a hand scores."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pioche.core.flow import CHANCE, NOBODY
from pioche.core.game import LANGUAGES
from pioche.games.mu import GAME
from pioche.games.mu.cards import TYPE_NAMES, bonus, level, target
from tests.games.mu.table import generated, kind, play, printed_table, tricks

# What the chief's side needs, for bids of 1, 2, 3, …: typed from the tables.
TARGETS = {
    3: [12, 14, 16, 18, 20, 22, 24, 26, 28, 30, 32, 34],
    4: [30, 32, 34, 36, 38, 40, 42, 44, 46, 48, 50, 52, 54, 56, 58],
    5: [24, 27, 30, 33, 36, 39, 42, 45, 48, 51, 54, 57],
    6: [20, 24, 28, 32, 36, 40, 44, 48, 52, 56],
}

# The bonus for chief and partner each, for bids of 1, 2, 3, …, the last one for every higher bid too.
BONUSES = {
    "colour": [10, 20, 30, 40, 50, 60, 70, 80, 90, 100],
    "1 or 7": [20, 30, 40, 50, 60, 70, 80, 90, 100, 100],
    "number": [30, 40, 50, 60, 70, 80, 90, 100, 100, 100],
    "none": [40, 50, 60, 70, 80, 90, 100, 100, 100, 100],
}

COLUMN = {
    "red": "colour", "blue": "colour", "green": "colour", "yellow": "colour", "black": "colour",
    "0s": "number", "1s": "1 or 7", "2s": "number", "3s": "number", "4s": "number",
    "5s": "number", "6s": "number", "7s": "1 or 7", "8s": "number", "9s": "number", "no trump": "none",
}  # fmt: skip


def scored(
    *won: int, bid: int, trump: str = "red", chief: int = 0, partner: int = NOBODY, vice: int = NOBODY, cap: int = 1
) -> list[int]:
    """The points of a hand in which the seats have won these triangles."""
    vice_trump = "7s" if vice != NOBODY else "no trump"
    s = tricks(
        *[""] * len(won), won=won, bid=bid, chief=chief, chief_trump=trump, partner=partner, vice=vice,
        vice_trump=vice_trump, cap=cap, target=1000,
    )  # fmt: skip
    (points,) = s.pad
    assert s.totals == points
    return points


class TestR7_1Triangles:
    def test_everybody_scores_the_triangles_on_the_cards_won(self) -> None:
        s = tricks("R9 B9", "R7 B0", "R6 B2", "R1 B3", partner=2, chief_trump="red", won=(20, 5, 20, 8), hands=1)
        play(s, "R9, R7, R6, R1, B9, B0, B2, B3")
        assert s.won == [27, 5, 20, 8]
        assert s.pad == [[27 + 10, 5, 20 + 10, 8]]

    @pytest.mark.parametrize("players", [3, 4, 5, 6])
    def test_all_triangles_of_the_deck_are_won_by_somebody(self, players: int) -> None:
        rng = Random(players)
        for _ in range(10):
            s = GAME.start(GAME.settle({"players": players, "hands": 1}))
            s.run_on()
            while not s.is_over():
                s.happen(s.draw(rng)) if s.to_move() == CHANCE else s.play(rng.choice(s.options()))
            if s.chief != NOBODY:
                assert sum(s.won) == (36 if players == 3 else 60)


class TestR7_2Targets:
    @pytest.mark.parametrize("players", TARGETS)
    def test_the_target_of_every_bid(self, players: int) -> None:
        """Table A."""
        bids = range(1, len(TARGETS[players]) + 1)
        assert [target(players, bid) for bid in bids] == TARGETS[players]

    @pytest.mark.parametrize("players", TARGETS)
    def test_the_highest_bid_is_the_whole_hand(self, players: int) -> None:
        deck = 36 if players == 3 else 60
        assert len(TARGETS[players]) == deck // players

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_the_printed_table_says_the_same(self, language: str) -> None:
        rows = printed_table(language, "7.2")
        for column, players in enumerate((3, 4, 5, 6), start=1):
            assert [int(row[column]) for row in rows if row[column] != "–"] == TARGETS[players]
        assert [int(row[0]) for row in rows] == list(range(1, 16))

    def test_exactly_the_target_is_enough(self) -> None:
        """Scenario 42."""
        assert scored(20, 13, 9, 9, 9, bid=4, partner=1) == [60, 53, 9, 9, 9]

    def test_one_less_is_not(self) -> None:
        assert scored(20, 12, 10, 9, 9, bid=4, partner=1) == [10, 12, 15, 14, 14]

    def test_with_three_players_the_chiefs_triangles_count_alone(self) -> None:
        assert scored(20, 10, 6, bid=5) == [70, 10, 6]

    def test_the_triangles_of_the_vice_do_not_count_for_the_side(self) -> None:
        assert scored(10, 10, 10, 30, bid=1, partner=1, vice=3) == [0, 10, 15, 35]


class TestR7_3Bonus:
    @pytest.mark.parametrize("trump", TYPE_NAMES)
    def test_the_bonus_of_every_bid_and_trump(self, trump: str) -> None:
        """Table B."""
        column = BONUSES[COLUMN[trump]]
        found = [bonus(bid, kind(trump), capped=True) for bid in range(1, 16)]
        assert found == column + [100] * 5

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_the_printed_table_says_the_same(self, language: str) -> None:
        rows = printed_table(language, "7.3")
        for column, name in enumerate(BONUSES, start=1):
            assert [int(row[column]) for row in rows] == BONUSES[name]
        assert [row[0].split()[0] for row in rows] == [str(bid) for bid in range(1, 11)]

    @pytest.mark.parametrize(("trump", "extra"), [("blue", 30), ("7s", 40), ("1s", 40), ("4s", 50), ("no trump", 60)])
    def test_a_bid_of_three_fulfilled(self, trump: str, extra: int) -> None:
        """Scenario 43."""
        assert scored(20, 20, 10, 10, bid=3, trump=trump, partner=1) == [20 + extra, 20 + extra, 10, 10]

    def test_chief_and_partner_receive_it_in_full(self) -> None:
        """Scenario 47."""
        assert scored(20, 14, 13, 13, bid=2, trump="no trump", partner=2) == [70, 14, 63, 13]

    def test_the_vices_type_does_not_matter(self) -> None:
        with_vice = scored(20, 20, 10, 10, bid=3, trump="red", partner=1, vice=2)
        assert with_vice == scored(20, 20, 10, 10, bid=3, trump="red", partner=1)

    def test_three_players_only_the_chief_receives_it(self) -> None:
        assert scored(8, 22, 6, bid=6, chief=1, trump="no trump") == [8, 112, 6]

    def test_it_never_exceeds_100(self) -> None:
        assert scored(36, 0, 0, bid=12, trump="5s") == [136, 0, 0]

    def test_without_the_cap_every_further_card_is_worth_another_10(self) -> None:
        assert scored(36, 0, 0, bid=12, trump="5s", cap=0) == [36 + 140, 0, 0]
        assert scored(36, 0, 0, bid=12, trump="red", cap=0) == [36 + 120, 0, 0]

    @generated
    @given(bid=st.integers(1, 14), trump=st.sampled_from(TYPE_NAMES))
    def test_without_the_cap_each_card_adds_10(self, bid: int, trump: str) -> None:
        assert bonus(bid + 1, kind(trump), capped=False) == bonus(bid, kind(trump), capped=False) + 10
        assert bonus(bid, kind(trump), capped=True) == min(100, bonus(bid, kind(trump), capped=False))


class TestR7_4Penalty:
    def test_the_chief_pays_for_every_missing_card_and_the_opponents_gain(self) -> None:
        """Scenario 41, the example in the text."""
        assert scored(15, 14, 10, 11, 10, bid=4, partner=1) == [-5, 14, 20, 21, 20]

    def test_three_players_both_opponents_gain(self) -> None:
        """Scenario 46."""
        assert scored(17, 10, 9, bid=5) == [-3, 20, 19]

    def test_the_vice_is_an_opponent(self) -> None:
        assert scored(14, 20, 13, 13, bid=2, partner=2, vice=1) == [14 - 20, 30, 13, 23]

    def test_below_one_card_the_level_is_0(self) -> None:
        assert scored(0, 0, 30, 30, bid=3, partner=1) == [-30, 0, 45, 45]

    def test_the_penalty_does_not_depend_on_the_trump(self) -> None:
        assert len({tuple(scored(15, 14, 10, 11, 10, bid=4, partner=1, trump=trump)) for trump in TYPE_NAMES}) == 1

    @pytest.mark.parametrize("players", TARGETS)
    def test_the_level_is_the_highest_bid_the_triangles_reach(self, players: int) -> None:
        for count in range(61):
            reached = [bid for bid, need in enumerate(TARGETS[players], start=1) if count >= need]
            most = len(TARGETS[players])
            assert min(level(players, count), most) == max(reached, default=0), count

    @generated
    @given(players=st.sampled_from([3, 4, 5, 6]), bid=st.integers(1, 10))
    def test_the_level_is_the_inverse_of_the_target(self, players: int, bid: int) -> None:
        assert level(players, target(players, bid)) == bid
        assert level(players, target(players, bid) - 1) == bid - 1

    @generated
    @given(data=st.data())
    def test_points_are_the_triangles_and_what_the_contract_brings(self, data: st.DataObject) -> None:
        """A whole hand adds up: the triangles of the deck, plus bonus or penalty by the tables as typed here."""
        players = data.draw(st.integers(3, 6))
        whole = 36 if players == 3 else 60
        cuts = sorted(data.draw(st.lists(st.integers(0, whole), min_size=players - 1, max_size=players - 1)))
        won = [high - low for low, high in zip([0, *cuts], [*cuts, whole], strict=True)]
        bid = data.draw(st.integers(1, len(TARGETS[players])))
        trump = data.draw(st.sampled_from(TYPE_NAMES))
        chief = data.draw(st.integers(0, players - 1))
        partner = (chief + data.draw(st.integers(1, players - 1))) % players if players > 3 else NOBODY
        points = scored(*won, bid=bid, trump=trump, chief=chief, partner=partner)
        side = [chief] if partner == NOBODY else [chief, partner]
        have = sum(won[seat] for seat in side)
        extra = sum(points) - whole
        if have >= TARGETS[players][bid - 1]:
            assert extra == len(side) * BONUSES[COLUMN[trump]][min(bid, 10) - 1]
        else:
            short = bid - sum(have >= need for need in TARGETS[players])
            assert extra == -10 * short + 5 * short * (players - len(side))
            assert points[chief] == won[chief] - 10 * short
