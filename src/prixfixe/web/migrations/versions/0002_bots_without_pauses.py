"""Bots without pauses: whether somebody at the table has skipped them"""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column; tables there are keep their pauses."""
    op.add_column("tables", sa.Column("hasty", sa.Boolean(), nullable=False, server_default=sa.false()))


def downgrade() -> None:
    """Take the column away."""
    op.drop_column("tables", "hasty")
