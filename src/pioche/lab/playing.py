"""One game between bots on the bare state: the inner loop of everything that plays many games."""

from __future__ import annotations

from random import Random
from typing import Any

from pioche.bots.bot import Bot
from pioche.bots.random import Anything
from pioche.core.flow import ChanceStep, State, Step
from pioche.core.game import Game, Settings


def play_out(game: Game, settings: Settings, players: list[Bot], chance: Random, bot_rng: Random) -> tuple[State, int]:
    """A whole game: the state it ends in and how many decisions were taken."""
    s: State = game.start(settings)
    s.run_on()
    view, random, decisions = game.view, bot_rng.random, 0
    choose = [bot.choose for bot in players]
    sees = [bot.sees for bot in players]
    anything = [type(bot) is Anything for bot in players]
    agenda = s.agenda
    while agenda:
        step: Step[Any] = agenda[-1]
        seat = step.seat
        if seat < 0:
            assert isinstance(step, ChanceStep)
            s.happen(step.draw(s, chance))
            continue
        options = step.options(s)
        if anything[seat]:
            s.play(options[int(random() * len(options))])  # as it would, without the call
        else:
            s.play(choose[seat](view(s, seat) if sees[seat] else None, seat, options, bot_rng))
        decisions += 1
    return s, decisions
