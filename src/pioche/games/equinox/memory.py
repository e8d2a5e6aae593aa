"""Equinox: what happened to the cards in hands and face down, and who saw it (§10).

Every event has the same head, then its cards.  That it happened is open to all; its cards are for those who saw them.
A card that leaves a hand face down may be any of those that can: so what a seat knows is not a list of cards at
places but this list of events, with gaps in it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from pioche.core.flow import CHANCE, NOBODY
from pioche.core.hidden import UNKNOWN
from pioche.games.equinox.cards import A_CHAMELEON, A_TREE, CARDS, CREATURES, KIND, MOST_SEATS

# An event: [what, who saw its cards, whose hand, another seat, a creature, *cards]
WHAT, SEEN_BY, OWNER, OTHER, NAMED, HEAD = range(6)

# What can happen
DRAWN: Final = 0  # from the draw pile
TAKEN: Final = 1  # a visible card, into the hand
LEFT: Final = 2  # the hand, openly
LAID: Final = 3  # face down, with a pebble on it
REVEALED: Final = 4  # that card, openly
WITHDRAWN: Final = 5  # or discarded unseen
BURIED: Final = 6  # a card of the hand, discarded unseen
PUT_ASIDE: Final = 7  # by Panache
BACK: Final = 8  # all of these, in the hand again
GIVEN: Final = 9  # to the other seat, of the creature named
KEPT: Final = 10  # by the other seat, one of those it looked at
LOOKED_AT: Final = 11  # three cards of the hand, by the other seat
SHOWN: Final = 12  # the whole hand, to the other seat: there is no card of the creature named
PASSED: Final = 13  # the whole hand, to all
CALLED: Final = 14  # the Ancient has named a creature: no secret prediction is left on it

ANSWERED: Final = (TAKEN, LEFT, LAID, BURIED, GIVEN, KEPT)  # by naming a card
PICKED: Final = (PUT_ASIDE, LOOKED_AT)  # by chance, by places in a hand

# Where cards may be: a hand has the number of its seat, then come other places of each seat.
BETS, ASIDES, GRAVES, OPEN = range(5, 25, 5)
FROM: Final = (OPEN, OPEN, 0, 0, BETS, BETS, 0, 0, ASIDES, 0, 0, 0, 0, 0, OPEN)
TO: Final = (0, 0, OPEN, BETS, OPEN, GRAVES, GRAVES, ASIDES, 0, 0, 0, 0, 0, 0, OPEN)
ANYWHERE: Final = (1 << OPEN + MOST_SEATS) - 1  # as bits
ANY_BET: Final = (1 << MOST_SEATS) - 1 << BETS

ONLOOKER: Final = 1 << 5  # bit s of SEEN_BY is seat s, this one is for spectators
ALL: Final = (1 << 6) - 1

# Kinds of cards, as bits
EVERY_KIND: Final = (1 << A_TREE + 1) - 1
NO_CREATURE: Final = 1 << A_CHAMELEON | 1 << A_TREE
ALL_BUT: Final = tuple(EVERY_KIND ^ 1 << creature for creature in range(CREATURES))


def event(
    what: int, seen_by: int, owner: int, cards: list[int], other: int = NOBODY, creature: int = NOBODY
) -> list[int]:
    return [what, seen_by, owner, other, creature, *cards]


def origin(one: list[int]) -> int:
    """Where its cards were before."""
    return FROM[one[WHAT]] + one[OWNER]


def goal(one: list[int]) -> int:
    """Where they are afterwards."""
    what = one[WHAT]
    return one[OTHER] if what in (GIVEN, KEPT) else TO[what] + one[OWNER]


def kept_out(one: list[int]) -> int:
    """The kinds that its cards cannot be of."""
    what = one[WHAT]
    if what in (LAID, BURIED):
        return NO_CREATURE
    return ALL_BUT[one[NAMED]] if what == GIVEN else 0


def bit_of(seat: int | None) -> int:
    """The bit of this viewer."""
    return ONLOOKER if seat is None else 1 << seat


def as_seen(memory: list[list[int]], bit: int) -> list[list[int]]:
    """§10.4: all events; the cards of those that this viewer did not see are UNKNOWN."""
    return [one if one[SEEN_BY] & bit else one[:HEAD] + [UNKNOWN] * (len(one) - HEAD) for one in memory]


def followed(memory: list[list[int]], bit: int, players: int) -> list[list[int]]:
    """§10.3: the cards of each hand that this viewer has seen there, if they cannot have left it unseen since."""
    known: list[list[int]] = [[] for _ in range(players)]
    told = [False] * CARDS  # something later was seen of this card
    doubt = [0] * players  # the kinds of which a card may have left unseen later
    back = [False] * players  # what was set aside came back later
    for one in reversed(memory):
        what = one[WHAT]
        if what == DRAWN:
            continue  # whose own hand it is knows anyway
        if what == LEFT:
            told[one[HEAD]] = True
        elif what == BACK:
            back[one[OWNER]] = True
        elif one[SEEN_BY] & bit:
            place = goal(one)
            for card in one[HEAD:]:
                if not told[card]:
                    told[card] = True
                    if place < players and not doubt[place] >> KIND[card] & 1:
                        known[place].append(card)
        elif leaves_hand(one) and not (what == PUT_ASIDE and back[one[OWNER]]):
            doubt[one[OWNER]] |= EVERY_KIND ^ kept_out(one)
    return known


def has_followed(memory: list[list[int]], bit: int, card: int, owner: int) -> bool:
    """The same for one card, told a second way: nothing that it could have been left this hand unseen since."""
    sure = shelved = False
    for one in memory:
        if one[WHAT] in (DRAWN, LEFT):
            continue  # nobody else sees what is drawn, and a card that left is in a hand again only if it was taken
        if one[SEEN_BY] & bit:
            if card in one[HEAD:]:
                sure, shelved = goal(one) == owner, False
            elif one[WHAT] == BACK and one[OWNER] == owner:
                sure, shelved = sure or shelved, False
        elif leaves_hand(one) and one[OWNER] == owner and not kept_out(one) >> KIND[card] & 1:
            shelved = (sure or shelved) and one[WHAT] == PUT_ASIDE
            sure = False
    return sure


def leaves_hand(one: list[int]) -> bool:
    """Whether it takes cards out of a hand."""
    return FROM[one[WHAT]] == 0 and goal(one) != one[OWNER]


def is_dark(one: list[int]) -> bool:
    """Whether its cards were not seen."""
    return len(one) > HEAD and one[HEAD] == UNKNOWN


def carry(places: list[list[int]], one: list[int], cards: list[int]) -> None:
    """Move these cards as the event says; open cards lie elsewhere."""
    what, start, end = one[WHAT], origin(one), goal(one)
    if what in (BACK, WITHDRAWN):
        cards = places[start][:]
    if start != end:
        if start < OPEN:
            for card in cards:
                places[start].remove(card)
        if end < OPEN:
            places[end] += cards


def doings(memory: list[list[int]]) -> Iterator[tuple[int, list[int]]]:
    """The answers that moved cards into or out of hands, and what chance picked of them."""
    places: list[list[int]] = [[] for _ in range(OPEN)]
    for one in memory:
        what, cards = one[WHAT], one[HEAD:]
        if what in PICKED:
            yield CHANCE, sorted([places[one[OWNER]].index(card) for card in cards])
        elif what in ANSWERED:
            yield one[OTHER] if what == KEPT else one[OWNER], cards
        carry(places, one, cards)


def places_before(one: list[int], card: int, good: int) -> int:
    """From where this card can get to one of the good places in this event, as bits."""
    what = one[WHAT]
    start, end = 1 << origin(one), 1 << goal(one)
    moved = start | good if good & end else good  # if it was this card
    if what in (BACK, WITHDRAWN):
        return moved if good & end else good & ~start
    if what == CALLED:
        return good & ~ANY_BET if KIND[card] == one[NAMED] else good
    if is_dark(one):
        if what == SHOWN:
            return good & ~start if KIND[card] == one[NAMED] else good
        return good if what == DRAWN or kept_out(one) >> KIND[card] & 1 else moved
    if card in one[HEAD:]:
        return ANYWHERE if start >= 1 << OPEN else start if good & end else 0
    return good & ~start if what in (SHOWN, PASSED, REVEALED) else good


def in_order(memory: list[list[int]]) -> dict[int, int]:
    """§8.2: put what was buried at one time in the order of the cards; which card now stands for which."""
    new: dict[int, int] = {}
    at = 0
    while at < len(memory):
        end = at + 1
        if memory[at][WHAT] == BURIED:
            while end < len(memory) and memory[end][WHAT] == BURIED:
                end += 1
            cards = [one[HEAD] for one in memory[at:end]]
            new |= zip(cards, sorted(cards), strict=True)
            memory[at:end] = [[*one[:HEAD], new[one[HEAD]]] for one in memory[at:end]]
        at = end
    return new
