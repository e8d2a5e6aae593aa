"""Rummü: everything on the table."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from pioche.core.flow import NOBODY, State, Step
from pioche.core.hidden import without
from pioche.games._mubox.deck import DECK, FACES
from pioche.games.rummu.cards import NO_CARD, TARGETS, needed

OPEN: Final = 9  # everybody saw this card come into the hand


class Rummu(State):
    """Nobody ever knows the order of the stock, so it has none: drawing takes any of its cards.

    Beside each card of a hand stands from which stock it came (0 for the deal and the first one), or that everybody
    saw it come; so the others know of a hidden card no more than they should: where it may have come from.
    """

    shared: ClassVar[frozenset[str]] = frozenset({"stock", "picked"})

    def __init__(self, players: int, teams: int, target: int, hands: int, total: int) -> None:
        # What was agreed
        self.players: int = players
        self.teams: int = teams
        self.target: int = target
        self.last_hand: int = hands  # 6.5: the match ends with this one at the latest
        self.by_total: int = total  # whether several first melds may be added up (3.5)
        # The match
        self.dealer: int = 0
        self.totals: list[int] = [0] * self.sides()
        self.pad: list[list[int]] = []  # the points of every hand, by seat
        # The cards
        self.hands: list[list[int]] = [[] for _ in range(players)]
        self.marks: list[list[int]] = [[] for _ in range(players)]
        self.lacks: list[list[int]] = [[] for _ in range(players)]  # stock * FACES + card: it has no such card from it
        self.stock: list[int] = DECK
        self.stocks: int = 0  # how often the discards became a new stock in this hand
        self.pools: list[list[int]] = []  # for each stock so far: its cards that are not all players' knowledge yet
        self.discard: list[int] = []  # the top card last
        self.melds: list[list[int]] = []
        self.owners: list[int] = []
        self.out: list[int] = [0] * players  # who has laid down a first meld
        # The turn
        self.turn: int = 0
        self.turns: int = 0  # in this hand
        self.taken: int = 0  # cards taken from the discards in this turn
        self.top: int = NO_CARD  # the first of them
        self.acted: int = 0  # whether anything was laid down or exchanged in this turn
        self.coming: int = 0  # cards laid down in this turn by somebody who comes out
        self.picked: list[int] = []  # cards of the meld being laid down, in their order
        self.onto: int = 0  # the meld they are added to
        self.finisher: int = NOBODY
        self.agenda: list[Step[Any]] = []
        self.ranks: list[int] = []

    # Sides

    def sides(self) -> int:
        """2.4: partners sit opposite."""
        return self.players // 2 if self.teams else self.players

    def side(self, seat: int) -> int:
        return seat % self.sides()

    def need(self, seat: int) -> int:
        """3.5: how many cards this seat's first meld needs."""
        return needed(self.totals[self.side(seat)], self.teams)

    def goal(self) -> int:
        """6.5: the points that end the match."""
        return self.target or TARGETS[self.teams]

    # Hands

    def gain(self, seat: int, card: int, mark: int) -> None:
        """A card comes into a hand; hands lie by where their cards came from, then by face."""
        hand, marks = self.hands[seat], self.marks[seat]
        at = len(hand)
        while at and (marks[at - 1], hand[at - 1]) > (mark, card):
            at -= 1
        self.hands[seat] = [*hand[:at], card, *hand[at:]]
        self.marks[seat] = [*marks[:at], mark, *marks[at:]]

    def lose(self, seat: int, card: int, unseen: bool = False) -> None:
        """A card leaves a hand for all to see: of two alike the one that everybody knows of, else the older one.

        With `unseen` (5.6), of two alike the one that nobody knows of.
        """
        hand, marks = self.hands[seat], self.marks[seat]
        at = hand.index(card)
        for place in range(at + 1, len(hand)):
            if hand[place] == card and marks[place] == OPEN and not unseen:
                at = place
        mark = marks[at]
        self.hands[seat], self.marks[seat] = hand[:at] + hand[at + 1 :], marks[:at] + marks[at + 1 :]
        if mark != OPEN:
            self.pools[mark] = without(self.pools[mark], [card])
            lacks = [stock * FACES + card for stock in range(mark) if card in self.pools[stock]]
            if lacks:  # or the older one would have left
                self.lacks[seat] = self.lacks[seat] + lacks

    def lay_open(self) -> None:
        """6.1: the hands are counted, so everybody sees them."""
        self.hands = [sorted(hand) for hand in self.hands]
        self.marks = [[OPEN] * len(hand) for hand in self.hands]
        self.pools = [*([] for _ in range(self.stocks)), self.stock]


def census(s: Rummu) -> tuple[list[int], list[int]]:
    """The cards that are there, and those that should be."""
    places = [s.stock, s.discard, s.picked, *s.hands, *s.melds]
    return [card for place in places for card in place], DECK
