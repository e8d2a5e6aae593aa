"""`pioche new`: a package to begin a game with."""

from __future__ import annotations

import keyword
import re
import sys
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from pioche import games
from pioche.core.game import Refused

NAME = re.compile(r"[a-z][a-z0-9]{1,30}\Z")
TEMPLATE = "pioche.lab.template"
OF_PYTHON = ("__pycache__", "__init__.py")  # of the template itself


def begin(key: str, folder: Path) -> list[Path]:
    """Write the package into this folder, which must be new or empty; the files that were written."""
    if not NAME.match(key) or keyword.iskeyword(key) or key in sys.stdlib_module_names:
        raise Refused("new-bad-name", name=key)
    if key in set(games.keys()):
        raise Refused("new-name-taken", name=key)
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise Refused("new-not-empty", folder=str(folder))
    return [
        written(file, folder / name.replace("mygame", key), key)
        for name, file in sorted(template(files(TEMPLATE)).items())
    ]


def template(folder: Traversable, above: str = "") -> dict[str, Traversable]:
    """Every file below this folder, by its place."""
    found: dict[str, Traversable] = {}
    for entry in folder.iterdir():
        if entry.name in OF_PYTHON and (not above or entry.is_dir()):
            continue
        if entry.is_dir():
            found |= template(entry, f"{above}{entry.name}/")
        else:
            found[above + entry.name] = entry
    return found


def written(file: Traversable, path: Path, key: str) -> Path:
    text = file.read_text("utf-8").replace("mygame", key).replace("Mygame", key.capitalize())
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")
    return path
