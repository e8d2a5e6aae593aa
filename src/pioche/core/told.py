"""What one viewer was told and may read again: one rule for every table, in a browser (`tests/twins`) or a terminal."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from pioche.core.game import Game
from pioche.core.match import Moment, tell
from pioche.core.scene import Happening

MOST_TOLD = 500  # sentences that can be read again


@dataclass
class Told:
    """The sentences that this viewer's log holds."""

    kept: list[Happening] = field(default_factory=list)
    of_turn: bool = False  # something of it is kept for a turn

    def add(self, viewer: int | None, told: list[Happening], own_answer: bool) -> None:
        """Remember what is kept; what is kept for a turn goes when this viewer answers again.

        Who watches has no turns, and keeps it until the next one of anybody begins.
        """
        if own_answer:
            self.end_turn()
        for happening in told:
            if viewer is None and happening.head:
                self.end_turn()
            if happening.keep != "moment":
                self.kept.append(happening)
                self.of_turn = self.of_turn or happening.keep == "turn"
        del self.kept[:-MOST_TOLD]

    def end_turn(self) -> None:
        if self.of_turn:
            self.kept = [happening for happening in self.kept if happening.keep == "match"]
            self.of_turn = False


def log_of(game: Game, moments: Iterable[Moment], viewer: int | None) -> list[Happening]:
    """What this viewer can read again after these moments."""
    told = Told()
    for moment in moments:
        told.add(viewer, tell(game, moment, viewer), moment.step.seat == viewer)
    return told.kept
