"""`pioche new`: what it writes is installed, listed, checked, simulated and tested as it is."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from pioche import cli
from pioche.core.game import LANGUAGES, Refused
from pioche.lab.starting import begin
from pioche.text import Words

WRITTEN = {"README.md", "pyproject.toml", "oya/__init__.py", "oya/rules.py", "tests/test_oya.py"}


def run(folder: Path, *words: str, **more: str) -> str:
    line = [sys.executable, "-m", *words]
    done = subprocess.run(
        line, cwd=folder, env={"PATH": "", "PIOCHE_LANG": "en", **more}, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("new") / "game"
    begin("oya", folder)
    return folder


def test_everything_is_there(package: Path) -> None:
    there = {str(path.relative_to(package)) for path in package.rglob("*") if path.is_file()}
    assert there >= WRITTEN
    assert not [path for path in WRITTEN if "mygame" in (package / path).read_text("utf-8").lower()]


def test_it_is_installed_and_played(package: Path, tmp_path: Path) -> None:
    pip = ["pip", "install", "--quiet", "--no-deps", "--no-build-isolation", "--no-index", "--target", str(tmp_path)]
    run(package, *pip, str(package), PIP_ROOT_USER_ACTION="ignore", PIP_DISABLE_PIP_VERSION_CHECK="1")
    there = {"PYTHONPATH": str(tmp_path)}
    assert "Oya" in run(tmp_path, "pioche", "games", **there)
    assert "Clean." in run(tmp_path, "pioche", "check", "oya", "--games", "1", "--processes", "1", **there)
    assert "4 games" in run(tmp_path, "pioche", "simulate", "oya", "--games", "4", "--processes", "1", **there)


def test_its_own_tests_pass(package: Path) -> None:
    assert "6 passed" in run(package, "pytest", "-q", "-p", "no:cacheprovider")


@pytest.mark.parametrize(
    ("key", "message"), [("Two Words", "new-bad-name"), ("class", "new-bad-name"), ("json", "new-bad-name")]
)
def test_a_name_that_cannot_be_one(key: str, message: str, tmp_path: Path) -> None:
    with pytest.raises(Refused) as refused:
        begin(key, tmp_path / "game")
    assert refused.value.message == message and not (tmp_path / "game").exists()


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_overwritten(language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "notes").write_text("mine")
    assert cli.main(["new", "oya", "--folder", str(tmp_path), "--lang", language]) == 2
    assert Words(language).say("new-not-empty", folder=str(tmp_path)) in capsys.readouterr().err


def test_the_name_of_a_game_of_ours_is_taken(tmp_path: Path) -> None:
    with pytest.raises(Refused, match="new-name-taken"):
        begin("treize", tmp_path / "game")
