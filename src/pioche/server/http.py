"""The ground the addresses stand on: who asks, what they say, what they are answered, and what browsers may do."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from http.cookies import CookieError, SimpleCookie
from ipaddress import ip_address
from typing import Any, TypeVar
from urllib.parse import urlsplit

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from pioche.core.game import Refused
from pioche.core.scene import Msg, Text
from pioche.server.config import HOUSEHOLD, Config, Rate
from pioche.server.health import Health
from pioche.server.hosts import is_ours
from pioche.server.limits import Buckets, Busy, Shares, TooOften
from pioche.server.lobby import Lobby, Missing
from pioche.server.messages import Problem
from pioche.server.metrics import Metrics
from pioche.server.people import COOKIE, COOKIE_AGE, KNOWN, People
from pioche.server.room import Room
from pioche.server.series import Club
from pioche.server.series_cup import NoSeries
from pioche.server.store import Person, Sharing, Store
from pioche.server.table import Broken, Stale
from pioche.server.windows import Windows

log = logging.getLogger("pioche.http")

Said = TypeVar("Said")

LARGEST_BODY = 16_384
LONGEST_DETAIL = 80
DRAIN = 5.0  # seconds

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
    club: Club
    metrics: Metrics
    health: Health
    metrics_key: str = ""
    stamps: dict[str, str] = field(default_factory=dict)
    closing: bool = False

    def __post_init__(self) -> None:
        rates = self.settings.rates
        self.windows = Windows(self.settings)
        self.requests = Buckets(rates.requests)
        self.connections = Buckets(rates.connections)
        self.guests = Buckets(rates.guests)
        self.tables = Buckets(rates.tables)
        self.codes = Buckets(rates.codes)
        self.logins = Buckets(rates.logins)
        self.address_logins = Buckets(Rate(rates.logins.burst * HOUSEHOLD, rates.logins.per_second * HOUSEHOLD))
        self.account_logins = Buckets(rates.account_logins)
        self.messages, self.chat = Shares(rates.messages), Shares(rates.chat)
        self.hints, self.syncs = Shares(rates.hints), Shares(rates.syncs)

        if isinstance(self.store, Sharing):
            rare = ("guests", "tables", "codes", "logins", "address_logins", "account_logins")
            for name in rare:
                getattr(self, name).everywhere = partial(self.store.take, name)

    async def drain(self) -> None:
        """Take nothing new; wait until what is under way is kept, and everybody told, but not for ever."""
        self.closing = True
        with suppress(TimeoutError):
            async with asyncio.timeout(DRAIN):
                for room in list(self.lobby.rooms.values()):
                    with suppress(Exception):  # a table that cannot be read holds nobody up
                        await room.stop()
                        await room.settled()
                while any(not window.line.empty() for windows in self.windows.sessions.values() for window in windows):
                    await asyncio.sleep(0.02)


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


def is_loopback(host: str) -> bool:
    """Whether this is the machine itself."""
    if host == "localhost" or host.endswith(".localhost"):
        return True
    try:
        return ip_address(host.strip("[]")).is_loopback
    except ValueError:
        return False


def is_https(connection: HTTPConnection) -> bool:
    settings = services(connection).settings
    forwarded = settings.trust_proxy and connection.headers.get("x-forwarded-proto", "") == "https"
    return settings.https or forwarded or connection.url.scheme in ("https", "wss")


def is_foreign(connection: HTTPConnection) -> bool:
    """Whether another site's page asks. Browsers say so; what is no browser holds no cookies of its user."""
    origin = connection.headers.get("origin")
    if origin is not None:
        try:
            place = urlsplit(origin).netloc.lower()
        except ValueError:  # no address at all
            return True
        return place != connection.headers.get("host", "").lower() or origin == "null"
    return connection.headers.get("sec-fetch-site", "none") not in ("none", "same-origin")


def is_elsewhere(connection: HTTPConnection) -> bool:
    """Whether we are called by a name that is not ours. Behind a proxy that we trust, it knows which names are."""
    settings, host = services(connection).settings, connection.headers.get("host")
    if host is None or (settings.trust_proxy and not settings.sites):
        return False
    return not is_ours(host, settings.sites)


def cookie(connection: HTTPConnection, name: str = COOKIE) -> str | None:
    try:
        morsel = SimpleCookie(connection.headers.get("cookie", "")).get(name)
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


async def at_table(request: Request) -> Room:
    """The table that is asked about."""
    room = await services(request).lobby.room(request.path_params["id"])
    await room.settled()
    return room


def language(connection: HTTPConnection) -> str:
    return "fr" if connection.headers.get("accept-language", "").lower().startswith("fr") else "en"


# What they say -----------------------------------------------------------------------------------------------


class Nobody(Refused):
    def __init__(self) -> None:
        super().__init__("refused-nobody")


class Closing(Refused):
    def __init__(self) -> None:
        super().__init__("refused-closing")


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


def with_cookie(response: Response, request: Request, person: Person, session: str = "") -> Response:
    """Be this person from now on: in this session, or in a new one."""
    people = services(request).people
    give_cookie(response, request, COOKIE, people.sign(person.id, session))
    if person.login:
        give_cookie(response, request, KNOWN, people.acquainted(person.id))
    return response


def give_cookie(response: Response, request: Request, name: str, value: str) -> None:
    secure = is_https(request)
    response.set_cookie(name, value, COOKIE_AGE, path="/", secure=secure, httponly=True, samesite="lax")


STATUS: dict[type[Exception], int] = {
    Missing: 404, NoSeries: 404, Nobody: 401, TooOften: 429, TooLarge: 413, Stale: 409, Broken: 409, Busy: 503,
    Closing: 503,
}  # fmt: skip


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
            if services(request).closing and scope["method"] not in ("GET", "HEAD"):
                raise Closing
            if is_elsewhere(request):
                raise Refused("refused-host")
            if scope["method"] not in ("GET", "HEAD") and is_foreign(request):
                raise Refused("refused-origin")
        except Refused as refused:
            status = {"refused-origin": 403, "refused-host": 421}.get(refused.message) or STATUS[type(refused)]
            response = answer(Problem(text=text_of(refused)), status)
            await response(scope, receive, guarded(counted(send, services(request).metrics), is_https(request)))
            return
        await self.app(scope, receive, guarded(counted(send, services(request).metrics), is_https(request)))


def counted(send: Send, metrics: Metrics) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            metrics.requests[f"{message['status'] // 100}xx"] += 1
        await send(message)

    return sending


def guarded(send: Send, https: bool) -> Send:
    headers: Iterable[tuple[bytes, bytes]] = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
    if https:
        headers = [*headers, (b"strict-transport-security", b"max-age=31536000")]

    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message.get("headers", []), *headers]
        await send(message)

    return sending
