"""The store in PostgreSQL, named by its address.

One connection writes. It takes everything that waits, writes it in one transaction, and only then tells the writers, as
with SQLite: so many tables share a journey to the database and the price of making sure that nothing is lost.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import psycopg
from psycopg_pool import AsyncConnectionPool, PoolTimeout

from pioche.core.game import Refused
from pioche.server import schema
from pioche.server.config import Rate
from pioche.server.store import MOVE, Sharing, Statement, Taken

MOST_CONNECTIONS = 10
MOST_AT_ONCE = 500  # writes in one transaction
PATIENCE = 10.0  # seconds
CHANNEL = "pioche"  # on which servers tell one another what was kept
SCHEMA_LOCK = 71_605  # any number: processes that start at once make the tables one after the other


def reach(address: str) -> None:
    """Refuse a database that nobody answers for, or that a later version has changed."""
    try:
        with psycopg.connect(address, connect_timeout=int(PATIENCE)) as connection:
            row = connection.execute(schema.VERSION.encode()).fetchone()
            schema.is_current(row[0] if row else None)
    except psycopg.errors.UndefinedTable:
        return  # there is nothing yet
    except psycopg.Error as error:
        raise Refused("web-database-unusable", reason=str(error).splitlines()[0]) from None


def bring_up_to_date(address: str) -> None:
    """Give the database the form that this version needs; of several that try at once, one does it."""
    lock = f"SELECT pg_advisory_xact_lock({SCHEMA_LOCK})"
    schema.bring_up_to_date("postgresql+psycopg", lambda: psycopg.connect(address, connect_timeout=int(PATIENCE)), lock)


Writing = tuple[tuple[Statement, ...], "asyncio.Future[None]"]

MANY_MOVES = b"""INSERT INTO moves (table_id, seq, made, event)
    SELECT * FROM unnest(%s::text[], %s::int[], %s::double precision[], %s::text[])"""

CLOCK = "extract(epoch FROM clock_timestamp())"
LEVEL = f"LEAST(?, b.tokens + ({CLOCK} - b.filled) * ?)"
TAKE = f"""INSERT INTO buckets AS b (name, who, tokens, filled) VALUES (?, ?, ?, {CLOCK}) ON CONFLICT (name, who)
    DO UPDATE SET tokens = {LEVEL} - 1, filled = {CLOCK} WHERE {LEVEL} >= 1 RETURNING tokens"""


class Postgres(Sharing):
    def __init__(self, address: str) -> None:
        self.address = address
        self.waiting: asyncio.Queue[Writing | None] = asyncio.Queue()
        self.writer: asyncio.Task[None] | None = None
        # What other servers are told of statements: in the same transaction, or once they are kept.
        self.notices: Callable[[list[Statement]], list[str]] = lambda statements: []
        self.committed: Callable[[list[Statement]], None] = lambda statements: None

    async def open(self) -> None:
        self.pool = AsyncConnectionPool(
            self.address, min_size=1, max_size=MOST_CONNECTIONS, open=False, timeout=PATIENCE, configure=configure
        )
        try:
            await self.pool.open(wait=True, timeout=PATIENCE)
        except PoolTimeout:
            await self.pool.close()
            raise Refused("web-database-unusable", reason="timeout") from None
        try:
            if not schema.is_current(await self.version()):
                await asyncio.to_thread(bring_up_to_date, self.address)
        except BaseException:
            await self.pool.close()
            raise
        self.writer = asyncio.create_task(self.write_on())

    async def version(self) -> str | None:
        """Which form the database has; none if it is new, or from before that was written down."""
        try:
            rows = await self.read(schema.VERSION)
        except psycopg.errors.UndefinedTable:
            return None
        return str(rows[0][0]) if rows else None

    async def close(self) -> None:
        """Finish what waits, then let go of the database."""
        if self.writer:
            self.waiting.put_nowait(None)
            await self.writer
            self.writer = None
        await self.pool.close()

    async def read(self, query: str, *values: Any) -> list[tuple[Any, ...]]:
        async with self.pool.connection() as connection:
            cursor = await connection.execute(placed(query), values)
            return await cursor.fetchall()

    async def write(self, *statements: Statement) -> None:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.put_nowait((statements, done))
        await done

    async def write_on(self) -> None:
        """The writer: until told to stop. Whatever goes wrong, those who wait are told, and it goes on."""
        going = True
        while going:
            batch = [await self.waiting.get()]
            while len(batch) < MOST_AT_ONCE and not self.waiting.empty():
                batch.append(self.waiting.get_nowait())
            going = None not in batch
            writings = [writing for writing in batch if writing is not None]
            if writings:
                await self.commit(writings)

    async def commit(self, writings: list[Writing]) -> None:
        """Write all of this in one transaction; if something of it cannot be written, each in its own."""
        wanted = [statement for statements, _ in writings for statement in statements]
        try:
            await self.together(wanted)
        except (psycopg.IntegrityError, psycopg.DataError, psycopg.ProgrammingError) as error:
            if len(writings) > 1:
                for writing in writings:
                    await self.commit([writing])
                return
            settle(writings[0][1], Taken() if isinstance(error, psycopg.errors.UniqueViolation) else error)
        except Exception as error:
            for _, done in writings:
                settle(done, error)
        else:
            for _, done in writings:
                settle(done, None)
            self.committed(wanted)

    async def together(self, statements: list[Statement]) -> None:
        moves = [values for query, values in statements if query == MOVE]
        async with self.pool.connection() as connection, connection.pipeline(), connection.transaction():
            for query, values in statements:
                if query != MOVE:
                    await connection.execute(placed(query), values)
            if moves:
                await connection.execute(MANY_MOVES, [list(column) for column in zip(*moves, strict=True)])
            for notice in self.notices(statements):
                await connection.execute(b"SELECT pg_notify(%s, %s)", (CHANNEL, notice))

    async def take(self, name: str, rate: Rate, who: str) -> bool:
        hashed = hashlib.sha256(who.encode()).hexdigest()[:32]  # nobody needs to read addresses there
        level = (rate.burst, rate.per_second)
        return bool(await self.read(TAKE, name, hashed, rate.burst - 1, *level, *level))

    async def key(self, name: str, fresh: str) -> str:
        await self.write(("INSERT INTO keys (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING", (name, fresh)))
        rows = await self.read("SELECT value FROM keys WHERE name = ?", name)
        return str(rows[0][0])


def settle(done: asyncio.Future[None], error: Exception | None) -> None:
    """Tell one who waits, unless they have gone."""
    with suppress(asyncio.InvalidStateError):
        if error is None:
            done.set_result(None)
        else:
            done.set_exception(error)


async def configure(connection: psycopg.AsyncConnection[Any]) -> None:
    await connection.set_autocommit(True)


def placed(query: str) -> bytes:
    """Our queries mark values with question marks, PostgreSQL's driver with %s."""
    return query.replace("?", "%s").encode()
