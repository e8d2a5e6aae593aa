"""Is a game balanced? Many watched games between bots, and what they say about it, with intervals.

A report is data; `pioche.lab.page` writes it as a page. Bots are not people: what they all overlook, it overlooks too.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import sqrt
from random import Random
from statistics import fmean, pstdev
from time import perf_counter
from typing import Any

from pioche import bots as all_bots
from pioche import games
from pioche.bots.bot import Bot
from pioche.core import record
from pioche.core.fair import Seeded
from pioche.core.flow import rules_of
from pioche.core.game import Game, Refused, Settings
from pioche.core.match import Match
from pioche.core.record import Seat
from pioche.lab.arena import Meeting, Result, Standing, head_to_head
from pioche.lab.carried import mentioned
from pioche.lab.observing import One, Seen, Watch, watch
from pioche.lab.playing import play_out
from pioche.lab.simulate import parts_of_a_win, play_recorded
from pioche.lab.workers import Where, spread, width

Z = 1.96  # 95 %
CHUNK = 20  # games watched at once
LADDER = ("random", "beginner", "casual", "greedy", "strong")
SLOW = ("strong", "expert")
RARE = 0.02  # of decisions in which it is offered: below, an answer is dead; above 1 less this, one must take it
FEWEST = 30  # offers, before an answer is called anything
PRICED = 8  # answers whose price is measured by bots that may not give them

Progress = Callable[[int, int], None]


@dataclass(frozen=True)
class Plan:
    game: Game
    settings: Settings
    bot: str
    games: int
    seed: str
    where: Where


@dataclass(frozen=True)
class Share:
    """A share with its 95 % interval."""

    value: float
    low: float
    high: float

    @classmethod
    def of(cls, part: float, whole: float) -> Share:
        """Wilson's interval; parts need not be whole."""
        if not whole:
            return cls(0.0, 0.0, 1.0)
        p, n = part / whole, whole
        middle = (p + Z * Z / (2 * n)) / (1 + Z * Z / n)
        half = Z * sqrt(p * (1 - p) / n + Z * Z / (4 * n * n)) / (1 + Z * Z / n)
        return cls(p, max(0.0, middle - half), min(1.0, middle + half))

    def is_off(self, fair: float) -> bool:
        return not self.low <= fair <= self.high


@dataclass(frozen=True)
class Answer:
    """One answer of the game: how often it was one of several, was taken, and how those fared who took it."""

    name: str
    choice: int
    offered: int
    taken: int
    seats: int
    won: Share
    matter: str  # "dead", "must" or nothing


@dataclass
class Report:
    """All that is told."""

    plan: Plan
    seen: Seen
    seats: list[Share]
    order: list[Share]
    ladder: list[tuple[str, Share]] = field(default_factory=list)  # against the bot of the report
    prices: list[tuple[str, Share]] = field(default_factory=list)  # without this answer against free ones
    seconds: float = 0.0
    records: dict[str, tuple[int, str]] = field(default_factory=dict)  # outliers: which game, and its record

    @property
    def players(self) -> int:
        return self.plan.settings["players"]

    @property
    def fair(self) -> float:
        return 1 / self.players

    def answers(self) -> list[Answer]:
        names, seen, whole = self.plan.game.choices, self.seen, parts_of_a_win(self.players)
        out = []
        for choice, offered in seen.offered.items():
            share = seen.taken[choice] / offered
            matter = "dead" if share < RARE else "must" if share > 1 - RARE else ""
            won = Share.of(seen.paid[choice] / whole, seen.holders[choice])
            matter = matter if offered >= FEWEST else ""
            out.append(Answer(names[choice], choice, offered, seen.taken[choice], seen.holders[choice], won, matter))
        return sorted(out, key=lambda one: (-one.taken, one.choice))

    def forced(self) -> float:
        return self.seen.asked[1] / max(1, self.seen.asked.total())

    def options(self) -> float:
        return sum(many * count for many, count in self.seen.asked.items()) / max(1, self.seen.asked.total())

    def idle(self) -> list[tuple[str, str]]:
        """Kinds of steps that never came up, with their paragraphs; a paragraph carried out by another is not told."""
        steps: dict[str, Any] = {**self.plan.game.steps}
        done = {number for name in self.seen.steps if name in steps for number in mentioned(rules_of(steps[name]))}
        silent = [(name, rules_of(kind)) for name, kind in steps.items() if name not in self.seen.steps]
        return [(name, rule) for name, rule in silent if rule and not mentioned(rule) <= done]

    def mean(self, what: str) -> float:
        return fmean(getattr(one, what) for one in self.seen.each)

    def data(self) -> dict[str, Any]:
        """As JSON can hold it."""
        game = self.plan.game
        told = {option.key: option.write(self.plan.settings[option.key]) for option in game.options}
        return {
            "game": game.key,
            "options": told,
            "bot": self.plan.bot,
            "games": self.seen.games,
            "seed": self.plan.seed,
            "seconds": round(self.seconds, 1),
            "seats": [vars(share) for share in self.seats],
            "turn_order": [vars(share) for share in self.order],
            "ladder": {bot: vars(share) for bot, share in self.ladder},
            "prices": {name: vars(share) for name, share in self.prices},
            "answers": [
                {**{k: v for k, v in vars(one).items() if k != "choice"}, "won": vars(one.won)}
                for one in self.answers()
            ],
            "answers_per_game": self.mean("answers"),
            "lead_changes": self.mean("leads"),
            "settled": self.mean("settled"),
            "margin": self.mean("margin"),
            "out_early": self.seen.out / (self.seen.games * self.players),
            "options_per_answer": self.options(),
            "forced": self.forced(),
            "never": [f"{rule} {name}" for name, rule in self.idle()],
            "outliers": {kind: number for kind, (number, _) in self.records.items()},
        }


# Running it ------------------------------------------------------------------------------------------------------


def reported(plan: Plan, progress: Progress | None = None, briefly: bool = False) -> Report:
    """`progress` hears how much is done, of how much. `briefly`: without ladder and prices, to be compared."""
    started = perf_counter()
    players = plan.settings["players"]
    kinds = [plan.bot] * players
    side = 0 if briefly or players < 2 else max(8, min(400, plan.games // 20))
    rungs = [rung for rung in LADDER if rung != plan.bot and (rung not in SLOW or plan.bot in SLOW)] if side else []
    total = plan.games + side * (len(rungs) + (PRICED if side else 0))
    done = 0

    def more(count: int) -> None:
        nonlocal done
        done += count
        if progress:
            progress(min(done, total), total)

    step = max(1, min(CHUNK, plan.games // (width(plan.where) * 8) or 1))
    jobs = [
        Watch(plan.game.key, plan.settings, kinds, plan.seed, first, min(first + step, plan.games))
        for first in range(0, plan.games, step)
    ]
    seen = Seen()
    for some in spread(watch, jobs, plan.where):
        seen.add(some)
        more(some.games)
    seen.each.sort(key=lambda one: one.number)
    whole = parts_of_a_win(players)
    seats = [Share.of(seen.wins[seat] / whole, seen.games) for seat in range(players)]
    order = [Share.of(seen.ordered[place] / whole, seen.games) for place in range(players)]
    report = Report(plan, seen, seats, order)
    if side:
        report.ladder = [(rung, met(plan, rung, plan.bot, -1, side, more)) for rung in rungs]
        often = [one for one in report.answers() if one.matter != "dead" and one.offered >= FEWEST][:PRICED]
        report.prices = [(one.name, met(plan, plan.bot, plan.bot, one.choice, side, more)) for one in often]
    report.records = {} if briefly else {kind: (n, written(plan, n)) for kind, n in outliers(seen.each).items()}
    report.seconds = perf_counter() - started
    return report


@dataclass(frozen=True)
class Duel:
    """Deals on which one kind of bot meets another, or itself with an answer it may not give."""

    key: str
    settings: Settings
    first: str
    second: str
    banned: int  # -1: none
    seed: str
    deals: tuple[int, ...]


class Without(Bot):
    """A bot that never gives this answer, unless there is no other."""

    def __init__(self, inner: Bot, banned: int) -> None:
        super().__init__(inner.game)
        self.inner, self.banned = inner, banned

    def choose(self, view: Any, seat: int, options: list[int], rng: Random) -> int:
        choice = self.inner.choose(view, seat, options, rng)
        if choice != self.banned or len(options) == 1:
            return choice
        # Rules of thumb rate all the answers there are; of the others the best one.
        rates = self.game.hints.rate(view, seat, options)
        return max(zip(rates, options, strict=True), key=lambda one: (one[1] != self.banned, one[0]))[1]


def met(plan: Plan, first: str, second: str, banned: int, count: int, more: Callable[[int], None]) -> Share:
    """The share of wins of the first, in every second seat and then in the others, on shared deals."""
    deals = max(2, count // 2)
    step = max(1, deals // (width(plan.where) * 2))
    jobs = [
        Duel(plan.game.key, plan.settings, first, second, banned, plan.seed, tuple(range(at, min(at + step, deals))))
        for at in range(0, deals, step)
    ]
    standing = Standing(duel_of(plan.settings["players"]))
    by_deal: dict[int, list[Result]] = {}
    for found in spread(duel, jobs, plan.where):
        by_deal |= {results[0].deal: results for results in found}
        more(2 * len(found))
    for deal in sorted(by_deal):  # whatever was done first
        standing.add(by_deal[deal])
    return Share(*standing.interval(Z))


def duel_of(players: int) -> Meeting:
    return head_to_head("first", "second", players)


def duel(job: Duel) -> list[list[Result]]:
    """The games of each of these deals."""
    game, meeting = games.load(job.key), duel_of(job.settings["players"])
    first = all_bots.load(job.first)(game)
    barred = Without(first, job.banned) if job.banned >= 0 else first
    sides: dict[str, Bot] = {"first": barred, "second": all_bots.load(job.second)(game)}
    out = []
    for deal in job.deals:
        results = []
        for lineup in meeting.lineups:
            luck = Seeded(f"{job.seed}/{deal}").random
            rng = Random(f"{job.seed}/{deal}/{','.join(lineup)}/{job.banned}")
            end, _ = play_out(game, job.settings, [sides[side] for side in lineup], luck, rng)
            results.append(Result(lineup, deal, game.points(end), end.ranks, 0.0))
        out.append(results)
    return out


# Outliers --------------------------------------------------------------------------------------------------------


def outliers(each: list[One]) -> dict[str, int]:
    """Games worth a look, by what is special about them."""
    kinds: dict[str, Callable[[One], float]] = {
        "shortest": lambda one: -one.answers,
        "longest": lambda one: one.answers,
        "closest": lambda one: -one.margin,
        "widest": lambda one: one.margin,
        "turned": lambda one: one.leads,
    }
    return {kind: max(each, key=worth).number for kind, worth in kinds.items()} if each else {}


def written(plan: Plan, number: int) -> str:
    """The record of one of the games, played once more."""
    game, kinds = plan.game, [plan.bot] * plan.settings["players"]
    match = Match(game, plan.settings, [Seat(f"{plan.bot} {n}", plan.bot) for n in range(len(kinds))],
                  Seeded(f"{plan.seed}/{number}"))  # fmt: skip
    players = [all_bots.load(kind)(game) for kind in kinds]
    play_recorded(players, match, Random(f"{plan.seed}/{number}/bots"))
    return record.write(match.record)


# Side by side ----------------------------------------------------------------------------------------------------

COMPARED = ("starter", "answers", "margin", "leads", "settled", "best")


@dataclass(frozen=True)
class Difference:
    """Of two ways to play, on shared seeds: the second less the first."""

    what: str
    first: float
    second: float
    low: float
    high: float

    @property
    def is_clear(self) -> bool:
        return self.low > 0 or self.high < 0


def compared(one: Report, other: Report) -> list[Difference]:
    """Game by game, since both dealt from the same seeds."""
    out = []
    for what in COMPARED:
        a, b = ([float(getattr(game, what)) for game in report.seen.each] for report in (one, other))
        gaps = [y - x for x, y in zip(a, b, strict=True)]
        half = Z * pstdev(gaps) / sqrt(len(gaps))
        out.append(Difference(what, fmean(a), fmean(b), fmean(gaps) - half, fmean(gaps) + half))
    return out


def variants(game: Game, settings: Settings, vary: str) -> tuple[str, list[tuple[str, Settings]]]:
    """What `option=a,b` asks for: the option, and the settings of each value."""
    key, _, values = vary.partition("=")
    option = game.option(key.strip())
    named: Sequence[str] = [value.strip() for value in values.split(",") if value.strip()]
    if len(named) != 2:
        raise Refused("report-bad-vary", vary=vary)
    return option.key, [(value, game.settle({**settings, option.key: value})) for value in named]
