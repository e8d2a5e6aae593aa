"""One seat against bots, as Gymnasium's own test wants it; and many games in lock-step."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from pioche import games
from pioche.lab.gymnasium import Many, Seat

TABLES = [(key, players) for key in games.KEYS for players in games.load(key).players]


@pytest.mark.parametrize(("key", "players"), TABLES)
def test_it_passes_the_test_of_the_interface(key: str, players: int) -> None:
    game = games.load(key)
    short: dict[str, Any] = {**game.short}
    name = f"pioche/{key}-v{game.version}"
    check_env(gymnasium.make(name, players=players, render_mode="ansi", **short).unwrapped)


class TestSeat:
    def test_who_answers_what_is_not_allowed_has_lost(self) -> None:
        seat = Seat("mu", players=4)
        _, info = seat.reset(seed=4)
        wrong = int(np.flatnonzero(info["action_mask"] == 0)[0])
        assert seat.step(wrong)[1:3] == (-1.0, True)

    def test_the_last_seat_is_asked_too(self) -> None:
        seat = Seat("safaru", players=2, seat=1, against="greedy")
        _, info = seat.reset(seed=1)
        over, answers = False, 0
        while not over:
            assert seat.played.seat() == 1
            _, reward, over, _, info = seat.step(int(np.flatnonzero(info["action_mask"])[0]))
            answers += 1
        assert answers > 3 and reward in (-1.0, 0.0, 1.0)


@pytest.mark.parametrize("key", games.KEYS)
class TestMany:
    def test_games_end_and_begin_anew(self, key: str) -> None:
        many = Many(key, 8, **games.load(key).short)
        seen, masks, seats = many.reset(seed=1)
        rng, ended = np.random.default_rng(1), 0
        while ended < 10:
            many.step(np.array([rng.choice(np.flatnonzero(mask)) for mask in masks]))
            ended += int(many.over.sum())
            assert not many.rewards[~many.over].any()
        assert seen.shape == (8, many.encoding.size) and seats.max() < many.players
        assert many.begun == 8 + ended

    def test_one_row_is_what_a_single_table_shows(self, key: str) -> None:
        many = Many(key, 3)
        seen, masks, seats = many.reset(seed=9)
        for _ in range(5):
            many.step(masks.argmax(axis=1))
        for place, played in enumerate(many.games):
            seat = int(seats[place])
            assert played.row(seat) == seen[place].tolist() and played.mask(seat) == masks[place].tolist()
