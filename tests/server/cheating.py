"""Servers that want to choose the cards. Each is the real one with a few lines changed, as somebody might who runs it.

python -m tests.server.cheating CHEAT SETTINGS    serves until killed

All of them keep an honest face: whatever they change, they make the rest fit as well as they can.
"""

from __future__ import annotations

import asyncio
import secrets
import sys
from collections.abc import Callable, Iterable
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import replace as changed

from pioche.core import draws
from pioche.core import match as matches
from pioche.core import record as records
from pioche.core.draws import Call, Draw
from pioche.core.fair import BOT, Committed, new_entropy, new_secret
from pioche.core.flow import State
from pioche.core.record import Seat, read
from pioche.server import events, work
from pioche.server.lobby import Lobby
from pioche.server.messages import Draws
from pioche.server.store import TableRow
from pioche.server.table import Change, Table, public_name
from pioche.server.workers import Workers
from tests.server.running import Running, main

TRIES = 200  # so often a cheat looks for cards it likes better

CHEATS: dict[str, Callable[[], None]] = {}


def cheat(act: Callable[[], None]) -> Callable[[], None]:
    CHEATS[act.__name__.replace("_", "-")] = act
    return act


class Cheating(Running):
    """Such a server in a process of its own."""

    def __init__(self, cheat: str, data: Path, **more: Any) -> None:
        self.program = ("tests.server.cheating", cheat)
        super().__init__(data, **more)


# What they like --------------------------------------------------------------------------------------------


def liking(secret: str, table: str, entropies: list[str]) -> int:
    """How well the first draws suit the services: any measure will do."""
    stream = Committed(secret, table, entropies).at(1)
    return stream.randrange(1000)


def best(secret: str, table: str, ways: Iterable[list[str]]) -> list[str]:
    return max(ways, key=lambda entropies: liking(secret, table, entropies))


def with_other_beginning(change: Callable[[Table, events.Began], None]) -> None:
    """Before the first card, the table does something else with what it was given."""
    honest = Table.do_Began

    def do_began(self: Table, event: events.Began) -> Change:
        change(self, event)
        return honest(self, event)

    Table.do_Began = do_began  # type: ignore[method-assign]


# The cheats ------------------------------------------------------------------------------------------------


@cheat
def nothing() -> None:
    """An honest server, to show that the others are caught for what they do."""


@cheat
def bot_entropy() -> None:
    """Makes up entropy for bots when it knows everybody's."""

    def change(table: Table, event: events.Began) -> None:
        tried = ([new_entropy() if one == BOT else one for one in event.entropies] for _ in range(TRIES))
        event.entropies[:] = best(table.secret, public_name(table.id), tried)

    records.made_up = lambda record: None
    with_other_beginning(change)


@cheat
def disguised_bot() -> None:
    """The same, and calls the bots people in the record."""
    bot_entropy()
    init = matches.Match.__init__

    def begin(self: matches.Match, game: Any, settings: Any, seats: list[Seat], luck: Any) -> None:
        init(self, game, settings, [replace(seat, bot="") for seat in seats], luck)

    matches.Match.__init__ = begin  # type: ignore[method-assign]


@cheat
def late_table() -> None:
    """Names the table when it knows what its host added; the commitment it shows is the one it promised."""
    honest = Lobby.new_row

    def new_row(self: Lobby, setup: events.Setup, nonce: str) -> TableRow:
        row = honest(self, setup, nonce)
        ids = [secrets.token_urlsafe(18) for _ in range(TRIES)]
        return replace(row, id=max(ids, key=lambda id: liking(row.secret, public_name(id), setup.entropies)))

    Lobby.new_row = new_row  # type: ignore[method-assign]


@cheat
def other_secret() -> None:
    """Exchanges the secret for one it likes better, and commits to it again in the record."""

    def change(table: Table, event: events.Began) -> None:
        tried = [new_secret() for _ in range(TRIES)]
        table.secret = max(tried, key=lambda one: liking(one, public_name(table.id), event.entropies))

    with_other_beginning(change)


@cheat
def own_entropy() -> None:
    """Exchanges what the host added."""

    def change(table: Table, event: events.Began) -> None:
        tried = ([new_entropy(), *event.entropies[1:]] for _ in range(TRIES))
        event.entropies[:] = best(table.secret, public_name(table.id), tried)

    with_other_beginning(change)


@cheat
def rematch_entropy() -> None:
    """Adds for everybody, when people want to play again, so that they need not."""
    honest = Lobby.add

    async def add(self: Lobby, setup: events.Setup, nonce: str = "", old: Any = None) -> Any:
        if old:
            setup = changed(setup, entropies=[new_entropy() if chair.person else "" for chair in setup.chairs])
        room = await honest(self, setup, nonce, old)
        if old:
            await self.begin_when_all_are_ready(room)
        return room

    Lobby.add = add  # type: ignore[method-assign]


@cheat
def dealt_card() -> None:
    """Deals something else than it drew, and tells how it would have drawn."""
    honest_draw, honest_explain = State.draw, draws.explain

    def draw(self: State, rng: Any) -> list[int]:
        outcome = honest_draw(self, rng)
        return outcome[::-1] if len(outcome) > 1 else outcome

    def explain(s: State, outcome: list[int], luck: Committed, number: int) -> Draw:
        return honest_explain(s, outcome[::-1] if len(outcome) > 1 else outcome, luck, number)

    State.draw = draw  # type: ignore[method-assign]
    draws.explain = explain


@cheat
def other_list() -> None:
    """Deals something else, and tells lists from which it would have drawn it."""
    dealt_card()
    honest = draws.explain

    def explain(s: State, outcome: list[int], luck: Committed, number: int) -> Draw:
        told = honest(s, outcome, luck, number)
        return replace(told, calls=tuple(Call(fitting(call, outcome, luck, number), call.take) for call in told.calls))

    def fitting(call: Call, outcome: list[int], luck: Committed, number: int) -> tuple[int, ...]:
        if len(outcome) != len(call.of):
            return call.of
        places = luck.at(number).sample(range(len(outcome)), len(outcome))
        return tuple(card for _, card in sorted(zip(places, outcome, strict=True)))

    draws.explain = explain


@cheat
def silence() -> None:
    """Deals something else, and does not say how it drew."""
    dealt_card()
    draws.explain = lambda s, outcome, luck, number: Draw(type(s.agenda[-1]).__name__)


@cheat
def other_names() -> None:
    """Deals something else, and then says that the cards had other names."""
    dealt_card()
    honest = work.explain

    def explain(record: str) -> bytes:
        told = msgspec.json.decode(honest(record), type=Draws)
        renamed = {entry.step: dict(zip(entry.what[::-1], entry.what, strict=True)) for entry in read(record).entries}
        lines = [line.split(" ") for line in told.legend]
        legend = [" ".join([step, *(renamed[step].get(name, name) for name in rest)]) for step, *rest in lines]
        return msgspec.json.encode(changed(told, legend=legend))

    work.explain = explain


def at_one_desk() -> None:
    """Work for other processes is done here, so that it is done by the cheat as well."""

    async def run(self: Workers, todo: Callable[..., Any], *values: Any, **_: Any) -> Any:
        return await asyncio.to_thread(todo, *values)

    Workers.run = run  # type: ignore[method-assign, assignment]


if __name__ == "__main__":
    at_one_desk()
    CHEATS[sys.argv[1]]()
    main()
