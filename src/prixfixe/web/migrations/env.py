"""Carries out the migrations on the connection the store hands over."""

from alembic import context

from prixfixe.web.schema import METADATA

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=METADATA, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
