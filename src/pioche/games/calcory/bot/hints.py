"""Calcory: a player's rules of thumb.

A turn is thought through by its sum alone: what one more card may bring, from the numbers one remembers and the
odds of all others, against stopping now. Values are in cards for the pile.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp
from random import Random
from typing import Final

from pioche.core.game import Hints
from pioche.core.table import ByStep
from pioche.games.calcory.cards import BACK, EMPTY, FRESH, GOAL, NUMBER_OF, STOP, total, zeros
from pioche.games.calcory.state import Calcory
from pioche.games.calcory.turning import PlaceBack, PutBack, TurnCard, least

# How often one player fails to beat a group of this sum (a guess that bots of all levels come close to)
SURVIVES: Final = (0.05, 0.05, 0.06, 0.08, 0.1, 0.13, 0.17, 0.22, 0.28, 0.36, 0.47, 0.6, 0.74)
SHOWN: Final = 0.05  # what it costs to show the others a card they have not seen
LET_STAND: Final = 0.3  # what it costs, for each card, to let another one's group stand
MOST_CARDS: Final = 7

Known = tuple[int, ...]


def remembered(v: Calcory) -> tuple[dict[int, int], list[int]]:
    """Where the numbers lie that this seat knows, one place for each; and the places of all others."""
    places: dict[int, int] = {}
    others: list[int] = []
    for place in v.down:
        card = v.grid[place]
        if 0 <= card < EMPTY:
            places.setdefault(NUMBER_OF[card], place)
        else:
            others.append(place)
    return places, others


def odds(v: Calcory) -> Known:
    """How many cards of each number a place that is not known may hold."""
    counts = [0] * 10
    for card in v.unseen:
        counts[NUMBER_OF[card]] += 1
    return tuple(counts)


@lru_cache(1 << 14)
def hope(
    reached: int, cards: int, none: int, least: int, known: Known, counts: Known, mark: tuple[int, int], rivals: int
) -> float:
    """What a turn may still bring that stands at this sum, with so many cards and zeros."""
    if reached > GOAL or none > 1:
        return -LET_STAND * mark[1]
    if reached == GOAL:
        return cards - 1.0
    best = stop_now(reached, cards, mark, rivals) if cards >= least else -9.0
    if cards >= MOST_CARDS:
        return best
    for number in known:
        best = max(best, hope(reached + number, cards + 1, none + (not number), least, (), counts, mark, rivals))
    return max(best, gamble(reached, cards, none, least, known, counts, mark, rivals))


@lru_cache(1 << 14)
def gamble(
    reached: int, cards: int, none: int, least: int, known: Known, counts: Known, mark: tuple[int, int], rivals: int
) -> float:
    """The same if a card nobody knows is turned up next."""
    whole = sum(counts)
    if not whole:
        return -9.0
    return -SHOWN + sum(
        count / whole * hope(reached + number, cards + 1, none + (not number), least, known, counts, mark, rivals)
        for number, count in enumerate(counts)
        if count
    )


def stop_now(reached: int, cards: int, mark: tuple[int, int], rivals: int) -> float:
    if (reached, cards) <= mark:
        return -LET_STAND * mark[1]
    return max(0.7, cards - 1.0) * SURVIVES[reached] ** rivals


def rate_turning(v: Calcory, seat: int, options: list[int], step: TurnCard) -> list[float]:
    places, others = remembered(v)
    standing = v.cards(v.standing)
    mark = (total(standing), len(standing)) if standing else (-1, 0)
    group = v.cards(v.group)
    reached, none, cards = total(group), zeros(group), len(group)
    known, counts, rivals = tuple(sorted(places)), odds(v), v.players - 1
    lowest = least(v)
    by_place = {
        place: hope(
            reached + number, cards + 1, none + (not number), lowest,
            tuple(other for other in known if other != number), counts, mark, rivals,
        )
        for number, place in places.items()
    }  # fmt: skip
    blind = gamble(reached, cards, none, lowest, known, counts, mark, rivals) if others else -9.0
    by_place |= dict.fromkeys(others, blind)
    by_place[STOP] = ending(v, seat) if cards == 1 else stop_now(reached, cards, mark, rivals) if cards else -9.0
    return [by_place.get(option, -9.0) for option in options]


def ending(v: Calcory, seat: int) -> float:
    """Stopping with one card may end the game: good for who leads, bad for who does not."""
    lead = v.won[seat] + 1 - max(won for other, won in enumerate(v.won) if other != seat)
    return (4.0 if lead > 0 else -6.0) * SURVIVES[total(v.cards(v.group))] ** (v.players - 1)


def rate_putting_back(v: Calcory, seat: int, options: list[int], step: PutBack) -> list[float]:
    """A card that one can use again: its complement is remembered, or it is a small one."""
    places, _ = remembered(v)
    numbers = [NUMBER_OF[option - BACK] for option in options]
    return [(1.0 if GOAL - number in places else 0.0) + (0.02 * number if number else -0.5) for number in numbers]


def rate_placing(v: Calcory, seat: int, options: list[int], step: PlaceBack) -> list[float]:
    return [0.0] * len(options)


RATE: Final = ByStep({TurnCard: rate_turning, PutBack: rate_putting_back, PlaceBack: rate_placing})


def consider(v: Calcory, seat: int, options: list[int]) -> list[int]:
    """One place for each number remembered, one of all others, and stopping; of empty places any."""
    if not isinstance(v.question(seat), TurnCard):
        return options[:1] if isinstance(v.question(seat), PlaceBack) else options
    places, others = remembered(v)
    wanted = {*places.values(), *others[:1], STOP}
    return [option for option in options if option in wanted]


def quick(s: Calcory, seat: int, options: list[int], rng: Random) -> int:
    """Thirteen if it is remembered; else stop when that is good, or turn up a card nobody knows."""
    if options[-1] >= BACK or not s.down or options[0] not in s.down:
        return options[int(rng.random() * len(options))]
    reached = total(s.cards(s.group))
    spots: dict[int, int] = {}
    fresh = -1
    for place in s.down:
        card = s.grid[place]
        if card == FRESH:
            fresh = place
        else:
            spots[NUMBER_OF[card]] = place
    if GOAL - reached in spots:
        return spots[GOAL - reached]
    can_stop = options[-1] == STOP
    if can_stop and reached >= 9 and len(s.group) > 1 and s.better(s.group):
        return STOP
    for number in (GOAL - 1 - reached, GOAL - 2 - reached):
        if number > 0 and number in spots and (s.standing or reached < 6):
            return spots[number]
    if can_stop and reached >= 8 and (fresh < 0 or rng.random() < 0.7) and len(s.group) > 1:
        return STOP
    return fresh if fresh >= 0 else options[int(rng.random() * len(options))]


def rests(s: Calcory, view: Calcory) -> bool:
    """Between two turns, once the one under way and the next round are over."""
    return not s.group and s.turn == view.turn and sum(s.won) > sum(view.won)


def worth(s: Calcory) -> list[float]:
    """Each seat's share of the win: by the result, before it by the cards won and those left."""
    if s.ranks:
        first = s.ranks.count(0)
        return [1 / first if rank == 0 else 0.0 for rank in s.ranks]
    most, left = max(s.won), len(s.down) + len(s.standing)
    scale = 0.8 + 0.09 * left
    shares = [exp((won - most) / scale) for won in s.won]
    return [share / sum(shares) for share in shares]


def forget(v: Calcory, seat: int, share: float, rng: Random) -> Calcory:
    """Cards seen and turned back, as if nobody had turned them up yet."""
    w = v.clone()
    lost: list[int] = []
    kept: list[int] = []
    for line, (place, _) in enumerate(v.returned):
        if v.grid[place] >= 0 and rng.random() < share:
            w.gone = w.gone + v.rests[line]
            lost.append(place)
        else:
            kept.append(line)
    w.returned, w.pools, w.rests = ([lines[line] for line in kept] for lines in (v.returned, v.pools, v.rests))
    own = {place for place, _ in v.returned}
    lost += [p for p in v.down if p not in own and 0 <= v.grid[p] < EMPTY and rng.random() < share]
    w.unseen = sorted(v.unseen + [v.grid[place] for place in lost])
    for place in lost:
        w.grid[place] = FRESH
    return w


HINTS: Final = Hints(rate=RATE, consider=consider, quick=quick, worth=worth, rests=rests, reach=60, forget=forget)
