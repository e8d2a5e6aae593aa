"""What needs everybody's word: taking a move back after it was seen, stopping the clocks, ending a match early."""

from __future__ import annotations

import asyncio
from pathlib import Path

from pioche import games
from pioche.core import record as records
from tests.server.browser import Browser, Window, id_of, in_step, seated, whoever_is_asked
from tests.server.running import Running

CLOCK = {"bank": 600, "increment": 0}


def other_than(one: Window, windows: list[Window]) -> Window:
    return next(window for window in windows if window is not one)


async def until_only_all_can_undo(windows: list[Window], is_asked_again: bool = False) -> Window:
    """Play until chance spoke after somebody's answer and nobody else did: whose answer it was."""
    for _ in range(60):
        asked = await whoever_is_asked(windows)
        await asked.answered(asked.now.scene.choices[0].send)
        following = await whoever_is_asked(windows)
        if asked.now.may_ask and (following is asked or not is_asked_again):
            return asked
    raise AssertionError("no answer was followed by chance")


class TestTakingBack:
    def test_with_everybodys_word(self, either: Running) -> None:
        async def main() -> None:
            async with Browser(either.address) as ann, Browser(either.address) as bob:
                _, windows = await seated("treize", ann, bob)
                asked = await until_only_all_can_undo(windows)
                other = other_than(asked, windows)
                was = asked.now.scene
                assert id_of(await asked.refusal("take-back", seq=asked.seq)) == "refused-take-back"
                await asked.send("propose", what="take-back")
                await other.until_info(lambda i: i.proposal is not None and i.proposal.seat == windows.index(asked))
                assert id_of(await other.refusal("propose", what="take-back")) == "refused-one-proposal"
                assert id_of(await asked.refusal("consent", yes=True)) == "refused-no-proposal"
                await other.send("consent", yes=True)
                await asked.until_info(lambda i: i.proposal is None)
                await asked.until(lambda: asked.now.scene != was and asked.is_asked())

        asyncio.run(main())

    def test_not_against_anybodys_will(self, either: Running) -> None:
        async def main() -> None:
            async with Browser(either.address) as ann, Browser(either.address) as bob:
                _, windows = await seated("treize", ann, bob)
                asked = await until_only_all_can_undo(windows)
                other = other_than(asked, windows)
                was = asked.now.scene
                await asked.send("propose", what="take-back")
                await other.until_info(lambda i: i.proposal is not None)
                await other.send("consent", yes=False)
                await asked.until_info(lambda i: i.proposal is None)
                assert asked.now.scene == was
                assert id_of(await other.refusal("propose", what="take-back")) == "refused-take-back"

        asyncio.run(main())

    def test_bots_agree_and_the_record_is_still_fair(self, either: Running) -> None:
        async def main() -> None:
            async with Browser(either.address) as ann, Browser(either.address) as bob:
                table, windows = await seated("treize", ann, bob)
                asked = await until_only_all_can_undo(windows, is_asked_again=True)  # so the bot has to wait
                other, was = other_than(asked, windows), asked.now.scene
                await other.send("call-bot", seat=windows.index(other))
                await asked.until_info(lambda i: bool(i.seats[windows.index(other)].bot))
                await asked.send("propose", what="take-back")
                await asked.until(lambda: asked.now.scene != was and asked.is_asked())
                assert not asked.refusals
                await asked.send("call-bot", seat=windows.index(asked))
                await asked.until(lambda: asked.status == "over")
                text = (await ann.http.get(f"/api/tables/{table.id}/record")).text
                records.verify(text, games.load)

        asyncio.run(main())


class TestStoppingTheClocks:
    def test_all_agree_and_anybody_lets_them_run_again(self, either: Running) -> None:
        async def main() -> None:
            async with Browser(either.address) as ann, Browser(either.address) as bob:
                table, windows = await seated("treize", ann, bob, clock=CLOCK)
                asked = await whoever_is_asked(windows)
                other = other_than(asked, windows)
                assert id_of(await other.refusal("resume")) == "refused-not-paused"
                await other.send("propose", what="pause")
                await asked.until_info(lambda i: i.proposal is not None)
                await asked.send("consent", yes=True)
                await other.until_info(lambda i: i.paused)
                seat = windows.index(asked)
                first = await ann.window(table.id)
                await first.until(lambda: bool(first.batches))
                clock = first.now.seats[seat].clock
                await asyncio.sleep(1.1)
                again = await bob.window(table.id)
                await again.until(lambda: bool(again.batches))
                assert again.now.seats[seat].clock == clock and clock is not None and not clock.running
                await other.send("resume")
                await asked.until_info(lambda i: not i.paused)

        asyncio.run(main())

    def test_an_answer_ends_the_pause_and_without_a_clock_there_is_none(self, either: Running) -> None:
        async def main() -> None:
            async with Browser(either.address) as ann, Browser(either.address) as bob:
                _, windows = await seated("treize", ann, bob, clock=CLOCK)
                asked = await whoever_is_asked(windows)
                other = other_than(asked, windows)
                await asked.send("propose", what="pause")
                await other.until_info(lambda i: i.proposal is not None)
                await other.send("consent", yes=True)
                await asked.until_info(lambda i: i.paused)
                await in_step(windows)
                await asked.answered(asked.now.scene.choices[0].send)
                await asked.until_info(lambda i: not i.paused)
                _, without = await seated("treize", ann, bob)
                assert id_of(await without[0].refusal("propose", what="pause")) == "refused-pause"

        asyncio.run(main())

    def test_a_proposal_outlives_the_server(self, folder: Path) -> None:
        async def main(running: Running) -> None:
            async with Browser(running.address) as ann, Browser(running.address) as bob:
                table, windows = await seated("treize", ann, bob, clock=CLOCK)
                await windows[0].send("propose", what="pause")
                await windows[1].until_info(lambda i: i.proposal is not None)
                running.kill()
                running.start()
                again = await bob.window(table.id)
                await again.until_info(lambda i: i.proposal is not None and i.proposal.what == "pause")
                await again.send("consent", yes=True)
                await again.until_info(lambda i: i.paused)

        with Running(folder) as running:
            asyncio.run(main(running))


class TestEnding:
    def test_with_everybodys_word(self, either: Running) -> None:
        async def main() -> None:
            async with Browser(either.address) as ann, Browser(either.address) as bob:
                _, [one, other] = await seated("treize", ann, bob)
                await one.send("propose", what="end")
                await other.until_info(
                    lambda i: i.status == "playing" and i.proposal is not None and i.proposal.what == "end"
                )
                await other.send("consent", yes=True)
                for window in (one, other):
                    await window.until_info(lambda i: i.status == "over" and not i.places)

        asyncio.run(main())
