"""Standing answers: a switch is kept with the table, and the table answers as it says."""

from __future__ import annotations

import asyncio

import pytest

from pioche import games
from pioche.core.game import Refused
from pioche.games.warriors.answers import PASS
from pioche.games.warriors.catapults import MayShoot
from pioche.games.warriors.standing import ALWAYS, WISELY
from pioche.server import events
from pioche.server.events import Chair, Setup
from pioche.server.pace import standing
from pioche.server.table import Table
from tests.games.warriors.table import battle
from tests.server.browser import Browser
from tests.server.running import Running

GAME = games.load("warriors")


def opened(*bots: str) -> Table:
    """A table of four where the seats without a bot are people."""
    chairs = [Chair("" if bot else f"p{seat}", f"name {seat}", bot) for seat, bot in enumerate(bots)]
    options = {"players": "4", "dragons": "no"}
    setup = Setup(game="warriors", version=GAME.version, options=options, chairs=chairs, host="p0")
    table = Table("a table", "5ec7e7" * 10, setup, GAME)
    table.apply(events.Began(chairs, ["a", "b", "c", "d"]))
    return table


def third_party(table: Table) -> None:
    """Seat 2 has a catapult and looks on while a card of seat 0 comes up."""
    s = battle("gob3i", "gob3i", "elf1i cat1", "und1i", cards="0:b3")
    assert table.match is not None and isinstance(s.question(2), MayShoot)
    table.match.state = s


def test_the_table_passes_for_a_person_who_need_not_be_asked() -> None:
    table = opened("greedy", "greedy", "", "greedy")
    third_party(table)
    assert standing(table) == [(2, PASS)]
    table.apply(events.Switched(2, "catapults", ALWAYS))
    assert standing(table) == []


def test_bots_answer_for_themselves() -> None:
    table = opened("greedy", "greedy", "greedy", "")
    third_party(table)
    assert standing(table) == []


def test_a_switch_that_does_not_exist_is_refused_and_nothing_changes() -> None:
    table = opened("", "", "", "")
    for event in (events.Switched(2, "cannons", 1), events.Switched(2, "catapults", 9)):
        with pytest.raises(Refused, match="refused-switch"):
            table.apply(event)
    assert table.match is not None and table.match.switches[2] == {"catapults": WISELY}


def test_the_log_brings_it_back() -> None:
    table, log = opened("", "", "", ""), []
    for seat, value in ((2, ALWAYS), (1, 3)):
        change = table.apply(events.Switched(seat, "catapults", value))
        log.append((table.seq, events.write(change.event)))
    again = opened("", "", "", "")
    again.replay(log)
    assert again.match is not None and table.match is not None
    assert again.match.switches == table.match.switches


def test_a_browser_sets_it(server: Running) -> None:
    async def main() -> None:
        async with Browser(server.address) as ann:
            table = await ann.open("warriors")
            window = await ann.window(table.id)
            heard = len(window.batches)
            await window.send("switch", id="catapults", value=ALWAYS)
            await window.until(lambda: any(batch.whole for batch in window.batches[heard:]))
            await window.send("switch", id="catapults", value=17)
            await window.until(lambda: bool(window.refusals))

    asyncio.run(main())
