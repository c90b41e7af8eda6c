"""Rows: a content file as typed records, with one clear sentence for whatever is wrong in it."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Protocol, TypeVar

import msgspec

from prixfixe.core.errors import BadContent
from prixfixe.core.game import Speech

T = TypeVar("T")


def read(path: Path) -> dict[str, Any]:
    """The tables of a content file."""
    if path.suffix != ".toml":
        raise BadContent(f"a content file is a .toml file, not {str(path)!r}")
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadContent(f"cannot read the content file {path}: {error.strerror}") from None
    except ValueError as error:
        raise BadContent(f"the content file {str(path)!r} is not TOML: {error}") from None


def load(printed: Path, path: str) -> dict[str, Any]:
    """The tables of a printed file, with the rows of the one at `path` where there is one."""
    data = read(printed)
    return merged(data, read(Path(path)), path) if path else data


def merged(printed: dict[str, Any], other: dict[str, Any], path: str) -> dict[str, Any]:
    """The printed tables with the rows of another file: a row with a known id replaces fields, a new one is added."""
    result = dict(printed)
    for name, given in other.items():
        if name not in printed:
            raise BadContent(f"{path} has a table {name}; there are {', '.join(sorted(printed))}")
        if kind(given) != kind(printed[name]):
            raise BadContent(f"{path}: {name} is written {kind(printed[name]).format(name=name)} like the printed one")
        if isinstance(given, dict):
            result[name] = merged_table(printed[name], given)
        elif isinstance(given, list):
            result[name] = merged_rows(printed[name], given, f"{path}: {name}")
        else:
            result[name] = given
    return result


def kind(given: object) -> str:
    """How a table, a list of rows or a plain value is written."""
    return "[{name}]" if isinstance(given, dict) else "[[{name}]]" if isinstance(given, list) else "{name} = ..."


def merged_table(old: dict[str, Any], new: dict[str, Any]) -> dict[str, Any]:
    """Fields of a single table, replaced one by one, tables inside it likewise."""
    result = dict(old)
    for key, value in new.items():
        inner = result.get(key)
        result[key] = merged_table(inner, value) if isinstance(inner, dict) and isinstance(value, dict) else value
    return result


def merged_rows(old: list[dict[str, Any]], new: list[dict[str, Any]], where: str) -> list[dict[str, Any]]:
    """Rows replaced by id, in the printed order; new ones at the end."""
    rows = [dict(row) for row in old]
    places = {row.get("id"): i for i, row in enumerate(rows)}
    for row in new:
        if not isinstance(row, dict) or "id" not in row:
            raise BadContent(f"{where}: a row without id")
        if row["id"] in places:
            rows[places[row["id"]]].update(row)
        else:
            rows.append(dict(row))
    return rows


def convert(data: dict[str, Any], shape: type[T], path: str) -> T:
    """The tables as records; a missing field or a wrong type is named with its place."""
    try:
        return msgspec.convert(data, shape)
    except msgspec.ValidationError as error:
        raise BadContent(f"{path}: {error}") from None


class Named(Protocol):
    """A row with a name in both languages."""

    @property
    def name(self) -> str: ...
    @property
    def name_fr(self) -> str: ...


def name_of(row: Named, speech: Speech) -> str:
    """A row's name in the language spoken."""
    return row.name_fr if speech.lang == "fr" else row.name
