"""Every number of a content has a lowest and a highest value, and every record refuses unknown fields."""

from __future__ import annotations

from typing import Iterator

import pytest
from msgspec import inspect

import prixfixe
from prixfixe.kit.columns import tables_of
from prixfixe.kit.content import Box


def inside(kind: inspect.Type, where: str) -> Iterator[tuple[str, inspect.Type]]:
    """A type with all the types in it."""
    yield where, kind
    if isinstance(kind, inspect.Metadata):
        yield from inside(kind.type, where)
    elif isinstance(kind, inspect.ListType):
        yield from inside(kind.item_type, where)
    elif isinstance(kind, inspect.DictType):
        yield from inside(kind.key_type, where)
        yield from inside(kind.value_type, where)
    elif isinstance(kind, inspect.UnionType):
        for one in kind.types:
            yield from inside(one, where)
    elif isinstance(kind, inspect.StructType):
        for field in kind.fields:
            yield from inside(field.type, f"{where}.{field.encode_name}")


@pytest.mark.parametrize("title", prixfixe.shipped())
def test_numbers_have_both_bounds_and_records_refuse_what_they_do_not_know(title: str) -> None:
    game = prixfixe.load(title)
    assert isinstance(game.cards, Box)
    found = [pair for name, kind in tables_of(game.cards.shape).items() for pair in inside(kind, name)]
    assert [where for where, kind in found if isinstance(kind, inspect.IntType) and None in (kind.ge, kind.le)] == []
    assert [where for where, kind in found if isinstance(kind, (inspect.AnyType, inspect.FloatType))] == []
    open_records = [
        where for where, kind in found if isinstance(kind, inspect.StructType) and not kind.forbid_unknown_fields
    ]
    assert open_records == []
    assert sum(isinstance(kind, inspect.IntType) for _, kind in found) > 20
