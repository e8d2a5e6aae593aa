"""Equinox: setting up (§2), and turn after turn (§2.6)."""

from __future__ import annotations

from random import Random
from typing import Final

from pioche.core.flow import NOBODY, AnySeat, ChanceStep, Step
from pioche.core.game import Settings
from pioche.games.equinox.answers import CREATURE, STOP
from pioche.games.equinox.cards import CODES, CREATURES, HAND, IN_PLAY, MOST_SEATS, NAMES, deck
from pioche.games.equinox.drawing import ELIMINATE, MAY_DISCARD, REFILL
from pioche.games.equinox.memory import DRAWN, event
from pioche.games.equinox.playing import AGAIN, PLAY
from pioche.games.equinox.predictions import PREDICT
from pioche.games.equinox.scoring import finish
from pioche.games.equinox.state import Equinox

WAYS: Final = ("drawn", "host", "agreed")  # how the creatures of a game are chosen


def start(settings: Settings) -> Equinox:
    s = Equinox(settings["players"])
    s.then(ChooseFirst(), *CHOOSE_CREATURES[settings["creatures"]], Deal())
    return s


# §2 Setting up -----------------------------------------------------------------------------------------------


class ChooseFirst(AnySeat[Equinox]):
    """2.1: chance names the first player."""

    def happen(self, s: Equinox, outcome: list[int]) -> None:
        s.turn = outcome[0]


class DrawCreatures(ChanceStep[Equinox]):
    """2.2: eight of the fourteen creatures take part; usually chance draws them."""

    names = CODES
    way = "sorted"

    def draw(self, s: Equinox, rng: Random) -> list[int]:
        return sorted(rng.sample(range(CREATURES), IN_PLAY))

    def happen(self, s: Equinox, outcome: list[int]) -> None:
        s.creatures = outcome


class AllAgree(Step[Equinox]):
    """2.3: or all players add one in turn, from the first player on."""

    def apply(self, s: Equinox, choice: int) -> None:
        s.then(*(PickCreature((s.turn + place) % s.players, 0) for place in range(IN_PLAY)))


class PickCreature(Step[Equinox]):
    """2.3: add one of the creatures that are left; the columns keep the order of the annex.

    The host, who has the first seat, picks all of them.
    """

    def __init__(self, seat: int, alone: int) -> None:
        super().__init__(seat)
        self.alone = alone

    def options(self, s: Equinox) -> list[int]:
        return [CREATURE + creature for creature in range(CREATURES) if creature not in s.creatures]

    def apply(self, s: Equinox, choice: int) -> None:
        s.creatures = sorted([*s.creatures, choice - CREATURE])


class Confirm(Step[Equinox]):
    """2.3: the host is content with the eight."""

    def options(self, s: Equinox) -> list[int]:
        return [STOP]

    def apply(self, s: Equinox, choice: int) -> None:
        pass


class Deal(ChanceStep[Equinox]):
    """2.4: all cards of the eight creatures, chameleons and trees are shuffled; everybody gets eight."""

    names = NAMES
    way = "shuffled"

    def draw(self, s: Equinox, rng: Random) -> list[int]:
        cards = deck(s.creatures)
        rng.shuffle(cards)
        return cards

    def happen(self, s: Equinox, outcome: list[int]) -> None:
        s.alive = s.creatures
        s.deck = outcome[:]
        for seat in range(s.players):
            s.hands[seat] = s.deck[-HAND:]
            s.memory.append(event(DRAWN, 1 << seat, seat, s.hands[seat]))
            del s.deck[-HAND:]
        s.agenda.extend(TURN[s.turn])


# §2.6 The turn -----------------------------------------------------------------------------------------------


class NextTurn(Step[Equinox]):
    """2.6: it is the next player's turn, clockwise (2.5). 9.5: a whole round in which nothing is done ends the game."""

    def apply(self, s: Equinox, choice: int) -> None:
        s.idle += 1
        if s.idle == s.players:
            finish(s)
            return
        s.turn = s.left_of(s.turn)
        s.second = s.armed = 0
        s.shown[s.turn] = NOBODY
        s.agenda.extend(TURN[s.turn])


CHOOSE_CREATURES: Final[list[list[Step[Equinox]]]] = [
    [DrawCreatures()],
    [*[PickCreature(0, 1)] * IN_PLAY, Confirm(0)],
    [AllAgree()],
]  # in the order of WAYS
NEXT_TURN: Final = NextTurn()
TURN: Final[list[list[Step[Equinox]]]] = [
    [NEXT_TURN, ELIMINATE, REFILL, MAY_DISCARD, AGAIN, PLAY[seat], PREDICT[seat]] for seat in range(MOST_SEATS)
]  # the first step last, as in an agenda
