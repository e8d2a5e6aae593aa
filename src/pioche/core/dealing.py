"""Dealing unseen cards out again, so that every deal that fits is as likely as any other.

What may lie where is told by kinds: a hand that lacks a kind gets none of it.  Kinds that may go to the same hands are
one group, and hands that lack the same kinds are one heap.  How many cards of each group go to each heap is drawn by
counting: each way weighs as many deals as there are with it.  Which cards these are, and which hand of a heap gets
them, is then any of them.  Groups and heaps are few, and the counts are kept for the next deal.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from functools import lru_cache
from itertools import accumulate
from math import comb
from random import Random

Groups = tuple[tuple[int, int], ...]
"""For each group the heaps it may go to, as bits, and how many cards it has."""

Ways = tuple[list[tuple[int, ...]], list[int]]
"""How many cards go to each heap, in every way there is; and how many deals there are with these and all before."""


def deal_kinds(
    cards: list[int], kinds: Sequence[int], room: list[int], lacks: list[int], rng: Random
) -> list[list[int]]:
    """Deal all cards at random: `room[h]` of them to hand h, never a card whose kind is among the bits `lacks[h]`.

    All deals that fit are equally likely. The cards of a hand come in no order to rely on.
    """
    if sum(room) != len(cards):
        raise ValueError(f"{len(cards)} cards for {sum(room)} places")
    if not cards:
        return [[] for _ in room]
    present = 0
    for card in cards:
        present |= 1 << kinds[card]
    heaps: dict[int, list[int]] = {}
    for hand, lacking in enumerate(lacks):
        heaps.setdefault(lacking & present, []).append(hand)
    rng.shuffle(cards)
    groups = grouped(cards, kinds, list(heaps))
    lots = divided(groups, [sum([room[hand] for hand in heap]) for heap in heaps.values()], rng)
    hands: list[list[int]] = [[]] * len(room)
    for heap, lot in zip(heaps.values(), lots, strict=True):
        if len(heap) > 1:
            rng.shuffle(lot)
        for hand in heap:
            hands[hand] = lot[: room[hand]]
            del lot[: room[hand]]
    return hands


def grouped(cards: list[int], kinds: Sequence[int], lacks: list[int]) -> dict[int, list[int]]:
    """The cards by the heaps they may go to; those of a group stay in the order they come in."""
    groups: dict[int, list[int]] = {}
    of_kind: dict[int, list[int]] = {}
    for card in cards:
        kind = kinds[card]
        if kind not in of_kind:
            heaps = sum([1 << heap for heap, lacking in enumerate(lacks) if not lacking >> kind & 1])
            of_kind[kind] = groups.setdefault(heaps, [])
        of_kind[kind].append(card)
    return groups


def divided(groups: dict[int, list[int]], room: list[int], rng: Random) -> list[list[int]]:
    """So many cards for each heap; those that fit few heaps are divided first."""
    order = sorted(groups, key=lambda heaps: (heaps.bit_count(), heaps))
    sizes = tuple([(heaps, len(groups[heaps])) for heaps in order])
    left, out = tuple(room), [list[int]() for _ in room]
    for place, heaps in enumerate(order):
        ways, counts = ways_to_divide(sizes[place:], left)
        if not ways:
            raise ValueError("no deal fits what was seen")
        parts = ways[bisect_right(counts, rng.randrange(counts[-1]))] if len(ways) > 1 else ways[0]
        cards, start = groups[heaps], 0
        for heap, part in enumerate(parts):
            out[heap] += cards[start : start + part]
            start += part
        left = tuple([places - part for places, part in zip(left, parts, strict=True)])
    return out


@lru_cache(maxsize=1 << 13)
def ways_to_divide(groups: Groups, room: tuple[int, ...]) -> Ways:
    """How the first group may be divided among heaps with so much room, so that the rest fits too."""
    (heaps, size), rest = groups[0], groups[1:]
    ways, counts = [], []
    for parts, count in divisions(size, heaps, room):
        if rest:
            after = ways_to_divide(rest, tuple([places - part for places, part in zip(room, parts, strict=True)]))[1]
            count *= after[-1] if after else 0
        if count:
            ways.append(parts)
            counts.append(count)
    return ways, list(accumulate(counts))


def divisions(size: int, heaps: int, room: tuple[int, ...]) -> list[tuple[tuple[int, ...], int]]:
    """So many cards in these heaps: how many in each, and in how many ways that can be done."""
    if not room:
        return [((), 1)] if not size else []
    most = min(size, room[0]) if heaps & 1 else 0
    least = max(0, size - sum(room[1:]))
    return [
        ((part, *others), comb(size, part) * count)
        for part in range(least, most + 1)
        for others, count in divisions(size - part, heaps >> 1, room[1:])
    ]
