"""Safarü, chapter 2: the deals, and one game after the other."""

from __future__ import annotations

from random import Random
from typing import Final

from pioche.core.flow import AnySeat, ChanceStep, Step
from pioche.core.game import Settings
from pioche.core.hidden import without
from pioche.games._mubox.deck import DECK, NAMES
from pioche.games.safaru.cards import HAND, ON_TABLE, REVERSED
from pioche.games.safaru.catching import PLAY_CARD
from pioche.games.safaru.scoring import SCORE_GAME, is_decided, settle
from pioche.games.safaru.state import Safaru


def start(settings: Settings) -> Safaru:
    players, variant, games = settings["players"], settings["variant"], settings["games"]
    agreed = games or (2 if players == 4 else players)  # 5.5
    s = Safaru(players, variant, settings["target"], agreed if variant == REVERSED else 0, settings["tallies"])
    s.then(CHOOSE_DEALER, DEAL, NEXT_DEAL)
    return s


class ChooseDealer(AnySeat[Safaru]):
    """2.3: chance names the first dealer."""


class Deal(ChanceStep[Safaru]):
    """2.1, 2.5: four cards for everybody, then four for the middle if there are any; the dealer's left begins (2.3)."""

    names = NAMES
    way = "shuffled"

    def draw(self, s: Safaru, rng: Random) -> list[int]:
        return rng.sample(s.stock, min(len(s.stock), HAND * s.players + ON_TABLE))

    def happen(self, s: Safaru, outcome: list[int]) -> None:
        s.stock = without(s.stock, outcome)
        for seat in range(s.players):
            s.hands[seat] = sorted(outcome[seat * HAND : (seat + 1) * HAND])
        s.wild = s.wild + outcome[s.players * HAND :]
        s.deals += 1
        s.turn = (s.dealer + 1) % s.players
        s.then(PLAY_CARD[s.turn])


class NextDeal(Step[Safaru]):
    """2.4, 4.1: with all hands empty the next player deals; without a stock the game is over."""

    def apply(self, s: Safaru, choice: int) -> None:
        s.dealer = (s.dealer + 1) % s.players
        s.then(*((DEAL, NEXT_DEAL) if s.stock else (SCORE_GAME, NEXT_GAME)))


class NextGame(Step[Safaru]):
    """4.4, 5.5: another game, until the match is decided."""

    def apply(self, s: Safaru, choice: int) -> None:
        if is_decided(s):
            settle(s)
        else:
            s.stock, s.wild, s.deals = DECK, [], 0
            s.caught = [[] for _ in s.caught]
            s.then(DEAL, NEXT_DEAL)


CHOOSE_DEALER: Final = ChooseDealer()
DEAL: Final = Deal()
NEXT_DEAL: Final = NextDeal()
NEXT_GAME: Final = NextGame()
