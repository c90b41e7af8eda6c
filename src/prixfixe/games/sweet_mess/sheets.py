"""The single tables of the content file, with the bounds of every number."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from prixfixe.games.sweet_mess import rows
from prixfixe.games.sweet_mess.rows import Amount, Many, Points, Times, Type
from prixfixe.kit.content import Label, Part, Row, Single, between, one_of, ref

COUNTED: Final = (  # what lies in the box
    "main_board", "leftover_tile", "bowl_tile", "ingredient_token", "toque_tile", "stored_token", "bench",
    "recipe_level_1", "recipe_level_2", "event_level_1", "event_level_2", "chef", "tool", "award_shelf",
    "award_token", "golden_token_1", "golden_token_5", "first_player_token", "scorepad", "reserve_token",
    "action_marker", "bench_benefit", "hand_token", "forcefield", "arm", "bot_card", "bot_bench",
)  # fmt: skip
Components = dict[Annotated[str, one_of(COUNTED)], Many]
One = Annotated[int, between(1, 1)]  # numbers that the rules themselves rely on
Two = Annotated[int, between(2, 2)]
Three = Annotated[int, between(3, 3)]
Nothing = Annotated[int, between(0, 0)]


class About(Single, frozen=True):
    """What the title is."""

    game: Literal["sweet-mess"]
    name: Label
    name_fr: Label
    short_name: Label
    rule_prefix: Label
    min_players: One
    max_players: Annotated[int, between(4, 4)]
    ages: Annotated[int, between(0, 99)]
    minutes: list[Many]
    currency: Label
    languages: list[Label]


class Constants(Part, frozen=True, kw_only=True):
    """The single numbers of the rules."""

    gold_limit: Annotated[int, between(1, 60)]
    tool_hand_limit: Times
    bowl_capacity: Annotated[int, between(1, 8)]
    leftover_space_capacity: One
    pick_bowl_max: Amount
    pick_leftovers_max: Amount
    second_action_cost_gold: Times
    prepare_action_max_recipes: Amount
    display_columns: Annotated[int, between(2, 8)]
    end_game_awards: Annotated[int, between(1, 6)]
    top_shelf_bonus_points: Points
    top_shelf_icons: Amount
    bottom_shelf_icons: Amount
    fudge_icons_per_wild: Two
    stored_points: Points
    leftover_goods_per_point: Annotated[int, between(1, 40)]
    bot_basic_limit: Times
    bot_basic_limit_bananas: Times
    bot_gold_points: Times
    bot_bottom_shelf_points: Points
    stall_guard_rounds: Annotated[int, between(1, 80)]
    start_box: Annotated[str, ref("action_box")]
    setup_min_bowls_per_type: Two
    setup_max_bowls_per_type: Three
    setup_fill_type_on_2_bowls: Times
    setup_fill_type_on_3_bowls: Times
    setup_fill_super_bowl: Times
    display_column_gold: Times
    reserve_cost_tools: Times
    max_reserved_recipes: One
    max_stored_per_type: One
    chef_b_units_per_super: Annotated[int, between(2, 4)]
    gold_per_gold_icon: Amount
    mess_per_place: Times
    hand_move_min: One
    hand_move_max: Two
    bench_benefits_per_turn: Times
    extra_rounds_after_times_up: Times
    bot_failure_gold: Times
    bot_awards_per_turn: Annotated[int, between(0, 6)]
    bot_gold_points_nuts: Times
    bot_gold_points_extra_nuts: Times


class PlayerSetup(Single, frozen=True):
    """What a player begins with."""

    bench: One
    reserve_token: One
    chef_cards_dealt: One
    chef_ingredient: One
    super_ingredient: One
    award_shelf: One
    action_marker: One
    tool_face_down: Annotated[int, between(0, 6)]
    gold: Times


class Rows(Part, frozen=True, kw_only=True):
    """The rows of the display."""

    bottom: One
    top: Two


class Display(Single, frozen=True):
    """The display of Recipes."""

    rows: Rows
    columns: Annotated[int, between(2, 8)]
    gold_icon_column: Annotated[int, between(2, 8)]
    slide: Literal["right"]


class AwardShelf(Single, frozen=True):
    """A player's shelves."""

    top_spaces: list[Type]
    bottom_spaces: Three
    display_order: list[Type]


class HandSetup(Single, frozen=True):
    """The Hand tokens."""

    start_space: Annotated[str, ref("hand_space")]
    tokens_per_player: One


class Solo(Single, frozen=True):
    """A game against Chef-o-Tron; its deck has as many cards as there are rows."""

    bot_first: bool
    bot_start_ingredients: Nothing
    bot_start_gold: Times
    bot_deck: Many
    set_aside_events_level_1: Annotated[int, between(0, 4)]
    set_aside_events_level_2: Annotated[int, between(0, 4)]
    max_rounds: Many


class Content(Part, frozen=True, kw_only=True):
    """The whole file."""

    meta: About
    constants: Constants
    components: Components
    player_setup: PlayerSetup
    display: Display
    award_shelf: AwardShelf
    hand_setup: HandSetup
    solo: Solo
    term: list[Row]
    ingredient: list[rows.Ingredient]
    stored: list[rows.Stored]
    grid_cell: list[rows.GridCell]
    leftover_tile: list[rows.LeftoverTile]
    bowl: list[rows.Bowl]
    bench_group: list[rows.Group]
    action: list[rows.Action]
    action_box: list[rows.ActionBox]
    bench_slot: list[rows.Slot]
    effect: list[rows.EffectIcon]
    recipe: list[rows.Recipe]
    recipe_type: list[Row]
    event: list[rows.Event]
    tool: list[rows.Tool]
    chef: list[rows.Chef]
    award: list[rows.Award]
    toque: list[rows.Toque]
    bench_benefit: list[rows.Benefit]
    hand_space: list[rows.Joint]
    arm: list[rows.Arm]
    bot_primary: list[rows.Primary]
    bot_secondary: list[rows.Secondary]
    bot_card: list[rows.BotCard]
    variant: list[rows.Variant]


def icons_of(content: Content, row: rows.Recipe | rows.Tool) -> list[tuple[str, int]]:
    """The icons of a card, each with how often it works."""
    usual = {effect.id: effect.amount for effect in content.effect}
    return list(zip(row.effects, row.amounts or [usual[effect] for effect in row.effects]))
