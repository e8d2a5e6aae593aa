"""Options that meet two by two: all of them do, and games keep the laws and agree with their referee where they meet.

Here whole games are looked at now and then; `pioche check` looks at every moment.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from pathlib import Path

import pytest

from pioche import games
from pioche.core.flow import State
from pioche.core.game import Settings
from pioche.core.laws import Walk
from pioche.core.match import Moment
from pioche.lab.pairs import MOST_VALUES, pairs
from pioche.lab.referee import Refereed, opinion
from pioche.text.messages import messages

FOLDER = Path(__file__).parent.parent / "games"
MANY = 24  # tables: a game with so many is looked at here; others are walked with all their variants anyway
SELDOM = 0.03


def tables() -> Iterator[tuple[str, Settings]]:
    for key in games.KEYS:
        found = pairs(games.load(key))
        yield from ((key, settings) for settings in found if len(found) > MANY)


TABLES = [*tables()]


def name(key: str, settings: Settings) -> str:
    return " ".join([key, *map(str, settings.values())])


class NowAndThen(Walk):
    """A whole game, looked at once in a while."""

    def check(self, s: State) -> None:
        if self.doubts.random() < SELDOM:
            super().check(s)

    def check_moments(self, moments: list[Moment]) -> None:
        if self.doubts.random() < SELDOM:
            super().check_moments(moments)

    def check_take_back(self, before: State, s: State, seat: int, choice: int) -> None:
        if self.doubts.random() < SELDOM:
            super().check_take_back(before, s, seat, choice)


@pytest.mark.parametrize("key", games.KEYS)
class TestEveryTwoMeet:
    def test_wherever_both_are_offered(self, key: str) -> None:
        game = games.load(key)
        seen = [{*settings.items()} for settings in pairs(game)]
        for players in game.players:
            there = [o for o in game.options[1:] if o.players is None or players in o.players]
            small = [option for option in there if len(option.values()) <= MOST_VALUES]
            for option in small:
                for value in option.values():
                    assert any({("players", players), (option.key, value)} <= table for table in seen)
            for one, other in combinations(small, 2):
                for a in one.values():
                    for b in other.values():
                        assert any({(one.key, a), (other.key, b)} <= table for table in seen), (one, a, other, b)

    def test_at_tables_that_can_be_agreed_on(self, key: str) -> None:
        game = games.load(key)
        for settings in pairs(game):
            assert game.settle(settings) == settings

    def test_at_far_fewer_tables_than_there_are(self, key: str) -> None:
        assert len(pairs(games.load(key))) < 60


def each(chosen: list[tuple[str, Settings]]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize(("key", "settings"), [pytest.param(*table, id=name(*table)) for table in chosen])


class TestWhereTheyMeet:
    """Every second table is watched for the laws, the others are followed by the referee."""

    @each(TABLES[::2])
    def test_laws_hold(self, key: str, settings: Settings) -> None:
        game = games.load(key)
        NowAndThen(game, settings, "pairs", messages("en", game)).run()

    @each(TABLES[1::2])
    def test_the_referee_agrees(self, key: str, settings: Settings) -> None:
        game = games.load(key)
        second = opinion(game, FOLDER)
        assert second
        assert Refereed(game, settings, "pairs", second).run() > 0
