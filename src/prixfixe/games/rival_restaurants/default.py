"""What a run-out clock answers while cooking: the best plan there is (RV-COOK-5)."""

from __future__ import annotations

from mypy_extensions import i64

from prixfixe.core.state import Ask
from prixfixe.games.rival_restaurants.cook import COMMIT, added, confirmed, filled, planned, reviewed
from prixfixe.games.rival_restaurants.options import NO_REVIEW
from prixfixe.games.rival_restaurants.plans import cooking_chefs, left_over, needs_of, use_up, ways
from prixfixe.games.rival_restaurants.serve import lasting_points
from prixfixe.games.rival_restaurants.state import Rivals


def default_option(s: Rivals, ask: Ask) -> i64:
    """The first option; for a cook plan the option that leads to the best plan."""
    if ask.rule == planned:
        return best_mask(s, ask.seat, ask.options)
    if ask.rule == filled:
        return best_way(s, ask.seat, ask.options)
    if ask.rule == added:
        return 1
    if ask.rule == reviewed:
        return NO_REVIEW
    return COMMIT if ask.rule == confirmed else ask.options[0]


class Best:
    """The best way found to fill what is left of a plan: extras first, then the lowest list price."""

    extras: i64
    cost: i64
    first: i64


def best_mask(s: Rivals, seat: i64, masks: list[i64]) -> i64:
    """Most popularity, then the cheapest cards, then the first; nothing if nothing is earned."""
    chosen: i64 = 0
    most: i64 = 0
    cheapest: i64 = 0
    for mask in masks:
        if mask:
            found = best_fill(s, seat, mask, s.players[seat].larder[:], 0)
            points = plan_points(s, seat, mask, found.extras)
            if points > most or (points == most and most and found.cost < cheapest):
                chosen, most, cheapest = mask, points, found.cost
    return chosen


def plan_points(s: Rivals, seat: i64, mask: i64, extras: i64) -> i64:
    """The popularity of a plan, with levels it brings."""
    player, t = s.players[seat], s.tables
    dishes = [player.recipes[i] for i in range(len(player.recipes)) if mask >> i & 1]
    points = extras
    for recipe in dishes:
        points += max(0, t.points[recipe] - t.penalty * player.penalty)
        points += t.cuisine_bonus if t.dish_cuisine[recipe] == t.cuisine[player.restaurant] else 0
        for level in range(player.level):
            points += lasting_points(s, seat, level, recipe)
    level = player.level
    while level < len(t.threshold) and player.popularity + points >= t.threshold[level]:
        for recipe in dishes:
            points += lasting_points(s, seat, level, recipe) if t.bonus_lasting[player.restaurant][level] else 0
        level += 1
    return points


def best_way(s: Rivals, seat: i64, options: list[i64]) -> i64:
    """The way to fill the next need on which the best plan goes on."""
    player = s.players[seat]
    return best_fill(s, seat, player.mask, left_over(s, seat), len(player.fills)).first


def best_fill(s: Rivals, seat: i64, mask: i64, left: list[i64], start: i64) -> Best:
    """Search all ways to fill the needs from `start` on."""
    best = Best()
    best.extras, best.cost, best.first = -1, 0, -1
    needs = needs_of(s, seat, mask)
    search(s, seat, mask, cooking_chefs(s, seat), needs, start, left, 0, -1, best)
    return best


def search(
    s: Rivals, seat: i64, mask: i64, chefs: list[i64], needs: list[i64], i: i64, left: list[i64], cost: i64, first: i64,
    best: Best,
) -> None:  # fmt: skip
    """Keep the best of all complete plans; the first found wins ties."""
    if i == len(needs):
        extras, price = extras_of(s, seat, mask, left)
        if extras > best.extras or (extras == best.extras and cost + price < best.cost):
            best.extras, best.cost, best.first = extras, cost + price, first
        return
    for way in ways(s, chefs, needs[i], left):
        use_up(left, way, s.tables.pair, 1)
        search(s, seat, mask, chefs, needs, i + 1, left, cost + cost_of(s, way), way if first < 0 else first, best)
        use_up(left, way, s.tables.pair, -1)


def cost_of(s: Rivals, way: i64) -> i64:
    """The list price of the cards of a fill."""
    t = s.tables
    if t.pair.has(way):
        return t.list_price[t.pair.one(way)] + t.list_price[t.pair.two(way)]
    return t.list_price[way]


def extras_of(s: Rivals, seat: i64, mask: i64, left: list[i64]) -> tuple[i64, i64]:
    """The popularity that the cards left over add, and their list price."""
    player, t = s.players[seat], s.tables
    spare = left[:]
    points: i64 = 0
    price: i64 = 0
    for position in range(len(player.recipes)):
        extra = t.extra_of[t.tier[player.recipes[position]]]
        if mask >> position & 1 and extra >= 0 and spare[extra]:
            spare[extra] -= 1
            points += t.extra_points[extra]
            price += t.list_price[extra]
    return points, price
