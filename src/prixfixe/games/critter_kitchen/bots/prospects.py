"""What the tokens in a storage and the chefs on their way promise, in stars."""

from __future__ import annotations

from mypy_extensions import i64

from prixfixe.games.critter_kitchen.bots.weights import W
from prixfixe.games.critter_kitchen.challenges import meal_value
from prixfixe.games.critter_kitchen.fridge import limit
from prixfixe.games.critter_kitchen.plates import value
from prixfixe.games.critter_kitchen.state import NOBODY, PLANNING, Kitchen, Town
from prixfixe.games.critter_kitchen.tables import (
    ALLSPICE,
    BISQUE,
    CHEFS,
    HELPER,
    SOUP,
    SPICE,
    TYPES,
    WHEN_RESOLVED,
    ZOUS,
    is_allspice,
    is_rumor,
    type_of,
)
from prixfixe.games.critter_kitchen.tokens import chef_at

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
        return W.lasts[day] * (0.9 if is_allspice(token) else 0.45 + 0.06 * float(best[type_of(token)]))
    number = float(value(s, seat, token))
    if value(s, seat, token) < best[type_of(token)]:
        return spare(s, seat, token)
    for_critic = W.course[day] + W.lasts[day] * 1.1 * number / W.per_star
    return max(for_critic, 0.45 * number / W.per_cooked if day == 1 else 0.0)


def cooking(s: Town, seat: i64, token: i64, wanted: list[i64]) -> float:
    """What a token promises for the challenges of this day."""
    if s.day() > 2:
        return 0.0
    kind = type_of(token) if token < ALLSPICE else NOBODY
    share = 0.8 if kind in wanted or kind == NOBODY else (0.4 if len(s.day_slots()) < 3 else 0.0)
    number = float(meal_value(s, seat, token)) if token < SPICE else 4.5
    return share * number / W.per_cooked


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
    return W.lasts[day] * 0.3 * number / W.per_star if day > 1 else 0.45 * number / W.per_cooked


def either(one: float, other: float) -> float:
    """The better of two uses, and a little for the choice."""
    return max(one, other) + W.both_uses * min(one, other)


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
    return total / (1.0 + W.crowd[min(size, len(W.crowd)) - 1] * rivals)


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
        return [W.soup[s.day()]] * 3
    return [0.3, 0.3] if place == s.tables.academy else []


def item_worth(s: Town, seat: i64, token: i64, best: list[i64], wanted: list[i64]) -> float:
    """What a single item would add."""
    if token < SPICE:
        number, kind = value(s, seat, token), type_of(token)
        better = W.lasts[s.day()] * float(max(0, number - best[kind])) / W.per_star
        return either(better + (W.course[s.day()] if best[kind] == 0 else 0.0), cooking(s, seat, token, wanted))
    if token <= ALLSPICE:
        return either(keeping(s, seat, token, best), cooking(s, seat, token, wanted))
    if is_rumor(token):
        return W.rumor[s.day()] if s.can_hear(seat, token) else 0.0
    if token == ZOUS:
        return 0.8 if s.round < s.tables.rounds else 0.0
    if token in (BISQUE, SOUP):
        return W.soup[s.day()] * (3.0 if token == BISQUE else 1.0)
    return 1.0
