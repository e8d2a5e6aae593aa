"""What servers that share a database must know of one another: who is alive, who is where, who gives bots' answers."""

from alembic import op

revision, down_revision = "0002", "0001"

TABLES = (
    "CREATE TABLE servers (id TEXT PRIMARY KEY, seen DOUBLE PRECISION NOT NULL)",
    """CREATE TABLE presence (
        server TEXT NOT NULL, table_id TEXT NOT NULL, person TEXT NOT NULL, name TEXT NOT NULL, pace TEXT NOT NULL,
        PRIMARY KEY (server, table_id, person))""",
    "CREATE INDEX presence_by_table ON presence (table_id)",
    "CREATE TABLE drivers (table_id TEXT PRIMARY KEY, server TEXT NOT NULL)",
    "CREATE INDEX drivers_by_server ON drivers (server)",
    """CREATE TABLE buckets (
        name TEXT NOT NULL, who TEXT NOT NULL, tokens DOUBLE PRECISION NOT NULL, filled DOUBLE PRECISION NOT NULL,
        PRIMARY KEY (name, who))""",
    "CREATE INDEX buckets_by_age ON buckets (filled)",
)


def upgrade() -> None:
    for statement in TABLES:
        op.execute(statement)
