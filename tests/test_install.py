"""What is installed: a typed package, and no web server unless it is asked for."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from hatchling.builders.wheel import WheelBuilder

from pioche.core.game import LANGUAGES
from pioche.text import Words
from tests.architecture import Tree

ROOT = Path(__file__).parent.parent
SERVER = ["starlette", "uvicorn", "uvloop", "httptools", "websockets", "argon2"]
POSTGRES = ["psycopg", "psycopg_pool"]


def run(program: str, missing: list[str]) -> subprocess.CompletedProcess[str]:
    """A Python in which these libraries cannot be imported."""
    blocked = f"import sys; sys.modules.update(dict.fromkeys({missing}))\n"
    command = [sys.executable, "-W", "error", "-c", blocked + program]
    paths = {"PYTHONPATH": str(ROOT / "src")}
    return subprocess.run(command, capture_output=True, text=True, check=False, env={**os.environ, **paths})


def pioche(*line: str, missing: list[str]) -> subprocess.CompletedProcess[str]:
    return run(f"from pioche.cli import main; sys.exit(main({list(line)}))", missing)


class TestWithoutTheServersLibraries:
    def test_games_are_simulated(self) -> None:
        line = ("simulate", "treize", "--games", "2", "--bots", "random", "--processes", "1", "--seed", "1")
        done = pioche(*line, missing=SERVER + POSTGRES)
        assert done.returncode == 0 and not done.stderr

    def test_everything_but_the_server_can_be_imported(self) -> None:
        parts = [module.parts for module in Tree(ROOT).modules if module.parts[0] != "server"]
        names = [".".join(["pioche", *place]).removesuffix(".__init__") for place in parts]
        assert len(names) > 100
        done = run(f"from importlib import import_module\nfor name in {names}: import_module(name)", SERVER + POSTGRES)
        assert done.returncode == 0, done.stderr

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_serving_says_what_to_install(self, language: str) -> None:
        done = pioche("serve", "--lang", language, missing=SERVER + POSTGRES)
        wanted = [Words(language).say("web-no-libraries", library=library) for library in SERVER]
        assert done.returncode == 2 and not done.stdout
        assert done.stderr.strip().removeprefix("pioche: ") in wanted

    def test_a_file_keeps_matches_without_the_libraries_of_postgresql(self) -> None:
        done = run("from pioche.server.serve import command", POSTGRES)
        assert done.returncode == 0, done.stderr

    def test_a_database_needs_them(self) -> None:
        done = pioche("serve", "--database", "postgresql:///nowhere", "--no-open", "--lang", "en", missing=POSTGRES)
        assert done.returncode == 2
        assert done.stderr.strip() == "pioche: " + Words("en").say("web-no-postgres", library="psycopg")

    def test_the_extras_are_these(self) -> None:
        project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
        extras = {key: " ".join(wanted) for key, wanted in project["optional-dependencies"].items()}
        assert all(name in extras["server"] for name in SERVER) and "psycopg" in extras["postgres"]
        assert not [name for name in SERVER + POSTGRES if name in " ".join(project["dependencies"])]


class TestWheel:
    def test_it_says_that_it_is_typed_and_brings_texts_and_rules(self) -> None:
        packed = {file.distribution_path for file in WheelBuilder(str(ROOT)).recurse_included_files()}
        assert {"pioche/py.typed", "pioche/text/ui.fr.ftl", "pioche/games/treize/rules.fr.md"} <= packed
