"""RI-TOQ and RI-MENU: placing recipes on the menu."""

from __future__ import annotations

from mypy_extensions import i64

from prixfixe.core.state import PASS
from prixfixe.games.ristorante_italia.bonus import can_study, study
from prixfixe.games.ristorante_italia.options import STUDY
from prixfixe.games.ristorante_italia.recipes import forget_slot
from prixfixe.games.ristorante_italia.shops import throw
from prixfixe.games.ristorante_italia.state import Italia, Restaurant, chef_level
from prixfixe.games.ristorante_italia.tables import Tables
from prixfixe.kit.lists import drop


def place(s: Italia, seat: i64) -> None:
    """Recipes of the hand, one at a time, until the player passes."""
    s.ask(seat, placeable(s, seat), placed)


def placeable(s: Italia, seat: i64) -> list[i64]:
    """Pass, a recipe that can be cooked, or a step of the Remedial Course."""
    t, r = s.tables, s.restaurants[seat]
    level = chef_level(t, r)
    options: list[i64] = [PASS]
    for recipe in r.hand:
        if t.recipe_toques[recipe] <= level and has_ingredients(t, r, recipe):
            options.append(recipe)
    if can_study(s, seat):
        options.append(STUDY)
    return options


def has_ingredients(t: Tables, r: Restaurant, recipe: i64) -> bool:
    """Every listed ingredient is on the shelf; one listed twice needs two tokens."""
    kinds, needs = t.recipe_kinds[recipe], t.recipe_needs[recipe]
    return all(r.shelf[kinds[i]] >= needs[i] for i in range(len(kinds)))


def placed(s: Italia, seat: i64, recipe: i64) -> None:
    """The ingredients go to the trash of their shops and the recipe to the menu."""
    if recipe == PASS:
        return
    s.then(place, seat)
    if recipe == STUDY:
        study(s, seat)
        return
    r = s.restaurants[seat]
    drop(r.hand, recipe)
    forget_slot(s, seat, recipe)
    cook(s, r, recipe)
    space = free_space(s.tables, r, s.tables.course_of[recipe])
    if space >= 0:
        serve(r, recipe, space)
    else:
        s.ask(seat, humblest(s.tables, r, s.tables.course_of[recipe]), replaced, recipe)


def cook(s: Italia, r: Restaurant, recipe: i64) -> None:
    """The tokens leave the shelf."""
    kinds, needs = s.tables.recipe_kinds[recipe], s.tables.recipe_needs[recipe]
    for i in range(len(kinds)):
        r.shelf[kinds[i]] -= needs[i]
        r.shelved -= needs[i]
        for _ in range(needs[i]):
            throw(s, kinds[i])


def free_space(t: Tables, r: Restaurant, course: i64) -> i64:
    """The first empty space of a course, -1 if it is full."""
    for space in range(course * t.menu, (course + 1) * t.menu):
        if r.menu[space] < 0:
            return space
    return -1


def serve(r: Restaurant, recipe: i64, space: i64) -> None:
    """A recipe on the menu is new until the season ends."""
    r.menu[space] = recipe
    r.fresh |= 1 << space


def humblest(t: Tables, r: Restaurant, course: i64) -> list[i64]:
    """The recipes of a full course, the humblest first."""
    ranked = sorted([t.recipe_rank[r.menu[space]] for space in range(course * t.menu, (course + 1) * t.menu)])
    return [t.recipe_rank.index(rank) for rank in ranked]


def replaced(s: Italia, seat: i64, old: i64, recipe: i64) -> None:
    """A recipe of a full course goes to the discard pile, even one placed this season."""
    r = s.restaurants[seat]
    s.discards[s.tables.course_of[old]].append(old)
    serve(r, recipe, r.menu.index(old))
