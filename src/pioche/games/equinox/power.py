"""Equinox: what powers (§5.3) and other questions share."""

from __future__ import annotations

from typing import ClassVar

from pioche.core.flow import Step
from pioche.games.equinox.answers import CREATURE, DECLINE, SEAT
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


class NameLiving(Step[Equinox]):
    """A question for any creature still in play."""

    def options(self, s: Equinox) -> list[int]:
        return [CREATURE + creature for creature in s.alive]


class NamePlayer(Power):
    """5.3: those that are used on another player, who has so many cards within reach."""

    least: ClassVar[int] = 1

    def targets(self, s: Equinox) -> list[int]:
        return [SEAT + other for other in range(s.players) if other != self.seat and len(s.hands[other]) >= self.least]


class TakeCard(Power):
    """5.3: those that bring a visible card to the hand."""

    def use(self, s: Equinox, choice: int) -> None:
        s.pick_up(self.seat, choice)
