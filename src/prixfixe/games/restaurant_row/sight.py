"""What may be seen, and a full state that fits it."""

from __future__ import annotations

from mypy_extensions import i64

from prixfixe.core.game import View
from prixfixe.core.state import Ask
from prixfixe.games.restaurant_row.bids import ask_bid
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


def view(s: Street, seat: i64) -> View:
    """Everything on the table; cash only to its owner, secret choices only to who made them."""
    return {
        "content": s.content,
        "round": s.round,
        "phase": s.phase,
        "waiting": waiting(s),
        "pawn": s.pawn,
        "ending": s.ending,
        "ladder": s.ladder[:],
        "restaurants": [restaurant(s, other, seat) for other in range(s.seats)],
        **street(s),
        **trip(s),
        **evening(s),
        "sealing": s.sealing,
        "mine": s.sealed[seat] if seat >= 0 else BLANK,
        "opened": s.opened[:],
        "options": own_options(s, seat),
    }


def waiting(s: Street) -> list[int]:
    """Who is being asked; until a reveal all who take part, whether they have chosen or not."""
    if s.sealing != NOTHING:
        return [int(seat) for seat in s.involved]
    return sorted({int(ask.seat) for ask in s.asks})


def own_options(s: Street, seat: i64) -> list[int]:
    """What the seat may answer now."""
    for ask in s.asks:
        if ask.seat == seat:
            return [int(option) for option in ask.options]
    return []


def restaurant(s: Street, seat: i64, viewer: i64) -> View:
    """One restaurant; the cash is -1 to those who may not see it."""
    r = s.restaurants[seat]
    seen = seat == viewer or s.open_money or s.phase == OVER
    return {
        "cash": r.cash if seen else -1,
        "debt": r.debt,
        "stars": r.stars,
        "staff": r.staff[:],
        "renovations": r.renovations[:],
        "menu": r.menu[:],
        "thawed": r.thawed,
        "frozen": r.frozen,
        "food_marks": r.food_marks,
        "popularity_marks": r.popularity_marks,
        "face": r.face,
        "price": s.mode().prices[r.face],
        "food": food(s, r),
        "forks": [forks(s, r, kind) for kind in range(3)],
        "service": service(s, r),
        "ambiance": ambiance(s, r),
        **tables(s, r),
    }


def tables(s: Street, r: Restaurant) -> View:
    """The guests by zone, and how many seats each zone has."""
    extra = extra_seats(s, r)
    return {
        "main": r.main[:],
        "second": r.second[:],
        "extra": r.outside[:extra],
        "patio": r.outside[extra:],
        "seats": [s.mode().main, s.mode().second, extra, patio_seats(s, r)],
        "guests": r.guests(),
    }


def street(s: Street) -> View:
    """What the shops have, and what is left of piles and bags; tokens never seen may be out of play."""
    unseen = sorted([worker for worker in s.staff_pile + s.staff_out if not s.seen[worker]])
    return {
        "goods": [goods[:] for goods in s.goods],
        "prices": [[listed(s, shop, token) for token in s.goods[shop]] for shop in range(len(s.goods))],
        "staff_pile": len(s.staff_pile),
        "renovation_pile": len(s.renovation_pile),
        "unseen_staff": unseen,
        "unseen_renovations": sorted(s.renovation_pile + s.renovations_out),
        "staff_out": s.staff_out[:] if s.phase == OVER else [],
        "renovations_out": s.renovations_out[:] if s.phase == OVER else [],
        "larder": sorted(s.larder),
        "discards": s.discards[:],
    }


def trip(s: Street) -> View:
    """The trip, the shop being resolved and its lot."""
    return {
        "trip": s.trip,
        "sous": s.sous,
        "visits": s.visits[:],
        "shop": s.shop,
        "party": s.party[:],
        "chooser": s.chooser,
        "lot": s.lot[:],
        "minimum": s.minimum,
    }


def evening(s: Street) -> View:
    """The day's guests."""
    return {
        "crowd": s.crowd,
        "arrived": s.arrived,
        "bag": sorted(s.bag),
        "door": s.door,
        "aside": s.aside[:],
        "critic_at": s.critic_at,
        "shill_at": s.shill_at,
        "pusher": s.pusher,
        "filled": s.filled[:],
        "word": s.told,
    }


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
