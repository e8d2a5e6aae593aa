"""Equinox: the powers of the creatures (§6), in the order of the rulebook's annex.

A power is a question: use it on one of these, or decline.  `of` is the creature whose power it is, `by` the one whose
card was played: the same, or Bolet, who has already said whether to copy it.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from pioche.core.flow import ChanceOf, ChanceStep, Step, one_each
from pioche.games.equinox.answers import CREATURE, ON_CHAMPION, ON_SECRET, PLACE, SEAT, SHOW, USE
from pioche.games.equinox.cards import BOL, CAR, CHAMELEON, CREATURES, KIND, MOST_SEATS
from pioche.games.equinox.drawing import draw_cards
from pioche.games.equinox.memory import ALL, GIVEN, HEAD, KEPT, LOOKED_AT, PUT_ASIDE, SHOWN, WITHDRAWN, event
from pioche.games.equinox.power import NameLiving, NamePlayer, Power, TakeCard
from pioche.games.equinox.state import Equinox


class DrawThree(Power):
    """6.1: Gruyère: draw three cards; taking the last card of the draw pile ends the game."""

    def targets(self, s: Equinox) -> list[int]:
        return [USE]

    def use(self, s: Equinox, choice: int) -> None:
        draw_cards(s, self.seat, 3)


class TakePebbleBack(Power):
    """6.2: Lichen: take back one of your pebbles, wherever it lies; a secret card under it is discarded unseen."""

    def targets(self, s: Equinox) -> list[int]:
        seat = self.seat
        out = [PLACE + cell for cell, owner in enumerate(s.pebbles) if owner == seat]
        out += [ON_CHAMPION + creature for creature in s.creatures if s.champions[creature] >> seat & 1]
        return [*out, ON_SECRET] if s.secrets[seat] else out

    def use(self, s: Equinox, choice: int) -> None:
        seat = self.seat
        s.supply[seat] += 1
        if choice == ON_SECRET:
            s.bury(seat, s.secrets[seat][0])
            s.secrets[seat] = []
            s.memory.append(event(WITHDRAWN, ALL, seat, []))
        elif choice >= ON_CHAMPION:
            s.take_from_champion(seat, choice - ON_CHAMPION)
        else:
            s.take_back(choice - PLACE)


class NameVictim(NamePlayer):
    """6.3: Panache: half of another player's hand, rounded up, is set aside until that player's next draw."""

    def use(self, s: Equinox, choice: int) -> None:
        s.then(SET_ASIDE[choice - SEAT])


class SetAside(ChanceOf[Equinox]):
    """6.3: chance says which cards: their places in the hand of the victim, who alone sees them."""

    secret = True
    way = "sorted"

    def witnesses(self) -> list[int]:
        return [self.player]

    def draw(self, s: Equinox, rng: Random) -> list[int]:
        size = len(s.hands[self.player])
        return sorted(rng.sample(range(size), (size + 1) // 2))

    def happen(self, s: Equinox, outcome: list[int]) -> None:
        victim, hand = self.player, s.hands[self.player]
        cards = [hand[place] for place in outcome]
        s.aside[victim] = s.aside[victim] + cards
        s.hands[victim] = [card for card in hand if card not in cards]
        s.memory.append(event(PUT_ASIDE, 1 << victim, victim, cards))


class PlacePebble(Power):
    """6.4: Griso: place one more pebble on a free cell of this or an earlier row, under a creature still in play."""

    def targets(self, s: Equinox) -> list[int]:
        if not s.supply[self.seat]:
            return []
        pebbles, rows = s.pebbles, range(0, (s.row + 1) * CREATURES, CREATURES)
        return [PLACE + row + creature for row in rows for creature in s.alive if pebbles[row + creature] < 0]

    def use(self, s: Equinox, choice: int) -> None:
        s.supply[self.seat] -= 1
        s.place(self.seat, choice - PLACE)


class TakeSecondCard(Power):
    """6.5: Bicéphale: play a second card, once per turn.

    The question comes up whatever the hand holds: it must not tell whether a card could be played.
    """

    def targets(self, s: Equinox) -> list[int]:
        return [USE] if not s.second and s.has_playable(self.seat) else []

    def is_offered(self, s: Equinox) -> bool:
        return not s.second

    def use(self, s: Equinox, choice: int) -> None:
        s.second = 1


class NameGiver(NamePlayer):
    """6.6: the Duke: name another player, then a creature still in play."""

    def use(self, s: Equinox, choice: int) -> None:
        s.then(NameCreature(self.seat, choice - SEAT))


class NameCreature(NameLiving):
    """6.6: the Duke: the creature of which a card is asked for."""

    def __init__(self, seat: int, giver: int) -> None:
        super().__init__(seat)
        self.giver = giver

    def apply(self, s: Equinox, choice: int) -> None:
        s.then(GiveCard(self.giver, self.seat, choice - CREATURE))


class GiveCard(Step[Equinox]):
    """6.6: give one of your cards of that creature to whoever asks; without one, show them your hand.

    Always asked: how long somebody thinks must not tell how many such cards they hold.
    """

    secret = True

    def __init__(self, seat: int, asker: int, creature: int) -> None:
        super().__init__(seat)
        self.asker = asker
        self.creature = creature

    def witnesses(self) -> list[int]:
        return [self.asker]

    def options(self, s: Equinox) -> list[int]:
        return [card for card in s.hands[self.seat] if KIND[card] == self.creature] or [SHOW]

    def apply(self, s: Equinox, choice: int) -> None:
        seat, both = self.seat, 1 << self.seat | 1 << self.asker
        if choice == SHOW:
            s.shown[self.asker] = len(s.memory)
            s.memory.append(event(SHOWN, both, seat, sorted(s.hands[seat]), self.asker, self.creature))
        else:
            s.change_hands(choice, seat, self.asker)
            s.memory.append(event(GIVEN, both, seat, [choice], self.asker, self.creature))


class CopyPower(Power):
    """6.8: Bolet: use the power of a creature of this game that is eliminated."""

    def targets(self, s: Equinox) -> list[int]:
        copies = COPIES[self.seat]
        return [CREATURE + c for c in gone(s) if c == CAR or (c in copies and copies[c].targets(s))]

    def is_offered(self, s: Equinox) -> bool:
        copies = COPIES[self.seat]
        return any(c == CAR or (c in copies and copies[c].is_offered(s)) for c in gone(s))

    def use(self, s: Equinox, choice: int) -> None:
        creature = choice - CREATURE
        if creature == CAR:
            s.armed = 1
            return
        copy = COPIES[self.seat][creature]
        if copy.targets(s) == [USE]:
            copy.use(s, USE)
        else:
            s.then(copy)


def gone(s: Equinox) -> list[int]:
    """The eliminated creatures."""
    return [creature for creature in s.creatures if s.out >> creature & 1]


class NameOwner(NamePlayer):
    """6.9: Sabot: name another player with at least three cards, of which chance picks three."""

    least = 3

    def use(self, s: Equinox, choice: int) -> None:
        s.then(PickThree(self.seat, choice - SEAT))


class PickThree(ChanceStep[Equinox]):
    """6.9: three places in the hand of the owner; the taker looks at these cards."""

    secret = True
    way = "sorted"

    def __init__(self, taker: int, owner: int) -> None:
        super().__init__()
        self.taker = taker
        self.owner = owner

    def witnesses(self) -> list[int]:
        return [self.taker, self.owner]

    def draw(self, s: Equinox, rng: Random) -> list[int]:
        return sorted(rng.sample(range(len(s.hands[self.owner])), 3))

    def happen(self, s: Equinox, outcome: list[int]) -> None:
        hand, both = s.hands[self.owner], 1 << self.taker | 1 << self.owner
        three = sorted([hand[place] for place in outcome])
        s.memory.append(event(LOOKED_AT, both, self.owner, three, self.taker))
        s.then(KeepOne(self.taker, self.owner))


class KeepOne(Step[Equinox]):
    """6.9: keep one of the three; the others go back."""

    secret = True

    def __init__(self, seat: int, owner: int) -> None:
        super().__init__(seat)
        self.owner = owner

    def witnesses(self) -> list[int]:
        return [self.owner]

    def options(self, s: Equinox) -> list[int]:
        return s.memory[-1][HEAD:]

    def apply(self, s: Equinox, choice: int) -> None:
        s.change_hands(choice, self.owner, self.seat)
        both = 1 << self.seat | 1 << self.owner
        s.memory.append(event(KEPT, both, self.owner, [choice], self.seat))


class TakeOwnCard(TakeCard):
    """6.10: Croc ardent: take a visible card of the creature that was played from an earlier row into your hand."""

    def targets(self, s: Equinox) -> list[int]:
        by = self.by
        piles = s.cells[by : s.row * CREATURES : CREATURES]
        return [pile[-1] for pile in piles if pile and KIND[pile[-1]] == by]


class SwapCards(Power):
    """6.11: Rainette: two visible creature cards of one column change places; the one in the earlier row first."""

    def targets(self, s: Equinox) -> list[int]:
        if not s.row:
            return []
        tops = [[card for card in s.tops(creature) if card < CHAMELEON] for creature in s.alive]
        return [card for column in tops for card in column[:-1]]

    def use(self, s: Equinox, choice: int) -> None:
        s.then(SwapWith(self.seat, choice))


class SwapWith(Step[Equinox]):
    """6.11: the other card, of a later row."""

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def options(self, s: Equinox) -> list[int]:
        first = s.cell_of(self.card)
        later = s.cells[first + CREATURES : (s.row + 1) * CREATURES : CREATURES]
        return [pile[-1] for pile in later if pile and pile[-1] < CHAMELEON]

    def apply(self, s: Equinox, choice: int) -> None:
        one, other = s.cell_of(self.card), s.cell_of(choice)
        s.cells[one] = [*s.cells[one][:-1], choice]
        s.cells[other] = [*s.cells[other][:-1], self.card]


class RemoveCard(Power):
    """6.12: Plume de velours: discard a visible card of another column in the current row."""

    def targets(self, s: Equinox) -> list[int]:
        cells, row, by = s.cells, s.row * CREATURES, self.by
        piles = [cells[row + creature] for creature in s.alive if creature != by]
        return [pile[-1] for pile in piles if pile]

    def use(self, s: Equinox, choice: int) -> None:
        s.discard.append(s.lift(s.cell_of(choice)))


class TakeChameleon(TakeCard):
    """6.14: the Pilgrim: take a visible chameleon of any row into your hand."""

    def targets(self, s: Equinox) -> list[int]:
        return [pile[-1] for pile in s.cells if pile and pile[-1] >= CHAMELEON]


# §6.7: Carmen asks nothing, her card arms the discards of the turn (see PlayCard). §6.13: Ursus has no power.
IN_ORDER: Final = (
    DrawThree, TakePebbleBack, NameVictim, PlacePebble, TakeSecondCard, NameGiver, None,
    CopyPower, NameOwner, TakeOwnCard, SwapCards, RemoveCard, None, TakeChameleon,
)  # fmt: skip
KINDS: Final[dict[int, type[Power]]] = {creature: kind for creature, kind in enumerate(IN_ORDER) if kind}
POWERS: Final[Sequence[Sequence[Power | None]]] = [
    [KINDS[creature](seat, creature, creature) if creature in KINDS else None for seat in range(MOST_SEATS)]
    for creature in range(CREATURES)
]
COPIES: Final = [
    {creature: kind(seat, creature, BOL) for creature, kind in KINDS.items() if creature != BOL}
    for seat in range(MOST_SEATS)
]
SET_ASIDE: Final = one_each(SetAside, MOST_SEATS)
