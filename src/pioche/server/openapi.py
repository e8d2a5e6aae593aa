"""The HTTP part as an OpenAPI document, made from the same types that check the messages."""

from __future__ import annotations

import re
from typing import Any

import msgspec

from pioche import __version__
from pioche.server.api import ENDPOINTS
from pioche.server.endpoints import Endpoint
from pioche.server.messages import Problem


def document() -> dict[str, Any]:
    types = [kind for endpoint in ENDPOINTS for kind in (endpoint.gives, endpoint.takes) if kind is not None]
    schemas, parts = msgspec.json.schema_components([*types, Problem], ref_template="#/components/schemas/{name}")
    found = dict(zip(map(str, [*types, Problem]), schemas, strict=True))
    paths: dict[str, Any] = {}
    for endpoint in ENDPOINTS:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = operation(endpoint, found)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Pioche",
            "version": __version__,
            "description": "The lobby. A table itself is played over the WebSocket /api/tables/{id}/socket.",
        },
        "paths": paths,
        "components": {"schemas": parts},
    }


def operation(endpoint: Endpoint, schemas: dict[str, Any]) -> dict[str, Any]:
    out: dict[str, Any] = {"summary": endpoint.about, "operationId": endpoint.handler.__name__}
    names = re.findall(r"{(\w+)}", endpoint.path)
    asked = (("/replay", "seat"), ("ftl", "v"), ("md", "v"), ("/api/series/{id}", "since"), ("/options", "said"))
    queries = [query for end, query in asked if endpoint.path.endswith(end) and endpoint.method == "GET"]
    if names or queries:
        out["parameters"] = [
            *({"name": name, "in": "path", "required": True, "schema": {"type": "string"}} for name in names),
            *({"name": name, "in": "query", "schema": {"type": "string"}} for name in queries),
        ]
    if endpoint.takes is not None:
        content = {"application/json": {"schema": schemas[str(endpoint.takes)]}}
        out["requestBody"] = {"content": content}
    gives: dict[str, Any] = {"description": "Done."}
    if endpoint.gives is not None:
        gives["content"] = {"application/json": {"schema": schemas[str(endpoint.gives)]}}
    else:
        gives["content"] = {"text/plain": {"schema": {"type": "string"}}}
    problem = {"application/json": {"schema": schemas[str(Problem)]}}
    out["responses"] = {"200": gives, "4XX": {"description": "Refused.", "content": problem}}
    return out
