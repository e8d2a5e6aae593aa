"""A part of a picture is drawn again exactly when something it was drawn from has changed."""

from __future__ import annotations

from random import Random

import pytest

from pioche import games
from pioche.core.flow import CHANCE
from pioche.core.game import Game
from pioche.core.remember import MOST_PARTS, MOST_WAYS, Memory, remembered, remembering
from tests.thirdparty.duel import GAME as DUEL
from tests.thirdparty.duel.rules import Duel

DRAWN: list[str] = []


@remembered
def top(v: Duel, name: str = "top") -> str:
    DRAWN.append(name)
    return f"{name}: {v.played[-1:]}" + (f" of {len(v.deck)}" if v.points[0] else "")


@remembered
def both(v: Duel) -> str:
    DRAWN.append("both")
    return f"{top(v)}, {v.left} left"


def table() -> Duel:
    DRAWN.clear()
    s: Duel = DUEL.start(DUEL.settle({}))
    s.happen([*range(60)])
    return s


def test_without_a_memory_it_is_drawn_every_time() -> None:
    s = table()
    assert top(s) == top(s) == "top: []" and len(DRAWN) == 2


def test_it_is_drawn_again_when_what_it_read_is_another_and_only_then() -> None:
    s = table()
    with remembering(Memory()):
        assert top(s) == top(s.clone()) == "top: []" and len(DRAWN) == 1
        s.deck = s.deck[:-1]
        assert top(s) == "top: []" and len(DRAWN) == 1, "as long as nobody has points, the deck is not looked at"
        s.played = [7]
        assert top(s) == "top: [7]" and len(DRAWN) == 2
        s.points = [8, 0]
        assert top(s) == "top: [7] of 45"
        s.deck = s.deck[:-1]
        assert top(s) == "top: [7] of 44"


def test_what_a_part_of_a_part_read_counts_too() -> None:
    s = table()
    with remembering(Memory()):
        assert both(s) == both(s) == "top: [], 40 left" and DRAWN == ["both", "top"]
        assert both(s) == "top: [], 40 left"
        s.played = [7]
        assert both(s) == "top: [7], 40 left"
        s.left = 39
        assert both(s) == "top: [7], 39 left" and DRAWN == ["both", "top", "both", "top", "both"]


def test_arguments_and_tables_are_told_apart_and_memory_is_bounded() -> None:
    s, memory = table(), Memory()
    with remembering(memory):
        assert top(s, "one") != top(s, "two")
        for number in range(3 * MOST_PARTS):
            top(s, str(number))
            s.played = [number]
            top(s, "two")
    assert len(memory.parts) <= MOST_PARTS and max(map(len, memory.parts.values())) <= MOST_WAYS
    drawn = len(DRAWN)
    with remembering(Memory()):
        top(s, "two")
    assert len(DRAWN) == drawn + 1


@pytest.mark.parametrize("game", [*map(games.load, games.keys()), DUEL], ids=lambda game: str(game.key))
def test_pictures_from_memory_are_those_that_are_drawn_anew(game: Game) -> None:
    """Whole matches, every viewer, with one memory for all of them, as at a table."""
    rng, memory = Random(game.key), Memory()
    settings = game.settle({**game.short})
    s = game.start(settings)
    s.run_on()
    for _ in range(250):
        if s.is_over():
            break
        s.happen(s.draw(rng)) if s.to_move() == CHANCE else s.play(rng.choice(s.options()))
        for viewer in (None, *range(settings["players"])):
            view = game.view(s, viewer)
            with remembering(memory):
                remembered_one = game.scene(view, viewer)
            assert remembered_one == game.scene(view, viewer)
