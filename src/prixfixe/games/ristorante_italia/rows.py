"""The tables of the content file: what each row may say."""

from __future__ import annotations

from typing import Annotated, Literal

from prixfixe.games.ristorante_italia.tables import EFFECTS, PHASES
from prixfixe.kit import content as kit
from prixfixe.kit.content import Label, Part, Source, between, one_of, ref

Few = Annotated[int, between(0, 9)]
Some = Annotated[int, between(1, 9)]
Number = Annotated[int, between(0, 99)]
Per = Annotated[int, between(1, 99)]
Many = Annotated[int, between(0, 999)]
Money = Annotated[int, between(0, 50)]
Points = Annotated[int, between(0, 20)]
Season = Annotated[int, between(1, 12)]
Course = Annotated[str, ref("course")]
ShopId = Annotated[str, ref("shop")]
Phase = Annotated[str, one_of(PHASES)]


class Row(kit.Row, frozen=True, kw_only=True):
    """What every row has."""

    name_it: Label = ""


class Numbers(Row, frozen=True, kw_only=True):
    """[game]; seasons and their phases are those of the calendar."""

    players_min: Annotated[int, between(2, 2)]
    players_max: Annotated[int, between(5, 5)]
    seasons: Season
    action_phases_per_season: Season
    actions_per_turn: Some


class Mode(Row, frozen=True, kw_only=True):
    """A way to play."""

    uses_bonus_board: bool


class Variant(Row, frozen=True, kw_only=True):
    """An optional rule."""

    effect: Literal["turn_order_reverse_rating", "action_buy_from_any_crate", "forbid_wine_purchase"]
    actions_cost: Few = 0
    season: Annotated[int, between(0, 12)] = 0


class Component(Row, frozen=True, kw_only=True):
    """Pieces in the box."""

    count: Many


class Setup(Row, frozen=True, kw_only=True):
    """What everybody starts with."""

    start_coins: Annotated[int, between(0, 999)]
    start_rating: Many
    printed_stars: Few
    start_hand: Annotated[int, between(0, 0)]
    draw_cards: Annotated[int, between(1, 8)]
    keep_cards: Annotated[int, between(1, 8)]
    stall_spaces: Annotated[int, between(1, 8)]


class Limits(Row, frozen=True, kw_only=True):
    """Spaces of the boards."""

    shelf_spaces: Annotated[int, between(1, 20)]
    menu_spaces_per_course: Annotated[int, between(1, 4)]
    wine_spaces: Annotated[int, between(1, 10)]
    bonus_spaces: Annotated[int, between(1, 8)]
    room_spaces: Some
    bonus_display: Annotated[int, between(0, 10)]


class PlayerCount(Row, frozen=True, kw_only=True):
    """Pieces that depend on the number of players; of a room of one's own there are all tokens."""

    players: Annotated[int, between(2, 5)]
    rooms_standard: Points
    rooms_luxury: Points
    rooms_super_luxury: Points
    cubes_in_pot: Number
    cookbooks: Points


class Square(Row, frozen=True, kw_only=True):
    """A square of the calendar."""

    square: Per
    season: Season
    phase: Phase


class RatingSquare(Row, frozen=True, kw_only=True):
    """A square of the rating track."""

    index: Number
    points: Many
    toques: Few


class CriticReward(Row, frozen=True, kw_only=True):
    """Steps for a place before the critic."""

    rank: Some
    steps: Few


class PhaseReward(Row, frozen=True, kw_only=True):
    """Spoons and stars for a place in another phase."""

    phase: Literal["guide", "economy", "contest"]
    rank: Some
    spoons: Few
    stars: Few


class VipBid(Row, frozen=True, kw_only=True):
    """How offers are paid."""

    minimum: Number
    winner_pays_divisor: Per
    loser_pays_divisor: Per
    rounding: Literal["down"]


class Celebrity(Row, frozen=True, kw_only=True):
    """A VIP."""

    season: Season
    stars: Few


class Award(Row, frozen=True, kw_only=True):
    """A token worth points."""

    tokens: Number
    kind: Literal["category", "speciality", ""] = ""
    symbol: Label = ""
    points: Points = 0
    spoons: Few = 0
    points_per_spoon: Points = 0


class CourseRow(Row, frozen=True, kw_only=True):
    """A course of the menu; its recipes are counted."""

    cards: Many
    menu_spaces: Annotated[int, between(1, 4)]


class Symbol(Row, frozen=True, kw_only=True):
    """A category or a speciality."""

    symbol: Label


class WineType(Row, frozen=True, kw_only=True):
    """A type of wine; its cards are counted."""

    cards: Many


class Shop(Row, frozen=True, kw_only=True):
    """A shop of the market."""

    stall_spaces: Annotated[int, between(1, 8)]
    colour: Label
    crate: Label = ""


class Ingredient(Row, frozen=True, kw_only=True):
    """A kind of token."""

    shop: ShopId
    cost: Money
    count: Money


class Recipe(Row, frozen=True, kw_only=True):
    """A recipe card."""

    course: Course
    categories: list[Annotated[str, ref("category")]]
    speciality: Annotated[str, ref("speciality")]
    ingredients: list[Annotated[str, ref("ingredient")]]
    toques: Few
    income: Money
    prestige: Money
    wine: Annotated[str, ref("wine_type")]


class Wine(Row, frozen=True, kw_only=True):
    """A wine card."""

    type: Annotated[str, ref("wine_type")]
    cost: Money
    income: Money
    prestige: Money


class Room(Row, frozen=True, kw_only=True):
    """A kind of room."""

    tokens: Points
    cost: Money
    income: Money
    prestige: Money
    from_season: Season
    source_numbers: Source = "own"


class Lesson(Row, frozen=True, kw_only=True):
    """The cooking course."""

    cost: Money
    steps: Some


class Touch(Row, frozen=True, kw_only=True):
    """The special touch."""

    cubes_total: Annotated[int, between(0, 40)]
    bonus_per_cube: Few
    phases: list[Literal["critic", "guide", "contest"]]


class Series(Row, frozen=True, kw_only=True):
    """A deck of bonus cards; its cards are counted."""

    series: Some
    seasons: list[Season]
    cards: Many


class Bonus(Row, frozen=True, kw_only=True):
    """A bonus card."""

    series: Some
    cost: Money
    icon: Literal["A", "1x", "standard"]
    effect: Annotated[str, one_of(EFFECTS)]
    amount: Money = 0
    shop: ShopId = ""
    symbol: Label = ""
    phases: list[Phase] = []
    when: Literal["on_take", "own_turn", "after_non_market_action", ""] = ""
    limit: Literal["once_per_action_phase", ""] = ""
    draw: Annotated[int, between(0, 10)] = 0
    keep: Annotated[int, between(0, 10)] = 0
    cost_per_use: Money = 0
    source_cost: Source = "own"
    source_icon: Source = "own"


class Coin(Row, frozen=True, kw_only=True):
    """A coin."""

    value: Per
    count: Many


class TieBreak(Row, frozen=True, kw_only=True):
    """A criterion that resolves ties."""

    rank: Some


class ScoreLine(Row, frozen=True, kw_only=True):
    """A line of the final scoring."""

    value: Points
    mode: Literal["all", "advanced"]


class Content(Part, frozen=True, kw_only=True):
    """All tables."""

    game: Numbers
    mode: list[Mode]
    variant: list[Variant]
    component: list[Component]
    setup: Setup
    limits: Limits
    player_count: list[PlayerCount]
    player_colour: list[Row]
    calendar: list[Square]
    rating_square: list[RatingSquare]
    critic_reward: list[CriticReward]
    phase_reward: list[PhaseReward]
    vip_bid: VipBid
    vip: list[Celebrity]
    award: list[Award]
    course: list[CourseRow]
    category: list[Symbol]
    speciality: list[Symbol]
    wine_type: list[WineType]
    shop: list[Shop]
    ingredient: list[Ingredient]
    recipe: list[Recipe]
    wine: list[Wine]
    room: list[Room]
    cooking_course: Lesson
    special_touch: Touch
    bonus_series: list[Series]
    bonus: list[Bonus]
    coin: list[Coin]
    tie_break: list[TieBreak]
    score_line: list[ScoreLine]
