"""Equinox §6: the powers, in the order of the annex, from Gruyère to Carmen."""

from __future__ import annotations

from random import Random

import pytest

from pioche.core.flow import CHANCE
from pioche.core.hidden import UNKNOWN
from pioche.games.equinox import GAME
from pioche.games.equinox.cards import cards
from pioche.games.equinox.state import Equinox
from tests.games.equinox.table import (
    NOBODY,
    WITH,
    control,
    creature,
    gone,
    held,
    names,
    owner,
    pile,
    play,
    question,
    row_of_fours,
    table,
)


class TestR6_1Gruyere:
    def turn(self, deck: int | None = None) -> Equinox:
        return table("GRU5 LIC1 ..", "..", creatures=f"{WITH} GRU", bets="R1 GRU:0", deck=deck)

    def test_three_cards_and_none_at_the_end_of_the_turn(self) -> None:
        """E16: a hand of ten; after the next card nine."""
        s = self.turn(30)
        play(s, "skip, GRU5, use")
        assert len(s.hands[0]) == 10 and len(s.deck) == 27
        play(s, "skip")
        s.play(s.options()[0])
        while s.to_move() != 0:
            s.play(s.options()[0])
        play(s, "skip, LIC1")
        assert len(s.hands[0]) == 9 and question(s) == "1 Predict"

    def test_it_may_be_declined(self) -> None:
        s = self.turn(30)
        play(s, "skip, GRU5")
        assert names(s) == ["decline", "use"]

    @pytest.mark.parametrize("deck", [1, 2, 3])
    def test_taking_the_last_card_ends_the_game_at_once(self, deck: int) -> None:
        s = self.turn(deck)
        play(s, "skip, GRU5, use")
        assert s.is_over() and len(s.hands[0]) == 7 + deck

    def test_nobody_is_eliminated_then(self) -> None:
        row = row_of_fours(1, "LIC PLU")
        s = table(
            "GRU5 ..", "..", creatures=f"{WITH} GRU", bets="R1 GRU:0", deck=3, piles=f"R1 LIC: LIC1; {row}"
        )  # fmt: skip
        play(s, "skip, GRU5, use")
        assert s.is_over() and gone(s) == ""

    def test_with_four_cards_left_it_goes_on(self) -> None:
        s = self.turn(4)
        play(s, "skip, GRU5, use")
        assert not s.is_over() and len(s.deck) == 1


class TestR6_2Lichen:
    def test_a_pebble_of_an_eliminated_creature_comes_back(self) -> None:
        """E18."""
        s = table("LIC4 PAN1 ..", "DUC1 ..", round=2, out="GRI", bets="R1 GRI:0, R1 LIC:0")
        play(s, "skip, LIC4")
        assert names(s) == ["decline", "LIC row 1", "GRI row 1"]
        play(s, "GRI row 1, stop")
        assert s.supply[0] == 4
        play(s, "skip, DUC1, stop")
        assert "PAN" in names(s)

    def test_a_pebble_on_a_champion(self) -> None:
        s = table("LIC4 ..", "..", bets="R1 LIC:0", champions="DUC:0, DUC:1")
        play(s, "skip, LIC4, DUC champion")
        assert s.champions[creature("DUC")] == 0b10 and s.supply[0] == 4

    def test_ones_own_pebbles_only(self) -> None:
        s = table("LIC4 ..", "..", bets="R1 LIC:0, R1 PAN:1, R1 SAB:0", champions="DUC:1")
        play(s, "skip, LIC4")
        assert names(s) == ["decline", "LIC row 1", "SAB row 1"]

    def test_a_secret_bet_is_discarded_unseen(self) -> None:
        """E20: and there is no second one."""
        s = table("LIC4 PAN2 ..", "DUC1 ..", bets="R1 LIC:0", secrets="0:SAB6")
        play(s, "skip, LIC4, secret pebble")
        assert s.secrets[0] == [] and s.buried == cards("SAB6") and s.supply[0] == 4
        play(s, "skip, DUC1")
        assert "secret" not in names(s) and "reveal" not in names(s)

    def test_control_of_lichen_itself_may_be_given_up(self) -> None:
        s = table("LIC4 ..", "..", bets="R1 LIC:0")
        play(s, "skip, LIC4, LIC row 1")
        assert control(s, "LIC") == NOBODY


class TestR6_3Panache:
    def turn(self, *others: str, aside: str = "") -> Equinox:
        return table("PAN4 ..", *others, bets="R1 PAN:0", aside=aside)

    def test_half_of_the_hand_for_a_turn(self) -> None:
        """E21."""
        s = self.turn("LIC1 ..")
        play(s, "skip, PAN4, seat 1")
        assert s.to_move() == CHANCE
        s.happen([4, 5, 6, 7])
        assert len(s.hands[1]) == len(s.aside[1]) == 4
        play(s, "skip, LIC1")
        assert len(s.hands[1]) == 8 and s.aside[1] == []

    def test_rounded_up(self) -> None:
        """E21: of nine cards five; the hand is then full and nothing is drawn."""
        s = self.turn("LIC1 LIC2 LIC3 LIC5 LIC6 LIC7 LIC8 LIC9 LIC10")
        deck = len(s.deck)
        play(s, "skip, PAN4, seat 1")
        s.happen([1, 2, 3, 4, 5])
        assert held(s, 1) == "LIC1 LIC8 LIC9 LIC10"
        play(s, "skip, LIC1")
        assert len(s.hands[1]) == 8 and len(s.deck) == deck - 1  # the one Panache's player drew

    def test_chance_picks_evenly(self) -> None:
        s = self.turn("..")
        play(s, "skip, PAN4, seat 1")
        draws = [s.draw(Random(seed)) for seed in range(60)]
        assert all(len(drawn) == 4 and drawn == sorted(set(drawn)) for drawn in draws)
        assert {place for drawn in draws for place in drawn} == set(range(8))

    def test_a_last_card_goes_too_and_the_victim_passes(self) -> None:
        s = self.turn("LIC1")
        play(s, "skip, PAN4, seat 1")
        s.happen([0])
        assert s.hands[1] == []
        play(s, "skip")
        assert names(s) == ["pass"]

    def test_twice_halves_what_is_left(self) -> None:
        s = self.turn("LIC1 LIC2 LIC3 LIC5", aside="1: SAB1 SAB2")
        play(s, "skip, PAN4, seat 1")
        s.happen([0, 1])
        assert len(s.aside[1]) == 4 and held(s, 1) == "LIC3 LIC5"
        play(s, "skip, LIC3")
        assert s.aside[1] == [] and len(s.hands[1]) == 8

    def test_nobody_without_cards_within_reach(self) -> None:
        s = self.turn("", "LIC1", aside="1: SAB1 SAB2")
        play(s, "skip, PAN4")
        assert names(s) == ["decline", "seat 2"]

    def test_what_is_aside_cannot_be_discarded_or_bet(self) -> None:
        s = table("CAM1", "..", aside="0: SAB1 LIC2")
        assert "secret" not in names(s)
        s = table("LIC1", "..", round=2, out="SAB", aside="0: SAB1")
        play(s, "skip, LIC1")
        assert names(s) == ["stop"]


class TestR6_4Griso:
    def test_a_free_cell_of_an_earlier_row(self) -> None:
        """E23, the rulebook's example: in the fourth round a pebble in the first row is worth 4."""
        s = table(
            "GRI6 ..", "..", round=4, out="PLU BOL DUC",
            bets="R1 GRI:0, R2 GRI:0, R3 GRI:0, R4 GRI:0, R1 LIC:1, R1 PAN:1",
        )  # fmt: skip
        play(s, "skip, GRI6")
        offered = names(s)
        assert "SAB row 1" in offered
        assert not {"SAB champion", "SAB row 5", "LIC row 1", "DUC row 1"} & set(offered)
        play(s, "SAB row 1")
        assert owner(s, 1, "SAB") == 0 and s.supply[0] == 0

    def test_besides_the_prediction_of_the_turn(self) -> None:
        """E24."""
        s = table("GRI6 ..", "..", round=2, out="SAB")
        s.supply[0] = 2
        play(s, "GRI, GRI6, PAN row 1")
        assert owner(s, 2, "GRI") == owner(s, 1, "PAN") == 0 and s.supply[0] == 0

    def test_not_without_a_pebble(self) -> None:
        """E24."""
        s = table("GRI6 ..", "..", round=2, out="SAB")
        s.supply[0] = 1
        play(s, "GRI, GRI6")
        assert question(s) == "0 Discard"


class TestR6_5Bicephale:
    def test_a_second_card(self) -> None:
        """E25: it may be Bicéphale again, but that gives no third card."""
        s = table("BIC5 BIC9 ..", "..", bets="R1 BIC:0")
        play(s, "skip, BIC5, use")
        assert question(s) == "0 PlayCard" and len(s.hands[0]) == 7
        play(s, "BIC9")
        assert pile(s, 1, "BIC") == "BIC5 BIC9" and question(s) == "1 Predict"
        assert len(s.hands[0]) == 8

    def test_the_second_card_has_its_power(self) -> None:
        s = table("BIC5 GRI2 ..", "..", bets="R1 BIC:0, R1 GRI:0")
        play(s, "skip, BIC5, use, GRI2")
        assert question(s) == "0 PlacePebble"

    def test_all_before_the_discards(self) -> None:
        s = table("BIC5 LIC2 ..", "..", round=2, out="SAB", bets="R1 BIC:0")
        play(s, "skip, BIC5, use, LIC2")
        assert question(s) == "0 Discard"

    def test_nothing_to_play_nothing_to_use(self) -> None:
        s = table("BIC5 SAB1", "..", round=2, out="SAB", bets="R1 BIC:0")
        play(s, "skip, BIC5")
        assert question(s) == "0 TakeSecondCard" and names(s) == ["decline"]

    def test_once_a_turn_also_through_bolet(self) -> None:
        s = table("BOL5 BOL6 ..", "..", round=2, out="BIC", bets="R1 BOL:0")
        play(s, "skip, BOL5, BIC, BOL6")
        assert question(s) == "0 Discard"  # nothing else is eliminated that Bolet could copy

    def test_the_game_may_end_with_the_second_card(self) -> None:
        s = table("BIC5 GRU2 ..", "..", creatures=f"{WITH} GRU", bets="R1 BIC:0, R1 GRU:0", deck=2)
        play(s, "skip, BIC5, use, GRU2, use")
        assert s.is_over()

    def test_control_is_judged_anew(self) -> None:
        s = table("BIC5 DUC2 ANC ..", "..", bets="R1 BIC:0, R1 DUC:0", secrets="1:DUC4")
        play(s, "skip, BIC5, use, ANC, DUC")
        assert control(s, "DUC") == 1


class TestR6_6Duke:
    def turn(self, *others: str, aside: str = "") -> Equinox:
        s = table("DUC3 ..", *others, creatures=f"{WITH.replace('LIC', 'CAR')} PLU", bets="R1 DUC:0", aside=aside)
        play(s, "skip, DUC3")
        return s

    def test_the_giver_chooses_among_the_cards_of_the_creature(self) -> None:
        """E27."""
        s = self.turn("..", "CAR2 CAR9 CAM4 SAB1")
        play(s, "seat 2, CAR")
        assert question(s) == "2 GiveCard" and names(s) == ["CAR2", "CAR9"]
        play(s, "CAR9")
        assert cards("CAR9")[0] in s.hands[0] and held(s, 2) == "CAR2 SAB1 CAM4"
        assert question(s) == "1 Predict"

    def test_without_such_a_card_the_hand_is_shown_to_the_asker_alone(self) -> None:
        s = self.turn("..", "SAB1 CAM4")
        play(s, "seat 2, CAR")
        assert names(s) == ["show"]
        play(s, "show")
        assert GAME.view(s, 0).hands[2] == s.hands[2] == cards("SAB1 CAM4")
        assert GAME.view(s, 1).hands[2] == GAME.view(s, None).hands[2] == [UNKNOWN] * 2

    def test_only_creatures_in_play_are_named(self) -> None:
        s = table("DUC3 ..", "..", round=2, out="SAB", bets="R1 DUC:0")
        play(s, "skip, DUC3, seat 1")
        assert "SAB" not in names(s) and "CAM" not in names(s) and len(names(s)) == 7

    def test_cards_set_aside_do_not_count(self) -> None:
        s = self.turn("SAB1", aside="1: CAR2")
        play(s, "seat 1, CAR")
        assert names(s) == ["show"]
        play(s, "show")
        assert GAME.view(s, 0).hands[1] == cards("SAB1") and GAME.view(s, 0).aside[1] == [UNKNOWN]

    def test_nobody_without_cards_within_reach(self) -> None:
        s = self.turn("", "SAB1", aside="1: CAR2")
        assert names(s) == ["decline", "seat 2"]

    def test_one_does_not_ask_oneself(self) -> None:
        assert "seat 0" not in names(self.turn("..", ".."))


class TestR6_7Carmen:
    def turn(self, hand: str, round: int = 2) -> Equinox:
        return table(hand, "..", creatures="CAR PAN GRI BIC DUC BOL SAB PLU", round=round, out="GRI", bets="R1 CAR:0")

    def test_any_creature_unseen_three_at_most(self) -> None:
        """E29."""
        s = self.turn("CAR3 SAB0 PAN2 GRI5 GRI6 CAM8 DRY1 DUC1")
        play(s, "skip, CAR3")
        assert question(s) == "0 DiscardUnseen"
        assert names(s) == ["stop", "PAN2", "GRI5", "GRI6", "DUC1", "SAB0"]
        play(s, "PAN2, GRI5, SAB0")
        assert names(s) == ["stop"]
        play(s, "stop")
        assert s.buried == cards("PAN2 GRI5 SAB0") and s.discard == [] and len(s.hands[0]) == 8

    def test_no_question_is_asked_when_the_card_is_played(self) -> None:
        s = table("CAR3 ..", "..", creatures="CAR PAN GRI BIC DUC BOL SAB PLU", bets="R1 CAR:0")
        play(s, "skip, CAR3")
        assert question(s) == "0 DiscardUnseen"  # also in the first round

    def test_not_without_control_nor_on_a_chameleon(self) -> None:
        s = table("CAR3 ..", "..", creatures="CAR PAN GRI BIC DUC BOL SAB PLU", bets="R1 CAR:1")
        play(s, "skip, CAR3")
        assert question(s) == "1 Predict"
        s = table("CAR3 ..", "..", creatures="CAR PAN GRI BIC DUC BOL SAB PLU", bets="R1 CAR:0", piles="R1 CAR: CAM2")
        play(s, "skip, CAR3")
        assert question(s) == "1 Predict"
