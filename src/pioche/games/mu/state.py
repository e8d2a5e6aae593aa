"""Mü: everything on the table."""

from __future__ import annotations

from pioche.core.flow import NOBODY, State
from pioche.games._mubox.deck import DECK
from pioche.games.mu.cards import NO_TRUMP, SHORT_DECKS


class Mu(State):
    def __init__(self, players: int, target: int, hands: int, capped: int, removed: int, open_triangles: int) -> None:
        super().__init__(players)
        # What was agreed
        self.target = target
        self.last_hand = hands  # 0 when the match is played to the target
        self.capped = bool(capped)
        self.removed = removed
        self.open_triangles = bool(open_triangles)
        # The match
        self.dealer = 0
        self.deals = 0
        self.hand = 0  # hands that counted so far
        self.voids = 0  # void hands in a row
        self.totals: list[int] = [0] * players
        self.pad: list[list[int]] = []  # the points of every hand that counted
        # The cards
        self.hands: list[list[int]] = [[] for _ in range(players)]
        self.shown: list[list[int]] = [[] for _ in range(players)]
        # The auction
        self.passes = 0  # in a row
        self.latest: list[int] = []  # who has shown cards, the latest last
        # What came of it
        self.chief = NOBODY
        self.vice = NOBODY
        self.partner = NOBODY
        self.bid = 0
        self.chief_trump = NO_TRUMP
        self.vice_trump = NO_TRUMP
        # The tricks
        self.leader = 0
        self.trick: list[int] = []
        self.gone: list[int] = []  # cards of the tricks taken, in order of play
        self.last_leader = 0  # who led the last trick taken
        self.won: list[int] = [0] * players  # triangles
        self.lacks: list[int] = [0] * players  # suits a seat failed to follow, as bits

    def deck(self) -> list[int]:
        """§1.3: all sixty cards, or the three colours of a three-player game."""
        return SHORT_DECKS[self.removed] if self.players == 3 else DECK

    def leaders(self) -> list[int]:
        """§3.1-3.3: who has shown most cards, in the order of their latest one; nobody if none lies open."""
        top = max(map(len, self.shown))
        return [seat for seat in self.latest if len(self.shown[seat]) == top]

    def team(self) -> int:
        """§4.4, §7.2: the triangles of the chief's side."""
        return self.won[self.chief] + (self.won[self.partner] if self.partner != NOBODY else 0)

    def opponents(self) -> list[int]:
        """§4.4: everyone who is neither chief nor partner."""
        return [seat for seat in range(self.players) if seat not in (self.chief, self.partner)]


def unique(cards: list[int]) -> list[int]:
    """Each card once: twins are one option."""
    return list(dict.fromkeys(cards))
