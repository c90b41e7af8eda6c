"""The printed cards of Rival Restaurants, with packs of own ones, and the numbers that rules look up."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from prixfixe.games.rival_restaurants import tables as t
from prixfixe.games.rival_restaurants.checks import check
from prixfixe.games.rival_restaurants.options import FACE_DOWN, LOOT, MOST_SEATS, PAIR, PROMISE
from prixfixe.games.rival_restaurants.rows import (
    ABOUT,
    BONUSES,
    NPC_POWERS,
    SEQUENCE,
    SPECIALS,
    TIERS,
    TIMINGS,
    Bonus,
    Content,
)
from prixfixe.games.rival_restaurants.tables import Tables
from prixfixe.kit.columns import fill
from prixfixe.kit.content import Box
from prixfixe.kit.options import Kind

FOLDER: Final = Path(__file__).parent
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
        "draw_shelf_from_markets": (len(b.named_markets) or b.markets, 0, 0),
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
    if b.named_markets:
        return [int(row.id in b.named_markets) for row in c.locations]
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
