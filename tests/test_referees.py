"""Every game agrees with its referee, with every number of players and every variant. `pioche check` plays more."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from pioche import games
from pioche.core.game import Settings
from pioche.lab.referee import FILE, Refereed, has_referee, opinion

FOLDER = Path(__file__).parent / "games"
GAMES_EACH = 6
FILES = sorted(FOLDER.glob("*/referee*.py"))

# The files of a game that name things; all others tell what happens.
NAMING = {"answers", "cards", "state", "deck"}


def tables() -> Iterator[tuple[str, Settings]]:
    for key in games.KEYS:
        if has_referee(games.load(key), FOLDER):
            yield from ((key, settings) for settings in games.load(key).every_table())


@pytest.mark.parametrize(("key", "settings"), [pytest.param(*t, id=f"{t[0]} {[*t[1].values()]}") for t in tables()])
def test_games_agree_with_their_referee(key: str, settings: Settings) -> None:
    second = opinion(games.load(key), FOLDER)
    assert second
    for seed in range(GAMES_EACH):
        Refereed(games.load(key), settings, f"referee {seed}", second, likely=seed % 3 == 2).run()


@pytest.mark.parametrize("key", games.KEYS)
def test_every_game_has_a_referee(key: str) -> None:
    assert has_referee(games.load(key), FOLDER), f"{key} has no referee: write {FOLDER / key / FILE}"


# A second opinion is one's own -----------------------------------------------------------------------------


def imports(tree: ast.Module) -> Iterator[tuple[str, str]]:
    """Each module of ours that is imported from, with the name that this brings."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("pioche"):
            for alias in node.names:
                inside = f"{node.module}.{alias.name}"
                is_module = (FOLDER.parents[1] / "src" / inside.replace(".", "/")).with_suffix(".py").is_file()
                yield (inside if is_module else str(node.module)), alias.asname or alias.name
        elif isinstance(node, ast.Import):
            yield from ((a.name, a.asname or a.name) for a in node.names if a.name.startswith("pioche"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name} {file.stem}")
class TestReferees:
    def test_they_import_names_and_no_rules(self, file: Path) -> None:
        modules = {module for module, _ in imports(ast.parse(file.read_text("utf-8")))}
        assert {module.rpartition(".")[2] for module in modules} <= NAMING

    def test_they_use_these_names_only_to_read_a_state(self, file: Path) -> None:
        tree = ast.parse(file.read_text("utf-8"))
        brought = {name for _, name in imports(tree)}
        classes = [node for node in tree.body if isinstance(node, ast.ClassDef)]
        used = {node.id for kind in classes for node in ast.walk(kind) if isinstance(node, ast.Name)}
        assert not brought & used
