"""Phase 2: visit stores. Trips, the secret choice of shops, the Sous Chef, the way down the street."""

from __future__ import annotations

from mypy_extensions import i64

from prixfixe.core.state import PASS
from prixfixe.games.restaurant_row.bids import contest
from prixfixe.games.restaurant_row.menu import cold, freeze, make_way, thaw
from prixfixe.games.restaurant_row.options import ALONE, PAIRS, VISITS
from prixfixe.games.restaurant_row.shops import acquire, affordable, lend, listed
from prixfixe.games.restaurant_row.state import (
    BANK,
    FOOD_SHOPS,
    NOBODY,
    NOWHERE,
    SHOP_CHOICE,
    SHOPS,
    VISIT,
    Street,
    pay,
    perk,
    revealed,
    seal,
    unseal,
)


def visit_stores(s: Street) -> None:
    """Frozen ingredients go on the menu; then trips, until too few shops have goods."""
    s.phase = VISIT
    s.trip = 0
    thaw(s)
    set_out(s)


def set_out(s: Street) -> None:
    """The first trip always takes place, a further one only if enough shops are stocked."""
    s.visits = NOWHERE[: s.seats]
    s.sous = NOBODY
    mode = s.mode()
    if s.trip == mode.trips:
        close_shops(s)
    elif s.trip > 0 and stocked(s) < mode.stocked:
        s.tell("few_shops", stocked(s))
        close_shops(s)
    else:
        s.trip += 1
        s.tell("trip", s.trip)
        send_sous_chef(s)


def stocked(s: Street) -> i64:
    """How many of the five shops have something on sale."""
    count: i64 = 0
    for goods in s.goods:
        if goods:
            count += 1
    return count


# ---- the Sous Chef


def send_sous_chef(s: Street) -> None:
    """Before shops are chosen, the Sous Chef's employer may buy one ingredient at its minimum price."""
    staff, renovations = s.tables.staff_perks.early, s.tables.renovation_perks.early
    for seat in range(s.seats):
        if perk(s.restaurants[seat], staff, renovations) > 0:
            options: list[i64] = []
            for shop in range(FOOD_SHOPS):
                options.extend(affordable(s, seat, shop))
            if options:
                options.insert(0, PASS)
                s.ask(seat, options, sent_sous_chef)
                s.then(choose_shops)
                return
    choose_shops(s)


def sent_sous_chef(s: Street, seat: i64, ingredient: i64) -> None:
    """The purchase replaces the trip (two players: one of its two shops)."""
    if ingredient != PASS:
        shop = s.tables.kind[ingredient]
        pay(s, seat, listed(s, shop, ingredient))
        acquire(s, seat, shop, ingredient)
        make_way(s, seat, ingredient)
        s.sous = seat


# ---- the secret choice


def choose_shops(s: Street) -> None:
    """All choose in secret at the same time; then the choices are revealed."""
    going: list[i64] = []
    several = s.mode().shops_per_trip > 1
    for seat in range(s.seats):
        if seat != s.sous or several:
            going.append(seat)
    seal(s, SHOP_CHOICE, going)
    for seat in going:
        ask_shop(s, seat)
    s.then(reveal_shops)


def ask_shop(s: Street, seat: i64) -> None:
    """One of the six shops; two players: two different ones."""
    if s.mode().shops_per_trip > 1 and seat != s.sous:
        s.ask(seat, PAIRS, chose_shop)
    else:
        s.ask(seat, ALONE, chose_shop)


def chose_shop(s: Street, seat: i64, visit: i64) -> None:
    """The die is set behind the screen."""
    s.sealed[seat] = visit


def reveal_shops(s: Street) -> None:
    """All choices are revealed, and the shops are resolved in number order."""
    for seat in unseal(s):
        visit = revealed(s, seat)
        s.visits[seat] = VISITS[visit]
        s.tell("visits", seat, visit)
    walk(s, 0)


def walk(s: Street, place: i64) -> None:
    """From shop to shop in number order; a shop without visitors, or without goods, is passed by."""
    wanted: i64 = 0
    for shops in s.visits:
        wanted |= shops
    while place < SHOPS:
        shop = s.tables.street[place]
        if wanted >> shop & 1:
            enter(s, shop, visitors(s, shop))
        place += 1
        if s.asks:
            s.then(walk, place)
            return
    set_out(s)


def visitors(s: Street, shop: i64) -> list[i64]:
    """Those who have chosen a shop."""
    found: list[i64] = []
    for seat in range(s.seats):
        if s.visits[seat] >> shop & 1:
            found.append(seat)
    return found


def enter(s: Street, shop: i64, party: list[i64]) -> None:
    """The Bank serves everyone at once; in the other shops one shops alone or bids."""
    if shop == BANK:
        lend(s, party)
    elif s.goods[shop]:
        s.shop = shop
        s.party = party
        contest(s)
    else:
        s.tell("bare", shop)


# ---- the end of the phase


def close_shops(s: Street) -> None:
    """Unsold ingredients return to the bag; then Freezers are used, and the menus are final."""
    for shop in range(FOOD_SHOPS):
        s.larder.extend(s.goods[shop])
        s.goods[shop] = []
    s.trip = 0
    for seat in range(s.seats):
        if cold(s, s.restaurants[seat]) > 0:
            s.then(freeze, seat)
