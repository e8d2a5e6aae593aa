"""How far long work is."""

from __future__ import annotations

import pytest

from pioche.terminal import progress
from pioche.terminal.progress import progress_bar


def test_without_a_terminal_a_line_now_and_then_says_how_far_it_is(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(progress, "SECONDS", 0.0)
    with progress_bar("games", 10) as how_far:
        how_far.more(3)
        how_far.more(4)
        how_far(9, 12)
    assert capsys.readouterr().err.splitlines() == ["games 3/10", "games 7/10", "games 9/12"]


def test_short_work_writes_nothing_into_a_log(capsys: pytest.CaptureFixture[str]) -> None:
    with progress_bar("games", 2) as how_far:
        how_far(1)
        how_far(2)
    assert capsys.readouterr() == ("", "")
