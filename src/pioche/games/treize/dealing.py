"""Treize, chapters 2 and 3: set-up and dealing. A new round (6.4) begins here too."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from pioche.core.flow import AnySeat, ChanceStep, Step
from pioche.core.game import Settings
from pioche.games.treize.cards import FACES, MOST_PLAYERS
from pioche.games.treize.scoring import Reshuffle, RunOut
from pioche.games.treize.state import Treize
from pioche.games.treize.symbols import offer

# 2 Set-up ------------------------------------------------------------------------------------------------


def start(settings: Settings) -> Treize:
    """2.1: a draw pile of all cards, empty rows, nothing won."""
    s = Treize(settings["players"], settings["open-scores"])
    s.then(FirstDealer())
    return s


class FirstDealer(AnySeat[Treize]):
    """2.2: the first dealer is chosen at random and takes the start-player card."""

    def happen(self, s: Treize, outcome: list[int]) -> None:
        s.starter = s.dealer = outcome[0]
        s.then(TakePacket(), StartRound())


# 3 Dealing -----------------------------------------------------------------------------------------------


class TakePacket(Step[Treize]):
    """3.1: the dealer takes as many cards as there are players, unseen by all."""

    def apply(self, s: Treize, choice: int) -> None:
        taken = min(s.players - s.packet, s.pile)
        s.packet += taken
        s.pile -= taken
        s.served = 0
        if s.pile == 0 and (taken or s.discard):
            s.then(Reshuffle(), TakePacket())  # 7.1: go on taking from the new pile
        elif s.packet:
            s.then(*HAND_OUT[s.dealer][s.packet])
        else:
            s.drop_plans(RunOut())


class TurnUp(ChanceStep[Treize]):
    """3.2: the dealer turns up the top card of the packet."""

    names = FACES
    way = "fraction"

    def draw(self, s: Treize, rng: Random) -> list[int]:
        return [s.any_of(0, rng)]

    def happen(self, s: Treize, outcome: list[int]) -> None:
        s.turn_up(outcome[0], layer=0)
        s.packet -= 1


class Give(Step[Treize]):
    """3.2, 3.3: the dealer gives the card to somebody not yet served, who then counts as served."""

    def options(self, s: Treize) -> list[int]:
        return UNSERVED[s.players][s.served]

    def apply(self, s: Treize, choice: int) -> None:
        s.served |= 1 << choice
        offer(s, choice)


class NextDealer(Step[Treize]):
    """3.4: when the packet is empty, the dealer's left neighbour deals."""

    def apply(self, s: Treize, choice: int) -> None:
        s.dealer = s.left_of(s.dealer)


class StartRound(Step[Treize]):
    """6.4: the start-player card moves to the left neighbour of its holder, who deals first."""

    def apply(self, s: Treize, choice: int) -> None:
        s.starter = s.dealer = s.left_of(s.starter)
        s.then(TakePacket(), StartRound())


HAND_OUT: Final[list[list[list[Step[Any]]]]] = [
    [[TurnUp(), Give(dealer)] * packet + [NextDealer(), TakePacket()] for packet in range(MOST_PLAYERS + 1)]
    for dealer in range(MOST_PLAYERS)
]
"""HAND_OUT[dealer][cards in the packet]: one whole deal, up to the next one."""

UNSERVED: Final[list[list[list[int]]]] = [
    [[seat for seat in range(players) if not served >> seat & 1] for served in range(1 << players)]
    for players in range(MOST_PLAYERS + 1)
]
"""UNSERVED[players][served]: who may still be given a card. The answer is the number of the seat."""
