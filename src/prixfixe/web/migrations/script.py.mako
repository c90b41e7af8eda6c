"""${message}"""

from alembic import op
import sqlalchemy as sa
${imports if imports else ""}
revision = ${repr(up_revision)}
down_revision = ${repr(down_revision)}
branch_labels = None
depends_on = None


def upgrade() -> None:
    """What changes."""
    ${upgrades if upgrades else "pass"}


def downgrade() -> None:
    """How it is undone."""
    ${downgrades if downgrades else "pass"}
