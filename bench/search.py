"""How fast bots search: iterations and decisions per second on one core, and what the search itself costs.

The baseline are the same imagined games without any search: imagine, play on by the rules of thumb, judge. What a
search takes longer than that is its own bookkeeping: the tree, the choice of what to try, the counting.
"""

from __future__ import annotations

import platform
from random import Random
from time import process_time

from pioche import bots, games
from pioche.bots.ismcts import Effort, Search
from pioche.core.flow import CHANCE, State
from pioche.core.game import Game

POSITIONS, ITERATIONS, ROUNDS = 12, 150, 3


def positions(game: Game) -> list[tuple[State, int]]:
    """What seats see when they have to decide, from all over one game by the rules of thumb."""
    rng, met = Random(5), list[tuple[State, int]]()
    short = {"hands": 1} if any(option.key == "hands" for option in game.options) else {}
    s = game.start(game.settle(short))
    s.run_on()
    greedy = bots.load("greedy")(game)
    while not s.is_over():
        if s.to_move() == CHANCE:
            s.happen(s.draw(rng))
            continue
        seat = s.to_move()
        if len(s.options()) > 1:
            met.append((game.view(s, seat), seat))
        s.play(greedy.choose(game.view(s, seat), seat, s.options(), rng))
    return rng.sample(met, min(POSITIONS, len(met)))


def searched(game: Game, views: list[tuple[State, int]]) -> tuple[int, int, float]:
    """Iterations, decisions and seconds of searching these positions."""
    start, iterations, decisions = process_time(), 0, 0
    for view, seat in views:
        search = Search(game, view, seat, Random(1), Effort(ITERATIONS))
        search.run()
        iterations += search.iterations
        decisions += search.decisions
    return iterations, decisions, process_time() - start


def played(game: Game, views: list[tuple[State, int]]) -> tuple[int, int, float]:
    """The same number of imagined games without a tree."""
    start, decisions = process_time(), 0
    for view, seat in views:
        bare = Search(game, view, seat, Random(1), Effort(ITERATIONS, believe=False))
        for number in range(ITERATIONS):
            bare.luck.seed(number)
            bare.play_out(game.imagine(view, bare.rng))
        decisions += bare.decisions
    return len(views) * ITERATIONS, decisions, process_time() - start


def main() -> None:
    print(f"Search on one core, Python {platform.python_version()}; best of {ROUNDS} rounds.\n")
    print(f"{'':12}{'iterations/s':>14}{'decisions/s':>14}{'µs a decision':>15}{'× bare games':>14}")
    for key in games.KEYS:
        game = games.load(key)
        views = positions(game)
        best = min((searched(game, views) for _ in range(ROUNDS)), key=lambda one: one[2] / one[1])
        bare = min((played(game, views) for _ in range(ROUNDS)), key=lambda one: one[2] / one[1])
        iterations, decisions, seconds = best
        each, alone = seconds / decisions, bare[2] / bare[1]
        speeds = f"{iterations / seconds:>14,.0f}{decisions / seconds:>14,.0f}"
        print(f"{key:12}{speeds}{1e6 * each:>15.1f}{each / alone:>14.2f}")
    print("\nThe last column: time per decision against the same imagined games without search; 1 would be free.")


if __name__ == "__main__":
    main()
