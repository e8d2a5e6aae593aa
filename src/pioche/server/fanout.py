"""Who is connected to which table. In this process; between processes something would carry the table's id."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import msgspec

from pioche.server.messages import FromServer, Update
from pioche.server.store import Person

TOO_SLOW, FORBIDDEN = 1013, 4403
WIRE = "pioche.wire"  # among the extensions of a socket's scope: sends a text at once, or says that it cannot
MOST_WAITING = 200  # messages a slow browser may lag behind


class Connection:
    """One browser window at one table: messages leave at once, or wait in line until the socket takes them."""

    def __init__(self, person: Person, wire: Callable[[bytes], bool] | None = None, board: bool = False) -> None:
        self.person = person
        self.wire = wire
        self.board = board  # a screen for everybody in the room: shows what all may see, whoever has opened it
        self.waiting = 0  # messages in line, or on their way from there
        self.line: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.shown: Update | None = None  # the newest frame that was sent
        self.seated: tuple[object, int | None] = None, None  # the chairs that were looked through, and the seat found
        self.pace = ""  # the time this window wishes for what happens; "": as usual
        self.code: int | None = None  # with which we hang up, once all is sent

    def send(self, message: FromServer) -> None:
        self.send_bytes(encoded(message))

    def send_bytes(self, text: bytes) -> None:
        if self.wire and not self.waiting and self.code is None and self.wire(text):
            return
        self.waiting += 1
        if self.line.qsize() >= MOST_WAITING:
            self.line = asyncio.Queue()  # it would not be read
            self.close(TOO_SLOW)
        else:
            self.line.put_nowait(text)

    def close(self, code: int | None = None) -> None:
        """Nothing more will come."""
        self.code = self.code or code
        self.line.put_nowait(None)


encoder = msgspec.json.Encoder()


def encoded(message: FromServer) -> bytes:
    return encoder.encode(message)


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
        """Whether this person has a window here; a board is nobody's."""
        return any(connection.person.id == person and not connection.board for connection in self.connections)

    def tell(self, message: Callable[[Connection], bytes | None]) -> None:
        """Send each connection what is meant for it."""
        for connection in list(self.connections):
            text = message(connection)
            if text is not None:
                connection.send_bytes(text)
