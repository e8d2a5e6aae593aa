"""Games among OpenSpiel's: `pyspiel.load_game("pioche_KEY(players=4)")` once this module is imported.

Players are seats and actions are answers, by the numbers and names of the game. Those who are asked together answer one
after the other, as in our own searches. Returns are places: from 1 for the first to -1 for the last.

Chance is explicit and fair, but whole deals are too many to list: each draw is two chance nodes of 1,024 outcomes, all
equally likely, which together are the seed of the draw. An information state is what the seat sees now and all answers
it saw given; as a tensor it is the row of `pioche.lab.encoding`. `resample_from_infostate` imagines what the seat
cannot see, so that the result has a legal past; its history is still the one that was played.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np
import pyspiel

from pioche import games
from pioche.core import saves
from pioche.core.flow import CHANCE, State
from pioche.core.game import Game, Settings
from pioche.lab.encoding import Encoding, encoding_of
from pioche.lab.table import rewards

SEEDS, NODES = 1_024, 2  # outcomes of a chance node, and nodes of a draw
LONGEST = 1_000_000

Seen = tuple["Seen", int, str, int, tuple[int, ...]] | None
"""All answers so far, the last one first: seat, step, answer, and who saw it; nobody named: everybody."""


class Held:
    """What a state of OpenSpiel holds; copied as states of ours are."""

    __slots__ = ("drawn", "seeds", "seen", "state")

    def __init__(self, state: State, seeds: tuple[int, ...] = (), seen: Seen = None, drawn: int = 0) -> None:
        self.state, self.seeds, self.seen, self.drawn = state, seeds, seen, drawn

    def __deepcopy__(self, memo: dict[int, Any]) -> Held:
        return Held(self.state.clone(), self.seeds, self.seen, self.drawn)


class Struct:
    """A part of a game as plain data."""

    def __init__(self, **parts: Any) -> None:
        self.__dict__.update(parts)

    def to_dict(self) -> dict[str, Any]:
        return dict(self.__dict__)

    def to_json(self) -> str:
        return json.dumps(self.__dict__)


class Table(pyspiel.State):
    """A game in progress."""

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self.held = Held(game.ours.start(game.settings))
        self.held.state.run_on()

    # Whose turn, and what may be answered

    def current_player(self) -> int:
        s = self.held.state
        if s.is_over():
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if s.to_move() == CHANCE else s.to_move()

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.held.state.options())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(seed, 1 / SEEDS) for seed in range(SEEDS)]

    def _apply_action(self, action: int) -> None:
        held, s = self.held, self.held.state
        step = s.question(s.to_move())  # of those who are asked together the first one's
        if step is not None:
            shown = (step.seat, *step.witnesses()) if step.secret else ()
            held.seen = held.seen, step.seat, type(step).__name__, action, shown
            s.play(action)
            return
        held.seeds += (action,)
        if len(held.seeds) == NODES:
            s.happen(s.draw(Random(f"{held.seeds} {held.drawn}")))
            held.seeds, held.drawn = (), held.drawn + 1

    def _action_to_string(self, player: int, action: int) -> str:
        return f"seed {action}" if player == pyspiel.PlayerId.CHANCE else str(self.get_game().ours.choices[action])

    # What comes of it

    def is_terminal(self) -> bool:
        return self.held.state.is_over()

    def returns(self) -> list[float]:
        return rewards(self.get_game().ours, self.held.state, self.num_players())

    def __str__(self) -> str:
        return json.dumps(saves.dump(self.held.state))

    # What seats know

    def sight(self, player: int) -> State:
        view: State = self.get_game().ours.view(self.held.state, player)
        return view

    def known(self, player: int) -> str:
        """What this seat sees, and all the answers it saw."""
        names, lines, seen = self.get_game().ours.choices, list[str](), self.held.seen
        while seen:
            seen, seat, step, choice, shown = seen
            lines.append(f"{seat} {step} {names[choice] if not shown or player in shown else '?'}")
        return "\n".join([json.dumps(saves.dump(self.sight(player))), *lines[::-1]])

    def resample_from_infostate(self, player: int, random: Callable[[], float]) -> Table:
        """This table with other cards where the player cannot see them."""
        other: Table = self.clone()
        rng = Random(random())
        other.held.state = self.get_game().ours.imagine(self.sight(player), rng)
        return other

    # As data

    def to_struct(self) -> Struct:
        return Struct(current_player=self.current_player(), **saves.dump(self.held.state))

    def to_observation_struct(self, player: int) -> Struct:
        return Struct(observer=player, current_player=self.current_player(), **saves.dump(self.sight(player)))

    def action_to_struct(self, player: int, action: int) -> Struct:
        step = self.held.state.question(player) or self.held.state.agenda[-1]
        return Struct(player=player, step=type(step).__name__, answer=self._action_to_string(player, action))


class Observer:
    """What OpenSpiel asks for tensors and strings of a player."""

    def __init__(self, encoding: Encoding, perfect_recall: bool) -> None:
        self.encoding, self.perfect_recall = encoding, perfect_recall
        self.tensor = np.zeros(encoding.size, np.float32)
        self.dict = {name: self.tensor[start : start + size] for name, _, start, size in encoding.described()}

    def set_from(self, state: Table, player: int) -> None:
        self.tensor[:] = self.encoding.row(state.sight(player), player)

    def string_from(self, state: Table, player: int) -> str:
        return state.known(player) if self.perfect_recall else json.dumps(saves.dump(state.sight(player)))


def type_of(game: Game) -> Any:
    return pyspiel.GameType(
        short_name=f"pioche_{game.key}",
        long_name=f"Pioche {game.key}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.players[-1],
        min_num_players=game.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={option.key: option.default for option in game.options},
    )


def kind_of(ours: Game) -> Any:
    """The class of OpenSpiel that stands for this game."""
    described = type_of(ours)

    class Ours(pyspiel.Game):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            self.ours = ours
            self.settings: Settings = ours.settle({key: int(value) for key, value in (params or {}).items()})
            info = pyspiel.GameInfo(
                num_distinct_actions=len(ours.choices),
                max_chance_outcomes=SEEDS,
                num_players=self.settings["players"],
                min_utility=-1.0,
                max_utility=1.0,
                max_game_length=LONGEST,
            )
            super().__init__(described, info, {**self.settings})

        def new_initial_state(self) -> Table:
            return Table(self)

        def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
            return Observer(encoding_of(ours, self.settings), bool(iig_obs_type and iig_obs_type.perfect_recall))

    return described, Ours


def register(game: Game) -> None:
    """From now on OpenSpiel knows this game as "pioche_KEY"."""
    if f"pioche_{game.key}" not in pyspiel.registered_names():
        pyspiel.register_game(*kind_of(game))


for each in games.playable()[0]:
    register(each)
