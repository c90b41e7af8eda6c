"""The content as the tables of numbers that rules read."""

from __future__ import annotations

from itertools import combinations, product
from pathlib import Path
from typing import Callable, Final, Sequence

from prixfixe.games.restaurant_row import tables as t
from prixfixe.games.restaurant_row.checks import check, guests_there, piles, shown, type_of
from prixfixe.games.restaurant_row.rows import (
    CONDITIONS,
    CRITERIA,
    KINDS,
    MEASURES,
    Content,
    Guest,
    GuestType,
    Kind,
    Mode,
    Store,
    Token,
)
from prixfixe.kit.columns import Index, fill
from prixfixe.kit.content import Box

FOLDER: Final = Path(__file__).parent
COLUMNS: Final = {
    "forks": "ingredients.forks",
    "service": "staff.service",
    "wage": "staff.fixed_wage",
    "ambiance": "renovations.ambiance",
    "cost": "renovations.cost",
    "most": "renovations.max_per_restaurant",
    "copies": "renovations.count",
    "type": "customers.type",
    "scale": "wages.scale",
    "step": "loans.step",
    "debt_points": "loans.vp_penalty_per_step",
    "crowd": "crowd.start",
    "crowd_die": "crowd.die_sides",
    "critic_number": "crowd.critic_position",
    "first_face": "digital.default_first_price_face",
    "band": "digital.bid_band",
    "bands": "digital.bands",
}


def build(c: Content) -> t.Tables:
    """The content as numbers."""
    made, index = t.Tables(), Index(c)
    fill(made, c, COLUMNS)
    put_tokens(made, c, index)
    put_guests(made, c)
    made.modes = [mode_numbers(c, players) for players in (2, 2, 2, 3, 4)]
    made.loan_most = c.loans.max_per_bank_visit // c.loans.step
    made.crowd_cap = guests_there(c)
    made.street = [street(c).index(store) for store in sorted(c.stores, key=lambda store: store.number)]
    return made


def street(c: Content) -> list[Store]:
    """The shops in the order of what they sell, in which the rules number them."""
    food = [next(store for store in c.stores if store.ingredient_type == kind) for kind in KINDS]
    others = [next(store for store in c.stores if store.sells == what) for what in ("staff", "renovations", "loans")]
    return [*food, *others]


def put_tokens(made: t.Tables, c: Content, index: Index) -> None:
    """Ingredients, staff, renovations."""
    made.ingredients = list(range(len(c.ingredients)))
    made.kind = [KINDS.index(row.type) for row in c.ingredients]
    made.units = [t.UNITS[kind] for kind in made.kind]
    order = sorted(range(len(c.ingredients)), key=lambda i: (c.ingredients[i].forks, c.ingredients[i].id))
    made.thrift = [order.index(i) for i in range(len(order))]
    made.staff_perks = perks(c.staff)
    made.renovation_perks = perks(c.renovations)
    found = [(row.priority, 0, i, row) for i, row in enumerate(c.staff) if row.effect == "attract_first"]
    also = [(row.priority, 1, i, row) for i, row in enumerate(c.renovations) if row.effect == "attract_first"]
    in_order: list[tuple[int, int, int, Token]] = sorted([*found, *also], key=lambda entry: entry[:3])
    made.attractions = [attraction(index, kind, i, row) for _, kind, i, row in in_order]
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


def attraction(index: Index, kind: int, row: int, token: Token) -> t.Attraction:
    """One token that draws guests in."""
    made = t.Attraction()
    made.worker, made.renovation = (row, -1) if kind == 0 else (-1, row)
    made.type = index("customer_types", token.customer_type)
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
    row = next(mode for mode in c.modes if mode.players == players)
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
    board = row.board
    chart = next(chart for chart in c.price_charts if chart.board == board)
    made.prices, made.faces = [0, *chart.prices], chart.max_face
    made.interest = row.interest_per_10
    slots = sorted((slot for slot in c.help_wanted_slots if slot.board == board), key=lambda slot: slot.rank)
    made.slots = [slot.price for slot in slots]
    stores = street(c)[:3]
    shops = [stores[KINDS.index(item.type)] for item in c.ingredients]
    made.price = [shop.base_price[board] + shop.price_per_fork * item.forks for shop, item in zip(shops, c.ingredients)]
    made.capacity = [store.capacity[board] for store in stores]


def put_points(made: t.Mode, c: Content, row: Mode) -> None:
    """Marks, the critic's stars and the points of the end."""
    made.popularity_marks, made.food_marks = [*row.popularity_marks, 0], [*row.food_marks, 0]
    made.critic_base, made.critic_awards = row.critic_base_stars, [*row.critic_awards, 0]
    points = next(points for points in c.victory_points if row.id in points.modes)
    made.points = [list(line) for line in (points.first, points.second, points.third, points.fourth) if line]
    made.split_down = int(points.tie_rule == "split_evenly_rounded_down")


def put_piles(made: t.Mode, c: Content, row: Mode) -> None:
    """Which tokens are in play, and which are known to be out."""
    made.removed_staff = [i for i, worker in enumerate(c.staff) if worker.id in row.removed_staff]
    made.staff = [i for i in range(len(c.staff)) if i not in made.removed_staff]
    out, made.renovations = piles(c, row)
    made.removed_renovations = sorted(out)


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


BOX: Final = Box(FOLDER, Content, check, build)
content = BOX.content
tables = BOX.tables
