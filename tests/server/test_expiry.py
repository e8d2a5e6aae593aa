"""What nobody comes back to goes, on both kinds of database; what is used stays, and lists stay short."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from pioche.core.game import Refused
from pioche.server import lobby
from pioche.server.app import new_app
from pioche.server.config import DAY, Config, Lifetimes
from pioche.server.expiry import expire
from pioche.server.lobby import MOST_OF_ONE
from pioche.server.messages import NewTable, SeatWish
from pioche.server.store import Person, Store, TableRow
from tests.server.test_store import Run, new_id, row, run

__all__ = ["run"]

OPEN = [SeatWish("you"), SeatWish("open")]


async def opened(store: Store, made: float, status: str, *people: str, moved: float | None = None) -> str:
    table = TableRow(**{**vars(row(new_id(), made)), "status": status})
    await store.write(*store.opening(table, True, list(people)))
    if moved is not None:
        await store.write(store.move(table.id, 1, moved, "event"))
    return table.id


def test_old_tables_and_guests_go_and_all_that_is_used_stays(run: Run) -> None:
    async def test(store: Store) -> None:
        now, old = time.time(), time.time() - 30 * DAY
        guest, idle, seated, owner = (Person(new_id(), "Name") for _ in range(4))
        for person, made in ((guest, now), (idle, old), (seated, old), (owner, old)):
            await store.add_person(person, made)
        await store.register(owner.id, new_id().lower(), "hash")
        gone = [
            await opened(store, old, "waiting", idle.id),
            await opened(store, now - 300 * DAY, "playing", idle.id, moved=now - 200 * DAY),
        ]
        kept = [
            await opened(store, now, "waiting", seated.id),
            await opened(store, old, "waiting", seated.id, moved=now),
            await opened(store, old, "playing", seated.id),
            await opened(store, now - 900 * DAY, "over", seated.id),
        ]
        used = await opened(store, old, "waiting", seated.id)
        await expire(store, now, Lifetimes(), lambda: [used])
        assert [await store.table(id) is None for id in gone] == [True, True] and await store.moves(gone[1]) == []
        assert all([await store.table(id) for id in (*kept, used)])
        assert [await store.person(one.id) is None for one in (guest, idle, seated, owner)] == [
            False,
            True,
            False,
            False,
        ]

    run(test)


def test_nobody_has_more_tables_than_can_be_listed_soon(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        app = new_app(Config(data=tmp_path, workers=1))
        async with app.router.lifespan_context(app):
            services, hog = app.state.services, Person("hog", "Hog")
            monkeypatch.setattr(lobby, "MOST_TABLES", 2)
            for _ in range(2):
                await services.lobby.open(hog, NewTable("treize", {}, OPEN))
            with pytest.raises(Refused, match="refused-many-tables"):
                await services.lobby.open(hog, NewTable("treize", {}, OPEN))
            await services.lobby.open(Person("ann", "Ann"), NewTable("treize", {}, OPEN))

    asyncio.run(main())


def test_a_hundred_thousand_listed_tables_are_not_looked_at(tmp_path: Path) -> None:
    """The database finds the newest by an index: it neither reads nor sorts the others."""

    async def main() -> None:
        app = new_app(Config(data=tmp_path, workers=1))
        async with app.router.lifespan_context(app):
            there, store = app.state.services.lobby, app.state.services.store
            plans, read = list[str](), store.read

            async def explained(query: str, *values: object) -> list[tuple[object, ...]]:
                plans.extend(str(step[3]) for step in await read(f"EXPLAIN QUERY PLAN {query}", *values))
                found: list[tuple[object, ...]] = await read(query, *values)
                return found

            hog, ann = Person("hog", "Hog"), Person("ann", "Ann")
            rooms = [await there.open(hog, NewTable("treize", {}, OPEN, listed=True)) for _ in range(MOST_OF_ONE + 4)]
            one = await there.open(ann, NewTable("treize", {}, OPEN, listed=True))
            long_ago = await there.open(ann, NewTable("treize", {}, OPEN, listed=True))
            await store.write(("UPDATE tables SET made = ? WHERE id = ?", (time.time() - DAY, long_ago.row.id)))
            store.read = explained
            listed = [info.id for info in await there.listed("ann")]
            assert one.row.id in listed and long_ago.row.id not in listed
            assert sum(room.row.id in listed for room in rooms) == MOST_OF_ONE
            assert any("tables_listed" in step for step in plans)
            assert not any("SCAN" in step or "TEMP B-TREE" in step for step in plans), plans

    asyncio.run(main())
