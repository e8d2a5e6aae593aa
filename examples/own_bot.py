"""A bot in twenty lines: the answer that comes first most often when one imagines what one cannot see.

python examples/own_bot.py treize
"""

import sys
from random import Random
from typing import Any

from pioche import bots, games
from pioche.bots.bot import Bot
from pioche.lab.playing import play_out


class Dreamer(Bot):
    """For each answer, a few imagined games to their end, at random; the answer with the best places wins."""

    def choose(self, view: Any, seat: int, options: list[int], rng: Random) -> int:
        def dream(option: int) -> int:
            s = self.game.imagine(view, rng)
            s.answer(seat, option)
            s.run_on()
            while not s.is_over():
                s.happen(s.draw(rng)) if s.to_move() < 0 else s.play(rng.choice(s.options()))
            return int(s.ranks[seat])

        return (
            options[0] if len(options) == 1 else min(options, key=lambda option: sum(dream(option) for _ in range(4)))
        )


def main(key: str, count: int) -> None:
    game = games.load(key)
    settings = game.settle(game.short)
    others = [bots.load("random")(game) for _ in range(settings["players"] - 1)]
    wins = 0.0
    for number in range(count):
        end, _ = play_out(game, settings, [Dreamer(game), *others], Random(number), Random(-number))
        wins += (end.ranks[0] == 0) / end.ranks.count(0)
    print(f"won {wins:g} of {count} games; by chance it would be {count / settings['players']:g}")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 10)
