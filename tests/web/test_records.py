"""Records: a field for every column of its table, and no secret in what is printed."""

from __future__ import annotations

from dataclasses import fields, replace

import pytest
from sqlalchemy import Table

from prixfixe.web.records import (
    InputRow,
    Plea,
    Record,
    SeatRow,
    SnapshotRow,
    TableRow,
    UserRow,
    changes,
    columns,
    table_row,
)
from prixfixe.web.schema import inputs, seats, snapshots, tables, users

TABLES = [(UserRow, users), (TableRow, tables), (SeatRow, seats), (InputRow, inputs), (SnapshotRow, snapshots)]
OPEN = TableRow(
    id="t", game="potluck", rules=1, content="", options={}, seed=4711, key="c0ffee", seal="5ea1", host=None,
    status="open", created=1.0, touched=1.0,
)  # fmt: skip


@pytest.mark.parametrize("record,table", TABLES)
def test_a_record_has_the_columns_of_its_table(record: type[Record], table: Table) -> None:
    assert {column.name for column in fields(record)} == set(table.columns.keys())


def test_a_table_is_read_as_it_was_written() -> None:
    asked = replace(OPEN, pleas=Plea(1, [1, 0], 7))
    assert columns(OPEN)["pleas"] == {} and table_row(**columns(OPEN)) == OPEN
    assert table_row(**columns(asked)) == asked
    assert changes(OPEN, asked) == {"pleas": {"seat": 1, "agreed": [1, 0], "version": 7}}


def test_a_plea_from_before_versions_were_kept_counts_at_none() -> None:
    assert table_row(**{**columns(OPEN), "pleas": {"seat": 0, "agreed": [0]}}).pleas == Plea(0, [0], -1)


def test_what_is_printed_shows_no_secret() -> None:
    guest = UserRow("u", "Ann", 1.0, "ann", "hash-of-it")
    seat = SeatRow(table="t", seat=0, invitation="come-in")
    said = repr([replace(OPEN, replay="the record"), guest, seat])
    assert not any(secret in said for secret in ("4711", "c0ffee", "the record", "hash-of-it", "come-in"))
