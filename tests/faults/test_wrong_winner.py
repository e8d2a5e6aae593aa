"""What no law can know: tests of the rules, goldens and old records find it."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from pioche.core import record
from pioche.core.fair import Seeded
from pioche.core.match import Match
from pioche.core.record import Bad, Seat
from tests.faults.seeding import (
    in_rules_with,
    planned,
)
from tests.thirdparty.blindbid import GAME as BLINDBID
from tests.thirdparty.blindbid.rules import BlindBid, NextRound, Reveal
from tests.thirdparty.blindbid.table import key

blindbid = in_rules_with(__name__)


# What no law can know --------------------------------------------------------------------------------------


class LowestWins(Reveal):
    """Reads 2.3 the wrong way round."""

    def apply(self, s: BlindBid, choice: int) -> None:
        before = s.points[:]
        super().apply(s, choice)
        pot = sum(s.points) - sum(before)
        sums = [sum(cards) or 99 for cards in s.turned]
        s.points = before
        s.points[sums.index(min(sums))] += pot


class AskAndLowestWins(NextRound):
    def apply(self, s: BlindBid, choice: int) -> None:
        super().apply(s, choice)
        if not s.is_over():
            s.agenda[:] = [AskAndLowestWins(), LowestWins(), *s.agenda[-2:]]


class TestAWrongWinner:
    """Rules that are consistent but wrong break no law: tests of the rules, goldens and old records find them."""

    fault = staticmethod(planned(AskAndLowestWins()))

    def test_no_law_is_broken(self) -> None:
        assert blindbid(start=self.fault) == set()

    def test_a_record_of_the_right_rules_does_not_verify(self) -> None:
        match = Match(BLINDBID, BLINDBID.settle({}), [Seat("a"), Seat("b"), Seat("c")], Seeded("wrong winner"))
        rng = Random(1)
        while not match.state.is_over():
            match.answer(match.state.to_move(), [rng.choice(match.state.options())])
        text = record.write(match.record)
        record.verify(text, lambda name: BLINDBID)
        with pytest.raises(Bad, match="record-places"):
            record.verify(text, lambda name: replace(BLINDBID, start=self.fault))

    def test_the_rule_itself_says_who_wins(self) -> None:
        for start, points in ((BLINDBID.start, [0, 0, 3]), (self.fault, [3, 0, 0])):
            s = start(BLINDBID.settle({"second": 0}))
            s.happen([1, 2, 3, 4, 5, 2, 3, 4, 5, 1, 3, 4, 5, 1, 2])
            s.happen([0])
            for _ in range(3):
                s.play(0)
            assert s.points == points and key(s.turned[2][0]) == "n3"
