"""The story of a match of Restaurant Row: headings, reasons, and where things happen."""

from __future__ import annotations

from typing import Final

from prixfixe.games.restaurant_row.questions import ids
from prixfixe.games.restaurant_row.words import SENTENCES
from prixfixe.kit.story import PHASE, TURN, story

STORY: Final = story(
    SENTENCES,
    ids,
    headings={"day": TURN, "trip": PHASE, "crowd": PHASE, "accounts": PHASE},
    reasons=(
        "wish", "wish_price", "wish_tied", "only_seat", "shunned", "bid_tied", "cares",
        "names_lot", "filled_as", "guests_as", "food_as", "review_base", "review_place", "review_most",
    ),
    where={
        "new_worker": ("worker.{a:worker}",),
        "old_worker": ("worker.{a:worker}",),
        "new_renovation": ("renovation.{a:renovation}",),
        "lot_worker": ("worker.{b:worker}",),
        "lot_renovation": ("renovation.{b:renovation}",),
        "comes": ("stars.{b}",),
        "sits": ("stars.{b}",),
        "drawn_by_worker": ("stars.{b}",),
        "drawn_by_renovation": ("stars.{b}",),
        "reviewed": ("stars.{a}",),
        "full": ("stars.{a}",),
        "rises": ("word.{a:category}",),
    },
    ties=("tie_word",) * 6,
)  # fmt: skip
