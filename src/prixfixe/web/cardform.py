"""The form of a card: made from the title's schema, and read back as a row of a pack."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Iterator, Mapping, Sequence

from prixfixe.kit import packs as kit
from prixfixe.kit.content import Box
from prixfixe.web.texts import called, field_called

HIDDEN = ("id", "source", "name_source", "remove")  # of a row; the workshop looks after them
TOLD = ("name", "name_fr", "text", "text_fr")  # what every card may say
SPARE = 2  # empty places at the end of a list
MANY = 8  # rows of a table up to which all of them are asked for a number
PROSE = 120  # characters from which a text takes several lines
Schema = Mapping[str, Any]


@dataclass(frozen=True)
class Entry:
    """One place of a field where something can be entered."""

    name: str  # of the input
    value: str
    label: str = ""  # of what the place is for, where a field has several


@dataclass(frozen=True)
class Field:
    """A field of a card, ready to be asked for."""

    name: str
    label: str
    kind: str  # number, flag, choice, line, prose, list, counts or toml
    entries: Sequence[Entry]
    low: int | None = None
    high: int | None = None
    longest: int | None = None
    choices: Sequence[tuple[str, str]] = ()  # of a choice or list; of pairs those of the key
    needed: bool = False
    plain: bool = False  # whether it is as if nothing were said
    problems: list[str] = field(default_factory=list)


@cache
def schema_of(box: Box[Any, Any]) -> Schema:
    """The schema of a title's cards."""
    return box.schema()


def fields_of(box: Box[Any, Any], table: str) -> dict[str, Schema]:
    """The fields of a table's rows, or of a single table; none where there is no such table."""
    found = solved(box, solved(box, schema_of(box)).get("properties", {}).get(table, {}))
    row = solved(box, found["items"]) if "items" in found else found
    return {name: solved(box, one) for name, one in row.get("properties", {}).items()}


def solved(box: Box[Any, Any], one: Schema) -> Schema:
    """A part of the schema that may stand elsewhere."""
    if "$ref" in one:
        return {
            **schema_of(box)["$defs"][one["$ref"].rpartition("/")[2]],
            **{k: v for k, v in one.items() if k[0] != "$"},
        }
    return one


def needed(box: Box[Any, Any], table: str) -> list[str]:
    """The fields that a row must have."""
    found = solved(box, solved(box, schema_of(box))["properties"][table])
    row = solved(box, found["items"]) if "items" in found else found
    return list(row.get("required", ()))


def default(one: Schema) -> Any:
    """What a field is where nothing is said."""
    return one.get("default")


class Form:
    """Makes the fields of one table's rows; `rows` are all tables, for the names of what can be chosen."""

    def __init__(self, box: Box[Any, Any], table: str, rows: Mapping[str, Any], lang: str) -> None:
        self.box = box
        self.table = table
        self.rows = rows
        self.lang = lang
        self.schemas = {name: one for name, one in fields_of(box, table).items() if name not in HIDDEN}

    def fields(self, row: Mapping[str, Any]) -> list[Field]:
        """All fields with what they are in a row; names and texts first in the language that is spoken."""
        must = needed(self.box, self.table)
        made = [self.field(name, one, row.get(name, default(one)), name in must) for name, one in self.schemas.items()]
        return sorted(made, key=self.place)

    def place(self, one: Field) -> int:
        """Where a field stands: names, texts, numbers, at the end the note."""
        order = ["name", "name_fr", "text", "text_fr"] if self.lang == "en" else ["name_fr", "name", "text_fr", "text"]
        if one.name == "note":
            return 9
        return order.index(one.name) - 4 if one.name in order else 0

    def field(self, name: str, one: Schema, value: Any, must: bool) -> Field:
        """One field."""
        kind = kind_of(one)
        label, low, high = field_called(name, self.lang), one.get("minimum"), one.get("maximum")
        made = getattr(self, f"as_{kind}")(name, one, value)
        longest = one.get("maxLength")
        usual: tuple[Any, ...] = (default(one), None, "", 0, False, [], {}) if name not in TOLD else ()
        inner = solved(self.box, one.get("additionalProperties") or {}) if kind == "counts" else {}
        return Field(
            name, label, kind, made, low if not inner else inner.get("minimum"),
            high if not inner else inner.get("maximum"), longest, self.choices(one), must, not must and value in usual,
        )  # fmt: skip

    def as_number(self, name: str, one: Schema, value: Any) -> list[Entry]:
        """A whole number."""
        return [Entry(f"f.{name}", "" if value is None else str(value))]

    def as_flag(self, name: str, one: Schema, value: Any) -> list[Entry]:
        """Yes or no."""
        return [Entry(f"f.{name}", "yes" if value else "no")]

    as_line = as_prose = as_choice = as_number

    def as_list(self, name: str, one: Schema, value: Any) -> list[Entry]:
        """Several values, with empty places for more."""
        values = [str(item) for item in value or []] if isinstance(value, (list, tuple)) else []
        return [Entry(f"f.{name}.{i}", item) for i, item in enumerate([*values, *[""] * SPARE])]

    def as_counts(self, name: str, one: Schema, value: Any) -> list[Entry]:
        """A number for each of some names."""
        values = value if isinstance(value, Mapping) else {}
        return [Entry(f"f.{name}.{key}", str(values.get(key, "")), label) for key, label in self.choices(one) if key]

    def as_toml(self, name: str, one: Schema, value: Any) -> list[Entry]:
        """Whatever has no form of its own, as TOML."""
        return [Entry(f"f.{name}", "" if value is None else kit.value_text(value))]

    def choices(self, one: Schema) -> list[tuple[str, str]]:
        """What can be chosen, each with its name."""
        if one.get("type") == "array":
            return [("", "–"), *self.choices(one.get("items", {}))]
        if one.get("type") == "object":
            return self.choices(one.get("propertyNames") or {})
        if "x-table" in one:
            found = [(row["id"], self.name(row)) for row in self.rows.get(one["x-table"], []) if "id" in row]
        else:
            names = one.get("x-names") or [name for name in one.get("enum", ()) if isinstance(name, str)]
            found = [(name, called(name, self.lang)) for name in names if name]
        return [("", "–"), *found] if one.get("default") == "" else found

    def name(self, row: Mapping[str, Any]) -> str:
        """What a row is called."""
        return str(row.get("name_fr" if self.lang == "fr" else "name") or row.get("name") or row["id"])

    # ---- read back

    def read(self, form: Mapping[str, Any], before: Mapping[str, Any]) -> dict[str, Any]:
        """What was entered and differs from a row; a field that the form does not have stays as it is."""
        found = {}
        for name, one in self.schemas.items():
            entered = {key: text for key, text in form.items() if within(key, name) and isinstance(text, str)}
            if not entered:
                continue
            old = before.get(name, default(one))
            value = self.value(name, one, entered)
            if value != old and not (value is None and name not in before):
                found[name] = value
        return found

    def value(self, name: str, one: Schema, entered: Mapping[str, str]) -> Any:
        """What was entered for a field; what is none of its kind is left for the check to refuse."""
        kind, first = kind_of(one), entered.get(f"f.{name}", "").strip()
        if kind == "list":
            return [
                scalar(one.get("items", {}), text) for _, text in sorted(entered.items(), key=place_of) if text.strip()
            ]
        if kind == "counts":
            counts = {key.rpartition(".")[2]: number(text) for key, text in entered.items() if text.strip()}
            return {key: count for key, count in counts.items() if count != 0}
        if kind == "toml":
            return from_toml(first) if first else default(one)
        if kind == "number" and not first:
            return default(one)
        return scalar(one, entered.get(f"f.{name}", "") if kind == "prose" else first)


def kind_of(one: Schema) -> str:
    """How a field is asked for."""
    what = one.get("type")
    if what == "integer":
        return "number"
    if what == "boolean":
        return "flag"
    if what == "string" or "enum" in one:
        known = "x-table" in one or "x-names" in one or "enum" in one
        return "choice" if known else "prose" if one.get("maxLength", PROSE) >= PROSE else "line"
    if what == "array" and kind_of(one.get("items", {})) in ("number", "choice", "line"):
        return "list"
    keys, values = one.get("propertyNames") or {}, one.get("additionalProperties")
    if what == "object" and ("x-table" in keys or "x-names" in keys) and isinstance(values, Mapping):
        return "counts" if kind_of(values) == "number" else "toml"
    return "toml"


def within(key: str, name: str) -> bool:
    """Whether an input belongs to a field."""
    return key == f"f.{name}" or key.startswith(f"f.{name}.")


def place_of(item: tuple[str, str]) -> int:
    """The place of an input in its list."""
    last = item[0].rpartition(".")[2]
    return int(last) if last.isdecimal() else 0


def scalar(one: Schema, text: str) -> Any:
    """A single value."""
    kind = kind_of(one)
    if kind == "number":
        return number(text)
    if kind == "flag":
        return text == "yes"
    return text.replace("\r\n", "\n").strip()


def number(text: str) -> int | str:
    """A whole number, or the text that is none."""
    try:
        return int(text.strip()[:20])
    except ValueError:
        return text.strip()[:20]


def from_toml(text: str) -> Any:
    """A value written as TOML, or the text that is none."""
    try:
        found = tomllib.loads(f"value = {text}")
    except (ValueError, RecursionError):
        return text
    return found["value"] if len(found) == 1 else text


def shown(fields: Sequence[Field], problems: Iterator[tuple[str, str]]) -> list[str]:
    """Put what is wrong beside the fields; what belongs to none of them comes back."""
    places = {one.name: one for one in fields}
    rest: list[str] = []
    for name, said in problems:
        place = places.get(name.partition(".")[0].partition("[")[0])
        (place.problems if place else rest).append(said)
    return rest
