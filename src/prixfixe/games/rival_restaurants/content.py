"""The content file as records, and as the typed lists that the rules read."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Final, Literal

import msgspec

from prixfixe.core.errors import BadContent
from prixfixe.games.rival_restaurants import tables as t
from prixfixe.games.rival_restaurants.options import FACE_DOWN, LOOT, MOST_SEATS, PAIR, PROMISE
from prixfixe.games.rival_restaurants.tables import Tables
from prixfixe.kit import rows
from prixfixe.kit.options import Kind

FILE: Final = Path(__file__).with_name("content.toml")

CARD_EFFECTS: Final = {
    "negate": t.NEGATE, "steal_ingredient": t.STEAL_INGREDIENT, "steal_money_half": t.STEAL_HALF,
    "toll_on_offer": t.TOLL_ON_OFFER, "take_from_discard": t.TAKE_DISCARD, "steal_action_card": t.STEAL_CARD,
    "replace_rival_recipe": t.REPLACE_RECIPE, "redraw_own_recipe": t.REDRAW_RECIPE, "swap_recipe": t.SWAP_RECIPE,
    "no_cook_unless_fine": t.NO_COOK, "discard_ingredient": t.DISCARD_INGREDIENT, "gain_money": t.GAIN_MONEY,
    "move_chef": t.MOVE_CHEF, "take_counter_card": t.TAKE_COUNTER, "close_market_to_rivals": t.CLOSE_MARKET,
    "disable_powers": t.DISABLE_POWERS, "win_bidding_war": t.WIN_WAR, "cook_popularity": t.COOK_POPULARITY,
    "give_garbage_from_bin": t.GARBAGE_FROM_BIN, "take_money": t.TAKE_MONEY, "cook_two_today": t.COOK_TWO_TODAY,
}  # fmt: skip
POWERS: Final = {
    "kick": t.KICK, "surcharge": t.SURCHARGE, "substitute_and_cash": t.MEAT_FOR_VEGETABLE,
    "substitute_and_discard": t.VEGETABLES_FOR_MEAT, "forced_purchase": t.FORCED_PURCHASE,
    "remote_shelf_purchase": t.REMOTE_SHELF, "swap_locations": t.SWAP_PLACES, "block_counters": t.BLOCK_COUNTERS,
    "give_garbage": t.GIVE_GARBAGE, "bonus_shelf_and_substitute": t.MEAT_FOR_MEAT,
    "remote_action_card": t.REMOTE_CARD, "toll": t.TOLL,
}  # fmt: skip
NPC_POWERS: Final = {
    "kick_all": t.KICK_ALL, "surcharge": t.SURCHARGE, "block_counters": t.BLOCK_COUNTERS,
    "toll_to_bank": t.TOLL_TO_BANK,
}  # fmt: skip
SPECIALS: Final = {
    "": t.NOTHING, "wild_required": t.WILD, "meat_substitute": t.MEAT_SUBSTITUTE,
    "extra_popularity": t.EXTRA_POPULARITY, "sell_at_island": t.SELL_AT_ISLAND,
}  # fmt: skip
UPGRADES: Final = {"draw_choose_recipe": t.RECIPE_BOOK, "cook_two": t.COOK_TWO, "income": t.INCOME}
BONUSES: Final = {
    "gain_money": t.GAIN_MONEY, "income": t.INCOME, "gain_money_and_action_card": t.MONEY_AND_CARD,
    "gain_upgrade": t.GAIN_UPGRADE, "gain_any_upgrade": t.ANY_UPGRADE, "draw_action_cards": t.DRAW_CARDS,
    "draw_shelf_from_markets": t.SHELF_OF_MARKETS, "take_counter_cards": t.COUNTER_CARDS,
    "take_counter_and_shelf": t.COUNTER_AND_SHELF, "take_rival_ingredients": t.RIVAL_INGREDIENTS,
    "take_rival_ingredient_and_action_card": t.RIVAL_INGREDIENT_AND_CARD,
    "take_money_from_rivals_and_bank": t.MONEY_FROM_RIVALS, "discard_all_garbage_and_gain_money": t.CLEAN_UP,
    "cash_per_cooked_recipe": t.CASH_PER_RECIPE, "popularity_per_cooked_recipe": t.POPULARITY_PER_RECIPE,
    "cuisine_bonus_boost": t.CUISINE_BOOST, "garbage_discount_per_recipe": t.LESS_GARBAGE,
    "first_shelf_free_each_day": t.FIRST_SHELF_FREE, "first_purchase_free_each_day": t.FIRST_PURCHASE_FREE,
    "action_card_perks": t.CARD_PERKS, "bidding_perks": t.BID_PERKS,
}  # fmt: skip
TIMINGS: Final = {
    "money_move": t.MONEY_MOVE, "buy_barter": t.BUY_BARTER, "bid": t.BIDDING, "cook": t.COOKING,
    "reaction": t.REACTION,
}  # fmt: skip
TIERS: Final = {"": -1, "basic": t.BASIC, "gourmet": t.GOURMET}
ABOUT: Final = {
    "promise_no_target": 0, "promise_avoid_location": 1, "promise_go_location": 1, "promise_pay": 2, "promise_give": 3,
}  # fmt: skip

Tier = Literal["", "basic", "gourmet"]


class Economy(msgspec.Struct, frozen=True):
    """The fixed amounts."""

    money_unit: int
    starting_money: int
    daily_income: int
    action_card_price: int
    garbage_disposal_price: int
    chocolate_sale_price: int
    cuisine_bonus: int
    garbage_penalty_each: int
    popularity_goal: int
    recipes_cooked_per_day: int
    action_cards_per_day: int
    recipe_book_draw: int
    starting_action_cards: int
    starting_basic_recipes: int
    starting_gourmet_recipes: int
    starting_ingredients_per_market: int
    garbage_bid_cap: int
    day_cap: int


class Tempo(msgspec.Struct, frozen=True):
    """Clocks and caps."""

    buy_barter_seconds: int
    buy_barter_choices: list[int]
    destination_seconds: int
    want_seconds: int
    card_window_seconds: int
    power_window_seconds: int
    reaction_seconds: int
    contest_seconds: int
    bid_seconds: int
    offer_answer_seconds: int
    forced_choice_seconds: int
    relocate_seconds: int
    cook_plan_seconds: int
    after_cook_seconds: int
    setup_choice_seconds: int
    vote_seconds: int
    async_hours: int
    beats_per_day: int
    beat_action_seconds: int
    offers_per_player_per_day: int
    counter_offer_depth: int
    unready_per_day: int
    drafts_per_offer: int
    offer_entries_per_side: int
    offer_money_steps: list[int]
    bid_steps_offered: int
    bot_delay_ms: int


class Row(msgspec.Struct, frozen=True):
    """Anything with an id and a name in both languages."""

    id: str
    name: str
    name_fr: str


class Component(Row, frozen=True):
    """A line of the box's list."""

    count: int


class Coin(Row, frozen=True):
    """A coin of the box."""

    value: int
    count: int


class Level(Row, frozen=True):
    """A level of popularity."""

    level: int
    popularity: int


class Location(Row, frozen=True):
    """A market, or The Island."""

    kind: Literal["market", "island"]
    order: int
    counter_slots: int
    price: int = 0
    ingredients: list[str] = []
    deck_size: int = 0


class Ingredient(Row, frozen=True):
    """A kind of ingredient."""

    market: str
    price: int
    copies: int
    is_meat: bool
    text: str
    effect: str = ""
    amount: int = 0
    tier: Tier = ""
    garbage_discount: int = 0
    text_fr: str = ""


class Upgrade(Row, frozen=True):
    """A kind of clip."""

    price: int
    copies: int
    effect: str
    text: str
    text_fr: str
    tier: Tier = ""
    draw: int = 0
    amount: int = 0


class Card(Row, frozen=True):
    """A kind of action card."""

    copies: int
    timing: list[str]
    limit: bool
    direct: bool
    effect: str
    text: str
    text_fr: str
    amount: int = 0
    draw: int = 0
    exclude_markets: list[str] = []


class Chef(Row, frozen=True):
    """A chef and the power."""

    title: str
    title_fr: str
    power: str
    power_fr: str
    effect: str
    beginner: bool
    npc_eligible: bool
    text: str
    text_fr: str
    amount: int = 0
    cost: int = 0
    excluded_locations: list[str] = []
    excluded_target_locations: list[str] = []
    exclude_markets: list[str] = []
    no_repeat_target: bool = False
    substitute_from: str = ""
    substitute_for: str = ""
    cash_if_meats_at_least: int = 0
    bonus_market: str = ""
    amount_large_game: int = 0
    large_game_chefs: int = 99


class Npc(Row, frozen=True):
    """A chef as NPC."""

    chef: str
    effect: str
    purchase_surcharge: int
    text: str
    text_fr: str
    amount: int = 0
    excluded_locations: list[str] = []


class Bonus(Row, frozen=True):
    """A level-up bonus."""

    level: int
    popularity: int
    kind: Literal["one_time", "continuous"]
    effect: str
    text: str
    text_fr: str
    amount: int = 0
    money: int = 0
    cards: int = 0
    markets: int | list[str] = 0
    exclude_markets: list[str] = []
    mystery: int = 0
    other: int = 0
    upgrade: str = ""
    else_amount: int = 0
    tier: Tier = ""
    condition_count: int = 0
    rivals: int = 0
    per_rival: int = 0
    market: str = ""
    counter: int = 0
    shelf: int = 0
    draw: int = 0
    keep: int = 0
    cards_per_day: int = 0
    discount: int = 0
    discount_per_day: int = 0
    bank: int = 0


class Restaurant(Row, frozen=True):
    """A restaurant with its three bonuses."""

    cuisine: str
    text: str
    text_fr: str
    levels: list[Bonus]


class Recipe(Row, frozen=True):
    """A recipe."""

    tier: Literal["basic", "gourmet"]
    cuisine: str
    popularity: int
    garbage: int
    ingredients: list[str]
    list_cost: int


class Mode(Row, frozen=True):
    """A mode, a variant or an option."""

    kind: Literal["mode", "variant", "option"]
    squad_size: int = 0
    squad_dealt: int = 0
    npc_dealt: int = 0
    sequence: list[str] = []
    powers_from_level: int = 0
    starting_basic_recipes: int = 0
    starting_gourmet_recipes: int = 0
    starting_action_cards: int = 0
    starting_ingredients_per_market: int = 0
    chefs_per_player: int = 1


class Favour(Row, frozen=True):
    """What an offer may contain besides goods."""

    kind: Literal["instant", "promise"]


class Content(msgspec.Struct, frozen=True):
    """The whole file."""

    economy: Economy
    tempo: Tempo
    components: list[Component]
    coins: list[Coin]
    levels: list[Level]
    locations: list[Location]
    ingredients: list[Ingredient]
    upgrades: list[Upgrade]
    action_cards: list[Card]
    chefs: list[Chef]
    npc_chefs: list[Npc]
    cuisines: list[Row]
    restaurants: list[Restaurant]
    recipes: list[Recipe]
    modes: list[Mode]
    phases: list[Row]
    favours: list[Favour]
    terms: list[Row]


@cache
def content(path: str = "") -> Content:
    """The printed content, changed by another file if a path is given; checked."""
    where = path or FILE.name
    found = rows.convert(rows.load(FILE, path), Content, where)
    check(found, where)
    return found


def check(c: Content, where: str) -> None:
    """One clear sentence for whatever does not fit together."""
    markets = [row.id for row in c.locations if row.kind == "market"]
    if [row.kind for row in c.locations] != ["market"] * len(markets) + ["island"]:
        raise BadContent(f"{where}: the locations are the markets and, last, one island")
    for row in c.ingredients:
        known(row.market, markets, f"{where}: ingredient {row.id}: market")
        known(row.effect, SPECIALS, f"{where}: ingredient {row.id}: effect")
    for place in c.locations[:-1]:
        kinds = [row for row in c.ingredients if row.market == place.id]
        if sorted(place.ingredients) != sorted(row.id for row in kinds):
            raise BadContent(f"{where}: {place.id} does not list the ingredients that name it as their market")
        if sum(row.copies for row in kinds) != place.deck_size:
            raise BadContent(
                f"{where}: the deck of {place.id} has {sum(row.copies for row in kinds)} cards, not {place.deck_size}"
            )
    for upgrade in c.upgrades:
        known(upgrade.effect, UPGRADES, f"{where}: upgrade {upgrade.id}: effect")
    for card in c.action_cards:
        known(card.effect, CARD_EFFECTS, f"{where}: action card {card.id}: effect")
        for timing in card.timing:
            known(timing, TIMINGS, f"{where}: action card {card.id}: timing")
    check_cards(c, where)
    check_people(c, where, markets)
    for recipe in c.recipes:
        known(recipe.cuisine, [row.id for row in c.cuisines], f"{where}: recipe {recipe.id}: cuisine")
        for kind in recipe.ingredients:
            known(kind, [row.id for row in c.ingredients], f"{where}: recipe {recipe.id}: ingredient")


def check_cards(c: Content, where: str) -> None:
    """The counts of the box agree with the rows."""
    counts = {
        "action_cards": sum(row.copies for row in c.action_cards),
        "ingredient_cards": sum(row.copies for row in c.ingredients),
        "upgrade_clips": sum(row.copies for row in c.upgrades),
        "basic_recipes": sum(row.tier == "basic" for row in c.recipes),
        "gourmet_recipes": sum(row.tier == "gourmet" for row in c.recipes),
        "restaurant_boards": len(c.restaurants),
        "chef_cards": len(c.chefs),
        "coins": sum(row.count for row in c.coins),
    }
    for row in c.components:
        if counts.get(row.id, row.count) != row.count:
            raise BadContent(f"{where}: there are {counts[row.id]} {row.id}, not {row.count}")
    if sum(row.effect == "negate" for row in c.action_cards) != 1:
        raise BadContent(f"{where}: exactly one action card has the effect negate")


def check_people(c: Content, where: str, markets: list[str]) -> None:
    """Chefs, NPCs and restaurants name only what exists."""
    for chef in c.chefs:
        known(chef.effect, POWERS, f"{where}: chef {chef.id}: effect")
        for place in [*chef.excluded_locations, *chef.excluded_target_locations, *chef.exclude_markets]:
            known(place, [row.id for row in c.locations], f"{where}: chef {chef.id}: location")
    for npc in c.npc_chefs:
        known(npc.effect, NPC_POWERS, f"{where}: NPC {npc.id}: effect")
        known(npc.chef, [row.id for row in c.chefs], f"{where}: NPC {npc.id}: chef")
    if {row.chef for row in c.npc_chefs} != {row.id for row in c.chefs if row.npc_eligible}:
        raise BadContent(f"{where}: the NPCs are not the chefs marked npc_eligible")
    for house in c.restaurants:
        known(house.cuisine, [row.id for row in c.cuisines], f"{where}: restaurant {house.id}: cuisine")
        if [bonus.level for bonus in house.levels] != [1, 2, 3]:
            raise BadContent(f"{where}: restaurant {house.id} has not the levels 1, 2 and 3")
        for bonus in house.levels:
            known(bonus.effect, BONUSES, f"{where}: bonus {bonus.id}: effect")


def known(name: str, names: Any, what: str) -> None:
    """A name that must exist."""
    if name not in names:
        raise BadContent(f"{what} {name!r} is unknown; there are {', '.join(str(x) for x in names if x)}")


@cache
def tables(path: str = "") -> Tables:
    """The content as numbers."""
    c = content(path)
    made = Tables()
    economy(made, c)
    modes(made, c)
    markets(made, c)
    ingredients(made, c)
    cards(made, c)
    chefs(made, c)
    restaurants(made, c)
    recipes(made, c)
    made.spare = [spare_value(made, kind) for kind in range(made.kinds)]
    return made


def spare_value(x: Tables, kind: int) -> float:
    """An ingredient no recipe asks for now."""
    if kind == x.sweet:
        return 1.0
    if x.extra_tier[kind] >= 0:
        return 0.8
    if kind == x.goo:
        return 0.7
    return 0.09 * float(x.list_price[kind] // x.unit)


def economy(x: Tables, c: Content) -> None:
    """[economy] and [tempo]."""
    e = c.economy
    x.unit, x.starting_money, x.income, x.card_price = (
        e.money_unit,
        e.starting_money,
        e.daily_income,
        e.action_card_price,
    )
    x.disposal, x.chocolate, x.cuisine_bonus = e.garbage_disposal_price, e.chocolate_sale_price, e.cuisine_bonus
    x.penalty, x.goal, x.cook_limit, x.card_limit = (
        e.garbage_penalty_each, e.popularity_goal, e.recipes_cooked_per_day, e.action_cards_per_day,
    )  # fmt: skip
    x.book_draw, x.starting_cards = e.recipe_book_draw, e.starting_action_cards
    x.starting_recipes = [e.starting_basic_recipes, e.starting_gourmet_recipes]
    x.starting_ingredients, x.garbage_cap, x.day_cap = e.starting_ingredients_per_market, e.garbage_bid_cap, e.day_cap
    x.beats, x.offers = c.tempo.beats_per_day, c.tempo.offers_per_player_per_day
    x.counters, x.entries = c.tempo.counter_offer_depth, c.tempo.offer_entries_per_side
    x.money_steps = [step // e.money_unit for step in c.tempo.offer_money_steps]
    x.unready, x.drafts = c.tempo.unready_per_day, c.tempo.drafts_per_offer * x.offers
    x.bid_steps = c.tempo.bid_steps_offered


def modes(x: Tables, c: Content) -> None:
    """[[modes]] and [[favours]]."""
    mode = {row.id: row for row in c.modes}
    squad, start = mode["kitchen_squad"], mode["start_up"]
    x.squad_size, x.squad_dealt, x.npc_dealt = squad.squad_size, squad.squad_dealt, squad.npc_dealt
    x.draft = [2 * (int(step[1]) - 1) + step.endswith("ban") for step in mode["chef_draft"].sequence]
    x.powers_from = mode["amateur_chef"].powers_from_level
    x.start_up_recipes = [start.starting_basic_recipes, start.starting_gourmet_recipes]
    x.start_up_cards, x.start_up_ingredients = start.starting_action_cards, start.starting_ingredients_per_market
    x.cooks = mode["two_many_cooks"].chefs_per_player
    promises = [row.id for row in c.favours if row.kind == "promise"]
    x.promises = len(promises)
    x.promise_entries = [PROMISE.code(promise) for promise in range(x.promises)]
    x.promise_about = [ABOUT.get(name, 0) for name in promises]


def markets(x: Tables, c: Content) -> None:
    """[[locations]]."""
    x.markets = x.island = len(c.locations) - 1
    x.mystery = place(c, "mystery_mart")
    x.price = [row.price for row in c.locations]
    x.slots = [row.counter_slots for row in c.locations]
    x.sold = [[i for i, row in enumerate(c.ingredients) if row.market == at.id] for at in c.locations[:-1]]


def ingredients(x: Tables, c: Content) -> None:
    """[[ingredients]] and [[upgrades]]."""
    x.kinds = len(c.ingredients)
    x.pair = Kind(PAIR.first, x.kinds, x.kinds)
    x.loot = Kind(LOOT.first, MOST_SEATS, x.kinds)
    x.market_of = [place(c, row.market) for row in c.ingredients]
    x.list_price = [row.price for row in c.ingredients]
    x.copies = [row.copies for row in c.ingredients]
    x.meat = [int(row.is_meat) for row in c.ingredients]
    x.special = [SPECIALS[row.effect] for row in c.ingredients]
    x.extra_tier = [TIERS[row.tier] if row.effect == "extra_popularity" else -1 for row in c.ingredients]
    x.extra_points = [row.amount for row in c.ingredients]
    x.goo, x.tofu, x.sweet = (first(x.special, effect) for effect in (t.WILD, t.MEAT_SUBSTITUTE, t.SELL_AT_ISLAND))
    x.tofu_discount = c.ingredients[x.tofu].garbage_discount if x.tofu >= 0 else 0
    x.extra_of = [first(x.extra_tier, tier) for tier in (t.BASIC, t.GOURMET)]
    x.upgrades = len(c.upgrades)
    x.upgrade_price = [row.price for row in c.upgrades]
    x.upgrade_copies = [row.copies for row in c.upgrades]
    x.upgrade_effect = [UPGRADES[row.effect] for row in c.upgrades]
    x.upgrade_amount = [row.draw if row.effect == "draw_choose_recipe" else row.amount for row in c.upgrades]
    x.upgrade_tier = [TIERS[row.tier] for row in c.upgrades]


def cards(x: Tables, c: Content) -> None:
    """[[action_cards]]."""
    x.cards = len(c.action_cards)
    x.card_copies = [row.copies for row in c.action_cards]
    x.card_effect = [CARD_EFFECTS[row.effect] for row in c.action_cards]
    x.card_amount = [row.amount for row in c.action_cards]
    x.card_draw = [row.draw for row in c.action_cards]
    x.card_timing = [sum(TIMINGS[name] for name in row.timing) for row in c.action_cards]
    x.card_direct = [int(row.direct) for row in c.action_cards]
    x.card_counts = [int(row.limit) for row in c.action_cards]
    x.card_markets = [allowed(c, row.exclude_markets) for row in c.action_cards]
    x.clam = first(x.card_effect, t.NEGATE)
    x.card_entries = [FACE_DOWN.code(kind) for kind in range(x.cards)]


def chefs(x: Tables, c: Content) -> None:
    """[[chefs]] and [[npc_chefs]]."""
    x.chefs = len(c.chefs)
    x.power = [POWERS[row.effect] for row in c.chefs]
    x.power_amount = [row.amount for row in c.chefs]
    x.power_cost = [row.cost for row in c.chefs]
    x.power_works = [allowed(c, [*row.excluded_locations, *row.excluded_target_locations]) for row in c.chefs]
    x.power_market = [allowed(c, row.exclude_markets) for row in c.chefs]
    x.power_repeat = [int(not row.no_repeat_target) for row in c.chefs]
    x.substitute_from = [place(c, row.substitute_from) for row in c.chefs]
    x.substitute_for = [place(c, row.substitute_for) for row in c.chefs]
    x.cash_meats = [row.cash_if_meats_at_least for row in c.chefs]
    x.bonus_market = [place(c, row.bonus_market) for row in c.chefs]
    x.toll_large = [row.amount_large_game for row in c.chefs]
    x.large_game = [row.large_game_chefs for row in c.chefs]
    x.beginner = [int(row.beginner) for row in c.chefs]
    x.npc = [int(row.npc_eligible) for row in c.chefs]
    npcs = {row.chef: row for row in c.npc_chefs}
    x.npc_power = [NPC_POWERS[npcs[row.id].effect] if row.id in npcs else t.NOTHING for row in c.chefs]
    x.npc_amount = [npcs[row.id].amount if row.id in npcs else 0 for row in c.chefs]
    x.npc_works = [allowed(c, npcs[row.id].excluded_locations if row.id in npcs else []) for row in c.chefs]
    x.npc_surcharge = [npcs[row.id].purchase_surcharge if row.id in npcs else 0 for row in c.chefs]


def restaurants(x: Tables, c: Content) -> None:
    """[[restaurants]] with their bonuses; what the three numbers mean is the effect's business."""
    cuisines = [row.id for row in c.cuisines]
    x.restaurants = len(c.restaurants)
    x.cuisine = [cuisines.index(row.cuisine) for row in c.restaurants]
    x.threshold = [row.popularity for row in sorted(c.levels, key=lambda row: row.level) if row.level]
    x.bonus = [[BONUSES[b.effect] for b in row.levels] for row in c.restaurants]
    x.bonus_lasting = [[int(b.kind == "continuous") for b in row.levels] for row in c.restaurants]
    numbers = [[bonus_numbers(c, b) for b in row.levels] for row in c.restaurants]
    x.bonus_amount = [[three[0] for three in row] for row in numbers]
    x.bonus_other = [[three[1] for three in row] for row in numbers]
    x.bonus_third = [[three[2] for three in row] for row in numbers]
    x.bonus_markets = [[bonus_markets(c, b) for b in row.levels] for row in c.restaurants]


def bonus_numbers(c: Content, b: Bonus) -> tuple[int, int, int]:
    """The numbers of a bonus in the order its effect reads them."""
    upgrades = [row.id for row in c.upgrades]
    return {
        "gain_money_and_action_card": (b.amount, b.cards, 0),
        "gain_upgrade": (upgrades.index(b.upgrade) if b.upgrade in upgrades else -1, b.else_amount, 0),
        "gain_any_upgrade": (0, b.else_amount, 0),
        "draw_action_cards": (b.draw, b.keep, 0),
        "draw_shelf_from_markets": (b.markets if isinstance(b.markets, int) else len(b.markets), 0, 0),
        "take_counter_cards": (b.mystery, b.other, 0),
        "take_counter_and_shelf": (b.counter, b.shelf, place(c, b.market)),
        "take_rival_ingredients": (b.rivals, b.per_rival, 0),
        "take_rival_ingredient_and_action_card": (b.rivals, b.per_rival, b.cards),
        "take_money_from_rivals_and_bank": (b.rivals, b.amount, b.bank),
        "cash_per_cooked_recipe": (b.amount, b.condition_count, 0),
        "popularity_per_cooked_recipe": (b.amount, TIERS[b.tier], 0),
        "cuisine_bonus_boost": (b.amount, b.money, 0),
        "action_card_perks": (b.cards_per_day, b.discount, 0),
        "bidding_perks": (b.discount_per_day, b.discount, 0),
    }.get(b.effect, (b.amount, 0, 0))


def bonus_markets(c: Content, b: Bonus) -> list[int]:
    """The markets a bonus speaks of."""
    if isinstance(b.markets, list):
        return [int(row.id in b.markets) for row in c.locations]
    return allowed(c, b.exclude_markets)


def recipes(x: Tables, c: Content) -> None:
    """[[recipes]]."""
    kinds = [row.id for row in c.ingredients]
    cuisines = [row.id for row in c.cuisines]
    x.recipes = len(c.recipes)
    x.tier = [TIERS[row.tier] for row in c.recipes]
    x.dish_cuisine = [cuisines.index(row.cuisine) for row in c.recipes]
    x.points = [row.popularity for row in c.recipes]
    x.garbage = [row.garbage for row in c.recipes]
    x.needs = [[kinds.index(name) for name in row.ingredients] for row in c.recipes]


def place(c: Content, name: str) -> int:
    """The number of a location, -1 for none."""
    names = [row.id for row in c.locations]
    return names.index(name) if name in names else -1


def allowed(c: Content, excluded: list[str]) -> list[int]:
    """1 for every location that is not excluded."""
    return [int(row.id not in excluded) for row in c.locations]


def first(items: list[int], item: int) -> int:
    """Where an item is, -1 if nowhere."""
    return items.index(item) if item in items else -1
