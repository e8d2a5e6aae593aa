"""How fast the engine plays: random games on one core, against OpenSpiel's C++ hearts driven from Python.

Whole games, deals included, every answer picked at random among the legal ones.  The measurements take turns
and the best of each counts, because other work on the machine can only make them slower.
"""

from __future__ import annotations

import platform
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from time import perf_counter
from typing import Any

from pioche import games
from pioche.core import flow
from pioche.core.flow import CHANCE, State
from pioche.core.game import Game, Settings
from pioche.lab.simulate import simulate

try:
    import pyspiel
except ImportError:
    pyspiel = None

ROUNDS = 7
SECONDS = 0.4  # of each measurement in each round
PLAYERS = 4
POSITIONS = 60
PEER = "OpenSpiel hearts, C++"


@dataclass
class Contender:
    """Something measured: `play(n)` plays n games and says how many decisions and seconds that took."""

    name: str
    play: Callable[[int], tuple[int, float]]
    clone: Callable[[], float]  # microseconds
    imagine: Callable[[], float]
    games: int = 1
    speed: float = 0.0
    clone_time: float = float("inf")
    imagine_time: float = float("inf")

    def prepare(self) -> None:
        """How many games fill a measurement."""
        _, seconds = self.play(2)
        self.games = max(1, int(2 * SECONDS / seconds))

    def measure(self) -> None:
        decisions, seconds = self.play(self.games)
        self.speed = max(self.speed, decisions / seconds)
        self.clone_time = min(self.clone_time, self.clone())
        self.imagine_time = min(self.imagine_time, self.imagine())


def microseconds(act: Callable[[Any], object], items: list[Any]) -> float:
    """How long this takes for one of the items, on average over many."""
    repeats = 0
    start = perf_counter()
    while perf_counter() - start < SECONDS / 4:
        for item in items:
            act(item)
        repeats += len(items)
    return (perf_counter() - start) / repeats * 1e6


# Ours --------------------------------------------------------------------------------------------------------


def ours(game: Game) -> Contender:
    players = min(max(PLAYERS, game.players[0]), game.players[-1])
    settings = game.settle({"players": players})
    states, rng = positions(game, settings), Random(1)
    views = [game.view(s, s.to_move()) for s in states]

    def play(count: int) -> tuple[int, float]:
        report = simulate(game, settings, ["random"] * players, count, "bench", processes=1)
        return report.decisions, report.seconds

    return Contender(
        f"{game.key}, {players} players",
        play,
        lambda: microseconds(lambda s: s.clone(), states),
        lambda: microseconds(lambda view: game.imagine(view, rng), views),
    )


def positions(game: Game, settings: Settings) -> list[State]:
    """Questions from all over some random games."""
    rng = Random(2)
    met: list[State] = []
    while len(met) < 20 * POSITIONS:
        s: State = game.start(settings)
        s.run_on()
        while not s.is_over():
            if s.to_move() == CHANCE:
                s.happen(s.draw(rng))
            else:
                met.append(s.clone())
                s.play(rng.choice(s.options()))
    return rng.sample(met, POSITIONS)


# The peer ----------------------------------------------------------------------------------------------------


def peer() -> Contender:
    game = pyspiel.load_game("hearts")
    rng = Random(3)
    states: list[Any] = []
    while len(states) < 20 * POSITIONS:
        play_hearts(game, rng, states)
    states = rng.sample(states, POSITIONS)

    def play(count: int) -> tuple[int, float]:
        start = perf_counter()
        decisions = sum(play_hearts(game, rng) for _ in range(count))
        return decisions, perf_counter() - start

    return Contender(
        PEER,
        play,
        lambda: microseconds(lambda s: s.clone(), states),
        lambda: microseconds(lambda s: s.resample_from_infostate(s.current_player(), rng.random), states),
    )


def play_hearts(game: Any, rng: Random, met: list[Any] | None = None) -> int:
    """One game; the number of decisions."""
    random, decisions = rng.random, 0
    state = game.new_initial_state()
    while not state.is_terminal():
        actions = state.legal_actions()  # at chance nodes too: every card is equally likely
        if not state.is_chance_node():
            decisions += 1
            if met is not None:
                met.append(state.clone())
        state.apply_action(actions[int(random() * len(actions))])
    return decisions


# The report --------------------------------------------------------------------------------------------------


def row(name: str, speed: str, ratio: str, clone: str, imagine: str) -> str:
    return f"{name:26} {speed:>12} {ratio:>10} {clone:>10} {imagine:>12}"


def main() -> None:
    contenders = [ours(games.load(key)) for key in games.KEYS]
    if pyspiel:
        contenders.append(peer())
    for contender in contenders:
        contender.prepare()
    for _ in range(ROUNDS):
        for contender in contenders:
            contender.measure()
    compiled = "compiled" if not str(flow.__file__).endswith(".py") else "not compiled"
    print(f"Random games on one core, Python {platform.python_version()}, {compiled}; best of {ROUNDS} rounds.\n")
    print(row("", "decisions/s", "ratio", "clone µs", "imagine µs"))
    base = contenders[-1].speed if pyspiel else 0.0
    for one in contenders:
        ratio = f"{one.speed / base:.2f}" if base else "-"
        print(row(one.name, f"{one.speed:,.0f}", ratio, f"{one.clone_time:.2f}", f"{one.imagine_time:.1f}"))
    if pyspiel:
        print(f"\nRatio: decisions per second against {PEER}.")
    else:
        print("\nOpenSpiel is not installed, so there is nothing to compare with: `make bench` installs it.")


if __name__ == "__main__":
    main()
