"""The story of a match of Rival Restaurants: headings, reasons, and where things happen."""

from __future__ import annotations

from typing import Final

from prixfixe.games.rival_restaurants.naming import ids
from prixfixe.games.rival_restaurants.words import SENTENCES
from prixfixe.kit.story import PHASE, TURN, story

STORY: Final = story(
    SENTENCES,
    ids,
    headings={"day": TURN, "chefs_go": PHASE, "markets_open": PHASE, "cooking": PHASE, "restocking": PHASE},
    reasons=(
        *("gives", "wants", "in_war", "adds", "raves", "pair_for", "instead"),
        *("freed_by", "free_by", "dearer_by", "npc_pays"),
        *("daily", "daily_all", "for_recipe", "for_cuisine", "for_extra", "for_bonus", "for_review"),
    ),
    where={
        "laid_out": ("place.{a:place}",),
        "went": ("place.{c:place}",),
        "war": ("place.{c:place}",),
        "from_shelf": ("place.{d:place}",),
        "from_counter": ("place.{d:place}",),
    },
    ties=("tie_gourmets", "tie_money"),
)
