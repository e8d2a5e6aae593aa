"""The browser's own files: one page for every address, and what it loads."""

from __future__ import annotations

from mimetypes import guess_type
from pathlib import Path

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from pioche.server.api import FOREVER

CODINGS = {"br": ".br", "gzip": ".gz"}
STATIC = Path(__file__).with_name("static")
PAGES = (
    "/",
    "/new/{game}",
    "/t/{id}",
    "/r/{id}",
    "/j/{code}",
    "/cup/{game}",
    "/s/{id}",
    "/series",
    "/history",
    "/credits",
)
NOT_BUILT = "The pages for the browser are not built; the lobby answers under /api, see /openapi.json.\n"


class Files(StaticFiles):
    """The files, if they are built."""

    async def check_config(self) -> None:
        if not STATIC.is_dir():
            raise HTTPException(404)
        await super().check_config()


class Assets(Files):
    """Files whose names change with their content; most lie there compressed, too."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        accepted = Headers(scope=scope).get("accept-encoding", "")
        for coding, ending in CODINGS.items():
            if coding in accepted and self.lookup_path(path + ending)[1]:
                response = await super().get_response(path + ending, scope)
                response.headers["content-encoding"] = coding
                response.headers["content-type"] = guess_type(path)[0] or "application/octet-stream"
                break
        else:
            response = await super().get_response(path, scope)
        response.headers.add_vary_header("accept-encoding")
        response.headers["cache-control"] = FOREVER
        return response


async def page(request: Request, status: int = 200) -> Response:
    index = STATIC / "index.html"
    if not index.is_file():
        return PlainTextResponse(NOT_BUILT, 503)
    return FileResponse(index, status, headers={"cache-control": "no-cache"})


def routes() -> list[BaseRoute]:
    return [
        *(Route(path, page) for path in PAGES),
        Mount("/assets", Assets(directory=STATIC / "assets", check_dir=False)),
        Mount("/", Files(directory=STATIC, check_dir=False)),
    ]
