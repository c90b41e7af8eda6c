"""Solo: where McDogald's sends its chefs."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from prixfixe.games.critter_kitchen.items import gain
from prixfixe.games.critter_kitchen.rival import CHAIN, can_take, challenged, improvement, place_star
from prixfixe.games.critter_kitchen.state import MANAGERS, NOBODY, Plate, Town, empty_plate
from prixfixe.games.critter_kitchen.tables import (
    ALLSPICE,
    BOAR,
    CHEFS,
    HELPER,
    MOUSE,
    SEVENTH,
    SPICE,
    TO_LOCATION,
    TO_RIVAL,
    TYPES,
    WHERE_MOST,
    Effect,
    Order,
    Score,
    is_rumor,
    printed,
    type_of,
)
from prixfixe.kit.lists import drop

MANAGER: Final = 0  # the first deck; then mouse, lizard and boar


# ---- running


def run_rival(s: Town) -> None:
    """The manager card, then mouse, lizard, boar and zous-chef, each by a card of its deck (CK-SOLO-8)."""
    s.rival.boosted = NOBODY
    card = reveal(s, MANAGER)
    s.tell("manager", card)
    s.tables.managers[card].effect(s, card)
    plan = s.kitchens[CHAIN].plan
    for chef in range(MOUSE, BOAR + 1):
        if plan[chef] == NOBODY:
            follow(s, chef, chef + 1)
    if s.kitchens[CHAIN].zous != NOBODY and plan[HELPER] == NOBODY:
        follow(s, HELPER, s.helper(CHAIN).capacity)


def follow(s: Town, chef: i64, deck: i64) -> None:
    """A chef goes where the top card of a deck says."""
    card = reveal(s, deck)
    order = s.tables.orders[card]
    place = destination(s, order)
    fits = fitness(s, order, place) > 0
    s.kitchens[CHAIN].plan[chef] = place
    if chef == HELPER:
        s.tell("rival_sent_zous", s.kitchens[CHAIN].zous, card, place)
    else:
        s.tell("rival_sent", chef, card, place)
    s.tell("order_says", card)
    if not fits:
        s.tell("order_fails")


def reveal(s: Town, deck: i64) -> i64:
    """The top card of a deck; an empty one is made anew from its discards (CK-SOLO-12)."""
    if not s.rival.decks[deck]:
        s.rival.decks[deck] = sorted(s.rival.discards[deck])
        s.rival.discards[deck] = []
    card = s.draw(s.rival.decks[deck])
    s.rival.shown.extend([deck, card])
    return card


def discard_shown(s: Town) -> None:
    """At the end of the round all revealed cards are discarded (CK-SOLO-24)."""
    shown = s.rival.shown
    for i in range(0, len(shown), 2):
        s.rival.discards[shown[i]].append(shown[i + 1])
    s.rival.shown = []


# ---- placement


def destination(s: Town, order: Order) -> i64:
    """The first free location along the arrow that satisfies the card best, else the first free one (CK-SOLO-10)."""
    free = free_places(s)
    if order.leftward:
        free.reverse()
    found, top = free[0], 0
    for place in free:
        fit = fitness(s, order, place)
        if fit > top:
            found, top = place, fit
    return found


def free_places(s: Town) -> list[i64]:
    """Locations without a chef of McDogald's; two of them never share one (CK-SOLO-9)."""
    plan = s.kitchens[CHAIN].plan
    return [place for place in s.row() if place not in plan]


def fitness(s: Town, order: Order, place: i64) -> i64:
    """0 if a location does not satisfy the card; else 1, or the metric if the most is wanted (CK-SOLO-9)."""
    if order.avoid and rival_count(s, place):
        return 0
    if order.mode == TO_LOCATION:
        return 1 if place == order.location else 0
    if order.mode == TO_RIVAL:
        return 1 if place == s.kitchens[0].plan[order.rival] else 0
    number: i64 = order.metric(s, place)
    return number if order.mode == WHERE_MOST else min(1, number)


# ---- metrics: the items visible at a location (CK-SOLO-11)


def seven_count(s: Town, place: i64) -> i64:
    """Ingredients of printed value 7."""
    count: i64 = 0
    for token in s.stalls[place]:
        if token < SPICE and printed(token) == s.tables.seven_value:
            count += 1
    return count


def top_value(s: Town, place: i64) -> i64:
    """The highest ingredient value."""
    top: i64 = 0
    for token in s.stalls[place]:
        if token < SPICE:
            top = max(top, printed(token))
    return top


def top2_sum(s: Town, place: i64) -> i64:
    """The sum of the two highest."""
    first: i64 = 0
    second: i64 = 0
    for token in s.stalls[place]:
        if token < SPICE:
            second = max(second, min(first, printed(token)))
            first = max(first, printed(token))
    return first + second


def ingredient_sum(s: Town, place: i64) -> i64:
    """The sum of all ingredient values."""
    total: i64 = 0
    for token in s.stalls[place]:
        if token < SPICE:
            total += printed(token)
    return total


def high_count(s: Town, place: i64) -> i64:
    """Ingredients of high value."""
    count: i64 = 0
    for token in s.stalls[place]:
        if token < SPICE and printed(token) >= s.tables.high_value:
            count += 1
    return count


def item_count(s: Town, place: i64) -> i64:
    """All items McDogald's could take; soup is never counted."""
    return len([token for token in s.stalls[place] if can_take(s, token)])


def rumor_count(s: Town, place: i64) -> i64:
    """Rumor tokens it could take."""
    return len([token for token in s.stalls[place] if is_rumor(token) and can_take(s, token)])


def spice_count(s: Town, place: i64) -> i64:
    """Spices, allspice included."""
    return len([token for token in s.stalls[place] if SPICE <= token <= ALLSPICE or token == SEVENTH])


def challenge_count(s: Town, place: i64) -> i64:
    """Ingredients and spices of a type that a challenge of the day shows."""
    return len([t for t in s.stalls[place] if t < ALLSPICE and challenged(s, type_of(t))])


def plate_gain(s: Town, place: i64) -> i64:
    """The highest plate improvement of a single item."""
    return max([improvement(s, token) for token in s.stalls[place]], default=0)


def missing_types(s: Town, place: i64) -> i64:
    """Different ingredient types there that its plate lacks."""
    there = {type_of(token) for token in s.stalls[place] if token < SPICE}
    return len([kind for kind in range(TYPES) if kind in there and s.rival.course[kind] == NOBODY])


def rival_count(s: Town, place: i64) -> i64:
    """Human chefs there, the zous-chef included."""
    return len([chef for chef in range(CHEFS) if s.kitchens[0].plan[chef] == place])


METRICS: Final[dict[str, Score]] = {
    "seven_count": seven_count,
    "top_value": top_value,
    "top2_sum": top2_sum,
    "ingredient_sum": ingredient_sum,
    "high_count": high_count,
    "item_count": item_count,
    "rumor_count": rumor_count,
    "spice_count": spice_count,
    "challenge_count": challenge_count,
    "plate_gain": plate_gain,
    "missing_types": missing_types,
    "rival_count": rival_count,
}


# ---- managers (CK-SOLO-13)


def send_chef(s: Town, card: i64) -> None:
    """Place a chef now."""
    manager = s.tables.managers[card]
    place = destination(s, manager.order)
    s.kitchens[CHAIN].plan[manager.chef] = place
    s.tell("manager_sent", manager.chef, place)


def capacity_bonus(s: Town, card: i64) -> None:
    """A chef carries more this round."""
    s.rival.boosted = s.tables.managers[card].chef
    s.rival.boost = s.tables.managers[card].amount


def hat_to_front(s: Town, card: i64) -> None:
    """The hat goes to the front of the track."""
    drop(s.track, CHAIN)
    s.track.insert(0, CHAIN)


def place_challenge_star(s: Town, card: i64) -> None:
    """A star above the first challenge ingredient of the day without one."""
    for _ in range(s.tables.managers[card].amount):
        place_star(s, NOBODY)


def mcdogald_bag_draw(s: Town, card: i64) -> None:
    """A token from the bag, as if picked."""
    for _ in range(s.tables.managers[card].amount):
        gain(s, CHAIN)


def gain_star(s: Town, card: i64) -> None:
    """A star."""
    s.kitchens[CHAIN].points[MANAGERS] += s.tables.managers[card].amount


def nothing(s: Town, card: i64) -> None:
    """Nothing happens."""


MANAGER_EFFECTS: Final[dict[str, Effect]] = {
    "send": send_chef,
    "capacity_bonus": capacity_bonus,
    "hat_to_front": hat_to_front,
    "place_challenge_star": place_challenge_star,
    "mcdogald_bag_draw": mcdogald_bag_draw,
    "gain_star": gain_star,
    "none": nothing,
}


# ---- the critic meal of McDogald's


def serve_rival(s: Town) -> None:
    """McDogald's serves."""
    plate = rival_plate(s)
    plate.kept = 1
    s.kitchens[CHAIN].plates = [plate]


def rival_plate(s: Town) -> Plate:
    """The plate as it stands, then each allspice on the highest unspiced ingredient (CK-SOLO-27)."""
    plate = empty_plate()
    for kind in range(TYPES):
        if s.rival.course[kind] != NOBODY:
            plate.items.append(s.rival.course[kind])
            plate.spices.append(s.rival.spice[kind])
    for _ in range(s.rival.allspice):
        spice_best(s, plate)
    return plate


def spice_best(s: Town, plate: Plate) -> None:
    """One allspice on the unspiced ingredient of highest value, ties by the list."""
    rank = s.tables.choices[s.critic].rank
    found: i64 = NOBODY
    for i in range(len(plate.items)):
        if plate.spices[i] == NOBODY:
            token = plate.items[i]
            score = 10 * printed(token) + rank[type_of(token)]
            if found == NOBODY or score > 10 * printed(plate.items[found]) + rank[type_of(plate.items[found])]:
                found = i
    if found != NOBODY:
        plate.spices[found] = ALLSPICE
