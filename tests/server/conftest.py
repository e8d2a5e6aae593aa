"""Real servers and a real PostgreSQL for the tests; nothing is skipped."""

from __future__ import annotations

import secrets
import subprocess
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest

from tests.server.running import ROOT, Running


@pytest.fixture(scope="session")
def postgresql() -> Iterator[str]:
    """The address of a PostgreSQL with throw-away data."""
    command = [str(ROOT / "scripts" / "services"), "postgresql"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as service:
        assert service.stdin is not None and service.stdout is not None
        address = service.stdout.readline().strip()
        assert address, "scripts/services did not start PostgreSQL"
        yield address
        service.stdin.close()
        service.wait(30)


@pytest.fixture
def empty_postgresql(postgresql: str) -> Iterator[str]:
    """The address of a database with nothing in it."""
    name = f"fresh_{secrets.token_hex(6)}"
    with psycopg.connect(postgresql, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}".encode())
        yield postgresql.replace("/postgres?", f"/{name}?")
        connection.execute(f"DROP DATABASE {name} WITH (FORCE)".encode())


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server on SQLite that the tests share."""
    with Running(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture(scope="session", params=["sqlite", "postgresql"])
def either(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server on each kind of database."""
    if request.param == "sqlite":
        yield request.getfixturevalue("server")
        return
    address = request.getfixturevalue("postgresql")
    with Running(tmp_path_factory.mktemp("server"), database=address) as running:
        yield running


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "data"
