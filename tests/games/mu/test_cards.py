"""Mü §1: the cards and the deal."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from pioche.core.game import LANGUAGES
from pioche.games._mubox.deck import COLOUR, DECK, NAMES, NUMBER, TRIANGLES, cards
from pioche.games.mu import GAME
from pioche.games.mu.cards import PAIR_NAMES
from pioche.games.mu.state import Mu
from pioche.games.mu.tricks import triangles
from tests.games.mu.table import all_pass, auction, names, play, printed_table, question, tricks


def started(**options: int | str) -> Mu:
    s: Mu = GAME.start(GAME.settle(options))
    s.run_on()
    return s


class TestR1_1Deck:
    def test_there_are_sixty_cards_twelve_of_each_colour(self) -> None:
        """Scenario 1."""
        assert len(DECK) == 60
        assert Counter(NAMES[card][0] for card in DECK) == dict.fromkeys("RBGYK", 12)

    def test_a_colour_has_the_numbers_0_to_9_and_a_second_1_and_7(self) -> None:
        for letter in "RBGYK":
            numbers = sorted(NAMES[card][1] for card in DECK if NAMES[card][0] == letter)
            assert "".join(numbers) == "011234567789"

    def test_a_card_is_named_by_colour_and_number(self) -> None:
        assert cards("R0 B1 G5 Y7 K9") == [0, 11, 25, 37, 49]
        assert [COLOUR[card] for card in cards("R0 B1 G5 Y7 K9")] == [0, 1, 2, 3, 4]
        assert [NUMBER[card] for card in cards("R0 B1 G5 Y7 K9")] == [0, 1, 5, 7, 9]

    def test_twins_are_one_and_the_same_answer(self) -> None:
        s = tricks("R7 R7 B1 B1", "R0 R1 R2 R3", "G0 G1 G2 G3")
        assert names(s) == ["R7", "B1"]
        play(s, "R7")
        assert s.hands[0] == cards("R7 B1 B1")


class TestR1_2Triangles:
    def test_the_number_alone_tells_the_triangles(self) -> None:
        printed = {0: 1, 1: 0, 2: 1, 3: 1, 4: 1, 5: 1, 6: 2, 7: 2, 8: 1, 9: 0}
        assert all(TRIANGLES[card] == printed[NUMBER[card]] for card in DECK)

    def test_every_colour_holds_12_and_the_deck_60(self) -> None:
        """Scenario 1."""
        for letter in "RBGYK":
            assert triangles([card for card in DECK if NAMES[card][0] == letter]) == 12
        assert triangles(DECK) == 60

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_the_printed_table_says_the_same(self, language: str) -> None:
        rows = printed_table(language, "1.2")
        told = {int(number): int(count) for numbers, count in rows for number in numbers.split(", ")}
        assert told == {NUMBER[card]: TRIANGLES[card] for card in DECK}


class TestR1_3ThreePlayers:
    def test_yellow_and_black_stay_in_the_box(self) -> None:
        """Scenario 1."""
        deck = started(players=3).deck()
        assert len(deck) == 36
        assert {NAMES[card][0] for card in deck} == set("RBG")
        assert triangles(deck) == 36

    @pytest.mark.parametrize("pair", PAIR_NAMES)
    def test_the_table_may_leave_out_two_other_colours(self, pair: str) -> None:
        letters = {"red": "R", "blue": "B", "green": "G", "yellow": "Y", "black": "K"}
        deck = started(players=3, removed=pair).deck()
        assert Counter(NAMES[card][0] for card in deck) == {
            letter: 12 for name, letter in letters.items() if name not in pair.split("-")
        }
        assert triangles(deck) == 36

    def test_there_are_ten_pairs_to_leave_out(self) -> None:
        assert len(PAIR_NAMES) == len(set(PAIR_NAMES)) == 10

    @pytest.mark.parametrize("players", [4, 5, 6])
    def test_with_more_players_all_colours_are_used(self, players: int) -> None:
        assert started(players=players).deck() == DECK
        assert started(players=players, removed="red-blue").deck() == DECK


class TestR1_4Deal:
    @pytest.mark.parametrize(("players", "each"), [(3, 12), (4, 15), (5, 12), (6, 10)])
    def test_all_cards_are_dealt_to_everybody_as_many(self, players: int, each: int) -> None:
        """Scenario 2."""
        s = started(players=players)
        rng = Random(players)
        s.happen(s.draw(rng))
        s.happen(s.draw(rng))
        assert [len(hand) for hand in s.hands] == [each] * players
        assert sorted(card for hand in s.hands for card in hand) == s.deck()

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_the_printed_table_says_the_same(self, language: str) -> None:
        for players, deck, each in printed_table(language, "1.4"):
            s = started(players=int(players))
            assert len(s.deck()) == int(deck) == int(players) * int(each)

    def test_the_deck_is_shuffled(self) -> None:
        s = started(players=4)
        s.happen([0])
        orders = {tuple(s.draw(Random(seed))) for seed in range(20)}
        assert len(orders) == 20
        assert all(sorted(order) == DECK for order in orders)

    @pytest.mark.parametrize("players", [3, 4, 5, 6])
    def test_anybody_may_be_the_first_dealer(self, players: int) -> None:
        s = started(players=players)
        assert {s.draw(Random(seed))[0] for seed in range(100)} == set(range(players))

    def test_the_deal_moves_to_the_left_after_a_void_hand(self) -> None:
        s = auction("..", "..", "..", "..", dealer=3)
        all_pass(s)
        assert s.dealer == 0

    def test_the_deal_moves_to_the_left_after_a_stalemate(self) -> None:
        s = auction(".. | R1", ".. | R2", "..", "..", dealer=1)
        all_pass(s)
        assert s.pad == [[5, -10, 0, 0]] and s.dealer == 2

    def test_the_deal_moves_to_the_left_after_the_last_trick(self) -> None:
        s = tricks("R9", "R1", "R2", "R3", partner=2, dealer=2)
        play(s, "R9, R1, R2, R3")
        assert len(s.pad) == 1 and s.dealer == 3

    def test_the_next_hand_starts_with_a_clean_table(self) -> None:
        s = tricks(
            "R9", "R1", "| R2", "R3", chief=1, vice=0, partner=2, chief_trump="7s", vice_trump="red", leader=1,
            dealer=2, lacks={0: "blue trumps"},
        )  # fmt: skip
        play(s, "R1, R2 shown, R3, R9")
        s.happen(s.deck())
        assert question(s) == "3 Bid"
        fresh = auction("..", "..", "..", "..", dealer=3)
        for field in vars(fresh):
            if field not in ("agenda", "hand", "deals", "pad", "totals"):
                assert getattr(s, field) == getattr(fresh, field), field
