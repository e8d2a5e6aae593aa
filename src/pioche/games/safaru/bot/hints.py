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
from pioche.games.safaru.cards import Catch as Caught
from pioche.games.safaru.catching import Catch, NameMethod, PlayCard, Take
from pioche.games.safaru.scoring import BABY, HEDGEHOGS, MANY_HEDGEHOGS, MOST_CARDS, UNICORNS, count, triangles
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
    """All hands are played: what the next deal brings is luck."""
    return True


def expected(s: Safaru) -> list[float]:
    """The points each side may expect of the game under way, from what it has caught so far.

    Who is ahead may lose a prize again as long as there are cards to come. Fitted to 500 games of greedy bots.
    """
    backwards, hedgehogs = s.variant == REVERSED, count(s.caught, IS_HEDGEHOG)
    sure = [1.0 - 0.7 * len(s.stock) / len(DECK)] * 2
    if backwards:
        sure[0] *= 0.2
        prizes = ((MOST_CARDS, [*map(len, s.caught)]), (MANY_HEDGEHOGS, hedgehogs))
    else:
        prizes = ((UNICORNS, count(s.caught, IS_UNICORN)), (HEDGEHOGS, hedgehogs))
    now = [1.0 * points for points in triangles(s.caught)]
    if not backwards:
        now = [points + BABY * babies for points, babies in zip(now, count(s.caught, IS_BABY), strict=True)]
    for (prize, counts), clear in zip(prizes, sure, strict=True):
        odds = [exp(clear * (one - max(counts))) for one in counts]
        now = [points + prize * odd / sum(odds) for points, odd in zip(now, odds, strict=True)]
    return now


def chances(s: Safaru) -> list[float]:
    """Each seat's share of the win by the points to expect; of a win that is sure, a little goes by the margin."""
    sign = -1.0 if s.variant == REVERSED else 1.0
    over = not any(s.caught) or not (s.stock or any(s.hands))  # a game that is over is in the totals
    now = [*s.totals] if over else [total + more for total, more in zip(s.totals, expected(s), strict=True)]
    doubt = 7.0 + 8.0 * (0.0 if over else len(s.stock) / len(DECK))
    most = max(sign * total for total in now)
    odds = [exp((sign * now[s.side(seat)] - most) / doubt) for seat in range(s.players)]
    shares = [odd / sum(odds) for odd in odds]
    if not s.ranks:
        return shares
    first = s.ranks.count(0)
    return [0.7 * (rank == 0) / first + 0.3 * share for rank, share in zip(s.ranks, shares, strict=True)]


HINTS: Final = Hints(rate=RATE, quick=quick, worth=chances, rests=rests)
