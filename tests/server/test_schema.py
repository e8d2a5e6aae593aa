"""The form of the database: an older one is taken over with all that is in it, and several may try that at once."""

from __future__ import annotations

import asyncio
import multiprocessing
import sqlite3
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Any

import psycopg
import pytest
from alembic.config import Config as Alembic
from alembic.script import ScriptDirectory

from pioche.core.game import Refused
from pioche.server import schema
from pioche.server.config import Config
from pioche.server.schema.versions.v0001_as_it_was import TABLES
from pioche.server.serve import usable
from pioche.server.store import Store, new_store

OLD: dict[str, list[tuple[Any, ...]]] = {
    "people": [("ann", "Ann é’", "ann", "hash", 1.5), ("bob", "Bob", None, None, 2.5)],
    "tables": [("t1", "ABCDEF", "c1", "secret", "{}", "{}", "playing", 1, 3.25)],
    "members": [("ann", "t1"), ("bob", "t1")],
    "moves": [("t1", 1, 3.5, "first"), ("t1", 2, 4.5, "second"), ("s1", 1, 1.0, "made")],
    "chat": [("t1", 1, "ann", "Ann é’", None, "hello", 5.5), ("t1", 2, "bob", "Bob", 0, "’lo", 5.75)],
    "series": [("s1", "QRSTUV", "secret", "{}", "playing", 0.5)],
    "entrants": [("ann", "s1")],
    "matches": [("t1", "s1", 0)],
    "keys": [("cookie", "key")],
    "ended_sessions": [("of-ann", 9.5)],
}


@pytest.fixture(params=["sqlite", "postgresql"])
def settings(request: pytest.FixtureRequest, tmp_path: Path) -> Config:
    """Of a server whose database has nothing in it."""
    database = request.getfixturevalue("empty_postgresql") if request.param == "postgresql" else ""
    return Config(data=tmp_path, database=database)


def written(settings: Config, statements: list[tuple[str, tuple[Any, ...]]]) -> None:
    """Write this past the store."""
    if settings.database:
        with psycopg.connect(settings.database) as connection:
            for query, values in statements:
                connection.execute(query.replace("?", "%s").encode(), values)
    else:
        with closing(sqlite3.connect(settings.sqlite_file)) as file, file:
            for query, values in statements:
                file.execute(query, values)


def opened(settings: Config, look: Callable[[Store], Any]) -> Any:
    async def main() -> Any:
        store = new_store(settings)
        await store.open()
        try:
            return await look(store)
        finally:
            await store.close()

    return asyncio.run(main())


async def everything(store: Store) -> dict[str, list[tuple[Any, ...]]]:
    return {name: sorted(await store.read(f"SELECT * FROM {name}"), key=repr) for name in OLD}


async def version(store: Store) -> Any:
    return await store.read(schema.VERSION)


def make_old(settings: Config) -> None:
    """A database from before its form was written down."""
    rows = [
        (f"INSERT INTO {name} VALUES ({', '.join('?' * len(row))})", row) for name, rows in OLD.items() for row in rows
    ]
    written(settings, [*((statement, ()) for statement in TABLES), *rows])


def test_an_older_database_opens_and_loses_nothing(settings: Config) -> None:
    make_old(settings)
    before = {name: sorted(rows, key=repr) for name, rows in OLD.items()}
    kept = opened(settings, everything)
    assert {name: [row[: len(OLD[name][0])] for row in rows] for name, rows in kept.items()} == before
    assert opened(settings, version) == [(schema.NEWEST,)]
    assert opened(settings, everything) == kept


def try_to_open(settings: Config) -> Any:
    return opened(settings, version)


def test_several_processes_open_a_new_or_an_old_database_at_once(settings: Config, tmp_path: Path) -> None:
    for old in (True, False):
        there = Config(data=tmp_path / str(old), database=settings.database)
        there.data.mkdir()
        if old:
            make_old(there)
        with ProcessPoolExecutor(3, multiprocessing.get_context("spawn")) as processes:
            assert list(processes.map(try_to_open, [there] * 3)) == [[(schema.NEWEST,)]] * 3
        if old:
            assert len(opened(there, everything)["moves"]) == 3
        if settings.database:
            return  # there is one of these


def test_what_a_later_version_has_changed_is_refused(settings: Config) -> None:
    opened(settings, version)
    written(settings, [("UPDATE alembic_version SET version_num = ?", ("9999",))])
    with pytest.raises(Refused) as refused:
        usable(settings)
    assert refused.value.message == "web-database-newer" and refused.value.details["version"] == "9999"
    with pytest.raises(Refused):
        opened(settings, version)


def test_the_steps_are_those_in_the_folder() -> None:
    settings = Alembic()
    settings.set_main_option("script_location", str(Path(schema.__file__).parent))
    settings.set_main_option("path_separator", "newline")
    found = ScriptDirectory.from_config(settings).walk_revisions()
    assert [step.revision for step in found] == [*reversed(schema.STEPS)]
