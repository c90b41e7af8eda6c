"""Settings of people: light, size of type, motion and the like go with them from browser to browser"""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nobody has chosen anything yet."""
    op.add_column("users", sa.Column("settings", sa.JSON(), nullable=False, server_default="{}"))


def downgrade() -> None:
    """What was chosen is forgotten."""
    op.drop_column("users", "settings")
