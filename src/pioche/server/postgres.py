"""The store in PostgreSQL, named by its address. The database shares commits between tables by itself."""

from __future__ import annotations

from typing import Any

import psycopg
from psycopg_pool import AsyncConnectionPool, PoolTimeout

from pioche.core.game import Refused
from pioche.server.store import SCHEMA, Statement, Store, Taken

MOST_CONNECTIONS = 10
PATIENCE = 10.0  # seconds
SCHEMA_LOCK = 71_605  # any number: processes that start at once make the tables one after the other


def reach(address: str) -> None:
    """Refuse a database that nobody answers for."""
    try:
        psycopg.connect(address, connect_timeout=int(PATIENCE)).close()
    except psycopg.Error as error:
        raise Refused("web-database-unusable", reason=str(error).splitlines()[0]) from None


class Postgres(Store):
    def __init__(self, address: str) -> None:
        self.address = address

    async def open(self) -> None:
        self.pool = AsyncConnectionPool(
            self.address, min_size=1, max_size=MOST_CONNECTIONS, open=False, timeout=PATIENCE, configure=configure
        )
        try:
            await self.pool.open(wait=True, timeout=PATIENCE)
        except PoolTimeout:
            await self.pool.close()
            raise Refused("web-database-unusable", reason="timeout") from None
        async with self.pool.connection() as connection, connection.transaction():
            await connection.execute("SELECT pg_advisory_xact_lock(%s)", (SCHEMA_LOCK,))
            for statement in SCHEMA:
                await connection.execute(statement.encode())

    async def close(self) -> None:
        await self.pool.close()

    async def read(self, query: str, *values: Any) -> list[tuple[Any, ...]]:
        async with self.pool.connection() as connection:
            cursor = await connection.execute(placed(query), values)
            return await cursor.fetchall()

    async def write(self, *statements: Statement) -> None:
        async with self.pool.connection() as connection:
            try:
                async with connection.pipeline(), connection.transaction():
                    for query, values in statements:
                        await connection.execute(placed(query), values)
            except psycopg.errors.UniqueViolation:
                raise Taken from None

    async def key(self, name: str, fresh: str) -> str:
        await self.write(("INSERT INTO keys (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING", (name, fresh)))
        rows = await self.read("SELECT value FROM keys WHERE name = ?", name)
        return str(rows[0][0])


async def configure(connection: psycopg.AsyncConnection[Any]) -> None:
    await connection.set_autocommit(True)


def placed(query: str) -> bytes:
    """Our queries mark values with question marks, PostgreSQL's driver with %s."""
    return query.replace("?", "%s").encode()
