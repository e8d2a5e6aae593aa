"""Rummü: what the rules of thumb prefer."""

from __future__ import annotations

from random import Random

import pytest

from pioche.games._mubox.deck import cards
from pioche.games.rummu import GAME
from pioche.games.rummu.bot.hints import nearness
from pioche.games.rummu.state import Rummu
from pioche.testing import names
from tests.games.rummu.table import go, table


def preferred(s: Rummu) -> str:
    seat, options = s.to_move(), s.options()
    rates = GAME.hints.rate(GAME.view(s, seat), seat, options)
    return names(GAME, [options[rates.index(max(rates))]])[0]


def near(hand: str, need: int) -> float:
    return nearness(tuple(sorted(cards(hand))), need)


class TestDrawing:
    def test_the_card_that_completes_a_first_meld_is_taken(self) -> None:
        assert preferred(table("R3 R4 R5 K0 G9", "R2", "B2", discard="G4 R6", drawing=True)) == "take"

    def test_also_if_it_lies_below_another_one(self) -> None:
        s = table("R3 R4 R5 K0 G9", "R2", "B2", discard="G4 R6 K8", drawing=True)
        assert preferred(s) == "take" and preferred(go(s, "take")) == "take"

    def test_a_card_of_no_use_is_left(self) -> None:
        assert preferred(table("R3 R4 R5 K0", "R2", "B2", discard="G9", drawing=True)) == "stock"


class TestLaying:
    def test_a_first_meld_is_laid_down_at_once(self) -> None:
        assert preferred(table("R3 R4 R5 R6 K0", "R2", "B2")) == "meld"

    def test_the_meld_is_chosen_that_leaves_another_one(self) -> None:
        s = table("R2 R3 R4 R5 B5 G5 K5 K0", "R9", "B9", out=(0,))
        after = go(s, "meld")
        assert preferred(after) == "R2" and preferred(go(after, "R2, R3, R4")) == "close"

    def test_a_card_that_fits_is_added_to_a_meld_of_another(self) -> None:
        s = table("R7 K0", "R9", "B9", melds=((1, "R4 R5 R6"), (0, "B1 B2 B3")), out=(0, 1))
        assert preferred(s) == "add to 1"


class TestDiscarding:
    def test_what_is_nearly_a_meld_is_kept(self) -> None:
        assert preferred(go(table("R3 R4 R5 K0", "R2", "B2"), "done")) == "K0"

    def test_so_is_a_joker(self) -> None:
        assert preferred(go(table("Y3 K0 G8", "R2", "B2"), "done")) != "Y3"

    @pytest.mark.parametrize(
        ("closer", "farther", "need"),
        [
            ("R3 R4 R5", "R3 R4 G9", 4),
            ("B3 G3 K3", "B3 G3 K9", 4),
            ("R3 B4 G5 K9", "R3 B4 B5 K9", 4),
            ("R3 R4 R5 R6 R7", "R3 R4 R5 B6 K7", 6),
        ],
    )
    def test_one_is_closer_to_a_first_meld_the_fewer_cards_are_missing(
        self, closer: str, farther: str, need: int
    ) -> None:
        assert near(closer, need) > near(farther, need)


class TestSearching:
    def test_which_cards_make_the_meld_is_not_searched(self) -> None:
        s = go(table("R3 R4 R5 R6 B3 G3 K3", "R9", "B9"), "meld")
        assert len(GAME.hints.consider(GAME.view(s, 0), 0, s.options())) == 1  # type: ignore[misc]

    def test_an_imagined_game_is_worth_a_share_of_one_for_all_seats(self) -> None:
        s, rng = table("R3 R4 R5", "R9 B1", "B9 G4"), Random(1)
        for _ in range(30):
            assert sum(GAME.hints.worth(s)) == pytest.approx(1.0)  # type: ignore[misc]
            if s.is_over():
                break
            if s.to_move() < 0:
                s.happen(s.draw(rng))
            else:
                s.play(GAME.hints.quick(s, s.to_move(), s.options(), rng))  # type: ignore[misc]
