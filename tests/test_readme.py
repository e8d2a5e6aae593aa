"""The README's program runs and says what it should."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

README = Path(__file__).parent.parent / "README.md"


def test_the_program_in_the_readme_plays_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    program = re.findall(r"```python\n(.*?)```", README.read_text("utf-8"), re.S)
    assert len(program) == 1
    exec(compile(program[0], str(README), "exec"), {})
    scores, ranks = re.findall(r"\[.*?\]", capsys.readouterr().out)
    assert len(eval(scores)) == len(eval(ranks)) == 4
    assert 0 in eval(ranks)
