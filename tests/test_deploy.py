"""The files of deploy/, and the examples of docs/operating.md, as they are written.

What compose.yaml starts in containers is started here as processes of this machine: its own commands, health checks and
proxy, with the names of its services replaced by addresses of this machine.
"""

from __future__ import annotations

import asyncio
import os
import re
import shlex
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import httpx
import psycopg
import pytest
import yaml  # type: ignore[import-untyped]

from pioche import cli
from pioche.terminal.flags import Parser
from pioche.text import Words
from tests.server.browser import Browser, play_on, seated
from tests.server.running import PATIENCE, ROOT
from tests.server.services import Service

DEPLOY = ROOT / "deploy"
OPERATING = (ROOT / "docs" / "operating.md").read_text("utf-8")
SERVERS = ("server1", "server2")


def compose(**environment: str) -> dict[str, Any]:
    """compose.yaml with its variables filled in, as compose does it."""

    def value(found: re.Match[str]) -> str:
        name, sign, other = found.groups()
        if name in environment:
            return environment[name]
        assert sign == ":-", f"{name}: {other}"
        return str(other)

    text = re.sub(r"(?m)^\s*#.*\n", "", (DEPLOY / "compose.yaml").read_text("utf-8"))
    read: dict[str, Any] = yaml.safe_load(re.sub(r"\$\{(\w+)(:[-?])([^}]*)\}", value, text))
    return read


# What is written ---------------------------------------------------------------------------------------------


def commands() -> Iterator[str]:
    """Every command line of ours that somebody may copy."""
    for service in compose(POSTGRES_PASSWORD="x")["services"].values():
        if "pioche " in str(service.get("command")):
            yield service["command"]
    whole = OPERATING.replace("\\\n", " ")
    yield from re.findall(r"(?m)^ExecStart=/opt/pioche/bin/(pioche .*)", whole)
    for block in re.findall(r"(?s)```\n(.*?)```", whole):
        yield from re.findall(r"(?m)^(pioche .*)", block)


class Understood(Exception):
    """Raised instead of running a command whose flags were read."""


@pytest.mark.parametrize("line", sorted(set(commands())))
def test_every_command_that_is_written_is_understood(line: str, monkeypatch: pytest.MonkeyPatch) -> None:
    read = Parser.read

    def read_and_stop(parser: Parser, words: list[str]) -> None:
        read(parser, words)
        raise Understood

    monkeypatch.setattr(Parser, "read", read_and_stop)
    _, command, *rest = shlex.split(line)
    with pytest.raises(Understood):
        cli.COMMANDS[command](rest, Words("en"))


class TestCompose:
    def test_nothing_starts_without_a_password(self) -> None:
        with pytest.raises(AssertionError, match=r"POSTGRES_PASSWORD: write one into deploy/\.env"):
            compose()

    def test_only_the_proxy_can_be_reached_from_outside(self) -> None:
        wanted = compose(POSTGRES_PASSWORD="x")
        assert [name for name, service in wanted["services"].items() if "ports" in service] == ["proxy"]
        inside = [name for name, service in wanted["services"].items() if service["networks"] == ["inside"]]
        assert {*inside, "proxy"} == set(wanted["services"]) and wanted["networks"]["inside"] == {"internal": True}

    def test_no_password_gets_into_the_image(self) -> None:
        built = (DEPLOY / "Containerfile").read_text("utf-8")
        assert "PASSWORD" not in built and "key" not in built.lower()
        copied = {word for line in re.findall(r"(?m)^COPY (?!--from)(.*) \S+$", built) for word in line.split()}
        allowed = re.findall(r"(?m)^!(.*)$", (ROOT / ".dockerignore").read_text("utf-8"))
        assert copied == set(allowed) and "deploy" not in copied
        assert "/deploy/.env" in (ROOT / ".gitignore").read_text("utf-8").split()


# What runs ---------------------------------------------------------------------------------------------------


@dataclass
class Site:
    address: str
    servers: dict[str, int]  # their ports
    processes: dict[str, subprocess.Popen[bytes]]
    database: str
    start: Callable[[str, list[str]], None]


def free_ports(number: int) -> list[int]:
    with ExitStack() as stack:
        sockets = [stack.enter_context(socket.socket()) for _ in range(number)]
        for one in sockets:
            one.bind(("127.0.0.1", 0))
        return [one.getsockname()[1] for one in sockets]


def until_well(check: list[str], process: subprocess.Popen[bytes], log: Path) -> None:
    """Until a health check passes."""
    end = time.monotonic() + PATIENCE
    while subprocess.run(check, capture_output=True).returncode:
        assert process.poll() is None and time.monotonic() < end, log.read_text()
        time.sleep(0.1)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """All of compose.yaml on this machine."""
    subprocess.run([ROOT / "scripts" / "debian-packages", "caddy"], check=True)
    folder = tmp_path_factory.mktemp("site")
    wanted = compose(POSTGRES_PASSWORD="x")["services"]
    *ports, proxy = free_ports(len(SERVERS) + 1)
    servers = dict(zip(SERVERS, ports, strict=True))
    with ExitStack() as stack:
        postgres, redis = (stack.enter_context(Service(name)) for name in ("postgresql", "redis"))
        with psycopg.connect(postgres.address, autocommit=True) as admin:
            admin.execute("CREATE DATABASE pioche")
        database = postgres.address.replace("/postgres?", "/pioche?")
        here = {
            "postgresql://pioche@postgres/pioche": database,
            "redis://redis/0": redis.address,
            "0.0.0.0": "127.0.0.1",
            "pioche": str(Path(sys.executable).with_name("pioche")),
            "python": sys.executable,
        }
        processes: dict[str, subprocess.Popen[bytes]] = {}

        def start(name: str, line: list[str]) -> None:
            with (folder / f"{name}.log").open("wb") as log:
                environment = {**os.environ, "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
                processes[name] = subprocess.Popen(line, stdout=log, stderr=log, env=environment)
            stack.callback(processes[name].wait, 30)
            stack.callback(processes[name].terminate)

        for name in (*SERVERS, "bots"):
            words = shlex.split(wanted[name]["command"])
            start(name, [str(servers[name]) if word == "8000" else here.get(word, word) for word in words])
        for name, port in servers.items():
            assert wanted[name]["healthcheck"]["test"][0] == "CMD"
            check = [here.get(word, word).replace(":8000", f":{port}") for word in wanted[name]["healthcheck"]["test"]]
            until_well(check[1:], processes[name], folder / f"{name}.log")
        text = (DEPLOY / "Caddyfile").read_text("utf-8")
        for old, new in {
            "{$PIOCHE_SITE}": f"https://localhost:{proxy}",
            "admin off": "admin off\n\tauto_https disable_redirects",  # port 80 may be somebody's
            **{f"{name}:8000": f"127.0.0.1:{port}" for name, port in servers.items()},
        }.items():
            assert text.count(old) == 1
            text = text.replace(old, new)
        (folder / "Caddyfile").write_text(text, "utf-8")
        start("proxy", ["caddy", "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"])
        address = f"https://localhost:{proxy}"
        authority = folder / "caddy" / "pki" / "authorities" / "local" / "root.crt"
        ready = [sys.executable, "-c", f"import socket; socket.create_connection(('localhost', {proxy}))"]
        until_well(ready, processes["proxy"], folder / "proxy.log")
        until_well(["test", "-s", str(authority)], processes["proxy"], folder / "proxy.log")
        with pytest.MonkeyPatch.context() as patch:
            patch.setenv("SSL_CERT_FILE", str(authority))
            yield Site(address, servers, processes, database, start)


def windows_of(site: Site, port: int) -> float:
    """How many windows this server has."""
    with psycopg.connect(site.database) as connection:
        found = connection.execute("SELECT value FROM keys WHERE name = 'metrics'").fetchone()
    assert found
    numbers = httpx.get(f"http://127.0.0.1:{port}/metrics", headers={"Authorization": f"Bearer {found[0]}"}).text
    return float(re.findall(r"(?m)^pioche_connections (.*)$", numbers)[0])


def play_until_answered(site: Site, known: set[str]) -> None:
    """Play with a bot until a host that was not known yet has answered for it: servers look for hosts now and then."""

    async def main() -> None:
        async with Browser(site.address) as ann, asyncio.timeout(PATIENCE):
            table = await ann.open("treize", seats=[{"who": "you"}, {"who": "casual"}])
            window = await ann.window(table.id)
            while not hosts_that_answered(site) - known:
                assert await play_on(window, Random(1), most=1), "the match is over"

    asyncio.run(main())


def hosts_that_answered(site: Site) -> set[str]:
    with psycopg.connect(site.database) as connection:
        return {row[0] for row in connection.execute("SELECT host FROM turns WHERE choice IS NOT NULL")}


class TestSite:
    def test_a_whole_match_is_played_through_the_proxy_by_way_of_both_servers(self, site: Site) -> None:
        async def main() -> None:
            async with Browser(site.address) as ann, Browser(site.address) as bob, Browser(site.address) as eve:
                table, windows = await seated("mu", ann, bob, eve, options={"players": "3", "hands": "2"})
                async with asyncio.timeout(PATIENCE):
                    while 0 in [windows_of(site, port) for port in site.servers.values()]:
                        await ann.window(table.id)  # by way of whom the proxy thinks best
                given = await asyncio.gather(*(play_on(window, Random(1)) for window in windows))
                assert all(given)
                assert [window.status for window in windows] == ["over"] * 3
                assert len({window.seq for window in windows}) == 1

        asyncio.run(main())

    def test_bots_turns_are_answered_by_their_host(self, site: Site) -> None:
        play_until_answered(site, set())

    def test_a_host_for_bots_needs_no_more_than_a_role_of_its_own_may_do(self, site: Site) -> None:
        before = hosts_that_answered(site)
        site.processes["bots"].terminate()
        site.processes["bots"].wait()
        rights = re.findall(r"(?s)```sql\n(.*?)```", OPERATING)
        with psycopg.connect(site.database, autocommit=True) as connection:
            connection.execute("".join(rights).encode())
        own = site.database.replace("pioche@", "bots@")
        site.start("own-bots", [str(Path(sys.executable).with_name("pioche")), "bots", "--database", own])
        with psycopg.connect(own, autocommit=True) as connection:
            while not connection.execute("SELECT 1 FROM bot_hosts").fetchone():
                assert site.processes["own-bots"].poll() is None
                time.sleep(0.1)
            for table in ("tables", "moves", "people", "keys", "chat", "series"):
                with pytest.raises(psycopg.errors.InsufficientPrivilege):
                    connection.execute(f"SELECT * FROM {table}".encode())
        play_until_answered(site, before)

    def test_what_a_browser_claims_about_its_address_is_not_believed(self, site: Site) -> None:
        with httpx.Client(base_url=site.address, verify=False) as stranger:
            assert "secure" in stranger.get("/api/me").headers["set-cookie"].lower()
            statuses = [
                stranger.get("/api/codes/ABCDEF", headers={"X-Forwarded-For": f"203.0.113.{number}"}).status_code
                for number in range(60)
            ]
            assert statuses[0] == 404 and statuses[-1] == 429

    def test_a_name_of_another_site_is_refused(self, site: Site) -> None:
        for port in site.servers.values():
            assert httpx.get(f"http://127.0.0.1:{port}/", headers={"Host": "evil.example.org"}).status_code == 421

    def test_when_a_server_dies_the_other_one_is_reached(self, site: Site) -> None:
        site.processes["server2"].kill()
        site.processes["server2"].wait()
        with httpx.Client(base_url=site.address, verify=False) as browser:
            assert {browser.get("/readyz").status_code for _ in range(20)} == {200}
