"""Equinox: imagining what a seat cannot see.

The events this seat remembers are told once more from the deal on.  Cards it had not seen yet are strangers, each with
the kinds it cannot be of.  Where a card left a hand face down, one of those that could is chosen; where a card came to
light, one of the strangers there turns out to be it; and a card that was seen again later must be able to get there.
In the end the strangers are dealt the cards that were never seen.
"""

from __future__ import annotations

from random import Random
from typing import Final

from pioche.core.hidden import UNKNOWN, deal_out, gathered
from pioche.games.equinox import memory
from pioche.games.equinox.cards import ANCIENT, CARDS, CREATURES, KIND, STRENGTHS, deck
from pioche.games.equinox.memory import HEAD, NAMED, OWNER, WHAT, carry, goal, is_dark, kept_out, origin
from pioche.games.equinox.state import Equinox

MOST_TRIES: Final = 10_000


class DeadEnd(Exception):
    """What was chosen so far does not lead to what was seen."""


def imagine(v: Equinox, rng: Random) -> Equinox:
    """A table that looks the same, with a past in which everything that was seen is the same."""
    if not v.memory:
        return v.clone()  # nothing is dealt yet
    for _ in range(MOST_TRIES):
        try:
            past = Retelling(v, rng)
            past.tell()
            past.name_strangers()
            return past.table()
        except DeadEnd:
            continue
    raise ValueError("no past fits what was seen")


class Retelling:
    """One attempt to tell a past that fits what a seat remembers. A stranger's number is below 0."""

    def __init__(self, v: Equinox, rng: Random) -> None:
        self.v = v
        self.rng = rng
        self.memory = v.memory
        self.places: list[list[int]] = [[] for _ in range(memory.OPEN)]
        self.barred: list[int] = []  # for each stranger the kinds it cannot be of, as bits
        self.names: list[int] = []  # and the card it turned out to be
        self.clues = False  # whether anything is known of any stranger
        self.chosen: dict[int, list[int]] = {}  # cards and strangers, for each event that was not seen
        self.seen = [False] * CARDS
        self.unseen = unseen_kinds(v)  # how many cards of each kind were not yet
        self.ways: dict[int, list[int]] = {}
        self.kept = 0  # which of the three cards looked at will be kept
        self.deck: list[int] = []

    def tell(self) -> None:
        places = self.places
        for at, one in enumerate(self.memory):
            what = one[WHAT]
            if what == memory.DRAWN:
                places[one[OWNER]] += self.draw(at, one)
            elif what == memory.LEFT:
                self.turn_up(one[HEAD], places[one[OWNER]])
                places[one[OWNER]].remove(one[HEAD])
            elif what == memory.CALLED:
                for seat in range(self.v.players):
                    self.bar(places[memory.BETS + seat], 1 << one[NAMED])
            elif is_dark(one):
                self.chosen[at] = self.choose(at, one)
                carry(places, one, self.chosen[at])
            else:
                for card in one[HEAD:]:
                    self.turn_up(card, places[origin(one)] if what != memory.TAKEN else [card])
                carry(places, one, one[HEAD:])

    # What was seen

    def draw(self, at: int, one: list[int]) -> list[int]:
        """These cards, or as many strangers."""
        if one[HEAD] >= 0:
            for card in one[HEAD:]:
                self.see(card)
            return one[HEAD:]
        first, unknown = ~len(self.names), one[HEAD:]
        self.names += unknown
        self.barred += [0] * len(unknown)
        self.chosen[at] = strangers = [*range(first, first - len(unknown), -1)]
        return strangers

    def see(self, card: int) -> None:
        if not self.seen[card]:
            self.seen[card] = True
            self.unseen[KIND[card]] -= 1

    def turn_up(self, card: int, cards: list[int]) -> None:
        """This card is seen to be among these; if it is new, one of the strangers there is it."""
        if card not in cards:
            if self.seen[card]:
                raise DeadEnd  # it should be somewhere else
            stranger = self.recognised(1 << KIND[card], [other for other in cards if other < 0])
            self.names[~stranger] = card
            cards[cards.index(stranger)] = card
        self.see(card)

    def recognised(self, kind: int, strangers: list[int]) -> int:
        """Any stranger that can be of this kind; the less else it can be, the likelier it is."""
        barred = self.barred
        if not max([barred[~stranger] for stranger in strangers], default=0):
            return self.pick_any(strangers)
        fitting = [stranger for stranger in strangers if not barred[~stranger] & kind]
        return self.pick(fitting, [1 / self.number_of(barred[~stranger]) for stranger in fitting])

    def number_of(self, barred: int) -> int:
        """How many unseen cards there are, of all kinds but these."""
        return sum([number for kind, number in enumerate(self.unseen) if not barred >> kind & 1])

    def pick_any(self, cards: list[int]) -> int:
        if not cards:
            raise DeadEnd
        return cards[int(self.rng.random() * len(cards))]

    def pick(self, cards: list[int], likely: list[float]) -> int:
        at = self.rng.random() * sum(likely)
        for card, weight in zip(cards, likely, strict=True):
            at -= weight
            if at < 0:
                return card
        raise DeadEnd

    # What was not seen

    def choose(self, at: int, one: list[int]) -> list[int]:
        """The cards of an event that was not seen."""
        what, hand = one[WHAT], self.places[one[OWNER]]
        if what == memory.SHOWN:
            self.bar(hand, 1 << one[NAMED])
            return hand[:]
        if what == memory.LOOKED_AT:
            return self.choose_three(at, hand)
        if what == memory.PUT_ASIDE:
            return self.choose_several(at, one, len(one) - HEAD)
        return [self.kept if what == memory.KEPT else self.choose_one(at, one)]

    def choose_one(self, at: int, one: list[int]) -> int:
        """Which card left this hand: any that could, a stranger as likely as it is of a kind that could."""
        kinds = kept_out(one)
        may_go, must_go = self.movable(at, one)
        if len(must_go) > 1:
            raise DeadEnd
        chosen = must_go[0] if must_go else self.pick(may_go, self.likelihood(may_go, kinds))
        self.bar([chosen], kinds)
        return chosen

    def likelihood(self, cards: list[int], kinds: int) -> list[float]:
        """For each card that it is of none of these kinds."""
        barred = [self.barred[~card] if card < 0 else memory.EVERY_KIND for card in cards]
        share = {
            some: self.number_of(some | kinds) / max(1, self.number_of(some))
            for some in {*barred} - {memory.EVERY_KIND}
        }
        return [share.get(some, 1.0) for some in barred]

    def movable(self, at: int, one: list[int]) -> tuple[list[int], list[int]]:
        """The cards that may have left in this event, and those that must have."""
        start, end, kinds = origin(one), goal(one), kept_out(one)
        may_go, must_go = [], []
        for card in self.places[start]:
            if card < 0:
                may_go.append(card)
                continue
            later = self.way(card)[at + 1]
            goes = later >> end & 1 and not kinds >> KIND[card] & 1
            if goes:
                may_go.append(card)
            if not later >> start & 1:
                if not goes:
                    raise DeadEnd
                must_go.append(card)
        return may_go, must_go

    def choose_several(self, at: int, one: list[int], number: int) -> list[int]:
        may_go, must_go = self.movable(at, one)
        free = [card for card in may_go if card not in must_go]
        more = number - len(must_go)
        if not 0 <= more <= len(free):
            raise DeadEnd
        chosen = must_go + self.rng.sample(free, more)
        return [card for card in self.places[one[OWNER]] if card in chosen]

    def choose_three(self, at: int, hand: list[int]) -> list[int]:
        """Any three; if one of them has been kept since, that one among them."""
        if at + 1 == len(self.memory):
            return self.rng.sample(hand, 3)
        self.kept = self.choose_one(at + 1, self.memory[at + 1])
        return [self.kept, *self.rng.sample([card for card in hand if card != self.kept], 2)]

    def bar(self, cards: list[int], kinds: int) -> None:
        """None of these cards is of any of these kinds."""
        self.clues = self.clues or bool(kinds)
        for card in cards:
            if card < 0:
                self.barred[~card] |= kinds
            elif kinds >> KIND[card] & 1:
                raise DeadEnd

    # Where a card must have been to be seen later

    def way(self, card: int) -> list[int]:
        """For each moment, the places (as bits) from which this card can get to where it was seen later."""
        if card not in self.ways:
            good = memory.ANYWHERE
            way = [good]
            for one in reversed(self.memory):
                good = memory.places_before(one, card, good)
                way.append(good)
            self.ways[card] = way[::-1]
        return self.ways[card]

    # In the end

    def name_strangers(self) -> None:
        """Deal the cards that were never seen."""
        seen = self.seen
        cards = [card for card in deck(self.v.creatures) if not seen[card]]
        strangers = [stranger for stranger, card in enumerate(self.names) if card == UNKNOWN]
        self.rng.shuffle(cards)
        if self.clues:
            cards = allotted(cards, [self.barred[stranger] for stranger in strangers], self.rng)
        for stranger, card in zip(strangers, cards, strict=False):
            self.names[stranger] = card
        self.deck = cards[len(strangers) :]

    def named(self, cards: list[int]) -> list[int]:
        return [card if card >= 0 else self.names[~card] for card in cards]

    def table(self) -> Equinox:
        s, places = self.v.clone(), self.places
        for seat in range(s.players):
            s.hands[seat] = self.named(places[seat])
            s.aside[seat] = self.named(places[memory.ASIDES + seat])
            s.secrets[seat] = self.named(places[memory.BETS + seat])
        s.deck = self.deck
        for at, cards in self.chosen.items():
            one, true = s.memory[at], self.named(cards)
            s.memory[at] = one[:HEAD] + (sorted(true) if one[WHAT] in (memory.LOOKED_AT, memory.SHOWN) else true)
        new = memory.in_order(s.memory)
        graves = [iter(self.named(places[memory.GRAVES + seat])) for seat in range(s.players)]
        s.buried = [new.get(card, card) for card in [next(graves[seat]) for seat in s.buried_by]]
        return s


def unseen_kinds(v: Equinox) -> list[int]:
    """How many cards of each kind there are."""
    return [STRENGTHS * (creature in v.creatures) for creature in range(CREATURES)] + [STRENGTHS, CARDS - ANCIENT]


def allotted(cards: list[int], clues: list[int], rng: Random) -> list[int]:
    """The cards in the order of the places they are dealt to, of which a clue says what may not lie there."""
    left, chosen = cards[:], [UNKNOWN] * len(clues)
    for place in sorted(range(len(clues)), key=lambda place: -clues[place].bit_count()):
        clue = clues[place]
        at = next((at for at in range(len(left) - 1, -1, -1) if not clue >> KIND[left[at]] & 1), UNKNOWN)
        if at == UNKNOWN:
            return matched(cards, clues, rng)
        chosen[place] = left.pop(at)
    return chosen + left


def matched(cards: list[int], clues: list[int], rng: Random) -> list[int]:
    """The same, when not every order of dealing works out."""
    room = [*[1] * len(clues), len(cards) - len(clues)]
    barred = [[bool(clue >> KIND[card] & 1) for card in range(CARDS)] for clue in [*clues, 0]]
    try:
        return gathered(*deal_out(cards, room, barred, rng))
    except ValueError:
        raise DeadEnd from None
