"""content.toml as typed rows, and the rows as the numbers that rules read."""

from __future__ import annotations

from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any, Final, Iterable, Literal, Sequence

import msgspec

from prixfixe.core.errors import BadContent
from prixfixe.games.ristorante_italia import tables as T
from prixfixe.kit import rows

FOLDER: Final = Path(__file__).parent
SEATS: Final = range(2, 6)

PHASES: Final = {
    "action": T.ACTION, "critic": T.CRITIC, "vip": T.VIP, "revenue": T.REVENUE,
    "guide": T.GUIDE, "economy": T.ECONOMY, "contest": T.CONTEST,
}  # fmt: skip
CRITERIA: Final = {
    "tie_rating": T.BY_RATING, "tie_menu_prestige": T.BY_PRESTIGE,
    "tie_menu_income": T.BY_INCOME, "tie_turn_order": T.BY_ORDER,
}  # fmt: skip
# the effects of bonus cards, and the fields each one needs
EFFECTS: Final[dict[str, tuple[int, tuple[str, ...]]]] = {
    "points_at_end": (T.POINTS, ("amount",)),
    "points_per_room": (T.ROOM_POINTS, ("amount",)),
    "spoon_value": (T.SPOON_VALUE, ("amount",)),
    "star_value": (T.STAR_VALUE, ("amount",)),
    "buy_from_crate": (T.CRATE, ("shop",)),
    "double_purchase": (T.BAG, ("amount",)),
    "gain_coins": (T.COINS, ("amount", "when")),
    "gain_cubes": (T.CUBES, ("amount", "when")),
    "toque_bonus": (T.TOQUE, ("amount",)),
    "unlimited_shelf": (T.PANTRY, ()),
    "phase_score_bonus": (T.SAUCE, ("amount", "phases")),
    "decide_ties": (T.PHOTO, ()),
    "take_from_trash": (T.CAT, ("amount", "limit")),
    "free_restock": (T.TRUST, ("when",)),
    "virtual_symbol": (T.SYMBOL, ("symbol", "amount", "phases")),
    "wine_draw": (T.TASTING, ("draw", "keep")),
    "take_discarded_bonus": (T.ACCOUNTANT, ("amount", "when")),
    "buy_rating_step": (T.REMEDIAL, ("cost_per_use", "amount")),
    "pick_wine_from_deck": (T.SOMMELIER, ("amount", "when")),
}
VARIANTS: Final = {
    "balanced_order": "turn_order_reverse_rating",
    "apprentice": "action_buy_from_any_crate",
    "wine_restriction": "forbid_wine_purchase",
}
WHEN: Final = {
    "gain_coins": "on_take",
    "gain_cubes": "on_take",
    "take_discarded_bonus": "own_turn",
    "pick_wine_from_deck": "own_turn",
    "free_restock": "after_non_market_action",
}
ONCE: Final = ("gain_coins", "gain_cubes", "take_discarded_bonus", "pick_wine_from_deck")
AT_ONCE: Final = ("buy_from_crate", "take_from_trash", "free_restock", "buy_rating_step")


class Row(msgspec.Struct, frozen=True):
    """What every row has."""

    id: str
    name: str
    text: str = ""
    name_fr: str = ""
    text_fr: str = ""


class Numbers(Row, frozen=True):
    """[game]"""

    players_min: int = 2
    players_max: int = 5
    actions_per_turn: int = 2


class Mode(Row, frozen=True, kw_only=True):
    """A way to play."""

    uses_bonus_board: bool


class Variant(Row, frozen=True, kw_only=True):
    """An optional rule."""

    effect: str
    actions_cost: int = 0
    season: int = 0


class Component(Row, frozen=True, kw_only=True):
    """Pieces in the box."""

    count: int


class Setup(Row, frozen=True, kw_only=True):
    """What everybody starts with."""

    start_coins: int
    start_rating: int
    printed_stars: int
    start_hand: int
    draw_cards: int
    keep_cards: int
    stall_spaces: int


class Limits(Row, frozen=True, kw_only=True):
    """Spaces of the boards."""

    shelf_spaces: int
    menu_spaces_per_course: int
    wine_spaces: int
    bonus_spaces: int
    room_spaces: int
    bonus_display: int


class PlayerCount(Row, frozen=True, kw_only=True):
    """Pieces that depend on the number of players."""

    players: int
    cubes_in_pot: int
    cookbooks: int


class Square(Row, frozen=True, kw_only=True):
    """A square of the calendar."""

    square: int
    season: int
    phase: str


class RatingSquare(Row, frozen=True, kw_only=True):
    """A square of the rating track."""

    index: int
    points: int
    toques: int


class CriticReward(Row, frozen=True, kw_only=True):
    """Steps for a place before the critic."""

    rank: int
    steps: int


class PhaseReward(Row, frozen=True, kw_only=True):
    """Spoons and stars for a place in another phase."""

    phase: str
    rank: int
    spoons: int
    stars: int


class VipBid(Row, frozen=True, kw_only=True):
    """How offers are paid."""

    minimum: int
    winner_pays_divisor: int
    loser_pays_divisor: int
    rounding: Literal["down"]


class Celebrity(Row, frozen=True, kw_only=True):
    """A VIP."""

    season: int
    stars: int


class Award(Row, frozen=True, kw_only=True):
    """A token worth points."""

    tokens: int
    kind: str = ""
    symbol: str = ""
    points: int = 0
    spoons: int = 0
    points_per_spoon: int = 0


class Course(Row, frozen=True, kw_only=True):
    """A course of the menu."""

    cards: int
    menu_spaces: int


class Symbol(Row, frozen=True, kw_only=True):
    """A category or a speciality."""

    symbol: str


class WineType(Row, frozen=True, kw_only=True):
    """A type of wine."""

    cards: int


class Shop(Row, frozen=True, kw_only=True):
    """A shop of the market."""

    stall_spaces: int
    colour: str


class Ingredient(Row, frozen=True, kw_only=True):
    """A kind of token."""

    shop: str
    cost: int
    count: int


class Recipe(Row, frozen=True, kw_only=True):
    """A recipe card."""

    course: str
    categories: tuple[str, ...]
    speciality: str
    ingredients: tuple[str, ...]
    toques: int
    income: int
    prestige: int
    wine: str


class Wine(Row, frozen=True, kw_only=True):
    """A wine card."""

    type: str
    cost: int
    income: int
    prestige: int


class Room(Row, frozen=True, kw_only=True):
    """A kind of room."""

    tokens: int
    cost: int
    income: int
    prestige: int
    from_season: int


class Lesson(Row, frozen=True, kw_only=True):
    """The cooking course."""

    cost: int
    steps: int


class Touch(Row, frozen=True, kw_only=True):
    """The special touch."""

    cubes_total: int
    bonus_per_cube: int
    phases: tuple[str, ...]


class Series(Row, frozen=True, kw_only=True):
    """A deck of bonus cards."""

    series: int
    seasons: tuple[int, ...]
    cards: int


class Bonus(Row, frozen=True, kw_only=True):
    """A bonus card."""

    series: int
    cost: int
    icon: Literal["A", "1x", "standard"]
    effect: str
    amount: int = 0
    shop: str = ""
    symbol: str = ""
    phases: tuple[str, ...] = ()
    when: str = ""
    limit: str = ""
    draw: int = 0
    keep: int = 0
    cost_per_use: int = 0


class Coin(Row, frozen=True, kw_only=True):
    """A coin."""

    value: int
    count: int


class TieBreak(Row, frozen=True, kw_only=True):
    """A criterion that resolves ties."""

    rank: int


class ScoreLine(Row, frozen=True, kw_only=True):
    """A line of the final scoring."""

    value: int
    mode: str


class Content(msgspec.Struct, frozen=True):
    """All tables."""

    game: Numbers
    mode: list[Mode]
    variant: list[Variant]
    component: list[Component]
    setup: Setup
    limits: Limits
    player_count: list[PlayerCount]
    player_colour: list[Row]
    calendar: list[Square]
    rating_square: list[RatingSquare]
    critic_reward: list[CriticReward]
    phase_reward: list[PhaseReward]
    vip_bid: VipBid
    vip: list[Celebrity]
    award: list[Award]
    course: list[Course]
    category: list[Symbol]
    speciality: list[Symbol]
    wine_type: list[WineType]
    shop: list[Shop]
    ingredient: list[Ingredient]
    recipe: list[Recipe]
    wine: list[Wine]
    room: list[Room]
    cooking_course: Lesson
    special_touch: Touch
    bonus_series: list[Series]
    bonus: list[Bonus]
    coin: list[Coin]
    tie_break: list[TieBreak]
    score_line: list[ScoreLine]


@cache
def raw(path: str) -> dict[str, Any]:
    """The tables as written, printed ones with another file's rows."""
    return rows.load(FOLDER / "content.toml", path)


@cache
def content(path: str) -> Content:
    """The rows, checked."""
    found = rows.convert(raw(path), Content, path or "content.toml")
    for problem in problems(found, raw(path)):
        raise BadContent(f"{path or 'content.toml'}: {problem}")
    return found


# ---- what can be wrong


def problems(c: Content, data: dict[str, Any]) -> Iterable[str]:
    """A sentence for everything that does not fit together."""
    yield from repeated(data)
    yield from too_many(c)
    yield from lost(c)
    yield from miscounted(c)
    yield from unordered(c)
    yield from unpaid(c)
    yield from unplayable(c, data)
    for card in c.bonus:
        yield from misprinted(c, card)


def repeated(data: dict[str, Any]) -> Iterable[str]:
    """An id stands for one row."""
    for name, table in data.items():
        if isinstance(table, list):
            for row_id, times in Counter(row.get("id") for row in table).items():
                if times > 1:
                    yield f"{name} {row_id} is there {times} times"


def too_many(c: Content) -> Iterable[str]:
    """Answers are numbers in fixed ranges, so tables have a most."""
    tables: list[tuple[str, Sequence[Row], int]] = [
        ("recipe", c.recipe, T.MOST_RECIPES),
        ("wine", c.wine, T.MOST_WINES),
        ("ingredient", c.ingredient, T.MOST_KINDS),
        ("bonus", c.bonus, T.MOST_BONUS),
        ("room", c.room, T.MOST_ROOMS),
        ("shop", c.shop, T.MOST_SHOPS),
    ]
    for name, table, most in tables:
        if len(table) > most:
            yield f"{name} has {len(table)} rows; there is room for {most}"
    if len(c.course) != T.WINES:
        yield f"course has {len(c.course)} rows; a menu has {T.WINES}"


def lost(c: Content) -> Iterable[str]:
    """Every name must stand for a row."""
    shops, kinds, types = ids(c.shop), ids(c.ingredient), ids(c.wine_type)
    for kind in c.ingredient:
        yield from unknown(f"ingredient {kind.id}", "shop", [kind.shop], shops)
    for recipe in c.recipe:
        where = f"recipe {recipe.id}"
        yield from unknown(where, "course", [recipe.course], ids(c.course))
        yield from unknown(where, "category", recipe.categories, ids(c.category))
        yield from unknown(where, "speciality", [recipe.speciality], ids(c.speciality))
        yield from unknown(where, "ingredient", recipe.ingredients, kinds)
        yield from unknown(where, "wine type", [recipe.wine], types)
    for wine in c.wine:
        yield from unknown(f"wine {wine.id}", "type", [wine.type], types)
    for square in c.calendar:
        yield from unknown(f"calendar {square.id}", "phase", [square.phase], list(PHASES))
    for reward in c.phase_reward:
        yield from unknown(f"phase_reward {reward.id}", "phase", [reward.phase], ["guide", "economy", "contest"])
    for criterion in c.tie_break:
        yield from unknown(f"tie_break {criterion.id}", "criterion", [criterion.id], list(CRITERIA))
    for variant in c.variant:
        if VARIANTS.get(variant.id) != variant.effect:
            yield f"variant {variant.id}: unknown effect {variant.effect}"


def unknown(where: str, what: str, names: Iterable[str], known: Sequence[str]) -> Iterable[str]:
    """The names that stand for nothing."""
    for name in names:
        if name not in known:
            yield f"{where}: unknown {what} {name}; there are {', '.join(known)}"


def miscounted(c: Content) -> Iterable[str]:
    """Cards and tokens are as many as the box says."""
    box = {component.id: component.count for component in c.component}
    for course in c.course:
        found = sum(recipe.course == course.id for recipe in c.recipe)
        if not found == course.cards == box[f"{course.id}_card"]:
            yield f"course {course.id} has {found} recipes, not {course.cards}"
    for kind in c.wine_type:
        found = sum(wine.type == kind.id for wine in c.wine)
        if found != kind.cards:
            yield f"wine_type {kind.id} has {found} wines, not {kind.cards}"
    for series in c.bonus_series:
        found = sum(card.series == series.series for card in c.bonus)
        if found != series.cards:
            yield f"bonus_series {series.id} has {found} cards, not {series.cards}"
    for name, found in described(c).items():
        if found != box[name]:
            yield f"component {name}: {found} are described, not {box[name]}"


def described(c: Content) -> dict[str, int]:
    """How many there are of what the box holds."""
    return {
        "wine_card": len(c.wine),
        "bonus_card": len(c.bonus),
        "vip_token": len(c.vip),
        "crate": len(c.shop),
        "room_token": sum(room.tokens for room in c.room),
        "cube": c.special_touch.cubes_total,
        "ingredient_token": sum(kind.count for kind in c.ingredient),
        "coin": sum(coin.count for coin in c.coin),
        "star_token": sum(award.tokens for award in c.award if award.id == "star"),
        "spoon_token": sum(award.tokens for award in c.award if award.spoons),
        "theme_token": sum(award.tokens for award in c.award if award.kind),
    }


def unordered(c: Content) -> Iterable[str]:
    """Tracks have no gaps."""
    tracks = {
        "calendar": [square.square for square in c.calendar],
        "critic_reward": [reward.rank for reward in c.critic_reward],
        "tie_break": [criterion.rank for criterion in c.tie_break],
        "rating_square": [square.index + 1 for square in c.rating_square],
        "vip": [vip.season for vip in c.vip],
    }
    for name, numbers in tracks.items():
        if numbers != list(range(1, len(numbers) + 1)):
            yield f"{name} does not run from first to last without gaps"
    seasons = [square.season for square in c.calendar]
    if seasons != sorted(seasons) or set(seasons) != set(range(1, len(c.vip) + 1)):
        yield "calendar: seasons follow each other from 1, one for each VIP"
    if [square.phase for square in c.calendar].count("vip") != len(c.vip):
        yield "calendar: every season has one VIP phase"
    if c.setup.start_rating not in [square.points for square in c.rating_square]:
        yield f"setup: there is no rating square worth {c.setup.start_rating}"


def unpaid(c: Content) -> Iterable[str]:
    """A value that is written twice is the same both times."""
    line = {row.id: row.value for row in c.score_line}
    for name in ("rating", "menu", "wine", "stars", "spoons", "category", "speciality", "pairing", "rooms", "bonus"):
        if f"score_{name}" not in line:
            yield f"score_line: score_{name} is missing"
            return
    for award in c.award:
        points = award.points_per_spoon if award.spoons else award.points
        name = "spoons" if award.spoons else award.kind or "stars"
        if points != line[f"score_{name}"]:
            yield f"award {award.id} is worth {points}, but score_line score_{name} says {line[f'score_{name}']}"


def unplayable(c: Content, data: dict[str, Any]) -> Iterable[str]:
    """Numbers that the rules cannot play with."""
    if sorted(count.players for count in c.player_count) != list(SEATS):
        yield f"player_count: one row for each of {SEATS[0]} to {SEATS[-1]} players"
    for row in data["player_count"]:
        for room in c.room:
            if not 0 <= row.get(f"rooms_{room.id}", -1) <= room.tokens:
                yield f"player_count {row['id']}: rooms_{room.id} must be 0 to {room.tokens}"
    for count in c.player_count:
        if not 0 <= count.cookbooks <= next(x.count for x in c.component if x.id == "cookbook_token"):
            yield f"player_count {count.id}: there are not {count.cookbooks} cookbooks"
    if c.setup.start_hand:
        yield "setup: start_hand must be 0; nobody starts with cards"
    if not 1 <= c.setup.keep_cards <= c.setup.draw_cards <= 8:
        yield "setup: draw_cards must be 1 to 8, and keep_cards 1 to draw_cards"
    if c.limits.menu_spaces_per_course != min(course.menu_spaces for course in c.course):
        yield "limits: menu_spaces_per_course and menu_spaces of the courses must be the same"
    if {c.setup.stall_spaces} != {shop.stall_spaces for shop in c.shop} or not 1 <= c.setup.stall_spaces <= 8:
        yield "setup: stall_spaces must be 1 to 8, and the same for every shop"
    if c.special_touch.cubes_total > T.MOST_CUBES:
        yield f"special_touch: cubes_total must be at most {T.MOST_CUBES}"
    if set(c.special_touch.phases) != {"critic", "guide", "contest"}:
        yield "special_touch: cubes are added in the phases critic, guide and contest"
    if not 0 <= c.limits.bonus_display <= 10:
        yield "limits: bonus_display must be at most 10"
    if not 1 <= c.limits.bonus_spaces <= 8 or not 1 <= c.limits.menu_spaces_per_course <= 4:
        yield "limits: bonus_spaces must be 1 to 8 and menu_spaces_per_course 1 to 4"
    if min(c.vip_bid.winner_pays_divisor, c.vip_bid.loser_pays_divisor) < 1:
        yield "vip_bid: divisors start at 1"


def misprinted(c: Content, card: Bonus) -> Iterable[str]:
    """A bonus card has a known effect and what it needs."""
    where = f"bonus {card.id}"
    if card.effect not in EFFECTS:
        yield f"{where}: unknown effect {card.effect}; there are {', '.join(EFFECTS)}"
        return
    for name in EFFECTS[card.effect][1]:
        if not getattr(card, name):
            yield f"{where}: the effect {card.effect} needs {name}"
    if card.effect in WHEN and card.when != WHEN[card.effect]:
        yield f"{where}: {card.effect} works {WHEN[card.effect]}, not {card.when}"
    icon = "1x" if card.effect in ONCE else "A" if card.effect in AT_ONCE else "standard"
    if card.icon != icon:
        yield f"{where}: a card with the effect {card.effect} has the icon {icon}"
    if card.effect == "take_from_trash" and (card.limit, card.amount) != ("once_per_action_phase", 1):
        yield f"{where}: limit must be once_per_action_phase and amount 1"
    if card.effect in ("take_discarded_bonus", "pick_wine_from_deck") and card.amount != 1:
        yield f"{where}: amount must be 1"
    if card.draw > 10 or card.keep > card.draw:
        yield f"{where}: draw must be at most 10, and keep at most draw"
    yield from unknown(where, "shop", [card.shop] if card.shop else [], ids(c.shop))
    symbols = [row.symbol for row in c.speciality if row.symbol]
    yield from unknown(where, "symbol", [card.symbol] if card.symbol else [], symbols)
    phases = ["guide"] if card.effect == "virtual_symbol" else ["critic", "contest"]
    yield from unknown(where, "phase", card.phases, phases)
    yield from unknown(where, "series", [str(card.series)], [str(row.series) for row in c.bonus_series])


# ---- rows as numbers


def ids(table: Sequence[Row]) -> list[str]:
    """The ids of a table, in order."""
    return [row.id for row in table]


@cache
def tables(path: str) -> T.Tables:
    """The numbers of a content file; "" is the printed one."""
    c = content(path)
    t = T.Tables()
    set_table(t, c)
    set_market(t, c)
    set_recipes(t, c)
    set_wines(t, c)
    set_rewards(t, c)
    set_bonus_board(t, c, raw(path))
    set_bonus_cards(t, c)
    return t


def action_phases(t: T.Tables, first: int, season: int) -> int:
    """The action phases from a square on, up to the end of a season."""
    later = zip(t.phase_of[first:], t.season_of[first:])
    return sum(phase == T.ACTION and when <= season for phase, when in later)


def set_table(t: T.Tables, c: Content) -> None:
    """The calendar, the start, the spaces, the rating track, the variants."""
    t.season_of = [square.season for square in c.calendar]
    t.phase_of = [PHASES[square.phase] for square in c.calendar]
    squares, seasons = range(len(c.calendar)), range(max(t.season_of) + 1)
    t.paydays = [t.phase_of[square:].count(T.REVENUE) for square in squares]
    t.action_phases = [[action_phases(t, square + 1, season) for season in seasons] for square in squares]
    t.actions = c.game.actions_per_turn
    t.start_coins = c.setup.start_coins
    t.start_square = [square.points for square in c.rating_square].index(c.setup.start_rating)
    t.start_stars = c.setup.printed_stars
    t.draw = c.setup.draw_cards
    t.keep = c.setup.keep_cards
    t.courses = len(c.course)
    t.stall = c.setup.stall_spaces
    t.shelf = c.limits.shelf_spaces
    t.menu = c.limits.menu_spaces_per_course
    t.cellar = c.limits.wine_spaces
    t.bonus_spaces = c.limits.bonus_spaces
    t.room_spaces = c.limits.room_spaces
    t.display = c.limits.bonus_display
    t.rating = [square.points for square in c.rating_square]
    t.toques = [square.toques for square in c.rating_square]
    variant = {row.id: row for row in c.variant}
    t.apprentice_actions = variant["apprentice"].actions_cost
    t.dry_season = variant["wine_restriction"].season


def set_market(t: T.Tables, c: Content) -> None:
    """Shops and ingredients."""
    shops = ids(c.shop)
    t.shops, t.kinds = len(c.shop), len(c.ingredient)
    t.shop_of = [shops.index(kind.shop) for kind in c.ingredient]
    t.kinds_of = [[k for k in range(t.kinds) if t.shop_of[k] == shop] for shop in range(t.shops)]
    t.cost = [kind.cost for kind in c.ingredient]
    t.count = [kind.count for kind in c.ingredient]
    t.thrift = sorted(range(t.kinds), key=lambda k: (c.ingredient[k].cost, c.ingredient[k].id))


def set_recipes(t: T.Tables, c: Content) -> None:
    """The recipe cards."""
    kinds, courses, categories = ids(c.ingredient), ids(c.course), ids(c.category)
    symbols = {row.id: i for i, row in enumerate(row for row in c.speciality if row.symbol)}
    t.course_of = [courses.index(recipe.course) for recipe in c.recipe]
    t.recipe_kinds = [[kinds.index(kind) for kind in dict.fromkeys(recipe.ingredients)] for recipe in c.recipe]
    t.recipe_needs = [list(Counter(recipe.ingredients).values()) for recipe in c.recipe]
    t.recipe_toques = [recipe.toques for recipe in c.recipe]
    t.recipe_income = [recipe.income for recipe in c.recipe]
    t.recipe_prestige = [recipe.prestige for recipe in c.recipe]
    t.recipe_wine = [ids(c.wine_type).index(recipe.wine) for recipe in c.recipe]
    t.recipe_categories = [sum(1 << categories.index(name) for name in recipe.categories) for recipe in c.recipe]
    t.recipe_speciality = [symbols.get(recipe.speciality, -1) for recipe in c.recipe]
    t.recipe_rank = ranks([(recipe.prestige, recipe.income, recipe.id) for recipe in c.recipe])
    t.recipe_alpha = ranks([(0, 0, recipe.id) for recipe in c.recipe])
    t.categories, t.specialities = len(c.category), len(symbols)


def set_wines(t: T.Tables, c: Content) -> None:
    """The wine cards."""
    types = ids(c.wine_type)
    t.wine_type = [types.index(wine.type) for wine in c.wine]
    t.wine_cost = [wine.cost for wine in c.wine]
    t.wine_income = [wine.income for wine in c.wine]
    t.wine_prestige = [wine.prestige for wine in c.wine]
    t.wine_rank = ranks([(wine.prestige, wine.income, wine.id) for wine in c.wine])


def ranks(keys: list[tuple[int, int, str]]) -> list[int]:
    """Where each row stands, from the humblest."""
    order = sorted(range(len(keys)), key=lambda i: keys[i])
    return [order.index(i) for i in range(len(keys))]


def set_rewards(t: T.Tables, c: Content) -> None:
    """What places, offers and the final scoring are worth."""
    t.critic_steps = [reward.steps for reward in c.critic_reward]
    t.guide_spoons = by_place(c, "guide", "spoons")
    t.economy_stars = by_place(c, "economy", "stars")
    t.contest_spoons = by_place(c, "contest", "spoons")
    t.vip_seasons = [vip.season for vip in c.vip]
    t.vip_stars = [vip.stars for vip in c.vip]
    t.bid_minimum = c.vip_bid.minimum
    t.winner_divisor = c.vip_bid.winner_pays_divisor
    t.loser_divisor = c.vip_bid.loser_pays_divisor
    t.tie_criteria = [CRITERIA[criterion.id] for criterion in c.tie_break]
    line = {row.id.removeprefix("score_"): row.value for row in c.score_line}
    t.per_rating, t.per_menu, t.per_wine = line["rating"], line["menu"], line["wine"]
    t.per_star, t.per_spoon = line["stars"], line["spoons"]
    t.per_category, t.per_speciality, t.per_pairing = line["category"], line["speciality"], line["pairing"]
    t.per_room, t.per_bonus = line["rooms"], line["bonus"]


def by_place(c: Content, phase: str, prize: str) -> list[int]:
    """The prizes of a phase, first place first."""
    found = sorted((reward for reward in c.phase_reward if reward.phase == phase), key=lambda reward: reward.rank)
    return [int(getattr(reward, prize)) for reward in found]


def set_bonus_board(t: T.Tables, c: Content, data: dict[str, Any]) -> None:
    """Rooms, cubes, cookbooks."""
    pieces = {row["players"]: row for row in data["player_count"]}
    counts = range(SEATS[-1] + 1)
    t.rooms_for = [[pieces[n][f"rooms_{room.id}"] for room in c.room] if n in pieces else [] for n in counts]
    t.pot_for = [pieces[n]["cubes_in_pot"] if n in pieces else 0 for n in counts]
    t.books_for = [pieces[n]["cookbooks"] if n in pieces else 0 for n in counts]
    t.room_cost = [room.cost for room in c.room]
    t.cheapest_room = min(t.room_cost)
    t.room_income = [room.income for room in c.room]
    t.room_prestige = [room.prestige for room in c.room]
    t.room_season = [room.from_season for room in c.room]
    t.lesson_cost, t.lesson_steps = c.cooking_course.cost, c.cooking_course.steps
    t.cubes, t.per_cube = c.special_touch.cubes_total, c.special_touch.bonus_per_cube
    t.series_of = [-1] * (max(t.season_of) + 1)
    for number, series in enumerate(c.bonus_series):
        for season in series.seasons:
            t.series_of[season] = number


def set_bonus_cards(t: T.Tables, c: Content) -> None:
    """The bonus cards."""
    shops, series = ids(c.shop), [row.series for row in c.bonus_series]
    symbols = [row.symbol for row in c.speciality if row.symbol]
    t.bonus_series = [series.index(card.series) for card in c.bonus]
    t.bonus_cost = [card.cost for card in c.bonus]
    t.bonus_effect = [EFFECTS[card.effect][0] for card in c.bonus]
    t.bonus_amount = [card.keep if card.effect == "wine_draw" else card.amount for card in c.bonus]
    t.bonus_shop = [shops.index(card.shop) if card.shop else -1 for card in c.bonus]
    t.bonus_speciality = [symbols.index(card.symbol) if card.symbol else -1 for card in c.bonus]
    t.bonus_phases = [sum(1 << PHASES[phase] for phase in card.phases) for card in c.bonus]
    t.bonus_once = [int(card.icon == "1x") for card in c.bonus]
    t.bonus_draw = [card.draw for card in c.bonus]
    t.bonus_price = [card.cost_per_use for card in c.bonus]
