"""Packs: own cards as TOML, read with limits, kept by their fingerprint, and laid over the printed ones."""

from __future__ import annotations

import hashlib
import json
import re
import tomllib
from collections import OrderedDict
from pathlib import Path
from threading import Lock
from typing import Annotated, Any, Iterator, Mapping

import msgspec
from msgspec import Meta

from prixfixe.core.errors import BadContent

PREFIX = "pack:"  # before a fingerprint, where a file could be named as well
HEAD = "pack"  # the table of a pack that tells of itself: name, author, note, language
LONGEST = 256_000  # bytes of a pack
DEEPEST = 6  # tables and lists inside each other
MOST = 400  # entries of a table or list
WIDEST = 2_000  # characters of a text
LARGEST = 10**6  # a number, up or down
KEPT = 64_000_000  # characters of packs that a process remembers

Data = dict[str, Any]


class Head(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a pack says of itself."""

    game: Annotated[str, Meta(max_length=60)] = ""
    name: Annotated[str, Meta(max_length=80)] = ""
    author: Annotated[str, Meta(max_length=80)] = ""
    note: Annotated[str, Meta(max_length=1_000)] = ""
    language: Annotated[str, Meta(max_length=8)] = ""


kept: OrderedDict[str, str] = OrderedDict()  # the text of every pack this process knows, by fingerprint
keeping = Lock()  # who changes it


def parse(text: str, said: str) -> Data:
    """The tables of a pack or content file; `said` is what a problem calls it."""
    if len(text) > LONGEST:
        raise BadContent(f"{said} has {len(text):,} characters; a pack has at most {LONGEST:,}")
    try:
        data = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadContent(f"{said} is not TOML: {error}") from None
    for problem in oversized(data, said, 0):
        raise BadContent(problem)
    return data


def oversized(value: object, where: str, depth: int) -> Iterator[str]:
    """What is larger than any card needs."""
    if depth > DEEPEST:
        yield f"{where} lies deeper than {DEEPEST} tables"
    elif isinstance(value, (dict, list)):
        if len(value) > MOST:
            yield f"{where} has {len(value):,} entries; there may be {MOST}"
        pairs = value.items() if isinstance(value, dict) else enumerate(value, 1)
        for name, inner in pairs:
            if len(str(name)) > WIDEST:
                yield f"{where} has a name of {len(str(name)):,} characters"
            yield from oversized(inner, f"{where}: {str(name)[:60]}", depth + 1)
    elif isinstance(value, str):
        if len(value) > WIDEST:
            yield f"{where} has {len(value):,} characters; a text has at most {WIDEST:,}"
    elif not isinstance(value, (bool, int, float)) or not -LARGEST <= value <= LARGEST:
        yield f"{where} is neither a text nor a number up to {LARGEST:,}"


def game_of(pack: Mapping[str, Any]) -> str:
    """The game that a pack says it is for; "" where it does not say."""
    told = pack.get(HEAD)
    game = told.get("game", "") if isinstance(told, Mapping) else ""
    return game if isinstance(game, str) else ""


def head(pack: Mapping[str, Any]) -> Head:
    """What a pack says of itself, or BadContent."""
    try:
        return msgspec.convert(pack.get(HEAD, {}), Head)
    except msgspec.ValidationError as error:
        raise BadContent(f"[{HEAD}]: {error}; it may have {', '.join(Head.__struct_fields__)}") from None


def read(path: Path) -> Data:
    """The tables of a content file of the package."""
    return tomllib.loads(path.read_text(encoding="utf-8"))


def text_at(path: str) -> str:
    """What stands in a file, or BadContent with the reason."""
    if Path(path).suffix != ".toml":
        raise BadContent(f"a file of cards is a .toml file, not {path!r}")
    try:
        if Path(path).stat().st_size > 4 * LONGEST:
            raise BadContent(f"{path} is larger than any pack")
        return Path(path).read_text(encoding="utf-8")
    except (OSError, ValueError) as error:
        raise BadContent(f"cannot read the file of cards {path}: {getattr(error, 'strerror', error)}") from None


# ---- by fingerprint


def keep(data: Mapping[str, Any]) -> str:
    """Remember a pack; its name is a fingerprint of what it says, not of how it is written."""
    text = toml(data)
    name = PREFIX + hashlib.sha256(text.encode()).hexdigest()[:32]
    with keeping:
        kept[name] = text
        kept.move_to_end(name)
        while len(kept) > 1 and sum(map(len, kept.values())) > KEPT:
            kept.popitem(last=False)
    return name


def text_of(name: str) -> str:
    """The pack of a fingerprint as TOML; BadContent where it is not known here."""
    if name not in kept:
        raise BadContent(f"the own cards {name} are not known here")
    return kept[name]


def given(content: str) -> Data:
    """The pack that is meant: a fingerprint, a file, or several of them parted by commas, each laid over the last."""
    made: Data = {}
    for one in filter(None, (part.strip() for part in content.split(","))):
        text = text_of(one) if one.startswith(PREFIX) else text_at(one)
        made = added(made, parse(text, one)) if made else parse(text, one)
    return made


# ---- laid over each other


def added(old: Mapping[str, Any], new: Mapping[str, Any]) -> Data:
    """One pack laid over another: rows by id, fields of single tables one by one, whatever else replaced."""
    result = dict(old)
    for name, table in new.items():
        before = result.get(name)
        if isinstance(table, list) and isinstance(before, list) and table and isinstance(table[0], dict):
            result[name] = rows_added(before, table)
        else:
            result[name] = fields_added(before, table)
    return result


def rows_added(old: list[Any], new: list[Any]) -> list[Any]:
    """Rows by id: known ones get the new fields, unknown ones come last."""
    rows = [dict(row) for row in old]
    places = {row.get("id"): i for i, row in enumerate(rows)}
    for row in new:
        known = isinstance(row, dict) and isinstance(row.get("id"), str) and row["id"] in places
        if known and not row.get("remove"):
            rows[places[row["id"]]].pop("remove", None)
            rows[places[row["id"]]].update(row)
        elif known:
            rows[places[row["id"]]] = dict(row)
        else:
            rows.append(row)
    return rows


def fields_added(old: object, new: object) -> Any:
    """Fields of a table, tables inside it likewise."""
    if not isinstance(old, dict) or not isinstance(new, dict):
        return new
    return {**old, **{key: fields_added(old.get(key), value) for key, value in new.items()}}


# ---- as TOML


def toml(data: Mapping[str, Any]) -> str:
    """Tables as TOML; `parse` reads them back."""
    plain = [f"{word(name)} = {value_text(value)}" for name, value in data.items() if not tabular(value)]
    blocks = ["\n".join(plain)] if plain else []
    for name, table in data.items():
        for row in (table if isinstance(table, list) else [table]) if tabular(table) else []:
            head = f"[[{word(name)}]]" if isinstance(table, list) else f"[{word(name)}]"
            blocks.append("\n".join([head, *(f"{word(key)} = {value_text(value)}" for key, value in row.items())]))
    return "\n\n".join(blocks) + "\n"


def tabular(value: object) -> bool:
    """Whether something is written under a head of its own."""
    return isinstance(value, dict) or (
        isinstance(value, list) and bool(value) and all(isinstance(row, dict) for row in value)
    )


def value_text(value: Any) -> str:
    """One value as TOML."""
    if isinstance(value, Mapping):
        return "{ " + ", ".join(f"{word(key)} = {value_text(inner)}" for key, inner in value.items()) + " }"
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join(map(value_text, value)) + "]"
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")


def word(key: str) -> str:
    """A key as TOML."""
    return key if re.fullmatch(r"[A-Za-z0-9_-]+", key) else json.dumps(key, ensure_ascii=False)
