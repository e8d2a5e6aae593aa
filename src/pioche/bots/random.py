"""A bot that plays anything the rules allow: the baseline, and the fastest."""

from __future__ import annotations

from random import Random
from typing import Any, ClassVar

from pioche.bots.bot import Bot


class Anything(Bot):
    """Every option is equally likely."""

    sees: ClassVar[bool] = False

    def choose(self, view: Any, seat: int, options: list[int], rng: Random) -> int:
        return options[int(rng.random() * len(options))]


BOT = Anything
