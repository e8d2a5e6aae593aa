"""The server cannot choose the cards: what it makes itself is fixed before it asks, and it answers for nobody."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from msgspec.structs import replace

from pioche import games
from pioche.core import draws
from pioche.core import record as records
from pioche.core.fair import commitment
from pioche.core.record import Record
from pioche.server import events
from pioche.server.app import new_app
from pioche.server.config import Config
from pioche.server.lobby import Lobby
from pioche.server.messages import Commitment, Draws, GameInfo, NewTable, TableInfo
from pioche.server.store import Person
from tests.server.browser import Browser, Window, play_on, seated
from tests.server.running import Running

ME_AND_A_BOT = [{"who": "you"}, {"who": "greedy"}]


async def record_of(person: Browser, table: str) -> Record:
    return records.read(await person.get(f"/api/tables/{table}/record", str))


async def finished(person: Browser, **wish: Any) -> tuple[TableInfo, Window]:
    """A match with a bot, which another bot played to its end."""
    table = await person.open("treize", seats=ME_AND_A_BOT, **wish)
    window = await person.window(table.id)
    await window.send("call-bot", seat=0)
    await window.until(lambda: window.status == "over")
    return table, window


class TestBeforePlay:
    def test_a_promise_holds_the_secret_and_the_table_and_is_kept_once(self, either: Running) -> None:
        async def main() -> None:
            async with Browser(either.address) as ann:
                promise = await ann.get("/api/commitment", Commitment)
                table = await ann.open("treize", nonce=promise.nonce, entropy="my-own-dice")
                assert table.commitment == promise.commitment
                again = {"game": "treize", "nonce": promise.nonce}
                assert await ann.refused("POST", "/api/tables", 400, **again) == "refused-nonce"
                for path in ("record", "replay", "verdict", "draws"):
                    assert await ann.refused("GET", f"/api/tables/{table.id}/{path}", 400) == "refused-not-over"
                await ann.post(f"/api/tables/{table.id}/leave", TableInfo)
                record = await record_of(ann, table.id)
                assert record.entropies[0] == "my-own-dice"
                assert commitment(record.secret, record.table) == record.commitment == promise.commitment
                assert table.id not in await ann.get(f"/api/tables/{table.id}/record", str)
                assert await ann.refused("GET", f"/api/tables/{table.id}/replay?seat=7", 400) == "refused-seat"

        asyncio.run(main())

    def test_the_table_follows_from_the_promise(self, tmp_path: Path) -> None:
        async def main() -> None:
            app = new_app(Config(data=tmp_path, workers=1))
            async with app.router.lifespan_context(app):
                lobby: Lobby = app.state.services.lobby
                promise = lobby.promise()
                setup = (await lobby.open(Person("ann", "Ann"), NewTable("treize"))).table.setup
                heard = [[entropy, *setup.entropies[1:]] for entropy in ("one-share", "another-share")]
                rows = [lobby.new_row(replace(setup, entropies=entropies), promise.nonce) for entropies in heard]
                assert {row.commitment for row in rows} == {promise.commitment}
                assert len({(row.id, row.secret, row.commitment) for row in rows}) == 1

        asyncio.run(main())

    def test_everybody_sees_what_everybody_has_added(self, server: Running) -> None:
        async def main() -> None:
            async with Browser(server.address) as ann, Browser(server.address) as bob:
                seats = [{"who": "you"}, {"who": "open"}, {"who": "greedy"}]
                table = await ann.open("treize", seats=seats, entropy="of-ann-0123")
                assert [seat.entropy for seat in table.seats] == ["of-ann-0123", "", ""]
                table = await bob.join(table.id, entropy="of-bob-4567")
                assert [seat.entropy for seat in table.seats] == ["of-ann-0123", "of-bob-4567", "bot"]

        asyncio.run(main())

    def test_who_gets_up_takes_it_away_again(self, server: Running) -> None:
        async def main() -> None:
            async with Browser(server.address) as ann, Browser(server.address) as bob:
                table = await ann.open("treize", seats=[{"who": "you"}, *[{"who": "open"}] * 2], entropy="of-ann-0123")
                await bob.join(table.id, entropy="of-bob-4567")
                table = await bob.post(f"/api/tables/{table.id}/leave", TableInfo)
                assert [seat.entropy for seat in table.seats] == ["of-ann-0123", "", ""]

        asyncio.run(main())

    def test_too_little_is_refused(self, server: Running) -> None:
        async def main() -> None:
            async with Browser(server.address) as ann:
                for entropy in ("bot", "none", "seven77", "two words here", "x" * 65):
                    wish = {"game": "treize", "entropy": entropy}
                    assert await ann.refused("POST", "/api/tables", 400, **wish) == "refused-entropy"

        asyncio.run(main())


class TestTheRecord:
    def test_nothing_is_made_up_for_bots_and_for_people_who_sent_nothing(self, either: Running) -> None:
        async def main() -> None:
            async with Browser(either.address) as ann, Browser(either.address) as bob:
                seats = [{"who": "you"}, {"who": "open"}, {"who": "greedy"}, {"who": "open"}]
                table = await ann.open("treize", seats=seats, entropy="of-ann-0123")
                await bob.join(table.id)
                window = await ann.window(table.id)
                await window.send("begin", bot="greedy")
                await window.until(lambda: window.status == "playing")
                for person in (ann, bob):
                    await person.post(f"/api/tables/{table.id}/leave", TableInfo)
                record = await record_of(ann, table.id)
                assert record.form == 2 and record.entropies == ["of-ann-0123", "none", "bot", "bot"]

        asyncio.run(main())

    def test_a_bot_that_plays_on_for_a_person_changes_nothing(self, server: Running) -> None:
        async def main() -> None:
            async with Browser(server.address) as ann:
                table, window = await finished(ann, entropy="of-ann-0123")
                record, _ = records.verify(await ann.get(f"/api/tables/{table.id}/record", str), games.load)
                assert record.entropies == ["of-ann-0123", "bot"] and record.seats[0].bot == ""
                info = window.table
                assert info and [seat.entropy for seat in info.seats] == record.entropies

        asyncio.run(main())

    def test_its_draws_are_told_to_those_without_the_rules(self, either: Running) -> None:
        async def main() -> None:
            async with Browser(either.address) as ann:
                infos = await ann.get("/api/games", list[GameInfo])
                legend = next(info.legend for info in infos if info.key == "treize")
                table, _ = await finished(ann, entropy="of-ann-0123")
                told = await ann.get(f"/api/tables/{table.id}/draws", Draws)
                record = await record_of(ann, table.id)
                outcomes = [entry for entry in record.entries if entry.step in ("FirstDealer", "TurnUp", "DrawCard")]
                assert draws.digest(told.legend) == legend
                assert [drawn.step for drawn in told.draws] == [entry.step for entry in outcomes]
                assert all(drawn.calls for drawn in told.draws)

        asyncio.run(main())


class TestRematch:
    def test_everybody_adds_entropy_again_and_it_begins_once_all_have_come(self, either: Running) -> None:
        async def main() -> None:
            async with Browser(either.address) as ann, Browser(either.address) as bob, Browser(either.address) as eve:
                table, windows = await seated("treize", ann, bob)
                assert await ann.refused("POST", f"/api/tables/{table.id}/rematch", 400) == "refused-not-over"
                await asyncio.gather(*(play_on(window, Random(3)) for window in windows))
                path = f"/api/tables/{table.id}/rematch"
                assert await eve.refused("POST", path, 400) == "refused-spectator"
                one, two = await asyncio.gather(ann.post(path, TableInfo), bob.post(path, TableInfo))
                assert one.id == two.id != table.id and one.status == "waiting" and one.options == table.options
                assert [seat.name for seat in one.seats] == [seat.name for seat in table.seats]
                assert [seat.entropy for seat in one.seats] == ["", ""] and one.commitment != table.commitment
                await windows[0].until(lambda: windows[0].table is not None and windows[0].table.rematch == one.id)
                path = f"/api/tables/{one.id}/entropy"
                assert await eve.refused("POST", path, 400, entropy="of-eve-0123") == "refused-spectator"
                again = [await ann.window(one.id), await bob.window(one.id)]
                assert (await ann.post(path, TableInfo, entropy="of-ann-0123")).status == "waiting"
                assert (await ann.post(path, TableInfo, entropy="of-ann-0123")).status == "waiting"
                assert await ann.refused("POST", path, 400, entropy="another-0123") == "refused-entropy-given"
                await bob.post(path, TableInfo, entropy="of-bob-0123")
                await again[0].until(lambda: again[0].status == "playing")
                assert await ann.refused("POST", path, 400, entropy="another-0123") == "refused-begun"
                await asyncio.gather(*(play_on(window, Random(4)) for window in again))
                assert (await record_of(ann, one.id)).entropies == ["of-ann-0123", "of-bob-0123"]

        asyncio.run(main())

    def test_it_waits_for_people_who_have_not_come_although_they_added_theirs(self, server: Running) -> None:
        async def main() -> None:
            async with Browser(server.address) as ann, Browser(server.address) as bob:
                table, windows = await seated("treize", ann, bob)
                await asyncio.gather(*(play_on(window, Random(5)) for window in windows))
                new: TableInfo = await ann.post(f"/api/tables/{table.id}/rematch", TableInfo)
                window = await ann.window(new.id)
                for person, entropy in ((ann, "of-ann-0123"), (bob, "of-bob-0123")):
                    info = await person.post(f"/api/tables/{new.id}/entropy", TableInfo, entropy=entropy)
                    assert info.status == "waiting"
                await bob.window(new.id)
                await window.until(lambda: window.status == "playing")

        asyncio.run(main())

    def test_the_host_need_not_wait_for_people_who_send_nothing(self, server: Running) -> None:
        async def main() -> None:
            async with Browser(server.address) as ann, Browser(server.address) as bob:
                table, windows = await seated("treize", ann, bob)
                await asyncio.gather(*(play_on(window, Random(5)) for window in windows))
                new: TableInfo = await ann.post(f"/api/tables/{table.id}/rematch", TableInfo)
                again = [await ann.window(new.id), await bob.window(new.id)]
                await ann.post(f"/api/tables/{new.id}/entropy", TableInfo, entropy="of-ann-0123")
                await again[0].send("begin")
                await again[0].until(lambda: again[0].status == "playing")
                info = again[0].table
                assert info and [seat.entropy for seat in info.seats] == ["of-ann-0123", "none"]

        asyncio.run(main())

    def test_alone_with_bots_it_begins_with_ones_entropy(self, server: Running) -> None:
        async def main() -> None:
            async with Browser(server.address) as ann:
                table, _ = await finished(ann)
                new = await ann.post(f"/api/tables/{table.id}/rematch", TableInfo)
                assert new.status == "waiting" and new.seats[0].bot == ""
                new = await ann.post(f"/api/tables/{new.id}/entropy", TableInfo, entropy="of-ann-0123")
                assert new.status == "playing" and new.seats[0].entropy == "of-ann-0123"

        asyncio.run(main())


def test_a_table_of_the_first_form_is_played_to_its_end(tmp_path: Path) -> None:
    """Tables that were opened before commitments held the table: what is kept of them has no form."""

    async def main() -> None:
        app = new_app(Config(data=tmp_path, forced_pause=0, bot_pause=0, workers=1))
        async with app.router.lifespan_context(app):
            lobby: Lobby = app.state.services.lobby
            store = app.state.services.store
            room = await lobby.open(Person("ann", "Ann"), NewTable("treize"))
            await room.stop()
            setup = msgspec.json.decode(room.row.setup)
            del setup["form"]
            made_up = [f"made-up-{seat}" for seat in range(len(setup["chairs"]))]
            began = events.Began(room.table.chairs, made_up)
            chance = room.empty_table()  # what the old table drew
            chance.setup = events.read_setup(msgspec.json.encode(setup).decode())
            drew = chance.apply(began).event
            await store.write(
                ("UPDATE tables SET setup = ? WHERE id = ?", (msgspec.json.encode(setup).decode(), room.row.id)),
                ("DELETE FROM moves WHERE table_id = ?", (room.row.id,)),
                store.move(room.row.id, 1, 0.0, events.write(drew)),
            )
            lobby.rooms.clear()
            old = await lobby.room(room.row.id)
            await old.change(lambda table: events.BotCalled(0, "greedy"))
            old.start()
            while old.table.status != "over":
                await asyncio.sleep(0.01)
            assert old.table.match
            record, _ = records.verify(records.write(old.table.match.record), games.load)
            assert record.form == 1 and record.entropies == made_up
            assert record.commitment == commitment(record.secret, "", form=1)

    asyncio.run(main())
