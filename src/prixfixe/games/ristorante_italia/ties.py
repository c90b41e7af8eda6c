"""RI-TIE: rankings, and how ties in them are resolved; the Remedial Course and the President's Photo."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from prixfixe.core.state import PASS
from prixfixe.games.ristorante_italia.bonus import can_study, study
from prixfixe.games.ristorante_italia.options import CLIMB
from prixfixe.games.ristorante_italia.state import Italia, holds, menu_income, menu_prestige
from prixfixe.games.ristorante_italia.tables import (
    BY_INCOME,
    BY_ORDER,
    BY_PRESTIGE,
    BY_RATING,
    CONTEST,
    CRITIC,
    FIRST,
    GUIDE,
    ORDER,
    PHOTO,
    TOTAL,
    VIP,
)
from prixfixe.kit.lists import has


def criterion(s: Italia, seat: i64, which: i64) -> i64:
    """Rating, prestige on the menu, income on the menu, or how early in the turn order; the larger the better."""
    r = s.restaurants[seat]
    if which == BY_RATING:
        return r.square
    if which == BY_PRESTIGE:
        return menu_prestige(s.tables, r)
    if which == BY_INCOME:
        return menu_income(s.tables, r)
    return -place_in_order(s, seat)


def place_in_order(s: Italia, seat: i64) -> i64:
    """Where a seat stands in the turn order of the season."""
    place: i64 = 0
    while s.order[place] != seat:
        place += 1
    return place


def ahead(s: Italia, one: i64, other: i64) -> bool:
    """Whether the criteria, in their order, put one seat before the other."""
    for which in s.tables.tie_criteria:
        a, b = criterion(s, one, which), criterion(s, other, which)
        if a != b:
            return a > b
    return place_in_order(s, one) < place_in_order(s, other)


def rank(s: Italia, kind: i64, seats: list[i64]) -> None:
    """All who take part are put in order; before a tie counts, the Remedial Course and the Photo have their say."""
    s.by_photo = 0
    arrange(s, kind, seats)
    contend(s, kind, 0)


def arrange(s: Italia, kind: i64, seats: list[i64]) -> None:
    """The best first: by value, ties by the criteria; the lowest first for a new turn order."""
    lowest_first = kind in (FIRST, ORDER)
    s.standing.clear()
    for seat in seats:
        i: i64 = 0
        while i < len(s.standing) and precedes(s, s.standing[i], seat, lowest_first):
            i += 1
        s.standing.insert(i, seat)


def precedes(s: Italia, one: i64, other: i64, lowest_first: bool) -> bool:
    """Whether one seat is ranked before the other."""
    if s.values[one] != s.values[other]:
        return s.values[one] > s.values[other]
    return ahead(s, one, other) != lowest_first


# ---- the Remedial Course


def contend(s: Italia, kind: i64, go: i64) -> None:
    """In turn order, whoever a step of the Remedial Course may carry past somebody is asked; then ties are settled."""
    while go < s.seats:
        if could_pass(s, kind, s.order[go]):
            s.ask(s.order[go], [PASS, CLIMB], contended, kind, go)
            return
        go += 1
    if any(holds(s.restaurants[seat], PHOTO) and is_tied(s, seat) for seat in s.standing):
        settle(s, kind, 0)


def could_pass(s: Italia, kind: i64, seat: i64) -> bool:
    """Whether a seat can climb, and a higher rating may change its place."""
    if not can_study(s, seat) or not has(s.standing, seat):
        return False
    value = s.values[seat]
    if kind == FIRST:
        return value == s.values[s.standing[0]]
    if kind == ORDER:
        return s.standing[len(s.standing) - 1] != seat
    if kind not in (CRITIC, VIP, GUIDE, CONTEST) or photo_owner(s, value) >= 0:
        return False
    place: i64 = 0
    while s.values[s.standing[place]] != value:
        place += 1
    return s.standing[place] != seat and at_stake(s, kind, place, len(tied_at(s, place)))


def contended(s: Italia, seat: i64, option: i64, kind: i64, go: i64) -> None:
    """A square for ten coins, and all are ranked anew; or the ranking stands."""
    if option == PASS:
        contend(s, kind, go + 1)
        return
    study(s, seat)
    if kind in (FIRST, ORDER):
        s.values[seat] = -s.restaurants[seat].square
    arrange(s, kind, s.standing[:])
    contend(s, kind, go)


# ---- why

NO_TIE: Final = -1
BY_PHOTO: Final = -2


def tie_criterion(s: Italia, place: i64) -> i64:
    """What puts the seat at a place before the next one of the same value; NO_TIE if they differ anyway."""
    if place + 1 >= len(s.standing) or s.values[s.standing[place]] != s.values[s.standing[place + 1]]:
        return NO_TIE
    if s.by_photo and place == 0:
        return BY_PHOTO
    for which in s.tables.tie_criteria:
        if criterion(s, s.standing[place], which) != criterion(s, s.standing[place + 1], which):
            return which
    return BY_ORDER


def tell_tie(s: Italia, place: i64, why: i64) -> None:
    """The reason why one seat stands before the next one, where both had the same value."""
    if why == BY_PHOTO:
        s.tell("tie_photo", s.standing[place + 1])
    elif why != NO_TIE:
        s.tell("tie_by", s.standing[place + 1], why)


def explain(s: Italia, place: i64) -> None:
    """Say why a seat stands before the next one; nothing while nobody listens."""
    if s.news is not None:
        tell_tie(s, place, tie_criterion(s, place))


# ---- the President's Photo


def is_tied(s: Italia, seat: i64) -> bool:
    """Whether another seat of the ranking has the same value."""
    return any(other != seat and s.values[other] == s.values[seat] for other in s.standing)


def settle(s: Italia, kind: i64, place: i64) -> None:
    """The owner of the Photo names, place by place, who comes first in a tie of the owner's that changes a result."""
    while place < len(s.standing):
        tied = tied_at(s, place)
        owner = photo_owner(s, s.values[s.standing[place]])
        if owner >= 0 and at_stake(s, kind, place, len(tied)):
            s.ask(owner, preferred(s, kind, tied, owner), named, kind, place)
            return
        place += len(tied)


def tied_at(s: Italia, place: i64) -> list[i64]:
    """The seats from this place on whose value is equal."""
    value = s.values[s.standing[place]]
    return [seat for seat in s.standing[place:] if s.values[seat] == value]


def photo_owner(s: Italia, value: i64) -> i64:
    """The one of the seats with this value that holds the Photo, -1 without one."""
    for seat in s.order:
        if s.values[seat] == value and holds(s.restaurants[seat], PHOTO) and has(s.standing, seat):
            return seat
    return -1


def at_stake(s: Italia, kind: i64, place: i64, count: i64) -> bool:
    """Whether some of the places that the tied seats take have another prize."""
    return any(prize(s, kind, i) != prize(s, kind, place) for i in range(place + 1, place + count))


def prize(s: Italia, kind: i64, place: i64) -> i64:
    """What a place is worth, as far as places differ."""
    if kind == CRITIC:
        return s.tables.critic_steps[min(place, len(s.tables.critic_steps) - 1)]
    if kind == CONTEST:
        return s.tables.contest_spoons[place] if place < len(s.tables.contest_spoons) else 0
    if kind in (ORDER, TOTAL):
        return -place
    return 1 if place == 0 else 0


def preferred(s: Italia, kind: i64, tied: list[i64], owner: i64) -> list[i64]:
    """The owner first, then the others as the criteria have them; for a turn order, the criteria alone."""
    if kind in (FIRST, ORDER):
        return tied
    return [seat for seat in tied if seat == owner] + [seat for seat in tied if seat != owner]


def named(s: Italia, owner: i64, seat: i64, kind: i64, place: i64) -> None:
    """That player takes this place; the rest of the tie may still be open."""
    s.standing.remove(seat)
    s.standing.insert(place, seat)
    if place == 0:
        s.by_photo = 1
    settle(s, kind, place + 1)
