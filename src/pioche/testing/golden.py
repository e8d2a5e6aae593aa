"""A plug-in for pytest: golden files. A change of rules, words or pictures shows as a readable diff.

`--regolden` rewrites them; read the diff as you would read code.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--regolden", action="store_true", help="rewrite the golden playthroughs")


@pytest.fixture
def golden(request: pytest.FixtureRequest) -> Callable[[Path, str], None]:
    """golden(path, text): the text is as it was kept there."""

    def compare(path: Path, text: str) -> None:
        if request.config.getoption("--regolden"):
            path.parent.mkdir(exist_ok=True)
            path.write_text(text, "utf-8")
        assert path.exists(), f"there is no {path.name}; --regolden writes it"
        assert text == path.read_text("utf-8")

    return compare
