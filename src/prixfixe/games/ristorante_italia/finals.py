"""RI-GUIDE, RI-ECO, RI-CONT: the phases that only the last season has."""

from __future__ import annotations

from mypy_extensions import i64

from prixfixe.core.state import PASS
from prixfixe.games.ristorante_italia.bonus import can_study, study
from prixfixe.games.ristorante_italia.critic import sauce
from prixfixe.games.ristorante_italia.cubes import has_recipe, season
from prixfixe.games.ristorante_italia.menu import place
from prixfixe.games.ristorante_italia.options import CLIMB
from prixfixe.games.ristorante_italia.state import Italia, Restaurant, pack_recipes
from prixfixe.games.ristorante_italia.tables import CONTEST, ECONOMY, GUIDE, SYMBOL, Tables
from prixfixe.games.ristorante_italia.ties import explain, rank


def guide(s: Italia) -> None:
    """Everybody places recipes, then chooses a dinner; cubes are added; the best dinner wins."""
    for seat in s.order:
        s.then(place, seat)
    for seat in s.order:
        s.then(dine, seat, 0)
    s.then(season)
    s.then(compare_dinners)


def dine(s: Italia, seat: i64, course: i64) -> None:
    """A complete menu offers a dinner, one recipe of each course."""
    r = s.restaurants[seat]
    if not complete(s.tables, r):
        s.tell("no_dinner", seat, lacking(s.tables, r))
        return
    if course < s.tables.courses:
        s.ask(seat, best_first(s.tables, r, course), dined, course)
    elif s.news is not None:
        s.tell("dinner", seat, pack_recipes(dinner_recipes(r)), dinner_prestige(s.tables, r))


def complete(t: Tables, r: Restaurant) -> bool:
    """At least one recipe of every course."""
    return lacking(t, r) < 0


def lacking(t: Tables, r: Restaurant) -> i64:
    """The first course without a recipe, -1 if there is none."""
    for course in range(t.courses):
        if not course_recipes(t, r, course):
            return course
    return -1


def course_recipes(t: Tables, r: Restaurant, course: i64) -> list[i64]:
    """The recipes of one course on the menu."""
    return [recipe for recipe in r.menu[course * t.menu : (course + 1) * t.menu] if recipe >= 0]


def dined(s: Italia, seat: i64, recipe: i64, course: i64) -> None:
    """The recipe belongs to the dinner; on to the next course."""
    r = s.restaurants[seat]
    space: i64 = r.menu.index(recipe)
    r.dinner |= 1 << space
    dine(s, seat, course + 1)


def best_first(t: Tables, r: Restaurant, course: i64) -> list[i64]:
    """The recipes of a course, the one of the best dinner that is still possible first."""
    options = course_recipes(t, r, course)
    best: i64 = 0
    for i in range(1, len(options)):
        if dinner_beats(t, r, course, options[i], options[best]):
            best = i
    options.insert(0, options.pop(best))
    return options


def dinner_beats(t: Tables, r: Restaurant, course: i64, one: i64, other: i64) -> bool:
    """Whether a recipe allows a better dinner: more prestige, then more awards, then the first of them by id."""
    a, b = best_with(t, r, course, one), best_with(t, r, course, other)
    return a > b or (a == b and t.recipe_alpha[one] < t.recipe_alpha[other])


def best_with(t: Tables, r: Restaurant, course: i64, recipe: i64) -> i64:
    """Prestige and award points, in one number, of the best dinner with this recipe and those chosen before."""
    kept = r.dinner
    space: i64 = r.menu.index(recipe)
    r.dinner |= 1 << space
    best: i64 = -1
    if course + 1 == t.courses:
        best = 1000 * dinner_prestige(t, r) + award_points(t, r)
    else:
        for following in course_recipes(t, r, course + 1):
            best = max(best, best_with(t, r, course + 1, following))
    r.dinner = kept
    return best


def dinner_recipes(r: Restaurant) -> list[i64]:
    """The recipes chosen for the dinner."""
    return [r.menu[space] for space in range(len(r.menu)) if r.dinner >> space & 1]


def dinner_prestige(t: Tables, r: Restaurant) -> i64:
    """The sum of their prestige."""
    total: i64 = 0
    for recipe in dinner_recipes(r):
        total += t.recipe_prestige[recipe]
    return total


def award_points(t: Tables, r: Restaurant) -> i64:
    """The points of the theme tokens that the dinner wins."""
    points: i64 = 0
    for category in range(t.categories):
        if common_categories(t, r) >> category & 1:
            points += t.per_category
    for speciality in range(t.specialities):
        if all_special(t, r, speciality):
            points += t.per_speciality
    return points


def common_categories(t: Tables, r: Restaurant) -> i64:
    """The categories that all recipes of the dinner show, one bit for each."""
    common: i64 = (1 << t.categories) - 1
    for recipe in dinner_recipes(r):
        common &= t.recipe_categories[recipe]
    return common


def all_special(t: Tables, r: Restaurant, speciality: i64) -> bool:
    """Whether all recipes of the dinner show a speciality; bonus cards lend a symbol to recipes without it."""
    missing: i64 = 0
    for recipe in dinner_recipes(r):
        if t.recipe_speciality[recipe] != speciality:
            missing += 1
    for card in r.bonus:
        if t.bonus_effect[card] == SYMBOL and t.bonus_speciality[card] == speciality:
            missing -= t.bonus_amount[card]
    return missing <= 0


def compare_dinners(s: Italia) -> None:
    """The dinner with most prestige and cubes comes first."""
    guests = [seat for seat in s.order if s.restaurants[seat].dinner]
    for seat in guests:
        r = s.restaurants[seat]
        s.values[seat] = dinner_prestige(s.tables, r) + r.seasoning * s.tables.per_cube
        s.tell("dinner_score", seat, s.values[seat])
    rank(s, GUIDE, guests)
    s.then(print_guide)


def print_guide(s: Italia) -> None:
    """A Golden Spoon for the best dinner; theme tokens for every dinner with a theme."""
    give_spoons(s, s.tables.guide_spoons)
    for seat in s.order:
        r = s.restaurants[seat]
        r.seasoning = 0
        if r.dinner:
            give_themes(s, seat)


def give_spoons(s: Italia, spoons: list[i64]) -> None:
    """Spoons by place; those of a place that nobody takes stay in the box."""
    for i in range(min(len(spoons), len(s.standing))):
        s.restaurants[s.standing[i]].spoons += spoons[i]
        s.tell("wins_spoons", s.standing[i], spoons[i])
        explain(s, i)


def give_themes(s: Italia, seat: i64) -> None:
    """A token for a category that the whole dinner shows, and one for a speciality."""
    t, r = s.tables, s.restaurants[seat]
    r.categories = common_categories(t, r)
    for category in range(t.categories):
        if r.categories >> category & 1:
            s.tell("wins_category", seat, category)
    for speciality in range(t.specialities):
        if all_special(t, r, speciality):
            r.specialities |= 1 << speciality
            s.tell("wins_speciality", seat, speciality)


# ---- the Economy Prize


def economy(s: Italia) -> None:
    """All coins are shown."""
    for seat in s.order:
        s.values[seat] = s.restaurants[seat].coins
        s.tell("shows_coins", seat, s.values[seat])
    rank(s, ECONOMY, s.order)
    s.then(reward_thrift)


def reward_thrift(s: Italia) -> None:
    """The player with most coins gains a star; nothing is paid."""
    for i in range(min(len(s.tables.economy_stars), len(s.standing))):
        s.restaurants[s.standing[i]].stars += s.tables.economy_stars[i]
        s.tell("wins_economy", s.standing[i])
        explain(s, i)


# ---- the National Cooking Contest


def contest(s: Italia) -> None:
    """Everybody presents the best recipe; cubes are added; the two best win spoons."""
    for seat in s.order:
        s.then(present, seat)
    s.then(season)
    s.then(compare_recipes)


def present(s: Italia, seat: i64) -> None:
    """Before presenting, the Remedial Course may still be used; then the best recipe is presented."""
    if can_study(s, seat):
        s.ask(seat, [PASS, CLIMB], prepared)
        return
    best = best_recipe(s.tables, s.restaurants[seat])
    if best >= 0:
        s.tell("presents", seat, best)


def prepared(s: Italia, seat: i64, option: i64) -> None:
    """One square for ten coins, or on with the show."""
    if option != PASS:
        study(s, seat)
        present(s, seat)
        return
    best = best_recipe(s.tables, s.restaurants[seat])
    if best >= 0:
        s.tell("presents", seat, best)


def best_recipe(t: Tables, r: Restaurant) -> i64:
    """The recipe of highest prestige on the menu, -1 without one."""
    best: i64 = -1
    for recipe in r.menu:
        if recipe >= 0 and (best < 0 or t.recipe_prestige[recipe] > t.recipe_prestige[best]):
            best = recipe
    return best


def compare_recipes(s: Italia) -> None:
    """Prestige of the recipe, cubes and sauces."""
    t = s.tables
    cooks = [seat for seat in s.order if has_recipe(s.restaurants[seat])]
    for seat in cooks:
        r = s.restaurants[seat]
        best, cubes, sauces = t.recipe_prestige[best_recipe(t, r)], r.seasoning * t.per_cube, sauce(t, r, CONTEST)
        s.values[seat] = best + cubes + sauces
        s.tell("contest_score", seat, s.values[seat])
        if s.advanced:
            s.tell("contest_from", best, cubes, sauces)
    rank(s, CONTEST, cooks)
    s.then(crown)


def crown(s: Italia) -> None:
    """Two Golden Spoons for the first, one for the second."""
    give_spoons(s, s.tables.contest_spoons)
    for r in s.restaurants:
        r.seasoning = 0
