"""Which windows are open at all tables: how many each person and each address has, and those of a session that ends."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from pioche.server.config import Config
from pioche.server.fanout import Connection
from pioche.server.limits import Busy, TooOften

ENDED = 4401  # the code with which windows of a session close that has ended


@dataclass
class Windows:
    settings: Config
    people: Counter[str] = field(default_factory=Counter)
    addresses: Counter[str] = field(default_factory=Counter)
    sessions: dict[str, set[Connection]] = field(default_factory=dict)
    number: int = 0

    def add(self, connection: Connection, address: str, session: str) -> None:
        """One more, or a refusal."""
        if self.number >= self.settings.windows:
            raise Busy
        if (
            self.people[connection.person.id] >= self.settings.windows_each
            or self.addresses[address] >= self.settings.windows_address
        ):
            raise TooOften
        self.number += 1
        self.people[connection.person.id] += 1
        self.addresses[address] += 1
        self.sessions.setdefault(session, set()).add(connection)

    def remove(self, connection: Connection, address: str, session: str) -> None:
        self.number -= 1
        for count, key in ((self.people, connection.person.id), (self.addresses, address)):
            count[key] -= 1
            if not count[key]:
                del count[key]
        self.sessions[session].discard(connection)
        if not self.sessions[session]:
            del self.sessions[session]

    def end(self, session: str) -> None:
        """Close all windows that were opened in this session."""
        for connection in self.sessions.get(session, ()):
            connection.close(ENDED)
