"""Everything true at the table, and what follows from it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from prixfixe.core.state import State
from prixfixe.games.restaurant_row.tables import (
    FORKS,
    RATING,
    RATING_LOW,
    Mode,
    Tables,
)
from prixfixe.kit.lists import has

NOBODY: Final[i64] = -1

# shops in number order, from 0; the first three sell the ingredients of kind 0, 1, 2
FOOD_SHOPS: Final[i64] = 3
HELP_WANTED: Final = 3
RENOVATION_SHOP: Final = 4
BANK: Final[i64] = 5
SHOPS: Final[i64] = 6

# phases of a round
STOCK: Final = 1
VISIT: Final = 2
PRICE: Final = 3
SEAT: Final = 4
COLLECT: Final = 5
INTEREST: Final = 6
LAYOFF: Final = 7
RESET: Final = 8
OVER: Final = 9

# what is being chosen in secret
NOTHING: Final = 0
SHOP_CHOICE: Final = 1
BIDS: Final = 2
LOANS: Final = 3
PRICES: Final = 4
SHILL_BIDS: Final = 5
REPAYMENTS: Final = 6
LAYOFFS: Final = 7

BLANK: Final = -2  # nothing chosen yet
BLANKS: Final[list[i64]] = [BLANK] * 4
NOWHERE: Final[list[i64]] = [0] * 4  # nobody's shops


class Restaurant:
    """What one player has."""

    cash: i64
    debt: i64
    stars: i64
    staff: list[i64]  # rows, in the order hired
    renovations: list[i64]
    menu: list[i64]  # ingredients held; after phase 2 those displayed
    thawed: i64  # the one on the menu that was frozen yesterday
    frozen: i64
    food_marks: i64
    popularity_marks: i64
    face: i64  # the price of today, 0 before it is set
    last_face: i64
    main: list[i64]  # guests in the dining room (two players: the main room)
    second: list[i64]  # guests in the second room
    outside: list[i64]  # guests in the extra seat, then on the patio
    capacity: i64  # of today
    values: list[i64]  # what guests look at, by criterion; kept up to date while guests are seated

    def copy(self) -> Restaurant:
        twin = Restaurant()
        twin.cash = self.cash
        twin.debt = self.debt
        twin.stars = self.stars
        twin.staff = self.staff[:]
        twin.renovations = self.renovations[:]
        twin.menu = self.menu[:]
        twin.thawed = self.thawed
        twin.frozen = self.frozen
        twin.food_marks = self.food_marks
        twin.popularity_marks = self.popularity_marks
        twin.face = self.face
        twin.last_face = self.last_face
        twin.main = self.main[:]
        twin.second = self.second[:]
        twin.outside = self.outside[:]
        twin.capacity = self.capacity
        twin.values = self.values[:]
        return twin

    def guests(self) -> i64:
        """Guests now seated, in every zone."""
        return len(self.main) + len(self.second) + len(self.outside)


class Street(State):
    """Everything true at the table."""

    tables: Tables
    open_money: i64
    round: i64
    phase: i64
    pawn: i64
    bank: i64  # what the bank has taken in, minus what it has given out
    restaurants: list[Restaurant]
    # the shops
    goods: list[list[i64]]  # what is on sale in shops 0 to 4
    fees: list[i64]  # the asking price of each worker on display
    staff_pile: list[i64]
    renovation_pile: list[i64]
    staff_out: list[i64]  # removed before play
    renovations_out: list[i64]
    seen: list[i64]  # workers that have been on display
    larder: list[i64]  # the ingredient bag
    discards: list[i64]
    # a trip
    trip: i64
    sous: i64  # who has used the Sous Chef on this trip
    visits: list[i64]  # shops of each seat on this trip as bits, once revealed
    shop: i64  # being resolved, or -1
    party: list[i64]  # who is still in it
    chooser: i64
    lot: list[i64]
    minimum: i64  # the lowest bid
    # what is chosen in secret
    sealing: i64
    involved: list[i64]  # seats that take part
    sealed: list[i64]  # what each has chosen so far
    opened: list[i64]  # the bids that were revealed last
    # the day's guests
    crowd: i64
    arrived: i64
    bag: list[i64]
    door: i64  # the guest who has arrived and not yet sat down
    aside: list[i64]  # drawn, not seated
    types: list[i64]  # 1 for each type already drawn today
    tastes: list[i64]
    critic_at: i64
    shill_at: i64
    pusher: i64  # who keeps the Shill for Word of Mouth
    filled: list[i64]  # seats in the order their dining rooms filled
    told: i64  # whether Word of Mouth has been adjusted today
    ladder: list[i64]  # categories from rank 1
    ending: i64  # triggers that have fired, as bits

    def copy(self) -> Street:
        twin = Street()
        self.copy_to(twin)
        twin.tables = self.tables
        twin.open_money = self.open_money
        twin.round = self.round
        twin.phase = self.phase
        twin.pawn = self.pawn
        twin.bank = self.bank
        twin.restaurants = [restaurant.copy() for restaurant in self.restaurants]
        twin.goods = [goods[:] for goods in self.goods]
        twin.fees = self.fees[:]
        twin.staff_pile = self.staff_pile[:]
        twin.renovation_pile = self.renovation_pile[:]
        twin.staff_out = self.staff_out[:]
        twin.renovations_out = self.renovations_out[:]
        twin.seen = self.seen[:]
        twin.larder = self.larder[:]
        twin.discards = self.discards[:]
        self.copy_trip(twin)
        self.copy_guests(twin)
        return twin

    def copy_trip(self, twin: Street) -> None:
        """A trip, and what is chosen in secret."""
        twin.trip = self.trip
        twin.sous = self.sous
        twin.visits = self.visits[:]
        twin.shop = self.shop
        twin.party = self.party[:]
        twin.chooser = self.chooser
        twin.lot = self.lot[:]
        twin.minimum = self.minimum
        twin.sealing = self.sealing
        twin.involved = self.involved[:]
        twin.sealed = self.sealed[:]
        twin.opened = self.opened[:]

    def copy_guests(self, twin: Street) -> None:
        """The day's guests."""
        twin.crowd = self.crowd
        twin.arrived = self.arrived
        twin.bag = self.bag[:]
        twin.door = self.door
        twin.aside = self.aside[:]
        twin.types = self.types[:]
        twin.tastes = self.tastes[:]
        twin.critic_at = self.critic_at
        twin.shill_at = self.shill_at
        twin.pusher = self.pusher
        twin.filled = self.filled[:]
        twin.told = self.told
        twin.ladder = self.ladder[:]
        twin.ending = self.ending

    def mode(self) -> Mode:
        """The numbers of this player count."""
        return self.tables.modes[self.seats]


# ---- the pawn


def closest(s: Street, among: list[i64]) -> i64:
    """Of some seats the first one met in turn order from the pawn's holder on, the holder included."""
    for i in range(s.seats):
        seat: i64 = (s.pawn + i) % s.seats
        if has(among, seat):
            return seat
    return NOBODY


def pass_pawn(s: Street, favored: i64) -> None:
    """The pawn goes to the player on the left of the one it favored."""
    s.pawn = (favored + 1) % s.seats
    s.tell("pawn", s.pawn)


# ---- money


def pay(s: Street, seat: i64, amount: i64) -> None:
    """Money goes to the bank."""
    s.restaurants[seat].cash -= amount
    s.bank += amount


def receive(s: Street, seat: i64, amount: i64) -> None:
    """Money comes from the bank."""
    s.restaurants[seat].cash += amount
    s.bank -= amount


# ---- what tokens give, and ratings


def perk(r: Restaurant, staff: list[i64], renovations: list[i64]) -> i64:
    """The sum of one column over a restaurant's staff and renovations."""
    total: i64 = 0
    for worker in r.staff:
        total += staff[worker]
    for renovation in r.renovations:
        total += renovations[renovation]
    return total


def forks(s: Street, r: Restaurant, kind: i64) -> i64:
    """The forks of one kind of ingredient displayed."""
    total: i64 = 0
    t = s.tables
    for ingredient in r.menu:
        if t.kind[ingredient] == kind:
            total += t.forks[ingredient]
    return total


def food(s: Street, r: Restaurant) -> i64:
    """The food rating: the forks of everything displayed."""
    total: i64 = 0
    for ingredient in r.menu:
        total += s.tables.forks[ingredient]
    return total


def service(s: Street, r: Restaurant) -> i64:
    """The service rating: the service numbers of the staff."""
    total: i64 = 0
    numbers = s.tables.service
    for worker in r.staff:
        total += numbers[worker]
    return total


def ambiance(s: Street, r: Restaurant) -> i64:
    """The ambiance rating: that of the renovations, and what the Designer adds to each."""
    if not r.renovations:
        return 0
    total: i64 = 0
    for renovation in r.renovations:
        total += s.tables.ambiance[renovation]
    return total + perk(r, s.tables.staff_perks.decor, s.tables.renovation_perks.decor) * len(r.renovations)


def rate(s: Street, r: Restaurant) -> None:
    """Write down what guests look at, in the order of the criteria."""
    guests = r.guests()
    values: list[i64] = [
        -r.face, food(s, r), service(s, r), ambiance(s, r), r.stars, guests, -r.stars, -guests, 0, 0, 0,
    ]  # fmt: skip
    t = s.tables
    for ingredient in r.menu:
        values[FORKS + t.kind[ingredient]] += t.forks[ingredient]
    r.values = values


def set_stars(r: Restaurant, stars: i64) -> None:
    """The rating changes, and with it what guests see."""
    r.stars = stars
    r.values[RATING] = stars
    r.values[RATING_LOW] = -stars


def place_of(values: list[i64], seat: i64) -> i64:
    """1 and the number of restaurants that are strictly better."""
    place: i64 = 1
    for value in values:
        if value > values[seat]:
            place += 1
    return place


def place_in(s: Street, criterion: i64, seat: i64) -> i64:
    """The same for what guests look at."""
    place: i64 = 1
    mine = s.restaurants[seat].values[criterion]
    for r in s.restaurants:
        if r.values[criterion] > mine:
            place += 1
    return place


# ---- secret choices


def seal(s: Street, what: i64, involved: list[i64]) -> None:
    """These seats choose in secret, at the same time."""
    s.sealing = what
    s.involved = involved


def unseal(s: Street) -> list[i64]:
    """All who take part have chosen: these seats."""
    involved = s.involved
    s.sealing = NOTHING
    s.involved = []
    return involved


def revealed(s: Street, seat: i64) -> i64:
    """What a seat has chosen is secret no more."""
    choice = s.sealed[seat]
    s.sealed[seat] = BLANK
    return choice
