"""The story of a match of Critter Kitchen: headings, reasons, and where things happen."""

from __future__ import annotations

from typing import Final

from prixfixe.games.critter_kitchen.questions import ids
from prixfixe.games.critter_kitchen.words import SENTENCES
from prixfixe.kit.story import PHASE, TURN, story

STORY: Final = story(
    SENTENCES,
    ids,
    headings={"round": TURN, "running": PHASE, "location": PHASE, "meals": PHASE, "critic_meal": TURN},
    reasons=(
        *("held", "item", "spiced_item", "rumor_item", "soups", "bisques", "paired_wine"),
        *("order_says", "order_fails", "rival_wish", "zous_says"),
    ),
    where={
        "stocked": ("shop.{a:place}",),
        "moved_on": ("shop.{b:place}",),
        "sent": ("shop.{b:place}", "shop.{c:place}", "shop.{d:place}"),
        "sent_zous": ("shop.{c:place}",),
        "location": ("shop.{a:place}",),
        "consolation": ("shop.{d:place}",),
        "consolation_zous": ("shop.{d:place}",),
        "soup_added": ("shop.{c:place}",),
        "manager_sent": ("shop.{b:place}",),
        "rival_sent": ("shop.{c:place}",),
        "rival_sent_zous": ("shop.{c:place}",),
        "rival_takes": ("shop.{c:place}",),
        "rival_takes_zous": ("shop.{c:place}",),
        "rival_fetches": ("shop.{b:place}",),
    },
    rival="McDogald's",
    ties=("tie_quality", "tie_hat"),
)
