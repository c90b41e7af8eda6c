"""Moments of bots: when each bot that is asked answers"""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column; bots that are asked already answer when the table was touched last, so at once."""
    op.add_column("tables", sa.Column("moments", sa.JSON(), nullable=False, server_default="{}"))


def downgrade() -> None:
    """Take the column away."""
    op.drop_column("tables", "moments")
