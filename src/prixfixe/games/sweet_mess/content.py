"""The content as the tables of numbers that rules read."""

from __future__ import annotations

from itertools import permutations
from pathlib import Path
from typing import Final

from prixfixe.games.sweet_mess.checks import check
from prixfixe.games.sweet_mess.effects import ICONS
from prixfixe.games.sweet_mess.rows import CHEF_EFFECTS, COMPASS, PRIMARY_RULES
from prixfixe.games.sweet_mess.sheets import Content
from prixfixe.games.sweet_mess.tables import BASICS, KINDS, TYPES, Tables
from prixfixe.kit.columns import Index, fill
from prixfixe.kit.content import Box

FOLDER: Final = Path(__file__).parent
COLUMNS: Final = {
    # constants
    "gold_limit": "constants.gold_limit",
    "hand_limit": "constants.tool_hand_limit",
    "bowl_capacity": "constants.bowl_capacity",
    "second_cost": "constants.second_action_cost_gold",
    "columns": "constants.display_columns",
    "end_awards": "constants.end_game_awards",
    "top_bonus": "constants.top_shelf_bonus_points",
    "goods_per_point": "constants.leftover_goods_per_point",
    "limit": "constants.bot_basic_limit",
    "limit_bananas": "constants.bot_basic_limit_bananas",
    "bot_bottom_points": "constants.bot_bottom_shelf_points",
    "stall_rounds": "constants.stall_guard_rounds",
    "extra_rounds": "constants.extra_rounds_after_times_up",
    "fill_min": "constants.setup_min_bowls_per_type",
    "fill_max": "constants.setup_max_bowls_per_type",
    "fill_super": "constants.setup_fill_super_bowl",
    "column_gold": "constants.display_column_gold",
    "reserve_cost": "constants.reserve_cost_tools",
    "units_per_super": "constants.chef_b_units_per_super",
    "icon_gold": "constants.gold_per_gold_icon",
    "mess_amount": "constants.mess_per_place",
    "failure_gold": "constants.bot_failure_gold",
    "bot_awards": "constants.bot_awards_per_turn",
    "benefits_per_turn": "constants.bench_benefits_per_turn",
    "start_gold": "player_setup.gold",
    "start_tools": "player_setup.tool_face_down",
    "bot_gold": "solo.bot_start_gold",
    # Ingredients, the grid
    "tokens": "ingredient.count",
    "neighbours": "grid_cell.neighbors",
    "joints": "grid_cell.leftover",
    "front": "bowl.side_a",
    "back": "bowl.side_b",
    "tile_side": "leftover_tile.side",
    "tile_spaces": "leftover_tile.spaces",
    "tile_icon": "leftover_tile.icon_space",
    "tile_effect": "leftover_tile.effect",
    "tile_amount": "leftover_tile.amount",
    # the Bench
    "capacity": "bench_group.capacity",
    "group_rule": "bench_group.rule",
    "differs": "bench_group.differs_from",
    "action_amount": "action.amount",
    "effect_amount": "effect.amount",
    # cards
    "level": "recipe.level",
    "type": "recipe.type",
    "points": "recipe.points",
    "gray": "recipe.gray",
    "bonus": "recipe.effects",
    "event_level": "event.level",
    "events": "event.effect",
    "event_amount": "event.amount",
    "event_types": "event.types",
    "tool_effects": "tool.effects",
    "tool_count": "tool.count",
    "chef_type": "chef.ingredient",
    "award_points": "award.points",
    "toque_gold": "toque.start_gold",
    "toque_effect": "toque.effect",
    "toque_amount": "toque.amount",
    # modules
    "pair": "bench_benefit.ingredients",
    "benefit": "bench_benefit.effect",
    "benefit_amount": "bench_benefit.amount",
    "joint_bowls": "hand_space.bowls",
    "joint_moves": "hand_space.moves",
    "start_joint": "hand_setup.start_space",
    # Chef-o-Tron
    "arm_side": "arm.side",
    "arm_step": "arm.direction",
    "arm_left": "arm.tie",
    "card_arm": "bot_card.arm",
    "card_move": "bot_card.move",
    "card_primary": "bot_card.primary",
    "card_primary_pink": "bot_card.primary_background",
    "card_secondary": "bot_card.secondary",
    "card_secondary_pink": "bot_card.secondary_background",
    "primary_amount": "bot_primary.amount",
    "secondary_level": "bot_secondary.level",
}


def build(c: Content) -> Tables:
    """The content as numbers."""
    t, index = Tables(), Index(c)
    fill(t, c, COLUMNS)
    constants(t, c)
    ingredients(t, c, index)
    grid(t, c, index)
    benches(t, c)
    recipes(t, c, index)
    chefs(t, c, index)
    t.joint_sides = [sorted(COMPASS.index(side) for side in row.leftover_tiles) for row in c.hand_space]
    t.primaries = [PRIMARY_RULES[row.id] for row in c.bot_primary]
    return t


def constants(t: Tables, c: Content) -> None:
    """Numbers that rules look up in lists."""
    n = c.constants
    t.icons = [n.bottom_shelf_icons, n.top_shelf_icons]
    t.gold_points = [n.bot_gold_points, n.bot_gold_points_nuts, n.bot_gold_points_extra_nuts]
    t.fill_amount = [0, 0, n.setup_fill_type_on_2_bowls, n.setup_fill_type_on_3_bowls]
    t.asides = [c.solo.set_aside_events_level_1, c.solo.set_aside_events_level_2]


def ingredients(t: Tables, c: Content, index: Index) -> None:
    """The circle, the order on Chef-o-Tron's Bench, Stored tokens by type."""
    t.follows = [index("ingredient", row.circle_next) for row in c.ingredient[:BASICS]]
    t.left_to_right = sorted(range(KINDS), key=lambda i: c.ingredient[i].bot_bench_position)
    stored = {index("ingredient", row.ingredient): row for row in c.stored}
    t.stored_tokens = [stored[i].count for i in range(BASICS)]
    t.stored_points = [stored[i].points for i in range(BASICS)]


def grid(t: Tables, c: Content, index: Index) -> None:
    """Corners clockwise, the Super Bowl, the tiles in use."""
    corners = [i for i, cell in enumerate(c.grid_cell) if cell.corner]
    top = [i for i in corners if c.grid_cell[i].row == 0]
    t.corners = top + [i for i in reversed(corners) if c.grid_cell[i].row > 0]
    t.super_bowl = len(c.bowl) - 1
    t.super_cells = [index("grid_cell", name) for name in c.bowl[-1].start_cells]
    usual = {row.side: i for i, row in enumerate(c.leftover_tile) if row.variant == "standard"}
    t.tile_at = [usual[side] for side in COMPASS]
    t.super_tile = len(c.leftover_tile) - 1


def benches(t: Tables, c: Content) -> None:
    """Boxes, slots, effects."""
    boxes = sorted(c.action_box, key=lambda row: row.position)
    actions = [row.id for row in c.action]
    t.boxes = [[actions.index(name) for name in row.actions] for row in boxes]
    t.start_box = [row.id for row in boxes].index(c.constants.start_box)
    slots = sorted(c.bench_slot, key=lambda row: row.number)
    names = {"none": -1, **{name: i for i, name in enumerate(ICONS)}}
    t.slot_effect = [names[row.effect] for row in slots]
    t.slot_amount = [row.amount for row in slots]
    t.effects = [icon.rule for icon in ICONS.values()]
    t.useful = [icon.useful for icon in ICONS.values()]
    t.robot_effects = [icon.robot for icon in ICONS.values()]


def recipes(t: Tables, c: Content, index: Index) -> None:
    """Costs by type, the amounts on Tools, Awards in stacks."""
    kinds = [row.id for row in c.ingredient[:BASICS]]
    t.cost = [[row.cost.get(name, 0) for name in kinds] for row in c.recipe]
    t.units = [sum(row.cost.values()) + sum(row.gray) for row in c.recipe]
    t.gray_ways = [gray_ways(costs, groups) for costs, groups in zip(t.cost, t.gray)]
    t.recipes = len(c.recipe)
    usual = t.effect_amount
    t.tool_amounts = [often(row.amounts, effects, usual) for row, effects in zip(c.tool, t.tool_effects)]
    t.bonus_amounts = [often(row.amounts, effects, usual) for row, effects in zip(c.recipe, t.bonus)]
    t.stacks = [[] for _ in range(TYPES)]
    for i in sorted(range(len(c.award)), key=lambda i: c.award[i].stack_position):
        t.stacks[index("recipe_type", c.award[i].type)].append(i)


def often(amounts: list[int], effects: list[int], usual: list[int]) -> list[int]:
    """How often each effect of a card works."""
    return amounts or [usual[effect] for effect in effects]


def gray_ways(cost: list[int], groups: list[int]) -> list[list[int]]:
    """SM-GRAY-2: the types that the gray groups of a Recipe may be of, each of another that is not named."""
    return [list(way) for way in permutations([kind for kind in range(BASICS) if not cost[kind]], len(groups))]


def chefs(t: Tables, c: Content, index: Index) -> None:
    """Both sides of each Chef."""
    sides = [(row.side_a, row.side_b) for row in c.chef]
    t.chef_effect = [[CHEF_EFFECTS[side.effect] for side in pair] for pair in sides]
    t.chef_with = [[index("ingredient", side.ingredient) for side in pair] for pair in sides]
    t.chef_uses = [[side.uses_per_recipe for side in pair] for pair in sides]


BOX: Final = Box(FOLDER, Content, check, build)
content = BOX.content
tables = BOX.tables
