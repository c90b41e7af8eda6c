"""What the content file may hold: a record for each table, with the bounds of every number."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec

from prixfixe.core.state import Rule
from prixfixe.games.sweet_mess import events, solo
from prixfixe.games.sweet_mess.effects import EFFECTS
from prixfixe.games.sweet_mess.options import MOST_GRAY
from prixfixe.games.sweet_mess.tables import ACTIONS, AS_ANY, AS_TWO, DIFFERENT, EAST, IDENTICAL, NO_EFFECT, WEST
from prixfixe.kit.content import Label, Part, Row, between, one_of, ref

# ---- names that the rules know

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
MODES: Final = ("solo", "multi")

# ---- what several fields hold

Amount = Annotated[int, between(1, 9)]
Times = Annotated[int, between(0, 9)]  # 0 only where there is no effect
Points = Annotated[int, between(0, 40)]
Place = Annotated[int, between(0, 40)]
Many = Annotated[int, between(0, 400)]
Level = Annotated[int, between(1, 2)]
Effect = Annotated[str, one_of(EFFECTS)]
Bonus = Annotated[str, one_of({"none": NO_EFFECT, **{name: i for i, name in enumerate(EFFECTS)}})]
Kind = Annotated[str, ref("ingredient")]
Cell = Annotated[str, ref("grid_cell")]
Space = Annotated[str, one_of(PLACES)]
Side = Annotated[str, one_of(COMPASS)]
Type = Annotated[str, ref("recipe_type")]
Colour = Annotated[str, one_of(("white", "pink"))]


# ---- rows


class Ingredient(Row, frozen=True):
    """A type of Ingredient token."""

    kind: Literal["basic", "super"]
    count: Annotated[int, between(1, 60)]
    bot_bench_position: Place
    circle_next: Kind = ""


class Stored(Row, frozen=True):
    """A type of Stored Ingredient token."""

    ingredient: Kind
    count: Times
    points: Points


class GridCell(Row, frozen=True):
    """A place of the grid."""

    row: Annotated[int, between(0, 3)]
    col: Annotated[int, between(0, 3)]
    corner: bool
    neighbors: list[Cell]
    leftover: list[Space]

    @property
    def place(self) -> str:
        """As a player calls it: A1 is the upper left."""
        return f"{'ABCD'[self.col]}{self.row + 1}"


class LeftoverTile(Row, frozen=True):
    """A Leftover tile."""

    side: Side
    spaces: list[Space]
    icon: Literal["golden_token", "super"]
    icon_space: Space
    effect: Effect
    amount: Amount
    when: Literal["pick_leftovers_if_icon_uncovered"]
    variant: Literal["standard", "super_leftover"]


class Bowl(Row, frozen=True):
    """A two-sided Bowl tile."""

    side_a: Kind
    side_b: Kind
    start_side: Kind = ""
    start_cells: list[Cell] = []


class Group(Row, frozen=True):
    """A group of Bench spaces."""

    capacity: Annotated[int, between(2, 8)]
    rule: Annotated[str, one_of({"identical": IDENTICAL, "different": DIFFERENT})]
    differs_from: Annotated[str, ref("bench_group")] = ""


class Action(Row, frozen=True):
    """An action of a box."""

    effect: Annotated[str, one_of((*ACTIONS, "prepare"))]
    amount: Amount


class ActionBox(Row, frozen=True):
    """An action box."""

    position: Place
    actions: list[Annotated[str, ref("action")]]


class Slot(Row, frozen=True):
    """A slot below the Bench."""

    number: Annotated[int, between(0, 3)]
    position: Place
    effect: Bonus
    amount: Times
    when: Literal["on_place"]


class EffectIcon(Row, frozen=True):
    """An effect icon."""

    kind: Literal["bench", "award", "recipe", "card", "gold"]
    amount: Amount
    rule: Label
    discard: Literal["", "matching_or_super", "super", "any"] = ""


class Recipe(Row, frozen=True):
    """A Recipe card."""

    level: Level
    type: Type
    points: Points
    cost: dict[Kind, Amount]
    gray: Annotated[list[Amount], msgspec.Meta(max_length=MOST_GRAY)] = []  # groups of one other type each
    effects: Annotated[list[Effect], msgspec.Meta(max_length=3)] = []
    amounts: list[Amount] = []  # how often each effect works; none: as usual
    when: Literal["on_complete"] = "on_complete"


class Event(Row, frozen=True):
    """An Event card."""

    level: Level
    effect: Annotated[str, one_of(EVENT_RULES)]
    amount: Annotated[int, between(1, 4)]
    when: Literal["on_draw"]
    types: list[Kind] = []


class Tool(Row, frozen=True):
    """A Tool card."""

    count: Amount
    effects: list[Effect]
    when: Literal["own_turn"]
    amounts: list[Amount] = []  # how often each effect works; none: as usual


class ChefSide(Part, frozen=True):
    """A side of a Chef card."""

    effect: Annotated[str, one_of(CHEF_EFFECTS)]
    ingredient: Kind
    uses_per_recipe: Annotated[int, between(0, 5)]


class Chef(Row, frozen=True):
    """A Chef card."""

    ingredient: Kind
    side_a: ChefSide
    side_b: ChefSide


class Award(Row, frozen=True):
    """An Award token."""

    type: Type
    points: Points
    stack_position: Place


class Toque(Row, frozen=True):
    """A box of the Toque tile."""

    position: Place
    start_gold: Times
    effect: Effect
    amount: Amount
    when: Literal["on_bottom_shelf_award"]


class Benefit(Row, frozen=True):
    """A Bench Benefit card."""

    ingredients: list[Kind]
    effect: Effect
    amount: Amount
    when: Literal["end_of_turn_check"]


class Joint(Row, frozen=True):
    """A space of the Hand tokens."""

    start: bool
    bowls: list[Cell]
    leftover_tiles: list[Side]
    moves: list[Annotated[str, ref("hand_space")]]


class Arm(Row, frozen=True):
    """An Arm of Chef-o-Tron."""

    side: Annotated[str, one_of({"west": WEST, "east": EAST})]
    direction: Annotated[str, one_of({"down": 1, "up": -1})]
    tie: Annotated[str, one_of({"leftmost": 1, "rightmost": 0})]


class Primary(Row, frozen=True):
    """A primary effect of Bot cards."""

    rule: Label
    amount: Amount = 1


class Secondary(Row, frozen=True):
    """A secondary effect of Bot cards."""

    rule: Label
    amount: Annotated[int, between(1, 1)] = 1
    level: Annotated[int, between(0, 2)] = 0


class BotCard(Row, frozen=True):
    """A Bot card."""

    arm: Annotated[str, ref("arm")]
    move: Times
    primary: Annotated[str, ref("bot_primary")]
    primary_background: Colour
    secondary: Annotated[str, ref("bot_secondary")]
    secondary_background: Colour


class Variant(Row, frozen=True):
    """A variant, module or mode."""

    kind: Literal["variant", "module", "solo_difficulty", "a_la_mode"]
    excludes: list[Annotated[str, ref("variant")]]
    modes: list[Annotated[str, one_of(MODES)]]
    implies: list[Annotated[str, ref("variant")]]
