"""Equinox: playing a card (§5), the second phase of a turn, and the trees (§7)."""

from __future__ import annotations

from typing import Final

from pioche.core.flow import NOBODY, Step, one_each
from pioche.games.equinox.answers import CREATURE, PASS
from pioche.games.equinox.cards import A_CHAMELEON, ANCIENT, CAR, CHAMELEON, CREATURES, KIND, MOST_SEATS
from pioche.games.equinox.memory import ALL, CALLED, PASSED, event
from pioche.games.equinox.power import NameLiving
from pioche.games.equinox.powers import POWERS
from pioche.games.equinox.state import Equinox

# §5 Playing a card -------------------------------------------------------------------------------------------


class PlayCard(Step[Equinox]):
    """5.1: play a card of your hand; pass only if none of it can be played, and show it."""

    def options(self, s: Equinox) -> list[int]:
        out = s.out
        hand = s.hands[self.seat]
        return ([card for card in hand if not out >> KIND[card] & 1] if out else hand[:]) or [PASS]

    def apply(self, s: Equinox, choice: int) -> None:
        seat = self.seat
        if choice == PASS:
            s.memory.append(event(PASSED, ALL, seat, sorted(s.hands[seat])))  # 5.5
            return
        s.idle = -1
        s.leave_openly(seat, choice)
        if choice < CHAMELEON:
            self.play_creature(s, choice)
        elif choice < ANCIENT:
            s.laying = choice
            s.then(LAY_CHAMELEON[seat])
        else:
            s.discard.append(choice)
            if choice == ANCIENT:
                s.then(NAME_SECRET[seat])
            elif visible_creatures(s):
                s.then(TAKE_VISIBLE[seat])

    def play_creature(self, s: Equinox, card: int) -> None:
        """5.2: it goes on top of its creature's cell. 5.3: its controller may use the power, but not on a chameleon."""
        creature = KIND[card]
        pile = s.cells[s.row * CREATURES + creature]
        s.lay(card, creature)
        if (pile and KIND[pile[-1]] == A_CHAMELEON) or not s.controls(self.seat, creature):
            return
        if creature == CAR:
            s.armed = 1  # 6.7: nothing to ask
            return
        power = POWERS[creature][self.seat]
        if power is not None and power.is_offered(s):
            s.then(power)


class LayChameleon(NameLiving):
    """5.4: a chameleon goes on top of any creature still in play; it never wakes a power."""

    def apply(self, s: Equinox, choice: int) -> None:
        s.lay(s.laying, choice - CREATURE)
        s.laying = NOBODY


class PlayAgain(Step[Equinox]):
    """6.5: Bicéphale gives one more card to play."""

    def apply(self, s: Equinox, choice: int) -> None:
        if s.second == 1:
            s.second = 2
            s.then(PLAY[s.turn], self)


# §7 Trees ----------------------------------------------------------------------------------------------------


class NameSecret(NameLiving):
    """7.1: the Ancient: name a creature; every secret prediction on it is revealed."""

    def apply(self, s: Equinox, choice: int) -> None:
        creature = choice - CREATURE
        for seat in range(s.players):
            if s.secrets[seat] and KIND[s.secrets[seat][0]] == creature:
                s.reveal(seat)
        s.memory.append(event(CALLED, ALL, self.seat, [], creature=creature))


class TakeVisible(Step[Equinox]):
    """7.2: the Dryad: take a visible creature card of any row into your hand."""

    def options(self, s: Equinox) -> list[int]:
        return visible_creatures(s)

    def apply(self, s: Equinox, choice: int) -> None:
        s.pick_up(self.seat, choice)


def visible_creatures(s: Equinox) -> list[int]:
    return [card for creature in s.creatures for card in s.tops(creature) if card < CHAMELEON]


PLAY: Final = one_each(PlayCard, MOST_SEATS)
AGAIN: Final = PlayAgain()
LAY_CHAMELEON: Final = one_each(LayChameleon, MOST_SEATS)
NAME_SECRET: Final = one_each(NameSecret, MOST_SEATS)
TAKE_VISIBLE: Final = one_each(TakeVisible, MOST_SEATS)
