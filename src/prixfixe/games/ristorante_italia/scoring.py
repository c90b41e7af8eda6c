"""RI-SCORE: the final scoring."""

from __future__ import annotations

from mypy_extensions import i64

from prixfixe.games.ristorante_italia.state import Italia, Restaurant, amount, holds, menu_prestige
from prixfixe.games.ristorante_italia.tables import POINTS, ROOM_POINTS, SPOON_VALUE, STAR_VALUE, TOTAL, Tables
from prixfixe.games.ristorante_italia.ties import NO_TIE, explain, rank, tie_criterion

LINES = ("rating", "menu", "wines", "stars", "spoons", "category", "speciality", "pairing", "rooms", "bonus_cards")


def finish(s: Italia) -> None:
    """The highest total wins; equal totals are ranked like any tie."""
    for seat in range(s.seats):
        s.values[seat] = total(s.tables, s.restaurants[seat])
    rank(s, TOTAL, s.order)
    s.then(close)


def close(s: Italia) -> None:
    """The match is over; the result says who wins, and this why, if the points alone do not."""
    if s.news is not None and tie_criterion(s, 0) != NO_TIE:
        s.tell("first_place", s.standing[0])
        explain(s, 0)


def total(t: Tables, r: Restaurant) -> i64:
    """All lines of the score."""
    points: i64 = 0
    for line in score(t, r):
        points += line
    return points


def score(t: Tables, r: Restaurant) -> list[i64]:
    """The lines of the score, in the order of LINES."""
    wines: i64 = 0
    for wine in r.cellar:
        wines += t.wine_prestige[wine]
    rooms: i64 = 0
    for kind in r.rooms:
        rooms += t.room_prestige[kind]
    return [
        t.rating[r.square] * t.per_rating,
        menu_prestige(t, r) * t.per_menu,
        wines * t.per_wine,
        r.stars * star_value(t, r),
        r.spoons * spoon_value(t, r),
        bits(r.categories) * t.per_category,
        bits(r.specialities) * t.per_speciality,
        pairings(t, r) * t.per_pairing,
        rooms * t.per_room,
        bonus_points(t, r) * t.per_bonus,
    ]


def star_value(t: Tables, r: Restaurant) -> i64:
    """Points of a star; the Sign raises them."""
    return raised(t, r, STAR_VALUE, t.per_star)


def spoon_value(t: Tables, r: Restaurant) -> i64:
    """Points of a Golden Spoon; the Display Case raises them."""
    return raised(t, r, SPOON_VALUE, t.per_spoon)


def raised(t: Tables, r: Restaurant, effect: i64, value: i64) -> i64:
    """A value, or the one that a bonus card puts in its place."""
    if holds(r, effect):
        for card in r.bonus:
            if t.bonus_effect[card] == effect:
                value = max(value, t.bonus_amount[card])
    return value


def bits(mask: i64) -> i64:
    """How many tokens are marked."""
    count: i64 = 0
    while mask:
        count += mask & 1
        mask >>= 1
    return count


def pairings(t: Tables, r: Restaurant) -> i64:
    """Recipes on the menu whose wine is in the cellar, each counted once."""
    return len(paired(t, r))


def paired(t: Tables, r: Restaurant) -> list[i64]:
    """The spaces of the menu whose recipe finds its wine in the cellar."""
    types: i64 = 0
    for wine in r.cellar:
        types |= 1 << t.wine_type[wine]
    spaces: list[i64] = []
    for space in range(len(r.menu)):
        if r.menu[space] >= 0 and types >> t.recipe_wine[r.menu[space]] & 1:
            spaces.append(space)
    return spaces


def bonus_points(t: Tables, r: Restaurant) -> i64:
    """Points of face-up bonus cards, and of the Chic Décor for each room."""
    return amount(t, r, POINTS) + amount(t, r, ROOM_POINTS) * len(r.rooms)
