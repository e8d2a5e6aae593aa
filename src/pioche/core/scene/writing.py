"""Scenes as JSON, and every text in them."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from functools import cache
from typing import Any, get_args, get_type_hints

import msgspec

from pioche.core.scene.vocabulary import Catalogue, Happening, Msg, Part, Scene

# What it says -----------------------------------------------------------------------------------------


@cache
def speaking_fields(kind: Hashable) -> list[tuple[str, bool]]:
    """The fields of a kind of part that may hold text, by their types; True if texts, False if parts that hold text."""
    mentioned = {name: set(types_in(hint)) for name, hint in get_type_hints(kind).items()}
    return [
        (name, Msg in types)
        for name, types in mentioned.items()
        if any(isinstance(one, type) and issubclass(one, Part | Msg) for one in types)
    ]


def types_in(hint: Any) -> Iterator[Any]:
    yield hint
    for inner in get_args(hint):
        yield from types_in(inner)


def texts(part: Any) -> Iterator[Any]:
    """Every text inside a part of a scene."""
    for name, spoken in speaking_fields(type(part)):  # type: ignore[arg-type]
        value = getattr(part, name)
        if not value:
            continue
        items = value.values() if isinstance(value, dict) else value if isinstance(value, list) else [value]
        if spoken:
            yield from (item for item in items if isinstance(item, str | Msg) and item != "")
        else:
            for item in items:
                yield from texts(item)


# JSON ----------------------------------------------------------------------------------------------------


def dump(part: Any) -> bytes:
    return msgspec.json.encode(part)


def load(data: bytes, kind: type[Any] = Scene) -> Any:
    return msgspec.json.decode(data, type=kind, strict=True)


def schema() -> dict[str, Any]:
    """The JSON schema of pictures, stories and catalogues."""
    _, parts = msgspec.json.schema_components([Scene, Happening, Catalogue], ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Pioche scene",
        "oneOf": [{"$ref": f"#/$defs/{kind}"} for kind in ("Scene", "Happening", "Catalogue")],
        "$defs": parts,
    }
