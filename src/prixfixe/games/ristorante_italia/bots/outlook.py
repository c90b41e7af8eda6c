"""What a hand, a shelf and a market may still become, in points: the part of `worth` that looks ahead."""

from __future__ import annotations

from mypy_extensions import i64

from prixfixe.games.ristorante_italia.bots.weights import W
from prixfixe.games.ristorante_italia.state import Italia, Restaurant, chef_level
from prixfixe.games.ristorante_italia.tables import ACTION, CRITIC, GUIDE, VIP, Tables
from prixfixe.kit.lists import drop


def coin_worth(s: Italia) -> float:
    """Points for a coin: after the actions of a season it waits for the next; nothing once the last offers are paid."""
    left = s.tables.season_of[-1] - s.season
    if left > 0:
        return coin_after(left if s.phase == ACTION else left - 1)
    if s.phase == ACTION or s.phase == GUIDE:
        return coin_after(0)
    return 0.06 if s.phase == VIP else 0.0


def coin_after(left: i64) -> float:
    """Points for a coin in a season that so many others follow."""
    return W.coin[min(left, len(W.coin) - 1)]


def income_worth(s: Italia) -> float:
    """Points for a coin of income: every revenue phase to come pays for the season after it."""
    points = 0.0
    for left in range(s.tables.paydays[s.square]):
        points += coin_after(left)
    return points


def action_worth(s: Italia) -> float:
    """Points that an action brings on average: the more, the longer its fruits pay."""
    return W.action + W.action_payday * paydays(s)


def paydays(s: Italia) -> float:
    """Revenue phases still to come."""
    return float(s.tables.paydays[s.square])


def actions_left(s: Italia, seat: i64, season: i64) -> i64:
    """Actions of a seat up to the end of a season."""
    t = s.tables
    left = t.action_phases[s.square][season] * t.actions
    if s.phase == ACTION:
        if s.active == seat:
            left += s.actions
        elif s.active < 0 or s.order.index(seat) > s.order.index(s.active):
            left += t.actions
    return left


def placings_left(s: Italia) -> bool:
    """Whether recipes can still be placed."""
    return s.season < s.tables.season_of[-1] or s.phase == ACTION or s.phase == GUIDE


def wine_types(t: Tables, r: Restaurant) -> i64:
    """The types in a cellar, one bit for each."""
    types: i64 = 0
    for wine in r.cellar:
        types |= 1 << t.wine_type[wine]
    return types


def dish_worth(s: Italia, r: Restaurant, recipe: i64, types: i64, earned: float) -> float:
    """Points of a recipe once it is on the menu; `earned` are points for each coin of income."""
    t = s.tables
    points = float(t.recipe_prestige[recipe]) + float(t.recipe_income[recipe]) * earned
    points += W.pairing if types >> t.recipe_wine[recipe] & 1 else 1.0
    if s.season < t.season_of[-1] and s.phase <= CRITIC:
        points += W.critic * float(t.recipe_prestige[recipe])
    lacking = t.recipe_toques[recipe] - chef_level(t, r)
    if lacking > 0:
        last = s.season == t.season_of[-1]
        return 0.0 if last else points * (W.soon if lacking == 1 else 0.4 * W.soon)
    return points


def spaces_worth(s: Italia, r: Restaurant, course: i64, used: i64, earned: float) -> float:
    """Points that a further recipe of a course costs, because it drives another one off the menu."""
    t = s.tables
    free: i64 = 0
    least = 99.0
    for space in range(course * t.menu, (course + 1) * t.menu):
        old = r.menu[space]
        if old < 0:
            free += 1
        else:
            least = min(least, float(t.recipe_prestige[old]) + 1.5 + float(t.recipe_income[old]) * earned)
    if used < free:
        return 0.0
    return least if used == free and least < 99.0 else 99.0


class Outlook:
    """A plan for the hand: which recipes are pursued, and what they lack."""

    points: float
    left: list[i64]  # tokens of the shelf that no recipe of the plan needs
    lacking: list[i64]  # tokens that the plan still needs
    actions: i64  # that the plan leaves free up to the end
    soon: i64  # and up to the end of the season
    price: float  # of an action
    used: list[i64]  # spaces taken by the plan, by course
    types: i64
    earned: float
    stalls: i64  # the kinds that lie on a stall, one bit for each


def outlook(s: Italia, seat: i64, purchases: i64 = 0) -> Outlook:
    """The best recipe first, with the tokens it needs; then the next, as long as actions last.

    Purchases are tokens that the action under way will bring: they need no action of those that are left.
    """
    r = s.restaurants[seat]
    plan = no_plan(s, seat)
    plan.actions += purchases
    plan.soon += purchases
    hand = r.hand[:] if placings_left(s) else []
    while hand:
        best, gain = best_dish(s, r, hand, plan)
        if best < 0:
            break
        drop(hand, best)
        pursue(s, best, gain, plan)
    return plan


def no_plan(s: Italia, seat: i64) -> Outlook:
    """What a plan has to go on, with no recipe in it."""
    r = s.restaurants[seat]
    plan = Outlook()
    plan.points = 0.0
    plan.left = r.shelf[:]
    plan.lacking = [0] * int(s.tables.kinds)
    plan.actions = actions_left(s, seat, s.tables.season_of[-1])
    plan.soon = actions_left(s, seat, s.season)
    plan.price = action_worth(s)
    plan.used = [0] * int(s.tables.courses)
    plan.types = wine_types(s.tables, r)
    plan.earned = income_worth(s)
    plan.stalls = kinds_out(s)
    if s.active == seat and s.incoming >= 0:
        plan.left[s.incoming] += 1
    return plan


def kinds_out(s: Italia) -> i64:
    """The kinds that lie on a stall, one bit for each."""
    kinds: i64 = 0
    for kind in s.stalls:
        if kind >= 0:
            kinds |= 1 << kind
    return kinds


def best_dish(s: Italia, r: Restaurant, hand: list[i64], plan: Outlook) -> tuple[i64, float]:
    """The recipe that adds most to the plan, -1 if none does."""
    best: i64 = -1
    most = 0.0
    for recipe in hand:
        gain = dish_gain(s, r, recipe, plan)
        if gain > most:
            best = recipe
            most = gain
    return best, most


def dish_gain(s: Italia, r: Restaurant, recipe: i64, plan: Outlook) -> float:
    """What a recipe adds: its points, less the coins and actions that missing tokens cost."""
    t = s.tables
    missing, hidden, cost = lacks(t, recipe, plan)
    if missing > plan.actions:
        return 0.0
    course = t.course_of[recipe]
    late = missing > plan.soon
    missed = coin_after(t.season_of[-1] - s.season - 1) if late else 0.0  # of the next revenue
    points = dish_worth(s, r, recipe, plan.types, plan.earned - missed)
    points -= spaces_worth(s, r, course, plan.used[course], plan.earned)
    for _ in range(missing):
        points *= W.risk
    for _ in range(hidden):
        points *= W.rare
    actions = float(missing) + W.detour * float(hidden)
    return points * (W.late if late else 0.97) - actions * plan.price - float(cost) * coin_worth(s)


def lacks(t: Tables, recipe: i64, plan: Outlook) -> tuple[i64, i64, i64]:
    """The tokens that the plan lacks for a recipe, those of them that lie on no stall, and what all of them cost."""
    kinds, needs = t.recipe_kinds[recipe], t.recipe_needs[recipe]
    missing: i64 = 0
    hidden: i64 = 0
    cost: i64 = 0
    for i in range(len(kinds)):
        lack = needs[i] - plan.left[kinds[i]]
        if lack > 0:
            missing += lack
            cost += lack * t.cost[kinds[i]]
            if not plan.stalls >> kinds[i] & 1:
                hidden += lack
    return missing, hidden, cost


def pursue(s: Italia, recipe: i64, gain: float, plan: Outlook) -> None:
    """The plan takes the tokens of a recipe and notes what it lacks."""
    t = s.tables
    kinds, needs = t.recipe_kinds[recipe], t.recipe_needs[recipe]
    plan.points += gain
    plan.used[t.course_of[recipe]] += 1
    for i in range(len(kinds)):
        have = min(plan.left[kinds[i]], needs[i])
        plan.left[kinds[i]] -= have
        plan.lacking[kinds[i]] += needs[i] - have
        plan.actions -= needs[i] - have
        plan.soon -= needs[i] - have


def owed(t: Tables, plan: Outlook) -> i64:
    """Coins that the lacking tokens cost."""
    coins: i64 = 0
    for kind, lack in enumerate(plan.lacking):
        if lack:
            coins += lack * t.cost[kind]
    return coins


# ---- cards and tokens within reach


def wine_gain(s: Italia, r: Restaurant, wine: i64, plan: Outlook) -> float:
    """What a wine adds: prestige, income and pairings, less its cost and the wine it drives out."""
    t = s.tables
    points = wine_points(s, r, wine, plan) - float(t.wine_cost[wine]) * coin_worth(s)
    if len(r.cellar) >= t.cellar:
        least = 99.0
        for old in r.cellar:
            least = min(least, float(t.wine_prestige[old]) + float(t.wine_income[old]) * plan.earned)
        points -= least
    return points


def wine_points(s: Italia, r: Restaurant, wine: i64, plan: Outlook) -> float:
    """Prestige, income, and pairings that no other wine gives."""
    t = s.tables
    points = float(t.wine_prestige[wine]) + float(t.wine_income[wine]) * plan.earned
    if not plan.types >> t.wine_type[wine] & 1:
        for recipe in r.menu:
            if recipe >= 0 and t.recipe_wine[recipe] == t.wine_type[wine]:
                points += W.pairing
        for recipe in r.hand:
            if t.recipe_wine[recipe] == t.wine_type[wine]:
                points += 1.0
    return points


def on_offer(s: Italia, plan: Outlook) -> float:
    """A little for each lacking kind that lies on a stall."""
    points = 0.0
    seen: i64 = 0
    for kind in s.stalls:
        if kind >= 0 and plan.lacking[kind] > 0 and not seen >> kind & 1:
            seen |= 1 << kind
            points += 0.12
    return points
