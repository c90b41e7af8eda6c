"""The tables of the content file: what each row may say."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from prixfixe.games.critter_kitchen import effects, rival, rumors, solo
from prixfixe.games.critter_kitchen.tables import BOSSES, CRITICS, FILLS, MEALS, MODES, MOMENTS, VALUES
from prixfixe.kit.content import Label, Part, Row, Single, between, one_of, ref

Few = Annotated[int, between(0, 9)]
Some = Annotated[int, between(1, 9)]
Stars = Annotated[int, between(0, 20)]
Number = Annotated[int, between(0, 99)]
Per = Annotated[int, between(1, 99)]
Many = Annotated[int, between(0, 999)]
Value = Annotated[int, between(1, VALUES)]
Factor = Annotated[int, between(0, 5)]
Day = Annotated[int, between(1, 3)]
Round = Annotated[int, between(1, 12)]
Seconds = Annotated[int, between(1, 604_800)]
Once = Annotated[int, between(1, 1)]
Type = Annotated[str, ref("ingredients")]
Place = Annotated[str, ref("locations")]
Chef = Annotated[str, ref("chefs")]
Conditions = list[Annotated[str, one_of(rival.CONDITIONS)]]


class ComponentRow(Row, frozen=True):
    """A thing in the box."""

    count: Many


class CoinRow(Row, frozen=True):
    """A star token."""

    value: Per
    count: Many


class ChefRow(Row, frozen=True):
    """Mouse, lizard or boar."""

    capacity: Some
    queue: Some


class IngredientRow(Row, frozen=True):
    """A type of ingredient, with the values of its tokens; how many there are is counted."""

    course: Annotated[int, between(1, 7)]
    count: Number
    values: list[Value]


class SpiceRow(Row, frozen=True):
    """A kind of spice."""

    matches: list[Type]
    multiplier: Annotated[int, between(1, 5)]
    count: Stars


class RumorTokenRow(Row, frozen=True):
    """A kind of rumor token."""

    wild: bool
    count: Stars


class OtherTokenRow(Row, frozen=True):
    """A token outside the bag."""

    count: Number
    value: Few = 0


class RoundRow(Row, frozen=True):
    """A space of the round track."""

    round: Round
    day: Day
    reveals_challenge: bool
    hold: bool
    academy_offer: Annotated[str, one_of({"zous_chef": 1, "allspice_7th_round": 0})]
    end_event: Annotated[str, one_of(MEALS)]


class FridgeRow(Row, frozen=True):
    """A refrigeration limit."""

    day: Day
    limit: Number


class AwardRow(Row, frozen=True):
    """Stars of a challenge meal."""

    min_quality: Many
    stars: Stars
    presentable: bool


class Spaces(Part, frozen=True):
    """How many tokens a location gets, by number of players."""

    p1: Stars
    p2: Stars
    p3: Stars
    p4: Stars
    p5: Stars


class LocationRow(Row, frozen=True):
    """A location board."""

    number: Annotated[int, between(0, 5)]
    position: Literal["left_end", "row", "right_end_minus_1", "right_end"]
    spaces: Spaces
    fill: Annotated[str, one_of(FILLS)]
    bisque_spaces: Few
    endless_soup: bool
    leftovers_go_to: Place


class LocationCardRow(Row, frozen=True, kw_only=True):
    """A location card."""

    location: Place = ""
    copies_per_player: Once


class ChallengeRow(Row, frozen=True):
    """A challenge card."""

    requires: list[Type]


class CriticRow(Row, frozen=True):
    """A critic card."""

    effect: Annotated[str, one_of(CRITICS)]
    min_quality: Many = 0
    stars: Stars = 0
    condition: Literal["no_soup", ""] = ""
    amount: Stars = 0
    max_ingredients: Number = 0
    spice_each: Literal[True] = True
    per: Number = 0
    max: Number = 0
    max_per_course: Few = 0
    courses: list[Type] = []
    course: Type = ""
    multiplier: Factor = 0
    stacks: bool = False
    from_: Few = msgspec.field(default=0, name="from")
    to: Number = 0


class RumorRow(Row, frozen=True):
    """A rumor card."""

    effect: Annotated[str, one_of(rumors.EFFECTS)]
    when: Literal["final_score", "rumor_step"]
    advanced: bool
    mcdogald_stars: Stars
    course: Type = ""
    courses: list[Type] = []
    type: Type = ""
    metric: Annotated[str, one_of(rumors.METRICS)] = ""
    predicate: Annotated[str, one_of(rumors.PREDICATES)] = ""
    multiplier: Factor = 0
    min_printed: Few = 0
    min: Many = 0
    courses_needed: Annotated[int, between(0, 7)] = 0
    stars: Stars = 0
    amount: Stars = 0
    per: Per = 1
    max: Number = 0
    minus: Few = 0
    total: Many = 0


class ZousRow(Row, frozen=True):
    """A zous-chef card; its capacity chooses the deck by which McDogald's sends it."""

    capacity: Annotated[int, between(1, 3)]
    when: Annotated[str, one_of(MOMENTS)]
    effect: Annotated[str, one_of(effects.EFFECTS)]
    optional: bool
    solo: Annotated[str, one_of({"same": 0, "same_but_never_picks_that_soup": 0, "skip": 1})]
    amount: Few = 0
    draw: Few = 0
    keep: Annotated[int, between(0, 1)] = 0
    max: Few = 0
    capacity_rewarded: Few = 0
    types_needed: Annotated[int, between(0, 7)] = 0


class RestaurateurRow(Row, frozen=True):
    """A restaurateur card."""

    stars: Stars
    effect: Annotated[str, one_of(BOSSES)]
    optional: bool
    printed: Few = 0
    amount: Few = 0
    draw: Few = 0
    keep: Annotated[int, between(0, 1)] = 0
    rounds: list[Round] = []
    location: Place = ""
    queue: Few = 0
    value: Few = 0
    steps_back: Annotated[int, between(0, 4)] = 0
    starts_first: bool = False


class StepRow(Row, frozen=True):
    """Stars of a step of the critic meal."""

    step: Some
    stars: Stars


class TrackRow(Row, frozen=True):
    """A row of the score track."""

    first: Many
    last: Many
    stars: Number


class ScoreTrack(Row, frozen=True):
    """The score track; its rows say how long they are."""

    spaces: Annotated[int, between(10, 400)]
    stars_on_passing_end: Number
    rows: Per


class PriorityTrack(Row, frozen=True):
    """The priority track."""

    front: Literal["right"]


class Solo(Row, frozen=True):
    """The numbers of the solo mode."""

    setup_as_player_count: Annotated[int, between(1, 5)]
    high_value_min: Value
    seven_value: Value
    manager_cards_per_round: Once
    tie_wins_for: Literal["mcdogald"]


class DayStarsRow(Row, frozen=True):
    """McDogald's stars for a rumor token."""

    day: Day
    stars: Stars


class ChoiceRow(Row, frozen=True):
    """A Critic's Choice card."""

    critic: Annotated[str, ref("critics")]
    starting_stars: Stars
    day_1: Conditions
    day_2: Conditions
    day_3: Conditions
    tie_order: list[Type]


class OrderRow(Row, frozen=True):
    """A card that sends a chef of McDogald's."""

    mode: Annotated[str, one_of(MODES)] = ""
    arrow: Annotated[str, one_of(("right", "left"))] = "right"
    metric: Annotated[str, one_of(solo.METRICS)] = ""
    location: Place = ""
    rival: Chef = ""
    avoid_rivals: bool = False


class ChefCardRow(OrderRow, frozen=True, kw_only=True):
    """A card of a chef deck."""

    deck: Chef
    capacity: Some


class ManagerRow(OrderRow, frozen=True, kw_only=True):
    """A manager card."""

    effect: Annotated[str, one_of(solo.MANAGER_EFFECTS)]
    chef: Chef = ""
    amount: Few = 0


class Clocks(Single, frozen=True):
    """Seconds for live play."""

    restaurateur: Seconds
    planning: Seconds
    pick: Seconds
    ability: Seconds
    challenge_plates: Seconds
    refrigeration: Seconds
    critic_plate: Seconds
    asynchronous_decision: Seconds


class Defaults(Part, frozen=True):
    """What a table chooses before a match; told, not read."""

    restaurateurs: Literal[False]
    advanced_rumors: Literal[True]
    critic: Literal["random"]
    first_game: Literal[False]
    solo: Literal[False]


class GameRow(Row, frozen=True):
    """Counts of the whole game; what other rules build on has one value only."""

    town: Label
    town_fr: Label
    min_players: Once
    max_players: Annotated[int, between(5, 5)]
    rounds: Round
    days: Day
    starting_soup: Stars
    consolation_soup: Few
    most_soup_min_value: Number
    chefs_per_player: Annotated[int, between(3, 3)]
    rumor_spaces_per_player: Annotated[int, between(3, 3)]
    hold_covers: Once
    challenge_plates_per_player: Annotated[int, between(3, 3)]
    challenges_in_play: Annotated[int, between(6, 6)]
    rumors_in_play: Annotated[int, between(3, 3)]
    critics_in_play: Once
    restaurateurs_dealt: Annotated[int, between(1, 6)]
    restaurateurs_kept: Once
    options: Defaults
    clocks: Clocks


class Content(Part, frozen=True, kw_only=True):
    """All tables of the file."""

    game: GameRow
    components: list[ComponentRow]
    star_denominations: list[CoinRow]
    player_colors: list[Row]
    chefs: list[ChefRow]
    ingredients: list[IngredientRow]
    spices: list[SpiceRow]
    rumor_tokens: list[RumorTokenRow]
    other_tokens: list[OtherTokenRow]
    round_track: list[RoundRow]
    refrigeration: list[FridgeRow]
    challenge_awards: list[AwardRow]
    locations: list[LocationRow]
    location_cards: list[LocationCardRow]
    challenges: list[ChallengeRow]
    critics: list[CriticRow]
    rumors: list[RumorRow]
    zous_chefs: list[ZousRow]
    restaurateurs: list[RestaurateurRow]
    critic_meal_awards: list[StepRow]
    score_track: ScoreTrack
    score_track_rows: list[TrackRow]
    priority_track: PriorityTrack
    solo: Solo
    mcdogald_rumor_token_stars: list[DayStarsRow]
    critics_choice: list[ChoiceRow]
    mcdogald_chef_cards: list[ChefCardRow]
    manager_cards: list[ManagerRow]
