"""Final scoring."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from prixfixe.core.game import Result
from prixfixe.games.restaurant_row.state import Restaurant, Street, ambiance, place_of, service
from prixfixe.games.restaurant_row.tables import RENOVATIONS_OUT, STAFF_OUT
from prixfixe.kit.order import places

# what a category compares
STARS: Final = 0
PROFIT: Final = 1
SERVICE_SUM: Final = 2
AMBIANCE_SUM: Final = 3
FOOD_TRACK: Final = 4
POPULARITY_TRACK: Final = 5
LINES: Final = ["stars", "profit", "service", "ambiance", "food_track", "popularity_track"]


def measure(s: Street, category: i64, seat: i64) -> i64:
    """What a category compares at the end."""
    r = s.restaurants[seat]
    what = s.tables.measures[category]
    if what == STARS:
        return r.stars
    if what == PROFIT:
        return r.cash - r.debt
    if what == SERVICE_SUM:
        return service(s, r)
    if what == AMBIANCE_SUM:
        return ambiance(s, r)
    return r.food_marks if what == FOOD_TRACK else r.popularity_marks


def measures(s: Street, category: i64) -> list[i64]:
    """The same for all seats."""
    found: list[i64] = []
    for seat in range(s.seats):
        found.append(measure(s, category, seat))
    return found


def points(s: Street, values: list[i64], seat: i64, rank: i64) -> i64:
    """The points of the seat's place; those who tie share the points of the places they take up."""
    table = s.mode().points
    place = place_of(values, seat)
    tied: i64 = 0
    total: i64 = 0
    for value in values:
        if value == values[seat]:
            total += table[place - 1 + tied][rank] if place - 1 + tied < len(table) else 0
            tied += 1
    return total // tied if s.mode().split_down else (total + tied - 1) // tied


def owed_points(s: Street, r: Restaurant) -> i64:
    """The points that a debt costs at the end."""
    return s.tables.debt_points * (r.debt // s.tables.step)


def lines(s: Street, seat: i64) -> list[i64]:
    """The points of a seat by category, and those that its debt costs."""
    found: list[i64] = [0] * (s.tables.categories + 1)
    for rank in range(s.tables.categories):
        category = s.ladder[rank]
        found[category] = points(s, measures(s, category), seat, rank)
    found[s.tables.categories] = -owed_points(s, s.restaurants[seat])
    return found


def reason(s: Street) -> str:
    """The first trigger that fired."""
    if s.ending & STAFF_OUT:
        return "staff_out"
    return "renovations_out" if s.ending & RENOVATIONS_OUT else "full_house"


def result(s: Street) -> Result:
    """Most points win; ties go to the better value in the category on rank 1, then 2, and so on."""
    parts: list[dict[str, int]] = []
    scores: list[int] = []
    ties: list[list[int]] = []
    for seat in range(s.seats):
        found = lines(s, seat)
        part: dict[str, int] = {}
        for category in range(s.tables.categories):
            part[LINES[s.tables.measures[category]]] = found[category]
        part["debt"] = found[s.tables.categories]
        parts.append(part)
        scores.append(sum(part.values()))
        ties.append([int(measure(s, category, seat)) for category in s.ladder])
    keys = [[scores[seat], *ties[seat]] for seat in range(s.seats)]
    return Result(places(keys), scores, ties, reason(s), parts)
