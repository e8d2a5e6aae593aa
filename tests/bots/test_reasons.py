"""Why an answer is suggested: what a search saw come of it, told from one seat's view."""

from __future__ import annotations

from random import Random

import pytest

from pioche import games
from pioche.bots.analysis import hint
from pioche.bots.ismcts import Effort, Outlook
from pioche.bots.reasons import GAMES, Foreseen, Told, following, foresee, reasons
from pioche.core.game import LANGUAGES
from pioche.core.scene import T
from pioche.text import Words
from tests.bots.test_ismcts import moments

FEW = Effort(40)
BUST = T("ev-bust", who="@1", n=15, limit=13)


def seen(times: int, what: str = "ev-bust", who: int = 1) -> Foreseen:
    found = Foreseen()
    for game in range(GAMES):
        found.add({Told(what, who): BUST} if game < times else {})
    return found


def outlook(choice: int, ends: list[list[int]]) -> Outlook:
    return Outlook(choice, 0.0, visits=len(ends), ends=ends)


@pytest.mark.parametrize("key", games.KEYS)
class TestEveryGame:
    def test_what_follows_is_told_in_every_language(self, key: str) -> None:
        game = games.load(key)
        names = [f"Seat {seat}" for seat in range(8)]
        for s, seat in moments(game, 3):
            view = game.view(s, seat)
            for one in hint(game, view, seat, Random(1), FEW):
                for language in LANGUAGES if one.why.then else []:
                    words, mine = Words(language, game, names), one.why.who == seat
                    assert words(one.why.then, "often-you" if mine else "often")

    def test_it_follows_from_the_view_alone(self, key: str) -> None:
        game = games.load(key)
        for s, seat in moments(game, 2):
            view, options = game.view(s, seat), s.options_of(seat)[:2]
            same = game.view(game.imagine(view, Random(7)), seat)
            assert foresee(game, same, seat, options, Random(2)) == foresee(game, view, seat, options, Random(2))


class TestWhatFollows:
    def test_what_comes_of_one_answer_alone_is_told_of_it(self) -> None:
        assert following(seen(GAMES), [seen(2), seen(0)]) == (BUST, 1, "mostly")
        assert following(seen(GAMES * 2 // 3), [seen(0)]) == (BUST, 1, "often")

    def test_what_comes_of_all_answers_alike_is_no_reason(self) -> None:
        assert following(seen(GAMES), [seen(GAMES), seen(GAMES - 3)]) == ("", None, "")

    def test_what_is_rare_is_no_reason(self) -> None:
        assert following(seen(GAMES // 3), [seen(0)]) == ("", None, "")


class TestPoints:
    GAME = games.load("treize")

    def test_what_an_answer_brings_and_costs_beside_the_next(self) -> None:
        one, two = outlook(0, [[5, 1], [6, 2], [5, 1]]), outlook(1, [[2, 4], [3, 5], [2, 4]])
        none = {0: Foreseen(1), 1: Foreseen(1)}
        first, second = reasons(self.GAME, 0, [one, two], none)
        assert (first.more, first.costs, first.whom) == (3.0, 3.0, 1)
        assert (second.more, second.costs, second.whom) == (-3.0, 0.0, None)

    def test_what_chance_may_have_made_is_not_told(self) -> None:
        one, two = outlook(0, [[9, 0], [0, 0], [9, 0]]), outlook(1, [[0, 0], [9, 0], [5, 0]])
        assert reasons(self.GAME, 0, [one, two], {0: Foreseen(1), 1: Foreseen(1)})[0].more == 0.0

    def test_one_answer_alone_needs_no_reason(self) -> None:
        (only,) = reasons(self.GAME, 0, [outlook(0, [[1, 1]])], {})
        assert not only.then and not only.more and not only.costs
