"""Snapshots: the newest state of each match, for rules that change while it runs."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("state", sa.Text, nullable=False),
        sa.Column("opening", sa.Text, nullable=False),
        sa.Column("mark", sa.Text, nullable=False),
    )
