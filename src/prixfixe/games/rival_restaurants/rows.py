"""The tables of the content file: every card, place and number of the box, with what each field may hold."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec

from prixfixe.games.rival_restaurants import tables as t
from prixfixe.games.rival_restaurants.options import MOST_SLOTS
from prixfixe.kit.content import Label, Part, Row, between, one_of, ref

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


class Meta(Row, frozen=True):
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


class Economy(Row, frozen=True):
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


class Tempo(Row, frozen=True):
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


class Ingredient(Row, frozen=True):
    """A kind of ingredient."""

    market: Place
    price: Dollars
    copies: Annotated[int, between(0, 30)]
    is_meat: bool
    effect: Annotated[str, one_of(SPECIALS)] = ""
    amount: Dollars = 0
    tier: Tier = ""
    garbage_discount: Few = 0


class Upgrade(Row, frozen=True):
    """A kind of clip."""

    price: Dollars
    copies: Some
    effect: Annotated[str, one_of(UPGRADES)]
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
    target: Label = ""
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
    kind: Label = ""
    target: Label = ""
    amount: Dollars = 0
    cost: Dollars = 0
    excluded_locations: list[Place] = []
    excluded_target_locations: list[Place] = []
    exclude_markets: list[Place] = []
    no_repeat_target: bool = False
    substitute_from: Place = ""
    substitute_for: Place = ""
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
    markets: Few = 0  # any of them
    named_markets: list[Place] = []  # these
    exclude_markets: list[Place] = []
    mystery: Few = 0
    other: Few = 0
    upgrade: Annotated[str, ref("upgrades")] = ""
    else_amount: Dollars = 0
    tier: Tier = ""
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


class Restaurant(Row, frozen=True):
    """A restaurant with its three bonuses."""

    cuisine: Annotated[str, ref("cuisines")]
    levels: Annotated[list[Bonus], msgspec.Meta(min_length=t.LEVELS, max_length=t.LEVELS)]


class Recipe(Row, frozen=True):
    """A recipe."""

    tier: Tier
    cuisine: Annotated[str, ref("cuisines")]
    popularity: Annotated[int, between(0, 30)]
    garbage: Few
    ingredients: list[Thing]
    list_cost: Annotated[int, between(0, 20_000)] = 0


class Mode(Row, frozen=True):
    """A mode, a variant or an option."""

    kind: Literal["mode", "variant", "option"]
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


class Content(Part, frozen=True, kw_only=True):
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
