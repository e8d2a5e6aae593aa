"""NBA Deck-Building's referee agrees with the rules, also where chance seldom goes, and finds wrong rules."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from pioche.core.flow import State, ranking
from pioche.core.laws import Walk
from pioche.games.nba import GAME, actions, activation, buying, market, mismatch, solo, turns
from pioche.games.nba.answers import AT, BUY_TACTIC, COACH, DISCARD_REST, LEAVE, ROW
from pioche.games.nba.cards import COACH_KEYS, DIE_OF, EMPTY, KEEPS, NUMBER, REBOUND, SIDES, STATS, TACTIC
from pioche.games.nba.state import Nba
from tests.planted import Fault, fault, finds


def unlucky(overtimes: int) -> list[Fault]:
    """No fault, but bad luck: all dice are blank until so many overtimes are played, so that there is a tie."""

    def wrong(right: Callable[[Any, Nba, Random], list[int]]) -> Callable[[Any, Nba, Random], list[int]]:
        def draw(self: Any, s: Nba, rng: Random) -> list[int]:
            faces = right(self, s, rng)
            return faces if s.overtimes >= overtimes else [SIDES[DIE_OF[face]][0] for face in faces]

        return draw

    return [fault(activation.Roll, "draw", wrong), fault(activation.RerollDice, "draw", wrong)]


class Bench(Walk):
    """Players come on and move about whenever they can."""

    def pick(self, s: State, seat: int) -> int:
        options = s.options_of(seat)
        moves = [choice for choice in options if AT <= choice < LEAVE]
        players = [choice for choice in options if choice < TACTIC and DISCARD_REST not in options]
        return self.any_of(moves or players or options)


class Chequebook(Walk):
    """Somebody has the coach with whom two tactics are bought in a turn, and does so."""

    def pick(self, s: State, seat: int) -> int:
        options = s.options_of(seat)
        coach = COACH + COACH_KEYS.index("p-jackson")
        bargains = [choice for choice in options if choice == coach or BUY_TACTIC <= choice < BUY_TACTIC + ROW]
        return self.any_of(bargains or options)


TABLES: list[dict[str, int | str]] = [
    {"players": 2, "duration": "normal"},
    {"players": 2, "duration": "epic", "tipoff": "yes"},
    {"players": 2, "duration": "short", "team": "yes", "draft": "yes", "moneytime": "yes"},
    {"players": 2, "duration": "short", "cards": "legends", "mismatch": "two", "coaches": "random", "medals": "yes"},
    {"players": 3, "duration": "short", "coaches": "choice", "mismatch": "five", "moneytime": "yes"},
    {"players": 4, "duration": "epic", "draft": "yes"},
    {"players": 4, "duration": "short"},
    {"players": 1, "duration": "normal"},
    {"players": 1, "duration": "short", "level": "legend", "team": "yes", "coaches": "choice", "medals": "yes"},
    {"players": 1, "duration": "long", "profile": "professor", "cards": "legends", "moneytime": "yes"},
]


class TestBothSayTheSame:
    @pytest.mark.parametrize("table", TABLES, ids=lambda table: "-".join(str(value) for value in table.values()))
    def test_at_every_table(self, table: dict[str, int | str]) -> None:
        assert finds(GAME, games=3, walk=None, **table) == ""

    @pytest.mark.parametrize(("players", "overtimes"), [(1, 1), (1, 5), (2, 1), (2, 3)])
    def test_in_overtime(self, players: int, overtimes: int) -> None:
        assert finds(GAME, *unlucky(overtimes), games=6, players=players, duration="short", moneytime="yes") == ""

    def test_when_players_move_about(self) -> None:
        assert finds(GAME, games=4, walk=Bench, players=2, duration="long", cards="legends") == ""


def found(owner: Any, name: str, wrong: Callable[[Any], Any], **wanted: int | str) -> str:
    """What the referee says of short games under this wrong rule."""
    return finds(GAME, fault(owner, name, wrong), games=40, walk=None, **{"players": 2, "duration": "short", **wanted})


class TestFaultsInScoringAndMarkets:
    def test_a_defence_stops_nothing(self) -> None:
        assert "points of" in found(market, "stopped", lambda right: lambda attack, guard: 0)

    def test_colours_do_not_matter_with_three_players(self) -> None:
        def stopped(attack: list[int], guard: list[int]) -> int:
            return sum(NUMBER[face] for face in guard)

        assert "points of" in found(market, "stopped", lambda right: stopped, players=3)

    def test_the_track_always_slides_on(self) -> None:
        def wrong(right: Callable[[Any, Nba, int], None]) -> Callable[[Any, Nba, int], None]:
            def apply(self: Any, s: Nba, choice: int) -> None:
                if s.supply and s.track[0] == EMPTY:  # as if a hole on the first place were pushed on, too
                    s.track = [EMPTY, *s.track[:-1]]
                right(self, s, choice)

            return apply

        assert "track" in found(market.Reveal, "apply", wrong)

    def test_points_count_more_than_matches(self) -> None:
        def places(s: Nba) -> list[int]:
            return ranking([turns.scored(s, team) for team in range(s.teams)])

        assert "places" in found(turns, "places", lambda right: places, players=4)

    @pytest.mark.parametrize("players", [1, 2])
    def test_an_overtime_has_two_turns_each(self, players: int) -> None:
        planted = fault(turns, "OVERTIME_TURNS", lambda right: right - 1)
        assert "turns left" in finds(GAME, planted, *unlucky(1), games=4, players=players, duration="short")

    def test_alone_a_draw_is_offered_at_once(self) -> None:
        planted = fault(turns, "LAST_TRY", lambda right: 0)
        assert "chance should decide" in finds(GAME, planted, *unlucky(1), games=1, players=1, duration="short")

    def test_a_match_won_counts_three(self) -> None:
        def match_points(s: Nba, team: int) -> int:
            points, n = s.points, s.teams
            return sum(3 * (points[team * n + other] > points[other * n + team]) for other in s.others(team))

        assert "scores" in found(turns, "match_points", lambda right: match_points, players=3)


class TestFaultsInActions:
    def test_whoever_came_on_may_leave_again(self) -> None:
        assert "answers" in found(actions, "can_end", lambda right: lambda field, new, seen, at: True)

    def test_nobody_moves_to_another_position(self) -> None:
        wrong = lambda right: lambda s, seat: [LEAVE]  # noqa: E731
        assert finds(GAME, fault(actions, "ways_out", wrong), games=4, walk=Bench, duration="long")

    def test_a_second_tactic_costs_no_more(self) -> None:
        planted = fault(buying, "SURCHARGE", lambda right: 0)
        assert finds(GAME, games=4, walk=Chequebook, players=2, duration="normal", coaches="choice") == ""
        assert finds(GAME, planted, games=4, walk=Chequebook, players=2, duration="normal", coaches="choice")

    def test_a_mismatch_at_a_position_can_be_played_again(self) -> None:
        def wrong(right: Callable[[Nba, int], None]) -> Callable[[Nba, int], None]:
            def play(s: Nba, choice: int) -> None:
                spent = s.spent[:]
                right(s, choice)
                s.spent = spent

            return play

        assert "tokens" in found(actions, "play_mismatch", wrong, mismatch="two")


class TestFaultsWithDice:
    def test_thirds_of_a_lead_are_rounded_down(self) -> None:
        def by_rebounds(s: Nba, team: int) -> int:
            lead = s.levels[team][REBOUND] - max(s.levels[other][REBOUND] for other in s.others(team))
            return int(max(0, lead // 3))

        assert found(activation, "by_rebounds", lambda right: by_rebounds)

    def test_any_tactic_is_understood(self) -> None:
        def can_activate(s: Nba, team: int, tactic: int) -> bool:
            return any(s.levels[team][die] for die, _ in KEEPS[tactic])

        assert "answers" in found(activation, "can_activate", lambda right: can_activate)

    def test_a_defence_of_any_colour_is_kept(self) -> None:
        def matching(s: Nba, die: int) -> list[int]:
            return [face for face in s.dice if DIE_OF[face] == die and NUMBER[face]]

        assert "guard" in found(activation, "matching", lambda right: matching)

    def test_nobody_gets_tired_in_the_last_turns_without_the_variant(self) -> None:
        assert found(activation, "is_free_of_fatigue", lambda right: lambda s: s.is_money_time())

    def test_all_defence_dice_count_in_a_mismatch(self) -> None:
        def stopped(attack: list[int], guard: list[int]) -> int:
            return sum(NUMBER[face] for face in guard)

        assert "points of" in found(mismatch, "stopped", lambda right: stopped, mismatch="five")


class TestFaultsOfTheComputer:
    def test_it_likes_everybody_alike(self) -> None:
        assert found(solo, "liking", lambda right: lambda s, card: sum(STATS[card]), players=1)

    def test_a_tactic_too_complex_is_worth_something_to_it(self) -> None:
        assert found(solo, "worth", lambda right: lambda s, tactic: right(s, tactic) + 1000 * tactic, players=1)
