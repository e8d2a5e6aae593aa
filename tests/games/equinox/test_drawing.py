"""Equinox §8: discarding, drawing, elimination."""

from __future__ import annotations

import pytest

from pioche.games.equinox.cards import cards
from pioche.games.equinox.drawing import weakest
from pioche.games.equinox.state import Equinox
from tests.games.equinox.table import creature, gone, held, names, owner, play, question, table


def full_row(row: int, strengths: str) -> str:
    """ "LIC2 DUC4": those creatures have these cards in this row."""
    return "; ".join(f"R{row} {card[:3]}: {card}" for card in strengths.split())


class TestR8_1Discarding:
    def turn(self, hand: str) -> Equinox:
        s = table(f"LIC1 {hand}", "..", round=3, out="SAB GRI")
        play(s, "skip, LIC1")
        return s

    def test_up_to_three_cards_of_eliminated_creatures(self) -> None:
        s = self.turn("SAB1 PAN2 GRI3 SAB4 GRI5 CAM6 DRY1")
        assert names(s) == ["stop", "GRI3", "GRI5", "SAB1", "SAB4"]
        play(s, "GRI3, GRI5, SAB4")
        assert names(s) == ["stop"]
        assert s.discard == cards("GRI3 GRI5 SAB4")

    def test_no_set_is_offered_twice(self) -> None:
        s = self.turn("SAB1 GRI3 SAB4 GRI5")
        play(s, "GRI5")
        assert names(s) == ["stop", "SAB1", "SAB4"]

    def test_the_order_of_discards_tells_nothing_about_when_the_cards_came(self) -> None:
        one, other = self.turn("GRI3 SAB1 SAB4"), self.turn("SAB4 SAB1 GRI3")
        for s in (one, other):
            play(s, "GRI3, SAB1, SAB4")
        assert one.discard == other.discard

    def test_discarding_is_not_an_obligation(self) -> None:
        s = self.turn("SAB1 ..")
        play(s, "stop")
        assert cards("SAB1")[0] in s.hands[0]

    def test_nothing_is_asked_before_the_first_elimination(self) -> None:
        s = table("LIC1 ..", "..")
        play(s, "skip, LIC1")
        assert question(s) == "1 Predict"

    def test_the_question_does_not_tell_what_is_in_the_hand(self) -> None:
        assert names(self.turn("PAN2 PAN3")) == ["stop"]


class TestR8_2Unseen:
    def test_each_set_is_offered_once(self) -> None:
        s = table("CAR1 SAB1 CAM3 PAN2 DUC4", "..", creatures="CAR PAN GRI BIC DUC BOL SAB PLU", bets="R1 CAR:0")
        play(s, "skip, CAR1, DUC4")
        assert names(s) == ["stop", "SAB1"]

    def test_shown_to_nobody(self) -> None:
        s = table("CAR1 SAB1 ..", "..", creatures="CAR PAN GRI BIC DUC BOL SAB PLU", bets="R1 CAR:0")
        play(s, "skip, CAR1, SAB1, stop")
        assert s.buried == cards("SAB1") and s.discard == []


class TestR8_3Drawing:
    def test_up_to_eight(self) -> None:
        s = table("LIC1 LIC2 LIC3", "..")
        play(s, "skip, LIC1")
        assert len(s.hands[0]) == 8

    def test_what_was_set_aside_comes_back_first(self) -> None:
        s = table("LIC1 LIC2", "..", aside="0: SAB1 SAB2 SAB3")
        deck = len(s.deck)
        play(s, "skip, LIC1")
        assert len(s.hands[0]) == 8 and len(s.deck) == deck - 4
        assert s.hands[0][:4] == cards("LIC2 SAB1 SAB2 SAB3")

    def test_more_than_eight_are_kept(self) -> None:
        s = table("LIC1 LIC2 LIC3 LIC4 LIC5 LIC6 LIC7 LIC8 LIC9 LIC10", "..")
        deck = len(s.deck)
        play(s, "skip, LIC1")
        assert len(s.hands[0]) == 9 and len(s.deck) == deck

    def test_from_the_top_of_the_pile(self) -> None:
        s = table("LIC1 LIC2 LIC3 LIC4 LIC5 LIC6 LIC7", "..")
        top = s.deck[-2:]
        play(s, "skip, LIC1")
        assert s.hands[0][-2:] == top[::-1]


class TestR8_4LastCard:
    ROW = "LIC4 PAN4 GRI4 BIC4 DUC4 BOL4 SAB1"

    def test_taking_it_ends_the_game_before_anybody_is_eliminated(self) -> None:
        """E45."""
        s = table("PLU5 ..", "..", piles=full_row(1, self.ROW), deck=1)
        play(s, "skip, PLU5")
        assert s.is_over() and gone(s) == "" and s.deck == []

    def test_with_one_more_card_the_weakest_goes(self) -> None:
        """E45."""
        s = table("PLU5 ..", "..", piles=full_row(1, self.ROW), deck=2)
        play(s, "skip, PLU5")
        assert not s.is_over() and gone(s) == "SAB" and len(s.deck) == 1

    def test_fewer_cards_than_wanted_are_all_taken(self) -> None:
        s = table("PLU5 LIC1", "..", deck=3)
        play(s, "skip, PLU5")
        assert s.is_over() and len(s.hands[0]) == 4

    def test_the_discards_are_not_shuffled_again(self) -> None:
        s = table("PLU5 LIC1", "..", deck=3)
        before = len(s.discard)
        play(s, "skip, PLU5")
        assert len(s.discard) == before


class TestR8_5Elimination:
    ROW = "LIC2 PAN5 BIC6 BOL4 SAB7 PLU9"

    def test_a_shared_lowest_strength_saves_both(self) -> None:
        """E12, the rulebook's example: the Duke and Lichen are level; then a 4 is played for the Duke."""
        s = table("PLU9 ..", "DUC4 ..", "..", round=2, out="GRI", piles=full_row(2, "LIC2 PAN5 BIC6 BOL4 SAB7 DUC2"))
        play(s, "skip, PLU9, stop")
        assert gone(s) == "GRI" and s.row == 1
        play(s, "skip, DUC4, stop")
        assert gone(s) == "LIC GRI" and s.row == 2 and question(s) == "2 Predict"

    def test_an_empty_cell_saves_all(self) -> None:
        s = table("PLU9 ..", "..", round=2, out="GRI", piles=full_row(2, "LIC1 PAN5 BIC6 BOL4 SAB7"))
        play(s, "skip, PLU9, stop")
        assert gone(s) == "GRI"

    @pytest.mark.parametrize(
        ("row", "loser"), [("LIC2 DUC4", "LIC"), ("LIC2 DUC2", -2), ("LIC2", -1), ("DUC2 LIC10", "DUC")]
    )
    def test_alone_and_lowest(self, row: str, loser: str | int) -> None:
        s = table("..", "..", round=2, out="GRI PAN BIC BOL SAB PLU", piles=full_row(2, row))
        assert weakest(s) == (creature(loser) if isinstance(loser, str) else loser)

    def test_a_chameleon_counts_with_its_own_strength(self) -> None:
        row = full_row(2, "PAN5 BIC6 BOL4 SAB7 PLU9")
        s = table("DUC4 ..", "..", round=2, out="GRI", piles=f"{row}; R2 LIC: LIC9 CAM1")
        play(s, "skip, DUC4, stop")
        assert gone(s) == "LIC GRI"


class TestR8_6NextRound:
    def end(self) -> Equinox:
        row = full_row(1, "LIC2 PAN5 GRI3 BIC6 BOL4 SAB7 PLU9")
        s = table("DUC4 ..", "..", piles=row, bets="R1 LIC:1, R1 PAN:0")
        play(s, "skip, DUC4")
        return s

    def test_the_next_row_is_the_current_one(self) -> None:
        s = self.end()
        assert s.row == 1 and gone(s) == "LIC"
        assert "LIC" not in names(s) and "PAN" in names(s)

    def test_pebbles_of_the_eliminated_stay(self) -> None:
        assert owner(self.end(), 1, "LIC") == 1

    def test_as_many_eliminated_as_rounds_are_over(self) -> None:
        """E15: one mark of disappearance in the second row, two in the third, ... and one at the end: eleven."""
        s = self.end()
        assert len(s.creatures) - len(s.alive) == s.row == 1
        assert sum(range(1, 5)) + 1 == 11

    def test_no_card_goes_to_the_eliminated(self) -> None:
        s = self.end()
        s.hands[1] = cards("LIC5 CAM2")
        play(s, "skip")
        assert names(s) == ["CAM2"] and held(s, 1) == "LIC5 CAM2"
