"""Mü §5 and §6: trumps and tricks."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pioche.core.flow import CHANCE
from pioche.games._mubox.deck import DECK, NAMES, cards
from pioche.games.mu.cards import SUITS, TRUMP_SUIT, TYPE_NAMES, power, trump_class
from pioche.games.mu.state import Mu
from pioche.games.mu.tricks import PLAY_CARD, triangles, winning_place
from tests.games.mu.table import generated, kind, names, play, question, tricks

# The same rules once more, on names of cards alone -----------------------------------------------------------

COLOUR_OF = {"R": "red", "B": "blue", "G": "green", "Y": "yellow", "K": "black"}
NO_TYPE = "no trump"


def matches(card: str, named: str) -> bool:
    return named in (COLOUR_OF[card[0]], f"{card[1]}s")


def is_trump(card: str, chief: str, vice: str) -> bool:
    return matches(card, chief) or matches(card, vice)


def strength(card: str, led: str, chief: str, vice: str) -> tuple[int, int, int]:
    """Strictly greater wins; of equal cards the earlier one."""
    number = int(card[1])
    if matches(card, chief) and matches(card, vice):
        return 2, 3, 0
    if matches(card, chief):
        return 2, 2, number if chief in COLOUR_OF.values() else 0
    if matches(card, vice):
        return 2, 1, number if vice in COLOUR_OF.values() else 0
    if not is_trump(led, chief, vice) and card[0] == led[0]:
        return 1, 0, number
    return 0, 0, 0


def winner(trick: list[str], chief: str, vice: str) -> int:
    worth = [strength(card, trick[0], chief, vice) for card in trick]
    return worth.index(max(worth))


def playable(held: list[str], led: str, chief: str, vice: str) -> list[str]:
    """6.3."""
    if is_trump(led, chief, vice):
        following = [card for card in held if is_trump(card, chief, vice)]
    else:
        following = [card for card in held if card[0] == led[0] and not is_trump(card, chief, vice)]
    return following or held


PAIRS = [(a, b) for a, b in product(TYPE_NAMES, TYPE_NAMES) if a != b or a == NO_TYPE]

some_cards = st.lists(st.integers(0, 59), unique=True, min_size=3, max_size=12).map(
    lambda places: [NAMES[DECK[place]] for place in places]
)


def wins(trick: str, chief: str, vice: str = NO_TYPE) -> str:
    """The card that takes this trick, and its place among equal cards."""
    place = winning_place(cards(trick), kind(chief), kind(vice))
    return f"{trick.split()[place]} at {place}"


# §5 Trumps ---------------------------------------------------------------------------------------------------


class TestR5_1TrumpSuit:
    def test_both_types_form_one_suit(self) -> None:
        suits = SUITS[kind("6s")][kind("green")]
        assert all(suits[card] == TRUMP_SUIT for card in cards("R6 B6 G6 Y6 K6 G0 G1 G9"))
        assert [suits[card] for card in cards("R5 B7 Y0 K9")] == [kind(c) for c in ("red", "blue", "yellow", "black")]

    def test_a_trump_does_not_belong_to_its_printed_colour(self) -> None:
        """The example in the text: the red 6 is no red card."""
        s = tricks("R6 R9", "R2 B2", "G1", chief_trump="6s", vice_trump="green", trick="R3", leader=2)
        assert names(s) == ["R9"]

    @pytest.mark.parametrize(("named", "count"), [("red", 12), ("1s", 10), ("7s", 10), ("4s", 5), (NO_TYPE, 0)])
    def test_how_many_trumps_a_type_makes(self, named: str, count: int) -> None:
        suits = SUITS[kind(named)][kind(NO_TYPE)]
        assert sum(suits[card] == TRUMP_SUIT for card in DECK) == count


class TestR5_2Classes:
    def test_double_then_chief_then_vice(self) -> None:
        """The example in the text: chief 0, vice green."""
        chief, vice = kind("0s"), kind("green")
        order = [power(card, chief, vice) for card in cards("G0 K0 G9 G8 G7 G6 G5 G4 G3 G2 G1")]
        assert order == sorted(set(order), reverse=True)
        assert len({power(card, chief, vice) for card in cards("R0 B0 Y0 K0")}) == 1

    def test_the_green_0_takes_the_trick(self) -> None:
        """Scenario 32, first part."""
        assert wins("G9 K0 G0 R0 B2", "0s", "green") == "G0 at 2"

    def test_without_it_the_first_0_takes_the_trick(self) -> None:
        """Scenario 32, second part."""
        assert wins("G9 K0 R0 G8 B2", "0s", "green") == "K0 at 1"

    def test_the_first_double_trump_wins(self) -> None:
        """Scenario 33."""
        assert wins("B7 R9 R7 R7 K7", "7s", "red") == "R7 at 2"

    def test_two_colours_the_lowest_of_the_chief_beats_the_highest_of_the_vice(self) -> None:
        """Scenario 35."""
        assert wins("Y9 B0 Y8 R9", "blue", "yellow") == "B0 at 1"

    def test_two_numbers_the_chiefs_wins(self) -> None:
        assert wins("R9 B5 G3 R8", "3s", "5s") == "G3 at 2"

    def test_double_trumps_exist_only_of_a_colour_and_a_number(self) -> None:
        def doubles(chief: str, vice: str) -> int:
            return sum(trump_class(card, kind(chief), kind(vice)) == 3 for card in DECK)

        assert doubles("red", "5s") == doubles("5s", "red") == 1
        assert doubles("red", "7s") == doubles("1s", "black") == 2
        assert doubles("red", "blue") == doubles("5s", "7s") == doubles("red", NO_TYPE) == 0

    def test_in_the_chiefs_colour_the_9_is_high_and_the_0_low(self) -> None:
        assert wins("R0 R5 R9 R8", "red") == "R9 at 2"
        assert wins("B9 R0", "red") == "R0 at 1"

    def test_chief_and_vice_the_other_way_round(self) -> None:
        """The chief's colour is above the vice's number."""
        assert wins("K0 G1 R0 B0", "green", "0s") == "G1 at 1"
        assert wins("K0 G1 R0 G0", "green", "0s") == "G0 at 3"


class TestR5_3PlainSuits:
    def test_the_9_is_the_strongest_and_the_0_the_weakest(self) -> None:
        """Scenario 38."""
        assert wins("R2 R9 B9 K9", NO_TYPE) == "R9 at 1"
        assert wins("R0 R1 R2 R3 R4 R5", NO_TYPE) == "R5 at 5"

    def test_trump_numbers_are_missing_from_it(self) -> None:
        assert wins("R2 R9 R3", "5s", "9s") == "R9 at 1"
        assert wins("R5 R9 R3", "5s") == "R5 at 0"


class TestR5_4EqualCards:
    def test_of_twins_the_earlier_is_the_stronger(self) -> None:
        """Scenario 39."""
        assert wins("B7 B7 R9", NO_TYPE) == "B7 at 0"
        assert wins("B2 B7 R9 B7", NO_TYPE) == "B7 at 1"

    def test_of_a_trump_number_the_first_played_is_the_stronger(self) -> None:
        """Scenario 37."""
        assert wins("R9 B5 G5 R8 K9", NO_TYPE, "5s") == "B5 at 1"

    def test_trump_twins(self) -> None:
        assert wins("G3 B7 R7 R7 B7", "blue") == "B7 at 1"

    def test_the_first_of_two_doubles_stays_ahead_of_everything(self) -> None:
        assert wins("R1 R1 R9 B1", "red", "1s") == "R1 at 0"


# §6 Tricks ---------------------------------------------------------------------------------------------------


class TestR6_1Leading:
    def test_the_chief_leads_to_the_first_trick(self) -> None:
        s = tricks("R1 R2", "B1 B2", "G1 G2", chief=1, leader=1)
        assert question(s) == "1 PlayCard"

    def test_it_goes_clockwise_one_card_from_each(self) -> None:
        s = tricks("R1 R2", "B1 B2", "G1 G2", "Y1 Y2", chief=2, leader=2, partner=0)
        order = []
        for card in ("G1", "Y1", "R1", "B1"):
            order.append(s.to_move())
            play(s, card)
        assert order == [2, 3, 0, 1]

    def test_the_winner_leads_to_the_next(self) -> None:
        s = tricks("R1 R2", "R9 B2", "R3 G2", "Y1 Y2", partner=2)
        play(s, "R1, R9, R3, Y1")
        assert question(s) == "1 PlayCard" and s.leader == 1

    def test_any_card_may_be_led(self) -> None:
        s = tricks("R1 B6 | G9", "R2 R3 R4", "G1 G2 G3", chief_trump="6s")
        assert names(s) == ["R1", "B6", "G9 shown"]


class TestR6_2HandAndDisplay:
    def test_a_card_may_come_from_either(self) -> None:
        s = tricks("R1 | R2", "B1 B2", "G1 G2")
        play(s, "R2 shown")
        assert (s.hands[0], s.shown[0], s.trick) == (cards("R1"), [], cards("R2"))

    def test_the_only_card_of_the_colour_lies_in_the_display_and_must_be_played(self) -> None:
        """Scenario 29."""
        s = tricks("B3 B4", "R5 | B0", "G1 G2")
        play(s, "B3")
        assert names(s) == ["B0 shown"]

    def test_the_same_card_in_hand_and_display_are_two_answers(self) -> None:
        s = tricks("R7 | R7", "B1 B2", "G1 G2")
        assert names(s) == ["R7", "R7 shown"]
        shown = s.clone()
        play(s, "R7")
        play(shown, "R7 shown")
        assert (s.hands[0], s.shown[0]) == ([], cards("R7"))
        assert (shown.hands[0], shown.shown[0]) == (cards("R7"), [])
        assert s.trick == shown.trick == cards("R7")

    def test_twins_of_the_display_are_one_answer(self) -> None:
        s = tricks("| R7 R7", "B1 B2", "G1 G2")
        assert names(s) == ["R7 shown"]


class TestR6_3Following:
    def test_a_red_6_need_not_follow_red_when_6_is_trump(self) -> None:
        """Scenario 25, the example in the text."""
        s = tricks(
            "R6 B2 K9", "R1 R2 R3", "G1 G2 G3", "Y1 Y2", chief=2, partner=1, chief_trump="6s", vice=3,
            vice_trump="green", trick="R8", leader=3,
        )  # fmt: skip
        assert names(s) == ["R6", "B2", "K9"]

    def test_a_red_6_must_follow_green_when_6_and_green_are_trumps(self) -> None:
        """Scenario 26, the example in the text."""
        s = tricks(
            "R6 B2 K9", "R1 R2 R3", "G1 G2 G3", "Y1 Y2", chief=2, partner=1, chief_trump="6s", vice=3,
            vice_trump="green", trick="G8", leader=3,
        )  # fmt: skip
        assert names(s) == ["R6"]

    def test_who_cannot_follow_plays_anything_and_need_not_trump(self) -> None:
        """Scenario 30."""
        s = tricks("B1 B2 B3", "R6 G2 G5", "G1 G3", chief_trump="red", trick="B9", leader=2)
        play(s, "B1")
        assert names(s) == ["R6", "G2", "G5"]

    def test_any_trump_follows_a_trump_even_a_lower_one(self) -> None:
        s = tricks("B1 G9 R4", "R6 G2 B5", "R1 R2", chief_trump="green", vice_trump="4s", trick="G8", leader=2)
        assert names(s) == ["R4", "G9"]

    def test_a_plain_lead_calls_for_plain_cards_of_its_colour_alone(self) -> None:
        s = tricks("R6 R1 R2", "B6 G2 B5", "B1 B2", chief_trump="6s", trick="R8", leader=2)
        assert names(s) == ["R1", "R2"]

    def test_there_is_no_duty_to_beat(self) -> None:
        s = tricks("R1 R9 B1", "B6 G2 B5", "B1 B2", trick="R8", leader=2)
        assert names(s) == ["R1", "R9"]

    def test_who_did_not_follow_is_remembered(self) -> None:
        s = tricks("R1 R9", "B6 G2", "R2 B2")
        play(s, "R1, B6, R2")
        assert s.lacks == [0, 1 << kind("red"), 0]

    def test_what_happens_in_a_copy_of_the_table_is_not_remembered_in_the_other(self) -> None:
        s = tricks("R1 R9", "B6 G2", "R2 B2")
        play(s.clone(), "R1, B6, R2")
        assert (s.lacks, s.won, s.trick, len(s.gone)) == ([0, 0, 0], [0, 0, 0], [], 30)

    @generated
    @given(held=some_cards, pair=st.sampled_from(PAIRS), cut=st.integers(0, 12))
    def test_what_may_be_played_is_what_the_paragraph_says(
        self, held: list[str], pair: tuple[str, str], cut: int
    ) -> None:
        chief, vice = pair
        led, *mine = held
        hand, display = mine[cut:], mine[:cut]
        s = Mu(4, 200, 0, True, 9, True)
        s.chief_trump, s.vice_trump = kind(chief), kind(vice)
        s.hands[1], s.shown[1], s.trick = cards(" ".join(hand)), cards(" ".join(display)), cards(led)
        s.agenda = [PLAY_CARD[1]]
        allowed = playable(mine, led, chief, vice)
        wanted = {card for card in hand if card in allowed} | {f"{card} shown" for card in display if card in allowed}
        offered = names(s)
        assert len(offered) == len(set(offered)) and set(offered) == wanted


class TestR6_4Winning:
    def test_the_strongest_trump_wins(self) -> None:
        assert wins("R9 B1 B3 R8", "blue") == "B3 at 2"

    def test_without_a_trump_the_strongest_of_the_led_colour_wins(self) -> None:
        """Scenario 38."""
        assert wins("R2 R9 B9 K9", NO_TYPE) == "R9 at 1"

    def test_other_colours_cannot_win(self) -> None:
        assert wins("R0 B9 G9 K9", "7s", "yellow") == "R0 at 0"

    def test_the_winner_takes_the_cards_and_their_triangles(self) -> None:
        s = tricks("R7 B2", "R9 B3", "R6 B4", won=(1, 2, 3))
        play(s, "R7, R9, R6")
        assert s.won == [1, 6, 3] and s.trick == [] and s.gone[-3:] == cards("R7 R9 R6")
        assert s.leader == 1

    @generated
    @given(some_cards)
    def test_every_pair_of_trumps_agrees_with_the_strength_of_single_cards(self, trick: list[str]) -> None:
        trick = trick[:6]
        numbers = cards(" ".join(trick))
        for chief, vice in PAIRS:
            assert winning_place(numbers, kind(chief), kind(vice)) == winner(trick, chief, vice), (chief, vice)


class TestR6_5End:
    def test_the_hand_ends_when_hands_and_displays_are_empty(self) -> None:
        s = tricks("| R7", "R9", "R6")
        play(s, "R7 shown, R9, R6")
        assert not any(s.hands) and not any(s.shown)
        assert len(s.pad) == 1 and s.to_move() == CHANCE

    def test_shown_cards_keep_the_hand_going(self) -> None:
        s = tricks("R7 | R8", "R9 B1", "R6 G1")
        play(s, "R7, R9, R6, B1, G1")
        assert s.pad == [] and question(s) == "0 PlayCard" and names(s) == ["R8 shown"]

    @pytest.mark.parametrize(("players", "count"), [(3, 12), (4, 15), (5, 12), (6, 10)])
    def test_there_are_as_many_tricks_as_cards_each(self, players: int, count: int) -> None:
        s = tricks(*whole_deal(players), partner=1 if players > 3 else -2, hands=1)
        plays = 0
        while not s.is_over():
            s.play(s.options()[-1])
            plays += 1
        assert plays == count * players == len(s.gone)
        assert sum(s.won) == triangles(s.deck())


def whole_deal(players: int) -> list[str]:
    deck = [card for card in DECK if players > 3 or card < 30]
    return [" ".join(NAMES[card] for card in sorted(deck[seat::players])) for seat in range(players)]


# Counting every way to play a small deal ---------------------------------------------------------------------

Tally = Counter[tuple[int, ...]]

SMALL = [
    # hands and displays, chief's and vice's trump, ways to play
    (("R7 R9 B2", "R7 B9 G1", "R1 R3 B4"), "red", NO_TYPE, 20),
    (("R0 B0 G5 R7", "G0 B3 R2 G7", "B7 B7 R5 G3"), "0s", "green", 160),
    (("R7 G2 | R7 B1", "B7 G7 | R3 G4", "R9 B7 G9 B5"), "7s", "red", 432),
    (("R6 B2 K9", "R1 Y2 G6", "G1 G1 | K6", "Y7 | Y7 R8"), "6s", "green", 216),
]


def count_by_engine(s: Mu) -> Tally:
    """How often each division of the triangles comes about."""
    if len(s.pad) or s.to_move() == CHANCE:
        return Counter([tuple(s.won)])
    out: Tally = Counter()
    for choice in s.options():
        after = s.clone()
        after.play(choice)
        out += count_by_engine(after)
    return out


def count_by_names(
    held: list[tuple[tuple[str, ...], tuple[str, ...]]],
    leader: int,
    trick: tuple[str, ...],
    won: tuple[int, ...],
    chief: str,
    vice: str,
) -> Tally:
    """The same, on names of cards, without the engine."""
    players = len(held)
    if len(trick) == players:
        leader = (leader + winner(list(trick), chief, vice)) % players
        worth = sum({"6": 2, "7": 2, "1": 0, "9": 0}.get(card[1], 1) for card in trick)
        won = tuple(count + worth * (seat == leader) for seat, count in enumerate(won))
        trick = ()
    if not trick and not any(held[leader]):
        return Counter([won])
    seat = (leader + len(trick)) % players
    hand, display = held[seat]
    mine = [*hand, *display]
    allowed = playable(mine, trick[0], chief, vice) if trick else mine
    out: Tally = Counter()
    for place, cards_there in enumerate((hand, display)):
        for card in sorted(set(cards_there) & set(allowed)):
            cut = cards_there.index(card)
            left = cards_there[:cut] + cards_there[cut + 1 :]
            after = [*held]
            after[seat] = (left, display) if place == 0 else (hand, left)
            out += count_by_names(after, leader, (*trick, card), won, chief, vice)
    return out


@pytest.mark.parametrize(("seats", "chief", "vice", "ways"), SMALL)
def test_all_ways_to_play_a_small_deal_are_counted(seats: tuple[str, ...], chief: str, vice: str, ways: int) -> None:
    partner = 2 if len(seats) > 3 else -2
    s = tricks(*seats, chief_trump=chief, vice_trump=vice, partner=partner)
    held = [(tuple(h.split()), tuple(d.split())) for h, _, d in (text.partition("|") for text in seats)]
    found = count_by_engine(s)
    assert found == count_by_names(held, 0, (), (0,) * len(seats), chief, vice)
    assert found.total() == ways
