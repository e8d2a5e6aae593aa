"""Equinox: discarding, drawing, elimination (§8), the last three phases of a turn."""

from __future__ import annotations

from typing import Final

from pioche.core.flow import NOBODY, ChooseSeveral, Step
from pioche.games.equinox.answers import STOP
from pioche.games.equinox.cards import CHAMELEON, CREATURES, HALVES, HAND, KIND, MOST_SEATS, ROWS
from pioche.games.equinox.memory import ALL, BACK, BURIED, DRAWN, event
from pioche.games.equinox.scoring import finish
from pioche.games.equinox.state import Equinox

MOST_DISCARDS: Final = 3

# §8.1-8.2 Discarding -----------------------------------------------------------------------------------------


class MayDiscard(Step[Equinox]):
    """8.1: there is something to ask only once a creature is out, or after Carmen."""

    def apply(self, s: Equinox, choice: int) -> None:
        if s.armed:
            s.then(DISCARD_UNSEEN[s.turn])
        elif s.out:
            s.then(DISCARD[s.turn])


class Discard(ChooseSeveral[Equinox]):
    """8.1: discard up to three cards of eliminated creatures, shown to all, or stop."""

    done = STOP
    unlike = True

    def things(self, s: Equinox) -> list[int]:
        out = s.out
        return sorted([card for card in s.hands[self.seat] if out >> KIND[card] & 1])

    def take(self, s: Equinox, choice: int) -> None:
        s.idle = -1
        s.leave_openly(self.seat, choice)
        s.discard.append(choice)


class DiscardUnseen(Discard):
    """8.2: after Carmen: discard up to three cards of any creature, shown to nobody."""

    secret = True

    def things(self, s: Equinox) -> list[int]:
        return sorted([card for card in s.hands[self.seat] if card < CHAMELEON])

    def first(self, s: Equinox) -> int:
        return s.buried[-1] if self.left < MOST_DISCARDS else 0

    def take(self, s: Equinox, choice: int) -> None:
        s.idle = -1
        s.leave_hand(self.seat, choice)
        s.bury(self.seat, choice)
        s.memory.append(event(BURIED, 1 << self.seat, self.seat, [choice]))


# §8.3-8.4 Drawing --------------------------------------------------------------------------------------------


class Refill(Step[Equinox]):
    """8.3: take back what Panache set aside, then draw up to eight cards."""

    def apply(self, s: Equinox, choice: int) -> None:
        seat = s.turn
        if s.aside[seat]:
            s.hands[seat] = s.hands[seat] + s.aside[seat]
            s.aside[seat] = []
            s.idle = -1  # 9.5
            s.memory.append(event(BACK, ALL, seat, []))
        missing = HAND - len(s.hands[seat])
        if missing > 0:
            draw_cards(s, seat, missing)


def draw_cards(s: Equinox, seat: int, count: int) -> None:
    """§8.4: draw so many cards; whoever takes the last card of the draw pile ends the game at once."""
    s.idle = -1  # 9.5
    drawn = s.deck[: -count - 1 : -1]
    del s.deck[-count:]
    s.hands[seat] = s.hands[seat] + drawn
    s.memory.append([DRAWN, 1 << seat, seat, NOBODY, NOBODY, *drawn])  # as in `leave_openly`
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
DISCARD: Final = [Discard(seat, MOST_DISCARDS) for seat in range(MOST_SEATS)]
DISCARD_UNSEEN: Final = [DiscardUnseen(seat, MOST_DISCARDS) for seat in range(MOST_SEATS)]
REFILL: Final = Refill()
ELIMINATE: Final = Eliminate()
