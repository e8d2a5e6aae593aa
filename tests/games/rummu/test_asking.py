"""Rummü: what the table offers."""

from __future__ import annotations

from pioche.core.scene import Choice, Scene
from pioche.games.rummu import GAME
from pioche.games.rummu.state import Rummu
from pioche.testing import names
from tests.games.rummu.table import go, table


def scene(s: Rummu) -> Scene:
    return GAME.scene(GAME.view(s, s.to_move()), s.to_move())


def sent(choices: list[Choice]) -> list[str]:
    return [" ".join(names(GAME, choice.send)) for choice in choices]


class TestMelds:
    def test_the_best_one_and_one_beside_it_need_one_click(self) -> None:
        shown = scene(table("R3 R4 R5 R6 B8 G8 K8 K0", "R9", "B9", out=(0,))).choices
        at_once = [choice for choice in shown if not choice.pick and not choice.role]
        assert sent(at_once) == ["meld R3 R4 R5 R6 close", "meld B8 G8 K8 close"]

    def test_all_can_be_ticked_in_any_order(self) -> None:
        shown = scene(table("R3 R4 R5 R6 K0", "R9", "B9", out=(0,))).choices
        ticked = {*sent([choice for choice in shown if choice.set])}
        assert ticked == {"meld R3 R4 R5 R6 close", "meld R3 R4 R5 close", "meld R4 R5 R6 close"}

    def test_a_card_that_fits_nowhere_says_why(self) -> None:
        assert scene(table("R3 R4 R5 R6 K0", "R9", "B9", out=(0,))).why == {"k0": "why-no-meld"}

    def test_so_does_one_that_would_not_be_enough_to_come_out(self) -> None:
        why = scene(table("R3 R4 R5 K0", "R9", "B9")).why
        assert {*why} == {"r3", "r4", "r5", "k0"} and str(why["r3"]).count("why-first") == 1


class TestAdding:
    def test_a_card_goes_to_the_meld_it_fits(self) -> None:
        s = table("R8 K0", "R9", "B9", melds=((1, "R5 R6 R7"), (0, "B1 B2 B3")), out=(0, 1))
        adding = [choice for choice in scene(s).choices if "m0" in choice.pick]
        assert [choice.pick for choice in adding] == [["r8", "m0"]]

    def test_a_joker_is_exchanged_for_the_card_it_stands_for(self) -> None:
        s = table("R5 K0", "R9", "B9", melds=((1, "R4 Y5 R6"), (0, "B1 B2 B3")), out=(0, 1))
        assert ["r5", "y5"] in [choice.pick for choice in scene(s).choices]


class TestDiscarding:
    def test_the_last_card_is_said_to_end_the_hand(self) -> None:
        choices = scene(go(table("K0", "R9", "B9", melds=((0, "B1 B2 B3"),), out=(0,)), "done")).choices
        assert [choice.hint for choice in choices] == [["hint-finishes"]]


class TestMeldsOnTheTable:
    def test_each_says_its_kind_and_its_points(self) -> None:
        melds = ((0, "R3 R4 R5 R6"), (1, "R7 Y8 R9"), (1, "B3 G4 K5"), (2, "B8 G8 K8"), (2, "B2 Y2 K2 G2"))
        zones = [zone for zone in scene(table("K0 K1", "R1", "B9", melds=melds)).zones if zone.anchor == "seat"]
        said = [(sign.text, sign.value) for zone in zones for sign in zone.signs]
        kinds = ["kind-run", "kind-run-joker", "kind-mixed-run", "kind-set", "kind-set-joker"]
        assert said == [*zip(kinds, (20, 0, 0, 0, 10), strict=True)]
