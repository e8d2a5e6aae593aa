"""The search: what it may know, what it keeps to, what it finds."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from pioche import bots, games
from pioche.bots import levels, parallel
from pioche.bots.ismcts import OFTEN, Effort, Outlook, Search, by_place
from pioche.core import saves
from pioche.core.flow import CHANCE, State
from pioche.core.game import Game, Settings
from pioche.core.hidden import hidden_cards
from pioche.lab.workers import spread
from tests.terminal.toy import BOLD, GIVE_UP
from tests.terminal.toy import GAME as TOY
from tests.thirdparty.blindbid import GAME as BLINDBID

ALL = [*map(games.load, games.KEYS), BLINDBID, TOY]
FEW = Effort(24)


def short(game: Game) -> Settings:
    return game.settle({"hands": 1} if "hands" in [option.key for option in game.options] else {})


def moments(game: Game, count: int, seed: int = 1) -> list[tuple[State, int]]:
    """Questions with a choice, from all over one game by the rules of thumb, and every seat that is asked."""
    rng, out = Random(seed), list[tuple[State, int]]()
    s = game.start(short(game))
    s.run_on()
    greedy = bots.load("greedy")(game)
    while not s.is_over():
        if s.to_move() == CHANCE:
            s.happen(s.draw(rng))
            continue
        out += [(s.clone(), seat) for seat in s.asked() if len(s.options_of(seat)) > 1]
        seat = s.to_move()
        s.play(greedy.choose(game.view(s, seat), seat, s.options(), rng))
    return rng.sample(out, min(count, len(out)))


def found(search: Search) -> list[tuple[int, int, float]]:
    return [(one.choice, one.visits, one.total) for one in search.run()]


def test_what_an_answer_leads_to_is_told_in_points() -> None:
    halves = replace(TOY, in_a_point=2, scores=lambda s: [2 * score for score in TOY.scores(s)])
    for s, seat in moments(TOY, 3):
        view: Any = TOY.view(s, seat)  # type: ignore[arg-type]
        told = [[one.score for one in Search(game, view, seat, Random(3), FEW).run()] for game in (TOY, halves)]
        assert told[0] == told[1]


@pytest.mark.parametrize("game", ALL, ids=lambda game: game.key)
class TestLaws:
    def test_hidden_cards_never_change_an_answer(self, game: Game) -> None:
        """Deal what the seat cannot see anew: every bot answers as before."""
        changed = 0
        for number, (s, seat) in enumerate(moments(game, 6)):
            other = game.imagine(game.view(s, seat), Random(number))
            changed += saves.dump(s) != saves.dump(other)
            for key in ("greedy", *bots.LEVELS[:-1]):  # the best one searches as the one before, only longer
                answers = [
                    bots.load(key)(game).choose(game.view(table, seat), seat, table.options_of(seat), Random(7))
                    for table in (s, other)
                ]
                assert answers[0] == answers[1], key
        if any(hidden_cards(game.view(s, seat), s) for s, seat in moments(game, 6)):
            assert changed, "some hidden cards must have been dealt anew"

    def test_the_same_seed_and_iterations_find_the_same(self, game: Game) -> None:
        for s, seat in moments(game, 3):
            view = game.view(s, seat)
            assert found(Search(game, view, seat, Random(3), FEW)) == found(Search(game, view, seat, Random(3), FEW))

    def test_the_view_stays_as_it_was(self, game: Game) -> None:
        for s, seat in moments(game, 4):
            view = game.view(s, seat)
            before = saves.dump(view)
            Search(game, view, seat, Random(3), FEW).run()
            assert saves.dump(view) == before

    def test_every_option_is_tried_and_the_effort_kept(self, game: Game) -> None:
        for s, seat in moments(game, 4):
            search = Search(game, game.view(s, seat), seat, Random(3), Effort(60))
            outlooks = search.run()
            assert sorted(one.choice for one in outlooks) == sorted(s.options_of(seat))
            assert all(one.visits and 0 <= one.worth <= 1 for one in outlooks)
            assert search.iterations == sum(one.visits for one in outlooks) < 60 + 2 * len(outlooks)


class TestFinding:
    def offered(self, option: int) -> tuple[Any, int]:
        """What a seat sees to whom this answer of the toy game is offered, and which seat."""
        s = TOY.start(TOY.settle({}))
        s.run_on()
        rng = Random(1)
        while s.to_move() == CHANCE:
            s.happen(s.draw(rng))
        greedy = bots.load("greedy")(TOY)
        while option not in s.options():
            seat = s.to_move()
            s.play(greedy.choose(TOY.view(s, seat), seat, s.options(), rng))
        return TOY.view(s, s.to_move()), s.to_move()

    def test_it_does_not_give_up_a_game_it_can_win(self) -> None:
        view, seat = self.offered(GIVE_UP)
        best = Search(TOY, view, seat, Random(1), Effort(200)).run()[0]
        assert best.choice != GIVE_UP

    def test_what_makes_no_difference_is_worth_the_same(self) -> None:
        view, seat = self.offered(BOLD)
        bold, meek = Search(TOY, view, seat, Random(1), Effort(400)).run()
        assert abs(bold.worth - meek.worth) < 0.1

    def test_seconds_are_kept_too(self) -> None:
        s, seat = moments(games.load("treize"), 1)[0]
        search = Search(games.load("treize"), s, seat, Random(1), Effort(10**9, 0.05))
        search.run()
        assert 0 < search.iterations < 10**5

    def test_answers_in_imagined_games_are_kept_too(self) -> None:
        s, seat = moments(games.load("treize"), 1)[0]
        search = Search(games.load("treize"), s, seat, Random(1), Effort(answers=500))
        search.run()
        assert 0 < search.decisions < 500 + 2 * len(search.options) * 200

    def test_an_imagined_game_that_rests_at_once_is_an_answer_too(self) -> None:
        """Else a search that counts answers alone never ends."""
        game = games.load("treize")
        for s, seat in moments(game, 6):
            search = Search(game, game.view(s, seat), seat, Random(1), Effort(answers=120))
            search.rests = lambda s, view: True
            search.run()
            assert 0 < search.iterations <= search.decisions

    def test_without_any_effort_looks_decide(self) -> None:
        s, seat = moments(games.load("mu"), 1)[0]
        view = games.load("mu").view(s, seat)
        search = Search(games.load("mu"), view, seat, Random(1), Effort())
        assert search.run()[0].lean == max(one.lean for one in search.outlooks) and not search.iterations

    def test_thinking_ends_when_the_answer_is_clear(self) -> None:
        view, seat = self.offered(GIVE_UP)
        search = Search(TOY, view, seat, Random(1), Effort(10_000))
        search.run()
        assert search.iterations < 10_000

    def test_what_is_not_clear_is_looked_into_to_the_end(self) -> None:
        one, other = Outlook(0, 0.5, got=[1.0, 0.0] * 50), Outlook(1, 0.5, got=[0.0, 1.0] * 50)
        assert not one.is_clear_of(other)
        assert Outlook(0, 0.5, got=[0.9] * 50).is_clear_of(Outlook(1, 0.5, got=[0.1, 0.2] * 25))
        assert one.is_clear_of(one)  # what never differs need not be tried further

    def test_an_option_can_be_kept_to_the_end(self) -> None:
        game = games.load("mu")
        s, seat = next((s, seat) for s, seat in moments(game, 60) if len(s.options_of(seat)) > 5)
        worst = Search(game, game.view(s, seat), seat, Random(1), Effort(100)).run()[-1].choice
        ranked = Search(game, game.view(s, seat), seat, Random(1), Effort(100)).run(keep=worst)
        kept = next(one for one in ranked if one.choice == worst)
        assert kept.visits == max(one.visits for one in ranked)


@pytest.mark.parametrize("key", games.KEYS)
class TestParallel:
    """One search in several parts."""

    def asked(self, game: Game, effort: Effort, processes: int) -> list[parallel.Part]:
        s, seat = next((s, seat) for s, seat in moments(game, 99) if len(s.options_of(seat)) > 2)
        return parallel.parts(game, game.view(s, seat), seat, s.options_of(seat), effort, Random(5), processes)

    def test_the_effort_is_shared(self, key: str) -> None:
        asked = self.asked(games.load(key), Effort(90, 1.5, 600), 3)
        assert [part.effort for part in asked] == [Effort(30, 1.5, 200)] * 3
        assert len({part.seed for part in asked}) == 3

    def test_what_the_parts_found_is_added_up(self, key: str) -> None:
        game, effort = games.load(key), Effort(120)
        found = [parallel.think(game, part) for part in self.asked(game, effort, 2)]
        whole = parallel.added_up(found, effort)
        for one in whole:
            pieces = [outlook for part in found for outlook in part if outlook.choice == one.choice]
            assert one.visits == len(one.got) == sum(piece.visits for piece in pieces)
            assert one.total == pytest.approx(sum(one.got))
        assert [one.visits for one in whole] == sorted((one.visits for one in whole), reverse=True)

    def test_processes_find_what_one_after_the_other_finds(self, key: str) -> None:
        game, effort = games.load(key), Effort(60)
        asked = self.asked(game, effort, 2)
        elsewhere = spread(part_of, asked, 2)
        here = parallel.added_up([parallel.think(game, part) for part in asked], effort)
        there = parallel.added_up(list(elsewhere), effort)
        assert {(one.choice, one.visits) for one in here} == {(one.choice, one.visits) for one in there}


def part_of(part: parallel.Part) -> list[Outlook]:
    return parallel.think(games.load(part.key), part)


class TestTreeReuse:
    def test_what_was_seen_coming_is_kept(self) -> None:
        """A bid of several cards is several questions in a row: the second finds the tree of the first."""
        game = games.load("mu")
        for s, seat in moments(game, 99):
            view = game.view(s, seat)
            first = Search(game, view, seat, Random(1), Effort(300))
            choice = first.run()[0].choice
            after = s.clone()
            after.play(choice)
            if after.to_move() != seat:
                continue
            second = Search(game, game.view(after, seat), seat, Random(1), Effort(10))
            second.go_on_from(first)
            assert sum(node.visits for node in second.root.after.values()) >= OFTEN - 1
            return
        pytest.fail("no seat was asked twice in a row")

    def test_another_table_is_not_mistaken_for_it(self) -> None:
        game = games.load("treize")
        (s, seat), (other, another) = moments(game, 2)
        first = Search(game, s, seat, Random(1), Effort(100))
        first.run()
        second = Search(game, other, another, Random(1), Effort(10))
        second.go_on_from(first)
        assert not second.root.after


class TestByPlace:
    def test_ties_share(self) -> None:
        s = TOY.start(TOY.settle({"players": 3}))
        s.ranks = [0, 1, 1]
        assert by_place(s) == [1.0, 0.25, 0.25]


class TestLevels:
    def test_there_are_four_and_people_are_offered_them_weakest_first(self) -> None:
        assert tuple(levels.LEVELS) == bots.LEVELS == ("beginner", "casual", "strong", "expert")

    def test_each_looks_as_far_as_the_one_before_and_slips_less(self) -> None:
        efforts = [level.effort.answers if level.effort else 0 for level in levels.LEVELS.values()]
        assert efforts == sorted(efforts) and efforts[-1] > efforts[-2] > 0
        slips = [level.slips for level in levels.LEVELS.values()]
        assert slips == sorted(set(slips), reverse=True)

    def test_lower_levels_forget_where_a_game_lets_them(self) -> None:
        asked: list[float] = []

        def forget(view: Any, seat: int, share: float, rng: Random) -> Any:
            asked.append(share)
            return view

        game: Game = replace(TOY, hints=replace(TOY.hints, forget=forget))
        s, seat = moments(game, 1)[0]
        for key in bots.LEVELS:
            bots.load(key)(game).choose(game.view(s, seat), seat, s.options_of(seat), Random(1))
        assert asked == [levels.LEVELS[key].forgets for key in ("beginner", "casual", "strong")]

    def test_what_is_not_worth_a_thought_is_not_searched(self) -> None:
        searched: list[int] = []

        def quick(s: Any, seat: int, options: list[int], rng: Random) -> int:
            searched.append(seat)
            return options[0]

        s, seat = next(moment for moment in moments(TOY, 1) if len(moment[0].options_of(moment[1])) > 1)
        last = s.options_of(seat)[-1:]
        game: Game = replace(TOY, hints=replace(TOY.hints, consider=lambda v, seat, options: options[-1:], quick=quick))
        for key in bots.LEVELS:
            assert [bots.load(key)(game).choose(game.view(s, seat), seat, s.options_of(seat), Random(1))] == last
        assert not searched

    def test_a_beginner_slips(self) -> None:
        game = games.load("treize")
        s, seat = moments(game, 1)[0]
        bot = bots.load("beginner")(game)
        assert len({bot.choose(s, seat, s.options_of(seat), Random(seed)) for seed in range(60)}) > 1
