"""No Thanks!: a game of somebody else's, refined step by step from what `pioche new` writes."""

from __future__ import annotations

from random import Random

import pytest

from pioche.core.game import Settings
from pioche.core.hidden import UNKNOWN
from pioche.lab.check import icon_problems, text_problems
from pioche.testing import keeps_the_laws, names, play
from tests.thirdparty.nothanks import GAME
from tests.thirdparty.nothanks.rules import NoThanks, cost


def table(players: int = 3, card: int = 20) -> NoThanks:
    """A table at which this card has just been turned up."""
    s: NoThanks = GAME.start(GAME.settle({"players": players}))
    s.run_on()
    s.happen([card])
    return s


@pytest.mark.parametrize("settings", [*GAME.every_table()], ids=str)
def test_all_laws_hold(settings: Settings) -> None:
    keeps_the_laws(GAME, settings)


def test_its_texts_and_icons_are_whole() -> None:
    assert [*text_problems(GAME), *icon_problems(GAME)] == []


class TestR1_1Chips:
    @pytest.mark.parametrize(("players", "chips"), [(3, 11), (5, 11), (6, 9), (7, 7)])
    def test_fewer_chips_for_more_players(self, players: int, chips: int) -> None:
        assert table(players).chips == [chips] * players


class TestR1_2NextCard:
    def test_nine_cards_never_appear(self) -> None:
        s, rng = table(), Random(1)
        while not s.is_over():
            play(GAME, s, "take")
            if not s.is_over():
                s.happen(s.draw(rng))
        assert sum(map(len, s.taken)) == 24


class TestR2_1Decide:
    def test_who_pays_passes_the_card_on(self) -> None:
        s = table()
        play(GAME, s, "pay, pay")
        assert (s.chips, s.pot, s.to_move()) == ([10, 10, 11], 2, 2)

    def test_who_has_no_chip_must_take_it(self) -> None:
        s = table()
        s.chips[0] = 0
        assert names(GAME, s.options()) == ["take"]


class TestR2_2WhoTakes:
    def test_he_gets_the_chips_and_decides_first_about_the_next_card(self) -> None:
        s = table()
        play(GAME, s, "pay, take = 5")
        assert (s.taken[1], s.chips[1], s.to_move(), s.offer) == ([20], 12, 1, [5])


class TestR3_2Score:
    @pytest.mark.parametrize(("cards", "points"), [([], 0), ([20, 21, 22], 20), ([5, 7, 8], 12)])
    def test_of_a_run_only_the_lowest_counts(self, cards: list[int], points: int) -> None:
        assert cost(cards) == points


class TestMemory:
    """Chips are paid openly, then out of sight: rules know them, pictures do not show them."""

    def test_only_ones_own_chips_are_shown(self) -> None:
        scene = GAME.scene(table(), 1)
        assert [[sign.value for sign in player.signs] for player in scene.players] == [[], [11], []]

    def test_who_forgets_them_imagines_some(self) -> None:
        s = table()
        play(GAME, s, "pay, pay")
        assert GAME.hints.forget is not None
        blank = GAME.hints.forget(s, 0, 1.0, Random(1))
        assert blank.chips == [10, UNKNOWN, UNKNOWN]
        assert sum(GAME.imagine(blank, Random(2)).chips) + s.pot == 33
