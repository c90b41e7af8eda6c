"""Which content rows a seat has: what a report needs to say which card wins too often.

A game says it with a function `features(s, seat)` in the module of its Game record: the rows, as "table.id", that the
seat has now, and with seat WATCHER those in play for everybody. For a title that has none, the lab reads the rows out
of the view, by the list below. A report asks every few decisions and at the end, and counts a row as had if it was
there at any of these moments.
"""

from __future__ import annotations

import sys
from typing import Any, Callable, Iterator, Mapping

from prixfixe.core.game import Game
from prixfixe.core.state import State
from prixfixe.kit import packs
from prixfixe.kit.content import Box
from prixfixe.titles import home

Features = Callable[[Any, int], list[str]]

# By game: where the view of a seat has the rows that the seat has ({seat} is its own number), where the view of a
# spectator has those in play for all, and of which table they are. A view counts one table after the other where cards
# of several tables make one deck: what a "-" stands before is passed over. A step "?" of a path takes the places in a
# list that are not 0 for rows.
Places = Mapping[str, str]
HELD: Mapping[str, Places] = {
    "critter-kitchen": {
        "kitchens.{seat}.zous": "zous_chefs",
        "kitchens.{seat}.restaurateur": "restaurateurs",
        "kitchens.{seat}.secret": "rumors",
    },
    "restaurant-row": {
        "restaurants.{seat}.staff": "staff",
        "restaurants.{seat}.renovations": "renovations",
        "restaurants.{seat}.menu": "ingredients",
        "restaurants.{seat}.main": "customers",
        "restaurants.{seat}.second": "customers",
        "restaurants.{seat}.extra": "customers",
        "restaurants.{seat}.patio": "customers",
    },
    "ristorante-italia": {
        "restaurants.{seat}.menu": "recipe",
        "restaurants.{seat}.cellar": "wine",
        "restaurants.{seat}.bonus": "bonus",
        "restaurants.{seat}.rooms": "room",
        "restaurants.{seat}.categories": "category",
        "restaurants.{seat}.specialities": "speciality",
        "restaurants.{seat}.vips": "vip",
    },
    "rival-restaurants": {
        "players.{seat}.restaurant": "restaurants",
        "players.{seat}.recipes": "recipes",
        "players.{seat}.upgrades.?": "upgrades",
        "players.{seat}.larder.?": "ingredients",
        "mine.hand": "action_cards",
        "pieces.owner={seat}.npc=False.chef": "chefs",
        "pieces.owner={seat}.npc=True.chef": "npc_chefs",
    },
    "sweet-mess": {
        "cooks.{seat}.chef": "chef",
        "cooks.{seat}.done": "recipe",
        "cooks.{seat}.awards": "award",
        "cooks.{seat}.stored.?": "stored",
        "hand": "tool",
        "down": "tool",
    },
}
SHARED: Mapping[str, Places] = {
    "critter-kitchen": {
        "critic": "critics",
        "challenges": "challenges",
        "rumors": "rumors",
        "rival.discards.0": "manager_cards",
        "rival.discards.1": "mcdogald_chef_cards",
        "rival.discards.2": "mcdogald_chef_cards",
        "rival.discards.3": "mcdogald_chef_cards",
    },
    "sweet-mess": {
        "gone": "-recipe event",
        "benefit_left": "bench_benefit",
        "benefit_middle": "bench_benefit",
        "benefit_right": "bench_benefit",
        "ran": "bot_card",
    },
}
ALIKE = "everybody has the same"
BEHIND = "told by the rows that it stands on"
UNCOUNTED: Mapping[str, Mapping[str, str]] = {  # by game: the tables with faces that no place above names, and why
    "critter-kitchen": {
        "chefs": ALIKE, "locations": ALIKE, "location_cards": ALIKE, "ingredients": "tokens that come and go",
        "spices": "tokens that come and go", "other_tokens": "tokens that come and go", "star_denominations": ALIKE,
        "rumor_tokens": BEHIND, "critics_choice": BEHIND,
    },
    "restaurant-row": {
        "restaurants": "one for each seat", "stores": ALIKE, "customer_types": BEHIND, "categories": ALIKE,
        "menu_spaces": ALIKE,
    },
    "ristorante-italia": {
        "ingredient": "tokens that come and go", "shop": ALIKE, "wine_type": BEHIND, "course": BEHIND,
        "award": "a line of the score each", "coin": ALIKE, "calendar": ALIKE, "rating_square": ALIKE,
    },
    "rival-restaurants": {"locations": ALIKE, "levels": "a line of the score", "coins": ALIKE, "favours": ALIKE},
    "sweet-mess": {
        "ingredient": "tokens that come and go", "bowl": ALIKE, "leftover_tile": ALIKE, "recipe_type": BEHIND,
        "toque": ALIKE, "bench_group": ALIKE, "bench_slot": ALIKE, "action": ALIKE, "effect": BEHIND, "arm": ALIKE,
        "bot_primary": BEHIND, "bot_secondary": BEHIND,
    },
}  # fmt: skip


def features_of(name: str, game: Game[Any]) -> Features:
    """How to find the rows of a game: its own way, else the lab's."""
    module = name.partition(":")[0] if ":" in name else home(name)
    own: Features | None = getattr(sys.modules.get(module), "features", None)
    if own is not None:
        return own
    held, shared = HELD.get(game.name, {}), SHARED.get(game.name, {})
    return lambda s, seat: in_view(game, held if seat >= 0 else shared, s, seat)


def in_view(game: Game[Any], places: Places, s: State, seat: int) -> list[str]:
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
    specs = [*HELD.get(game.name, {}).values(), *SHARED.get(game.name, {}).values()]
    return {table for spec in specs for table in spec.split() if not table.startswith("-")}


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
