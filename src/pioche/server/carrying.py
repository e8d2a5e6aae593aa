"""`pioche migrate`: carries everything a server keeps in its data folder to PostgreSQL, whole or not at all.

It may be called again: what is there already stays, and is compared. What differs there is never overwritten.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import psycopg

from pioche.core.game import Refused
from pioche.server.backup import FILE
from pioche.server.postgres import SCHEMA_LOCK, bring_up_to_date
from pioche.server.sqlite import SQLite

TABLES = (
    "people",
    "tables",
    "members",
    "moves",
    "chat",
    "series",
    "entrants",
    "matches",
    "ended_sessions",
    "replays",
    "editions",
)
KEYS = ("cookie", "metrics")  # each in a file beside the database
KEEP = """INSERT INTO keys (name, value) VALUES (%s, %s)
    ON CONFLICT (name) DO UPDATE SET value = excluded.value"""
AT_ONCE = 1000  # rows between two words about how far it is


def carry(data: Path, database: str, told: Callable[[int, int], None]) -> dict[str, int]:
    """Carry all; `told` hears how many rows of how many are there. Returns the number of rows of each kind."""
    file = data / FILE
    if not file.is_file():
        raise Refused("migrate-nothing", folder=str(data))
    store = SQLite(file)
    try:
        store.prepare().close()
        with closing(store.connect()) as source:
            source.execute("BEGIN IMMEDIATE")  # nobody plays on meanwhile
            bring_up_to_date(database)
            with psycopg.connect(database) as target:
                return Carrying(source, target, told).all(data)
    except sqlite3.Error as error:
        raise Refused("migrate-failed", reason=str(error)) from None
    except psycopg.Error as error:
        raise Refused("migrate-failed", reason=str(error).splitlines()[0]) from None
    finally:
        store.readers.shutdown()


class Carrying:
    def __init__(
        self, source: sqlite3.Connection, target: psycopg.Connection[Any], told: Callable[[int, int], None]
    ) -> None:
        self.source, self.target, self.told = source, target, told
        self.done, self.total = 0, sum(self.count(name) for name in TABLES)

    def count(self, name: str) -> int:
        (number,) = self.source.execute(f"SELECT COUNT(*) FROM {name}").fetchone()
        return int(number)

    def all(self, data: Path) -> dict[str, int]:
        self.target.execute("SELECT pg_advisory_xact_lock(%s)", (SCHEMA_LOCK,))
        self.carry_keys(data)
        for name in TABLES:
            self.carry_table(name)
        self.told(self.total, self.total)
        return {name: self.count(name) for name in TABLES}

    def carry_keys(self, data: Path) -> None:
        """Who signed the cookies before must do so after; so nobody may have come to the new database yet."""
        (used,) = self.target.execute("SELECT EXISTS (SELECT 1 FROM people)").fetchone() or (True,)
        for name in KEYS:
            path = data / f"{name}.key"
            if not path.is_file():
                continue
            value = path.read_text("ascii").strip()
            there = self.target.execute("SELECT value FROM keys WHERE name = %s", (name,)).fetchone()
            if used and (there is None or there[0] != value):
                raise Refused("migrate-in-use")
            self.target.execute(KEEP, (name, value))

    def carry_table(self, name: str) -> None:
        columns = ", ".join(row[1] for row in self.source.execute(f"PRAGMA table_info({name})"))
        run = self.target.execute
        run(f"CREATE TEMPORARY TABLE carried (LIKE {name}) ON COMMIT DROP".encode())
        with self.target.cursor().copy(f"COPY carried ({columns}) FROM STDIN".encode()) as copy:
            for row in self.rows(name, columns):
                copy.write_row(row)
        run(f"INSERT INTO {name} ({columns}) SELECT {columns} FROM carried ON CONFLICT DO NOTHING".encode())
        lacking = f"SELECT {columns} FROM carried EXCEPT SELECT {columns} FROM {name} LIMIT 1"
        if run(lacking.encode()).fetchone():
            raise Refused("migrate-differs", kind=name)
        run(b"DROP TABLE carried")

    def rows(self, name: str, columns: str) -> Iterator[tuple[Any, ...]]:
        for row in self.source.execute(f"SELECT {columns} FROM {name}"):
            yield row
            self.done += 1
            if self.done % AT_ONCE == 0:
                self.told(self.done, self.total)
