"""Faults in seats that are none: each is found by the law that is there for it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, ClassVar

import pytest
from msgspec.structs import replace as changed

from pioche.core.flow import NOBODY, Step
from pioche.core.laws import LikelyWalk
from pioche.core.scene import Happening, Scene
from pioche.text.messages import messages
from tests.faults.seeding import (
    Begin,
    in_rules_with,
    law_broken,
    planned,
)
from tests.thirdparty.blindbid import GAME as BLINDBID
from tests.thirdparty.blindbid.rules import BlindBid, NextRound, PushCard, Reveal

blindbid = in_rules_with(__name__)


# Law 14: seats that are none -------------------------------------------------------------------------------


class RewardWhoeverFell(Reveal):
    """Reads the winner after it was set back to nobody."""

    nobody = NOBODY

    def apply(self, s: BlindBid, choice: int) -> None:
        super().apply(s, choice)
        s.points[self.nobody] += 1


class RewardNoneYet(RewardWhoeverFell):
    """The same with a "none" of the game's own, which Python counts from the end."""

    nobody = -1


class PassOverNone(RewardNoneYet):
    """Everybody before and after a player who is none: somebody is missing."""

    def apply(self, s: BlindBid, choice: int) -> None:
        Reveal.apply(self, s, choice)
        s.spent = s.spent + [0 for _ in s.points[: self.nobody]]


class LookBack(Reveal):
    """Looks at what was turned up last, by the last player and of all: neither list has an entry for each seat."""

    def apply(self, s: BlindBid, choice: int) -> None:
        super().apply(s, choice)
        if s.spent[-1] in s.turned[s.players - 1][-1:] and len(s.spent[:-1]) % 2:
            s.points[0] += 1


class RevealThus(NextRound):
    reveal: ClassVar[type[Reveal]] = RewardWhoeverFell

    def apply(self, s: BlindBid, choice: int) -> None:
        super().apply(s, choice)
        if not s.is_over():
            s.agenda[:] = [type(self)(), self.reveal(), *s.agenda[-2:]]


class RevealWithNoneYet(RevealThus):
    reveal = RewardNoneYet


class RevealPassingOver(RevealThus):
    reveal = PassOverNone


class RevealLookingBack(RevealThus):
    reveal = LookBack


class PushLikeNone(PushCard):
    """Asks what the player before the first one has pushed."""

    def options(self, s: BlindBid) -> list[int]:
        return super().options(s) if s.bids[self.seat - 1] == [] else super().options(s)[:1]


def neighbours_scene(v: Any, seat: int | None) -> Scene:
    """Draws a table at which a spectator sits at seat -1."""
    s = BLINDBID.scene(v, seat)
    return changed(s, signs=s.signs * (v.points[-1 if seat is None else seat] >= 0))


def scores_of_whom(before: Any, step: Step[Any], choice: int, after: Any, viewer: int | None) -> list[Happening]:
    """Tells of those who have points, also where nobody acts."""
    told: list[Happening] = BLINDBID.story(before, step, choice, after, viewer)
    return told if after.points[min(step.seat, -1)] >= 0 else []


def rated_from_the_end(v: Any, seat: int, options: list[int]) -> list[float]:
    return [float(v.points[seat - v.players]) for _ in options]


class TestLaw14:
    @pytest.mark.parametrize("fault", [RevealThus, RevealWithNoneYet, RevealPassingOver])
    def test_a_step_that_takes_nobody_for_a_seat(self, fault: type[RevealThus]) -> None:
        assert blindbid(start=planned(fault())) == {14}

    def test_a_question_that_does(self) -> None:
        assert blindbid(start=planned(Begin(), PushLikeNone(0), NextRound())) == {14}

    def test_a_scene_that_does(self) -> None:
        assert blindbid(scene=neighbours_scene) == {14}

    def test_a_story_that_does(self) -> None:
        assert blindbid(story=scores_of_whom) == {14}

    def test_a_hint_that_does(self) -> None:
        faulty = replace(BLINDBID, hints=replace(BLINDBID.hints, rate=rated_from_the_end))
        assert law_broken(LikelyWalk(faulty, faulty.settle({}), "fault", messages("en", faulty))) == 14

    def test_the_end_of_a_list_that_grows_may_be_looked_at(self) -> None:
        assert blindbid(start=planned(RevealLookingBack())) == set()
