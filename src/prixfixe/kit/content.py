"""Content: the printed cards of a title as typed rows, with packs of own cards laid over them, or all that is wrong.

A title declares its tables as records (`Row`), with a bound for every number, `ref` for the id of a row of another
table and `one_of` for names that rules know. From these declarations come reading, checking, the columns of numbers
that rules look up (`columns.fill`) and the forms of the page on which cards are edited (`Box.schema`).
"""

from __future__ import annotations

from functools import cached_property, lru_cache
from pathlib import Path
from typing import Annotated, Any, Callable, Generic, Iterable, Iterator, Literal, Mapping, Protocol, TypeVar

import msgspec
from msgspec import Meta, inspect

from prixfixe.core.errors import BadContent
from prixfixe.core.game import Speech
from prixfixe.kit import packs
from prixfixe.kit.columns import Index, names_in, naming, tables_of
from prixfixe.kit.packs import Data
from prixfixe.kit.problems import WORDS, Problem, Report, Sentences, allowed, without
from prixfixe.kit.words import catalogue

C = TypeVar("C", bound=msgspec.Struct)
T = TypeVar("T")

Id = Annotated[str, Meta(pattern=r"^[a-z0-9][a-z0-9_]*$", max_length=48)]
Label = Annotated[str, Meta(max_length=90)]
Prose = Annotated[str, Meta(max_length=1_000)]
ROUNDS = 4  # in which a pack is read again without what is wrong in it
Source = Literal["rulebook", "public", "house", "own"]  # who says the numbers


def between(low: int, high: int) -> Meta:
    """The bounds of a number."""
    return Meta(ge=low, le=high)


def ref(table: str) -> Meta:
    """The id of a row of a table; where the field has "" as default, none."""
    return Meta(max_length=48, extra={"table": table}, extra_json_schema={"x-table": table})


def one_of(names: Iterable[str] | Mapping[str, Any]) -> Meta:
    """One of the names that rules know; of a mapping, rules get what it stands for, else the name's number."""
    known = dict(names) if isinstance(names, Mapping) else {name: i for i, name in enumerate(names)}
    return Meta(max_length=48, extra={"names": known}, extra_json_schema={"x-names": list(known)})


class Part(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A record in a row, or a table that is no list."""


class Single(Part, frozen=True, kw_only=True):
    """A table that is no list, and where its numbers are from."""

    source: Source = "own"


class Row(Part, frozen=True, kw_only=True):
    """What every card, token and place has."""

    id: Id
    name: Label = ""
    name_fr: Label = ""
    text: Prose = ""
    text_fr: Prose = ""
    source: Source = "own"
    note: Prose = ""
    name_source: Source | Literal[""] = ""


class Named(Protocol):
    """A row with a name in both languages."""

    @property
    def name(self) -> str: ...
    @property
    def name_fr(self) -> str: ...


def name_of(row: Named, speech: Speech) -> str:
    """A row's name in the language spoken."""
    return row.name_fr if speech.lang == "fr" else row.name


# ---- reading


class Reader:
    """Makes records of plain tables; what is wrong goes into a report."""

    def __init__(self, report: Report) -> None:
        self.report = report

    def wrong(self, table: str, row: str, field: str, word: str, *names: object, found: object = None) -> None:
        """Something is wrong, in both languages."""
        says = [WORDS[lang][word].format(*names) for lang in ("en", "fr")]
        self.report.add(table, row, field, says[0], says[1], found)

    def content(self, shape: type[C], data: Data) -> C | None:
        """All tables; nothing if anything is wrong."""
        fields = {field.encode_name: field for field in msgspec.structs.fields(shape)}
        for name in data.keys() - fields.keys():
            self.wrong(name, "", "", "tables", ", ".join(sorted(fields)))
        made = {}
        for name, field in fields.items():
            kind = tables_of(shape)[name]
            if name not in data:
                if field.required:
                    self.wrong(name, "", "", "missing")
            elif isinstance(kind, inspect.ListType) and isinstance(kind.item_type, inspect.StructType):
                made[field.name] = self.rows(kind.item_type.cls, name, data[name])
            elif isinstance(kind, inspect.StructType):
                made[field.name] = self.row(kind.cls, name, "", data[name])
            else:
                made[field.name] = self.value(name, "", "", field.type, data[name])
        return shape(**made) if not self.report.problems else None

    def rows(self, cls: type[Any], table: str, given: object) -> list[Any]:
        """The rows of a table."""
        if not isinstance(given, list):
            self.wrong(table, "", "", "rows", table)
            return []
        made, seen = [], set()
        for row in given:
            name = row.get("id") if isinstance(row, dict) else None
            if not isinstance(name, str):
                self.wrong(table, "", "id", "no_id")
                continue
            if name in seen:
                self.wrong(table, name, "id", "twice")
            seen.add(name)
            made.append(self.row(cls, table, name, row))
        return made

    def row(self, cls: type[Any], table: str, name: str, given: object) -> Any:
        """One record, field by field only where something is wrong."""
        try:
            return msgspec.convert(given, cls)
        except (msgspec.ValidationError, OverflowError):
            self.explain(cls, table, name, "", given)
        return None

    def explain(self, cls: type[Any], table: str, name: str, within: str, given: object) -> None:
        """Everything that is wrong in a record."""
        if not isinstance(given, dict):
            self.wrong(table, name, within.removesuffix("."), "single", table, found=given)
            return
        fields = {field.encode_name: field for field in msgspec.structs.fields(cls)}
        for key in given.keys() - fields.keys():
            self.wrong(table, name, within + key, "known", ", ".join(fields))
        for key, field in fields.items():
            if key in given:
                self.value(table, name, within + key, field.type, given[key])
            elif field.required:
                self.wrong(table, name, within + key, "missing")

    def value(self, table: str, name: str, field: str, kind: Any, given: object) -> Any:
        """One field."""
        try:
            return msgspec.convert(given, kind)
        except (msgspec.ValidationError, OverflowError):
            known = inspect.type_info(kind)
            if isinstance(known, inspect.StructType) and isinstance(given, dict):
                self.explain(known.cls, table, name, f"{field}.", given)
            elif not self.within(table, name, field, kind, given):
                self.report.add(table, name, field, allowed(known), allowed(known, "fr"), given)
        return None

    def within(self, table: str, name: str, field: str, kind: Any, given: object) -> bool:
        """What is wrong inside the records of a list; whether anything is."""
        known, before = inspect.type_info(kind), len(self.report.problems)
        if isinstance(known, inspect.ListType) and isinstance(known.item_type, inspect.StructType):
            for i, row in enumerate(given if isinstance(given, list) else []):
                place = row.get("id", i) if isinstance(row, dict) else i
                self.value(table, name, f"{field}.{place}", known.item_type.cls, row)
        return len(self.report.problems) > before


def laid(printed: Data, pack: Data, reader: Reader, kinds: Mapping[str, inspect.Type]) -> Data:
    """The printed tables with a pack over them."""
    result = dict(printed)
    for name, table in pack.items():
        kind = kinds.get(name)
        if name == packs.HEAD:
            continue
        if kind is None:
            reader.wrong(name, "", "", "tables", ", ".join(sorted(kinds)))
        elif isinstance(kind, inspect.ListType) and isinstance(kind.item_type, inspect.StructType):
            result[name] = rows_laid(name, printed.get(name, []), table, reader, kind.item_type.cls)
        elif isinstance(kind, inspect.StructType) and not isinstance(table, dict):
            reader.wrong(name, "", "", "single", name)
        else:
            result[name] = packs.fields_added(printed.get(name), table)
    return result


def rows_laid(table: str, old: list[Any], new: object, reader: Reader, cls: type[Any]) -> list[Any]:
    """Rows with those of a pack: changed by id, added at the end, removed."""
    if not isinstance(new, list):
        reader.wrong(table, "", "", "rows", table)
        return old
    rows, seen = {row["id"]: row for row in old}, set()
    for row in new:
        name = row.get("id") if isinstance(row, dict) else None
        if not isinstance(name, str):
            reader.wrong(table, "", "id", "no_id")
            continue
        if name in seen:
            reader.wrong(table, name, "id", "twice")
        seen.add(name)
        if row.get("remove", False) is True:
            if rows.pop(name, None) is None:
                reader.wrong(table, name, "remove", "remove")
        else:
            before = rows.get(name, {})
            given = {key: value for key, value in row.items() if key not in before or value != before[key]}
            rows[name] = {**before, **in_both(given, row, cls)}
    return list(rows.values())


def in_both(changed: Data, row: Data, cls: type[Any]) -> Data:
    """What a row changes, with names and texts in both languages where it says them in one."""
    made = dict(changed)
    for field in cls.__struct_encode_fields__:
        twin = f"{field}_fr"
        known = twin not in cls.__struct_encode_fields__ or (field in row and twin in row)
        if not known and (field in changed) != (twin in changed):
            made[field] = made[twin] = changed[field] if field in changed else changed[twin]
    return made


# ---- names of other rows and of rules


def check_names(content: msgspec.Struct, report: Report) -> None:
    """Every id of another row, and every name of a rule, must be one."""
    index = Index(content)
    for table, kind in tables_of(type(content)).items():
        value = getattr(content, table)
        rows = value if isinstance(kind, inspect.ListType) else [value]
        inner = kind.item_type if isinstance(kind, inspect.ListType) else kind
        for row in rows:
            for field, extra, name in names_of(inner, row):
                known = extra["names"] if "names" in extra else index.ids[extra["table"]]
                if name not in known:
                    Reader(report).wrong(table, getattr(row, "id", ""), field, "one", ", ".join(known), found=name)


def names_of(kind: inspect.Type, row: Any) -> Iterator[tuple[str, Mapping[str, Any], str]]:
    """The names in a row, or in a table of no records, that stand for other rows or rules; each with its field."""
    if not isinstance(kind, inspect.StructType):
        yield from ((name, extra, name) for extra, name in names_in(kind, row))
        return
    for field in naming(kind):
        found = getattr(row, field.name)
        if not (found == "" and field.default == ""):
            yield from ((field.encode_name, extra, name) for extra, name in names_in(field.type, found))


def check_twins(content: msgspec.Struct, printed: Data, report: Report) -> None:
    """Rows are told apart by their names, as far as those of the printed table are."""
    for table in tables_of(type(content)):
        rows, before = getattr(content, table), printed.get(table)
        if not packs.tabular(before) or not isinstance(rows, list):
            continue
        for name in ("name", "name_fr"):
            known = [row.get(name) for row in before or () if row.get(name)]
            seen: set[str] = set()
            for row in rows if len(set(known)) == len(known) else ():
                said = getattr(row, name)
                if said and said in seen:
                    Reader(report).wrong(table, row.id, name, "name", found=said)
                seen.add(said)


class NoCards:
    """A game without cards that could be others."""

    def named(self, content: str) -> str:
        """Only what is printed."""
        if content:
            raise BadContent("this game has no cards that could be others")
        return ""

    def tables(self, content: str) -> None:
        """No numbers."""


# ---- the box of a title


class Box(Generic[C, T]):
    """The cards of a title: what is printed, and what a pack makes of it, checked, as rows and as numbers.

    `check` finds what is wrong beyond single fields, `build` makes the numbers. Everywhere "" is the printed content; a
    pack is named by its fingerprint, or by files, several parted by commas.
    """

    def __init__(
        self, folder: Path, shape: type[C], check: Callable[[C, Report], None], build: Callable[[C], T]
    ) -> None:
        self.folder = folder
        self.shape = shape
        self.check = check
        self.build = build
        self.known_rows: Callable[[str], C] = lru_cache(64)(self.read)
        self.known_numbers: Callable[[str], T] = lru_cache(64)(self.numbers)

    def content(self, content: str = "") -> C:
        """The rows; a mistake ends in BadCards with everything that is wrong."""
        return self.known_rows(self.named(content))

    def tables(self, content: str = "") -> T:
        """The numbers that rules look up."""
        return self.known_numbers(self.named(content))

    @cached_property
    def printed(self) -> Data:
        """The printed tables as they are written."""
        return packs.read(self.folder / "content.toml")

    @cached_property
    def sentences(self) -> Sentences:
        """What `check` says, from checks.toml; nothing where a title checks nothing."""
        path = self.folder / "checks.toml"
        return catalogue(path) if path.is_file() else {}

    def named(self, content: str) -> str:
        """The same content by its fingerprint, read and remembered: what a file says later changes nothing."""
        if not content or content in packs.kept:
            return content
        data = packs.given(content)
        self.checked(data, content)
        return packs.keep(data)

    def pack(self, content: str) -> Data:
        """What a pack says; nothing for the printed content."""
        return packs.given(content) if content else {}

    def raw(self, content: str) -> Data:
        """All tables as they would be written with a pack in them."""
        return laid(self.printed, self.pack(content), Reader(Report(content)), tables_of(self.shape))

    def read(self, content: str) -> C:
        """The rows, made anew."""
        return self.checked(self.pack(content), content or "content.toml")

    def checked(self, pack: Data, said: str) -> C:
        """The rows with a pack laid over them, or BadCards; `said` is what problems call it."""
        report = Report(said, self.sentences)
        Reader(report).row(packs.Head, packs.HEAD, "", pack.get(packs.HEAD, {}))
        made = self.readable(pack, report)
        if made is not None:
            self.check(made, report)
            check_twins(made, self.printed, report)
        report.end()
        assert made is not None
        return made

    def readable(self, pack: Data, report: Report) -> C | None:
        """The rows with what can be read of a pack, so that all that is wrong in it is found at once."""
        lost, told = set[str](), set[Problem]()
        for _ in range(ROUNDS):
            found = Report(report.file)
            reader = Reader(found)
            made = reader.content(self.shape, laid(self.printed, pack, reader, tables_of(self.shape)))
            if made is not None:
                check_names(made, found)
            if not found.problems:
                return made
            report.problems += [one for one in found.problems if one not in told and one.found not in lost]
            told |= {*found.problems}
            lost |= {repr(one.row) for one in found.problems}
            before, pack = pack, without(pack, self.printed, found.problems)
            if pack == before:
                break
        return None

    def numbers(self, content: str) -> T:
        """The numbers, made anew."""
        return self.build(self.content(content))

    def schema(self) -> dict[str, Any]:
        """The tables as a JSON schema: bounds, `x-table` for ids of other rows, `x-names` for names of rules."""
        return msgspec.json.schema(self.shape)
