"""Set a table of Safarü in one line, and write what happens on it in another."""

from __future__ import annotations

from pioche.core.hidden import without
from pioche.games._mubox.deck import DECK, NAMES, cards
from pioche.games.safaru import GAME
from pioche.games.safaru.catching import PLAY_CARD
from pioche.games.safaru.dealing import NEXT_DEAL
from pioche.games.safaru.state import Safaru
from pioche.testing import names, play


def table(
    *hands: str,
    wild: str = "",
    caught: tuple[str, ...] = (),
    totals: tuple[int, ...] = (),
    turn: int = 0,
    dealer: int = 0,
    stock: bool = True,
    variant: int = 0,
    target: int = 0,
    games: int = 1,
    deals: int = 1,
) -> Safaru:
    """Somebody is about to play a card. All cards not named are in the stock, or nowhere if there is none."""
    s = Safaru(len(hands), variant, target, games, 1)
    s.hands = [sorted(cards(hand)) for hand in hands]
    s.wild = cards(wild)
    s.caught = [cards(pile) for pile in caught] or s.caught
    s.totals = [*totals] or s.totals
    s.turn, s.dealer, s.deals = turn, dealer, deals
    s.stock = without(DECK, s.wild, *s.hands, *s.caught) if stock else []
    s.then(PLAY_CARD[turn], NEXT_DEAL)
    return s


def go(s: Safaru, script: str) -> Safaru:
    """Answers by name: "R8, add, R3, B5, done, finish"."""
    play(GAME, s, script)
    return s


def laid(cards: list[int]) -> str:
    return " ".join(NAMES[card] for card in cards)


def options(s: Safaru) -> list[str]:
    return names(GAME, s.options())
