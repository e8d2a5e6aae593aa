"""All tables, as they were when steps began to be counted; a database from before then has them already."""

from alembic import op

revision, down_revision = "0001", None

TABLES = (
    """CREATE TABLE IF NOT EXISTS people (
        id TEXT PRIMARY KEY, name TEXT NOT NULL, login TEXT UNIQUE, password TEXT,
        made DOUBLE PRECISION NOT NULL)""",
    """CREATE TABLE IF NOT EXISTS tables (
        id TEXT PRIMARY KEY, code TEXT NOT NULL UNIQUE, commitment TEXT NOT NULL UNIQUE, secret TEXT NOT NULL,
        setup TEXT NOT NULL, summary TEXT NOT NULL, status TEXT NOT NULL, listed INTEGER NOT NULL,
        made DOUBLE PRECISION NOT NULL)""",
    "DROP INDEX IF EXISTS listed_tables",
    "CREATE INDEX IF NOT EXISTS tables_listed ON tables (listed, status, made)",
    "CREATE INDEX IF NOT EXISTS tables_by_age ON tables (status, made)",
    "CREATE INDEX IF NOT EXISTS guests_by_age ON people (made) WHERE login IS NULL",
    """CREATE TABLE IF NOT EXISTS members (
        person TEXT NOT NULL, table_id TEXT NOT NULL, PRIMARY KEY (person, table_id))""",
    "CREATE INDEX IF NOT EXISTS members_by_table ON members (table_id)",
    """CREATE TABLE IF NOT EXISTS moves (
        table_id TEXT NOT NULL, seq INTEGER NOT NULL, made DOUBLE PRECISION NOT NULL, event TEXT NOT NULL,
        PRIMARY KEY (table_id, seq))""",
    """CREATE TABLE IF NOT EXISTS chat (
        table_id TEXT NOT NULL, number INTEGER NOT NULL, person TEXT NOT NULL, name TEXT NOT NULL,
        seat INTEGER, text TEXT NOT NULL, made DOUBLE PRECISION NOT NULL, PRIMARY KEY (table_id, number))""",
    """CREATE TABLE IF NOT EXISTS series (
        id TEXT PRIMARY KEY, code TEXT NOT NULL UNIQUE, secret TEXT NOT NULL, setup TEXT NOT NULL,
        status TEXT NOT NULL, made DOUBLE PRECISION NOT NULL)""",
    """CREATE TABLE IF NOT EXISTS entrants (
        person TEXT NOT NULL, series_id TEXT NOT NULL, PRIMARY KEY (person, series_id))""",
    """CREATE TABLE IF NOT EXISTS matches (
        table_id TEXT PRIMARY KEY, series_id TEXT NOT NULL, quiet INTEGER NOT NULL)""",
    "CREATE TABLE IF NOT EXISTS keys (name TEXT PRIMARY KEY, value TEXT NOT NULL)",
    "CREATE TABLE IF NOT EXISTS ended_sessions (id TEXT PRIMARY KEY, made DOUBLE PRECISION NOT NULL)",
)


def upgrade() -> None:
    for statement in TABLES:
        op.execute(statement)
