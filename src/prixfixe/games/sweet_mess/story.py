"""The story of a match of Sweet Mess: headings, reasons, and where things happen."""

from __future__ import annotations

from typing import Final

from prixfixe.games.sweet_mess.naming import ids
from prixfixe.games.sweet_mess.words import SENTENCES
from prixfixe.kit.story import TURN, story

STORY: Final = story(
    SENTENCES,
    ids,
    headings={"turn": TURN},
    reasons=(
        *("dropped", "shielded", "no_room", "no_supply", "left_over", "flipped", "substituted", "bounced"),
        *("gold_column", "gold_toque", "slot_bonus", "recipe_bonus", "unpaid", "none_empty"),
    ),
    where={
        "mess": ("bowl.{a:cell}",),
        "scooped": ("bowl.{a:cell}",),
        "failed_bowl": ("bowl.{a:cell}",),
        "forcefield": ("bowl.{a:cell}",),
        "crumbed": ("left.{a:compass}",),
        "failed_leftovers": ("left.{a:compass}",),
    },
    rival="Chef-o-Tron",
    ties=("tie_level_2", "tie_level_1", "tie_prepared"),
)
