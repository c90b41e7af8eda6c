"""The form of a card: made from the title's schema, with a place for everything that a row may say."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Iterator, Mapping, Sequence

from prixfixe.kit import packs as kit
from prixfixe.kit.content import Box
from prixfixe.web.cardschema import HIDDEN, Schema, default, fields_of, kind_of, table_of
from prixfixe.web.texts import field_called, say, value_called

TOLD = ("name", "name_fr", "text", "text_fr")  # what every card may say
IN = " › "  # between a field and what it lies in
SPARE = 2  # empty places at the end of a list


@dataclass(frozen=True)
class Entry:
    """One place of a field where something can be entered."""

    name: str  # of the input
    value: str
    label: str = ""  # of what the place is for, where a field has several


@dataclass(frozen=True)
class Part:
    """A record in a field, with fields of its own."""

    name: str  # its id in a list of records; "" for one that stands alone
    label: str
    fields: Sequence[Field]
    keys: Sequence[Entry] = ()  # its id, which is entered nowhere


@dataclass(frozen=True)
class Field:
    """A field of a card, ready to be asked for."""

    name: str
    label: str
    kind: str  # number, flag, choice, line, prose, list, counts, part, parts, fixed or toml
    entries: Sequence[Entry] = ()
    low: int | None = None
    high: int | None = None
    longest: int | None = None
    choices: Sequence[tuple[str, str]] = ()  # of a choice, flag or list; of pairs those of the key
    plain: bool = False  # whether it is as if nothing were said
    parts: Sequence[Part] = ()
    problems: list[str] = field(default_factory=list)

    @property
    def told(self) -> str:
        """What the field says, as people read it."""
        known = dict(self.choices)
        values = [(entry.label, known.get(entry.value, entry.value)) for entry in self.entries if entry.value]
        return ", ".join(" ".join(filter(None, pair)) for pair in values)


class Form:
    """Makes the fields of one table's rows; `rows` are all tables, for the names of what can be chosen."""

    def __init__(self, box: Box[Any, Any], table: str, rows: Mapping[str, Any], lang: str) -> None:
        self.box = box
        self.rows = rows
        self.lang = lang
        self.must = table_of(box, table).get("required", ())
        self.schemas = {name: one for name, one in fields_of(box, table).items() if name not in HIDDEN}

    def fields(self, row: Mapping[str, Any]) -> list[Field]:
        """All fields with what they are in a row; names and texts first in the language that is spoken."""
        return self.all_of("f", self.schemas, row, self.must)

    def all_of(
        self, path: str, schemas: Mapping[str, Schema], row: Mapping[str, Any], must: Sequence[str]
    ) -> list[Field]:
        """The fields of a record with what they are; `path` is before the names of their inputs."""
        made = [
            self.field(f"{path}.{name}", name, one, row.get(name, default(one)), name in must)
            for name, one in schemas.items()
        ]
        return sorted(made, key=self.place)

    def place(self, one: Field) -> int:
        """Where a field stands: names, texts, numbers, records with fields of their own, at the end the note."""
        order = ["name", "name_fr", "text", "text_fr"] if self.lang == "en" else ["name_fr", "name", "text_fr", "text"]
        if one.name == "note":
            return 9
        return order.index(one.name) - 4 if one.name in order else int(bool(one.parts))

    def field(self, path: str, name: str, one: Schema, value: Any, must: bool) -> Field:
        """One field."""
        kind, label = kind_of(one), field_called(name, self.lang)
        usual: tuple[Any, ...] = (default(one), None, "", 0, False, [], {}) if name not in TOLD else ()
        plain = not must and value in usual
        if kind in ("part", "parts"):
            return Field(name, label, kind, plain=plain, parts=getattr(self, f"as_{kind}")(path, label, one, value))
        numbers = one.get("additionalProperties", {}) if kind == "counts" else one
        return Field(
            name, label, kind, getattr(self, f"as_{kind}")(path, one, value), numbers.get("minimum"),
            numbers.get("maximum"), one.get("maxLength"), self.choices(one), plain,
        )  # fmt: skip

    def as_number(self, path: str, one: Schema, value: Any) -> list[Entry]:
        """A whole number."""
        return [Entry(path, "" if value is None else str(value))]

    def as_flag(self, path: str, one: Schema, value: Any) -> list[Entry]:
        """Yes or no."""
        return [Entry(path, "yes" if value else "no")]

    as_line = as_prose = as_choice = as_number

    def as_fixed(self, path: str, one: Schema, value: Any) -> list[Entry]:
        """What can be one thing only is not asked for."""
        return [Entry(path, kit.value_text(value))] if value is not None else []

    def as_list(self, path: str, one: Schema, value: Any) -> list[Entry]:
        """Several values, with empty places for more."""
        values = [str(item) for item in value or []] if isinstance(value, (list, tuple)) else []
        return [Entry(f"{path}.{i}", item) for i, item in enumerate([*values, *[""] * SPARE])]

    def as_counts(self, path: str, one: Schema, value: Any) -> list[Entry]:
        """A number for each of some names."""
        values = value if isinstance(value, Mapping) else {}
        return [Entry(f"{path}.{key}", str(values.get(key, "")), label) for key, label in self.choices(one) if key]

    def as_toml(self, path: str, one: Schema, value: Any) -> list[Entry]:
        """Whatever has no form of its own, as TOML."""
        return [Entry(path, "" if value is None else kit.value_text(value))]

    def as_part(self, path: str, label: str, one: Schema, value: Any) -> list[Part]:
        """A record, with its fields; of one that may be missing, all of them can be left empty."""
        row = value if isinstance(value, Mapping) else {}
        schemas = {key: inner for key, inner in one["properties"].items() if key not in HIDDEN}
        if one.get("x-optional"):
            schemas = {key: {**inner, "default": inner.get("default", "")} for key, inner in schemas.items()}
        return [Part("", label, self.all_of(path, schemas, row, one.get("required", ())))]

    def as_parts(self, path: str, label: str, one: Schema, value: Any) -> list[Part]:
        """A list of records, as many as there always are."""
        rows = [row if isinstance(row, Mapping) else {} for row in (value if isinstance(value, list) else [])]
        made = []
        for i, row in enumerate(rows):
            [part] = self.as_part(f"{path}.{i}", f"{label} · {i + 1}", one["items"], row)
            keys = [Entry(f"{path}.{i}.id", row["id"])] if "id" in row else []
            made.append(Part(row.get("id", str(i)), self.name(row) if keys else part.label, part.fields, keys))
        return made

    def choices(self, one: Schema) -> list[tuple[str, str]]:
        """What can be chosen, each with its name."""
        if one.get("type") == "boolean":
            return [("yes", say(self.lang, "yes")), ("no", say(self.lang, "no"))]
        if one.get("type") == "array":
            return [("", "–"), *self.choices(one.get("items", {}))]
        if one.get("type") == "object":
            return self.choices(one.get("propertyNames", {}))
        if "x-table" in one:
            found = [(row["id"], self.name(row)) for row in self.rows.get(one["x-table"], []) if "id" in row]
        else:
            names = one.get("x-names") or [name for name in one.get("enum", ()) if isinstance(name, str)]
            rows = self.rows_of(names)
            found = [(name, rows.get(name) or value_called(name, self.lang)) for name in names if name]
        return [("", "–"), *found] if one.get("default") == "" else found

    def rows_of(self, names: Sequence[str]) -> dict[str, str]:
        """What names that rules know are called as rows, where a table has them all; an effect may be such a row."""
        for rows in self.rows.values():
            known = (
                {row["id"]: row for row in rows if "id" in row} if kit.tabular(rows) and isinstance(rows, list) else {}
            )
            if known.keys() >= {*names} - {"none"}:
                return {name: self.name(row) for name, row in known.items()}
        return {}

    def name(self, row: Mapping[str, Any]) -> str:
        """What a row is called."""
        return str(row.get("name_fr" if self.lang == "fr" else "name") or row.get("name") or row["id"])


# ---- what is wrong


def shown(fields: Sequence[Field], problems: Iterator[tuple[str, str]]) -> list[str]:
    """Put what is wrong beside the fields; what belongs to none of them comes back."""
    rest: list[str] = []
    for path, said in problems:
        found = found_at(fields, path.split("."))
        (found[-1].problems if found else rest).append(said)
    return rest


def found_at(fields: Sequence[Field], path: Sequence[str]) -> list[Field]:
    """The field that a path leads to, as far as there are fields, after those that it lies in."""
    one = next((field for field in fields if field.name == path[0].partition("[")[0]), None)
    if one is None:
        return []
    listed = one.kind == "parts"
    inner = next((part for part in one.parts if not listed or part.name in path[1:2]), None)
    rest = path[2:] if listed else path[1:]
    return [one, *(found_at(inner.fields, rest) if inner and rest else [])]


def labelled(fields: Sequence[Field], path: str) -> str:
    """What the field that a path leads to is called, with what it lies in; the path where there is none."""
    found = found_at(fields, path.split("."))
    names = [part.label for one in found for part in one.parts if one.kind == "parts" and part.name in path.split(".")]
    labels = [one.label for one in found if one.kind != "parts"] or [one.label for one in found]
    return IN.join([*names, *labels]) or path


def leaves(fields: Sequence[Field], within: tuple[str, ...] = ()) -> Iterator[tuple[str, Field]]:
    """Every field that has none inside it, with what it is called and what it lies in."""
    for one in fields:
        for part in one.parts:
            yield from leaves(part.fields, (*within, part.label))
        if not one.parts and one.kind != "fixed":
            yield IN.join([*within, one.label]), one
