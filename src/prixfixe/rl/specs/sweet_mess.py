"""Sweet Mess: its view as numbers."""

from __future__ import annotations

from typing import Any, Mapping

from prixfixe.games.sweet_mess.content import tables
from prixfixe.games.sweet_mess.options import GOLD
from prixfixe.games.sweet_mess.sight import show
from prixfixe.games.sweet_mess.tables import (
    BASICS,
    CELLS,
    GROUPS,
    KINDS,
    SIDES,
    SLOTS,
    SPACES,
    TYPES,
    Tables,
)
from prixfixe.rl.fields import Among, Bag, Each, Fields, Number, Several, Spec, Who

__all__ = ["UNMET", "fields", "show"]
UNMET: Mapping[str, str] = {}


def fields(seats: int, options: Mapping[str, Any]) -> Fields:
    """The view of a configuration."""
    t = tables(options["content"])
    cooks, tools = 2 if seats == 1 else seats, len(t.tool_effects)
    found: dict[str, Spec] = {
        **table_fields(t),
        "phase": Number(0, 2),
        "round": Number(0, 99),
        "last": Number(0, 99),
        "first": Who(cooks),
        "turn": Who(cooks),
        "waiting": Among(seats),
        "dish": Number(-1, t.recipes - 1),
        "need": Several(BASICS, 0, 9),
        "gray": Number(-1, BASICS - 1),
        "lent": Number(0, (1 << BASICS) - 1),
        "favours": Number(0, 9),
        "stage": Number(0, GOLD.code(tools)),
        "cooks": Each(cooks, cook_fields(t), per=1),
        "hand": Bag(range(tools), max(t.tool_count)),
        "down": Bag(range(tools), max(t.tool_count)),
    }
    return Fields(found | (robot_fields(t) if seats == 1 else {}))


def table_fields(t: Tables) -> dict[str, Spec]:
    """Bowls, leftovers, supply, display, decks and tiles."""
    cards, benefits, tools = t.recipes + len(t.event_level), len(t.benefit), len(t.tool_effects)
    return {
        "bowls": Each(CELLS, Several(KINDS, 0, t.bowl_capacity)),
        "faces": Several(CELLS, -1, KINDS - 1),
        "backs": Several(CELLS, -1, KINDS - 1),
        "rims": Several(SIDES, -1, len(t.tile_side) - 1),
        "leftovers": Several(SPACES, -1, KINDS - 1),
        "supply": Several(KINDS, 0, max(t.tokens)),
        "stored_left": Several(BASICS, 0, max(t.stored_tokens)),
        "display": Several(2 * t.columns, -1, cards - 1),
        "decks": Several(2, 0, cards),
        "gone": Bag(range(cards), 1),
        "tool_deck": Number(0, sum(t.tool_count)),
        "tool_pile": Bag(range(tools), max(t.tool_count)),
        "tool_played": Number(-1, tools - 1),
        "toque": Several(len(t.toque_gold), 0, max(t.toque_gold)),
        "awards_left": Each(TYPES, Several(len(t.stacks[0]), -1, len(t.award_points) - 1)),
        "benefit_left": Number(-1, benefits - 1),
        "benefit_middle": Number(-1, benefits - 1),
        "benefit_right": Several(benefits, -1, benefits - 1),
        "benefit_deck": Number(0, benefits),
    }


def cook_fields(t: Tables) -> Fields:
    """What lies at one place."""
    hand = sum(t.tool_count)
    return Fields(
        {
            "chef": Number(-1, len(t.chef_type) - 1),
            "side": Number(-1, 1),
            "marker": Number(0, len(t.boxes) - 1),
            "gold": Number(0, 99),
            "joint": Number(0, len(t.joint_bowls) - 1),
            "bench": Each(GROUPS, Several(KINDS, 0, max(t.tokens))),
            "stored": Several(BASICS, 0, max(t.stored_tokens)),
            "slots": Several(SLOTS, -1, t.recipes - 1),
            "reserved": Number(-1, SLOTS - 1),
            "done": Bag(range(t.recipes), 1),
            "used": Bag(range(t.recipes), 1),
            "awards": Several(2 * TYPES, -1, len(t.award_points) - 1),
            "hand": Number(0, hand),
            "down": Number(0, hand),
        }
    )


def robot_fields(t: Tables) -> dict[str, Spec]:
    """Chef-o-Tron's machinery."""
    cards = len(t.card_arm)
    return {
        "arms": Several(len(t.arm_side), 0, 3),
        "arm": Number(0, 1),
        "shield": Number(-1, CELLS - 1),
        "program": Number(-1, cards - 1),
        "programs": Number(0, cards),
        "ran": Bag(range(cards), 1),
        "aside": Number(0, 9),
    }
