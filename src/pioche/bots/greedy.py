"""A bot that takes what looks best now, by the game's own rules of thumb."""

from __future__ import annotations

from random import Random
from typing import Any

from pioche.bots.bot import Bot


class Greedy(Bot):
    """The option that `game.hints` rates highest; chance decides between equals."""

    def choose(self, view: Any, seat: int, options: list[int], rng: Random) -> int:
        if len(options) == 1:
            return options[0]
        rates = self.game.hints.rate(view, seat, options)
        most = max(rates)
        best = [option for option, rate in zip(options, rates, strict=True) if rate == most]
        return best[int(rng.random() * len(best))]


BOT = Greedy
