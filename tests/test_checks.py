"""What `make check` and `make coverage` run finds the faults it is there for: each is planted in a copy.

An import against the architecture is planted in test_architecture.py, a paragraph without a test in lab/test_check.py.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import hatch_build
from tests.server.running import ROOT

WEB = ROOT / "web"
SETTINGS = [
    *("package.json", "tsconfig.json", "svelte.config.js", "eslint.config.js", "vitest.config.js"),
    *(".prettierrc.json", ".prettierignore", "build/css-as-written.js"),
]

SOUND = """<script lang="ts">
  let { count }: { count: number } = $props()
</script>

<p>{count}</p>
"""
# What npm runs, and how to spoil a component so that it must complain of this.
FAULTS = {
    "layout": ("  let", "let", "Planted.svelte"),
    "lint": ("$props()", "$props()\n  debugger", "no-debugger"),
    "types": ("{count}", "{count.length}", "Property 'length' does not exist on type 'number'"),
}

HALF = """
def both(first):
    if first:
        return 1
    second = 2
    return second
"""


@pytest.fixture
def web(tmp_path: Path) -> Path:
    """The settings of web/ and its libraries, without its sources."""
    copy = tmp_path / "web"
    for name in SETTINGS:
        (copy / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(WEB / name, copy / name)
    (copy / "src").mkdir()
    (copy / "node_modules").mkdir()  # a real one for the caches
    for library in (WEB / "node_modules").iterdir():
        if library.name != ".cache":
            (copy / "node_modules" / library.name).symlink_to(library)
    return copy


def npm_run(script: str, folder: Path) -> tuple[int, str]:
    """How it ended, and what it said."""
    node, npm = next(hatch_build.commands())
    paths = os.pathsep.join([str(node), os.environ["PATH"]])
    environment = {**os.environ, "PATH": paths, "NO_COLOR": "1"}
    command = [*npm, "run", "--silent", script]
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    return done.returncode, done.stdout + done.stderr


class TestPages:
    @pytest.mark.parametrize("script", FAULTS)
    def test_a_fault_in_a_component_is_found(self, script: str, web: Path) -> None:
        old, new, complaint = FAULTS[script]
        (web / "src" / "Planted.svelte").write_text(SOUND.replace(old, new, 1), "utf-8")
        status, said = npm_run(script, web)
        assert status != 0 and complaint in said

    def test_a_twin_that_answers_otherwise_is_found(self, web: Path) -> None:
        """Python would light a path's next card, the browser its first."""
        shutil.copytree(ROOT / "tests" / "twins", web.parent / "tests" / "twins")
        for name in ("tests/selecting.test.ts", "src/lib/selecting.ts", "src/lib/messages.ts"):
            (web / name).parent.mkdir(exist_ok=True)
            shutil.copyfile(WEB / name, web / name)
        machine = web / "src" / "lib" / "selecting.ts"
        text = machine.read_text("utf-8")
        assert "pick[selected.length]" in text
        machine.write_text(text.replace("pick[selected.length]", "pick[0]"), "utf-8")
        status, said = npm_run("test", web)
        assert status != 0 and "a path is clicked in its order" in said

    def test_what_passed_is_checked_again_once_it_changes(self, web: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        settings = json.loads((web / "package.json").read_text("utf-8"))
        settings["scripts"]["check"] = "npm run layout"  # the quickest of them
        (web / "package.json").write_text(json.dumps(settings, indent=2) + "\n", "utf-8")
        monkeypatch.setattr(hatch_build, "WEB", web)
        monkeypatch.setattr(hatch_build, "PASSED", passed := web / "node_modules" / ".pioche-passed")
        component = web / "src" / "Planted.svelte"
        component.write_text(SOUND, "utf-8")
        hatch_build.check_if_changed()
        before = passed.read_text("utf-8")
        component.write_text(SOUND.replace(*FAULTS["layout"][:2], 1), "utf-8")
        with pytest.raises(SystemExit):
            hatch_build.check_if_changed()
        assert passed.read_text("utf-8") == before

    def test_all_of_them_are_part_of_the_check(self) -> None:
        scripts = json.loads((WEB / "package.json").read_text("utf-8"))["scripts"]
        assert scripts["check"] == "npm run layout && npm run lint && npm run types && npm test"
        planned = subprocess.run(["make", "-n", "check"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
        assert all(part in planned for part in ("ruff format --check", "ruff check", "mypy", "hatch_build.py --check"))

    def test_the_lock_names_no_registry(self) -> None:
        """Wherever somebody fetches from, they get what these digests say."""
        assert '"resolved"' not in (WEB / "package-lock.json").read_text("utf-8")


class TestCoverage:
    """Under the floor of pyproject.toml the report fails."""

    @pytest.mark.parametrize(("calls", "status"), [("both(True); both(False)", 0), ("both(True)", 2)])
    def test_a_drop_is_found(self, calls: str, status: int, tmp_path: Path) -> None:
        shutil.copyfile(ROOT / "pyproject.toml", tmp_path / "pyproject.toml")
        (tmp_path / "pioche" / "core").mkdir(parents=True)
        (tmp_path / "pioche" / "__init__.py").touch()
        (tmp_path / "pioche" / "core" / "__init__.py").write_text(HALF, "utf-8")
        (tmp_path / "run.py").write_text(f"from pioche.core import both\n{calls}\n", "utf-8")
        inherited = {name: value for name, value in os.environ.items() if not name.startswith(("COV", "PYTHONPATH"))}

        def coverage(*words: str) -> subprocess.CompletedProcess[str]:
            command = [sys.executable, "-m", "coverage", *words]
            return subprocess.run(command, cwd=tmp_path, env=inherited, capture_output=True, text=True, check=False)

        assert coverage("run", "run.py").returncode == 0
        assert coverage("combine").returncode == 0
        report = coverage("report")
        assert report.returncode == status, report.stdout + report.stderr
