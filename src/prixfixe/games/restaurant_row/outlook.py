"""The outlook: what every restaurant's categories will be at the end of the day if nothing more is bought."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from prixfixe.games.restaurant_row.guests import extra_seats, patio_seats
from prixfixe.games.restaurant_row.money import interest, wages
from prixfixe.games.restaurant_row.prices import highest_face
from prixfixe.games.restaurant_row.scoring import (
    AMBIANCE_SUM,
    FOOD_TRACK,
    POPULARITY_TRACK,
    PROFIT,
    SERVICE_SUM,
    STARS,
)
from prixfixe.games.restaurant_row.state import COLLECT, INTEREST, PRICE, PRICES, SEAT, Street, perk, rate
from prixfixe.games.restaurant_row.tables import AMBIANCE, FOOD, FORKS, PRICE_LOW, RATING, SERVICE

# how the guests of one kind spread over the first, second, ... choice, by number of players
SPREAD: Final = [[1.0], [1.0], [0.66, 0.34], [0.5, 0.3, 0.2], [0.44, 0.26, 0.17, 0.13]]
KINDS: Final[list[i64]] = [PRICE_LOW, AMBIANCE, FOOD, FORKS, FORKS + 1, FORKS + 2, SERVICE, RATING]
WEIGHTS: Final = [0.17, 0.17, 0.09, 0.08, 0.08, 0.08, 0.16, 0.17]  # in all 1; scenesters follow the others
MEASURES: Final = 6
MARGINS: Final = [1.0, 14.0, 5.0, 3.0, 1.5, 1.5]  # a lead that is rather safe, by measure
DRAW: Final = 0.7  # guests a day that an attraction brings on top


class Outlook:
    """All restaurants, projected."""

    days: float  # that may follow this one
    values: list[list[i64]]  # what guests look at, by seat and criterion
    each: list[float]  # what a guest brings
    guests: list[float]  # of today
    measures: list[list[float]]  # what categories compare, by measure and seat
    base: float  # the points of the seat looked at, without plans


def outlook(s: Street) -> Outlook:
    """The end of the day as it looks now."""
    o = Outlook()
    o.days = days_left(s)
    o.base = 0.0
    o.values, o.each, o.guests = [], [], []
    o.measures = [[0.0] * int(s.seats) for _ in range(MEASURES)]
    for seat in range(s.seats):
        o.values.append(seen(s, seat))
        o.each.append(per_guest(s, seat, -o.values[seat][PRICE_LOW]))
    for seat in range(s.seats):
        o.guests.append(expected_guests(s, o, seat))
    for seat in range(s.seats):
        project(s, o, seat)
    return o


def days_left(s: Street) -> float:
    """How many days may follow this one: until the crowd fills all dining rooms."""
    if s.ending:
        return 0.0
    coming = float(s.crowd) + (2.5 if s.phase < SEAT else 0.0)
    return max(0.0, min(4.0, (float(s.mode().dining * s.seats) + 1.5 - coming) / 2.5))


def usual_face(s: Street) -> i64:
    """The highest price that everybody may ask."""
    face = s.mode().faces
    for r in s.restaurants:
        face = min(face, highest_face(s, r))
    return face


def seen(s: Street, seat: i64) -> list[i64]:
    """What guests look at; a price not yet set is the one chosen in secret, or the usual one."""
    r = s.restaurants[seat]
    kept = r.values
    rate(s, r)
    values = r.values
    r.values = kept
    if s.phase < SEAT:
        face = usual_face(s)
        if s.sealing == PRICES and s.sealed[seat] > 0:
            face = s.sealed[seat]
        elif s.phase == PRICE and r.face > 0:
            face = r.face
        values[PRICE_LOW] = -face
    return values


def per_guest(s: Street, seat: i64, face: i64) -> float:
    """What a guest pays on average."""
    r = s.restaurants[seat]
    return float(s.mode().prices[face] + perk(r, s.tables.staff_perks.income, s.tables.renovation_perks.income)) + 0.15


def expected_guests(s: Street, o: Outlook, seat: i64) -> float:
    """Those who sit there already, and a share of those still to come."""
    r = s.restaurants[seat]
    capacity = float(s.mode().dining + extra_seats(s, r) + patio_seats(s, r))
    here = float(r.guests())
    if s.phase >= COLLECT:
        return here
    coming = float(s.crowd - s.arrived) if s.phase == SEAT else float(s.crowd) + 2.5
    drawn = 0.0
    if s.phase < SEAT:
        drawn = DRAW * float(perk(r, s.tables.staff_perks.draws, s.tables.renovation_perks.draws))
    return min(capacity, here + coming * share(s, o, seat) + drawn)


def share(s: Street, o: Outlook, seat: i64) -> float:
    """The part of the crowd that would come: kind by kind, the better value first, then the lower price."""
    total = 0.0
    values = o.values[seat]
    price = values[PRICE_LOW]
    for i in range(len(KINDS)):
        kind = KINDS[i]
        better: i64 = 0
        tied: i64 = 0
        mine = values[kind] * 8 + price
        for theirs in o.values:
            value = theirs[kind] * 8 + theirs[PRICE_LOW]
            if value > mine:
                better += 1
            elif value == mine:
                tied += 1
        total += WEIGHTS[i] * spread_over(s.seats, better, tied)
    return total


def spread_over(seats: i64, better: i64, tied: i64) -> float:
    """The average of the places that those who tie take up."""
    total = 0.0
    for place in range(better, better + tied):
        total += SPREAD[seats][place]
    return total / float(tied)


def project(s: Street, o: Outlook, seat: i64) -> None:
    """The six measures of a restaurant at the end of the day."""
    r = s.restaurants[seat]
    income = o.guests[seat] * o.each[seat]
    costs = float(wages(s, r))
    profit = float(r.cash - r.debt) + 0.8 * o.days * (income - costs)
    if s.phase < COLLECT:
        profit += income - costs
    if s.phase < INTEREST:
        profit -= float(interest(s, r)) * (1.0 + o.days)
    elif s.phase == INTEREST:
        profit -= float(interest(s, r)) * o.days
    o.measures[STARS][seat] = float(r.stars) + 0.3 * (review(s, o, seat) - float(r.stars))
    o.measures[PROFIT][seat] = profit
    o.measures[SERVICE_SUM][seat] = float(o.values[seat][SERVICE])
    o.measures[AMBIANCE_SUM][seat] = float(o.values[seat][AMBIANCE])
    marked = s.phase >= COLLECT
    food, popular = float(r.food_marks), float(r.popularity_marks)
    o.measures[FOOD_TRACK][seat] = food + (0.0 if marked else food_marks(s, o, seat, 0))
    o.measures[POPULARITY_TRACK][seat] = popular + (0.0 if marked else popularity_marks(s, o, seat))


def review(s: Street, o: Outlook, seat: i64) -> float:
    """The stars that the Critic would give."""
    mode = s.mode()
    stars = float(mode.critic_base)
    for criterion in (FOOD, AMBIANCE, SERVICE):
        better: i64 = 0
        for other in range(s.seats):
            if o.values[other][criterion] > o.values[seat][criterion]:
                better += 1
        if better < 2:
            stars += float(mode.critic_awards[better])
    return min(stars, float(mode.max_stars))


def lead(difference: float, margin: float) -> float:
    """How likely it is to stay ahead."""
    x = difference / margin
    return 0.5 + 0.5 * x / (1.0 + abs(x))


def marks_for(marks: list[i64], behind: float) -> float:
    """The marks of a place that lies between two."""
    first, second = float(marks[0]), float(marks[1])
    if behind < 1.0:
        return first + (second - first) * behind
    return max(0.0, second * (2.0 - behind))


def food_marks(s: Street, o: Outlook, seat: i64, more: i64) -> float:
    """The food marks of today, with some more forks."""
    behind = 0.0
    for other in range(s.seats):
        if other != seat:
            behind += 1.0 - lead(float(o.values[seat][FOOD] + more - o.values[other][FOOD]), 2.5)
    return marks_for(s.mode().food_marks, behind)


def popularity_marks(s: Street, o: Outlook, seat: i64) -> float:
    """The popularity marks of today."""
    behind = 0.0
    for other in range(s.seats):
        if other != seat:
            behind += 1.0 - lead(o.guests[seat] - o.guests[other], 1.0)
    return marks_for(s.mode().popularity_marks, behind)
