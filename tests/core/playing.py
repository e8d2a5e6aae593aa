"""Matches played at random, for the tests of the core."""

from __future__ import annotations

from random import Random

from pioche import games
from pioche.core.fair import Committed, Luck
from pioche.core.flow import CHANCE, State
from pioche.core.game import Game, Settings
from pioche.core.match import Match
from pioche.core.record import Seat

MU = games.load("mu")

SECRET, TABLE = "5ec2e7", "table-1"
ENTROPIES = ["e0", "e1", "e2", "e3", "e4", "e5"]


def committed(players: int) -> Committed:
    return Committed(SECRET, TABLE, ENTROPIES[:players])


def match_of(game: Game, settings: Settings, luck: Luck) -> Match:
    return Match(game, settings, [Seat(f"Player {seat}") for seat in range(settings["players"])], luck)


def short_mu(players: int = 4) -> Settings:
    return MU.settle({"players": players, "hands": 1})


def play_on(match: Match, rng: Random, answers: int = 100_000) -> None:
    """So many random answers, or to the end."""
    for _ in range(answers):
        if match.state.is_over():
            return
        asked = match.state.asked()
        seat = asked[rng.randrange(len(asked))]
        options = match.state.options_of(seat)
        match.answer(seat, [options[rng.randrange(len(options))]])


def moments(game: Game, settings: Settings, seed: str) -> list[State]:
    """The state at every question of a random game, and at its end."""
    rng, out = Random(seed), []
    s: State = game.start(settings)
    s.run_on()
    while not s.is_over():
        if s.to_move() == CHANCE:
            s.happen(s.draw(rng))
        else:
            out.append(s.clone())
            s.play(rng.choice(s.options()))
    return [*out, s]
