"""The doorbell by PostgreSQL's NOTIFY: one for each group of writes, in the same transaction."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable

import psycopg

from pioche.server.doorbell import PULSE, Doorbell, Ring
from pioche.server.postgres import CHANNEL, PATIENCE, Postgres

APPLICATION = "pioche doorbell"  # as PostgreSQL lists it


class PostgresBell(Doorbell):
    def __init__(self, store: Postgres, heard: Callable[[Ring], None], missed: Callable[[], None]) -> None:
        super().__init__(heard, missed)
        self.address = store.address
        store.notices = self.messages

    async def listening(self) -> AsyncGenerator[str | None, None]:
        connection = await psycopg.AsyncConnection.connect(
            self.address, autocommit=True, connect_timeout=int(PATIENCE), application_name=APPLICATION
        )
        async with connection:
            await connection.execute(f"LISTEN {CHANNEL}".encode())
            yield None
            while True:
                async for notice in connection.notifies(timeout=PULSE):
                    yield notice.payload
                async with asyncio.timeout(PATIENCE):  # a line that was cut far away is silent, too
                    await connection.execute(b"SELECT 1")
