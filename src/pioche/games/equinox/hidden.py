"""Equinox: what each seat knows (§10), told from what it remembers."""

from __future__ import annotations

from pioche.core.flow import CHANCE, NOBODY
from pioche.core.game import Past
from pioche.core.hidden import UNKNOWN, Place, face_down, gathered
from pioche.games.equinox.cards import CREATURES, deck
from pioche.games.equinox.memory import DRAWN, HEAD, SEEN_BY, WHAT, as_seen, bit_of, doings, followed, has_followed
from pioche.games.equinox.state import Equinox


def view(s: Equinox, seat: int | None) -> Equinox:
    """§10.1: of other hands a viewer sees what it followed there; what lies face down, only those who laid it."""
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
    others, bit = [other for other in range(s.players) if other != seat], bit_of(seat)
    hidden = s.deck + [card for one in s.memory if not one[SEEN_BY] & bit for card in one[HEAD:]]
    for other in others:
        hidden += s.aside[other] + s.secrets[other]
        hidden += [card for card in s.hands[other] if not has_followed(s.memory, bit, card, other)]
    return hidden + [card for card, by in zip(s.buried, s.buried_by, strict=True) if by in others]


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


def implied(past: Past, real: Equinox, imagined: Equinox) -> Past:
    """The deal, the draws and all secret answers, as the imagined state remembers them."""
    deal = next((at for at, (seat, what) in enumerate(past) if seat == CHANCE and len(what) > CREATURES), len(past))
    told = past[: deal + 1]
    if told != past or real.memory:
        told[deal] = (CHANCE, dealt(imagined))
    events = zip(doings(real.memory), doings(imagined.memory), strict=True)
    was, now = next(events, ((NOBODY, []), (NOBODY, [])))
    for seat, what in past[deal + 1 :]:
        if seat == was[0] and (seat == CHANCE or what == was[1]):
            told.append(now)
            was, now = next(events, ((NOBODY, []), (NOBODY, [])))
        else:
            told.append((seat, what))
    return told


def dealt(s: Equinox) -> list[int]:
    """The cards as they lay before the deal, the top of the draw pile last."""
    drawn = [one[HEAD:] for one in s.memory if one[WHAT] == DRAWN]
    return s.deck + gathered(*drawn[s.players :])[::-1] + gathered(*drawn[: s.players][::-1])


def census(s: Equinox) -> tuple[list[int], list[int]]:
    """The cards on the table, and the deck they should make up."""
    laying = [s.laying] if s.laying != NOBODY else []
    there = gathered(*s.cells, s.deck, s.discard, s.buried, *s.hands, *s.aside, *s.secrets, laying)
    return there, deck(s.creatures) if s.alive else []
