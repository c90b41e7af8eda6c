"""What may be seen, and a full state that fits it."""

from __future__ import annotations

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
    LAYOFFS,
    LOANS,
    NOTHING,
    OVER,
    PRICES,
    REPAYMENTS,
    SHILL_BIDS,
    SHOP_CHOICE,
    Restaurant,
    Street,
    ambiance,
    food,
    forks,
    service,
)
from prixfixe.games.restaurant_row.trips import ask_shop
from prixfixe.kit.sight import Sight, offered


def show(s: Street, seat: i64, to: Sight) -> None:
    """Everything on the table; cash only to its owner, secret choices only to who made them."""
    to.data("content", s.content)
    to.number("round", s.round)
    to.number("phase", s.phase)
    to.items("waiting", waiting(s))
    to.number("pawn", s.pawn)
    to.number("ending", s.ending)
    to.items("ladder", s.ladder)
    to.parts("restaurants")
    for other in range(s.seats):
        show_restaurant(s, other, seat, to.following())
    show_street(s, to)
    show_trip(s, to)
    show_evening(s, to)
    to.number("sealing", s.sealing)
    to.number("mine", s.sealed[seat] if seat >= 0 else BLANK)
    to.items("opened", s.opened)
    to.items("options", offered(s, seat))
    if to.deriving:
        show_derived(s, seat, to)


def waiting(s: Street) -> list[i64]:
    """Who is being asked; until a reveal all who take part, whether they have chosen or not."""
    return s.involved if s.sealing != NOTHING else sorted({ask.seat for ask in s.asks})


def show_restaurant(s: Street, seat: i64, viewer: i64, to: Sight) -> None:
    """One restaurant; the cash is -1 to those who may not see it."""
    r = s.restaurants[seat]
    to.number("cash", r.cash if seat == viewer or s.open_money or s.phase == OVER else -1)
    to.number("debt", r.debt)
    to.number("stars", r.stars)
    to.items("staff", r.staff)
    to.items("renovations", r.renovations)
    to.items("menu", r.menu)
    to.number("thawed", r.thawed)
    to.number("frozen", r.frozen)
    to.number("food_marks", r.food_marks)
    to.number("popularity_marks", r.popularity_marks)
    to.number("face", r.face)
    to.number("price", s.mode().prices[r.face])
    to.number("food", food(s, r))
    to.items("forks", [forks(s, r, kind) for kind in range(3)])
    to.number("service", service(s, r))
    to.number("ambiance", ambiance(s, r))
    show_tables(s, r, to)


def show_tables(s: Street, r: Restaurant, to: Sight) -> None:
    """The guests by zone, and how many seats each zone has."""
    extra = extra_seats(s, r)
    to.items("main", r.main)
    to.items("second", r.second)
    to.items("extra", r.outside[:extra])
    to.items("patio", r.outside[extra:])
    to.items("seats", [s.mode().main, s.mode().second, extra, patio_seats(s, r)])
    to.number("guests", r.guests())


def show_street(s: Street, to: Sight) -> None:
    """What the shops have, and what is left of piles and bags; tokens never seen may be out of play."""
    to.rows("goods", s.goods)
    to.rows("prices", [[listed(s, shop, token) for token in s.goods[shop]] for shop in range(len(s.goods))])
    to.number("staff_pile", len(s.staff_pile))
    to.number("renovation_pile", len(s.renovation_pile))
    to.items("unseen_staff", sorted([worker for worker in s.staff_pile + s.staff_out if not s.seen[worker]]))
    to.items("unseen_renovations", sorted(s.renovation_pile + s.renovations_out))
    to.items("staff_out", s.staff_out if s.phase == OVER else [])
    to.items("renovations_out", s.renovations_out if s.phase == OVER else [])
    to.items("larder", sorted(s.larder))
    to.items("discards", s.discards)


def show_trip(s: Street, to: Sight) -> None:
    """The trip, the shop being resolved and its lot."""
    to.number("trip", s.trip)
    to.number("sous", s.sous)
    to.items("visits", s.visits)
    to.number("shop", s.shop)
    to.items("party", s.party)
    to.number("chooser", s.chooser)
    to.items("lot", s.lot)
    to.number("minimum", s.minimum)


def show_evening(s: Street, to: Sight) -> None:
    """The day's guests."""
    to.number("crowd", s.crowd)
    to.number("arrived", s.arrived)
    to.items("bag", sorted(s.bag))
    to.number("door", s.door)
    to.items("aside", s.aside)
    to.number("critic_at", s.critic_at)
    to.number("shill_at", s.shill_at)
    to.number("pusher", s.pusher)
    to.items("filled", s.filled)
    to.number("word", s.told)


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
