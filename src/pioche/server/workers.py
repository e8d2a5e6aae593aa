"""Work for other processes, so that the one that serves never waits.

Bots' turns have processes of their own. Everything else shares a second, less urgent lane: hints before replays and
checks of records, analyses last. Nobody can fill it for the others: each has little waiting there at a time.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from enum import IntEnum
from random import Random
from typing import Any, TypeVar

import msgspec

from pioche import bots
from pioche.bots import parallel
from pioche.bots.analysis import HINT, Hint, explained, unaided
from pioche.bots.reasons import COMPARED
from pioche.core import saves
from pioche.core.game import Game
from pioche.server import work as todo
from pioche.server.building import Builder
from pioche.server.lanes import Crowded, Lane, Unfinished
from pioche.server.limits import Busy, TooOften
from pioche.server.turns import Turns

log = logging.getLogger("pioche.bots")

Result = TypeVar("Result")

TRIES = 2
SIMPLER = "casual"  # answers by rules of thumb, at once
ASIDE_NICE = 10  # so much less urgent than bots and the server itself
MOST_TURNS, MOST_ASIDE = 10_000, 200  # that wait


class Rank(IntEnum):
    """How urgent work is: the lower, the sooner."""

    TURN = 0
    UNSEEN_TURN = 1  # of a bot, at a table that nobody looks at
    HINT = 2
    REPLAY = 3
    ANALYSIS = 4


SECONDS = {Rank.HINT: 20.0, Rank.REPLAY: 60.0, Rank.ANALYSIS: 120.0}
OWN_HINTS, OWN_REPLAYS = 2, 4  # that one person may have waiting or under way


class Workers:
    """As many processes for bots as there are cores, and some for the rest; each started when it is first needed."""

    def __init__(self, processes: int, turn_limit: float = 20.0) -> None:
        self.processes, self.turn_limit = processes, turn_limit
        self.aside_processes = max(2, processes // 2)
        # In pieces of work: a hint is looked for by all processes at once.
        self.own = {Rank.HINT: OWN_HINTS * self.aside_processes, Rank.REPLAY: OWN_REPLAYS}
        self.builder = Builder()
        self.turns = Lane("turns", processes, MOST_TURNS)
        self.elsewhere: Turns | None = None  # hosts that do nothing but think, if there may be any
        self.aside = Lane("aside", self.aside_processes, MOST_ASIDE, ASIDE_NICE)

    async def run(self, work: Callable[..., Result], *values: Any, rank: Rank = Rank.REPLAY, who: str = "") -> Result:
        """What this work gives; tried once more if its process dies or takes too long."""
        lane = self.turns if rank <= Rank.UNSEEN_TURN else self.aside
        if who and lane.owned[who] >= self.own.get(rank, MOST_ASIDE):
            raise TooOften
        for left in range(TRIES - 1, -1, -1):
            try:
                result: Result = await lane.do(work, values, rank, who, SECONDS.get(rank, self.turn_limit))
                return result
            except Crowded:
                raise Busy from None
            except Unfinished:
                if not left or lane.closed:
                    raise
        raise AssertionError

    async def choose(
        self,
        kind: str,
        game: Game,
        view: Any,
        seat: int,
        options: list[int],
        rank: Rank = Rank.TURN,
        instead: Callable[[], None] = lambda: None,
        turn: str = "",
    ) -> int:
        """What a bot of this kind answers, given this view.

        If it fails twice, a simpler one answers, and `instead` is called; if even that one fails, chance does. A `turn`
        with a name may be taken by a host elsewhere.
        """
        try:
            return await self.think(kind, game, view, seat, options, rank, turn)
        except (Unfinished, RuntimeError) as failed:
            if self.turns.closed:
                raise
            log.error("a bot gave no answer game=%s bot=%s error=%s", game.key, kind, type(failed).__name__)
        instead()
        try:
            return await self.think(SIMPLER, game, view, seat, options, rank)
        except (Unfinished, RuntimeError):
            return Random().choice(options)

    async def think(
        self, kind: str, game: Game, view: Any, seat: int, options: list[int], rank: Rank, turn: str = ""
    ) -> int:
        seen = msgspec.json.encode(saves.dump(view)) if bots.load(kind).sees else b""
        if turn and self.elsewhere and self.elsewhere.hosts:
            with suppress(Unfinished):  # nobody there: here, then
                limit = self.turn_limit * TRIES
                choice = await self.elsewhere.think(turn, kind, game.key, seen, seat, options, rank, limit)
                if choice in options:  # a host may be broken, or mean ill
                    return choice
        choice = await self.run(todo.think, kind, game.key, seen, seat, options, rank=rank)
        if choice not in options:
            raise Unfinished  # no answer at all
        return choice

    async def advise(self, game: Game, view: Any, seat: int, options: list[int], who: str = "") -> list[Hint]:
        """What a search thinks of these options, the best first, given this view."""
        seen = msgspec.json.encode(saves.dump(unaided(game, view, seat)))
        asked = parallel.parts(game, seen, seat, options, HINT, Random(), self.aside_processes)
        try:
            found = await asyncio.gather(*(self.run(todo.advise, part, rank=Rank.HINT, who=who) for part in asked))
            ranked = parallel.added_up(found, HINT)
            first = [outlook.choice for outlook in ranked[:COMPARED]]
            follows = {}
            if len(first) > 1:
                follows = await self.run(todo.foresee, game.key, seen, seat, first, rank=Rank.HINT, who=who)
        except Unfinished:
            raise Busy from None
        return explained(game, seat, ranked, follows)

    def close(self) -> None:
        """At once, whatever the processes do."""
        self.turns.close()
        self.aside.close()
