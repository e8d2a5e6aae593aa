"""Many games between bots: how fast they run, how long they are, who wins.

Game number i draws its chance from one seed and its bots' own chance from another, both made of the seed and i. So
the results are the same for any number of processes, and with or without records.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from math import lcm, sqrt
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

from pioche import bots as all_bots
from pioche import games
from pioche.bots.bot import Bot
from pioche.core import record
from pioche.core.fair import Seeded
from pioche.core.flow import State
from pioche.core.game import Game, Refused, Settings
from pioche.core.match import Match
from pioche.core.record import Seat
from pioche.lab.playing import play_out as play_out
from pioche.lab.workers import Where, spread, width

SUFFIX = ".pioche"


# One game ------------------------------------------------------------------------------------------------


def play_recorded(players: list[Bot], match: Match, bot_rng: Random) -> tuple[State, int]:
    """The same game again, as a match that keeps its record."""
    decisions = 0
    while not match.state.is_over():
        seat = match.state.to_move()
        seen = match.view(seat) if players[seat].sees else None
        match.answer(seat, [players[seat].choose(seen, seat, match.state.options(), bot_rng)])
        match.turns.clear()  # nobody takes anything back
        decisions += 1
    return match.state, decisions


# Many games ----------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Job:
    """What a process needs to know to play some of the games."""

    key: str
    settings: Settings
    bots: list[str]
    seed: str
    first: int
    last: int
    digits: int  # of the number in a record's file name
    records: str  # folder, or nothing


@dataclass
class Tally:
    """Whole numbers only, so that the order in which games are added cannot matter."""

    games: int = 0
    decisions: int = 0
    shortest: int = 0
    longest: int = 0
    scores: list[int] = field(default_factory=list)
    squares: list[int] = field(default_factory=list)
    lowest: list[int] = field(default_factory=list)
    highest: list[int] = field(default_factory=list)
    wins: list[int] = field(default_factory=list)  # in parts of a win, so that ties can share it
    places: list[int] = field(default_factory=list)

    @classmethod
    def of(cls, decisions: int, scores: list[int], ranks: list[int]) -> Tally:
        """One game."""
        first, whole = ranks.count(0), parts_of_a_win(len(ranks))
        wins = [whole // first if rank == 0 else 0 for rank in ranks]
        if len(ranks) == 1:  # alone, the score says it
            wins = [whole if scores[0] > 0 else whole // 2 if scores[0] == 0 else 0]
        squares = [score * score for score in scores]
        places = [rank + 1 for rank in ranks]
        return cls(1, decisions, decisions, decisions, scores, squares, scores, scores, wins, places)

    def __add__(self, other: Tally) -> Tally:
        if not self.games:
            return other
        return Tally(
            self.games + other.games,
            self.decisions + other.decisions,
            min(self.shortest, other.shortest),
            max(self.longest, other.longest),
            added(self.scores, other.scores),
            added(self.squares, other.squares),
            [min(pair) for pair in zip(self.lowest, other.lowest, strict=True)],
            [max(pair) for pair in zip(self.highest, other.highest, strict=True)],
            added(self.wins, other.wins),
            added(self.places, other.places),
        )


def added(a: list[int], b: list[int]) -> list[int]:
    return [x + y for x, y in zip(a, b, strict=True)]


def parts_of_a_win(players: int) -> int:
    return lcm(*range(1, max(2, players) + 1))


def play_some(game: Game, job: Job) -> Tally:
    """The games of this job."""
    tally = Tally()
    players = [all_bots.load(key)(game) for key in job.bots]
    for number in range(job.first, job.last):
        luck, bot_rng = Seeded(f"{job.seed}/{number}"), Random(f"{job.seed}/{number}/bots")
        if job.records:
            seats = [Seat(f"{key} {place}", key) for place, key in enumerate(job.bots)]
            match = Match(game, job.settings, seats, luck)
            end, decisions = play_recorded(players, match, bot_rng)
            file = Path(job.records) / f"{game.key}-{number:0{job.digits}}{SUFFIX}"
            file.write_text(record.write(match.record), "utf-8")
        else:
            end, decisions = play_out(game, job.settings, players, luck.random, bot_rng)
        tally += Tally.of(decisions, game.scores(end), end.ranks)
    return tally


def play_job(job: Job) -> Tally:
    """For another process, which looks the game up by its name."""
    return play_some(games.load(job.key), job)


# The report ----------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class SeatResult:
    bot: str
    mean: float
    sd: float
    min: int | float
    max: int | float
    wins: float  # ties share a win
    win_share: float
    mean_place: float


@dataclass(frozen=True)
class Report:
    """What many games showed."""

    game: str
    options: dict[str, str]
    bots: list[str]
    games: int
    decisions: int
    seconds: float
    processes: int
    seed: str
    lengths: tuple[float, int, int]  # decisions per game: mean, fewest, most
    seats: list[SeatResult]

    def data(self) -> dict[str, Any]:
        """As JSON can hold it."""
        mean, fewest, most = self.lengths
        return {
            "game": self.game,
            "options": self.options,
            "players": len(self.bots),
            "bots": self.bots,
            "games": self.games,
            "decisions": self.decisions,
            "seconds": round(self.seconds, 3),
            "decisions_per_s": round(self.decisions / self.seconds),
            "games_per_s": round(self.games / self.seconds, 1),
            "processes": self.processes,
            "seed": self.seed,
            "results": {
                "seats": [vars(seat) for seat in self.seats],
                "lengths": {"mean": mean, "min": fewest, "max": most},
            },
        }


def seat_results(game: Game, tally: Tally, bots: list[str]) -> list[SeatResult]:
    """Of each seat, in points."""
    out, n, unit = [], tally.games, game.in_a_point
    for seat, bot in enumerate(bots):
        total = tally.scores[seat]
        spread = n * tally.squares[seat] - total * total
        wins = tally.wins[seat] / parts_of_a_win(len(bots))
        out.append(
            SeatResult(
                bot,
                mean=total / n / unit,
                sd=sqrt(spread / (n * (n - 1))) / unit if n > 1 else 0.0,
                min=game.in_points(tally.lowest[seat]),
                max=game.in_points(tally.highest[seat]),
                wins=wins,
                win_share=wins / n,
                mean_place=tally.places[seat] / n,
            )
        )
    return out


def simulate(
    game: Game,
    settings: Settings,
    bots: list[str],
    games: int,
    seed: str,
    processes: Where,
    records: Path | None = None,
    progress: Callable[[int], None] | None = None,
) -> Report:
    """Play this many games; seat k is always bot k. `progress` hears how many games more are done."""
    if len(bots) != settings["players"]:
        raise Refused("refused-seats", players=settings["players"], seats=len(bots))
    started = perf_counter()
    step = max(1, min(500, games // (width(processes) * 16)))
    folder, digits = str(records) if records else "", len(str(games - 1))
    jobs = [
        Job(game.key, settings, bots, seed, first, min(first + step, games), digits, folder)
        for first in range(0, games, step)
    ]
    tally = Tally()
    work = play_job if width(processes) > 1 else partial(play_some, game)
    for some in spread(work, jobs, processes):
        tally += some
        if progress:
            progress(some.games)
    return Report(
        game.key,
        {o.key: o.write(settings[o.key]) for o in game.options if not o.players or settings["players"] in o.players},
        bots,
        games,
        tally.decisions,
        perf_counter() - started,
        width(processes),
        seed,
        (tally.decisions / games, tally.shortest, tally.longest),
        seat_results(game, tally, bots),
    )
