"""The walk that checks the laws: what it looks at, and how it tells what it finds."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from pioche import games
from pioche.core.flow import CHANCE
from pioche.core.laws import Broken, Walk, written
from pioche.core.scene import dump
from pioche.core.watched import Watched, by_seat
from pioche.text.messages import messages
from tests.thirdparty.blindbid import GAME

KNOWN = messages("en", GAME)
SETTINGS = GAME.settle({})


def walk(seed: str = "walk", **changes: Any) -> Walk:
    return Walk(replace(GAME, **changes), SETTINGS, seed, KNOWN)


def test_the_same_seed_walks_the_same_game() -> None:
    first, second, other = walk("a"), walk("a"), walk("b")
    assert written(first.run()) == written(second.run()) and first.played == second.played
    other.run()
    assert other.played != first.played


def test_a_walk_goes_to_the_end_of_the_game() -> None:
    watched = walk()
    end = watched.run()
    assert end.is_over() and watched.answers == sum(seat != CHANCE for seat, _ in watched.played)


def test_seats_asked_together_answer_in_changing_order() -> None:
    firsts = set()
    for seed in range(12):
        watched = walk(f"order {seed}")
        watched.run()
        firsts.add(next(seat for seat, _ in watched.played if seat != CHANCE))
    assert firsts == {0, 1, 2}


def test_every_seat_and_a_spectator_are_looked_at() -> None:
    seen: set[int | None] = set()

    def view(s: Any, seat: int | None) -> Any:
        seen.add(seat)
        return GAME.view(s, seat)

    walk(view=view).run()
    assert seen == {0, 1, 2, None}


def test_lists_by_seat_are_those_as_long_as_there_are_players_at_every_table() -> None:
    assert by_seat(GAME, SETTINGS) == ["rows", "bids", "turned", "points"]
    mu = games.load("mu")
    assert {"hands", "totals", "won"} <= {*by_seat(mu, mu.settle({}))} and "gone" not in by_seat(mu, mu.settle({}))


def test_a_seat_that_is_none_is_told_with_the_line_that_took_it_for_one() -> None:
    def scores(s: Any) -> list[int]:
        return [s.points[-1]]

    def census(s: Any) -> Any:
        scores(s)
        return GAME.census(s)

    with pytest.raises(Broken, match=r"law 14: -1 taken for a seat, in scores \(test_laws.py, line \d+\)\n  blindbid "):
        walk(census=census).run()


def test_watched_lists_are_copied_and_cut_into_plain_ones() -> None:
    watched = Watched([1, 2, 3])
    assert type(watched[:]) is list and type(watched[1:]) is list
    assert watched == [1, 2, 3] and dump({"cards": watched}) == dump({"cards": [1, 2, 3]})


def test_a_broken_law_tells_its_number_the_table_the_seed_and_the_moment() -> None:
    def scores(s: Any) -> list[int]:
        return []

    with pytest.raises(Broken) as broken:
        walk("here", scores=scores).run()
    said = str(broken.value)
    assert said.startswith("law 8: scores are not one per seat")
    assert "blindbid {'players': 3, 'second': 1} seed here after" in said and said.endswith("at the end")
