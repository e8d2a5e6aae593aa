"""Mü §2 and §3: the auction and what comes of it."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pioche.core.flow import CHANCE, NOBODY
from pioche.games._mubox.deck import NUMBER, cards
from pioche.games.mu.auction import find_vice, limit
from pioche.games.mu.cards import PASS, STOP
from pioche.games.mu.state import Mu
from tests.games.mu.table import FIVE, all_pass, auction, deal, faces, generated, names, play, question

HAND = "B0 B1 B2 B3 B4"


def bids(s: Mu) -> Counter[tuple[int, ...]]:
    """Every bid the seat to move can make, with the number of ways to send it."""
    found: Counter[tuple[int, ...]] = Counter()

    def extend(t: Mu, sent: tuple[int, ...]) -> None:
        for choice in t.options():
            if choice == PASS:
                continue
            if choice == STOP:
                found[tuple(sorted(sent))] += 1
                continue
            after = t.clone()
            after.play(choice)
            extend(after, (*sent, choice))

    extend(s, ())
    return found


def sizes(s: Mu) -> set[int]:
    return {len(bid) for bid in bids(s)}


# §2 The auction ----------------------------------------------------------------------------------------------


class TestR2_1Turns:
    def test_the_dealer_begins(self) -> None:
        s = auction(*FIVE, dealer=3)
        assert question(s) == "3 Bid"

    def test_it_goes_clockwise(self) -> None:
        s = auction(*FIVE, dealer=3)
        asked = []
        for _ in range(4):
            asked.append(s.to_move())
            play(s, "pass")
        assert asked == [3, 4, 0, 1]

    def test_you_pass_or_show_any_card_of_your_hand(self) -> None:
        s = auction("R7 G2 G9", "B1", "B2")
        assert names(s) == ["pass", "R7", "G2", "G9"]

    def test_a_turn_is_over_after_stop(self) -> None:
        s = auction(*FIVE)
        play(s, "R3, stop")
        assert question(s) == "1 Bid"
        assert s.shown[0] == cards("R3")

    def test_only_the_number_of_cards_counts_as_the_bid(self) -> None:
        s = auction("R9 R8", "B0 B1 B2 | B3", "G0", "Y0")
        play(s, "R9, stop, B0, stop")
        assert s.leaders() == [1]


class TestR2_2Limit:
    def test_the_opener_shows_exactly_one_card(self) -> None:
        """Scenario 3."""
        s = auction(*FIVE)
        assert names(s) == ["pass", "R0", "R1", "R2", "R3", "R4"]
        play(s, "R0")
        assert question(s) == "0 ShowMore" and names(s) == ["stop"]

    def test_the_second_may_show_up_to_two(self) -> None:
        """Scenario 4."""
        s = auction(*FIVE)
        play(s, "R0, stop")
        assert sizes(s) == {1, 2}
        play(s, "B0, B1")
        assert question(s) == "1 ShowMore" and names(s) == ["stop"]

    def test_who_leads_alone_may_add_one(self) -> None:
        """Scenario 5."""
        s = auction(f"{HAND} | R0 R1 R2", "G0 | G1 G2", "Y0", "Y1", "Y2")
        assert names(s)[0] == "pass" and sizes(s) == {1}

    def test_who_shares_the_lead_may_add_one(self) -> None:
        s = auction(f"{HAND} | R0 R1", "G0 | G1 G2", "Y0", "Y1", "Y2")
        assert sizes(s) == {1}

    def test_who_has_one_against_three_may_add_one_two_or_three(self) -> None:
        """The example in the text."""
        s = auction(f"{HAND} | R0", "G0 | G1 G2 G3", "Y0", "Y1")
        assert sizes(s) == {1, 2, 3}

    def test_the_hand_may_end_before_the_limit(self) -> None:
        s = auction("B0 B1 | R0", "G0 | G1 G2 G3 G4", "Y0", "Y1")
        assert limit(s, 0) == 2 and sizes(s) == {1, 2}

    def test_the_limit_does_not_grow_with_the_cards_of_the_same_turn(self) -> None:
        s = auction(*FIVE)
        play(s, "R0, stop, B0, B1")
        assert len(s.shown[1]) == max(map(len, s.shown)) == 2
        assert names(s) == ["stop"]

    def test_a_bid_can_be_sent_in_one_way_only(self) -> None:
        s = auction("R7 R7 G1 G1 G3", "B0 | B2 B4", "B1")
        wanted = {some for size in (1, 2, 3) for some in combinations(s.hands[0], size)}
        assert bids(s) == dict.fromkeys(wanted, 1)

    def test_after_the_highest_card_of_the_hand_nothing_more_can_follow(self) -> None:
        s = auction("R0 R3 R5", "B0 | B1 B2", "G0")
        play(s, "R5")
        assert names(s) == ["stop"]

    @generated
    @given(
        shown=st.lists(st.integers(0, 6), min_size=3, max_size=6),
        held=st.integers(0, 15),
    )
    def test_the_limit_follows_the_three_sentences_of_the_rule(self, shown: list[int], held: int) -> None:
        s = Mu(len(shown), 200, 0, True, 9, True)
        s.shown = [[0] * count for count in shown]
        s.hands[0] = [0] * held
        mine, best = shown[0], max(shown[1:])
        wanted = 1 if not any(shown) or mine > best else best + 1 - mine
        assert limit(s, 0) == min(held, wanted)


class TestR2_3Underbidding:
    def test_a_bid_below_the_best_is_accepted_and_does_not_lead(self) -> None:
        """Scenario 7."""
        s = auction(*FIVE, dealer=2)
        s.shown[0], s.hands[0], s.latest = cards("R0 R1 R2"), cards("R3 R4"), [0]
        play(s, "G0, stop")
        assert s.shown[2] == cards("G0") and s.leaders() == [0]
        assert question(s) == "3 Bid"

    def test_who_passed_may_come_back(self) -> None:
        """Scenario 8."""
        s = auction(*FIVE)
        play(s, "R0, stop, B0, B1, stop, G0, G1, G2, stop, pass, pass, R1, stop, pass, pass")
        assert question(s) == "3 Bid"
        play(s, "Y0, Y1, stop")
        assert faces(s.shown[3]) == "Y0 Y1" and question(s) == "4 Bid"

    def test_passing_is_always_possible(self) -> None:
        s = auction(*FIVE)
        play(s, "R0, stop")
        for _ in range(4):
            assert names(s)[0] == "pass"
            play(s, "pass")
        assert names(s)[0] == "pass"


class TestR2_4End:
    def test_the_last_to_show_is_asked_once_more(self) -> None:
        """Scenario 9."""
        s = auction(*FIVE, dealer=1)
        play(s, "B0, stop, pass, pass, pass, pass")
        assert question(s) == "1 Bid"
        play(s, "pass")
        assert s.chief == 1 and question(s) == "1 NameChiefTrump"

    def test_the_last_to_show_may_go_on_and_break_a_tie(self) -> None:
        """Scenario 14."""
        s = auction(*FIVE)
        play(s, "R0, stop, B0, stop, pass, pass, pass, pass")
        assert question(s) == "1 Bid"
        play(s, "B1, stop")
        assert question(s) == "2 Bid"
        play(s, "pass, pass, pass, pass, pass")
        assert (s.chief, s.bid, s.vice) == (1, 2, 0)

    def test_a_card_shown_starts_the_count_of_passes_again(self) -> None:
        s = auction(*FIVE)
        play(s, "pass, pass, pass, pass, K0, stop, pass, pass, pass, pass")
        assert question(s) == "4 Bid"

    def test_with_an_empty_hand_you_can_only_pass(self) -> None:
        """Scenario 15."""
        s = auction("| R0 R1", "B0 | B1 B2 B3", "G0")
        assert question(s) == "0 Bid" and names(s) == ["pass"]

    def test_who_shows_the_last_card_of_the_hand_can_only_stop(self) -> None:
        s = auction("R0", "B0 | B1 B2 B3", "G0")
        play(s, "R0")
        assert names(s) == ["stop"]

    @pytest.mark.parametrize("players", [3, 4, 5, 6])
    def test_as_many_passes_as_players_end_it(self, players: int) -> None:
        s = auction(*[".."] * players)
        for _ in range(players):
            assert question(s).endswith(" Bid")
            play(s, "pass")
        assert s.to_move() == CHANCE


class TestR2_5Display:
    def test_shown_cards_leave_the_hand_and_lie_open(self) -> None:
        s = auction("R7 R7 B2", "G1", "G2")
        play(s, "R7, stop")
        assert (faces(s.hands[0]), faces(s.shown[0])) == ("R7 B2", "R7")

    def test_shown_cards_are_played_to_the_tricks(self) -> None:
        s = auction("R7 R7 B2", "G1 G3 G4", "G2 G5 G6")
        play(s, "R7, stop, pass, pass, pass, red")
        assert names(s) == ["R7", "B2", "R7 shown"]

    def test_the_display_stays_when_the_turn_comes_round_again(self) -> None:
        s = auction(*FIVE)
        play(s, "R2, stop, B0, stop, pass, pass, pass, R0, stop")
        assert faces(s.shown[0]) == "R2 R0"


# §3 The result -----------------------------------------------------------------------------------------------


class TestR3_1Void:
    def test_without_any_card_shown_nobody_scores_and_the_next_one_deals(self) -> None:
        """Scenario 10."""
        s = auction("..", "..", "..", "..", "..")
        s.totals = [10, -20, 30, 0, 5]
        all_pass(s)
        assert s.to_move() == CHANCE and s.dealer == 1
        assert s.totals == [10, -20, 30, 0, 5] and s.pad == [] and s.hand == 0
        deal(s)
        assert question(s) == "1 Bid" and s.shown == [[]] * 5


class TestR3_2Stalemate:
    def test_the_one_who_drew_level_last_pays_and_the_other_gains(self) -> None:
        """Scenario 11, and the example in the text."""
        s = auction(*FIVE)
        play(s, "R0, stop, B0, stop, pass, pass, pass, R1, stop, B1, stop, pass, pass, pass, pass, pass")
        assert s.pad == [[10, -20, 0, 0, 0]]
        assert s.to_move() == CHANCE and s.gone == [] and s.dealer == 1

    def test_the_seat_does_not_matter_only_who_came_last(self) -> None:
        s = auction("R0 | R1 R2", "B0", "G0 | G1 G2", "Y0", latest=(2, 0))
        all_pass(s)
        assert s.pad == [[-20, 0, 10, 0]]

    def test_of_three_who_share_the_lead_two_gain(self) -> None:
        s = auction("R0 | R1 R2 R3", "B0 | B1 B2 B3", "G0 | G1 G2 G3", "Y0 | Y1", latest=(3, 1, 0, 2))
        all_pass(s)
        assert s.pad == [[15, 15, -30, 0]]

    def test_a_smaller_bidder_who_showed_even_later_is_not_meant(self) -> None:
        s = auction("R0 | R1 R2", "B0 | B1 B2", "G0 G1 | G3", "Y0", latest=(0, 1, 2))
        play(s, "pass, pass, pass, pass")
        assert s.pad == [[10, -20, 0, 0]]

    def test_a_smaller_bidder_showing_after_the_tie_changes_nothing(self) -> None:
        s = auction(*FIVE)
        play(s, "R0, stop, B0, B1, stop, G0, stop, pass, pass, R1, stop, pass, pass, Y0, stop")
        all_pass(s)
        assert s.pad == [[-20, 10, 0, 0, 0]]

    def test_all_may_share_the_lead(self) -> None:
        s = auction(".. | R1", ".. | R2", ".. | R3", latest=(1, 2, 0))
        all_pass(s)
        assert s.pad == [[-10, 5, 5]]

    def test_coming_back_makes_an_earlier_bidder_the_last(self) -> None:
        s = auction(*FIVE)
        play(s, "R0, stop, B0, B1, stop, pass, pass, pass, R1, stop")
        all_pass(s)
        assert s.pad == [[-20, 10, 0, 0, 0]]

    def test_the_points_go_to_the_totals(self) -> None:
        s = auction(".. | R1", ".. | R2", "..", "..")
        s.totals = [1, 2, 3, 4]
        all_pass(s)
        assert s.totals == [6, -8, 3, 4]


class TestR3_3Chief:
    def test_the_only_one_with_most_cards_is_chief_and_their_number_is_the_bid(self) -> None:
        s = auction("R0 | R1", "B0 | B1 B2 B3", "G0 | G1 G2", "Y0")
        all_pass(s)
        assert (s.chief, s.bid, s.leader) == (1, 3, 1)

    def test_a_tie_below_the_chief_is_no_stalemate(self) -> None:
        s = auction("R0 | R1 R2", "B0 | B1 B2", "G0 | G1 G2 G3", "Y0")
        all_pass(s)
        assert s.chief == 2 and s.pad == []

    def test_one_card_is_enough(self) -> None:
        s = auction(*FIVE, dealer=4)
        play(s, "K2, stop")
        all_pass(s)
        assert (s.chief, s.bid) == (4, 1)


class TestR3_4Vice:
    def test_the_second_most_cards_make_the_vice(self) -> None:
        """Scenario 16."""
        s = auction("R0 | R1 R2 R3 R4", "B9 | B8", "G0 | G1 G2 G3", "Y0", "K0")
        all_pass(s)
        assert s.vice == 2

    def test_on_a_tie_the_first_higher_number_decides(self) -> None:
        """Scenario 17, and the example in the text."""
        s = auction("R9 | R0 R1 R2 R3 R4", "B9 | B8 B6 G6 B1", "K9 | K8 K6 K5 K4", "Y0", "Y1")
        all_pass(s)
        assert s.vice == 1

    def test_the_order_of_showing_does_not_matter(self) -> None:
        s = auction("R9 | R0 R1 R2", "B9 | B3 B8", "K9 | K8 K2", "Y0", latest=(1, 2, 0))
        all_pass(s)
        assert s.vice == 1

    def test_more_cards_beat_higher_cards(self) -> None:
        s = auction("R9 | R0 R1 R2", "B0 | B9", "K9 | K0 K1", "Y0")
        all_pass(s)
        assert s.vice == 2

    def test_numbers_are_compared_and_not_triangles(self) -> None:
        s = auction("R9 | R0 R1", "B0 | B9", "K9 | K7", "Y0")
        all_pass(s)
        assert s.vice == 1

    def test_colours_play_no_part(self) -> None:
        for first, second in (("R5", "K4"), ("K5", "R4")):
            s = auction("G9 | G0 G1", f"B0 | {first}", f"B2 | {second}", "Y0")
            all_pass(s)
            assert s.vice == 1

    def test_a_tie_behind_the_vice_does_not_matter(self) -> None:
        s = auction("R9 | R0 R1 R2", "B0 | B5", "G0 | G6", "Y0 | Y5")
        all_pass(s)
        assert s.vice == 2

    @generated
    @given(st.data())
    def test_the_vice_is_the_one_who_beats_every_other(self, data: st.DataObject) -> None:
        players = data.draw(st.integers(4, 6))
        few = st.sampled_from([0, 1, 2, 10, 11, 12, 20, 21, 22])
        s = Mu(players, 200, 0, True, 9, True)
        s.shown = [data.draw(st.lists(few, max_size=3)) for _ in range(players - 1)]
        s.chief = data.draw(st.integers(0, players - 1))
        s.shown.insert(s.chief, [card + 20 for card in range(4)])
        showed = [seat for seat in range(players) if s.shown[seat]]
        s.latest = data.draw(st.permutations(showed))
        others = [seat for seat in range(players) if seat != s.chief]
        beats_all = [
            one
            for one in others
            if s.shown[one] and all(stronger(s.shown[one], s.shown[two]) for two in others if two != one)
        ]
        assert [find_vice(s)] == (beats_all or [NOBODY])


def stronger(mine: list[int], yours: list[int]) -> bool:
    """3.4, card by card."""
    if len(mine) != len(yours):
        return len(mine) > len(yours)
    left, right = [NUMBER[card] for card in mine], [NUMBER[card] for card in yours]
    while left:
        high, other = max(left), max(right)
        if high != other:
            return high > other
        left.remove(high)
        right.remove(other)
    return False


class TestR3_5NoVice:
    def test_when_only_the_chief_has_shown_cards(self) -> None:
        """Scenario 19."""
        s = auction("R0 | R1 R2", "B0", "G0", "Y0", "K0")
        all_pass(s)
        assert s.vice == NOBODY and question(s) == "0 NameChiefTrump"

    def test_never_with_three_players(self) -> None:
        """Scenario 21."""
        s = auction("R0 R5 | R1 R2 R3", "B0 B5 | B1 B2", "G0 G1")
        all_pass(s)
        assert s.vice == NOBODY and question(s) == "0 NameChiefTrump"
        play(s, "red")
        assert question(s) == "0 PlayCard" and s.partner == NOBODY

    def test_when_the_numbers_are_identical(self) -> None:
        s = auction("R0 | R1 R2 R3", "B0 | B8 B3", "G0 | G3 Y8", "Y0 | Y7", "K0")
        all_pass(s)
        assert s.vice == NOBODY and question(s) == "0 NameChiefTrump"

    def test_the_players_who_tied_may_be_chosen_as_partner(self) -> None:
        s = auction("R0 | R1 R2 R3", "B0 | B8 B3", "G0 | G3 Y8", "Y0 | Y7", "K0")
        all_pass(s)
        play(s, "red")
        assert names(s) == ["partner 1", "partner 2", "partner 3", "partner 4"]

    def test_the_third_in_line_does_not_step_in(self) -> None:
        s = auction("R0 | R1 R2 R3", "B0 | B8", "G0 | G8", "Y0 | Y9", "K0 | K9")
        all_pass(s)
        assert s.vice == NOBODY

    def test_twins_tie_too(self) -> None:
        s = auction("R0 | R1 R2", "B0 | B7", "G0 | B7", "Y0")
        all_pass(s)
        assert s.vice == NOBODY
