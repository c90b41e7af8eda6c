"""Which drawing stands for what in the content."""

from __future__ import annotations

CARD_PICS = {
    "clam_voyance": ("clam", "eye"), "raiders_of_the_lost_pork": ("fedora", "pork"), "armed_robbery": ("mask", "coin"),
    "say_cheese": ("photo", "cheese"), "dumpster_dining": ("garbage", "fork"),
    "grand_theft_avocado": ("avocado", "hand"),
    "recipe_for_disaster": ("torn_recipe",), "menu_makeover": ("recipe", "pen"), "trading_plaices": ("plaice", "trade"),
    "health_inspector": ("clipboard", "garbage"), "food_fight": ("splash", "tomato"), "big_tipper": ("tip", "coin"),
    "fast_food": ("running_burger",), "five_finger_discount": ("hand", "price"), "kitchen_nightmare": ("closed_sign",),
    "brain_freeze": ("snowflake",), "going_going_prawn": ("hammer", "prawn"), "rave_review": ("megaphone", "star"),
    "trash_talk": ("megaphone", "garbage"), "robin_food": ("feather_hat", "coin"),
    "double_shift": ("double_pan", "clock"),
}  # fmt: skip

UPGRADE_PICS = {
    "basic_recipe_book": "cookbook", "gourmet_recipe_book": "guide_book", "double_cooktop": "cooktop",
    "social_media_advertising": "phone", "celebrity_endorsement": "glasses",
}  # fmt: skip

BONUS_PICS = {
    "gain_money": "coin", "income": "income", "gain_money_and_action_card": "card", "gain_upgrade": "upgrade",
    "gain_any_upgrade": "upgrade", "draw_action_cards": "card", "draw_shelf_from_markets": "shelf",
    "take_counter_cards": "bag", "take_counter_and_shelf": "fish", "take_rival_ingredients": "hand",
    "take_rival_ingredient_and_action_card": "hand", "take_money_from_rivals_and_bank": "ticket",
    "discard_all_garbage_and_gain_money": "broom", "cash_per_cooked_recipe": "cash_box",
    "popularity_per_cooked_recipe": "popularity", "cuisine_bonus_boost": "star", "garbage_discount_per_recipe": "broom",
    "first_shelf_free_each_day": "shelf", "first_purchase_free_each_day": "price", "action_card_perks": "card",
    "bidding_perks": "hammer",
}  # fmt: skip
