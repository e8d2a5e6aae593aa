"""`pioche backup`: a copy of everything a server keeps in its data folder, made while it runs.

The copy is a data folder itself: `pioche serve --data COPY` goes on from there.
"""

from __future__ import annotations

import os
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from pioche.core.game import Refused

FILE = "tables.sqlite3"
PAGES = 500  # copied at a time


def back_up(data: Path, copy: Path, told: Callable[[int, int], None]) -> int:
    """Copy the data folder; `told` hears how many pages of how many are copied. Returns the bytes of the copy."""
    if not (data / FILE).is_file():
        raise Refused("backup-nothing", folder=str(data))
    try:
        copy.mkdir(parents=True, exist_ok=True, mode=0o700)
        if any(copy.iterdir()):
            raise Refused("backup-not-empty", folder=str(copy))
        copy_database(data / FILE, copy / FILE, told)
        for key in data.glob("*.key"):
            shutil.copyfile(key, make_private(copy / key.name))
    except (OSError, sqlite3.Error) as error:
        reason = error.strerror if isinstance(error, OSError) else str(error)
        raise Refused("backup-failed", folder=str(copy), reason=reason or "?") from None
    return sum(path.stat().st_size for path in copy.iterdir())


def copy_database(file: Path, copy: Path, told: Callable[[int, int], None]) -> None:
    """As it is at one moment: what is written meanwhile waits in the log beside the file, and nobody waits for us."""
    make_private(copy)
    with closing(sqlite3.connect(file)) as source, closing(sqlite3.connect(copy)) as target:
        source.isolation_level = None
        source.execute("BEGIN")
        source.execute("SELECT COUNT(*) FROM tables").fetchone()  # from here on we see this moment alone
        source.backup(target, pages=PAGES, progress=lambda _, left, of: told(of - left, of))
        source.execute("ROLLBACK")
        (verdict,) = target.execute("PRAGMA quick_check").fetchone()
        target.execute("PRAGMA journal_mode = DELETE")  # one file, until a server opens it
    if verdict != "ok":
        raise sqlite3.DatabaseError(verdict)
    with copy.open("rb+") as written:
        os.fsync(written.fileno())


def make_private(path: Path) -> Path:
    """An empty file for the eyes of its owner alone."""
    os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    return path
