"""What must be so in the content beyond single fields: how many rows there are, and what agrees with what."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final, Sequence

from prixfixe.games.sweet_mess.options import MOST_BOXES, MOST_TOOLS
from prixfixe.games.sweet_mess.rows import COMPASS, Joint
from prixfixe.games.sweet_mess.sheets import Content
from prixfixe.games.sweet_mess.tables import ACTIONS, BASICS, SIDE
from prixfixe.kit import packs
from prixfixe.kit.problems import Report

SEATS: Final = 4  # the most players
FIXED: Final = (  # tables whose rows the rules and the board know by name; what stands in them may change
    "ingredient", "stored", "grid_cell", "leftover_tile", "bowl", "bench_group", "action", "bench_slot", "effect",
    "recipe_type", "hand_space", "arm", "bot_primary", "variant",
)  # fmt: skip
FEWEST: Final = {"chef": SEATS, "bench_benefit": SEATS, "award": 1, "toque": 1, "action_box": 2, "bot_card": 1}
MOST: Final = {"action_box": MOST_BOXES, "tool": MOST_TOOLS, "toque": 16, "bot_card": 60, "recipe": 200, "event": 40}
LUCK: Final = 64  # of the 2 ** 15 ways to lay the Bowls, so many must show each type on two or three


@cache
def printed() -> dict[str, list[str]]:
    """The ids of the rows that cannot be others."""
    data = packs.read(Path(__file__).with_name("content.toml"))
    return {table: [row["id"] for row in data[table]] for table in FIXED}


def check(c: Content, report: Report) -> None:
    """Everything that is wrong."""
    check_rows(c, report)
    if report.problems:
        return
    check_numbers(c, report)
    check_places(c, report)
    check_bowls(c, report)
    check_supply(c, report)
    check_cards(c, report)
    check_pairs(c, report)


def check_rows(c: Content, report: Report) -> None:
    """Which rows there must be, and how many there may be."""
    for table, ids in printed().items():
        found = [row.id for row in getattr(c, table)]
        listed = ", ".join(ids)
        report.expect(found == ids, table, "", "", "these_rows", listed=listed)
    for table, few in FEWEST.items():
        report.expect(len(getattr(c, table)) >= few, table, "", "", "least_rows", len(getattr(c, table)), few=few)
    for table, many in MOST.items():
        report.expect(len(getattr(c, table)) <= many, table, "", "", "most_rows", len(getattr(c, table)), many=many)


def check_numbers(c: Content, report: Report) -> None:
    """Numbers that stand in two places."""
    for name, action in (
        ("pick_bowl_max", "pick_ingredients"),
        ("pick_leftovers_max", "pick_leftovers"),
        ("prepare_action_max_recipes", "prepare_recipes"),
    ):
        amount, other = c.action[ACTIONS.index(action)].amount, getattr(c.constants, name)
        report.expect(amount == other, "action", action, "amount", "go_together", amount, name=name, other=other)
    columns = c.constants.display_columns
    report.expect(c.display.columns == columns, "display", "", "columns", "columns", c.display.columns, columns=columns)
    last = c.display.gold_icon_column
    report.expect(last == columns, "display", "", "gold_icon_column", "columns", last, columns=columns)
    gold = c.constants.gold_limit
    report.expect(c.player_setup.gold <= gold, "player_setup", "", "gold", "limit", c.player_setup.gold, gold=gold)
    check_shelf(c, report)
    report.expect(c.solo.bot_first, "solo", "", "bot_first", "bot_first", False)


def check_shelf(c: Content, report: Report) -> None:
    """Stored tokens and the places of Awards."""
    for stored in c.stored:
        low = c.constants.stored_points
        report.expect(stored.points >= low, "stored", stored.id, "points", "stored_least", stored.points)
    types = [row.id for row in c.recipe_type]
    for name in ("top_spaces", "display_order"):
        named = getattr(c.award_shelf, name)
        report.expect(sorted(named) == sorted(types), "award_shelf", "", name, "any_order", named, ids=", ".join(types))


# ---- places


def distinct(report: Report, table: str, row: str, field: str, names: Sequence[str], few: int = 0) -> None:
    """A list without anything twice, and with so many things at least."""
    report.expect(len(set(names)) == len(names) >= few, table, row, field, "each_once", list(names), few=few)


def check_places(c: Content, report: Report) -> None:
    """The grid, the Leftover tiles, the Hand tokens."""
    for i, cell in enumerate(c.grid_cell):
        found = (cell.row, cell.col)
        report.expect(
            found == (i // SIDE, i % SIDE),
            "grid_cell",
            cell.id,
            "row, col",
            "grid_place",
            found,
            row_number=i // SIDE,
            column=i % SIDE,
        )
        distinct(report, "grid_cell", cell.id, "neighbors", [*cell.neighbors, cell.id])
        distinct(report, "grid_cell", cell.id, "leftover", cell.leftover)
    check_tiles(c, report)
    for joint in c.hand_space:
        check_joint(c, report, joint)


def check_tiles(c: Content, report: Report) -> None:
    """Each Leftover tile lies on one side, with the three spaces there."""
    for tile in c.leftover_tile:
        spaces = [f"{tile.side[0].upper()}{i}" for i in range(3)]
        right, icon, listed = tile.spaces == spaces, tile.icon_space, ", ".join(spaces)
        report.expect(right, "leftover_tile", tile.id, "spaces", "its_spaces", tile.spaces, spaces=listed)
        report.expect(icon in spaces, "leftover_tile", tile.id, "icon_space", "its_spaces", icon, spaces=listed)
    usual = [tile.side for tile in c.leftover_tile if tile.variant == "standard"]
    report.expect(sorted(usual) == sorted(COMPASS), "leftover_tile", "", "variant", "one_tile_a_side", usual)
    other = c.leftover_tile[-1]
    right = (other.variant, other.side) == ("super_leftover", "south")
    report.expect(right, "leftover_tile", other.id, "side", "super_south", other.side)


def check_joint(c: Content, report: Report, joint: Joint) -> None:
    """A space of the Hand tokens."""
    distinct(report, "hand_space", joint.id, "moves", [*joint.moves, joint.id], 2)
    distinct(report, "hand_space", joint.id, "bowls", joint.bowls, 1)
    distinct(report, "hand_space", joint.id, "leftover_tiles", joint.leftover_tiles)
    start = c.hand_setup.start_space
    report.expect(
        joint.start == (joint.id == start), "hand_space", joint.id, "start", "start_space", joint.start, start=start
    )


# ---- Bowls and the supply


def basic(c: Content, report: Report, table: str, row: str, field: str, name: str) -> None:
    """An Ingredient that is not the Super."""
    ids = ", ".join(kind.id for kind in c.ingredient[:BASICS])
    report.expect(name != c.ingredient[BASICS].id, table, row, field, "one_of", name, ids=ids)


def check_bowls(c: Content, report: Report) -> None:
    """The Super Bowl is one of the sixteen; the others can show each basic type on two or three."""
    wild = c.ingredient[BASICS].id
    for i, bowl in enumerate(c.bowl):
        last = i == len(c.bowl) - 1
        report.expect((bowl.side_a == wild) == last, "bowl", bowl.id, "side_a", "super_only", bowl.side_a)
        report.expect(bowl.start_side == (wild if last else ""), "bowl", bowl.id, "start_side", "super_only", None)
        report.expect(bool(bowl.start_cells) == last, "bowl", bowl.id, "start_cells", "super_only", None)
        distinct(report, "bowl", bowl.id, "start_cells", bowl.start_cells)
        basic(c, report, "bowl", bowl.id, "side_b", bowl.side_b)
    if not report.problems:
        report.expect(ways(c) >= LUCK, "bowl", "", "side_a, side_b", "too_few_ways")


def ways(c: Content) -> int:
    """How many ways to lay fifteen Bowls show each basic type on two or three of them."""
    kinds = {row.id: i for i, row in enumerate(c.ingredient)}
    found = {(0,) * BASICS: 1}
    for bowl in c.bowl[:-1]:
        after: dict[tuple[int, ...], int] = {}
        for shown, count in found.items():
            for kind in (kinds[bowl.side_a], kinds[bowl.side_b]):
                more = tuple(many + (i == kind) for i, many in enumerate(shown))
                if more[kind] <= c.constants.setup_max_bowls_per_type:
                    after[more] = after.get(more, 0) + count
        found = after
    return sum(count for shown, count in found.items() if min(shown) >= c.constants.setup_min_bowls_per_type)


def check_supply(c: Content, report: Report) -> None:
    """Ingredients for the first Bowls and Benches; each basic type has a Stored token and a type that follows it."""
    n = c.constants
    first = max(2 * n.setup_fill_type_on_2_bowls, 3 * n.setup_fill_type_on_3_bowls)
    for i, row in enumerate(c.ingredient):
        chefs = SEATS if i == BASICS else min(SEATS, sum(chef.ingredient == row.id for chef in c.chef))
        least = (n.setup_fill_super_bowl if i == BASICS else first) + chefs
        report.expect(row.count >= least, "ingredient", row.id, "count", "setup_needs", row.count, least=least)
        right = "super" if i == BASICS else "basic"
        report.expect(row.kind == right, "ingredient", row.id, "kind", "six_then_super", row.kind)
        if i < BASICS:
            basic(c, report, "ingredient", row.id, "circle_next", row.circle_next or c.ingredient[BASICS].id)
    check_circle(c, report)
    for name in ("setup_fill_type_on_2_bowls", "setup_fill_type_on_3_bowls", "setup_fill_super_bowl"):
        report.expect(
            getattr(n, name) <= n.bowl_capacity,
            "constants",
            "",
            name,
            "bowl_holds",
            getattr(n, name),
            capacity=n.bowl_capacity,
        )


def check_circle(c: Content, report: Report) -> None:
    """Each basic type has one that follows it, and a Stored token."""
    circle = {row.id: row.circle_next for row in c.ingredient}
    at, seen = c.ingredient[0].id, []
    for _ in range(BASICS):
        seen.append(at)
        at = circle.get(at, "")
    report.expect(len(set(seen)) == BASICS, "ingredient", "", "circle_next", "one_circle")
    stored = [row.ingredient for row in c.stored]
    right_ids = sorted(row.id for row in c.ingredient[:BASICS])
    report.expect(sorted(stored) == right_ids, "stored", "", "ingredient", "row_each_type", stored)


# ---- cards


def check_cards(c: Content, report: Report) -> None:
    """Decks large enough for every table, and cards that can be paid, gained and played."""
    n = c.constants
    for level in (1, 2):
        recipes = sum(row.level == level for row in c.recipe)
        report.expect(
            recipes >= n.display_columns,
            "recipe",
            "",
            "level",
            "level_needs",
            recipes,
            level=level,
            least=n.display_columns,
        )
        aside = getattr(c.solo, f"set_aside_events_level_{level}")
        events = sum(row.level == level for row in c.event)
        report.expect(events >= aside, "event", "", "level", "level_needs", events, level=level, least=aside)
    check_deck(c, report)
    for event in c.event:
        distinct(report, "event", event.id, "types", event.types, int(event.effect == "fill_empty_bowls_types"))
        for name in event.types:
            basic(c, report, "event", event.id, "types", name)


def check_deck(c: Content, report: Report) -> None:
    """Recipes, slots and Tools."""
    dealt, tools = max(1, SEATS * c.player_setup.tool_face_down), sum(row.count for row in c.tool)
    report.expect(tools >= dealt, "tool", "", "count", "players_get", tools, dealt=dealt)
    for recipe in c.recipe:
        for name in recipe.cost:
            basic(c, report, "recipe", recipe.id, "cost", name)
        free = len(recipe.cost) + len(recipe.gray) <= BASICS
        report.expect(free, "recipe", recipe.id, "gray", "type_left", recipe.gray)
        fits = len(recipe.amounts) in (0, len(recipe.effects))
        report.expect(fits, "recipe", recipe.id, "amounts", "amount_each", recipe.amounts)
    for slot in c.bench_slot:
        fits = (slot.effect == "none") == (slot.amount == 0)
        report.expect(fits, "bench_slot", slot.id, "amount", "amount_of_effect", slot.amount)
    numbers = [slot.number for slot in c.bench_slot]
    report.expect(sorted(numbers) == [0, 1, 2, 3], "bench_slot", "", "number", "slot_numbers", numbers)


def check_pairs(c: Content, report: Report) -> None:
    """What comes in twos, Chefs, boxes in their order, Chef-o-Tron's steps."""
    for tool in c.tool:
        two(report, "tool", tool.id, "effects", tool.effects)
        report.expect(len(tool.amounts) in (0, 2), "tool", tool.id, "amounts", "none_or_each", tool.amounts)
    for box in c.action_box:
        two(report, "action_box", box.id, "actions", box.actions)
    for card in c.bench_benefit:
        report.expect(
            len(card.ingredients) == 2, "bench_benefit", card.id, "ingredients", "two_ingredients", card.ingredients
        )
        for name in card.ingredients:
            basic(c, report, "bench_benefit", card.id, "ingredients", name)
    check_rest(c, report)


def check_rest(c: Content, report: Report) -> None:
    """Chefs, the groups of the Bench, the order of the Toque."""
    for chef in c.chef:
        basic(c, report, "chef", chef.id, "ingredient", chef.ingredient)
        basic(c, report, "chef", chef.id, "side_a.ingredient", chef.side_a.ingredient)
        basic(c, report, "chef", chef.id, "side_b.ingredient", chef.side_b.ingredient)
    for group in c.bench_group:
        report.expect(group.differs_from != group.id, "bench_group", group.id, "differs_from", "other_group", group.id)
    order = [box.position for box in c.toque]
    report.expect(order == sorted(order), "toque", "", "position", "by_position", order)


def two(report: Report, table: str, row: str, field: str, names: Sequence[str]) -> None:
    """Two different things."""
    report.expect(len(names) == len(set(names)) == 2, table, row, field, "two_different", list(names))
