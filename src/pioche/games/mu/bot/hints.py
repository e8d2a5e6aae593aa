"""Mü: a player's rules of thumb, from what one seat can see."""

from __future__ import annotations

from pioche.core.hidden import UNKNOWN, without
from pioche.core.table import ByStep
from pioche.games.mu.auction import Bid, ShowMore, limit
from pioche.games.mu.bot.bidding import planned, strength
from pioche.games.mu.bot.quick import follow, lead
from pioche.games.mu.cards import PARTNER, PASS, POWERS, SHOWN, STOP, TRUMP, bonus
from pioche.games.mu.naming import NameChiefTrump, NamePartner, NameViceTrump
from pioche.games.mu.state import Mu
from pioche.games.mu.tricks import PlayCard


def rate_showing(v: Mu, seat: int, options: list[int], step: Bid | ShowMore) -> list[float]:
    """Show what was planned, or else nothing; never draw level last."""
    most, above = (step.left, step.since) if isinstance(step, ShowMore) else (limit(v, seat), 0)
    plan = planned(v, seat, most, above)
    first = plan[0] if plan else -1
    return [1.0 if option == first else 0.5 if option in (PASS, STOP) else 0.0 for option in options]


def rate_vice_trump(v: Mu, seat: int, options: list[int], step: NameViceTrump) -> list[float]:
    return [strength(v.hands[seat] + v.shown[seat], option - TRUMP) for option in options]


def rate_chief_trump(v: Mu, seat: int, options: list[int], step: NameChiefTrump) -> list[float]:
    cards = v.hands[seat] + v.shown[seat]
    return [strength(cards, option - TRUMP) + bonus(v.bid, option - TRUMP, v.capped) / 200 for option in options]


def rate_partners(v: Mu, seat: int, options: list[int], step: NamePartner) -> list[float]:
    """Whoever has shown trumps and high cards."""
    powers = POWERS[v.chief_trump][v.vice_trump]
    return [sum(0.2 + powers[card] / 40 for card in v.shown[option - PARTNER]) for option in options]


def rate_plays(v: Mu, seat: int, options: list[int], step: PlayCard) -> list[float]:
    """By the triangles a card brings or gives away; of equal cards the one on display, which is known anyway."""
    known = [cards for cards in v.hands if UNKNOWN not in cards]
    hidden = without(v.deck(), *known, *v.shown, v.trick, v.gone)
    rates = follow(v, seat, options) if v.trick else lead(v, seat, options, hidden)
    return [rate + (0.02 if option >= SHOWN else 0.0) for rate, option in zip(rates, options, strict=True)]


RATE = ByStep(
    {
        Bid: rate_showing,
        ShowMore: rate_showing,
        NameViceTrump: rate_vice_trump,
        NameChiefTrump: rate_chief_trump,
        NamePartner: rate_partners,
        PlayCard: rate_plays,
    }
)
