"""The rules of the architecture: each takes a tree of sources and returns its offenders.

The tables here are those of docs/architecture.md.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from pioche import games
from pioche.core.game import LANGUAGES
from pioche.text import Words

ALL = {"compiled", "core", "games", "bots", "text", "testing", "lab", "server", "terminal", "cli", "keeping"}

# What a folder may import of ours; `games` means `games.load` and the list of keys, never a game by name.
OURS = {
    "core": {"core"},
    "games": {"core", "games"},
    "bots": {"core", "bots"},
    "text": {"core", "text"},
    "testing": {"core", "text", "testing"},
    "lab": {"core", "bots", "games", "text", "lab"},
    "server": {"core", "bots", "games", "text", "server"},
    "terminal": ALL - {"server", "testing"},
    "cli": ALL - {"testing"},
    "keeping": ALL - {"testing", "cli"},
    "compiled": set(),
    "__init__": {"compiled"},
    "__main__": {"cli", "compiled"},
}

# What it may import besides the standard library,
LIBRARIES: dict[str, set[str]] = {
    "text": {"fluent"},
    "testing": {"pytest"},
    "lab": {"openskill"},
    "server": {"msgspec", "starlette"},
    "terminal": {"rich"},
}
# and what these files alone may.
ALSO = {
    "core/scene/__init__.py": {"msgspec"},
    "core/scene/vocabulary.py": {"msgspec"},
    "core/scene/writing.py": {"msgspec"},
    "core/game.py": {"typing_extensions"},  # for mypy alone
    "lab/cluster.py": {"distributed"},
    "lab/gymnasium.py": {"gymnasium", "numpy"},
    "lab/openspiel.py": {"numpy", "pyspiel"},
    "lab/pettingzoo.py": {"gymnasium", "numpy", "pettingzoo"},
    "server/carrying.py": {"psycopg"},
    "server/people.py": {"argon2"},
    "server/postgres.py": {"psycopg", "psycopg_pool"},
    "server/postgres_bell.py": {"psycopg"},
    "server/redis_bell.py": {"redis"},
    "server/schema/__init__.py": {"alembic", "sqlalchemy"},
    "server/schema/versions/v0001_as_it_was.py": {"alembic"},
    "server/schema/versions/v0002_many_servers.py": {"alembic"},
    "server/schema/versions/v0003_turns.py": {"alembic"},
    "server/schema/versions/v0004_rules_that_change.py": {"alembic", "sqlalchemy"},
    "server/serve.py": {"uvicorn"},
    "server/protocol.py": {"uvicorn", "websockets"},
    "server/wire.py": {"uvicorn", "websockets"},
}

# Who may load a module by a name made up as it runs, and what that name must begin with; "" is any.
LOADERS = {
    "compiled.py": {"importlib": "", "machinery": "", "util": "", "spec_from_file_location": "", "find_spec": ""},
    "games/__init__.py": {"import_module": "pioche.games."},
    "bots/__init__.py": {"import_module": "pioche.bots."},
    "lab/referee.py": {"importlib": "", "spec_from_file_location": "", "exec_module": "", "modules": ""},  # tests' own
    "lab/check.py": {"modules": ""},  # where a game's files are
    "core/game.py": {"modules": ""},
    "core/flow.py": {"exec": ""},  # writes `clone` for each kind of state
}
LOADING = {
    *{"import_module", "__import__", "spec_from_file_location", "exec_module", "load_module", "find_spec"},
    *{"run_module", "run_path", "exec", "eval"},
}
LOADING_LIBRARIES = {"importlib", "importlib.util", "importlib.machinery", "runpy", "pkgutil", "imp", "sys.modules"}

# What `pioche new` writes: a game that is not ours.
TEMPLATE = "lab/template"

# Not the rules of any game but the deck that several share; how that deck looks is none of the rules' business.
SHARED = {"_mubox"}
LOOKS = {"look"}
LISTED: tuple[list[str], ...] = ([], ["KEYS"], ["keys"], ["load"], ["playable"])  # what anybody may ask of `games`

MOST_LINES = 400
VAGUE = {"util", "utils", "helper", "helpers", "misc", "manager", "common", "stuff"}


# Sources ---------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Module:
    """A file of the package."""

    place: str  # "core/flow.py"
    text: str

    @cached_property
    def parts(self) -> list[str]:
        return self.place.removesuffix(".py").split("/")

    @cached_property
    def nodes(self) -> list[ast.AST]:
        return list(ast.walk(self.parsed))

    @cached_property
    def parsed(self) -> ast.Module:
        return ast.parse(self.text)

    @cached_property
    def imports(self) -> list[str]:
        """The full name of everything it imports or reaches through an import: "pioche.core.flow.Step"."""
        return [*self.imported.values(), *self.reached()]

    @cached_property
    def imported(self) -> dict[str, str]:
        """What each imported name stands for; `import a.b` stands for both."""
        out: dict[str, str] = {}
        for node in self.nodes:
            if isinstance(node, ast.Import):
                for alias in node.names:
                    out[alias.asname or alias.name] = alias.name
                    if not alias.asname:
                        top = alias.name.split(".")[0]
                        out.setdefault(top, top)
            elif isinstance(node, ast.ImportFrom):
                module = node.module or ""
                out.update({alias.asname or alias.name: f"{module}.{alias.name}" for alias in node.names})
        return out

    def reached(self) -> Iterator[str]:
        """`import pioche` and then `pioche.games.x`: attributes of what was imported."""
        for node in self.nodes:
            names: list[str] = []
            while isinstance(node, ast.Attribute):
                names.insert(0, node.attr)
                node = node.value
            if names and isinstance(node, ast.Name) and node.id in self.imported:
                yield ".".join([self.imported[node.id], *names])

    @property
    def ours(self) -> Iterator[list[str]]:
        """What it imports of ours: ["core", "flow", "Step"]."""
        yield from (name.split(".")[1:] for name in self.imports if name.startswith("pioche."))


@dataclass(frozen=True)
class Tree:
    """The sources under a folder."""

    root: Path

    @cached_property
    def package(self) -> Path:
        return self.root / "src" / "pioche"

    @cached_property
    def modules(self) -> list[Module]:
        files = [
            path for path in sorted(self.package.rglob("*.py")) if self.package / TEMPLATE not in path.parent.parents
        ]
        return [Module(path.relative_to(self.package).as_posix(), path.read_text("utf-8")) for path in files]

    @cached_property
    def pages(self) -> dict[str, str]:
        """The browser's sources: place and text."""
        web = self.root / "web" / "src"
        files = [path for path in sorted(web.rglob("*")) if path.suffix in {".ts", ".js", ".svelte"}]
        return {path.relative_to(web).as_posix(): path.read_text("utf-8") for path in files}

    def of_games(self) -> Iterator[tuple[Module, str, list[str]]]:
        """Every file inside a game's folder, with the game and its place in there."""
        for module in self.modules:
            if module.parts[0] == "games" and len(module.parts) > 2:
                yield module, module.parts[1], module.parts[2:]


# Imports ---------------------------------------------------------------------------------------------------


def every_part_of_the_program_stands_in_the_table(tree: Tree) -> list[str]:
    return sorted({module.parts[0] for module in tree.modules} - set(OURS))


def nobody_imports_by_a_relative_name(tree: Tree) -> list[str]:
    return [
        f"{module.place} line {node.lineno}"
        for module in tree.modules
        for node in module.nodes
        if isinstance(node, ast.ImportFrom) and node.level
    ]


def a_file_imports_only_what_its_folder_may(tree: Tree) -> list[str]:
    return [
        f"{module.place} imports {'.'.join(there)}"
        for module in tree.modules
        for there in module.ours
        if there[0] not in OURS.get(module.parts[0], set()) | {"__version__"}
    ]


def a_file_imports_only_the_libraries_its_folder_may(tree: Tree) -> list[str]:
    return [
        f"{module.place} imports {name}"
        for module in tree.modules
        for name in sorted({name.split(".")[0] for name in module.imports} - sys.stdlib_module_names - {"pioche", ""})
        if name not in LIBRARIES.get(module.parts[0], set()) | ALSO.get(module.place, set())
    ]


def a_game_imports_no_other_game(tree: Tree) -> list[str]:
    """Nor does what several share import one of them, nor any of them the list of all."""
    return [
        f"{module.place} imports {'.'.join(there)}"
        for module, own, _ in tree.of_games()
        for there in module.ours
        if there[0] == "games" and there[1:2] not in [[own], *([shared] for shared in SHARED)]
    ]


def rules_know_neither_table_nor_bot_and_the_table_no_bot(tree: Tree) -> list[str]:
    def is_barred(own: str, inside: list[str], there: list[str]) -> bool:
        layer = inside[0]
        if layer in {"bot", "__init__"} | LOOKS or there[0] != "games" or len(there) < 3:
            return False
        if there[1] in SHARED:
            return layer != "table" and there[2] in LOOKS
        return there[1] == own and there[2] in ({"bot"} if layer == "table" else {"table", "bot"})

    return [
        f"{module.place} imports {'.'.join(there)}"
        for module, own, inside in tree.of_games()
        for there in module.ours
        if is_barred(own, inside, there)
    ]


def nobody_imports_a_game_by_name(tree: Tree) -> list[str]:
    return [
        f"{module.place} imports {'.'.join(there)}"
        for module in tree.modules
        for there in module.ours
        if module.parts[0] != "games" and there[0] == "games" and there[1:2] not in LISTED
    ]


def modules_are_loaded_by_name_in_few_places(tree: Tree) -> list[str]:
    return [
        f"{module.place} line {line}: {said}"
        for module in tree.modules
        for line, said, begins in loads(module)
        if not begins.startswith(LOADERS.get(module.place, {}).get(said, "\0"))
    ]


def loads(module: Module) -> Iterator[tuple[int, str, str]]:
    """Where it loads modules by what, and how the name begins, if that is written there."""
    for node in module.nodes:
        if isinstance(node, ast.Import):
            for name in {alias.name for alias in node.names} & LOADING_LIBRARIES:
                yield node.lineno, name.split(".")[0], ""
        elif isinstance(node, ast.ImportFrom):
            names = {node.module or "", *(f"{node.module}.{alias.name}" for alias in node.names)}
            for name in names & LOADING_LIBRARIES - {"importlib"}:  # of which the name that it brings is looked for
                yield node.lineno, name.split(".")[-1], ""
            for alias in node.names:
                if alias.name in LOADING and alias.asname:  # under another name it would not be found
                    yield node.lineno, alias.name, ""
        elif isinstance(node, ast.Call) and (said := called(node.func)) in LOADING:
            yield node.lineno, said, beginning(node.args[0]) if node.args else ""
        elif isinstance(node, ast.Attribute) and node.attr == "modules" and called(node.value) == "sys":
            yield node.lineno, "modules", ""


def called(function: ast.expr) -> str:
    """The last name of what is called."""
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


def beginning(text: ast.expr) -> str:
    first = text.values[0] if isinstance(text, ast.JoinedStr) and text.values else text
    return first.value if isinstance(first, ast.Constant) and isinstance(first.value, str) else ""


# Names and files -------------------------------------------------------------------------------------------


def no_file_outside_its_folder_names_a_game(tree: Tree) -> list[str]:
    """A new game is one new folder; the list of games alone names them all."""
    texts = list(written(tree))
    offenders = []
    for key in games.KEYS:
        names = {key, *(Words(language, games.load(key))("game-name") for language in LANGUAGES)}
        word = re.compile(rf"(?<!\w)({'|'.join(map(re.escape, names))})(?!\w)", re.I)
        own = ("src/pioche/games/__init__.py", f"src/pioche/games/{key}/")
        offenders += [
            f"{place} names {found[0]}"
            for place, text in texts
            if not place.startswith(own) and (found := word.search(text))
        ]
    return offenders


def written(tree: Tree) -> Iterator[tuple[str, str]]:
    """All that is written for the program, here and in the browser."""
    for base in (tree.package, tree.root / "web" / "src"):
        for path in sorted(base.rglob("*")):
            if path.suffix in {".py", ".ftl", ".ts", ".svelte", ".css"}:
                yield path.relative_to(tree.root).as_posix(), path.read_text("utf-8")


def no_module_has_a_name_that_says_nothing(tree: Tree) -> list[str]:
    return [module.place for module in tree.modules if VAGUE & set(module.parts)]


def every_package_says_what_it_may_import(tree: Tree) -> list[str]:
    return [
        module.place
        for module in tree.modules
        if module.parts[1:] == ["__init__"] and not re.search(r"\bimports?\b", described(module), re.I)
    ]


def every_module_says_what_it_is(tree: Tree) -> list[str]:
    return [module.place for module in tree.modules if not described(module)]


def described(module: Module) -> str:
    return ast.get_docstring(module.parsed) or ""


def no_module_is_too_long(tree: Tree) -> list[str]:
    return [module.place for module in tree.modules if len(module.text.splitlines()) > MOST_LINES]


RULES: tuple[Callable[[Tree], list[str]], ...] = (
    every_part_of_the_program_stands_in_the_table,
    nobody_imports_by_a_relative_name,
    a_file_imports_only_what_its_folder_may,
    a_file_imports_only_the_libraries_its_folder_may,
    a_game_imports_no_other_game,
    rules_know_neither_table_nor_bot_and_the_table_no_bot,
    nobody_imports_a_game_by_name,
    modules_are_loaded_by_name_in_few_places,
    no_file_outside_its_folder_names_a_game,
    no_module_has_a_name_that_says_nothing,
    every_package_says_what_it_may_import,
    every_module_says_what_it_is,
    no_module_is_too_long,
)
