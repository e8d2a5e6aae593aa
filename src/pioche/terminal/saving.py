"""Matches as files: where they lie, writing them whole, and telling them again."""

from __future__ import annotations

import os
import secrets
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from pioche import games
from pioche.core import record as records
from pioche.core.flow import State
from pioche.core.game import Game, Refused, Settings
from pioche.core.match import Moment, retold
from pioche.core.record import Bad, Entry, Record
from pioche.core.series import text as chains
from pioche.core.series.chain import named

SUFFIX = ".pioche"
LARGEST = 50_000_000  # bytes


def read_text(path: Path) -> str:
    """The text of a file, or one sentence about why not."""
    try:
        if path.stat().st_size > LARGEST:
            raise Refused("cli-file-large", file=str(path))
        return path.read_bytes().decode("utf-8")
    except UnicodeDecodeError:
        raise Refused("cli-file-not-text", file=str(path)) from None
    except (OSError, ValueError) as error:
        raise Refused("cli-file-unreadable", file=printable(str(path)), reason=reason(error)) from None


def reason(error: Exception) -> str:
    return getattr(error, "strerror", None) or str(error)


SPACES = "\u00a0\u202f"
"""Spaces that break no line, as French has them before a colon; to Python they are not printable."""


def printable(text: str) -> str:
    return "".join(c if c.isprintable() or c in SPACES else "?" for c in text)


def write_whole(path: Path, text: str) -> None:
    """Replace the file in one go, so that it is never half written."""
    beside = path.with_name(f".{path.name}.{secrets.token_hex(4)}")
    try:
        beside.write_text(text, "utf-8")
        os.replace(beside, path)
    except OSError as error:
        beside.unlink(missing_ok=True)
        raise Refused("cli-file-unwritable", file=printable(str(path)), reason=reason(error)) from None


def new_file(wanted: str | None, game: Game, environment: Mapping[str, str] = os.environ) -> Path:
    """Where a new match is kept: where it was asked for, else among the person's own data."""
    if wanted:
        path = Path(wanted)
        if os.path.lexists(path):
            raise Refused("cli-file-exists", file=printable(wanted))
        return path
    home = environment.get("XDG_DATA_HOME") or str(Path("~/.local/share").expanduser())
    folder = Path(home) / "pioche"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Refused("cli-file-unwritable", file=str(folder), reason=reason(error)) from None
    return folder / f"{game.key}-{datetime.now():%Y%m%d-%H%M%S}-{secrets.token_hex(2)}{SUFFIX}"


# Telling a match again -----------------------------------------------------------------------------------


def open_record(path: Path, match: str | None = None) -> tuple[Game, Settings, Record]:
    """The match in this file, or one of those of the series in it."""
    written = read_text(path)
    if chains.is_series(written):
        written = match_of(written, match or "")
    record = records.read(written)
    game, settings = records.opened(record, games.load)
    if not record.seed and not record.secret:
        raise Bad(records.head(record), "record-no-secret")
    return game, settings, record


def match_of(written: str, name: str) -> str:
    """The record of one match of a series."""
    series, matches = chains.resumed(written, games.load)
    found = {named(key): ended.hash for key, ended in series.ended.items()}
    if name not in found:
        raise Refused("cli-which-match", allowed=", ".join(found) or "–")
    return next((match for match in matches if chains.hashed(match) == found[name]), "")


@dataclass(frozen=True)
class Frame:
    """What one line of a record did; the first frame has no line."""

    entry: Entry | None
    moments: list[Moment]
    after: State


def frames(game: Game, settings: Settings, record: Record) -> Iterator[Frame]:
    """Every moment of the match again; refuses what the rules or the secret do not give."""
    for _ in records.replay(game, settings, record):
        pass  # refused before anything is shown
    for entry, moments, after in retold(game, settings, record):
        yield Frame(entry, moments, after.clone())
