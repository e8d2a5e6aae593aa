"""Treize: a player's rules of thumb.

Each player's prospects are put in plus signs: what is at stake in the row, less the risk of losing it, and a
little for room and Hands.  An answer is as good as the prospects it adds to one's own, less those it adds to the
others'; the rival who has won most counts double.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp
from typing import Final

from pioche.core import hopes
from pioche.core.hidden import less
from pioche.core.table import ByStep
from pioche.games.treize import cards
from pioche.games.treize.cards import ACCEPT, ARROW, DECK, HAND, LIMIT, NUMBER, PLUS, limit, total
from pioche.games.treize.dealing import Give
from pioche.games.treize.scoring import scores
from pioche.games.treize.state import Treize
from pioche.games.treize.symbols import Receive

ROOM: Final = 0.15  # what one more below the limit is worth
SPARE_HAND: Final = 0.9  # what a Hand is worth
AVERAGE: Final = 2  # about the number on an unseen card
FRESH: Final = 13 * ROOM  # what an empty row is worth


def rate(view: Treize, seat: int, options: list[int], step: Give | Receive) -> list[float]:
    weights = stakes(tuple(scores(view)), seat)
    if isinstance(step, Give):
        return [offered(view, player, weights) for player in options]
    return [taken(view, seat, weights) if o == ACCEPT else refused(view, seat, weights) for o in options]


RATE: Final = ByStep(dict.fromkeys((Give, Receive), rate))


@lru_cache(1 << 12)  # won piles grow once a round
def stakes(won: tuple[int, ...], seat: int) -> list[float]:
    """What a plus sign of each player is worth to this seat: its own 1, a rival's less than nothing."""
    most = max(won[:seat] + won[seat + 1 :])
    weights = [2.0 if points == most else 1.0 for points in won]
    weights[seat] = 0.0
    whole = -sum(weights)
    weights = [weight / whole for weight in weights]
    weights[seat] = 1.0
    return weights


def offered(view: Treize, player: int, weights: list[float]) -> float:
    """The card is given to this player, who refuses it if that is possible and better for him."""
    accepted = taken(view, player, weights)
    if HAND not in view.rows[player]:
        return accepted
    own = stakes(tuple(scores(view)), player)
    if refused(view, player, own) > taken(view, player, own):
        return refused(view, player, weights)
    return accepted


def refused(view: Treize, player: int, weights: list[float]) -> float:
    return weights[player] * gain(view.rows[player], less(view.rows[player], HAND))


def taken(view: Treize, player: int, weights: list[float]) -> float:
    card, row = view.up, view.rows[player]
    if card == ARROW:
        return weights[player] * gain(row, row[:-1])
    if cards.IS_GIFT[card]:
        return weights[player] * PLUS[card]
    longer = [*row, card]
    room = limit(longer) - total(longer)
    if room <= 0:
        return stopped(view, player, weights)
    if not cards.IS_DRAW[card] or not view.pile:
        return weights[player] * gain(row, longer)
    left = view.unseen[-1]  # one more of these comes to the row: a bust, or a sum that grows by an average number
    risk = sum([NUMBER[other] >= room for other in left]) / len(left)
    survived = weights[player] * gain(row, longer, AVERAGE)
    return risk * stopped(view, player, weights) + (1 - risk) * survived if risk else survived


def stopped(view: Treize, loser: int, weights: list[float]) -> float:
    """The round ends: all but one win what is at stake, and everybody starts anew."""
    change = 0.0
    for player, row in enumerate(view.rows):
        won = FRESH - prospect(tuple(row), 0)
        if player != loser:
            for card in row:
                won += PLUS[card]
        change += weights[player] * won
    return change


def gain(row: list[int], other: list[int], more: int = 0) -> float:
    return prospect(tuple(other), more) - prospect(tuple(row), 0)


@lru_cache(1 << 16)  # a search meets the same rows again and again
def prospect(row: tuple[int, ...], more: int) -> float:
    """What this row may bring, in plus signs, if its sum is so much more than it is."""
    plus, hands, room = 0, 0, 18 - more if LIMIT in row else 13 - more
    for card in row:
        plus += PLUS[card]
        room -= NUMBER[card]
        hands += card == HAND
    room = max(1, room)
    return plus * room / (room + 1) + ROOM * room + SPARE_HAND * hands


# Who won thousands of games, by the points at the end of a round and the cards left
LEAD: Final = 1.0  # a lead of so many points makes a win e times as likely at the end,
LEAD_LEFT: Final = 4.8  # and of so many more with all cards left
TARGET: Final = 0.6  # who leads is everybody's target: so much of that is lost, less with many cards left


def rests(s: Treize, view: Treize) -> bool:
    """A round is over and the next one has not shown a card."""
    return not s.served and not any(s.rows)


def worth(s: Treize) -> list[float]:
    """Each seat's share of the win: by the result, before it by the plus signs won and the cards left to win more."""
    won = scores(s)
    most = max(won)
    if s.ranks:
        return hopes.together(hopes.shares([*map(float, won)], LEAD, of=0.1), hopes.won(s.ranks, of=0.9))
    left = 0.0 if s.last_round else s.pile / len(DECK)
    scale, burden = LEAD + LEAD_LEFT * left, TARGET * (1 - left) / won.count(most)
    return hopes.divided([exp((points - most) / scale) if points < most else exp(-burden) for points in won])
