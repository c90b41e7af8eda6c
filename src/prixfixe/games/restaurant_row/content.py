"""The content file as records and as numbers, with one clear sentence for whatever is wrong in it."""

from __future__ import annotations

from functools import cache
from itertools import combinations, product
from pathlib import Path
from typing import Annotated, Callable, Final, Literal, Sequence, TypeVar

from msgspec import Meta, Struct, field

from prixfixe.core.errors import BadContent
from prixfixe.games.restaurant_row import tables as t
from prixfixe.games.restaurant_row.options import MOST_BANDS, MOST_DOLLARS, MOST_FACES, MOST_LOANS, MOST_ROWS
from prixfixe.kit import rows

FOLDER: Final = Path(__file__).parent
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

Count = Annotated[int, Meta(ge=0)]
Some = Annotated[int, Meta(ge=1)]
Board = Literal["p34", "p2"]
Kind = Literal["seafood", "meat", "vegetable"]
Third = Literal["food", "service", "ambiance", "rating", "popularity"]


class Row(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What every row has."""

    id: str
    name: str
    name_fr: str
    source: str = "house"
    note: str = ""
    text: str = ""
    text_fr: str = ""


class Component(Row, frozen=True, kw_only=True):
    """Something in the box."""

    count: Some
    value: int = 0


class StaffStock(Struct, frozen=True, forbid_unknown_fields=True):
    """How the Help Wanted Office is stocked."""

    rule: Literal["add_up_to", "fill_to"]
    amount: Some
    slots: Some


class RenovationStock(Struct, frozen=True, forbid_unknown_fields=True):
    """How the Renovation Shop is stocked."""

    rule: Literal["fill_to"]
    amount: Some


class Dice(Struct, frozen=True, forbid_unknown_fields=True):
    """How many ingredients are drawn."""

    dice: Some
    sides: Some
    keep_highest: Some


class Layout(Struct, frozen=True, forbid_unknown_fields=True):
    """Where guests sit."""

    tables: Count = 0
    main_room: Count = 0
    second_room: Count = 0
    bar: Count = 0


class Mode(Row, frozen=True, kw_only=True):
    """The numbers of a player count."""

    players: Literal[2, 3, 4]
    board: Board
    restaurants: Some
    starting_cash: Count
    starting_stars: Some
    max_stars: Some
    staff_limit: Some
    renovation_limit: Some
    trips_per_round: Some
    shops_per_trip: Literal[1, 2]
    min_stocked_shops_for_next_trip: Count
    removed_staff_random: Count
    removed_renovations_random: Count
    removed_staff: list[str]
    removed_renovations: list[str]
    removed_patio_copies: Count
    staff_stock: StaffStock
    renovation_stock: RenovationStock
    ingredient_dice: Dice
    dining_seats: Some
    seat_layout: Layout
    max_price_above_stars: Count
    shill_star_cap: Some
    interest_per_10: Count
    popularity_marks: Annotated[list[Count], Meta(min_length=1, max_length=2)]
    food_marks: Annotated[list[Count], Meta(min_length=1, max_length=2)]
    critic_base_stars: Count
    critic_awards: Annotated[list[Count], Meta(min_length=1, max_length=2)]


class OptionRow(Row, frozen=True, kw_only=True):
    """A table option."""

    default: bool | str
    choices: list[str] = []


class House(Row, frozen=True, kw_only=True):
    """A restaurant."""

    seat: Annotated[int, Meta(ge=1, le=4)]
    boards: list[Board]


class Store(Row, frozen=True, kw_only=True):
    """A shop."""

    number: Annotated[int, Meta(ge=1, le=6)]
    sells: Literal["ingredients", "staff", "renovations", "loans"]
    ingredient_type: Kind | Literal[""] = ""
    max_purchases_per_visit: Literal[1] = 1
    contested_by_bid: bool
    counts_as_stocked_shop: bool
    base_price: dict[Board, Count] = {}
    price_per_fork: Count = 1
    capacity: dict[Board, Some] = {}


class Slot(Row, frozen=True, kw_only=True):
    """A place in the Help Wanted Office."""

    board: Board
    rank: Some
    price: Count


class Space(Row, frozen=True, kw_only=True):
    """A place on a menu."""

    board: Board
    accepts: Annotated[list[Kind], Meta(min_length=1)]


class Ingredient(Row, frozen=True, kw_only=True):
    """An ingredient."""

    type: Kind
    forks: Some


class Condition(Struct, frozen=True, forbid_unknown_fields=True):
    """When an attraction works."""

    kind: Literal["min_displayed_ingredients", "min_renovations", "min_stars", "min_forks_of_type"]
    amount: Some
    type: Kind | Literal[""] = ""


class Token(Row, frozen=True, kw_only=True):
    """A worker or a renovation, and its ability."""

    count: Some
    effect: str
    amount: Some = 1
    staff_limit_bonus: Count = 0
    renovation_limit_bonus: Count = 0
    fixed_wage: int = -1
    zone: Literal["", "extra", "patio"] = ""
    customer_type: str = ""
    customer_taste: Kind | Literal[""] = ""
    condition: Condition | None = None
    priority: int = 1
    rounds: Literal[1] = 1
    when: str = ""


class Worker(Token, frozen=True, kw_only=True):
    """A worker."""

    service: Count


class Renovation(Token, frozen=True, kw_only=True):
    """A renovation."""

    color: Literal["white", "pink"]
    ambiance: Count
    cost: Count
    max_per_restaurant: Some = 99


class GuestType(Row, frozen=True, kw_only=True):
    """A type of customer."""

    count: Some
    main: Literal["price_low", "food", "service", "ambiance", "rating", "popularity", "rating_low", "auction"]
    secondary: Literal["price_low", "food", "popularity_low", ""] = ""
    tertiary: str = ""
    pay: int = 0
    pays: bool = True


class Guest(Row, frozen=True, kw_only=True):
    """A customer."""

    type: str
    taste: Kind | Literal["all", ""] = ""
    tertiary: Third | Literal[""] = ""
    tertiary_source: str = ""
    in_bag: bool = True
    min_bid: Some = 1
    star_bonus: Count = 1
    word_of_mouth_push: Count = 1


class Category(Row, frozen=True, kw_only=True):
    """A line of Word of Mouth."""

    customer_type: str
    final_measure: Literal["stars", "cash_minus_loans", "service_sum", "ambiance_sum", "food_track", "popularity_track"]


class Chart(Row, frozen=True, kw_only=True):
    """Dollars by face of the price die."""

    board: Board
    prices: list[Count]
    max_face: Annotated[int, Meta(ge=1, le=MOST_FACES)]


class Wages(Row, frozen=True, kw_only=True):
    """The pay scale."""

    scale: list[Count]


class Loans(Row, frozen=True, kw_only=True):
    """Loans."""

    step: Some
    max_per_bank_visit: Some
    vp_penalty_per_step: Count


class Crowd(Row, frozen=True, kw_only=True):
    """The customer track."""

    start: Count
    die_sides: Some
    cap: Some
    critic_position: Some


class Points(Row, frozen=True, kw_only=True):
    """Victory points by rank."""

    modes: list[str]
    first: list[Count]
    second: list[Count]
    third: list[Count] = []
    fourth: list[Count] = []
    tie_rule: Literal["average_of_places_rounded_up", "split_evenly_rounded_down"]


class Trigger(Row, frozen=True, kw_only=True):
    """A way the game ends."""

    phase: str


class Phase(Row, frozen=True, kw_only=True):
    """A phase of the round."""

    number: Some


class Digital(Row, frozen=True, kw_only=True):
    """Values of the digital form."""

    default_first_price_face: Some
    bid_band: Annotated[int, Meta(ge=2, le=MOST_DOLLARS)]
    bands: Annotated[int, Meta(ge=2, le=MOST_BANDS)]


class Content(Struct, frozen=True, forbid_unknown_fields=True):
    """A content file."""

    schema_version: Literal[1]
    game: Literal["restaurant-row"]
    rule_prefix: str
    meta: dict[str, object]
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
    clocks: dict[str, Some] = field(default_factory=dict)


R = TypeVar("R", bound=Row)


@cache
def content(path: str = "") -> Content:
    """The printed content, changed by the file at `path` if there is one."""
    made = rows.convert(rows.load(FOLDER / "content.toml", path), Content, path or "content.toml")
    check(made, path or "content.toml")
    return made


def only(found: Sequence[R], what: str) -> R:
    """The one row there must be."""
    if len(found) != 1:
        raise BadContent(f"there must be exactly one {what}, not {len(found)}")
    return found[0]


def index(table: Sequence[Row], id: str, what: str) -> int:
    """The place of a row."""
    for i, row in enumerate(table):
        if row.id == id:
            return i
    raise BadContent(f"{what} names {id}; there are {', '.join(row.id for row in table)}")


# ---- what must be true of any content file


def check(c: Content, path: str) -> None:
    """Raise BadContent with the first thing that is wrong."""
    try:
        for one in (check_stores, check_tokens, check_guests, check_modes, check_rest):
            one(c)
    except BadContent as error:
        raise BadContent(f"{path}: {error}") from None


def check_stores(c: Content) -> None:
    """Six shops in number order: three for the three kinds of food, then staff, renovations, loans."""
    want = [("ingredients", kind) for kind in KINDS] + [("staff", ""), ("renovations", ""), ("loans", "")]
    stores = sorted(c.stores, key=lambda store: store.number)
    if [(store.sells, store.ingredient_type) for store in stores] != want:
        raise BadContent("stores 1 to 6 sell seafood, meat, vegetables, staff, renovations and loans, in this order")
    for store in stores[:3]:
        if set(store.base_price) != {"p34", "p2"} or set(store.capacity) != {"p34", "p2"}:
            raise BadContent(f"the store {store.id} needs base_price and capacity for both boards")


def check_tokens(c: Content) -> None:
    """Every effect is known and complete."""
    for token in (*c.staff, *c.renovations):
        if token.effect not in EFFECTS:
            raise BadContent(f"{token.id} has the unknown effect {token.effect}; there are {', '.join(EFFECTS)}")
        if token.effect == "extra_seats" and not token.zone:
            raise BadContent(f"{token.id} adds seats but names no zone")
        if token.effect == "attract_first":
            check_attraction(c, token)
        if token.effect == "save_ingredient" and token.amount != 1:
            raise BadContent(f"{token.id} can save only one ingredient")
    early = sum(token.count for token in (*c.staff, *c.renovations) if token.effect == "early_purchase")
    if early > 1:
        raise BadContent(f"only one token may have the effect early_purchase, not {early}")
    if any(worker.count != 1 for worker in c.staff):
        raise BadContent("every worker is there once")
    if max(len(c.ingredients), len(c.staff), len(c.renovations)) > MOST_ROWS:
        raise BadContent(f"there may be at most {MOST_ROWS} different ingredients, workers or renovations")


def check_attraction(c: Content, token: Token) -> None:
    """It names a type of ordinary guest, and what it needs."""
    kind = c.customer_types[index(c.customer_types, token.customer_type, token.id)]
    if kind.main in ("rating_low", "auction"):
        raise BadContent(f"{token.id} cannot attract the {kind.name}")
    if token.condition and (token.condition.kind == "min_forks_of_type") != bool(token.condition.type):
        raise BadContent(f"{token.id}: the condition min_forks_of_type, and no other, names a type of ingredient")


def check_guests(c: Content) -> None:
    """As many customers as their types say, the Critic and the Shill once each."""
    for kind in c.customer_types:
        found = sum(1 for guest in c.customers if guest.type == kind.id)
        if found != kind.count:
            raise BadContent(f"there are {found} customers of type {kind.id}, not {kind.count}")
    for guest in c.customers:
        kind = c.customer_types[index(c.customer_types, guest.type, guest.id)]
        if kind.main != "auction" and not (guest.tertiary and kind.secondary):
            raise BadContent(f"{guest.id} has no secondary or no third preference")
        if (kind.main == "rating_low") == guest.in_bag:
            raise BadContent(f"{guest.id}: the Critic, and nobody else, is never in the bag")
    only([guest for guest in c.customers if not guest.in_bag], "Critic")
    only([guest for guest in c.customers if type_of(c, guest).main == "auction"], "Shill")


def type_of(c: Content, guest: Guest) -> GuestType:
    """The row of a guest's type."""
    return c.customer_types[index(c.customer_types, guest.type, guest.id)]


def check_modes(c: Content) -> None:
    """Each player count once, with enough of everything."""
    for players, board in BOARDS.items():
        mode = only([mode for mode in c.modes if mode.players == players], f"mode for {players} players")
        layout = mode.seat_layout
        if layout.tables + layout.main_room + layout.second_room + layout.bar != mode.dining_seats:
            raise BadContent(f"{mode.id}: dining_seats is not the sum of seat_layout")
        if mode.board != board:
            raise BadContent(f"{mode.id} is played on the board {board}")
        if sum(1 for slot in c.help_wanted_slots if slot.board == board) < shown(mode):
            raise BadContent(f"{mode.id}: more workers are shown than the board {board} has slots")
        if len(c.wages.scale) <= mode.staff_limit:
            raise BadContent(f"the wages scale has no value for {mode.staff_limit} workers")
        if mode.ingredient_dice.keep_highest > mode.ingredient_dice.dice:
            raise BadContent(f"{mode.id}: more dice are kept than rolled")
        if c.loans.max_per_bank_visit > MOST_LOANS * c.loans.step:
            raise BadContent("a visit to the Bank gives at most ten steps")
        if mode.interest_per_10 >= c.loans.step:
            raise BadContent(f"{mode.id}: the interest eats up the loan")
        only([row for row in c.victory_points if mode.id in row.modes], f"row of victory_points for {mode.id}")
        only([row for row in c.price_charts if row.board == board], f"price chart for {board}")


def shown(mode: Mode) -> int:
    """How many workers may be on display."""
    return mode.staff_stock.slots if mode.staff_stock.rule == "add_up_to" else mode.staff_stock.amount


def check_rest(c: Content) -> None:
    """Categories, charts, triggers."""
    if sorted(category.final_measure for category in c.categories) != sorted(MEASURES):
        raise BadContent("the six categories have the six final measures, one each")
    for category in c.categories:
        index(c.customer_types, category.customer_type, category.id)
    for chart in c.price_charts:
        if len(chart.prices) != chart.max_face:
            raise BadContent(f"{chart.id} has {len(chart.prices)} prices for {chart.max_face} faces")
    for row in c.victory_points:
        if any(len(line) not in (0, len(c.categories)) for line in (row.first, row.second, row.third, row.fourth)):
            raise BadContent(f"{row.id} needs one number for each of the {len(c.categories)} ranks")
    if sorted(trigger.id for trigger in c.end_triggers) != sorted(TRIGGERS):
        raise BadContent(f"the end triggers are {', '.join(TRIGGERS)}")
    bag = sum(1 for guest in c.customers if guest.in_bag)
    if c.crowd.cap > bag + 1:
        raise BadContent(f"the crowd may grow to {c.crowd.cap}, but there are only {bag + 1} customers")


# ---- the same as numbers


@cache
def tables(path: str = "") -> t.Tables:
    """What the rules read."""
    c = content(path)
    made = t.Tables()
    put_tokens(made, c)
    put_guests(made, c)
    made.modes = [mode_numbers(c, players) for players in (2, 2, 2, 3, 4)]
    made.scale = list(c.wages.scale)
    made.step = c.loans.step
    made.loan_most = c.loans.max_per_bank_visit // c.loans.step
    made.debt_points = c.loans.vp_penalty_per_step
    made.crowd, made.crowd_die, made.crowd_cap = c.crowd.start, c.crowd.die_sides, c.crowd.cap
    made.critic_number = c.crowd.critic_position
    made.first_face = c.digital.default_first_price_face
    made.band, made.bands = c.digital.bid_band, c.digital.bands
    return made


def put_tokens(made: t.Tables, c: Content) -> None:
    """Ingredients, staff, renovations."""
    made.ingredients = list(range(len(c.ingredients)))
    made.kind = [KINDS.index(row.type) for row in c.ingredients]
    made.units = [t.UNITS[kind] for kind in made.kind]
    made.forks = [row.forks for row in c.ingredients]
    order = sorted(range(len(c.ingredients)), key=lambda i: (c.ingredients[i].forks, c.ingredients[i].id))
    made.thrift = [order.index(i) for i in range(len(order))]
    made.service = [row.service for row in c.staff]
    made.wage = [row.fixed_wage for row in c.staff]
    made.ambiance = [row.ambiance for row in c.renovations]
    made.cost = [row.cost for row in c.renovations]
    made.most = [row.max_per_restaurant for row in c.renovations]
    made.staff_perks = perks(c.staff)
    made.renovation_perks = perks(c.renovations)
    found = [(row.priority, 0, i, row) for i, row in enumerate(c.staff) if row.effect == "attract_first"]
    also = [(row.priority, 1, i, row) for i, row in enumerate(c.renovations) if row.effect == "attract_first"]
    in_order: list[tuple[int, int, int, Token]] = sorted([*found, *also], key=lambda entry: entry[:3])
    made.attractions = [attraction(c, kind, i, row) for _, kind, i, row in in_order]
    made.lures = [[one for one in made.attractions if one.type == i] for i in range(len(c.customer_types))]


def perks(tokens: Sequence[Token]) -> t.Perks:
    """The abilities of one kind of token, column by column."""

    def column(effect: str, value: Callable[[Token], int]) -> list[int]:
        return [value(token) if token.effect == effect else 0 for token in tokens]

    made = t.Perks()
    made.wild = column("wild_placement", lambda token: token.amount)
    made.income = column("income_per_customer", lambda token: token.amount)
    made.staff_room = column("raise_limits", lambda token: token.staff_limit_bonus)
    made.renovation_room = column("raise_limits", lambda token: token.renovation_limit_bonus)
    made.decor = column("ambiance_per_renovation", lambda token: token.amount)
    made.extra = column("extra_seats", lambda token: token.amount if token.zone == "extra" else 0)
    made.patio = column("extra_seats", lambda token: token.amount if token.zone == "patio" else 0)
    made.last = column("price_last", lambda token: 1)
    made.early = column("early_purchase", lambda token: 1)
    made.freeze = column("save_ingredient", lambda token: token.amount)
    made.draws = column("attract_first", lambda token: 1)
    return made


def attraction(c: Content, kind: int, row: int, token: Token) -> t.Attraction:
    """One token that draws guests in."""
    made = t.Attraction()
    made.worker, made.renovation = (row, -1) if kind == 0 else (-1, row)
    made.type = index(c.customer_types, token.customer_type, token.id)
    made.taste = KINDS.index(token.customer_taste) if token.customer_taste else -1
    made.condition = CONDITIONS.index(token.condition.kind) if token.condition else t.ALWAYS
    made.amount = token.condition.amount if token.condition else 0
    made.kind = KINDS.index(token.condition.type) if token.condition and token.condition.type else 0
    return made


def put_guests(made: t.Tables, c: Content) -> None:
    """Customers, their types and the categories they push."""
    kinds = [type_of(c, guest) for guest in c.customers]
    shill = next(i for i, kind in enumerate(kinds) if kind.main == "auction")
    made.bag = [i for i, guest in enumerate(c.customers) if guest.in_bag]
    made.critic = next(i for i, guest in enumerate(c.customers) if not guest.in_bag)
    made.shill = shill
    made.type = [index(c.customer_types, guest.type, guest.id) for guest in c.customers]
    made.types = len(c.customer_types)
    made.taste = [KINDS.index(guest.taste) if guest.taste in KINDS else -1 for guest in c.customers]
    made.prefers = [preferences(kind, guest) for kind, guest in zip(kinds, c.customers)]
    made.pay = [kind.pay for kind in kinds]
    made.pays = [int(kind.pays) for kind in kinds]
    pushed = {category.customer_type: i for i, category in enumerate(c.categories)}
    made.category = [pushed.get(kind.id, -1) for kind in c.customer_types]
    made.categories = len(c.categories)
    made.measures = [MEASURES.index(category.final_measure) for category in c.categories]
    made.min_bid = c.customers[shill].min_bid
    made.star_bonus = c.customers[shill].star_bonus
    made.push = c.customers[shill].word_of_mouth_push


def preferences(kind: GuestType, guest: Guest) -> list[int]:
    """Main, secondary and third criterion; the Shill has none."""
    if kind.main == "auction":
        return []
    main = guest.taste if guest.taste in KINDS else kind.main
    return [CRITERIA.index(name) for name in (main, kind.secondary, guest.tertiary)]


def mode_numbers(c: Content, players: int) -> t.Mode:
    """The numbers of one player count."""
    row = only([mode for mode in c.modes if mode.players == players], f"mode for {players} players")
    made = t.Mode()
    made.cash, made.stars, made.max_stars = row.starting_cash, row.starting_stars, row.max_stars
    made.staff_limit, made.renovation_limit = row.staff_limit, row.renovation_limit
    made.trips, made.shops_per_trip = row.trips_per_round, row.shops_per_trip
    made.stocked = row.min_stocked_shops_for_next_trip
    made.random_staff, made.random_renovations = row.removed_staff_random, row.removed_renovations_random
    put_piles(made, c, row)
    put_stock(made, row)
    put_prices(made, c, row)
    put_menu(made, [space.accepts for space in c.menu_spaces if space.board == row.board])
    put_points(made, c, row)
    return made


def put_stock(made: t.Mode, row: Mode) -> None:
    """What the shops show, and what the restaurants hold."""
    made.staff_shown = shown(row)
    made.staff_added = row.staff_stock.amount
    made.renovations_shown = row.renovation_stock.amount
    made.dice, made.sides = row.ingredient_dice.dice, row.ingredient_dice.sides
    made.kept = row.ingredient_dice.keep_highest
    made.main = row.seat_layout.tables + row.seat_layout.main_room + row.seat_layout.bar
    made.second, made.dining = row.seat_layout.second_room, row.dining_seats
    made.above, made.shill_cap = row.max_price_above_stars, row.shill_star_cap


def put_prices(made: t.Mode, c: Content, row: Mode) -> None:
    """What meals, workers, ingredients and loans cost."""
    board: Board = row.board
    chart = only([chart for chart in c.price_charts if chart.board == board], f"price chart for {board}")
    made.prices, made.faces = [0, *chart.prices], chart.max_face
    made.interest = row.interest_per_10
    slots = sorted((slot for slot in c.help_wanted_slots if slot.board == board), key=lambda slot: slot.rank)
    made.slots = [slot.price for slot in slots]
    stores = sorted(c.stores, key=lambda store: store.number)[:3]
    shops = [stores[KINDS.index(item.type)] for item in c.ingredients]
    made.price = [shop.base_price[board] + shop.price_per_fork * item.forks for shop, item in zip(shops, c.ingredients)]
    made.capacity = [store.capacity[board] for store in stores]


def put_points(made: t.Mode, c: Content, row: Mode) -> None:
    """Marks, the critic's stars and the points of the end."""
    made.popularity_marks, made.food_marks = [*row.popularity_marks, 0], [*row.food_marks, 0]
    made.critic_base, made.critic_awards = row.critic_base_stars, [*row.critic_awards, 0]
    points = only([points for points in c.victory_points if row.id in points.modes], f"points for {row.id}")
    made.points = [list(line) for line in (points.first, points.second, points.third, points.fourth) if line]
    made.split_down = int(points.tie_rule == "split_evenly_rounded_down")


def put_piles(made: t.Mode, c: Content, row: Mode) -> None:
    """Which tokens are in play, and which are known to be out."""
    made.removed_staff = sorted(index(c.staff, id, row.id) for id in row.removed_staff)
    made.staff = [i for i in range(len(c.staff)) if i not in made.removed_staff]
    out = [index(c.renovations, id, row.id) for id in row.removed_renovations]
    patio = [i for i, token in enumerate(c.renovations) if token.zone == "patio"][:1]
    made.removed_renovations = sorted(out + patio * row.removed_patio_copies)
    pile = [i for i, token in enumerate(c.renovations) for _ in range(token.count)]
    for i in made.removed_renovations:
        if i not in pile:
            raise BadContent(f"{row.id} removes more copies of {c.renovations[i].id} than there are")
        pile.remove(i)
    made.renovations = pile
    if len(made.staff) <= row.removed_staff_random or len(pile) <= row.removed_renovations_random:
        raise BadContent(f"{row.id} removes all staff or all renovations")


def put_menu(made: t.Mode, spaces: Sequence[Sequence[Kind]]) -> None:
    """How many ingredients of each kind find an accepting space together, by Hall's theorem."""
    n = len(spaces)
    made.spaces = n
    made.accepts = [[int(kind in space) for kind in KINDS] for space in spaces]
    groups = [group for size in range(4) for group in combinations(range(3), size)]
    accepting = {group: sum(any(KINDS[k] in space for k in group) for space in spaces) for group in groups}
    made.match = [
        min(accepting[group] + sum(numbers[k] for k in range(3) if k not in group) for group in groups)
        for numbers in product(range(n + 1), repeat=3)
    ]
