"""The compiled engine: the same games, and never one that was made from other sources."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from pioche import compiled

ROOT = Path(__file__).parent.parent
STRANGERS = ["tests.thirdparty.nothanks:GAME", "tests.thirdparty.blindbid:GAME"]
GAME = "mu"  # with the engine: all of them take minutes, and `make compile` compares them


def python(*line: str, **environment: str) -> subprocess.CompletedProcess[str]:
    paths = {"PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)])}
    variables = {**os.environ, "PIOCHE_PURE": "0", **paths, **environment}
    return subprocess.run([sys.executable, *line], capture_output=True, text=True, check=False, env=variables, cwd=ROOT)


def test_compiled_games_are_the_same_games(tmp_path: Path) -> None:
    """Compiles the engine and one game; those of other people run on it as they are."""
    work = ROOT / "build" / "tested"  # what has not changed since the last time is not compiled again
    engine = tmp_path / "engine"
    line = ("hatch_compile.py", "--games", GAME, "--into", str(engine), "--build", str(work))
    done = python(*line, CFLAGS="-O0")  # what is slow to run is quick to make
    if not shutil.which(os.environ.get("CC", "cc")):
        assert done.returncode and "there is no C compiler here" in done.stderr
        return
    assert done.returncode == 0, done.stdout + done.stderr
    same = python("bench/same.py", GAME, *STRANGERS, PIOCHE_COMPILED=str(engine))
    assert same.returncode == 0, same.stdout + same.stderr
    assert same.stdout.count("the same") == 3
    told = python("-m", "pioche", "--version", "--lang", "en", PIOCHE_COMPILED=str(engine))
    assert told.stdout.strip().endswith("compiled: yes")


ASK = "from pioche import compiled; import pioche.core.flow as f; print(compiled.why_not(), f.__file__[-2:])"


@pytest.fixture
def pretended(tmp_path: Path) -> Path:
    """A list of compiled modules that says it was made from these sources; the modules are none."""
    modules = ["pioche.core.flow"]
    listed = {"sources": compiled.digest(modules), "modules": modules, "files": {"pioche.core.flow": "flow.so"}}
    (tmp_path / compiled.LIST).write_text(json.dumps(listed), "utf-8")
    (tmp_path / "flow.so").write_bytes(b"not really")
    return tmp_path


class TestWhatIsUsed:
    def test_fresh_modules_are(self, pretended: Path) -> None:
        done = python("-c", ASK, PIOCHE_COMPILED=str(pretended))
        assert done.returncode and "flow.so" in done.stderr  # it was taken for what it says it is

    def test_after_a_change_of_the_sources_they_are_not(self, pretended: Path) -> None:
        listed = json.loads((pretended / compiled.LIST).read_text("utf-8"))
        (pretended / compiled.LIST).write_text(json.dumps({**listed, "sources": "0" * 64}), "utf-8")
        assert python("-c", ASK, PIOCHE_COMPILED=str(pretended)).stdout.split() == ["stale", "py"]

    def test_nor_if_one_is_missing(self, pretended: Path) -> None:
        (pretended / "flow.so").unlink()
        assert python("-c", ASK, PIOCHE_COMPILED=str(pretended)).stdout.split() == ["stale", "py"]

    def test_nor_if_plain_python_is_asked_for(self, pretended: Path) -> None:
        done = python("-c", ASK, PIOCHE_COMPILED=str(pretended), PIOCHE_PURE="1")
        assert done.stdout.split() == ["PIOCHE_PURE", "py"]

    def test_nor_at_a_table(self, pretended: Path) -> None:
        """Whose rules run on covered numbers, too."""
        done = python("-m", "pioche", "verify", "nowhere.pioche", "--lang", "en", PIOCHE_COMPILED=str(pretended))
        assert done.returncode == 2 and "nowhere.pioche" in done.stderr and "flow.so" not in done.stderr

    def test_nor_in_tests(self, pretended: Path) -> None:
        code = "import pioche.testing; " + ASK
        environment = {**os.environ, "PIOCHE_COMPILED": str(pretended)}
        environment.pop("PIOCHE_PURE", None)
        done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, env=environment)
        assert done.stdout.split() == ["PIOCHE_PURE", "py"]


def test_a_digest_changes_with_its_source() -> None:
    assert compiled.digest(["pioche.core.flow"]) != compiled.digest(["pioche.core.hidden"])


def test_without_a_compiler_the_reason_is_told(tmp_path: Path) -> None:
    line = ("hatch_compile.py", "--if-possible", "--into", str(tmp_path / "engine"), "--build", str(tmp_path))
    done = python(*line, CC="/nowhere/cc", PATH="/nowhere")
    assert done.returncode == 0 and "there is no C compiler here" in done.stderr
    assert not (tmp_path / "engine").exists()
