"""Rummü, chapters 1 and 3: what is a meld and what it is worth."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pioche.games._mubox.deck import DECK, cards
from pioche.games.rummu.cards import IS_JOKER, needed
from pioche.games.rummu.melds import (
    MIXED_RUN,
    RUN,
    SET,
    additions,
    exchanges,
    in_order,
    is_pure,
    kind,
    may_add,
    may_lay,
    melds_of,
    worth,
)  # fmt: skip
from tests.games.rummu.table import go, options, table

HANDS = st.lists(st.sampled_from(DECK), min_size=3, max_size=8).filter(
    lambda hand: all(hand.count(c) < 3 for c in hand)
)


def kind_of(text: str) -> int:
    return kind(in_order(cards(text)))


def points(text: str) -> int:
    return worth(in_order(cards(text)))


class TestR1_1Cards:
    def test_sixty_cards(self) -> None:
        assert len(DECK) == 60


class TestR1_2Jokers:
    def test_yellow_cards_are_jokers_and_never_anything_else(self) -> None:
        assert sum(IS_JOKER[card] for card in DECK) == 12
        assert kind_of("Y3 Y4 Y5") == -1


class TestR3_1Sets:
    def test_one_number_in_different_colours(self) -> None:
        assert kind_of("R5 B5 K5") == SET and kind_of("R5 Y5 B5 K5 G5") == SET

    def test_never_two_cards_alike(self) -> None:
        assert kind_of("R7 R7 B7") == -1 and kind_of("R1 R1 R2") == -1

    def test_one_joker_at_most(self) -> None:
        assert kind_of("Y1 Y1 R1") == -1

    def test_two_cards_are_no_meld(self) -> None:
        assert kind_of("R5 B5") == -1


class TestR3_2Runs:
    def test_numbers_of_one_colour_in_a_row(self) -> None:
        assert kind_of("K0 K1 K2") == RUN and kind_of("K8 K9 K0") == -1

    def test_more_normal_cards_than_jokers(self) -> None:
        assert kind_of("R5 Y6 R7") == RUN and kind_of("R2 R3 Y4 R5 R6 Y7 Y8") == RUN
        assert kind_of("R5 Y6 Y7 R8") == -1


class TestR3_3MixedRuns:
    def test_numbers_in_a_row_no_colour_twice(self) -> None:
        assert kind_of("R5 Y6 B7") == MIXED_RUN and kind_of("G6 B7 K8 R9") == MIXED_RUN
        assert kind_of("B6 Y7 B8 R9") == -1 and kind_of("R2 B3 R4") == -1

    def test_all_five_colours(self) -> None:
        assert kind_of("R2 B3 G4 Y5 K6") == MIXED_RUN


class TestR3_4Pure:
    def test_without_a_joker_and_never_a_mixed_run(self) -> None:
        assert is_pure(in_order(cards("R5 R6 R7"))) and is_pure(in_order(cards("R5 B5 K5")))
        assert not is_pure(in_order(cards("R5 Y6 R7"))) and not is_pure(in_order(cards("R5 B6 K7")))


class TestR3_5FirstMeld:
    @pytest.mark.parametrize(("score", "need"), [(-5, 3), (0, 4), (99, 4), (100, 5), (149, 5), (150, 6)])
    def test_by_the_score_of_a_player(self, score: int, need: int) -> None:
        assert needed(score, 0) == need

    @pytest.mark.parametrize(("score", "need"), [(-1, 3), (199, 4), (200, 5), (399, 5), (400, 6)])
    def test_by_the_score_of_a_team(self, score: int, need: int) -> None:
        assert needed(score, 1) == need

    def test_three_cards_do_not_do_where_four_are_needed(self) -> None:
        assert options(table("B3 B4 B5 K0", "R1", "R2")) == ["done"]
        s = go(table("B3 B4 B5 B6 K0", "R1", "R2"), "meld, B3, B4, B5")
        assert options(s) == ["B6"]
        assert go(s, "B6, close").out == [1, 0, 0]

    def test_as_agreed_two_melds_add_up(self) -> None:
        s = table("B3 B4 B5 R7 K7 G7 K0", "R1", "R2", by_total=1)
        assert options(s) == ["done", "meld"]
        s = go(s, "meld, B3, B4, B5, close")
        assert s.out == [0, 0, 0] and options(s) == ["meld"]
        assert go(s, "meld, R7, G7, K7, close").out == [1, 0, 0]


class TestR6_2Runs:
    @pytest.mark.parametrize(
        ("meld", "value"),
        [
            ("R5 Y6 R7", 0), ("G4 G5 G6", 10), ("B3 B4 B5 B6", 20), ("B3 Y4 B5 B6", 10), ("B3 B4 B5 B6 B7", 40),
            ("B3 B4 B5 B6 B7 B8", 50), ("B2 B3 B4 B5 Y6 B7", 30), ("R2 R3 Y4 R5 R6 Y7 Y8", 40),
            ("G0 G1 G2 G3 G4 G5 G6 G7 G8 G9", 90), ("G6 B7 K8 R9", 10), ("R2 B3 G4 Y5 K6", 20),
        ],
    )  # fmt: skip
    def test_by_length_and_purity(self, meld: str, value: int) -> None:
        assert points(meld) == value


class TestR6_3Sets:
    @pytest.mark.parametrize(
        ("meld", "value"),
        [
            ("R4 B4 G4", 0), ("R4 B4 G4 K4", 30), ("R4 B4 G4 Y4", 10), ("R5 Y5 B5 K5 G5", 50), ("R7 B7 G7 K7", 15),
            ("B7 R7 G7 Y7", 5), ("R1 B1 G1 K1 Y1", 25),
        ],
    )  # fmt: skip
    def test_by_size_and_half_for_ones_and_sevens(self, meld: str, value: int) -> None:
        assert points(meld) == value


@given(HANDS)
@settings(max_examples=60, deadline=None)
def test_the_finder_finds_what_trying_all_subsets_finds(hand: list[int]) -> None:
    every = {in_order(some) for n in range(3, len(hand) + 1) for some in combinations(hand, n) if kind(some) >= 0}
    found = melds_of(tuple(sorted(hand)))
    assert sorted(found) == sorted(every)
    assert all(may_lay(hand, need) == any(len(meld) >= need for meld in found) for need in (3, 4, 5, 6))


@given(HANDS, st.lists(st.sampled_from(DECK), max_size=6), st.integers(0, 1000))
@settings(max_examples=60, deadline=None)
def test_so_it_is_with_what_can_be_added(lying: list[int], hand: list[int], which: int) -> None:
    melds = melds_of(tuple(sorted(lying)))
    if not melds:
        return
    meld = melds[which % len(melds)]
    every = {
        some
        for n in range(1, len(hand) + 1)
        for some in combinations(sorted(hand), n)
        if kind(in_order((*meld, *some))) == kind(meld)
    }
    assert {*additions(meld, tuple(sorted(hand)))} == every and may_add(meld, hand) == bool(every)


def test_what_a_joker_stands_for() -> None:
    everything = sorted({*DECK})
    assert [*exchanges(in_order(cards("R5 Y6 R7")), everything)] == cards("R6")
    assert [*exchanges(in_order(cards("R5 B5 Y5")), everything)] == cards("G5 K5")
    assert [*exchanges(in_order(cards("R5 Y6 B7")), everything)] == cards("G6 K6")
    assert exchanges(in_order(cards("R5 Y5 B5 K5 G5")), everything) == {}
