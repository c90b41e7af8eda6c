"""Backups: everything of a store as one file that SQLite and PostgreSQL can both be made from again.

The file is gzip over lines of JSON: what it is, then for every table its columns and rows, then how many there were.
"""

from __future__ import annotations

import gzip
import json
import os
import sys
import tempfile
import time
import zlib
from contextlib import contextmanager
from itertools import islice
from pathlib import Path
from typing import Any, Callable, Iterator

from alembic.util import CommandError
from sqlalchemy import Connection, Engine, MetaData, Table, func, insert, inspect, select, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError

import prixfixe
from prixfixe.core.errors import BadInput
from prixfixe.web.lock import Lock
from prixfixe.web.schema import METADATA
from prixfixe.web.store import CHANNEL, ONE_AT_A_TIME, address, migrate, opened, reason, revision

FORMAT = 1
BATCH = 1000  # rows that are read or written together
OWN = ("meta",)  # tables in which a server that nobody has used yet has written
Progress = Callable[[str], None]


def backup(file: Path, db: str) -> int:
    """Write everything as it is at one moment, while servers go on; how many rows there are."""
    url = address(db)
    place = make_url(url)
    if place.get_backend_name() == "sqlite" and not Path(place.database or "").is_file():
        raise BadInput(f"there is no database {place.database}")
    if file.exists():
        with opening(file) as lines:
            header(lines, file)  # so that nothing but a backup is written over
    try:
        with reading(opened(url, 1)) as connection, replacing(file) as out, telling("backed up") as tell:
            return write_all(connection, out, tell)
    except SQLAlchemyError as error:
        raise BadInput(f"cannot read the database: {reason(error)}") from None
    except OSError as error:
        raise BadInput(f"cannot write {file}: {error.strerror}") from None


def restore(file: Path, db: str, replace: bool = False) -> int:
    """Make a database from a backup, wholly or not at all; how many rows it has."""
    with opening(file) as lines:
        schema = header(lines, file)
        url = address(db)
        lock = Lock(url)
        try:
            with writing(opened(url, 1)) as connection, telling("restored") as tell:
                clear(connection, replace)
                step(connection, schema, file)
                count = read_all(connection, lines, file, tell)
                migrate(connection)
                return count
        except SQLAlchemyError as error:
            raise BadInput(f"cannot restore {file}: {reason(error)}") from None
        finally:
            lock.release()


# ---- the database


@contextmanager
def reading(engine: Engine) -> Iterator[Connection]:
    """A transaction that sees one moment, whatever is written meanwhile, and holds nobody up."""
    with engine.connect() as connection:
        if engine.dialect.name == "sqlite":
            connection.exec_driver_sql("BEGIN")
        else:
            connection.exec_driver_sql("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY")
        yield connection
    engine.dispose()


@contextmanager
def writing(engine: Engine) -> Iterator[Connection]:
    """A transaction for everything; a server that starts meanwhile waits for it."""
    with engine.begin() as connection:
        if engine.dialect.name == "sqlite":
            connection.exec_driver_sql("BEGIN IMMEDIATE")
        else:
            connection.execute(text(ONE_AT_A_TIME))
            refuse_served(connection)
        yield connection
    engine.dispose()


def refuse_served(connection: Connection) -> None:
    """Tables must not change under a server that holds them in memory."""
    others = "select count(*) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()"
    if connection.scalar(text(f"{others} and query = 'LISTEN {CHANNEL}'")):
        raise BadInput("a server is using this database: stop it first")


def clear(connection: Connection, replace: bool) -> None:
    """Have room: an empty database has it, another one only if everything in it may go."""
    there = [table for table in METADATA.sorted_tables if inspect(connection).has_table(table.name)]
    if there and revision(connection) is None:
        raise BadInput("the database has tables that are not prixfixe's: restore into another one")
    used = [
        table.name for table in there if table.name not in OWN and connection.scalar(select(func.count(table.c[0])))
    ]
    if used and not replace:
        raise BadInput("the database is not empty: restore into another one, or with --replace lose what is in it")
    for table in reversed(there):
        table.drop(connection)
    connection.execute(text("drop table if exists alembic_version"))


def step(connection: Connection, schema: str, file: Path) -> None:
    """The tables as they were when the backup was made."""
    try:
        migrate(connection, schema)
    except CommandError:
        raise BadInput(f"{file} was made by another version of prixfixe (schema {schema})") from None


def tables_of(connection: Connection) -> list[Table]:
    """The tables that are there, those that others refer to first."""
    found = MetaData()
    found.reflect(connection, only=[name for name in METADATA.tables if inspect(connection).has_table(name)])
    return found.sorted_tables


# ---- the file


@contextmanager
def replacing(file: Path) -> Iterator[gzip.GzipFile]:
    """A new file for nobody else to read, in the place of an old one once it is on the disk."""
    with tempfile.NamedTemporaryFile(dir=file.absolute().parent, prefix=f".{file.name}-", delete=False) as out:
        try:
            with gzip.GzipFile("", "wb", 6, out) as packed:
                yield packed
            out.flush()
            os.fsync(out.fileno())
            os.replace(out.name, file)
        except BaseException:
            os.unlink(out.name)
            raise
    folder = os.open(file.absolute().parent, os.O_RDONLY)
    os.fsync(folder)
    os.close(folder)


@contextmanager
def opening(file: Path) -> Iterator[gzip.GzipFile]:
    """The lines of a backup; one that ends too soon or cannot be unpacked is refused."""
    try:
        with gzip.open(file, "rb") as lines:
            yield lines
    except (EOFError, zlib.error, gzip.BadGzipFile):
        raise BadInput(f"{file} is damaged") from None
    except OSError as error:
        raise BadInput(f"cannot read {file}: {error.strerror}") from None


def header(lines: gzip.GzipFile, file: Path) -> str:
    """The schema of a backup, from its first line."""
    try:
        first = json.loads(lines.readline(BATCH))
        if first["prixfixe"] == "backup" and first["format"] == FORMAT:
            return str(first["schema"])
    except (ValueError, TypeError, KeyError, gzip.BadGzipFile):
        pass
    raise BadInput(f"{file} is not a backup of prixfixe")


def write_all(connection: Connection, out: gzip.GzipFile, tell: Progress) -> int:
    """Every row of every table."""
    schema, count = revision(connection), 0
    if schema is None:
        raise BadInput("the database is not one of prixfixe")
    made = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime())
    first = {"prixfixe": "backup", "format": FORMAT, "schema": schema, "made": made, "by": prixfixe.__version__}
    out.write(line(first))
    for table in tables_of(connection):
        out.write(line({"table": table.name, "columns": list(table.c.keys())}))
        query = select(table).order_by(*table.primary_key).execution_options(yield_per=BATCH)
        for part in connection.execute(query).partitions():
            out.writelines(line(list(row)) for row in part)
            count += len(part)
            tell(f"{count:,} rows")
    out.write(line({"rows": count}))
    return count


def line(value: object) -> bytes:
    """A line of the file."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"


def read_all(connection: Connection, lines: gzip.GzipFile, file: Path, tell: Progress) -> int:
    """Put every row where it was."""
    known, count = {table.name: table for table in tables_of(connection)}, 0
    try:
        for head, rows in sections(map(json.loads, lines)):
            if "rows" in head:
                if head["rows"] != count or lines.read(1):  # at the end gzip compares its checksum
                    break
                number_on(connection, known.values())
                return count
            for batch in batches(rows):
                values = [dict(zip(head["columns"], row, strict=True)) for row in batch]
                connection.execute(insert(known[head["table"]]), values)
                count += len(batch)
                tell(f"{count:,} rows")
    except (ValueError, TypeError, KeyError):
        pass
    raise BadInput(f"{file} is damaged")


def sections(values: Iterator[Any]) -> Iterator[tuple[dict[str, Any], Iterator[list[Any]]]]:
    """What stands between two lines that say what follows; each is read to its end before the next."""
    following: list[dict[str, Any]] = list(islice(values, 1))

    def rows() -> Iterator[list[Any]]:
        for value in values:
            if isinstance(value, dict):
                following.append(value)
                return
            yield value

    while following:
        yield following.pop(), rows()


def batches(rows: Iterator[list[Any]]) -> Iterator[list[list[Any]]]:
    """The rows, many at a time."""
    batch: list[list[Any]] = []
    for row in rows:
        batch.append(row)
        if len(batch) == BATCH:
            yield batch
            batch = []
    if batch:
        yield batch


def number_on(connection: Connection, tables: Any) -> None:
    """PostgreSQL counts on from the highest number there is."""
    if connection.dialect.name != "postgresql":
        return
    for table in tables:
        column = table.autoincrement_column
        if column is not None and (last := connection.scalar(select(func.max(column)))):
            sequence = func.pg_get_serial_sequence(table.name, column.name)
            connection.execute(select(func.setval(sequence, last)))


@contextmanager
def telling(done: str) -> Iterator[Progress]:
    """A line that counts, where somebody looks."""
    seen = sys.stderr.isatty()

    def tell(words: str) -> None:
        if seen:
            print(f"\rprixfixe: {done} {words}", end="", file=sys.stderr, flush=True)

    try:
        yield tell
    finally:
        if seen:
            print(file=sys.stderr)
