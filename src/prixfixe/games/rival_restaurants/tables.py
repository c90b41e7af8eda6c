"""The printed numbers as typed lists, made once from the content file; hot rules read nothing else."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from prixfixe.kit.options import Kind

PACKED: Final[i64] = 101  # so many kinds at most are told side by side in one number

# ---- what cards, powers, upgrades, ingredients and bonuses do; 0 is nothing

NOTHING: Final = 0

# action cards
NEGATE: Final = 1
STEAL_INGREDIENT: Final = 2
STEAL_HALF: Final = 3
TOLL_ON_OFFER: Final = 4
TAKE_DISCARD: Final = 5
STEAL_CARD: Final = 6
REPLACE_RECIPE: Final = 7
REDRAW_RECIPE: Final = 8
SWAP_RECIPE: Final = 9
NO_COOK: Final = 10
DISCARD_INGREDIENT: Final = 11
GAIN_MONEY: Final = 12
MOVE_CHEF: Final = 13
TAKE_COUNTER: Final = 14
CLOSE_MARKET: Final = 15
DISABLE_POWERS: Final = 16
WIN_WAR: Final = 17
COOK_POPULARITY: Final = 18
GARBAGE_FROM_BIN: Final = 19
TAKE_MONEY: Final = 20
COOK_TWO_TODAY: Final = 21

# chef powers
KICK: Final = 31
SURCHARGE: Final = 32
MEAT_FOR_VEGETABLE: Final = 33  # and cash for meaty dishes
VEGETABLES_FOR_MEAT: Final = 34  # and forced discards
FORCED_PURCHASE: Final = 35
REMOTE_SHELF: Final = 36
SWAP_PLACES: Final = 37
BLOCK_COUNTERS: Final = 38
GIVE_GARBAGE: Final = 39
MEAT_FOR_MEAT: Final = 40  # and a card for free
REMOTE_CARD: Final = 41
TOLL: Final = 42
KICK_ALL: Final = 43
TOLL_TO_BANK: Final = 44

# special ingredients
WILD: Final = 51
MEAT_SUBSTITUTE: Final = 52
EXTRA_POPULARITY: Final = 53
SELL_AT_ISLAND: Final = 54

# upgrades
RECIPE_BOOK: Final = 61
COOK_TWO: Final = 62
INCOME: Final = 63

# level-up bonuses (GAIN_MONEY and INCOME above serve here too)
MONEY_AND_CARD: Final = 71
GAIN_UPGRADE: Final = 72
ANY_UPGRADE: Final = 73
DRAW_CARDS: Final = 74
SHELF_OF_MARKETS: Final = 75
COUNTER_CARDS: Final = 76
COUNTER_AND_SHELF: Final = 77
RIVAL_INGREDIENTS: Final = 78
RIVAL_INGREDIENT_AND_CARD: Final = 79
MONEY_FROM_RIVALS: Final = 80
CLEAN_UP: Final = 81
CASH_PER_RECIPE: Final = 82
POPULARITY_PER_RECIPE: Final = 83
CUISINE_BOOST: Final = 84
LESS_GARBAGE: Final = 85
FIRST_SHELF_FREE: Final = 86
FIRST_PURCHASE_FREE: Final = 87
CARD_PERKS: Final = 88
BID_PERKS: Final = 89

# ---- when a card may be used, as bits

MONEY_MOVE: Final = 1
BUY_BARTER: Final = 2
BIDDING: Final = 4
COOKING: Final = 8
REACTION: Final = 16

BASIC: Final = 0
GOURMET: Final = 1
LEVELS: Final = 3


class Tables:
    """Everything printed, by index; never changed."""

    # [economy]
    unit: i64
    starting_money: i64
    income: i64
    card_price: i64
    disposal: i64
    chocolate: i64
    cuisine_bonus: i64
    penalty: i64
    goal: i64
    cook_limit: i64
    card_limit: i64
    book_draw: i64
    starting_cards: i64
    starting_recipes: list[i64]  # by tier
    starting_ingredients: i64
    garbage_cap: i64
    day_cap: i64
    # [tempo]
    beats: i64
    offers: i64
    counters: i64
    unready: i64
    drafts: i64
    entries: i64
    money_steps: list[i64]
    bid_steps: i64
    # [[modes]]
    squad_size: i64
    squad_dealt: i64
    npc_dealt: i64
    draft: list[i64]  # player * 2 + ban
    powers_from: i64  # the level at which powers start in Amateur Chef
    start_up_recipes: list[i64]
    start_up_cards: i64
    start_up_ingredients: i64
    cooks: i64  # chefs per player in "Two" Many Cooks
    # [[locations]]: the markets, then The Island
    markets: i64
    island: i64
    mystery: i64
    price: list[i64]
    slots: list[i64]
    sold: list[list[i64]]  # kinds, by market
    # [[ingredients]]
    kinds: i64
    pair: Kind  # options that are two ingredients
    loot: Kind  # options that are a player and an ingredient
    market_of: list[i64]
    list_price: list[i64]  # by kind
    copies: list[i64]
    meat: list[i64]
    special: list[i64]
    extra_tier: list[i64]  # the tier an extra goes with, or -1
    extra_points: list[i64]
    goo: i64  # the kind that is wild, or -1
    tofu: i64
    tofu_discount: i64
    sweet: i64  # the kind The Island buys
    spare: list[float]  # what an ingredient no recipe asks for is worth, in points
    extra_of: list[i64]  # the kind added to a recipe of a tier, or -1
    # [[upgrades]]
    upgrades: i64
    upgrade_price: list[i64]
    upgrade_copies: list[i64]
    upgrade_effect: list[i64]
    upgrade_amount: list[i64]
    upgrade_tier: list[i64]
    # [[action_cards]]
    cards: i64
    card_copies: list[i64]
    card_effect: list[i64]
    card_amount: list[i64]
    card_draw: list[i64]
    card_timing: list[i64]
    card_direct: list[i64]
    card_counts: list[i64]  # counts toward the daily limit
    card_markets: list[list[i64]]  # 1 where the card works, by market
    clam: i64
    card_entries: list[i64]  # the entries of an offer that name a card
    # [[chefs]] and [[npc_chefs]]
    chefs: i64
    power: list[i64]
    power_amount: list[i64]
    power_cost: list[i64]
    power_works: list[list[i64]]  # 1 where the power works, by location
    power_market: list[list[i64]]  # 1 for the markets it may reach
    power_repeat: list[i64]  # 0: not the same target two days running
    substitute_from: list[i64]  # market
    substitute_for: list[i64]
    cash_meats: list[i64]
    bonus_market: list[i64]
    toll_large: list[i64]
    large_game: list[i64]
    beginner: list[i64]
    npc: list[i64]  # 1 for chefs who serve as NPCs
    npc_power: list[i64]
    npc_amount: list[i64]
    npc_works: list[list[i64]]
    npc_surcharge: list[i64]
    # [[restaurants]]
    restaurants: i64
    cuisine: list[i64]
    threshold: list[i64]  # popularity of level 1, 2, 3
    bonus: list[list[i64]]  # effect, by restaurant and level
    bonus_lasting: list[list[i64]]
    bonus_amount: list[list[i64]]
    bonus_other: list[list[i64]]  # a second number: money, cards, upgrade, tier ...
    bonus_third: list[list[i64]]
    bonus_markets: list[list[list[i64]]]  # 1 where it works, by market
    # [[recipes]]
    recipes: i64
    tier: list[i64]
    dish_cuisine: list[i64]
    points: list[i64]
    garbage: list[i64]
    needs: list[list[i64]]
    # [[favours]]
    promises: i64
    promise_entries: list[i64]  # the entries of an offer with which a promise begins
    promise_about: list[i64]  # what a promise names: 0 nothing, 1 a place, 2 money, 3 a thing
