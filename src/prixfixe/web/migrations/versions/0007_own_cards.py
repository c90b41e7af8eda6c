"""Own cards: packs by what they say, binders in which they are worked on, their editions, and verdicts of the lab"""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def text(name: str) -> sa.Column[str]:
    """A column of text."""
    return sa.Column(name, sa.Text(), nullable=False)


def at(name: str) -> sa.Column[float]:
    """A column of times."""
    return sa.Column(name, sa.Float(), nullable=False)


def number(name: str) -> sa.Column[int]:
    """A column of numbers."""
    return sa.Column(name, sa.Integer(), nullable=False)


def upgrade() -> None:
    """No table has own cards yet."""
    op.add_column("tables", sa.Column("pack", sa.Text(), nullable=False, server_default=""))
    op.create_index("tables_by_pack", "tables", ["pack"])
    op.create_table("packs", sa.Column("id", sa.Text(), primary_key=True), text("text"), at("created"))
    op.create_table(
        "binders",
        sa.Column("id", sa.Text(), primary_key=True),
        text("game"),
        sa.Column("owner", sa.Text(), sa.ForeignKey("users.id"), nullable=False),
        *map(text, ("visibility", "name", "author", "note", "language", "text")),
        number("edits"),
        *map(at, ("created", "touched")),
    )
    op.create_index("binders_by_owner", "binders", ["owner"])
    op.create_index("binders_by_game", "binders", ["game", "visibility", "touched"])
    op.create_table(
        "editions",
        sa.Column("binder", sa.Text(), sa.ForeignKey("binders.id"), primary_key=True),
        sa.Column("number", sa.Integer(), primary_key=True),
        sa.Column("pack", sa.Text(), sa.ForeignKey("packs.id"), nullable=False),
        at("created"),
    )
    op.create_index("editions_by_pack", "editions", ["pack"])
    measured()


def measured() -> None:
    """No card has been measured yet."""
    op.create_table(
        "verdicts",
        sa.Column("id", sa.Text(), primary_key=True),
        sa.Column("binder", sa.Text(), sa.ForeignKey("binders.id"), nullable=False),
        *map(text, ("owner", "card", "pack", "bot", "status")),
        *map(number, ("games", "played")),
        sa.Column("found", sa.JSON(), nullable=False),
        *map(at, ("created", "touched")),
    )
    op.create_index("verdicts_by_binder", "verdicts", ["binder", "card"])
    op.create_index("verdicts_by_owner", "verdicts", ["owner", "status"])


def downgrade() -> None:
    """Own cards are forgotten."""
    for table in ("verdicts", "editions", "binders", "packs"):
        op.drop_table(table)
    op.drop_index("tables_by_pack", "tables")
    op.drop_column("tables", "pack")
