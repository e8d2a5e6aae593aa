"""The doorbell by Redis: what was kept is published. Redis keeps nothing; it may be away or lose what it likes."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator, Callable
from contextlib import suppress

from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from pioche.core.game import Refused
from pioche.server.doorbell import PULSE, Doorbell, Ring
from pioche.server.postgres import Postgres
from pioche.server.store import Statement

log = logging.getLogger("pioche.doorbell")

PATIENCE = 3.0  # seconds
MOST_WAITING = 5_000  # statements to be told of, while Redis is slow


def connected(address: str) -> Redis:
    """A line that never reconnects by itself: we must know when something may have been missed."""
    once = Retry(NoBackoff(), 0)
    return Redis.from_url(address, retry=once, socket_connect_timeout=PATIENCE, socket_timeout=PATIENCE)


def reach(address: str) -> None:
    """Refuse an address that can be none. That nobody answers there is no reason to refuse: tables go on without."""
    try:
        connected(address)
    except (ValueError, RedisError) as error:
        raise Refused("web-bad-redis", reason=str(error)) from None


class RedisBell(Doorbell):
    def __init__(
        self, address: str, channel: str, store: Postgres, heard: Callable[[Ring], None], missed: Callable[[], None]
    ) -> None:
        super().__init__(heard, missed)
        self.channel, self.address = channel, address
        self.waiting: asyncio.Queue[list[Statement]] = asyncio.Queue(MOST_WAITING)
        self.ringing = asyncio.create_task(self.ring_on())
        store.committed = self.ring

    def ring(self, statements: list[Statement]) -> None:
        with suppress(asyncio.QueueFull):  # those who missed it will look
            self.waiting.put_nowait(statements)

    async def ring_on(self) -> None:
        async with connected(self.address) as line:
            while True:
                statements = await self.waiting.get()
                while not self.waiting.empty():
                    statements = statements + self.waiting.get_nowait()
                try:
                    for message in self.messages(statements):
                        await line.publish(self.channel, message)
                except (RedisError, OSError, TimeoutError):
                    await line.aclose()  # the next time by a new line; who missed it will look

    async def listening(self) -> AsyncGenerator[str | None, None]:
        async with connected(self.address) as line, line.pubsub() as bell:
            await bell.subscribe(self.channel)
            asked = False
            while True:
                message = await bell.get_message(timeout=PULSE)
                if message is None:
                    if asked:
                        raise TimeoutError
                    await bell.ping()
                    asked = True
                    continue
                asked = False
                if message["type"] == "subscribe":
                    yield None
                elif message["type"] == "message":
                    yield message["data"].decode()

    async def close(self) -> None:
        self.ringing.cancel()
        await asyncio.wait([self.ringing])
