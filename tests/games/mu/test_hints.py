"""Mü: a player's rules of thumb."""

from __future__ import annotations

from random import Random

import pytest

from pioche.bots import load
from pioche.core.flow import CHANCE
from pioche.games.mu import GAME
from pioche.games.mu.bot.prospects import played
from pioche.games.mu.state import Mu
from tests.games.mu.table import all_pass, auction, names, play, tricks


def advice(s: Mu) -> str:
    """What looks best to the seat that is asked."""
    seat, options = s.to_move(), s.options()
    rates = GAME.hints.rate(GAME.view(s, seat), seat, options)
    assert len(rates) == len(options)
    return names(s)[rates.index(max(rates))]


class TestBidding:
    def test_a_hopeless_hand_passes(self) -> None:
        assert advice(auction("R0 R2 R3 B0 B2 B3 G0 G2 G3 Y0 Y2 Y3 K0 K2 K3", "..", "..", "..")) == "pass"

    def test_a_splendid_hand_bids(self) -> None:
        s = auction("R9 R8 R7 R7 R6 R5 R4 R3 R2 B9 G9 Y9 K9 B8 G8", "..", "..", "..")
        assert advice(s) != "pass"

    def test_it_shows_cards_of_its_best_colour(self) -> None:
        s = auction("R9 R8 R7 R7 R6 R5 R4 R3 R2 B9 G9 Y9 K9 B8 G8", "..", "..", "..")
        assert advice(s).startswith("R")

    def test_it_takes_the_lead_with_one_bid(self) -> None:
        s = auction("R9 R8 R7 R7 R6 R5 R4 R3 R2 B9 G9 Y9 K9 B8 G8", "..", ".. | K1 K2", "..")
        while s.to_move() == 0:
            play(s, advice(s))
        assert s.leaders() == [0] and len(s.shown[0]) == 3

    def test_who_leads_by_one_gets_advice_too(self) -> None:
        s = auction("R9 R8 R7 R7 R6 R5 R4 R3 R2 B9 G9 Y9 K9 | B8 G8", ".. | K1", "..", "..")
        assert advice(s) == "pass"

    def test_who_is_far_ahead_does_not_bid_against_himself(self) -> None:
        s = auction("R9 R8 R7 R7 R6 R5 R4 R3 R2 B9 G9 Y9 | K9 B8 G8", "..", "..", "..")
        assert advice(s) == "pass"

    def test_with_nothing_left_to_show_it_passes(self) -> None:
        s = auction("| R9 R8", "B1 | B2 B3 B4", "G1 G2")
        assert advice(s) == "pass"

    def test_it_does_not_draw_level_last(self) -> None:
        """It stops short of a tie as well as of a bid it could never make."""
        s = auction("R0 R2 R3 B0 B2 B3 G0 G2 G3 Y0 Y2 Y3 K0 K2 K3", "..", ".. | K1", "..")
        assert advice(s) == "pass"


class TestNaming:
    def test_the_vice_names_the_longest_strong_colour(self) -> None:
        s = auction("B1 | B0 B2 B3", "G1", "R9 R8 R7 R6 R5 | R4 Y2", "Y0")
        all_pass(s)
        assert advice(s) == "red"

    def test_the_chief_names_a_number_held_many_times(self) -> None:
        s = auction("R7 B7 B7 G7 Y7 K7 | R7 Y2", "G1", "R4", "Y0")
        all_pass(s)
        assert advice(s) == "7s"

    def test_the_partner_is_somebody_who_has_shown_trumps(self) -> None:
        s = auction("R9 | R8 R7 R6", "B0", "G0", "Y0 | R5", "K0 | G9 G8")
        all_pass(s)
        play(s, "green, red")
        assert advice(s) == "partner 3"


class TestPlaying:
    def test_the_last_to_play_takes_a_rich_trick(self) -> None:
        s = tricks("R9 R1", "B1", "B2", "B3", partner=2, trick="R7 R6 R5", leader=1)
        assert advice(s) == "R9"

    def test_the_last_to_play_wins_with_no_more_than_is_needed(self) -> None:
        s = tricks("B0 B9", "K1", "K2", "K3", partner=2, chief_trump="blue", trick="R7 R6 R5", leader=1)
        assert advice(s) == "B0"

    def test_it_gives_no_triangles_to_an_opponent(self) -> None:
        s = tricks("G6 K1", "B1", "B2", "B3", partner=2, trick="R9 R2 R3", leader=1)
        assert advice(s) == "K1"

    def test_it_gives_triangles_to_its_partner(self) -> None:
        s = tricks("G6 K1", "B1", "B2", "B3", partner=2, trick="R2 R9 R3", leader=1)
        assert advice(s) == "G6"

    def test_opponents_help_each_other_too(self) -> None:
        s = tricks("G6 K1", "B1", "B2", "B3", chief=3, partner=2, trick="R9 R2 R3", leader=1)
        assert advice(s) == "G6"

    def test_it_does_not_waste_a_trump_on_a_lost_trick(self) -> None:
        s = tricks("R2 G1", "K1", "K2", "K3", chief=1, partner=2, chief_trump="red", trick="B2 R9 B3", leader=1)
        assert advice(s) == "G1"


class TestSearching:
    @pytest.mark.parametrize("players", [3, 4, 5, 6])
    def test_the_quick_answer_is_always_legal_and_looks_at_no_other_hand(self, players: int) -> None:
        """Other hidden cards, the same answer; the auction draws lots between equal partners alone."""
        rng = Random(players)
        s: Mu = GAME.start(GAME.settle({"players": players, "hands": 2}))
        s.run_on()
        quick = GAME.hints.quick
        assert quick
        while not s.is_over():
            if s.to_move() == CHANCE:
                s.happen(s.draw(rng))
                continue
            seat, options = s.to_move(), s.options()
            choice = quick(s, seat, options, Random(1))
            other = GAME.imagine(GAME.view(s, seat), rng)
            assert choice in options and choice == quick(other, seat, options, Random(1))
            s.play(choice if rng.random() < 0.8 else rng.choice(options))

    def test_a_hand_is_worth_its_share_of_the_win(self) -> None:
        s: Mu = GAME.start(GAME.settle({"players": 4}))
        worth, rests = GAME.hints.worth, GAME.hints.rests
        assert worth and rests and not rests(s, s)
        s.totals = [60, 20, 20, 0]
        shares = worth(s)
        assert sum(shares) == pytest.approx(1) and shares[0] > shares[1] == shares[2] > shares[3]
        s.totals, s.ranks = [210, 205, 0, 0], [0, 1, 2, 2]
        assert worth(s)[0] > 0.8

    def test_in_a_match_of_agreed_hands_all_points_count_alike(self) -> None:
        s: Mu = GAME.start(GAME.settle({"players": 4, "hands": 1}))
        worth = GAME.hints.worth
        assert worth
        gains = []
        for lead in (
            0,
            10,
            20,
        ):  # ten more points are worth the same, with the first place and without
            s.totals = [lead, 15, 0, 0]
            gains.append(worth(s)[0])
            assert sum(worth(s)) == pytest.approx(1)
        assert gains[1] - gains[0] == pytest.approx(gains[2] - gains[1])

    def test_who_bid_is_believed_to_hold_strong_cards_and_the_trump_he_named(self) -> None:
        s = auction("B1 B2 B3 B4 | B0", "R9 R8 R7 R6 | R5 R4", "G1 G2 G3 G4", "Y1 Y2 Y3 Y4")
        all_pass(s)
        play(s, "blue, red")
        beliefs = GAME.hints.beliefs
        assert beliefs
        weigh = beliefs(GAME.view(s, 3), 3)
        weaker = s.clone()
        weaker.hands[1], weaker.hands[2] = s.hands[2], s.hands[1]
        assert weigh(s) > 2 * weigh(weaker)

    def test_what_everybody_has_played_is_remembered(self) -> None:
        """At every moment of a hand the cards played and those still held are the cards dealt."""
        rng, compared = Random(3), 0
        s: Mu = GAME.start(GAME.settle({"players": 4, "hands": 1}))
        s.run_on()
        dealt: list[list[int]] = []
        while not s.is_over():
            if s.to_move() == CHANCE:
                s.happen(s.draw(rng))
                dealt = [sorted(hand) for hand in s.hands]
                continue
            if s.gone or s.trick:
                held = [hand + shown for hand, shown in zip(s.hands, s.shown, strict=True)]
                assert [sorted(a + b) for a, b in zip(held, played(s), strict=True)] == dealt
                compared += 1
            play(s, advice(s))
        assert compared > 40


class TestGreedy:
    @pytest.mark.parametrize("players", [3, 4, 5, 6])
    def test_it_always_has_an_opinion(self, players: int) -> None:
        """A number for every option at every question of whole hands."""
        rng = Random(players)
        s: Mu = GAME.start(GAME.settle({"players": players, "hands": 3}))
        s.run_on()
        while not s.is_over():
            if s.to_move() == CHANCE:
                s.happen(s.draw(rng))
            else:
                play(s, advice(s)) if rng.random() < 0.5 else s.play(rng.choice(s.options()))

    @pytest.mark.parametrize("players", [3, 4, 5, 6])
    def test_greedy_beats_random(self, players: int) -> None:
        greedy, anything = load("greedy")(GAME), load("random")(GAME)
        points = {True: 0, False: 0}
        for number in range(24):
            rng = Random(number)
            clever = [(seat + number) % 2 == 0 for seat in range(players)]
            s: Mu = GAME.start(GAME.settle({"players": players, "hands": 2}))
            s.run_on()
            while not s.is_over():
                if s.to_move() == CHANCE:
                    s.happen(s.draw(rng))
                    continue
                seat = s.to_move()
                bot = greedy if clever[seat] else anything
                s.play(bot.choose(GAME.view(s, seat), seat, s.options(), rng))
            for which in (True, False):
                scores = [total for seat, total in enumerate(s.totals) if clever[seat] == which]
                points[which] += sum(scores) * players // len(scores)
        assert points[True] > points[False] + 500
