"""One address: how it is asked, what it takes and gives. The routes and the OpenAPI document are made of these."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

Handler = Callable[[Request], Awaitable[Response]]


@dataclass(frozen=True)
class Endpoint:
    method: str
    path: str
    handler: Handler
    about: str
    gives: Any = None  # its type; nothing means a text
    takes: Any = None
