"""Equinox: every question names the paragraph that states it."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from pioche.core.flow import CHANCE, rule_of
from pioche.core.laws import LikelyWalk
from pioche.games.equinox import GAME
from pioche.games.equinox.cards import CREATURES
from pioche.games.equinox.powers import KINDS
from pioche.games.equinox.state import Equinox
from tests.games.equinox.table import play, table
from tests.games.equinox.test_scoring import ended


def rule(s: Equinox, viewer: int | None) -> str:
    drawn = GAME.scene(GAME.view(s, viewer), viewer)
    return drawn.prompt.rule


def walked(players: int, creatures: int) -> list[Any]:
    """Every moment of a game."""
    settings = GAME.settle({"players": players, "creatures": creatures})
    walk, s = LikelyWalk(GAME, settings, "questions", {}), GAME.start(settings)
    moments: list[Any] = []
    while not s.is_over():
        moments.append(s.clone())
        for moment in walk.advance(s) if not s.happens_by_itself() else []:
            moments += [moment.before, moment.after]
        s.run_on()
    return [moment for moment in moments if moment.agenda]


@pytest.mark.parametrize("creatures", [0, 1, 2])
def test_the_paragraph_is_that_of_the_step(creatures: int) -> None:
    paragraphs = {line.split("**")[1] for line in GAME.rules("en").splitlines() if line.startswith("**")}
    met: set[Any] = set()
    for players in (2, 4):
        for s in walked(players, creatures):
            step = type(s.agenda[-1])
            met.add(step)
            for viewer in (None, s.to_move() if s.to_move() >= 0 else 0):
                assert rule(s, viewer) in (rule_of(step), "5.5") and rule(s, viewer) in paragraphs
    assert len(met) > 18


@pytest.mark.parametrize("creature", range(CREATURES))
def test_a_power_has_the_paragraph_of_its_creature(creature: int) -> None:
    """Chapter 6 has them in the order of the cards."""
    assert creature not in KINDS or rule_of(KINDS[creature]) == f"6.{creature + 1}"


def test_while_chance_picks_the_paragraph_says_what_for() -> None:
    s = table("PAN4 ..", "..", bets="R1 PAN:0")
    play(s, "skip, PAN4, seat 1")
    assert s.to_move() == CHANCE and rule(s, 1) == rule(s, None) == "6.3"
    drawn = GAME.scene(GAME.view(s, 1), 1)
    assert drawn.prompt.phases[drawn.prompt.phase] == "phase-power"
    s.happen(s.draw(Random(1)))
    s = table("SAB4 ..", "..", bets="R1 SAB:0")
    play(s, "skip, SAB4, seat 1")
    assert rule(s, 0) == "6.9"


def test_who_has_nothing_to_play_reads_about_passing_and_nobody_else_does() -> None:
    s = table("SAB1 SAB2", "..", round=2, out="SAB")
    play(s, "skip")
    assert rule(s, 0) == "5.5" and rule(s, 1) == rule(s, None) == "5.1"


def test_the_end_names_the_tie_break_if_there_was_one() -> None:
    assert rule(ended(bets="R1 BOL:0"), 0) == "9.3"
    assert rule(ended(bets="R1 BOL:0, R1 DUC:1"), 0) == "9.4"
