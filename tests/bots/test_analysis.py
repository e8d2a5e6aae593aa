"""Hints, and what a search says of a finished match."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random

import pytest

from pioche import bots, games
from pioche.bots.analysis import (
    GRAVE,
    Decision,
    Hint,
    Judgement,
    costliest,
    curve_point,
    decisions,
    hint,
    how_much,
    judge,
    label,
    sentence,
)
from pioche.bots.ismcts import Effort, Outlook
from pioche.core.fair import Seeded
from pioche.core.game import LANGUAGES, Game
from pioche.core.match import Match
from pioche.core.record import Seat
from pioche.text import Words
from tests.bots.test_ismcts import moments, short

FEW = Effort(30)


@cache
def finished(key: str) -> Match:
    game = games.load(key)
    settings = short(game)
    match = Match(game, settings, [Seat(f"Player {n}") for n in range(settings["players"])], Seeded("a"))
    greedy, rng = bots.load("greedy")(game), Random(1)
    while not match.state.is_over():
        seat = match.state.to_move()
        match.answer(seat, [greedy.choose(match.view(seat), seat, match.state.options(), rng)])
    return match


def all_decisions(key: str) -> list[Decision]:
    match = finished(key)
    return decisions(match.game, match.settings, match.record)


@pytest.mark.parametrize("key", games.KEYS)
class TestEveryGame:
    def test_a_hint_ranks_all_options(self, key: str) -> None:
        game = games.load(key)
        for s, seat in moments(game, 4):
            ranked = hint(game, game.view(s, seat), seat, Random(1), FEW)
            assert sorted(one.choice for one in ranked) == sorted(s.options_of(seat))
            assert all(0 <= one.worth <= 1 and one.doubt >= 0 for one in ranked)

    def test_a_hint_tells_nothing_that_is_to_be_remembered(self, key: str) -> None:
        """Whoever has forgotten all that can be forgotten gets the same hint."""
        game = games.load(key)
        for s, seat in moments(game, 4):
            view = game.view(s, seat)
            blank = game.hints.forget(view, seat, 1.0, Random(2)) if game.hints.forget else view
            assert hint(game, view, seat, Random(1), FEW) == hint(game, blank, seat, Random(1), FEW)

    def test_every_answer_of_the_match_is_a_decision(self, key: str) -> None:
        found = all_decisions(key)
        assert [one.entry for one in found] == [
            place for place, entry in enumerate(finished(key).record.entries) if entry.seat >= 0
        ]
        assert all(one.choice in one.state.options_of(one.seat) for one in found)

    def test_a_judgement_hangs_on_what_its_seat_saw_alone(self, key: str) -> None:
        """With other hidden cards the search says the same; only the curve, drawn with open cards, may differ."""
        game = games.load(key)
        for one in [one for one in all_decisions(key) if len(one.state.options_of(one.seat)) > 1][::15]:
            other = game.imagine(game.view(one.state, one.seat), Random(3))
            there = judge(game, Decision(one.entry, one.seat, one.choice, other), FEW)
            here = judge(game, one, FEW)
            assert (here.best, here.loss, here.options) == (there.best, there.loss, there.options)

    def test_shares_of_the_win_add_up_to_one(self, key: str) -> None:
        for one in all_decisions(key)[::9]:
            assert sum(curve_point(games.load(key), one.state, one.seat)) == pytest.approx(1, abs=0.01)

    def test_every_answer_has_words_in_every_language(self, key: str) -> None:
        game = games.load(key)
        spoken = [Words(language, game, [seat.name for seat in finished(key).record.seats]) for language in LANGUAGES]
        for one in all_decisions(key)[::3]:
            view = game.view(one.state, one.seat)
            for choice in one.state.options_of(one.seat):
                assert label(game, view, one.seat, choice) != "analysis-other"
            for words in spoken:
                for told in told_each_way(game, one):
                    assert "Player" in words(sentence(game, view, told))


def told_each_way(game: Game, one: Decision) -> Iterator[Judgement]:
    best = one.state.options_of(one.seat)[-1]
    for matter, loss, points in (
        ("forced", 0.0, 0.0), ("best", 0.0, 0.0), ("nothing", 0.0, 0.0),
        ("slight", 0.02, -1.0), ("clear", 0.07, 1.25), ("grave", 0.3, 12.0),
    ):  # fmt: skip
        yield Judgement(one.entry, one.seat, one.choice, best, matter, loss, points, [], [])  # type: ignore[arg-type]


class TestMatters:
    def test_a_doubtful_loss_is_nothing(self) -> None:
        assert how_much(0.1, 0.06) == "nothing" and how_much(0.1, 0.02) == "clear"
        assert how_much(0.005, 0.0) == "nothing" and how_much(0.03, 0.001) == "slight"
        assert how_much(GRAVE, 0.01) == "grave"

    def test_options_are_compared_game_by_game(self) -> None:
        """The same luck, always a tenth better: no doubt, however different the games were."""
        luck = [0.0, 0.5, 0.9, 0.2]
        best, taken = Outlook(0, 0.5, got=[one + 0.1 for one in luck]), Outlook(1, 0.5, got=luck)
        loss, doubt = best.lead(taken)
        assert loss == pytest.approx(0.1) and doubt == pytest.approx(0)

    def test_the_costliest_decision_of_each_seat(self) -> None:
        def lost(entry: int, seat: int, loss: float) -> Judgement:
            return Judgement(entry, seat, 0, 1, "clear", loss, 0.0, list[Hint](), [])

        worst = costliest([lost(1, 0, 0.1), lost(2, 0, 0.3), lost(3, 1, 0.0), lost(4, 2, 0.2)], 3)
        assert [one and one.entry for one in worst] == [2, None, 4]

    def test_a_blunder_is_found(self) -> None:
        """Giving oneself the card that busts, with a row full of plus signs, costs something."""
        game = games.load("treize")
        for one in all_decisions("treize"):
            seat, s = one.seat, one.state
            options = s.options_of(seat)
            if len(options) < 2:
                continue
            ranked = hint(game, s, seat, Random(1), Effort(120))
            if ranked[0].worth - ranked[-1].worth > 0.2:
                wrong = judge(game, Decision(one.entry, seat, ranked[-1].choice, s), Effort(200))
                assert wrong.matter in ("clear", "grave") and wrong.best != wrong.chosen and wrong.loss > 0.05
                return
        pytest.fail("no decision of this match matters")


def test_alone_the_curve_tells_how_likely_one_is_to_win() -> None:
    game = games.load("nba")
    s = game.start(game.settle({"players": 1, "duration": "short", "level": "legend"}))
    s.run_on()
    while not s.asked():
        s.happen(s.draw(Random(1)))
    (before,) = curve_point(game, s, 0)
    s.points[2] = 500
    (after,) = curve_point(game, s, 0)
    assert 0 <= after < 0.01 and after < before < 0.6
