"""Finds the compiled engine, if there is one that was made from these very sources. Imports nothing of ours.

`make compile` translates rules and engine to C and puts the modules, with a list of them, into a folder of their own;
the sources stay as they are. A module of the list is then loaded from there instead of from its source, all of them or
none: compiled modules know each other's insides. Were the sources changed since, or is this another Python, the plain
ones are used, as if there were no such folder.

    PIOCHE_PURE=1           plain Python, whatever is there; PIOCHE_PURE=0 is for tests, which are plain unless told
    PIOCHE_COMPILED=DIR     the compiled engine is there
"""

from __future__ import annotations

import hashlib
import json
import os
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from sysconfig import get_config_var
from types import ModuleType

PACKAGE = Path(__file__).parent
LIST = "modules.json"
ENGINE = ("pioche.core.", "pioche.games.", "pioche.bots.", "pioche.lab.", "pioche_")  # the last: what mypyc makes
PLAIN = {"backup", "campaign", "check", "lobby", "new", "play", "replay", "serve", "tournament", "verify"}
"""Commands that run the plain rules: tables ask what follows from what somebody knows, and find out by running the
rules on covered numbers (`core/knowing.py`), which compiled code does not take for numbers. Checks watch lists."""


def source_of(module: str) -> Path:
    return PACKAGE.joinpath(*module.split(".")[1:]).with_suffix(".py")


def digest(modules: Sequence[str]) -> str:
    """Of the sources of these modules, and of the Python they are compiled for."""
    total = hashlib.sha256(str(get_config_var("EXT_SUFFIX")).encode())
    for module in sorted(modules):
        content = hashlib.sha256(source_of(module).read_bytes()).hexdigest()
        total.update(f"{module} {content}\n".encode())
    return total.hexdigest()


class Finder(MetaPathFinder):
    """Looks once, when the first module is asked for that could be there."""

    def __init__(self) -> None:
        self.files: dict[str, Path] | None = None
        self.why = ""  # nothing is compiled

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        if not name.startswith(ENGINE):  # what is imported before may still say that it wants the sources
            return None
        file = self.found().get(name)
        return spec_from_file_location(name, file) if file else None

    def found(self) -> dict[str, Path]:
        if self.files is None:
            self.files = self.look()
        return self.files

    def look(self) -> dict[str, Path]:
        if os.environ.get("PIOCHE_PURE", "0") not in ("", "0"):
            self.why = "PIOCHE_PURE"
            return {}
        folder = Path(os.environ.get("PIOCHE_COMPILED") or PACKAGE / "_compiled")
        try:
            listed = json.loads((folder / LIST).read_text("utf-8"))
            made_from, files = (
                str(listed["sources"]),
                {str(name): folder / file for name, file in listed["files"].items()},
            )
            if digest(listed["modules"]) == made_from and all(file.is_file() for file in files.values()):
                return files
            self.why = "stale"
        except FileNotFoundError:
            self.why = "none"
        except (OSError, ValueError, KeyError, TypeError, AttributeError):
            self.why = "stale"
        return {}


FINDER = Finder()


def install() -> None:
    if FINDER not in sys.meta_path:
        sys.meta_path.insert(0, FINDER)


def stay_plain(why: str) -> None:
    """This process uses the plain sources, whatever was compiled; those it starts decide for themselves."""
    if FINDER.files is None:
        FINDER.files, FINDER.why = {}, why


def is_compiled() -> bool:
    return bool(FINDER.found())


def why_not() -> str:
    """Why the plain sources are used: "none" were compiled, they are "stale", PIOCHE_PURE, or a command wants them."""
    FINDER.found()
    return FINDER.why
