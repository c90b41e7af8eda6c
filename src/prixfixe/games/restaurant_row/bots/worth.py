"""How well a seat stands, in points of the final score.

A place in a category is worth its points, weighted by how sure it is. What is only planned (a shop, a lot, a bid, the
Shill's push) counts as far as it is likely to happen.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from prixfixe.games.restaurant_row.bids import least, most
from prixfixe.games.restaurant_row.bots.outlook import MEASURES, Outlook, food_marks, lead, outlook
from prixfixe.games.restaurant_row.bots.weights import W
from prixfixe.games.restaurant_row.menu import cold, excess, relief, usable
from prixfixe.games.restaurant_row.options import VISITS
from prixfixe.games.restaurant_row.scoring import AMBIANCE_SUM, FOOD_TRACK, PROFIT, SERVICE_SUM, STARS
from prixfixe.games.restaurant_row.shops import affordable, listed
from prixfixe.games.restaurant_row.state import (
    BANK,
    BIDS,
    FOOD_SHOPS,
    HELP_WANTED,
    LAYOFFS,
    LOANS,
    NOBODY,
    NOTHING,
    REPAYMENTS,
    SHILL_BIDS,
    SHOP_CHOICE,
    VISIT,
    Street,
    perk,
)
from prixfixe.games.restaurant_row.word import present
from prixfixe.kit.lists import drop

BEST_FORKS: Final = 99  # more than any ingredient has


def worth(s: Street, seat: i64) -> float:
    """The points to be expected, with what the seat has planned and without what finds no space on its menu."""
    r = s.restaurants[seat]
    held = r.menu
    if s.phase == VISIT:
        trim(s, seat)
    points = expected(s, seat)
    r.menu = held
    return points


def trim(s: Street, seat: i64) -> None:
    """The ingredients with the fewest forks make way until the rest fits, on a menu of its own."""
    r = s.restaurants[seat]
    over = excess(s, r, 0, 0) - cold(s, r)
    if over > 0:
        r.menu = r.menu[:]
        while over > 0:
            drop(r.menu, relief(s, r, over + cold(s, r) - 1)[0])
            over -= 1


def expected(s: Street, seat: i64) -> float:
    """The same, of a menu that fits."""
    o = outlook(s)
    change = [0.0] * MEASURES
    owed = float(s.restaurants[seat].debt) / float(s.tables.step)
    o.base = standing(s, o, seat, change)
    total = o.base + planned(s, o, seat)
    if s.sealing == REPAYMENTS and s.sealed[seat] > 0:
        owed -= float(s.sealed[seat])
    cash = ease(s, o, s.restaurants[seat].cash)
    return total + cash - owed * float(s.tables.debt_points) + kept(s, o, seat)


def ease(s: Street, o: Outlook, cash: i64) -> float:
    """What cash is good for besides profit: the next purchases."""
    if o.days == 0.0 and s.phase > VISIT:
        return 0.0
    return W.ease * float(min(cash, 30))


def standing(s: Street, o: Outlook, seat: i64, change: list[float]) -> float:
    """The points of all categories if the seat's measures changed so."""
    total = 0.0
    for rank in range(s.tables.categories):
        what = s.tables.measures[s.ladder[rank]]
        total += points_for(s, o, rank, behind(s, o, seat, what, change[what]))
    return total


def behind(s: Street, o: Outlook, seat: i64, what: i64, change: float) -> float:
    """How many others are likely to be better in a category."""
    margin = W.margins[what] * (0.5 + 0.25 * o.days)
    values = o.measures[what]
    mine = values[seat] + change
    count = 0.0
    for other in range(s.seats):
        if other != seat:
            count += 1.0 - lead(mine - values[other], margin)
    return count


def points_for(s: Street, o: Outlook, rank: i64, place: float) -> float:
    """The points of a place between two, on this rank or one next to it if the ladder will still move."""
    last = s.tables.categories - 1
    stay = 1.0 if o.days == 0.0 and s.told else 0.6
    drift = 0.5 * (1.0 - stay)
    around = points_on(o, max(rank - 1, 0), place) + points_on(o, min(rank + 1, last), place)
    return stay * points_on(o, rank, place) + drift * around


def points_on(o: Outlook, rank: i64, place: float) -> float:
    """The points of a place between two."""
    table = o.mode.points
    low: i64 = int(place)
    first = float(table[low][rank]) if low < len(table) else 0.0
    second = float(table[low + 1][rank]) if low + 1 < len(table) else 0.0
    return first + (second - first) * (place - float(low))


# ---- what is planned


def planned(s: Street, o: Outlook, seat: i64) -> float:
    """What the seat has in mind, as far as it is likely."""
    total = 0.0
    if s.chooser == seat and s.lot and s.sealing == NOTHING:
        total += 0.6 * lot_gain(s, o, seat, least(s))
    if s.sealing == NOTHING or s.sealed[seat] < 0:
        return total
    if s.sealing == SHOP_CHOICE:
        return shopping(s, o, seat, VISITS[s.sealed[seat]])
    if s.sealing == BIDS:
        return chance_to_win(s, seat) * lot_gain(s, o, seat, s.sealed[seat])
    if s.sealing == SHILL_BIDS:
        return chance_to_win(s, seat) * shill_gain(s, o, seat, s.sealed[seat])
    if s.sealing == LOANS:
        return -float(s.sealed[seat]) * (1.0 + 0.2 * o.days)
    if s.sealing == LAYOFFS:
        return layoff_gain(s, o, seat)
    return total


def shopping(s: Street, o: Outlook, seat: i64, shops: i64) -> float:
    """The best purchase in each of the shops, if nobody is in the way."""
    total = 0.0
    for shop in range(BANK):
        if shops >> shop & 1:
            best = 0.0
            lost = forks_lost(s, seat, shop) if shop < FOOD_SHOPS else 0
            for token in affordable(s, seat, shop):
                if lost == 0 or s.tables.forks[token] > lost:
                    best = max(best, token_gain(s, o, seat, shop, token, listed(s, shop, token), lost))
            total += W.purchase * best
    return total


def forks_lost(s: Street, seat: i64, kind: i64) -> i64:
    """The forks of the ingredient that one more of a kind would be played over; 0 if a space is free."""
    r = s.restaurants[seat]
    if usable(s, r, kind, 1):
        return 0
    held = r.menu
    least: i64 = BEST_FORKS
    for i in range(len(held)):
        if held[i] != r.thawed and s.tables.forks[held[i]] < least:
            r.menu = held[:i] + held[i + 1 :]
            if usable(s, r, kind, 1):
                least = s.tables.forks[held[i]]
    r.menu = held
    return least


def token_gain(s: Street, o: Outlook, seat: i64, shop: i64, token: i64, price: i64, lost: i64) -> float:
    """The points that a token brings, after its price and the forks that make way for it."""
    change = [0.0] * MEASURES
    change[PROFIT] = -float(price)
    if lost:
        add_forks(s, o, seat, s.tables.forks[token] - lost, change)
    else:
        add_token(s, o, seat, shop, token, change)
    return gain(s, o, seat, change, price)


def gain(s: Street, o: Outlook, seat: i64, change: list[float], price: i64) -> float:
    """How much better the seat stands after a change that costs so much."""
    cash = s.restaurants[seat].cash
    easier = ease(s, o, cash - price) - ease(s, o, cash)
    return standing(s, o, seat, change) - o.base + easier


def add_token(s: Street, o: Outlook, seat: i64, shop: i64, token: i64, change: list[float]) -> None:
    """What a token changes: ratings, marks, and the money of today and the days to come."""
    if shop < FOOD_SHOPS:
        add_ingredient(s, o, seat, token, change)
    elif shop == HELP_WANTED:
        add_worker(s, o, seat, token, change)
    else:
        add_renovation(s, o, seat, token, change)


def add_ingredient(s: Street, o: Outlook, seat: i64, token: i64, change: list[float]) -> None:
    """Its forks."""
    add_forks(s, o, seat, s.tables.forks[token], change)


def add_forks(s: Street, o: Outlook, seat: i64, forks: i64, change: list[float]) -> None:
    """Forks bring food marks, guests and a better review."""
    change[FOOD_TRACK] += food_marks(s, o, seat, forks) - food_marks(s, o, seat, 0)
    change[PROFIT] += W.fork_guests * float(forks) * o.each[seat]
    change[STARS] += W.fork_stars * float(forks)


def add_worker(s: Street, o: Outlook, seat: i64, token: i64, change: list[float]) -> None:
    """Service, guests, the ability, and the wages."""
    perks = s.tables.staff_perks
    number = float(s.tables.service[token])
    change[SERVICE_SUM] += number
    change[STARS] += W.service_stars * number
    change[AMBIANCE_SUM] += float(perks.decor[token] * len(s.restaurants[seat].renovations))
    more = W.service_guests * number + W.draw * float(perks.draws[token])
    daily = more * o.each[seat] + float(perks.income[token]) * o.guests[seat] - W.wage
    change[PROFIT] += (1.0 + W.days * o.days) * daily


def add_renovation(s: Street, o: Outlook, seat: i64, token: i64, change: list[float]) -> None:
    """Ambiance, guests and the ability."""
    t = s.tables
    decor = perk(s.restaurants[seat], t.staff_perks.decor, t.renovation_perks.decor)
    change[AMBIANCE_SUM] += float(t.ambiance[token] + decor)
    change[STARS] += W.ambiance_stars * float(t.ambiance[token])
    more = W.ambiance_guests * float(t.ambiance[token]) + W.draw * float(t.renovation_perks.draws[token])
    daily = more * o.each[seat] + float(t.renovation_perks.income[token]) * o.guests[seat]
    change[PROFIT] += (1.0 + W.days * o.days) * daily


def lot_gain(s: Street, o: Outlook, seat: i64, price: i64) -> float:
    """The points that the lot brings, after the price; ingredients beyond the menu bring what they have more forks."""
    change = [0.0] * MEASURES
    fitting: i64 = 0
    while fitting < len(s.lot) and (s.shop >= FOOD_SHOPS or usable(s, s.restaurants[seat], s.shop, fitting + 1)):
        add_token(s, o, seat, s.shop, s.lot[fitting], change)
        fitting += 1
    if fitting < len(s.lot):
        add_forks(s, o, seat, better_forks(s, seat, fitting), change)
    change[PROFIT] -= float(price)
    return gain(s, o, seat, change, price)


def better_forks(s: Street, seat: i64, fitting: i64) -> i64:
    """How many more forks the menu has with the whole lot than with the first tokens of it, the weakest thrown out."""
    r = s.restaurants[seat]
    held = r.menu
    r.menu = held + s.lot[:fitting]
    few = forks_of(s, r.menu)
    r.menu = held + s.lot
    trim(s, seat)
    many = forks_of(s, r.menu)
    r.menu = held
    return max(many - few, 0)


def forks_of(s: Street, menu: list[i64]) -> i64:
    """All the forks on a menu."""
    total: i64 = 0
    for ingredient in menu:
        total += s.tables.forks[ingredient]
    return total


def shill_gain(s: Street, o: Outlook, seat: i64, price: i64) -> float:
    """A star, or a push worth about as much."""
    change = [0.0] * MEASURES
    change[STARS] = float(s.tables.star_bonus) if s.restaurants[seat].stars < s.mode().shill_cap else 0.4
    change[PROFIT] = -float(price) - o.each[seat] * 0.3
    return gain(s, o, seat, change, price)


def chance_to_win(s: Street, seat: i64) -> float:
    """How likely a sealed bid wins: the more above the minimum, and the fewer others, the likelier."""
    if len(s.involved) == 1:
        return 1.0
    above = float(s.sealed[seat] - s.minimum) + 0.6
    alone = above / (above + W.eager)
    if s.sealed[seat] == most(s, seat):
        alone += 0.05
    chance = 1.0
    for _ in range(len(s.involved) - 1):
        chance *= 0.25 + 0.75 * alone
    return chance


def layoff_gain(s: Street, o: Outlook, seat: i64) -> float:
    """Less service and lower wages."""
    change = [0.0] * MEASURES
    for worker in s.restaurants[seat].staff:
        if s.sealed[seat] >> worker & 1:
            change[SERVICE_SUM] -= float(s.tables.service[worker])
            lost = W.service_guests * float(s.tables.service[worker]) * o.each[seat]
            lost += float(s.tables.staff_perks.income[worker]) * o.guests[seat]
            change[PROFIT] += W.days * o.days * (W.wage - lost)
    return gain(s, o, seat, change, 0)


# ---- what is kept for later


def kept(s: Street, o: Outlook, seat: i64) -> float:
    """A frozen ingredient, a push to come, and the word that the main room would spread."""
    r = s.restaurants[seat]
    total = 0.0
    if r.frozen != NOBODY and o.days > 0.0:
        total += 0.1 * float(s.tables.forks[r.frozen])
    if s.pusher == seat:
        total += 0.7
    if s.mode().second > 0 and r.main and not s.told:
        total += 0.5 * rumour(s, o, seat)
    return total


def rumour(s: Street, o: Outlook, seat: i64) -> float:
    """What the seat would gain if the categories of its main room rose."""
    here = present(s, seat)
    total = 0.0
    for rank in range(1, s.tables.categories):
        up, down = s.ladder[rank], s.ladder[rank - 1]
        if here[up] and not here[down]:
            rising = behind(s, o, seat, s.tables.measures[up], 0.0)
            falling = behind(s, o, seat, s.tables.measures[down], 0.0)
            total += points_on(o, rank - 1, rising) - points_on(o, rank, rising)
            total -= points_on(o, rank - 1, falling) - points_on(o, rank, falling)
    return total
