"""Sections 10 and 11: preparing a Recipe of the display, Reserving one, preparing the Reserved one."""

from __future__ import annotations

from mypy_extensions import i64

from prixfixe.core.state import PASS
from prixfixe.games.sweet_mess.options import PLAY
from prixfixe.games.sweet_mess.paying import most_units, pay, payable
from prixfixe.games.sweet_mess.placing import place, take_card
from prixfixe.games.sweet_mess.state import Kitchen
from prixfixe.games.sweet_mess.tables import PREPARE, SLOTS
from prixfixe.games.sweet_mess.tools import add_tools, discard_tool, play_tool
from prixfixe.kit.lists import drop, has


def vacant_slots(s: Kitchen, seat: i64) -> list[i64]:
    """The free slots, lowest first."""
    slots = s.cooks[seat].slots
    found: list[i64] = []
    for slot in range(SLOTS):
        if slots[slot] < 0:
            found.append(slot)
    return found


def payables(s: Kitchen, seat: i64) -> list[i64]:
    """SM-PREP-1: the display spaces whose Recipe can be Prepared."""
    found: list[i64] = []
    cook = s.cooks[seat]
    if not s.vacant(seat):
        return found
    most = most_units(s, cook)
    for space, recipe in enumerate(s.display):
        if recipe >= 0 and s.tables.units[recipe] <= most and payable(s, cook, recipe):
            found.append(space)
    return found


def can_prepare(s: Kitchen, seat: i64) -> bool:
    """SM-RUL-70: a Recipe of the display can be Prepared."""
    cook = s.cooks[seat]
    if not s.vacant(seat):
        return False
    most = most_units(s, cook)
    return any(recipe >= 0 and s.tables.units[recipe] <= most and payable(s, cook, recipe) for recipe in s.display)


def prepare(s: Kitchen, seat: i64, amount: i64, forced: i64) -> None:
    """SM-ICO-9: Prepare a Recipe of the display."""
    spaces = payables(s, seat)
    if amount < 1 or not spaces:
        return
    if not forced:
        spaces.insert(0, PASS)
    s.ask(seat, spaces, prepared, amount)


def prepared(s: Kitchen, seat: i64, space: i64, amount: i64) -> None:
    """The Recipe is chosen."""
    if space != PASS:
        choose_slot(s, seat, space)
        if amount > 1:
            s.then(prepare, seat, amount - 1, 0)


def choose_slot(s: Kitchen, seat: i64, space: i64) -> None:
    """SM-PREP-1: a vacant slot for the Recipe."""
    begin_dish(s, s.display[space])
    s.ask(seat, vacant_slots(s, seat), slotted, space)


def begin_dish(s: Kitchen, recipe: i64) -> None:
    """The cost is laid out, nothing is covered yet."""
    s.dish = recipe
    s.need = s.tables.cost[recipe][:]
    s.gray_type = -1
    s.lent = 0
    s.favours = 0


def slotted(s: Kitchen, seat: i64, slot: i64, space: i64) -> None:
    """SM-PREP-2: the slot is chosen; now the cost."""
    pay(s, seat, space, slot)


# ---- the action (SM-ACT-8)


def prepare_action(s: Kitchen, seat: i64) -> None:
    """SM-ACT-8: one or two Recipes, one after the other."""
    spaces = payables(s, seat)
    spaces.insert(0, PASS)
    s.ask(seat, spaces, prepared_one, s.tables.action_amount[PREPARE])


def prepared_one(s: Kitchen, seat: i64, option: i64, amount: i64) -> None:
    """SM-RUL-19: after a Recipe, or a Tool between two, the next one is optional."""
    if option == PASS:
        return
    if PLAY.has(option):
        play_tool(s, seat, option)
        s.then(prepare_more, seat, amount)
    else:
        choose_slot(s, seat, option)
        if amount > 1:
            s.then(prepare_more, seat, amount - 1)


def prepare_more(s: Kitchen, seat: i64, amount: i64) -> None:
    """SM-RUL-13: the next Recipe, or a Tool first, or none."""
    s.ask(seat, more_options(s, seat), prepared_one, amount)


def more_options(s: Kitchen, seat: i64) -> list[i64]:
    """None, the Recipes, the Tools."""
    options: list[i64] = [PASS]
    options.extend(payables(s, seat))
    add_tools(s, seat, options)
    return options


# ---- step 2


def can_reserve(s: Kitchen, seat: i64) -> bool:
    """SM-RES-2: no Reserved Recipe yet, a Tool in hand, a vacant slot and a Recipe in the display."""
    cook = s.cooks[seat]
    if cook.reserved >= 0 or len(cook.hand) < s.tables.reserve_cost or not s.vacant(seat):
        return False
    return any(recipe >= 0 for recipe in s.display)


def can_unreserve(s: Kitchen, seat: i64) -> bool:
    """SM-RES-4: the Reserved Recipe can be paid."""
    cook = s.cooks[seat]
    return cook.reserved >= 0 and payable(s, cook, cook.slots[cook.reserved])


def reserve(s: Kitchen, seat: i64, left: i64) -> None:
    """SM-RES-2: discard a Tool from hand, then take any Recipe of the display."""
    if left > 0:
        s.ask(seat, tool_options(s, seat), reserve_paid, left)
    else:
        s.ask(seat, [space for space in range(len(s.display)) if s.display[space] >= 0], reserved)


def tool_options(s: Kitchen, seat: i64) -> list[i64]:
    """The different Tools in hand, oldest first."""
    found: list[i64] = []
    for tool in s.cooks[seat].hand:
        if not has(found, tool):
            found.append(tool)
    return found


def reserve_paid(s: Kitchen, seat: i64, tool: i64, left: i64) -> None:
    """The Tool is discarded without effect."""
    drop(s.cooks[seat].hand, tool)
    discard_tool(s, tool)
    reserve(s, seat, left - 1)


def reserved(s: Kitchen, seat: i64, space: i64) -> None:
    """SM-RUL-17: any vacant slot will do; the highest is the default."""
    slots = vacant_slots(s, seat)
    slots.reverse()
    s.ask(seat, slots, reserved_slot, space)


def reserved_slot(s: Kitchen, seat: i64, slot: i64, space: i64) -> None:
    """SM-RES-2: the card is placed with the Reserve token on it; no Ingredients are spent."""
    recipe = take_card(s, seat, space)
    s.cooks[seat].reserved = slot
    s.tell("reserved", seat, recipe, slot)
    place(s, seat, recipe, slot)


def prepare_reserved(s: Kitchen, seat: i64) -> None:
    """SM-RES-4: pay the cost of the Reserved Recipe; it stays in its slot."""
    cook = s.cooks[seat]
    begin_dish(s, cook.slots[cook.reserved])
    pay(s, seat, -1, cook.reserved)
