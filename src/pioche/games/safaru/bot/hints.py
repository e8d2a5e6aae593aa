"""Safarü: a player's rules of thumb. All values are in points for one's own side."""

from __future__ import annotations

from functools import lru_cache
from math import exp
from random import Random
from typing import Final

from pioche.core.game import Hints
from pioche.core.hidden import UNKNOWN, without
from pioche.core.table import ByStep
from pioche.games._mubox.deck import DECK, FACES, NUMBER, TRIANGLES
from pioche.games.safaru.cards import (
    DONE,
    FINISH,
    IS_BABY,
    IS_HEDGEHOG,
    IS_UNICORN,
    METHODS,
    NO_CARD,
    PAIR,
    REVERSED,
    catches,
)  # fmt: skip
from pioche.games.safaru.cards import (
    Catch as Caught,
)
from pioche.games.safaru.catching import Catch, NameMethod, PlayCard, Take
from pioche.games.safaru.scoring import points
from pioche.games.safaru.state import Safaru

LEFT_OPEN: Final = 0.7  # how much of what the next player could catch counts against an answer

# What a card caught is worth: its triangles, and its part in the prizes
NORMAL: Final = [TRIANGLES[c] - 5.0 * IS_BABY[c] + 2.6 * IS_UNICORN[c] - 1.3 * IS_HEDGEHOG[c] for c in range(FACES)]
BACKWARDS: Final = [-(TRIANGLES[c] + 0.8 + 2.0 * IS_HEDGEHOG[c]) for c in range(FACES)]
VALUES: Final = (NORMAL, BACKWARDS)


@lru_cache(1 << 15)
def best_catch(wild: Caught, card: int, variant: int) -> float:
    """What this card may bring against this table, all methods used that pay; the dearest one if it must be one."""
    table, value, left = [*wild], VALUES[variant], [*METHODS]
    gained, used = 0.0, False
    while left:
        ways = [(worth(way, m, card, value), m, way) for m in left for way in catches(table, card, m)]
        if not ways:
            break
        gain, method, way = max(ways) if variant != REVERSED or used else named(ways)
        if used and (gain <= 0 or variant == REVERSED):
            break
        gained, used = gained + gain, True
        left.remove(method)
        table = without(table, [*way])
    return gained


def named(ways: list[tuple[float, int, Caught]]) -> tuple[float, int, Caught]:
    """Reversed: the neighbour names the method that costs most, of which the cheapest cards are taken."""
    best = {method: max(way for way in ways if way[1] == method) for method in {way[1] for way in ways}}
    return min(best.values())


def worth(way: Caught, method: int, card: int, value: list[float]) -> float:
    return sum([value[caught] for caught in way]) + (value[card] if method == PAIR else 0.0)


@lru_cache(1 << 13)
def exposed(wild: Caught, unseen: Caught, variant: int) -> float:
    """What the next player may hope to catch from this table with the best of a few cards."""
    gains: list[float] = []
    for card in dict.fromkeys(unseen):
        gains += [best_catch(wild, card, variant)] * unseen.count(card)
    gains.sort(reverse=True)
    return sum(gains[: len(gains) // 4 + 1]) / (len(gains) // 4 + 1) if gains else 0.0


def unseen(v: Safaru, seat: int) -> Caught:
    """The cards that are in other hands or in the stock."""
    played = [v.played] if v.played != NO_CARD else []
    return tuple(without(DECK, v.wild, v.picked, played, *v.caught, *[h for h in v.hands if UNKNOWN not in h]))


def rate_playing(v: Safaru, seat: int, options: list[int], step: PlayCard) -> list[float]:
    hidden, wild = unseen(v, seat), tuple(sorted(v.wild))
    rates = []
    for card in options:
        gain = best_catch(wild, card, v.variant)
        after = wild if gain else tuple(sorted((*wild, card)))
        rates.append(gain - LEFT_OPEN * exposed(after, hidden, v.variant))
    return rates


def rate_catching(v: Safaru, seat: int, options: list[int], step: Catch) -> list[float]:
    value = VALUES[v.variant]
    return [
        0.0 if option == FINISH else max(worth(way, option, v.played, value) for way in v.ways(option)) + 0.01
        for option in options
    ]


def rate_taking(v: Safaru, seat: int, options: list[int], step: Take) -> list[float]:
    """The way that brings most, card by card."""
    value, picked = VALUES[v.variant], tuple(v.picked)
    best = dict.fromkeys(options, -99.0)
    for way in catches(v.wild + v.picked, v.played, v.method):
        if way[: len(picked)] == picked:
            answer = way[len(picked)] if len(way) > len(picked) else DONE
            best[answer] = max(best[answer], worth(way, v.method, v.played, value))
    return [best[option] for option in options]


def rate_naming(v: Safaru, seat: int, options: list[int], step: NameMethod) -> list[float]:
    """What costs the neighbour most."""
    value = VALUES[v.variant]
    return [-max(worth(way, option, v.played, value) for way in v.ways(option)) for option in options]


RATE: Final = ByStep({PlayCard: rate_playing, Catch: rate_catching, Take: rate_taking, NameMethod: rate_naming})


def quick(s: Safaru, seat: int, options: list[int], rng: Random) -> int:
    """The best catch at hand, without a thought for who comes next."""
    step = s.agenda[-1]
    if isinstance(step, PlayCard):
        wild = tuple(sorted(s.wild))
        return max(options, key=lambda card: best_catch(wild, card, s.variant) + 0.001 * NUMBER[card])
    return RATE.best(s, seat, options, rng)


def rests(s: Safaru, view: Safaru) -> bool:
    """A game is over and the next one not dealt."""
    return len(s.pad) > len(view.pad)


def chances(s: Safaru) -> list[float]:
    """Each seat's share of the win, by the points as they stand."""
    sign = -1.0 if s.variant == REVERSED else 1.0
    counted = not any(s.caught) or not (s.stock or any(s.hands))  # a game that is over is in the totals
    now = s.totals if counted else [total + more for total, more in zip(s.totals, points(s), strict=True)]
    most = max(sign * total for total in now)
    odds = [exp((sign * total - most) / 8.0) for total in now]
    if s.ranks:
        first = s.ranks.count(0)
        return [1 / first if rank == 0 else 0.0 for rank in s.ranks]
    whole = sum(odds[s.side(seat)] for seat in range(s.players))
    return [odds[s.side(seat)] / whole for seat in range(s.players)]


HINTS: Final = Hints(rate=RATE, quick=quick, worth=chances, rests=rests)
