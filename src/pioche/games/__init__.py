"""The games. A game imports `core` and itself; nothing outside its folder names it except the list below."""

from __future__ import annotations

from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from traceback import extract_tb

from pioche.core.game import LANGUAGES, Game, Refused
from pioche.core.plain import SAID

KEYS = ("calcory", "equinox", "mu", "nba", "safaru", "treize", "warriors")
GROUP = "pioche.games"
SPOKEN_OF = ("game-name", "game-line")  # what every list of games says


def keys() -> list[str]:
    """Our games, then those that installed packages bring along."""
    return [*KEYS, *sorted(point.name for point in entry_points(group=GROUP) if point.name not in KEYS)]


def load(key: str) -> Game:
    """The game of this name: ours, or one a package declares as `NAME = "package.module:GAME"`."""
    if key in KEYS:
        game: Game = import_module(f"pioche.games.{key}").GAME
        return game
    for point in entry_points(group=GROUP, name=key):
        return brought(point)
    raise Refused("refused-game", game=key, allowed=", ".join(keys()))


def playable() -> tuple[list[Game], list[Refused]]:
    """The games that load, and for each of the others what is wrong with it."""
    found, broken = [], []
    for key in keys():
        try:
            found.append(load(key))
        except Refused as refused:
            broken.append(refused)
    return found, broken


def brought(point: EntryPoint) -> Game:
    """The game that a package declares; if it is broken, a refusal that says why and where."""
    try:
        game = point.load()
        if not isinstance(game, Game):
            raise TypeError(f"{point.value} is {type(game).__name__}, not a Game")
        if game.key != point.name:
            raise ValueError(f"its entry point is called {point.name}, the game {game.key}")
        for language in LANGUAGES:
            missing = [message for message in SPOKEN_OF if message not in SAID.findall(game.text(language))]
            if missing:
                raise ValueError(f"text.{language}.ftl does not say {', '.join(missing)}")
        return game
    except Exception as error:  # whatever it is, the other games go on
        why = f"{type(error).__name__}: {error}"
        raise Refused("refused-broken-game", game=point.name, why=why, where=place_of(error, point)) from error


def place_of(error: Exception, point: EntryPoint) -> str:
    """The last line of the package that the error came through; its entry point if there is none."""
    package = point.value.split(":")[0].split(".")[0]
    lines = [
        frame for frame in extract_tb(error.__traceback__) if package in Path(frame.filename).with_suffix("").parts
    ]
    return f"{Path(lines[-1].filename).name}, line {lines[-1].lineno}" if lines else point.value
