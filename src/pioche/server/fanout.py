"""Who is connected to which table. In this process; between processes something would carry the table's id."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import msgspec

from pioche.server.messages import FromServer
from pioche.server.store import Person

TOO_SLOW = 1013
MOST_WAITING = 200  # messages a slow browser may lag behind


class Connection:
    """One browser window at one table: messages wait in line until the socket takes them."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.line: asyncio.Queue[str | None] = asyncio.Queue()
        self.code: int | None = None  # with which we hang up, once all is sent

    def send(self, message: FromServer) -> None:
        self.send_text(encoded(message))

    def send_text(self, text: str) -> None:
        if self.line.qsize() >= MOST_WAITING:
            self.line = asyncio.Queue()  # it would not be read
            self.close(TOO_SLOW)
        else:
            self.line.put_nowait(text)

    def close(self, code: int | None = None) -> None:
        """Nothing more will come."""
        self.code = self.code or code
        self.line.put_nowait(None)


def encoded(message: FromServer) -> str:
    return msgspec.json.encode(message).decode()


class Fanout:
    """The connections of one table."""

    def __init__(self) -> None:
        self.connections: list[Connection] = []

    def add(self, connection: Connection) -> None:
        self.connections.append(connection)

    def remove(self, connection: Connection) -> None:
        if connection in self.connections:
            self.connections.remove(connection)

    def is_here(self, person: str) -> bool:
        return any(connection.person.id == person for connection in self.connections)

    def tell(self, message: Callable[[Connection], str | None]) -> None:
        """Send each connection what is meant for it."""
        for connection in list(self.connections):
            text = message(connection)
            if text is not None:
                connection.send_text(text)
