"""The printed cards of Rival Restaurants: every table declared, what must fit together, the numbers for the rules."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import Annotated, Final, Literal

import msgspec

from prixfixe.games.rival_restaurants import tables as t
from prixfixe.games.rival_restaurants.options import FACE_DOWN, LOOT, MOST_PLACES, MOST_SEATS, MOST_SLOTS, PAIR, PROMISE
from prixfixe.games.rival_restaurants.tables import Tables
from prixfixe.kit.columns import fill
from prixfixe.kit.content import Box, Id, Label, Prose, Row, between, one_of, ref
from prixfixe.kit.options import Kind
from prixfixe.kit.problems import Report

FOLDER: Final = Path(__file__).parent

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
    "wild_required": t.WILD, "meat_substitute": t.MEAT_SUBSTITUTE,
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
TIERS: Final = {"basic": t.BASIC, "gourmet": t.GOURMET}
SEQUENCE: Final = {
    f"p{player + 1}_{what}": 2 * player + ban for player in (0, 1) for ban, what in enumerate(("pick", "ban"))
}
ABOUT: Final = {
    "promise_no_target": 0, "promise_avoid_location": 1, "promise_go_location": 1, "promise_pay": 2, "promise_give": 3,
}  # fmt: skip

Few = Annotated[int, between(0, 9)]
Some = Annotated[int, between(0, 40)]
Many = Annotated[int, between(0, 200)]
Seconds = Annotated[int, between(0, 600)]
Dollars = Annotated[int, between(0, 2_000)]
Place = Annotated[str, ref("locations")]
Thing = Annotated[str, ref("ingredients")]
Tier = Annotated[str, one_of(TIERS)]


class Table(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a single table may say of itself."""

    id: Id = ""
    name: Label = ""
    name_fr: Label = ""
    text: Prose = ""
    text_fr: Prose = ""
    source: Literal["rulebook", "public", "house", "own"] = "own"
    note: Prose = ""


class Meta(Table, frozen=True):
    """The game in the shop."""

    designer: Label
    artist: Label
    publisher: Label
    year: Annotated[int, between(1900, 2100)]
    players_min: Few
    players_max: Few
    minutes_min: Many
    minutes_max: Many
    age_min: Some


class Economy(Table, frozen=True):
    """The fixed amounts."""

    money_unit: Annotated[int, between(50, 500)]
    starting_money: Annotated[int, between(0, 99_900)]
    daily_income: Dollars
    action_card_price: Dollars
    garbage_disposal_price: Dollars
    chocolate_sale_price: Dollars
    cuisine_bonus: Few
    garbage_penalty_each: Few
    popularity_goal: Annotated[int, between(0, 99)]  # 0: there is none
    recipes_cooked_per_day: Annotated[int, between(1, 2)]
    action_cards_per_day: Annotated[int, between(0, 9)]
    recipe_book_draw: Annotated[int, between(1, 9)]
    starting_action_cards: Annotated[int, between(0, 5)]
    starting_basic_recipes: Annotated[int, between(0, 3)]
    starting_gourmet_recipes: Annotated[int, between(0, 3)]
    starting_ingredients_per_market: Annotated[int, between(0, 3)]
    garbage_bid_cap: Few
    day_cap: Annotated[int, between(1, 99)]


class Tempo(Table, frozen=True):
    """Clocks and caps."""

    buy_barter_seconds: Seconds
    buy_barter_choices: list[Seconds]
    destination_seconds: Seconds
    want_seconds: Seconds
    card_window_seconds: Seconds
    power_window_seconds: Seconds
    reaction_seconds: Seconds
    contest_seconds: Seconds
    bid_seconds: Seconds
    offer_answer_seconds: Seconds
    forced_choice_seconds: Seconds
    relocate_seconds: Seconds
    cook_plan_seconds: Seconds
    after_cook_seconds: Seconds
    setup_choice_seconds: Seconds
    vote_seconds: Seconds
    async_hours: Many
    beats_per_day: Annotated[int, between(1, 60)]
    beat_action_seconds: Seconds
    offers_per_player_per_day: Annotated[int, between(0, 12)]
    counter_offer_depth: Annotated[int, between(0, 9)]
    unready_per_day: Few
    drafts_per_offer: Annotated[int, between(1, 9)]
    offer_entries_per_side: Annotated[int, between(1, 12)]
    offer_money_steps: list[Annotated[int, between(50, 2_000)]]
    bid_steps_offered: Annotated[int, between(1, 60)]
    bot_delay_ms: Annotated[int, between(0, 9_999)]


class Component(Row, frozen=True):
    """A line of the box's list."""

    count: Annotated[int, between(0, 999)]


class Coin(Row, frozen=True):
    """A coin of the box."""

    value: Dollars
    count: Many


class Level(Row, frozen=True):
    """A level of popularity."""

    level: Annotated[int, between(0, t.LEVELS)]
    popularity: Annotated[int, between(0, 99)]


class Location(Row, frozen=True):
    """A market, or The Island."""

    kind: Literal["market", "island"]
    order: Annotated[int, between(1, 7)]
    counter_slots: Annotated[int, between(0, MOST_SLOTS - 1)]
    price: Dollars = 0
    ingredients: list[Thing] = []
    deck_size: Many = 0
    sells: list[Label] = []
    services: list[Label] = []


class Ingredient(Row, frozen=True):
    """A kind of ingredient."""

    market: Place
    price: Dollars
    copies: Annotated[int, between(0, 30)]
    is_meat: bool
    effect: Annotated[str, one_of(SPECIALS)] = ""
    amount: Dollars = 0
    tier: Tier = ""
    max_per_recipe: Few = 0
    garbage_discount: Few = 0


class Upgrade(Row, frozen=True):
    """A kind of clip."""

    price: Dollars
    copies: Some
    effect: Annotated[str, one_of(UPGRADES)]
    max_per_player: Few = 1
    tier: Tier = ""
    draw: Annotated[int, between(0, 9)] = 0
    keep: Few = 0
    amount: Dollars = 0


class Card(Row, frozen=True):
    """A kind of action card."""

    copies: Some
    timing: list[Annotated[str, one_of(TIMINGS)]]
    limit: bool
    direct: bool
    effect: Annotated[str, one_of(CARD_EFFECTS)]
    rarity: Label = ""
    target: Label = ""
    chooser: Label = ""
    round: Label = ""
    until: Label = ""
    per: Label = ""
    per_rival: Few = 0
    amount: Dollars = 0
    draw: Few = 0
    keep: Few = 0
    exclude_markets: list[Place] = []


class Chef(Row, frozen=True):
    """A chef and the power."""

    title: Label
    title_fr: Label
    power: Label
    power_fr: Label
    effect: Annotated[str, one_of(POWERS)]
    beginner: bool
    npc_eligible: bool
    phase: Label = ""
    also_phase: Label = ""
    kind: Label = ""
    target: Label = ""
    uses_per_day: Few = 1
    amount: Dollars = 0
    cost: Dollars = 0
    cost_to: Label = ""
    excluded_locations: list[Place] = []
    excluded_target_locations: list[Place] = []
    exclude_markets: list[Place] = []
    exclude_listed_in_target_recipes: bool = False
    no_repeat_target: bool = False
    substitute_from: Place = ""
    substitute_for: Place = ""
    substitute_count: Few = 0
    discard_market: Place = ""
    cash_if_meats_at_least: Few = 0
    bonus_market: Place = ""
    amount_large_game: Dollars = 0
    large_game_chefs: Annotated[int, between(1, 99)] = 99


class Npc(Row, frozen=True):
    """A chef as NPC."""

    chef: Annotated[str, ref("chefs")]
    effect: Annotated[str, one_of(NPC_POWERS)]
    purchase_surcharge: Dollars
    phase: Label = ""
    amount: Dollars = 0
    excluded_locations: list[Place] = []


class Bonus(Row, frozen=True):
    """A level-up bonus."""

    level: Annotated[int, between(1, t.LEVELS)]
    popularity: Annotated[int, between(0, 99)]
    kind: Literal["one_time", "continuous"]
    effect: Annotated[str, one_of(BONUSES)]
    amount: Dollars = 0
    money: Dollars = 0
    cards: Few = 0
    markets: Few | list[Place] = 0
    exclude_markets: list[Place] = []
    mystery: Few = 0
    other: Few = 0
    upgrade: Annotated[str, ref("upgrades")] = ""
    else_amount: Dollars = 0
    tier: Tier = ""
    condition: Label = ""
    condition_count: Few = 0
    rivals: Few = 0
    per_rival: Few = 0
    market: Place = ""
    counter: Few = 0
    shelf: Few = 0
    draw: Few = 0
    keep: Few = 0
    cards_per_day: Few = 0
    discount: Dollars = 0
    discount_per_day: Few = 0
    bank: Dollars = 0
    win_ties: bool = False


class Restaurant(Row, frozen=True):
    """A restaurant with its three bonuses."""

    cuisine: Annotated[str, ref("cuisines")]
    levels: list[Bonus]
    style: Label = ""
    name_it: Label = ""


class Recipe(Row, frozen=True):
    """A recipe."""

    tier: Tier
    cuisine: Annotated[str, ref("cuisines")]
    popularity: Annotated[int, between(0, 30)]
    garbage: Few
    ingredients: list[Thing]
    list_cost: Annotated[int, between(0, 20_000)] = 0
    name_it: Label = ""


class Mode(Row, frozen=True):
    """A mode, a variant or an option."""

    kind: Literal["mode", "variant", "option"]
    players_min: Few = 0
    players_max: Few = 0
    recommended_min: Few = 0
    recommended_max: Few = 0
    requires: Annotated[str, ref("modes")] = ""
    values: list[Few] = []
    default: Few = 0
    npcs: Few = 0
    squad_size: Annotated[int, between(0, 4)] = 0
    squad_dealt: Annotated[int, between(0, 4)] = 0
    npc_dealt: Annotated[int, between(0, 4)] = 0
    sequence: list[Annotated[str, one_of(SEQUENCE)]] = []
    buy_barter_seconds: Seconds = 0
    powers_from_level: Annotated[int, between(0, t.LEVELS)] = 0
    starting_basic_recipes: Annotated[int, between(0, 3)] = 0
    starting_gourmet_recipes: Annotated[int, between(0, 3)] = 0
    starting_action_cards: Annotated[int, between(0, 3)] = 0
    starting_ingredients_per_market: Annotated[int, between(0, 3)] = 0
    chefs_per_player: Annotated[int, between(1, 2)] = 1


class Favour(Row, frozen=True):
    """What an offer may contain besides goods."""

    kind: Literal["instant", "promise"]


class Phase(Row, frozen=True):
    """A phase of a day."""

    order: Few


class Content(msgspec.Struct, frozen=True, kw_only=True):
    """The whole file."""

    schema_version: Few
    game: Label
    rule_prefix: Label
    meta: Meta
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
    phases: list[Phase]
    favours: list[Favour]
    terms: list[Row]


# ---- what must fit together


def check(c: Content, report: Report) -> None:
    """Everything that does not fit together."""
    markets = [row.id for row in c.locations if row.kind == "market"]
    kinds = [row.kind for row in c.locations]
    report.expect(
        kinds == ["market"] * len(markets) + ["island"] and 1 <= len(markets) < MOST_PLACES,
        *("locations", "", "kind", f"the locations are 1 to {MOST_PLACES - 1} markets and, last, one island"),
    )
    for row in c.ingredients:
        report.expect(row.market in markets, "ingredients", row.id, "market", "it may be a market", row.market)
    check_amounts(c, report)
    check_numbers(c, report)
    check_cards(c, report)
    check_people(c, report)
    check_modes(c, report)


def check_amounts(c: Content, report: Report) -> None:
    """Money is paid in whole units."""
    unit = c.economy.money_unit
    for name in MONEY:
        found = getattr(c.economy, name)
        report.expect(found % unit == 0, "economy", "", name, f"it may be a multiple of {unit}", found)
    for table, rows in (("ingredients", c.ingredients), ("locations", c.locations), ("upgrades", c.upgrades)):
        for row in rows:
            report.expect(row.price % unit == 0, table, row.id, "price", f"it may be a multiple of {unit}", row.price)
    for step in c.tempo.offer_money_steps:
        report.expect(step % unit == 0, "tempo", "", "offer_money_steps", f"each is a multiple of {unit}", step)


def check_numbers(c: Content, report: Report) -> None:
    """How many rows there must be, and may be."""
    for table, least, most in ROWS:
        found = len(getattr(c, table))
        report.expect(least <= found <= most, table, "", "", f"there may be {least} to {most} rows", found)
    for tier in TIERS:
        found = sum(row.tier == tier for row in c.recipes)
        report.expect(found >= LEAST_RECIPES, "recipes", "", "tier", f"at least {LEAST_RECIPES} are {tier}", found)
    for row in c.recipes:
        fits = 1 <= len(row.ingredients) <= 7
        report.expect(fits, "recipes", row.id, "ingredients", "it needs 1 to 7 of them", row.ingredients)
    copies = sum(row.copies for row in c.ingredients)
    report.expect(copies <= 600, "ingredients", "", "copies", "all together there are at most 600", copies)


def check_cards(c: Content, report: Report) -> None:
    """What cards, clips and levels must agree in."""
    negating = [row.id for row in c.action_cards if row.effect == "negate"]
    report.expect(len(negating) == 1, "action_cards", "", "effect", "exactly one card has negate", negating)
    levels = sorted(row.level for row in c.levels)
    report.expect(levels == list(range(t.LEVELS + 1)), "levels", "", "level", "the levels are 0, 1, 2 and 3", levels)
    steps = [row.popularity for row in sorted(c.levels, key=lambda row: row.level)]
    rising = all(low < high for low, high in pairwise(steps))
    report.expect(rising, "levels", "", "popularity", "each level needs more popularity than the one before", steps)
    for effect in ("wild_required", "meat_substitute", "sell_at_island"):
        found = [row.id for row in c.ingredients if row.effect == effect]
        report.expect(len(found) <= 1, "ingredients", "", "effect", f"at most one kind has {effect}", found)


def check_people(c: Content, report: Report) -> None:
    """Chefs, NPCs and restaurants fit each other."""
    npcs, eligible = sorted(row.chef for row in c.npc_chefs), sorted(row.id for row in c.chefs if row.npc_eligible)
    report.expect(npcs == eligible, "npc_chefs", "", "chef", "each chef marked npc_eligible has one row", npcs)
    for house in c.restaurants:
        levels = [bonus.level for bonus in house.levels]
        report.expect(levels == [1, 2, 3], "restaurants", house.id, "levels", "the levels are 1, 2 and 3", levels)
        for bonus in house.levels:
            fits = bonus.effect != "gain_upgrade" or bool(bonus.upgrade)
            report.expect(fits, "restaurants", house.id, f"levels.{bonus.id}.upgrade", "it names an upgrade")
            fits = bonus.effect != "take_counter_and_shelf" or bool(bonus.market)
            report.expect(fits, "restaurants", house.id, f"levels.{bonus.id}.market", "it names a market")


def check_modes(c: Content, report: Report) -> None:
    """The modes and favours that rules ask for are there, and can be played."""
    for name, known in (("modes", MODES), ("favours", FAVOURS)):
        found = {row.id for row in getattr(c, name)}
        report.expect(found >= known, name, "", "id", f"these must be there: {', '.join(sorted(known))}", sorted(found))
    if {row.id for row in c.modes} >= MODES:
        mode = {row.id: row for row in c.modes}
        squad, draft = mode["kitchen_squad"], mode["chef_draft"].sequence
        fits = 2 <= squad.squad_size <= squad.squad_dealt
        report.expect(fits, "modes", "kitchen_squad", "squad_size", "2 to as many as are dealt", squad.squad_size)
        npcs = sum(row.npc_eligible for row in c.chefs)
        fits = 1 <= squad.npc_dealt <= npcs
        report.expect(fits, "modes", "kitchen_squad", "npc_dealt", f"1 to {npcs}, the NPC chefs", squad.npc_dealt)
        picks = [draft.count(f"p{player}_pick") for player in (1, 2)]
        fits = picks[0] == picks[1] >= squad.squad_size and len(draft) <= len(c.chefs) - squad.npc_dealt
        report.expect(fits, "modes", "chef_draft", "sequence", "both pick a squad, of the chefs there are", draft)


# ---- the numbers

MONEY: Final = (
    "starting_money", "daily_income", "action_card_price", "garbage_disposal_price", "chocolate_sale_price",
)  # fmt: skip
LEAST_RECIPES: Final = 20  # of a tier: starting ones, and some to draw
ROWS: Final = (
    ("ingredients", 8, 60), ("upgrades", 1, 15), ("action_cards", 8, 60), ("chefs", 12, 30), ("restaurants", 8, 30),
    ("cuisines", 1, 30), ("recipes", 40, 90), ("favours", 1, 20), ("phases", 3, 3), ("levels", 4, 4),
)  # fmt: skip
MODES: Final = {"base", "kitchen_squad", "chef_draft", "amateur_chef", "start_up", "two_many_cooks"}
FAVOURS: Final = set(ABOUT)
COLUMNS: Final = {
    "unit": "economy.money_unit", "starting_money": "economy.starting_money", "income": "economy.daily_income",
    "card_price": "economy.action_card_price", "disposal": "economy.garbage_disposal_price",
    "chocolate": "economy.chocolate_sale_price", "cuisine_bonus": "economy.cuisine_bonus",
    "penalty": "economy.garbage_penalty_each", "goal": "economy.popularity_goal",
    "cook_limit": "economy.recipes_cooked_per_day", "card_limit": "economy.action_cards_per_day",
    "book_draw": "economy.recipe_book_draw", "starting_cards": "economy.starting_action_cards",
    "starting_ingredients": "economy.starting_ingredients_per_market", "garbage_cap": "economy.garbage_bid_cap",
    "day_cap": "economy.day_cap", "beats": "tempo.beats_per_day", "offers": "tempo.offers_per_player_per_day",
    "counters": "tempo.counter_offer_depth", "entries": "tempo.offer_entries_per_side",
    "unready": "tempo.unready_per_day", "bid_steps": "tempo.bid_steps_offered",
    "price": "locations.price", "slots": "locations.counter_slots",
    "market_of": "ingredients.market", "list_price": "ingredients.price", "copies": "ingredients.copies",
    "meat": "ingredients.is_meat", "extra_points": "ingredients.amount",
    "upgrade_price": "upgrades.price", "upgrade_copies": "upgrades.copies", "upgrade_effect": "upgrades.effect",
    "upgrade_tier": "upgrades.tier", "card_copies": "action_cards.copies", "card_effect": "action_cards.effect",
    "card_amount": "action_cards.amount", "card_draw": "action_cards.draw", "card_direct": "action_cards.direct",
    "card_counts": "action_cards.limit", "power": "chefs.effect", "power_amount": "chefs.amount",
    "power_cost": "chefs.cost", "substitute_from": "chefs.substitute_from", "substitute_for": "chefs.substitute_for",
    "cash_meats": "chefs.cash_if_meats_at_least", "bonus_market": "chefs.bonus_market",
    "toll_large": "chefs.amount_large_game", "large_game": "chefs.large_game_chefs", "beginner": "chefs.beginner",
    "npc": "chefs.npc_eligible", "cuisine": "restaurants.cuisine", "tier": "recipes.tier",
    "dish_cuisine": "recipes.cuisine", "points": "recipes.popularity", "garbage": "recipes.garbage",
    "needs": "recipes.ingredients",
}  # fmt: skip


def build(c: Content) -> Tables:
    """The content as numbers."""
    made = Tables()
    fill(made, c, COLUMNS)
    start_and_modes(made, c)
    goods(made, c)
    cards_and_powers(made, c)
    restaurants(made, c)
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


def start_and_modes(x: Tables, c: Content) -> None:
    """What a match starts with, and what modes change; what promises there are."""
    mode, e = {row.id: row for row in c.modes}, c.economy
    squad, start = mode["kitchen_squad"], mode["start_up"]
    x.starting_recipes = [e.starting_basic_recipes, e.starting_gourmet_recipes]
    x.money_steps = [step // e.money_unit for step in c.tempo.offer_money_steps]
    x.drafts = c.tempo.drafts_per_offer * x.offers
    x.squad_size, x.squad_dealt, x.npc_dealt = squad.squad_size, squad.squad_dealt, squad.npc_dealt
    x.draft = [SEQUENCE[step] for step in mode["chef_draft"].sequence]
    x.powers_from = mode["amateur_chef"].powers_from_level
    x.start_up_recipes = [start.starting_basic_recipes, start.starting_gourmet_recipes]
    x.start_up_cards, x.start_up_ingredients = start.starting_action_cards, start.starting_ingredients_per_market
    x.cooks = mode["two_many_cooks"].chefs_per_player
    promises = [row.id for row in c.favours if row.kind == "promise"]
    x.promises = len(promises)
    x.promise_entries = [PROMISE.code(promise) for promise in range(x.promises)]
    x.promise_about = [ABOUT.get(name, 0) for name in promises]


def goods(x: Tables, c: Content) -> None:
    """Markets, what they sell, and upgrades."""
    x.markets = x.island = len(c.locations) - 1
    x.mystery = place(c, "mystery_mart")
    x.sold = [[i for i, row in enumerate(c.ingredients) if row.market == at.id] for at in c.locations[:-1]]
    x.kinds = len(c.ingredients)
    x.pair = Kind(PAIR.first, x.kinds, x.kinds)
    x.loot = Kind(LOOT.first, MOST_SEATS, x.kinds)
    x.special = [SPECIALS.get(row.effect, t.NOTHING) for row in c.ingredients]
    x.extra_tier = [TIERS.get(row.tier, -1) if row.effect == "extra_popularity" else -1 for row in c.ingredients]
    x.goo, x.tofu, x.sweet = (first(x.special, effect) for effect in (t.WILD, t.MEAT_SUBSTITUTE, t.SELL_AT_ISLAND))
    x.tofu_discount = c.ingredients[x.tofu].garbage_discount if x.tofu >= 0 else 0
    x.extra_of = [first(x.extra_tier, tier) for tier in (t.BASIC, t.GOURMET)]
    x.upgrades = len(c.upgrades)
    x.upgrade_amount = [row.draw if row.effect == "draw_choose_recipe" else row.amount for row in c.upgrades]


def cards_and_powers(x: Tables, c: Content) -> None:
    """Action cards, chefs and NPCs."""
    x.cards, x.chefs, x.recipes = len(c.action_cards), len(c.chefs), len(c.recipes)
    x.card_timing = [sum(TIMINGS[name] for name in {*row.timing}) for row in c.action_cards]
    x.card_markets = [allowed(c, row.exclude_markets) for row in c.action_cards]
    x.clam = first(x.card_effect, t.NEGATE)
    x.card_entries = [FACE_DOWN.code(kind) for kind in range(x.cards)]
    x.power_works = [allowed(c, [*row.excluded_locations, *row.excluded_target_locations]) for row in c.chefs]
    x.power_market = [allowed(c, row.exclude_markets) for row in c.chefs]
    x.power_repeat = [int(not row.no_repeat_target) for row in c.chefs]
    npcs = {row.chef: row for row in c.npc_chefs}
    x.npc_power = [NPC_POWERS[npcs[row.id].effect] if row.id in npcs else t.NOTHING for row in c.chefs]
    x.npc_amount = [npcs[row.id].amount if row.id in npcs else 0 for row in c.chefs]
    x.npc_works = [allowed(c, npcs[row.id].excluded_locations if row.id in npcs else []) for row in c.chefs]
    x.npc_surcharge = [npcs[row.id].purchase_surcharge if row.id in npcs else 0 for row in c.chefs]


def restaurants(x: Tables, c: Content) -> None:
    """Restaurants with their bonuses; what the three numbers mean is the effect's business."""
    x.restaurants = len(c.restaurants)
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
        "popularity_per_cooked_recipe": (b.amount, TIERS.get(b.tier, -1), 0),
        "cuisine_bonus_boost": (b.amount, b.money, 0),
        "action_card_perks": (b.cards_per_day, b.discount, 0),
        "bidding_perks": (b.discount_per_day, b.discount, 0),
    }.get(b.effect, (b.amount, 0, 0))


def bonus_markets(c: Content, b: Bonus) -> list[int]:
    """The markets a bonus speaks of."""
    if isinstance(b.markets, list):
        return [int(row.id in b.markets) for row in c.locations]
    return allowed(c, b.exclude_markets)


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


BOX: Final = Box(FOLDER, Content, check, build)
content = BOX.content
tables = BOX.tables
