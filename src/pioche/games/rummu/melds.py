"""Rummü, chapter 3: what is a meld, which ones a hand holds, and what may be added, exchanged or taken back.

A meld is a tuple of cards: a set by colour, a run by number.  Hands are looked at as a small matrix: for every number
the colours that are there, so melds are found by walking along it, never by trying out subsets.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from typing import Final

from pioche.games._mubox.deck import COLOUR, FACES, NUMBER
from pioche.games.rummu.cards import HIGH, IS_JOKER, LOW, NORMAL, WHOLE, YELLOW

Meld = tuple[int, ...]

SET: Final = 0
RUN: Final = 1  # of one colour
MIXED_RUN: Final = 2  # of several
NUMBERS: Final = 10
LAST: Final = NUMBERS - 1


# 3.1-3.4 What is a meld ------------------------------------------------------------------------------------


def kind(meld: Meld) -> int:
    """SET, RUN or MIXED_RUN; -1 if these cards are no meld."""
    numbers = [NUMBER[card] for card in meld]
    colours = [COLOUR[card] for card in meld if not IS_JOKER[card]]
    jokers = len(meld) - len(colours)
    if len(meld) < 3 or len({*meld}) < len(meld):
        return -1
    if len({*numbers}) == 1:
        return SET if jokers <= 1 else -1
    if sorted(numbers) != [*range(min(numbers), min(numbers) + len(meld))]:
        return -1
    if len({*colours}) == 1:
        return RUN if len(colours) > jokers else -1
    return MIXED_RUN if len({*colours}) == len(colours) and jokers <= 1 and colours else -1


def in_order(cards: list[int] | Meld) -> Meld:
    """As they lie: a run by number, a set by colour."""
    return tuple(sorted(cards, key=lambda card: (NUMBER[card], COLOUR[card])))


def is_pure(meld: Meld) -> bool:
    """3.4: a set or a run of one colour without a joker."""
    return kind(meld) != MIXED_RUN and not any(IS_JOKER[card] for card in meld)


@lru_cache(1 << 14)
def worth(meld: Meld) -> int:
    """6.2, 6.3: the points of a meld."""
    pure, size = is_pure(meld), len(meld)
    if kind(meld) == SET:
        points = 0 if size == 3 else 50 if size == 5 else 30 if pure else 10
        return points // 2 if NUMBER[meld[0]] in (1, 7) else points
    points = (10, 20, 40)[min(size, 5) - 3] if pure else (0, 10, 20)[min(size, 5) - 3]
    return points + 10 * max(0, size - 5)


# Which melds a hand holds ----------------------------------------------------------------------------------


@lru_cache(1 << 13)
def melds_of(hand: Meld) -> tuple[Meld, ...]:
    """All melds of these cards, each once, ascending."""
    there = by_number({*hand})
    return tuple(sorted([meld for card in {*hand} for meld in continued((card,), there)]))


def by_number(cards: Iterable[int]) -> list[list[int]]:
    there: list[list[int]] = [[] for _ in range(NUMBERS + 1)]  # the last one stays empty: nothing comes after 9
    for card in cards:
        there[NUMBER[card]].append(card)
    return there


def continued(begun: Meld, there: list[list[int]], fit: Callable[[Meld], bool] = bool) -> Iterator[Meld]:
    """The melds that begin like this and go on with cards that are there, as far as what is begun fits.

    One after the other: who wants a single one of thousands has it soon.
    """
    if len(begun) > 2 and kind(begun) >= 0:
        yield begun
    last = NUMBER[begun[-1]]
    for card in there[last] + there[last + 1]:
        if may_follow(begun, card) and fit((*begun, card)):
            yield from continued((*begun, card), there, fit)


def may_follow(begun: Meld, card: int) -> bool:
    """Whether what is begun and this card, of the same number or the next, can be the first cards of a meld."""
    jokers = sum([IS_JOKER[other] for other in begun]) + IS_JOKER[card]
    if NUMBER[card] == NUMBER[begun[-1]]:
        return begun[-1] < card and NUMBER[begun[0]] == NUMBER[card] and jokers < 2
    if len(begun) > 1 and NUMBER[begun[0]] == NUMBER[begun[1]]:
        return False
    colours = [COLOUR[other] for other in (*begun, card) if not IS_JOKER[other]]
    return len({*colours}) < 2 or (len({*colours}) == len(colours) and jokers < 2)


def may_lay(hand: list[int], need: int) -> bool:
    """Whether these cards hold a meld of at least so many cards."""
    return any(len(meld) >= need for meld in melds_of(tuple(sorted(hand))))


def may_add(meld: Meld, hand: list[int]) -> bool:
    """Whether some cards of this hand can be added to this meld."""
    alone, waiting = fitting(meld)
    if not alone.isdisjoint(hand):
        return True
    return not waiting.isdisjoint(hand) and bool(additions(meld, tuple(sorted(hand))))


@lru_cache(1 << 14)
def fitting(meld: Meld) -> tuple[frozenset[int], frozenset[int]]:
    """The cards that make it longer by themselves, and the jokers that do with others behind them."""
    form, low, high = shape(meld)
    numbers = (low,) if form == SET else (low - 1, high + 1)
    near = {card for card in range(FACES) if NUMBER[card] in numbers} - {*meld}
    alone = frozenset(card for card in near if kind(in_order((*meld, card))) == form)
    return alone, frozenset(card for card in near - alone if IS_JOKER[card] and form == RUN)


@lru_cache(1 << 14)
def shape(meld: Meld) -> tuple[int, int, int]:
    """Its kind, its lowest and its highest number."""
    return kind(meld), NUMBER[meld[0]], NUMBER[meld[-1]]


# 5.2 Adding to a meld ----------------------------------------------------------------------------------------


@lru_cache(1 << 13)
def additions(meld: Meld, hand: Meld) -> tuple[Meld, ...]:
    """What cards of this hand can be added so that the whole is a meld and nothing that lies there moves."""
    form, low, high = shape(meld)
    there = {COLOUR[card] for card in meld}
    free = {YELLOW, *there} if form == RUN else {*range(5)} - there
    more = {card for card in hand if COLOUR[card] in free and (form == SET) == (low <= NUMBER[card] <= high)}
    found = [{*larger} - {*meld} for larger in melds_of(tuple(sorted((*meld, *more)))) if {*meld} < {*larger}]
    return tuple(sorted(tuple(sorted(cards)) for cards in found))


# 5.3 Jokers -----------------------------------------------------------------------------------------------------


def exchanges(meld: Meld, hand: list[int]) -> dict[int, int]:
    """The cards of this hand that a joker of this meld stands for, and that joker."""
    known = stood_for(meld)
    return {card: known[card] for card in hand if card in known} if known else known


@lru_cache(1 << 14)
def stood_for(meld: Meld) -> dict[int, int]:
    """Every card that a joker of this meld stands for, and that joker."""
    colours = {COLOUR[card] for card in meld if not IS_JOKER[card]}
    wanted = colours if shape(meld)[0] == RUN else {*NORMAL} - colours
    return {colour * NUMBERS + NUMBER[card]: card for card in meld if IS_JOKER[card] for colour in wanted}


# 5.5 Taking back ------------------------------------------------------------------------------------------------


def parts(meld: Meld) -> dict[int, Meld]:
    """What can be taken back, by the answer: any card of a set, an end of a run; else the whole meld."""
    if kind(meld) == SET:
        found: dict[int, Meld] = {card: (card,) for card in meld if len(meld) > 3}
    else:
        low, high = part_from(meld, 0), part_from(meld, 1)
        found = ({LOW: meld[:low]} if low else {}) | ({HIGH: meld[-high:]} if high else {})
    return found or {WHOLE: meld}


def part_from(meld: Meld, end: int) -> int:
    """How many cards at least go from this end (0 the low one, 1 the high one) so that a run stays; 0 if none does."""
    for count in range(1, len(meld) - 2):
        if kind(meld[:-count] if end else meld[count:]) > SET:
            return count
    return 0
