"""Bots' turns that hosts of their own take, and those hosts."""

from alembic import op

revision, down_revision = "0003", "0002"

TABLES = (
    "CREATE TABLE bot_hosts (id TEXT PRIMARY KEY, seen DOUBLE PRECISION NOT NULL, processes INTEGER NOT NULL)",
    """CREATE TABLE turns (
        id TEXT PRIMARY KEY, kind TEXT NOT NULL, game TEXT NOT NULL, seen TEXT NOT NULL, seat INTEGER NOT NULL,
        options TEXT NOT NULL, rank INTEGER NOT NULL, made DOUBLE PRECISION NOT NULL,
        leased DOUBLE PRECISION NOT NULL, tries INTEGER NOT NULL, host TEXT NOT NULL, choice INTEGER)""",
    "CREATE INDEX turns_waiting ON turns (rank, made) WHERE choice IS NULL",
    "CREATE INDEX turns_by_age ON turns (made)",
)


def upgrade() -> None:
    for statement in TABLES:
        op.execute(statement)
