"""Mü §4: naming trumps and a partner."""

from __future__ import annotations

import pytest

from pioche.core.flow import NOBODY
from tests.games.mu.table import all_pass, auction, kind, names, play, question, tricks


class TestR4_1ViceTrump:
    def test_the_vice_names_a_colour_or_number_of_the_own_display(self) -> None:
        """Scenario 22, and the example in the text."""
        s = auction("R0 | B1 B2 B3", "G0", "G1 | R7 R3", "Y0")
        all_pass(s)
        assert question(s) == "2 NameViceTrump"
        assert names(s) == ["red", "3s", "7s"]

    def test_the_vice_speaks_before_the_chief(self) -> None:
        s = auction("R0 | B1 B2 B3", "G0", "G1 | R7 R3", "Y0")
        all_pass(s)
        play(s, "7s")
        assert s.vice_trump == kind("7s") and question(s) == "0 NameChiefTrump"

    def test_no_trump_is_not_on_offer(self) -> None:
        s = auction("R0 | B1 B2", "G0", "G1 | R7", "Y0")
        all_pass(s)
        assert names(s) == ["red", "7s"]

    def test_cards_of_the_hand_or_of_others_cannot_be_named(self) -> None:
        s = auction("R0 | B1 B2", "G0", "G1 Y9 | R7", "Y0")
        all_pass(s)
        assert not {"green", "yellow", "blue", "1s", "2s", "9s"} & set(names(s))

    def test_each_type_is_offered_once(self) -> None:
        s = auction("R0 | B1 B2 B3 B4", "G0", "G1 | R7 R7 K7", "Y0")
        all_pass(s)
        assert names(s) == ["red", "black", "7s"]


class TestR4_2ChiefTrump:
    def test_the_chief_names_a_colour_or_number_of_the_own_display_or_no_trump(self) -> None:
        s = auction("R0 | B1 B2 Y2", "G0", "G1", "Y0")
        all_pass(s)
        assert names(s) == ["blue", "yellow", "1s", "2s", "no trump"]

    def test_the_type_the_vice_named_cannot_be_repeated(self) -> None:
        s = auction("R0 | R1 R2", "G0", "G1 | R3", "Y0")
        all_pass(s)
        play(s, "red")
        assert names(s) == ["1s", "2s", "no trump"]

    def test_a_number_cannot_be_repeated_either(self) -> None:
        s = auction("R0 | R1 R3", "G0", "G1 | B3", "Y0")
        all_pass(s)
        play(s, "3s")
        assert names(s) == ["red", "1s", "no trump"]

    def test_what_the_vice_did_not_name_stays_free(self) -> None:
        """Both have shown a red 7: when the vice takes the 7s, red is left."""
        s = auction("R0 | R1 R7", "G0", "G1 | R7", "Y0")
        all_pass(s)
        play(s, "7s")
        assert names(s) == ["red", "1s", "no trump"]

    def test_with_no_trump_only_the_vices_trumps_count(self) -> None:
        s = auction("R9 R4 | B1 B2", "G0 G3 G4", "G1 G2 | R3", "Y0 Y2 Y3")
        all_pass(s)
        play(s, "3s, no trump, partner 1, R9, G3")
        assert s.trick and names(s) == ["G1", "G2", "R3 shown"]
        play(s, "R3 shown, Y0")
        assert s.leader == 1, "the first of two 3s beats the 9"

    def test_with_no_trump_and_no_vice_nothing_is_trump(self) -> None:
        s = auction("R4 R9 | R1", "B0 B9 G0", "G9 G7 G8")
        all_pass(s)
        play(s, "no trump, R4, B9, G9")
        assert s.leader == 0


class TestR4_3Partner:
    def test_anybody_but_the_vice(self) -> None:
        """Scenario 24."""
        s = auction("R0 | R1 R2", "B0", "G0 | G1", "Y0")
        all_pass(s)
        play(s, "green, red")
        assert question(s) == "0 NamePartner"
        assert names(s) == ["partner 1", "partner 3"]

    def test_without_a_vice_anybody(self) -> None:
        s = auction("R0", "B0 | B1", "G0", "Y0", "K0", "K1")
        all_pass(s)
        play(s, "blue")
        assert names(s) == ["partner 0", "partner 2", "partner 3", "partner 4", "partner 5"]

    def test_the_chosen_player_is_not_asked(self) -> None:
        s = auction("R0 | R1 R2", "B0", "G0 | G1", "Y0")
        all_pass(s)
        play(s, "green, red, partner 3")
        assert s.partner == 3 and question(s) == "0 PlayCard"

    def test_three_players_have_no_partner(self) -> None:
        """Scenario 21."""
        s = auction("R0 | R1 R2", "B0 B2 | B1", "G0 G1 G2")
        all_pass(s)
        play(s, "red")
        assert question(s) == "0 PlayCard" and s.partner == NOBODY

    @pytest.mark.parametrize("players", [4, 5, 6])
    def test_vice_then_chief_then_partner(self, players: int) -> None:
        s = auction("R0", "B0 | B1 B2", "G0 | G1", *["Y0", "Y1", "Y2"][: players - 3], dealer=2)
        all_pass(s)
        order = [question(s)]
        for answer in ("1s", "blue", "partner 0"):
            play(s, answer)
            order.append(question(s))
        assert order == ["2 NameViceTrump", "1 NameChiefTrump", "1 NamePartner", "1 PlayCard"]


class TestR4_4Sides:
    def test_everybody_else_is_an_opponent_the_vice_included(self) -> None:
        s = tricks("R0", "B0", "G0", "Y0", "K0", chief=3, vice=1, partner=0)
        assert s.opponents() == [1, 2, 4]

    def test_with_three_players_the_chief_stands_alone(self) -> None:
        s = tricks("R0", "B0", "G0", chief=1, won=(3, 4, 5))
        assert s.opponents() == [0, 2] and s.team() == 4

    def test_the_side_adds_its_triangles(self) -> None:
        s = tricks("R0", "B0", "G0", "Y0", chief=3, partner=0, won=(5, 6, 7, 8))
        assert s.team() == 13

    def test_a_trick_of_the_partner_is_the_partners_alone(self) -> None:
        s = tricks("R2 B2", "R3 B3", "R9 B9", "R4 B4", partner=2)
        play(s, "R2, R3, R9, R4")
        assert s.won == [0, 0, 3, 0]
