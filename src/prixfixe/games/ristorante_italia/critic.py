"""RI-CRIT and RI-REV: the critic's judgement, and the revenue."""

from __future__ import annotations

from mypy_extensions import i64

from prixfixe.games.ristorante_italia.cubes import season
from prixfixe.games.ristorante_italia.menu import place
from prixfixe.games.ristorante_italia.state import Italia, Restaurant, climb, menu_income
from prixfixe.games.ristorante_italia.tables import CRITIC, SAUCE, Tables
from prixfixe.games.ristorante_italia.ties import explain, rank


def critic(s: Italia) -> None:
    """Everybody places recipes, then cubes are added, then the critic judges."""
    for seat in s.order:
        s.then(place, seat)
    s.then(season)
    s.then(judge)


def judge(s: Italia) -> None:
    """All are ranked by the prestige of their new recipes, their cubes and sauces."""
    t = s.tables
    for seat in range(s.seats):
        r = s.restaurants[seat]
        recipes, cubes, sauces = new_prestige(t, r), r.seasoning * t.per_cube, sauce(t, r, CRITIC)
        s.values[seat] = recipes + cubes + sauces
        s.tell("critic_score", seat, s.values[seat])
        if s.advanced:
            s.tell("score_from", recipes, cubes, sauces)
        else:
            s.tell("score_new")
    rank(s, CRITIC, s.order)
    s.then(reward)


def new_prestige(t: Tables, r: Restaurant) -> i64:
    """Prestige of the recipes placed this season and still on the menu."""
    total: i64 = 0
    for space in range(len(r.menu)):
        if r.fresh >> space & 1:
            total += t.recipe_prestige[r.menu[space]]
    return total


def sauce(t: Tables, r: Restaurant, phase: i64) -> i64:
    """What the Sauce Expert adds in a phase."""
    total: i64 = 0
    if r.powers >> SAUCE & 1:
        for card in r.bonus:
            if t.bonus_effect[card] == SAUCE and t.bonus_phases[card] >> phase & 1:
                total += t.bonus_amount[card]
    return total


def reward(s: Italia) -> None:
    """When the whole ranking is known, all pawns climb: three squares, two, and one for everybody else."""
    steps = s.tables.critic_steps
    for i in range(len(s.standing)):
        r = s.restaurants[s.standing[i]]
        climb(s.tables, r, steps[min(i, len(steps) - 1)])
        s.tell("climbs", s.standing[i], i + 1, s.tables.rating[r.square])
        explain(s, i)
    for r in s.restaurants:
        r.seasoning = 0


# ---- revenue


def earn(s: Italia) -> None:
    """Everybody receives the income of all recipes, wines and rooms."""
    for seat in s.order:
        r = s.restaurants[seat]
        coins = income(s.tables, r)
        r.coins += coins
        s.tell("income", seat, coins)
        if s.news is not None:
            tell_income(s, r)


def tell_income(s: Italia, r: Restaurant) -> None:
    """What the coins come from; only the advanced game has rooms."""
    recipes, wines, rooms = menu_income(s.tables, r), wine_income(s.tables, r), room_income(s.tables, r)
    if s.advanced:
        s.tell("income_from", recipes, wines, rooms)
    else:
        s.tell("income_plain", recipes, wines)


def income(t: Tables, r: Restaurant) -> i64:
    """Coins of one Revenue phase."""
    return menu_income(t, r) + wine_income(t, r) + room_income(t, r)


def wine_income(t: Tables, r: Restaurant) -> i64:
    """Coins of the wines in the cellar."""
    total: i64 = 0
    for wine in r.cellar:
        total += t.wine_income[wine]
    return total


def room_income(t: Tables, r: Restaurant) -> i64:
    """Coins of the rooms."""
    total: i64 = 0
    for kind in r.rooms:
        total += t.room_income[kind]
    return total
