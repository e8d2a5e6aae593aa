"""Who is stronger? Bots meet at the same tables, with the same deals, in each other's seats.

Head to head, every second seat belongs to one kind of bot and the others to its rival; the side whose seats score more
on average wins the game, and a tie is half a win for each. Each deal is played twice, with the sides exchanged.

At a table for one, two bots play the same deal one after the other, and who scores more has won it.

At a table of its own making, one line-up is played from every rotation of the seats; a bot's share of the wins
is compared with its share of the seats.

What one deal showed is one observation: games of the same deal are not independent, deals are.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from itertools import combinations, groupby, pairwise
from math import sqrt
from random import Random
from statistics import fmean, pstdev
from time import perf_counter
from typing import Any

from openskill.models import PlackettLuce, PlackettLuceRating

from pioche import bots as all_bots
from pioche import games
from pioche.core.fair import Seeded
from pioche.core.flow import ranking
from pioche.core.game import Game, Refused, Settings
from pioche.lab.playing import play_out
from pioche.lab.workers import Where, spread, width

Z = 1.96  # 95 %, when one looks once
LOOKS = 10
Z_LOOKS = 2.555  # 95 % over ten looks at equal distances (Pocock's bound)
FEWEST = 10  # deals before the first verdict

Lineup = tuple[str, ...]


# Line-ups ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Meeting:
    """A question the arena answers: is this bot stronger than that one, in these line-ups?"""

    first: str
    second: str  # its rival; nothing when `first` is compared with its share of the seats
    lineups: tuple[Lineup, ...]

    @property
    def equal(self) -> float:
        """The share of wins that says that neither is stronger."""
        return 0.5 if self.second else self.lineups[0].count(self.first) / len(self.lineups[0])

    def share(self, lineup: Lineup, game: Result) -> float:
        """What part of this game `first` has won."""
        if not self.second:
            winners = [seat for seat, rank in enumerate(game.ranks) if rank == 0]
            return sum(lineup[seat] == self.first for seat in winners) / len(winners)
        margin = self.margin(lineup, game)
        return 0.5 if margin == 0 else float(margin > 0)

    def margin(self, lineup: Lineup, game: Result) -> float:
        """By how many points the seats of `first` were ahead of all others, on average."""
        mine = [points for bot, points in zip(lineup, game.points, strict=True) if bot == self.first]
        others = [points for bot, points in zip(lineup, game.points, strict=True) if bot != self.first]
        return fmean(mine) - fmean(others)


def head_to_head(first: str, second: str, players: int) -> Meeting:
    pair = (first, second)
    return Meeting(first, second, tuple(tuple(pair[(seat + turn) % 2] for seat in range(players)) for turn in (0, 1)))


def one_table(bots: list[str]) -> list[Meeting]:
    """Every kind at this table against its share of the seats."""
    rotations = tuple(dict.fromkeys((*bots[turn:], *bots[:turn]) for turn in range(len(bots))))
    return [Meeting(kind, "", rotations) for kind in dict.fromkeys(bots)]


# Games ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Job:
    key: str
    settings: Settings
    lineup: Lineup
    seed: str
    deal: int


@dataclass(frozen=True)
class Result:
    lineup: Lineup
    deal: int
    points: list[int | float]
    ranks: list[int]
    seconds: float


def play(game: Game, job: Job) -> Result:
    """One game; chance depends on the deal alone, whoever sits where."""
    started = perf_counter()
    players = [all_bots.load(kind)(game) for kind in job.lineup]
    luck = Seeded(f"{job.seed}/{job.deal}").random
    bot_rng = Random(f"{job.seed}/{job.deal}/{','.join(job.lineup)}")
    end, _ = play_out(game, job.settings, players, luck, bot_rng)
    return Result(job.lineup, job.deal, game.points(end), end.ranks, perf_counter() - started)


def side_by_side(results: list[Result]) -> list[Result]:
    """The games of one deal; those of bots that sat alone count as one game of all of them."""
    if len(results[0].lineup) > 1:
        return results
    points = [result.points[0] for result in results]
    lineup = tuple(result.lineup[0] for result in results)
    return [Result(lineup, results[0].deal, points, ranking(points), sum(result.seconds for result in results))]


def play_job(job: Job) -> Result:
    return play(games.load(job.key), job)


# Verdicts ------------------------------------------------------------------------------------------------------


@dataclass
class Standing:
    """What a meeting has shown so far."""

    meeting: Meeting
    shares: list[float] = field(default_factory=list)  # per deal
    margins: list[float] = field(default_factory=list)
    games: int = 0

    def add(self, results: list[Result]) -> None:
        """All games of one deal."""
        meeting = self.meeting
        together = side_by_side(results)
        self.shares.append(fmean(meeting.share(result.lineup, result) for result in together))
        self.margins.append(fmean(meeting.margin(result.lineup, result) for result in together))
        self.games += len(results)

    def interval(self, z: float) -> tuple[float, float, float]:
        """The share of wins with its 95 % interval; two deals won and two lost are added for the interval."""
        shares = [*self.shares, 0.0, 0.0, 1.0, 1.0]
        middle, half = fmean(shares), z * pstdev(shares) / sqrt(len(shares))
        share = fmean(self.shares)
        return share, max(0.0, min(share, middle - half)), min(1.0, max(share, middle + half))

    def is_clear(self, z: float) -> bool:
        _, low, high = self.interval(z)
        return not low <= self.meeting.equal <= high

    def data(self, z: float) -> dict[str, Any]:
        share, low, high = self.interval(z)
        spread = z * pstdev(self.margins) / sqrt(len(self.margins))
        return {
            "bot": self.meeting.first,
            "against": self.meeting.second,
            "games": self.games,
            "deals": len(self.shares),
            "win_share": round(share, 4),
            "low": round(low, 4),
            "high": round(high, 4),
            "equal": round(self.meeting.equal, 4),
            "clear": self.is_clear(z),
            "margin": round(fmean(self.margins), 2),
            "margin_within": round(spread, 2),
        }


@dataclass(frozen=True)
class Verdict:
    """What the arena found out."""

    game: str
    options: dict[str, str]
    seed: str
    seconds: float
    z: float
    standings: list[Standing]
    ratings: dict[str, tuple[float, float]]  # openskill's mean and its uncertainty

    def data(self) -> dict[str, Any]:
        """As JSON can hold it."""
        ratings = {bot: {"mean": round(mean, 2), "sd": round(doubt, 2)} for bot, (mean, doubt) in self.ratings.items()}
        return {
            "game": self.game,
            "options": self.options,
            "seed": self.seed,
            "seconds": round(self.seconds, 1),
            "looks": LOOKS if self.z == Z_LOOKS else 1,
            "meetings": [standing.data(self.z) for standing in self.standings],
            "ratings": ratings,
        }


def rated(results: list[Result]) -> dict[str, tuple[float, float]]:
    """Ratings from the places of all games, in the order of deals. Copies of one bot share its rating."""
    model = PlackettLuce()
    ratings = {bot: model.rating() for result in results for bot in result.lineup}
    deals = groupby(sorted(results, key=lambda result: (result.deal, result.lineup)), lambda result: result.deal)
    for result in [result for _, games_of_it in deals for result in side_by_side([*games_of_it])]:
        teams = [[model.rating(mean_of(ratings[bot]), ratings[bot].sigma)] for bot in result.lineup]
        after = model.rate(teams, ranks=[float(rank) for rank in result.ranks])
        for bot in dict.fromkeys(result.lineup):
            mine = [team[0] for team, kind in zip(after, result.lineup, strict=True) if kind == bot]
            mean, doubt = fmean(map(mean_of, mine)), fmean(one.sigma for one in mine)
            ratings[bot] = model.rating(mean, doubt)
    return {bot: (mean_of(one), one.sigma) for bot, one in sorted(ratings.items(), key=lambda pair: -mean_of(pair[1]))}


def mean_of(rating: PlackettLuceRating) -> float:
    """The rating itself, nothing taken off for its uncertainty."""
    return float(rating.ordinal(z=0))


# The arena -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Plan:
    """What is to be played: so many games for each meeting, or fewer when the answer is clear."""

    game: Game
    settings: Settings
    meetings: list[Meeting]
    games: int
    seed: str
    processes: Where
    whole: bool = False  # play all games, and look once


def meetings_of(bots: list[str], table: list[str], players: int) -> list[Meeting]:
    """Every two of these bots head to head, or one table."""
    for kind in [*bots, *table]:
        all_bots.load(kind)
    kinds = list(dict.fromkeys(table or bots))
    if len(kinds) < 2:
        raise Refused("refused-rivals")
    if table and len(table) != players:
        raise Refused("refused-seats", players=players, seats=len(table))
    if table:
        return one_table(table)
    return [head_to_head(first, second, players) for first, second in combinations(kinds, 2)]


def arena(plan: Plan, progress: Callable[[int, int], None] | None = None) -> Verdict:
    """`progress` hears how many games are done, and how many there may be."""
    started = perf_counter()
    z = Z if plan.whole else Z_LOOKS
    standings = [Standing(meeting) for meeting in plan.meetings]
    open_ones, results, done = standings[:], list[Result](), 0
    for first, last in looks(plan):
        lineups = list(dict.fromkeys(lineup for standing in open_ones for lineup in standing.meeting.lineups))
        most = done + len(lineups) * (deals_of(plan) - first)
        jobs = [
            Job(plan.game.key, plan.settings, lineup, plan.seed, deal)
            for deal in range(first, last)
            for lineup in lineups
        ]
        found: list[Result] = []
        for result in spread(play_job if width(plan.processes) > 1 else partial(play, plan.game), jobs, plan.processes):
            found.append(result)
            done += 1
            if progress:
                progress(done, most)
        results += found
        for standing in open_ones:
            for deal in range(first, last):
                here = [r for r in found if r.deal == deal and r.lineup in standing.meeting.lineups]
                standing.add(here)
        if not plan.whole and last >= FEWEST:
            open_ones = [standing for standing in open_ones if not standing.is_clear(z)]
        if not open_ones:
            break
    options = {o.key: o.write(plan.settings[o.key]) for o in plan.game.options}
    seconds = perf_counter() - started
    return Verdict(plan.game.key, options, plan.seed, seconds, z, standings, rated(results))


def deals_of(plan: Plan) -> int:
    return max(1, plan.games // len(plan.meetings[0].lineups))


def looks(plan: Plan) -> Iterator[tuple[int, int]]:
    """The deals played before each look at what they showed."""
    deals = deals_of(plan)
    at = sorted({round(deals * look / LOOKS) for look in range(LOOKS + 1)})
    yield from pairwise(at)
