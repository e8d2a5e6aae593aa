"""Mü: what each seat knows, and how to imagine the other hands."""

from __future__ import annotations

from random import Random

from pioche.core.dealing import deal_kinds
from pioche.core.flow import CHANCE
from pioche.core.game import Past
from pioche.core.hidden import UNKNOWN, face_down, gathered, without
from pioche.games.mu.cards import SUITS
from pioche.games.mu.state import Mu


def view(s: Mu, seat: int | None) -> Mu:
    """Everything but the hands of the others: displays and tricks are open, and so is who failed to follow."""
    v = s.clone()
    for other in range(s.players):
        if other != seat:
            v.hands[other] = face_down(s.hands[other])
    return v


def secrets(s: Mu, seat: int | None) -> list[int]:
    """The cards hidden from this seat: all that others hold in hand."""
    return gathered(*(hand for holder, hand in enumerate(s.hands) if holder != seat))


def imagine(v: Mu, rng: Random) -> Mu:
    """The unseen cards dealt anew, none of a suit that its holder failed to follow."""
    s = v.clone()
    others = [seat for seat in range(v.players) if v.hands[seat] and v.hands[seat][0] == UNKNOWN]
    if not others:
        return s
    unseen = without(v.deck(), *v.hands, *v.shown, v.trick, v.gone)
    room = [len(v.hands[seat]) for seat in others]
    if any(v.lacks[seat] for seat in others):
        suits = SUITS[v.chief_trump][v.vice_trump]
        hands = deal_kinds(unseen, suits, room, [v.lacks[seat] for seat in others], rng)
    else:
        rng.shuffle(unseen)
        hands = [[unseen.pop() for _ in range(cards)] for cards in room]
    for seat, hand in zip(others, hands, strict=True):
        s.hands[seat] = sorted(hand)
    return s


def implied(past: Past, real: Mu, imagined: Mu) -> Past:
    """The last deal, with the cards each seat still holds exchanged for those it is imagined to hold."""
    if not real.deals:
        return past
    last = max(place for place, (seat, _) in enumerate(past) if seat == CHANCE)
    deal = past[last][1]
    size = len(deal) // real.players
    dealt = [deal[seat * size : (seat + 1) * size] for seat in range(real.players)]
    told = [without(cards, held) + other for cards, held, other in zip(dealt, real.hands, imagined.hands, strict=True)]
    return [*past[:last], (CHANCE, gathered(*told)), *past[last + 1 :]]


def census(s: Mu) -> tuple[list[int], list[int]]:
    """The cards on the table, and the deck they should make up."""
    return gathered(*s.hands, *s.shown, s.trick, s.gone), s.deck() if s.deals else []
