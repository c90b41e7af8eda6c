"""What a seat might expect to be able to do and cannot, with the reason and its rule."""

from __future__ import annotations

from typing import Callable, Final

from prixfixe.core.state import Ask, Rule
from prixfixe.games.sweet_mess import actions, awards, bench, paying, preparing, taking
from prixfixe.games.sweet_mess.bench import can_store, on_bench, placeable
from prixfixe.games.sweet_mess.options import AWARD, DIRECT, GOOD, PLAY, START
from prixfixe.games.sweet_mess.state import Cook, Kitchen
from prixfixe.games.sweet_mess.tables import (
    ADVANCE,
    BASICS,
    CELLS,
    DRAW,
    LEFTOVERS,
    PICK,
    SPACES,
    SUPER,
    TYPES,
)
from prixfixe.kit.words import Phrase

Refused = tuple[Phrase, Phrase, str]


def refusals(s: Kitchen, seat: int) -> list[Refused]:
    """What the seat's open question does not offer, and why."""
    ask = s.question(seat)
    return REFUSALS[ask.rule](s, ask) if ask is not None and ask.rule in REFUSALS else []


# ---- Recipes


def needs(s: Kitchen, recipe: int) -> list[list[int]]:
    """The cost of a Recipe by type, for all types that its gray groups may be of."""
    t = s.tables
    fills = [dict(zip(way, t.gray[recipe])) for way in t.gray_ways[recipe]]
    return [[t.cost[recipe][kind] + fill.get(kind, 0) for kind in range(BASICS)] for fill in fills]


def why_pay(s: Kitchen, cook: Cook, recipe: int) -> Phrase:
    """What is missing to pay a Recipe: the types, or their number where Supers or the Chef would help."""
    uses = s.tables.chef_uses[cook.chef][cook.side]
    need = min(needs(s, recipe), key=lambda need: paying.lack(s, cook, need, 0, uses))
    count = paying.lack(s, cook, need, 0, uses)
    short = [max(paying.missing(cook, need, 0, kind), 0) if need[kind] else 0 for kind in range(BASICS)]
    lacking = [(many, kind) for kind, many in enumerate(short) if many]
    if count != sum(short) or len(lacking) > 2:
        return ("why_pay", count)
    if len(lacking) == 1:
        return ("why_pay_1", *lacking[0])
    return ("why_pay_2", *lacking[0], *lacking[1])


def recipes(s: Kitchen, ask: Ask) -> list[Refused]:
    """Recipes of the display that cannot be paid, or have no slot."""
    cook = s.cooks[ask.seat]
    found: list[Refused] = []
    for space, recipe in enumerate(s.display):
        if recipe >= 0 and space not in ask.options:
            what = ("recipe", recipe, s.tables.level[recipe], s.tables.points[recipe])
            if not s.vacant(ask.seat):
                found.append((what, ("why_slot",), "SM-PREP-1"))
            else:
                found.append((what, why_pay(s, cook, recipe), "SM-PAY-2"))
    return found


# ---- menus


def face_down(s: Kitchen, ask: Ask) -> list[Refused]:
    """Tools that are not in hand yet, and Tools whose effects would do nothing."""
    cook = s.cooks[ask.seat]
    found: list[Refused] = [(("tool_option", tool), ("why_face_down",), "SM-TOOL-4") for tool in sorted(set(cook.down))]
    for tool in sorted(set(cook.hand)):
        for i in range(2):
            if PLAY.pair(tool, i) not in ask.options:
                what = ("play", tool, s.tables.tool_effects[tool][i])
                found.append((what, ("why_no_use",), "SM-TOOL-7"))
    return found


def no_action(s: Kitchen, seat: int, action: int) -> tuple[Phrase, str]:
    """Why an action would change nothing."""
    if action == PICK:
        return ("why_place",), "SM-BEN-7"
    if action == LEFTOVERS:
        return ("why_place",), "SM-BEN-7"
    if action == DRAW:
        return ("why_no_use",), "SM-TOOL-6"
    if action == ADVANCE:
        return ("why_no_use",), "SM-ACT-7"
    return (("why_no_use",) if s.vacant(seat) else ("why_slot",)), "SM-PREP-1"


def start(s: Kitchen, ask: Ask) -> list[Refused]:
    """The box under the marker, and actions that would change nothing."""
    found: list[Refused] = []
    for box, pair in enumerate(s.tables.boxes):
        for i in range(2):
            if START.pair(box, i) not in ask.options:
                what = ("act", box, pair[i])
                if box == s.cooks[ask.seat].marker:
                    found.append((what, ("why_same_box",), "SM-ACT-2"))
                else:
                    found.append((what, *no_action(s, ask.seat, pair[i])))
    return found + face_down(s, ask)


def second(s: Kitchen, ask: Ask) -> list[Refused]:
    """The other action of the box."""
    found: list[Refused] = []
    if actions.BUY not in ask.options:
        if s.cooks[ask.seat].gold < s.tables.second_cost:
            found.append((("no_second", ask.a), ("why_gold", s.tables.second_cost), "SM-ACT-3"))
        else:
            found.append((("no_second", ask.a), *no_action(s, ask.seat, ask.a)))
    return found + face_down(s, ask)


def step(s: Kitchen, ask: Ask) -> list[Refused]:
    """Reserving, and paying for the Reserved Recipe."""
    cook = s.cooks[ask.seat]
    found: list[Refused] = []
    if not ask.a and actions.RESERVE not in ask.options:
        if cook.reserved >= 0:
            found.append((("no_reserve",), ("why_reserved",), "SM-RES-2"))
            if actions.UNRESERVE not in ask.options:
                recipe = cook.slots[cook.reserved]
                found.append((("unreserve", recipe), why_pay(s, cook, recipe), "SM-RES-4"))
        elif len(cook.hand) < s.tables.reserve_cost:
            found.append((("no_reserve",), ("why_no_tool",), "SM-RES-2"))
        elif not s.vacant(ask.seat):
            found.append((("no_reserve",), ("why_slot",), "SM-RES-2"))
    return found + face_down(s, ask)


def more(s: Kitchen, ask: Ask) -> list[Refused]:
    """Recipes, and Tools between two of them."""
    return recipes(s, ask) + (face_down(s, ask) if any(PLAY.has(option) for option in ask.options) else [])


def claims(s: Kitchen, ask: Ask) -> list[Refused]:
    """Awards that cannot be claimed."""
    cook = s.cooks[ask.seat]
    found: list[Refused] = []
    for code in range(2 * TYPES):
        if code not in ask.options:
            what = ("no_award", AWARD.one(code), AWARD.two(code))
            lacking = s.tables.icons[AWARD.two(code)] - awards.coverage(s, cook, AWARD.one(code), DIRECT)
            if cook.awards[code] >= 0:
                found.append((what, ("why_shelf",), "SM-AWD-3" if AWARD.two(code) == 0 else "SM-AWD-4"))
            elif s.top_award(AWARD.one(code)) < 0:
                found.append((what, ("why_stack",), "SM-AWD-5"))
            else:
                found.append((what, ("why_icons", lacking), "SM-AWD-7"))
    return found + face_down(s, ask)


# ---- picks


def bowls(s: Kitchen, ask: Ask) -> list[Refused]:
    """Bowls that cannot be taken from."""
    cook = s.cooks[ask.seat]
    found: list[Refused] = []
    for cell in range(CELLS):
        if cell not in ask.options:
            what = ("bowl", cell, s.face[cell], s.load[cell])
            if cell == s.shield:
                found.append((what, ("why_shield",), "SM-BOT-7"))
            elif s.load[cell] == 0:
                found.append((what, ("why_empty",), "SM-PICK-1"))
            elif taking.can_take(s, cook, cell):
                rule = "SM-HAND-3" if ask.rule == taking.bowl_chosen else "SM-RUL-41"
                found.append((what, ("why_reach",) if rule == "SM-HAND-3" else ("why_no_use",), rule))
            else:
                found.append((what, ("why_place",), "SM-BEN-7"))
    return found


def in_bowl(s: Kitchen, ask: Ask) -> list[Refused]:
    """Ingredients of the Bowl that the Bench cannot hold."""
    cook = s.cooks[ask.seat]
    held = [kind for kind in range(SUPER + 1) if s.bowl[ask.a * (SUPER + 1) + kind]]
    return [(("kind", kind), ("why_full",), "SM-BEN-7") for kind in held if not placeable(s, cook, kind)]


def leftovers(s: Kitchen, ask: Ask) -> list[Refused]:
    """Leftovers that the Bench cannot hold."""
    cook = s.cooks[ask.seat]
    kinds = sorted({s.spare[space] for space in range(SPACES) if s.spare[space] >= 0})
    return [(("kind", kind), ("why_full",), "SM-BEN-7") for kind in kinds if not placeable(s, cook, kind)]


def gains(s: Kitchen, ask: Ask) -> list[Refused]:
    """Types that cannot be gained."""
    found: list[Refused] = []
    for kind in range(BASICS):
        if kind not in ask.options:
            if s.supply[kind] == 0:
                found.append((("kind", kind), ("why_supply",), "SM-GEN-3"))
            else:
                found.append((("kind", kind), ("why_full",), "SM-BEN-7"))
    return found


def stores(s: Kitchen, ask: Ask) -> list[Refused]:
    """Ingredients of the Bench that are already Stored."""
    cook = s.cooks[ask.seat]
    kinds = sorted({GOOD.one(code) for code in on_bench(cook)})
    return [(("kind", kind), ("why_not_stored",), "SM-STO-2") for kind in kinds if not can_store(s, cook, kind)]


REFUSALS: Final[dict[Rule, Callable[[Kitchen, Ask], list[Refused]]]] = {
    actions.started: start,
    actions.second_chosen: second,
    actions.stepped: step,
    preparing.prepared_one: more,
    preparing.prepared: recipes,
    awards.claimed: claims,
    taking.bowl_chosen: bowls,
    taking.pinched: bowls,
    taking.took: in_bowl,
    taking.crumbed: leftovers,
    bench.gained_kind: gains,
    bench.stored: stores,
}
