"""The doorbell between servers of one database: it says what has grown there, and everybody fetches what they lack.

A ring may get lost, and nothing depends on it: whenever the bell was out of reach, everything that is open is compared
with the database, and now and then anyway.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from abc import ABC, abstractmethod
from collections.abc import AsyncGenerator, Callable, Iterable
from contextlib import aclosing
from typing import Any, Literal, NamedTuple

import msgspec

from pioche.server.store import CHAT, COME, END_SESSION, FREE, GO, MOVE, NAME, REGISTER, Statement

log = logging.getLogger("pioche.doorbell")

MOST_RINGS = 80  # in one message: PostgreSQL takes 8,000 bytes
AGAIN = 0.5  # seconds until a bell that is out of reach is tried again
PULSE = 3.0  # seconds of silence after which we look whether it still answers

Kind = Literal["move", "chat", "here", "free", "session", "person"]


class Ring(NamedTuple):
    kind: Kind
    id: str  # of the table, the series, the session or the person
    number: int = 0  # how far its log has come


class Message(msgspec.Struct, array_like=True, frozen=True):
    sender: str
    rings: list[Ring]


# What is rung for a statement, given its values.
RUNG: dict[str, Callable[[tuple[Any, ...]], Ring]] = {
    MOVE: lambda values: Ring("move", values[0], values[1]),
    CHAT: lambda values: Ring("chat", values[0], values[1]),
    COME: lambda values: Ring("here", values[1]),
    GO: lambda values: Ring("here", values[1]),
    FREE: lambda values: Ring("free", values[0]),
    END_SESSION: lambda values: Ring("session", values[0]),
    NAME: lambda values: Ring("person", values[1]),
    REGISTER: lambda values: Ring("person", values[2]),
}

encoder, decoder = msgspec.json.Encoder(), msgspec.json.Decoder(Message)


def rings_of(statements: Iterable[Statement]) -> list[Ring]:
    """What others should hear of, once each."""
    latest: dict[tuple[Kind, str], Ring] = {}
    for query, values in statements:
        if query in RUNG:
            ring = RUNG[query](values)
            latest[ring.kind, ring.id] = max(ring, latest.get((ring.kind, ring.id), ring))
    return list(latest.values())


class Doorbell(ABC):
    """Rings and listens. `heard` is told what others ring; `missed`, whenever something may have been missed."""

    def __init__(self, heard: Callable[[Ring], None], missed: Callable[[], None]) -> None:
        self.heard, self.missed = heard, missed
        self.name = secrets.token_hex(6)
        self.up = False

    def messages(self, statements: Iterable[Statement]) -> list[str]:
        rings = rings_of(statements)
        parts = [rings[start : start + MOST_RINGS] for start in range(0, len(rings), MOST_RINGS)]
        return [encoder.encode(Message(self.name, part)).decode() for part in parts]

    @abstractmethod
    def listening(self) -> AsyncGenerator[str | None, None]:
        """Messages as they come; None when nothing was missed from here on. Ends or raises when the line is cut."""

    async def listen(self) -> None:
        """For ever, through whatever interruptions."""
        while True:
            try:
                async with aclosing(self.listening()) as texts:
                    async for text in texts:
                        if text is None:
                            self.up = True
                            self.missed()
                        else:
                            self.take(text)
            except Exception as error:
                if self.up:
                    log.warning("the doorbell is out of reach error=%s", type(error).__name__)
            self.up = False
            await asyncio.sleep(AGAIN)

    def take(self, text: str) -> None:
        try:
            message = decoder.decode(text)
        except msgspec.DecodeError:
            log.warning("the doorbell rang in words of another version")
            self.missed()
            return
        if message.sender != self.name:
            for ring in message.rings:
                self.heard(ring)

    async def close(self) -> None:
        """Ring no more."""
        self.up = False
