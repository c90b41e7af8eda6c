"""How well a seat stands, in stars: what it has, and what its tokens, plans and plates promise.

The weights are rough guesses of a fair player; `greedy` looks one answer ahead with them.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from prixfixe.games.critter_kitchen.challenges import meal_quality, meal_value, missing, soup_value
from prixfixe.games.critter_kitchen.fridge import limit
from prixfixe.games.critter_kitchen.plates import course_quality, factor, spices_served, value
from prixfixe.games.critter_kitchen.rival import CHAIN, value_on
from prixfixe.games.critter_kitchen.scoring import fanatic_factor, soup_left
from prixfixe.games.critter_kitchen.state import (
    CHILLING,
    COOKING,
    DINING,
    NOBODY,
    OVER,
    PLANNING,
    Kitchen,
    Plate,
    Town,
)
from prixfixe.games.critter_kitchen.tables import (
    ALLSPICE,
    BISQUE,
    CHEFS,
    HELPER,
    SOUP,
    SPACES,
    SPICE,
    TYPES,
    WHEN_RESOLVED,
    ZOUS,
    is_allspice,
    is_rumor,
    type_of,
)
from prixfixe.games.critter_kitchen.tokens import chef_at

PER_STAR: Final = 7.0  # quality of the critic meal
PER_COOKED: Final = 6.0  # quality of a challenge meal
LASTS: Final = [0.0, 0.7, 1.0, 1.2]  # what a token is worth for the critic, by day
A_COURSE: Final = [0.0, 0.1, 0.25, 0.4]  # having a type at all, by day
RUMOR_WORTH: Final = [0.0, 1.0, 0.8, 0.3]  # a known rumor, by day
SOUP_WORTH: Final = [0.0, 0.16, 0.16, 0.06]
A_ROUND: Final = 4.3  # what a round to come promises, the mean of `planning_worth` when it begins
CROWDED: Final = [0.15, 0.45, 0.8]  # how much rivals spoil a location for mouse, lizard, boar


def worth(s: Town, seat: i64) -> float:
    """Stars so far, and what may still come."""
    kitchen = s.kitchens[seat]
    total = float(kitchen.stars()) - (rival_worth(s) if s.solo else 0.0)
    if s.phase == OVER:
        return total
    total += float(s.boss(seat).stars) + open_worth(s, seat, kitchen) + A_ROUND * float(s.tables.rounds - s.round)
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
    return total + 1.3 * float(quality + 4 * s.rival.allspice) / PER_STAR


# ---- what lies open


def open_worth(s: Town, seat: i64, kitchen: Kitchen) -> float:
    """Rumors known, a zous-chef hired, and the place on the track."""
    day = s.day()
    total = RUMOR_WORTH[day] * float(kitchen.known_rumors()) if s.phase != DINING else 0.0
    if s.judge(seat).rumor_spice and s.phase != DINING:
        total += 0.6 * float(kitchen.known_rumors())
    for space in range(SPACES):
        if kitchen.peeked[space] and kitchen.rumors[space] == NOBODY:
            total += 0.2
    if kitchen.hired != NOBODY and s.round < s.tables.rounds:
        total += 0.5 + 0.15 * float(s.tables.zous[kitchen.hired].capacity)
    return total - 0.04 * float(s.track.index(seat))


def soup_worth(s: Town, soup: i64, bisque: i64) -> float:
    """Soup fills up challenge meals; much of it is worth little more."""
    each = SOUP_WORTH[s.day()]
    many = max(0, soup - 5)
    return each * float(soup - many) + 0.3 * each * float(many) + 3.0 * each * float(bisque)


# ---- the storage


def best_values(s: Town, seat: i64) -> list[i64]:
    """The highest value held of each type, 0 if none."""
    best: list[i64] = [0] * TYPES
    for token in s.kitchens[seat].storage:
        if token >= SPICE:
            break
        kind = type_of(token)
        best[kind] = max(best[kind], value(s, seat, token))
    return best


def keeping(s: Town, seat: i64, token: i64, best: list[i64]) -> float:
    """What a token held promises for the critic, or for the challenges of the next day."""
    day = s.day()
    if token >= SPICE:
        return LASTS[day] * (0.9 if is_allspice(token) else 0.45 + 0.06 * float(best[type_of(token)]))
    number = float(value(s, seat, token))
    if value(s, seat, token) < best[type_of(token)]:
        return spare(s, seat, token)
    for_critic = A_COURSE[day] + LASTS[day] * 1.1 * number / PER_STAR
    return max(for_critic, 0.45 * number / PER_COOKED if day == 1 else 0.0)


def cooking(s: Town, seat: i64, token: i64, wanted: list[i64]) -> float:
    """What a token promises for the challenges of this day."""
    if s.day() > 2:
        return 0.0
    kind = type_of(token) if token < ALLSPICE else NOBODY
    share = 0.8 if kind in wanted or kind == NOBODY else (0.4 if len(s.day_slots()) < 3 else 0.0)
    number = float(meal_value(s, seat, token)) if token < SPICE else 4.5
    return share * number / PER_COOKED


def wanted_today(s: Town) -> list[i64]:
    """All types that the open challenges of the day want."""
    found: list[i64] = []
    for slot in s.day_slots():
        found += s.wanted(slot)
    return found


def stored_worth(s: Town, seat: i64, kitchen: Kitchen) -> float:
    """Every token for the better of its two uses."""
    best, wanted = best_values(s, seat), wanted_today(s)
    total = 0.0
    held = kept_values(s, seat, best)
    for i in range(len(held)):
        total += either(held[i], cooking(s, seat, kitchen.storage[i], wanted))
    return total


def kept_values(s: Town, seat: i64, best: list[i64]) -> list[float]:
    """What each token of the storage promises if it is kept; of equal ones, only the last is the best."""
    storage = s.kitchens[seat].storage
    found: list[float] = []
    for i in range(len(storage)):
        again = storage[i] < SPICE and i + 1 < len(storage) and storage[i + 1] == storage[i]
        found.append(spare(s, seat, storage[i]) if again else keeping(s, seat, storage[i], best))
    return found


def spare(s: Town, seat: i64, token: i64) -> float:
    """An ingredient beside a better one of its type."""
    day, number = s.day(), float(value(s, seat, token))
    return LASTS[day] * 0.3 * number / PER_STAR if day > 1 else 0.45 * number / PER_COOKED


def either(one: float, other: float) -> float:
    """The better of two uses, and a little for the choice."""
    return max(one, other) + 0.15 * min(one, other)


def saved_worth(s: Town, seat: i64) -> float:
    """What the fridge will hold of the storage."""
    best = best_values(s, seat)
    kept = sorted(kept_values(s, seat, best), reverse=True)
    return sum(kept[: limit(s, seat)])


# ---- plans


def plan_worth(s: Town, seat: i64, kitchen: Kitchen) -> float:
    """What the chefs on their way may bring home, and those that are still to be sent."""
    best, wanted = best_values(s, seat), wanted_today(s)
    if s.phase == PLANNING:
        return planning_worth(s, seat, kitchen, best, wanted)
    row = s.row()
    total = 0.0
    for chef in range(CHEFS):
        place = kitchen.plan[chef]
        if place != NOBODY and row.index(place) >= s.here:
            total += prospect(s, seat, place, chef, best, wanted)
    return total


def planning_worth(s: Town, seat: i64, kitchen: Kitchen, best: list[i64], wanted: list[i64]) -> float:
    """A chef not yet sent counts as if it went to the best place of all, so that plans compare half-way through."""
    goods = [promised(s, seat, place, best, wanted) for place in s.row()]
    total = 0.0
    for chef in range(CHEFS):
        if chef == HELPER and kitchen.zous == NOBODY:
            continue
        size = load_of(s, seat, chef)
        most = 0.0
        for i in range(len(goods)):
            hope = blurred(s, goods[i], size)
            if s.row()[i] == kitchen.plan[chef]:
                most = hope
                break
            most = max(most, hope)
        total += most
    return total


def load_of(s: Town, seat: i64, chef: i64) -> i64:
    """How many items a chef carries, which is its size."""
    return s.helper(seat).capacity if chef == HELPER else s.tables.capacity[chef]


def promised(s: Town, seat: i64, place: i64, best: list[i64], wanted: list[i64]) -> list[float]:
    """What the items of a location would add, the best first."""
    items = sorted([item_worth(s, seat, token, best, wanted) for token in s.stalls[place]], reverse=True)
    return items + hopes(s, place)


def blurred(s: Town, items: list[float], size: i64) -> float:
    """What a chef of a size may get of them while nobody knows who else comes."""
    players = float(len(s.kitchens))
    rivals = 3.0 * (players - 1.0) / (players + 3.0)
    total = 0.0
    for worth_of in items[:size]:
        total += worth_of
    return total / (1.0 + CROWDED[size - 1] * rivals)


def prospect(s: Town, seat: i64, place: i64, chef: i64, best: list[i64], wanted: list[i64]) -> float:
    """What a chef on its way will get: smaller carriers pick before it, equal ones in turn with it."""
    kitchen = s.kitchens[seat]
    here = place == s.place()
    load = left_to_pick(s, seat, kitchen) if here else load_of(s, seat, chef)
    if load == 0:
        return 0.0
    before, beside = company(s, seat, place, chef, here)
    items = promised(s, seat, place, best, wanted)
    total = 0.0
    spot = before
    while load > 0 and spot < len(items):
        total += items[spot]
        spot += 1 + beside
        load -= 1
    return total


def company(s: Town, seat: i64, place: i64, chef: i64, here: bool) -> tuple[i64, i64]:
    """How many items go before this chef's first pick, and how many others pick between its picks."""
    mine = load_of(s, seat, chef)
    before: i64 = 0
    beside: i64 = 0
    for other in range(len(s.kitchens)):
        theirs = chef_at(s, other, place) if other != seat else NOBODY
        if theirs == NOBODY:
            continue
        size = load_of(s, other, theirs)
        left = left_to_pick(s, other, s.kitchens[other]) if here else size
        if size < mine:
            before += left
        elif size == mine and left:
            beside += 1
            before += 1 if s.track.index(other) < s.track.index(seat) else 0
    return before, beside


def left_to_pick(s: Town, seat: i64, kitchen: Kitchen) -> i64:
    """How many items the chef of the location being resolved may still pick."""
    if kitchen.ready and seat not in s.line:
        return 0
    return max(0, kitchen.load - len(kitchen.haul))


def hopes(s: Town, place: i64) -> list[float]:
    """What is not there yet: the Merchant's goods, leftovers at the Academy, soup at the truck."""
    location = s.location(place)
    if location.fill == WHEN_RESOLVED and s.place() != place:
        return [0.6] * int(location.spaces[s.seats])
    if location.endless_soup:
        return [SOUP_WORTH[s.day()]] * 3
    return [0.3, 0.3] if place == s.tables.academy else []


def item_worth(s: Town, seat: i64, token: i64, best: list[i64], wanted: list[i64]) -> float:
    """What a single item would add."""
    if token < SPICE:
        number, kind = value(s, seat, token), type_of(token)
        better = LASTS[s.day()] * float(max(0, number - best[kind])) / PER_STAR
        return either(better + (A_COURSE[s.day()] if best[kind] == 0 else 0.0), cooking(s, seat, token, wanted))
    if token <= ALLSPICE:
        return either(keeping(s, seat, token, best), cooking(s, seat, token, wanted))
    if is_rumor(token):
        return RUMOR_WORTH[s.day()] if s.can_hear(seat, token) else 0.0
    if token == ZOUS:
        return 0.8 if s.round < s.tables.rounds else 0.0
    if token in (BISQUE, SOUP):
        return SOUP_WORTH[s.day()] * (3.0 if token == BISQUE else 1.0)
    return 1.0


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
            total += hoped_stars(s, seat, plate, wanted) * (1.0 if i == kitchen.serving else 0.6)
    return total


def stars_of(s: Town, quality: i64, plate: Plate) -> float:
    """Stars of a quality, critics included."""
    stars: i64 = 0
    for i in range(len(s.tables.award_from)):
        if quality >= s.tables.award_from[i]:
            stars = s.tables.award_stars[i]
    critic = s.judge(0)
    if critic.great_stars and quality >= critic.great_quality:
        stars = critic.great_stars
    return float(stars + (critic.soupless_stars if plate.soup + plate.bisque == 0 else 0))


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
    return quality / PER_STAR + glory + rumored + bonus_worth(s, seat) + (1.0 if complete else 0.0)


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
