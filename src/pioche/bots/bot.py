"""What every bot is: it looks at a view and picks one of the options."""

from __future__ import annotations

from random import Random
from typing import Any, ClassVar

from pioche.core.game import Game


class Bot:
    """Answers for any seat of one game. It may keep what it has thought, never more than a view showed it."""

    sees: ClassVar[bool] = True
    """Whether it looks at the table at all; no view is computed for a bot that does not."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def choose(self, view: Any, seat: int, options: list[int], rng: Random) -> int:
        """One of these options, given what this seat knows; all chance comes from `rng`."""
        raise NotImplementedError
