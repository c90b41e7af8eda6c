"""What may be seen, and a full state that fits it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from prixfixe.core.state import Ask
from prixfixe.games.restaurant_row.bids import ask_bid
from prixfixe.games.restaurant_row.derived import show_derived
from prixfixe.games.restaurant_row.guests import ask_shill_bid, extra_seats, patio_seats
from prixfixe.games.restaurant_row.layoffs import ask_layoff
from prixfixe.games.restaurant_row.money import ask_repayment
from prixfixe.games.restaurant_row.prices import ask_price
from prixfixe.games.restaurant_row.shops import ask_loan, listed
from prixfixe.games.restaurant_row.state import (
    BIDS,
    BLANK,
    FOOD_SHOPS,
    LAYOFFS,
    LOANS,
    NOTHING,
    OVER,
    PRICES,
    REPAYMENTS,
    SHILL_BIDS,
    SHOP_CHOICE,
    SHOPS,
    Restaurant,
    Street,
    ambiance,
    food,
    forks,
    service,
)
from prixfixe.games.restaurant_row.tables import FULL_HOUSE, RENOVATIONS_OUT, STAFF_OUT
from prixfixe.games.restaurant_row.trips import ask_shop
from prixfixe.kit.sight import Sight, offered

CASH: Final[i64] = 9_999  # dollars that nobody reaches


def show(s: Street, seat: i64, to: Sight) -> None:
    """Everything on the table; cash only to its owner, secret choices only to who made them."""
    to.number("round", s.round, 0, 99)
    to.number("phase", s.phase, 0, OVER)
    to.among("waiting", waiting(s), s.seats, 1)
    to.seat("pawn", s.pawn, s.seats, 1)
    to.number("ending", s.ending, 0, STAFF_OUT | RENOVATIONS_OUT | FULL_HOUSE)
    to.items("ladder", s.ladder, s.tables.categories, -1, s.tables.categories - 1)
    to.parts("restaurants", s.seats, 1)
    for other in range(s.seats):
        show_restaurant(s, other, seat, to.following())
    show_street(s, to)
    show_trip(s, to)
    show_evening(s, to)
    to.number("sealing", s.sealing, 0, LAYOFFS)
    to.number("mine", s.sealed[seat] if seat >= 0 else BLANK, BLANK, CASH)
    to.by_seat("opened", s.opened, s.seats, BLANK, CASH)
    if to.deriving:
        to.data("options", offered(s, seat)[:])
        show_derived(s, seat, to)


def waiting(s: Street) -> list[i64]:
    """Who is being asked; until a reveal all who take part, whether they have chosen or not."""
    return s.involved if s.sealing != NOTHING else sorted({ask.seat for ask in s.asks})


def show_restaurant(s: Street, seat: i64, viewer: i64, to: Sight) -> None:
    """One restaurant; the cash is -1 to those who may not see it."""
    r, t, mode = s.restaurants[seat], s.tables, s.mode()
    to.number("cash", r.cash if seat == viewer or s.open_money or s.phase == OVER else -1, -1, CASH)
    to.number("debt", r.debt, 0, 999)
    to.number("stars", r.stars, 0, mode.max_stars)
    to.bag("staff", r.staff, len(t.service), 1)
    to.bag("renovations", r.renovations, len(t.ambiance), to.most(t.copies))
    to.bag("menu", r.menu, len(t.kind), 1)
    to.number("thawed", r.thawed, -1, len(t.kind) - 1)
    to.number("frozen", r.frozen, -1, len(t.kind) - 1)
    to.number("food_marks", r.food_marks, 0, 99)
    to.number("popularity_marks", r.popularity_marks, 0, 99)
    to.number("face", r.face, 0, mode.faces)
    to.number("price", mode.prices[r.face], 0, to.most(mode.prices))
    to.number("food", food(s, r), 0, 99)
    to.items("forks", [forks(s, r, kind) for kind in range(FOOD_SHOPS)], FOOD_SHOPS, 0, 99)
    to.number("service", service(s, r), 0, 99)
    to.number("ambiance", ambiance(s, r), 0, 99)
    show_tables(s, r, to)


def show_tables(s: Street, r: Restaurant, to: Sight) -> None:
    """The guests by zone, and how many seats each zone has."""
    extra, guests, mode = extra_seats(s, r), len(s.tables.type), s.mode()
    to.bag("main", r.main, guests, 1)
    to.bag("second", r.second, guests, 1)
    to.bag("extra", r.outside[:extra], guests, 1)
    to.bag("patio", r.outside[extra:], guests, 1)
    to.items("seats", [mode.main, mode.second, extra, patio_seats(s, r)], 4, 0, 20)
    to.number("guests", r.guests(), 0, 40)


def show_street(s: Street, to: Sight) -> None:
    """What the shops have, and what is left of piles and bags; tokens never seen may be out of play."""
    t = s.tables
    shops, food, staff, renovations = len(s.goods), len(t.kind), len(t.service), len(t.ambiance)
    shelf = max(to.most(s.mode().capacity), max(staff, to.total(t.copies)))
    to.rows("goods", s.goods, shops, shelf, -1, max(food, max(staff, renovations)) - 1)
    prices = [[listed(s, shop, token) for token in s.goods[shop]] for shop in range(shops)]
    to.rows("prices", prices, shops, shelf, 0, max(99, to.most(t.cost)))
    to.number("staff_pile", len(s.staff_pile), 0, staff)
    to.number("renovation_pile", len(s.renovation_pile), 0, to.total(t.copies))
    unseen = sorted([worker for worker in s.staff_pile + s.staff_out if not s.seen[worker]])
    to.bag("unseen_staff", unseen, staff, 1)
    to.bag("unseen_renovations", sorted(s.renovation_pile + s.renovations_out), renovations, to.most(t.copies))
    if to.deriving:
        to.data("staff_out", s.staff_out[:] if s.phase == OVER else [])
        to.data("renovations_out", s.renovations_out[:] if s.phase == OVER else [])
    to.bag("larder", sorted(s.larder), food, 1)
    to.bag("discards", s.discards, food, 1)


def show_trip(s: Street, to: Sight) -> None:
    """The trip, the shop being resolved and its lot."""
    t = s.tables
    to.number("trip", s.trip, 0, 9)
    to.seat("sous", s.sous, s.seats, 1)
    to.by_seat("visits", s.visits, s.seats, 0, (1 << SHOPS) - 1)
    to.number("shop", s.shop, -1, SHOPS - 1)
    to.among("party", s.party, s.seats, 1)
    to.seat("chooser", s.chooser, s.seats, 1)
    to.items("lot", s.lot, 6, -1, max(len(t.kind), max(len(t.service), len(t.ambiance))) - 1)
    to.number("minimum", s.minimum, 0, 999)


def show_evening(s: Street, to: Sight) -> None:
    """The day's guests."""
    guests = len(s.tables.type)
    to.number("crowd", s.crowd, 0, 99)
    to.number("arrived", s.arrived, 0, 99)
    to.bag("bag", sorted(s.bag), guests, 1)
    to.number("door", s.door, -1, guests - 1)
    to.bag("aside", s.aside, guests, 1)
    to.seat("critic_at", s.critic_at, s.seats, 1)
    to.seat("shill_at", s.shill_at, s.seats, 1)
    to.seat("pusher", s.pusher, s.seats, 1)
    to.seats("filled", s.filled, s.seats, s.seats, 1)
    to.number("word", s.told, 0, 1)


# ---- guesses


def guess(s: Street, seat: i64, seed: i64) -> Street:
    """What others have chosen in secret is still open; tokens removed unseen may be any that were never shown.

    Everybody could have counted everybody's cash, so it is kept.
    """
    twin = s.copy()
    twin.seed(seed)
    if s.phase != OVER and s.mode().random_staff > 0:
        reshuffle_staff(twin)
    if s.phase != OVER and s.mode().random_renovations > 0:
        reshuffle_renovations(twin)
    if s.sealing != NOTHING:
        reopen(twin, seat)
    return twin


def reshuffle_staff(s: Street) -> None:
    """The workers out of play are some of those that nobody has seen; dismissed ones are in the pile."""
    unseen: list[i64] = s.staff_out
    pile: list[i64] = []
    number = len(unseen)
    for worker in s.staff_pile:
        if s.seen[worker]:
            pile.append(worker)
        else:
            unseen.append(worker)
    unseen.sort()
    s.staff_out = []
    for _ in range(number):
        s.staff_out.append(s.draw(unseen))
    s.staff_out.sort()
    pile.extend(unseen)
    pile.sort()
    s.staff_pile = pile


def reshuffle_renovations(s: Street) -> None:
    """The renovations out of play are some of those that nobody has seen."""
    number = len(s.renovations_out)
    pile = s.renovation_pile
    pile.extend(s.renovations_out)
    pile.sort()
    s.renovations_out = []
    for _ in range(number):
        s.renovations_out.append(s.draw(pile))
    s.renovations_out.sort()


def reopen(s: Street, seat: i64) -> None:
    """The other seats have not chosen yet."""
    asks: list[Ask] = s.asks
    s.asks = []
    for other in s.involved:
        if other != seat:
            s.sealed[other] = BLANK
            question(s, other)
        else:
            for ask in asks:
                if ask.seat == seat:
                    s.asks.append(ask)


def question(s: Street, seat: i64) -> None:
    """The first question of a secret choice."""
    if s.sealing == SHOP_CHOICE:
        ask_shop(s, seat)
    elif s.sealing == BIDS:
        ask_bid(s, seat)
    elif s.sealing == LOANS:
        ask_loan(s, seat)
    elif s.sealing == PRICES:
        ask_price(s, seat)
    elif s.sealing == SHILL_BIDS:
        ask_shill_bid(s, seat)
    elif s.sealing == REPAYMENTS:
        ask_repayment(s, seat)
    elif s.sealing == LAYOFFS:
        ask_layoff(s, seat)
