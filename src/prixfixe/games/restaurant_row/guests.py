"""Phase 4: seat and serve. The crowd, preferences, attractions, and the Shill's auction."""

from __future__ import annotations

from mypy_extensions import i64

from prixfixe.games.restaurant_row.bids import bands, highest_bidder, offsets, wants_more
from prixfixe.games.restaurant_row.seats import is_available, place_guest
from prixfixe.games.restaurant_row.state import (
    NOBODY,
    SEAT,
    SHILL_BIDS,
    Restaurant,
    Street,
    pass_pawn,
    pay,
    perk,
    rate,
    seal,
)
from prixfixe.games.restaurant_row.tables import (
    FORKS,
    MIN_FORKS,
    MIN_INGREDIENTS,
    MIN_RENOVATIONS,
    MIN_STARS,
    POPULARITY,
    PRICE_LOW,
    RATING,
    Attraction,
)
from prixfixe.games.restaurant_row.word import busiest, mark_tracks, spread
from prixfixe.kit.lists import has


def open_doors(s: Street) -> None:
    """The die adds to the crowd, and the guests arrive."""
    s.phase = SEAT
    grown = 1 + s.below(s.tables.crowd_die)
    s.crowd = min(s.crowd + grown, s.tables.crowd_cap)
    s.tell("crowd", s.crowd)
    for r in s.restaurants:
        open_door(s, r)
    welcome(s)


def open_door(s: Street, r: Restaurant) -> None:
    """How many guests a restaurant takes today, and what they look at."""
    r.capacity = s.mode().dining + extra_seats(s, r) + patio_seats(s, r)
    rate(s, r)


def extra_seats(s: Street, r: Restaurant) -> i64:
    """The Hostess's."""
    return perk(r, s.tables.staff_perks.extra, s.tables.renovation_perks.extra)


def patio_seats(s: Street, r: Restaurant) -> i64:
    """Those outdoors."""
    return perk(r, s.tables.staff_perks.patio, s.tables.renovation_perks.patio)


def welcome(s: Street) -> None:
    """Guests arrive one at a time while a restaurant is available; then the day is told and the tracks are marked."""
    left = free_seats(s)
    while s.arrived < s.crowd and left > 0:
        s.arrived += 1
        left -= 1
        if s.arrived == s.tables.critic_number:
            greet(s, s.tables.critic)
        elif s.bag:
            greet(s, s.draw(s.bag))
        if s.asks:
            s.then(welcome)
            return
        if left == 0:  # unless somebody stayed away
            left = free_seats(s)
    if not s.told:
        s.tell("none_full")
        spread(s, busiest(s))
    if s.asks:
        s.then(mark_tracks)
    else:
        mark_tracks(s)


def free_seats(s: Street) -> i64:
    """How many guests could still sit down."""
    total: i64 = 0
    for r in s.restaurants:
        total += max(0, r.capacity - r.values[POPULARITY])
    return total


def greet(s: Street, guest: i64) -> None:
    """The Shill is auctioned, an attracted guest goes where he is drawn, the others where they like it best."""
    s.door = guest
    if guest == s.tables.shill:
        auction_shill(s)
        return
    seat = attracted(s, guest)
    if seat == NOBODY:
        seat = preferred(s, guest)
    if seat == NOBODY:
        turn_away(s)
    else:
        place_guest(s, seat)


# ---- preferences


def preferred(s: Street, guest: i64) -> i64:
    """Of the available restaurants the best in the main, then secondary, then third preference, then by the pawn."""
    shunned = s.shill_at if guest == s.tables.critic else NOBODY
    tied = favourites(s, guest, shunned)
    if tied == 0:
        return NOBODY
    best = nearest(s, tied)
    if s.news is not None:
        tell_choice(s, guest, best, shunned)
    if tied & (tied - 1) > 0:
        pass_pawn(s, best)
    return best


def favourites(s: Street, guest: i64, shunned: i64) -> i64:
    """The seats that please a guest most, as bits."""
    prefers = s.tables.prefers[guest]
    bit: i64 = 1
    tied: i64 = 0
    best: i64 = NOBODY
    seat: i64 = NOBODY
    for r in s.restaurants:
        seat += 1
        if seat != shunned and is_available(r):
            ahead: i64 = 1
            if tied:
                ahead = edge(r.values, s.restaurants[best].values, prefers)
            if ahead > 0:
                best = seat
                tied = bit << seat
            elif ahead == 0:
                tied |= bit << seat
    return tied


def tell_choice(s: Street, guest: i64, chosen: i64, shunned: i64) -> None:
    """Where the guest goes, and for every other restaurant with a free seat what it lacked."""
    s.tell("comes", guest, chosen)
    prefers = s.tables.prefers[guest]
    others: i64 = 0
    for seat in range(s.seats):
        r = s.restaurants[seat]
        if seat in (chosen, shunned) or not is_available(r):
            continue
        others += 1
        tell_wish(s, prefers, chosen, seat)
    if shunned != NOBODY and is_available(s.restaurants[shunned]):
        s.tell("shunned", shunned)
    if not others:
        s.tell("only_seat")


def tell_wish(s: Street, prefers: list[i64], best: i64, seat: i64) -> None:
    """The first wish of a guest in which a restaurant is behind the one chosen; none: the pawn decides."""
    chosen, behind = s.restaurants[best], s.restaurants[seat]
    for criterion in prefers:
        one, other = chosen.values[criterion], behind.values[criterion]
        if one != other:
            if criterion == PRICE_LOW:
                s.tell("wish_price", seat, s.mode().prices[chosen.face], s.mode().prices[behind.face])
            else:
                sign: i64 = 1 if one >= 0 and other >= 0 else -1
                s.tell("wish", seat, criterion, sign * one, sign * other)
            return
    s.tell("wish_tied", seat)


def edge(one: list[i64], other: list[i64], prefers: list[i64]) -> i64:
    """How far one restaurant is ahead of another in the first preference in which they differ."""
    for criterion in prefers:
        ahead = one[criterion] - other[criterion]
        if ahead:
            return ahead
    return 0


def nearest(s: Street, tied: i64) -> i64:
    """Of several seats, given as bits, the closest to the pawn."""
    seat = s.pawn
    while not tied >> seat & 1:
        seat = (seat + 1) % s.seats
    return seat


# ---- attraction


def attracted(s: Street, guest: i64) -> i64:
    """The first guest of a kind drawn in the round sits where a token draws him, if there is a seat and it works."""
    kind, taste = s.tables.type[guest], s.tables.taste[guest]
    first_type = not s.types[kind]
    first_taste = taste >= 0 and not s.tastes[taste]
    if not first_type and not first_taste:
        return NOBODY
    s.types[kind] = 1
    if taste >= 0:
        s.tastes[taste] = 1
    for attraction in s.tables.lures[kind]:
        if first_type if attraction.taste < 0 else first_taste and attraction.taste == taste:
            seat = drawn_to(s, attraction)
            if seat != NOBODY:
                if attraction.worker >= 0:
                    s.tell("drawn_by_worker", guest, seat, attraction.worker)
                else:
                    s.tell("drawn_by_renovation", guest, seat, attraction.renovation)
                return seat
    return NOBODY


def drawn_to(s: Street, attraction: Attraction) -> i64:
    """The available restaurant with the token whose condition holds."""
    worker = attraction.worker
    for seat in range(s.seats):
        r = s.restaurants[seat]
        owned = has(r.staff, worker) if worker >= 0 else has(r.renovations, attraction.renovation)
        if owned and is_available(r) and works(r, attraction):
            return seat
    return NOBODY


def works(r: Restaurant, attraction: Attraction) -> bool:
    """Whether the condition of an attraction holds."""
    amount = attraction.amount
    if attraction.condition == MIN_INGREDIENTS:
        return len(r.menu) >= amount
    if attraction.condition == MIN_RENOVATIONS:
        return len(r.renovations) >= amount
    if attraction.condition == MIN_STARS:
        return r.values[RATING] >= amount
    if attraction.condition == MIN_FORKS:
        return r.values[FORKS + attraction.kind] >= amount
    return True


# ---- the Shill's auction


def auction_shill(s: Street) -> None:
    """The owners of available restaurants without the Critic bid in secret, or pass."""
    admitted: list[i64] = []
    for seat in range(s.seats):
        if is_available(s.restaurants[seat]) and seat != s.critic_at:
            admitted.append(seat)
    if not admitted:
        s.tell("shill_unseated")
        turn_away(s)
        return
    s.tell("shill_comes")
    s.minimum = s.tables.min_bid
    seal(s, SHILL_BIDS, admitted)
    for seat in admitted:
        ask_shill_bid(s, seat)
    s.then(award_shill)


def ask_shill_bid(s: Street, seat: i64) -> None:
    """A pass, or a whole number of dollars; whoever is admitted alone pays the minimum."""
    s.ask(seat, bands(s, seat), shill_banded)


def shill_banded(s: Street, seat: i64, band: i64) -> None:
    """The first step of the bid: its band of ten dollars."""
    options = offsets(s, seat, band)
    if options:
        s.ask(seat, options, shill_bade)
    elif wants_more(s, band):
        ask_shill_bid(s, seat)


def shill_bade(s: Street, seat: i64, dollars: i64) -> None:
    """The second step: the dollars within the band."""
    s.sealed[seat] = s.sealed[seat] + dollars


def award_shill(s: Street) -> None:
    """The highest bid is paid and the Shill takes a seat; if nobody bids he is set aside."""
    seat = highest_bidder(s)
    s.minimum = 0
    if seat == NOBODY:
        turn_away(s)
    else:
        pay(s, seat, s.opened[seat])
        place_guest(s, seat)


def turn_away(s: Street) -> None:
    """Set aside until phase 8, and not replaced."""
    s.aside.append(s.door)
    s.tell("stays_away", s.door)
    s.door = NOBODY
