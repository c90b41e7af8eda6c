"""The story of a match of Ristorante Italia: headings, reasons, and where things happen."""

from __future__ import annotations

from typing import Final

from prixfixe.games.ristorante_italia.questions import ids
from prixfixe.games.ristorante_italia.words import SENTENCES
from prixfixe.kit.story import PHASE, TURN, story

STORY: Final = story(
    SENTENCES,
    ids,
    headings={"phase": TURN, "action_phase": TURN, "turn_of": PHASE},
    reasons=(
        *("score_from", "score_new", "contest_from", "income_from", "income_plain"),
        *("tie_by", "tie_photo"),
    ),
    where={
        "refilled": ("stall.{a:shop}.{b:kind}",),
        "restocked": ("stall.{a:shop}",),
    },
    ties=None,
)
