"""Players of the program's own. A bot imports `core` alone and is given views, never states."""

from __future__ import annotations

from importlib import import_module

from pioche.bots.bot import Bot
from pioche.core.game import Refused

BASELINES = ("random", "greedy")
LEVELS = ("beginner", "casual", "strong", "expert")  # for people, the weakest first
USUAL = "strong"
KEYS = (*BASELINES, *LEVELS)


def load(key: str) -> type[Bot]:
    """The kind of bot of this name; made for a game it can answer: `load("greedy")(game)`."""
    if key in LEVELS:
        level: type[Bot] = import_module("pioche.bots.levels").BOTS[key]
        return level
    if key not in BASELINES:
        raise Refused("refused-bot", bot=key, allowed=", ".join(KEYS))
    kind: type[Bot] = import_module(f"pioche.bots.{key}").BOT
    return kind
