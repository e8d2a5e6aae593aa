"""Mü: the deal (§1) and the match, hand after hand (§8)."""

from __future__ import annotations

from random import Random
from typing import Final

from pioche.core.flow import NOBODY, AnySeat, ChanceStep, Step, ranking
from pioche.core.game import Settings
from pioche.games._mubox.deck import NAMES
from pioche.games.mu.auction import BID
from pioche.games.mu.cards import NO_TRUMP
from pioche.games.mu.state import Mu

MOST_VOIDS: Final = 20


def start(settings: Settings) -> Mu:
    s = Mu(*[settings[key] for key in ("players", "target", "hands", "cap", "removed", "triangles")])
    s.then(ChooseDealer(), Deal(), NextHand())
    return s


class ChooseDealer(AnySeat[Mu]):
    """1.4: chance names the first dealer."""


class Deal(ChanceStep[Mu]):
    """1.4: all cards are dealt, to everybody as many; the dealer opens the auction (2.1)."""

    names = NAMES
    way = "shuffled"

    def draw(self, s: Mu, rng: Random) -> list[int]:
        cards = s.deck()[:]
        rng.shuffle(cards)
        return cards

    def happen(self, s: Mu, outcome: list[int]) -> None:
        clear_table(s)
        size = len(outcome) // s.players
        for seat in range(s.players):
            s.hands[seat] = sorted(outcome[seat * size : (seat + 1) * size])
        s.deals += 1
        s.then(BID[s.dealer])


def clear_table(s: Mu) -> None:
    s.shown = [[] for _ in range(s.players)]
    s.passes, s.latest = 0, []
    s.chief = s.vice = s.partner = NOBODY
    s.bid, s.chief_trump, s.vice_trump = 0, NO_TRUMP, NO_TRUMP
    s.leader, s.last_leader, s.trick, s.gone = 0, 0, [], []
    s.won, s.lacks = [0] * s.players, [0] * s.players


class NextHand(Step[Mu]):
    """8.2: the match ends at the target or after the agreed hands; else the left neighbour deals (1.4)."""

    def apply(self, s: Mu, choice: int) -> None:
        if is_decided(s):
            s.end_game(ranking(s.totals))  # 8.3: equal totals share the win
        else:
            s.dealer = s.left_of(s.dealer)
            s.then(Deal(), NextHand())


def is_decided(s: Mu) -> bool:
    """§8.2, and §8.4: twenty void hands in a row end the match as it stands."""
    reached = s.hand >= s.last_hand if s.last_hand else max(s.totals) >= s.target
    return reached or s.voids == MOST_VOIDS
