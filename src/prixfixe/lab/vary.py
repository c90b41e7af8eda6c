"""What if: the same game with another number in its content, or another option."""

from __future__ import annotations

import hashlib
import re
from copy import deepcopy
from pathlib import Path
from typing import Any, Mapping

import msgspec

from prixfixe.core.errors import BadContent, BadOption
from prixfixe.core.game import CONTENT, Game, Options
from prixfixe.kit import packs
from prixfixe.kit.content import Box


class Vary(msgspec.Struct, frozen=True):
    """A thing to vary and the values it takes."""

    path: str  # table.id.field, table.field, or the name of an option
    values: tuple[str, ...]


def vary_of(text: str) -> Vary:
    """What `path=v1,v2,...` means; `path=1..9` and `path=1..9/2` stand for a row of whole numbers."""
    path, sign, values = text.partition("=")
    if not sign or not path or not values:
        raise BadOption(f"{text!r} should read path=value,value,... as in game.rounds=6,7,8")
    if between := re.fullmatch(r"(-?\d+)\.\.(-?\d+)(?:/(\d+))?", values):
        low, high, step = int(between[1]), int(between[2]), int(between[3] or 1)
        if low > high or not step:
            raise BadOption(f"{values!r} is not a range: the smaller number comes first, the step is 1 or more")
        return Vary(path, tuple(map(str, range(low, high + 1, step))))
    return Vary(path, tuple(value.strip() for value in values.split(",")))


def varied(game: Game[Any], seats: int, options: Mapping[str, object], vary: Vary, value: str, folder: Path) -> Options:
    """The options that play the game with one value; a content file for it is written into `folder`."""
    if vary.path in {option.name for option in (*game.options, CONTENT)}:
        return game.chosen(seats, {**options, vary.path: value})
    box, base = box_of(game), str(options.get("content", ""))
    changed = with_number(box.raw(base), box.pack(base), vary.path, value)
    return game.chosen(seats, {**options, "content": str(written(changed, folder, f"{vary.path}={value}"))})


def printed_value(game: Game[Any], options: Mapping[str, object], path: str) -> str:
    """What a path says before anything is varied."""
    defaults = {option.name: option.default for option in game.options}
    if path in defaults:
        return str(options.get(path, defaults[path]))
    return str(located(box_of(game).raw(str(options.get("content", ""))), path)[2])


def box_of(game: Game[Any]) -> Box[Any, Any]:
    """The cards of a game, or BadOption where it has none."""
    if not isinstance(game.cards, Box):
        raise BadOption(f"{game.name} has no cards that could be others; vary one of its options")
    return game.cards


def row_names(game: Game[Any], options: Mapping[str, object]) -> dict[str, str]:
    """What content rows are called, by table.id."""
    if not isinstance(game.cards, Box):
        return {}
    tables = game.cards.raw(str(options.get("content", "")))
    lists = {name: table for name, table in tables.items() if isinstance(table, list) and packs.tabular(table)}
    return {
        f"{name}.{row.get('id')}": str(row.get("name", row.get("id"))) for name, table in lists.items() for row in table
    }


def with_number(printed: dict[str, Any], other: dict[str, Any], path: str, value: str) -> dict[str, Any]:
    """The rows of a content file that say `value` at `path`, and what `other` says elsewhere."""
    table, row, old = located(printed, path)
    changed = put(row, path.split(".")[1 if isinstance(printed[table], dict) else 2 :], read_number(path, value, old))
    result = deepcopy(other)
    if isinstance(printed[table], dict):
        result[table] = {**result.get(table, {}), **changed}
        return result
    mine = result.setdefault(table, [])
    same = next((other_row for other_row in mine if other_row.get("id") == row["id"]), None)
    if same is None:
        mine.append({"id": row["id"], **changed})
    else:
        same.update(changed)
    return result


def located(printed: dict[str, Any], path: str) -> tuple[str, dict[str, Any], Any]:
    """The table a path starts in, the row it goes through, and the number it ends at."""
    table, *rest = path.split(".")
    if table not in printed:
        raise BadOption(f"{path}: the content has no table {table}; it has {', '.join(sorted(printed))}")
    row = printed[table]
    if isinstance(row, list):
        name = rest.pop(0) if rest else ""
        row = next((one for one in printed[table] if str(one.get("id")) == name), None)
        if row is None:
            names = ", ".join(str(one.get("id")) for one in printed[table])
            raise BadOption(f"{path}: the table {table} has no row {name!r}; it has {names}")
    value = inside(row, rest, path)
    if isinstance(value, (dict, list, str)):
        raise BadOption(f"{path} is not a number; name one field of it")
    return table, row, value


def inside(value: Any, keys: list[str], path: str) -> Any:
    """What lies at the end of some keys."""
    for key in keys:
        if isinstance(value, dict) and key in value:
            value = value[key]
        elif isinstance(value, list) and key.isdecimal() and int(key) < len(value):
            value = value[int(key)]
        else:
            known = ", ".join(value) if isinstance(value, dict) else f"0 to {len(value) - 1}"
            raise BadOption(f"{path}: there is no {key!r}; there is {known}")
    return value


def put(row: dict[str, Any], keys: list[str], value: Any) -> dict[str, Any]:
    """The field of a row, whole, with the value at the end of the keys replaced."""
    result = deepcopy(row)
    inner: Any = result
    steps: list[Any] = [int(key) if key.isdecimal() and i else key for i, key in enumerate(keys)]
    for step in steps[:-1]:
        inner = inner[step]
    inner[steps[-1]] = value
    return {keys[0]: result[keys[0]]}


def read_number(path: str, text: str, old: Any) -> Any:
    """A value of the same kind as the one it replaces."""
    try:
        if isinstance(old, bool):
            return {"true": True, "on": True, "false": False, "off": False}[text.lower()]
        return float(text) if isinstance(old, float) else int(text)
    except (ValueError, KeyError):
        kind = "true or false" if isinstance(old, bool) else "a number"
        raise BadOption(f"{path} is {kind}, like {old}; not {text!r}") from None


def written(content: dict[str, Any], folder: Path, label: str) -> Path:
    """Write a content file; its name follows from what is in it."""
    text = f"# {label}\n\n" + packs.toml(content)
    name = re.sub(r"[^A-Za-z0-9]+", "-", label).strip("-") + "-" + hashlib.sha256(text.encode()).hexdigest()[:8]
    path = folder / f"{name}.toml"
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise BadContent(f"cannot write {path}: {error.strerror}") from None
    return path
