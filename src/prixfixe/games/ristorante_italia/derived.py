"""What follows from a position and a page wants to show: scores so far, income, what a recipe misses, what an offer
leaves. Every number is what the rules say."""

from __future__ import annotations

from mypy_extensions import i64

from prixfixe.core.state import Ask
from prixfixe.games.ristorante_italia.critic import income, new_prestige, sauce
from prixfixe.games.ristorante_italia.cubes import sprinkled
from prixfixe.games.ristorante_italia.finals import all_special, best_recipe, common_categories, dinner_prestige
from prixfixe.games.ristorante_italia.menu import replaced
from prixfixe.games.ristorante_italia.rooms import removed
from prixfixe.games.ristorante_italia.scoring import paired, pairings, score, star_value, total
from prixfixe.games.ristorante_italia.state import Italia, Restaurant, chef_level, holds
from prixfixe.games.ristorante_italia.tables import CONTEST, CRITIC, ECONOMY, GUIDE, PANTRY, VIP, WINES, Tables
from prixfixe.games.ristorante_italia.wine import swapped
from prixfixe.kit.sight import Sight


def show_derived(s: Italia, seat: i64, to: Sight) -> None:
    """Points that all can count, then what concerns the viewer alone."""
    to.data("scores", [total(s.tables, r) for r in s.restaurants])
    show_known(s, to.part("known"))
    if seat >= 0:
        show_own(s, seat, to.part("own"))


# ---- what everybody can count


def show_known(s: Italia, to: Sight) -> None:
    """By seat, and what the calendar closes."""
    t = s.tables
    to.data("lines", [score(t, r) for r in s.restaurants])
    to.data("incomes", [income(t, r) for r in s.restaurants])
    to.data("paired", [paired(t, r) for r in s.restaurants])
    to.data("star_values", [star_value(t, r) for r in s.restaurants])
    to.data("shelf_left", [shelf_left(t, r) for r in s.restaurants])
    to.data("stakes", [stake(s, seat) for seat in range(s.seats)])
    to.data("categories", [shared_categories(t, r) for r in s.restaurants])
    to.data("specialities", [shared_specialities(t, r) for r in s.restaurants])
    to.data("closed_rooms", [kind for kind in range(len(t.room_season)) if t.room_season[kind] > s.season])
    to.data("dry", s.dry != 0 and s.season == t.dry_season)


def shelf_left(t: Tables, r: Restaurant) -> i64:
    """Free spaces of a shelf; -1 for a shelf without end."""
    return -1 if holds(r, PANTRY) else max(t.shelf - r.shelved, 0)


def stake(s: Italia, seat: i64) -> i64:
    """What a restaurant has up to now in the ranking of this phase, cubes included; -1 where it takes no part."""
    t, r = s.tables, s.restaurants[seat]
    added = r.seasoning * t.per_cube
    if s.phase == CRITIC:
        return new_prestige(t, r) + sauce(t, r, CRITIC) + added
    if s.phase == GUIDE and r.dinner:
        return dinner_prestige(t, r) + added
    if s.phase == ECONOMY:
        return r.coins
    if s.phase == CONTEST and best_recipe(t, r) >= 0:
        return t.recipe_prestige[best_recipe(t, r)] + sauce(t, r, CONTEST) + added
    return -1


def shared_categories(t: Tables, r: Restaurant) -> list[i64]:
    """The categories that all recipes chosen for the dinner show."""
    if not r.dinner:
        return []
    return [category for category in range(t.categories) if common_categories(t, r) >> category & 1]


def shared_specialities(t: Tables, r: Restaurant) -> list[i64]:
    """The specialities that they all show, with the symbols of bonus cards."""
    return [speciality for speciality in range(t.specialities) if r.dinner and all_special(t, r, speciality)]


# ---- what concerns the viewer


def show_own(s: Italia, seat: i64, to: Sight) -> None:
    """What the own recipes miss, what coins are left for, and what the open question is about."""
    t, r = s.tables, s.restaurants[seat]
    wanted = wanted_kinds(t, r)
    to.data("wanted", wanted)
    to.data("odds", [odds(s, kind) for kind in wanted])
    to.data("hand_missing", [missing(t, r, recipe) for recipe in r.hand])
    to.data("hand_costs", [price(t, missing(t, r, recipe)) for recipe in r.hand])
    to.data("hand_harder", [harder(t, r, recipe) for recipe in r.hand])
    to.data("coins_left", [max(r.coins - cost, -1) for cost in t.cost])
    show_drawn(s, r, s.drawn if s.active == seat else [], to)
    show_question(s, seat, to)


def missing(t: Tables, r: Restaurant, recipe: i64) -> list[i64]:
    """The ingredients that are not on the shelf; one listed twice needs two tokens."""
    kinds, needs = t.recipe_kinds[recipe], t.recipe_needs[recipe]
    found: list[i64] = []
    for i in range(len(kinds)):
        for _ in range(needs[i] - min(r.shelf[kinds[i]], needs[i])):
            found.append(kinds[i])
    return found


def price(t: Tables, kinds: list[i64]) -> i64:
    """What tokens cost together."""
    coins: i64 = 0
    for kind in kinds:
        coins += t.cost[kind]
    return coins


def harder(t: Tables, r: Restaurant, recipe: i64) -> i64:
    """The toques that the chef lacks for a recipe."""
    return max(t.recipe_toques[recipe] - chef_level(t, r), 0)


def wanted_kinds(t: Tables, r: Restaurant) -> list[i64]:
    """The ingredients that recipes in hand still miss."""
    found: list[i64] = []
    for recipe in r.hand:
        for kind in missing(t, r, recipe):
            if kind not in found:
                found.append(kind)
    return found


def show_drawn(s: Italia, r: Restaurant, drawn: list[i64], to: Sight) -> None:
    """The cards looked at: what recipes miss, and which pairings a wine would bring."""
    t = s.tables
    wines = s.deck == WINES
    recipes = [] if wines else drawn
    to.data("drawn_missing", [missing(t, r, recipe) for recipe in recipes])
    to.data("drawn_costs", [price(t, missing(t, r, recipe)) for recipe in recipes])
    to.data("drawn_harder", [harder(t, r, recipe) for recipe in recipes])
    to.data("drawn_pairings", [new_pairings(t, r, wine) for wine in drawn] if wines else [])


def new_pairings(t: Tables, r: Restaurant, wine: i64) -> i64:
    """The recipes of the menu that only this wine would suit."""
    twin = r.copy()
    twin.cellar.append(wine)
    return pairings(t, twin) - pairings(t, r)


def show_question(s: Italia, seat: i64, to: Sight) -> None:
    """What is in the hand while something must make way for it; what offers leave; the score with cubes."""
    t, r = s.tables, s.restaurants[seat]
    ask = s.question(seat)
    to.data("held", ask.a if ask is not None and makes_way(ask) else -1)
    offers: i64 = r.coins + 1 if ask is not None and s.phase == VIP and r.bid < 0 else 0
    to.data("left_if_won", [r.coins - offer // t.winner_divisor for offer in range(offers)])
    to.data("left_if_lost", [r.coins - offer // t.loser_divisor for offer in range(offers)])
    cubes: i64 = r.cubes + 1 if ask is not None and ask.rule is sprinkled else 0
    to.data("with_cubes", [stake(s, seat) + count * t.per_cube for count in range(cubes)])


def makes_way(ask: Ask) -> bool:
    """Whether a wine, a recipe or a room waits for the place of another."""
    return ask.rule is swapped or ask.rule is replaced or ask.rule is removed


# ---- a new delivery


def odds(s: Italia, kind: i64) -> list[i64]:
    """A kind, and the chance in percent that a restock of its shop brings at least one of it."""
    t = s.tables
    shop = t.shop_of[kind]
    first = shop * t.stall
    stall = [found for found in s.stalls[first : first + t.stall] if found >= 0]
    thrown: i64 = s.trash[kind] + stall.count(kind)
    missed = none_of(s.crated[shop], s.crate[kind], t.stall)
    left = t.stall - s.crated[shop]
    if left > 0:  # the crate is filled from the trash, where the old stall lies by then
        missed *= none_of(s.trashed[shop] + len(stall), thrown, left)
    return [kind, round(100 * (1 - missed))]


def none_of(tokens: i64, marked: i64, draws: i64) -> float:
    """The chance that none of the marked tokens is among those drawn."""
    chance = 1.0
    for i in range(min(tokens, draws)):
        chance *= int(max(tokens - marked - i, 0)) / int(tokens - i)
    return chance
