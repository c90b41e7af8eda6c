"""A state as plain JSON data, and back. A field is saved because it is there; only the key of its chance never is."""

from __future__ import annotations

from inspect import get_annotations
from typing import Any, Iterable, Mapping, TypeVar

from prixfixe.core.chance import KEY
from prixfixe.core.errors import BadState
from prixfixe.core.state import NONE, Ask, Due, Rule, State, given

S = TypeVar("S", bound=State)
FIELDS: dict[type, list[str]] = {}  # by class
SKIPPED = {"key", "news", "tables", "agenda", "asks"}  # sealed, told, printed, or saved by rule id


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


def load(s: S, record: Any, rules: Mapping[str, Rule], parts: Iterable[type], key: bytes = b"") -> S:
    """Fill a blank state from a record of what `save` made; a sealed one goes on with its key."""
    kinds = {part.__name__: part for part in parts}
    for name in fields(type(s)):
        setattr(s, name, revive(getattr(record, name), kinds))
    s.agenda = [Due(rules[name], *padded(args, 3)) for name, *args in record.agenda]
    s.asks = [Ask(seat, options, rules[name], *padded(args, 2)) for seat, options, name, *args in record.asks]
    s.key = key if s.rng < 0 else b""
    if s.rng < 0 and len(key) != KEY:
        raise BadState("the state of a sealed match is loaded with its key alone")
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
    """The reverse of `plain`, from records that are named like the parts."""
    if isinstance(value, list):
        return value if not value or type(value[0]) is int else [revive(item, kinds) for item in value]
    if value is None or isinstance(value, (int, float, str)):
        return value
    part = kinds[type(value).__name__]()
    for name in fields(type(part)):
        setattr(part, name, revive(getattr(value, name), kinds))
    return part


def padded(args: list[int], n: int) -> list[int]:
    """The arguments and, in place of the others, none."""
    return args + [NONE] * (n - len(args))
