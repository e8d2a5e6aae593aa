"""Whole games over real WebSockets, and all that can happen at a table."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from random import Random

import pytest

from pioche import bots, games
from pioche.core import record as records
from pioche.server.messages import Replay, TableInfo, Verdict
from tests.server.browser import Browser, Window, any_answer, id_of, in_step, play_on, seated, whoever_is_asked
from tests.server.running import PATIENCE, Running

SHORT: dict[str, dict[str, str]] = {"mu": {"hands": "1"}, "treize": {}, "warriors": {"dragons": "no"}}


class TestAWholeGame:
    @pytest.mark.parametrize("game", SHORT)
    def test_of_two_people_and_bots_ends_and_its_record_verifies(self, either: Running, game: str) -> None:
        async def main() -> None:
            async with Browser(either.address) as ann, Browser(either.address) as bob:
                seats = [{"who": who} for who in ("you", "greedy", "open", "random")]
                table = await ann.open(game, options=SHORT[game], seats=seats)
                assert table.status == "waiting" and table.seat == 0 and table.host
                anns = await ann.window(table.id)
                joined = await bob.join(table.id)
                assert joined.status == "playing" and joined.seat == 2 and not joined.host
                bobs = await bob.window(table.id)
                await asyncio.gather(play_on(anns, Random(1)), play_on(bobs, Random(2)))
                assert anns.now.scene.result is not None
                await checked_afterwards(ann, bob, table, game)

        asyncio.run(main())


async def checked_afterwards(ann: Browser, bob: Browser, table: TableInfo, game: str) -> None:
    """The record, the verdict, the replay and the lists tell the same match."""
    text = await ann.get(f"/api/tables/{table.id}/record", str)
    record, end = records.verify(text, games.load)
    assert record.game == game and record.commitment == table.commitment and end.is_over()
    verdict = await bob.get(f"/api/tables/{table.id}/verdict", Verdict)
    assert verdict.fair and verdict.draws + verdict.answers == len(record.entries)
    for seat in (None, 0, 3):
        path = f"/api/tables/{table.id}/replay" + ("" if seat is None else f"?seat={seat}")
        replay = await bob.get(path, Replay)
        assert replay.viewer == seat and replay.frames[-1].scene.result is not None
        assert all(frame.scene.seat == seat for frame in replay.frames)
    history = await bob.get("/api/history", list[TableInfo])
    assert [info.id for info in history] == [table.id] and history[0].status == "over"


class TestWindows:
    def test_a_reload_brings_everything_back(self, server: Running) -> None:
        async def main() -> None:
            async with Browser(server.address) as ann:
                table = await ann.open("mu")
                window = await ann.window(table.id)
                await play_on(window, Random(3), most=2)
                await window.until(window.is_asked)
                await window.close()
                again = await ann.window(table.id)
                await again.until(lambda: bool(again.batches))
                assert again.batches[0].whole and len(again.batches[0].frames) == 1
                assert again.now.scene == window.now.scene and again.seq == window.seq
                live = [told for batch in window.batches for frame in batch.frames for told in frame.story]
                assert again.now.story == [told for told in live if told.keep == "match"]

        asyncio.run(main())

    def test_several_windows_of_one_person_stay_in_step(self, server: Running) -> None:
        async def main() -> None:
            async with Browser(server.address) as ann:
                table = await ann.open("treize")
                one, two = await ann.window(table.id), await ann.window(table.id)
                await play_on(one, Random(4), most=3)
                await play_on(two, Random(5), most=3)
                await whoever_is_asked([one, two])
                assert one.now == two.now

        asyncio.run(main())

    def test_a_spectator_sees_no_hand_and_cannot_answer(self, server: Running) -> None:
        async def main() -> None:
            async with Browser(server.address) as ann, Browser(server.address) as eve:
                table = await ann.open("mu")
                window, hers = await ann.window(table.id), await eve.window(table.id)
                await window.until(window.is_asked)
                await hers.until(lambda: hers.seq == window.seq)
                assert hers.now.scene.seat is None and not hers.now.scene.choices
                refusal = await hers.refusal("answer", seq=hers.seq, send=window.now.scene.choices[0].send)
                assert id_of(refusal) == "refused-spectator"

        asyncio.run(main())

    def test_a_table_without_spectators_shows_itself_to_its_people_alone(self, server: Running) -> None:
        async def main() -> None:
            async with Browser(server.address) as ann, Browser(server.address) as eve:
                table = await ann.open("mu", spectators=False)
                hers = await eve.window(table.id)
                await hers.until(lambda: hers.closed is not None)
                assert hers.closed == 4403 and not hers.batches and hers.table is None
                assert await eve.refused("GET", f"/api/tables/{table.id}/replay", 404) == "refused-no-table"

        asyncio.run(main())


class TestAnswers:
    def test_an_answer_to_an_old_question_is_stale_and_everything_is_sent_again(self, server: Running) -> None:
        async def main() -> None:
            async with Browser(server.address) as ann, Browser(server.address) as bob:
                _, windows = await seated("treize", ann, bob)
                asked = await whoever_is_asked(windows)
                old, send = asked.seq, asked.now.scene.choices[0].send
                await asked.answered(send)
                before = len(asked.batches)
                refusal = await asked.refusal("answer", seq=old, send=send)
                assert refusal.stale and id_of(refusal) == "refused-stale"
                await asked.until(lambda: len(asked.batches) > before and asked.batches[-1].whole)

        asyncio.run(main())

    def test_an_illegal_answer_is_refused_with_what_was_allowed_and_changes_nothing(self, server: Running) -> None:
        async def main() -> None:
            async with Browser(server.address) as ann, Browser(server.address) as bob:
                _, windows = await seated("treize", ann, bob)
                asked = await whoever_is_asked(windows)
                seq = asked.seq
                for send in ([10**6], [-5], [], [asked.now.scene.choices[0].send[0]] * 400):
                    refusal = await asked.refusal("answer", seq=seq, send=send)
                    assert not refusal.stale and id_of(refusal) in (
                        "refused-choice",
                        "refused-nothing",
                        "refused-not-asked",
                    )
                await asked.send("sync")
                await asked.until(lambda: asked.batches[-1].whole)
                assert asked.seq == seq

        asyncio.run(main())

    def test_an_answer_that_told_nobody_anything_can_be_taken_back(self, server: Running) -> None:
        async def main() -> None:
            async with Browser(server.address) as a, Browser(server.address) as b, Browser(server.address) as c:
                _, windows = await seated("mu", a, b, c)
                asked = await whoever_is_asked(windows)
                before, rng = asked.now.scene, Random(7)
                while not asked.now.undo:
                    asked = await whoever_is_asked(windows)
                    before = asked.now.scene
                    await asked.answered(any_answer(before, rng))
                    await whoever_is_asked(windows)
                others = [window for window in windows if window is not asked]
                assert id_of(await others[0].refusal("take-back", seq=others[0].seq)) == "refused-take-back"
                assert (await asked.refusal("take-back", seq=asked.seq - 1)).stale
                await asked.until(lambda: asked.batches[-1].whole)
                seq = asked.seq
                await asked.send("take-back", seq=seq)
                for window in windows:
                    await window.until(lambda: window.seq == seq + 1)  # noqa: B023
                    assert window.batches[-1].whole
                assert asked.now.scene == before
                await asked.answered(any_answer(asked.now.scene, rng))

        asyncio.run(main())

    def test_a_hint_is_one_of_the_choices(self, server: Running) -> None:
        async def main() -> None:
            async with Browser(server.address) as ann:
                for game in ("mu", "treize"):
                    table = await ann.open(game)
                    window, rng = await ann.window(table.id), Random(8)
                    for _ in range(6):
                        await window.until(window.is_asked)
                        given = len(window.hints)
                        await window.send("ask-hint", seq=window.seq)
                        await window.until(lambda: len(window.hints) > given)  # noqa: B023
                        hint = window.hints[-1]
                        sends = [choice.send for choice in window.now.scene.choices]
                        assert hint.seq == window.seq and hint.send in sends
                        assert hint.ranked[0].choice == hint.send[0] and 0 <= hint.ranked[0].share <= 1
                        await window.answered(any_answer(window.now.scene, rng))
                table = await ann.open("mu", hints=False)
                window = await ann.window(table.id)
                await window.until(window.is_asked)
                assert id_of(await window.refusal("ask-hint", seq=window.seq)) == "refused-no-hints"

        asyncio.run(main())


class TestPresence:
    def test_somebody_away_can_be_replaced_by_a_bot_and_come_back(self, either: Running) -> None:
        async def main() -> None:
            async with Browser(either.address) as ann, Browser(either.address) as bob:
                table, (anns, bobs) = await seated("treize", ann, bob)
                await anns.until(lambda: anns.now.seats[1].bot == "")
                assert id_of(await anns.refusal("call-bot", seat=1)) == "refused-present"
                assert id_of(await anns.refusal("call-bot", seat=9)) == "refused-seat"
                assert id_of(await anns.refusal("end-match", seat=1)) == "refused-present"
                assert id_of(await anns.refusal("come-back")) == "refused-no-bot"
                await bobs.close()
                await anns.until(lambda: info(anns).seats[1].away)
                await anns.send("call-bot", seat=1, bot="random")
                await anns.until(lambda: info(anns).seats[1].bot == "random")
                assert info(anns).seats[1].person
                await play_on(anns, Random(9), most=3)
                back = await bob.window(table.id)
                await anns.until(lambda: not info(anns).seats[1].away)
                await back.until(lambda: bool(back.batches))
                assert id_of(await back.refusal("answer", seq=back.seq, send=[0])) in (
                    "refused-bot-plays",
                    "refused-stale",
                )
                await back.send("come-back")
                await back.until(lambda: info(back).seats[1].bot == "")
                await asyncio.gather(play_on(anns, Random(1)), play_on(back, Random(2)))
                assert anns.status == "over"

        asyncio.run(main())

    def test_ones_own_seat_can_be_left_to_a_bot_any_time(self, server: Running) -> None:
        async def main() -> None:
            async with Browser(server.address) as ann:
                table = await ann.open("treize")
                window = await ann.window(table.id)
                await window.until(window.is_asked)
                await window.send("call-bot", seat=0)
                await window.until(lambda: window.status == "over")

        asyncio.run(main())

    def test_who_leaves_is_played_on_by_a_bot_and_the_last_to_leave_ends_the_match(self, server: Running) -> None:
        async def main() -> None:
            async with Browser(server.address) as ann, Browser(server.address) as bob:
                table, (anns, _) = await seated("treize", ann, bob)
                left = await bob.post(f"/api/tables/{table.id}/leave", TableInfo)
                assert left.seats[1].bot == bots.USUAL and left.status == "playing"
                await play_on(anns, Random(1), most=2)
                ended = await ann.post(f"/api/tables/{table.id}/leave", TableInfo)
                assert ended.status == "over"
                await anns.until(lambda: anns.status == "over")
                verdict = await ann.get(f"/api/tables/{table.id}/verdict", Verdict)
                assert not verdict.fair and "record-unfinished" in str(verdict.problem)

        asyncio.run(main())

    def test_a_match_can_be_ended_when_somebody_is_gone(self, server: Running) -> None:
        async def main() -> None:
            async with Browser(server.address) as ann, Browser(server.address) as bob:
                _, (anns, bobs) = await seated("treize", ann, bob)
                await bobs.close()
                await anns.until(lambda: info(anns).seats[1].away)
                async with asyncio.timeout(PATIENCE):
                    while anns.status == "playing":  # it is refused until he has been away for long enough
                        await anns.send("end-match", seat=1)
                        await asyncio.sleep(0.1)
                assert anns.now.scene.choices == []

        asyncio.run(main())


class TestClocks:
    def test_time_runs_out_and_the_others_wait_call_a_bot_or_end(self, either: Running) -> None:
        async def main() -> None:
            async with Browser(either.address) as ann, Browser(either.address) as bob:
                _, windows = await seated("treize", ann, bob, clock={"bank": 1, "increment": 1})
                asked = await whoever_is_asked(windows)
                other = windows[1 - windows.index(asked)]
                seat = windows.index(asked)
                await other.until_info(lambda i: i.timed_out == [seat])
                assert id_of(await asked.refusal("wait", seat=seat)) == "refused-in-time"
                await other.send("wait", seat=seat)
                await other.until_info(lambda i: i.timed_out == [])
                await other.until_info(lambda i: i.timed_out == [seat])
                await in_step(windows)
                await asked.answered(asked.now.scene.choices[0].send)  # late, but welcome
                await other.until_info(lambda i: i.timed_out == [])
                await in_step(windows)
                asked = await whoever_is_asked(windows)
                other, seat = windows[1 - windows.index(asked)], windows.index(asked)
                await other.until_info(lambda i: i.timed_out == [seat])
                await other.send("end-match", seat=seat)
                await asked.until(lambda: asked.status == "over")

        asyncio.run(main())

    def test_while_there_is_time_nobody_else_decides(self, server: Running) -> None:
        async def main() -> None:
            async with Browser(server.address) as ann, Browser(server.address) as bob:
                _, windows = await seated("treize", ann, bob, clock={"bank": 600, "increment": 1})
                asked = await whoever_is_asked(windows)
                seat = windows.index(asked)
                clock = asked.now.seats[seat].clock
                assert clock is not None and clock.running and clock.left <= 600
                assert id_of(await windows[1 - seat].refusal("wait", seat=seat)) == "refused-in-time"

        asyncio.run(main())

    def test_no_time_passes_while_the_server_is_down(self, folder: Path) -> None:
        async def main(running: Running) -> None:
            async with Browser(running.address) as ann, Browser(running.address) as bob:
                table, windows = await seated("treize", ann, bob, clock={"bank": 600, "increment": 0})
                asked = await whoever_is_asked(windows)
                await asyncio.sleep(1.2)
                began = time.monotonic()
                await asked.answered(asked.now.scene.choices[0].send)
                before = [seat.clock.left for seat in asked.now.seats if seat.clock]
                assert min(before) < 599
                running.kill()
                up = time.monotonic() - began
                await asyncio.sleep(3)
                began = time.monotonic()
                running.start()
                again = await ann.window(table.id)
                await again.until(lambda: bool(again.batches))
                up += time.monotonic() - began
                after = [seat.clock.left for seat in again.now.seats if seat.clock]
                lost = [was - now for was, now in zip(before, after, strict=True)]
                assert all(-1 < seconds < up + 1 for seconds in lost), (lost, up)

        with Running(folder) as running:
            asyncio.run(main(running))


class TestBeginning:
    def test_the_host_alone_begins_and_bots_take_the_open_seats(self, server: Running) -> None:
        async def main() -> None:
            async with Browser(server.address) as ann, Browser(server.address) as bob:
                table = await ann.open("mu", seats=[{"who": "you"}, *[{"who": "open"}] * 3])
                await bob.join(table.id, seat=3)
                anns, bobs = await ann.window(table.id), await bob.window(table.id)
                assert id_of(await bobs.refusal("begin")) == "refused-host-only"
                assert id_of(await anns.refusal("answer", seq=0, send=[1])) == "refused-not-begun"
                await anns.send("begin", bot="random")
                await bobs.until(lambda: bobs.status == "playing" and bool(bobs.batches))
                assert bobs.batches[0].whole
                assert [seat.bot for seat in info(bobs).seats] == ["", "random", "random", ""]
                assert id_of(await anns.refusal("begin")) == "refused-begun"

        asyncio.run(main())

    def test_who_gets_up_before_play_leaves_an_open_seat_and_the_host_is_followed(self, server: Running) -> None:
        async def main() -> None:
            async with Browser(server.address) as ann, Browser(server.address) as bob:
                table = await ann.open("mu", seats=[{"who": "you"}, *[{"who": "open"}] * 3])
                await bob.join(table.id)
                left = await ann.post(f"/api/tables/{table.id}/leave", TableInfo)
                assert left.seats[0].name == "" and left.seat is None and not left.host
                assert (await bob.get(f"/api/tables/{table.id}", TableInfo)).host
                empty = await bob.post(f"/api/tables/{table.id}/leave", TableInfo)
                assert empty.status == "over"

        asyncio.run(main())


class TestChat:
    def test_lines_are_kept_cleaned_and_sent_to_everybody(self, either: Running) -> None:
        async def main() -> None:
            async with Browser(either.address) as ann, Browser(either.address) as bob:
                table = await ann.open("mu", seats=[{"who": "you"}, *[{"who": "open"}] * 3])
                anns = await ann.window(table.id)
                await anns.send("say", text="  hello\u202e \x07there\n<b>'; DROP TABLE chat; --")
                await anns.send("say", text="\x00 \n")
                for number in range(60):
                    await anns.send("say", text=f"line {number}")
                await anns.until(lambda: len(anns.chat) == 61)
                assert anns.chat[0].text == "hello there <b>'; DROP TABLE chat; --"
                assert [line.number for line in anns.chat] == list(range(1, 62))
                bobs = await bob.window(table.id)
                await bobs.until(lambda: len(bobs.chat) == 50)
                assert bobs.chat == anns.chat[-50:] and bobs.chat[0].seat == 0
                assert id_of(await anns.refusal("say", text="x" * 5000)) == "refused-chat-length"

        asyncio.run(main())


def info(window: Window) -> TableInfo:
    assert window.table is not None
    return window.table
