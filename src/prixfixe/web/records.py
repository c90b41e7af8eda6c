"""Rows of the store as typed records, made where they are fetched; what is a secret is not printed with them."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field, fields
from typing import Any, Literal, Mapping

from prixfixe.web.clocks import Clocks

Status = Literal["open", "playing", "over", "closed", "film"]  # of a table; a film is a record somebody brought
Visibility = Literal["private", "link", "public"]
VerdictStatus = Literal["waiting", "running", "done", "stopped", "failed"]
Moments = dict[str, dict[str, float]]  # by seat of a bot: when it answers, and when it does so without pauses


@dataclass(frozen=True)
class Record:
    """A row, or a part of one: a field for each of its columns."""


@dataclass(frozen=True)
class UserRow(Record):
    """A person; a guest has neither a login nor a password."""

    id: str
    name: str
    created: float
    login: str | None = None
    password: str | None = field(default=None, repr=False)
    settings: dict[str, str] = field(default_factory=dict)


@dataclass(frozen=True, kw_only=True)
class SignedInRow(UserRow):
    """A person and the session that was asked for; none where it does not count."""

    live: str | None = field(repr=False)


@dataclass(frozen=True)
class SessionRow(Record):
    """A person's id and one of the sessions that count; none if there is none."""

    id: str
    live: str | None = field(repr=False)


@dataclass(frozen=True)
class Plea:
    """Who asks everybody to let them take back, who has agreed, and the version at which it was asked."""

    seat: int
    agreed: list[int]
    version: int = -1  # unknown: of a plea from before versions were kept


@dataclass(frozen=True, kw_only=True)
class TableRow(Record):
    """A table; the defaults are those of one at which nothing has happened."""

    id: str
    game: str
    rules: int
    content: str
    options: dict[str, Any]
    seed: int = field(repr=False)
    key: str = field(repr=False)
    seal: str
    clock: str = "none"
    pace: float = 0.0
    listed: bool = False
    host: str | None
    status: Status
    version: int = 0
    room: int = 0
    clocks: Clocks = field(default_factory=dict)
    pleas: Plea | None = None
    due: float | None = None
    created: float
    touched: float
    replay: str | None = field(default=None, repr=False)
    rematch: str | None = None
    hasty: bool = False
    moments: Moments = field(default_factory=dict)
    pack: str = ""
    hints: bool = False


@dataclass(frozen=True)
class PackRow(Record):
    """Own cards as they were at one time, by their fingerprint."""

    id: str
    text: str = field(repr=False)
    created: float


@dataclass(frozen=True, kw_only=True)
class BinderBrief(Record):
    """What lists show of a binder."""

    id: str
    game: str
    owner: str
    visibility: Visibility
    name: str
    author: str
    note: str
    language: str
    touched: float


@dataclass(frozen=True, kw_only=True)
class BinderRow(BinderBrief):
    """Own cards that somebody works on."""

    text: str = field(repr=False)
    edits: int
    created: float


@dataclass(frozen=True)
class EditionRow(Record):
    """Which cards a binder held when they were used."""

    binder: str
    number: int
    pack: str
    created: float


@dataclass(frozen=True, kw_only=True)
class VerdictRow(Record):
    """A card that is measured, with the figures so far."""

    id: str
    binder: str
    owner: str
    card: str
    pack: str = field(repr=False)
    bot: str
    status: VerdictStatus
    games: int
    played: int
    found: dict[str, Any]
    created: float
    touched: float


@dataclass(frozen=True)
class BriefRow(Record):
    """What the lobby shows of a table."""

    id: str
    game: str
    status: str
    clock: str
    touched: float


@dataclass(frozen=True, kw_only=True)
class SeatRow(Record):
    """A seat of a table, and who has it."""

    table: str
    seat: int
    user: str | None = None
    kept: str | None = None
    bot: str = ""
    name: str = ""
    invitation: str = field(repr=False)
    asked: bool = False


@dataclass(frozen=True)
class InputRow(Record):
    """One input of a match."""

    table: str
    version: int
    kind: str
    seat: int
    option: int
    key: str
    at: float


@dataclass(frozen=True)
class SnapshotRow(Record):
    """A match written down whole, with its checksum."""

    table: str
    version: int
    data: str = field(repr=False)
    sum: str


@dataclass(frozen=True)
class ChatRow(Record):
    """A line of a table's chat."""

    at: float
    seat: int
    name: str
    text: str


def table_row(*, pleas: Mapping[str, Any], **others: Any) -> TableRow:
    """A table as it is fetched: no plea is kept as an empty object."""
    return TableRow(pleas=Plea(**pleas) if pleas else None, **others)


def columns(record: Record) -> dict[str, Any]:
    """What is written of a record, by column."""
    found = {column.name: getattr(record, column.name) for column in fields(record)}
    if isinstance(record, TableRow):
        found["pleas"] = asdict(record.pleas) if record.pleas else {}
    return found


def changes(old: Record, new: Record) -> dict[str, Any]:
    """The columns in which a record differs from what was kept."""
    before = columns(old)
    return {name: value for name, value in columns(new).items() if value != before[name]}
