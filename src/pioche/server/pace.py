"""When the table answers by itself, and whose time runs. Everybody sees both, so neither may depend on hidden cards.

A question with one answer is answered by the table only if everybody can tell that there is no other, or if nobody
looks on who could learn from it. Otherwise people give that answer themselves, in their own time, and bots in the time
they take for any other.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from math import ceil
from typing import TYPE_CHECKING, Final

from pioche.server import events

if TYPE_CHECKING:
    from pioche.server.table import Table


def given(table: Table) -> list[tuple[int, int]]:
    """Seats for which the table answers now, and those answers."""
    match = table.match
    if match is None or table.status != "playing" or table.halt:
        return []
    depends = match.state, table.unwatched, table.chairs  # and on switches, which only events turn
    known = table.given
    if known is None or any(was is not now for was, now in zip(known[0], depends, strict=True)):
        forced = match.forced(table.unwatched)
        known = table.given = depends, [forced] if forced else standing(table)
    return known[1]


def standing(table: Table) -> list[tuple[int, int]]:
    """Seats whose switches answer what they are asked, once nobody else is asked.

    Sooner it would tell those who still decide what a seat has answered in secret: switches only ever pass.
    """
    answers = [(seat, switched(table, seat)) for seat in table.asked()]
    ready = [(seat, choice) for seat, choice in answers if choice is not None]
    return ready if len(ready) == len(answers) else []


def switched(table: Table, seat: int) -> int | None:
    """What the switches of this seat answer, if a person sits there."""
    return table.match.standing_answer(seat) if table.match and not table.is_bot(seat) else None


# How fast it goes --------------------------------------------------------------------------------------------

# A bot's pause, as a share of the usual one. The slowest wish of those who play holds: it is known to all of them, and
# depends on nothing that is hidden.
SHARES: Final = {"slow": 1.5, "normal": 1.0, "fast": 0.5, "instant": 0.25}


def slowest(wishes: Iterable[str]) -> str:
    """The wish that gives everybody enough time; nothing if nobody has one."""
    return max((wish for wish in wishes if wish), key=lambda wish: SHARES[wish], default="")


def bot_time(pause: float, wish: str, thought: float) -> float:
    """How long a bot takes: one pause, or as many as thinking took."""
    share = pause * SHARES[wish or "normal"]
    return max(1, ceil(thought / share)) * share if share > 0 else 0.0


# Clocks ------------------------------------------------------------------------------------------------------


def on_the_clock(table: Table) -> list[int]:
    """Seats whose time is running: people who are asked, unless everybody can tell that there is one answer only."""
    if not table.setup.clock or not table.match or table.paused:
        return []
    free = [seat for seat in table.asked() if not table.is_bot(seat) and seat not in table.timed_out]
    return [seat for seat in free if not table.match.is_plain(seat)]


def pass_time(table: Table, seconds: float) -> None:
    """Time passes for all who are asked. Those whose switches only wait for the others get it back later."""
    for seat in on_the_clock(table):
        passed = min(table.banks[seat], seconds)
        table.banks[seat] -= passed
        if switched(table, seat) is not None:
            table.lent[seat] = table.lent.get(seat, 0.0) + passed


def repay(table: Table, event: events.Answered) -> None:
    """Give back the time in which switches only waited; whoever answers in person has used it."""
    if event.by == "person":
        table.lent.pop(event.seat, None)
    asked = table.asked()
    for seat in [seat for seat in table.lent if seat == event.seat or seat not in asked]:
        table.banks[seat] += table.lent.pop(seat)


def now() -> float:
    """Seconds, by the clock of the loop that also wakes us."""
    return asyncio.get_running_loop().time()
