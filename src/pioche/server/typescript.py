"""The messages as TypeScript types, for the browser.

    python -m pioche.server.typescript

writes web/src/lib/messages.ts anew. What has its usual value is not sent, so such fields are optional there.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, get_args

from pioche.core import scene
from pioche.server import messages
from pioche.server.series_messages import SERIES_TYPES

FILE = Path("web/src/lib/messages.ts")
HEAD = "// Made by `python -m pioche.server.typescript` from src/pioche/server/messages.py. Do not edit.\n"
WIDTH = 110

LITERALS = {frozenset(get_args(getattr(scene, name))): name for name in ("Tone", "Colour", "Look", "Flag", "Kind")}
UNIONS = {"FromServer": messages.FromServer, "FromBrowser": messages.FromBrowser}


def written() -> str:
    """The whole file."""
    parts = messages.schema(*SERIES_TYPES)["$defs"]
    out = [HEAD, "export type Text = string | Msg\n"]
    for values, name in LITERALS.items():
        ordered = [value for value in get_args(getattr(scene, name)) if value in values]
        out.append(alias(name, [json.dumps(value) for value in ordered]))
    out += [declared(name, part) for name, part in parts.items()]
    out += [alias(name, [member.__name__ for member in get_args(union)]) for name, union in UNIONS.items()]
    return "\n".join(out)


def alias(name: str, members: list[str]) -> str:
    line = f"export type {name} = {' | '.join(members)}\n"
    return line if len(line) <= WIDTH else f"export type {name} =\n" + "".join(f"  | {m}\n" for m in members)


def declared(name: str, part: dict[str, Any]) -> str:
    about = comment(part.get("description", ""))
    if part["type"] == "array":
        return f"{about}export type {name} = {typed(part)}\n"
    required = set(part.get("required", ()))
    lines = [
        f"  {key}{mark(key, required)}: {typed(value)}{usually(value)}\n" for key, value in part["properties"].items()
    ]
    return f"{about}export interface {name} {{\n{''.join(lines)}}}\n"


def mark(key: str, required: set[str]) -> str:
    return "" if key in required else "?"


def usually(value: dict[str, Any]) -> str:
    """What a field means when it is absent, unless that is nothing, none or no."""
    default = value.get("default")
    return f" // {json.dumps(default)} if absent" if default else ""


def comment(text: str) -> str:
    if not text:
        return ""
    lines = [line.strip() for line in text.strip().splitlines()]
    return "/** " + "\n * ".join(lines).replace(" * \n", " *\n") + " */\n"


def typed(part: dict[str, Any]) -> str:
    """One type of the schema, in TypeScript."""
    if "$ref" in part:
        return str(part["$ref"]).rpartition("/")[2]
    if "enum" in part:
        return LITERALS.get(frozenset(part["enum"])) or " | ".join(json.dumps(value) for value in part["enum"])
    if "anyOf" in part:
        members = list(dict.fromkeys(typed(member) for member in part["anyOf"]))
        if "string" in members and "Msg" in members:
            members = ["Text", *(member for member in members if member not in ("string", "Msg"))]
        return " | ".join(members)
    kind = part["type"]
    if kind == "array":
        if "prefixItems" in part:
            return f"[{', '.join(map(typed, part['prefixItems']))}]"
        inner = typed(part["items"])
        return f"({inner})[]" if " " in inner else f"{inner}[]"
    if kind == "object":
        return f"{{ [key: string]: {typed(part['additionalProperties'])} }}"
    return {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}[kind]


def main() -> None:
    FILE.parent.mkdir(parents=True, exist_ok=True)
    FILE.write_text(written(), "utf-8")


if __name__ == "__main__":
    main()
