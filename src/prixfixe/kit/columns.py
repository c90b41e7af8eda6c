"""Columns: rows as the numbers that rules look up."""

from __future__ import annotations

from typing import Any, Iterator, Mapping

import msgspec
from msgspec import inspect


def may_name(kind: inspect.Type) -> bool:
    """Whether a value of this type can have names in it that stand for rows or rules."""
    if isinstance(kind, inspect.Metadata):
        return bool(kind.extra) or may_name(kind.type)
    if isinstance(kind, inspect.ListType):
        return may_name(kind.item_type)
    if isinstance(kind, inspect.DictType):
        return may_name(kind.key_type) or may_name(kind.value_type)
    return isinstance(kind, inspect.StructType) and bool(naming(kind))


def naming(kind: inspect.StructType) -> list[inspect.Field]:
    """The fields of a record that may name rows or rules."""
    if kind.cls not in NAMING:
        NAMING[kind.cls] = [field for field in kind.fields if may_name(field.type)]
    return NAMING[kind.cls]


def names_in(kind: inspect.Type, value: Any) -> Iterator[tuple[Mapping[str, Any], str]]:
    """The names in a value that stand for rows or rules."""
    if isinstance(kind, inspect.Metadata):
        if kind.extra and isinstance(value, str):
            yield kind.extra, value
        else:
            yield from names_in(kind.type, value)
    elif isinstance(kind, inspect.ListType):
        for one in value:
            yield from names_in(kind.item_type, one)
    elif isinstance(kind, inspect.DictType):
        for key, one in value.items():
            yield from names_in(kind.key_type, key)
            yield from names_in(kind.value_type, one)
    elif isinstance(kind, inspect.StructType):
        for field in naming(kind):
            found = getattr(value, field.name)
            if not (found == "" and field.default == ""):
                yield from names_in(field.type, found)


class Index:
    """The number of every row, by table and id."""

    def __init__(self, content: msgspec.Struct) -> None:
        self.ids: dict[str, dict[str, int]] = {}
        for table, kind in tables_of(type(content)).items():
            if isinstance(kind, inspect.ListType):
                rows = getattr(content, table)
                self.ids[table] = {row.id: i for i, row in enumerate(rows) if hasattr(row, "id")}

    def __call__(self, table: str, name: str) -> int:
        """The number of a row; -1 for no name."""
        return self.ids[table][name] if name else -1


KINDS: dict[Any, dict[str, inspect.Type]] = {}  # of each content asked for
NAMING: dict[Any, list[inspect.Field]] = {}  # of each kind of row


def tables_of(shape: Any) -> dict[str, inspect.Type]:
    """What each table of a content is."""
    if shape not in KINDS:
        KINDS[shape] = {field.encode_name: inspect.type_info(field.type) for field in msgspec.structs.fields(shape)}
    return KINDS[shape]


# ---- columns


def fill(into: object, content: msgspec.Struct, columns: Mapping[str, str]) -> None:
    """Columns of rows as numbers: `{"points": "recipe.points"}` puts the points of every recipe into `into.points`.

    Ids become numbers of rows, names what they stand for, a dictionary by ids a number for each row of their table. Of
    a single table the number itself.
    """
    index = Index(content)
    for name, path in columns.items():
        table, _, column = path.partition(".")
        kind, value = tables_of(type(content))[table], getattr(content, table)
        if isinstance(kind, inspect.ListType) and isinstance(kind.item_type, inspect.StructType):
            field = field_of(kind.item_type, column)
            setattr(into, name, [number(field.type, getattr(row, field.name), index) for row in value])
        elif isinstance(kind, inspect.StructType):
            field = field_of(kind, column)
            setattr(into, name, number(field.type, getattr(value, field.name), index))


def field_of(kind: inspect.StructType, column: str) -> inspect.Field:
    """A field of a record."""
    return next(field for field in kind.fields if field.encode_name == column)


def number(kind: inspect.Type, value: Any, index: Index) -> Any:
    """A value as the rules know it."""
    if isinstance(kind, inspect.Metadata):
        extra = kind.extra or {}
        if "table" in extra and isinstance(value, str):
            return index(extra["table"], value)
        if "names" in extra and isinstance(value, str):
            return extra["names"][value] if value else -1
        return number(kind.type, value, index)
    if isinstance(kind, inspect.ListType):
        return [number(kind.item_type, one, index) for one in value]
    if isinstance(kind, inspect.DictType) and isinstance(kind.key_type, inspect.Metadata):
        table = index.ids[(kind.key_type.extra or {})["table"]]
        return [number(kind.value_type, value[name], index) if name in value else 0 for name in table]
    return int(value) if isinstance(value, bool) else value


def row_numbers(row: msgspec.Struct, index: Index) -> dict[str, Any]:
    """All fields of a row as the rules know them, by name."""
    return {name: number(kind, getattr(row, field), index) for name, field, kind in fields_of(type(row))}


FIELDS: dict[Any, list[tuple[str, str, inspect.Type]]] = {}  # of each kind of row asked for


def fields_of(cls: Any) -> list[tuple[str, str, inspect.Type]]:
    """The fields of a kind of row: how each is written, what Python calls it, and what it may be."""
    if cls not in FIELDS:
        found = msgspec.structs.fields(cls)
        FIELDS[cls] = [(field.encode_name, field.name, inspect.type_info(field.type)) for field in found]
    return FIELDS[cls]
