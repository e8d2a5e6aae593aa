"""Equinox: what each seat knows, and how to imagine the rest.

Every face-down card has a mark: who has seen it and what it cannot be.  Whoever has seen a card follows it from then
on, so a card that a seat does not know is one it has never seen; exchanging such cards for one another, as far as the
marks allow, gives a past in which everything that seat saw was the same.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from pioche.core.dealing import deal_kinds
from pioche.core.flow import CHANCE, NOBODY
from pioche.core.game import Past
from pioche.core.hidden import UNKNOWN, face_down
from pioche.games.equinox.cards import CARDS, CREATURES, KIND, deck
from pioche.games.equinox.state import NOT, ONLOOKER, Equinox


def hidden_from(seat: int | None) -> int:
    """The bit that a mark has if this viewer has seen the card."""
    return ONLOOKER if seat is None else 1 << seat


def view(s: Equinox, seat: int | None) -> Equinox:
    """Face-down cards are known to those who have seen them; the order of the draw pile to nobody."""
    v, bit = s.clone(), hidden_from(seat)
    v.deck = face_down(s.deck)
    v.buried = seen(s.buried, s.buried_marks, bit)
    for other in range(s.players):
        if other != seat:
            v.hands[other] = seen(s.hands[other], s.marks[other], bit)
            v.secrets[other] = seen(s.secrets[other], s.secret_marks[other], bit)
            if s.aside[other]:
                v.aside[other] = seen(s.aside[other], s.aside_marks[other], bit)
    return v


def seen(cards: list[int], marks: list[int], bit: int) -> list[int]:
    return [card if mark & bit else UNKNOWN for card, mark in zip(cards, marks, strict=True)]


def places(s: Equinox) -> list[tuple[list[int], list[int]]]:
    """All face-down cards outside the draw pile, with their marks."""
    return [
        *zip(s.hands, s.marks, strict=True),
        *zip(s.aside, s.aside_marks, strict=True),
        *zip(s.secrets, s.secret_marks, strict=True),
        (s.buried, s.buried_marks),
    ]


def secrets(s: Equinox, seat: int | None) -> list[int]:
    """The cards hidden from this seat: the draw pile, and all face-down cards it has never seen."""
    bit = hidden_from(seat)
    return s.deck + [
        card for cards, marks in places(s) for card, mark in zip(cards, marks, strict=True) if not mark & bit
    ]


# Imagining ---------------------------------------------------------------------------------------------------


def imagine(v: Equinox, rng: Random) -> Equinox:
    """The unseen cards dealt anew, none to a place where its mark says it cannot be."""
    s = v.clone()
    if not v.alive:
        return s  # nothing is dealt yet
    unseen = unseen_cards(v)
    rng.shuffle(unseen)
    clues = [mark // NOT for cards, marks in places(v) for card, mark in zip(cards, marks, strict=True) if card < 0]
    dealt = iter(allotted(unseen, clues, rng) if any(clues) else unseen)
    for hands in (s.hands, s.aside, s.secrets):
        for seat, cards in enumerate(hands):
            if UNKNOWN in cards:
                hands[seat] = [next(dealt) if card < 0 else card for card in cards]
    s.buried = [next(dealt) if card < 0 else card for card in s.buried]
    s.deck = list(dealt)
    return s


def unseen_cards(v: Equinox) -> list[int]:
    """The cards of this game that the view does not show."""
    there = [True] * CARDS
    for cards in (*v.cells, v.discard, *(cards for cards, _ in places(v))):
        for card in cards:
            if card >= 0:
                there[card] = False
    if v.laying != NOBODY:
        there[v.laying] = False
    return [card for card in deck(v.creatures) if there[card]]


def allotted(cards: list[int], clues: list[int], rng: Random) -> list[int]:
    """The cards, shuffled, in the order of the places they are dealt to, of which a clue says what may not lie there.

    With one clue these places take any cards that fit, the others any that are left. With several, what one place
    takes may be what another needs: then deals are counted, so that all that fit are equally likely.
    """
    if len({*clues} - {0}) > 1:
        return counted_out(cards, clues, rng)
    left, chosen = cards[:], [UNKNOWN] * len(clues)
    for place, clue in enumerate(clues):
        if clue:
            at = next(at for at in range(len(left) - 1, -1, -1) if not clue >> KIND[left[at]] & 1)
            chosen[place] = left.pop(at)
    return [left.pop() if card == UNKNOWN else card for card in chosen] + left


def counted_out(cards: list[int], clues: list[int], rng: Random) -> list[int]:
    """The same for any clues: places of the same clue are one hand, and the draw pile is one without any."""
    hands = [*dict.fromkeys([*clues, 0])]
    room = [clues.count(clue) for clue in hands]
    room[hands.index(0)] += len(cards) - len(clues)
    dealt = dict(zip(hands, deal_kinds(cards, KIND, room, hands, rng), strict=True))
    for hand in dealt.values():
        rng.shuffle(hand)
    return [dealt[clue].pop() for clue in clues] + dealt[0]


# The past of what is imagined ----------------------------------------------------------------------------------


def implied(past: Past, real: Equinox, imagined: Equinox) -> Past:
    """The deal and all secret answers, with every card exchanged for the one it is imagined to be."""
    exchanged = list(range(CARDS))
    for card, other in pairs(real, imagined):
        exchanged[card] = other
    return [(seat, [exchanged[n] for n in what] if holds_cards(seat, what) else what) for seat, what in past]


def holds_cards(seat: int, what: list[int]) -> bool:
    """Whether this was the deal, or an answer that names a card."""
    return len(what) > CREATURES if seat == CHANCE else what[0] < CARDS


def pairs(real: Equinox, imagined: Equinox) -> Iterator[tuple[int, int]]:
    """Each face-down card, and what it is imagined to be."""
    yield from zip(real.deck, imagined.deck, strict=True)
    for (cards, _), (others, _) in zip(places(real), places(imagined), strict=True):
        yield from zip(cards, others, strict=True)


def census(s: Equinox) -> tuple[list[int], list[int]]:
    """The cards on the table, and the deck they should make up."""
    there = [card for cards in (*s.cells, s.deck, s.discard, *(cards for cards, _ in places(s))) for card in cards]
    if s.laying != NOBODY:
        there.append(s.laying)
    return there, deck(s.creatures) if s.alive else []
