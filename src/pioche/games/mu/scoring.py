"""Mü: what a hand scores (§3.2, §7)."""

from __future__ import annotations

from pioche.core.flow import Step
from pioche.games.mu.cards import bonus, level, target
from pioche.games.mu.state import Mu


class ScoreStalemate(Step[Mu]):
    """3.2: of those who share the lead the last one pays 10 a card, the others gain 5 a card."""

    def apply(self, s: Mu, choice: int) -> None:
        *others, last = s.leaders()
        cards = len(s.shown[last])
        points = [0] * s.players
        for seat in others:
            points[seat] = 5 * cards
        points[last] = -10 * cards
        note_points(s, points)


class ScoreHand(Step[Mu]):
    """7.1: everybody scores the triangles won; then the bonus (7.3) or the penalty (7.4)."""

    def apply(self, s: Mu, choice: int) -> None:
        note_points(s, [won + more for won, more in zip(s.won, bonus_or_penalty(s), strict=True)])


def bonus_or_penalty(s: Mu) -> list[int]:
    """§7.2-7.4: what each seat scores besides its triangles."""
    extra = [0] * s.players
    if s.team() >= target(s.players, s.bid):
        for seat in range(s.players):
            if seat in (s.chief, s.partner):
                extra[seat] = bonus(s.bid, s.chief_trump, s.capped)
    else:
        missed = s.bid - level(s.players, s.team())
        extra[s.chief] = -10 * missed
        for seat in s.opponents():
            extra[seat] = 5 * missed
    return extra


def note_points(s: Mu, points: list[int]) -> None:
    """§8.1: the points of a hand go on the pad."""
    s.hand += 1
    s.voids = 0
    s.pad.append(points)
    s.totals = [total + more for total, more in zip(s.totals, points, strict=True)]
