"""What follows from a position, said by the rules: standings, money to come, what is offered and what it leaves."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from prixfixe.core.state import PASS
from prixfixe.games.restaurant_row import bids, guests, money, prices, scoring
from prixfixe.games.restaurant_row.guests import edge, open_door
from prixfixe.games.restaurant_row.menu import cold, excess, spaces
from prixfixe.games.restaurant_row.seats import deserved, is_available
from prixfixe.games.restaurant_row.shops import listed, places_left
from prixfixe.games.restaurant_row.state import (
    BANK,
    BIDS,
    HELP_WANTED,
    LOANS,
    NOBODY,
    OVER,
    PRICE,
    RENOVATION_SHOP,
    REPAYMENTS,
    SEAT,
    SHILL_BIDS,
    SHOPS,
    Restaurant,
    Street,
    perk,
)
from prixfixe.games.restaurant_row.tables import PRICE_LOW
from prixfixe.games.restaurant_row.trips import visitors
from prixfixe.kit.lists import has, tally
from prixfixe.kit.sight import Sight

EXACT: Final = [bids.bade, guests.shill_bade]  # what takes a bid to the dollar
DOLLARS: Final = 0  # how wide a bid is
BAND: Final = 1
OR_MORE: Final = 2
CHOOSING: Final = ["", "shops", "bids", "loans", "prices", "shill", "repayments", "layoffs"]  # by what is sealed


def show_derived(s: Street, seat: i64, to: Sight) -> None:
    """Everything that a table shows and no rule keeps."""
    show_standing(s, seat, to)
    to.parts("books", 0, 0)
    opened = evening(s)
    for other in range(s.seats):
        show_books(s, opened, other, to.following())
    show_shops(s, seat, to)
    show_guests(s, opened, to)
    to.data("choosing", CHOOSING[s.sealing])
    to.data("rail", rail(s, seat))
    to.data("repayments", repayments(s, seat))
    to.data("faces", faces(s, seat))
    to.data("drawn", drawn(s, seat))


# ---- Word of Mouth


def show_standing(s: Street, seat: i64, to: Sight) -> None:
    """What every rank compares, what it is worth now, and what a push would change; secret cash is left out."""
    to.data("scores", scores(s))
    known: list[i64] = []
    values: list[list[i64]] = []
    shares: list[list[i64]] = []
    for rank in range(s.tables.categories):
        category = s.ladder[rank]
        known.append(1 if is_known(s, category) else 0)
        values.append([seen(s, category, other, seat) for other in all_of(s)])
        shares.append(worth(s, category, rank))
    to.data("known", known)
    to.data("standings", values)
    to.data("shares", shares)
    to.data("pushes", [pushed(s, rank) for rank in range(s.tables.categories)])


def all_of(s: Street) -> list[i64]:
    """Every seat."""
    return list(range(s.seats))


def is_known(s: Street, category: i64) -> bool:
    """Whether everybody may see what a category compares: cash is secret, unless money is open or the match over."""
    return s.tables.measures[category] != scoring.PROFIT or s.open_money > 0 or s.phase == OVER


def seen(s: Street, category: i64, seat: i64, viewer: i64) -> i64:
    """What a category compares for a seat, as far as a viewer may see it: nothing for secret cash."""
    return scoring.measure(s, category, seat) if seat == viewer or is_known(s, category) else 0


def worth(s: Street, category: i64, rank: i64) -> list[i64]:
    """The points of every seat for a category on a rank, nothing while it compares what is secret."""
    if not is_known(s, category):
        return [0] * int(s.seats)
    values = scoring.measures(s, category)
    return [scoring.points(s, values, seat, rank) for seat in range(s.seats)]


def scores(s: Street) -> list[i64]:
    """The points of every seat if the match ended now, without what is secret."""
    found: list[i64] = []
    for seat in range(s.seats):
        lines = scoring.lines(s, seat)
        total: i64 = lines[s.tables.categories]
        for category in range(s.tables.categories):
            if is_known(s, category):
                total += lines[category]
        found.append(total)
    return found


def pushed(s: Street, rank: i64) -> list[i64]:
    """What every seat gains or loses if the category on a rank rises by as much as the Shill pushes."""
    above = max(0, rank - s.tables.push)
    change: list[i64] = [0] * int(s.seats)
    for place in range(above, rank):
        change = plus(change, worth(s, s.ladder[place], place + 1), worth(s, s.ladder[place], place))
    return plus(change, worth(s, s.ladder[rank], above), worth(s, s.ladder[rank], rank))


def plus(one: list[i64], gained: list[i64], lost: list[i64]) -> list[i64]:
    """A change, and what another one adds to it."""
    return [one[i] + gained[i] - lost[i] for i in range(len(one))]


# ---- a restaurant


def show_books(s: Street, opened: Street, seat: i64, to: Sight) -> None:
    """Money to come and to pay, places left, where the menu lies, and what the Critic would say now."""
    r = s.restaurants[seat]
    to.data("income", money.income(s, r))
    to.data("bonus", perk(r, s.tables.staff_perks.income, s.tables.renovation_perks.income))
    to.data("wages", money.wages(s, r))
    to.data("saves", [saved(s, r, worker) for worker in r.staff])
    to.data("interest", money.interest(s, r))
    to.data("owed", scoring.owed_points(s, r))
    to.data("staff_left", places_left(s, r, HELP_WANTED))
    to.data("renovations_left", places_left(s, r, RENOVATION_SHOP))
    to.data("spaces", spaces(s, r))
    to.data("over", excess(s, r, 0, 0))
    to.data("cold", cold(s, r))
    to.data("highest", prices.highest_face(s, r))
    to.data("deserved", deserved(opened, seat))


def saved(s: Street, r: Restaurant, worker: i64) -> i64:
    """How much less the wages would be without a worker."""
    others = r.copy()
    others.staff = [other for other in r.staff if other != worker]
    return money.wages(s, r) - money.wages(s, others)


# ---- shops


def show_shops(s: Street, seat: i64, to: Sight) -> None:
    """Who is in which shop, what the lot costs at least, and what purchases and loans would leave the viewer."""
    cash = s.restaurants[seat].cash if seat >= 0 else 0
    to.data("shoppers", [shoppers(s, shop) for shop in range(SHOPS)])
    to.data("least", bids.least(s) if s.shop != NOBODY and s.shop < BANK else 0)
    to.data("after", [[cash - listed(s, shop, token) for token in s.goods[shop]] for shop in range(len(s.goods))])
    step, interest = s.tables.step, s.mode().interest
    to.data("loans", [[steps * step, steps * interest] for steps in range(1, s.tables.loan_most + 1)])
    to.data("borrowing", max(s.sealed[seat] * step, -1) if seat >= 0 and s.sealing == LOANS else -1)
    to.data("loan_terms", [step, interest, s.tables.debt_points])


def shoppers(s: Street, shop: i64) -> list[i64]:
    """Who has come to a shop and is not done there."""
    if s.shop == shop and shop != BANK:
        return s.party
    return [] if s.shop > shop else visitors(s, shop)


def rail(s: Street, seat: i64) -> list[list[i64]]:
    """The bids that the seat is offered: each from, to, the cash that both leave, and how wide it is."""
    ask = s.question(seat)
    if ask is None or (s.sealing != BIDS and s.sealing != SHILL_BIDS):
        return []
    exact = ask.rule in EXACT
    cash, most = s.restaurants[seat].cash, bids.most(s, seat)
    found: list[list[i64]] = []
    for option in ask.options:
        if option != PASS:
            low = bids.so_far(s, seat) + option if exact else bids.lowest(s, seat, option)
            more = not exact and bids.wants_more(s, option)
            high = low if exact else most if more else min(bids.lowest(s, seat, option + 1) - 1, most)
            found.append([low, high, cash - low, cash - high, OR_MORE if more else DOLLARS if exact else BAND])
    return found


def repayments(s: Street, seat: i64) -> list[list[i64]]:
    """The repayments that the seat is offered: slips, their amount, the cash and the debt they leave, and if more."""
    ask = s.question(seat)
    found: list[list[i64]] = []
    if ask is None or s.sealing != REPAYMENTS:
        return found
    r = s.restaurants[seat]
    for option in ask.options:
        if option > 0:
            slips = money.so_far(s, seat) + option
            amount = slips * s.tables.step
            found.append(
                [slips, amount, r.cash - amount, r.debt - amount, OR_MORE if money.beyond(s, seat, option) else 0]
            )
    return found


# ---- guests


def faces(s: Street, seat: i64) -> list[list[i64]]:
    """The faces of the price die: dollars a guest, dollars that the viewer would earn from one, whether it may."""
    mode = s.mode()
    found: list[list[i64]] = []
    for face in range(1, mode.faces + 1):
        price = mode.prices[face]
        if seat < 0:
            found.append([price, price, 1])
        else:
            r = s.restaurants[seat]
            bonus = perk(r, s.tables.staff_perks.income, s.tables.renovation_perks.income)
            found.append([price, price + bonus, 1 if face <= prices.highest_face(s, r) else 0])
    return found


def drawn(s: Street, seat: i64) -> list[list[i64]]:
    """For each face that the viewer may take, the kinds of guests it would draw; nothing while others are secret."""
    found: list[list[i64]] = []
    if seat < 0 or s.phase != PRICE or s.restaurants[seat].face > 0:
        return found
    tried = s.copy()
    for face in range(1, prices.highest_face(s, s.restaurants[seat]) + 1):
        tried.restaurants[seat].face = face
        if are_prices_known(tried):
            opened = evening(tried)
            kinds = [guest for guest in kinds_of_guests(s) if has(preferred(opened, guest), seat)]
            found.append(kinds)
    return found


def evening(s: Street) -> Street:
    """The same street with its doors open as things stand; prices count once all of them are known."""
    opened = s.copy()
    priced = are_prices_known(s)
    for r in opened.restaurants:
        if not priced:
            r.face = 0
        open_door(opened, r)
    return opened


def are_prices_known(s: Street) -> bool:
    """Whether everybody's price of today is on display."""
    return s.phase >= PRICE and all(r.face > 0 for r in s.restaurants)


def show_guests(s: Street, opened: Street, to: Sight) -> None:
    """Who may still come and where they would go, what the one at the door compares, and how near the end is."""
    kinds = kinds_of_guests(s)
    to.data("kinds", kinds)
    to.data("in_bag", [tally([kind_of(s, guest) for guest in s.bag], kind_of(s, guest)) for guest in kinds])
    to.data("prefer", [preferred(opened, guest) for guest in kinds])
    to.data("compared", compared(s, opened))
    t = s.tables
    grown: list[i64] = [min(s.crowd + 1, t.crowd_cap), min(s.crowd + t.crowd_die, t.crowd_cap)]
    to.data("coming", grown if s.phase < SEAT else [s.crowd, s.crowd])
    free: i64 = 0
    for r in s.restaurants:
        free += max(0, s.mode().dining - len(r.main) - len(r.second))
    to.data("free_tables", free)


def kind_of(s: Street, guest: i64) -> i64:
    """A guest's type and taste as one number."""
    return s.tables.type[guest] * 4 + s.tables.taste[guest] + 1


def kinds_of_guests(s: Street) -> list[i64]:
    """One guest of each kind, by type and taste; the Critic and the Shill too."""
    found: list[i64] = []
    met: list[i64] = []
    for guest in range(len(s.tables.type)):
        kind = kind_of(s, guest)
        if not has(met, kind):
            met.append(kind)
            found.append(guest)
    return found


def preferred(s: Street, guest: i64) -> list[i64]:
    """The available seats that the first two wishes of a guest leave; none where they tell nobody apart."""
    wishes = s.tables.prefers[guest][:2]
    if not wishes or (wishes[0] == PRICE_LOW and s.restaurants[0].face == 0):
        return []
    found: list[i64] = []
    for seat in all_of(s):
        r = s.restaurants[seat]
        if is_available(r):
            ahead: i64 = edge(r.values, s.restaurants[found[0]].values, wishes) if found else 0
            if ahead > 0:
                found = []
            if ahead >= 0:
                found.append(seat)
    return found if len(found) < s.seats else []


def compared(s: Street, opened: Street) -> list[i64]:
    """What the guest at the door looks at first, restaurant by restaurant; nothing while nobody is there."""
    if s.door == NOBODY or not s.tables.prefers[s.door]:
        return []
    wish = s.tables.prefers[s.door][0]
    found: list[i64] = []
    for r in opened.restaurants:
        value = s.mode().prices[r.face] if wish == PRICE_LOW else r.values[wish]
        found.append(value if value >= 0 else -value)  # the fewest are kept as negative numbers
    return found
