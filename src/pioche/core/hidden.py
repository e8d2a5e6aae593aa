"""What a seat may not know, and how to imagine it.

A view is a state of the same class in which every card this seat cannot know is UNKNOWN.  `imagine` fills
them again, so that the result looks the same from that seat and could have come about by legal play.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any, Final, TypeVar

from pioche.core.dealing import deal_kinds
from pioche.core.flow import State
from pioche.core.saves import copied, fields

UNKNOWN: Final = -1

Place = tuple[str, *tuple[int, ...]]
"""Where a number stands in a state: the name of the field, then the places in its lists."""

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


def less(cards: list[int], card: int) -> list[int]:
    """These cards without the first one that is like that."""
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]


def gathered(*places: list[int]) -> list[int]:
    """All that lies in these places."""
    return [card for cards in places for card in cards]


def hidden_cards(view: State, real: State) -> list[int]:
    """The cards of this table that the view leaves open."""
    cards = list[int]()
    for name in fields(real):
        if name != "agenda":
            seen, true = getattr(view, name), getattr(real, name)
            if seen is not true and seen != true:
                cards += kept_back(seen, true, name in real.heaps)
    return cards


def kept_back(seen: Any, true: Any, heap: bool = False) -> list[int]:
    if not isinstance(true, list):
        return [true] if seen == UNKNOWN != true else []
    if seen == true:
        return []
    if heap and isinstance(true[0], int):
        return [*(Counter(true) - Counter(seen)).elements()] if UNKNOWN in seen else []
    if isinstance(true[0], int):
        return [card for shown, card in zip(seen, true, strict=True) if shown == UNKNOWN != card]
    return [card for pair in zip(seen, true, strict=True) for card in kept_back(*pair, heap)]


def outline(view: State) -> str:
    """A view without its cards: which steps are planned, the single numbers, and how long all lists are."""
    steps = [type(step).__name__ for step in view.agenda]
    return str([*steps, *(lengths(getattr(view, name)) for name in fields(view) if name != "agenda")])


def lengths(value: Any) -> Any:
    if not isinstance(value, list):
        return value
    return [lengths(item) for item in value] if value and isinstance(value[0], list) else len(value)


# What was seen once and nobody may look at any more --------------------------------------------------------


def cards_at(s: State, places: list[Place]) -> list[int]:
    """The cards at these places; those that are hidden anyway are passed over."""
    cards = []
    for name, *path in places:
        card: Any = getattr(s, name)
        for at in path:
            card = card[at]
        cards.append(card)
    return [card for card in cards if card != UNKNOWN]


def exchanged(s: S, places: list[Place], new: dict[int, int]) -> S:
    """This table with other cards at these places."""
    t = s.clone()
    for name in {place[0] for place in places}:
        setattr(t, name, copied(getattr(t, name)))
    for name, *path in places:
        cards: Any = getattr(t, name)
        for at in path[:-1]:
            cards = cards[at]
        cards[path[-1]] = new.get(cards[path[-1]], cards[path[-1]])
    return t


def other_cards(cards: list[int], rng: Random) -> dict[int, int]:
    """Each of these cards, and the one it is exchanged for."""
    kinds = sorted(set(cards))
    return dict(zip(kinds, rng.sample(kinds, len(kinds)), strict=True))


# Imagining -------------------------------------------------------------------------------------------------


def deal_out(cards: list[int], room: list[int], barred: list[list[bool]], rng: Random) -> list[list[int]]:
    """Deal all cards at random: `room[h]` cards to hand h, never a card for which `barred[h][card]`.

    All deals that fit are equally likely. Where cards are barred by kind, `deal_kinds` does the same sooner.
    """
    ways = list(dict.fromkeys(zip(*barred, strict=True)))  # in which hands a card may not lie
    kinds = [ways.index(bars) for bars in zip(*barred, strict=True)]
    lacks = [sum([1 << kind for kind, bars in enumerate(ways) if bars[hand]]) for hand in range(len(room))]
    return deal_kinds(cards, kinds, room, lacks, rng)
