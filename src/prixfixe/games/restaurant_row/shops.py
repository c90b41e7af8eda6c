"""Shops: what may be bought and for how much, shopping alone, the Bank."""

from __future__ import annotations

from mypy_extensions import i64

from prixfixe.core.state import PASS
from prixfixe.games.restaurant_row.menu import usable
from prixfixe.games.restaurant_row.state import (
    BANK,
    FOOD_SHOPS,
    HELP_WANTED,
    LOANS,
    NOBODY,
    RENOVATION_SHOP,
    Restaurant,
    Street,
    numbers,
    pay,
    perk,
    receive,
    seal,
    unseal,
)
from prixfixe.kit.lists import drop, tally


def price_list(s: Street, shop: i64) -> list[i64]:
    """The listed prices by token: an ingredient's minimum, a worker's slot, a renovation's cost."""
    if shop < FOOD_SHOPS:
        return s.mode().price
    return s.fees if shop == HELP_WANTED else s.tables.cost


def listed(s: Street, shop: i64, token: i64) -> i64:
    """The listed price of a token."""
    return price_list(s, shop)[token]


def staff_limit(s: Street, r: Restaurant, worker: i64) -> i64:
    """How many workers fit if this one comes: the Manager brings room for one more."""
    room = perk(r, s.tables.staff_perks.staff_room, s.tables.renovation_perks.staff_room)
    return s.mode().staff_limit + room + s.tables.staff_perks.staff_room[worker]


def renovation_limit(s: Street, r: Restaurant, renovation: i64) -> i64:
    """How many renovations fit if this one comes."""
    room = perk(r, s.tables.staff_perks.renovation_room, s.tables.renovation_perks.renovation_room)
    return s.mode().renovation_limit + room + s.tables.renovation_perks.renovation_room[renovation]


def has_room(s: Street, seat: i64, shop: i64, token: i64) -> bool:
    """Whether the token fits: on the menu, within the limits, and never two Patios."""
    r = s.restaurants[seat]
    if shop < FOOD_SHOPS:
        return usable(s, r, shop, 1)
    if shop == HELP_WANTED:
        return len(r.staff) < staff_limit(s, r, token)
    return tally(r.renovations, token) < s.tables.most[token] and len(r.renovations) < renovation_limit(s, r, token)


def affordable(s: Street, seat: i64, shop: i64) -> list[i64]:
    """What the seat could take and pay at the listed price, each token once."""
    found: list[i64] = []
    cash = s.restaurants[seat].cash
    goods = s.goods[shop]
    if shop < FOOD_SHOPS and goods and not has_room(s, seat, shop, goods[0]):
        return found  # all its goods are of one kind
    prices = price_list(s, shop)
    last: i64 = -1
    for token in goods:
        cheap = token != last and prices[token] <= cash  # equal tokens lie side by side
        if cheap and (shop < FOOD_SHOPS or has_room(s, seat, shop, token)):
            found.append(token)
        last = token
    return found


def acquire(s: Street, seat: i64, shop: i64, token: i64) -> None:
    """The token moves from the shop to the restaurant and works at once."""
    drop(s.goods[shop], token)
    r = s.restaurants[seat]
    if shop < FOOD_SHOPS:
        r.menu.append(token)
    elif shop == HELP_WANTED:
        s.fees[token] = 0
        r.staff.append(token)
    else:
        r.renovations.append(token)


# ---- alone in a shop


def browse(s: Street, seat: i64) -> None:
    """Whoever is alone may buy at the listed price, or stop."""
    options = affordable(s, seat, s.shop)
    if not options:
        s.tell("leaves", seat, s.shop)
    offer(s, seat, options)


def offer(s: Street, seat: i64, options: list[i64]) -> None:
    """One of these tokens or none; without any the shop is left."""
    if options:
        options.insert(0, PASS)
        s.ask(seat, options, bought)
    else:
        leave_shop(s)


def bought(s: Street, seat: i64, token: i64) -> None:
    """One token; in a food shop the shopper may go on."""
    shop = s.shop
    if token == PASS:
        leave_shop(s)
        return
    pay(s, seat, listed(s, shop, token))
    acquire(s, seat, shop, token)
    offer(s, seat, affordable(s, seat, shop) if shop < FOOD_SHOPS else [])


def leave_shop(s: Street) -> None:
    """Nobody is left in the shop."""
    s.shop = NOBODY
    s.party = []
    s.lot = []


# ---- the Bank


def lend(s: Street, visitors: list[i64]) -> None:
    """All visitors choose their loans at the same time, sealed."""
    s.shop = BANK
    seal(s, LOANS, visitors)
    for seat in visitors:
        ask_loan(s, seat)
    s.then(lent)


def ask_loan(s: Street, seat: i64) -> None:
    """Nothing, or up to the largest loan of a visit."""
    s.ask(seat, numbers(s.tables.loan_most + 1), borrowed)


def borrowed(s: Street, seat: i64, steps: i64) -> None:
    """The loan is chosen."""
    s.sealed[seat] = steps


def lent(s: Street) -> None:
    """Loans are public."""
    visitors = s.involved
    chosen = unseal(s)
    for seat in visitors:
        amount = chosen[seat] * s.tables.step
        take_loan(s, seat, amount)
        if amount > 0:
            s.tell("borrowed", seat, amount)
        else:
            s.tell("no_loan", seat)
    s.shop = NOBODY


def take_loan(s: Street, seat: i64, amount: i64) -> None:
    """Cash now, debt until it is repaid."""
    receive(s, seat, amount)
    s.restaurants[seat].debt += amount


def is_stocked(s: Street, shop: i64) -> bool:
    """One of the five shops with something on sale."""
    return shop <= RENOVATION_SHOP and len(s.goods[shop]) > 0
