"""Buckets of tokens."""

from __future__ import annotations

import pytest

from pioche.server.config import Rate
from pioche.server.limits import MOST_KNOWN, Bucket, Buckets, TooOften


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_empties_at_once_and_fills_steadily() -> None:
    clock = Clock()
    bucket = Bucket(Rate(3, 0.5), clock)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    clock.now = 2.0
    assert [bucket.take() for _ in range(2)] == [True, False]
    clock.now = 1000.0
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_everybody_has_a_bucket_and_memory_stays_small() -> None:
    clock = Clock()
    buckets = Buckets(Rate(1, 1), clock)
    buckets.check("ann")
    with pytest.raises(TooOften):
        buckets.check("ann")
    for number in range(3 * MOST_KNOWN):
        buckets.check(str(number))
    assert len(buckets.known) <= MOST_KNOWN
