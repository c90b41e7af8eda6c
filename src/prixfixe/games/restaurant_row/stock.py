"""Phase 1: stock resources."""

from __future__ import annotations

from mypy_extensions import i64

from prixfixe.games.restaurant_row.state import FOOD_SHOPS, HELP_WANTED, RENOVATION_SHOP, STOCK, Street
from prixfixe.games.restaurant_row.tables import RENOVATIONS_OUT, STAFF_OUT


def stock(s: Street) -> None:
    """Staff, asking prices, renovations, ingredients, in this order."""
    s.phase = STOCK
    post_staff(s)
    ask_prices(s)
    show_renovations(s)
    stock_food(s)


def post_staff(s: Street) -> None:
    """New workers are drawn until the office shows enough of them, or as many as a round may bring."""
    office = s.goods[HELP_WANTED]
    mode = s.mode()
    new = min(mode.staff_shown - len(office), mode.staff_added, len(s.staff_pile))
    for _ in range(new):
        office.append(s.draw(s.staff_pile))
    if new > 0 and not s.staff_pile:
        trigger(s, STAFF_OUT)


def ask_prices(s: Street) -> None:
    """All workers on display are sorted onto the slots, the best service number on the dearest."""
    service, slots = s.tables.service, s.mode().slots
    ranked: list[i64] = []
    for worker in s.goods[HELP_WANTED]:
        i: i64 = len(ranked)
        while i > 0 and service[ranked[i - 1]] < service[worker]:
            i -= 1
        ranked.insert(i, worker)
    s.goods[HELP_WANTED] = ranked
    for rank, worker in enumerate(ranked):
        s.tell("old_worker" if s.fees[worker] > 0 else "new_worker", worker, slots[rank])
        s.fees[worker] = slots[rank]
        s.seen[worker] = 1


def show_renovations(s: Street) -> None:
    """Renovations are drawn until the shop shows enough of them."""
    shop = s.goods[RENOVATION_SHOP]
    new = min(s.mode().renovations_shown - len(shop), len(s.renovation_pile))
    drawn: list[i64] = []
    for _ in range(new):
        drawn.append(s.draw(s.renovation_pile))
    drawn.sort()
    for renovation in drawn:
        s.tell("new_renovation", renovation, s.tables.cost[renovation])
        shop.append(renovation)
    shop.sort()
    if new > 0 and not s.renovation_pile:
        trigger(s, RENOVATIONS_OUT)


def trigger(s: Street, which: i64) -> None:
    """The current round is the last one."""
    s.ending |= which
    s.tell("last_day", which)


def stock_food(s: Street) -> None:
    """The dice say how many ingredients are drawn; each goes to the shop of its kind, surplus ones back to the bag."""
    mode = s.mode()
    rolled = roll(s)
    s.tell("dice", rolled)
    kinds = s.tables.kind
    for _ in range(min(rolled, len(s.larder))):
        ingredient = s.draw(s.larder)
        s.goods[kinds[ingredient]].append(ingredient)
    for shop in range(FOOD_SHOPS):
        goods = s.goods[shop]
        goods.sort()
        while len(goods) > mode.capacity[shop]:
            return_surplus(s, shop)
        if s.news is not None and goods:
            tell_wares(s, shop)


def tell_wares(s: Street, shop: i64) -> None:
    """What a food shop has on sale today."""
    bits: i64 = 0
    for ingredient in s.goods[shop]:
        bits |= 1 << ingredient
    s.tell("on_sale", shop, bits)


def return_surplus(s: Street, shop: i64) -> None:
    """An ingredient goes back into the bag."""
    surplus = s.draw(s.goods[shop])
    s.larder.append(surplus)
    s.larder.sort()
    s.tell("overflow", surplus)


def roll(s: Street) -> i64:
    """The sum of the highest dice."""
    mode = s.mode()
    dice: list[i64] = []
    for _ in range(mode.dice):
        dice.append(1 + s.below(mode.sides))
    dice.sort()
    total: i64 = 0
    for i in range(mode.dice - mode.kept, mode.dice):
        total += dice[i]
    return total
