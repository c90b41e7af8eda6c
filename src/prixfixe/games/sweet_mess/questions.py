"""The table of contents of everything a player of Sweet Mess is ever asked."""

from __future__ import annotations

from itertools import chain
from typing import Any, Final

from prixfixe.core.state import PASS, Ask, Rule
from prixfixe.games.sweet_mess import (
    actions,
    awards,
    bench,
    effects,
    ending,
    paying,
    preparing,
    setup,
    solo,
    taking,
)
from prixfixe.games.sweet_mess.content import tables
from prixfixe.games.sweet_mess.naming import (
    alone,
    basic_names,
    golden_names,
    ids,
    recipe_names,
    start_names,
    tool_names,
    with_advances,
    with_hands,
)
from prixfixe.games.sweet_mess.options import (
    AWARD,
    BASIC,
    CHEF,
    CRUMB,
    DIRECT,
    GOLD,
    GOOD,
    ICONS,
    MOST_TOOLS,
    NOTHING,
    PLAY,
    RECIPE,
    SECOND,
    START,
    STORED,
    UU,
    UV,
    WILD,
)
from prixfixe.games.sweet_mess.state import Kitchen
from prixfixe.games.sweet_mess.tables import (
    ACTIONS,
    AS_ANY,
    C2,
    CELLS,
    GROUPS,
    KINDS,
    PREPARE,
    SLOTS,
)
from prixfixe.games.sweet_mess.words import times
from prixfixe.kit.questions import Box, Choices, Questions, Saying, decline, menu, of, question, rows
from prixfixe.kit.words import Phrase


def holds_tools(s: Kitchen, ask: Ask) -> bool:
    """Whether the cook has Tools that others cannot see: without any, all that can be done lies open."""
    return bool(s.cooks[ask.seat].hand)


BEFORE_TOOLS: Final[dict[str, Any]] = {"patient": True, "veiled": holds_tools}

# ---- kinds of options that several questions share


def refusable(effect: Rule) -> Choices:
    """Declining an effect that comes by itself somewhere; Tools are played on purpose."""

    def named(box: Box) -> dict[int, str]:
        t = box.tables
        number = t.effects.index(effect)
        free = number in [*chain(*t.bonus), *t.benefit, *t.toque_effect, *t.slot_effect, *t.tile_effect]
        return {-1: "pass"} if free else {}

    return decline("decline", named=named)


def group(count: int = GROUPS) -> Choices:
    """A group of the own Bench."""
    return rows("group", count, "group", ("bench.{group}",))


def super_in() -> Choices:
    """A group that a Super leaves."""
    return rows("group", GROUPS, "group", ("bench.{group}.super",))


def bowl() -> Choices:
    """A Bowl and how full it is."""
    return rows("cell", CELLS, lambda s, ask, cell: ("bowl", cell, s.face[cell], s.load[cell]), ("bowl.{cell}",))


def good() -> Choices:
    """An Ingredient that leaves a group."""
    return of(GOOD, "kind", "group", says="from", path=("bench.{group}.{kind}",))


def basic(spot: str) -> Choices:
    """A basic type."""
    return rows("kind", KINDS, "kind", (spot,), named=basic_names)


def recipe() -> Choices:
    """A Recipe of the display."""
    return of(RECIPE, "", says=recipe_of, path=("recipe.{0}",), named=recipe_names)


def slot() -> Choices:
    """A slot below the Bench, and its bonus."""
    says: Saying = lambda s, ask, slot: ("slot", slot, s.tables.slot_effect[slot])  # noqa: E731
    return rows("", SLOTS, says, ("slot.{0}",), name="slot")


def tool() -> Choices:
    """A Tool as a card."""
    return rows("tool", MOST_TOOLS, "tool_option", ("tool.{tool}",))


def play() -> Choices:
    """A Tool and one of its effects."""
    says: Saying = lambda s, ask, tool, i: ("play", tool, s.tables.tool_effects[tool][i])  # noqa: E731
    tells: Saying = lambda s, ask, tool, i: ("plays", ask.seat, tool, s.tables.tool_effects[tool][i])  # noqa: E731
    return of(PLAY, "tool", "", says=says, path=("tool.{tool}.{1}",), named=tool_names, tells=tells)


# ---- phrases


def side_of(s: Kitchen, ask: Ask, side: int) -> Phrase:
    """A side of the Chef card."""
    chef = s.cooks[ask.seat].chef
    kind = s.tables.chef_with[chef][side]
    if s.tables.chef_effect[chef][side] == AS_ANY:
        return ("side_any", side, kind)
    return ("side_two", side, kind, s.tables.units_per_super)


def start_of(s: Kitchen, ask: Ask, box: int, i: int) -> Phrase:
    """A box with one of its actions, or with nothing."""
    return ("nothing", box) if i == NOTHING else ("act", box, s.tables.boxes[box][i])


def acts(s: Kitchen, ask: Ask, box: int, i: int) -> Phrase:
    """What a box is used for."""
    return ("acts_not", ask.seat, box) if i == NOTHING else ("acts", ask.seat, box, s.tables.boxes[box][i])


def start_at(s: Kitchen, ask: Ask, box: int, i: int) -> tuple[str, ...]:
    """Where the action stands in its box."""
    return ("box.{box}.rest",) if i == NOTHING else ("box.{box}." + ACTIONS[s.tables.boxes[box][i]],)


def second_at(s: Kitchen, ask: Ask) -> tuple[str, ...]:
    """Where the other action stands."""
    here = s.cooks[ask.seat].marker
    return (f"box.{ids(s.content)['box'][here]}.{ACTIONS[ask.a]}",)


def tile_of(s: Kitchen, ask: Ask, side: int) -> Phrase:
    """A Leftover tile and what it gives."""
    tile = s.rims[side]
    count = sum(s.spare[space] >= 0 for space in s.tables.tile_spaces[tile])
    if taking.icon_shows(s, side):
        return ("tile_icon", side, count, s.tables.tile_effect[tile])
    return ("tile", side, count)


def recipe_of(s: Kitchen, ask: Ask, space: int) -> Phrase:
    """A Recipe of the display."""
    recipe = s.display[space]
    return ("recipe", recipe, s.tables.level[recipe], s.tables.points[recipe])


def chef_of(s: Kitchen, ask: Ask, group: int) -> Phrase:
    """What the Chef makes of an Ingredient."""
    cook, kind = s.cooks[ask.seat], paying.next_unit(s)
    if s.tables.chef_effect[cook.chef][cook.side] == AS_ANY:
        return ("cover_any", kind, group, s.tables.chef_with[cook.chef][cook.side])
    return ("cover_two", kind, group, min(s.need[kind], s.tables.units_per_super))


def chef_at(s: Kitchen, ask: Ask, group: int) -> tuple[str, ...]:
    """The Chef, then the Ingredient it works on."""
    cook = s.cooks[ask.seat]
    any_type = s.tables.chef_effect[cook.chef][cook.side] == AS_ANY
    kind = ids(s.content)["kind"][s.tables.chef_with[cook.chef][cook.side]] if any_type else "super"
    return ("chef", f"bench.{{group}}.{kind}")


def unit_at(s: Kitchen, spot: str) -> tuple[str, ...]:
    """A spot of the type that is to be covered next."""
    return (spot.replace("{unit}", ids(s.content)["kind"][paying.next_unit(s)]),)


def ask_step(s: Kitchen, ask: Ask) -> Phrase:
    """Step 2, with or without something to decide but Tools."""
    open_step = actions.RESERVE in ask.options or actions.UNRESERVE in ask.options
    return ("ask_step" if open_step else "ask_step_done",)


def step_of(s: Kitchen, ask: Ask) -> Phrase:
    """The Reserved Recipe."""
    cook = s.cooks[ask.seat]
    return ("unreserve", cook.slots[cook.reserved])


def ask_claim(s: Kitchen, ask: Ask) -> Phrase:
    """Step 4, with or without an Award to claim before Tools."""
    return ("ask_claim" if any(AWARD.has(option) for option in ask.options) else "ask_tool",)


def icon_of(s: Kitchen, ask: Ask, way: int) -> Phrase:
    """One icon, or two of other types."""
    type = AWARD.one(ask.a)
    u, v = awards.others(type)
    if way == DIRECT:
        return ("icon_direct", type)
    return ("icon_mixed", u, v) if way == UV else ("icon_twice", u if way == UU else v)


def icon_at(s: Kitchen, ask: Ask, way: int) -> tuple[str, ...]:
    """The Completed Recipes that are turned."""
    names, type = ids(s.content)["type"], AWARD.one(ask.a)
    u, v = awards.others(type)
    if way == DIRECT:
        return (f"done.{names[type]}",)
    first, second = (u, u) if way == UU else (u, v) if way == UV else (v, v)
    return (f"done.{names[first]}", f"done.{names[second]}.2" if first == second else f"done.{names[second]}")


def toque_of(s: Kitchen, ask: Ask, box: int) -> Phrase:
    """A Toque box."""
    bonus = toque_bonus(s, box)
    return ("toque_gold", box, bonus, s.toque[box]) if s.toque[box] > 0 else ("toque", box, bonus)


def toque_bonus(s: Kitchen, box: int) -> int:
    """What a Toque box gives."""
    return times(s.tables.toque_effect[box], s.tables.toque_amount[box])


ICON_NAMES: Final = ("direct", "two of one", "one of each", "two of the other")

# ---- the questions, in the order of the rulebook

QUESTIONS: Final = Questions(
    (
        # set-up
        question(
            "SM-SET-13", setup.sided, lambda s, ask: ("ask_side", s.cooks[ask.seat].chef),
            rows("side", 2, side_of, ("chef.{side}",), name="side"), thought="start", tells="", secret=True,
        ),
        question(
            "SM-SET-14", setup.placed_chef, lambda s, ask: ("ask_chef", s.tables.chef_type[s.cooks[ask.seat].chef]),
            group(C2), thought="start", tells="", secret=True,
        ),
        question("SM-SET-14.super", setup.placed_super, "ask_super", group(), thought="start", tells="", secret=True),
        # the actions of a turn
        question(
            "SM-ACT-2.chosen", actions.started, "ask_start",
            of(START, "box", "", says=start_of, path=start_at, named=start_names) | play(),
            tells=acts,
        ),
        question(
            "SM-ACT-3.chosen", actions.second_chosen,
            lambda s, ask: ("ask_second", s.tables.second_cost, ask.a) if actions.BUY in ask.options else ("ask_tool",),
            of(SECOND, "", says=lambda s, ask, i: ("buy", s.tables.second_cost, ask.a),
               path=lambda s, ask, i: second_at(s, ask), named=lambda box: {actions.BUY: "buy"})
            | decline("go_on") | play(),
            about="second-action",
            tells=lambda s, ask, i: ("buys_action", ask.seat, s.tables.second_cost, ask.a), **BEFORE_TOOLS,
        ),
        question("SM-HAND-2", actions.hand_moved, "ask_hand", rows("joint", 9, "joint", ("joint.{joint}",)),
                 tells="moves_hand", asked=with_hands),
        question("SM-LEFT-1", actions.tile_chosen, "ask_tile", rows("compass", 3, tile_of, ("left.{compass}",)),
                 tells="picks_tile"),
        # taking
        question("SM-PICK-1", taking.bowl_chosen, lambda s, ask: ("ask_bowl", ask.a), bowl() | decline("decline"),
                 tells=""),
        question(
            "SM-PICK-2", taking.took, lambda s, ask: ("ask_took", ask.a, ask.b),
            of(GOOD, "kind", "group", says="into", path=("bowl.{a:cell}.{kind}", "bench.{group}")) | decline("stop"),
            tells=lambda s, ask, kind, group: ("takes", ask.seat, kind, ask.a, group),
        ),
        question(
            "SM-LEFT-3.taken", taking.crumbed, lambda s, ask: ("ask_crumb", ask.a),
            of(CRUMB, "", "group", says=lambda s, ask, space, group: ("crumb", s.spare[space], space, group),
               path=("left.{0}", "bench.{group}"), name="leftover") | decline("stop"),
            tells=lambda s, ask, space, group: ("takes_leftover", ask.seat, s.spare[space], space, group),
        ),
        question("SM-ICO-6.chosen", taking.pinched, "ask_pinch", bowl() | decline("decline"), tells=""),
        # gaining and storing
        question("SM-ICO-1.type", bench.gained_kind, "ask_kind", basic("supply.{kind}") | decline("decline"),
                 about="supply", tells=""),
        question("SM-BEN-5", bench.gained, lambda s, ask: ("ask_group", ask.a), group(),
                 tells=lambda s, ask, group: ("gains", ask.seat, ask.a, group)),
        question("SM-ICO-5", bench.gained_super, "ask_gain_super", group() | decline("decline"),
                 tells="gains_super"),
        question("SM-STO-1", bench.stored, "ask_store", good() | decline("decline"), tells=""),
        question("SM-STO-1.type", bench.stored_kind, "ask_store_kind", basic("jar.{kind}"), tells=""),
        # effects
        question("SM-ICO-8", effects.swapped, "ask_swap", super_in() | refusable(effects.swap_super), tells="splits"),
        question("SM-ICO-10", effects.distilled, "ask_distill", good() | refusable(effects.distill), tells="distills"),
        question(
            "SM-ICO-11", effects.advance_taken, "ask_advance",
            menu(0, "no", "yes", says=("no", "yes"), path=("", "benefit.advance")),
            about="benefits", tells=lambda s, ask, i: ("advances", ask.seat) if i else (), asked=with_advances,
        ),
        # preparing and paying
        question(
            "SM-ACT-8", preparing.prepared_one,
            lambda s, ask: ("ask_prepare" if ask.a == s.tables.action_amount[PREPARE] else "ask_more",),
            recipe() | play() | decline("none"), about="recipes", tells="",
        ),
        question("SM-ICO-9.chosen", preparing.prepared, "ask_prepare", recipe() | decline("none"),
                 about="recipes", tells=""),
        question("SM-PREP-1", preparing.slotted, lambda s, ask: ("ask_slot", s.dish), slot(),
                 thought="payment", tells=""),
        question("SM-GRAY-1", paying.declared, lambda s, ask: ("ask_gray", s.dish), basic("supply.{kind}"),
                 thought="payment", about="supply", tells="declares"),
        question(
            "SM-PAY-2", paying.covered, lambda s, ask: ("ask_cover", s.dish, paying.next_unit(s)),
            menu(STORED, "stored token", says=(lambda s, ask: ("cover_stored", paying.next_unit(s)),),
                 path=lambda s, ask, i: unit_at(s, "jar.{unit}"))
            | of(BASIC, "group", says=lambda s, ask, group: ("cover_basic", paying.next_unit(s), group),
                 path=lambda s, ask, group: unit_at(s, "bench.{group}.{unit}"), name="ingredient")
            | of(WILD, "group", says=lambda s, ask, group: ("cover_super", paying.next_unit(s), group),
                 path=("bench.{group}.super",), name="super")
            | of(CHEF, "group", says=chef_of, path=chef_at, name="chef"),
            thought="payment", tells="",
        ),
        # reserving
        question(
            "SM-RES-1.chosen", actions.stepped,
            ask_step,
            menu(actions.RESERVE, "reserve", "prepare reserved", says=("reserve", step_of),
                 path=lambda s, ask, i: (f"slot.{s.cooks[ask.seat].reserved}" if i else "reserve",))
            | decline("go_on") | play(), tells="", **BEFORE_TOOLS,
        ),
        question("SM-RES-2", preparing.reserve_paid, "ask_reserve_tool", tool(),
                 thought="reserve", tells="discards_tool"),
        question("SM-RES-2.recipe", preparing.reserved, "ask_reserve", recipe(),
                 thought="reserve", about="recipes", tells=""),
        question("SM-RES-2.slot", preparing.reserved_slot, lambda s, ask: ("ask_slot", s.display[ask.a]), slot(),
                 thought="reserve", tells=""),
        # awards
        question(
            "SM-AWD-1.chosen", awards.claimed, ask_claim,
            of(AWARD, "type", "shelf", says=lambda s, ask, type, shelf: ("claim", s.top_award(type), shelf),
               path=("award.{type}", "shelf.{shelf}")) | decline("done") | play(),
            about="awards", tells="", **BEFORE_TOOLS,
        ),
        question(
            "SM-AWD-6", awards.icon_covered,
            lambda s, ask: ("ask_icon", AWARD.one(ask.a), AWARD.two(ask.a), ask.b),
            of(ICONS, "", says=icon_of, path=icon_at, named=lambda box: dict(enumerate(ICON_NAMES)))
            | of(GOLD, "tool", says=lambda s, ask, tool: ("icon_gold", tool, s.tables.icon_gold),
                 path=("tool.{tool}",), named=golden_names),
            thought="award", tells="",
        ),
        question("SM-TOQ-1", awards.toqued, "ask_toque", rows("toque", 16, toque_of, ("toque.{toque}",)),
                 about="toque", tells=lambda s, ask, box: ("takes_toque", ask.seat, box, toque_bonus(s, box))),
        # the end of a turn
        question("SM-TOOL-5", ending.hand_limited, "ask_limit", tool(), tells="discards_tool"),
        question("SM-EOT-6.chosen", ending.cleaned, "ask_clean", good() | decline("done"),
                 thought="clean", confirm=PASS, tells="cleans",
                 passing=True),
        # Chef-o-Tron
        question("SM-BOT-9", solo.taxed, "ask_tax", good(), tells="pays_tax", asked=alone),
        question("SM-BOT-10", solo.super_taxed, "ask_super_tax", super_in(), tells="pays_super_tax", asked=alone),
    ),
    ids,
    tables,
)  # fmt: skip
