"""Set a table of Rummü in one line, and write what happens on it in another."""

from __future__ import annotations

from pioche.core.hidden import without
from pioche.games._mubox.deck import DECK, NAMES, cards
from pioche.games.rummu import GAME
from pioche.games.rummu.drawing import Draw, NextPlayer
from pioche.games.rummu.match import NextHand
from pioche.games.rummu.melds import in_order
from pioche.games.rummu.playing import Play
from pioche.games.rummu.state import Rummu
from pioche.testing import names, play


def table(
    *hands: str,
    melds: tuple[tuple[int, str], ...] = (),
    discard: str = "K9",
    totals: tuple[int, ...] = (),
    out: tuple[int, ...] = (),
    turn: int = 0,
    stock: str | None = None,
    stocks: int = 0,
    turns: int = 1,
    teams: int = 0,
    hands_to_play: int = 1,
    by_total: int = 0,
    drawing: bool = False,
) -> Rummu:
    """Somebody has drawn and may play, or is about to draw. All cards not named are in the stock, unless given."""
    s = Rummu(len(hands), teams, 0, hands_to_play, by_total)
    s.hands = [sorted(cards(hand)) for hand in hands]
    s.marks = [[0] * len(hand) for hand in s.hands]
    s.melds, s.owners = [[*in_order(cards(meld))] for _, meld in melds], [owner for owner, _ in melds]
    s.discard = cards(discard)
    s.totals = [*totals] or s.totals
    s.out = [int(seat in out) for seat in range(len(hands))]
    s.turn, s.turns, s.stocks = turn, turns, stocks
    rest = without(DECK, s.discard, *s.hands, *s.melds)
    s.stock = rest if stock is None else cards(stock)
    s.pools = [[] for _ in range(stocks)] + [sorted([*s.stock, *(card for hand in s.hands for card in hand)])]
    s.marks = [[stocks] * len(hand) for hand in s.hands]
    s.then(Draw(turn) if drawing else Play(turn), NextPlayer(), NextHand())
    return s


def go(s: Rummu, script: str) -> Rummu:
    """Answers by name: "meld, B3, B4, B5, B6, close, done, K2"."""
    play(GAME, s, script)
    return s


def laid(cards: list[int]) -> str:
    return " ".join(NAMES[card] for card in cards)


def options(s: Rummu) -> list[str]:
    return names(GAME, s.options())
