"""`pioche migrate`: everything goes from SQLite to PostgreSQL, and people are still who they were."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import psycopg
import pytest

from pioche.cli import main
from pioche.core.game import Refused
from pioche.server.carrying import TABLES, carry
from pioche.server.messages import Me, TableInfo
from pioche.server.sqlite import SQLite
from tests.server.browser import Browser, play_on
from tests.server.running import Running

Everything = dict[str, list[tuple[Any, ...]]]


def in_sqlite(file: Path) -> Everything:
    with closing(sqlite3.connect(file)) as connection:
        return {name: sorted(connection.execute(f"SELECT * FROM {name}"), key=repr) for name in TABLES}


def in_postgresql(address: str) -> Everything:
    with psycopg.connect(address) as connection:
        found = {name: connection.execute(f"SELECT * FROM {name}".encode()).fetchall() for name in TABLES}
    return {name: sorted(rows, key=repr) for name, rows in found.items()}


def test_everything_is_carried_and_people_play_on(
    folder: Path, empty_postgresql: str, capsys: pytest.CaptureFixture[str]
) -> None:
    async def before(server: Running) -> tuple[dict[str, str], str]:
        async with Browser(server.address) as ann:
            await ann.post("/api/account", Me, login="ann", password="correct horse")
            finished = await ann.open("treize")
            window = await ann.window(finished.id)
            await window.send("say", text="it’s “é”\\ and a tab?")
            await window.until(lambda: bool(window.chat))
            await play_on(window, Random(1), 3)
            series = await ann.http.post("/api/series", json={"game": "treize", "kind": "knock-out", "places": 4})
            assert series.status_code == 200, series.text
            return dict(ann.http.cookies), finished.id

    async def after(server: Running, cookies: dict[str, str], table: str) -> None:
        ann = Browser(server.address)
        ann.http.cookies.update(cookies)
        async with ann:
            assert (await ann.get("/api/me", Me)).login == "ann"
            info: TableInfo = await ann.get(f"/api/tables/{table}", TableInfo)
            window = await ann.window(table)
            await window.until(lambda: bool(window.chat))
            assert info.seat is not None and window.chat[0].text.startswith("it’s “é”")
            await play_on(window, Random(2), 2)

    with Running(folder) as server:
        cookies, table = asyncio.run(before(server))
    written = in_sqlite(folder / "tables.sqlite3")
    assert all(written[name] for name in ("people", "tables", "members", "moves", "chat", "series", "entrants"))
    for _ in range(2):  # the second time all of it is there already
        assert main(["migrate", "--data", str(folder), "--database", empty_postgresql]) == 0
        assert in_postgresql(empty_postgresql) == written == in_sqlite(folder / "tables.sqlite3")
    assert str(len(written["moves"])) in capsys.readouterr().out
    with Running(folder / "new", database=empty_postgresql) as server:
        asyncio.run(after(server, cookies, table))


def refusal(folder: Path, database: str) -> str:
    with pytest.raises(Refused) as refused:
        carry(folder, database, lambda done, total: None)
    return str(refused.value.message)


def test_what_cannot_be_carried_is_refused_and_nothing_is_changed(folder: Path, empty_postgresql: str) -> None:
    assert refusal(folder, empty_postgresql) == "migrate-nothing"
    folder.mkdir()
    (folder / "cookie.key").write_text("ours\n")
    make = "INSERT INTO people (id, name, made) VALUES ('ann', 'Ann', 1.5)"
    store = SQLite(folder / "tables.sqlite3")
    with closing(store.prepare()) as connection:
        connection.execute(make)
    store.readers.shutdown()
    carry(folder, empty_postgresql, lambda done, total: None)
    before = in_postgresql(empty_postgresql)
    (folder / "cookie.key").write_text("another\n")
    assert refusal(folder, empty_postgresql) == "migrate-in-use"
    (folder / "cookie.key").write_text("ours\n")
    with closing(sqlite3.connect(folder / "tables.sqlite3")) as file, file:
        file.execute("UPDATE people SET name = 'Bob'")
        file.execute("INSERT INTO members (person, table_id) VALUES ('ann', 'new')")
    assert refusal(folder, empty_postgresql) == "migrate-differs"
    assert in_postgresql(empty_postgresql) == before
