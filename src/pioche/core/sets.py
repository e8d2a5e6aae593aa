"""Sets of cards: those in a game's own folder, and those that people write themselves and bring along.

A game makes its tables when it is loaded, so sets are named before that; processes that are started later inherit them.
A set is a TOML file or a folder, and the game says what has to be in it.
"""

from __future__ import annotations

import os
import tomllib
from collections.abc import Iterable, Mapping
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

PLACE: Final = "PIOCHE_SETS"  # environment: the sets of this process and its children, separated as in PATH
FOLDER: Final = "cards"  # of the data folder: sets that are always there
FORM: Final = ".toml"


def box(package: str, name: str = "cards.toml") -> dict[str, Any]:
    """The cards that a game brings along, from a file beside its code."""
    return tomllib.loads(files(package).joinpath(name).read_text("utf-8"))


def data_folder(environment: Mapping[str, str] = os.environ) -> Path:
    """Where data of this person lie, unless another folder is named."""
    home = environment.get("XDG_DATA_HOME") or str(Path("~/.local/share").expanduser())
    return Path(home) / "pioche"


def sets_in(place: Path) -> list[Path]:
    """A set itself, or all sets of a folder."""
    if place.suffix == FORM or not place.is_dir():
        return [place]
    inside = sorted(one for one in place.iterdir() if one.suffix == FORM or one.is_dir())
    return inside or [place]


def bring(sets: Iterable[Path]) -> None:
    """These sets are there from now on, for games that are not loaded yet."""
    known = brought()
    fresh = [one.absolute() for one in sets]
    os.environ[PLACE] = os.pathsep.join(map(str, dict.fromkeys([*known, *fresh])))


def brought() -> list[Path]:
    return [Path(one) for one in os.environ.get(PLACE, "").split(os.pathsep) if one]
