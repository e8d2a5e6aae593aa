"""Calcory: a player's rules of thumb.

A turn is planned by its sum: what numbers that one remembers may bring, or a card nobody knows, against stopping now.
Values are in cards for the pile.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp
from random import Random
from typing import Final, NamedTuple

from pioche.core.game import Hints
from pioche.core.table import ByStep
from pioche.games._mubox.deck import DECK
from pioche.games.calcory.cards import BACK, EMPTY, FRESH, GOAL, NUMBER_OF, STOP, total, zeros
from pioche.games.calcory.state import Calcory
from pioche.games.calcory.turning import PlaceBack, PutBack, TurnCard, least

# How often one player fails to beat a group of this sum (a guess that bots of all levels come close to)
SURVIVES: Final = [0.05, 0.05, 0.06, 0.08, 0.1, 0.13, 0.17, 0.22, 0.28, 0.36, 0.47, 0.6, 0.74]
SHOWN: Final = 0.05  # what it costs to show the others a card they have not seen
LET_STAND: Final = 0.5  # what it costs, for each card it brings, to let another one's group stand
WIN: Final = 8.0  # what it is worth to end the game as its winner
MOST_CARDS: Final = 7
DEPTH: Final = 2  # cards that nobody knows, one after the other, that are thought of
DOUBT: Final = 0.6  # an answer that looks worse than the best by no more is worth a search
BLIND: Final = 10  # stands for a card that nobody knows, beside the numbers


# A turn --------------------------------------------------------------------------------------------------------


class Aim(NamedTuple):
    """What a turn is about."""

    least: int  # cards to turn up
    mark: tuple[int, int]  # to beat: the sum and the number of cards
    stake: float  # what it costs to let that stand
    single: float  # what a single card brings that nobody beats
    rivals: int
    counts: tuple[int, ...]  # of each number, where nobody knows what lies there


class Turn(NamedTuple):
    """How far it has come."""

    numbers: int  # remembered and not turned up yet, as bits
    reached: int
    cards: int
    none: int  # zeros among them

    def on(self, number: int, remembered: bool) -> Turn:
        left = self.numbers & ~(1 << number) if remembered else self.numbers
        return Turn(left, self.reached + number, self.cards + 1, self.none + (not number))


@lru_cache(1 << 14)
def chain(numbers: int, wanted: int) -> tuple[int, int]:
    """The most of these numbers (as bits) that add up to exactly this, and one of them; -99 if none do."""
    best = (0, STOP) if wanted == 0 else (-99, STOP)
    for number in range(min(wanted, 9) + 1):
        if numbers >> number & 1:
            best = max(best, (chain(numbers & ~(1 << number), wanted - number)[0] + 1, number))
    return best


@lru_cache(1 << 17)
def plan(aim: Aim, turn: Turn, depth: int) -> tuple[float, int]:
    """What it may still bring, and the next answer: a number remembered, BLIND or STOP."""
    best, answer = (-aim.stake, STOP) if turn.cards >= aim.least else (-99.0, BLIND)
    usable = turn.numbers & ~1 if turn.none else turn.numbers
    for goal in range(max(turn.reached, 1), GOAL + 1):
        count, number = chain(usable, goal - turn.reached) if goal > turn.reached else (0, STOP)
        value = stands(aim, goal, turn.cards + count) if count >= 0 else -99.0
        if value > best:
            best, answer = value, number
    if depth and turn.cards < MOST_CARDS and any(aim.counts):
        hope = blind(aim, turn, depth)
        if hope > best:
            best, answer = hope, BLIND
    return best, answer


def stands(aim: Aim, reached: int, cards: int) -> float:
    """What it brings to end a turn here."""
    if reached == GOAL:
        return cards - 1.0 - aim.stake
    if cards < aim.least or not cards:
        return -99.0
    if (reached, cards) <= aim.mark:
        return -aim.stake
    return (cards - 1.0 if cards > 1 else aim.single) * SURVIVES[reached] ** aim.rivals


def goes_on(aim: Aim, turn: Turn, depth: int) -> float:
    """What a turn may bring once a card is turned up."""
    if turn.reached > GOAL or turn.none > 1:
        return -aim.stake
    return stands(aim, GOAL, turn.cards) if turn.reached == GOAL else plan(aim, turn, depth)[0]


def blind(aim: Aim, turn: Turn, depth: int) -> float:
    """The same for a card that nobody knows."""
    hopes = [count * goes_on(aim, turn.on(n, False), depth - 1) for n, count in enumerate(aim.counts) if count]
    return sum(hopes) / sum(aim.counts) - SHOWN


def aim_of(s: Calcory, seat: int, counts: tuple[int, ...]) -> Aim:
    standing = s.cards(s.standing)
    mark = (total(standing), len(standing)) if standing else (-1, 0)
    ends = mark[1] == 1 and leads(s, s.owner)
    stake = WIN if ends else LET_STAND * max(0, mark[1] - 1)
    return Aim(least(s), mark, stake, WIN if leads(s, seat) else -WIN, s.players - 1, counts)


def leads(s: Calcory, seat: int) -> bool:
    """Whether one more card would make this seat the winner."""
    return s.won[seat] >= max([won for other, won in enumerate(s.won) if other != seat])


def turn_of(s: Calcory, numbers: int) -> Turn:
    group = s.cards(s.group)
    return Turn(numbers, total(group), len(group), zeros(group))


def by_number(cards: list[int]) -> tuple[int, ...]:
    counts = [0] * 10
    for card in cards:
        counts[NUMBER_OF[card]] += 1
    return tuple(counts)


USUAL: Final = by_number(DECK)


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


def rate_turning(v: Calcory, seat: int, options: list[int], step: TurnCard) -> list[float]:
    places, others = remembered(v)
    aim, turn = aim_of(v, seat, by_number(v.unseen)), turn_of(v, sum([1 << number for number in places]))
    rates = {place: goes_on(aim, turn.on(number, True), DEPTH) for number, place in places.items()}
    rates |= dict.fromkeys(others, blind(aim, turn, DEPTH) if others and any(aim.counts) else -9.0)
    rates[STOP] = stands(aim, turn.reached, turn.cards)
    return [rates.get(option, -9.0) for option in options]


def rate_putting_back(v: Calcory, seat: int, options: list[int], step: PutBack) -> list[float]:
    """A card that one can use again: its complement is remembered, or it is a small one."""
    places, _ = remembered(v)
    numbers = [NUMBER_OF[option - BACK] for option in options]
    return [(1.0 if GOAL - number in places else 0.0) + (0.02 * number if number else -0.5) for number in numbers]


def rate_placing(v: Calcory, seat: int, options: list[int], step: PlaceBack) -> list[float]:
    return [0.0] * len(options)


RATE: Final = ByStep({TurnCard: rate_turning, PutBack: rate_putting_back, PlaceBack: rate_placing})


def consider(v: Calcory, seat: int, options: list[int]) -> list[int]:
    """One place for each number remembered, one of all others, and stopping, if it looks nearly as good as the best;
    everything where the game may end. Of empty places any."""
    if not isinstance(v.question(seat), TurnCard):
        return options[:1] if isinstance(v.question(seat), PlaceBack) else options
    places, others = remembered(v)
    wanted = {*places.values(), *others[:1], STOP}
    kept = [option for option in options if option in wanted]
    rates = RATE(v, seat, kept)
    close = 9.0 if len(v.standing) == 1 else DOUBT
    return [
        option for option, rate in zip(kept, rates, strict=True)
        if rate >= max(rates) - close or (option == STOP and len(v.group) == 1)
    ]  # fmt: skip


# For searches ----------------------------------------------------------------------------------------------


def quick(s: Calcory, seat: int, options: list[int], rng: Random) -> int:
    """As the turn is planned, as if all cards that nobody knows were spread as in a whole deck."""
    if options[-1] >= BACK or not s.down or options[0] not in s.down:
        return options[int(rng.random() * len(options))]
    spots = {STOP: options[-1]}
    for place in s.down:
        card = s.grid[place]
        spots[BLIND if card == FRESH else NUMBER_OF[card]] = place
    numbers = sum([1 << number for number in spots if number < BLIND])
    _, answer = plan(aim_of(s, seat, USUAL), turn_of(s, numbers), DEPTH)
    return spots.get(answer, options[int(rng.random() * len(options))])


def rests(s: Calcory, view: Calcory) -> bool:
    """A round later, when the same player turns up a first card."""
    return len(s.group) < 2 and s.turn == view.turn and (s.idle != view.idle or s.won != view.won)


def worth(s: Calcory) -> list[float]:
    """Each seat's share of the win: by the result, before it by the cards won and the group that stands.

    Fitted to 2,000 games: the more cards there are left, the less a lead counts.
    """
    if s.ranks:
        return [(rank == 0) / s.ranks.count(0) for rank in s.ranks]
    left, now = len(s.down) + len(s.standing), [1.0 * won for won in s.won]
    if len(s.standing) > 1:
        now[s.owner] += (len(s.standing) - 1) * SURVIVES[total(s.cards(s.standing))] ** (s.players - 1)
    shares = [exp((won - max(now)) / min(6.0, 1 + 0.16 * left)) for won in now]
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
