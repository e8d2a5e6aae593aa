"""Equinox: two thousand random games reach every power, every copy and both usual ends."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from pioche.games.equinox import GAME
from pioche.games.equinox.answers import CREATURE, DECLINE
from pioche.games.equinox.cards import A_CHAMELEON, CODES, CREATURES, KIND
from pioche.games.equinox.playing import PlayCard
from pioche.games.equinox.power import Power
from pioche.games.equinox.powers import CopyPower, GiveCard
from pioche.games.equinox.state import Equinox

GAMES = 2000


def happened(s: Equinox, step: Any, choice: int) -> list[str]:
    """What is worth counting about this answer."""
    if isinstance(step, Power):
        used = "declined" if choice == DECLINE else "used"
        out = [f"{CODES[step.of]} {used}"] if step.of == step.by else []
        return (
            [*out, f"copied {CODES[choice - CREATURE]}"] if isinstance(step, CopyPower) and choice != DECLINE else out
        )
    if isinstance(step, GiveCard):
        return ["Duke: given" if choice < CREATURE else "Duke: shown"]
    if isinstance(step, PlayCard) and choice < CREATURE and KIND[choice] < CREATURES:
        pile = s.cells[s.row * CREATURES + KIND[choice]]
        if s.controller(KIND[choice]) == step.seat:
            blocked = pile and KIND[pile[-1]] == A_CHAMELEON
            name = CODES[KIND[choice]]
            return ["blocked by a chameleon"] if blocked else [f"{name} used"] if name in ("CAR", "URS") else []
    return []


@pytest.fixture(scope="module")
def counted() -> Counter[str]:
    counts: Counter[str] = Counter()
    rng = Random("coverage")
    for number in range(GAMES):
        s: Equinox = GAME.start(GAME.settle({"players": 2 + number % 4}))
        largest = 0
        while not s.is_over():
            step = s.agenda[-1]
            if step.seat < 0:
                s.happen(s.draw(rng))
                continue
            options = step.options(s)
            choice = options[int(rng.random() * len(options))]
            counts.update(happened(s, step, choice))
            s.play(choice)
            largest = max(largest, max(map(len, s.hands)))
        counts["ended by the draw pile" if not s.deck else "ended by the fifth elimination"] += 1
        counts["hand of ten or more"] += largest >= 10
        counts["shared victory"] += s.ranks.count(0) > 1
    print(*(f"{count:6} {what}" for what, count in sorted(counts.items())), sep="\n")
    return counts


@pytest.mark.parametrize("creature", CODES)
def test_every_power_is_used(counted: Counter[str], creature: str) -> None:
    assert counted[f"{creature} used"] > 0


@pytest.mark.parametrize("creature", [code for code in CODES if code not in ("BOL", "URS")])
def test_bolet_copies_every_other_power(counted: Counter[str], creature: str) -> None:
    assert counted[f"copied {creature}"] > 0


def test_games_end_both_ways(counted: Counter[str]) -> None:
    assert counted["ended by the draw pile"] > 100 and counted["ended by the fifth elimination"] > 100


@pytest.mark.parametrize("what", ["Duke: given", "Duke: shown", "blocked by a chameleon", "hand of ten or more"])
def test_the_corners_are_reached(counted: Counter[str], what: str) -> None:
    assert counted[what] > 0
