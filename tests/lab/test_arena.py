from __future__ import annotations

from dataclasses import replace

import pytest

from pioche import games
from pioche.core.game import Refused
from pioche.lab.arena import (
    FEWEST,
    Meeting,
    Plan,
    Result,
    Standing,
    arena,
    head_to_head,
    meetings_of,
    one_table,
    play,
    rated,
)
from pioche.lab.arena import Job as Game1
from tests.terminal.toy import GAME as TOY


def plan(bots: str = "greedy,random", table: str = "", count: int = 200, **more: object) -> Plan:
    meetings = meetings_of(bots.split(","), table.split(",") if table else [], 2)
    return replace(Plan(TOY, TOY.settle({}), meetings, count, "s", 1), **more)  # type: ignore[arg-type]


class TestLineups:
    def test_head_to_head_every_second_seat_and_then_the_others(self) -> None:
        assert head_to_head("a", "b", 4).lineups == (("a", "b", "a", "b"), ("b", "a", "b", "a"))
        assert head_to_head("a", "b", 3).lineups == (("a", "b", "a"), ("b", "a", "b"))

    def test_one_table_is_played_from_every_rotation(self) -> None:
        first, second = one_table(["a", "b", "b", "b"])
        assert first.lineups == second.lineups and len(first.lineups) == 4
        assert first.equal == 0.25 and second.equal == 0.75

    def test_every_two_bots_meet(self) -> None:
        pairs = [(m.first, m.second) for m in meetings_of(["greedy", "random", "casual"], [], 4)]
        assert pairs == [("greedy", "random"), ("greedy", "casual"), ("random", "casual")]

    def test_one_bot_alone_is_refused(self) -> None:
        with pytest.raises(Refused):
            meetings_of(["greedy", "greedy"], [], 4)
        with pytest.raises(Refused):
            meetings_of([], ["greedy"] * 4, 4)

    def test_a_table_needs_a_bot_for_each_seat(self) -> None:
        with pytest.raises(Refused):
            meetings_of([], ["greedy", "random"], 3)


class TestWinning:
    def test_the_side_with_the_higher_average_wins_the_game(self) -> None:
        meeting = Meeting("a", "b", (("a", "b", "a", "b"),))
        assert meeting.share(meeting.lineups[0], Result(meeting.lineups[0], 0, [9, 8, 0, 2], [0, 1, 3, 2], 0)) == 0
        assert meeting.share(meeting.lineups[0], Result(meeting.lineups[0], 0, [9, 8, 1, 2], [0, 1, 3, 2], 0)) == 0.5

    def test_at_one_table_first_places_count_and_ties_share(self) -> None:
        meeting = one_table(["a", "b", "b"])[0]
        assert meeting.share(("b", "a", "b"), Result(("b", "a", "b"), 0, [3, 3, 1], [0, 0, 2], 0)) == 0.5


class TestAlone:
    """At a table for one."""

    def test_whoever_scores_more_in_the_same_deal_has_won_it(self) -> None:
        meeting = head_to_head("a", "b", 1)
        assert meeting.lineups == (("a",), ("b",))
        standing = Standing(meeting)
        standing.add([Result(("a",), 0, [5], [0], 0), Result(("b",), 0, [-2], [0], 0)])
        standing.add([Result(("a",), 1, [3], [0], 0), Result(("b",), 1, [3], [0], 0)])
        assert standing.shares == [1.0, 0.5] and standing.margins == [7, 0] and standing.games == 4

    def test_ratings_follow_the_same_deals(self) -> None:
        results = [Result((bot,), deal, [points], [0], 0) for deal in range(6) for bot, points in (("a", 4), ("b", 9))]
        ratings = rated(results)
        assert ratings["b"][0] > ratings["a"][0]

    def test_the_arena_tells_bots_apart(self) -> None:
        game = games.load("nba")
        settings = game.settle({"players": 1, "duration": "short"})
        verdict = arena(Plan(game, settings, meetings_of(["greedy", "random"], [], 1), 20, "alone", 1))
        assert verdict.standings[0].interval(verdict.z)[0] > 0.9


class TestVerdicts:
    def test_greedy_beats_random_and_it_does_not_take_all_games_to_see_it(self) -> None:
        verdict = arena(plan(count=2000))
        standing = verdict.standings[0]
        assert standing.is_clear(verdict.z) and standing.interval(verdict.z)[0] > 0.5
        assert standing.games < 2000 and len(standing.shares) >= FEWEST
        assert list(verdict.ratings) == ["greedy", "random"]

    def test_the_whole_is_played_when_that_is_wanted(self) -> None:
        assert arena(plan(whole=True)).standings[0].games == 200

    def test_a_coin_is_not_told_apart_from_a_coin(self) -> None:
        standing = Standing(head_to_head("a", "b", 2), [0.0, 1.0] * 20, [1.0, -1.0] * 20, 80)
        assert not standing.is_clear(1.96)

    def test_shares_add_up_to_one(self) -> None:
        verdict = arena(plan(table="greedy,random", count=100, whole=True))
        assert sum(standing.interval(1.96)[0] for standing in verdict.standings) == pytest.approx(1)

    def test_an_interval_is_never_empty(self) -> None:
        standing = Standing(head_to_head("a", "b", 2), [1.0] * 20, [1.0] * 20, 40)
        share, low, high = standing.interval(1.96)
        assert share == high == 1 and 0.5 < low < 1


class TestDeals:
    def test_all_line_ups_get_the_same_cards(self) -> None:
        game = games.load("mu")
        settings = game.settle({"hands": 1})
        firsts = []
        for lineup in head_to_head("random", "greedy", 4).lineups:
            results = [play(game, Game1("mu", settings, lineup, "s", deal)) for deal in (0, 0, 1)]
            assert results[0].points == results[1].points, "a game depends on its seed alone"
            firsts.append(results)
        assert firsts[0][0].points != firsts[1][0].points, "other bots play them differently"

    def test_margins_are_told_in_points(self) -> None:
        halves = replace(TOY, in_a_point=2, scores=lambda s: [2 * score for score in TOY.scores(s)])
        assert arena(plan(count=40)).data()["meetings"] == arena(plan(count=40, game=halves)).data()["meetings"]

    def test_one_process_and_two_find_the_same(self) -> None:
        game = games.load("treize")
        meetings = meetings_of(["greedy", "random"], [], 4)
        found = [
            arena(Plan(game, game.settle({}), meetings, 20, "s", processes)).data()["meetings"] for processes in (1, 2)
        ]
        assert found[0] == found[1]

    def test_the_json_has_all_its_keys(self) -> None:
        data = arena(plan(count=20)).data()
        assert list(data) == ["game", "options", "seed", "seconds", "looks", "meetings", "ratings"]
        assert set(data["meetings"][0]) == {
            "bot", "against", "games", "deals", "win_share", "low", "high", "equal", "clear", "margin", "margin_within",
        }  # fmt: skip

    def test_progress_counts_every_game(self) -> None:
        heard: list[tuple[int, int]] = []
        arena(plan(count=40, whole=True), lambda done, most: heard.append((done, most)))
        assert heard[-1] == (40, 40) and len(heard) == 40
