"""Games as PettingZoo's environments: `env(key, players=4)` and `parallel_env`, with masks of what is allowed.

An observation is the row of numbers that `pioche.lab.encoding` makes of a seat's view, and nothing else of the table;
the mask of allowed answers is in the seat's info as "action_mask". With `form="dict"` the observation is a dict with
both, and with `form="fields"` one of the fields by name besides the mask. Rewards come at the end: from 1 for the first
place to -1 for the last.
"""

from __future__ import annotations

from random import Random
from typing import Any, ClassVar, Literal

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete, Space
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import parallel_to_aec

from pioche.core.game import Game
from pioche.lab.encoding import LARGEST
from pioche.lab.table import Played
from pioche.lab.telling import told
from pioche.text import Words

Form = Literal["array", "dict", "fields"]
Array = np.ndarray[Any, Any]


def env(game: str | Game, *, form: Form = "array", max_cycles: int = 0, render_mode: str | None = None,
        **options: int | str) -> Table:  # fmt: skip
    """Seat after seat, as the rules ask them. `options` are the game's, `players` first of all."""
    return Table(Played(game, options), form, max_cycles, render_mode)


def parallel_env(game: str | Game, *, max_cycles: int = 0, render_mode: str | None = None,
                 **options: int | str) -> Round:  # fmt: skip
    """All seats at once, for programs that want it so: who is not asked waits, whatever it answers."""
    return Round(Played(game, options), max_cycles, render_mode)


def cycled_env(game: str | Game, **rest: Any) -> Any:
    """`parallel_env`, seat after seat: every seat is asked in every cycle, and most of them wait."""
    return parallel_to_aec(parallel_env(game, **rest))


class Seen:
    """What both kinds share: who sits there, and what they see."""

    at_once: ClassVar[bool] = False

    def __init__(self, played: Played, form: Form, max_cycles: int, render_mode: str | None) -> None:
        self.played, self.form, self.max_cycles, self.render_mode = played, form, max_cycles, render_mode
        self.metadata = {
            "name": f"pioche_{played.game.key}_v{played.game.version}",
            "render_modes": ["human", "ansi"],
            "is_parallelizable": self.at_once,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(played.players)]
        self.agents: list[str] = []
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.actions: dict[str, Space[Any]] = {a: Discrete(played.encoding.actions) for a in self.possible_agents}
        self.observations: dict[str, Space[Any]] = {agent: self.space() for agent in self.possible_agents}
        self.own_seeds = Random()

    def space(self) -> Space[Any]:
        encoding = self.played.encoding
        if self.form == "array":
            return numbers(encoding.size)
        mask = Box(0, 1, (encoding.actions,), np.int8)
        if self.form == "dict":
            return Dict({"observation": numbers(encoding.size), "action_mask": mask})
        parts: dict[str, Space[Any]] = {name: numbers(size) for name, _, _, size in encoding.described()}
        return Dict({"observation": Dict(parts), "action_mask": mask})

    def observation_space(self, agent: str) -> Space[Any]:
        return self.observations[agent]

    def action_space(self, agent: str) -> Space[Any]:
        return self.actions[agent]

    def observe(self, agent: str) -> Any:
        seat = self.seat_of[agent]
        row = np.array(self.played.row(seat), np.int16)
        if self.form == "array":
            return row
        if self.form == "dict":
            return {"observation": row, "action_mask": self.mask(seat)}
        parts = {name: row[start : start + size] for name, _, start, size in self.played.encoding.described()}
        return {"observation": parts, "action_mask": self.mask(seat)}

    def mask(self, seat: int) -> Array:
        return np.array(self.played.mask(seat), np.int8)

    def begin(self, seed: int | None) -> None:
        if seed is not None:
            self.own_seeds = Random(seed)
        self.played.begin(self.own_seeds.getrandbits(64))
        self.agents = self.possible_agents[:]

    def render(self) -> str | None:
        """The table as the seat that is to move sees it, in English; printed or returned."""
        played = self.played
        seat = None if played.is_over() else played.seat()
        words = Words("en", played.game, [agent.replace("_", " ") for agent in self.possible_agents])
        text = told(played.game, played.game.view(played.state, seat), seat, words)
        if self.render_mode == "ansi":
            return text
        if self.render_mode == "human":
            print(text)
        return None

    def close(self) -> None:
        """There is nothing to close."""

    def __str__(self) -> str:
        return str(self.metadata["name"])


def numbers(size: int) -> Box:
    return Box(-LARGEST, LARGEST, (size,), np.int16)


class Table(Seen, AECEnv[str, Any, Any]):
    """One seat after the other."""

    def __init__(self, played: Played, form: Form, max_cycles: int, render_mode: str | None) -> None:
        AECEnv.__init__(self)
        Seen.__init__(self, played, form, max_cycles, render_mode)
        self.moves = 0

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.begin(seed)
        self.moves = 0
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.settle()

    def settle(self) -> None:
        """Whose turn it is now, and what is over."""
        played = self.played
        if played.is_over():
            rewards = played.rewards()
            self.rewards = {agent: rewards[self.seat_of[agent]] for agent in self.agents}
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.max_cycles and self.moves >= self.max_cycles * played.players:
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[played.seat()]
        self.infos = {agent: {"action_mask": self.mask(self.seat_of[agent])} for agent in self.agents}

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.played.answer(action)
        self.moves += 1
        self.settle()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()


class Round(Seen, ParallelEnv[str, Any, Any]):
    """All seats in every cycle. An answer that is not allowed stands for any that is: many programs know no masks."""

    at_once = True

    def __init__(self, played: Played, max_cycles: int, render_mode: str | None) -> None:
        Seen.__init__(self, played, "array", max_cycles, render_mode)
        self.cycles = 0

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, Any]:
        self.begin(seed)
        self.cycles = 0
        return self.seen(), self.told_apart()

    def step(self, actions: dict[str, Any]) -> tuple[Any, Any, Any, Any, Any]:
        played = self.played
        agent = self.possible_agents[played.seat()]
        options = played.options(played.seat())
        wanted = int(actions.get(agent, -1))
        played.answer(wanted if wanted in options else options[played.chance.randrange(len(options))])
        self.cycles += 1
        over = played.is_over()
        late = bool(self.max_cycles) and self.cycles >= self.max_cycles and not over
        rewards = dict(zip(self.possible_agents, played.rewards(), strict=True))
        ends, cuts = dict.fromkeys(self.agents, over), dict.fromkeys(self.agents, late)
        seen, infos = self.seen(), self.told_apart()
        if over or late:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return seen, rewards, ends, cuts, infos

    def seen(self) -> dict[str, Any]:
        return {agent: self.observe(agent) for agent in self.agents}

    def told_apart(self) -> dict[str, Any]:
        """Of each seat its mask; of those that wait all ones."""
        return {agent: {"action_mask": self.mask(self.seat_of[agent])} for agent in self.agents}
