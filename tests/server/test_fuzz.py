"""Nonsense from outside, a few seconds of it; `bench/fuzz.py` takes longer."""

from __future__ import annotations

import secrets

from tests.server.fuzzing import Findings, fuzz_frames, fuzz_requests
from tests.server.running import Running


def check(found: Findings, number: int) -> None:
    assert not found.defects, f"seed {number}: {found.defects[:5]}"


def test_no_frame_breaks_a_table(either: Running) -> None:
    number = secrets.randbelow(10**6)
    found = fuzz_frames(either, number, examples=40)
    check(found, number)
    assert found.counts["frames"] > 40


def test_no_request_breaks_the_lobby(either: Running) -> None:
    number = secrets.randbelow(10**6)
    found = fuzz_requests(either, number, examples=4)
    check(found, number)
    assert found.counts["2xx"] and found.counts["4xx"]
