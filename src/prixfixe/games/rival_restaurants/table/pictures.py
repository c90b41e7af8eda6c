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
