"""Whole series between bots: played match by match as a server would, with nobody watching; and many of them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from time import perf_counter
from typing import Any

from pioche import bots as all_bots
from pioche import games as catalogue
from pioche.bots.bot import Bot
from pioche.core import record
from pioche.core.fair import Seeded
from pioche.core.flow import State
from pioche.core.game import Game
from pioche.core.match import Match
from pioche.core.record import Seat
from pioche.core.series import text
from pioche.core.series.chain import Opened, Series, Terms, kind_of, named, terms_of
from pioche.lab.simulate import play_out, play_recorded
from pioche.lab.workers import spread

MOST_MATCHES = 300  # of one campaign; who wins as many would win for ever


@dataclass
class Played:
    """A series that is over, with the records of its matches in the order in which they ended."""

    series: Series
    matches: list[str] = field(default_factory=list)

    def bundle(self) -> str:
        return text.bundle(self.series, self.matches)


def entered(kinds: list[str]) -> list[Seat]:
    """Bots of these kinds as entrants."""
    return [Seat(f"{kind} {number + 1}", kind) for number, kind in enumerate(kinds)]


def seated(series: Series, opened: Opened, players: dict[str, Bot]) -> list[Bot]:
    """The bots of a match; each kind is made once."""
    out = []
    for seat in series.seats(opened):
        if seat.bot not in players:
            players[seat.bot] = all_bots.load(seat.bot)(series.game)
        out.append(players[seat.bot])
    return out


def play_match(series: Series, opened: Opened, seed: str, players: dict[str, Bot]) -> tuple[str, Match]:
    """One match between bots, to its end, with its record."""
    name = f"{seed}/{named(opened.key)}"
    match = Match(series.match_game(opened), series.settings(opened), series.seats(opened), Seeded(name))
    play_recorded(seated(series, opened, players), match, Random(f"{name}/bots"))
    return record.write(match.record), match


def play_unrecorded(series: Series, opened: Opened, seed: str, players: dict[str, Bot]) -> State:
    """The same match, faster; only how it ends is known."""
    name = f"{seed}/{named(opened.key)}"
    game, settings = series.match_game(opened), series.settings(opened)
    end, _ = play_out(game, settings, seated(series, opened, players), Random(name), Random(f"{name}/bots"))
    return end


def play_series(
    game: Game,
    terms: Terms,
    entrants: list[Seat],
    seed: str,
    most: int = 0,
    watch: Callable[[Series], None] | None = None,
    recorded: bool = True,
) -> Played:
    """A series between bots, until it is over or so many matches are; `watch` looks at it after every entry."""
    series = Series(game, terms, entrants, Seeded(seed))
    played, players, look = Played(series), dict[str, Bot](), watch or (lambda series: None)
    look(series)
    while not series.is_over and not (most and len(series.ended) >= most):
        for entrant in list(series.choices):
            series.keep(entrant, series.advised(entrant))
            look(series)
        for pairing in series.due():
            series.open(pairing)
            look(series)
        for opened in series.playing():
            if recorded:
                written, match = play_match(series, opened, seed, players)
                played.matches.append(written)
                series.end(opened.key, text.hashed(written), match.state)
            else:
                series.end(opened.key, "", play_unrecorded(series, opened, seed, players))
            look(series)
    return played


# Many series ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Job:
    """What a process needs to know to play some of the series."""

    key: str
    kind: str
    options: dict[str, int]
    length: int
    bots: list[str]
    seed: str
    first: int
    last: int


Result = tuple[list[int], list[int], int]
"""Of one series: the places of its entrants, their points where they are counted, and how many matches there were."""


def play_some(job: Job) -> list[Result]:
    game, out = catalogue.load(job.key), []
    terms = terms_of(game, kind_of(game, job.kind), job.options, len(job.bots), job.length)
    for number in range(job.first, job.last):
        seed = f"{job.seed}/{number}"
        series = play_series(game, terms, entered(job.bots), seed, MOST_MATCHES, recorded=False).series
        points = [series.outlook.points.get(entrant, 0) for entrant in range(len(job.bots))]
        out.append((series.standing(), points, len(series.ended)))
    return out


@dataclass(frozen=True)
class SeriesReport:
    """What many series showed."""

    game: str
    kind: str
    options: dict[str, str]
    bots: list[str]
    seed: str
    seconds: float
    results: list[Result]

    def firsts(self, entrant: int) -> int:
        return sum(places[entrant] == 0 for places, _, _ in self.results)

    def mean_place(self, entrant: int) -> float:
        return sum(places[entrant] + 1 for places, _, _ in self.results) / len(self.results)

    def points(self, entrant: int) -> list[int]:
        """In a campaign: the matches won, of each."""
        return sorted(points[entrant] for _, points, _ in self.results)

    def data(self) -> dict[str, Any]:
        """As JSON can hold it."""
        seats = [
            {
                "bot": bot,
                "firsts": self.firsts(entrant),
                "mean_place": round(self.mean_place(entrant), 3),
                "points": self.points(entrant),
                "mean_points": round(sum(self.points(entrant)) / len(self.results), 3),
            }
            for entrant, bot in enumerate(self.bots)
        ]
        return {
            "game": self.game,
            "series": self.kind,
            "options": self.options,
            "bots": self.bots,
            "count": len(self.results),
            "matches": sum(matches for *_, matches in self.results),
            "seconds": round(self.seconds, 3),
            "seed": self.seed,
            "entrants": seats,
        }


def simulate_series(
    game: Game,
    terms: Terms,
    bots: list[str],
    count: int,
    seed: str,
    processes: int,
    progress: Callable[[int], None] | None = None,
) -> SeriesReport:
    """Play so many series of these bots; `progress` hears how many more are done."""
    started, results = perf_counter(), dict[int, list[Result]]()
    step = max(1, min(10, count // (processes * 4)))
    jobs = [
        Job(game.key, terms.kind.key, terms.settings, terms.length, bots, seed, first, min(first + step, count))
        for first in range(0, count, step)
    ]
    for job, some in spread(play_numbered, jobs, processes):
        results[job] = some
        if progress:
            progress(len(some))
    everything = [result for first in sorted(results) for result in results[first]]
    options = record.written_options(game, terms.settings)
    return SeriesReport(game.key, terms.kind.key, options, bots, seed, perf_counter() - started, everything)


def play_numbered(job: Job) -> tuple[int, list[Result]]:
    return job.first, play_some(job)
