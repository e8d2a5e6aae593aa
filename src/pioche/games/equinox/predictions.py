"""Equinox: predictions (§3), the first phase of a turn."""

from __future__ import annotations

from typing import Final

from pioche.core.flow import Step, one_each
from pioche.games.equinox.answers import CREATURE, REVEAL, SECRET, SKIP
from pioche.games.equinox.cards import CHAMELEON, CREATURES, MOST_SEATS
from pioche.games.equinox.memory import LAID, event
from pioche.games.equinox.state import Equinox


class Predict(Step[Equinox]):
    """3.1: place a pebble (3.2), bet in secret (3.3), reveal the secret bet (3.5), or do nothing of the kind."""

    def options(self, s: Equinox) -> list[int]:
        seat, row = self.seat, s.row * CREATURES
        out = [SKIP]
        if s.secrets[seat]:
            out.append(REVEAL)
        if s.supply[seat]:
            if not row and not s.has_bet[seat] and min(s.hands[seat], default=CHAMELEON) < CHAMELEON:
                out.append(SECRET)
            pebbles = s.pebbles
            out += [CREATURE + creature for creature in s.alive if pebbles[row + creature] < 0]
        return out

    def apply(self, s: Equinox, choice: int) -> None:
        seat = self.seat
        if choice == SECRET:
            del s.agenda[-2:]  # 3.4: no card is played in this turn
            s.then(LAY_SECRET[seat])
        elif choice == REVEAL:
            s.reveal(seat)
            s.idle = -1
        elif choice != SKIP:
            s.supply[seat] -= 1
            s.place(seat, s.row * CREATURES + choice - CREATURE)
            s.idle = -1


class LaySecret(Step[Equinox]):
    """3.3: lay a creature card face down with a pebble on it: a secret prediction, once in a game."""

    secret = True

    def options(self, s: Equinox) -> list[int]:
        return [card for card in s.hands[self.seat] if card < CHAMELEON]

    def apply(self, s: Equinox, choice: int) -> None:
        seat = self.seat
        s.leave_hand(seat, choice)
        s.secrets[seat] = [choice]
        s.memory.append(event(LAID, 1 << seat, seat, [choice]))
        s.supply[seat] -= 1
        s.has_bet[seat] = 1
        s.idle = -1


PREDICT: Final = one_each(Predict, MOST_SEATS)
LAY_SECRET: Final = one_each(LaySecret, MOST_SEATS)
