"""The printed numbers: content.toml as lists of ints, made once and shared by all states."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# phases of the calendar
ACTION: Final = 0
CRITIC: Final = 1
VIP: Final = 2
REVENUE: Final = 3
GUIDE: Final = 4
ECONOMY: Final = 5
CONTEST: Final = 6

# what is ranked besides the phases above
FIRST: Final = 7  # who opens the next season
ORDER: Final = 8  # the balanced order of the next season
TOTAL: Final = 9  # the final score

# criteria of a tie
BY_RATING: Final = 0
BY_PRESTIGE: Final = 1
BY_INCOME: Final = 2
BY_ORDER: Final = 3

# effects of bonus cards; a restaurant keeps one bit for each that works
POINTS: Final = 0
ROOM_POINTS: Final = 1
SPOON_VALUE: Final = 2
STAR_VALUE: Final = 3
CRATE: Final = 4
BAG: Final = 5
COINS: Final = 6
CUBES: Final = 7
TOQUE: Final = 8
PANTRY: Final = 9
SAUCE: Final = 10
PHOTO: Final = 11
CAT: Final = 12
TRUST: Final = 13
SYMBOL: Final = 14
TASTING: Final = 15
ACCOUNTANT: Final = 16
REMEDIAL: Final = 17
SOMMELIER: Final = 18

# How the content file calls them
PHASES: Final = {
    "action": ACTION, "critic": CRITIC, "vip": VIP, "revenue": REVENUE,
    "guide": GUIDE, "economy": ECONOMY, "contest": CONTEST,
}  # fmt: skip
CRITERIA: Final = {
    "tie_rating": BY_RATING, "tie_menu_prestige": BY_PRESTIGE,
    "tie_menu_income": BY_INCOME, "tie_turn_order": BY_ORDER,
}  # fmt: skip
EFFECTS: Final = {
    "points_at_end": POINTS,
    "points_per_room": ROOM_POINTS,
    "spoon_value": SPOON_VALUE,
    "star_value": STAR_VALUE,
    "buy_from_crate": CRATE,
    "double_purchase": BAG,
    "gain_coins": COINS,
    "gain_cubes": CUBES,
    "toque_bonus": TOQUE,
    "unlimited_shelf": PANTRY,
    "phase_score_bonus": SAUCE,
    "decide_ties": PHOTO,
    "take_from_trash": CAT,
    "free_restock": TRUST,
    "virtual_symbol": SYMBOL,
    "wine_draw": TASTING,
    "take_discarded_bonus": ACCOUNTANT,
    "buy_rating_step": REMEDIAL,
    "pick_wine_from_deck": SOMMELIER,
}
VARIANTS: Final = {
    "balanced_order": "turn_order_reverse_rating",
    "apprentice": "action_buy_from_any_crate",
    "wine_restriction": "forbid_wine_purchase",
}

SEATS: Final = range(2, 6)
WINES: Final = 4  # the deck after the four courses

# the most rows a content file may have, because answers are numbers in fixed ranges
MOST_RECIPES: Final = 160
MOST_WINES: Final = 60
MOST_KINDS: Final = 40
MOST_BONUS: Final = 40
MOST_ROOMS: Final = 5
MOST_SHOPS: Final = 8
MOST_CUBES: Final = 40


class Tables:
    """Everything printed that a rule reads."""

    # the calendar and the table
    season_of: list[i64]  # by square, from 1
    phase_of: list[i64]  # by square
    paydays: list[i64]  # revenue phases from a square on
    action_phases: list[list[i64]]  # after a square, up to the end of a season
    actions: i64  # of a turn
    start_coins: i64
    start_square: i64  # of the rating track
    start_stars: i64
    draw: i64
    keep: i64
    courses: i64
    # spaces
    stall: i64
    shelf: i64
    menu: i64  # per course
    cellar: i64
    bonus_spaces: i64
    room_spaces: i64
    display: i64
    # the rating track
    rating: list[i64]  # points by square
    toques: list[i64]  # chef level by square
    # shops and ingredients
    shops: i64
    kinds: i64
    shop_of: list[i64]  # by kind
    kinds_of: list[list[i64]]  # by shop
    cost: list[i64]  # by kind
    count: list[i64]  # by kind
    thrift: list[i64]  # kinds from the cheapest, then by id
    # recipes
    course_of: list[i64]
    recipe_kinds: list[list[i64]]  # the different ingredients
    recipe_needs: list[list[i64]]  # how many of each
    recipe_toques: list[i64]
    recipe_income: list[i64]
    recipe_prestige: list[i64]
    recipe_wine: list[i64]  # the type that suits
    recipe_categories: list[i64]  # one bit for each
    recipe_speciality: list[i64]  # -1: none
    recipe_rank: list[i64]  # from the humblest: prestige, income, id
    recipe_alpha: list[i64]  # by id
    categories: i64
    specialities: i64
    # wines
    wine_type: list[i64]
    wine_cost: list[i64]
    wine_income: list[i64]
    wine_prestige: list[i64]
    wine_rank: list[i64]  # from the humblest
    # rewards
    critic_steps: list[i64]  # by place; the last is everybody else's
    guide_spoons: list[i64]  # by place
    economy_stars: list[i64]
    contest_spoons: list[i64]
    vip_seasons: list[i64]  # by VIP
    vip_stars: list[i64]
    bid_minimum: i64
    winner_divisor: i64
    loser_divisor: i64
    tie_criteria: list[i64]
    # points of the final scoring
    per_rating: i64
    per_menu: i64
    per_wine: i64
    per_star: i64
    per_spoon: i64
    per_category: i64
    per_speciality: i64
    per_pairing: i64
    per_room: i64
    per_bonus: i64
    # the bonus board
    rooms_for: list[list[i64]]  # tokens by players and kind of room
    pot_for: list[i64]
    books_for: list[i64]
    room_cost: list[i64]
    cheapest_room: i64
    room_income: list[i64]
    room_prestige: list[i64]
    room_season: list[i64]
    lesson_cost: i64
    lesson_steps: i64
    cubes: i64
    per_cube: i64
    series_of: list[i64]  # the series dealt in each season, from 1; -1 for none
    series: i64  # decks of bonus cards
    bonus_series: list[i64]
    bonus_cost: list[i64]
    bonus_effect: list[i64]
    bonus_amount: list[i64]
    bonus_shop: list[i64]  # -1: none
    bonus_speciality: list[i64]  # the symbol it lends, -1: none
    bonus_phases: list[i64]  # one bit for each
    bonus_at_once: list[i64]  # 1: works when it is taken as well
    bonus_draw: list[i64]  # wines shown
    bonus_price: list[i64]  # coins per use
    # variants
    apprentice_actions: i64
    dry_season: i64  # when the wine restriction applies
