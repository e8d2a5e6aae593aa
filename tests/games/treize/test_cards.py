"""Chapter 1: the cards."""

from __future__ import annotations

from collections import Counter

from hypothesis import given
from hypothesis import strategies as some

from pioche.games.treize.cards import (
    ARROW,
    CHOICES,
    DECK,
    FACES,
    HAND,
    IS_DRAW,
    IS_GIFT,
    LIMIT,
    NUMBER,
    PLUS,
    limit,
    plus_signs,
    total,
)
from pioche.games.treize.scoring import is_bust, won_from
from tests.games.treize.table import cards

rows = some.lists(some.sampled_from([card for card in DECK if card != ARROW and not IS_GIFT[card]]), max_size=16)


class TestR1_1Deck:
    def test_109_cards_of_seven_kinds(self) -> None:
        """T01"""
        kinds = Counter(FACES[card] if card in (ARROW, LIMIT, HAND) else FACES[card][0] for card in DECK)
        assert len(DECK) == 109
        assert kinds == {"n": 21, "p": 21, "q": 18, "d": 21, "arrow": 6, "limit": 5, "hand": 8, "g": 9}

    def test_six_immediate_plus_cards_show_one_sign_and_three_show_two(self) -> None:
        """T01"""
        assert sorted(PLUS[card] for card in DECK if IS_GIFT[card]) == [1] * 6 + [2] * 3

    def test_numbers_stay_in_the_range_of_their_kind(self) -> None:
        """T01"""
        ranges = {kind: {NUMBER[card] for card in DECK if FACES[card].startswith(kind)} for kind in ("n", "p", "q")}
        assert ranges == {"n": {1, 2, 3, 4}, "p": {0, 1, 2, 3, 4}, "q": {1, 2, 3, 4, 5}}
        assert {NUMBER[card] for card in DECK if IS_DRAW[card]} == {0, 1, 2, 3, 4}

    def test_there_are_seven_answers(self) -> None:
        assert CHOICES == ("give 0", "give 1", "give 2", "give 3", "give 4", "accept", "refuse")


class TestR1_2Numbers:
    def test_the_sum_adds_the_numbers_of_a_row(self) -> None:
        assert total(cards("n4 p3 q5 d2")) == 14

    def test_cards_without_a_number_count_nothing(self) -> None:
        assert total(cards("arrow limit hand g1 g2")) == 0

    @given(rows, rows)
    def test_the_sum_of_two_rows_laid_together_is_the_sum_of_both(self, one: list[int], other: list[int]) -> None:
        assert total(one + other) == total(one) + total(other)

    @given(rows)
    def test_a_row_is_bust_exactly_from_its_limit_on(self, row: list[int]) -> None:
        assert limit(row) == (18 if "limit" in [FACES[card] for card in row] else 13)
        assert is_bust(row) == (total(row) - limit(row) >= 0)


class TestR1_3PlusSigns:
    def test_there_are_69_plus_signs(self) -> None:
        """T01"""
        assert plus_signs(DECK) == 69

    @given(rows)
    def test_a_row_scores_exactly_by_its_plus_cards(self, row: list[int]) -> None:
        kept = won_from(row)
        assert plus_signs(kept) == plus_signs(row)
        assert plus_signs([card for card in row if card not in kept]) == 0
