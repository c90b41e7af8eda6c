"""Sessions, one for every browser that is signed in; seats kept for somebody; snapshots with a checksum"""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Cookies there are go on counting; snapshots there are do not, and their matches are made from the inputs."""
    op.create_table(
        "sessions",
        sa.Column("user", sa.Text(), nullable=False),
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["user"], ["users.id"]),
        sa.PrimaryKeyConstraint("user", "id"),
    )
    op.execute('insert into sessions ("user", id, created) select id, cast(session as text), created from users')
    op.drop_column("users", "session")
    op.add_column("seats", sa.Column("kept", sa.Text(), nullable=True))
    op.add_column("snapshots", sa.Column("sum", sa.Text(), nullable=False, server_default=""))


def downgrade() -> None:
    """Take all of it away; cookies no longer count."""
    op.drop_column("snapshots", "sum")
    op.drop_column("seats", "kept")
    op.add_column("users", sa.Column("session", sa.Integer(), nullable=False, server_default="1"))
    op.drop_table("sessions")
