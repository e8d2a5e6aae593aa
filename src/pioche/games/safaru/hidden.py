"""Safarü: what a seat may know. Hidden are the hands of the others, partners too, and the stock."""

from __future__ import annotations

from random import Random

from pioche.core.flow import CHANCE
from pioche.core.game import Past
from pioche.core.hidden import Place, face_down, without
from pioche.games._mubox.deck import DECK
from pioche.games.safaru.cards import HAND, NO_CARD
from pioche.games.safaru.state import Safaru


def view(s: Safaru, seat: int | None) -> Safaru:
    v = s.clone()
    if s.deals:
        v.stock = face_down(s.stock)
        v.hands = [hand if other == seat else face_down(hand) for other, hand in enumerate(s.hands)]
    return v


def imagine(v: Safaru, rng: Random) -> Safaru:
    s = v.clone()
    if v.deals:
        played = [v.played] if v.played != NO_CARD else []
        left = without(DECK, v.wild, v.picked, played, *v.caught, *v.hands)
        rng.shuffle(left)
        for seat, hand in enumerate(v.hands):
            if hand and hand[0] < 0:
                s.hands[seat] = sorted(left[: len(hand)])
                del left[: len(hand)]
        s.stock = sorted(left)
    return s


def secrets(s: Safaru, seat: int | None) -> list[int]:
    """The stock, once it is not the whole deck, and the other hands."""
    hands = [card for other, hand in enumerate(s.hands) if other != seat for card in hand]
    return [*s.stock, *hands] if s.deals else []


def covered(s: Safaru) -> list[Place]:
    """3.9: what was caught lies face down until it is counted, unless the tallies are open."""
    if s.tallies or not (s.stock or any(s.hands)):
        return []
    return [("caught", side, at) for side, pile in enumerate(s.caught) for at in range(len(pile))]


def implied(past: Past, real: Safaru, imagined: Safaru) -> Past:
    """The last deal, with every card still in a hand exchanged for the imagined one."""
    deal = next((at for at in range(len(past) - 1, -1, -1) if past[at][0] == CHANCE), None)
    if deal is None or not real.deals:
        return past
    cards = past[deal][1][:]
    for seat in range(real.players):
        place = slice(seat * HAND, (seat + 1) * HAND)
        played = without(cards[place], real.hands[seat])
        cards[place] = in_order(cards[place], sorted(played + imagined.hands[seat]))
    return [*past[:deal], (CHANCE, cards), *past[deal + 1 :]]


def in_order(dealt: list[int], held: list[int]) -> list[int]:
    """These cards, in the order in which they were dealt if they are the same."""
    return dealt if sorted(dealt) == held else held
