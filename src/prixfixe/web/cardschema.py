"""What a form needs to know of a title's cards: the fields of each table, and how each of them is asked for."""

from __future__ import annotations

from functools import cache
from typing import Any, Mapping

from prixfixe.kit.content import Box

PROSE = 120  # characters from which a text takes several lines
SOURCES = ("source", "name_source", "source_numbers", "source_cost", "source_icon")  # where we have it from
LOOKED_AFTER = ("id", "remove", *SOURCES)  # of a row, by the workshop
HIDDEN = (*LOOKED_AFTER, "options", "clocks")  # in no form; the last are chosen when a table is opened
NOTHING: Mapping[str, Any] = {"type": "null"}
Schema = Mapping[str, Any]


@cache
def schema_of(box: Box[Any, Any]) -> Schema:
    """The schema of a title's cards."""
    return box.schema()


@cache
def table_of(box: Box[Any, Any], table: str) -> Schema:
    """The schema of a table's rows, or of a single table; empty where there is no such table."""
    found = solved(box, solved(box, schema_of(box)).get("properties", {}).get(table, {}))
    row: Schema = found.get("items", found)
    return row


def fields_of(box: Box[Any, Any], table: str) -> dict[str, Schema]:
    """The fields of a table's rows, or of a single table; none where there is no such table."""
    return dict(table_of(box, table).get("properties", {}))


def solved(box: Box[Any, Any], one: Schema) -> Schema:
    """A part of the schema with all that stands elsewhere put in, and with one kind where it could be of several."""
    if "$ref" in one:
        there = schema_of(box)["$defs"][one["$ref"].rpartition("/")[2]]
        return solved(box, {**there, **{key: value for key, value in one.items() if key[0] != "$"}})
    made = dict(one)
    if "anyOf" in one:
        made = {**merged([solved(box, kind) for kind in made.pop("anyOf")]), **made}
    for key in ("items", "additionalProperties", "propertyNames"):
        if isinstance(made.get(key), Mapping):
            made[key] = solved(box, made[key])
    if "properties" in made:
        made["properties"] = {name: solved(box, inner) for name, inner in made["properties"].items()}
    return made


def merged(kinds: list[Schema]) -> dict[str, Any]:
    """One kind of several: names that stand for each other, or something that may be missing."""
    some = [kind for kind in kinds if kind != NOTHING]
    if all("enum" in kind for kind in some):
        return {"enum": [name for kind in some for name in kind["enum"]]}
    return {**some[0], "x-optional": len(some) < len(kinds)} if len(some) == 1 else {"anyOf": some}


def kind_of(one: Schema) -> str:
    """How a field is asked for."""
    what = one.get("type")
    if is_fixed(one):
        return "fixed"
    if what == "integer":
        return "number"
    if what == "boolean":
        return "flag"
    if what == "string" or "enum" in one:
        known = "x-table" in one or "x-names" in one or "enum" in one
        return "choice" if known else "prose" if one.get("maxLength", PROSE) >= PROSE else "line"
    if what == "array":
        return kind_of_list(one)
    return kind_of_table(one) if what == "object" else "toml"


def is_fixed(one: Schema) -> bool:
    """Whether a field can hold one thing only."""
    low = one.get("minimum")
    return len(one.get("enum", ())) == 1 or (low is not None and low == one.get("maximum"))


def kind_of_list(one: Schema) -> str:
    """How a list is asked for."""
    inner = kind_of(one.get("items", {}))
    if inner == "part" and one.get("minItems", 0) == one.get("maxItems", -1):
        return "parts"
    return "list" if inner in ("number", "choice", "line") else "toml"


def kind_of_table(one: Schema) -> str:
    """How a table in a row is asked for: a record, or a number for each of some names."""
    if "properties" in one:
        return "part"
    keys, values = one.get("propertyNames", {}), one.get("additionalProperties")
    named = "x-table" in keys or "x-names" in keys
    return "counts" if named and isinstance(values, Mapping) and kind_of(values) == "number" else "toml"


def default(one: Schema) -> Any:
    """What a field is where nothing is said."""
    return one.get("default")
