"""Who may import whom. The table is the architecture."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from pioche import games
from pioche.core.game import LANGUAGES
from pioche.text import Words

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "pioche"
FILES = sorted(PACKAGE.rglob("*.py"))
ALL = {"core", "games", "bots", "text", "lab", "server", "terminal", "cli"}

# What a folder may import of ours; `games` means `games.load` and the list of keys, never a game by name.
OURS = {
    "core": {"core"},
    "games": {"core", "games"},
    "bots": {"core", "bots"},
    "text": {"core", "text"},
    "lab": {"core", "bots", "games", "text", "lab"},
    "server": {"core", "bots", "games", "text", "server"},
    "terminal": ALL,
    "cli": ALL,
}

# What it may import besides the standard library; folders that are not named here may choose.
FOREIGN: dict[str, set[str]] = {
    "core": set(),
    "games": set(),
    "bots": set(),
    "text": {"fluent"},
}
ALSO = {
    "core/scene/__init__.py": {"msgspec"},
    "core/scene/vocabulary.py": {"msgspec"},
    "core/scene/writing.py": {"msgspec"},
    "core/game.py": {"typing_extensions"},  # for mypy alone
}

# Games whose rules are written and tested, but that nobody can choose yet.
UNLISTED = {"rummu"}

# Not the rules of any game but the deck that several share.
SHARED = {"_mubox"}

MOST_LINES = 400
VAGUE = {"util", "utils", "helper", "helpers", "misc", "manager", "common", "stuff"}


def place(path: Path) -> str:
    """ "core/flow.py" """
    return path.relative_to(PACKAGE).as_posix()


def folder(path: Path) -> str:
    """The part of the program this file belongs to."""
    return path.relative_to(PACKAGE).parts[0].removesuffix(".py")


def imports(path: Path) -> Iterator[str]:
    """The full name of everything a file imports: "pioche.core.flow.Step"."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{place(path)} imports by a relative name"
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def ours(path: Path) -> Iterator[list[str]]:
    yield from (name.split(".")[1:] for name in imports(path) if name.startswith("pioche."))


def each(paths: list[Path]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("path", paths, ids=place)


class TestImports:
    def test_every_part_of_the_program_stands_in_the_table(self) -> None:
        parts = {folder(path) for path in FILES} - {"__init__", "__main__"}
        assert parts <= set(OURS)

    @each([path for path in FILES if folder(path) in OURS])
    def test_a_file_imports_only_what_its_folder_may(self, path: Path) -> None:
        allowed = OURS[folder(path)]
        for there in ours(path):
            assert there[0] in allowed | {"__version__"}, f"{place(path)} imports {'.'.join(there)}"

    @each([path for path in FILES if folder(path) in FOREIGN])
    def test_a_file_imports_only_the_libraries_its_folder_may(self, path: Path) -> None:
        allowed = FOREIGN[folder(path)] | ALSO.get(place(path), set()) | {"pioche"} | sys.stdlib_module_names
        used = {name.split(".")[0] for name in imports(path)}
        assert used <= allowed, f"{place(path)} imports {sorted(used - allowed)}"

    @each([path for path in FILES if folder(path) == "games" and path.parent != PACKAGE / "games"])
    def test_a_game_imports_no_other_game(self, path: Path) -> None:
        own = path.relative_to(PACKAGE).parts[1]
        for there in ours(path):
            if there[0] == "games":
                assert there[1] in SHARED | {own}, f"{own} imports {'.'.join(there)}"

    @each([path for path in FILES if folder(path) == "games" and path.relative_to(PACKAGE).parts[2:]])
    def test_rules_know_neither_table_nor_bot_and_the_table_no_bot(self, path: Path) -> None:
        game, layer = path.relative_to(PACKAGE).parts[1:3]
        barred = {"table": {"bot"}, "bot": set(), "__init__.py": set()}.get(layer, {"table", "bot"})
        for there in ours(path):
            assert there[:2] != ["games", game] or there[2] not in barred, f"{place(path)} imports {'.'.join(there)}"

    @each([path for path in FILES if folder(path) != "games"])
    def test_nobody_imports_a_game_by_name(self, path: Path) -> None:
        for there in ours(path):
            if there[0] == "games":
                assert there[1:] in ([], ["KEYS"], ["keys"], ["load"]), f"{place(path)} imports {'.'.join(there)}"


def texts() -> Iterator[Path]:
    """All that is written for the program, here and in the browser."""
    for base in (PACKAGE, ROOT / "web" / "src"):
        yield from (p for p in sorted(base.rglob("*")) if p.suffix in {".py", ".ftl", ".ts", ".svelte", ".css"})


def names(key: str) -> set[str]:
    """What a game is called."""
    return {key, *(Words(language, games.load(key))("game-name") for language in LANGUAGES)}


class TestNames:
    """A new game is one new folder."""

    @pytest.mark.parametrize("key", games.KEYS)
    def test_no_file_outside_its_folder_names_a_game(self, key: str) -> None:
        word = re.compile(rf"(?<!\w)({'|'.join(map(re.escape, names(key)))})(?!\w)", re.I)
        naming = [
            path.relative_to(ROOT).as_posix()
            for path in texts()
            if PACKAGE / "games" / key not in path.parents and word.search(path.read_text("utf-8"))
        ]
        assert naming == ["src/pioche/games/__init__.py"]

    def test_the_list_of_games_is_that_of_their_folders(self) -> None:
        folders = {path.parent.name for path in (PACKAGE / "games").glob("*/__init__.py")}
        assert folders - SHARED - UNLISTED == set(games.KEYS)

    def test_no_module_has_a_name_that_says_nothing(self) -> None:
        assert not [place(path) for path in FILES if path.stem in VAGUE or path.parent.name in VAGUE]


class TestFiles:
    @each([path for path in FILES if path.name == "__init__.py" and path.parent.parent == PACKAGE])
    def test_every_package_says_what_it_may_import(self, path: Path) -> None:
        said = ast.get_docstring(ast.parse(path.read_text("utf-8"))) or ""
        assert re.search(r"\bimports?\b", said, re.I), f"{place(path)}: {said!r}"

    @each(FILES)
    def test_every_module_says_what_it_is(self, path: Path) -> None:
        assert ast.get_docstring(ast.parse(path.read_text("utf-8")))

    @each(FILES)
    def test_no_module_is_too_long(self, path: Path) -> None:
        assert len(path.read_text("utf-8").splitlines()) <= MOST_LINES
