"""Compiled and plain, the same games: records, imagined tables and what a search finds out, number by number.

    python bench/same.py            all games
    python bench/same.py KEY...     these, and what else can be imported as PACKAGE:GAME

Both run from the same seeds in processes of their own. Every class is made once, as saves make it, too: a class that
was compiled wrongly fails when it is made, not before.
"""

from __future__ import annotations

import json
import os
import pickle
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from random import Random
from time import process_time
from typing import Any

from pioche import bots, compiled, games
from pioche.bots.ismcts import Effort, Search
from pioche.core import saves
from pioche.core.flow import CHANCE, State
from pioche.core.game import Game
from pioche.lab.simulate import simulate

MOMENTS, ITERATIONS = 6, 48


def find(name: str) -> Game:
    if ":" not in name:
        return games.load(name)
    module, value = name.split(":")
    game: Game = getattr(import_module(module), value)
    return game


def told(game: Game) -> dict[str, Any]:
    """Everything that has to be the same."""
    settings = game.settle(game.short)
    start = process_time()
    report = simulate(game, settings, ["random"] * settings["players"], 6, "same", 1).data()["results"]
    thought = simulate(game, settings, ["greedy"] * settings["players"], 2, "same", 1).data()["results"]
    moments = [moment(game, s, number) for number, s in enumerate(questions(game))]
    return {"random": report, "greedy": thought, "moments": moments, "seconds": process_time() - start}


def questions(game: Game) -> list[State]:
    """From all over a game by the rules of thumb."""
    rng, met = Random(1), list[State]()
    s: State = game.start(game.settle(game.short))
    s.run_on()
    greedy = bots.load("greedy")(game)
    while not s.is_over():
        seat = s.to_move()
        if seat == CHANCE:
            s.happen(s.draw(rng))
            continue
        if len(s.options()) > 1:
            met.append(s.clone())
        s.play(greedy.choose(game.view(s, seat), seat, s.options(), rng))
    return rng.sample(met, min(MOMENTS, len(met)))


def moment(game: Game, s: State, number: int) -> list[Any]:
    seat = s.to_move()
    view = game.view(s, seat)
    again = saves.load(game, json.loads(json.dumps(saves.dump(view))))
    assert saves.dump(pickle.loads(pickle.dumps(view))) == saves.dump(view) == saves.dump(again)
    imagined = [saves.dump(game.imagine(view, Random(seed))) for seed in range(3)]
    found = Search(game, view, seat, Random(number), Effort(ITERATIONS)).run()
    return [seat, s.options(), imagined, [[one.choice, one.visits, one.total, one.points] for one in found]]


def classes() -> Iterator[str]:
    """Every class of the compiled modules, made without its first values."""
    for name in compiled.FINDER.found():
        if "__mypyc" in name:
            continue
        for thing in vars(import_module(name)).values():
            if isinstance(thing, type) and thing.__module__ == name and not issubclass(thing, tuple | Exception):
                if thing.__name__ not in ("Search", "Node"):
                    thing.__new__(thing)
                yield f"{name}.{thing.__name__}"


def tell(names: list[str]) -> None:
    made = [*classes()]
    out = {name: told(find(name)) for name in names}
    print(json.dumps({"compiled": compiled.is_compiled(), "classes": made, "games": out}, sort_keys=True))


def run(names: list[str], pure: bool) -> Any:
    environment = {**os.environ, "PIOCHE_PURE": "1" if pure else "0"}
    command = [sys.executable, __file__, "--tell", *names]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"{'plain' if pure else 'compiled'}:\n{done.stderr}")
    return json.loads(done.stdout)


def main(names: list[str]) -> int:
    plain, fast = run(names, pure=True), run(names, pure=False)
    if not fast["compiled"]:
        print("Nothing is compiled, or the sources have changed since: `make compile`.")
        return 1
    wrong = 0
    for name in names:
        one, other = plain["games"][name], fast["games"][name]
        slow, quick = one.pop("seconds"), other.pop("seconds")
        same = one == other
        wrong += not same
        print(f"{name:36} {'the same' if same else 'DIFFERENT'}, {slow / quick:.1f} times as fast")
    print(f"{len(fast['classes'])} classes made.")
    return 1 if wrong else 0


if __name__ == "__main__":
    if sys.argv[1:2] == ["--tell"]:
        tell(sys.argv[2:])
    else:
        sys.exit(main(sys.argv[1:] or [*games.KEYS]))
