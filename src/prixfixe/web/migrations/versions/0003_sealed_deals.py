"""Sealed deals: the key a match is dealt with, and what its table shows of it"""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add both columns; tables there are go on with the number they began with."""
    op.add_column("tables", sa.Column("key", sa.Text(), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("seal", sa.Text(), nullable=False, server_default=""))


def downgrade() -> None:
    """Take the columns away."""
    op.drop_column("tables", "seal")
    op.drop_column("tables", "key")
