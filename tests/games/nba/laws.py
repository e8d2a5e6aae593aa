"""The laws of core, without those about pictures."""

from __future__ import annotations

from pioche.core.flow import State
from pioche.core.game import Settings
from pioche.core.laws import Walk
from pioche.games.nba import GAME
from pioche.text.messages import messages

KNOWN = messages("en", GAME)


class RulesWalk(Walk):
    """One random game, watched at every moment; scenes are looked at elsewhere."""

    def check_scene(self, s: State, view: State, viewer: int | None, seen: bytes) -> None:
        pass


def walk(settings: Settings, seed: str) -> int:
    """How many answers a random game took that kept all laws."""
    game = RulesWalk(GAME, settings, seed, KNOWN)
    game.run()
    return game.answers
