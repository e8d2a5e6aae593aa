"""Where people, tables and moves are kept. One set of queries; `sqlite` and `postgres` know how to run them.

The log `moves` only grows, and its primary key (table_id, seq) decides who was first: a write that comes second
raises Taken and changes nothing.  When a write returns, what it wrote survives a power cut.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Any

from pioche.server.config import Config, Rate
from pioche.server.messages import ChatLine

Statement = tuple[str, tuple[Any, ...]]

LAST_MOVE = "(SELECT m.made FROM moves m WHERE m.table_id = t.id ORDER BY m.seq DESC LIMIT 1)"
TABLE = f"t.id, t.code, t.commitment, t.secret, t.setup, t.summary, t.status, COALESCE({LAST_MOVE}, t.made) AS touched"


# What other servers of the same database should hear of is recognised by these.
MOVE = "INSERT INTO moves (table_id, seq, made, event) VALUES (?, ?, ?, ?)"
CHAT = "INSERT INTO chat (table_id, number, person, name, seat, text, made) VALUES (?, ?, ?, ?, ?, ?, ?)"
NAME = "UPDATE people SET name = ? WHERE id = ?"
REGISTER = "UPDATE people SET login = ?, password = ? WHERE id = ? AND login IS NULL"
END_SESSION = "INSERT INTO ended_sessions (id, made) VALUES (?, ?) ON CONFLICT DO NOTHING"
COME = """INSERT INTO presence (server, table_id, person, name, pace) VALUES (?, ?, ?, ?, ?)
    ON CONFLICT (server, table_id, person) DO UPDATE SET name = excluded.name, pace = excluded.pace"""
GO = "DELETE FROM presence WHERE server = ? AND table_id = ? AND person = ?"
FREE = "DELETE FROM drivers WHERE table_id = ? AND server = ?"


class Taken(Exception):
    """Somebody else was first: the sequence number, the code or the login is in use."""


@dataclass(frozen=True)
class Person:
    id: str
    name: str
    login: str = ""
    password: str = ""  # its argon2 hash

    def __repr__(self) -> str:
        return f"Person({self.name!r})"


@dataclass(frozen=True)
class TableRow:
    id: str
    code: str
    commitment: str
    secret: str
    setup: str
    summary: str
    status: str
    touched: float

    def __repr__(self) -> str:
        return f"TableRow({self.id[:6]}…)"


class Store(ABC):
    """The queries. Writes are given as a list of statements that are carried out together or not at all."""

    # What a kind of database brings along

    @abstractmethod
    async def open(self) -> None: ...

    @abstractmethod
    async def close(self) -> None: ...

    @abstractmethod
    async def read(self, query: str, *values: Any) -> list[tuple[Any, ...]]: ...

    @abstractmethod
    async def write(self, *statements: Statement) -> None: ...

    @abstractmethod
    async def key(self, name: str, fresh: str) -> str:
        """The key of this name; `fresh` becomes it if there is none yet."""

    # People

    async def person(self, id: str) -> Person | None:
        return await self.one_person("SELECT id, name, login, password FROM people WHERE id = ?", id)

    async def person_of(self, login: str) -> Person | None:
        return await self.one_person("SELECT id, name, login, password FROM people WHERE login = ?", login)

    async def one_person(self, query: str, value: str) -> Person | None:
        rows = await self.read(query, value)
        return Person(rows[0][0], rows[0][1], rows[0][2] or "", rows[0][3] or "") if rows else None

    async def add_person(self, person: Person, now: float) -> None:
        await self.write(
            ("INSERT INTO people (id, name, made) VALUES (?, ?, ?)", (person.id, person.name, now)),
        )

    async def name_person(self, id: str, name: str) -> None:
        await self.write((NAME, (name, id)))

    async def register(self, id: str, login: str, password: str) -> None:
        """Give a guest a login; Taken if the login is in use."""
        await self.write((REGISTER, (login, password, id)))

    # Tables

    async def table(self, id: str) -> TableRow | None:
        rows = await self.read(f"SELECT {TABLE} FROM tables t WHERE t.id = ?", id)
        return TableRow(*rows[0]) if rows else None

    async def table_called(self, code: str) -> TableRow | None:
        rows = await self.read(f"SELECT {TABLE} FROM tables t WHERE t.code = ?", code)
        return TableRow(*rows[0]) if rows else None

    async def listed(self, most: int, since: float) -> list[TableRow]:
        """Tables open to everybody that are not over, the last touched first: of each kind the newest since then."""
        query = f"""SELECT {TABLE} FROM tables t WHERE t.listed = 1 AND t.status = ? AND t.made >= ?
            ORDER BY t.made DESC LIMIT ?"""
        rows = [row for status in ("waiting", "playing") for row in await self.read(query, status, since, most)]
        return sorted((TableRow(*row) for row in rows), key=lambda row: -row.touched)

    async def tables_of(self, person: str, most: int) -> list[TableRow]:
        """The last touched first, among those that were opened last: who has very many need not wait for all."""
        query = f"""SELECT {TABLE} FROM (SELECT t.id FROM members b JOIN tables t ON t.id = b.table_id
            WHERE b.person = ? ORDER BY t.made DESC LIMIT ?) newest JOIN tables t ON t.id = newest.id
            ORDER BY touched DESC LIMIT ?"""
        return [TableRow(*row) for row in await self.read(query, person, 3 * most, most)]

    def opening(self, row: TableRow, listed: bool, members: list[str]) -> list[Statement]:
        """The statements that open a table."""
        values = (row.id, row.code, row.commitment, row.secret, row.setup, row.summary, row.status, int(listed))
        insert = """INSERT INTO tables (id, code, commitment, secret, setup, summary, status, listed, made)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"""
        return [(insert, (*values, row.touched)), *(self.belongs(row.id, person) for person in members)]

    def belongs(self, table: str, person: str) -> Statement:
        query = "INSERT INTO members (person, table_id) VALUES (?, ?) ON CONFLICT DO NOTHING"
        return query, (person, table)

    # Moves

    def move(self, table: str, seq: int, made: float, event: str) -> Statement:
        return MOVE, (table, seq, made, event)

    def summed_up(self, table: str, summary: str, status: str) -> Statement:
        return "UPDATE tables SET summary = ?, status = ? WHERE id = ?", (summary, status, table)

    async def moves(self, table: str) -> list[tuple[int, str]]:
        rows = await self.read("SELECT seq, event FROM moves WHERE table_id = ? ORDER BY seq", table)
        return [(seq, event) for seq, event in rows]

    async def moves_after(self, table: str, seq: int) -> list[tuple[int, float, str]]:
        query = "SELECT seq, made, event FROM moves WHERE table_id = ? AND seq > ? ORDER BY seq"
        return [(seq, made, event) for seq, made, event in await self.read(query, table, seq)]

    # Chat

    async def say(self, table: str, person: str, line: ChatLine) -> None:
        await self.write((CHAT, (table, line.number, person, line.name, line.seat, line.text, line.when)))

    async def chat(self, table: str, most: int, after: int = 0) -> list[ChatLine]:
        """The last lines, oldest first."""
        query = """SELECT number, name, seat, text, made FROM chat WHERE table_id = ? AND number > ?
            ORDER BY number DESC LIMIT ?"""
        rows = await self.read(query, table, after, most)
        return [
            ChatLine(number=number, name=name, seat=seat, text=text, when=made)
            for number, name, seat, text, made in reversed(rows)
        ]


class Sharing(Store):
    """A store that several servers may share."""

    @abstractmethod
    async def take(self, name: str, rate: Rate, who: str) -> bool:
        """Take a token from the bucket of this name and person that all servers share, if there is one in it."""


def new_store(settings: Config) -> Store:
    """The store these settings ask for."""
    if settings.database:
        from pioche.server.postgres import Postgres

        return Postgres(settings.database)
    from pioche.server.sqlite import SQLite

    return SQLite(settings.sqlite_file)
