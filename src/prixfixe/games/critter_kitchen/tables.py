"""The printed cards as numbers, made once from the content file and shared by all states."""

from __future__ import annotations

from typing import Callable, Final

from mypy_extensions import i64

Effect = Callable[..., None]  # of a zous-chef or a manager: (s, seat, place) or (s, card)
Score = Callable[..., int]  # of a rumor, a metric or a condition

# Kinds of token, in the canonical order (CK-TIME-7). An ingredient is its type and its printed value.
TYPES: Final = 7
VALUES: Final = 9  # printed values go from 1 to 9
SPICE: Final = 63  # and six more, one for each type
ALLSPICE: Final = 70
RUMOR: Final = 71  # fork, spoon and knife
WILD: Final = 74
BISQUE: Final = 75
SOUP: Final = 76
ZOUS: Final = 77  # the zous-chef on offer
SEVENTH: Final = 78  # the allspice of the last round
PACK: Final = 80  # tokens told in one number are its digits to this base, each one more
PACKED: Final = 9  # as many as a number holds
KINDS: Final = 79

SPACES: Final = 3  # rumor cards, and rumor spaces of a kitchen

MOUSE: Final = 0
LIZARD: Final = 1
BOAR: Final = 2
HELPER: Final = 3  # the zous-chef at work
CHEFS: Final = 4

# When a location is filled
NEVER: Final = 0
START_OF_ROUND: Final = 1
WHEN_RESOLVED: Final = 2

# When a zous-chef's ability works
START_OF_LOCATION: Final = 0
BEFORE_FIRST_PICK: Final = 1
AFTER_LAST_PICK: Final = 2

# What ends a round
NO_MEAL: Final = 0
CHALLENGE_MEALS: Final = 1
CRITIC_MEAL: Final = 2

# How a card of McDogald's finds a location
TO_LOCATION: Final = 0
TO_RIVAL: Final = 1
WHERE_ANY: Final = 2
WHERE_MOST: Final = 3

# How the content file calls them
FILLS: Final = {"never": NEVER, "start_of_round": START_OF_ROUND, "when_resolved": WHEN_RESOLVED}
MOMENTS: Final = {
    "start_of_location": START_OF_LOCATION,
    "before_first_pick": BEFORE_FIRST_PICK,
    "after_last_pick": AFTER_LAST_PICK,
}
MEALS: Final = {"none": NO_MEAL, "challenge_meals": CHALLENGE_MEALS, "critic_meal": CRITIC_MEAL}
MODES: Final = {"location": TO_LOCATION, "rival": TO_RIVAL, "has": WHERE_ANY, "max": WHERE_MOST}

# Effects of critics and restaurateurs: what each puts into the numbers below, from which field of the row
CRITICS: Final[dict[str, dict[str, str]]] = {
    "challenge_extra_award": {"great_quality": "min_quality", "great_stars": "stars"},
    "challenge_bonus_star": {"soupless_stars": "amount"},
    "one_big_course": {"one_big": "max_ingredients"},
    "big_course": {"big_course": "course", "big_most": "max_ingredients"},
    "pair_wine": {"pairs": "courses", "pair_most": "max_per_course"},
    "course_counts_as_spiced": {"spiced_course": "course", "spiced_by": "multiplier", "spiced_again": "stacks"},
    "rumors_as_allspice": {},
    "printed_value_becomes": {"value_from": "from", "value_to": "to"},
    "spice_multiplier": {"spice_by": "multiplier"},
    "fridge_bonus": {"fridge": "amount"},
    "bonus_soup_value": {"soup_per": "per", "soup_stars": "amount", "soup_most": "max"},
    "bonus_spices": {"spice_per": "per", "spice_stars": "amount", "spice_most": "max"},
}
BOSSES: Final[dict[str, dict[str, str]]] = {
    "consolation_bag_draw": {},
    "printed_value_bonus": {"bonus_printed": "printed", "bonus": "amount"},
    "star_on_hat_move": {"hat_stars": "amount"},
    "ingredient_as_spice": {},
    "private_rumor": {"rumor_draw": "draw"},
    "start_of_day_draw": {"rounds": "rounds", "draw": "draw"},
    "fridge_bonus_self": {"fridge": "amount"},
    "first_queue_at_location": {"queue_at": "location", "queue": "queue"},
    "soup_value_in_challenges": {"soup": "value"},
    "gentle_priority": {"steps_back": "steps_back", "starts_first": "starts_first"},
}


def ingredient(kind: i64, value: i64) -> i64:
    """The token of a type with a printed value."""
    return kind * VALUES + value - 1


def type_of(token: i64) -> i64:
    """The type of an ingredient or of a typed spice."""
    return token // VALUES if token < SPICE else token - SPICE


def printed(token: i64) -> i64:
    """The number on an ingredient."""
    return token % VALUES + 1


def is_rumor(token: i64) -> bool:
    """A rumor token of any kind."""
    return RUMOR <= token <= WILD


def is_allspice(token: i64) -> bool:
    """An allspice from the bag or of the last round."""
    return token in (ALLSPICE, SEVENTH)


class Location:
    """A board of the town."""

    spaces: list[i64]  # bag tokens, by number of players
    fill: i64
    bisque_spaces: i64
    endless_soup: i64
    leftovers_to: i64


class Critic:
    """What a critic changes; zeros where it changes nothing."""

    great_quality: i64  # a challenge meal this good ...
    great_stars: i64  # ... earns these stars
    soupless_stars: i64  # bonus of a challenge meal without soup
    one_big: i64  # ingredients that one course of choice may hold
    big_course: i64  # the course that may hold more, -1 none
    big_most: i64
    pairs: list[i64]  # courses that may be paired with wine
    pair_most: i64
    rumor_spice: i64  # rumor tokens may be served as allspice
    value_from: i64  # a printed value ...
    value_to: i64  # ... and what it counts as
    spiced_course: i64  # always multiplied, -1 none
    spiced_by: i64
    spiced_again: i64  # a spice multiplies once more
    spice_by: i64  # what every spice multiplies by, 0 as printed
    fridge: i64
    soup_per: i64  # bonus stars for soup left
    soup_stars: i64
    soup_most: i64
    spice_per: i64  # bonus stars for spices served
    spice_stars: i64
    spice_most: i64


class Rumor:
    """A rumor card: how it scores, and its numbers."""

    score: Score
    stars: i64
    amount: i64
    per: i64
    most: i64  # cap, 0 none
    minus: i64
    least: i64  # `min` or `min_printed`
    total: i64
    needed: i64  # courses
    multiplier: i64
    course: i64
    courses: list[i64]
    metric: Score
    fanatic: i64
    advanced: i64
    rival_stars: i64


class Zous:
    """A zous-chef card."""

    capacity: i64
    when: i64
    effect: Effect
    amount: i64
    most: i64
    draw: i64
    keep: i64
    rewarded: i64  # capacity rewarded
    types_needed: i64
    optional: i64
    skipped: i64  # McDogald's ignores it


class Restaurateur:
    """What a restaurateur gives; zeros where it gives nothing."""

    stars: i64
    consoling_draw: i64
    bonus_printed: i64  # ingredients of this printed value ...
    bonus: i64  # ... are worth so much more
    hat_stars: i64
    helpers: i64  # ingredients may serve as spices
    rumor_draw: i64
    rounds: list[i64]  # of a draw at the start of the round
    draw: i64
    fridge: i64
    queue_at: i64  # the location where the own queue changes, -1 none
    queue: i64
    soup: i64  # value of a soup in challenge meals, 0 as printed
    steps_back: i64
    starts_first: i64


class Order:
    """How a card of McDogald's finds a location."""

    mode: i64
    metric: Score
    location: i64
    rival: i64
    avoid: i64
    leftward: i64


class Manager:
    """A manager card."""

    effect: Effect
    chef: i64
    amount: i64
    order: Order


class Choice:
    """A Critic's Choice card."""

    stars: i64
    rows: list[list[Score]]  # conditions, by day
    rank: list[i64]  # of each type in the list, the larger the better
    favorite: i64


class Tables:
    """All of it."""

    starting_soup: i64
    consolation: i64
    most_soup_least: i64
    dealt: i64  # restaurateurs
    bag: list[i64]
    kinds: list[i64]  # of tokens that there are
    stored_kinds: list[i64]  # of those that can lie behind a shield
    multiplier: list[i64]  # of the eight spices
    soup_value: i64
    bisque_value: i64
    bisque_supply: i64
    # the round track; index 0 is unused
    rounds: i64
    day: list[i64]
    reveals: list[i64]
    hold: list[i64]
    zous_offered: list[i64]
    meal: list[i64]
    slot_day: list[i64]  # of the challenge slots
    slot_held: list[i64]
    fridge: list[i64]  # limit by day
    award_from: list[i64]  # qualities of presentable meals, ascending ...
    award_stars: list[i64]  # ... and their stars
    most_wanted: i64  # ingredients of a challenge
    most_plates: i64  # challenges of a day
    locations: list[Location]
    rows: list[list[i64]]  # the row, by number of players
    truck: i64
    academy: i64
    capacity: list[i64]  # of mouse, lizard, boar
    queue: list[i64]
    queues: i64
    most_load: i64  # items that a chef may carry
    most_drawn: i64  # tokens or rumor cards of which one is kept
    requires: list[list[i64]]
    uncovered: list[list[i64]]  # what is left under the Hold Token
    critics: list[Critic]  # the last one changes nothing
    mouse_critic: i64  # the critic of a first game, -1 none
    rumors: list[Rumor]
    zous: list[Zous]
    restaurateurs: list[Restaurateur]  # the last one is nobody
    most_soup_stars: i64
    all_courses_stars: i64
    best_course_stars: i64
    track_spaces: i64
    lap_stars: i64
    space_stars: list[i64]
    # McDogald's
    high_value: i64
    seven_value: i64
    token_stars: list[i64]  # by day
    choices: list[Choice]  # by critic
    orders: list[Order]  # chef cards
    decks: list[list[i64]]  # chef cards by deck
    managers: list[Manager]
