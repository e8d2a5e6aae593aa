"""Mü: naming trumps and a partner (§4)."""

from __future__ import annotations

from typing import Final

from pioche.core.flow import Step, one_each
from pioche.games._mubox.deck import COLOUR, NUMBER
from pioche.games.mu.cards import MOST_SEATS, NO_TRUMP, NUMBERS, PARTNER, TRUMP
from pioche.games.mu.state import Mu


def types_among(cards: list[int]) -> list[int]:
    """§4.1: the colours, then the numbers, that occur among these cards."""
    return sorted({COLOUR[card] for card in cards} | {NUMBERS + NUMBER[card] for card in cards})


class NameViceTrump(Step[Mu]):
    """4.1: the vice names a colour or number among the cards he has shown; he must name one."""

    def options(self, s: Mu) -> list[int]:
        return [TRUMP + kind for kind in types_among(s.shown[self.seat])]

    def apply(self, s: Mu, choice: int) -> None:
        s.vice_trump = choice - TRUMP


class NameChiefTrump(Step[Mu]):
    """4.2: the chief names another type among the cards he has shown, or no trump."""

    def options(self, s: Mu) -> list[int]:
        named = [kind for kind in types_among(s.shown[self.seat]) if kind != s.vice_trump]
        return [TRUMP + kind for kind in [*named, NO_TRUMP]]

    def apply(self, s: Mu, choice: int) -> None:
        s.chief_trump = choice - TRUMP


class NamePartner(Step[Mu]):
    """4.3: the chief takes a partner, anyone but the vice; nobody plays alone."""

    def options(self, s: Mu) -> list[int]:
        return [PARTNER + seat for seat in range(s.players) if seat not in (self.seat, s.vice)]

    def apply(self, s: Mu, choice: int) -> None:
        s.partner = choice - PARTNER


NAME_VICE_TRUMP: Final = one_each(NameViceTrump, MOST_SEATS)
NAME_CHIEF_TRUMP: Final = one_each(NameChiefTrump, MOST_SEATS)
NAME_PARTNER: Final = one_each(NamePartner, MOST_SEATS)
