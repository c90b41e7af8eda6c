"""The outlook: what every restaurant's categories will be at the end of the day if nothing more is bought."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from prixfixe.games.restaurant_row.bots.weights import W
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
from prixfixe.games.restaurant_row.tables import AMBIANCE, FOOD, FORKS, PRICE_LOW, RATING, SERVICE, Mode

# how the guests of one kind spread over the first, second, ... choice, by number of players
SPREAD: Final = [[1.0], [1.0], [0.66, 0.34], [0.5, 0.3, 0.2], [0.44, 0.26, 0.17, 0.13]]
KINDS: Final[list[i64]] = [PRICE_LOW, AMBIANCE, FOOD, FORKS, FORKS + 1, FORKS + 2, SERVICE, RATING]
WEIGHTS: Final = [0.17, 0.17, 0.09, 0.08, 0.08, 0.08, 0.16, 0.17]  # in all 1; scenesters follow the others
MEASURES: Final = 6
BASE: Final = 1000  # above any number that guests look at


class Outlook:
    """All restaurants, projected."""

    mode: Mode
    days: float  # that may follow this one
    values: list[list[i64]]  # what guests look at, by seat and criterion
    appeal: list[list[i64]]  # what counts for each of KINDS, by seat; then the lower price
    each: list[float]  # what a guest brings
    guests: list[float]  # of today
    measures: list[list[float]]  # what categories compare, by measure and seat
    base: float  # the points of the seat looked at, without plans


def outlook(s: Street) -> Outlook:
    """The end of the day as it looks now."""
    o = Outlook()
    o.mode = s.mode()
    o.days = days_left(s)
    o.base = 0.0
    o.values, o.each, o.guests = [], [], []
    o.measures = [[0.0] * int(s.seats) for _ in range(MEASURES)]
    usual = usual_face(s)
    for seat in range(s.seats):
        values = seen(s, seat, usual)
        o.values.append(values)
        o.each.append(per_guest(s, seat, -values[PRICE_LOW]))
    o.appeal = [appeals(o, kind) for kind in KINDS]
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


def seen(s: Street, seat: i64, usual: i64) -> list[i64]:
    """What guests look at; a price not yet set is the one chosen in secret, or the usual one."""
    r = s.restaurants[seat]
    kept = r.values
    rate(s, r)
    values = r.values
    r.values = kept
    if s.phase < SEAT:
        face = usual
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
    capacity = float(o.mode.dining + extra_seats(s, r) + patio_seats(s, r))
    here = float(r.guests())
    if s.phase >= COLLECT:
        return here
    coming = float(s.crowd - s.arrived) if s.phase == SEAT else float(s.crowd) + 2.5
    drawn = 0.0
    if s.phase < SEAT:
        drawn = W.draw * float(perk(r, s.tables.staff_perks.draws, s.tables.renovation_perks.draws))
    return min(capacity, here + coming * share(s, o, seat) + drawn)


def share(s: Street, o: Outlook, seat: i64) -> float:
    """The part of the crowd that would come: kind by kind, the better value first, then the lower price."""
    total = 0.0
    spread = SPREAD[s.seats]
    for i, values in enumerate(o.appeal):
        better: i64 = 0
        tied: i64 = 0
        mine = values[seat]
        for value in values:
            if value > mine:
                better += 1
            elif value == mine:
                tied += 1
        total += WEIGHTS[i] * spread_over(spread, better, tied)
    return total


def appeals(o: Outlook, kind: i64) -> list[i64]:
    """How one kind of guest ranks the restaurants, all numbers above zero."""
    found: list[i64] = []
    for values in o.values:
        found.append(BASE + values[kind] * 8 + values[PRICE_LOW])
    return found


def spread_over(spread: list[float], better: i64, tied: i64) -> float:
    """The average of the places that those who tie take up."""
    total = 0.0
    for place in range(better, better + tied):
        total += spread[place]
    return total / float(tied)


def project(s: Street, o: Outlook, seat: i64) -> None:
    """The six measures of a restaurant at the end of the day."""
    r = s.restaurants[seat]
    income = o.guests[seat] * o.each[seat]
    costs = float(wages(s, r))
    profit = float(r.cash - r.debt) + W.days * o.days * (income - costs)
    if s.phase < COLLECT:
        profit += income - costs
    if s.phase < INTEREST:
        profit -= float(interest(s, r)) * (1.0 + o.days)
    elif s.phase == INTEREST:
        profit -= float(interest(s, r)) * o.days
    o.measures[STARS][seat] = float(r.stars) + 0.3 * (review(o, seat) - float(r.stars))
    o.measures[PROFIT][seat] = profit
    o.measures[SERVICE_SUM][seat] = float(o.values[seat][SERVICE])
    o.measures[AMBIANCE_SUM][seat] = float(o.values[seat][AMBIANCE])
    marked = s.phase >= COLLECT
    food, popular = float(r.food_marks), float(r.popularity_marks)
    o.measures[FOOD_TRACK][seat] = food + (0.0 if marked else food_marks(s, o, seat, 0))
    o.measures[POPULARITY_TRACK][seat] = popular + (0.0 if marked else popularity_marks(s, o, seat))


def review(o: Outlook, seat: i64) -> float:
    """The stars that the Critic would give."""
    mode = o.mode
    stars = award_for(o, seat, FOOD) + award_for(o, seat, AMBIANCE) + award_for(o, seat, SERVICE)
    return float(min(mode.critic_base + stars, mode.max_stars))


def award_for(o: Outlook, seat: i64, criterion: i64) -> i64:
    """The stars for a place in one comparison."""
    better: i64 = 0
    mine = o.values[seat][criterion]
    for values in o.values:
        if values[criterion] > mine:
            better += 1
    return o.mode.critic_awards[better] if better < 2 else 0


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
    mine = o.values[seat][FOOD] + more
    for other in range(s.seats):
        if other != seat:
            behind += 1.0 - lead(float(mine - o.values[other][FOOD]), 2.5)
    return marks_for(o.mode.food_marks, behind)


def popularity_marks(s: Street, o: Outlook, seat: i64) -> float:
    """The popularity marks of today."""
    behind = 0.0
    for other in range(s.seats):
        if other != seat:
            behind += 1.0 - lead(o.guests[seat] - o.guests[other], 1.0)
    return marks_for(o.mode.popularity_marks, behind)
