"""Duel, which the server's speed is measured with: a game like any other."""

from __future__ import annotations

from random import Random

import pytest

from pioche.core.flow import CHANCE
from pioche.core.game import Settings
from pioche.lab.check import text_problems
from pioche.testing import keeps_the_laws
from tests.thirdparty.duel import GAME
from tests.thirdparty.duel.rules import HAND, Duel


@pytest.mark.parametrize("settings", [*GAME.every_table()], ids=str)
def test_all_laws_hold(settings: Settings) -> None:
    keeps_the_laws(GAME, settings)


def test_all_laws_hold_when_the_deck_is_used_up() -> None:
    keeps_the_laws(GAME, GAME.settle({"cards": 120}))


def test_its_texts_are_whole() -> None:
    assert [*text_problems(GAME)] == []


def dealt(cards: int = 40) -> Duel:
    s: Duel = GAME.start(GAME.settle({"cards": cards}))
    s.happen([*range(60)])
    return s


def test_who_plays_a_card_scores_its_value_and_draws_another() -> None:
    s = dealt()
    s.play(6)
    assert (s.points, s.played, s.hands[0], s.to_move()) == ([7, 0], [6], [0, 1, 2, 3, 4, 5, 59], 1)


def test_when_the_deck_is_used_up_all_cards_are_dealt_anew() -> None:
    s, rng = dealt(100), Random(1)
    for _ in range(47):
        s.play(0)
    assert not s.deck and s.to_move() == CHANCE
    s.happen(s.draw(rng))
    assert not s.played and [len(hand) for hand in s.hands] == [HAND, HAND] and s.to_move() == 1
