"""Equinox: discarding, drawing, elimination (§8), the last three phases of a turn."""

from __future__ import annotations

from typing import Final

from pioche.core.flow import Step
from pioche.games.equinox.cards import CHAMELEON, CREATURES, HALVES, HAND, KIND, MOST_SEATS, ROWS, STOP
from pioche.games.equinox.scoring import finish
from pioche.games.equinox.state import A_CREATURE, Equinox

MOST_DISCARDS: Final = 3

# §8.1-8.2 Discarding -----------------------------------------------------------------------------------------


class MayDiscard(Step[Equinox]):
    """8.1: there is something to ask only once a creature is out, or after Carmen."""

    def apply(self, s: Equinox, choice: int) -> None:
        if s.armed:
            s.then(DISCARD_UNSEEN[s.turn])
        elif s.out:
            s.then(DISCARD[s.turn])


class Discard(Step[Equinox]):
    """8.1: discard up to three cards of eliminated creatures, shown to all, or stop.

    Cards of one discard come in the order of the hand, so that no set is offered twice.
    """

    def __init__(self, seat: int, more: int = MOST_DISCARDS, start: int = 0) -> None:
        super().__init__(seat)
        self.more = more
        self.start = start

    def options(self, s: Equinox) -> list[int]:
        if not self.more:
            return [STOP]
        out = s.out
        return [STOP, *[card for card in s.hands[self.seat][self.start :] if out >> KIND[card] & 1]]

    def apply(self, s: Equinox, choice: int) -> None:
        if choice == STOP:
            return
        place = s.hands[self.seat].index(choice)
        mark = s.leave_hand(self.seat, choice)
        s.idle = -1
        self.put_away(s, choice, mark)
        s.then(type(self)(self.seat, self.more - 1, place))

    def put_away(self, s: Equinox, card: int, mark: int) -> None:
        s.discard.append(card)


class DiscardUnseen(Discard):
    """8.2: after Carmen: discard up to three cards of any creature, shown to nobody."""

    secret = True

    def options(self, s: Equinox) -> list[int]:
        if not self.more:
            return [STOP]
        return [STOP, *[card for card in s.hands[self.seat][self.start :] if card < CHAMELEON]]

    def put_away(self, s: Equinox, card: int, mark: int) -> None:
        s.bury(card, mark | A_CREATURE)


# §8.3-8.4 Drawing --------------------------------------------------------------------------------------------


class Refill(Step[Equinox]):
    """8.3: take back what Panache set aside, then draw up to eight cards."""

    def apply(self, s: Equinox, choice: int) -> None:
        seat = s.turn
        if s.aside[seat]:
            s.hands[seat] = s.hands[seat] + s.aside[seat]
            s.marks[seat] = s.marks[seat] + s.aside_marks[seat]
            s.aside[seat] = s.aside_marks[seat] = []
        missing = HAND - len(s.hands[seat])
        if missing > 0:
            draw_cards(s, seat, missing)


def draw_cards(s: Equinox, seat: int, count: int) -> None:
    """§8.4: draw so many cards; whoever takes the last card of the draw pile ends the game at once."""
    drawn = s.deck[: -count - 1 : -1]
    del s.deck[-count:]
    s.hands[seat] = s.hands[seat] + drawn
    s.marks[seat] = s.marks[seat] + [1 << seat] * len(drawn)
    if not s.deck:
        finish(s)


# §8.5-8.6 Elimination ----------------------------------------------------------------------------------------


class Eliminate(Step[Equinox]):
    """8.5: if every creature has a card in the current row and one alone is weakest, it is eliminated."""

    def apply(self, s: Equinox, choice: int) -> None:
        loser = weakest(s)
        if loser >= 0:
            s.alive = [creature for creature in s.alive if creature != loser]
            s.out |= 1 << loser
            if s.row == ROWS - 1:
                finish(s)  # 9.1
            else:
                s.row += 1  # 8.6


def weakest(s: Equinox) -> int:
    """The creature that would be eliminated now; -1 if a cell is empty, -2 if the lowest strength is shared."""
    cells, row = s.cells, s.row * CREATURES
    least, loser = 99, -1
    for creature in s.alive:
        pile = cells[row + creature]
        if not pile:
            return -1
        strength = HALVES[pile[-1]]
        if strength < least:
            least, loser = strength, creature
        elif strength == least:
            loser = -2
    return loser


MAY_DISCARD: Final = MayDiscard()
DISCARD: Final = [Discard(seat) for seat in range(MOST_SEATS)]
DISCARD_UNSEEN: Final = [DiscardUnseen(seat) for seat in range(MOST_SEATS)]
REFILL: Final = Refill()
ELIMINATE: Final = Eliminate()
