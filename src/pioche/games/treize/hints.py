"""Treize: a player's rules of thumb.

Each player's prospects are put in plus signs: what is at stake in the row, less the risk of losing it, and a
little for room and Hands.  An answer is as good as the prospects it leaves to oneself, less those it leaves
to the others; the rival who has won most counts double.
"""

from __future__ import annotations

from typing import Final

from pioche.games.treize.cards import (
    ACCEPT,
    ARROW,
    HAND,
    IS_DRAW,
    IS_GIFT,
    NUMBER,
    PLUS,
    limit,
    plus_signs,
    total,
)
from pioche.games.treize.scoring import is_bust, scores
from pioche.games.treize.symbols import Receive, without_hand
from pioche.games.treize.table import Treize

ROOM: Final = 0.15  # what one more below the limit is worth
SPARE_HAND: Final = 0.9  # what a Hand is worth
AVERAGE: Final = 2  # about the number on an unseen card


def rate(view: Treize, seat: int, options: list[int]) -> list[float]:
    """How good each option looks to this seat; more is better."""
    if isinstance(view.agenda[-1], Receive):
        return [standing(view, seat, taken(view, seat) if o == ACCEPT else refused(view, seat)) for o in options]
    return [standing(view, seat, offered(view, player)) for player in options]


def standing(view: Treize, seat: int, prospects: list[float]) -> float:
    """One's own prospects, less the average of the rivals'."""
    won = scores(view)
    most = max(won[:seat] + won[seat + 1 :])
    rivals = [player for player in range(len(won)) if player != seat]
    weights = [2.0 if won[rival] == most else 1.0 for rival in rivals]
    against = sum(weight * prospects[rival] for weight, rival in zip(weights, rivals, strict=True))
    return prospects[seat] - against / sum(weights)


# What the card turned up would leave to each player --------------------------------------------------------


def offered(view: Treize, player: int) -> list[float]:
    """The card is given to this player, who refuses it if that is possible and better."""
    accepted = taken(view, player)
    if HAND not in view.rows[player]:
        return accepted
    declined = refused(view, player)
    return max(accepted, declined, key=lambda prospects: standing(view, player, prospects))


def refused(view: Treize, player: int) -> list[float]:
    return with_prospect(view, player, prospect(without_hand(view.rows[player])))


def taken(view: Treize, player: int) -> list[float]:
    card, row = view.up, view.rows[player]
    if is_bust([*row, card]):
        return stopped(view, player)
    if IS_DRAW[card]:
        return drawing(view, player, [*row, card])
    if card == ARROW:
        return with_prospect(view, player, prospect(row[:-1]))
    if IS_GIFT[card]:
        return with_prospect(view, player, prospect(row) + PLUS[card])
    return with_prospect(view, player, prospect([*row, card]))


def stopped(view: Treize, loser: int) -> list[float]:
    """The round ends: all but one win what is at stake, and everybody starts anew."""
    return [plus_signs(row) * (player != loser) + prospect([]) for player, row in enumerate(view.rows)]


def drawing(view: Treize, player: int, row: list[int]) -> list[float]:
    """One more card of the draw pile comes to this row: a bust, or a sum that grows by an average number."""
    survived = with_prospect(view, player, prospect(row, more=AVERAGE))
    if not view.pile:
        return survived
    cards, room = view.unseen[-1], limit(row) - total(row)
    risk = sum([NUMBER[card] >= room for card in cards]) / len(cards)
    return [risk * lost + (1 - risk) * kept for lost, kept in zip(stopped(view, player), survived, strict=True)]


def with_prospect(view: Treize, player: int, value: float) -> list[float]:
    """Everybody's prospects as they are, but this player's."""
    return [value if other == player else prospect(row) for other, row in enumerate(view.rows)]


def prospect(row: list[int], more: int = 0) -> float:
    """What this row may bring, in plus signs, if its sum is so much more than it is."""
    room = max(1, limit(row) - total(row) - more)
    return plus_signs(row) * room / (room + 1) + ROOM * room + SPARE_HAND * row.count(HAND)
