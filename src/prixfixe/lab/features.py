"""Which content rows a seat has: what a report needs to say which card wins too often.

A game says it with a function `features(s, seat)` in the module of its Game record: the rows, as "table.id", that the
seat has now, and with seat WATCHER those in play for everybody. For a title that has none, the lab reads the rows out
of the view, by the list below. A report asks every few decisions and at the end, and counts a row as had if it was
there at any of these moments.
"""

from __future__ import annotations

import sys
from functools import cache
from pathlib import Path
from typing import Any, Callable, Iterator, Mapping

from prixfixe.core.game import Game
from prixfixe.core.state import State
from prixfixe.kit import rows
from prixfixe.titles import home

Features = Callable[[Any, int], list[str]]

# By game: where the view of a seat has rows ({seat} is its own number), and of which table they are. In the view of a
# spectator, paths without {seat} are in play for all.
VIEWS: Mapping[str, Mapping[str, str]] = {
    "critter-kitchen": {
        "kitchens.{seat}.zous": "zous_chefs",
        "kitchens.{seat}.restaurateur": "restaurateurs",
        "critic": "critics",
        "challenges": "challenges",
        "rumors": "rumors",
    },
    "restaurant-row": {"restaurants.{seat}.staff": "staff", "restaurants.{seat}.renovations": "renovations"},
    "ristorante-italia": {
        "restaurants.{seat}.menu": "recipe",
        "restaurants.{seat}.cellar": "wine",
        "restaurants.{seat}.bonus": "bonus",
        "restaurants.{seat}.specialities": "speciality",
        "restaurants.{seat}.vips": "vip",
    },
    "rival-restaurants": {
        "players.{seat}.restaurant": "restaurants",
        "players.{seat}.recipes": "recipes",
        "pieces.owner={seat}.npc=False.chef": "chefs",
        "pieces.owner={seat}.npc=True.chef": "npc_chefs",
    },
    "sweet-mess": {"cooks.{seat}.chef": "chef", "cooks.{seat}.done": "recipe", "cooks.{seat}.awards": "award"},
}


def features_of(name: str, game: Game[Any]) -> Features:
    """How to find the rows of a game: its own way, else the lab's."""
    module = name.partition(":")[0] if ":" in name else home(name)
    own: Features | None = getattr(sys.modules.get(module), "features", None)
    if own is not None:
        return own
    places = VIEWS.get(game.name, {})
    return lambda s, seat: in_view(game, places, s, seat)


def in_view(game: Game[Any], places: Mapping[str, str], s: State, seat: int) -> list[str]:
    """The rows that the view of a seat has in some places."""
    wanted = {path: table for path, table in places.items() if ("{seat}" in path) == (seat >= 0)}
    if not wanted:
        return []
    view, names = game.view_of(s, seat), tables(game.folder, s.content)
    found = {
        f"{table}.{names[table][row]}"
        for path, table in wanted.items()
        for row in numbers(reached(view, path.format(seat=seat).split(".")))
        if 0 <= row < len(names[table])
    }
    return sorted(found)


def reached(value: Any, keys: list[str]) -> Any:
    """What a view has at the end of some keys; in a list, `field=value` keeps what fits, and a field is read of all."""
    for key in keys:
        if not isinstance(value, list):
            value = value[key]
        elif key.isdecimal():
            value = value[int(key)]
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


@cache
def tables(folder: Path, content: str) -> dict[str, list[str]]:
    """The ids of every table's rows, in their order."""
    printed = rows.read(folder / "content.toml")
    merged = rows.merged(printed, rows.read(Path(content)), content) if content else printed
    return {name: [str(row.get("id")) for row in table] for name, table in merged.items() if isinstance(table, list)}
