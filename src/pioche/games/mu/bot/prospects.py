"""Mü: how good the end of a hand is for each seat, and which hidden hands explain the auction."""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from typing import Final

from pioche.core import hopes
from pioche.core.flow import NOBODY
from pioche.games.mu.bot.bidding import best_trump, good_for, strength
from pioche.games.mu.cards import NO_TRUMP
from pioche.games.mu.state import Mu
from pioche.games.mu.tricks import winning_place

POINTS_OF_A_HAND: Final = 25.0  # how far one hand may carry a seat
FORTUNE: Final = 150.0  # a lead of so many points is worth a win
COURAGE: Final = 1.2  # how fast an act becomes unlikely, per card or trick that the hand falls short of it


def rests(s: Mu, view: Mu) -> bool:
    """A hand is over: chance is about to deal the next one."""
    return s.deals > 0


def worth(s: Mu) -> list[float]:
    """Each seat's share of the win, by its lead and by what is left to play."""
    if s.last_hand:
        return by_points(s.totals)
    totals = [*map(float, s.totals)]
    if s.ranks:
        return hopes.together(hopes.shares(totals, POINTS_OF_A_HAND, of=0.3), hopes.won(s.ranks, of=0.7))
    return hopes.shares(totals, POINTS_OF_A_HAND + max(0.0, s.target - max(totals)) / 4)


def by_points(totals: list[int]) -> list[float]:
    """Where so many hands are played, all points count alike: reaching for the first place means overbidding."""
    whole, seats = sum(totals), len(totals)
    leads = [total - (whole - total) / (seats - 1) for total in totals]
    return [min(1.0, max(0.0, 1 / seats + lead / FORTUNE)) for lead in leads]


def beliefs(view: Mu, seat: int) -> Callable[[Mu], float]:
    """Who bid has a hand for it, and for the trump named; who let the chief have it had no better one."""
    known = [mine + shown for mine, shown in zip(played(view), view.shown, strict=True)]
    others = [other for other in range(view.players) if other != seat]
    deck, players = len(view.deck()), view.players
    bids = [view.bid if other == view.chief else len(view.shown[other]) for other in range(players)]
    top = max(bids)
    named = {view.chief: view.chief_trump, view.vice: view.vice_trump}

    def weigh(s: Mu) -> float:
        doubt = 0.0
        for other in others:
            cards = s.hands[other] + known[other]
            able = good_for(players, deck, cards)
            if able < bids[other]:
                doubt += bids[other] - able
            elif view.chief != NOBODY and other != view.chief and able > top + 1:
                doubt += able - top - 1
            if named.get(other, NO_TRUMP) != NO_TRUMP:
                doubt += best_trump(tuple(sorted(cards)))[1] - strength(cards, named[other])
        return exp(-COURAGE * doubt)

    return weigh


def played(v: Mu) -> list[list[int]]:
    """The cards each seat has played in this hand, from the order of play: the chief led first."""
    out: list[list[int]] = [[] for _ in range(v.players)]
    leader = v.chief
    for first in range(0, len(v.gone), v.players):
        trick = v.gone[first : first + v.players]
        for place, card in enumerate(trick):
            out[(leader + place) % v.players].append(card)
        leader = (leader + winning_place(trick, v.chief_trump, v.vice_trump)) % v.players
    for place, card in enumerate(v.trick):
        out[(v.leader + place) % v.players].append(card)
    return out
