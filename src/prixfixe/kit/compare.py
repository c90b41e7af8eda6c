"""Compare: what packs say differently from each other and from what is printed, and what of a title is ours."""

from __future__ import annotations

from typing import Any, Iterator, Mapping

import msgspec
from msgspec import inspect

from prixfixe.kit import packs
from prixfixe.kit.columns import tables_of
from prixfixe.kit.content import Box
from prixfixe.kit.packs import Data
from prixfixe.kit.problems import allowed

NOTHING = "-"  # where there is no such row or field
ABOUT = ("id", "note", "name_source")  # fields that say something of a row and print nothing
SOURCE = "source"  # what fields begin with that say where numbers of a row are from


class Difference(msgspec.Struct, frozen=True):
    """One field that two contents say differently; without a field, a row that only one of them has."""

    table: str
    row: str
    field: str
    old: Any
    new: Any


def differences(box: Box[Any, Any], old: str, new: str) -> Iterator[Difference]:
    """What a content says differently from another, in the order of the tables; "" is the printed one."""
    before, after = box.raw(old), box.raw(new)
    for table in box.printed:
        if isinstance(before[table], list):
            yield from of_rows(table, rows_by_id(before[table]), rows_by_id(after[table]))
        elif isinstance(before[table], dict):
            yield from of_fields(table, "", before[table], after[table])


def rows_by_id(rows: list[Any]) -> dict[str, Data]:
    """The rows of a table by their ids."""
    return {row["id"]: row for row in rows if isinstance(row, dict)}


def of_rows(table: str, old: Mapping[str, Data], new: Mapping[str, Data]) -> Iterator[Difference]:
    """Rows that are gone, other or new."""
    for name in old:
        if name not in new:
            yield Difference(table, name, "", old[name].get("name", name), NOTHING)
        else:
            yield from of_fields(table, name, old[name], new[name])
    for name in new:
        if name not in old:
            yield Difference(table, name, "", NOTHING, new[name].get("name", name))


def of_fields(table: str, row: str, old: Data, new: Data) -> Iterator[Difference]:
    """Fields that say something else."""
    for field in dict.fromkeys((*old, *new)):
        if not is_about(field) and old.get(field, NOTHING) != new.get(field, NOTHING):
            yield Difference(table, row, field, old.get(field, NOTHING), new.get(field, NOTHING))


def is_about(field: str) -> bool:
    """Whether a field says something of a row and prints nothing."""
    return field in ABOUT or field.startswith(SOURCE)


# ---- what is ours


def is_ours(row: Mapping[str, Any]) -> bool:
    """Whether numbers of a row, or some of them, are stated nowhere else."""
    return any(value == "house" for field, value in row.items() if field.startswith(SOURCE))


def house_rows(box: Box[Any, Any]) -> dict[str, list[Data]]:
    """By table, the printed rows whose values are stated nowhere else: to be replaced by whoever owns the box."""
    found = {}
    for table, rows in box.printed.items():
        if isinstance(rows, list) and packs.tabular(rows):
            found[table] = [row for row in rows if is_ours(row)]
    return {table: rows for table, rows in found.items() if rows}


def template(box: Box[Any, Any], game: str) -> str:
    """A pack of exactly the values that are ours, to be filled in from a real box; the first row of a table says what
    each field may hold."""
    head = {packs.HEAD: {"game": game, "name": "My copy of the real game"}}
    blocks = [packs.toml(head).strip()]
    for table, rows in house_rows(box).items():
        kind = tables_of(box.shape)[table]
        assert isinstance(kind, inspect.ListType) and isinstance(kind.item_type, inspect.StructType)
        kinds = {field.encode_name: field.type for field in kind.item_type.fields}
        for row in rows:
            blocks.append("\n".join([f"[[{table}]]", *row_lines(row, kinds if row is rows[0] else {})]))
    return "\n\n".join(blocks) + "\n"


def row_lines(row: Data, kinds: Mapping[str, inspect.Type]) -> Iterator[str]:
    """The fields of a row as TOML, those of `kinds` with what they may hold."""
    yield f"id = {packs.value_text(row['id'])}"
    for field, value in row.items():
        if not is_about(field):
            told = field in kinds and not field.startswith(("name", "text"))
            hint = f"  # {allowed(kinds[field])}" if told else ""
            yield f"{packs.word(field)} = {packs.value_text(value)}{hint}"
