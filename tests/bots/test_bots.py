from __future__ import annotations

from random import Random

import pytest

from pioche import bots
from pioche.core.game import Refused
from tests.terminal.tables import new_match
from tests.terminal.toy import GAME


@pytest.mark.parametrize("key", bots.KEYS)
def test_every_bot_chooses_one_of_the_options(key: str) -> None:
    bot = bots.load(key)(GAME)
    match = new_match()
    options = match.state.options()
    for _ in range(20 if key in bots.BASELINES else 2):
        assert bot.choose(match.view(0) if bot.sees else None, 0, options, Random(3)) in options


def test_the_random_bot_never_looks() -> None:
    bot = bots.load("random")(GAME)
    assert not bot.sees
    assert {bot.choose(None, 0, [4, 7, 9], Random(seed)) for seed in range(50)} == {4, 7, 9}


def test_the_greedy_bot_takes_what_is_rated_highest() -> None:
    bot = bots.load("greedy")(GAME)
    assert bot.sees
    assert bot.choose(new_match().view(0), 0, [0, 5, 2], Random(1)) == 5


def test_the_greedy_bot_lets_chance_decide_between_equals() -> None:
    bot, view = bots.load("greedy")(GAME), new_match().view(0)
    assert {bot.choose(view, 0, [5, 11, 2], Random(seed)) for seed in range(50)} == {5, 11}


def test_the_same_chance_gives_the_same_choice() -> None:
    bot = bots.load("random")(GAME)
    assert bot.choose(None, 0, [*range(9)], Random("x")) == bot.choose(None, 0, [*range(9)], Random("x"))


def test_an_unknown_bot_is_refused_by_name() -> None:
    with pytest.raises(Refused) as refused:
        bots.load("genius")
    assert refused.value.message == "refused-bot" and refused.value.details["bot"] == "genius"
