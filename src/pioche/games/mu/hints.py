"""Mü: a player's rules of thumb, from what one seat can see."""

from __future__ import annotations

from pioche.core.flow import NOBODY
from pioche.core.game import Hints
from pioche.core.hidden import without
from pioche.games._mudeck import TRIANGLES
from pioche.games.mu.auction import Bid, ShowMore, limit
from pioche.games.mu.bidding import planned, strength
from pioche.games.mu.cards import (
    PARTNER,
    PASS,
    POWERS,
    SHOWN,
    STOP,
    SUITS,
    TRUMP,
    TRUMP_SUIT,
    bonus,
)
from pioche.games.mu.naming import NameChiefTrump, NamePartner, NameViceTrump
from pioche.games.mu.prospects import beliefs, rests, worth
from pioche.games.mu.quick import quick
from pioche.games.mu.state import Mu
from pioche.games.mu.tricks import PlayCard, triangles, winning_place


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
    hands = [cards for cards in v.hands if -1 not in cards]
    unseen = without(v.deck(), *hands, v.shown[seat], v.trick, v.gone)
    return [rate_play(v, seat, option % SHOWN, unseen) + (0.02 if option >= SHOWN else 0.0) for option in options]


def rate_play(v: Mu, seat: int, card: int, unseen: list[int]) -> float:
    """The triangles this card can be expected to bring to the seat and its side, less what it is worth keeping for."""
    suits, powers = SUITS[v.chief_trump][v.vice_trump], POWERS[v.chief_trump][v.vice_trump]
    trick = [*v.trick, card]
    later = v.players - len(trick)
    wins = winning_place(trick, v.chief_trump, v.vice_trump) == len(v.trick)
    led = suits[trick[0]]
    keep = powers[card] / 60 + (0.25 if suits[card] == TRUMP_SUIT else 0.0)
    ahead = 0.0
    if wins:
        better = sum(powers[c] > powers[card] and (suits[c] == led or suits[c] == TRUMP_SUIT) for c in unseen)
        ahead = (1 - better / max(1, len(unseen))) ** (2.5 * later) if unseen else 1.0
    winner = (v.leader + winning_place(v.trick, v.chief_trump, v.vice_trump)) % v.players if v.trick else NOBODY
    friend = winner != NOBODY and (winner in (v.chief, v.partner)) == (seat in (v.chief, v.partner))
    gain = triangles(trick) + 0.9 * later
    lost = 0.3 * TRIANGLES[card] if friend else -TRIANGLES[card]
    return ahead * gain + (1 - ahead) * lost - keep


HINTS = Hints(rate=rate, quick=quick, worth=worth, rests=rests, beliefs=beliefs)
