"""Equinox §1: creatures, cards and pebbles."""

from __future__ import annotations

from collections import Counter

from pioche.games.equinox import GAME
from pioche.games.equinox.cards import (
    ANCIENT,
    CARDS,
    CHAMELEON,
    CHAMPION_WORTH,
    CODES,
    HALVES,
    KIND,
    NAMES,
    WORTH,
    cards,
    deck,
)
from tests.games.equinox.table import creature, table


class TestR1_1Creatures:
    def test_there_are_fourteen(self) -> None:
        assert len(CODES) == 14 == len(set(CODES))

    def test_eight_of_them_make_the_columns(self) -> None:
        s = table("..", "..")
        assert len(s.creatures) == len(s.alive) == 8

    def test_every_champion_names_its_power(self) -> None:
        faces = GAME.faces.faces
        assert {faces[code.lower()].text for code in CODES} == {f"power-{code.lower()}" for code in CODES}


class TestR1_2TheDeck:
    def test_a_game_has_102_cards(self) -> None:
        assert len(deck(list(range(8)))) == 102

    def test_eleven_of_each_creature_eleven_chameleons_three_trees(self) -> None:
        kinds = Counter(KIND[card] for card in deck([creature(name) for name in ("LIC", "URS", "PEL")]))
        assert sorted(kinds.values()) == [3, 11, 11, 11, 11]

    def test_every_card_is_there_once(self) -> None:
        assert len(set(NAMES)) == CARDS == 14 * 11 + 11 + 3

    def test_cards_have_strength_0_to_10(self) -> None:
        assert [HALVES[card] for card in cards("LIC0 LIC10 CAM0 CAM10")] == [0, 20, 0, 20]

    def test_one_ancient_and_two_dryads(self) -> None:
        assert NAMES[ANCIENT:] == ("ANC", "DRY1", "DRY2")
        assert NAMES.index("CAM0") == CHAMELEON


class TestR1_3Strength:
    def test_ursus_is_half_a_point_stronger(self) -> None:
        assert HALVES[cards("URS3")[0]] == HALVES[cards("SAB3")[0]] + 1
        assert GAME.faces.faces["urs3"].corner == "3½"

    def test_a_chameleon_is_not(self) -> None:
        assert HALVES[cards("CAM3")[0]] == HALVES[cards("SAB3")[0]]

    def test_the_card_on_top_counts(self) -> None:
        s = table("..", "..", piles="R1 LIC: LIC2 LIC9")
        assert s.tops(creature("LIC")) == cards("LIC9")


class TestR1_4Pebbles:
    def test_rows_are_worth_4_3_2_1_and_0_and_the_champion_5(self) -> None:
        assert (CHAMPION_WORTH, *WORTH) == (5, 4, 3, 2, 1, 0)

    def test_everybody_has_five(self) -> None:
        assert table("..", "..", "..").supply == [5, 5, 5]
