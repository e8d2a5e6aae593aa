"""Every example runs, as its first lines say."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

EXAMPLES = Path(__file__).parent.parent / "examples"


def run(file: str, *line: str) -> str:
    done = subprocess.run(
        [sys.executable, "-W", "error", str(EXAMPLES / file), *line], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_a_bot_of_ones_own_beats_chance() -> None:
    words = run("own_bot.py", "treize", "12").split()
    assert float(words[1]) > float(words[-1])


def test_a_language_model_has_a_seat() -> None:
    assert "places" in run("language_model.py", "treize")


def test_none_is_forgotten() -> None:
    here = Path(__file__).read_text("utf-8")
    assert all(f'"{file.name}"' in here for file in EXAMPLES.glob("*.py"))
