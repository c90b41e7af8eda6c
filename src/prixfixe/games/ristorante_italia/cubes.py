"""RI-CUBE: adding special-touch cubes, round after round, until nobody adds any more."""

from __future__ import annotations

from mypy_extensions import i64

from prixfixe.games.ristorante_italia.state import Italia, Restaurant
from prixfixe.games.ristorante_italia.tables import CRITIC, GUIDE


def season(s: Italia) -> None:
    """Before a ranking, everybody in turn may add cubes."""
    for r in s.restaurants:
        r.seasoning = 0
    if s.advanced:
        sprinkle(s, 0, 0)


def sprinkle(s: Italia, go: i64, quiet: i64) -> None:
    """The next go in turn order; as many quiet goes in a row as players end the rounds."""
    while quiet < s.seats:
        seat = s.order[go % s.seats]
        r = s.restaurants[seat]
        if r.cubes > 0 and seasons_something(s, r):
            options: list[i64] = []
            for count in range(r.cubes + 1):
                options.append(count)
            s.ask(seat, options, sprinkled, go, quiet)
            return
        go += 1
        quiet += 1


def seasons_something(s: Italia, r: Restaurant) -> bool:
    """A new recipe before the critic, a dinner in the Guide, a recipe in the Contest."""
    if s.phase == CRITIC:
        return r.fresh != 0
    if s.phase == GUIDE:
        return r.dinner != 0
    return has_recipe(r)


def has_recipe(r: Restaurant) -> bool:
    """Whether there is anything on the menu."""
    return any(recipe >= 0 for recipe in r.menu)


def sprinkled(s: Italia, seat: i64, count: i64, go: i64, quiet: i64) -> None:
    """Cubes spent return to the box; passing is not final while others still add."""
    r = s.restaurants[seat]
    r.cubes -= count
    s.box += count
    r.seasoning += count
    sprinkle(s, go + 1, 0 if count > 0 else quiet + 1)
