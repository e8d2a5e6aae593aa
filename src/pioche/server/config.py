"""What whoever runs the server may set."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path

from pioche.bots.analysis import CAREFUL
from pioche.core.sets import data_folder as data_folder


def cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@dataclass(frozen=True)
class Rate:
    """So many at once, and then so many per second."""

    burst: float
    per_second: float


@dataclass(frozen=True)
class Rates:
    """How often one address (or one connection) may do something."""

    requests: Rate = Rate(200, 40)
    connections: Rate = Rate(60, 2)
    guests: Rate = Rate(60, 0.5)
    tables: Rate = Rate(30, 0.5)
    codes: Rate = Rate(20, 0.2)
    logins: Rate = Rate(8, 0.1)
    messages: Rate = Rate(60, 15)  # per connection, as are the two below
    chat: Rate = Rate(6, 0.7)
    hints: Rate = Rate(10, 1)


@dataclass(frozen=True)
class Config:
    data: Path = field(default_factory=data_folder)
    database: str = ""  # a PostgreSQL address; nothing means SQLite in the data folder
    https: bool = False  # browsers reach us by https: cookies are for https alone
    trust_proxy: bool = False  # believe X-Forwarded-For and X-Forwarded-Proto
    forced_pause: float = 0.4  # seconds before the table gives an answer that everybody can see is the only one
    bot_pause: float = 0.8  # seconds a bot takes, or a multiple of it
    away_after: float = 8.0  # seconds without a connection until somebody counts as away
    gone_after: float = 30.0  # seconds away until the others may end the match
    idle_after: float = 600.0  # seconds without anybody until a table leaves memory
    workers: int = field(default_factory=cores)
    analysis_games: int = CAREFUL.iterations  # imagined for each decision under analysis
    rates: Rates = Rates()

    @property
    def sqlite_file(self) -> Path:
        return self.data / "tables.sqlite3"
