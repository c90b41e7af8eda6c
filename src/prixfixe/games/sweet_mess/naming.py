"""What options are called in the tables of learning agents, and which of them a configuration can have."""

from __future__ import annotations

from functools import lru_cache
from itertools import chain

from prixfixe.games.sweet_mess.content import content
from prixfixe.games.sweet_mess.options import GOLD, PLAY, START
from prixfixe.games.sweet_mess.rows import PLACES
from prixfixe.games.sweet_mess.tables import BASICS, GOLD_ICON, MOVE_ON
from prixfixe.kit.questions import Box, Ids


@lru_cache(64)
def ids(path: str) -> Ids:
    """What things are called in names and on the table, by the tables of a content file."""
    c = content(path)
    return {
        "kind": [row.id for row in c.ingredient],
        "group": [row.id for row in c.bench_group],
        "cell": [row.id for row in c.grid_cell],
        "place": list(PLACES),
        "tool": [row.id for row in c.tool],
        "effect": [row.id for row in c.effect],
        "box": [row.id for row in sorted(c.action_box, key=lambda row: row.position)],
        "action": [row.id for row in c.action],
        "type": [row.id for row in c.recipe_type],
        "shelf": ["bottom", "top"],
        "toque": [row.id for row in c.toque],
        "joint": [row.id for row in c.hand_space],
        "compass": ["west", "south", "east"],
        "side": ["a", "b"],
    }


# ---- which options a configuration can have


def tool_names(box: Box) -> dict[int, str]:
    """A Tool with one of its two effects."""
    return {
        PLAY.pair(tool, i): f"{box.ids['tool'][tool]} {box.ids['effect'][effect]}"
        for tool, effects in enumerate(box.tables.tool_effects)
        for i, effect in enumerate(effects)
        if effect != GOLD_ICON
    }


def start_names(box: Box) -> dict[int, str]:
    """The actions of each box, or none of them."""
    found: dict[int, str] = {}
    for number, offered in enumerate(box.tables.boxes):
        words = [*(box.ids["action"][action] for action in offered), "nothing"]
        found |= {START.pair(number, i): f"{box.ids['box'][number]} {word}" for i, word in enumerate(words)}
    return found


def golden_names(box: Box) -> dict[int, str]:
    """The Tools that gold covers an icon with."""
    golden = [tool for tool, effects in enumerate(box.tables.tool_effects) if GOLD_ICON in effects]
    return {GOLD.code(tool): f"gold with {box.ids['tool'][tool]}" for tool in golden}


def recipe_names(box: Box) -> dict[int, str]:
    """The spaces of the display."""
    return {space: f"recipe {space}" for space in range(2 * box.tables.columns)}


def basic_names(box: Box) -> dict[int, str]:
    """The six basic types."""
    return {kind: box.ids["kind"][kind] for kind in range(BASICS)}


def with_hands(box: Box) -> bool:
    """Whether Hand tokens are in play."""
    return bool(box.options["hand_tokens"] or box.options["heavy_handed"])


def with_advances(box: Box) -> bool:
    """Whether an Advance can come by itself and be refused."""
    t = box.tables
    given = MOVE_ON in [*chain(*t.bonus), *t.toque_effect, *t.slot_effect]
    return bool(box.options["bench_benefits"] or box.options["bench_buster"] or given)


def alone(box: Box) -> bool:
    """Whether Chef-o-Tron plays."""
    return box.seats == 1
