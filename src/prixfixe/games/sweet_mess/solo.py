"""Section 18: Chef-o-Tron's turn, its Awards and the à la mode variants."""

from __future__ import annotations

from mypy_extensions import i64

from prixfixe.games.sweet_mess.awards import icons, take_award
from prixfixe.games.sweet_mess.bench import holding, on_bench
from prixfixe.games.sweet_mess.ending import draw_event, gain_benefit, refill, shows
from prixfixe.games.sweet_mess.options import AWARD, GOOD
from prixfixe.games.sweet_mess.paying import SPEND_ORDER
from prixfixe.games.sweet_mess.robot import (
    arm_order,
    bake,
    choose_recipe,
    choose_tile,
    crumb,
    gain_super,
    scoop,
    select,
    store,
)
from prixfixe.games.sweet_mess.state import DECK, ROBOT, Cook, Kitchen, fail
from prixfixe.games.sweet_mess.tables import BASICS, BOTTOM, KINDS, SIDE, SUPER, TOP, TYPES
from prixfixe.games.sweet_mess.taking import icon_shows


def robot_turn(s: Kitchen) -> None:
    """SM-BOT-1 to 22: card, Arm, Bowl, primary effect, limit, secondary effect, Award, benefit, refill."""
    program(s)
    move_arm(s)
    select_bowl(s)
    s.then(primary)
    s.then(limit)
    s.then(secondary)
    s.then(robot_claim)
    s.then(robot_benefit)
    s.then(refill, ROBOT)


def program(s: Kitchen) -> None:
    """SM-BOT-1, SM-SOLO-8: the next Bot card; the last one makes this the last round."""
    s.program = s.draw(s.programs)
    s.ran.append(s.program)
    s.arm = s.tables.card_arm[s.program]
    s.tell("program", s.program)
    if not s.programs and s.last != s.round:
        s.last = s.round
        s.why = DECK


def move_arm(s: Kitchen) -> None:
    """SM-BOT-2: the Arm moves in its direction, looping."""
    step = s.tables.arm_step[s.arm] * s.tables.card_move[s.program]
    s.arms[s.arm] = (s.arms[s.arm] + step) % SIDE
    s.tell("arm", s.arm, s.arms[s.arm])


def select_bowl(s: Kitchen) -> None:
    """SM-BOT-4: all Ingredients of the selected Bowl; an empty one is a failure."""
    cell = select(s, 0)
    if scoop(s, cell, s.load[cell]) == 0:
        fail(s, "failed_bowl", cell)


# ---- primary effects


def primary(s: Kitchen) -> None:
    """SM-BOT-5: the upper effect of the card; a pink one only in hard mode."""
    t = s.tables
    effect = t.card_primary[s.program]
    if t.card_primary_pink[s.program] and not s.hard:
        s.tell("pink_primary", effect)
        return
    s.tell("primary", effect)
    t.primaries[effect](s, t.primary_amount[effect])


def forcefield(s: Kitchen, amount: i64) -> None:
    """SM-BOT-6: lift the Forcefield, move the Arm again, and put it on the selected Bowl."""
    s.shield = -1
    move_arm(s)
    s.shield = select(s, 0)
    s.tell("forcefield", s.shield)


def pick_leftovers(s: Kitchen, amount: i64) -> None:
    """SM-BOT-8: the icon of the chosen tile if it shows, then all Ingredients there."""
    t = s.tables
    side = choose_tile(s, 1)
    tile = s.rims[side]
    gained = icon_shows(s, side) and t.robot_effects[t.tile_effect[tile]](s, t.tile_amount[tile])
    if crumb(s, side, len(t.tile_spaces[tile])) == 0 and not gained:
        fail(s, "failed_leftovers", side)


def tax(s: Kitchen, amount: i64) -> None:
    """SM-BOT-9: the human gives an Ingredient of their choice."""
    cook = s.cooks[0]
    if cook.goods() == 0:
        fail(s, "failed_tax", 0)
        return
    codes = on_bench(cook)
    default = tax_default(cook)
    codes.remove(default)
    codes.insert(0, default)
    s.ask(0, codes, taxed, amount)


def tax_default(cook: Cook) -> i64:
    """The most numerous basic type, else a Super; groups as they are spent."""
    best: i64 = SUPER
    for kind in range(BASICS):
        if cook.total[kind] > 0 and (best == SUPER or cook.total[kind] > cook.total[best]):
            best = kind
    for group in SPEND_ORDER:
        if cook.bench[group * KINDS + best] > 0:
            return GOOD.pair(best, group)
    return GOOD.pair(best, 0)


def taxed(s: Kitchen, seat: i64, code: i64, amount: i64) -> None:
    """SM-BOT-9: the Ingredient changes Benches."""
    s.cooks[seat].remove(GOOD.one(code), GOOD.two(code))
    s.cooks[ROBOT].put(GOOD.one(code), 0)
    if amount > 1 and s.cooks[seat].goods() > 0:
        tax(s, amount - 1)


def super_tax(s: Kitchen, amount: i64) -> None:
    """SM-BOT-10: the human gives a Super."""
    groups = holding(s.cooks[0], SUPER)
    if groups:
        s.ask(0, groups, super_taxed, amount)
    else:
        fail(s, "failed_super_tax", 0)


def super_taxed(s: Kitchen, seat: i64, group: i64, amount: i64) -> None:
    """SM-BOT-10: the Super changes Benches."""
    s.cooks[seat].remove(SUPER, group)
    s.cooks[ROBOT].put(SUPER, 0)
    if amount > 1 and s.cooks[seat].total[SUPER] > 0:
        super_tax(s, amount - 1)


def robot_store(s: Kitchen, amount: i64) -> None:
    """SM-BOT-11: Store by type order, or fail."""
    if not store(s, amount):
        fail(s, "failed_store", s.program)


def robot_supers(s: Kitchen, amount: i64) -> None:
    """SM-BOT-12: gain Supers, or fail."""
    if not gain_super(s, amount):
        fail(s, "failed_supers", s.program)


# ---- limit check


def limit(s: Kitchen) -> None:
    """SM-BOT-14, SM-ALM-2: what exceeds the limit of a basic type is exchanged for Supers, types left to right."""
    cook = s.cooks[ROBOT]
    most = s.tables.limit_bananas if s.bananas else s.tables.limit
    for kind in s.tables.left_to_right:
        if kind != SUPER:
            count: i64 = 0
            while cook.total[kind] > most and s.supply[SUPER] > 0:
                cook.remove(kind, 0)
                s.supply[kind] = s.supply[kind] + 1
                s.supply[SUPER] = s.supply[SUPER] - 1
                cook.put(SUPER, 0)
                count += 1
            if count > 0:
                s.tell("exchanged", count, kind)


# ---- secondary effects


def secondary(s: Kitchen) -> None:
    """SM-BOT-15: Prepare or Event; a pink one only in hard mode."""
    t = s.tables
    if t.card_secondary_pink[s.program] and not s.hard:
        s.tell("pink_secondary")
        return
    level = t.secondary_level[t.card_secondary[s.program]]
    if level == 0:
        robot_event(s)
    elif not bake(s, choose_recipe(s, level)) and not bake(s, choose_recipe(s, 3 - level)):
        fail(s, "failed_prepare", s.program)


def robot_event(s: Kitchen) -> None:
    """SM-BOT-20: the top set-aside Event; none left is a failure."""
    if s.aside:
        draw_event(s, ROBOT, s.aside.pop(0))
    else:
        fail(s, "failed_event", s.program)


# ---- Awards


def robot_claim(s: Kitchen) -> None:
    """SM-BOT-21: the best Award it can claim, one a turn."""
    for _ in range(s.tables.bot_awards):
        code = choose_award(s)
        if code >= 0:
            turn_for(s, code)
            take_award(s, ROBOT, code)


def choose_award(s: Kitchen) -> i64:
    """SM-BOT-21, SM-ALM-5: Top Shelf before Bottom Shelf, matching icons before fudging; -1 for none."""
    if len(s.cooks[ROBOT].done) < s.tables.icons[BOTTOM]:
        return -1
    for fudging in range(1 if s.fudger else 0, 2):
        for shelf in (TOP, BOTTOM):
            best: i64 = -1
            for type in arm_order(s, list(range(TYPES))):
                code = AWARD.pair(type, shelf)
                if can_claim(s, code, fudging) and (best < 0 or prize(s, code) > prize(s, best)):
                    best = code
            if best >= 0:
                return best
    return -1


def prize(s: Kitchen, code: i64) -> i64:
    """The points of the Award on top of a stack."""
    return s.tables.award_points[s.top_award(AWARD.one(code))]


def can_claim(s: Kitchen, code: i64, fudging: i64) -> bool:
    """SM-RUL-53: stack not empty, shelf place free, enough icons; with fudging two others make one."""
    cook = s.cooks[ROBOT]
    if cook.awards[code] >= 0 or s.top_award(AWARD.one(code)) < 0:
        return False
    if s.fudger:
        return len(cook.done) >= s.tables.icons[AWARD.two(code)]
    direct = icons(s, cook, AWARD.one(code))
    pairs = (len(cook.done) - direct) // 2 if fudging else 0
    return direct + pairs >= s.tables.icons[AWARD.two(code)]


def turn_for(s: Kitchen, code: i64) -> None:
    """SM-RUL-53: direct icons first, then pairs, each from the left or the right by the active Arm."""
    left = s.tables.icons[AWARD.two(code)]
    if s.fudger:
        turn_recipes(s, -1, left)
        return
    direct = min(left, icons(s, s.cooks[ROBOT], AWARD.one(code)))
    turn_recipes(s, AWARD.one(code), direct)
    turn_recipes(s, -1, 2 * (left - direct))


def turn_recipes(s: Kitchen, type: i64, count: i64) -> None:
    """Turn face-up Recipes of a type (-1: any) face down."""
    cook = s.cooks[ROBOT]
    for recipe in arm_order(s, cook.done):
        if count > 0 and (type < 0 or s.tables.type[recipe] == type):
            cook.done.remove(recipe)
            cook.used.append(recipe)
            count -= 1


# ---- Bench Buster


def robot_benefit(s: Kitchen) -> None:
    """SM-ALM-6: only the two Ingredients of the middle card count."""
    if s.buster and shows(s, s.cooks[ROBOT], [s.middle]):
        gain_benefit(s, ROBOT)
