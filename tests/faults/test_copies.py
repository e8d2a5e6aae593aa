"""Faults in clones, saves and replays: each is found by the law that is there for it."""

from __future__ import annotations

from typing import Any

from pioche.core.flow import Together
from pioche.core.game import Settings
from tests.faults.seeding import (
    in_rules_with,
    planned,
)
from tests.thirdparty.blindbid import GAME as BLINDBID
from tests.thirdparty.blindbid.rules import BlindBid, NextRound, PushCard

blindbid = in_rules_with(__name__)


# Law 1: clones ---------------------------------------------------------------------------------------------


def copy_of(s: BlindBid) -> Any:
    """A copy as it should be."""
    made = type(s).__new__(type(s))
    vars(made).update({name: value[:] if isinstance(value, list) else value for name, value in vars(s).items()})
    return made


class Sharing(BlindBid):
    def clone(self) -> Sharing:
        s: Sharing = copy_of(self)
        s.points = self.points
        return s


class Forgetful(BlindBid):
    def clone(self) -> Forgetful:
        s: Forgetful = copy_of(self)
        s.die = 0
        return s


class TestLaw1:
    def test_a_clone_that_shares_a_list(self) -> None:
        assert blindbid(state=Sharing, start=planned(NextRound(), state=Sharing)) == {1}

    def test_a_clone_that_forgets_a_field(self) -> None:
        assert blindbid(state=Forgetful, start=planned(NextRound(), state=Forgetful)) == {1}


# Law 2: saves ----------------------------------------------------------------------------------------------


class Keyed(BlindBid):
    """Keeps a table with numbers as keys, which JSON turns into words."""

    def __init__(self, players: int, second: bool) -> None:
        super().__init__(players, second)
        self.table: Any = {1: 2}

    def clone(self) -> Keyed:
        s: Keyed = copy_of(self)
        s.table = dict(self.table)
        return s


class Packed(Keyed):
    """Keeps bytes, which JSON turns into a word."""

    def __init__(self, players: int, second: bool) -> None:
        super().__init__(players, second)
        self.table = b"\1\2"

    def clone(self) -> Packed:
        s: Packed = copy_of(self)
        return s


class AllAtOnce(Together[BlindBid]):
    """A kind of Together with rules of its own, which a save does not know."""


class AskAllAtOnce(NextRound):
    def apply(self, s: BlindBid, choice: int) -> None:
        super().apply(s, choice)
        if not s.is_over():
            s.agenda[-2] = AllAtOnce(*map(PushCard, s.holders()))
            s.agenda[0] = AskAllAtOnce()


class TestLaw2:
    def test_a_game_that_names_another_class_of_state(self) -> None:
        assert blindbid(state=Sharing) == {2}

    def test_a_table_whose_keys_come_back_as_words(self) -> None:
        assert blindbid(state=Keyed, start=planned(NextRound(), state=Keyed)) == {2}

    def test_bytes_that_come_back_as_a_word(self) -> None:
        assert blindbid(state=Packed, start=planned(NextRound(), state=Packed)) == {2}

    def test_a_question_that_comes_back_as_another_kind(self) -> None:
        assert blindbid(start=planned(AskAllAtOnce())) == {2}


# Law 9: replaying ------------------------------------------------------------------------------------------


class TestLaw9:
    def test_a_start_that_is_not_always_the_same(self) -> None:
        starts = iter(range(10_000))

        def start(settings: Settings) -> BlindBid:
            s: BlindBid = BLINDBID.start(settings)
            s.points = [next(starts)] * s.players
            return s

        assert blindbid(start=start) == {9}
