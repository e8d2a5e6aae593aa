"""Safarü, chapters 1, 3 and 5."""

from __future__ import annotations

from itertools import combinations

from hypothesis import given
from hypothesis import strategies as st

from pioche.games._mubox.deck import COLOUR, DECK, NUMBER, TRIANGLES, cards
from pioche.games.safaru.cards import ADD, IS_BABY, IS_HEDGEHOG, IS_UNICORN, PAIR, REVERSED, TOTAL, catches
from pioche.testing import question
from tests.games.safaru.table import go, laid, options, table

WILD = "R3 B5 G9 K8"


def ways(wild: str, played: str, method: int) -> list[str]:
    return sorted(laid([*way]) for way in catches(cards(wild), cards(played)[0], method))


class TestR1_1Cards:
    def test_sixty_cards_in_five_colours(self) -> None:
        assert len(DECK) == 60 and {COLOUR[card] for card in DECK} == {0, 1, 2, 3, 4}


class TestR1_2Triangles:
    def test_there_are_sixty_triangles(self) -> None:
        assert sum(TRIANGLES[card] for card in DECK) == 60
        assert [TRIANGLES[n] for n in range(10)] == [1, 0, 1, 1, 1, 1, 2, 2, 1, 0]


class TestR1_3Animals:
    def test_twelve_unicorns_twelve_hedgehogs_five_babies(self) -> None:
        assert [sum(kind[card] for card in DECK) for kind in (IS_UNICORN, IS_HEDGEHOG, IS_BABY)] == [12, 12, 5]


class TestR3_1Playing:
    def test_any_card_of_the_hand_twins_once(self) -> None:
        assert options(table("R1 R1 K4", "G2", wild=WILD)) == ["R1", "K4"]

    def test_then_it_is_the_left_neighbour(self) -> None:
        s = go(table("R4 R1", "G2 G3", wild="B9 G8 K7"), "R4")
        assert question(s) == "1 PlayCard"


class TestR3_2AddingUp:
    def test_two_or_more_cards_that_add_up_to_the_number(self) -> None:
        assert ways(WILD, "R8", ADD) == ["R3 B5"]

    def test_one_of_several_sets_is_chosen_and_the_card_stays(self) -> None:
        s = table("K5 R1", "G2 B8", wild="R1 B2 G3 K4")
        assert ways("R1 B2 G3 K4", "K5", ADD) == ["B2 G3", "R1 K4"]
        s = go(s, "K5, add, B2, G3, done")
        assert laid(s.caught[0]) == "B2 G3" and laid(s.wild) == "R1 K4 K5" and question(s) == "1 PlayCard"

    def test_a_single_card_does_not_add_up(self) -> None:
        assert ways("G8", "R8", ADD) == []


class TestR3_3Seventeen:
    def test_one_or_more_cards_that_make_seventeen(self) -> None:
        assert ways(WILD, "R8", TOTAL) == ["G9"]
        assert ways("K7 B7 G3", "R7", TOTAL) == ["B7 G3", "G3 K7"]


class TestR3_4Pair:
    def test_a_card_of_the_same_number_and_the_card_played(self) -> None:
        s = go(table("R8 R1", "G2 B4", wild=WILD), "R8, pair, K8, done, finish")
        assert laid(s.caught[0]) == "K8 R8" and laid(s.wild) == "R3 B5 G9"

    def test_one_of_several_only(self) -> None:
        s = go(table("R7 R1", "G2 B4", wild="K7 B7 G3"), "R7, pair")
        assert options(s) == ["B7", "K7"]
        assert options(go(s, "B7")) == ["done"]


class TestR3_5EachMethodOnce:
    def test_all_three_methods_in_one_turn(self) -> None:
        s = go(table("R8 R1", "G2 B4", wild=WILD), "R8")
        assert options(s) == ["add", "total", "pair"]
        s = go(s, "add, R3, B5, done, total, G9, done, pair, K8, done")
        assert s.wild == [] and sorted(s.caught[0]) == sorted(cards("R3 B5 G9 K8 R8"))

    def test_a_method_that_was_used_is_not_offered_again(self) -> None:
        s = go(table("R8 R1", "G2 B4", wild=WILD), "R8, add, R3, B5, done")
        assert options(s) == ["total", "pair", "finish"]

    def test_a_pair_and_seventeen_may_clear_the_table(self) -> None:
        s = go(table("R7 R1", "G2 B4", wild="K7 B7 G3"), "R7, pair, K7, done, total, B7, G3, done")
        assert s.wild == [] and sorted(s.caught[0]) == sorted(cards("K7 B7 G3 R7"))


class TestR3_6Duty:
    def test_who_can_catch_with_the_card_played_must_catch_something(self) -> None:
        assert "finish" not in options(go(table("R8 R1", "G2 B4", wild=WILD), "R8"))

    def test_having_caught_one_may_leave_it_at_that(self) -> None:
        s = go(table("R8 R1", "G2 B4", wild=WILD), "R8, add, R3, B5, done, finish")
        assert laid(s.caught[0]) == "R3 B5" and laid(s.wild) == "G9 K8 R8"

    def test_a_card_that_catches_nothing_may_be_played_though_another_would_catch(self) -> None:
        s = table("Y2 R4", "G2 B1", wild="B9 G8 K7")
        assert ways("B9 G8 K7", "Y2", TOTAL) == ["G8 K7"] and "R4" in options(s)


class TestR3_7Zeros:
    def test_a_zero_in_the_wild_must_be_caught(self) -> None:
        assert ways("R0 B2 G3 K9", "K5", ADD) == ["R0 B2 G3"]
        assert ways("R0 B2 G3 K9", "K5", TOTAL) == ["R0 G3 K9"]

    def test_once_it_is_gone_it_is_not_needed_any_more(self) -> None:
        s = go(table("K8 R1", "G2 B4", wild="R0 G9 B3 R5"), "K8")
        assert ways("R0 G9 B3 R5", "K8", TOTAL) == ["R0 G9"]
        s = go(s, "add, R0, R5, B3, done, total")
        assert options(s) == ["G9"]

    def test_it_counts_as_a_card_and_a_pair_needs_none(self) -> None:
        assert ways("R0 G6 K2", "B6", ADD) == ["R0 G6"] and ways("R0 G6 K2", "B6", PAIR) == ["G6"]

    def test_the_card_played_is_no_zero_in_the_wild(self) -> None:
        s = go(table("B0 R1", "G2 B4", wild="R0 G9 K8"), "B0, pair, R0, done, total")
        assert options(s) == ["G9"] and options(go(s, "G9")) == ["K8"]

    def test_more_than_one_zero_may_be_caught(self) -> None:
        assert ways("R0 B0 G8", "K9", TOTAL) == ["B0 G8", "R0 B0 G8", "R0 G8"]


class TestR3_8Releasing:
    def test_what_catches_nothing_stays_in_the_wild(self) -> None:
        s = go(table("R4 R1", "G2 B4", wild="B9 G8 K7"), "R4")
        assert laid(s.wild) == "B9 G8 K7 R4" and s.caught == [[], []]

    def test_with_an_empty_wild_a_card_can_only_be_released(self) -> None:
        assert laid(go(table("R4 R1", "G2 B4"), "R4").wild) == "R4"


class TestR3_9WhatStays:
    def test_a_card_that_caught_without_a_pair_stays(self) -> None:
        assert laid(go(table("R8 R1", "G2 B4", wild="G9"), "R8, total, G9, done").wild) == "R8"


class TestR5_2Naming:
    def test_the_left_neighbour_names_the_method_and_nothing_else_is_caught(self) -> None:
        s = go(table("R8 R1", "G2 B4", wild=WILD, variant=REVERSED), "R8")
        assert question(s) == "1 NameMethod" and options(s) == ["add", "total", "pair"]
        s = go(s, "total")
        assert question(s) == "0 Take"
        s = go(s, "G9, done")
        assert laid(s.caught[0]) == "G9" and laid(s.wild) == "R3 B5 K8 R8" and question(s) == "1 PlayCard"

    def test_with_one_method_nobody_is_asked_for_it(self) -> None:
        s = go(table("R8 R1", "G2 B4", wild="G9 K5", variant=REVERSED), "R8")
        assert question(s) == "0 Catch" and options(s) == ["total"]


class TestR5_3OneMethod:
    def test_there_is_no_second_method(self) -> None:
        s = go(table("R8 R1", "G2 B4", wild=WILD, variant=REVERSED), "R8, add, R3, B5, done")
        assert question(s) == "1 PlayCard"


@given(st.lists(st.sampled_from(DECK), max_size=8), st.sampled_from(DECK), st.sampled_from((ADD, TOTAL, PAIR)))
def test_catches_are_all_sets_that_fit_and_no_other(wild: list[int], played: int, method: int) -> None:
    number = NUMBER[played]
    babies = any(NUMBER[card] == 0 for card in wild)
    found = set()
    for size in range(1, len(wild) + 1):
        for some in combinations(sorted(wild), size):
            total = sum(NUMBER[card] for card in some)
            brings_baby = not babies or any(NUMBER[card] == 0 for card in some)
            if (
                (method == PAIR and size == 1 and total == number)
                or (method == ADD and size > 1 and total == number and brings_baby)
                or (method == TOTAL and total + number == 17 and brings_baby)
            ):
                found.add(some)
    assert sorted(catches(wild, played, method)) == sorted(found)
