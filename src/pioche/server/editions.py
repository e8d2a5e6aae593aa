"""What a game says and shows in one version: kept in the database, so that old replays can be read."""

from __future__ import annotations

import hashlib
import lzma
import time
from typing import Any

import msgspec

from pioche import games
from pioche.core.game import LANGUAGES, Game
from pioche.server.store import Statement, Store
from pioche.text import ours

QUICKLY = 1  # how hard lzma tries: more takes ten times as long for a tenth less


class Edition(msgspec.Struct, frozen=True):
    choices: tuple[str, ...]  # the name of every answer, by its number in the log
    files: dict[str, str]  # its words, rules and faces, as the browser asks for them


def stamp(game: Game) -> str:
    """Changes whenever something a browser keeps about this game changes."""
    parts = [msgspec.json.encode(game.faces)]
    for spoken in LANGUAGES:
        parts += [text.encode() for text in (game.text(spoken), game.rules(spoken), ours(spoken))]
    return hashlib.sha256(b"\0".join(parts)).hexdigest()[:16]


def packed(thing: Any) -> bytes:
    return lzma.compress(msgspec.json.encode(thing), preset=QUICKLY)


def unpacked(content: bytes, kind: Any = Any) -> Any:
    return msgspec.json.decode(lzma.decompress(content), type=kind)


def edition(game: Game) -> Edition:
    files = {"catalogue.json": msgspec.json.encode(game.faces).decode()}
    for spoken in LANGUAGES:
        files[f"text.{spoken}.ftl"] = game.text(spoken)
        files[f"rules.{spoken}.md"] = game.rules(spoken)
    return Edition(tuple(game.choices), files)


def keeping(game: Game) -> Statement:
    """Keeps what this game says and shows now."""
    query = """INSERT INTO editions (game, stamp, version, made, content) VALUES (?, ?, ?, ?, ?)
        ON CONFLICT DO NOTHING"""
    return query, (game.key, stamp(game), game.version, time.time(), packed(edition(game)))


async def keep_all(store: Store) -> None:
    """Keep every game as it is installed now."""
    known = {(key, stamp) for key, stamp in await store.read("SELECT game, stamp FROM editions")}
    for game in games.playable()[0]:
        if (game.key, stamp(game)) not in known:
            await store.write(keeping(game))


async def file_of(store: Store, game: str, stamp: str, name: str) -> str | None:
    """A file of a game as it was under this stamp."""
    rows = await store.read("SELECT content FROM editions WHERE game = ? AND stamp = ?", game, stamp)
    found: Edition | None = unpacked(rows[0][0], Edition) if rows else None
    return found.files.get(name) if found else None


async def choices_of(store: Store, game: str, version: int) -> tuple[str, ...] | None:
    """The names of all answers of that version; none if it was never here."""
    query = "SELECT content FROM editions WHERE game = ? AND version = ? ORDER BY made DESC LIMIT 1"
    rows = await store.read(query, game, version)
    return unpacked(rows[0][0], Edition).choices if rows else None
