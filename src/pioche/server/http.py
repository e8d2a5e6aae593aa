"""The ground the addresses stand on: who asks, what they say, what they are answered, and what browsers may do."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from dataclasses import dataclass, field
from http.cookies import CookieError, SimpleCookie
from typing import Any, TypeVar
from urllib.parse import urlsplit

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from pioche.core.game import Refused
from pioche.core.scene import Msg, Text
from pioche.server.config import Config
from pioche.server.limits import Buckets, TooOften
from pioche.server.lobby import Lobby, Missing
from pioche.server.messages import Problem
from pioche.server.people import COOKIE, COOKIE_AGE, People
from pioche.server.store import Person, Store
from pioche.server.table import Broken, Stale

log = logging.getLogger("pioche.http")

Said = TypeVar("Said")

LARGEST_BODY = 16_384
LONGEST_DETAIL = 80

POLICY = "; ".join(
    (
        "default-src 'self'",
        "img-src 'self' data:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
}


@dataclass
class Services:
    """All that serving needs."""

    settings: Config
    store: Store
    people: People
    lobby: Lobby
    stamps: dict[str, str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        rates = self.settings.rates
        self.requests = Buckets(rates.requests)
        self.connections = Buckets(rates.connections)
        self.guests = Buckets(rates.guests)
        self.tables = Buckets(rates.tables)
        self.codes = Buckets(rates.codes)
        self.logins = Buckets(rates.logins)


def services(connection: HTTPConnection) -> Services:
    found: Services = connection.app.state.services
    return found


# Who asks ----------------------------------------------------------------------------------------------------


def address(connection: HTTPConnection) -> str:
    """Where this comes from; behind a proxy we trust, what the proxy says."""
    if services(connection).settings.trust_proxy:
        forwarded = connection.headers.get("x-forwarded-for", "").rpartition(",")[2].strip()
        if forwarded:
            return forwarded
    return connection.client.host if connection.client else "?"


def is_https(connection: HTTPConnection) -> bool:
    settings = services(connection).settings
    forwarded = settings.trust_proxy and connection.headers.get("x-forwarded-proto", "") == "https"
    return settings.https or forwarded or connection.url.scheme in ("https", "wss")


def is_foreign(connection: HTTPConnection) -> bool:
    """Whether another site's page asks. Browsers say so; what is no browser holds no cookies of its user."""
    origin = connection.headers.get("origin")
    if origin is not None:
        return urlsplit(origin).netloc.lower() != connection.headers.get("host", "").lower() or origin == "null"
    return connection.headers.get("sec-fetch-site", "none") not in ("none", "same-origin")


def cookie(connection: HTTPConnection) -> str | None:
    try:
        morsel = SimpleCookie(connection.headers.get("cookie", "")).get(COOKIE)
    except CookieError:
        return None
    return morsel.value if morsel else None


async def known(connection: HTTPConnection) -> Person | None:
    return await services(connection).people.of_cookie(cookie(connection))


async def someone(request: Request) -> Person:
    """Whoever asks; refuses those without a cookie, which GET /api/me gives."""
    person = await known(request)
    if person is None:
        raise Nobody
    return person


def language(connection: HTTPConnection) -> str:
    return "fr" if connection.headers.get("accept-language", "").lower().startswith("fr") else "en"


# What they say -----------------------------------------------------------------------------------------------


class Nobody(Refused):
    def __init__(self) -> None:
        super().__init__("refused-nobody")


class TooLarge(Refused):
    def __init__(self) -> None:
        super().__init__("refused-too-large")


async def body(request: Request, kind: type[Said]) -> Said:
    """The body, checked. An empty one is taken for an empty object."""
    raw = b""
    async for chunk in request.stream():
        raw += chunk
        if len(raw) > LARGEST_BODY:
            raise TooLarge
    try:
        return msgspec.json.decode(raw or b"{}", type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refused("refused-message", why=str(error)) from None


# What they are answered --------------------------------------------------------------------------------------


def answer(thing: Any, status: int = 200) -> Response:
    headers = {"cache-control": "no-store"}
    return Response(msgspec.json.encode(thing), status, headers, media_type="application/json")


def with_cookie(response: Response, request: Request, person: Person) -> Response:
    signed = services(request).people.sign(person.id)
    secure = is_https(request)
    response.set_cookie(COOKIE, signed, COOKIE_AGE, path="/", secure=secure, httponly=True, samesite="lax")
    return response


STATUS: dict[type[Exception], int] = {Missing: 404, Nobody: 401, TooOften: 429, TooLarge: 413, Stale: 409, Broken: 409}


def text_of(refused: Refused) -> Text:
    """A refusal as a text; what came from outside is cut short."""
    details: dict[str, int | float | str | Msg] = {
        key: value if isinstance(value, int | float) else str(value)[:LONGEST_DETAIL]
        for key, value in refused.details.items()
    }
    return Msg(refused.message, details) if details else refused.message


async def refuse(request: HTTPConnection, error: Exception) -> Response:
    assert isinstance(error, Refused)
    return answer(Problem(text=text_of(error)), STATUS.get(type(error), 400))


# Around everything -------------------------------------------------------------------------------------------


class Guard:
    """Every request: not too often, not from another site's page, with headers that keep the browser careful."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        request = Request(scope)
        try:
            services(request).requests.check(address(request))
            if scope["method"] not in ("GET", "HEAD") and is_foreign(request):
                raise Refused("refused-origin")
        except Refused as refused:
            status = 403 if refused.message == "refused-origin" else STATUS[type(refused)]
            response = answer(Problem(text=text_of(refused)), status)
            await response(scope, receive, guarded(send, is_https(request)))
            return
        await self.app(scope, receive, guarded(send, is_https(request)))


def guarded(send: Send, https: bool) -> Send:
    headers: Iterable[tuple[bytes, bytes]] = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
    if https:
        headers = [*headers, (b"strict-transport-security", b"max-age=31536000")]

    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message.get("headers", []), *headers]
        await send(message)

    return sending
