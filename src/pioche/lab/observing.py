"""Games between bots, watched: what was offered and taken, who led, which steps came up. Counts that can be added.

Game number i is the same as in `simulate` with the same seed and bots, so that its record can be written afterwards.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from itertools import pairwise
from random import Random
from typing import Any

from pioche import bots as all_bots
from pioche import games
from pioche.bots.bot import Bot
from pioche.core.fair import Seeded
from pioche.core.flow import ChanceStep, State
from pioche.core.game import Game, Settings
from pioche.lab.simulate import parts_of_a_win

LOOK = 6  # answers between two looks at the scores
LATE = 0.25  # who is not asked any more for this share of a game is counted as out of it
MANY = 20  # options; more are counted as so many


@dataclass(frozen=True)
class Watch:
    """Some games to be watched by one process."""

    key: str
    settings: Settings
    bots: list[str]
    seed: str
    first: int
    last: int


@dataclass(frozen=True)
class One:
    """What is told of every single game."""

    number: int
    answers: int
    margin: float  # points between the first and the second; alone: the score
    leads: int  # changes of the lead
    settled: float  # the share of the game after which the winner led for good
    starter: float  # the share of the win that went to who was asked first
    best: float  # the winner's points


@dataclass
class Seen:
    """What some games showed: whole numbers, so that the order in which they are added cannot matter."""

    games: int = 0
    wins: Counter[int] = field(default_factory=Counter)  # by seat, in parts of a win
    ordered: Counter[int] = field(default_factory=Counter)  # by place in the turn order, counted from who began
    scores: Counter[tuple[int, int]] = field(default_factory=Counter)  # (seat, score): how often
    offered: Counter[int] = field(default_factory=Counter)  # decisions in which an answer was one of several
    taken: Counter[int] = field(default_factory=Counter)
    holders: Counter[int] = field(default_factory=Counter)  # seats that took it at least once in a game
    paid: Counter[int] = field(default_factory=Counter)  # and what part of the win these had
    asked: Counter[int] = field(default_factory=Counter)  # decisions by number of options
    steps: Counter[str] = field(default_factory=Counter)
    out: int = 0  # seats that were not asked any more long before the end
    each: list[One] = field(default_factory=list)

    def add(self, other: Seen) -> None:
        self.games += other.games
        self.out += other.out
        self.each += other.each
        for name in ("wins", "ordered", "scores", "offered", "taken", "holders", "paid", "asked", "steps"):
            getattr(self, name).update(getattr(other, name))


def watch(job: Watch) -> Seen:
    """For any process, which looks the game up by its name."""
    game = games.load(job.key)
    seen = Seen()
    players = [all_bots.load(kind)(game) for kind in job.bots]
    for number in range(job.first, job.last):
        luck, rng = Seeded(f"{job.seed}/{number}").random, Random(f"{job.seed}/{number}/bots")
        follow(game, job.settings, players, luck, rng, number, seen)
    return seen


def follow(
    game: Game, settings: Settings, players: list[Bot], chance: Random, rng: Random, number: int, seen: Seen
) -> None:
    """One game, counted."""
    s: State = game.start(settings)
    run_on(s, seen.steps)
    seats, answers, first = len(players), 0, -1
    last, used = [0] * seats, [set[int]() for _ in players]
    leaders: list[tuple[int, int]] = []  # after so many answers: who led alone
    while s.agenda:
        step: Any = s.agenda[-1]
        if step.seat < 0:
            assert isinstance(step, ChanceStep)
            seen.steps[type(step).__name__] += 1
            outcome = step.draw(s, chance)
            s.agenda.pop()
            step.happen(s, outcome)
            run_on(s, seen.steps)
            continue
        seat = step.seat
        first = seat if first < 0 else first
        options = step.options(s)
        choice = players[seat].choose(game.view(s, seat) if players[seat].sees else None, seat, options, rng)
        seen.asked[min(len(options), MANY)] += 1
        question = s.question(seat)
        seen.steps[type(question).__name__] += 1
        if len(options) > 1:
            seen.offered.update(options)
            seen.taken[choice] += 1
            used[seat].add(choice)
        s.answer(seat, choice)
        run_on(s, seen.steps)
        answers += 1
        last[seat] = answers
        if seats > 1 and answers % LOOK == 0 and s.agenda:
            leader = led_by(game.scores(s), seats)
            if leader >= 0:
                leaders.append((answers, leader))
    note(game, s, number, answers, max(first, 0), leaders, seen)
    whole = parts_of_a_win(seats)
    ranks, scores = s.ranks, game.scores(s)
    won = [whole // ranks.count(0) if rank == 0 else 0 for rank in ranks] if seats > 1 else [whole * (scores[0] > 0)]
    for seat in range(seats):
        seen.wins[seat] += won[seat]
        seen.ordered[(seat - max(first, 0)) % seats] += won[seat]
        seen.scores[seat, scores[seat]] += 1
        seen.holders.update(used[seat])
        seen.paid.update(dict.fromkeys(used[seat], won[seat]))
        seen.out += seats > 1 and last[seat] < (1 - LATE) * answers
    seen.games += 1


def run_on(s: State, steps: Counter[str]) -> None:
    while s.happens_by_itself():
        step = s.agenda.pop()
        steps[type(step).__name__] += 1
        step.apply(s, 0)


def led_by(scores: list[int], seats: int) -> int:
    """Who leads alone, or -1; scores that are only there at the end say nothing."""
    if len(scores) != seats:
        return -1
    most = max(scores)
    return scores.index(most) if scores.count(most) == 1 else -1


def note(
    game: Game, s: State, number: int, answers: int, first: int, leaders: list[tuple[int, int]], seen: Seen
) -> None:
    ranks, points = s.ranks, sorted(game.points(s), reverse=True)
    winner = ranks.index(0)
    changes = sum(one[1] != other[1] for one, other in pairwise(leaders))
    behind = [after for after, leader in leaders if leader != winner]
    starter = (ranks[first] == 0) / ranks.count(0) if len(ranks) > 1 else 0.0
    margin = points[0] - points[1] if len(points) > 1 else points[0]
    settled = behind[-1] / answers if behind and answers else 0.0
    seen.each.append(One(number, answers, float(margin), changes, settled, starter, float(points[0])))
