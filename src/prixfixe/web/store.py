"""The store: what must survive, in SQLite or PostgreSQL. A write is on the disk when it returns."""

from __future__ import annotations

import secrets
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Iterator, Mapping, Sequence

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, Select, create_engine, event, insert, select, text, update
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, IntegrityError, SQLAlchemyError

from prixfixe.core.errors import BadInput
from prixfixe.web.schema import chat, inputs, meta, seats, snapshots, tables, users

Row = Mapping[str, Any]
CHANNEL = "prixfixe"
HERE = Path(__file__).parent


class Taken(Exception):
    """Somebody else wrote that row first."""


class Store:
    """All queries, and nothing else."""

    def __init__(self, db: str, pool: int = 10) -> None:
        self.url = address(db)
        self.engine = opened(self.url, pool)
        self.postgres = self.engine.dialect.name == "postgresql"

    def prepare(self) -> None:
        """Bring the schema up to date; several servers may start at once."""
        config = Config()
        config.set_main_option("script_location", str(HERE / "migrations"))
        try:
            with self.engine.begin() as connection:
                if self.postgres:
                    connection.execute(text("select pg_advisory_xact_lock(20260101)"))
                config.attributes["connection"] = connection
                command.upgrade(config, "head")
        except SQLAlchemyError as error:
            raise BadInput(f"cannot open the database: {reason(error)}") from None

    def close(self) -> None:
        """Let go of the database."""
        self.engine.dispose()

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """A transaction; a row that exists already is Taken."""
        try:
            with self.engine.begin() as connection:
                yield connection
        except IntegrityError:
            raise Taken from None

    def rows(self, query: Select[Any]) -> list[Row]:
        """All rows of a query."""
        with self.engine.connect() as connection:
            return [dict(row) for row in connection.execute(query).mappings()]

    def row(self, query: Select[Any]) -> Row | None:
        """The first row of a query."""
        with self.engine.connect() as connection:
            found = connection.execute(query).mappings().first()
            return None if found is None else dict(found)

    def healthy(self) -> bool:
        """Whether the database answers."""
        try:
            return self.row(select(meta.c.key).limit(1)) is not None or True
        except SQLAlchemyError:
            return False

    def secret(self) -> str:
        """The key that signs cookies, made once."""
        found = self.row(select(meta.c.value).where(meta.c.key == "secret"))
        if found is None:
            try:
                with self.writing() as connection:
                    connection.execute(insert(meta).values(key="secret", value=secrets.token_urlsafe(32)))
            except Taken:
                pass
            return self.secret()
        return str(found["value"])

    # ---- people

    def user(self, name: str) -> Row | None:
        """The person with an id."""
        return self.row(select(users).where(users.c.id == name))

    def login(self, login: str) -> Row | None:
        """The person with a claimed name."""
        return self.row(select(users).where(users.c.login == login))

    def add_user(self, values: Row) -> None:
        """Somebody new."""
        with self.writing() as connection:
            connection.execute(insert(users).values(**values))

    def set_user(self, name: str, values: Row) -> None:
        """Something about a person changes."""
        with self.writing() as connection:
            connection.execute(update(users).where(users.c.id == name).values(**values))

    # ---- tables

    def table(self, name: str) -> Row | None:
        """A table's own row."""
        return self.row(select(tables).where(tables.c.id == name))

    def seats_of(self, name: str) -> list[Row]:
        """Its seats, in order."""
        return self.rows(select(seats).where(seats.c.table == name).order_by(seats.c.seat))

    def invited(self, invitation: str) -> Row | None:
        """The seat an invitation is for."""
        return self.row(select(seats).where(seats.c.invitation == invitation))

    def inputs_of(self, name: str, after: int) -> list[Row]:
        """The inputs from a version on."""
        where = (inputs.c.table == name) & (inputs.c.version >= after)
        return self.rows(select(inputs).where(where).order_by(inputs.c.version))

    def input_with(self, name: str, key: str) -> Row | None:
        """The input that carried a key."""
        return self.row(select(inputs).where((inputs.c.table == name) & (inputs.c.key == key)))

    def snapshot(self, name: str) -> Row | None:
        """The latest snapshot."""
        return self.row(select(snapshots).where(snapshots.c.table == name))

    def chat_of(self, name: str, most: int = 100) -> list[Row]:
        """The latest lines of the chat, oldest first."""
        lines = self.rows(select(chat).where(chat.c.table == name).order_by(chat.c.id.desc()).limit(most))
        return lines[::-1]

    def due(self, before: float) -> list[str]:
        """The tables at which the server should have done something by then."""
        where = (tables.c.status == "playing") & (tables.c.due.is_not(None)) & (tables.c.due <= before)
        return [str(row["id"]) for row in self.rows(select(tables.c.id).where(where).limit(1000))]

    def listed(self, status: Sequence[str], most: int = 30) -> list[Row]:
        """Public tables of a status, the latest first."""
        where = tables.c.listed & tables.c.status.in_(status)
        return self.rows(select(tables).where(where).order_by(tables.c.touched.desc()).limit(most))

    def sat_at(self, user: str, most: int = 100) -> list[Row]:
        """The tables at which somebody has a seat, the latest first."""
        joined = tables.join(seats, seats.c.table == tables.c.id)
        query = select(tables, seats.c.seat).select_from(joined).where(seats.c.user == user)
        return self.rows(query.order_by(tables.c.touched.desc()).limit(most))

    def seats_at(self, names: Sequence[str]) -> dict[str, list[Row]]:
        """The seats of several tables."""
        found: dict[str, list[Row]] = {name: [] for name in names}
        for row in self.rows(select(seats).where(seats.c.table.in_(names)).order_by(seats.c.seat)):
            found[str(row["table"])].append(row)
        return found

    def notify(self, connection: Connection, name: str) -> None:
        """Tell the other servers, once this transaction is done."""
        if self.postgres:
            connection.execute(text("select pg_notify(:channel, :name)"), {"channel": CHANNEL, "name": name})


def address(db: str) -> str:
    """A database URL; a bare path is an SQLite file, postgresql:// gets its driver."""
    if "://" not in db:
        return f"sqlite:///{db}"
    scheme, _, rest = db.partition("://")
    return f"postgresql+psycopg://{rest}" if scheme in ("postgresql", "postgres") else db


def opened(url: str, pool: int) -> Engine:
    """The engine of a database, set to be durable."""
    try:
        dialect = make_url(url).get_backend_name()
        if dialect == "postgresql":
            return create_engine(url, pool_size=pool, max_overflow=pool, pool_pre_ping=True)
        if dialect == "sqlite":
            engine = create_engine(url, pool_size=pool, max_overflow=pool, connect_args={"timeout": 15})
            event.listen(engine, "connect", durable)
            return engine
    except (ArgumentError, ModuleNotFoundError) as error:
        raise BadInput(f"not a database: {reason(error)}") from None
    raise BadInput(f"a database is sqlite:///FILE or postgresql://..., not {dialect}")


def durable(connection: Any, record: object) -> None:
    """SQLite writes ahead, and waits for the disk at every commit."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def reason(error: Exception) -> str:
    """The first line of what a database says, which names no password."""
    return str(getattr(error, "orig", None) or error).splitlines()[0]
