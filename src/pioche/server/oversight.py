"""The addresses for whoever watches over the server: whether it is well, whether there is room, numbers."""

from __future__ import annotations

import hmac

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from pioche.server.endpoints import Endpoint
from pioche.server.http import answer, services
from pioche.server.messages import Problem
from pioche.server.metrics import FORM


async def get_health(request: Request) -> Response:
    well = await services(request).health.is_well()
    return PlainTextResponse("ok\n" if well else "the database does not take what is written\n", 200 if well else 503)


async def get_ready(request: Request) -> Response:
    """Whether more people may be sent here."""
    there = services(request)
    if there.closing:
        return PlainTextResponse("stopping\n", 503)
    if there.windows.number >= there.settings.windows or there.lobby.is_full():
        return PlainTextResponse("full\n", 503)
    return await get_health(request)


async def get_metrics(request: Request) -> Response:
    """For who has the key: strangers need not know how many play here."""
    there = services(request)
    given = request.headers.get("authorization", "").encode()
    if not hmac.compare_digest(given, f"Bearer {there.metrics_key}".encode()):
        return answer(Problem(text="refused-address"), 404)
    return PlainTextResponse(there.metrics.text(), media_type=FORM)


OVERSIGHT = (
    Endpoint("GET", "/healthz", get_health, "Whether all is well: also whether the database writes."),
    Endpoint("GET", "/readyz", get_ready, "Whether more people may be sent here."),
    Endpoint("GET", "/metrics", get_metrics, "Numbers for Prometheus, for who has the key."),
)
