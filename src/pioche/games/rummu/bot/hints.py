"""Rummü: a player's rules of thumb. Values are about points: what melds bring, and what cards in hand may cost."""

from __future__ import annotations

from functools import lru_cache
from math import exp
from random import Random
from typing import Final

from pioche.core.game import Hints
from pioche.core.hidden import without
from pioche.core.table import ByStep
from pioche.games._mubox.deck import COLOUR, NUMBER
from pioche.games.rummu.cards import ADD, BACK, CLOSE, DONE, HIGH, IS_JOKER, LOW, MELD, SWAP, TAKE
from pioche.games.rummu.drawing import Draw, TakeMore
from pioche.games.rummu.melds import Meld, exchanges, fits, in_order, melds_of, part_from, worth
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
)  # fmt: skip
from pioche.games.rummu.scoring import points
from pioche.games.rummu.state import Rummu

PER_CARD: Final = 4.0  # what a card less in hand is worth
JOKER: Final = 6.0  # what a joker in hand is worth to who can still use it
TO_OTHERS: Final = 0.5  # how much of what others gain counts against an answer


# What cards in hand are good for -----------------------------------------------------------------------------


@lru_cache(1 << 14)
def plan(hand: Meld, need: int) -> float:
    """What the best melds of this hand bring together, the first one with at least so many cards."""
    best = 0.0
    for meld in melds_of(hand):
        if len(meld) >= need:
            rest = tuple(without([*hand], [*meld]))
            best = max(best, worth(meld) + PER_CARD * len(meld) + (plan(rest, 3) if len(rest) >= 3 else 0.0))
    return best


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


def prospects(v: Rummu, seat: int, hand: list[int]) -> float:
    """What this hand is worth to this seat."""
    cards = tuple(sorted(hand))
    need = 3 if v.out[seat] else v.need(seat)
    value = plan(cards, need)
    if v.out[seat]:
        lying = [tuple(meld) for meld in v.melds]
        value += sum([PER_CARD for card in hand if any(fits(meld, card) for meld in lying)])
    return value + 0.25 * sum([use(card, cards) for card in cards])


# Drawing -------------------------------------------------------------------------------------------------------


def rate_drawing(v: Rummu, seat: int, options: list[int], step: Draw) -> list[float]:
    if TAKE not in options:
        return [0.0] * len(options)
    hand = v.hands[seat]
    gain = prospects(v, seat, [*hand, v.discard[-1]]) - prospects(v, seat, hand)
    return [gain if option == TAKE else 4.0 for option in options]


def rate_more(v: Rummu, seat: int, options: list[int], step: TakeMore) -> list[float]:
    if TAKE not in options:
        return [0.0]
    hand = v.hands[seat]
    gain = prospects(v, seat, [*hand, v.discard[-1]]) - prospects(v, seat, hand)
    return [gain if option == TAKE else 7.0 for option in options]


# Playing -------------------------------------------------------------------------------------------------------


def rate_playing(v: Rummu, seat: int, options: list[int], step: Play) -> list[float]:
    rates = []
    for option in options:
        if option == DONE:
            rates.append(0.0)
        elif option == MELD:
            rates.append(1.0 + max(value_of(meld) for meld in layable(v, seat)))
        elif option < SWAP:
            rates.append(max(value_of_adding(v, seat, option - ADD, way) for way in addable(v, seat, option - ADD)))
        else:
            rates.append(value_of_swap(v, seat, option - SWAP))
    return rates


def value_of(meld: Meld) -> float:
    return worth(meld) + PER_CARD * len(meld) - 2.0 * sum([IS_JOKER[card] for card in meld])


def value_of_adding(v: Rummu, seat: int, number: int, way: Meld) -> float:
    before = tuple(v.melds[number])
    more = worth(in_order((*before, *way))) - worth(before)
    friend = v.side(v.owners[number]) == v.side(seat)
    kept = [*v.hands[seat]]
    lost = sum([0.4 * use(card, tuple(kept)) for card in way])
    return (more if friend else -TO_OTHERS * more) + PER_CARD * len(way) - lost


def value_of_swap(v: Rummu, seat: int, number: int) -> float:
    hand, meld = v.hands[seat], tuple(v.melds[number])
    best = -9.0
    for card, joker in exchanges(meld, hand).items():
        after = [*without(hand, [card]), joker]
        gain = prospects(v, seat, after) - prospects(v, seat, hand)
        pure = worth(in_order([card if other == joker else other for other in meld])) - worth(meld)
        friend = v.side(v.owners[number]) == v.side(seat)
        best = max(best, gain + (pure if friend else -TO_OTHERS * pure))
    return best


def rate_laying(v: Rummu, seat: int, options: list[int], step: LayCard) -> list[float]:
    """The meld that brings most, card by card."""
    return by_way(options, tuple(v.picked), {meld: value_of(meld) for meld in layable(v, seat)})


def rate_adding(v: Rummu, seat: int, options: list[int], step: AddCard) -> list[float]:
    ways = {way: value_of_adding(v, seat, v.onto, way) for way in addable(v, seat, v.onto)}
    return by_way(options, tuple(v.picked), ways)


def by_way(options: list[int], picked: Meld, ways: dict[Meld, float]) -> list[float]:
    best = dict.fromkeys(options, -99.0)
    for way, value in ways.items():
        if way[: len(picked)] == picked:
            answer = way[len(picked)] if len(way) > len(picked) else CLOSE
            best[answer] = max(best[answer], value)
    return [best[option] for option in options]


def rate_giving(v: Rummu, seat: int, options: list[int], step: GiveForJoker) -> list[float]:
    hand = tuple(v.hands[seat])
    return [-use(card, hand) for card in options]


# Taking back and discarding --------------------------------------------------------------------------------------


def rate_taking_back(v: Rummu, seat: int, options: list[int], step: TakeBack) -> list[float]:
    """Whatever lets one finish with the least lost."""
    return [-cost_of_part(tuple(v.melds[option - BACK])) for option in options]


def cost_of_part(meld: Meld) -> float:
    if len(meld) == 3:
        return worth(meld) + 20.0
    ends = [part_from(meld, end) for end in (0, 1)]
    size = min([count for count in ends if count] or [1])
    return 10.0 + 15.0 * (size - 1)


def rate_part(v: Rummu, seat: int, options: list[int], step: TakePart) -> list[float]:
    meld = v.melds[v.onto]
    rates = []
    for option in options:
        if option in (LOW, HIGH):
            count = part_from(tuple(meld), int(option == HIGH))
            left = meld[count:] if option == LOW else meld[:-count]
            rates.append(worth(tuple(left)) - 10.0 * count)
        else:
            rates.append(-1.0 if option < len(IS_JOKER) and IS_JOKER[option] else 0.0)
    return rates


def rate_discarding(v: Rummu, seat: int, options: list[int], step: Discard) -> list[float]:
    """What is needed least, and rather a card that nobody can add to a meld."""
    hand = v.hands[seat]
    lying = [tuple(meld) for meld in v.melds]
    whole = prospects(v, seat, hand)
    return [
        prospects(v, seat, without(hand, [card]))
        - whole
        - (6.0 if IS_JOKER[card] else 0.0)
        - (1.0 if any(fits(meld, card) for meld in lying) else 0.0)
        for card in options
    ]


RATE: Final = ByStep({
    Draw: rate_drawing, TakeMore: rate_more, Play: rate_playing, LayCard: rate_laying, AddCard: rate_adding,
    GiveForJoker: rate_giving, TakeBack: rate_taking_back, TakePart: rate_part, Discard: rate_discarding,
})  # fmt: skip


def quick(s: Rummu, seat: int, options: list[int], rng: Random) -> int:
    """As one plays without much thought; the stock more often than the discards."""
    if options[0] == DONE and len(options) > 1 and options[-1] == MELD:
        return MELD
    step = s.agenda[-1]
    if isinstance(step, Discard):
        hand = tuple(s.hands[seat])
        return min(options, key=lambda card: use(card, hand))
    if isinstance(step, Draw | TakeMore) and rng.random() < 0.7:
        return options[0]
    return RATE.best(s, seat, options, rng)


def rests(s: Rummu, view: Rummu) -> bool:
    """A hand is over and the next one not dealt."""
    return len(s.pad) > len(view.pad)


def chances(s: Rummu) -> list[float]:
    """Each seat's share of the win, by the points as they stand."""
    if s.ranks:
        first = s.ranks.count(0)
        return [1 / first if rank == 0 else 0.0 for rank in s.ranks]
    now = s.totals[:]
    if (s.hands[0] and s.finisher < 0) or any(s.hands):
        for seat, gained in enumerate(points(s)):
            now[s.side(seat)] += gained
    most = max(now)
    odds = [exp((total - most) / 25.0) for total in now]
    whole = sum([odds[s.side(seat)] for seat in range(s.players)])
    return [odds[s.side(seat)] / whole for seat in range(s.players)]


HINTS: Final = Hints(rate=RATE, quick=quick, worth=chances, rests=rests, reach=80)
