"""The analysis of a finished match, as browsers ask for it."""

from __future__ import annotations

import asyncio
from random import Random

from pioche.core import record as records
from pioche.server.messages import Analysis, Replay, TableInfo
from tests.server.browser import Browser, play_on
from tests.server.running import Running

SOME = 6  # answers of one player


async def analysed(ann: Browser, id: str) -> Analysis:
    """Ask until it is done."""
    seen = -1
    while True:
        found: Analysis = await ann.get(f"/api/tables/{id}/analysis", Analysis)
        assert seen <= found.done == len(found.decisions) <= found.of
        if found.done == found.of:
            return found
        seen = found.done
        await asyncio.sleep(0.3)


def test_every_decision_of_a_hand_is_judged_and_the_costliest_named(server: Running) -> None:
    async def main() -> None:
        async with Browser(server.address) as ann, Browser(server.address) as eve:
            seats = [{"who": who} for who in ("you", "greedy", "greedy", "random")]
            given = 0
            while given < SOME:  # a hand that ends in the auction leaves little to judge
                table = await ann.open("mu", options={"hands": "1"}, seats=seats, spectators=False)
                path = f"/api/tables/{table.id}/analysis"
                assert await ann.refused("GET", path, 400) == "refused-not-over"
                given = await play_on(await ann.window(table.id), Random(1))
            assert await eve.refused("GET", path, 404) == "refused-no-table"
            found = await analysed(ann, table.id)
            record = records.read(await ann.get(f"/api/tables/{table.id}/record", str))
            asked = [place for place, entry in enumerate(record.entries) if entry.seat >= 0]
            assert [one.entry for one in found.decisions] == asked
            assert all(len(one.hopes) == 4 and abs(sum(one.hopes) - 1) < 0.02 for one in found.decisions)
            for seat, entry in enumerate(found.worst):
                mine = [one for one in found.decisions if one.seat == seat]
                losses = {one.entry: one.loss for one in mine}
                assert entry is None and not any(losses.values()) or losses[entry or 0] == max(losses.values())  # noqa: RUF021
            assert any(entry is not None for entry in found.worst), "the random bot at least gave something away"
            replay = await ann.get(f"/api/tables/{table.id}/replay?seat=0", Replay)
            assert len(replay.entries) == len(replay.frames) and replay.entries == sorted(replay.entries)
            assert replay.entries[-1] == len(record.entries) - 1

    asyncio.run(main())


def test_a_match_that_was_left_is_analysed_as_far_as_it_went(server: Running) -> None:
    async def main() -> None:
        async with Browser(server.address) as ann:
            table = await ann.open("treize", seats=[{"who": "you"}, {"who": "greedy"}])
            window = await ann.window(table.id)
            await play_on(window, Random(2), most=3)
            await ann.post(f"/api/tables/{table.id}/leave", TableInfo)
            assert (await analysed(ann, table.id)).of >= 3

    asyncio.run(main())
