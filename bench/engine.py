"""How fast the engine plays: random games on one core, against OpenSpiel's C++ hearts driven from Python.

Whole games, deals included, every answer picked at random among the legal ones.  Hearts is driven twice: by the
loop of its documentation, which draws chance by its probabilities, and by the fastest loop we could find, which
leans on all cards being equally likely.  Time is that of the processor; the measurements take turns and the best of
each counts, because other work on the machine can only make them slower.
"""

from __future__ import annotations

import platform
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from time import process_time
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
USUAL, FASTEST = "hearts C++, usual loop", "hearts C++, fastest loop"


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
    start = process_time()
    while process_time() - start < SECONDS / 4:
        for item in items:
            act(item)
        repeats += len(items)
    return (process_time() - start) / repeats * 1e6


# Ours --------------------------------------------------------------------------------------------------------


def ours(game: Game) -> Contender:
    players = min(max(PLAYERS, game.players[0]), game.players[-1])
    settings = game.settle({"players": players})
    states, rng = positions(game, settings), Random(1)
    views = [game.view(s, s.to_move()) for s in states]

    def play(count: int) -> tuple[int, float]:
        start = process_time()
        report = simulate(game, settings, ["random"] * players, count, "bench", processes=1)
        return report.decisions, process_time() - start

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


def peer(name: str, play_hearts: Callable[[Any, Random], int]) -> Contender:
    game = pyspiel.load_game("hearts")
    rng = Random(3)
    states = hearts_positions(game, rng)

    def play(count: int) -> tuple[int, float]:
        start = process_time()
        decisions = sum(play_hearts(game, rng) for _ in range(count))
        return decisions, process_time() - start

    return Contender(
        name,
        play,
        lambda: microseconds(lambda s: s.clone(), states),
        lambda: microseconds(lambda s: s.resample_from_infostate(s.current_player(), rng.random), states),
    )


def usual_hearts(game: Any, rng: Random) -> int:
    """One game; the number of decisions."""
    decisions = 0
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, chances)[0])
        else:
            decisions += 1
            state.apply_action(rng.choice(state.legal_actions()))
    return decisions


def fastest_hearts(game: Any, rng: Random) -> int:
    random, decisions = rng.random, 0
    state = game.new_initial_state()
    while not state.is_terminal():
        decisions += not state.is_chance_node()
        actions = state.legal_actions()  # at chance nodes too
        state.apply_action(actions[int(random() * len(actions))])
    return decisions


def hearts_positions(game: Any, rng: Random) -> list[Any]:
    """Questions from all over some random games."""
    met: list[Any] = []
    while len(met) < 20 * POSITIONS:
        state = game.new_initial_state()
        while not state.is_terminal():
            if not state.is_chance_node():
                met.append(state.clone())
            state.apply_action(rng.choice(state.legal_actions()))
    return rng.sample(met, POSITIONS)


# The report --------------------------------------------------------------------------------------------------


def row(name: str, *cells: str) -> str:
    return f"{name:26}" + "".join(f"{cell:>16}" for cell in cells)


def main() -> None:
    contenders = [ours(games.load(key)) for key in games.KEYS]
    peers = [peer(USUAL, usual_hearts), peer(FASTEST, fastest_hearts)] if pyspiel else []
    for contender in contenders + peers:
        contender.prepare()
    for _ in range(ROUNDS):
        for contender in contenders + peers:
            contender.measure()
    compiled = "not compiled" if str(flow.__file__).endswith(".py") else "compiled"
    print(f"Random games on one core, Python {platform.python_version()}, {compiled}; best of {ROUNDS} rounds.\n")
    print(row("", "decisions/s", "clone µs", "imagine µs", *(f"× {one.name.split(', ')[1]}" for one in peers)))
    for one in contenders + peers:
        ratios = [f"{one.speed / other.speed:.2f}" for other in peers]
        print(row(one.name, f"{one.speed:,.0f}", f"{one.clone_time:.2f}", f"{one.imagine_time:.1f}", *ratios))
    if peers:
        print("\nThe last columns: decisions per second against OpenSpiel's hearts, driven in two ways.")
    else:
        print("\nOpenSpiel is not installed, so there is nothing to compare with: `make bench` installs it.")


if __name__ == "__main__":
    main()
