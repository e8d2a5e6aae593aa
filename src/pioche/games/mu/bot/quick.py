"""Mü: a sensible answer at once, for the many imagined games of a search; from what the seat itself can know."""

from __future__ import annotations

from random import Random
from typing import Final

from pioche.core.flow import Step
from pioche.games._mubox.deck import FACES, TRIANGLES
from pioche.games.mu.auction import Bid, ShowMore, limit
from pioche.games.mu.bot.bidding import planned, strength
from pioche.games.mu.cards import PARTNER, PASS, POWERS, STOP, SUITS, TRUMP, TRUMP_SUIT
from pioche.games.mu.naming import NamePartner
from pioche.games.mu.state import Mu
from pioche.games.mu.tricks import PlayCard

CARD: Final = [*range(FACES), *range(FACES)]
"""CARD[answer]: the card played, from the hand or from the display."""


def quick(s: Mu, seat: int, options: list[int], rng: Random) -> int:
    step: Step[Mu] = s.agenda[-1]
    kind = type(step)
    if kind is PlayCard:
        if s.trick:
            rates = follow(s, seat, options)
        else:
            hidden = [card for other in range(s.players) if other != seat for card in s.hands[other]]
            rates = lead(s, seat, options, hidden)
        return options[rates.index(max(rates))]
    if kind is Bid:
        return next(iter(planned(s, seat, limit(s, seat), 0)), PASS)
    if isinstance(step, ShowMore):
        return next(iter(planned(s, seat, step.left, step.since)), STOP)
    if kind is NamePartner:
        return max(options, key=lambda option: len(s.shown[option - PARTNER]) + rng.random())
    held = s.hands[seat] + s.shown[seat]
    return max(options, key=lambda option: strength(held, option - TRUMP))


def lead(s: Mu, seat: int, options: list[int], hidden: list[int]) -> list[float]:
    """A card that nobody can beat in its suit, or else one that gives nothing away."""
    suits, powers = SUITS[s.chief_trump][s.vice_trump], POWERS[s.chief_trump][s.vice_trump]
    top = [-1] * (TRUMP_SUIT + 1)  # the strongest card of each suit that the others hold together
    for card in hidden:
        if powers[card] > top[suits[card]]:
            top[suits[card]] = powers[card]
    for other in range(s.players):
        if other != seat:
            for card in s.shown[other]:
                if powers[card] > top[suits[card]]:
                    top[suits[card]] = powers[card]
    trumps = 2.0 if seat in (s.chief, s.partner) else 1.0
    rates = []
    for option in options:
        card = CARD[option]
        suit, power = suits[card], powers[card]
        if power < top[suit]:
            rates.append(-TRIANGLES[card] - 0.02 * power)
        else:
            rates.append((trumps if suit == TRUMP_SUIT else 1.5 if top[suit] >= 0 else 0.0) + 0.4 * TRIANGLES[card])
    return rates


def follow(s: Mu, seat: int, options: list[int]) -> list[float]:
    """Feed a trick that one's side takes; take a rich one as cheaply as will do; else give nothing away."""
    suits, powers = SUITS[s.chief_trump][s.vice_trump], POWERS[s.chief_trump][s.vice_trump]
    trick = s.trick
    led = suits[trick[0]]
    ahead, place, pot = -1, 0, 0
    for at, card in enumerate(trick):
        pot += TRIANGLES[card]
        if powers[card] > ahead and (suits[card] == led or suits[card] == TRUMP_SUIT):
            ahead, place = powers[card], at
    winner = (s.leader + place) % s.players
    later = s.players - len(trick) - 1
    ours = (winner == s.chief or winner == s.partner) == (seat == s.chief or seat == s.partner)
    safe = not later or ahead >= 28
    rates = []
    for option in options:
        card = CARD[option]
        power, gift = powers[card], TRIANGLES[card]
        if power > ahead and (suits[card] == led or suits[card] == TRUMP_SUIT):
            if later:
                sure = 0.25 + 0.75 * (power >= 28 or (power >= 9 and suits[card] == led)) - 0.08 * later
                value = sure * (pot + gift + 0.9 * later) - (1 - sure) * gift - 0.03 * power
            else:
                value = pot + gift - 0.04 * power
            if ours and safe:
                value -= 1.0
        elif ours:
            value = (0.8 if safe else 0.2) * gift - 0.03 * power
        else:
            value = -gift - 0.03 * power
        rates.append(value)
    return rates
