"""Mü: a player's rules of thumb, from what one seat can see."""

from __future__ import annotations

from pioche.core.game import Hints
from pioche.core.hidden import UNKNOWN, without
from pioche.games.mu.auction import Bid, ShowMore, limit
from pioche.games.mu.bidding import planned, strength
from pioche.games.mu.cards import (
    PARTNER,
    PASS,
    POWERS,
    SHOWN,
    STOP,
    TRUMP,
    bonus,
)
from pioche.games.mu.naming import NameChiefTrump, NamePartner, NameViceTrump
from pioche.games.mu.prospects import beliefs, rests, worth
from pioche.games.mu.quick import follow, lead, quick
from pioche.games.mu.state import Mu
from pioche.games.mu.tricks import PlayCard


def rate(v: Mu, seat: int, options: list[int]) -> list[float]:
    """How good each option looks to this seat."""
    step = v.question(seat)
    if isinstance(step, Bid):
        return rate_bid(v, seat, options, limit(v, seat), 0)
    if isinstance(step, ShowMore):
        return rate_bid(v, seat, options, step.more, step.above)
    if isinstance(step, NameViceTrump | NameChiefTrump):
        return [rate_trump(v, seat, option - TRUMP, isinstance(step, NameChiefTrump)) for option in options]
    if isinstance(step, NamePartner):
        return [rate_partner(v, option - PARTNER) for option in options]
    assert isinstance(step, PlayCard)
    return rate_plays(v, seat, options)


# Bidding -----------------------------------------------------------------------------------------------------


def rate_bid(v: Mu, seat: int, options: list[int], most: int, above: int) -> list[float]:
    """Show what was planned, or else nothing; never draw level last."""
    plan = planned(v, seat, most, above)
    first = plan[0] if plan else -1
    return [1.0 if option == first else 0.5 if option in (PASS, STOP) else 0.0 for option in options]


# Naming ------------------------------------------------------------------------------------------------------


def rate_trump(v: Mu, seat: int, kind: int, chief: bool) -> float:
    cards = v.hands[seat] + v.shown[seat]
    gain = bonus(v.bid, kind, v.capped) / 200 if chief else 0.0
    return strength(cards, kind) + gain


def rate_partner(v: Mu, seat: int) -> float:
    """Whoever has shown trumps and high cards."""
    powers = POWERS[v.chief_trump][v.vice_trump]
    return sum(0.2 + powers[card] / 40 for card in v.shown[seat])


# Playing -----------------------------------------------------------------------------------------------------


def rate_plays(v: Mu, seat: int, options: list[int]) -> list[float]:
    """By the triangles a card brings or gives away; of equal cards the one on display, which is known anyway."""
    known = [cards for cards in v.hands if UNKNOWN not in cards]
    hidden = without(v.deck(), *known, *v.shown, v.trick, v.gone)
    rates = follow(v, seat, options) if v.trick else lead(v, seat, options, hidden)
    return [rate + (0.02 if option >= SHOWN else 0.0) for rate, option in zip(rates, options, strict=True)]


HINTS = Hints(rate=rate, quick=quick, worth=worth, rests=rests, beliefs=beliefs)
