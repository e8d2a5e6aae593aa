"""Compiles rules and engine with mypyc and the C compiler of this machine: the same program, several times as fast.

    python hatch_compile.py                     all of it, for this checkout; does nothing if nothing has changed
    python hatch_compile.py --into DIR          into another folder
    python hatch_compile.py --games A,B         only these games, with the engine
    python hatch_compile.py --if-possible       where there is no C compiler or no mypy, say so and go on without

What is compiled is a copy in which three things are written out that the sources need not say:

- `clone` of every kind of state, from its fields, as `State.clone` does when the program runs;
- which classes are final: those of the engine are open to whoever writes a game or a bot;
- that objects can be made without their first values, as saves and clones do.

The modules go to src/pioche/_compiled (git ignores it), with a list that says what they were made from; see
src/pioche/compiled.py for who uses them, and when.
"""

from __future__ import annotations

import ast
import hashlib
import io
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import redirect_stderr, redirect_stdout
from importlib.util import find_spec
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent
SOURCES = ROOT / "src"
PACKAGE = SOURCES / "pioche"
BUILD = ROOT / "build" / "compiled"

ENGINE = (
    *("core/flow.py", "core/hidden.py", "core/dealing.py", "core/hopes.py"),
    *("bots/bot.py", "bots/random.py", "bots/greedy.py", "bots/ismcts.py", "lab/playing.py"),
)
OPEN = ("core/flow.py", "bots/bot.py")  # what games and bots of other people inherit from
CLOSED = ("Node", "Search")  # never saved, and made by their own module alone
NEEDED = ("mypy", "setuptools")
FLAGS = ("-O2", "-fno-strict-aliasing", "-w", *(("-fcommon",) if sys.platform == "darwin" else ()))


class Impossible(Exception):
    """Nothing can be compiled here."""


# What is compiled ------------------------------------------------------------------------------------------------


def chosen(games: list[str]) -> list[Path]:
    """The engine, and of these games all that is neither picture nor word; of all games if none is named."""
    found = [PACKAGE / place for place in ENGINE]
    for path in sorted((PACKAGE / "games").rglob("*.py")):
        folder, *inside = path.relative_to(PACKAGE / "games").with_suffix("").parts
        if not inside or inside[-1] == "__init__" or inside[0] in ("table", "look"):
            continue
        if not games or folder in games or folder.startswith("_"):
            found.append(path)
    return found


def module_of(path: Path) -> str:
    return ".".join(path.relative_to(SOURCES).with_suffix("").parts)


# The copy --------------------------------------------------------------------------------------------------------


def clones() -> dict[tuple[str, str], str]:
    """For each kind of state that does not write its own: module and class, and the body of its `clone`."""
    from pioche import games
    from pioche.core.flow import State, copies

    out = {}
    for key in games.KEYS:
        game = games.load(key)
        kind = game.state
        if kind.clone is State.clone:
            lines = [f"s = {kind.__name__}.__new__({kind.__name__})", *copies(game.start(game.settle({}))), "return s"]
            body = "\n        ".join([f"def clone(self) -> {kind.__name__}:", *lines])
            out[kind.__module__, kind.__name__] = f"\n    {body}\n"
    return out


def inherited(paths: list[Path]) -> set[str]:
    """The names of all classes that others inherit from, anywhere in the package."""
    trees = [ast.parse(path.read_text("utf-8")) for path in PACKAGE.rglob("*.py")]
    bases = [base for tree in trees for node in ast.walk(tree) if isinstance(node, ast.ClassDef) for base in node.bases]
    return {name_of(base) for base in bases}


def name_of(base: ast.expr) -> str:
    while isinstance(base, ast.Subscript):
        base = base.value
    return base.attr if isinstance(base, ast.Attribute) else getattr(base, "id", "")


def written_out(path: Path, bases: set[str], cloning: dict[tuple[str, str], str]) -> str:
    """The module as it is compiled."""
    text = path.read_text("utf-8")
    lines = text.splitlines(keepends=True)
    place = path.relative_to(PACKAGE).as_posix()
    for node in reversed([node for node in ast.parse(text).body if isinstance(node, ast.ClassDef)]):
        own = {name_of(base) for base in node.bases}
        if own & {"NamedTuple", "TypedDict", "Protocol", "Exception", "ValueError"}:
            continue
        lines.insert(node.end_lineno or 0, cloning.get((module_of(path), node.name), ""))
        before = min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)]) - 1
        final = "" if place in OPEN or node.name in bases else "@_final\n"
        # mypyc lets objects be made without their first values only if their class is open and can be saved.
        kind = "" if node.name in CLOSED else "@_mypyc_attr(allow_interpreted_subclasses=True, serializable=True)\n"
        lines.insert(before, kind + final)
    start = next(place for place, line in enumerate(lines) if line.startswith("from __future__")) + 1
    lines.insert(start, "from typing import final as _final\nfrom mypy_extensions import mypyc_attr as _mypyc_attr\n")
    return "".join(lines)


def copied(paths: list[Path], into: Path) -> list[str]:
    """The whole package there, the chosen modules written out; their places. What has not changed is left alone."""
    bases, cloning = inherited(paths), clones()
    wanted = {path.relative_to(SOURCES): path.read_text("utf-8") for path in PACKAGE.rglob("*.py")}
    wanted |= {path.relative_to(SOURCES): written_out(path, bases, cloning) for path in paths}
    for old in [*into.rglob("*.py")]:
        if old.relative_to(into) not in wanted:
            old.unlink()
    for place, text in wanted.items():
        write(into / place, text)
    return [path.relative_to(SOURCES).as_posix() for path in paths]


def write(path: Path, text: str) -> None:
    if not path.is_file() or path.read_text("utf-8") != text:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")


# The compiler ----------------------------------------------------------------------------------------------------


def compiler() -> list[str]:
    """How to start the C compiler, if there is one, with the headers of Python."""
    command = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    if not shutil.which(command[0]):
        command = ["cc"]
    if not shutil.which(command[0]):
        raise Impossible("there is no C compiler here")
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        raise Impossible("the headers of Python (Python.h) are not installed")
    return command


def c_sources(places: list[str], folder: Path) -> list[Any]:
    """What mypyc makes of them: one library, and for each module a stub that opens it."""
    from mypyc.build import mypycify

    here, said = Path.cwd(), io.StringIO()
    os.chdir(folder)
    try:
        with redirect_stdout(said), redirect_stderr(said):  # remarks on style, and errors
            found = mypycify(
                [*places, "--python-version", f"3.{sys.version_info[1]}", "--explicit-package-bases",
                 "--cache-dir", str(folder / ".mypy_cache")],
                target_dir=str(folder / "c"), multi_file=True, separate=groups(places),
            )  # fmt: skip
        return list(found)
    except SystemExit:
        raise SystemExit(f"mypyc refuses the sources:\n{said.getvalue()}") from None
    finally:
        os.chdir(here)


def groups(places: list[str]) -> list[tuple[list[str], str | None]]:
    """The engine, and each game by itself: a change of one game's rules makes that game anew, and no other."""
    found: dict[str, list[str]] = {}
    for place in places:
        parts = place.split("/")
        found.setdefault(f"pioche_{parts[2].strip('_')}" if parts[1] == "games" else "pioche", []).append(place)
    return [(members, name) for name, members in found.items()]


def included(source: Path, folders: list[Path]) -> dict[Path, str]:
    """All that goes into a C source of the compiler's own making: itself and what it includes."""
    todo, found = [source], dict[Path, str]()
    while todo:
        path = todo.pop()
        if path not in found:
            found[path] = path.read_text("utf-8")
            names = re.findall(r'^#include "(.+)"', found[path], re.M)
            todo += [there for name in names for where in folders if (there := where / name).is_file()]
    return found


def machine_code(command: list[str], source: Path, extension: Any, keep: Path, folder: Path) -> Path:
    """The object file of a C source, made anew only if anything that goes into it has changed."""
    flags = [*FLAGS, *shlex.split(os.environ.get("CFLAGS", "")), "-fPIC", "-c", f"-I{sysconfig.get_path('include')}"]
    flags += [f"-I{folder / directory}" for directory in extension.include_dirs]
    total = hashlib.sha256(" ".join([*command, *flags]).encode())
    folders = [source.parent, folder / "c", *(folder / directory for directory in extension.include_dirs)]
    for path, text in sorted(included(source, folders).items()):
        total.update(f"{path.name}\n{text}".encode())
    made = keep / f"{total.hexdigest()}.o"
    if not made.is_file():
        part = made.with_suffix(f".{os.getpid()}")
        run([*command, *flags, "-x", "c", str(source), "-o", str(part)], folder)
        part.replace(made)
    return made


def run(command: list[str], folder: Path) -> None:
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"{' '.join(command)} failed:\n{done.stdout}\n{done.stderr}")


def linked(command: list[str], extensions: list[Any], folder: Path, into: Path) -> Iterator[tuple[str, str]]:
    """Every module that was made, and its file."""
    keep = folder / "objects"
    keep.mkdir(exist_ok=True)
    work = [(one, folder / source) for one in extensions for source in one.sources]
    with ThreadPoolExecutor(max(1, len(os.sched_getaffinity(0)))) as pool:
        objects: dict[str, list[Path]] = {}
        made = pool.map(lambda item: machine_code(command, item[1], item[0], keep, folder), work)
        for done, ((extension, _), path) in enumerate(zip(work, made, strict=True), start=1):
            objects.setdefault(extension.name, []).append(path)
            if sys.stderr.isatty():
                print(f"\r  {100 * done // len(work)} %", end="", file=sys.stderr, flush=True)
    if sys.stderr.isatty():
        print(file=sys.stderr)
    # Each part of a library holds the same table of what other libraries have: all of them mean one.
    shared = ["-bundle", "-undefined", "dynamic_lookup"] if sys.platform == "darwin" else ["-shared", "-Wl,-z,muldefs"]
    for name, parts in objects.items():
        file = name + str(sysconfig.get_config_var("EXT_SUFFIX"))
        run([*command, *shared, "-o", str(into / file), *map(str, dict.fromkeys(parts))], folder)
        yield name, file


# The build -------------------------------------------------------------------------------------------------------


def build(games: list[str], into: Path, folder: Path = BUILD) -> bool:
    """Compile into this folder, unless what is there is fresh; whether anything was done."""
    sys.path.insert(0, str(SOURCES))
    from pioche import compiled

    compiled.stay_plain("build")
    paths = chosen(games)
    modules = [module_of(path) for path in paths]
    made_from = compiled.digest(modules)
    listed = into / compiled.LIST
    if listed.is_file() and json.loads(listed.read_text("utf-8")).get("sources") == made_from:
        return False
    command = compiler()
    for name in NEEDED:
        if not find_spec(name):
            raise Impossible(f"{name} is not installed")
    folder.mkdir(parents=True, exist_ok=True)
    print("pioche: compiling the engine, which takes a minute or two", file=sys.stderr, flush=True)
    extensions = c_sources(copied(paths, folder), folder)
    fresh = into.with_name(f"{into.name}.{os.getpid()}")
    shutil.rmtree(fresh, ignore_errors=True)
    fresh.mkdir(parents=True)
    files = dict(linked(command, extensions, folder, fresh))
    content = {"sources": made_from, "modules": modules, "files": files}
    (fresh / compiled.LIST).write_text(json.dumps(content, indent=1), "utf-8")
    # What runs now goes on with the files it has; whoever starts between the two lines finds nothing, and is plain.
    shutil.rmtree(into, ignore_errors=True)
    fresh.rename(into)
    return True


def main(line: list[str]) -> None:
    words = iter(line)
    into, games, if_possible = PACKAGE / "_compiled", list[str](), False
    folder = BUILD
    for word in words:
        if word == "--if-possible":
            if_possible = True
        elif word in ("--into", "--games", "--build") and (value := next(words, "")):
            into = Path(value).resolve() if word == "--into" else into
            folder = Path(value).resolve() if word == "--build" else folder
            games = value.split(",") if word == "--games" else games
        else:
            raise SystemExit("usage: python hatch_compile.py [--into DIR] [--games A,B] [--build DIR] [--if-possible]")
    try:
        build(games, into, folder)
    except Impossible as problem:
        if not if_possible:
            raise SystemExit(f"pioche: {problem}, so nothing is compiled.") from None
        print(f"pioche: {problem}, so the engine runs uncompiled: the same games, more slowly.", file=sys.stderr)


if __name__ == "__main__":
    main(sys.argv[1:])
