"""A short ordeal of two servers and two bot hosts at one database; `make faults` is the long one."""

from __future__ import annotations

from tests.server import ordeal


def test_what_was_acknowledged_survives_whatever_breaks() -> None:
    verdict = ordeal.run(seconds=8, tables=4, kinds=ordeal.STEADY, servers=2)
    assert not verdict.wrong
    assert verdict.faults and verdict.acknowledged and verdict.pictures
