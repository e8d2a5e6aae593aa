"""Equinox: everything on the table."""

from __future__ import annotations

from typing import ClassVar

from pioche.core.flow import NOBODY, State
from pioche.core.hidden import less
from pioche.games.equinox.cards import CELLS, CHAMPION_WORTH, CREATURES, KIND, LAST_ROW, PEBBLES, WORTH
from pioche.games.equinox.memory import ALL, LEFT, REVEALED, TAKEN, event


class Equinox(State):
    heaps: ClassVar[frozenset[str]] = frozenset({"hands"})
    shared: ClassVar[frozenset[str]] = frozenset({"creatures", "alive", "ranks"})

    def __init__(self, players: int) -> None:
        super().__init__(players)
        # The table
        self.creatures: list[int] = []  # the columns, from left to right
        self.alive: list[int] = []  # the creatures still in play, in the order of the columns
        self.out = 0  # the eliminated creatures, as bits
        self.row = 0  # the current row; also how many creatures are eliminated
        self.cells: list[list[int]] = [[]] * CELLS  # piles, bottom to top, at row * CREATURES + creature
        self.pebbles: list[int] = [NOBODY] * CELLS  # whose pebble lies in a cell
        self.champions: list[int] = [0] * CREATURES  # whose pebbles lie on a champion, as bits
        self.placed: list[list[int]] = [[0] * CREATURES] * players  # the prestige of all these pebbles, by seat
        self.placed_by_all: list[int] = [0] * CREATURES
        self.deck: list[int] = []  # the draw pile, its top last
        self.discard: list[int] = []  # all that everybody saw go
        self.buried: list[int] = []  # discarded unseen
        self.buried_by: list[int] = []  # by these seats
        # The players
        self.hands: list[list[int]] = [[]] * players  # in the order the cards came
        self.aside: list[list[int]] = [[]] * players  # set aside by Panache
        self.secrets: list[list[int]] = [[]] * players  # the card of an unrevealed secret prediction
        self.supply: list[int] = [PEBBLES] * players
        self.has_bet: list[int] = [0] * players  # 1 once the secret prediction of the game was made
        self.memory: list[list[int]] = []  # what happened to the cards in hands and face down
        self.shown: list[int] = [NOBODY] * players  # the event in which the Duke showed this seat a hand lately
        # The turn
        self.turn = 0  # whose it is
        self.second = 0  # Bicéphale: 0 not used, 1 a second card is to be played, 2 used this turn
        self.armed = 0  # Carmen: 1 if any creature may be discarded in this turn
        self.laying = NOBODY  # a chameleon that was played and lies nowhere yet
        self.idle = 0  # turns in a row in which nothing was done at all; -1 once something is

    # §3 Pebbles

    def place(self, seat: int, cell: int) -> None:
        self.pebbles[cell] = seat
        self.count(seat, cell % CREATURES, WORTH[cell // CREATURES])

    def take_back(self, cell: int) -> None:
        self.count(self.pebbles[cell], cell % CREATURES, -WORTH[cell // CREATURES])
        self.pebbles[cell] = NOBODY

    def place_on_champion(self, seat: int, creature: int) -> None:
        self.champions[creature] |= 1 << seat
        self.count(seat, creature, CHAMPION_WORTH)

    def take_from_champion(self, seat: int, creature: int) -> None:
        self.champions[creature] ^= 1 << seat
        self.count(seat, creature, -CHAMPION_WORTH)

    def count(self, seat: int, creature: int, worth: int) -> None:
        own = self.placed[seat][:]
        own[creature] += worth
        self.placed[seat] = own
        self.placed_by_all[creature] += worth

    def reveal(self, seat: int) -> None:
        """§3.5: a secret prediction is shown: its card is discarded, its pebble goes to the champion."""
        card = self.secrets[seat][0]
        self.secrets[seat] = []
        self.discard.append(card)
        self.memory.append(event(REVEALED, ALL, seat, [card]))
        self.place_on_champion(seat, KIND[card])

    # §4 Control

    def controls(self, seat: int, creature: int) -> bool:
        """§4.1: whether this seat is the one; more than half of all prestige is enough to know."""
        return 2 * self.placed[seat][creature] > self.placed_by_all[creature] or self.controller(creature) == seat

    def prestige(self, creature: int) -> list[int]:
        """§4.1: what each seat has visibly placed on this creature."""
        return [own[creature] for own in self.placed]

    def controller(self, creature: int) -> int:
        """§4.1-4.2: who has placed the most prestige on this creature, or NOBODY if that is shared."""
        if not self.placed_by_all[creature]:
            return self.pebbles[LAST_ROW + creature]  # §4.3: worth nothing, it is enough where there is no other
        totals = [own[creature] for own in self.placed]
        most = max(totals)
        return totals.index(most) if totals.count(most) == 1 else NOBODY

    # Cards

    def tops(self, creature: int) -> list[int]:
        """The visible cards of a column, from the first row on."""
        return [pile[-1] for pile in self.cells[creature : (self.row + 1) * CREATURES : CREATURES] if pile]

    def cell_of(self, card: int) -> int:
        """Where this visible card lies."""
        return next(cell for cell, pile in enumerate(self.cells) if pile and pile[-1] == card)

    def lay(self, card: int, creature: int) -> None:
        """Put a card on top of the creature's cell in the current row."""
        cell = self.row * CREATURES + creature
        self.cells[cell] = [*self.cells[cell], card]

    def lift(self, cell: int) -> int:
        """Take the visible card of a cell; the one below is now visible."""
        pile = self.cells[cell]
        self.cells[cell] = pile[:-1]
        return pile[-1]

    def leave_hand(self, seat: int, card: int) -> None:
        self.hands[seat] = less(self.hands[seat], card)

    def leave_openly(self, seat: int, card: int) -> None:
        """A card leaves this hand before everybody's eyes."""
        self.leave_hand(seat, card)
        self.memory.append([LEFT, ALL, seat, NOBODY, NOBODY, card])  # `event` without the call: most events are these

    def change_hands(self, card: int, giver: int, taker: int) -> None:
        self.leave_hand(giver, card)
        self.hands[taker] = [*self.hands[taker], card]

    def pick_up(self, seat: int, card: int) -> None:
        """A visible card goes to this hand before everybody's eyes."""
        self.lift(self.cell_of(card))
        self.hands[seat] = [*self.hands[seat], card]
        self.memory.append(event(TAKEN, ALL, seat, [card]))

    def bury(self, seat: int, card: int) -> None:
        """A card is discarded and nobody else sees it."""
        self.buried.append(card)
        self.buried_by.append(seat)

    def has_playable(self, seat: int) -> bool:
        """§5.1: whether this hand holds a chameleon, a tree or a card of a creature still in play."""
        out = self.out
        return any(not out >> KIND[card] & 1 for card in self.hands[seat])
