"""A seat for a language model: what it sees and may answer becomes a prompt, what it writes becomes an answer.

    python examples/language_model.py treize

`ask` stands for the model: here a stub that picks a line of the prompt. Put a call to any model in its place. What
cannot be understood is asked once more, with the reason; then the first answer is taken.
"""

import sys
from collections.abc import Callable
from random import Random
from typing import Any

from pioche import bots, games
from pioche.bots.bot import Bot
from pioche.core.game import Game
from pioche.lab.playing import play_out
from pioche.lab.telling import answers, told
from pioche.text import Words


class Spoken(Bot):
    def __init__(self, game: Game, players: int, ask: Callable[[str], str]) -> None:
        super().__init__(game)
        self.ask, self.words = ask, Words("en", game, [f"player {seat}" for seat in range(players)])

    def choose(self, view: Any, seat: int, options: list[int], rng: Random) -> int:
        names = answers(self.game, view, seat, self.words)
        listed = "\n".join(f"{number}. {name}" for number, name in enumerate(names, start=1))
        prompt = f"You are player {seat}.\n{told(self.game, view, seat, self.words)}\nAnswer with a number:\n{listed}"
        for _ in range(2):
            reply = self.ask(prompt).strip().rstrip(".")
            if reply.isdigit() and 1 <= int(reply) <= len(names):
                return [*names.values()][int(reply) - 1]
            prompt += f"\n“{reply[:40]}” is none of these numbers."
        return options[0]


def stub(prompt: str) -> str:
    """Where a model would be: the last line's number, or nonsense when the prompt is of an odd length."""
    return "hm" if len(prompt) % 2 else prompt.rsplit("\n", 1)[-1].split(".")[0]


def main(key: str) -> None:
    game = games.load(key)
    settings = game.settle(game.short)
    seats: list[Bot] = [Spoken(game, settings["players"], stub)]
    seats += [bots.load("greedy")(game) for _ in range(settings["players"] - 1)]
    end, decisions = play_out(game, settings, seats, Random(1), Random(2))
    print(f"{decisions} answers, places {[rank + 1 for rank in end.ranks]}")


if __name__ == "__main__":
    main(sys.argv[1])
