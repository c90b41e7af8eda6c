"""The tables of the store."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
    false,
)

METADATA = MetaData()

meta = Table("meta", METADATA, Column("key", Text, primary_key=True), Column("value", Text, nullable=False))

users = Table(
    "users",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("login", Text, unique=True),  # the claimed name, case folded; null for guests
    Column("password", Text),  # argon2
    Column("settings", JSON, nullable=False, server_default="{}"),  # what the person has chosen, by name
    Column("created", Float, nullable=False),
)

sessions = Table(
    "sessions",
    METADATA,
    Column("user", Text, ForeignKey("users.id"), primary_key=True),
    Column("id", Text, primary_key=True),  # a cookie or token counts while its session is here
    Column("created", Float, nullable=False),
)

tables = Table(
    "tables",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("rules", Integer, nullable=False),  # the version of the rules
    Column("content", Text, nullable=False),  # the hash of the cards
    Column("options", JSON, nullable=False),
    Column("seed", BigInteger, nullable=False),  # of a match that was not sealed
    Column("key", Text, nullable=False, server_default=""),  # hexadecimal; known to nobody until the match is over
    Column("seal", Text, nullable=False, server_default=""),  # the SHA-256 of the key, shown from the start
    Column("clock", Text, nullable=False),  # none, live or days
    Column("pace", Float, nullable=False),  # the seconds a clock allows for an answer
    Column("listed", Boolean, nullable=False),
    Column("host", Text),
    Column("status", Text, nullable=False),  # open, playing, over
    Column("version", Integer, nullable=False),  # how many inputs there were
    Column("room", Integer, nullable=False),  # how often anything but the match has changed
    Column("clocks", JSON, nullable=False),  # running and stopped clocks, by seat
    Column("pleas", JSON, nullable=False),  # who asks to take back, and who has agreed
    Column("due", Float),  # when the server has something to do here
    Column("created", Float, nullable=False),
    Column("touched", Float, nullable=False),
    Column("replay", Text),  # the record, once the match is over
    Column("rematch", Text),
    Column("hasty", Boolean, nullable=False, server_default=false()),  # bots answer at once until people are asked
    Column("moments", JSON, nullable=False, server_default="{}"),  # when bots answer, by seat
    Column("pack", Text, nullable=False, server_default=""),  # the own cards it is played with
    Column("hints", Boolean, nullable=False, server_default=false()),  # people may ask for them among each other
    Index("tables_by_status", "status", "touched"),
    Index("tables_by_due", "due"),
    Index("tables_by_pack", "pack"),
)

seats = Table(
    "seats",
    METADATA,
    Column("table", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("user", Text),
    Column("kept", Text),  # for whom the seat of a rematch is kept
    Column("bot", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("invitation", Text, nullable=False, unique=True),
    Column("asked", Boolean, nullable=False),  # whether it is this seat's turn
    Index("seats_by_user", "user"),
)

inputs = Table(
    "inputs",
    METADATA,
    Column("table", Text, ForeignKey("tables.id"), primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("option", Integer, nullable=False),
    Column("key", Text, nullable=False),  # a retry carries the same one
    Column("at", Float, nullable=False),
    UniqueConstraint("table", "key", name="inputs_once"),
)

snapshots = Table(
    "snapshots",
    METADATA,
    Column("table", Text, ForeignKey("tables.id"), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("data", Text, nullable=False),
    Column("sum", Text, nullable=False, server_default=""),  # the checksum of table, version and data
)

chat = Table(
    "chat",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table", Text, ForeignKey("tables.id"), nullable=False),
    Column("at", Float, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Index("chat_by_table", "table", "id"),
)

packs = Table(
    "packs",
    METADATA,
    Column("id", Text, primary_key=True),  # the fingerprint of what it says, which never changes
    Column("text", Text, nullable=False),  # TOML
    Column("created", Float, nullable=False),
)

binders = Table(
    "binders",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("owner", Text, ForeignKey("users.id"), nullable=False),
    Column("visibility", Text, nullable=False),  # private, link or public
    Column("name", Text, nullable=False),
    Column("author", Text, nullable=False),
    Column("note", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("text", Text, nullable=False),  # TOML as it is being worked on
    Column("edits", Integer, nullable=False),  # how often it has changed
    Column("created", Float, nullable=False),
    Column("touched", Float, nullable=False),
    Index("binders_by_owner", "owner"),
    Index("binders_by_game", "game", "visibility", "touched"),
)

editions = Table(
    "editions",
    METADATA,
    Column("binder", Text, ForeignKey("binders.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("pack", Text, ForeignKey("packs.id"), nullable=False),
    Column("created", Float, nullable=False),
    Index("editions_by_pack", "pack"),
)

verdicts = Table(
    "verdicts",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("binder", Text, ForeignKey("binders.id"), nullable=False),
    Column("owner", Text, nullable=False),
    Column("card", Text, nullable=False),  # table.id
    Column("pack", Text, nullable=False),  # TOML that was measured
    Column("bot", Text, nullable=False),
    Column("status", Text, nullable=False),  # waiting, running, done, stopped, failed
    Column("games", Integer, nullable=False),  # that are to be played
    Column("played", Integer, nullable=False),
    Column("found", JSON, nullable=False),  # figures so far
    Column("created", Float, nullable=False),
    Column("touched", Float, nullable=False),
    Index("verdicts_by_binder", "binder", "card"),
    Index("verdicts_by_owner", "owner", "status"),
)
