"""Section 18.2: how Chef-o-Tron selects, takes, stores and pays. It never decides anything."""

from __future__ import annotations

from mypy_extensions import i64

from prixfixe.games.sweet_mess.advancing import complete
from prixfixe.games.sweet_mess.mess import make_a_mess
from prixfixe.games.sweet_mess.placing import take_card
from prixfixe.games.sweet_mess.state import ROBOT, Cook, Kitchen, gain_gold
from prixfixe.games.sweet_mess.tables import BASICS, EAST, KINDS, SIDE, SOUTH, SUPER, WEST
from prixfixe.games.sweet_mess.taking import icon_shows


def arm_order(s: Kitchen, items: list[i64]) -> list[i64]:
    """SM-BOT-23: from the left with the white claw, from the right with the blue scoop."""
    ordered = items[:]
    if not s.tables.arm_left[s.arm]:
        ordered.reverse()
    return ordered


def kinds(s: Kitchen) -> list[i64]:
    """The types on Chef-o-Tron's Bench in the order of the active Arm."""
    return arm_order(s, s.tables.left_to_right)


# ---- Bowls


def select(s: Kitchen, barred: i64) -> i64:
    """SM-BOT-3: the fullest Bowl of the Arm's row, the nearest of equals; never the Forcefield's."""
    best: i64 = -1
    row = s.arms[s.arm] * SIDE
    for cell in arm_order(s, [row, row + 1, row + 2, row + 3]):
        if cell != s.shield and not barred >> cell & 1 and (best < 0 or s.load[cell] > s.load[best]):
            best = cell
    return best


def scoop(s: Kitchen, cell: i64, amount: i64) -> i64:
    """SM-BOT-4: take Ingredients by type order, then the Mess if none is left; how many were taken."""
    cook = s.cooks[ROBOT]
    count: i64 = 0
    for kind in kinds(s):
        while s.bowl[cell * KINDS + kind] > 0 and count < amount:
            s.bowl[cell * KINDS + kind] = s.bowl[cell * KINDS + kind] - 1
            s.load[cell] = s.load[cell] - 1
            cook.put(kind, 0)
            count += 1
    if count > 0:
        s.tell("scooped", cell, count)
        if s.load[cell] == 0:
            make_a_mess(s, cell, 1)
    return count


def take_bowl(s: Kitchen, amount: i64) -> bool:
    """SM-RUL-52: some Ingredients of the selected Bowl of the active Arm's row."""
    cell = select(s, 0)
    return cell >= 0 and scoop(s, cell, amount) > 0


def take_two_bowls(s: Kitchen, amount: i64) -> bool:
    """SM-RUL-52: one Ingredient of the selected Bowl, then one of the next selected other one."""
    count: i64 = 0
    barred: i64 = 0
    for _ in range(amount):
        cell = select(s, barred)
        if cell >= 0:
            barred |= 1 << cell
            count += scoop(s, cell, 1)
    return count > 0


# ---- Leftovers


def on_tile(s: Kitchen, side: i64) -> i64:
    """Ingredients on a Leftover tile."""
    count: i64 = 0
    for space in s.tables.tile_spaces[s.rims[side]]:
        if s.spare[space] >= 0:
            count += 1
    return count


def choose_tile(s: Kitchen, icons: i64) -> i64:
    """SM-BOT-8: most Ingredients, then a showing icon, then the first clockwise from the active Arm."""
    sides: list[i64] = [WEST, EAST, SOUTH] if s.tables.arm_side[s.arm] == WEST else [EAST, SOUTH, WEST]
    best: i64 = -1
    most: i64 = -1
    for side in sides:
        rank = on_tile(s, side) * 2 + (1 if icons and icon_shows(s, side) else 0)
        if rank > most:
            best, most = side, rank
    return best


def crumb(s: Kitchen, side: i64, amount: i64) -> i64:
    """Take Leftovers of a tile, lowest space first with the white claw; how many."""
    count: i64 = 0
    for space in arm_order(s, s.tables.tile_spaces[s.rims[side]]):
        if s.spare[space] >= 0 and count < amount:
            s.cooks[ROBOT].put(s.spare[space], 0)
            s.spare[space] = -1
            count += 1
    if count > 0:
        s.tell("crumbed", side, count)
    return count


def take_leftovers(s: Kitchen, amount: i64) -> bool:
    """SM-RUL-52: some Ingredients of the fullest tile, icons ignored."""
    return crumb(s, choose_tile(s, 0), amount) > 0


# ---- gains


def gain_basic(s: Kitchen, amount: i64) -> bool:
    """SM-RUL-52: the leftmost or rightmost type in the supply, each time."""
    count: i64 = 0
    for _ in range(amount):
        kind = first_in_supply(s)
        if kind >= 0:
            receive(s, kind)
            count += 1
    return count > 0


def first_in_supply(s: Kitchen) -> i64:
    """The first available basic type in the order of the active Arm, -1 if there is none."""
    for kind in kinds(s):
        if kind != SUPER and s.supply[kind] > 0:
            return kind
    return -1


def receive(s: Kitchen, kind: i64) -> None:
    """One Ingredient from the supply to its Bench."""
    s.supply[kind] = s.supply[kind] - 1
    s.cooks[ROBOT].put(kind, 0)
    s.tell("received", kind)


def gain_super(s: Kitchen, amount: i64) -> bool:
    """SM-BOT-12: Supers from the supply, each missing one replaced by a basic type."""
    count: i64 = 0
    for _ in range(amount):
        kind = SUPER if s.supply[SUPER] > 0 else first_in_supply(s)
        if kind >= 0:
            receive(s, kind)
            count += 1
    return count > 0


def store(s: Kitchen, amount: i64) -> bool:
    """SM-BOT-11: discard the leftmost or rightmost basic type it can Store."""
    cook = s.cooks[ROBOT]
    count: i64 = 0
    for kind in kinds(s):
        if kind != SUPER and count < amount and cook.total[kind] > 0 and cook.stored[kind] == 0 and s.stores[kind] > 0:
            cook.remove(kind, 0)
            s.supply[kind] = s.supply[kind] + 1
            s.stores[kind] = s.stores[kind] - 1
            cook.stored[kind] = 1
            s.tell("stored", s.name(ROBOT), kind)
            count += 1
    return count > 0


def gold(s: Kitchen, amount: i64) -> bool:
    """Gold without a limit."""
    gain_gold(s, ROBOT, amount)
    return True


def tools(s: Kitchen, amount: i64) -> bool:
    """SM-BOT-13: a Tool is always gold."""
    gain_gold(s, ROBOT, amount * s.tables.failure_gold)
    return True


def cannot(s: Kitchen, amount: i64) -> bool:
    """It has no use for this."""
    return False


# ---- Preparing


def gap(cook: Cook, kind: i64, wanted: i64) -> i64:
    """The Supers needed for some units of a type, once its Stored token is used."""
    return max(wanted - cook.stored[kind] - cook.total[kind], 0)


def owed(s: Kitchen, recipe: i64, grays: list[i64]) -> list[i64]:
    """The cost of a Recipe by type, with its gray groups of these types."""
    need = s.tables.cost[recipe][:]
    for i, kind in enumerate(grays):
        need[kind] = s.tables.gray[recipe][i]
    return need


def supers_for(s: Kitchen, cook: Cook, recipe: i64, grays: list[i64]) -> i64:
    """SM-BOT-17: the Supers needed when every applicable Stored Ingredient is used."""
    count: i64 = 0
    need = owed(s, recipe, grays)
    for kind in range(BASICS):
        if need[kind] > 0:
            count += gap(cook, kind, need[kind])
    return count


def best_grays(s: Kitchen, recipe: i64) -> list[i64]:
    """SM-BOT-17: the types of gray groups with fewest Supers, then Stored tokens, then by the Arm."""
    cook = s.cooks[ROBOT]
    order = kinds(s)
    best: list[i64] = []
    least: i64 = 1 << 40
    for way in s.tables.gray_ways[recipe]:
        rank: i64 = 0
        places: i64 = 0
        for i, kind in enumerate(way):
            rank += gap(cook, kind, s.tables.gray[recipe][i]) * 2 - min(cook.stored[kind], 1)
            places = places * 8 + order.index(kind)
        if rank * 4096 + places < least:
            best, least = way, rank * 4096 + places
    return best


def can_pay(s: Kitchen, recipe: i64) -> bool:
    """SM-RUL-51: some gray type makes it possible."""
    cook = s.cooks[ROBOT]
    return supers_for(s, cook, recipe, best_grays(s, recipe)) <= cook.total[SUPER]


def choose_recipe(s: Kitchen, level: i64) -> i64:
    """SM-BOT-16: most VP among the payable Recipes of a level (0: any), then by column, then the top row; a space."""
    t = s.tables
    best: i64 = -1
    for column in arm_order(s, list(range(t.columns - 1, -1, -1))):  # spaces are counted from the right
        for space in (t.columns + column, column):
            recipe = s.display[space]
            if recipe < 0 or level not in (0, t.level[recipe]) or not can_pay(s, recipe):
                continue
            if best < 0 or t.points[recipe] > t.points[s.display[best]]:
                best = space
    return best


def spend(s: Kitchen, need: list[i64]) -> None:
    """SM-BOT-17: Stored first, then the type itself, then Supers; all spent go to the supply."""
    cook = s.cooks[ROBOT]
    for kind in range(BASICS):
        wanted = need[kind]
        if wanted > 0:
            wanted -= min(cook.stored[kind], 1)
        for _ in range(wanted):
            spent = kind if cook.total[kind] > 0 else SUPER
            cook.remove(spent, 0)
            s.supply[spent] = s.supply[spent] + 1


def bake(s: Kitchen, space: i64) -> bool:
    """SM-BOT-17, SM-BOT-18: pay, take the card and Complete it at once."""
    if space < 0:
        return False
    recipe = s.display[space]
    spend(s, owed(s, recipe, best_grays(s, recipe)))
    take_card(s, ROBOT, space)
    complete(s, ROBOT, recipe)
    return True


def prepare(s: Kitchen, amount: i64) -> bool:
    """SM-RUL-52: as a bonus, the best Recipe of both levels."""
    count: i64 = 0
    for _ in range(amount):
        if bake(s, choose_recipe(s, 0)):
            count += 1
    return count > 0
