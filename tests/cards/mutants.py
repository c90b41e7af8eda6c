"""Packs made by chance from what is printed: rows changed within and beyond their bounds, added and removed."""

from __future__ import annotations

from typing import Any, Iterator

from msgspec import inspect

from prixfixe.core.chance import Chance
from prixfixe.kit.columns import tables_of
from prixfixe.kit.content import Box
from prixfixe.kit.packs import Data, rows_added

SAID = ("id", "name", "name_fr", "text", "text_fr", "source", "note", "name_source")  # what no rule reads
WILD: tuple[Any, ...] = (-1, 0, 1, 2, 7, 10**5, -(10**5), "", "x", [], {}, True, 1.5, ["x"], [[]], {"x": 1})


def pick(dice: Chance, some: list[Any] | tuple[Any, ...]) -> Any:
    """One of several."""
    return some[dice.below(len(some))]


def value(kind: inspect.Type, box: Box[Any, Any], dice: Chance, old: Any) -> Any:
    """Something that the type of a field allows, not far from what stands there."""
    if isinstance(kind, inspect.Metadata):
        extra = kind.extra or {}
        if "names" in extra:
            return pick(dice, list(extra["names"]))
        if "table" in extra:
            return pick(dice, [row["id"] for row in box.printed[extra["table"]]])
        return value(kind.type, box, dice, old)
    if isinstance(kind, inspect.IntType):
        return whole(kind, dice, old)
    if isinstance(kind, inspect.BoolType):
        return not old
    if isinstance(kind, inspect.LiteralType):
        return pick(dice, list(kind.values))
    if isinstance(kind, inspect.ListType):
        return several(kind, box, dice, old if isinstance(old, list) else [])
    if isinstance(kind, inspect.DictType):
        keys = [value(kind.key_type, box, dice, "x") for _ in range(dice.below(4))]
        return {str(key): value(kind.value_type, box, dice, 1) for key in keys}
    if isinstance(kind, inspect.StructType) and isinstance(old, dict):
        return {**old, **changed(kind, box, dice, old)}
    return old


def whole(kind: inspect.IntType, dice: Chance, old: Any) -> int:
    """A number between the bounds: one of the ends, one beside the old, or any."""
    low, high = int(kind.ge or 0), int(kind.le or 0)
    near = [number for number in (int(old or 0) - 1, int(old or 0) + 1) if low <= number <= high]
    return int(pick(dice, [low, high, *near, low + dice.below(high - low + 1)]))


def several(kind: inspect.ListType, box: Box[Any, Any], dice: Chance, old: list[Any]) -> list[Any]:
    """A list with one entry more, fewer or other."""
    new, way = list(old), dice.below(3)
    if way == 0 or not new:
        new.append(value(kind.item_type, box, dice, old[0] if old else 0))
    elif way == 1:
        del new[dice.below(len(new))]
    else:
        new[dice.below(len(new))] = value(kind.item_type, box, dice, new[0])
    return new


def changed(kind: inspect.StructType, box: Box[Any, Any], dice: Chance, row: Data) -> Data:
    """One to three fields of a row with other values; now and then one that no type allows."""
    fields = [field for field in kind.fields if field.encode_name not in SAID] or list(kind.fields)
    made = {}
    for _ in range(1 + dice.below(3)):
        field = pick(dice, fields)
        old = row.get(field.encode_name, field.default)
        wild = dice.below(25) == 0
        made[field.encode_name] = pick(dice, WILD) if wild else value(field.type, box, dice, old)
    return made


def mutant(box: Box[Any, Any], dice: Chance) -> Data:
    """A pack with one to four changes anywhere in the content."""
    pack: Data = {}
    kinds = {name: kind for name, kind in tables_of(box.shape).items() if name in box.printed}
    for _ in range(1 + dice.below(4)):
        name = pick(dice, list(kinds))
        change(pack, name, kinds[name], box, dice)
    return pack


def change(pack: Data, name: str, kind: inspect.Type, box: Box[Any, Any], dice: Chance) -> None:
    """Something else in one table."""
    printed = box.printed[name]
    if isinstance(kind, inspect.StructType):
        pack[name] = {**pack.get(name, {}), **changed(kind, box, dice, printed)}
    elif isinstance(kind, inspect.ListType) and isinstance(kind.item_type, inspect.StructType):
        row, way = pick(dice, printed), dice.below(8)
        if way == 0:
            new = {"id": row["id"], "remove": True}
        elif way < 3:
            new = {**row, "id": f"new_{dice.below(1000)}", **named(row), **changed(kind.item_type, box, dice, row)}
        else:
            new = {"id": row["id"], **changed(kind.item_type, box, dice, row)}
        pack[name] = rows_added(pack.get(name, []), [new])


def named(row: Data) -> Data:
    """Names of its own for the copy of a row, where rows have names."""
    return {field: f"{row[field]} bis" for field in ("name", "name_fr") if field in row}


def every_row(box: Box[Any, Any], dice: Chance) -> Iterator[tuple[str, Data]]:
    """Each row changed, added once more and removed, and each single table changed, one after the other."""
    for name, kind in tables_of(box.shape).items():
        if isinstance(kind, inspect.ListType) and isinstance(kind.item_type, inspect.StructType):
            for row in box.printed.get(name, []):
                yield "changed", {name: [{"id": row["id"], **changed(kind.item_type, box, dice, row)}]}
                yield "added", {name: [{**row, "id": "one_more", **named(row)}]}
                yield "removed", {name: [{"id": row["id"], "remove": True}]}
        elif isinstance(kind, inspect.StructType) and name in box.printed:
            yield "changed", {name: changed(kind, box, dice, box.printed[name])}
