"""The store in one SQLite file, for a table among friends.

One thread writes. It takes everything that waits, writes it in one transaction, and only then tells the writers:
so many tables share the price of making sure that nothing is lost.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from itertools import chain
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any

from pioche.server import schema
from pioche.server.store import MOVE, Statement, Store, Taken

MOST_AT_ONCE = 500  # writes in one transaction
PATIENCE = 10.0  # seconds to wait for another process that writes

Writing = tuple[tuple[Statement, ...], "asyncio.Future[None]"]


class SQLite(Store):
    def __init__(self, file: Path) -> None:
        self.file = file
        self.waiting: SimpleQueue[Writing | None] = SimpleQueue()
        self.writer: Thread | None = None
        self.readers = ThreadPoolExecutor(1, "pioche-read")

    async def open(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.reading = await self.loop.run_in_executor(self.readers, self.prepare)
        self.writer = Thread(target=self.write_on, name="pioche-write")
        self.writer.start()

    def prepare(self) -> sqlite3.Connection:
        """Make the folder and the file, for the eyes of their owner alone, and the connection to read by."""
        self.file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        os.close(os.open(self.file, os.O_CREAT | os.O_RDWR, 0o600))
        if not schema.is_current(self.version()):
            schema.bring_up_to_date("sqlite", self.connect, "BEGIN IMMEDIATE")
        return self.connect()

    def version(self) -> str | None:
        """Which form the file has; none if it is new, or from before that was written down."""
        with closing(self.connect()) as connection:
            try:
                row = connection.execute(schema.VERSION).fetchone()
            except sqlite3.OperationalError as error:
                if "no such table" not in str(error):
                    raise
                return None
            return str(row[0]) if row else None

    def connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self.file, timeout=PATIENCE, isolation_level=None, check_same_thread=False)
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        return connection

    async def close(self) -> None:
        """Finish what waits, then let go of the file."""
        if self.writer:
            self.waiting.put(None)
            await asyncio.to_thread(self.writer.join)
            self.writer = None
            await self.loop.run_in_executor(self.readers, self.reading.close)
        self.readers.shutdown()

    # Reading

    async def read(self, query: str, *values: Any) -> list[tuple[Any, ...]]:
        return await self.loop.run_in_executor(self.readers, self.fetch, query, values)

    def fetch(self, query: str, values: tuple[Any, ...]) -> list[tuple[Any, ...]]:
        return self.reading.execute(query, values).fetchall()

    # Writing

    async def write(self, *statements: Statement) -> None:
        done: asyncio.Future[None] = self.loop.create_future()
        self.waiting.put((statements, done))
        await done

    def write_on(self) -> None:
        """The writer's thread: until told to stop. Whatever goes wrong, those who wait are told, and it goes on."""
        connection: sqlite3.Connection | None = None
        going = True
        while going:
            batch = [self.waiting.get()]
            with suppress(Empty):
                while len(batch) < MOST_AT_ONCE:
                    batch.append(self.waiting.get_nowait())
            going = None not in batch
            writings = [writing for writing in batch if writing is not None]
            if writings:
                results: list[Exception | None]
                try:
                    connection = connection or self.connect()
                    results = commit(connection, [statements for statements, _ in writings])
                except Exception as error:
                    results = [error] * len(writings)
                    connection = None  # the next batch tries another one
                with suppress(RuntimeError):  # nobody waits any more
                    self.loop.call_soon_threadsafe(resolve, [done for _, done in writings], results)
        if connection:
            connection.close()

    async def key(self, name: str, fresh: str) -> str:
        return await asyncio.to_thread(self.key_file, name, fresh)

    def key_file(self, name: str, fresh: str) -> str:
        """Keys lie beside the database, each in a file that its owner alone may read."""
        path = self.file.with_name(f"{name}.key")
        try:
            handle = os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600)
        except FileExistsError:
            return path.read_text("ascii").strip()
        with os.fdopen(handle, "w") as file:
            file.write(fresh + "\n")
            file.flush()
            os.fsync(file.fileno())
        return fresh


def commit(connection: sqlite3.Connection, writings: list[tuple[Statement, ...]]) -> list[Exception | None]:
    """Write all of this in one transaction; what was taken is left out. One result for each."""
    try:
        connection.execute("BEGIN IMMEDIATE")
        results = together(connection, writings)
        if results is None:  # something was taken: one by one, to see what
            connection.execute("ROLLBACK")
            connection.execute("BEGIN IMMEDIATE")
            results = [attempt(connection, statements) for statements in writings]
        connection.execute("COMMIT")
    except sqlite3.Error as error:
        with suppress(sqlite3.Error):
            connection.execute("ROLLBACK")
        return [error] * len(writings)
    return results


def together(connection: sqlite3.Connection, writings: list[tuple[Statement, ...]]) -> list[Exception | None] | None:
    """Write all of this at once; None if that cannot be, and then the transaction is of no use any more.

    While a statement runs, the loop's thread goes on, and the writer has to wait for its turn after each one. So moves,
    which nearly all writings are, are written many with one statement.
    """
    try:
        moves = []
        for statements in writings:
            for query, values in statements:
                if query == MOVE:
                    moves.append(values)
                else:
                    connection.execute(query, values)
        done = 0
        while done < len(moves):
            rows = 1 << (len(moves) - done).bit_length() - 1  # a power of two: few statements, each prepared once
            connection.execute(f"{MOVE}{', (?, ?, ?, ?)' * (rows - 1)}", [*chain(*moves[done : done + rows])])
            done += rows
    except sqlite3.OperationalError:
        raise  # the file or the disk: one by one would not do either
    except Exception:
        return None
    return [None] * len(writings)


def attempt(connection: sqlite3.Connection, statements: tuple[Statement, ...]) -> Exception | None:
    connection.execute("SAVEPOINT one")
    try:
        for query, values in statements:
            connection.execute(query, values)
    except sqlite3.IntegrityError:
        connection.execute("ROLLBACK TO one")
        connection.execute("RELEASE one")
        return Taken()
    except sqlite3.OperationalError:
        raise  # the file or the disk: no business of this writing alone
    except Exception as error:  # something that cannot be written; the others' writings can
        connection.execute("ROLLBACK TO one")
        connection.execute("RELEASE one")
        return error
    connection.execute("RELEASE one")
    return None


def resolve(futures: list[asyncio.Future[None]], results: list[Exception | None]) -> None:
    for future, result in zip(futures, results, strict=True):
        if future.cancelled():
            continue
        if result is None:
            future.set_result(None)
        else:
            future.set_exception(result)
