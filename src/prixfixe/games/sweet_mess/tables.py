"""Tables: the printed game as numbers, made once by `content` and read by every rule."""

from __future__ import annotations

from typing import Callable, Final

from mypy_extensions import i64

from prixfixe.core.state import Rule

# ---- Ingredient types: the six basic ones in circle order, then the Super

BASICS: Final[i64] = 6
SUPER: Final = 6
KINDS: Final[i64] = 7

# ---- Bench groups, in listing order

GROUPS: Final[i64] = 4
A: Final = 0
B: Final = 1
C1: Final = 2
C2: Final = 3
IDENTICAL: Final = 0
DIFFERENT: Final = 1

# ---- places

CELLS: Final[i64] = 16
SIDE: Final = 4  # cells in a row of the grid
SPACES: Final[i64] = 9  # Leftover spaces: west, south, east, three each
WEST: Final = 0
SOUTH: Final = 1
EAST: Final = 2
SIDES: Final[i64] = 3
SLOTS: Final[i64] = 4

# ---- actions

PICK: Final = 0
DRAW: Final = 1
ADVANCE: Final = 2
LEFTOVERS: Final = 3
PREPARE: Final = 4
ACTIONS: Final = ("pick_ingredients", "draw_tool", "advance", "pick_leftovers", "prepare_recipes")

# ---- effects that rules name, by their number

NO_EFFECT: Final = -1
GOLD_ICON: Final = 2
STORE: Final = 3
GAIN_SUPER: Final = 4
MOVE_ON: Final = 10
DRAW_TOOL: Final = 11
GAIN_GOLD: Final = 12

# ---- Chef sides

AS_ANY: Final = 0  # one Ingredient of the Chef's type covers a unit of another type
AS_TWO: Final = 1  # one Super covers two units of the Chef's type

# ---- Awards

TYPES: Final[i64] = 3
BOTTOM: Final = 0
TOP: Final = 1


Test = Callable[..., bool]


class Tables:
    """Every number of the content file that a rule needs."""

    # constants
    gold_limit: i64
    hand_limit: i64
    bowl_capacity: i64
    second_cost: i64
    columns: i64
    end_awards: i64
    top_bonus: i64
    icons: list[i64]  # by shelf
    goods_per_point: i64
    limit: i64
    limit_bananas: i64
    gold_points: list[i64]  # plain, Nuts, Extra Nuts
    bot_bottom_points: i64
    stall_rounds: i64
    extra_rounds: i64
    fill_min: i64
    fill_max: i64
    fill_amount: list[i64]  # Ingredients on a Bowl whose type shows on so many Bowls
    fill_super: i64
    column_gold: i64
    reserve_cost: i64
    units_per_super: i64
    icon_gold: i64
    mess_amount: i64
    failure_gold: i64
    bot_awards: i64
    benefits_per_turn: i64
    start_gold: i64
    start_tools: i64
    asides: list[i64]  # Events set aside in a solo game, by level
    bot_gold: i64

    # Ingredients
    tokens: list[i64]
    follows: list[i64]  # the type used when this one is missing
    left_to_right: list[i64]  # types on Chef-o-Tron's Bench
    stored_tokens: list[i64]
    stored_points: list[i64]

    # the grid
    neighbours: list[list[i64]]
    joints: list[list[i64]]  # Leftover spaces of a cell, in fill order
    corners: list[i64]  # clockwise from the upper left
    front: list[i64]  # the sides of each Bowl tile
    back: list[i64]
    super_bowl: i64
    super_cells: list[i64]
    tile_side: list[i64]
    tile_spaces: list[list[i64]]
    tile_icon: list[i64]
    tile_effect: list[i64]
    tile_amount: list[i64]
    tile_at: list[i64]  # the standard tile of each side
    super_tile: i64

    # the Bench
    capacity: list[i64]
    group_rule: list[i64]
    differs: list[i64]
    boxes: list[list[i64]]  # the actions of each box
    start_box: i64
    action_amount: list[i64]
    slot_effect: list[i64]
    slot_amount: list[i64]

    # cards
    effect_amount: list[i64]
    effects: list[Rule]  # (s, seat, amount, forced)
    useful: list[Test]  # (s, seat): whether the effect can change something
    robot_effects: list[Test]  # (s, amount): whether it worked
    level: list[i64]
    type: list[i64]
    points: list[i64]
    cost: list[list[i64]]
    gray: list[list[i64]]  # the sizes of the gray groups
    gray_ways: list[list[list[i64]]]  # what types they may be of
    units: list[i64]
    bonus: list[list[i64]]
    bonus_amounts: list[list[i64]]
    recipes: i64  # cards from here on are Events
    event_level: list[i64]
    events: list[Rule]  # (s, seat, event)
    event_amount: list[i64]
    event_types: list[list[i64]]
    tool_effects: list[list[i64]]
    tool_amounts: list[list[i64]]
    tool_count: list[i64]
    chef_type: list[i64]
    chef_effect: list[list[i64]]
    chef_with: list[list[i64]]
    chef_uses: list[list[i64]]
    stacks: list[list[i64]]  # Award rows by type, highest first
    award_points: list[i64]
    toque_gold: list[i64]
    toque_effect: list[i64]
    toque_amount: list[i64]

    # modules
    pair: list[list[i64]]
    benefit: list[i64]
    benefit_amount: list[i64]
    joint_bowls: list[list[i64]]
    joint_sides: list[list[i64]]
    joint_moves: list[list[i64]]
    start_joint: i64

    # Chef-o-Tron
    arm_side: list[i64]
    arm_step: list[i64]
    arm_left: list[i64]  # ties are broken to the left
    card_arm: list[i64]
    card_move: list[i64]
    card_primary: list[i64]
    card_primary_pink: list[i64]
    card_secondary: list[i64]
    card_secondary_pink: list[i64]
    primaries: list[Rule]  # (s, amount)
    primary_amount: list[i64]
    secondary_level: list[i64]  # 0: an Event
