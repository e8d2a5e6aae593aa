"""Lists that have an entry for each seat, watched while the laws are checked; never in play.

Python counts negative numbers from the end of a list. So a seat that is none, "-1: nobody yet", is somebody after all
when it is used as an index, and nobody notices: the wrong player gets the card. CHANCE and NOBODY are out of every list
for that reason; what a game calls none is not. While they are watched, these lists have no end to count from.
"""

from __future__ import annotations

from pathlib import Path
from traceback import extract_tb
from typing import Any

from pioche.core.flow import State
from pioche.core.game import Game, Settings
from pioche.core.saves import fields


class Watched(list[Any]):
    """A list that is counted from its beginning alone. Its slices and copies are plain lists."""

    def __getitem__(self, place: Any) -> Any:
        if from_the_end(place):
            raise IndexError(f"{place} taken for a seat")
        return list.__getitem__(self, place)

    def __setitem__(self, place: Any, value: Any) -> None:
        if from_the_end(place):
            raise IndexError(f"{place} taken for a seat")
        list.__setitem__(self, place, value)


def from_the_end(place: Any) -> bool:
    if isinstance(place, slice):
        return (place.start or 0) < 0 or (place.stop or 0) < 0
    return bool(place < 0)


def by_seat(game: Game, settings: Settings) -> list[str]:
    """The fields with an entry for each seat: at every table of this game they are as long as there are players."""
    tables = [(players, game.start(game.settle({**settings, "players": players}))) for players in game.players]
    return [
        name
        for name in fields(tables[0][1])
        if name not in ("agenda", "ranks") and all(has_one_each(getattr(s, name), players) for players, s in tables)
    ]


def has_one_each(value: Any, players: int) -> bool:
    return isinstance(value, list) and len(value) == players


def watch(s: State, names: list[str], players: int) -> None:
    """Watch these lists until they are replaced."""
    for name in names:
        value = getattr(s, name)
        if type(value) is list and len(value) == players:
            setattr(s, name, Watched(value))


def told(error: IndexError) -> str:
    """What was out of its list, and in which line."""
    *_, place = [frame for frame in extract_tb(error.__traceback__) if frame.filename != __file__]
    return f"{error}, in {place.name} ({Path(place.filename).name}, line {place.lineno})"
