"""Notes of who plays which seat, where a match's chance comes from, and names for votes."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "notes",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("who", sa.Text, nullable=False),
        sa.Column("host", sa.Boolean, nullable=False),
    )
    # where the seeds of older tables come from was not kept: better a needless warning than a false assurance
    op.add_column("tables", sa.Column("chance", sa.Text, nullable=False, server_default="chosen"))
    op.add_column("votes", sa.Column("id", sa.Text, nullable=False, server_default=""))
