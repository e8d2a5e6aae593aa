"""Who meets whom: knock-out, round robin, best of n, and the road of one entrant against the game itself.

Each shape is a function from the entrants in the order of their seeds and from the results so far to all that can be
said now: the matches that are known, played or not, and how everybody stands. It looks at nothing else, so the same
results always lead to the same matches, in whatever order they came.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field

from pioche.core.flow import ranking

FILLER = -(10**6)  # a bot that only makes up the number: no entrant, and no index
MOST_DECIDERS = 3  # after as many ties in a row the better seed goes on
WON, TIED = 2, 1  # for each opponent

Key = tuple[int, int, int]
"""Of a match: its stage, its place in the stage, and how often these have met there before it was decided."""


@dataclass(frozen=True)
class Pairing:
    """A match of a series: which entrants sit where."""

    key: Key
    seats: tuple[int, ...]

    @property
    def stage(self) -> int:
        return self.key[0]

    @property
    def entrants(self) -> list[int]:
        return [seat for seat in self.seats if seat != FILLER]


@dataclass(frozen=True)
class Result:
    """How a match ended, by seat: ranks as the rules give them, tie-breaks included, and scores."""

    ranks: tuple[int, ...]
    scores: tuple[int, ...]


@dataclass(frozen=True)
class Field:
    """Who takes part, and at which tables."""

    seeds: tuple[int, ...]  # entrants, the first seed first
    table: int  # how many sit at a table
    players: range  # how many can
    length: int = 0  # best of so many

    def filled(self, group: tuple[int, ...]) -> tuple[int, ...]:
        """This group, with bots that make up the number."""
        return group + (FILLER,) * (self.players[0] - len(group))

    def seed(self, entrant: int) -> int:
        return self.seeds.index(entrant)


@dataclass
class Outlook:
    """What results so far say."""

    pairings: list[Pairing] = field(default_factory=list)  # known matches, by key
    ranks: dict[int, int] = field(default_factory=dict)  # of every entrant; 0 is best
    points: dict[int, int] = field(default_factory=dict)  # where they are counted
    out: set[int] = field(default_factory=set)  # whose series is over
    over: bool = False
    byes: dict[int, list[int]] = field(default_factory=dict)  # who needs no match, by stage


Results = Mapping[Key, Result]


# One match, and what it takes to decide it --------------------------------------------------------------------------


def turned(group: tuple[int, ...], by: int) -> tuple[int, ...]:
    """The same group, everybody some seats on."""
    by %= len(group)
    return group[by:] + group[:by]


def order_of(pairing: Pairing, result: Result) -> list[list[int]]:
    """The entrants of a match from first to last, those on one place together; who only made up the number is left."""
    places: dict[int, list[int]] = {}
    for entrant, rank in zip(pairing.seats, result.ranks, strict=True):
        if entrant != FILLER:
            places.setdefault(rank, []).append(entrant)
    return [places[rank] for rank in sorted(places)]


def decided(
    there: Field, group: tuple[int, ...], stage: int, place: int, best: int, results: Results, out: Outlook
) -> list[list[int]] | None:
    """The places of this group such that its best so many are told apart from the rest; None while that is open."""
    ahead: list[list[int]] = []
    behind: list[list[int]] = []
    contested, number = group, 1
    while True:
        pairing = Pairing((stage, place, number), turned(there.filled(contested), number - 1))
        out.pairings.append(pairing)
        result = results.get(pairing.key)
        if result is None:
            return None
        order = order_of(pairing, result)
        while order and sum(map(len, ahead)) + len(order[0]) <= best:
            ahead.append(order.pop(0))
        if not order or sum(map(len, ahead)) == best:
            return ahead + order + behind
        tied, behind = order[0], order[1:] + behind
        if number > MOST_DECIDERS:
            by_seed = [[entrant] for entrant in sorted(tied, key=there.seed)]
            return ahead + by_seed + behind
        contested, number = tuple(sorted(tied, key=there.seed)[: there.players[-1]]), number + 1
        behind = [[entrant] for entrant in tied if entrant not in contested] + behind


# Knock-out ----------------------------------------------------------------------------------------------------------


def bracket(size: int) -> list[int]:
    """The seeds (from 0) in the order of a bracket: the first two can only meet in the final."""
    order = [0]
    while len(order) < size:
        order = [seed for one in order for seed in (one, 2 * len(order) - 1 - one)]
    return order


def knock_out(there: Field, results: Results) -> Outlook:
    return duels(there, results) if there.table == 2 else groups(there, results)


def duels(there: Field, results: Results) -> Outlook:
    """Two at a table: a bracket, in which the first seeds have no opponent in the first stage if some are missing."""
    out, size = Outlook(), 2
    while size < len(there.seeds):
        size *= 2
    reached = dict.fromkeys(there.seeds, 0)
    row: list[int | None] = [
        there.seeds[seed] if seed < len(there.seeds) else FILLER for seed in bracket(size)
    ]  # None: not known yet
    stage = 0
    while len(row) > 1:
        stage += 1
        after: list[int | None] = []
        for place in range(0, len(row), 2):
            first, second = row[place], row[place + 1]
            if first is None or second is None:
                after.append(None)
            elif FILLER in (first, second):
                bye = second if first == FILLER else first
                out.byes.setdefault(stage, []).append(bye)
                after.append(bye)
            else:
                order = decided(there, (first, second), stage, place // 2 + 1, 1, results, out)
                after.append(order[0][0] if order else None)
                if order:
                    reached[order[0][0]] = stage
                    out.out.add(order[1][0])
        row = after
    winner = row[0]
    out.over = winner is not None
    return placed(out, {entrant: (reached[entrant], 0) for entrant in there.seeds})


def placed(out: Outlook, reached: Mapping[int, tuple[int, int]]) -> Outlook:
    """Places by the stages that were won."""
    entrants = list(reached)
    out.ranks = dict(zip(entrants, ranking([reached[entrant] for entrant in entrants]), strict=True))
    out.pairings.sort(key=lambda pairing: pairing.key)
    return out


def snake(entrants: list[int], tables: int) -> list[tuple[int, ...]]:
    """Spread over tables: one to each, then back, so that every table has as many good seeds."""
    rows: list[list[int]] = [[] for _ in range(tables)]
    for number, entrant in enumerate(entrants):
        lap, place = divmod(number, tables)
        rows[tables - 1 - place if lap % 2 else place].append(entrant)
    return [tuple(row) for row in rows]


def groups(there: Field, results: Results) -> Outlook:
    """Three or more at a table: of each the best one or two go on, until one table is left."""
    out, stage, low = Outlook(), 0, there.players[0]
    reached = dict.fromkeys(there.seeds, (0, 0))
    alive = list(there.seeds)
    while True:
        stage += 1
        one = len(alive) <= there.table or (len(alive) in there.players and len(alive) < 2 * low)
        tables = 1 if one else -(-len(alive) // there.table)
        best = 2 if 1 < tables < low and 2 * tables < len(alive) else 1
        rows = snake(alive, tables)
        orders = [decided(there, row, stage, place, best, results, out) for place, row in enumerate(rows, start=1)]
        on: list[list[int]] = [[] for _ in range(best)]
        for order in orders:
            flat = [entrant for tied in order or [] for entrant in tied]
            for place, entrant in enumerate(flat[:best]):
                on[place].append(entrant)
                reached[entrant] = (stage, 0)
            out.out.update(flat[best:])
            if one and order:  # at the last table everybody's place counts
                for place, tied in enumerate(order):
                    reached.update(dict.fromkeys(tied, (stage, -place)))
        if None in orders or one:
            out.over = one and None not in orders
            return placed(out, reached)
        alive = [entrant for row in on for entrant in sorted(row, key=there.seed)]


# Where points are counted -------------------------------------------------------------------------------------------


def points_of(pairing: Pairing, result: Result) -> dict[int, int]:
    """Two for each opponent who is behind, one for each who is level."""
    out = {}
    for entrant, rank in zip(pairing.seats, result.ranks, strict=True):
        if entrant != FILLER:
            out[entrant] = sum(WON * (other > rank) + TIED * (other == rank) for other in result.ranks) - TIED
    return out


def leads_of(pairing: Pairing, result: Result) -> dict[int, int]:
    """How far everybody's score is ahead of the others'."""
    total = sum(result.scores)
    leads = [score * len(result.scores) - total for score in result.scores]
    return {entrant: lead for entrant, lead in zip(pairing.seats, leads, strict=True) if entrant != FILLER}


def table_of(there: Field, out: Outlook, played: list[Pairing], results: Results, done: bool, last: int) -> Outlook:
    """Places by points, then by how far the scores were ahead; who is first alone is played for."""
    points, leads = dict.fromkeys(there.seeds, 0), dict.fromkeys(there.seeds, 0)
    for pairing in played:
        for entrant, gained in points_of(pairing, results[pairing.key]).items():
            points[entrant] += gained
        for entrant, lead in leads_of(pairing, results[pairing.key]).items():
            leads[entrant] += lead
    out.points = points
    order = {entrant: (points[entrant], leads[entrant], 0) for entrant in there.seeds}
    first = [entrant for entrant in there.seeds if order[entrant] == max(order.values())]
    if done and len(first) > 1:
        ahead = decided(there, tuple(first[: there.players[-1]]), last, 1, 1, results, out)
        if ahead:
            order[ahead[0][0]] = (points[ahead[0][0]], leads[ahead[0][0]], 1)
        done = ahead is not None
    out.over = done
    out.out = {*there.seeds} if done else set()
    out.ranks = dict(zip(order, ranking(list(order.values())), strict=True))
    out.pairings.sort(key=lambda pairing: pairing.key)
    return out


def rounds(there: Field) -> Iterator[list[tuple[int, ...]]]:
    """Everybody meets everybody: who sits together in each round."""
    many = len(there.seeds)
    if there.table == 2:
        ring = [*there.seeds, *[FILLER] * (many % 2)]
        for number in range(len(ring) - 1):
            turn = [ring[0], *turned(tuple(ring[1:]), number)]
            pairs = [(turn[place], turn[-1 - place]) for place in range(len(ring) // 2)]
            yield [pair[:: 1 - 2 * (number % 2)] for pair in pairs if FILLER not in pair]
    elif (many in there.players and many < 2 * there.players[0]) or many <= there.table:
        for number in range(many):
            yield [turned(there.seeds, number)]
    else:
        ring = list(there.seeds[many % 2 == 0 :])
        tables = -(-many // there.table)
        for number in range(len(ring)):
            turn = [*there.seeds[: many % 2 == 0], *turned(tuple(ring), number)]
            cuts = [many * place // tables for place in range(tables + 1)]
            yield [turned(tuple(turn[a:b]), number) for a, b in itertools.pairwise(cuts)]


def round_robin(there: Field, results: Results) -> Outlook:
    """A round is played when the one before is over, so that everybody has one table at a time."""
    out, played, stage, done = Outlook(), [], 0, True
    for stage, tables in enumerate(rounds(there), start=1):
        here = [Pairing((stage, place, 1), there.filled(group)) for place, group in enumerate(tables, start=1)]
        out.pairings += here
        sitting = {entrant for pairing in here for entrant in pairing.entrants}
        if resting := [entrant for entrant in there.seeds if entrant not in sitting]:
            out.byes[stage] = resting
        played += [pairing for pairing in here if pairing.key in results]
        if not all(pairing.key in results for pairing in here):
            done = False
            break
    return table_of(there, out, played, results, done, stage + 1)


def best_of(there: Field, results: Results) -> Outlook:
    """The same table again and again, until nobody can catch up with the first."""
    out, played, stage = Outlook(), list[Pairing](), 0
    points = dict.fromkeys(there.seeds, 0)
    for stage in range(1, there.length + 1):
        pairing = Pairing((stage, 1, 1), there.filled(turned(there.seeds, stage - 1)))
        out.pairings.append(pairing)
        if pairing.key not in results:
            return table_of(there, out, played, results, False, there.length + 1)
        played.append(pairing)
        for entrant, gained in points_of(pairing, results[pairing.key]).items():
            points[entrant] += gained
        first, second, *_ = sorted(points.values(), reverse=True)
        if first - second > WON * (len(pairing.seats) - 1) * (there.length - stage):
            break
    return table_of(there, out, played, results, True, there.length + 1)


# The road -----------------------------------------------------------------------------------------------------------


def road(there: Field, results: Results) -> Outlook:
    """One entrant plays the game itself again and again, as long as it wins."""
    out, (entrant,), stage = Outlook(), there.seeds, 0
    while not out.over:
        stage += 1
        pairing = Pairing((stage, 1, 1), (entrant,))
        out.pairings.append(pairing)
        result = results.get(pairing.key)
        if result is None:
            break
        out.over = result.scores[0] <= 0  # alone, the score says it
    out.points = {entrant: stage - 1}
    out.ranks, out.out = {entrant: 0}, {entrant} if out.over else set()
    return out


SHAPES: Mapping[str, Callable[[Field, Results], Outlook]] = {
    "knock-out": knock_out,
    "round-robin": round_robin,
    "best-of": best_of,
    "road": road,
}
