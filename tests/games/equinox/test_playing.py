"""Equinox §5 and §7: playing a card, and the trees."""

from __future__ import annotations

import pytest

from pioche.core.hidden import UNKNOWN
from pioche.games.equinox import GAME
from pioche.games.equinox.cards import cards
from tests.games.equinox.table import NOBODY, control, creature, held, names, owner, pile, play, question, table

ROW_OF_FOURS = "R1 PAN: PAN4; R1 GRI: GRI4; R1 BIC: BIC4; R1 DUC: DUC4; R1 BOL: BOL4; R1 SAB: SAB4; R1 PLU: PLU4"


# §5 Playing a card -------------------------------------------------------------------------------------------


class TestR5_1MustPlay:
    def test_everything_playable_is_offered_and_nothing_else(self) -> None:
        s = table("LIC7 SAB2 CAM3 ANC DRY2", "..", round=2, out="SAB")
        play(s, "skip")
        assert names(s) == ["LIC7", "CAM3", "ANC", "DRY2"]

    @pytest.mark.parametrize("card", ["CAM3", "ANC", "DRY1", "LIC0"])
    def test_one_playable_card_forbids_passing(self, card: str) -> None:
        s = table(f"SAB2 {card}", "..", round=2, out="SAB")
        play(s, "skip")
        assert names(s) == [card]

    def test_cards_set_aside_cannot_be_played(self) -> None:
        s = table("LIC7", "..", aside="0: PAN3 CAM1")
        play(s, "skip")
        assert names(s) == ["LIC7"]


class TestR5_2CreatureCards:
    def test_it_covers_what_lies_there(self) -> None:
        s = table("LIC7 ..", "..", round=2, out="SAB", piles="R1 LIC: LIC2; R2 LIC: LIC9", bets="R2 LIC:1")
        play(s, "skip, LIC7")
        assert pile(s, 2, "LIC") == "LIC9 LIC7" and pile(s, 1, "LIC") == "LIC2"
        assert owner(s, 2, "LIC") == 1


class TestR5_3Powers:
    def test_only_the_controller_is_asked(self) -> None:
        for bets, asked in (("R1 SAB:0", "0 NameOwner"), ("R1 SAB:1", "1 Predict"), ("", "1 Predict")):
            s = table("SAB4 ..", "..", bets=bets)
            play(s, "skip, SAB4")
            assert question(s) == asked

    def test_not_directly_on_a_chameleon(self) -> None:
        """E10, the rulebook's example of the Duke."""
        s = table("DUC7 ..", "CAM4 ..", bets="R1 DUC:0", turn=1)
        play(s, "skip, CAM4, DUC, skip, DUC7")
        assert pile(s, 1, "DUC") == "CAM4 DUC7" and question(s) == "1 Predict"

    def test_a_chameleon_further_down_does_not_matter(self) -> None:
        s = table("DUC7 ..", "..", piles="R1 DUC: CAM4 DUC1", bets="R1 DUC:0")
        play(s, "skip, DUC7")
        assert question(s) == "0 NameGiver"

    def test_a_chameleon_in_an_earlier_row_does_not_matter(self) -> None:
        s = table("DUC7 ..", "..", round=2, out="SAB", piles="R1 DUC: CAM4", bets="R1 DUC:0")
        play(s, "skip, DUC7")
        assert question(s) == "0 NameGiver"

    def test_it_may_be_declined(self) -> None:
        s = table("DUC7 ..", "..", bets="R1 DUC:0")
        play(s, "skip, DUC7")
        assert "decline" in names(s)
        play(s, "decline")
        assert question(s) == "1 Predict"

    def test_without_a_target_it_is_not_offered_and_the_card_lies(self) -> None:
        s = table("PLU7 ..", "..", bets="R1 PLU:0")
        play(s, "skip, PLU7")
        assert pile(s, 1, "PLU") == "PLU7" and question(s) == "1 Predict"

    def test_cards_that_are_moved_wake_nothing(self) -> None:
        """E35."""
        s = table(
            "RAI3 ..", "..", creatures="LIC PAN GRI BIC DUC BOL SAB RAI", round=2, out="SAB",
            piles="R1 PAN: PAN8; R2 PAN: PAN4", bets="R1 RAI:0, R1 PAN:0, R2 PAN:1",
        )  # fmt: skip
        play(s, "skip, RAI3, PAN8, PAN4")
        assert question(s) == "0 Discard"


class TestR5_4Chameleons:
    def test_on_any_creature_in_play(self) -> None:
        s = table("CAM6 ..", "..", round=2, out="SAB")
        play(s, "skip, CAM6")
        assert question(s) == "0 LayChameleon"
        assert names(s) == ["LIC", "PAN", "GRI", "BIC", "DUC", "BOL", "PLU"]
        play(s, "DUC")
        assert pile(s, 2, "DUC") == "CAM6"

    def test_it_wakes_no_power(self) -> None:
        s = table("CAM6 ..", "..", bets="R1 DUC:0")
        play(s, "skip, CAM6, DUC")
        assert question(s) == "1 Predict"

    def test_on_the_way_it_is_neither_in_the_hand_nor_in_a_pile(self) -> None:
        s = table("CAM6 LIC1", "..")
        play(s, "skip, CAM6")
        assert held(s, 0) == "LIC1" and s.laying == cards("CAM6")[0]
        play(s, "LIC")
        assert s.laying == NOBODY


class TestR5_5Passing:
    def test_a_hand_of_the_eliminated_is_shown(self) -> None:
        """E43."""
        s = table("GRI0 GRI3 GRI6 GRI10 SAB1 SAB2 SAB4 SAB8", "..", round=3, out="GRI SAB")
        play(s, "skip")
        assert names(s) == ["pass"]
        play(s, "pass")
        assert GAME.view(s, 1).hands[0] == GAME.view(s, None).hands[0] == s.hands[0]
        play(s, "GRI0, GRI3, GRI6, stop")
        assert len(s.hands[0]) == 8 and question(s) == "1 Predict"

    def test_cards_set_aside_are_neither_usable_nor_shown(self) -> None:
        s = table("GRI0", "..", round=2, out="GRI", aside="0: LIC5 PAN3")
        play(s, "skip")
        assert names(s) == ["pass"]
        play(s, "pass")
        v = GAME.view(s, 1)
        assert v.hands[0] == cards("GRI0") and v.aside[0] == [UNKNOWN] * 2

    def test_with_nothing_within_reach_one_passes(self) -> None:
        s = table("", "..", aside="0: LIC5")
        play(s, "skip")
        assert names(s) == ["pass"]


# §7 Trees ----------------------------------------------------------------------------------------------------


class TestR7_1Ancient:
    def test_all_secret_bets_on_the_creature_are_revealed(self) -> None:
        """E42."""
        s = table("ANC ..", "..", "..", "..", secrets="1:LIC2, 3:LIC8")
        play(s, "skip, ANC, LIC")
        assert s.champions[creature("LIC")] == 0b1010 and control(s, "LIC") == NOBODY
        assert s.secrets == [[], [], [], []]
        assert set(cards("ANC LIC2 LIC8")) <= set(s.discard)

    def test_it_may_hit_nobody(self) -> None:
        """E42."""
        s = table("ANC ..", "..", secrets="1:LIC2")
        play(s, "skip, ANC, PAN")
        assert s.secrets[1] == cards("LIC2") and s.discard == cards("ANC")

    def test_ones_own_bet_too(self) -> None:
        s = table("ANC ..", "..", secrets="0:LIC2")
        play(s, "skip, ANC, LIC")
        assert s.champions[creature("LIC")] == 1

    def test_only_creatures_in_play_are_named(self) -> None:
        s = table("ANC ..", "..", round=2, out="SAB")
        play(s, "skip, ANC")
        assert "SAB" not in names(s) and len(names(s)) == 7

    def test_the_prediction_of_the_turn_is_not_used_up(self) -> None:
        s = table("ANC ..", "..", secrets="0:LIC2")
        play(s, "PAN, ANC, LIC")
        assert owner(s, 1, "PAN") == 0 and s.champions[creature("LIC")] == 1


class TestR7_2Dryads:
    def test_on_an_empty_table_nothing_happens(self) -> None:
        """E41."""
        s = table("DRY1 ..", "..")
        play(s, "skip, DRY1")
        assert s.discard == cards("DRY1") and len(s.hands[0]) == 8 and question(s) == "1 Predict"

    def test_a_visible_creature_card_of_any_row_comes_to_the_hand(self) -> None:
        """E41: the card below is visible then; chameleons cannot be taken."""
        s = table("DRY1 ..", "..", round=2, out="SAB", piles="R1 LIC: CAM5; R1 SAB: SAB2; R2 PAN: PAN3 PAN10")
        deck = len(s.deck)
        play(s, "skip, DRY1")
        assert names(s) == ["PAN10", "SAB2"]
        play(s, "PAN10")
        assert pile(s, 2, "PAN") == "PAN3" and cards("PAN10")[0] in s.hands[0]
        play(s, "stop")
        assert len(s.hands[0]) == 8 and len(s.deck) == deck

    def test_it_must_be_used(self) -> None:
        s = table("DRY2 ..", "..", piles="R1 LIC: LIC5")
        play(s, "skip, DRY2")
        assert names(s) == ["LIC5"]

    def test_a_cell_may_become_empty(self) -> None:
        s = table("DRY2 ..", "..", piles=f"R1 LIC: LIC1; {ROW_OF_FOURS}")
        play(s, "skip, DRY2, SAB4")
        assert pile(s, 1, "SAB") == "" and s.row == 0

    def test_no_control_is_needed_and_no_power_wakes(self) -> None:
        s = table("DRY2 ..", "..", piles="R1 GRI: GRI2 GRI5", bets="R1 GRI:0")
        play(s, "skip, DRY2, GRI5")
        assert question(s) == "1 Predict"
