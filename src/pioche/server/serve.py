"""Running the server: an address to listen at, calm logs, and an orderly end."""

from __future__ import annotations

import errno
import logging
import os
import signal
import socket
import sqlite3
import sys
import webbrowser
from argparse import Namespace
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from ipaddress import ip_address
from pathlib import Path

import uvicorn

from pioche import games
from pioche.core.game import OneSet, Refused
from pioche.server import schema
from pioche.server.app import new_app
from pioche.server.config import Config, data_folder
from pioche.server.hosts import name_of
from pioche.server.logs import FORMS, LEVELS, set_up_logs
from pioche.server.protocol import calm_socket, patient_http
from pioche.server.socket import LARGEST_FRAME
from pioche.server.sqlite import SQLite
from pioche.text import Words

FIRST_PORT, PORTS_TRIED = 8000, 50


class Server(uvicorn.Server):
    """Says when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and not self.should_exit:
            self.ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """First let what is under way be kept and told, then hang up."""
        there = getattr(self.config.app, "state", None)
        if self.started and there is not None:
            await there.services.drain()
        await super().shutdown(sockets)


def listen(host: str, port: int | None) -> socket.socket:
    """A socket at this port; without one, at the first that is free."""
    ports = [port] if port is not None else range(FIRST_PORT, FIRST_PORT + PORTS_TRIED)
    for wanted in ports:
        try:
            family = socket.getaddrinfo(host, wanted, type=socket.SOCK_STREAM)[0][0]
            listening = socket.socket(family, socket.SOCK_STREAM)
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                listening.bind((host, wanted))
                listening.listen(1024)
            except OSError:
                listening.close()
                raise
            return listening
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                raise Refused("web-no-address", host=host, port=wanted, reason=error.strerror or "?") from None
    raise Refused("web-port-taken", port=str(ports[0]))


def address_of(listening: socket.socket, host: str) -> str:
    port = listening.getsockname()[1]
    shown = {"0.0.0.0": "localhost", "::": "localhost", "127.0.0.1": "localhost"}.get(host, host)
    return f"http://{f'[{shown}]' if ':' in shown else shown}:{port}/"


def home_addresses(listening: socket.socket) -> tuple[str, ...]:
    """Where others in the home network find us; nowhere if only this machine gets in. Nothing is sent for that."""
    bound, port = listening.getsockname()[:2]
    if ip_address(bound).is_loopback:
        return ()
    if not ip_address(bound).is_unspecified:
        return (f"http://{f'[{bound}]' if ':' in bound else bound}:{port}",)
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address kept for examples: which of ours would speak to the world?
        except OSError:
            return ()
        own: str = probe.getsockname()[0]
    return () if ip_address(own).is_loopback else (f"http://{own}:{port}",)


def has_desktop() -> bool:
    return sys.platform == "darwin" or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def command(given: Namespace, words: Words) -> int:
    """`pioche serve`, with its flags read."""
    if given.database and not given.database.startswith(("postgresql://", "postgres://")):
        raise Refused("web-bad-database")
    level = given.log_level or "info"
    if level not in LEVELS:
        raise Refused("web-bad-level", level=level, allowed=", ".join(LEVELS))
    form = given.log_form or "text"
    if form not in FORMS:
        raise Refused("web-bad-form", form=form, allowed=", ".join(FORMS))
    if given.open and given.no_open:
        raise Refused("web-open-both")
    data = Path(given.data).expanduser() if given.data else data_folder()
    sites = tuple(site.strip().lower() for site in (given.site or "").split(",") if site.strip())
    for site in sites:
        if name_of(site.removeprefix("*.")) is None or ":" in site:
            raise Refused("web-bad-site", site=site)
    if given.host and name_of(given.host):
        sites += (given.host.lower(),)
    if given.redis and not given.database:
        raise Refused("web-redis-alone")
    settings = Config(data, given.database or "", given.redis or "", given.https, given.trust_proxy, sites=sites)

    for complaint in unusable_sets(words.language):
        print(complaint, file=sys.stderr)

    def ready(address: str) -> None:
        print(words.say("web-ready", address=address), words.say("web-stop"), sep="\n", flush=True)

    open_browser = True if given.open else False if given.no_open else None
    code = run(settings, given.host or "127.0.0.1", given.port, level, open_browser, ready, form)
    if code == 0:
        print(words.say("web-stopped"), flush=True)
    return code


def unusable_sets(language: str) -> list[str]:
    """A sentence about each card set of one's own that no table can use."""
    said = []
    for game in games.playable()[0]:
        for option in game.options:
            if isinstance(option, OneSet):
                said += [Words(language, game).refusal(broken) for broken in option.broken.values()]
    return said


def usable(settings: Config) -> None:
    """Refuse a database or a data folder that cannot be used before anything starts."""
    if settings.database:
        try:
            from pioche.server.postgres import reach
        except ModuleNotFoundError as missing:
            raise Refused("web-no-postgres", library=missing.name or "?") from None
        reach(settings.database)
        if settings.redis:
            usable_redis(settings.redis)
        return
    try:
        settings.data.mkdir(parents=True, exist_ok=True, mode=0o700)
        if not os.access(settings.data, os.W_OK | os.X_OK):
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
        if settings.sqlite_file.exists():
            schema.is_current(SQLite(settings.sqlite_file).version())
    except sqlite3.Error as error:
        raise Refused("web-data-unusable", folder=str(settings.data), reason=str(error)) from None
    except OSError as error:
        raise Refused("web-data-unusable", folder=str(settings.data), reason=error.strerror or "?") from None


def usable_redis(address: str) -> None:
    try:
        from pioche.server.redis_bell import reach
    except ModuleNotFoundError as missing:
        raise Refused("web-no-redis", library=missing.name or "?") from None
    reach(address)


def run(
    settings: Config,
    host: str,
    port: int | None,
    level: str,
    open_browser: bool | None,
    say: Callable[[str], None],
    form: str = "text",
) -> int:
    """Serve until interrupted; `say` is told the address when it can be opened."""
    usable(settings)
    listening = listen(host, port)
    address = address_of(listening, host)
    settings = replace(settings, home=settings.home or home_addresses(listening))
    set_up_logs(level, form)
    for broken in games.playable()[1]:
        logging.getLogger("pioche").warning("%s", Words("en").refusal(broken))

    def ready() -> None:
        say(address)
        if open_browser or (open_browser is None and has_desktop()):
            webbrowser.open(address)

    app = new_app(settings)
    config = uvicorn.Config(
        app,
        loop="uvloop",
        http=patient_http(
            settings.connections if settings.trust_proxy else settings.connections_address, settings.head_seconds
        ),
        ws=calm_socket(settings.stall_seconds),
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,
        proxy_headers=False,
        server_header=False,
        date_header=False,
        access_log=False,
        log_config=None,
        timeout_graceful_shutdown=5,
        lifespan="on",
    )
    server = Server(config, ready)
    for end in (signal.SIGINT, signal.SIGTERM):
        signal.signal(end, lambda *_: None)  # the server takes them while it runs, and raises them again when done
    with closing(listening):
        server.run(sockets=[listening])
    return 0 if server.started else 1
