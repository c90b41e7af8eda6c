"""What single things are worth to a player, in points of popularity."""

from __future__ import annotations

from mypy_extensions import i64

from prixfixe.games.rival_restaurants.barter import any_of, card_in
from prixfixe.games.rival_restaurants.bots.weights import W
from prixfixe.games.rival_restaurants.options import ANY_CARD, COINS, GARBAGE, GOOD, RECIPE, SPARE, UPGRADE
from prixfixe.games.rival_restaurants.plans import cooking_chefs
from prixfixe.games.rival_restaurants.state import Rivals
from prixfixe.games.rival_restaurants.tables import (
    INCOME,
    NEGATE,
    STEAL_HALF,
    STEAL_INGREDIENT,
    VEGETABLES_FOR_MEAT,
)
from prixfixe.kit.lists import has


def days_left(s: Rivals) -> float:
    """A guess at how long the game goes on."""
    lead: i64 = 0
    for player in s.players:
        lead = max(lead, player.popularity)
    return max(1.0, float(s.tables.goal - lead) / 2.0)


def upgrade_value(s: Rivals, upgrade: i64) -> float:
    """Income for the days that are left; other help a little."""
    left = days_left(s)
    if s.tables.upgrade_effect[upgrade] == INCOME:
        return W.income * W.coin * float(s.tables.upgrade_amount[upgrade] // s.tables.unit) * (left - 0.5)
    return W.help if left > 4.0 else 0.15 * left


def card_value(s: Rivals, kind: i64) -> float:
    """A card in hand."""
    effect = s.tables.card_effect[kind]
    if effect == NEGATE:
        return W.card - 0.05
    return W.card + (0.05 if effect in (STEAL_INGREDIENT, STEAL_HALF) else 0.0)


def dish_points(s: Rivals, seat: i64, recipe: i64, garbage: i64) -> float:
    """What a recipe would earn now."""
    t, player = s.tables, s.players[seat]
    points = max(1, t.points[recipe] - t.penalty * garbage)
    if t.dish_cuisine[recipe] == t.cuisine[player.restaurant]:
        points += t.cuisine_bonus
    return float(points)


def larder_value(s: Rivals, seat: i64, larder: list[i64], cooked: i64, garbage: i64) -> float:
    """The recipes not cooked, as far as the larder fills them, and what is left over."""
    player, t = s.players[seat], s.tables
    left = larder[:]
    chefs = cooking_chefs(s, seat)
    value = 0.0
    for position in range(len(player.recipes)):
        recipe = player.recipes[position]
        if recipe < 0 or cooked >> position & 1:
            continue
        size = len(t.needs[recipe])
        held = size - len(lacking(s, chefs, recipe, left))
        points = dish_points(s, seat, recipe, garbage)
        value += W.held * points * float(held) / float(size) + (W.done * points if held == size else 0.0)
    for kind, count in enumerate(left):
        if count:
            value += t.spare[kind] * float(count)
    return value


def lacking(s: Rivals, chefs: list[i64], recipe: i64, left: list[i64]) -> list[i64]:
    """Take what a recipe needs out of a larder, own kinds first, then substitutes; what is still lacking."""
    missing: list[i64] = []
    for kind in s.tables.needs[recipe]:
        if left[kind]:
            left[kind] -= 1
        else:
            missing.append(kind)
    if not missing or not (chefs or left[s.tables.goo] or left[s.tables.tofu]):
        return missing
    return [kind for kind in missing if not substitute(s, chefs, kind, left)]


def substitute(s: Rivals, chefs: list[i64], need: i64, left: list[i64]) -> bool:
    """Use a substitute if there is one: Tofu, a chef's, Goo."""
    t = s.tables
    if t.meat[need] and t.tofu >= 0 and left[t.tofu]:
        left[t.tofu] -= 1
        return True
    for chef in chefs:
        if t.substitute_for[chef] != t.market_of[need]:
            continue
        if t.power[chef] != VEGETABLES_FOR_MEAT:
            for kind in t.sold[t.substitute_from[chef]]:
                if left[kind]:
                    left[kind] -= 1
                    return True
    if t.goo >= 0 and left[t.goo]:
        left[t.goo] -= 1
        return True
    return False


def needs_value(s: Rivals, seat: i64) -> list[float]:
    """What one more of each kind would be worth."""
    player, t = s.players[seat], s.tables
    values = t.spare[:]
    left = player.larder[:]
    chefs = cooking_chefs(s, seat)
    best = 0.0
    for recipe in player.recipes:
        if recipe < 0:
            continue
        missing = lacking(s, chefs, recipe, left)
        each = W.held * dish_points(s, seat, recipe, player.garbage) / float(len(t.needs[recipe]))
        if len(missing) == 1:
            each += W.done * dish_points(s, seat, recipe, player.garbage)
        for kind in missing:
            values[kind] = max(values[kind], each)
            best = max(best, each)
    if t.goo >= 0:
        values[t.goo] = max(values[t.goo], 0.95 * best)
    return values


def gain_of(s: Rivals, seat: i64, other: i64, gets: list[i64], gives: list[i64]) -> float:
    """What a player gains from an exchange."""
    value = 0.0
    wanted: list[float] = needs_value(s, seat) if any_of(gets, GOOD) else []
    for entry in gets:
        value += wanted[GOOD.one(entry)] if GOOD.has(entry) else entry_value(s, seat, entry, True)
    for entry in gives:
        value += -loss(s, seat, GOOD.one(entry)) if GOOD.has(entry) else entry_value(s, seat, entry, False)
    return value


def entry_value(s: Rivals, seat: i64, entry: i64, gets: bool) -> float:
    """What an entry of an offer, other than an ingredient, is worth to a player who gets or gives it."""
    sign = 1.0 if gets else -1.0
    if COINS.has(entry):
        return sign * W.coin * float(COINS.one(entry))
    if entry == ANY_CARD or card_in(entry) >= 0:
        return sign * 0.75
    if entry == GARBAGE:
        return -sign * W.garbage
    if UPGRADE.has(entry):
        return sign * upgrade_value(s, UPGRADE.one(entry))
    if RECIPE.has(entry):
        return sign * recipe_value(s, seat, RECIPE.one(entry))
    return sign * 0.1 if SPARE.has(entry) else 0.0


def loss(s: Rivals, seat: i64, kind: i64) -> float:
    """What giving one of a kind away costs."""
    player, t = s.players[seat], s.tables
    needed: i64 = 0
    points = 0.0
    for recipe in player.recipes:
        if recipe >= 0 and has(t.needs[recipe], kind):
            needed += 1
            points = max(points, W.held * dish_points(s, seat, recipe, player.garbage) / float(len(t.needs[recipe])))
    return points if player.larder[kind] <= needed else t.spare[kind]


def recipe_value(s: Rivals, seat: i64, recipe: i64) -> float:
    """A recipe, as far as the larder fills it."""
    left = s.players[seat].larder[:]
    size = len(s.tables.needs[recipe])
    held = size - len(lacking(s, cooking_chefs(s, seat), recipe, left))
    return W.held * dish_points(s, seat, recipe, 0) * float(held) / float(size)
