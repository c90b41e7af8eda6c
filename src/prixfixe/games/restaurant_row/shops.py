"""Shops: what may be bought and for how much, shopping alone, the Bank."""

from __future__ import annotations

from mypy_extensions import i64

from prixfixe.core.state import PASS
from prixfixe.games.restaurant_row.menu import make_way, playable
from prixfixe.games.restaurant_row.options import numbers
from prixfixe.games.restaurant_row.state import (
    BANK,
    FOOD_SHOPS,
    HELP_WANTED,
    LOANS,
    NOBODY,
    Restaurant,
    Street,
    pay,
    perk,
    receive,
    revealed,
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


def places_left(s: Street, r: Restaurant, shop: i64) -> i64:
    """Whether an ingredient of a kind can be played, or how many workers or renovations the limits still allow."""
    if shop < FOOD_SHOPS:
        return 1 if playable(s, r, shop, 1) else 0
    staff, renovations = s.tables.staff_perks, s.tables.renovation_perks
    if shop == HELP_WANTED:
        return s.mode().staff_limit + perk(r, staff.staff_room, renovations.staff_room) - len(r.staff)
    room = perk(r, staff.renovation_room, renovations.renovation_room)
    return s.mode().renovation_limit + room - len(r.renovations)


def fits(s: Street, r: Restaurant, shop: i64, token: i64, left: i64) -> bool:
    """Whether the token fits where so many places are left: the Manager brings his own, and never two Patios."""
    if shop < FOOD_SHOPS:
        return left > 0
    if shop == HELP_WANTED:
        return left + s.tables.staff_perks.staff_room[token] > 0
    left += s.tables.renovation_perks.renovation_room[token]
    return left > 0 and tally(r.renovations, token) < s.tables.most[token]


def has_room(s: Street, seat: i64, shop: i64, token: i64) -> bool:
    """Whether the token fits."""
    r = s.restaurants[seat]
    return fits(s, r, shop, token, places_left(s, r, shop))


def affordable(s: Street, seat: i64, shop: i64) -> list[i64]:
    """What the seat could take and pay at the listed price, each token once."""
    found: list[i64] = []
    r = s.restaurants[seat]
    cash = r.cash
    left = places_left(s, r, shop)
    prices = price_list(s, shop)
    last: i64 = -1
    for token in s.goods[shop]:
        cheap = token != last and prices[token] <= cash  # equal tokens lie side by side
        if cheap and fits(s, r, shop, token, left):
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
    """One token; in a food shop it may take the space of another, and the shopper may go on."""
    shop = s.shop
    if token != PASS:
        pay(s, seat, listed(s, shop, token))
        acquire(s, seat, shop, token)
        if shop < FOOD_SHOPS:
            make_way(s, seat, token)
            s.then(go_on, seat)
            return
    leave_shop(s)


def go_on(s: Street, seat: i64) -> None:
    """What else the shopper could buy."""
    offer(s, seat, affordable(s, seat, s.shop))


def leave_shop(s: Street) -> None:
    """Nobody is left in the shop."""
    s.shop = NOBODY
    s.party = []


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
    for seat in unseal(s):
        amount = revealed(s, seat) * s.tables.step
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
