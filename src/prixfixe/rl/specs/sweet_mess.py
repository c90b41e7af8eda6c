"""Sweet Mess: its answers by name, and its view as numbers."""

from __future__ import annotations

from typing import Any, Mapping

from prixfixe.games.sweet_mess import awards, paying
from prixfixe.games.sweet_mess.content import Content, content, tables
from prixfixe.games.sweet_mess.sight import show
from prixfixe.games.sweet_mess.tables import (
    BASICS,
    C1,
    C2,
    CELLS,
    DISTILL,
    GOLD_ICON,
    GROUPS,
    KINDS,
    MOVE_ON,
    SIDES,
    SLOTS,
    SPACES,
    SWAP_SUPER,
    TOOL,
    TYPES,
    A,
    B,
    Tables,
)
from prixfixe.rl.fields import Among, Bag, Each, Fields, Number, Several, Spec, Who
from prixfixe.rl.specs.naming import NO_YES, PASS, Names, numbers, rows, some

__all__ = ["UNMET", "choices", "fields", "show"]
UNMET: Mapping[str, str] = {}


def codes(c: Content) -> Names:
    """An ingredient in a group of the bench."""
    return {
        kind * GROUPS + group: f"{c.ingredient[kind].id} {c.bench_group[group].id}"
        for kind in range(KINDS)
        for group in range(GROUPS)
    }


def tool_names(t: Tables, c: Content) -> Names:
    """A tool with one of its two effects."""
    return {
        TOOL + 2 * tool + i: f"{c.tool[tool].id} {c.effect[effect].id}"
        for tool, effects in enumerate(t.tool_effects)
        for i, effect in enumerate(effects)
        if effect != GOLD_ICON
    }


def box_names(t: Tables, c: Content) -> Names:
    """The actions of each box, or none of them."""
    found: Names = {}
    for box, actions in enumerate(t.boxes):
        found |= {box * 3 + i: f"{c.action_box[box].id} {c.action[action].id}" for i, action in enumerate(actions)}
        found[box * 3 + 2] = f"{c.action_box[box].id} nothing"
    return found


def may_decline(t: Tables, effect: int) -> bool:
    """Whether an effect comes by itself somewhere, so that it may be refused; tools are played on purpose."""
    return effect in [*t.bonus, *t.benefit, *t.toque_effect, *t.slot_effect, *t.tile_effect]


def choices(seats: int, options: Mapping[str, Any]) -> dict[str, Names]:
    """Every answer of a configuration."""
    t, c = tables(options["content"]), content(options["content"])
    cells, goods, groups, kinds = rows(c.grid_cell), codes(c), rows(c.bench_group), some(c.ingredient, range(BASICS))
    tools, cards = tool_names(t, c), rows(c.tool)
    recipes, slots = numbers(range(2 * t.columns), "recipe"), numbers(range(SLOTS), "slot")
    found = {
        "SM-SET-13": {0: "side a", 1: "side b"},
        "SM-SET-14": some(c.bench_group, (A, B, C1)),
        "SM-SET-14.super": some(c.bench_group, (A, B, C1, C2)),
        "SM-ACT-2.chosen": box_names(t, c) | tools,
        "SM-ACT-3.chosen": {0: "buy", **PASS} | tools,
        "SM-LEFT-1": {0: "west", 1: "south", 2: "east"},
        "SM-PICK-1": cells | PASS,
        "SM-PICK-2": goods | PASS,
        "SM-LEFT-3.taken": leftover_names(c) | PASS,
        "SM-ICO-6.chosen": cells | PASS,
        "SM-ICO-1.type": kinds | PASS,
        "SM-BEN-5": groups,
        "SM-ICO-5": groups | PASS,
        "SM-STO-1": goods | PASS,
        "SM-STO-1.type": kinds,
        "SM-ICO-8": groups | (PASS if may_decline(t, SWAP_SUPER) else {}),
        "SM-ICO-10": goods | (PASS if may_decline(t, DISTILL) else {}),
        "SM-ACT-8": recipes | tools | PASS,
        "SM-ICO-9.chosen": recipes | PASS,
        "SM-PREP-1": slots,
        "SM-GRAY-1": kinds,
        "SM-PAY-2": way_names(c),
        "SM-RES-1.chosen": {0: "reserve", 1: "prepare reserved", **PASS} | tools,
        "SM-RES-2": cards,
        "SM-RES-2.recipe": recipes,
        "SM-RES-2.slot": slots,
        "SM-AWD-1.chosen": award_names(c) | PASS | tools,
        "SM-AWD-6": icon_names(t, c),
        "SM-TOQ-1": rows(c.toque),
        "SM-TOOL-5": cards,
        "SM-EOT-6.chosen": goods | PASS,
    }
    return found | module_names(t, c, seats, options)


def module_names(t: Tables, c: Content, seats: int, options: Mapping[str, Any]) -> dict[str, Names]:
    """What modules and Chef-o-Tron add."""
    found: dict[str, Names] = {}
    if options["hand_tokens"] or options["heavy_handed"]:
        found["SM-HAND-2"] = rows(c.hand_space)
    if options["bench_benefits"] or options["bench_buster"] or MOVE_ON in [*t.bonus, *t.toque_effect, *t.slot_effect]:
        found["SM-ICO-11"] = NO_YES
    if seats == 1:
        found |= {"SM-BOT-9": codes(c), "SM-BOT-10": rows(c.bench_group)}
    return found


def leftover_names(c: Content) -> Names:
    """A leftover space and the group that its ingredient goes to."""
    return {
        space * GROUPS + group: f"leftover {space} {c.bench_group[group].id}"
        for space in range(SPACES)
        for group in range(GROUPS)
    }


def way_names(c: Content) -> Names:
    """The ways to pay a unit."""
    found = {paying.STORED: "stored token"}
    for first, way in ((paying.BASIC, "ingredient"), (paying.WILD, "super"), (paying.CHEF, "chef")):
        found |= rows(c.bench_group, first, way)
    return found


def award_names(c: Content) -> Names:
    """A type and a shelf."""
    return {
        2 * i + j: f"{row.id} {shelf}"
        for i, row in enumerate(c.recipe_type)
        for j, shelf in enumerate(("bottom", "top"))
    }


def icon_names(t: Tables, c: Content) -> Names:
    """The ways to cover an icon of an award."""
    found = {awards.DIRECT: "direct", awards.UU: "two of one", awards.UV: "one of each", awards.VV: "two of the other"}
    golden = [i for i, effects in enumerate(t.tool_effects) if GOLD_ICON in effects]
    return found | some(c.tool, golden, awards.GOLD, "gold with")


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
        "stage": Number(0, awards.GOLD + tools),
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
