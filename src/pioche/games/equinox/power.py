"""Equinox: what all powers share (§5.3)."""

from __future__ import annotations

from pioche.core.flow import Step
from pioche.games.equinox.cards import DECLINE, SEAT
from pioche.games.equinox.state import Equinox


class Power(Step[Equinox]):
    """5.3: what all powers share: they may be declined, except that Bolet's copy has been chosen already."""

    def __init__(self, seat: int, of: int, by: int) -> None:
        super().__init__(seat)
        self.of = of
        self.by = by

    def targets(self, s: Equinox) -> list[int]:
        """What it may be used on; nothing if it cannot be used."""
        raise NotImplementedError

    def is_offered(self, s: Equinox) -> bool:
        """Whether the question comes up: everybody can see that."""
        return bool(self.targets(s))

    def use(self, s: Equinox, choice: int) -> None:
        raise NotImplementedError

    def options(self, s: Equinox) -> list[int]:
        return [DECLINE, *self.targets(s)] if self.of == self.by else self.targets(s)

    def apply(self, s: Equinox, choice: int) -> None:
        if choice != DECLINE:
            self.use(s, choice)


def opponents(s: Equinox, seat: int, cards: int) -> list[int]:
    """The other players who have so many cards within reach."""
    return [SEAT + other for other in range(s.players) if other != seat and len(s.hands[other]) >= cards]
