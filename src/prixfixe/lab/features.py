"""Which content rows a seat has: what a report needs to say which card wins too often.

A game says it with a function `features(s, seat)` in the module of its Game record: the rows, as "table.id", that the
seat has now, and with seat WATCHER those in play for everybody. For a game that has none, the lab reads the rows out
of the view, by the list in `lab.toml` of its folder. A report asks every few decisions and at the end, and counts a row
as had if it was there at any of these moments.
"""

from __future__ import annotations

import sys
from functools import cache
from pathlib import Path
from typing import Any, Callable, Iterator, Mapping

import msgspec

from prixfixe.core.game import Game
from prixfixe.core.state import State
from prixfixe.kit import packs
from prixfixe.kit.content import Box
from prixfixe.titles import home

Features = Callable[[Any, int], list[str]]

FILE = "lab.toml"  # in the folder of a game


class Places(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where the views of a game have rows, by path, and of which table they are.

    {seat} of a path is the seat's own number; a step "?" takes the places in a list that are not 0 for rows. A view
    counts one table after the other where cards of several tables make one deck: what a "-" stands before is passed
    over."""

    held: dict[str, str] = {}  # those that a seat has, in its own view
    shared: dict[str, str] = {}  # those in play for all, in a spectator's
    uncounted: dict[str, str] = {}  # the tables with faces that no place above names, and why
    kinds: dict[str, str] = {}  # tables whose rows are compared with those of the same value in a column only


@cache
def places_of(folder: Path) -> Places:
    """What the folder of a game says; nothing if it says nothing."""
    path = folder / FILE
    return msgspec.toml.decode(path.read_bytes(), type=Places) if path.is_file() else Places()


def features_of(name: str, game: Game[Any]) -> Features:
    """How to find the rows of a game: its own way, else the lab's."""
    module = name.partition(":")[0] if ":" in name else home(name)
    own: Features | None = getattr(sys.modules.get(module), "features", None)
    if own is not None:
        return own
    places = places_of(game.folder)
    return lambda s, seat: in_view(game, places.held if seat >= 0 else places.shared, s, seat)


def in_view(game: Game[Any], places: Mapping[str, str], s: State, seat: int) -> list[str]:
    """The rows that the view of a seat has in some places."""
    if not places:
        return []
    view, names = game.view_of(s, seat), tables(game, s.content)
    found: set[str] = set()
    for path, spec in places.items():
        known = deck(names, spec)
        there = numbers(reached(view, path.format(seat=seat).split(".")))
        found.update(known[row] for row in there if 0 <= row < len(known))
    return sorted(found - {""})


def deck(names: Mapping[str, list[str]], spec: str) -> list[str]:
    """The rows that the numbers of a place stand for, as table.id; empty for those that are passed over."""
    found: list[str] = []
    for table in spec.split():
        ids = names[table.lstrip("-")]
        found += [""] * len(ids) if table.startswith("-") else [f"{table}.{row}" for row in ids]
    return found


def counted(game: Game[Any]) -> set[str]:
    """The tables of which the lab counts the rows; empty for a game that says itself which rows a seat has."""
    places = places_of(game.folder)
    specs = [*places.held.values(), *places.shared.values()]
    return {table for spec in specs for table in spec.split() if not table.startswith("-")}


def kinds(game: Game[Any], content: str) -> dict[str, str]:
    """What a row, as table.id, is compared with, if not with all of its table: the rows of the same name here."""
    found: dict[str, str] = {}
    made = game.cards.raw(content) if isinstance(game.cards, Box) else {}
    for table, column in places_of(game.folder).kinds.items():
        for row in made.get(table, []):
            found[f"{table}.{row['id']}"] = f"{table}, {column} {row[column]}"
    return found


def reached(value: Any, keys: list[str]) -> Any:
    """What a view has at the end of some keys, nothing if a part is missing; in a list, `field=value` keeps what fits,
    a field is read of all, and `?` takes the places that are not 0."""
    for key in keys:
        if not isinstance(value, list):
            value = value.get(key, [])
        elif key == "?":
            value = [place for place, entry in enumerate(value) if entry]
        elif key.isdecimal():
            value = value[int(key)] if int(key) < len(value) else []
        elif "=" in key:
            field, _, wanted = key.partition("=")
            value = [item for item in value if str(item[field]) == wanted]
        else:
            value = [item[key] for item in value]
    return value


def numbers(value: Any) -> Iterator[int]:
    """All numbers in nested lists."""
    if isinstance(value, list):
        for inner in value:
            yield from numbers(inner)
    elif isinstance(value, int):
        yield value


def tables(game: Game[Any], content: str) -> dict[str, list[str]]:
    """The ids of every table's rows, in their order."""
    if (game.name, content) not in IDS:
        made = game.cards.raw(content) if isinstance(game.cards, Box) else {}
        lists = {name: rows for name, rows in made.items() if isinstance(rows, list) and packs.tabular(rows)}
        IDS[game.name, content] = {name: [str(row.get("id")) for row in rows] for name, rows in lists.items()}
    return IDS[game.name, content]


IDS: dict[tuple[str, str], dict[str, list[str]]] = {}  # of each game and content asked for
