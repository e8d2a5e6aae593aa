"""Safarü: rules of thumb."""

from __future__ import annotations

from pioche.games.safaru import GAME
from pioche.games.safaru.cards import REVERSED
from pioche.games.safaru.state import Safaru
from tests.games.safaru.table import go, table


def best(s: Safaru) -> str:
    seat = s.to_move()
    options = s.options()
    rates = GAME.hints.rate(GAME.view(s, seat), seat, options)
    return GAME.choices[options[rates.index(max(rates))]]


def test_unicorns_are_caught() -> None:
    assert best(table("R7 R4", "K2", wild="B7 B3 Y9 G1")) == "R7"


def test_a_baby_is_left_in_the_wild() -> None:
    assert best(table("G0 R4", "K2", wild="R0 Y1")) == "R4"


def test_more_is_caught_only_while_it_pays() -> None:
    s = go(table("R8 R1", "K2", wild="B3 B5 Y9"), "R8, add, B3, B5, done")
    assert best(s) == "finish"


def test_reversed_the_neighbour_names_what_costs_most() -> None:
    s = go(table("R8 R1", "G2 B4", wild="Y3 Y5 G9", variant=REVERSED), "R8")
    assert best(s) == "add"
