"""Rumors: what each card scores (effect catalogue). A card's function gets the state, the seat and the card."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from prixfixe.games.critter_kitchen.plates import (
    all_values,
    course_printed,
    course_quality,
    course_value,
    course_values,
    served_courses,
    spices_served,
)
from prixfixe.games.critter_kitchen.state import Town
from prixfixe.games.critter_kitchen.tables import SPICE, TYPES, Rumor, Score, type_of
from prixfixe.kit.lists import tally


def capped(stars: i64, most: i64) -> i64:
    """At most `most`, if that is not 0."""
    return min(stars, most) if most else stars


def fanatic(s: Town, seat: i64, card: i64) -> i64:
    """Nothing now: a Fanatic counts in the final score (CK-SCORE-5)."""
    return 0


def all_courses_min_printed(s: Town, seat: i64, card: i64) -> i64:
    """Enough courses hold an ingredient of a high printed value."""
    rumor, plate = s.tables.rumors[card], s.kitchens[seat].plates[0]
    good = [kind for kind in range(TYPES) if course_printed(plate, kind) >= rumor.least]
    return rumor.stars if len(good) >= rumor.needed else 0


def last_course_is_best(s: Town, seat: i64, card: i64) -> i64:
    """The rightmost served course has the highest quality, ties included."""
    rumor = s.tables.rumors[card]
    served = [quality for kind in range(TYPES) if (quality := course_quality(s, seat, kind)) > 0]
    return rumor.stars if len(served) >= rumor.needed and served[-1] == max(served) else 0


def stars_per_course_quality(s: Town, seat: i64, card: i64) -> i64:
    """Stars for the quality of one course."""
    rumor = s.tables.rumors[card]
    return capped(rumor.amount * (course_quality(s, seat, rumor.course) // rumor.per), rumor.most)


def most(s: Town, seat: i64, card: i64) -> i64:
    """Stars to everybody with the highest metric, if it is high enough."""
    rumor = s.tables.rumors[card]
    mine: i64 = rumor.metric(s, seat, rumor)
    for other in range(len(s.kitchens)):
        theirs: i64 = rumor.metric(s, other, rumor)
        if theirs > mine:
            return 0
    return rumor.stars if mine >= rumor.least else 0


def courses_value_sum_equals(s: Town, seat: i64, card: i64) -> i64:
    """All the courses are served and their values add up to the total."""
    rumor = s.tables.rumors[card]
    values = [course_value(s, seat, kind) for kind in rumor.courses]
    return rumor.stars if min(values) > 0 and sum(values) == rumor.total else 0


def stars_per_matching_courses(s: Town, seat: i64, card: i64) -> i64:
    """Stars for courses whose value meets the predicate."""
    rumor = s.tables.rumors[card]
    matching = len([number for number in course_values(s, seat) if rumor.metric(s, seat, number)])
    return capped(rumor.amount * (matching // rumor.per), rumor.most)


def largest_equal_group(s: Town, seat: i64, card: i64) -> i64:
    """The largest group of courses with equal value, minus some."""
    rumor, values = s.tables.rumors[card], course_values(s, seat)
    largest = max([values.count(number) for number in values], default=0)
    return capped(max(0, largest - rumor.minus), rumor.most)


def no_spice_meal(s: Town, seat: i64, card: i64) -> i64:
    """Enough courses, and no spice at all."""
    rumor, plate = s.tables.rumors[card], s.kitchens[seat].plates[0]
    return rumor.stars if served_courses(plate) >= rumor.needed and spices_served(plate) == 0 else 0


def stars_per(s: Town, seat: i64, card: i64) -> i64:
    """Stars for a metric."""
    rumor = s.tables.rumors[card]
    number: i64 = rumor.metric(s, seat, rumor)
    return capped(rumor.amount * (number // rumor.per), rumor.most)


def value_spread(s: Town, seat: i64, card: i64) -> i64:
    """The highest value on the plate minus the lowest."""
    values = all_values(s, seat)
    return capped(max(values) - min(values), s.tables.rumors[card].most) if values else 0


def non_decreasing_values(s: Town, seat: i64, card: i64) -> i64:
    """From one served course to the next the value never falls."""
    rumor, values = s.tables.rumors[card], course_values(s, seat)
    return rumor.stars if len(values) >= rumor.needed and values == sorted(values) else 0


def no_adjacent_equal(s: Town, seat: i64, card: i64) -> i64:
    """Enough courses, and no two neighbours of equal value."""
    rumor = s.tables.rumors[card]
    values = [course_value(s, seat, kind) for kind in range(TYPES)]
    equal = [kind for kind in range(TYPES - 1) if values[kind] and values[kind] == values[kind + 1]]
    return rumor.stars if len(course_values(s, seat)) >= rumor.needed and not equal else 0


def courses_equal_to_course(s: Town, seat: i64, card: i64) -> i64:
    """Stars for other courses with the value of one course."""
    rumor = s.tables.rumors[card]
    model = course_value(s, seat, rumor.course)
    equal = tally(course_values(s, seat), model) - 1 if model else 0
    return capped(rumor.amount * (equal // rumor.per), rumor.most)


def distinct_values(s: Town, seat: i64, card: i64) -> i64:
    """Different values on the plate, minus some."""
    rumor = s.tables.rumors[card]
    return capped(max(0, len(set(all_values(s, seat))) - rumor.minus), rumor.most)


def alone(s: Town, card: i64) -> bool:
    """Whether a card looks at one kitchen alone, whatever others serve."""
    return s.tables.rumors[card].score is not most


EFFECTS: Final[dict[str, Score]] = {
    "fanatic": fanatic,
    "all_courses_min_printed": all_courses_min_printed,
    "last_course_is_best": last_course_is_best,
    "stars_per_course_quality": stars_per_course_quality,
    "most": most,
    "courses_value_sum_equals": courses_value_sum_equals,
    "stars_per_matching_courses": stars_per_matching_courses,
    "largest_equal_group": largest_equal_group,
    "no_spice_meal": no_spice_meal,
    "stars_per": stars_per,
    "value_spread": value_spread,
    "non_decreasing_values": non_decreasing_values,
    "no_adjacent_equal": no_adjacent_equal,
    "courses_equal_to_course": courses_equal_to_course,
    "distinct_values": distinct_values,
}


# ---- metrics


def spices(s: Town, seat: i64, rumor: Rumor) -> i64:
    """Spice tokens in the meal."""
    return spices_served(s.kitchens[seat].plates[0])


def courses_quality(s: Town, seat: i64, rumor: Rumor) -> i64:
    """The summed quality of some courses."""
    return sum([course_quality(s, seat, kind) for kind in rumor.courses])


def bisque_left(s: Town, seat: i64, rumor: Rumor) -> i64:
    """Bisque tokens left."""
    return s.kitchens[seat].bisque


def rumor_tokens(s: Town, seat: i64, rumor: Rumor) -> i64:
    """Rumor tokens in the kitchen, served or not."""
    return s.kitchens[seat].known_rumors()


def ingredients_left(s: Town, seat: i64, rumor: Rumor) -> i64:
    """Ingredients not served."""
    return len([token for token in s.kitchens[seat].storage if token < SPICE])


def ingredients_left_of_type(s: Town, seat: i64, rumor: Rumor) -> i64:
    """Ingredients of one type not served."""
    return len([token for token in s.kitchens[seat].storage if token < SPICE and type_of(token) == rumor.course])


def ingredient_types_left(s: Town, seat: i64, rumor: Rumor) -> i64:
    """Different types among the ingredients not served."""
    return len({type_of(token) for token in s.kitchens[seat].storage if token < SPICE})


METRICS: Final[dict[str, Score]] = {
    "spices_served": spices,
    "course_quality": courses_quality,
    "bisque_left": bisque_left,
    "rumor_tokens": rumor_tokens,
    "ingredients_left": ingredients_left,
    "ingredients_left_of_type": ingredients_left_of_type,
    "ingredient_types_left": ingredient_types_left,
}


# ---- predicates on the value of a course


def odd_value(s: Town, seat: i64, number: i64) -> i64:
    """An odd value."""
    return number % 2


def value_at_most_3(s: Town, seat: i64, number: i64) -> i64:
    """A value of 3 or less."""
    return 1 if number <= 3 else 0


PREDICATES: Final[dict[str, Score]] = {"odd_value": odd_value, "value_at_most_3": value_at_most_3}
