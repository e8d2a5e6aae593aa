"""Updates tell what is new since the one before, and nothing else."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from pioche.server.fanout import encoded
from pioche.server.messages import Frames, Update
from pioche.server.updates import onwards
from tests.server.unfolding import Unfolded
from tests.twins import TWINS

CASES: list[dict[str, Any]] = json.loads((TWINS / "unfolding.json").read_text("utf-8"))


@pytest.mark.parametrize("case", CASES, ids=[case["name"] for case in CASES])
def test_what_is_sent_is_what_the_browser_understands(case: dict[str, Any]) -> None:
    """The browser's side is web/tests/unfolding.test.ts."""
    before = msgspec.convert(case["before"], Update)
    whole = msgspec.convert(case["whole"], list[Update])
    text = encoded(onwards(before, whole, whole=False))
    assert json.loads(text) == case["onwards"]
    window = Unfolded()
    window.take(encoded(Frames(frames=[before], whole=True)))
    assert window.take(text).frames == whole


@pytest.mark.parametrize("case", CASES, ids=[case["name"] for case in CASES])
def test_who_has_nothing_or_is_to_forget_it_gets_it_whole(case: dict[str, Any]) -> None:
    before, whole = msgspec.convert(case["before"], Update), msgspec.convert(case["whole"], list[Update])
    assert onwards(None, whole, whole=False) == Frames(frames=whole)
    assert onwards(before, whole, whole=True) == Frames(frames=whole, whole=True)
