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


HOUSEHOLD = 6


@dataclass(frozen=True)
class Rates:
    """How often one address, and at a table one person, may do something.

    At a table, all people of one address together may do `HOUSEHOLD` times as much as one.
    """

    requests: Rate = Rate(200, 40)
    connections: Rate = Rate(60, 2)
    guests: Rate = Rate(60, 0.5)
    tables: Rate = Rate(30, 0.5)
    codes: Rate = Rate(20, 0.2)
    logins: Rate = Rate(8, 0.1)  # for one account, and so many times more for all
    account_logins: Rate = Rate(60, 0.05)  # wrong ones for one account, from browsers it does not know
    messages: Rate = Rate(60, 15)
    chat: Rate = Rate(6, 0.7)
    hints: Rate = Rate(10, 1)
    syncs: Rate = Rate(30, 1)  # asking for everything again, which costs most


DAY = 24 * 3600.0


@dataclass(frozen=True)
class Lifetimes:
    """How long things are kept that nobody touches, in seconds."""

    waiting: float = 7 * DAY  # tables that never began
    unfinished: float = 180 * DAY  # matches that were begun and left
    guests: float = 7 * DAY  # people without a login who never sat down
    sessions: float = 401 * DAY  # that were ended: their cookies are too old by then


@dataclass(frozen=True)
class Config:
    data: Path = field(default_factory=data_folder)
    database: str = ""  # a PostgreSQL address; nothing means SQLite in the data folder
    redis: str = ""  # an address of Redis, by which servers of one database tell one another what happened
    https: bool = False  # browsers reach us by https: cookies are for https alone
    trust_proxy: bool = False  # believe X-Forwarded-For and X-Forwarded-Proto
    forced_pause: float = 0.4  # seconds before the table gives an answer that everybody can see is the only one
    bot_pause: float = 0.8  # seconds a bot takes, or a multiple of it
    away_after: float = 8.0  # seconds without a connection until somebody counts as away
    gone_after: float = 30.0  # seconds away until the others may end the match
    idle_after: float = 600.0  # seconds without anybody until a table leaves memory
    workers: int = field(default_factory=cores)  # processes for bots
    turn_limit: float = 20.0  # seconds a bot may think until its process is replaced
    analysis_games: int = CAREFUL.iterations  # imagined for each decision under analysis
    rates: Rates = Rates()
    lifetimes: Lifetimes = Lifetimes()
    sites: tuple[str, ...] = ()  # names by which browsers may reach us, besides those of this machine and its network
    tables: int = 5_000  # in memory at once
    windows_each: int = 30  # windows of one person at once
    windows_address: int = 300  # of all people at one address
    windows: int = 5_000  # of all; more are refused until some are closed
    connections_address: int = 200  # that are no window: requests being sent or answered
    connections: int = 5_000  # the same for a proxy we trust
    stall_seconds: float = 30.0  # after which a browser that does not read what it is sent is cut off
    head_seconds: float = 15.0  # in which a request must have said what it wants
    compare: float = 10.0  # seconds between two looks at what other servers of the same database may have done
    compare_deaf: float = 1.0  # the same while they cannot tell
    keep_after: float = 20.0  # seconds until the frames of a match that is over are kept
    home: tuple[str, ...] = ()  # addresses at which the home network reaches us, as far as we know

    @property
    def sqlite_file(self) -> Path:
        return self.data / "tables.sqlite3"
