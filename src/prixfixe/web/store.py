"""The store: what must survive, in SQLite or PostgreSQL. A write is on the disk when it returns."""

from __future__ import annotations

import secrets
import shutil
import time
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Callable, Iterator, Sequence, TypeVar

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from sqlalchemy import (
    Connection,
    Engine,
    Select,
    create_engine,
    delete,
    event,
    func,
    insert,
    select,
    text,
    true,
    update,
)
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, IntegrityError, OperationalError, SQLAlchemyError

from prixfixe.core.errors import BadInput
from prixfixe.web.records import (
    BriefRow,
    ChatRow,
    InputRow,
    SeatRow,
    SessionRow,
    SignedInRow,
    SnapshotRow,
    TableRow,
    UserRow,
    columns,
    table_row,
)
from prixfixe.web.schema import chat, inputs, meta, seats, sessions, snapshots, tables, users
from prixfixe.web.scribe import Job, Scribe

R = TypeVar("R")
CHANNEL = "prixfixe"
ONE_AT_A_TIME = "select pg_advisory_xact_lock(20260101)"  # who changes the schema
HERE = Path(__file__).parent
BRIEF = (tables.c.id, tables.c.game, tables.c.status, tables.c.clock, tables.c.touched)


class Taken(Exception):
    """Somebody else wrote that row first."""


class Store:
    """All queries, and nothing else."""

    def __init__(self, db: str, pool: int = 10) -> None:
        self.url = address(db)
        self.engine = opened(self.url, pool)
        self.postgres = self.engine.dialect.name == "postgresql"
        self.scribe = None if self.postgres else Scribe(self.engine)
        self.wrote: Callable[[float], None] = lambda seconds: None  # how long a write took
        self.failing = False  # whether the latest write failed because of the disk or the database

    def prepare(self) -> None:
        """Bring the schema up to date; several servers may start at once."""
        try:
            with self.engine.begin() as connection:
                if self.postgres:
                    connection.execute(text(ONE_AT_A_TIME))
                migrate(connection)
        except SQLAlchemyError as error:
            raise BadInput(f"cannot open the database: {reason(error)}") from None

    def close(self) -> None:
        """Let go of the database."""
        if self.scribe:
            self.scribe.stop()
        self.engine.dispose()

    def write(self, job: Job) -> None:
        """Carry out a job as one transaction, durable when this returns; a row that exists already is Taken."""
        began = time.perf_counter()
        try:
            if self.scribe:
                self.scribe.write(job)
            else:
                with self.engine.begin() as connection:
                    job(connection)
            self.failing = False
            self.wrote(time.perf_counter() - began)
        except IntegrityError:
            raise Taken from None
        except OperationalError:
            self.failing = True
            raise

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """A transaction; a row that exists already is Taken."""
        try:
            with self.engine.begin() as connection:
                yield connection
        except IntegrityError:
            raise Taken from None

    def rows(self, query: Select[Any], record: Callable[..., R]) -> list[R]:
        """All rows of a query, each as a record."""
        with self.engine.connect() as connection:
            return [record(**row) for row in connection.execute(query).mappings()]

    def row(self, query: Select[Any], record: Callable[..., R]) -> R | None:
        """The first row of a query as a record."""
        with self.engine.connect() as connection:
            found = connection.execute(query).mappings().first()
            return None if found is None else record(**found)

    def texts(self, query: Select[Any]) -> list[str]:
        """The first column of a query, which is text."""
        with self.engine.connect() as connection:
            return [str(value) for value in connection.scalars(query)]

    def healthy(self) -> bool:
        """Whether the database answers."""
        try:
            self.texts(select(meta.c.key).limit(1))
        except SQLAlchemyError:
            return False
        return True

    def writable(self, least: int) -> bool:
        """Whether there is room on the disk, and writing works, which is tried again after a write that failed."""
        path = self.engine.url.database
        if not self.postgres and path and shutil.disk_usage(Path(path).absolute().parent).free < least:
            return False
        if self.failing:
            try:
                self.write(touch)
            except SQLAlchemyError:
                return False
        return True

    def secret(self) -> str:
        """The key that signs cookies, made once."""
        found = self.texts(select(meta.c.value).where(meta.c.key == "secret"))
        if not found:
            try:
                with self.writing() as connection:
                    connection.execute(insert(meta).values(key="secret", value=secrets.token_urlsafe(32)))
            except Taken:
                pass
            return self.secret()
        return found[0]

    # ---- people

    def user(self, name: str) -> UserRow | None:
        """The person with an id."""
        return self.row(select(users).where(users.c.id == name), UserRow)

    def login(self, login: str) -> UserRow | None:
        """The person with a claimed name."""
        return self.row(select(users).where(users.c.login == login), UserRow)

    def signed_in(self, name: str, session: str) -> SignedInRow | None:
        """The person with an id; `live` is the session, or none where it does not count."""
        joined = users.outerjoin(sessions, (sessions.c.user == users.c.id) & (sessions.c.id == session))
        query = select(users, sessions.c.id.label("live")).select_from(joined).where(users.c.id == name)
        return self.row(query, SignedInRow)

    def live(self, names: Sequence[str]) -> dict[str, set[str | None]]:
        """The sessions that count, by person; nothing about people without a row."""
        joined = users.outerjoin(sessions, sessions.c.user == users.c.id)
        query = select(users.c.id, sessions.c.id.label("live")).select_from(joined).where(users.c.id.in_(names))
        found: dict[str, set[str | None]] = {}
        for row in self.rows(query, SessionRow):
            found.setdefault(row.id, set()).add(row.live)
        return found

    def add_user(self, user: UserRow, session: str) -> None:
        """Somebody new, with the session of the browser or token."""
        with self.writing() as connection:
            connection.execute(insert(users).values(**columns(user)))
            connection.execute(insert(sessions).values(user=user.id, id=session, created=user.created))

    def rename(self, user: str, name: str) -> None:
        """A person has another name."""
        with self.writing() as connection:
            connection.execute(update(users).where(users.c.id == user).values(name=name))

    def keep_settings(self, user: str, settings: dict[str, str]) -> None:
        """What a person has chosen."""
        with self.writing() as connection:
            connection.execute(update(users).where(users.c.id == user).values(settings=settings))

    def add_session(self, name: str, session: str, now: float, oldest: float) -> None:
        """Somebody has signed in; sessions from before `oldest` are dropped."""
        with self.writing() as connection:
            connection.execute(delete(sessions).where((sessions.c.user == name) & (sessions.c.created < oldest)))
            connection.execute(insert(sessions).values(user=name, id=session, created=now))

    def end_sessions(self, name: str, session: str | None = None) -> None:
        """One session of a person no longer counts, or none of them does."""
        one = sessions.c.id == session if session is not None else true()
        with self.writing() as connection:
            connection.execute(delete(sessions).where((sessions.c.user == name) & one))

    def renew(self, user: str, session: str, now: float, **values: str) -> None:
        """Something about a person changes after which no session counts but a new one."""
        with self.writing() as connection:
            connection.execute(update(users).where(users.c.id == user).values(**values))
            connection.execute(delete(sessions).where(sessions.c.user == user))
            connection.execute(insert(sessions).values(user=user, id=session, created=now))

    # ---- tables

    def table(self, name: str) -> TableRow | None:
        """A table's own row."""
        return self.row(select(tables).where(tables.c.id == name), table_row)

    def seats_of(self, name: str) -> list[SeatRow]:
        """Its seats, in order."""
        return self.rows(select(seats).where(seats.c.table == name).order_by(seats.c.seat), SeatRow)

    def invited(self, invitation: str) -> SeatRow | None:
        """The seat an invitation is for."""
        return self.row(select(seats).where(seats.c.invitation == invitation), SeatRow)

    def inputs_of(self, name: str, after: int) -> list[InputRow]:
        """The inputs from a version on."""
        where = (inputs.c.table == name) & (inputs.c.version >= after)
        return self.rows(select(inputs).where(where).order_by(inputs.c.version), InputRow)

    def input_with(self, name: str, key: str) -> InputRow | None:
        """The input that carried a key."""
        return self.row(select(inputs).where((inputs.c.table == name) & (inputs.c.key == key)), InputRow)

    def snapshot(self, name: str) -> SnapshotRow | None:
        """The latest snapshot."""
        return self.row(select(snapshots).where(snapshots.c.table == name), SnapshotRow)

    def chat_of(self, name: str, most: int = 100) -> list[ChatRow]:
        """The latest lines of the chat, oldest first."""
        query = select(chat.c.at, chat.c.seat, chat.c.name, chat.c.text).where(chat.c.table == name)
        return self.rows(query.order_by(chat.c.id.desc()).limit(most), ChatRow)[::-1]

    def due(self, before: float) -> list[str]:
        """The tables at which the server should have done something by then."""
        where = (tables.c.status == "playing") & (tables.c.due.is_not(None)) & (tables.c.due <= before)
        return self.texts(select(tables.c.id).where(where).limit(1000))

    def counted(self, status: Sequence[str]) -> dict[str, int]:
        """How many tables there are of each status."""
        query = select(tables.c.status, func.count()).where(tables.c.status.in_(status)).group_by(tables.c.status)
        with self.engine.connect() as connection:
            return dict.fromkeys(status, 0) | {str(name): int(count) for name, count in connection.execute(query)}

    def listed(self, status: Sequence[str], most: int = 30) -> list[BriefRow]:
        """Public tables of a status, the latest first."""
        where = tables.c.listed & tables.c.status.in_(status)
        return self.rows(select(*BRIEF).where(where).order_by(tables.c.touched.desc()).limit(most), BriefRow)

    def sat_at(self, user: str, most: int = 100) -> list[BriefRow]:
        """The tables at which somebody has a seat, the latest first."""
        joined = tables.join(seats, seats.c.table == tables.c.id)
        query = select(*BRIEF).select_from(joined).where(seats.c.user == user)
        return self.rows(query.order_by(tables.c.touched.desc()).limit(most), BriefRow)

    def seats_at(self, names: Sequence[str]) -> dict[str, list[SeatRow]]:
        """The seats of several tables."""
        found: dict[str, list[SeatRow]] = {name: [] for name in names}
        for row in self.rows(select(seats).where(seats.c.table.in_(names)).order_by(seats.c.seat), SeatRow):
            found[row.table].append(row)
        return found

    def keep_films(self, connection: Connection, host: str, own: int, most: int) -> None:
        """Only the latest records that were brought stay: so many of a person, and so many of all."""
        films = select(tables.c.id).where(tables.c.status == "film").order_by(tables.c.created.desc())
        for query in (films.where(tables.c.host == host).offset(own), films.offset(most)):
            gone = [name for (name,) in connection.execute(query)]
            connection.execute(delete(seats).where(seats.c.table.in_(gone)))
            connection.execute(delete(tables).where(tables.c.id.in_(gone)))

    def notify(self, connection: Connection, name: str) -> None:
        """Tell the other servers, once this transaction is done."""
        if self.postgres:
            connection.execute(text("select pg_notify(:channel, :name)"), {"channel": CHANNEL, "name": name})


def migrate(connection: Connection, schema: str = "head") -> None:
    """Bring the tables to a schema, by default to the newest."""
    config = Config()
    config.set_main_option("script_location", str(HERE / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, schema)


def revision(connection: Connection) -> str | None:
    """The schema that a database has; none if it is not one of ours."""
    return MigrationContext.configure(connection).get_current_revision()


def touch(connection: Connection) -> None:
    """Write something that changes nothing."""
    connection.execute(update(meta).where(meta.c.key == "secret").values(value=meta.c.value))


def address(db: str) -> str:
    """A database URL; a bare path is an SQLite file, postgresql:// gets its driver."""
    if "://" not in db:
        return f"sqlite:///{db}"
    scheme, _, rest = db.partition("://")
    return f"postgresql+psycopg://{rest}" if scheme in ("postgresql", "postgres") else db


def opened(url: str, pool: int) -> Engine:
    """The engine of a database, set to be durable; its errors name no values, among which are keys."""
    try:
        dialect = make_url(url).get_backend_name()
        if dialect == "postgresql":
            return create_engine(url, pool_size=pool, max_overflow=pool, pool_pre_ping=True, hide_parameters=True)
        if dialect == "sqlite":
            wait = {"timeout": 15}
            engine = create_engine(url, pool_size=pool, max_overflow=pool, connect_args=wait, hide_parameters=True)
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
