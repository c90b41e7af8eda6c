"""What follows from a position and a page tells: scores so far, what a Recipe misses, what a payment owes, where a Mess
would land. The rules themselves are asked; nothing here goes beyond what the seat may see."""

from __future__ import annotations

from mypy_extensions import i64

from prixfixe.core.state import Ask
from prixfixe.games.sweet_mess import awards, bench, ending, paying, robot, scoring, setup, taking
from prixfixe.games.sweet_mess.mess import other_side, spill
from prixfixe.games.sweet_mess.options import AWARD, DIRECT
from prixfixe.games.sweet_mess.state import SETTING, Cook, Kitchen
from prixfixe.games.sweet_mess.tables import BASICS, CELLS, KINDS, SPACES, SUPER, TOP, TYPES
from prixfixe.kit.sight import Sight

MISSING: i64 = 0  # a unit of a Recipe: nothing covers it yet
WILD: i64 = 1  # a Super or the Chef can
OWN: i64 = 2  # its own type or a Stored token can
DUE: i64 = 1  # a unit of the Recipe being paid: it is the next
PAID: i64 = 2


def show_derived(s: Kitchen, seat: i64, to: Sight) -> None:
    """Scores of all, and what the seat's own things allow."""
    settled = s.phase != SETTING
    to.data("scores", [int(score(s, s.cooks[i])) if settled else 0 for i in range(s.seats)])
    to.data("robot_score", scoring.robot_score(s) if s.solo else 0)
    to.data("aims", [aim(s, arm) for arm in range(len(s.arms))] if s.solo else [])
    to.data("program_runs", program_runs(s) if s.program >= 0 else [])
    to.data("bill", bill(s))
    to.data("prizes", [prize(s, code) for code in range(2 * TYPES)])
    own = settled and seat >= 0
    to.data("pips", [pips(s, s.cooks[seat], recipe) for recipe in s.display] if own else [])
    to.data("reserved_pips", reserved_pips(s, s.cooks[seat]) if own else [])
    to.data("covers", [awards.coverage(s, s.cooks[seat], type, DIRECT) for type in range(TYPES)] if own else [])
    to.data("benefit_has", benefit_has(s, s.cooks[seat]) if own and s.benefits else [])
    ask = s.question(seat) if seat >= 0 else None
    to.data("in_hand", in_hand(s, ask) if ask is not None else -1)
    to.data("spills", spills(s, ask) if ask is not None else [])
    to.data("at_bowl", at_bowl(s, ask) if ask is not None else [])


def score(s: Kitchen, cook: Cook) -> i64:
    """What a player would score now; how many Tools somebody has is open."""
    total: i64 = 0
    for part in scoring.parts(s, cook).values():
        total += part
    return total


def prize(s: Kitchen, code: i64) -> i64:
    """What the Award on top of a stack is worth on a shelf, -1 if there is none."""
    award = s.top_award(AWARD.one(code))
    if award < 0:
        return -1
    return s.tables.award_points[award] + (s.tables.top_bonus if AWARD.two(code) == TOP else 0)


def aim(s: Kitchen, arm: i64) -> i64:
    """The Bowl that an Arm would select where it points now."""
    active = s.arm
    s.arm = arm
    cell = robot.select(s, 0)
    s.arm = active
    return cell


def program_runs(s: Kitchen) -> list[i64]:
    """Whether Chef-o-Tron performs the two effects of its card: pink ones only in the hard game."""
    t = s.tables
    pink: list[i64] = [t.card_primary_pink[s.program], t.card_secondary_pink[s.program]]
    return [1 if s.hard or not each else 0 for each in pink]


# ---- Recipes


def pips(s: Kitchen, cook: Cook, recipe: i64) -> list[i64]:
    """For every unit of a Recipe, named types first and then the gray ones, whether it could be covered now."""
    if recipe < 0:
        return []
    need = s.tables.cost[recipe][:]
    types = paying.best_grays(s, cook, recipe)
    for i, kind in enumerate(types):
        need[kind] = s.tables.gray[recipe][i]
    uses = s.tables.chef_uses[cook.chef][cook.side]
    lack = max(paying.lack(s, cook, need, 0, uses), 0)
    wild = paying.shortage(cook, need, 0) - lack
    found: list[i64] = []
    for kind in range(BASICS):
        if s.tables.cost[recipe][kind] > 0:
            wild = add_pips(cook, need, kind, wild, found)
    for kind in types:
        wild = add_pips(cook, need, kind, wild, found)
    return found


def add_pips(cook: Cook, need: list[i64], kind: i64, wild: i64, found: list[i64]) -> i64:
    """The units of one type; how many Supers and favours are left for the next."""
    if need[kind] == 0:
        return wild
    gap = max(paying.missing(cook, need, 0, kind), 0)
    for unit in range(need[kind]):
        if unit < need[kind] - gap:
            found.append(OWN)
        elif wild > 0:
            found.append(WILD)
            wild -= 1
        else:
            found.append(MISSING)
    return wild


def reserved_pips(s: Kitchen, cook: Cook) -> list[i64]:
    """The same for the Reserved Recipe."""
    return pips(s, cook, cook.slots[cook.reserved]) if cook.reserved >= 0 else []


def bill(s: Kitchen) -> list[list[i64]]:
    """The units of the Recipe that is being paid: type (-1 while a gray one is not declared), and how it stands."""
    found: list[list[i64]] = []
    if s.dish < 0:
        return found
    due = paying.next_unit(s)
    cost = s.tables.cost[s.dish]
    for kind in range(BASICS):
        if cost[kind] > 0:
            add_units(s, found, kind, cost[kind], due)
    types = paying.declared_types(s)
    for i, count in enumerate(s.tables.gray[s.dish]):
        if i < len(types):
            add_units(s, found, types[i], count, due)
        else:
            found.extend([[-1, 0] for _ in range(count)])
    return found


def add_units(s: Kitchen, found: list[list[i64]], kind: i64, count: i64, due: i64) -> None:
    """The units of one type: paid ones first, then the next."""
    paid = count - s.need[kind]
    for unit in range(count):
        if unit < paid:
            found.append([kind, PAID])
        else:
            found.append([kind, DUE if kind == due and unit == paid else 0])


# ---- the Bench


def benefit_has(s: Kitchen, cook: Cook) -> list[i64]:
    """For the four Ingredients of the left and the middle Bench Benefit, whether the Bench holds them."""
    cards: list[i64] = [s.left, s.middle]
    if ending.shows(s, cook, cards):
        return [1, 1, 1, 1]
    found: list[i64] = []
    left = cook.total[:]
    for card in cards:
        for kind in s.tables.pair[card]:
            found.append(1 if left[kind] > 0 else 0)
            left[kind] = left[kind] - 1
    return found


# ---- questions


def in_hand(s: Kitchen, ask: Ask) -> i64:
    """The type of the Ingredient that is to be placed, or of the unit that is to be covered; -1 for none."""
    rule = ask.rule
    if rule == setup.placed_chef:
        return s.tables.chef_type[s.cooks[ask.seat].chef]
    if rule == setup.placed_super or rule == bench.gained_super:
        return SUPER
    if rule == bench.gained:
        return ask.a
    return paying.next_unit(s) if rule == paying.covered else -1


def at_bowl(s: Kitchen, ask: Ask) -> list[i64]:
    """The Bowl that is being taken from, and its type once it is emptied and flipped."""
    return [ask.a, other_side(s, ask.a)] if ask.rule == taking.took else []


def spills(s: Kitchen, ask: Ask) -> list[list[i64]]:
    """Where the Mess lands if the last Ingredient of the Bowl is taken: place (Bowls, then Leftover spaces), type."""
    found: list[list[i64]] = []
    if ask.rule != taking.took or s.load[ask.a] != 1:
        return found
    twin = s.copy()
    thrown = spill(twin, ask.a, s.face[ask.a])
    for cell in range(CELLS):
        for kind in range(KINDS):
            for _ in range(twin.bowl[cell * KINDS + kind] - s.bowl[cell * KINDS + kind]):
                found.append([cell, kind])
    for space in range(SPACES):
        if twin.spare[space] != s.spare[space]:
            found.append([CELLS + space, twin.spare[space]])
    for kind in thrown:  # the Forcefield's
        found.append([ask.a, kind])
    return found
