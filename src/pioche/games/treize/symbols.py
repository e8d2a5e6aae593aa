"""Treize, chapters 4 and 5: a card comes to a player, and its symbol takes effect."""

from __future__ import annotations

from random import Random

from pioche.core.flow import ChanceOf, Step, StepOf
from pioche.core.hidden import less
from pioche.games.treize import cards
from pioche.games.treize.cards import ACCEPT, ARROW, FACES, HAND, NO_CARD, REFUSE
from pioche.games.treize.scoring import Reshuffle, StopRound, is_bust
from pioche.games.treize.state import Treize

# 4 Receiving ---------------------------------------------------------------------------------------------


def offer(s: Treize, player: int) -> None:
    """The card turned up comes to this player, who may refuse it with a Hand."""
    # Rows lie face up, so asking only those who can refuse tells nothing.
    if HAND in s.rows[player]:
        s.then(Receive(player))
    else:
        accept(s, player)


def accept(s: Treize, player: int) -> None:
    """4.1: the card goes to the right end of the row, unless its symbol says otherwise."""
    card = s.up
    if card == ARROW:
        s.then(LoseLast(player))
    elif cards.IS_GIFT[card]:
        s.then(WinAtOnce(player))
    else:
        row = s.rows[player] = [*s.rows[player], card]
        s.up = NO_CARD
        if is_bust(row):
            s.drop_plans(StopRound(player))
        elif cards.IS_DRAW[card] and s.pile:
            s.then(DrawCard(player))
        elif cards.IS_DRAW[card] and s.discard:  # 7.4: nothing if no card is left anywhere
            s.then(Reshuffle(), DrawCard(player))


class Receive(Step[Treize]):
    """4.2: with a Hand in your row you may refuse any card; the leftmost Hand and the card are discarded."""

    def options(self, s: Treize) -> list[int]:
        return [ACCEPT, REFUSE]

    def apply(self, s: Treize, choice: int) -> None:
        if choice == ACCEPT:
            accept(s, self.seat)
        else:
            s.rows[self.seat] = less(s.rows[self.seat], HAND)  # the leftmost one
            s.discard += [HAND, s.up]
            s.up = NO_CARD


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
        s.then(OfferDrawn(self.player))
        if s.pile == 0:
            s.then(Reshuffle())


class OfferDrawn(StepOf[Treize]):
    """5.4: the card drawn is received like any other."""

    def apply(self, s: Treize, choice: int) -> None:
        offer(s, self.player)


class WinAtOnce(StepOf[Treize]):
    """5.6: an immediate plus goes straight to the won pile."""

    def apply(self, s: Treize, choice: int) -> None:
        s.won[self.player] = [*s.won[self.player], s.up]
        s.up = NO_CARD
