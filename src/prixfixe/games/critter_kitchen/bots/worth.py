"""How well a seat stands, in stars: what it has, and what its tokens, plans and plates promise."""

from __future__ import annotations

from mypy_extensions import i64

from prixfixe.games.critter_kitchen.bots.prospects import (
    best_values,
    plan_worth,
    saved_worth,
    stored_worth,
)
from prixfixe.games.critter_kitchen.bots.weights import W
from prixfixe.games.critter_kitchen.challenges import award, meal_quality, meal_value, missing, soup_value
from prixfixe.games.critter_kitchen.plates import course_quality, factor, spices_served
from prixfixe.games.critter_kitchen.rival import CHAIN, value_on
from prixfixe.games.critter_kitchen.scoring import fanatic_factor, soup_left
from prixfixe.games.critter_kitchen.state import (
    CHILLING,
    COOKING,
    DINING,
    NOBODY,
    OVER,
    Kitchen,
    Plate,
    Town,
)
from prixfixe.games.critter_kitchen.tables import (
    ALLSPICE,
    SPACES,
    SPICE,
    TYPES,
    type_of,
)


def worth(s: Town, seat: i64) -> float:
    """Stars so far, and what may still come."""
    kitchen = s.kitchens[seat]
    total = float(kitchen.stars()) - (rival_worth(s) if s.solo else 0.0)
    if s.phase == OVER:
        return total
    total += float(s.boss(seat).stars) + open_worth(s, seat, kitchen) + W.a_round * float(s.tables.rounds - s.round)
    if s.phase == DINING:
        return total + dinner_worth(s, seat, kitchen)
    total += soup_worth(s, kitchen.soup, kitchen.bisque)
    if s.phase in (COOKING, CHILLING):
        return total + saved_worth(s, seat) + plates_worth(s, seat, kitchen)
    return total + stored_worth(s, seat, kitchen) + plan_worth(s, seat, kitchen)


def rival_worth(s: Town) -> float:
    """What McDogald's has: in solo play the difference counts."""
    total = float(s.kitchens[CHAIN].stars())
    if s.phase == OVER:
        return total
    for stars in s.rival.starred:
        total += float(sum(stars))
    quality: i64 = 0
    for kind in range(TYPES):
        quality += value_on(s, kind) * (s.tables.multiplier[kind] if s.rival.spice[kind] != NOBODY else 1)
    return total + 1.3 * float(quality + 4 * s.rival.allspice) / W.per_star


# ---- what lies open


def open_worth(s: Town, seat: i64, kitchen: Kitchen) -> float:
    """Rumors known, a zous-chef hired, and the place on the track."""
    day = s.day()
    total = W.rumor[day] * float(kitchen.known_rumors()) if s.phase != DINING else 0.0
    if s.judge(seat).rumor_spice and s.phase != DINING:
        total += 0.6 * float(kitchen.known_rumors())
    for space in range(SPACES):
        if kitchen.peeked[space] and kitchen.rumors[space] == NOBODY:
            total += 0.2
    if kitchen.hired != NOBODY and s.round < s.tables.rounds:
        total += 0.5 + 0.15 * float(s.tables.zous[kitchen.hired].capacity)
    return total - W.track * float(s.track.index(seat))


def soup_worth(s: Town, soup: i64, bisque: i64) -> float:
    """Soup fills up challenge meals; much of it is worth little more."""
    each = W.soup[s.day()]
    many = max(0, soup - 5)
    return each * float(soup - many) + 0.3 * each * float(many) + 3.0 * each * float(bisque)


# ---- challenge plates


def plates_worth(s: Town, seat: i64, kitchen: Kitchen) -> float:
    """Stars of the plates that are done, hopes for the one in hand, and for those to come."""
    if s.phase != COOKING:
        return 0.0
    slots = s.day_slots()
    total = 0.0
    for i in range(len(kitchen.plates)):
        plate = kitchen.plates[i]
        if plate.kept:
            total += float(stars_of(s, meal_quality(s, seat, plate), plate))
        elif i >= kitchen.serving:
            wanted = s.wanted(slots[i])
            total += hoped_stars(s, seat, plate, wanted) * (1.0 if i == kitchen.serving else W.open_plate)
    return total


def stars_of(s: Town, quality: i64, plate: Plate) -> float:
    """Stars of a quality, critics included."""
    return float(award(s, quality, plate.soup + plate.bisque == 0))


def hoped_stars(s: Town, seat: i64, plate: Plate, wanted: list[i64]) -> float:
    """Stars that a plate may reach, in proportion to its quality; less while something is missing."""
    quality = meal_quality(s, seat, plate)
    lacking = missing(plate, wanted) - plate.soup - plate.bisque
    stock = s.kitchens[seat]
    reach = quality + additions_worth(s, seat, wanted)
    if lacking > coverable(stock, plate, wanted) or reach < s.tables.award_from[0]:
        return 0.0
    hope = climb(s, quality, reach, plate)
    for _ in range(max(0, lacking)):
        hope *= 0.85
    return hope


def coverable(stock: Kitchen, plate: Plate, wanted: list[i64]) -> i64:
    """How many missing requirements can still be met."""
    held = {type_of(token) for token in stock.storage if token < SPICE}
    have = {type_of(token) for token in plate.items}
    fresh = len([kind for kind in wanted if kind in held and kind not in have])
    return stock.soup + stock.bisque + fresh


def additions_worth(s: Town, seat: i64, wanted: list[i64]) -> i64:
    """Quality that could be added: ingredients that are wanted, half of it again for spices, soup."""
    stock = s.kitchens[seat]
    total = stock.soup * soup_value(s, seat) + stock.bisque * s.tables.bisque_value
    for token in stock.storage:
        if token < SPICE:
            if type_of(token) in wanted:
                total += meal_value(s, seat, token)
        elif token == ALLSPICE or type_of(token) in wanted:
            total += 4
    return total


def climb(s: Town, quality: i64, reach: i64, plate: Plate) -> float:
    """Between two awards the stars grow in proportion, if the higher one can be reached."""
    low: i64 = 0
    for high in s.tables.award_from:
        if high > quality:
            below, above = stars_of(s, quality, plate) if low else 0.0, stars_of(s, high, plate)
            if reach < high:
                return below
            return below + 0.93 * (above - below) * float(quality - low) / float(high - low)
        low = high
    return stars_of(s, quality, plate)


# ---- the critic plate


def dinner_worth(s: Town, seat: i64, kitchen: Kitchen) -> float:
    """The courses served, those to come, rumors and bonuses."""
    best, spices = best_values(s, seat), kitchen.storage
    decided = kitchen.serving if kitchen.serving < TYPES else TYPES
    quality, complete, glory = 0.0, True, 0.0
    for kind in range(TYPES):
        here = float(course_quality(s, seat, kind))
        if kind >= decided and here == 0.0:
            twice = factor(s, seat, kind, SPICE + kind) if SPICE + kind in spices else factor(s, seat, kind, NOBODY)
            here = 0.97 * float(best[kind] * twice)
        complete = complete and here > 0.0
        glory += here / (here + 8.0)
        quality += here * float(fanatic_factor(s, seat, kind))
    quality += 0.9 * allspice_worth(s, kitchen, best, decided)
    rumored = rumor_worth(s, seat) * float(decided) / float(TYPES)
    return quality / W.per_star + glory + rumored + bonus_worth(s, seat) + (1.0 if complete else 0.0)


def allspice_worth(s: Town, kitchen: Kitchen, best: list[i64], decided: i64) -> float:
    """Allspices in hand will go on the best courses to come that have no spice of their own."""
    bare = [best[kind] for kind in range(TYPES) if kind >= decided and SPICE + kind not in kitchen.storage]
    bare = sorted(bare, reverse=True)
    return float(sum(bare[: kitchen.storage.count(ALLSPICE)]))


def rumor_worth(s: Town, seat: i64) -> float:
    """What the rumors would score now."""
    total: i64 = 0
    for card in [*s.rumor_cards, s.kitchens[seat].secret]:
        if card != NOBODY and not s.tables.rumors[card].fanatic and not compares(s, card):
            stars: i64 = s.tables.rumors[card].score(s, seat, card)
            total += stars
    return float(total)


def compares(s: Town, card: i64) -> bool:
    """Whether a rumor looks at the plates of all."""
    return s.tables.rumors[card].least > 0 and s.tables.rumors[card].needed == 0


def bonus_worth(s: Town, seat: i64) -> float:
    """The critic's bonus, and a little for soup."""
    critic = s.judge(seat)
    total = 0.05 * float(soup_left(s, seat))
    if critic.soup_per:
        total += float(min(critic.soup_most, critic.soup_stars * (soup_left(s, seat) // critic.soup_per)))
    if critic.spice_per:
        served = spices_served(s.kitchens[seat].plates[0])
        total += float(min(critic.spice_most, critic.spice_stars * (served // critic.spice_per)))
    return total
