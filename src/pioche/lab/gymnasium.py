"""One seat of a game as Gymnasium's environment, against bots; and many games at once, for programs that learn.

`Seat(key, against="greedy")` answers for one seat, and so does `gymnasium.make("pioche/KEY-v1")`. `Many(key, 256)`
plays 256 games in lock-step: one matrix of observations, one of masks, one call for all answers.
"""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
from gymnasium import Env, register, registry
from gymnasium.spaces import Box, Discrete

from pioche import bots, games
from pioche.core.game import Game
from pioche.lab.encoding import LARGEST
from pioche.lab.table import Played
from pioche.lab.telling import told
from pioche.text import Words

Array = np.ndarray[Any, Any]


class Seat(Env[Array, Any]):
    """This seat is yours, the others are bots'. The mask of allowed answers is in the info as "action_mask".

    An answer that is not allowed costs a point and ends the game (`illegal="lose"`, as most programs that know no masks
    want it), or stands for any that is allowed ("random").
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012  # as Gymnasium has it

    def __init__(self, game: str | Game, *, seat: int = 0, against: str = "random", illegal: str = "lose",
                 render_mode: str | None = None, **options: int | str) -> None:  # fmt: skip
        self.played, self.own, self.illegal = Played(game, options), seat, illegal
        self.bot = bots.load(against)(self.played.game)
        self.bot_rng, self.render_mode = Random(), render_mode
        self.action_space = Discrete(self.played.encoding.actions)
        self.observation_space = Box(-LARGEST, LARGEST, (self.played.encoding.size,), np.int16)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Array, dict[str, Any]]:
        super().reset(seed=seed)
        number = int(self.np_random.integers(1 << 62))
        self.bot_rng = Random(number)
        self.played.begin(number)
        self.let_others_answer()
        return self.seen(), self.info()

    def step(self, action: Any) -> tuple[Array, float, bool, bool, dict[str, Any]]:
        played = self.played
        options = played.options(self.own)
        if int(action) not in options:
            if self.illegal == "lose":
                return self.seen(), -1.0, True, False, self.info()
            action = options[self.bot_rng.randrange(len(options))]
        played.answer(int(action))
        self.let_others_answer()
        return self.seen(), played.rewards()[self.own], played.is_over(), False, self.info()

    def let_others_answer(self) -> None:
        played = self.played
        while not played.is_over() and played.seat() != self.own:
            seat = played.seat()
            played.answer(self.bot.choose(played.view(seat), seat, played.options(seat), self.bot_rng))

    def seen(self) -> Array:
        return np.array(self.played.row(self.own), np.int16)

    def info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks()}

    def action_masks(self) -> Array:
        """Under the name that learning libraries look for."""
        return np.array(self.played.mask(self.own), np.int8)

    def render(self) -> str:
        words = Words("en", self.played.game, [f"seat {seat}" for seat in range(self.played.players)])
        return told(self.played.game, self.played.view(self.own), self.own, words)


class Many:
    """So many games in lock-step. In each the seat that is to move is asked; a game that is over begins anew."""

    def __init__(self, game: str | Game, games: int, **options: int | str) -> None:
        first = Played(game, options)
        self.games = [first, *(Played(first.game, options) for _ in range(games - 1))]
        self.players, self.encoding = first.players, first.encoding
        self.observations = np.zeros((games, first.encoding.size), np.int16)
        self.masks = np.zeros((games, first.encoding.actions), np.int8)
        self.seats = np.zeros(games, np.int8)  # who is asked
        self.rewards = np.zeros((games, self.players), np.float32)  # of the games that ended with the last answers
        self.over = np.zeros(games, np.bool_)  # which these are
        self.begun = 0
        self.seed = 0

    def reset(self, seed: int = 0) -> tuple[Array, Array, Array]:
        """Observations, masks and seats; they are filled anew by every step."""
        self.seed, self.begun = seed, 0
        self.over[:], self.rewards[:] = False, 0.0
        for place in range(len(self.games)):
            self.begin(place)
        return self.observations, self.masks, self.seats

    def begin(self, place: int) -> None:
        self.games[place].begin(f"{self.seed} {self.begun}")
        self.begun += 1
        self.look(place)

    def step(self, answers: Array) -> tuple[Array, Array, Array]:
        """An answer for each game, of the seat that was asked there."""
        self.over[:], self.rewards[:] = False, 0.0
        for place, answer in enumerate(answers.tolist()):
            played = self.games[place]
            played.answer(answer)
            if played.is_over():
                self.over[place], self.rewards[place] = True, played.rewards()
                self.begin(place)
            else:
                self.look(place)
        return self.observations, self.masks, self.seats

    def look(self, place: int) -> None:
        played = self.games[place]
        seat = played.seat()
        self.seats[place] = seat
        self.observations[place] = played.row(seat)
        self.masks[place] = played.mask(seat)


def register_all() -> None:
    """Every game under the name "pioche/KEY-vN", for `gymnasium.make`."""
    for game in games.playable()[0]:
        name = f"pioche/{game.key}-v{game.version}"
        if name not in registry:
            register(name, entry_point="pioche.lab.gymnasium:Seat", kwargs={"game": game.key}, disable_env_checker=True)


register_all()
