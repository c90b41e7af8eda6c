"""RI-MKT, going to the market: one purchase, one restock, and what bonus cards make of them."""

from __future__ import annotations

from mypy_extensions import i64

from prixfixe.core.state import PASS
from prixfixe.games.ristorante_italia.options import APPRENTICE, MARKET, RESTOCK, SEARCH, STALL, TO_TRASH, mark_of
from prixfixe.games.ristorante_italia.shops import can_restock, refill, restock, stall_space, take_out, throw
from prixfixe.games.ristorante_italia.state import Italia, amount, holds, shelf_full
from prixfixe.games.ristorante_italia.tables import BAG, CAT


def go_to_market(s: Italia, seat: i64) -> None:
    """A market action begins with nothing bought and nothing restocked."""
    s.bought = 0
    s.restocked = 0
    market(s, seat)


def market(s: Italia, seat: i64) -> None:
    """At most one purchase and one restock, in either order; the action ends when nothing more is possible."""
    options: list[i64] = [PASS]
    if may_buy(s, seat):
        add_purchases(s, seat, options)
    if may_restock(s):
        for shop in range(s.tables.shops):
            if can_restock(s, shop):
                options.append(RESTOCK.code(shop))
    if len(options) > 1:
        s.ask(seat, options, marketed)


def may_buy(s: Italia, seat: i64) -> bool:
    """One purchase; the Shopping Bag allows a second one in an action without restock."""
    if s.bought == 0:
        return True
    r = s.restaurants[seat]
    return s.restocked == 0 and holds(r, BAG) and s.bought < amount(s.tables, r, BAG)


def may_restock(s: Italia) -> bool:
    """One restock, but not together with a second purchase."""
    return s.restocked == 0 and s.bought < 2


def add_purchases(s: Italia, seat: i64, options: list[i64]) -> None:
    """What can be paid on the stalls, the crates that may be searched, and the trash cans for the Cat."""
    r = s.restaurants[seat]
    add_stalls(s, r.coins, options)
    if r.crates:
        for shop in range(s.tables.shops):
            if r.crates >> shop & 1 and affordable(s, shop, r.coins) and not gave_up(s, SEARCH.code(shop)):
                options.append(SEARCH.code(shop))
    if holds(r, CAT) and s.cat == 0 and sum(s.trashed) > 0 and not gave_up(s, TO_TRASH):
        options.append(TO_TRASH)


def add_stalls(s: Italia, coins: i64, options: list[i64]) -> None:
    """The kinds on the stalls that cost no more than the coins."""
    seen: i64 = 0
    cost = s.tables.cost
    for kind in s.stalls:
        if kind >= 0 and not seen >> kind & 1 and cost[kind] <= coins:
            seen |= 1 << kind
            options.append(STALL.code(kind))


def affordable(s: Italia, shop: i64, coins: i64) -> list[i64]:
    """The kinds of a crate that cost no more than the coins."""
    t = s.tables
    return [kind for kind in t.kinds_of[shop] if s.crate[kind] > 0 and t.cost[kind] <= coins]


def scraps(s: Italia) -> list[i64]:
    """The kinds in the trash cans."""
    return [kind for kind in range(s.tables.kinds) if s.trash[kind] > 0]


def marketed(s: Italia, seat: i64, option: i64) -> None:
    """A purchase, a restock, or the end of the action; with nothing done the action is not spent."""
    if option == PASS:
        if s.bought + s.restocked == 0:
            s.actions += 1
            give_up(s, MARKET)
    elif STALL.has(option):
        s.bought += 1
        buy_from_stall(s, seat, STALL.one(option))
    elif RESTOCK.has(option):
        s.restocked += 1
        s.declined = 0
        restock(s, RESTOCK.one(option))
        market(s, seat)
    elif SEARCH.has(option):
        shop = SEARCH.one(option)
        s.ask(seat, or_not(affordable(s, shop, s.restaurants[seat].coins)), searched, shop)
    else:
        s.ask(seat, or_not(scraps(s)), scavenged)


def or_not(kinds: list[i64]) -> list[i64]:
    """The kinds, or none of them."""
    options: list[i64] = [PASS]
    options.extend(kinds)
    return options


def give_up(s: Italia, option: i64) -> None:
    """What was begun is not done; it is not offered again until something is done."""
    bit: i64 = 1
    s.declined |= bit << mark_of(option)


def gave_up(s: Italia, option: i64) -> bool:
    """Whether this was begun and given up, with nothing done since."""
    return s.declined >> mark_of(option) & 1 == 1


def buy_from_stall(s: Italia, seat: i64, kind: i64) -> None:
    """Pay the token, put it on the shelf, then refill its space."""
    space = stall_space(s, kind)
    s.stalls[space] = -1
    s.restaurants[seat].coins -= s.tables.cost[kind]
    s.then(market, seat)
    receive(s, seat, kind, space)


def searched(s: Italia, seat: i64, kind: i64, shop: i64) -> None:
    """A market purchase straight from the crate, without a refill of the stall; or back to the market without it."""
    if kind == PASS:
        give_up(s, SEARCH.code(shop))
        market(s, seat)
        return
    s.bought += 1
    s.then(market, seat)
    buy_from_crate(s, seat, kind)


def buy_from_crate(s: Italia, seat: i64, kind: i64) -> None:
    """Pay a token of a crate and put it on the shelf."""
    take_out(s, kind)
    s.restaurants[seat].coins -= s.tables.cost[kind]
    receive(s, seat, kind, -1)


def scavenged(s: Italia, seat: i64, kind: i64) -> None:
    """The Cat takes a token from a trash can in place of a purchase; or back to the market without it."""
    if kind == PASS:
        give_up(s, TO_TRASH)
        market(s, seat)
        return
    s.bought += 1
    s.then(market, seat)
    fetch(s, seat, kind)


def fetch(s: Italia, seat: i64, kind: i64) -> None:
    """A token comes free from the trash, once in an action phase."""
    s.cat = 1
    s.trash[kind] -= 1
    s.trashed[s.tables.shop_of[kind]] -= 1
    receive(s, seat, kind, -1)


# ---- the shelf


def receive(s: Italia, seat: i64, kind: i64, space: i64) -> None:
    """A full shelf must lose a token before the new one finds a place; the stall is refilled after that."""
    s.declined = 0
    s.incoming = kind
    s.space = space
    r = s.restaurants[seat]
    if shelf_full(s.tables, r):
        s.ask(seat, [old for old in s.tables.thrift if r.shelf[old] > 0], threw)
    else:
        put_away(s, seat)


def threw(s: Italia, seat: i64, kind: i64) -> None:
    """A token of the shelf goes to the trash of its own shop."""
    r = s.restaurants[seat]
    r.shelf[kind] -= 1
    r.shelved -= 1
    throw(s, kind)
    put_away(s, seat)


def put_away(s: Italia, seat: i64) -> None:
    """The new token lies on the shelf; the space it left is refilled."""
    r = s.restaurants[seat]
    r.shelf[s.incoming] += 1
    r.shelved += 1
    s.incoming = -1
    if s.space >= 0:
        refill(s, s.space)
        s.space = -1


# ---- the apprentice


def crate_kinds(s: Italia, coins: i64) -> list[i64]:
    """The kinds of all crates that cost no more than the coins."""
    return [kind for kind in range(s.tables.kinds) if s.crate[kind] > 0 and s.tables.cost[kind] <= coins]


def send_apprentice(s: Italia, seat: i64) -> None:
    """One token of any crate, for its cost and the whole turn."""
    s.ask(seat, or_not(crate_kinds(s, s.restaurants[seat].coins)), apprenticed)


def apprenticed(s: Italia, seat: i64, kind: i64) -> None:
    """The token is paid and comes to the shelf, no stall is refilled; or the whole turn is still there."""
    if kind == PASS:
        s.actions = s.tables.actions
        give_up(s, APPRENTICE)
    else:
        buy_from_crate(s, seat, kind)
