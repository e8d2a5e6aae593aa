"""How many imagined tables have a legal past: moments all over random games, seen by the seat that is asked.

    python bench/pasts.py [KEY...] [--moments 1000]

A table is imagined from the seat's view; the moves played so far are replayed from the past it implies. They must all
be legal, and lead to that very table. (OpenSpiel's hearts gives cards of a suit back to players who showed that they
have none: when that was last looked at, about 40 in 100 of its samples had a legal past.)
"""

from __future__ import annotations

import sys
from random import Random

from pioche import games
from pioche.core.flow import CHANCE, State
from pioche.core.game import Game, same_past
from pioche.core.laws import Broken, Walk

SHARE = 0.15  # of the questions of a game


class Sure(Random):
    """Leaves nothing out: even the longest past is replayed."""

    def random(self) -> float:
        return 0.0


class Pasts(Walk):
    """Watches nothing but pasts."""

    legal = 0
    illegal = 0

    def play_on(self, most: int) -> None:
        s: State = self.game.start(self.settings)
        s.run_on()
        self.waypoints.append((0, s.clone()))
        self.doubts = Sure()
        sampling = Random(f"pasts {self.settings}")
        while not s.is_over() and self.legal + self.illegal < most:
            if s.to_move() != CHANCE and sampling.random() < SHARE:
                self.sample(s)
            self.advance(s, looking=False)

    def sample(self, s: State) -> None:
        seat = s.to_move()
        try:
            self.check_past(s, self.game.imagine(self.game.view(s, seat), self.rng), seat)
            self.legal += 1
        except Broken:
            self.illegal += 1


def counted(game: Game, moments: int) -> tuple[int, int]:
    legal = illegal = number = 0
    while legal + illegal < moments:
        walk = Pasts(game, game.settle(game.short), f"past {number}", {})
        walk.play_on(moments - legal - illegal)
        legal, illegal, number = legal + walk.legal, illegal + walk.illegal, number + 1
    return legal, illegal


def main(line: list[str]) -> None:
    moments = int(line.pop(line.index("--moments") + 1)) if "--moments" in line else 1_000
    for key in [word for word in line if not word.startswith("--")] or games.KEYS:
        game = games.load(key)
        legal, illegal = counted(game, moments)
        note = " (nothing is hidden that could have been otherwise)" if game.implied is same_past else ""
        print(f"{key:12} {legal} of {legal + illegal} imagined tables have a legal past{note}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
