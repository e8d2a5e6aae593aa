"""Rummü, chapter 3: what is a meld, which ones a hand holds, and what may be added, exchanged or taken back.

A meld is a tuple of cards: a set by colour, a run by number.  Hands are looked at as a small matrix: for every number
the colours that are there, so melds are found by walking along it, never by trying out subsets.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from pioche.games._mubox.deck import COLOUR, NUMBER
from pioche.games.rummu.cards import IS_JOKER, NORMAL, YELLOW

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
def melds_of(hand: Meld, longest: int = NUMBERS) -> tuple[Meld, ...]:
    """All melds of these cards (each once, sorted) up to this length, ascending."""
    held = [[False] * 5 for _ in range(NUMBERS)]  # held[number][colour]
    for card in hand:
        held[NUMBER[card]][COLOUR[card]] = True
    found: list[Meld] = [*sets(held, longest), *runs(held, longest), *mixed_runs(held, min(5, longest))]
    return tuple(sorted(found))


def sets(held: list[list[bool]], longest: int) -> list[Meld]:
    """3.1: the same number in different colours, one of them a joker at most."""
    found: list[Meld] = []
    for number in range(NUMBERS):
        chosen: list[Meld] = [()]
        for colour in range(5):
            if held[number][colour]:
                chosen += [(*some, colour * NUMBERS + number) for some in chosen]
        found += [in_order(some) for some in chosen if 3 <= len(some) <= longest]
    return found


def runs(held: list[list[bool]], longest: int) -> list[Meld]:
    """3.2: one colour, joker or not at every place, and more normal cards than jokers."""
    found: list[Meld] = []
    for colour in NORMAL:
        for start in range(NUMBERS - 2):
            ways: list[tuple[Meld, int]] = [((), 0)]  # the cards so far, and their jokers
            for number in range(start, min(NUMBERS, start + longest)):
                there = [c for c in (colour, YELLOW) if held[number][c]]
                ways = [((*way, c * NUMBERS + number), jokers + (c == YELLOW)) for way, jokers in ways for c in there]
                found += [way for way, jokers in ways if len(way) >= 3 and len(way) > 2 * jokers]
    return found


def mixed_runs(held: list[list[bool]], longest: int) -> list[Meld]:
    """3.3: several colours, none of them twice, one joker at most."""
    found: list[Meld] = []
    for start in range(NUMBERS - 2):
        ways: list[tuple[Meld, int]] = [((), 0)]  # the cards so far, and their colours as bits
        for number in range(start, min(NUMBERS, start + longest)):
            ways = [
                ((*way, colour * NUMBERS + number), used | 1 << colour)
                for way, used in ways
                for colour in range(5)
                if held[number][colour] and not used >> colour & 1
            ]
            found += [way for way, _ in ways if len(way) >= 3]
    return found


# Whether there is one at all, which is asked far more often --------------------------------------------------


def may_lay(hand: list[int], need: int) -> bool:
    """Whether these cards hold a meld of at least so many cards."""
    held = [0] * 5  # for each colour its numbers as bits
    for card in hand:
        held[COLOUR[card]] |= 1 << NUMBER[card]
    jokers = held[YELLOW]
    some = held[0] | held[1] | held[2] | held[4] | jokers
    if need <= 5 and has_set(held, max(3, need)):
        return True
    if not some & some >> 1 & some >> 2:
        return False
    for colour in NORMAL:
        row = held[colour] | jokers
        if row & row >> 1 & row >> 2 and has_run(held[colour], row, need):
            return True
    return need <= 5 and has_mixed_run(held, some, need)


def has_set(held: list[int], size: int) -> bool:
    for number in range(NUMBERS):
        bit = 1 << number
        if sum([1 for row in held if row & bit]) >= size:
            return True
    return False


def has_run(normal: int, row: int, need: int) -> bool:
    """Whether a stretch of `row` is long enough and holds more normal cards than jokers."""
    for window, size in WINDOWS:
        if size >= need and row & window == window and 2 * (normal & window).bit_count() > size:
            return True
    return False


def has_mixed_run(held: list[int], some: int, need: int) -> bool:
    """Whether so many numbers in a row can be had in different colours; longer ones begin with one of this length."""
    for start in range(NUMBERS - need + 1):
        window = ((1 << need) - 1) << start
        if some & window == window and differ(held, start, start + need, 0):
            return True
    return False


def differ(held: list[int], number: int, end: int, used: int) -> bool:
    if number == end:
        return True
    bit = 1 << number
    return any(
        held[colour] & bit and not used >> colour & 1 and differ(held, number + 1, end, used | 1 << colour)
        for colour in range(5)
    )


WINDOWS: Final = [
    (((1 << size) - 1) << start, size) for size in range(3, NUMBERS + 1) for start in range(NUMBERS - size + 1)
]


def may_add(meld: Meld, hand: list[int]) -> bool:
    """Whether some cards of this hand can be added to this meld."""
    form, low, high = shape(meld)
    if form == SET:
        return any(NUMBER[card] == low and fits(meld, card) for card in hand)
    if any(NUMBER[card] in (low - 1, high + 1) and fits(meld, card) for card in hand):
        return True
    ends = [card for card in hand if IS_JOKER[card] and NUMBER[card] in (low - 1, high + 1)]
    return bool(ends) and bool(additions(meld, tuple(sorted(hand))))


@lru_cache(1 << 14)
def shape(meld: Meld) -> tuple[int, int, int]:
    """Its kind, its lowest and its highest number."""
    return kind(meld), NUMBER[meld[0]], NUMBER[meld[-1]]


@lru_cache(1 << 15)
def fits(meld: Meld, card: int) -> bool:
    """Whether this single card makes a longer meld."""
    return kind(in_order((*meld, card))) == kind(meld)


# 5.2 Adding to a meld ----------------------------------------------------------------------------------------


@lru_cache(1 << 13)
def additions(meld: Meld, hand: Meld) -> tuple[Meld, ...]:
    """What cards of this hand can be added so that the whole is a meld and nothing that lies there moves."""
    return tuple(sorted(set_additions(meld, hand) if kind(meld) == SET else run_additions(meld, hand)))


def set_additions(meld: Meld, hand: Meld) -> list[Meld]:
    chosen: list[Meld] = [()]
    for card in sorted({*hand}):
        if NUMBER[card] == NUMBER[meld[0]] and card not in meld:
            chosen += [(*some, card) for some in chosen]
    return [some for some in chosen if some and kind(in_order((*meld, *some))) == SET]


def run_additions(meld: Meld, hand: Meld) -> list[Meld]:
    """Runs grow at both ends; only the whole must be a meld, so a joker may wait for normal cards behind it."""
    low, high = NUMBER[meld[0]], NUMBER[meld[-1]]
    colours = {COLOUR[card] for card in meld if not IS_JOKER[card]}
    single = len(colours) == 1
    fits = {YELLOW, *(colours if single else NORMAL)}
    at = [[card for card in sorted({*hand}) if NUMBER[card] == n and COLOUR[card] in fits] for n in range(NUMBERS)]
    before = tails(at, range(low - 1, -1, -1))
    after = tails(at, range(high + 1, NUMBERS))
    grown = [tuple(sorted((*left, *right))) for left in before for right in after if left or right]
    return [some for some in grown if kind(in_order((*meld, *some))) > SET]


def tails(at: list[list[int]], numbers: range) -> list[Meld]:
    """Every way to go on in this direction, from nothing to as far as cards reach."""
    found: list[Meld] = [()]
    ways: list[Meld] = [()]
    for number in numbers:
        ways = [(*way, card) for way in ways for card in at[number]]
        found += ways
    return found


# 5.3 Jokers -----------------------------------------------------------------------------------------------------


def exchanges(meld: Meld, hand: list[int]) -> dict[int, int]:
    """The cards of this hand that a joker of this meld stands for, and that joker."""
    jokers = {NUMBER[card]: card for card in meld if IS_JOKER[card]}
    colours = {COLOUR[card] for card in meld if not IS_JOKER[card]}
    form = kind(meld)
    stands_for = colours if form == RUN else {*NORMAL} - colours
    return {card: jokers[NUMBER[card]] for card in hand if NUMBER[card] in jokers and COLOUR[card] in stands_for}


# 5.5 Taking back ------------------------------------------------------------------------------------------------


def part_from(meld: Meld, end: int) -> int:
    """How many cards at least go from this end (0 the low one, 1 the high one) so that a run stays; 0 if none does."""
    for count in range(1, len(meld) - 2):
        if kind(meld[:-count] if end else meld[count:]) > SET:
            return count
    return 0
