"""Equinox §6: the powers, from Bolet to the Pilgrim."""

from __future__ import annotations

from random import Random

from pioche.core.flow import CHANCE
from pioche.core.hidden import UNKNOWN
from pioche.games.equinox import GAME
from pioche.games.equinox.cards import cards
from pioche.games.equinox.powers import COPIES
from pioche.games.equinox.state import Equinox
from tests.games.equinox.table import (
    WITH,
    cell,
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


class TestR6_8Bolet:
    def turn(self, out: str, round: int, creatures: str = f"{WITH} CRO", **more: str) -> Equinox:
        s = table("BOL1 PAN1 ..", "..", creatures=creatures, round=round, out=out, bets="R1 BOL:0", **more)  # type: ignore[arg-type]
        play(s, "skip, BOL1")
        return s

    def test_croc_ardent_means_a_card_of_bolet(self) -> None:
        """E30, the rulebook's note: R2 shows a chameleon, so only R1 can be taken."""
        s = self.turn("CRO LIC", 3, piles="R1 BOL: BOL8; R2 BOL: BOL2 CAM5; R1 CRO: CRO3")
        play(s, "CRO")
        assert names(s) == ["BOL8"]
        play(s, "BOL8, stop")
        assert pile(s, 1, "BOL") == "" and cards("BOL8")[0] in s.hands[0] and len(s.hands[0]) == 8

    def test_nothing_eliminated_nothing_to_copy(self) -> None:
        """E32."""
        assert question(self.turn("", 1)) == "1 Predict"

    def test_ursus_has_nothing_to_copy(self) -> None:
        """E32."""
        assert question(self.turn("URS", 2, f"{WITH} URS")) == "0 Discard"

    def test_only_powers_with_a_target(self) -> None:
        s = self.turn("CRO SAB", 3)
        assert names(s) == ["decline", "SAB"]  # no card of Bolet lies in an earlier row

    def test_plume_means_any_column_but_bolets(self) -> None:
        s = self.turn("PLU", 2, f"{WITH} PLU", piles="R2 DUC: DUC3; R2 SAB: CAM2")
        play(s, "PLU")
        assert names(s) == ["DUC3", "CAM2"]

    def test_control_of_the_copied_creature_is_not_needed(self) -> None:
        s = self.turn("PAN", 2)
        play(s, "PAN, seat 1")
        assert s.to_move() == CHANCE

    def test_gruyere_at_once(self) -> None:
        s = self.turn("GRU", 2, f"{WITH} GRU")
        before = len(s.deck)
        play(s, "GRU")
        assert len(s.deck) == before - 3 and question(s) == "0 Discard"

    def test_bicephale_counts_as_used(self) -> None:
        s = self.turn("BIC", 2)
        play(s, "BIC")
        assert s.second == 2 and question(s) == "0 PlayCard"

    def test_carmen_arms_the_discards(self) -> None:
        s = self.turn("CAR", 2, f"{WITH} CAR")
        play(s, "CAR")
        assert question(s) == "0 DiscardUnseen"

    def test_lichen_griso_duke_sabot_rainette_and_the_pilgrim_as_they_are(self) -> None:
        s = self.turn("LIC", 2)
        play(s, "LIC")
        assert names(s) == ["BOL row 1"]
        s = self.turn("GRI", 2)
        play(s, "GRI")
        assert "PAN row 1" in names(s) and "decline" not in names(s)
        s = self.turn("DUC", 2)
        play(s, "DUC, seat 1, PAN")
        assert question(s) == "1 GiveCard"
        s = self.turn("SAB", 2)
        play(s, "SAB, seat 1")
        assert s.to_move() == CHANCE
        s = self.turn("RAI", 2, f"{WITH} RAI", piles="R1 BOL: BOL7; R1 PAN: PAN3; R2 PAN: PAN5")
        play(s, "RAI")
        assert names(s) == ["PAN3", "BOL7"]
        s = self.turn("PEL", 2, f"{WITH} PEL", piles="R1 PEL: CAM7")
        play(s, "PEL")
        assert names(s) == ["CAM7"]

    def test_every_other_creature_with_a_power_can_be_copied(self) -> None:
        assert set(COPIES[0]) == set(range(14)) - {creature("BOL"), creature("URS"), creature("CAR")}


class TestR6_9Sabot:
    def test_three_cards_one_is_kept(self) -> None:
        """E33."""
        s = table("SAB4 ..", "LIC1 LIC2", "PAN1 PAN2 CAM3", bets="R1 SAB:0", aside="1: LIC3 LIC5 LIC6 LIC7")
        play(s, "skip, SAB4")
        assert names(s) == ["decline", "seat 2"]
        play(s, "seat 2")
        s.happen([0, 1, 2])
        assert question(s) == "0 KeepOne" and names(s) == ["PAN1", "PAN2", "CAM3"]
        play(s, "CAM3")
        assert held(s, 2) == "PAN1 PAN2" and cards("CAM3")[0] in s.hands[0]

    def test_of_a_larger_hand_any_three(self) -> None:
        s = table("SAB4 ..", "..", bets="R1 SAB:0")
        play(s, "skip, SAB4, seat 1")
        draws = [s.draw(Random(seed)) for seed in range(80)]
        assert all(len(set(drawn)) == 3 for drawn in draws)
        assert {place for drawn in draws for place in drawn} == set(range(8))

    def test_the_taker_has_seen_the_two_that_go_back(self) -> None:
        s = table("SAB4 ..", "PAN1 PAN2 CAM3 LIC5", bets="R1 SAB:0")
        play(s, "skip, SAB4, seat 1")
        s.happen([0, 2, 3])
        play(s, "PAN1")
        assert held(s, 1) == "LIC5 PAN2 CAM3"
        assert GAME.view(s, 0).hands[1] == [*cards("LIC5 CAM3"), UNKNOWN]


class TestR6_10Croc:
    def turn(self, round: int, out: str, piles: str) -> Equinox:
        s = table("CRO9 ..", "..", creatures=f"{WITH} CRO", round=round, out=out, piles=piles, bets="R1 CRO:0")
        play(s, "skip, CRO9")
        return s

    def test_a_visible_card_of_an_earlier_row(self) -> None:
        """E34: the chameleon covers the other one; the card below is visible then."""
        s = self.turn(3, "SAB BOL", "R1 CRO: CRO4 CAM6; R2 CRO: CRO1 CRO6; R3 CRO: CRO2")
        assert names(s) == ["decline", "CRO6"]
        play(s, "CRO6")
        assert pile(s, 2, "CRO") == "CRO1" and cards("CRO6")[0] in s.hands[0]

    def test_not_in_the_first_round(self) -> None:
        """E34."""
        assert question(self.turn(1, "", "R1 CRO: CRO4")) == "1 Predict"


class TestR6_11Rainette:
    def turn(self, piles: str, bets: str = "") -> Equinox:
        s = table(
            "RAI3 ..", "..", creatures=f"{WITH} RAI", round=3, out="SAB BOL", piles=piles, bets=f"R1 RAI:0, {bets}"
        )  # fmt: skip
        play(s, "skip, RAI3")
        return s

    def test_two_visible_cards_change_places(self) -> None:
        """E35, the rulebook's example; pebbles stay."""
        s = self.turn("R2 PAN: PAN8; R3 PAN: PAN4", "R2 PAN:1, R3 PAN:0")
        play(s, "PAN8, PAN4")
        assert pile(s, 3, "PAN") == "PAN8" and pile(s, 2, "PAN") == "PAN4"
        assert owner(s, 2, "PAN") == 1 and owner(s, 3, "PAN") == 0

    def test_only_the_tops_move(self) -> None:
        s = self.turn("R1 PAN: PAN1 PAN8; R3 PAN: PAN2 PAN4")
        play(s, "PAN8, PAN4")
        assert pile(s, 1, "PAN") == "PAN1 PAN4" and pile(s, 3, "PAN") == "PAN2 PAN8"

    def test_chameleons_and_eliminated_columns_do_not_move(self) -> None:
        s = self.turn("R1 PAN: CAM8; R2 PAN: PAN1; R3 PAN: PAN4; R1 SAB: SAB1; R2 SAB: SAB2")
        assert names(s) == ["decline", "PAN1"]

    def test_the_current_row_need_not_be_one_of_them(self) -> None:
        s = self.turn("R1 PAN: PAN8; R2 PAN: PAN1; R3 PAN: PAN4")
        play(s, "PAN8")
        assert names(s) == ["PAN1", "PAN4"]

    def test_the_own_column_too(self) -> None:
        s = self.turn("R1 RAI: RAI9")
        assert names(s) == ["decline", "RAI9"]
        play(s, "RAI9, RAI3")
        assert pile(s, 3, "RAI") == "RAI9"


class TestR6_12Plume:
    def turn(self, piles: str) -> Equinox:
        s = table("PLU3 ..", "..", round=2, out="BOL", piles=piles, bets="R1 PLU:0")
        play(s, "skip, PLU3")
        return s

    def test_a_visible_card_of_another_column_goes(self) -> None:
        """E37: the card below counts then; Plume's own column is not offered."""
        s = self.turn("R2 SAB: SAB9 CAM1; R2 PLU: PLU8; R1 DUC: DUC3; R2 LIC: LIC4")
        assert names(s) == ["decline", "LIC4", "CAM1"]
        play(s, "CAM1")
        assert pile(s, 2, "SAB") == "SAB9" and s.discard[-1] == cards("CAM1")[0]

    def test_the_cell_may_become_empty_and_the_round_goes_on(self) -> None:
        s = self.turn(row_of_fours(2, "BOL PLU LIC") + "; R2 LIC: LIC1")
        play(s, "LIC1, stop")
        assert pile(s, 2, "LIC") == "" and s.row == 1


class TestR6_13Ursus:
    EIGHT = f"{WITH} URS"

    def full(self, urs: str, low: str) -> Equinox:
        name = low[:3]
        others = "; ".join(f"R1 {other}: {other}9" for other in WITH.split() if other not in (name, "LIC"))
        s = table("LIC9 ..", "..", creatures=self.EIGHT, piles=f"R1 URS: {urs}; R1 {name}: {low}; {others}")
        play(s, "skip, LIC9")
        return s

    def test_half_a_point_is_enough(self) -> None:
        """E14."""
        assert gone(self.full("URS3", "SAB3")) == "SAB"

    def test_a_chameleon_in_the_column_has_none(self) -> None:
        """E14: a tie, and the round goes on."""
        assert gone(self.full("CAM3", "SAB3")) == ""

    def test_on_a_chameleon_it_stays(self) -> None:
        """E14."""
        assert gone(self.full("CAM5 URS0", "PAN0")) == "PAN"

    def test_no_power(self) -> None:
        s = table("URS4 ..", "..", creatures=self.EIGHT, bets="R1 URS:0")
        play(s, "skip, URS4")
        assert question(s) == "1 Predict"


class TestR6_14Pilgrim:
    def turn(self) -> Equinox:
        s = table(
            "PEL3 ..", "..", creatures=f"{WITH} PEL", round=2, out="GRI",
            piles="R1 GRI: GRI4 CAM9; R2 SAB: SAB7 CAM2; R1 DUC: CAM1 DUC2", bets="R1 PEL:0",
        )  # fmt: skip
        play(s, "skip, PEL3")
        return s

    def test_a_visible_chameleon_of_any_cell(self) -> None:
        """E39: of eliminated columns too."""
        s = self.turn()
        assert sorted(names(s)) == ["CAM2", "CAM9", "decline"]
        play(s, "CAM2")
        assert pile(s, 2, "SAB") == "SAB7" and cards("CAM2")[0] in s.hands[0]

    def test_what_it_uncovers_can_be_taken_by_a_dryad(self) -> None:
        """E39."""
        s = self.turn()
        play(s, "CAM9")
        assert s.cells[cell(1, "GRI")] == cards("GRI4")
