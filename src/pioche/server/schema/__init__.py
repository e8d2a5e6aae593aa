"""The form of the database, and how an older one is brought to it: one small step after the other, each written once.

Alembic knows which steps a database has had. It is loaded only for a database that lacks some, so that a server whose
database is as it should be starts as fast as ever. Whoever calls holds a lock: of several servers that start at once,
one takes the steps and the others find them taken.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from pioche.core.game import Refused

STEPS = ("0001", "0002", "0003", "0004")  # by the names of the files in `versions`
NEWEST = STEPS[-1]
VERSION = "SELECT version_num FROM alembic_version"


def is_current(version: str | None) -> bool:
    """Whether a database with this version needs nothing; refuses one that a later program has changed."""
    if version is not None and version not in STEPS:
        raise Refused("web-database-newer", version=version)
    return version == NEWEST


def bring_up_to_date(dialect: str, connect: Callable[[], Any], lock: str, newest: str = NEWEST) -> None:
    """Take the steps that this database lacks, all in one transaction that begins with `lock`."""
    from alembic.config import Config
    from alembic.runtime.environment import EnvironmentContext
    from alembic.script import ScriptDirectory
    from sqlalchemy import create_engine
    from sqlalchemy.pool import NullPool

    settings = Config()
    settings.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    settings.set_main_option("path_separator", "newline")  # a folder may have any other character in its name
    scripts = ScriptDirectory.from_config(settings)

    def lacking(version: Any, _: Any) -> Any:
        return scripts._upgrade_revs(newest, version)

    engine = create_engine(f"{dialect}://", creator=connect, poolclass=NullPool)
    try:
        with engine.connect() as connection, EnvironmentContext(settings, scripts, fn=lacking) as environment:
            connection.exec_driver_sql(lock)
            environment.configure(connection=connection)  # in the transaction that the lock began
            environment.run_migrations()
            connection.commit()
    finally:
        engine.dispose()
