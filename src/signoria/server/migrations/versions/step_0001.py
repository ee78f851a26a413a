"""Tables, seats, links, grants, the log, commands, votes."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table("about", sa.Column("name", sa.Text, primary_key=True), sa.Column("value", sa.Text, nullable=False))
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("setup", sa.Text, nullable=False),
        sa.Column("key", sa.LargeBinary, nullable=False),
        sa.Column("undo", sa.Text, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("rematch", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("updated", sa.Float, nullable=False),
    )
    op.create_table(
        "seats",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("bot", sa.Text, nullable=False),
        sa.Column("acting", sa.Text, nullable=False),
    )
    op.create_table(
        "links",
        sa.Column("hash", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, nullable=False, index=True),
        sa.Column("role", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("stand_in", sa.Text, nullable=False),
    )
    op.create_table(
        "grants",
        sa.Column("device", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, primary_key=True, index=True),
        sa.Column("role", sa.Text, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("stand_in", sa.Text, nullable=False),
    )
    op.create_table(
        "entries",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
    )
    op.create_table(
        "commands",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("device", sa.Text, primary_key=True),
        sa.Column("key", sa.Text, primary_key=True),
        sa.Column("answer", sa.Text, nullable=False),
    )
    op.create_table(
        "votes",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("moment", sa.Integer, nullable=False),
        sa.Column("yes", sa.Text, nullable=False),
    )
