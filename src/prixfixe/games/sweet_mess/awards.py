"""Chapter 13, Awards (step 4)."""

from __future__ import annotations

from mypy_extensions import i64

from prixfixe.core.state import PASS
from prixfixe.games.sweet_mess.options import AWARD, DIRECT, GOLD, PLAY, UU, UV, VV
from prixfixe.games.sweet_mess.state import AWARDS, Cook, Kitchen, gain_gold, use
from prixfixe.games.sweet_mess.tables import BOTTOM, GAIN_GOLD, GOLD_ICON, TYPES
from prixfixe.games.sweet_mess.tools import add_tools, discard_tool, play_tool
from prixfixe.kit.lists import drop, has


def icons(s: Kitchen, cook: Cook, type: i64) -> i64:
    """SM-AWD-2: face-up Completed Recipes of a type."""
    count: i64 = 0
    for recipe in cook.done:
        if s.tables.type[recipe] == type:
            count += 1
    return count


def others(type: i64) -> tuple[i64, i64]:
    """The two other types, in the order cake, pie, confectionery."""
    return (1 if type == 0 else 0, 1 if type == 2 else 2)


def has_gold_icon(s: Kitchen, tool: i64) -> bool:
    """Whether a Tool can stand for an icon."""
    return has(s.tables.tool_effects[tool], GOLD_ICON)


def golden_tools(s: Kitchen, cook: Cook, stage: i64) -> i64:
    """SM-AWD-7: the `gold_icon` Tools in hand that may still join the claim."""
    count: i64 = 0
    for tool in cook.hand:
        if GOLD.code(tool) >= stage and has_gold_icon(s, tool):
            count += 1
    return count


def reach(direct: i64, u: i64, v: i64, stage: i64) -> i64:
    """SM-AWD-6: the icons that face-up Recipes can cover from a stage on."""
    if stage == DIRECT:
        return direct + (u + v) // 2
    if stage == UU:
        return (u + v) // 2
    if stage == UV:
        return min((u + v) // 2, v)
    return v // 2 if stage == VV else 0


def coverage(s: Kitchen, cook: Cook, type: i64, stage: i64) -> i64:
    """The icons that a claim of a type can still cover: Recipes, pairs, and gold with a Tool."""
    u, v = others(type)
    golden = min(golden_tools(s, cook, stage), cook.gold // s.tables.icon_gold)
    return reach(icons(s, cook, type), icons(s, cook, u), icons(s, cook, v), stage) + golden


def can_claim(s: Kitchen, cook: Cook, code: i64) -> bool:
    """SM-AWD-7: stack not empty, shelf place free, icons covered."""
    wanted = s.tables.icons[AWARD.two(code)]
    if len(cook.done) + len(cook.hand) < wanted or cook.awards[code] >= 0 or s.top_award(AWARD.one(code)) < 0:
        return False
    return coverage(s, cook, AWARD.one(code), DIRECT) >= wanted


def claim(s: Kitchen, seat: i64) -> None:
    """SM-AWD-1: any number of Awards, one after the other; Tools in between."""
    s.ask(seat, claim_options(s, seat), claimed)


def claim_options(s: Kitchen, seat: i64) -> list[i64]:
    """Done, claimable Awards, Tools."""
    options: list[i64] = [PASS]
    cook = s.cooks[seat]
    for code in range(2 * TYPES):
        if can_claim(s, cook, code):
            options.append(code)
    add_tools(s, seat, options)
    return options


def claimed(s: Kitchen, seat: i64, option: i64) -> None:
    """SM-AWD-1: an Award is chosen and its icons are covered; then step 4 goes on."""
    if option == PASS:
        return
    if PLAY.has(option):
        play_tool(s, seat, option)
    else:
        s.stage = DIRECT
        cover_icon(s, seat, option, s.tables.icons[AWARD.two(option)])
    s.then(claim, seat)


def cover_icon(s: Kitchen, seat: i64, code: i64, left: i64) -> None:
    """SM-RUL-29: cover the next icon, or take the Award when none is left."""
    if left == 0:
        award(s, seat, code)
    else:
        s.ask(seat, icon_options(s, s.cooks[seat], AWARD.one(code), left), icon_covered, code, left)


def icon_options(s: Kitchen, cook: Cook, type: i64, left: i64) -> list[i64]:
    """SM-AWD-6: direct, pairs, gold with a Tool; only what still allows the whole claim, each payment once."""
    first, second = others(type)
    d, u, v = icons(s, cook, type), icons(s, cook, first), icons(s, cook, second)
    golden = min(golden_tools(s, cook, s.stage), cook.gold // s.tables.icon_gold)
    options: list[i64] = []
    rest = left - 1 - golden
    if s.stage <= DIRECT and d > 0 and reach(d - 1, u, v, DIRECT) >= rest:
        options.append(DIRECT)
    if s.stage <= UU and u > 1 and reach(d, u - 2, v, UU) >= rest:
        options.append(UU)
    if s.stage <= UV and u > 0 and v > 0 and reach(d, u - 1, v - 1, UV) >= rest:
        options.append(UV)
    if s.stage <= VV and v > 1 and reach(d, u, v - 2, VV) >= rest:
        options.append(VV)
    if golden > 0:
        add_golden(s, cook, left, options)
    return options


def add_golden(s: Kitchen, cook: Cook, left: i64, options: list[i64]) -> None:
    """SM-ICO-3: gold with a named Tool, if gold alone can cover the rest."""
    for tool in cook.hand:
        way = GOLD.code(tool)
        if way >= s.stage and has_gold_icon(s, tool) and not has(options, way):
            after = min(golden_tools(s, cook, way), cook.gold // s.tables.icon_gold)
            if after >= left:
                options.append(way)


def icon_covered(s: Kitchen, seat: i64, way: i64, code: i64, left: i64) -> None:
    """SM-AWD-2, SM-ICO-3: Recipes are turned face down, or the Tool and its gold are spent."""
    cook = s.cooks[seat]
    u, v = others(AWARD.one(code))
    s.stage = way
    if way == DIRECT:
        turn_down(s, cook, AWARD.one(code))
    elif GOLD.has(way):
        cook.gold -= s.tables.icon_gold
        tool = GOLD.one(way)
        drop(cook.hand, tool)
        discard_tool(s, tool)
    else:
        turn_down(s, cook, v if way == VV else u)
        turn_down(s, cook, u if way == UU else v)
    cover_icon(s, seat, code, left - 1)


def turn_down(s: Kitchen, cook: Cook, type: i64) -> None:
    """SM-RUL-29: the oldest Recipe of the type is turned face down."""
    for i in range(len(cook.done)):
        if s.tables.type[cook.done[i]] == type:
            cook.used.append(cook.done.pop(i))
            return


def award(s: Kitchen, seat: i64, code: i64) -> None:
    """SM-AWD-3, SM-AWD-4: the top Award goes to the shelf; the Bottom Shelf earns a Toque bonus."""
    take_award(s, seat, code)
    if AWARD.two(code) == BOTTOM:
        s.ask(seat, toque_options(s), toqued)


def take_award(s: Kitchen, seat: i64, code: i64) -> None:
    """SM-END-1: the Award is taken; somebody's third one flips Time's Up."""
    type = AWARD.one(code)
    cook = s.cooks[seat]
    cook.awards[code] = s.top_award(type)
    s.claimed[type] = s.claimed[type] + 1
    s.tell("award", s.name(seat), cook.awards[code], AWARD.two(code))
    if cook.prizes() >= s.tables.end_awards and s.last == 0:
        s.last = s.round + s.tables.extra_rounds
        s.why = AWARDS
        s.tell("times_up", s.name(seat), s.last)


def toque_options(s: Kitchen) -> list[i64]:
    """SM-TOQ-1: every box; first the first one with gold, else the purse."""
    best: i64 = 0
    for box in range(len(s.toque) - 1, -1, -1):
        if s.toque[best] == 0 and s.tables.toque_effect[box] == GAIN_GOLD:
            best = box
    for box in range(len(s.toque) - 1, -1, -1):
        if s.toque[box] > 0:
            best = box
    return [best, *[box for box in range(len(s.toque)) if box != best]]


def toqued(s: Kitchen, seat: i64, box: i64) -> None:
    """SM-TOQ-1: the gold on the box (lost beyond the limit), then its bonus."""
    gold = s.toque[box]
    s.toque[box] = 0
    if gold > 0:
        gain_gold(s, seat, gold)
        s.tell("gold_toque", box)
    use(s, seat, s.tables.toque_effect[box], s.tables.toque_amount[box], 0)
