"""Faults in what is asked, what comes next, and how it ends: each is found by the law that is there for it."""

from __future__ import annotations

import pytest

from pioche.core import laws
from pioche.core.flow import Step, Together
from tests.faults.seeding import (
    Begin,
    in_rules_with,
    planned,
)
from tests.thirdparty.blindbid import GAME as BLINDBID
from tests.thirdparty.blindbid.rules import PLACES, BlindBid, NextRound, PushCard, Reveal, RollDie

blindbid = in_rules_with(__name__)


def test_without_a_fault_all_laws_hold() -> None:
    assert blindbid() == set()


# Law 4: options --------------------------------------------------------------------------------------------


class PushBelow(PushCard):
    """Offers only cards below the best one of the left neighbour, which nobody can see."""

    def options(self, s: BlindBid) -> list[int]:
        best = max(s.rows[(self.seat + 1) % s.players])
        return [place for place in super().options(s) if s.rows[self.seat][place] <= best] or super().options(s)


class AskBelow(NextRound):
    def apply(self, s: BlindBid, choice: int) -> None:
        super().apply(s, choice)
        if not s.is_over():
            s.agenda[-2] = Together(*map(PushBelow, s.holders()))
            s.agenda[0] = AskBelow()


class TestLaw4:
    def test_options_that_depend_on_hidden_cards(self) -> None:
        assert blindbid(second=0, start=planned(AskBelow())) == {4}


# Law 5: what comes next is public --------------------------------------------------------------------------


class BidIfStrong(PushCard):
    """Seat after seat; whoever holds no five is passed over."""

    def apply(self, s: BlindBid, choice: int) -> None:
        s.bids[self.seat] = [choice]
        later = [seat for seat in range(self.seat + 1, s.players) if PLACES in s.rows[seat]]
        s.then(*([BidIfStrong(later[0])] if later else []))


class AskTheStrong(NextRound):
    def apply(self, s: BlindBid, choice: int) -> None:
        if s.holders():
            s.round += 1
            s.then(RollDie(), BidIfStrong(s.holders()[0]), Reveal(), AskTheStrong())
        else:
            s.end_game([0] * s.players)


class TestLaw5:
    def test_a_question_that_depends_on_the_cards_of_others(self) -> None:
        assert 5 in blindbid(second=0, start=planned(AskTheStrong()))


# Law 7: questions ------------------------------------------------------------------------------------------


class PushTwice(PushCard):
    def options(self, s: BlindBid) -> list[int]:
        return super().options(s)[:1] * 2


class PushNothing(PushCard):
    def options(self, s: BlindBid) -> list[int]:
        return []


class PushAnything(PushCard):
    def options(self, s: BlindBid) -> list[int]:
        return [len(BLINDBID.choices)]


class TestLaw7:
    @pytest.mark.parametrize("step", [PushTwice(0), PushAnything(0)], ids=["twice", "unnamed"])
    def test_options_that_are_doubled_or_without_a_name(self, step: PushCard) -> None:
        assert blindbid(start=planned(Begin(), step, NextRound())) == {7}

    def test_a_question_without_an_answer(self) -> None:
        assert blindbid(start=planned(Begin(), PushNothing(0), NextRound())) == {7}


# Law 8: the end --------------------------------------------------------------------------------------------


class AskAgain(PushCard):
    def apply(self, s: BlindBid, choice: int) -> None:
        s.then(AskAgain(self.seat))


class EndBadly(Step[BlindBid]):
    def apply(self, s: BlindBid, choice: int) -> None:
        s.end_game([1, 2, 3])


class TestLaw8:
    def test_an_endless_game(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(laws, "MOST_MOVES", 50)
        assert blindbid(start=planned(NextRound(), state=BlindBid)) == set()
        assert blindbid(start=planned(Begin(), AskAgain(0))) == {8}

    def test_a_result_that_is_no_ranking(self) -> None:
        assert blindbid(start=planned(Begin(), EndBadly())) == {8}

    def test_scores_that_are_not_one_of_each_seat(self) -> None:
        assert blindbid(scores=lambda s: s.points[1:]) == {8}

    def test_scores_of_which_less_is_better(self) -> None:
        assert blindbid(scores=lambda s: [-points for points in s.points]) == {8}
