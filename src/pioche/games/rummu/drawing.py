"""Rummü, chapters 2 and 4: the deal, and drawing cards."""

from __future__ import annotations

from random import Random
from typing import Final

from pioche.core.flow import NOBODY, ChanceStep, Step
from pioche.core.hidden import without
from pioche.games._mubox.deck import DECK, NAMES
from pioche.games.rummu.cards import HAND, NO_CARD, STOCK, STOP, TAKE
from pioche.games.rummu.playing import Play
from pioche.games.rummu.scoring import ScoreHand
from pioche.games.rummu.state import OPEN, Rummu

MOST_STOCKS: Final = 2  # how often discards become a new stock
MOST_TURNS: Final = 60  # of each player in a hand

# 2 The deal --------------------------------------------------------------------------------------------------


class Deal(ChanceStep[Rummu]):
    """2.1, 2.2: everybody gets cards, and one is turned up as the first discard; the dealer's left begins (2.3)."""

    names = NAMES
    way = "shuffled"

    def draw(self, s: Rummu, rng: Random) -> list[int]:
        return rng.sample(DECK, HAND[s.players] * s.players + 1)

    def happen(self, s: Rummu, outcome: list[int]) -> None:
        size = HAND[s.players]
        s.stock, s.stocks = without(DECK, outcome), 0
        s.hands = [sorted(outcome[seat * size : (seat + 1) * size]) for seat in range(s.players)]
        s.marks, s.lacks = [[0] * size for _ in range(s.players)], [[] for _ in range(s.players)]
        s.discard = outcome[-1:]
        s.pools = [without(DECK, s.discard)]
        s.melds, s.owners, s.out = [], [], [0] * s.players
        s.turns, s.turn, s.finisher = 0, s.dealer, NOBODY
        s.then(NextPlayer())


class NextPlayer(Step[Rummu]):
    """4.1, 4.5: the left neighbour draws; without a card to draw, or with a third stock used up, the hand ends."""

    def apply(self, s: Rummu, choice: int) -> None:
        s.turn = (s.turn + 1) % s.players
        s.turns += 1
        s.taken = s.acted = s.coming = 0
        s.top = NO_CARD
        over = not s.stock and (not s.discard or s.stocks == MOST_STOCKS)
        if over or s.turns > MOST_TURNS * s.players:
            s.then(ScoreHand())
        else:
            s.then(Draw(s.turn), NextPlayer())


# 4 Drawing ---------------------------------------------------------------------------------------------------


class Draw(Step[Rummu]):
    """4.1, 4.4: draw a card from the stock, if there is one, or take the top card of the discards."""

    def options(self, s: Rummu) -> list[int]:
        stock = [STOCK] if s.stock or len(s.discard) > 1 else []
        return [*stock, TAKE] if s.discard else stock

    def apply(self, s: Rummu, choice: int) -> None:
        if choice == TAKE:
            take_top(s, self.seat)
            s.then(TakeMore(self.seat))
        else:
            if not s.stock:  # 4.3: all discards but the top one become a new stock
                s.stock, s.discard = sorted(s.discard[:-1]), s.discard[-1:]
                s.stocks += 1
                s.pools.append(s.stock)
            s.then(FromStock())


class FromStock(ChanceStep[Rummu]):
    """4.1: a card of the stock, seen by who draws it alone."""

    names = NAMES
    way = "fraction"

    def draw(self, s: Rummu, rng: Random) -> list[int]:
        return [s.stock[int(rng.random() * len(s.stock))]]

    def happen(self, s: Rummu, outcome: list[int]) -> None:
        s.stock = without(s.stock, outcome)
        s.gain(s.turn, outcome[0], s.stocks)
        s.then(Play(s.turn))


class TakeMore(Step[Rummu]):
    """4.2: having taken a discard, you may take the one below, which lies open now, and so on."""

    def options(self, s: Rummu) -> list[int]:
        return [STOP, TAKE] if s.discard else [STOP]

    def apply(self, s: Rummu, choice: int) -> None:
        if choice == TAKE:
            take_top(s, self.seat)
            s.then(TakeMore(self.seat))
        else:
            s.then(Play(self.seat))


def take_top(s: Rummu, seat: int) -> None:
    card = s.discard.pop()
    s.gain(seat, card, OPEN)
    s.taken += 1
    if s.taken == 1:
        s.top = card
