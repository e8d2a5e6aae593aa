"""Equinox: what each seat knows (§10), told from what it remembers."""

from __future__ import annotations

from collections.abc import Iterator

from pioche.core.flow import CHANCE, NOBODY
from pioche.core.game import Past
from pioche.core.hidden import UNKNOWN, Place, face_down
from pioche.games.equinox.cards import CREATURES, KIND, deck
from pioche.games.equinox.memory import (
    BACK,
    BURIED,
    DRAWN,
    GIVEN,
    HEAD,
    KEPT,
    LAID,
    LEFT,
    LOOKED_AT,
    OPEN,
    OTHER,
    OWNER,
    PUT_ASIDE,
    SEEN_BY,
    TAKEN,
    WHAT,
    as_seen,
    bit_of,
    carry,
    followed,
    goal,
    kept_out,
    leaves_hand,
)
from pioche.games.equinox.state import Equinox


def view(s: Equinox, seat: int | None) -> Equinox:
    """Of other hands a viewer sees what it followed there; what lies face down, only those who laid it."""
    v, bit = s.clone(), bit_of(seat)
    v.deck = face_down(s.deck)
    v.buried = [card if by == seat else UNKNOWN for card, by in zip(s.buried, s.buried_by, strict=True)]
    v.memory = as_seen(s.memory, bit)
    known = followed(v.memory, bit, s.players)
    for other in range(s.players):
        if other != seat:
            cards = sorted(known[other])
            v.hands[other] = cards + [UNKNOWN] * (len(s.hands[other]) - len(cards))
            v.secrets[other] = face_down(s.secrets[other])
            v.aside[other] = face_down(s.aside[other])
    return v


def secrets(s: Equinox, seat: int | None) -> list[int]:
    """What is hidden from this seat: the draw pile, the cards of others, and what it did not see happen."""
    others = [other for other in range(s.players) if other != seat]
    hidden = s.deck + [card for one in s.memory if not one[SEEN_BY] & bit_of(seat) for card in one[HEAD:]]
    for other in others:
        hidden += s.aside[other] + s.secrets[other]
        hidden += [card for card in s.hands[other] if not has_followed(s, seat, card, other)]
    return hidden + [card for card, by in zip(s.buried, s.buried_by, strict=True) if by in others]


def has_followed(s: Equinox, seat: int | None, card: int, owner: int) -> bool:
    """Whether this viewer has seen the card in this hand, and none that it could have been left unseen since."""
    sure = shelved = False
    for one in s.memory:
        if one[WHAT] in (DRAWN, LEFT):
            continue  # nobody else sees what is drawn, and a card that left is in a hand again only if it was taken
        if one[SEEN_BY] & bit_of(seat):
            if card in one[HEAD:]:
                sure, shelved = goal(one) == owner, False
            elif one[WHAT] == BACK and one[OWNER] == owner:
                sure, shelved = sure or shelved, False
        elif leaves_hand(one) and one[OWNER] == owner and not kept_out(one) >> KIND[card] & 1:
            shelved = (sure or shelved) and one[WHAT] == PUT_ASIDE
            sure = False
    return sure


def covered(s: Equinox) -> list[Place]:
    """§10.2: nobody may look at covered cards or through the discard pile. What the Duke showed is still in sight."""
    places: list[Place] = [("discard", at) for at in range(len(s.discard))]
    places += [("cells", cell, at) for cell, pile in enumerate(s.cells) for at in range(len(pile) - 1)]
    lying = {*s.discard, *(card for pile in s.cells for card in pile[:-1])}
    return places + [
        ("memory", number, at)
        for number, one in enumerate(s.memory)
        for at in range(HEAD, len(one))
        if one[at] in lying and number not in s.shown
    ]


# The past of what is imagined ----------------------------------------------------------------------------------

ANSWERED = (TAKEN, LEFT, LAID, BURIED, GIVEN, KEPT)  # by naming a card
PICKED = (PUT_ASIDE, LOOKED_AT)  # by chance, by places in a hand


def implied(past: Past, real: Equinox, imagined: Equinox) -> Past:
    """The deal, the draws and all secret answers, as the imagined state remembers them."""
    deal = next((at for at, (seat, what) in enumerate(past) if seat == CHANCE and len(what) > CREATURES), len(past))
    told = past[: deal + 1]
    if told != past or real.memory:
        told[deal] = (CHANCE, dealt(imagined))
    events = zip(doings(real), doings(imagined), strict=True)
    was, now = next(events, ((NOBODY, []), (NOBODY, [])))
    for seat, what in past[deal + 1 :]:
        if seat == was[0] and (seat == CHANCE or what == was[1]):
            told.append(now)
            was, now = next(events, ((NOBODY, []), (NOBODY, [])))
        else:
            told.append((seat, what))
    return told


def doings(s: Equinox) -> Iterator[tuple[int, list[int]]]:
    """The answers that moved cards into or out of hands, and what chance picked of them."""
    places: list[list[int]] = [[] for _ in range(OPEN)]
    for one in s.memory:
        what, cards = one[WHAT], one[HEAD:]
        if what in PICKED:
            yield CHANCE, sorted([places[one[OWNER]].index(card) for card in cards])
        elif what in ANSWERED:
            yield one[OTHER] if what == KEPT else one[OWNER], cards
        carry(places, one, cards)


def dealt(s: Equinox) -> list[int]:
    """The cards as they lay before the deal, the top of the draw pile last."""
    drawn = [one[HEAD:] for one in s.memory if one[WHAT] == DRAWN]
    hands, later = drawn[: s.players], [card for cards in drawn[s.players :] for card in cards]
    return s.deck + later[::-1] + [card for hand in reversed(hands) for card in hand]


def census(s: Equinox) -> tuple[list[int], list[int]]:
    """The cards on the table, and the deck they should make up."""
    there = [card for cards in (*s.cells, s.deck, s.discard, s.buried) for card in cards]
    there += [card for cards in (*s.hands, *s.aside, *s.secrets) for card in cards]
    if s.laying != NOBODY:
        there.append(s.laying)
    return there, deck(s.creatures) if s.alive else []
