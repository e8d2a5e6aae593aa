"""The games. A game imports `core` and itself; nothing outside its folder names it except the list below."""

from __future__ import annotations

from importlib import import_module
from importlib.metadata import entry_points

from pioche.core.game import Game, Refused

KEYS = ("calcory", "equinox", "mu", "rummu", "safaru", "treize", "warriors")
GROUP = "pioche.games"


def keys() -> list[str]:
    """Our games, then those that installed packages bring along."""
    return [*KEYS, *sorted(point.name for point in entry_points(group=GROUP) if point.name not in KEYS)]


def load(key: str) -> Game:
    """The game of this name: ours, or one a package declares as `NAME = "package.module:GAME"`."""
    if key in KEYS:
        game: Game = import_module(f"pioche.games.{key}").GAME
        return game
    for point in entry_points(group=GROUP, name=key):
        game = point.load()
        return game
    raise Refused("refused-game", game=key, allowed=", ".join(keys()))
