"""What the store promises, on both kinds of database."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from pioche.server.config import Config
from pioche.server.messages import ChatLine
from pioche.server.store import Person, Store, TableRow, Taken, new_store

Run = Callable[[Callable[[Store], Coroutine[Any, Any, None]]], None]


@pytest.fixture(params=["sqlite", "postgresql"])
def run(request: pytest.FixtureRequest, tmp_path: Path) -> Run:
    """Runs a test with an open store."""
    database = request.getfixturevalue("postgresql") if request.param == "postgresql" else ""

    def running(test: Callable[[Store], Coroutine[Any, Any, None]]) -> None:
        async def main() -> None:
            store = new_store(Config(data=tmp_path, database=database))
            await store.open()
            try:
                await test(store)
            finally:
                await store.close()

        asyncio.run(main())

    return running


def new_id() -> str:
    return secrets.token_urlsafe(18)


def row(id: str, touched: float) -> TableRow:
    return TableRow(id, id[:6], id, "secret", "{}", "{}", "waiting", touched)


def test_of_many_who_write_the_same_number_one_is_first(run: Run) -> None:
    async def test(store: Store) -> None:
        table = new_id()
        writes = [store.write(store.move(table, 1, 0.0, f"event {n}")) for n in range(50)]
        results = await asyncio.gather(*writes, return_exceptions=True)
        assert sum(result is None for result in results) == 1
        assert all(result is None or isinstance(result, Taken) for result in results)
        assert [seq for seq, _ in await store.moves(table)] == [1]

    run(test)


def test_statements_are_written_together_or_not_at_all(run: Run) -> None:
    async def test(store: Store) -> None:
        one, two = new_id(), new_id()
        await store.write(store.move(one, 1, 0.0, "first"))
        both = [store.move(two, 1, 0.0, "other"), store.move(one, 1, 0.0, "again")]
        good = store.write(store.move(two, 7, 0.0, "alone"))
        results = await asyncio.gather(store.write(*both), good, return_exceptions=True)
        assert isinstance(results[0], Taken) and results[1] is None
        assert await store.moves(two) == [(7, "alone")] and await store.moves(one) == [(1, "first")]

    run(test)


def test_people_and_logins(run: Run) -> None:
    async def test(store: Store) -> None:
        ann, bob, login = Person(new_id(), "Ann"), Person(new_id(), "Bob"), new_id().lower()
        await store.add_person(ann, 1.0)
        await store.add_person(bob, 2.0)
        await store.register(ann.id, login, "hash")
        with pytest.raises(Taken):
            await store.register(bob.id, login, "hash")
        assert await store.person_of(login) == Person(ann.id, "Ann", login, "hash")
        assert await store.person(bob.id) == bob and await store.person("nobody") is None
        assert "hash" not in repr(await store.person(ann.id))

    run(test)


def test_tables_are_found_and_sorted_by_their_last_move(run: Run) -> None:
    async def test(store: Store) -> None:
        old, new, person = row(new_id(), 10.0), row(new_id(), 20.0), new_id()
        for table in (old, new):
            await store.write(*store.opening(table, False, [person, person]))
        assert [table.id for table in await store.tables_of(person, 9)] == [new.id, old.id]
        await store.write(store.move(old.id, 1, 30.0, "event"))
        assert [table.touched for table in await store.tables_of(person, 9)] == [30.0, 20.0]
        with pytest.raises(Taken):
            await store.write(*store.opening(TableRow(**{**vars(new), "id": new_id()}), False, []))
        assert await store.table_called(new.code) == new and await store.table("none") is None

    run(test)


def test_chat_comes_back_in_order(run: Run) -> None:
    async def test(store: Store) -> None:
        table = new_id()
        lines = [
            ChatLine(number=n, name="A", seat=None if n % 2 else 3, text=f"{n} é’", when=float(n)) for n in range(9)
        ]
        for line in lines:
            await store.say(table, "ann", line)
        assert await store.chat(table, 4) == lines[-4:]

    run(test)


def test_a_key_is_made_once(run: Run) -> None:
    async def test(store: Store) -> None:
        name = new_id()
        assert await store.key(name, "fresh") == "fresh"
        assert await store.key(name, "fresher") == "fresh"

    run(test)
