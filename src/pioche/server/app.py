"""The application: the lobby's addresses, the tables' sockets, the browser's pages, and what surrounds them."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute

from pioche.core.game import LANGUAGES, Refused
from pioche.server import collecting, pages
from pioche.server.api import ENDPOINTS
from pioche.server.config import Config
from pioche.server.health import Health, feel_the_pulse, measured, overseen
from pioche.server.http import HEADERS, Guard, Services, answer, refuse
from pioche.server.lobby import Lobby
from pioche.server.messages import Problem
from pioche.server.metrics import Metrics
from pioche.server.neighbours import Neighbours
from pioche.server.openapi import document
from pioche.server.people import People, words
from pioche.server.seating import bot_names
from pioche.server.series import Club
from pioche.server.socket import socket
from pioche.server.store import new_store
from pioche.server.workers import Workers

log = logging.getLogger("pioche")

HOUSEKEEPING, EXPIRING = 60.0, 3600.0  # seconds


async def get_openapi(request: Request) -> Response:
    return answer(document())


async def failed(request: Request, error: Exception) -> Response:
    """Something of ours broke: say so without a word about what."""
    log.error("a request failed path=%s error=%s", request.scope["path"].split("/")[1:3], type(error).__name__)
    response = answer(Problem(text="refused-failed"), 500)
    response.headers.update(HEADERS)  # this is outside the guard
    return response


async def not_found(request: Request, error: Exception) -> Response:
    """A person gets the page that says so, a program the words for it."""
    wants_page = "text/html" in request.headers.get("accept", "") and not request.url.path.startswith("/api/")
    return await pages.page(request, 404) if wants_page else answer(Problem(text="refused-address"), 404)


async def keep_house(lobby: Lobby) -> None:
    next_expiry = 0.0
    while True:
        await asyncio.sleep(HOUSEKEEPING)
        try:
            await lobby.forget_idle()
            collecting.tidy(is_quiet=not any(room.fanout.connections for room in lobby.rooms.values()))
            if asyncio.get_running_loop().time() >= next_expiry:
                next_expiry = asyncio.get_running_loop().time() + EXPIRING
                await lobby.expire()
        except Exception:
            log.exception("housekeeping failed")


def warm_up() -> None:
    """Read the words once, before anybody waits for them."""
    bot_names()
    for language in LANGUAGES:
        words(language)


def new_app(settings: Config) -> Starlette:
    """An application that opens its store when it starts and lets go of it when it stops."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        store, metrics = new_store(settings), Metrics()
        await store.open()
        measured(store, metrics)
        metrics.begin()
        key = (await store.key("cookie", secrets.token_hex(32))).encode()
        metrics_key = await store.key("metrics", secrets.token_hex(16))
        workers = Workers(settings.workers, settings.turn_limit)
        lobby = Lobby(store, workers, settings, key)
        await asyncio.to_thread(warm_up)
        club = Club(lobby)
        there = Services(settings, store, People(store, key), lobby, club, metrics, Health(store), metrics_key)
        overseen(metrics, lobby, there.windows)
        app.state.services = there
        collecting.begin()
        tasks = [keep_house(lobby), club.look_after(), lobby.keeper.look_after(), feel_the_pulse(metrics)]
        company: Neighbours | None = None
        if settings.database:
            company = Neighbours(there)
            await company.begin(settings)
            assert company.bell
            tasks += [company.live(), company.bell.listen()]
        keepers = [asyncio.create_task(task) for task in tasks]
        try:
            yield
        finally:
            for keeper in keepers:
                keeper.cancel()
            metrics.end()
            await club.close()
            await lobby.close()
            workers.close()
            if company:
                with suppress(Exception):  # if the database is away, others will notice that we are, too
                    await company.end()
            await store.close()

    return Starlette(
        routes=[
            *(Route(endpoint.path, endpoint.handler, methods=[endpoint.method]) for endpoint in ENDPOINTS),
            Route("/openapi.json", get_openapi),
            WebSocketRoute("/api/tables/{id}/socket", socket),
            *pages.routes(),
        ],
        middleware=[Middleware(Guard), Middleware(GZipMiddleware, minimum_size=1000, compresslevel=5)],
        exception_handlers={Refused: refuse, 404: not_found, 500: failed},
        lifespan=lifespan,
    )
