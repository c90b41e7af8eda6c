"""What the Guide and the Contest may still bring: spoons, by the chance to win them."""

from __future__ import annotations

from math import exp

from mypy_extensions import i64

from prixfixe.games.ristorante_italia.bots.outlook import actions_left, placings_left
from prixfixe.games.ristorante_italia.bots.weights import W
from prixfixe.games.ristorante_italia.critic import sauce
from prixfixe.games.ristorante_italia.finals import dinner_prestige, dinner_recipes
from prixfixe.games.ristorante_italia.scoring import spoon_value
from prixfixe.games.ristorante_italia.state import Italia, Restaurant, chef_level
from prixfixe.games.ristorante_italia.tables import ACTION, CONTEST, GUIDE


class Kitchen:
    """How strong a restaurant will be at the end, as far as its menu and its hand tell."""

    seat: i64
    dinner: float  # prestige of its best dinner, and cubes
    whole: float  # the chance that every course has a recipe
    best: float  # prestige of its best recipe, cubes and sauces


def spoon_hope(s: Italia, seat: i64, rivals: list[Kitchen]) -> float:
    """Points of the spoons that are still to be won, by the chance of each place."""
    if s.over:
        return 0.0
    t, mine = s.tables, kitchen(s, seat)
    guide = mine.whole
    places = [1.0]  # the chance of each place in the Contest
    for theirs in rivals:
        tie = tie_edge(s, seat, theirs.seat)
        guide *= 1.0 - theirs.whole * (1.0 - lasting(s, mine.dinner - theirs.dinner + tie, W.dinner_doubt))
        places = placed(places, lasting(s, mine.best - theirs.best + tie, W.contest_doubt))
    spoons = expected(t.contest_spoons, places)
    if placings_left(s):
        spoons += expected(t.guide_spoons, [guide])
    return spoons * float(spoon_value(t, s.restaurants[seat]))


def tie_edge(s: Italia, seat: i64, other: i64) -> float:
    """The higher rated of two who are level comes first: less than one prestige, more than nothing."""
    squares = s.restaurants[seat].square - s.restaurants[other].square
    return 0.4 if squares > 0 else -0.4 if squares < 0 else 0.0


def lasting(s: Italia, lead: float, doubt: float) -> float:
    """How likely a lead lasts to the end, the less so the more seasons follow."""
    seasons = float(s.tables.season_of[-1] - s.season) + (1.0 if s.phase == ACTION else 0.0)
    return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, lead / (0.15 + doubt * seasons)))))


def placed(places: list[float], ahead: float) -> list[float]:
    """The chance of each place, with one more rival who is left behind with the chance `ahead`."""
    found = [0.0] * (len(places) + 1)
    for i in range(len(places)):
        found[i] += places[i] * ahead
        found[i + 1] += places[i] * (1.0 - ahead)
    return found


def expected(spoons: list[i64], places: list[float]) -> float:
    """The spoons to expect, by the chance of each place."""
    total = 0.0
    for i in range(min(len(spoons), len(places))):
        total += float(spoons[i]) * places[i]
    return total


# ---- how strong a restaurant will be


def kitchens(s: Italia, seat: i64) -> list[Kitchen]:
    """Those of the rivals of a seat."""
    return [kitchen(s, other) for other in range(s.seats) if other != seat]


def kitchen(s: Italia, seat: i64) -> Kitchen:
    """The best of every course, on the menu or within reach; once a dinner is chosen, that one."""
    t, r = s.tables, s.restaurants[seat]
    best = [0.0] * int(t.courses)
    sure = [0.0] * int(t.courses)
    for recipe in r.menu:
        if recipe >= 0:
            course = t.course_of[recipe]
            best[course] = max(best[course], float(t.recipe_prestige[recipe]))
            sure[course] = 1.0
    if placings_left(s):
        reach_out(s, seat, best, sure)
    found = Kitchen()
    found.seat = seat
    found.dinner = sum(best)
    if s.phase == GUIDE and len(dinner_recipes(r)) == t.courses:
        found.dinner = float(dinner_prestige(t, r) + r.seasoning)
    found.best = max(best)
    if s.phase == CONTEST:
        found.best += float(r.seasoning + sauce(t, r, CONTEST))
    found.whole = 1.0
    for chance in sure:
        found.whole *= chance
    return found


def reach_out(s: Italia, seat: i64, best: list[float], sure: list[float]) -> None:
    """Recipes of the hand count by their chance; what is not in hand may still be drawn."""
    t, r = s.tables, s.restaurants[seat]
    for recipe in r.hand:
        course = t.course_of[recipe]
        chance = chance_of(s, r, recipe)
        best[course] = max(best[course], chance * float(t.recipe_prestige[recipe]))
        sure[course] = max(sure[course], chance)
    actions = float(actions_left(s, seat, t.season_of[-1]))
    for course in range(t.courses):
        sure[course] = max(sure[course], actions / (actions + W.fill))


def chance_of(s: Italia, r: Restaurant, recipe: i64) -> float:
    """How likely a recipe of the hand gets on the menu, by what it lacks."""
    t = s.tables
    toques = t.recipe_toques[recipe] - chef_level(t, r)
    if toques > 0 and s.season == t.season_of[-1]:
        return 0.0
    chance = 1.0 if toques <= 0 else W.soon if toques == 1 else 0.4 * W.soon
    kinds, needs = t.recipe_kinds[recipe], t.recipe_needs[recipe]
    for i in range(len(kinds)):
        for _ in range(needs[i] - r.shelf[kinds[i]]):
            chance *= W.reach
    return chance
