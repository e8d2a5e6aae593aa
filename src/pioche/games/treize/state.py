"""Treize: everything on the table."""

from __future__ import annotations

from random import Random
from typing import Any, ClassVar

from pioche.core.flow import State, Step
from pioche.core.hidden import gathered, less
from pioche.games.treize.cards import DECK, NO_CARD


class Treize(State):
    """The cards of every player, and those nobody has seen.

    Nobody ever knows the order of face-down cards, so they have none until they are turned up.  Put the
    packet on the draw pile in your mind: the stack is made of layers, each shuffled on its own, because a new
    layer is slipped under it whenever the draw pile is used up (7.1).  `unseen` holds the cards of each
    layer, the upper one first, sorted; a card may lie in any place of its layer, all equally likely.

    - The next card of the packet belongs to the first layer.
    - The next card of the draw pile belongs to the last: a new layer comes only when the pile is empty, so no
      older card lies in it.
    - Putting the rest of the packet back (6.2) changes no layer, only the counts.  With several layers the next card
      of the pile would then be an old one; but a second layer means the last round, and the bust ends the game.

    Nearly always there is one layer.  It comes to the same as shuffling once and turning up from the top, but
    the state holds no more than the players can know: everybody has seen every card with a face.  Scenes show
    less: won piles lie face down (6.3).
    """

    shared: ClassVar[frozenset[str]] = frozenset({"pad", "ranks"})

    def __init__(self, players: int, open_scores: int = 0) -> None:
        super().__init__(players)
        # Cards
        self.rows: list[list[int]] = [[] for _ in range(players)]
        self.won: list[list[int]] = [[] for _ in range(players)]
        self.unseen: list[list[int]] = [DECK[:]]
        self.pile: int = len(DECK)
        self.packet: int = 0
        self.discard: list[int] = []  # the top card last
        self.up: int = NO_CARD  # the card turned up and not yet settled
        # Who does what
        self.dealer: int = 0
        self.starter: int = 0  # who holds the start-player card
        self.served: int = 0  # bit i: seat i has been served in this deal
        # The course of the game
        self.last_round: int = 0
        self.reshuffles: int = 0
        self.pad: list[list[int]] = []  # for each round scored, the plus signs won by each seat
        self.open_scores: int = open_scores

    def is_served(self, seat: int) -> bool:
        return bool(self.served >> seat & 1)

    def any_of(self, layer: int, rng: Random) -> int:
        """Any card of this layer, all equally likely."""
        cards = self.unseen[layer]
        return cards[int(rng.random() * len(cards))]

    def turn_up(self, face: int, layer: int) -> None:
        """A card of this layer is turned up."""
        self.unseen[layer] = less(self.unseen[layer], face)
        if not self.unseen[layer]:
            del self.unseen[layer]
        self.up = face

    def drop_plans(self, *steps: Step[Any]) -> None:
        """These steps instead of all that was planned for this round; the one at the bottom starts the next round."""
        del self.agenda[1:]
        self.then(*steps)


def census(s: Treize) -> tuple[list[int], list[int]]:
    """The cards that are there, and those that should be."""
    up = [s.up] if s.up != NO_CARD else []
    return sorted(gathered(s.discard, up, *s.rows, *s.won, *s.unseen)), DECK
