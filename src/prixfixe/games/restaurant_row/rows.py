"""What the content file may hold: a record for each table, with the bounds of every number."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from prixfixe.games.restaurant_row.options import MOST_BANDS, MOST_DOLLARS, MOST_FACES, MOST_ROWS
from prixfixe.kit.content import Label, Part, Prose, Row, Source, between, one_of, ref

KINDS: Final = ("seafood", "meat", "vegetable")
BOARDS: Final = {2: "p2", 3: "p34", 4: "p34"}
CRITERIA: Final = (
    "price_low", "food", "service", "ambiance", "rating", "popularity", "rating_low", "popularity_low",
    "seafood", "meat", "vegetable",
)  # fmt: skip
CONDITIONS: Final = ("", "min_displayed_ingredients", "min_renovations", "min_stars", "min_forks_of_type")
MEASURES: Final = (
    "stars", "cash_minus_loans", "service_sum", "ambiance_sum", "food_track", "popularity_track",
)  # fmt: skip
EFFECTS: Final = (
    "none", "wild_placement", "attract_first", "income_per_customer", "raise_limits", "ambiance_per_renovation",
    "extra_seats", "price_last", "early_purchase", "save_ingredient",
)  # fmt: skip
TRIGGERS: Final = ("last_staff_placed", "last_renovation_placed", "all_dining_rooms_full")
CLOCKS: Final = (
    "sous", "shop", "lot", "bid", "solo", "discard", "loan", "freeze", "price", "shill_bid", "shill_use", "push",
    "room", "repay", "layoff",
)  # fmt: skip

Many = Annotated[int, between(0, 99)]
Seats = Annotated[int, between(0, 20)]
Digit = Annotated[int, between(1, 9)]
Marks = Annotated[int, between(0, 3)]
Shown = Annotated[int, between(0, MOST_ROWS)]
Price = Annotated[int, between(0, 99)]
Score = Annotated[int, between(0, 60)]
Board = Literal["p34", "p2"]
ByBoard = Annotated[str, one_of(("p34", "p2"))]
Kind = Literal["seafood", "meat", "vegetable"]
Third = Literal["food", "service", "ambiance", "rating", "popularity"]
Guests = Annotated[str, ref("customer_types")]


class Component(Row, frozen=True):
    """Something in the box."""

    count: Many
    value: Many = 0


class StaffStock(Part, frozen=True):
    """How the Help Wanted Office is stocked."""

    rule: Literal["add_up_to", "fill_to"]
    amount: Shown
    slots: Shown


class RenovationStock(Part, frozen=True):
    """How the Renovation Shop is stocked."""

    rule: Literal["fill_to"]
    amount: Shown


class Dice(Part, frozen=True):
    """How many ingredients are drawn."""

    dice: Digit
    sides: Annotated[int, between(1, 20)]
    keep_highest: Digit


class Layout(Part, frozen=True):
    """Where guests sit."""

    tables: Seats = 0
    main_room: Seats = 0
    second_room: Seats = 0
    bar: Seats = 0


class Mode(Row, frozen=True):
    """The numbers of a player count."""

    players: Annotated[int, between(2, 4)]
    board: Board
    restaurants: Annotated[int, between(2, 4)]
    starting_cash: Annotated[int, between(0, 900)]
    starting_stars: Digit
    max_stars: Digit
    staff_limit: Digit
    renovation_limit: Digit
    trips_per_round: Annotated[int, between(1, 6)]
    shops_per_trip: Annotated[int, between(1, 2)]
    min_stocked_shops_for_next_trip: Annotated[int, between(0, 5)]
    removed_staff_random: Shown
    removed_renovations_random: Shown
    removed_staff: list[Annotated[str, ref("staff")]]
    removed_renovations: list[Annotated[str, ref("renovations")]]
    removed_patio_copies: Annotated[int, between(0, 9)]
    staff_stock: StaffStock
    renovation_stock: RenovationStock
    ingredient_dice: Dice
    dining_seats: Annotated[int, between(1, 20)]
    seat_layout: Layout
    max_price_above_stars: Annotated[int, between(0, 6)]
    shill_star_cap: Digit
    interest_per_10: Annotated[int, between(0, 20)]
    popularity_marks: list[Marks]
    food_marks: list[Marks]
    critic_base_stars: Digit
    critic_awards: list[Marks]


class OptionRow(Row, frozen=True):
    """A table option."""

    default: bool | Label
    choices: list[Label] = []


class House(Row, frozen=True):
    """A restaurant."""

    seat: Annotated[int, between(1, 4)]
    boards: list[Board]


class Store(Row, frozen=True, kw_only=True):
    """A shop; shops are resolved in number order."""

    number: Annotated[int, between(1, 6)]
    sells: Literal["ingredients", "staff", "renovations", "loans"]
    ingredient_type: Kind | Literal[""] = ""
    max_purchases_per_visit: Annotated[int, between(1, 1)] = 1
    contested_by_bid: bool
    counts_as_stocked_shop: bool
    base_price: dict[ByBoard, Price] = {}
    price_per_fork: Annotated[int, between(0, 20)] = 1
    capacity: dict[ByBoard, Annotated[int, between(1, 30)]] = {}


class Slot(Row, frozen=True):
    """A place in the Help Wanted Office."""

    board: Board
    rank: Annotated[int, between(1, 30)]
    price: Price


class Space(Row, frozen=True):
    """A place on a menu."""

    board: Board
    accepts: list[Kind]


class Ingredient(Row, frozen=True):
    """An ingredient."""

    type: Kind
    forks: Annotated[int, between(1, 12)]


class Condition(Part, frozen=True):
    """When an attraction works."""

    kind: Literal["min_displayed_ingredients", "min_renovations", "min_stars", "min_forks_of_type"]
    amount: Annotated[int, between(1, 40)]
    type: Kind | Literal[""] = ""


class Token(Row, frozen=True, kw_only=True):
    """A worker or a renovation, and its ability."""

    count: Annotated[int, between(1, 4)]
    effect: Annotated[str, one_of(EFFECTS)]
    amount: Digit = 1
    staff_limit_bonus: Annotated[int, between(0, 6)] = 0
    renovation_limit_bonus: Annotated[int, between(0, 6)] = 0
    fixed_wage: Annotated[int, between(-1, 99)] = -1
    zone: Literal["", "extra", "patio"] = ""
    customer_type: Guests = ""
    customer_taste: Kind | Literal[""] = ""
    condition: Condition | None = None
    priority: Annotated[int, between(0, 9)] = 1
    rounds: Annotated[int, between(1, 1)] = 1


class Worker(Token, frozen=True, kw_only=True):
    """A worker."""

    service: Annotated[int, between(0, 20)]


class Renovation(Token, frozen=True, kw_only=True):
    """A renovation."""

    ambiance: Annotated[int, between(0, 12)]
    cost: Annotated[int, between(0, 200)]
    max_per_restaurant: Many = 99


class GuestType(Row, frozen=True, kw_only=True):
    """A type of customer."""

    count: Many = 0  # counted from the customers
    main: Literal["price_low", "food", "service", "ambiance", "rating", "popularity", "rating_low", "auction"]
    secondary: Literal["price_low", "food", "popularity_low", ""] = ""
    tertiary: Third | Literal[""] = ""
    pay: Annotated[int, between(-9, 20)] = 0
    pays: bool = True


class Guest(Row, frozen=True):
    """A customer."""

    type: Guests
    taste: Kind | Literal["all", ""] = ""
    tertiary: Third | Literal[""] = ""
    in_bag: bool = True
    min_bid: Annotated[int, between(1, 99)] = 1
    star_bonus: Marks = 1
    word_of_mouth_push: Annotated[int, between(0, 5)] = 1


class Category(Row, frozen=True):
    """A line of Word of Mouth."""

    customer_type: Guests
    final_measure: Literal["stars", "cash_minus_loans", "service_sum", "ambiance_sum", "food_track", "popularity_track"]


class Chart(Row, frozen=True):
    """Dollars by face of the price die."""

    board: Board
    prices: list[Price]
    max_face: Annotated[int, between(1, MOST_FACES)]


class Wages(Row, frozen=True):
    """The pay scale."""

    scale: list[Price]


class Loans(Row, frozen=True):
    """Loans."""

    step: Annotated[int, between(1, 100)]
    max_per_bank_visit: Annotated[int, between(1, 1_000)]
    vp_penalty_per_step: Annotated[int, between(0, 20)]


class Crowd(Row, frozen=True):
    """The customer track."""

    start: Annotated[int, between(0, 60)]
    die_sides: Annotated[int, between(1, 20)]
    cap: Annotated[int, between(1, 99)]
    critic_position: Annotated[int, between(1, 99)]


class Points(Row, frozen=True, kw_only=True):
    """Victory points by rank."""

    modes: list[Annotated[str, ref("modes")]]
    first: list[Score]
    second: list[Score]
    third: list[Score] = []
    fourth: list[Score] = []
    tie_rule: Literal["average_of_places_rounded_up", "split_evenly_rounded_down"]


class Trigger(Row, frozen=True):
    """A way the game ends."""

    phase: Annotated[str, ref("phases")]


class Phase(Row, frozen=True):
    """A phase of the round."""

    number: Annotated[int, between(1, 8)]


class Digital(Row, frozen=True):
    """Values of the digital form."""

    default_first_price_face: Annotated[int, between(1, MOST_FACES)]
    bid_band: Annotated[int, between(2, MOST_DOLLARS)]
    bands: Annotated[int, between(2, MOST_BANDS)]


class About(Part, frozen=True):
    """What the title is."""

    id: Literal["restaurant_row"]
    name: Label
    name_fr: Label
    designer: Label
    artist: Label
    publisher: Label
    year: Annotated[int, between(1900, 2200)]
    players_min: Annotated[int, between(2, 2)]
    players_max: Annotated[int, between(4, 4)]
    minutes_min: Many
    minutes_max: Many
    age_min: Many
    source: Source
    text: Prose
    text_fr: Prose


class Content(Part, frozen=True, kw_only=True):
    """A content file."""

    schema_version: Annotated[int, between(1, 1)]
    game: Literal["restaurant-row"]
    rule_prefix: Label
    meta: About
    components: list[Component]
    modes: list[Mode]
    options: list[OptionRow]
    restaurants: list[House]
    stores: list[Store]
    help_wanted_slots: list[Slot]
    menu_spaces: list[Space]
    ingredients: list[Ingredient]
    staff: list[Worker]
    renovations: list[Renovation]
    customer_types: list[GuestType]
    customers: list[Guest]
    categories: list[Category]
    price_charts: list[Chart]
    wages: Wages
    loans: Loans
    crowd: Crowd
    victory_points: list[Points]
    end_triggers: list[Trigger]
    phases: list[Phase]
    digital: Digital
    clocks: dict[Annotated[str, one_of(CLOCKS)], Annotated[int, between(1, 3_600)]]
