"""PettingZoo's own tests of environments, on every game and number of players; warnings are errors."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, render_test, seed_test

from pioche import games
from pioche.core.game import Game, Refused
from pioche.lab.pettingzoo import cycled_env, env, parallel_env
from tests.thirdparty.nothanks import GAME as NOTHANKS

TABLES = [(key, players) for key in games.KEYS for players in games.load(key).players]
GAMES = [(key, games.load(key).players[-1]) for key in games.KEYS]


def short(key: str) -> dict[str, Any]:
    return dict(games.load(key).short)


@pytest.mark.parametrize(("key", "players"), TABLES)
class TestOneSeatAfterTheOther:
    def test_it_passes_the_test_of_the_interface(self, key: str, players: int) -> None:
        api_test(env(key, players=players, **short(key)), num_cycles=60)

    def test_the_same_seed_plays_the_same_game(self, key: str, players: int) -> None:
        seed_test(lambda: env(key, players=players, **short(key)), num_cycles=15)

    def test_it_ends_after_so_many_cycles(self, key: str, players: int) -> None:
        def alone(max_cycles: int) -> Any:
            return parallel_env(key, max_cycles=max_cycles, players=players)

        def cycled(max_cycles: int) -> Any:
            return cycled_env(key, max_cycles=max_cycles, players=players)

        max_cycles_test(SimpleNamespace(parallel_env=alone, env=cycled))


@pytest.mark.parametrize(("key", "players"), GAMES)
class TestEveryGame:
    def test_it_is_drawn(self, key: str, players: int, capsys: pytest.CaptureFixture[str]) -> None:
        render_test(lambda render_mode: env(key, players=players, form="dict", render_mode=render_mode))
        assert "seat" in capsys.readouterr().out

    def test_all_seats_at_once(self, key: str, players: int) -> None:
        parallel_api_test(parallel_env(key, players=players, max_cycles=40), num_cycles=60)

    @pytest.mark.parametrize("form", ["dict", "fields"])
    def test_as_a_dict_the_observation_holds_the_mask(self, key: str, players: int, form: Any) -> None:
        table = env(key, players=players, form=form, max_cycles=3)
        table.reset(seed=1)
        for agent in table.agent_iter():
            seen, _, over, late, info = table.last()
            assert table.observation_space(agent).contains(seen)
            assert np.array_equal(seen["action_mask"], info["action_mask"])
            table.step(None if over or late else int(np.flatnonzero(seen["action_mask"])[-1]))


def play(game: str | Game, seed: int, **options: Any) -> tuple[dict[str, float], Any]:
    """A whole game at random: what everybody got, and the table."""
    table = env(game, **options)
    table.reset(seed=seed)
    rng, got = np.random.default_rng(seed), dict.fromkeys(table.agents, 0.0)
    for agent in table.agent_iter():
        _, reward, over, _, info = table.last()
        got[agent] += reward
        table.step(None if over else int(rng.choice(np.flatnonzero(info["action_mask"]))))
    return got, table


class TestRewards:
    @pytest.mark.parametrize("key", games.KEYS)
    def test_places_are_paid_at_the_end(self, key: str) -> None:
        got, table = play(key, 3, **short(key))
        ranks = table.played.state.ranks
        order = sorted(range(len(ranks)), key=lambda seat: ranks[seat])
        paid = [got[f"seat_{seat}"] for seat in order]
        assert paid == sorted(paid, reverse=True) and abs(sum(paid)) < 1e-9


class TestBadInput:
    def test_an_answer_that_is_not_allowed_is_refused_by_name(self) -> None:
        table = env("treize", players=3)
        table.reset(seed=1)
        with pytest.raises(Refused) as refused:
            table.step(10_000)
        assert refused.value.details["choice"] == "10000" and refused.value.details["allowed"]

    def test_options_that_do_not_exist_are_refused(self) -> None:
        with pytest.raises(Refused):
            env("treize", wings=2)


def test_a_game_of_somebody_elses_is_an_environment_too() -> None:
    api_test(env(NOTHANKS, players=4), num_cycles=60)
    got, _ = play(NOTHANKS, 5, players=3)
    assert max(got.values()) > 0
