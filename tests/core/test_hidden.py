"""What is hidden, and dealing it out again."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import permutations
from math import factorial, prod, sqrt
from random import Random
from typing import ClassVar

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pioche.core.dealing import deal_kinds, ways_to_divide
from pioche.core.hidden import (
    UNKNOWN,
    Place,
    cards_at,
    deal_out,
    exchanged,
    face_down,
    hidden_cards,
    kept_back,
    other_cards,
    without,
)
from tests.core.playing import MU, moments, short_mu
from tests.thirdparty.blindbid.rules import BlindBid

CARDS = 4  # faces 0 to 3, some of them more than once


@st.composite
def deals(draw: Callable[..., object]) -> tuple[list[int], list[int], list[list[bool]]]:
    """Cards, how many go to each hand, and what each hand cannot have."""
    room = draw(st.lists(st.integers(0, 3), min_size=1, max_size=3))
    assert isinstance(room, list)
    cards = draw(st.lists(st.integers(0, CARDS - 1), min_size=sum(room), max_size=sum(room)))
    bars = st.lists(st.booleans(), min_size=CARDS, max_size=CARDS)
    barred = draw(st.lists(bars, min_size=len(room), max_size=len(room)))
    assert isinstance(cards, list) and isinstance(barred, list)
    return cards[:7], fitted(room, len(cards[:7])), barred


def fitted(room: list[int], cards: int) -> list[int]:
    """Room for just so many cards."""
    out = []
    for places in room:
        out.append(min(places, cards))
        cards -= out[-1]
    return out


def is_deal(hands: list[list[int]], room: list[int], barred: list[list[bool]]) -> bool:
    return [len(hand) for hand in hands] == room and not any(
        barred[h][card] for h, hand in enumerate(hands) for card in hand
    )


def split(order: tuple[int, ...], room: list[int]) -> list[list[int]]:
    rest, out = list(order), []
    for places in room:
        out.append(rest[:places])
        rest = rest[places:]
    return out


def every_deal(cards: list[int], room: list[int], barred: list[list[bool]]) -> set[tuple[tuple[int, ...], ...]]:
    """By trying all orders."""
    return {
        tuple(tuple(sorted(hand)) for hand in split(order, room))
        for order in set(permutations(cards))
        if is_deal(split(order, room), room, barred)
    }


class TestDealOut:
    @settings(max_examples=300, deadline=None)
    @given(deals(), st.integers(0, 1000))
    def test_a_deal_is_found_exactly_when_there_is_one(
        self, deal: tuple[list[int], list[int], list[list[bool]]], seed: int
    ) -> None:
        cards, room, barred = deal
        possible = every_deal(cards, room, barred)
        try:
            hands = deal_out(cards[:], room, barred, Random(seed))
        except ValueError:
            assert not possible
        else:
            assert tuple(tuple(sorted(hand)) for hand in hands) in possible

    def test_every_possible_deal_comes_up(self) -> None:
        cards, room = [0, 1, 2, 2, 3], [2, 2, 1]
        barred = [[True, False, False, False], [False] * 4, [False, False, False, True]]
        seen = {
            tuple(tuple(sorted(hand)) for hand in deal_out(cards[:], room, barred, Random(seed)))
            for seed in range(2000)
        }
        assert seen == every_deal(cards, room, barred)

    def test_without_bars_a_card_is_as_likely_in_any_hand_as_there_is_room(self) -> None:
        free = [[False] * 10] * 3
        where = Counter(
            next(h for h, hand in enumerate(deal_out(list(range(10)), [5, 3, 2], free, Random(seed))) if 0 in hand)
            for seed in range(4000)
        )
        assert abs(where[0] - 2000) < 160 and abs(where[1] - 1200) < 160 and abs(where[2] - 800) < 160

    @pytest.mark.parametrize(
        ("cards", "room", "barred"),
        [
            ([0, 1, 2, 3, 3], [2, 2, 1], ["0", "", "3"]),
            ([0, 0, 1, 2, 3], [1, 2, 2], ["01", "2", ""]),
            ([0, 1, 1, 2, 2, 3], [3, 1, 2], ["1", "2", "0"]),
            ([0, 0, 0, 1, 2, 3], [2, 2, 2], ["0", "1", "23"]),
            ([0, 1, 2, 3, 3, 3], [1, 1, 4], ["3", "3", ""]),
        ],
    )
    def test_every_deal_that_fits_is_as_likely_as_any_other(
        self, cards: list[int], room: list[int], barred: list[str]
    ) -> None:
        """Against all orders of the cards that fit, by the square of the deviations."""
        bars = [[str(card) in lacking for card in range(CARDS)] for lacking in barred]
        likely = Counter(
            tuple(tuple(sorted(hand)) for hand in split(order, room))
            for order in permutations(cards)
            if is_deal(split(order, room), room, bars)
        )
        rng, tries = Random("chi square"), 6000
        seen = Counter(tuple(tuple(sorted(hand)) for hand in deal_out(cards[:], room, bars, rng)) for _ in range(tries))
        wanted = {deal: tries * ways / likely.total() for deal, ways in likely.items()}
        deviation = sum((seen[deal] - count) ** 2 / count for deal, count in wanted.items())
        freedom = len(wanted) - 1
        assert seen.keys() <= wanted.keys() and freedom > 1
        assert deviation < freedom + 5 * sqrt(2 * freedom)  # five standard deviations

    @settings(max_examples=200, deadline=None)
    @given(deals())
    def test_the_deals_that_fit_are_counted_right(self, deal: tuple[list[int], list[int], list[list[bool]]]) -> None:
        """Against all orders of the cards: a deal comes up once for every order of each hand."""
        cards, room, barred = deal
        groups = Counter(sum(1 << h for h in range(len(room)) if not barred[h][card]) for card in cards)
        counts = ways_to_divide(tuple(groups.items()), tuple(room))[1] if cards else [1]
        orders = sum(is_deal(split(order, room), room, barred) for order in permutations(cards))
        assert orders == (counts[-1] if counts else 0) * prod(factorial(places) for places in room)

    def test_a_card_goes_where_others_leave_room(self) -> None:
        # Only hand 0 takes a 1, only hands 0 and 1 a 2, so the 3 must end up in hand 2 whatever comes first.
        barred = [[False] * 4, [True, True, False, False], [True, True, True, False]]
        for seed in range(200):
            assert deal_out([1, 2, 3], [1, 1, 1], barred, Random(seed)) == [[1], [2], [3]]

    def test_an_impossible_deal_is_an_error(self) -> None:
        with pytest.raises(ValueError, match="no deal fits"):
            deal_out([1, 1], [1, 1], [[True] * 2, [False] * 2], Random(1))

    def test_nothing_to_deal_gives_empty_hands(self) -> None:
        assert deal_out([], [0, 0], [[False], [False]], Random(1)) == [[], []]

    def test_there_must_be_as_many_cards_as_places(self) -> None:
        with pytest.raises(ValueError, match="3 cards for 2 places"):
            deal_kinds([1, 2, 3], [0, 0, 0, 0], [1, 1], [0, 0], Random(1))

    def test_a_hand_gets_nothing_of_a_kind_it_lacks(self) -> None:
        kinds = [card % 4 for card in range(40)]
        for seed in range(50):
            hands = deal_kinds(list(range(40)), kinds, [10, 10, 15, 5], [0b0001, 0b0110, 0, 0], Random(seed))
            assert sorted(card for hand in hands for card in hand) == list(range(40))
            assert not any(kinds[card] == 0 for card in hands[0]) and not any(
                kinds[card] in (1, 2) for card in hands[1]
            )
            assert [len(hand) for hand in hands] == [10, 10, 15, 5]


class TestWithout:
    def test_copies_are_counted(self) -> None:
        assert without([1, 1, 2, 3], [1], [3]) == [1, 2]

    def test_unknown_cards_are_passed_over(self) -> None:
        assert without([1, 2], [UNKNOWN, 2], [UNKNOWN]) == [1]

    def test_the_deck_itself_is_left_alone(self) -> None:
        deck = [1, 2]
        without(deck, [1])
        assert deck == [1, 2]

    def test_a_card_that_cannot_be_there_is_an_error(self) -> None:
        with pytest.raises(ValueError, match="not in list"):
            without([1, 2], [2], [2])


class TestUnknowns:
    def test_face_down_cards_are_as_many(self) -> None:
        assert face_down([4, 7]) == [UNKNOWN, UNKNOWN]

    def test_cards_are_counted_at_any_depth(self) -> None:
        assert kept_back([[UNKNOWN, 3], [UNKNOWN]], [[5, 3], [7]]) == [5, 7]

    def test_what_is_unknown_in_truth_is_not_hidden(self) -> None:
        assert kept_back(UNKNOWN, UNKNOWN) == []

    def test_a_seat_of_four_does_not_know_forty_five_cards(self) -> None:
        s = moments(MU, short_mu(), "hidden 1")[0]
        assert len(hidden_cards(MU.view(s, 0), s)) == 45
        assert len(hidden_cards(MU.view(s, None), s)) == 60 and hidden_cards(s, s) == []

    def test_of_a_heap_it_does_not_matter_where_the_cards_lie(self) -> None:
        assert kept_back([3, UNKNOWN, UNKNOWN], [5, 3, 7], heap=True) == [5, 7]
        assert kept_back([[3, UNKNOWN], [2]], [[5, 3], [2]], heap=True) == [5]
        assert kept_back([3, UNKNOWN], [5, 3]) == [3]  # in a row it does

    def test_a_heap_of_other_cards_hides_more_than_it_has_room_for(self) -> None:
        assert kept_back([9, UNKNOWN], [5, 3], heap=True) == [5, 3]

    def test_in_a_heap_without_gaps_nothing_is_hidden(self) -> None:
        assert kept_back([3, 5], [5, 3], heap=True) == []


class TestCovered:
    PLACES: ClassVar[list[Place]] = [("rows", 0, 1), ("rows", 2, 0), ("spent", 0)]

    def table(self) -> BlindBid:
        s = BlindBid(3, True)
        s.rows, s.spent = [[1, 2], [3, 4], [5, 6]], [7]
        return s

    def test_cards_are_found_by_their_places(self) -> None:
        s = self.table()
        assert cards_at(s, self.PLACES) == [2, 5, 7]
        s.rows[2] = face_down(s.rows[2])
        assert cards_at(s, self.PLACES) == [2, 7]

    def test_cards_are_exchanged_there_and_nowhere_else(self) -> None:
        s = self.table()
        t = exchanged(s, self.PLACES, {2: 5, 5: 7, 7: 2, 1: 3})
        assert (t.rows, t.spent) == ([[1, 5], [3, 4], [7, 6]], [2])
        assert (s.rows, s.spent) == ([[1, 2], [3, 4], [5, 6]], [7])

    def test_each_card_is_exchanged_for_one_of_them(self) -> None:
        for seed in range(20):
            new = other_cards([4, 2, 2, 9], Random(seed))
            assert sorted(new) == sorted(new.values()) == [2, 4, 9]
