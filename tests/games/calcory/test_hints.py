"""Calcory: rules of thumb."""

from __future__ import annotations

from random import Random

from pioche.games.calcory import GAME
from pioche.games.calcory.bot.hints import consider, forget, remembered
from pioche.games.calcory.cards import FRESH, STOP
from pioche.games.calcory.state import Calcory
from tests.games.calcory.table import go, table


def best(s: Calcory) -> str:
    view, seat = GAME.view(s, s.to_move()), s.to_move()
    options = s.options()
    rates = GAME.hints.rate(view, seat, options)
    return GAME.choices[options[rates.index(max(rates))]]


def test_thirteen_that_is_remembered_is_made() -> None:
    assert best(go(table(seen="R6 B2"), "R7")) == "f1"


def test_twelve_is_good_enough() -> None:
    assert best(go(table(), "R5, R7")) == "stop"


def test_who_leads_gambles_on_the_end_who_trails_does_not() -> None:
    assert best(go(table(players=2, won=(20, 3)), "R9")) == "stop"
    assert best(go(table(players=2, won=(3, 20)), "R9")) != "stop"


def test_thirteen_by_several_cards_that_are_remembered_is_made_card_by_card() -> None:
    s = table(seen="R2 B3 G8")
    assert best(s) in {"f1", "f2", "f3"}
    assert best(go(s, "f3")) in {"f1", "f2"}


def test_what_would_end_the_game_is_beaten_whatever_it_costs() -> None:
    """A thirteen brings a card; the group of a leader that stands alone brings the game."""
    s = go(table(players=2, won=(1, 5), standing="R6", owner=1, seen="B7 G4"), "B6")
    assert best(s) == "f2"  # ten beats the six; thirteen would leave it standing
    ahead = go(table(players=2, won=(5, 1), standing="R6", owner=1, seen="B7 G4"), "B6")
    assert best(ahead) == "f1"


def test_of_cards_that_nobody_knows_one_is_worth_a_thought() -> None:
    s = go(table(seen="R6 B6 B2"), "R4, R5")
    thought = consider(GAME.view(s, 0), 0, s.options())
    assert [s.grid[place] for place in thought if place != STOP].count(FRESH) == 1 and len(thought) == 2


def test_where_the_game_may_end_everything_is_worth_a_thought() -> None:
    s = go(table(players=2, won=(3, 3), standing="R9", owner=1, seen="R6 B6 B2"), "R4")
    thought = consider(GAME.view(s, 0), 0, s.options())
    assert len(thought) == 4 and STOP in thought  # a six, a two, one that nobody knows, stopping


def test_forgetting_takes_a_share_of_what_was_seen() -> None:
    s = table(seen="R6 R9 B3 B4 B5 G2 G8 K1")
    known = len(remembered(GAME.view(s, 0))[0])
    some = forget(GAME.view(s, 0), 0, 0.5, Random(3))
    assert 0 < len(remembered(some)[0]) < known
    assert len(some.unseen) > len(s.unseen)
