"""Rummü: a player's rules of thumb. Values are about points: what melds bring, and what cards in hand may cost."""

from __future__ import annotations

from functools import lru_cache
from math import exp
from random import Random
from typing import Final

from pioche.core.game import Hints
from pioche.core.hidden import without
from pioche.core.table import ByStep
from pioche.games._mubox.deck import COLOUR, FACES, NUMBER
from pioche.games.rummu.cards import ADD, BACK, CLOSE, DONE, IS_JOKER, MELD, NORMAL, STOCK, SWAP, TAKE, YELLOW
from pioche.games.rummu.drawing import Deal, Draw, TakeMore
from pioche.games.rummu.melds import NUMBERS, Meld, exchanges, fitting, in_order, may_lay, melds_of, parts, worth
from pioche.games.rummu.playing import (
    AddCard,
    Discard,
    GiveForJoker,
    LayCard,
    Play,
    TakeBack,
    TakePart,
    addable,
    layable,
)
from pioche.games.rummu.scoring import points
from pioche.games.rummu.state import Rummu

JOKERS: Final = frozenset(card for card in range(FACES) if IS_JOKER[card])
PER_CARD: Final = 5.0  # what a card less in hand is worth
JOKER: Final = 6.0  # what a joker in hand is worth to who can still use it
JOKER_RISK: Final = 4.0  # what it may cost to take one
TO_OTHERS: Final = 0.1  # how much of what others gain counts against an answer
TAKE_BACK: Final = -8.0  # no card is left to discard
COMING_OUT: Final = [8.0, 12.0, 20.0, 30.0]  # what it is worth with so many cards, from three on
CLOSE_BY: Final = [0.2, 0.03, 0.008, 0.002]  # how much a way counts that lacks one card, two, ...
MANY: Final = 12  # melds in hand: only the best ones are tried
DEPTH: Final = 5  # discards looked at
SPREAD: Final = 25.0  # points that make a lead safe (from 800 hands of greedy bots)
REACH: Final = 30  # about two rounds
DOUBT: Final = 6.0  # an answer that looks worse than the best by no more is worth a search


# What cards in hand are good for -----------------------------------------------------------------------------


@lru_cache(1 << 14)
def plan(hand: Meld, need: int) -> float:
    """What the best melds of this hand bring together, the first one with at least so many cards."""
    if not may_lay([*hand], need):
        return 0.0
    melds = [meld for meld in melds_of(hand) if len(meld) >= need]
    if len(melds) > MANY:
        melds = sorted(melds, key=value_of)[-3:]
    return max([value_of(meld) + after(hand, meld) for meld in melds], default=0.0)


def after(hand: Meld, meld: Meld) -> float:
    """What the rest of this hand brings once this meld is laid down."""
    rest = tuple(without([*hand], [*meld]))
    return plan(rest, 3) if len(rest) >= 3 else 0.0 if rest else TAKE_BACK


def value_of(meld: Meld) -> float:
    return worth(meld) + PER_CARD * len(meld) - 2.0 * sum([IS_JOKER[card] for card in meld])


@lru_cache(1 << 15)
def use(card: int, hand: Meld) -> float:
    """How much this card helps the others of the hand towards melds."""
    value = JOKER if IS_JOKER[card] else 0.0
    for other in hand:
        gap = abs(NUMBER[card] - NUMBER[other])
        if card == other:
            continue
        if gap == 0:
            value += 1.6
        elif gap <= 2:
            alike = COLOUR[card] == COLOUR[other] or IS_JOKER[card] or IS_JOKER[other]
            value += (2.2 if alike else 0.8) / gap
    return value


@lru_cache(1 << 15)
def nearness(hand: Meld, need: int) -> float:
    """How close these cards are to a first meld: by the cards that would complete one, and the pairs that would."""
    rows = [0] * 5
    for card in hand:
        rows[COLOUR[card]] |= 1 << NUMBER[card]
    at = [sum([1 << colour for colour in range(5) if rows[colour] >> number & 1]) for number in range(NUMBERS)]
    lacking = [0.0] * (need + 1)  # how many ways lack so many cards
    for window in [((1 << need) - 1) << start for start in range(NUMBERS - need + 1)]:
        for colour in NORMAL:
            normal = rows[colour] & window
            jokers = min((need - 1) // 2, (rows[YELLOW] & window & ~normal).bit_count())
            lacking[need - normal.bit_count() - jokers] += 1.5
    if need <= 5:
        for number in range(NUMBERS):
            held = at[number].bit_count()
            lacking[max(0, need - held)] += max(1.0, 5.0 - held)
        for start in range(NUMBERS - need + 1):
            lacking[need - matched(tuple(sorted(at[start : start + need])))] += 1.2
    return 1.0 - exp(-sum([ways * close for ways, close in zip(lacking[1:], CLOSE_BY, strict=False)]))


@lru_cache(1 << 12)
def matched(places: tuple[int, ...]) -> int:
    """At how many of these places a card can lie, if no colour may come twice; for each the colours as bits."""
    if not places:
        return 0
    first, rest = places[-1], places[:-1]
    taken = [1 + matched(tuple(sorted([other & ~(1 << c) for other in rest]))) for c in range(5) if first >> c & 1]
    return max([*taken, matched(rest)])


def fitting_somewhere(v: Rummu) -> set[int]:
    """The cards that can be added to a meld on the table."""
    return {card for meld in v.melds for card in fitting(tuple(meld))[0]}


def prospects(v: Rummu, seat: int, hand: list[int]) -> float:
    """What this hand is worth to this seat."""
    cards = tuple(sorted(hand))
    need = 3 if v.out[seat] else v.need(seat)
    value = plan(cards, need)
    if v.out[seat]:
        fit = fitting_somewhere(v)
        value += PER_CARD * sum([card in fit for card in hand])
    elif not value:
        value = COMING_OUT[need - 3] * nearness(cards, need)
    return value + 0.25 * sum([use(card, cards) for card in cards])


# Drawing -------------------------------------------------------------------------------------------------------


def rate_drawing(v: Rummu, seat: int, options: list[int], step: Draw | TakeMore) -> list[float]:
    """Discards as deep as it pays: cards that stay in hand cost."""
    if TAKE not in options:
        return [0.0] * len(options)
    hand, known = v.hands[seat], v.discard[::-1][:DEPTH]
    whole = prospects(v, seat, hand)
    gains = [prospects(v, seat, hand + known[: n + 1]) - whole - PER_CARD * n for n in range(len(known))]
    return [max(gains) if option == TAKE else 7.0 if option == STOCK else 4.5 for option in options]


# Playing -------------------------------------------------------------------------------------------------------


def rate_playing(v: Rummu, seat: int, options: list[int], step: Play) -> list[float]:
    rates = {DONE: 0.0, MELD: 1.0 + max(rated_melds(v, seat).values(), default=0.0)}
    for option in options:
        if ADD <= option < SWAP:
            rates[option] = max(rated_additions(v, seat, option - ADD).values())
        elif option >= SWAP:
            rates[option] = value_of_swap(v, seat, option - SWAP)
    return [rates[option] for option in options]


def rated_melds(v: Rummu, seat: int) -> dict[Meld, float]:
    """With what they leave; of many melds only the best are thought through."""
    hand = tuple(sorted(v.hands[seat] + v.picked))
    melds = sorted(layable(v, seat), key=value_of, reverse=True)
    return {meld: value_of(meld) + after(hand, meld) for meld in melds[:MANY]}


def rated_additions(v: Rummu, seat: int, number: int) -> dict[Meld, float]:
    hand, lying = tuple(v.hands[seat]), v.melds[number]
    return {
        way: gain_by(v, seat, number, [*lying, *way]) + sum([PER_CARD - 0.4 * use(card, hand) for card in way])
        for way in addable(v, seat, number)
    }


def gain_by(v: Rummu, seat: int, number: int, changed: list[int]) -> float:
    """What it is worth to this seat that a meld on the table looks like this."""
    more = worth(in_order(changed)) - worth(tuple(v.melds[number]))
    return more if v.side(v.owners[number]) == v.side(seat) else -TO_OTHERS * more


def value_of_swap(v: Rummu, seat: int, number: int) -> float:
    hand, meld = v.hands[seat], v.melds[number]
    values = []
    for card, joker in exchanges(tuple(meld), hand).items():
        gain = prospects(v, seat, [*without(hand, [card]), joker]) - prospects(v, seat, hand)
        values.append(gain - JOKER_RISK + gain_by(v, seat, number, [*without(meld, [joker]), card]))
    return max(values)


def rate_laying(v: Rummu, seat: int, options: list[int], step: LayCard) -> list[float]:
    """The way that brings most, card by card."""
    ways = rated_additions(v, seat, v.onto) if isinstance(step, AddCard) else rated_melds(v, seat)
    best, count = dict.fromkeys(options, -99.0), len(v.picked)
    for way, value in ways.items():
        if [*way[:count]] == v.picked:
            answer = way[count] if len(way) > count else CLOSE
            best[answer] = max(best[answer], value)
    return [best[option] for option in options]


def rate_giving(v: Rummu, seat: int, options: list[int], step: GiveForJoker) -> list[float]:
    return [-use(card, tuple(v.hands[seat])) for card in options]


# Taking back and discarding --------------------------------------------------------------------------------------


def rate_taking_back(v: Rummu, seat: int, options: list[int], step: TakeBack) -> list[float]:
    """Rather one card of a long meld than a short one altogether."""
    return [1.0 * len(v.melds[option - BACK]) for option in options]


def rate_part(v: Rummu, seat: int, options: list[int], step: TakePart) -> list[float]:
    """Few cards, and no joker."""
    part = parts(tuple(v.melds[v.onto]))
    return [-1.0 * len(part[option]) - (option in JOKERS) for option in options]


def rate_discarding(v: Rummu, seat: int, options: list[int], step: Discard) -> list[float]:
    """What is needed least, and rather a card that nobody can add to a meld."""
    hand, fit = v.hands[seat], fitting_somewhere(v)
    costs = [6.0 * (card in JOKERS) + 1.0 * (card in fit) for card in options]
    return [prospects(v, seat, without(hand, [card])) - cost for card, cost in zip(options, costs, strict=True)]


RATE: Final = ByStep({
    Draw: rate_drawing, TakeMore: rate_drawing, Play: rate_playing, LayCard: rate_laying,
    GiveForJoker: rate_giving, TakeBack: rate_taking_back, TakePart: rate_part, Discard: rate_discarding,
})  # fmt: skip


# For searches ----------------------------------------------------------------------------------------------------


def quick(s: Rummu, seat: int, options: list[int], rng: Random) -> int:
    """As one plays without much thought: drawn with care, which matters most, and everything laid down."""
    step = s.agenda[-1]
    if isinstance(step, Discard):
        hand, need = tuple(s.hands[seat]), s.need(seat)
        few = sorted(options, key=lambda card: use(card, hand))[: 1 if s.out[seat] else 3]
        return few[0] if len(few) == 1 else max(few, key=lambda card: nearness(tuple(without([*hand], [card])), need))
    if len(options) == 1 or isinstance(step, AddCard | GiveForJoker):
        return options[0]
    return options[1] if isinstance(step, Play) else RATE.best(s, seat, options, rng)


def consider(v: Rummu, seat: int, options: list[int]) -> list[int]:
    """What looks nearly as good as the best; a meld is chosen by what it brings, without further thought."""
    rates = RATE(v, seat, options)
    close = 0.0 if isinstance(v.question(seat), LayCard | GiveForJoker | TakePart) else DOUBT
    ranked = sorted(zip(rates, options, strict=True), reverse=True)
    return [option for rate, option in ranked if rate >= max(rates) - close][: 5 if close else 1]


def rests(s: Rummu, view: Rummu) -> bool:
    """A hand is over and the next one not dealt."""
    return len(s.pad) > len(view.pad)


def chances(s: Rummu) -> list[float]:
    """Each seat's share of the win, by the points as they stand and what the hands may still bring."""
    if s.ranks:
        return [(rank == 0) / s.ranks.count(0) for rank in s.ranks]
    now = [1.0 * total for total in s.totals]
    if not isinstance(s.agenda[-1], Deal):
        for seat, gained in enumerate(points(s)):
            now[s.side(seat)] += gained + prospects(s, seat, s.hands[seat])
    most = max(now)
    odds = [exp((now[s.side(seat)] - most) / SPREAD) for seat in range(s.players)]
    return [odd / sum(odds) for odd in odds]


HINTS: Final = Hints(rate=RATE, consider=consider, quick=quick, worth=chances, rests=rests, reach=REACH)
