"""What a seat may not know, and how to imagine it.

A view is a state of the same class in which every card this seat cannot know is UNKNOWN.  `imagine` fills
them again, so that the result looks the same from that seat and could have come about by legal play.
"""

from __future__ import annotations

from random import Random
from typing import Any, Final, TypeVar

from pioche.core.dealing import deal_kinds
from pioche.core.flow import State
from pioche.core.saves import fields

UNKNOWN: Final = -1

S = TypeVar("S", bound=State)


def all_open(s: S, seat: int | None) -> S:
    """The view of a game in which no card has a face that somebody does not know."""
    return s.clone()


def nothing_to_imagine(view: S, rng: Random) -> S:
    return view.clone()


def no_secrets(s: State, seat: int | None) -> list[int]:
    return []


def face_down(cards: list[int]) -> list[int]:
    """As many cards, none of them known."""
    return [UNKNOWN] * len(cards)


def without(deck: list[int], *seen: list[int]) -> list[int]:
    """The cards of the deck that are in none of these lists, copies counted; UNKNOWN is passed over."""
    left = deck[:]
    for cards in seen:
        for card in cards:
            if card != UNKNOWN:
                left.remove(card)
    return left


def hidden_cards(view: State, real: State) -> list[int]:
    """The cards of this table that the view leaves open."""
    return [
        card
        for name in fields(real)
        if name != "agenda"
        for card in kept_back(getattr(view, name), getattr(real, name))
    ]


def kept_back(seen: Any, true: Any) -> list[int]:
    if isinstance(true, list):
        return [] if seen == true else [card for pair in zip(seen, true, strict=True) for card in kept_back(*pair)]
    return [true] if seen == UNKNOWN != true else []


def deal_out(cards: list[int], room: list[int], barred: list[list[bool]], rng: Random) -> list[list[int]]:
    """Deal all cards at random: `room[h]` cards to hand h, never a card for which `barred[h][card]`.

    All deals that fit are equally likely. Where cards are barred by kind, `deal_kinds` does the same sooner.
    """
    ways = list(dict.fromkeys(zip(*barred, strict=True)))  # in which hands a card may not lie
    kinds = [ways.index(bars) for bars in zip(*barred, strict=True)]
    lacks = [sum([1 << kind for kind, bars in enumerate(ways) if bars[hand]]) for hand in range(len(room))]
    return deal_kinds(cards, kinds, room, lacks, rng)
