"""The content file as typed rows, checked, and as the tables of numbers that rules read."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Final, Sequence

import msgspec

from prixfixe.core.errors import BadContent
from prixfixe.core.state import Rule
from prixfixe.games.sweet_mess import events, solo
from prixfixe.games.sweet_mess.effects import EFFECTS, ICONS
from prixfixe.games.sweet_mess.options import MOST_TOOLS, RECIPE
from prixfixe.games.sweet_mess.tables import (
    ACTIONS,
    AS_ANY,
    AS_TWO,
    BASICS,
    CELLS,
    GROUPS,
    KINDS,
    NO_EFFECT,
    SIDES,
    SLOTS,
    TYPES,
    Tables,
)
from prixfixe.kit.rows import convert, load

FOLDER: Final = Path(__file__).parent

# ---- effects bound by name

EVENT_RULES: Final[dict[str, Rule]] = {
    "super_splash": events.super_splash,
    "each_player_draw_tool": events.tool_delivery,
    "mess_corners_no_flip": events.corner_chaos,
    "each_player_gain_gold": events.tip_jar,
    "fill_empty_bowls_own_type": events.restock,
    "each_player_advance": events.hot_oven,
    "each_player_may_store": events.pantry_day,
    "each_player_gain_super": events.secret_spice,
    "fill_empty_bowls_types": events.fill_types,
}
PRIMARY_RULES: Final[dict[str, Rule]] = {
    "bot_forcefield": solo.forcefield,
    "bot_pick_leftovers": solo.pick_leftovers,
    "bot_take_choice": solo.tax,
    "bot_take_super": solo.super_tax,
    "bot_store": solo.robot_store,
    "bot_gain_supers": solo.robot_supers,
}
CHEF_EFFECTS: Final = {"ingredient_as_any_basic": AS_ANY, "super_as_two": AS_TWO}
PLACES: Final = ["W0", "W1", "W2", "S0", "S1", "S2", "E0", "E1", "E2"]
COMPASS: Final = ["west", "south", "east"]
ONES: Final = (  # numbers that the rules themselves rely on
    ("constants", "leftover_space_capacity", 1),
    ("constants", "fudge_icons_per_wild", 2),
    ("constants", "max_reserved_recipes", 1),
    ("constants", "max_stored_per_type", 1),
    ("player_setup", "chef_ingredient", 1),
    ("player_setup", "super_ingredient", 1),
    ("player_setup", "chef_cards_dealt", 1),
    ("solo", "bot_start_ingredients", 0),
)


class Row(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What every printed thing has."""

    id: str
    name: str
    name_fr: str
    text: str
    source: str
    note: str = ""
    name_source: str = ""


class Ingredient(Row, frozen=True):
    """A type of Ingredient token."""

    kind: str
    color: str
    count: int
    bot_bench_position: int
    circle_position: int = -1
    circle_next: str = ""


class Stored(Row, frozen=True):
    """A type of Stored Ingredient token."""

    ingredient: str
    count: int
    points: int


class Cell(Row, frozen=True):
    """A place of the grid."""

    row: int
    col: int
    center: bool
    corner: bool
    neighbors: list[str]
    leftover: list[str]

    @property
    def place(self) -> str:
        """As a player calls it: A1 is the upper left."""
        return f"{'ABCD'[self.col]}{self.row + 1}"


class LeftoverTile(Row, frozen=True):
    """A Leftover tile."""

    side: str
    spaces: list[str]
    icon: str
    icon_space: str
    effect: str
    amount: int
    when: str
    variant: str


class Bowl(Row, frozen=True):
    """A two-sided Bowl tile."""

    side_a: str
    side_b: str
    start_side: str = ""
    start_cells: list[str] = []


class Group(Row, frozen=True):
    """A group of Bench spaces."""

    capacity: int
    rule: str
    differs_from: str = ""


class Action(Row, frozen=True):
    """An action of a box."""

    effect: str
    amount: int


class Box(Row, frozen=True):
    """An action box."""

    position: int
    actions: list[str]


class Slot(Row, frozen=True):
    """A slot below the Bench."""

    number: int
    position: int
    effect: str
    amount: int
    when: str


class Effect(Row, frozen=True):
    """An effect icon."""

    kind: str
    amount: int
    rule: str
    discard: str = ""
    discard_amount: int = 0


class Recipe(Row, frozen=True):
    """A Recipe card."""

    level: int
    type: str
    points: int
    cost: dict[str, int]
    gray: int
    size: int
    effect: str
    amount: int
    when: str
    name_it: str = ""


class Event(Row, frozen=True):
    """An Event card."""

    level: int
    effect: str
    amount: int
    when: str
    types: list[str] = []


class Tool(Row, frozen=True):
    """A Tool card."""

    count: int
    effects: list[str]
    when: str


class Side(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A side of a Chef card."""

    effect: str
    ingredient: str
    uses_per_recipe: int


class Chef(Row, frozen=True):
    """A Chef card."""

    ingredient: str
    side_a: Side
    side_b: Side


class Award(Row, frozen=True):
    """An Award token."""

    type: str
    points: int
    stack_position: int


class Toque(Row, frozen=True):
    """A box of the Toque tile."""

    position: int
    start_gold: int
    effect: str
    amount: int
    when: str


class Benefit(Row, frozen=True):
    """A Bench Benefit card."""

    ingredients: list[str]
    effect: str
    amount: int
    when: str


class Joint(Row, frozen=True):
    """A space of the Hand tokens."""

    start: bool
    bowls: list[str]
    leftover_tiles: list[str]
    moves: list[str]


class Arm(Row, frozen=True):
    """An Arm of Chef-o-Tron."""

    side: str
    direction: str
    tie: str


class Primary(Row, frozen=True):
    """A primary effect of Bot cards."""

    rule: str
    amount: int = 1


class Secondary(Row, frozen=True):
    """A secondary effect of Bot cards."""

    rule: str
    amount: int = 1
    level: int = 0


class BotCard(Row, frozen=True):
    """A Bot card."""

    arm: str
    move: int
    primary: str
    primary_background: str
    secondary: str
    secondary_background: str


class Variant(Row, frozen=True):
    """A variant, module or mode."""

    kind: str
    excludes: list[str]
    modes: list[str]
    implies: list[str]


class Content(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole file."""

    meta: dict[str, Any]
    constants: dict[str, int | str]
    components: dict[str, int]
    player_setup: dict[str, int | str]
    display: dict[str, Any]
    award_shelf: dict[str, Any]
    hand_setup: dict[str, int | str]
    solo: dict[str, Any]
    term: list[Row]
    ingredient: list[Ingredient]
    stored: list[Stored]
    grid_cell: list[Cell]
    leftover_tile: list[LeftoverTile]
    bowl: list[Bowl]
    bench_group: list[Group]
    action: list[Action]
    action_box: list[Box]
    bench_slot: list[Slot]
    effect: list[Effect]
    recipe: list[Recipe]
    recipe_type: list[Row]
    event: list[Event]
    tool: list[Tool]
    chef: list[Chef]
    award: list[Award]
    toque: list[Toque]
    bench_benefit: list[Benefit]
    hand_space: list[Joint]
    arm: list[Arm]
    bot_primary: list[Primary]
    bot_secondary: list[Secondary]
    bot_card: list[BotCard]
    variant: list[Variant]


@cache
def content(path: str) -> Content:
    """The printed rows, with those of another file if `path` names one."""
    rows = convert(load(FOLDER / "content.toml", path), Content, path or "content.toml")
    check_counts(rows)
    return rows


# ---- checks


def expect(true: bool, sentence: str) -> None:
    """Refuse a file with one clear sentence."""
    if not true:
        raise BadContent(sentence)


def check_counts(rows: Content) -> None:
    """The numbers of things that the rules rely on, and the component list."""
    for name, many in (("ingredient", KINDS), ("stored", BASICS), ("grid_cell", CELLS), ("bowl", CELLS)):
        expect(len(getattr(rows, name)) == many, f"{name}: there must be {many} rows, not {len(getattr(rows, name))}")
    for name, many in (("bench_group", GROUPS), ("bench_slot", SLOTS), ("recipe_type", TYPES), ("action_box", 3)):
        expect(len(getattr(rows, name)) == many, f"{name}: there must be {many} rows, not {len(getattr(rows, name))}")
    for table, key, value in ONES:
        found = getattr(rows, table)[key]
        expect(found == value, f"{table}.{key} is {found}; the rules know only {value}")
    counted = {
        "ingredient_token": sum(row.count for row in rows.ingredient),
        "stored_token": sum(row.count for row in rows.stored),
        "recipe_level_1": sum(row.level == 1 for row in rows.recipe),
        "recipe_level_2": sum(row.level == 2 for row in rows.recipe),
        "event_level_1": sum(row.level == 1 for row in rows.event),
        "event_level_2": sum(row.level == 2 for row in rows.event),
        "tool": sum(row.count for row in rows.tool),
        "chef": len(rows.chef),
        "award_token": len(rows.award),
        "bench_benefit": len(rows.bench_benefit),
        "bot_card": len(rows.bot_card),
        "leftover_tile": len(rows.leftover_tile),
    }
    for name, many in counted.items():
        said = rows.components[name]
        expect(said == many, f"components.{name} says {said}, but the file has {many}")
    expect(len(rows.tool) <= MOST_TOOLS, f"tool: at most {MOST_TOOLS} rows")
    expect(len(rows.chef) >= 4, "chef: four players need four Chefs")
    expect(len(rows.bench_benefit) >= 4, "bench_benefit: at least four cards are needed")
    check_rows(rows)


def check_rows(rows: Content) -> None:
    """What must agree inside the rows."""
    kinds = [row.kind for row in rows.ingredient]
    expect(kinds == ["basic"] * BASICS + ["super"], "ingredient: six basic types, then the Super")
    for row in rows.recipe:
        size = sum(row.cost.values()) + row.gray
        expect(size == row.size, f"recipe {row.id}: its cost has {size} Ingredients, its size is {row.size}")
        expect(row.level in (1, 2), f"recipe {row.id}: level {row.level} is neither 1 nor 2")
        free = BASICS - len(row.cost)
        expect(row.gray == 0 or free > 0, f"recipe {row.id}: no type is left for its gray group")
    for tool in rows.tool:
        expect(len(tool.effects) == 2, f"tool {tool.id}: two effects, not {len(tool.effects)}")
    for box in rows.action_box:
        expect(len(box.actions) == 2, f"action_box {box.id}: two actions, not {len(box.actions)}")
    for card in rows.bench_benefit:
        expect(len(card.ingredients) == 2, f"bench_benefit {card.id}: two Ingredients, not {len(card.ingredients)}")
    for effect in rows.effect:
        expect(effect.discard_amount in (0, 1), f"effect {effect.id}: it can discard one Ingredient at most")
    said = {"pick_ingredients": "pick_bowl_max", "pick_leftovers": "pick_leftovers_max"}
    said["prepare_recipes"] = "prepare_action_max_recipes"
    for action in rows.action:
        if action.id in said:
            most = rows.constants[said[action.id]]
            expect(
                action.amount == most, f"action {action.id} has amount {action.amount}, but {said[action.id]} is {most}"
            )
    expect(rows.display["columns"] == rows.constants["display_columns"], "display.columns is not display_columns")
    expect(2 * int(rows.display["columns"]) <= RECIPE.end, f"display: at most {RECIPE.end // 2} columns")
    expect(rows.solo["bot_deck"] == len(rows.bot_card), "solo.bot_deck is not the number of bot_card rows")


# ---- looking up


class Index:
    """The numbers of ids, with a clear sentence for an unknown one."""

    def __init__(self, what: str, ids: Sequence[str]) -> None:
        self.what = what
        self.ids = {name: i for i, name in enumerate(ids)}
        expect(len(self.ids) == len(ids), f"{what}: an id is there twice")

    def __call__(self, name: str, where: str) -> int:
        expect(name in self.ids, f"{where}: there is no {self.what} {name}; there are {', '.join(self.ids)}")
        return self.ids[name]

    def each(self, names: Sequence[str], where: str) -> list[int]:
        """Several at once."""
        return [self(name, where) for name in names]


def ids(rows: Sequence[Row]) -> list[str]:
    """The ids of a table."""
    return [row.id for row in rows]


def effect_number(name: str, where: str) -> int:
    """The number of an effect; "none" has none."""
    return NO_EFFECT if name == "none" else Index("effect", EFFECTS)(name, where)


@cache
def tables(path: str) -> Tables:
    """The content as numbers."""
    rows = content(path)
    t = Tables()
    constants(t, rows)
    ingredients(t, rows)
    grid(t, rows)
    benches(t, rows)
    cards(t, rows)
    more_cards(t, rows)
    modules(t, rows)
    machine(t, rows)
    return t


def constants(t: Tables, rows: Content) -> None:
    """The single numbers."""
    c = {name: value for name, value in rows.constants.items() if isinstance(value, int)}
    t.gold_limit, t.hand_limit, t.bowl_capacity = c["gold_limit"], c["tool_hand_limit"], c["bowl_capacity"]
    t.second_cost, t.columns, t.end_awards = c["second_action_cost_gold"], c["display_columns"], c["end_game_awards"]
    t.top_bonus, t.icons = c["top_shelf_bonus_points"], [c["bottom_shelf_icons"], c["top_shelf_icons"]]
    t.goods_per_point = c["leftover_goods_per_point"]
    t.limit, t.limit_bananas = c["bot_basic_limit"], c["bot_basic_limit_bananas"]
    t.gold_points = [c["bot_gold_points"], c["bot_gold_points_nuts"], c["bot_gold_points_extra_nuts"]]
    t.bot_bottom_points, t.stall_rounds = c["bot_bottom_shelf_points"], c["stall_guard_rounds"]
    t.extra_rounds = c["extra_rounds_after_times_up"]
    t.fill_min, t.fill_max = c["setup_min_bowls_per_type"], c["setup_max_bowls_per_type"]
    t.fill_amount = [0, 0, c["setup_fill_type_on_2_bowls"], c["setup_fill_type_on_3_bowls"]]
    expect((t.fill_min, t.fill_max) == (2, 3), "constants: the set-up knows types on 2 or 3 Bowls only")
    t.fill_super, t.column_gold = c["setup_fill_super_bowl"], c["display_column_gold"]
    t.reserve_cost, t.units_per_super = c["reserve_cost_tools"], c["chef_b_units_per_super"]
    t.icon_gold, t.mess_amount = c["gold_per_gold_icon"], c["mess_per_place"]
    t.failure_gold, t.bot_awards = c["bot_failure_gold"], c["bot_awards_per_turn"]
    t.benefits_per_turn = c["bench_benefits_per_turn"]
    t.start_gold, t.start_tools = int(rows.player_setup["gold"]), int(rows.player_setup["tool_face_down"])
    t.asides = [rows.solo["set_aside_events_level_1"], rows.solo["set_aside_events_level_2"]]
    t.bot_gold = rows.solo["bot_start_gold"]
    expect(t.icon_gold > 0, "constants.gold_per_gold_icon must be at least 1")


def ingredients(t: Tables, rows: Content) -> None:
    """Tokens, the circle, the order on Chef-o-Tron's Bench."""
    kind = Index("ingredient", ids(rows.ingredient))
    t.tokens = [row.count for row in rows.ingredient]
    t.follows = [kind(row.circle_next, f"ingredient {row.id}") for row in rows.ingredient[:BASICS]]
    t.left_to_right = sorted(range(KINDS), key=lambda i: rows.ingredient[i].bot_bench_position)
    stored = {kind(row.ingredient, f"stored {row.id}"): row for row in rows.stored}
    expect(sorted(stored) == list(range(BASICS)), "stored: one row for each basic type")
    t.stored_tokens = [stored[i].count for i in range(BASICS)]
    t.stored_points = [stored[i].points for i in range(BASICS)]


def grid(t: Tables, rows: Content) -> None:
    """Cells, Leftover tiles and Bowls."""
    kind = Index("ingredient", ids(rows.ingredient))
    cell = Index("grid_cell", ids(rows.grid_cell))
    place = Index("Leftover space", PLACES)
    t.neighbours = [cell.each(row.neighbors, f"grid_cell {row.id}") for row in rows.grid_cell]
    t.joints = [place.each(row.leftover, f"grid_cell {row.id}") for row in rows.grid_cell]
    corners = [(row.row, row.col, i) for i, row in enumerate(rows.grid_cell) if row.corner]
    top = [i for row, col, i in sorted(corners) if row == 0]
    t.corners = top + [i for row, col, i in sorted(corners, reverse=True) if row > 0]
    t.front = [kind(row.side_a, f"bowl {row.id}") for row in rows.bowl]
    t.back = [kind(row.side_b, f"bowl {row.id}") for row in rows.bowl]
    special = [i for i, row in enumerate(rows.bowl) if row.start_cells]
    expect(len(special) == 1, "bowl: exactly one has start_cells, the Super Bowl")
    t.super_bowl = special[0]
    expect(t.front[t.super_bowl] == BASICS, "bowl: side_a of the Super Bowl is super")
    t.super_cells = cell.each(rows.bowl[t.super_bowl].start_cells, "bowl")
    side = Index("side", COMPASS)
    t.tile_side = [side(row.side, f"leftover_tile {row.id}") for row in rows.leftover_tile]
    t.tile_spaces = [place.each(row.spaces, f"leftover_tile {row.id}") for row in rows.leftover_tile]
    t.tile_icon = [place(row.icon_space, f"leftover_tile {row.id}") for row in rows.leftover_tile]
    t.tile_effect = [effect_number(row.effect, f"leftover_tile {row.id}") for row in rows.leftover_tile]
    t.tile_amount = [row.amount for row in rows.leftover_tile]
    usual = {t.tile_side[i]: i for i, row in enumerate(rows.leftover_tile) if row.variant == "standard"}
    expect(len(usual) == SIDES, "leftover_tile: one standard tile west, south and east")
    t.tile_at = [usual[i] for i in range(SIDES)]
    t.super_tile = Index("leftover_tile", ids(rows.leftover_tile))("leftover_super", "leftover_tile")


def benches(t: Tables, rows: Content) -> None:
    """Groups, boxes, slots, effects."""
    group = Index("bench_group", ids(rows.bench_group))
    rule = Index("bench rule", ["identical", "different"])
    t.capacity = [row.capacity for row in rows.bench_group]
    t.group_rule = [rule(row.rule, f"bench_group {row.id}") for row in rows.bench_group]
    t.differs = [group(row.differs_from, row.id) if row.differs_from else -1 for row in rows.bench_group]
    action = Index("action", ACTIONS)
    amounts = {action(row.id, "action"): row.amount for row in rows.action}
    expect(len(amounts) == len(ACTIONS), f"action: the actions are {', '.join(ACTIONS)}")
    t.action_amount = [amounts[i] for i in range(len(ACTIONS))]
    boxes = sorted(rows.action_box, key=lambda row: row.position)
    t.boxes = [action.each(row.actions, f"action_box {row.id}") for row in boxes]
    t.start_box = Index("action_box", ids(boxes))(str(rows.constants["start_box"]), "constants.start_box")
    slots = sorted(rows.bench_slot, key=lambda row: row.number)
    expect([row.number for row in slots] == list(range(SLOTS)), "bench_slot: the numbers are 0 to 3")
    t.slot_effect = [effect_number(row.effect, f"bench_slot {row.id}") for row in slots]
    t.slot_amount = [row.amount for row in slots]
    amount = {effect_number(row.id, "effect"): row.amount for row in rows.effect}
    expect(len(amount) == len(EFFECTS), f"effect: the effects are {', '.join(EFFECTS)}")
    t.effect_amount = [amount[i] for i in range(len(EFFECTS))]
    t.effects = [icon.rule for icon in ICONS.values()]
    t.useful = [icon.useful for icon in ICONS.values()]
    t.robot_effects = [icon.robot for icon in ICONS.values()]


def cards(t: Tables, rows: Content) -> None:
    """Recipes and Events."""
    kind = Index("basic ingredient", ids(rows.ingredient)[:BASICS])
    type = Index("recipe_type", ids(rows.recipe_type))
    t.level = [row.level for row in rows.recipe]
    t.type = [type(row.type, f"recipe {row.id}") for row in rows.recipe]
    t.points = [row.points for row in rows.recipe]
    t.cost = []
    for row in rows.recipe:
        cost = {kind(name, f"recipe {row.id}"): many for name, many in row.cost.items()}
        t.cost.append([cost.get(i, 0) for i in range(BASICS)])
    t.gray = [row.gray for row in rows.recipe]
    t.units = [row.size for row in rows.recipe]
    t.bonus = [effect_number(row.effect, f"recipe {row.id}") for row in rows.recipe]
    t.bonus_amount = [row.amount for row in rows.recipe]
    t.recipes = len(rows.recipe)
    known = Index("event effect", list(EVENT_RULES))
    t.event_level = [row.level for row in rows.event]
    t.events = [list(EVENT_RULES.values())[known(row.effect, f"event {row.id}")] for row in rows.event]
    t.event_amount = [row.amount for row in rows.event]
    t.event_types = [kind.each(row.types, f"event {row.id}") for row in rows.event]


def more_cards(t: Tables, rows: Content) -> None:
    """Tools, Chefs, Awards, Toque boxes."""
    kind = Index("basic ingredient", ids(rows.ingredient)[:BASICS])
    effect = Index("effect", EFFECTS)
    t.tool_effects = [effect.each(row.effects, f"tool {row.id}") for row in rows.tool]
    t.tool_count = [row.count for row in rows.tool]
    t.chef_type = [kind(row.ingredient, f"chef {row.id}") for row in rows.chef]
    t.chef_effect, t.chef_with, t.chef_uses = [], [], []
    for row in rows.chef:
        sides = [row.side_a, row.side_b]
        for side in sides:
            expect(side.effect in CHEF_EFFECTS, f"chef {row.id}: there is no effect {side.effect}")
        t.chef_effect.append([CHEF_EFFECTS[side.effect] for side in sides])
        t.chef_with.append([kind(side.ingredient, f"chef {row.id}") for side in sides])
        t.chef_uses.append([side.uses_per_recipe for side in sides])
    type = Index("recipe_type", ids(rows.recipe_type))
    t.award_points = [row.points for row in rows.award]
    t.stacks = [[] for _ in range(TYPES)]
    for i in sorted(range(len(rows.award)), key=lambda i: rows.award[i].stack_position):
        t.stacks[type(rows.award[i].type, f"award {rows.award[i].id}")].append(i)
    boxes = sorted(rows.toque, key=lambda row: row.position)
    expect(boxes == rows.toque, "toque: the boxes are listed by position")
    t.toque_gold = [row.start_gold for row in boxes]
    t.toque_effect = [effect_number(row.effect, f"toque {row.id}") for row in boxes]
    t.toque_amount = [row.amount for row in boxes]


def modules(t: Tables, rows: Content) -> None:
    """Bench Benefits and Hand tokens."""
    kind = Index("basic ingredient", ids(rows.ingredient)[:BASICS])
    t.pair = [kind.each(row.ingredients, f"bench_benefit {row.id}") for row in rows.bench_benefit]
    t.benefit = [effect_number(row.effect, f"bench_benefit {row.id}") for row in rows.bench_benefit]
    t.benefit_amount = [row.amount for row in rows.bench_benefit]
    joint = Index("hand_space", ids(rows.hand_space))
    cell = Index("grid_cell", ids(rows.grid_cell))
    side = Index("side", COMPASS)
    t.joint_bowls = [cell.each(row.bowls, f"hand_space {row.id}") for row in rows.hand_space]
    t.joint_sides = [sorted(side.each(row.leftover_tiles, f"hand_space {row.id}")) for row in rows.hand_space]
    t.joint_moves = [joint.each(row.moves, f"hand_space {row.id}") for row in rows.hand_space]
    t.start_joint = joint(str(rows.hand_setup["start_space"]), "hand_setup")
    for row in rows.hand_space:
        expect(len(row.moves) > 0, f"hand_space {row.id}: a token must be able to move")


def machine(t: Tables, rows: Content) -> None:
    """Chef-o-Tron."""
    arm = Index("arm", ids(rows.arm))
    primary = Index("bot_primary", ids(rows.bot_primary))
    secondary = Index("bot_secondary", ids(rows.bot_secondary))
    t.arm_side = [Index("side", COMPASS)(row.side, f"arm {row.id}") for row in rows.arm]
    t.arm_step = [(1, -1)[Index("direction", ["down", "up"])(row.direction, f"arm {row.id}")] for row in rows.arm]
    t.arm_left = [1 - Index("tie", ["leftmost", "rightmost"])(row.tie, f"arm {row.id}") for row in rows.arm]
    t.card_arm = [arm(row.arm, f"bot_card {row.id}") for row in rows.bot_card]
    t.card_move = [row.move for row in rows.bot_card]
    t.card_primary = [primary(row.primary, f"bot_card {row.id}") for row in rows.bot_card]
    t.card_secondary = [secondary(row.secondary, f"bot_card {row.id}") for row in rows.bot_card]
    colour = Index("background", ["white", "pink"])
    t.card_primary_pink = [colour(row.primary_background, f"bot_card {row.id}") for row in rows.bot_card]
    t.card_secondary_pink = [colour(row.secondary_background, f"bot_card {row.id}") for row in rows.bot_card]
    known = Index("bot effect", list(PRIMARY_RULES))
    t.primaries = [list(PRIMARY_RULES.values())[known(row.id, "bot_primary")] for row in rows.bot_primary]
    t.primary_amount = [row.amount for row in rows.bot_primary]
    t.secondary_level = [row.level for row in rows.bot_secondary]
