"""Real matches as the table shows them: the frames that a viewer gets, for the gallery to play."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

import msgspec

from pioche import bots, text
from pioche.core.fair import Seeded
from pioche.core.match import Match
from pioche.core.record import Seat
from pioche.games import load
from pioche.server.frames import replayed
from pioche.server.messages import Update

NAMES = ["Camille", "Ada", "Blaise", "Carl", "Dora", "Emil", "Fanny", "Gus"]
ENOUGH = 1500  # answers; longer matches are cut


@cache
def recording(
    key: str,
    seed: str = "1",
    bot: str = "greedy",
    viewer: int = 0,
    most: int = ENOUGH,
    players: int = 0,
    options: str = "",
) -> list[Update]:
    """What this viewer saw of a match between bots, frame by frame; options as "draft=yes duration=short"."""
    game = load(key)
    wanted = dict(option.split("=") for option in options.split())
    settings = game.settle({**({"players": str(players)} if players else {}), **wanted})
    seats = [Seat(name=NAMES[seat], bot=bot) for seat in range(settings["players"])]
    match = Match(game, settings, seats, Seeded(seed))
    rng, player = Random(seed), bots.load(bot)(game)
    for _ in range(most):
        if match.state.is_over():
            break
        seat = match.state.to_move()
        match.answer(seat, [player.choose(match.view(seat), seat, match.state.options(), rng)])
        match.turns.clear()
    return replayed(game, settings, match.record, viewer)[0]


def shown(key: str, frames: list[Update], language: str = "en") -> dict[str, Any]:
    """What the gallery needs to play these frames."""
    game = load(key)
    given = {"frames": frames, "catalogue": game.faces, "rules": game.rules(language)}
    plain: dict[str, Any] = msgspec.to_builtins(given)
    return {**plain, "texts": [text.ours(language), game.text(language)]}
