"""Treize, chapters 4 and 5: a card comes to a player, and its symbol takes effect."""

from __future__ import annotations

from random import Random
from typing import Final

from pioche.core.flow import ChanceOf, Step, StepOf, one_each
from pioche.games.treize import cards
from pioche.games.treize.cards import ACCEPT, ARROW, FACES, HAND, MOST_PLAYERS, NO_CARD
from pioche.games.treize.scoring import Reshuffle, StopRound, is_bust
from pioche.games.treize.state import Treize

# 4 Receiving ---------------------------------------------------------------------------------------------


def offer(s: Treize, player: int) -> None:
    """The card turned up comes to this player, who may refuse it with a Hand."""
    # Rows lie face up, so asking only those who can refuse tells nothing.
    if HAND in s.rows[player]:
        s.then(RECEIVE[player])
    else:
        accept(s, player)


def accept(s: Treize, player: int) -> None:
    """4.1: the card goes to the right end of the row, unless its symbol says otherwise."""
    card = s.up
    if card == ARROW:
        s.then(LOSE_LAST[player])
    elif cards.IS_GIFT[card]:
        s.then(WIN_AT_ONCE[player])
    else:
        row = s.rows[player] = [*s.rows[player], card]
        s.up = NO_CARD
        if is_bust(row):
            s.drop_plans(StopRound(player))
        elif cards.IS_DRAW[card]:
            draw_another(s, player)


class Receive(Step[Treize]):
    """4.2: with a Hand in your row you may refuse any card; the leftmost Hand and the card are discarded."""

    def options(self, s: Treize) -> list[int]:
        return ACCEPT_OR_REFUSE

    def apply(self, s: Treize, choice: int) -> None:
        if choice == ACCEPT:
            accept(s, self.seat)
        else:
            s.rows[self.seat] = without_hand(s.rows[self.seat])
            s.discard += [HAND, s.up]
            s.up = NO_CARD


def without_hand(row: list[int]) -> list[int]:
    """4.2: this row after its leftmost Hand is spent."""
    place = row.index(HAND)
    return row[:place] + row[place + 1 :]


# 5 The symbols -------------------------------------------------------------------------------------------

# Numbers (5.1), 13→18 (5.3) and Hand (5.5) have no step: they lie in the row, where `limit` and `offer` look.


class LoseLast(StepOf[Treize]):
    """5.2: the Arrow and the last card of the row, if there is one, are discarded."""

    def apply(self, s: Treize, choice: int) -> None:
        row = s.rows[self.player]
        s.discard += [*row[-1:], ARROW]
        s.rows[self.player] = row[:-1]
        s.up = NO_CARD
        # Losing a 13→18 brings no bust: it is the last card only if the sum was below 13 when it came.


class DrawCard(ChanceOf[Treize]):
    """5.4: after a Draw card, turn up the top card of the draw pile."""

    names = FACES
    way = "fraction"

    def draw(self, s: Treize, rng: Random) -> list[int]:
        return [s.any_of(-1, rng)]

    def happen(self, s: Treize, outcome: list[int]) -> None:
        s.turn_up(outcome[0], layer=-1)
        s.pile -= 1
        s.then(OFFER_DRAWN[self.player])
        if s.pile == 0:
            s.then(Reshuffle())


class OfferDrawn(StepOf[Treize]):
    """5.4: the card drawn is received like any other."""

    def apply(self, s: Treize, choice: int) -> None:
        offer(s, self.player)


def draw_another(s: Treize, player: int) -> None:
    """5.4: draw a card, if there is one left anywhere (7.4)."""
    if s.pile:
        s.then(DRAW_CARD[player])
    elif s.discard:
        s.then(Reshuffle(), DRAW_CARD[player])


class WinAtOnce(StepOf[Treize]):
    """5.6: an immediate plus goes straight to the won pile."""

    def apply(self, s: Treize, choice: int) -> None:
        s.won[self.player] = [*s.won[self.player], s.up]
        s.up = NO_CARD


ACCEPT_OR_REFUSE: Final = [ACCEPT, cards.REFUSE]
RECEIVE: Final = one_each(Receive, MOST_PLAYERS)
LOSE_LAST: Final = one_each(LoseLast, MOST_PLAYERS)
WIN_AT_ONCE: Final = one_each(WinAtOnce, MOST_PLAYERS)
DRAW_CARD: Final = one_each(DrawCard, MOST_PLAYERS)
OFFER_DRAWN: Final = one_each(OfferDrawn, MOST_PLAYERS)
