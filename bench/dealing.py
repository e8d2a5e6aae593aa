"""What it costs to imagine hands when some are known to lack a suit: against hands of which nothing is known.

Positions of Mü from whole hands by the rules of thumb. With nothing known the unseen cards are shuffled and dealt;
otherwise deals are counted, so that every one that fits is as likely as any other. `first` is the first deal of a
position, before its counts are kept for those that follow.
"""

from __future__ import annotations

import platform
from random import Random
from statistics import mean
from time import process_time
from typing import Any

from pioche import bots, games
from pioche.core.dealing import ways_to_divide
from pioche.core.flow import CHANCE
from pioche.core.game import Game

HANDS, DEALS, ROUNDS = 5, 60, 3


def positions(game: Game, players: int) -> tuple[list[Any], list[Any]]:
    """What seats see when they have to decide: where somebody is known to lack a suit, and where nobody is."""
    known, unknown, rng = list[Any](), list[Any](), Random(players)
    greedy = bots.load("greedy")(game)
    for _ in range(HANDS):
        s = game.start(game.settle({"players": players, "hands": 1}))
        s.run_on()
        while not s.is_over():
            if s.to_move() == CHANCE:
                s.happen(s.draw(rng))
                continue
            seat, view = s.to_move(), game.view(s, s.to_move())
            if len(s.options()) > 1:
                lacking = any(view.lacks[other] for other in range(players) if other != seat)
                (known if lacking else unknown).append(view)
            s.play(greedy.choose(view, seat, s.options(), rng))
    return known, unknown


def microseconds(game: Game, views: list[Any]) -> tuple[float, float]:
    """For one imagined table: at first, and on average."""
    firsts, every = [], []
    for view in views:
        ways_to_divide.cache_clear()
        rng, start = Random(1), process_time()
        game.imagine(view, rng)
        firsts.append(process_time() - start)
        for _ in range(DEALS - 1):
            game.imagine(view, rng)
        every.append((process_time() - start) / DEALS)
    return 1e6 * mean(firsts), 1e6 * mean(every)


def main() -> None:
    game = games.load("mu")
    print(f"Imagining the hands of Mü on one core, Python {platform.python_version()}; best of {ROUNDS} rounds.\n")
    print(f"{'players':>8}{'nothing known, µs':>20}{'suits lacking, µs':>20}{'first, µs':>12}{'ratio':>8}")
    for players in game.players:
        known, unknown = positions(game, players)
        first, each = min(microseconds(game, known) for _ in range(ROUNDS))
        _, bare = min(microseconds(game, unknown) for _ in range(ROUNDS))
        print(f"{players:>8}{bare:>20.1f}{each:>20.1f}{first:>12.1f}{each / bare:>8.2f}")


if __name__ == "__main__":
    main()
