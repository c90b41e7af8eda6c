"""What a critic plate is worth: values, qualities, counts."""

from __future__ import annotations

from mypy_extensions import i64

from prixfixe.games.critter_kitchen.state import NOBODY, Plate, Town
from prixfixe.games.critter_kitchen.tables import ALLSPICE, SPICE, TYPES, printed, type_of


def value(s: Town, seat: i64, token: i64) -> i64:
    """The value of an ingredient in the critic meal (CK-CRIT-6)."""
    number, boss, critic = printed(token), s.boss(seat), s.judge(seat)
    if critic.value_to and number == critic.value_from:
        return critic.value_to
    return number + boss.bonus if number == boss.bonus_printed else number


def factor(s: Town, seat: i64, kind: i64, spice: i64) -> i64:
    """What multiplies an ingredient: its spice, or the Rabbit's rule (CK-CRIT-7)."""
    critic = s.judge(seat)
    if kind == critic.spiced_course:
        return critic.spiced_by * (spice_factor(s, seat, spice) if critic.spiced_again else 1)
    return spice_factor(s, seat, spice)


def spice_factor(s: Town, seat: i64, spice: i64) -> i64:
    """What a spice, or what serves as one, multiplies by; 1 without."""
    if spice == NOBODY:
        return 1
    if s.judge(seat).spice_by:
        return s.judge(seat).spice_by
    return s.tables.multiplier[spice - SPICE if spice < ALLSPICE else ALLSPICE - SPICE]


def course_quality(s: Town, seat: i64, kind: i64) -> i64:
    """The quality of a course that a kitchen serves."""
    return quality_on(s, seat, s.kitchens[seat].plates[0], kind)


def quality_on(s: Town, seat: i64, plate: Plate, kind: i64) -> i64:
    """Values times multipliers, and the values of paired wines; 0 if the course is not served (CK-CRIT-8)."""
    total: i64 = 0
    for i in range(len(plate.items)):
        if type_of(plate.items[i]) == kind:
            total += value(s, seat, plate.items[i]) * factor(s, seat, kind, plate.spices[i])
    if total:
        for i in range(len(plate.paired)):
            if plate.paired[i] == kind:
                total += value(s, seat, plate.wines[i])
    return total


def course_value(s: Town, seat: i64, kind: i64) -> i64:
    """The highest value on a course, 0 if it is not served (CK-CRIT-10)."""
    best: i64 = 0
    for token in s.kitchens[seat].plates[0].items:
        if type_of(token) == kind:
            best = max(best, value(s, seat, token))
    return best


def course_printed(plate: Plate, kind: i64) -> i64:
    """The highest printed value on a course, 0 if it is not served."""
    best: i64 = 0
    for token in plate.items:
        if type_of(token) == kind:
            best = max(best, printed(token))
    return best


def course_values(s: Town, seat: i64) -> list[i64]:
    """The values of the served courses, from left to right."""
    values = [course_value(s, seat, kind) for kind in range(TYPES)]
    return [number for number in values if number > 0]


def all_values(s: Town, seat: i64) -> list[i64]:
    """The values of all ingredients on the plate, extra ones and paired wines included."""
    plate = s.kitchens[seat].plates[0]
    return [value(s, seat, token) for token in plate.items + plate.wines]


def served_courses(plate: Plate) -> i64:
    """How many courses are served."""
    return len([kind for kind in range(TYPES) if course_printed(plate, kind)])


def spices_served(plate: Plate) -> i64:
    """Spice tokens in the meal, rumor tokens served as spice included."""
    return len([spice for spice in plate.spices if spice != NOBODY])
