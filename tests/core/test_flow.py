"""The agenda: what comes next, who is asked, and what happens by itself."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from pioche.core.flow import CHANCE, NOBODY, ChanceStep, ChooseSeveral, State, Step, Together, ranking


class Log(State):
    """A state that keeps a list of what happened."""

    def __init__(self) -> None:
        self.log: list[int] = []
        self.agenda = []
        self.ranks = []

    def clone(self) -> Log:
        s = Log.__new__(Log)
        s.log, s.agenda, s.ranks = self.log[:], self.agenda[:], self.ranks
        return s


class Note(Step[Log]):
    """Happens by itself."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number

    def apply(self, s: Log, choice: int) -> None:
        s.log.append(self.number)


class Ask(Step[Log]):
    """One of two answers; the second asks the same seat once more."""

    def options(self, s: Log) -> list[int]:
        return [1, 2]

    def apply(self, s: Log, choice: int) -> None:
        s.log.append(10 * self.seat + choice)
        if choice == 2:
            s.then(Ask(self.seat))


class AskSomebodyElse(Ask):
    def apply(self, s: Log, choice: int) -> None:
        s.then(Ask(self.seat + 1))


class AskTwice(Ask):
    def apply(self, s: Log, choice: int) -> None:
        s.then(Ask(self.seat), Ask(self.seat))


class Roll(ChanceStep[Log]):
    def draw(self, s: Log, rng: Random) -> list[int]:
        return [rng.randrange(6)]

    def happen(self, s: Log, outcome: list[int]) -> None:
        s.log += outcome


class End(Step[Log]):
    def apply(self, s: Log, choice: int) -> None:
        s.end_game([0, 1])


def planned(*steps: Step[Log]) -> Log:
    s = Log()
    s.then(*steps)
    return s


class TestAgenda:
    def test_steps_come_in_the_order_they_were_planned(self) -> None:
        s = planned(Note(1), Note(2), Note(3))
        s.run_on()
        assert s.log == [1, 2, 3] and s.is_over()

    def test_what_a_step_adds_comes_before_what_was_planned(self) -> None:
        s = planned(Ask(0), Note(5))
        s.play(2)
        assert s.log == [2] and s.asked() == [0]
        s.play(1)
        assert s.log == [2, 1, 5]

    def test_running_on_stops_at_a_question(self) -> None:
        s = planned(Note(1), Ask(3), Note(2))
        s.run_on()
        assert s.log == [1] and s.to_move() == 3 and s.options() == [1, 2]

    def test_running_on_stops_at_chance(self) -> None:
        s = planned(Note(1), Roll(), Note(2))
        s.run_on()
        assert s.log == [1] and s.to_move() == CHANCE and s.asked() == [] and not s.is_over()

    def test_answering_does_not_run_on(self) -> None:
        s = planned(Ask(0), Note(5))
        s.answer(0, 1)
        assert s.log == [1] and s.happens_by_itself()

    def test_ending_drops_all_that_was_planned(self) -> None:
        s = planned(End(), Note(1), Ask(0))
        s.run_on()
        assert s.is_over() and s.log == [] and s.ranks == [0, 1]


class TestQuestions:
    def test_only_the_seat_that_is_asked_has_options(self) -> None:
        s = planned(Ask(1))
        assert [s.options_of(seat) for seat in range(3)] == [[], [1, 2], []]
        assert s.question(0) is None and isinstance(s.question(1), Ask)

    def test_nobody_is_asked_while_something_happens_by_itself(self) -> None:
        s = planned(Note(1))
        assert s.asked() == [] and s.happens_by_itself() and s.to_move() == NOBODY

    @pytest.mark.parametrize("seat", [CHANCE, NOBODY])
    def test_chance_and_nobody_are_never_asked(self, seat: int) -> None:
        assert planned(Roll()).question(seat) is None
        assert planned(Note(1)).question(seat) is None
        assert planned(Roll()).options_of(seat) == []

    @pytest.mark.parametrize("seat", [CHANCE, NOBODY])
    @pytest.mark.parametrize("cards", [1, 6, 108, 165, 500])
    def test_chance_and_nobody_are_no_place_in_any_list(self, seat: int, cards: int) -> None:
        """Python counts small negative numbers from the end: the wrong player would get the card, and nobody notice."""
        table = [0] * cards
        for place in (seat, seat + 5, seat * 18 + 17, seat - 1):
            with pytest.raises(IndexError):
                table[place] += 1

    def test_nobody_is_asked_when_all_is_over(self) -> None:
        s = Log()
        assert s.is_over() and s.asked() == [] and s.to_move() == NOBODY and s.question(0) is None
        assert not s.happens_by_itself()


class TestChance:
    def test_drawing_changes_nothing_until_it_happens(self) -> None:
        s = planned(Roll(), Note(9))
        outcome = s.draw(Random(1))
        assert s.log == [] and s.to_move() == CHANCE
        s.happen(outcome)
        assert s.log == [*outcome, 9]


class TestTogether:
    def test_any_seat_may_answer_first(self) -> None:
        for order in ([0, 1, 2], [2, 1, 0], [1, 2, 0]):
            s = planned(Together(Ask(0), Ask(1), Ask(2)), Note(99))
            for seat in order:
                assert seat in s.asked()
                s.answer(seat, 1)
                assert seat not in s.asked()
            s.run_on()
            assert s.log == [10 * seat + 1 for seat in order] + [99]

    def test_the_first_member_is_to_move(self) -> None:
        s = planned(Together(Ask(2), Ask(0)))
        assert s.to_move() == 2 and s.asked() == [2, 0]
        s.play(1)
        assert s.to_move() == 0 and s.asked() == [0]

    def test_a_further_question_takes_the_place_of_the_first(self) -> None:
        s = planned(Together(Ask(0), Ask(1), Ask(2)), Note(99))
        s.answer(1, 2)
        assert s.asked() == [0, 1, 2] and s.log == [12]
        s.answer(1, 1)
        assert s.asked() == [0, 2]

    def test_a_further_question_of_the_last_seat_keeps_the_group(self) -> None:
        s = planned(Together(Ask(0)), Note(99))
        s.play(2)
        assert s.asked() == [0] and s.log == [2]
        s.play(1)
        assert s.log == [2, 1, 99] and s.is_over()

    @pytest.mark.parametrize("step", [AskSomebodyElse(0), AskTwice(0)])
    def test_a_member_may_lead_to_one_question_of_its_own_seat_only(self, step: Ask) -> None:
        s = planned(Together(step, Ask(1)), Note(99))
        with pytest.raises(ValueError, match="one more question of its own seat only"):
            s.answer(0, 1)

    def test_a_seat_outside_the_group_is_not_asked(self) -> None:
        s = planned(Together(Ask(0), Ask(2)))
        assert s.question(1) is None and s.options_of(1) == []

    def test_answering_leaves_other_copies_of_the_game_alone(self) -> None:
        s = planned(Together(Ask(0), Ask(1)))
        twin = s.clone()
        twin.answer(0, 1)
        assert s.asked() == [0, 1] and twin.asked() == [1]


class Pick(ChooseSeveral[Log]):
    """Up to two of these."""

    done = 9

    def things(self, s: Log) -> list[int]:
        return [thing for thing in (3, 4, 5) if thing not in s.log]

    def take(self, s: Log, choice: int) -> None:
        s.log.append(choice)


class PickUnseen(Pick):
    secret = True
    unlike = True

    def first(self, s: Log) -> int:
        return s.log[-1] if s.log else 0


class TestChoosingSeveral:
    @pytest.mark.parametrize("kind", [Pick, PickUnseen])
    def test_no_set_is_offered_twice(self, kind: type[Pick]) -> None:
        s = planned(kind(0, 2))
        assert s.options() == [9, 3, 4, 5]
        s.play(4)
        assert s.options() == [9, 5]
        s.play(5)
        assert s.options() == [9]
        s.play(9)
        assert s.is_over() and s.log == [4, 5]

    def test_everybody_can_read_the_question_so_a_secret_answer_does_not_stand_in_it(self) -> None:
        for kind, since in ((Pick, 4), (PickUnseen, 0)):
            s = planned(kind(0, 2))
            s.play(4)
            assert vars(s.agenda[-1]) == {"seat": 0, "left": 1, "since": since}


class TestRanking:
    def test_more_is_better_and_equals_share_a_place(self) -> None:
        assert ranking([5, 9, 5, 1]) == [1, 0, 1, 3]

    def test_all_equal_are_all_first(self) -> None:
        assert ranking([0, 0, 0]) == [0, 0, 0]

    def test_scores_may_be_compared_part_by_part(self) -> None:
        assert ranking([(3, 1), (3, 2), (2, 9)]) == [1, 0, 2]


class Claim(Step[Any]):
    """Whoever claims ends the question for all."""

    def options(self, s: Any) -> list[int]:
        return [0, 1]

    def apply(self, s: Any, choice: int) -> None:
        s.ranks = [choice]

    def settles(self, s: Any) -> bool:
        return bool(s.ranks == [1])


class TestSettling:
    def test_an_answer_may_settle_the_matter_for_all_who_are_asked_together(self) -> None:
        s = State()
        s.agenda, s.ranks = [Together(Claim(0), Claim(1), Claim(2))], []
        s.answer(1, 0)
        assert s.asked() == [0, 2]
        s.answer(2, 1)
        assert s.asked() == [] and s.is_over()
