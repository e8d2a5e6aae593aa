"""What outlives the rules that a match was played by: its frames, and the words, faces and answers of its game."""

import sqlalchemy as sa
from alembic import op

revision, down_revision = "0004", "0003"


def upgrade() -> None:
    op.create_table(
        "replays",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("stamp", sa.Text, nullable=False),
        sa.Column("content", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "editions",
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("stamp", sa.Text, primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("made", sa.Double, nullable=False),
        sa.Column("content", sa.LargeBinary, nullable=False),
    )
