"""A state as plain JSON data, and back. A field is saved because it is there; nothing can be forgotten."""

from __future__ import annotations

from inspect import get_annotations
from typing import Any, Iterable, Mapping, TypeVar

from prixfixe.core.chance import Chance
from prixfixe.core.state import NONE, Ask, Due, Rule, State, given

S = TypeVar("S", bound=State)
FIELDS: dict[type, list[str]] = {}  # by class
SKIPPED = {"news", "tables", "agenda", "asks"}  # told, printed, or saved by rule id


def fields(cls: type) -> list[str]:
    """The attributes a class declares, its parents' among them; looked up once."""
    if cls not in FIELDS:
        native = getattr(cls, "__mypyc_attrs__", ())
        names = [name for base in cls.__mro__ for name in get_annotations(base)]
        FIELDS[cls] = sorted({*names, *native} - SKIPPED - {"__dict__", "__weakref__"})
    return FIELDS[cls]


def save(s: State, rules: Mapping[str, Rule]) -> dict[str, Any]:
    """The whole position; two states are equal when these are."""
    ids = {rule: name for name, rule in rules.items()}
    return {
        **{name: plain(getattr(s, name)) for name in fields(type(s))},
        "agenda": [[ids[due.rule], *given(due.a, due.b, due.c, NONE)] for due in s.agenda],
        "asks": [[ask.seat, list(ask.options), ids[ask.rule], *given(ask.a, ask.b, NONE, NONE)] for ask in s.asks],
    }


def load(s: S, saved: Mapping[str, Any], rules: Mapping[str, Rule], parts: Iterable[type]) -> S:
    """Fill a blank state from what `save` made."""
    kinds = {part.__name__: part for part in (*parts, Chance)}
    for name in fields(type(s)):
        setattr(s, name, revive(saved[name], kinds))
    s.agenda = [Due(rules[name], *padded(args, 3)) for name, *args in saved["agenda"]]
    s.asks = [Ask(seat, list(options), rules[name], *padded(args, 2)) for seat, options, name, *args in saved["asks"]]
    s.news = None
    return s


def plain(value: Any) -> Any:
    """Numbers, texts and lists as they are; a part of the state as its name and fields."""
    if isinstance(value, list):
        if value and type(value[0]) is int:
            return value[:]
        return [plain(item) for item in value]
    if value is None or isinstance(value, (int, float, str)):
        return value
    cls = type(value)
    return {"part": cls.__name__, **{name: plain(getattr(value, name)) for name in fields(cls)}}


def revive(value: Any, kinds: Mapping[str, type]) -> Any:
    """The reverse of `plain`."""
    if isinstance(value, list):
        if value and type(value[0]) is int:
            return value[:]
        return [revive(item, kinds) for item in value]
    if not isinstance(value, dict):
        return value
    part = kinds[value["part"]]()
    for name in fields(type(part)):
        setattr(part, name, revive(value[name], kinds))
    return part


def padded(args: list[int], n: int) -> list[int]:
    """The arguments and, in place of the others, none."""
    return args + [NONE] * (n - len(args))
