"""Runs the steps on the connection that `upgrade.py` hands over."""

from alembic import context

from signoria.server.store import meta

context.configure(connection=context.config.attributes["connection"], target_metadata=meta, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
