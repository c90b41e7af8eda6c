"""The content file: read, checked, and turned into the numbers that the rules look up."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Iterable, Mapping, Sequence, TypeVar

import msgspec

from prixfixe.core.errors import BadContent
from prixfixe.games.critter_kitchen import effects, rival, rumors, solo
from prixfixe.games.critter_kitchen.tables import (
    AFTER_LAST_PICK,
    ALLSPICE,
    BEFORE_FIRST_PICK,
    BISQUE,
    CHALLENGE_MEALS,
    CRITIC_MEAL,
    NEVER,
    NO_MEAL,
    RUMOR,
    SEVENTH,
    SOUP,
    SPACES,
    SPICE,
    START_OF_LOCATION,
    START_OF_ROUND,
    TO_LOCATION,
    TO_RIVAL,
    TYPES,
    VALUES,
    WHEN_RESOLVED,
    WHERE_ANY,
    WHERE_MOST,
    WILD,
    ZOUS,
    Choice,
    Critic,
    Location,
    Manager,
    Order,
    Restaurateur,
    Rumor,
    Tables,
    Zous,
    ingredient,
)
from prixfixe.kit import rows

FOLDER = Path(__file__).parent
FILLS = {"never": NEVER, "start_of_round": START_OF_ROUND, "when_resolved": WHEN_RESOLVED}
MOMENTS = {
    "start_of_location": START_OF_LOCATION,
    "before_first_pick": BEFORE_FIRST_PICK,
    "after_last_pick": AFTER_LAST_PICK,
}
MEALS = {"none": NO_MEAL, "challenge_meals": CHALLENGE_MEALS, "critic_meal": CRITIC_MEAL}
MODES = {"location": TO_LOCATION, "rival": TO_RIVAL, "has": WHERE_ANY, "max": WHERE_MOST}
ARROWS = {"right": 0, "left": 1}
OFFERS = {"zous_chef": 1, "allspice_7th_round": 0}
SOLO = {"same": 0, "same_but_never_picks_that_soup": 0, "skip": 1}
PEOPLE_ONLY = {"swap_ingredient", "peek_rumor", "soup_to_bisque"}  # McDogald's has no storage and reads no rumors
NO_LIMIT = 999
T = TypeVar("T")


class Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What every row has."""

    id: str
    name: str
    name_fr: str
    source: str
    text: str = ""
    text_fr: str = ""
    note: str = ""


class ComponentRow(Row, frozen=True):
    """A thing in the box."""

    count: int


class CoinRow(Row, frozen=True):
    """A star token."""

    value: int
    count: int


class ChefRow(Row, frozen=True):
    """Mouse, lizard or boar."""

    capacity: int
    queue: int


class IngredientRow(Row, frozen=True):
    """A type of ingredient, with the values of its tokens."""

    course: int
    count: int
    values: list[int]


class SpiceRow(Row, frozen=True):
    """A kind of spice."""

    matches: list[str]
    multiplier: int
    count: int


class RumorTokenRow(Row, frozen=True):
    """A kind of rumor token."""

    slot: int
    wild: bool
    count: int


class OtherTokenRow(Row, frozen=True):
    """A token outside the bag."""

    count: int
    value: int = 0
    unlimited: bool = False
    acts_as: str = ""
    used: int = 0


class RoundRow(Row, frozen=True):
    """A space of the round track."""

    round: int
    day: int
    reveals_challenge: bool
    hold: bool
    academy_offer: str
    end_event: str


class FridgeRow(Row, frozen=True):
    """A refrigeration limit."""

    day: int
    limit: int
    counts: list[str]


class AwardRow(Row, frozen=True):
    """Stars of a challenge meal."""

    min_quality: int
    max_quality: int
    stars: int
    presentable: bool


class LocationRow(Row, frozen=True):
    """A location board."""

    number: int
    position: str
    spaces: dict[str, int]
    fill: str
    bisque_spaces: int
    endless_soup: bool
    leftovers_go_to: str


class LocationCardRow(Row, frozen=True):
    """A location card."""

    location: str
    copies_per_player: int


class ChallengeRow(Row, frozen=True):
    """A challenge card."""

    requires: list[str]


class CriticRow(Row, frozen=True):
    """A critic card."""

    effect: str
    affects: str
    bonus_symbol: bool
    min_quality: int = 0
    stars: int = 0
    condition: str = ""
    amount: int = 0
    max_ingredients: int = 0
    spice_each: bool = True
    per: int = 0
    max: int = 0
    max_per_course: int = 0
    courses: list[str] = []
    course: str = ""
    multiplier: int = 0
    from_: int = msgspec.field(default=0, name="from")
    to: int = 0


class RumorRow(Row, frozen=True):
    """A rumor card."""

    effect: str
    when: str
    advanced: bool
    mcdogald_stars: int
    course: str = ""
    courses: list[str] = []
    type: str = ""
    metric: str = ""
    predicate: str = ""
    multiplier: int = 0
    min_printed: int = 0
    min: int = 0
    courses_needed: int = 0
    stars: int = 0
    amount: int = 0
    per: int = 1
    max: int = 0
    minus: int = 0
    total: int = 0


class ZousRow(Row, frozen=True):
    """A zous-chef card."""

    capacity: int
    when: str
    effect: str
    optional: bool
    solo: str
    amount: int = 0
    draw: int = 0
    keep: int = 0
    max: int = 0
    capacity_rewarded: int = 0
    types_needed: int = 0


class RestaurateurRow(Row, frozen=True):
    """A restaurateur card."""

    stars: int
    effect: str
    optional: bool
    printed: int = 0
    amount: int = 0
    draw: int = 0
    keep: int = 0
    rounds: list[int] = []
    location: str = ""
    queue: int = 0
    value: int = 0
    steps_back: int = 0
    starts_first: bool = False


class StepRow(Row, frozen=True):
    """Stars of a step of the critic meal."""

    step: int
    stars: int


class TrackRow(Row, frozen=True):
    """A row of the score track."""

    first: int
    last: int
    stars: int


class ScoreTrack(Row, frozen=True):
    """The score track."""

    spaces: int
    stars_on_passing_end: int
    row_length: int
    rows: int


class PriorityTrack(Row, frozen=True):
    """The priority track."""

    front: str
    front_label: str
    back_label: str


class Solo(Row, frozen=True):
    """The numbers of the solo mode."""

    setup_as_player_count: int
    high_value_min: int
    seven_value: int
    manager_cards_per_round: int
    tie_wins_for: str


class DayStarsRow(Row, frozen=True):
    """McDogald's stars for a rumor token."""

    day: int
    stars: int


class ChoiceRow(Row, frozen=True):
    """A Critic's Choice card."""

    critic: str
    starting_stars: int
    day_1: list[str]
    day_2: list[str]
    day_3: list[str]
    tie_order: list[str]


class OrderRow(Row, frozen=True):
    """A card that sends a chef of McDogald's."""

    mode: str = ""
    arrow: str = "right"
    metric: str = ""
    location: str = ""
    rival: str = ""
    avoid_rivals: bool = False


class ChefCardRow(OrderRow, frozen=True, kw_only=True):
    """A card of a chef deck."""

    deck: str
    capacity: int


class ManagerRow(OrderRow, frozen=True, kw_only=True):
    """A manager card."""

    effect: str
    chef: str = ""
    amount: int = 0


class Clocks(msgspec.Struct, frozen=True):
    """Seconds for live play."""

    restaurateur: int
    planning: int
    pick: int
    ability: int
    challenge_plates: int
    refrigeration: int
    critic_plate: int


class GameRow(msgspec.Struct, frozen=True):
    """Counts of the whole game."""

    rounds: int
    starting_soup: int
    consolation_soup: int
    most_soup_min_value: int
    hold_covers: int
    challenges_in_play: int
    restaurateurs_dealt: int
    clocks: Clocks


class Content(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
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


@cache
def content(path: str = "") -> Content:
    """The printed rows, or those of another file merged into them."""
    return rows.convert(rows.load(FOLDER / "content.toml", path), Content, path or "content.toml")


@cache
def tables(path: str = "") -> Tables:
    """The numbers of a content file."""
    made = Builder(content(path), path or "content.toml")
    return made.tables()


class Builder:
    """Turns rows into numbers; whatever is wrong gets one clear sentence."""

    def __init__(self, c: Content, path: str) -> None:
        self.c = c
        self.path = path
        self.count("chefs", c.chefs, 3)
        self.count("ingredients", c.ingredients, TYPES)
        self.count("spices", c.spices, TYPES + 1)
        self.count("rumor_tokens", c.rumor_tokens, SPACES + 1)
        self.types = {row.id: i for i, row in enumerate(c.ingredients)}
        self.places = {row.id: i for i, row in enumerate(c.locations)}
        self.chefs = {row.id: i for i, row in enumerate(c.chefs)}

    # ---- complaints

    def bad(self, sentence: str) -> BadContent:
        """The exception for something wrong."""
        return BadContent(f"{self.path}: {sentence}")

    def count(self, table: str, found: Sequence[object], wanted: int) -> None:
        """A table that must have exactly so many rows."""
        if len(found) != wanted:
            raise self.bad(f"{table} needs exactly {wanted} rows, not {len(found)}")

    def enough(self, table: str, found: int, least: int) -> None:
        """A table that must have at least so many rows."""
        if found < least:
            raise self.bad(f"{table}: at least {least} are needed, not {found}")

    def pick(self, where: str, name: str, known: Mapping[str, T]) -> T:
        """A name that must be one of a closed list."""
        if name not in known:
            raise self.bad(f"{where}: there is no {name or 'empty name'}; there are {', '.join(sorted(known))}")
        return known[name]

    def at_least(self, where: str, name: str, number: int, least: int) -> int:
        """A number that must not be too small."""
        if number < least:
            raise self.bad(f"{where}: {name} must be at least {least}, not {number}")
        return number

    # ---- tables

    def tables(self) -> Tables:
        """All of them."""
        t = Tables()
        c = self.c
        t.starting_soup = c.game.starting_soup
        t.consolation = c.game.consolation_soup
        t.most_soup_least = c.game.most_soup_min_value
        t.dealt = c.game.restaurateurs_dealt
        t.challenges_in_play = c.game.challenges_in_play
        self.tokens(t)
        self.round_track(t)
        self.town(t)
        self.cards(t)
        self.score(t)
        self.chain(t)
        return t

    def tokens(self, t: Tables) -> None:
        """The bag and what lies beside it."""
        t.bag = []
        for kind, row in enumerate(self.c.ingredients):
            where = f"ingredients.{row.id}"
            if len(row.values) != row.count:
                raise self.bad(f"{where}: count is {row.count} but there are {len(row.values)} values")
            if not all(1 <= value <= VALUES for value in row.values):
                raise self.bad(f"{where}: values go from 1 to {VALUES}")
            t.bag += [ingredient(kind, value) for value in row.values]
        for i, spice in enumerate(self.c.spices):
            matches = [self.pick(f"spices.{spice.id}", name, self.types) for name in spice.matches]
            if matches != ([i] if i < TYPES else list(range(TYPES))):
                raise self.bad(f"spices.{spice.id}: the spices stand in course order, each for its type, then allspice")
            t.bag += [SPICE + i] * spice.count
        for i, token in enumerate(self.c.rumor_tokens):
            if token.wild != (RUMOR + i == WILD):
                raise self.bad("rumor_tokens: three typed ones, then the wild one")
            t.bag += [RUMOR + i] * token.count
        t.bag.sort()
        drawn = sorted(set(t.bag))
        t.kinds = [*drawn, BISQUE, SOUP, ZOUS, SEVENTH]
        t.stored_kinds = [*(token for token in drawn if token <= ALLSPICE), SEVENTH]
        t.multiplier = [self.at_least(f"spices.{row.id}", "multiplier", row.multiplier, 1) for row in self.c.spices]
        other = {row.id: row for row in self.c.other_tokens}
        t.soup_value = self.pick("other_tokens", "soup", other).value
        t.bisque_value = self.pick("other_tokens", "bisque", other).value
        t.bisque_supply = self.pick("other_tokens", "bisque", other).count
        t.sevenths = self.pick("other_tokens", "allspice_7th_round", other).used

    def round_track(self, t: Tables) -> None:
        """Rounds, days, fridges and awards."""
        c = self.c
        t.rounds = c.game.rounds
        self.count("round_track", c.round_track, c.game.rounds)
        t.day, t.reveals, t.hold, t.zous_offered, t.meal = [0], [0], [0], [1], [0]
        for i, row in enumerate(c.round_track):
            where = f"round_track.{row.id}"
            if row.round != i + 1:
                raise self.bad(f"{where}: rounds stand in order, this is number {i + 1}")
            t.day.append(row.day)
            t.reveals.append(int(row.reveals_challenge))
            t.hold.append(int(row.hold))
            t.zous_offered.append(self.pick(where, row.academy_offer, OFFERS))
            t.meal.append(self.pick(where, row.end_event, MEALS))
        if [row.end_event for row in c.round_track].index("critic_meal") != t.rounds - 1:
            raise self.bad("round_track: the last round, and only that one, ends with critic_meal")
        t.slot_day = [row.day for row in c.round_track if row.reveals_challenge]
        t.slot_held = [int(row.hold) for row in c.round_track if row.reveals_challenge]
        t.fridge = [NO_LIMIT] * (max(t.day) + 1)
        for fridge in c.refrigeration:
            t.fridge[fridge.day] = fridge.limit
        awards = sorted((row.min_quality, row.stars) for row in c.challenge_awards if row.presentable)
        if not awards:
            raise self.bad("challenge_awards: at least one row must be presentable")
        t.award_from = [quality for quality, _ in awards]
        t.award_stars = [stars for _, stars in awards]

    def town(self, t: Tables) -> None:
        """Locations, rows and chefs."""
        c = self.c
        t.locations = [self.location(row) for row in c.locations]
        ends = {row.position: i for i, row in enumerate(c.locations)}
        for position in ("left_end", "right_end_minus_1", "right_end"):
            self.pick("locations (position)", position, ends)
        t.truck, t.academy = ends["left_end"], ends["right_end"]
        numbered = {row.number: i for i, row in enumerate(c.locations) if row.position == "row"}
        t.rows = [[]]
        for players in range(1, 6):
            boards = players if players > 1 else c.solo.setup_as_player_count
            middle = [numbered[i] for i in range(1, boards + 1) if i in numbered]
            if len(middle) != boards:
                raise self.bad(f"locations: {players} players need the boards 1 to {boards}")
            t.rows.append([t.truck, *middle, ends["right_end_minus_1"], t.academy])
        t.capacity = [row.capacity for row in c.chefs]
        t.queue = [row.queue for row in c.chefs]
        t.queues = max([*t.queue, *(row.capacity for row in c.zous_chefs), *(row.queue for row in c.restaurateurs)])

    def location(self, row: LocationRow) -> Location:
        """One board."""
        where = f"locations.{row.id}"
        made = Location()
        made.spaces = [0, *(self.pick(where, f"p{players}", row.spaces) for players in range(1, 6))]
        made.fill = self.pick(where, row.fill, FILLS)
        made.bisque_spaces = row.bisque_spaces
        made.endless_soup = int(row.endless_soup)
        made.leftovers_to = self.pick(where, row.leftovers_go_to, self.places)
        return made

    def cards(self, t: Tables) -> None:
        """Challenges, critics, rumors, zous-chefs and restaurateurs."""
        c = self.c
        basic = [row for row in c.rumors if not row.advanced]
        self.enough("challenges", len(c.challenges), sum(t.reveals))
        self.enough("rumors that are not advanced", len(basic), SPACES)
        self.enough("zous_chefs", len(c.zous_chefs), 1)
        self.enough("restaurateurs", len(c.restaurateurs), 5 * c.game.restaurateurs_dealt)
        t.requires = [self.types_of(f"challenges.{row.id}", row.requires) for row in c.challenges]
        t.uncovered = [types[: max(1, len(types) - c.game.hold_covers)] for types in t.requires]
        t.critics = [*(self.critic(row) for row in c.critics), no_critic()]
        t.mouse_critic = self.pick("critics", "mouse", {row.id: i for i, row in enumerate(c.critics)})
        t.rumors = [self.rumor(row) for row in c.rumors]
        t.zous = [self.zous(row) for row in c.zous_chefs]
        t.restaurateurs = [*(self.restaurateur(row) for row in c.restaurateurs), no_restaurateur()]

    def types_of(self, where: str, names: Iterable[str]) -> list[int]:
        """Types by name."""
        return [self.pick(where, name, self.types) for name in names]

    def critic(self, row: CriticRow) -> Critic:
        """One critic: its effect as numbers."""
        where, made = f"critics.{row.id}", no_critic()
        if not self.judges_meals(where, row, made) and not self.judges_goods(where, row, made):
            raise self.bad(f"{where}: there is no effect {row.effect}")
        return made

    def judges_meals(self, where: str, row: CriticRow, made: Critic) -> bool:
        """An effect on challenges and courses, if it is one."""
        if row.effect == "challenge_extra_award":
            made.great_quality, made.great_stars = row.min_quality, row.stars
        elif row.effect == "challenge_bonus_star":
            self.pick(where, row.condition, {"no_soup": 0})
            made.soupless_stars = row.amount
        elif row.effect == "one_big_course":
            made.one_big = self.at_least(where, "max_ingredients", row.max_ingredients, 1)
        elif row.effect == "big_course":
            made.big_course = self.pick(where, row.course, self.types)
            made.big_most = row.max_ingredients or NO_LIMIT
        elif row.effect == "pair_wine":
            made.pairs = self.types_of(where, row.courses)
            made.pair_most = self.at_least(where, "max_per_course", row.max_per_course, 1)
        elif row.effect == "course_counts_as_spiced":
            made.spiced_course = self.pick(where, row.course, self.types)
            made.spiced_by = self.at_least(where, "multiplier", row.multiplier, 1)
        else:
            return False
        return True

    def judges_goods(self, where: str, row: CriticRow, made: Critic) -> bool:
        """An effect on what ingredients, spices, soup and rumors are worth, if it is one."""
        if row.effect == "rumors_as_allspice":
            made.rumor_spice = 1
        elif row.effect == "printed_value_becomes":
            made.value_from, made.value_to = row.from_, self.at_least(where, "to", row.to, 1)
        elif row.effect == "spice_multiplier":
            made.spice_by = self.at_least(where, "multiplier", row.multiplier, 1)
        elif row.effect == "fridge_bonus":
            made.fridge = row.amount
        elif row.effect == "bonus_soup_value":
            made.soup_per = self.at_least(where, "per", row.per, 1)
            made.soup_stars, made.soup_most = row.amount, row.max
        elif row.effect == "bonus_spices":
            made.spice_per = self.at_least(where, "per", row.per, 1)
            made.spice_stars, made.spice_most = row.amount, row.max
        else:
            return False
        return True

    def rumor(self, row: RumorRow) -> Rumor:
        """One rumor card."""
        where, made = f"rumors.{row.id}", Rumor()
        made.score = self.pick(where, row.effect, rumors.EFFECTS)
        made.stars, made.amount, made.most, made.minus = row.stars, row.amount, row.max, row.minus
        made.per = self.at_least(where, "per", row.per, 1)
        made.least = row.min or row.min_printed
        made.total, made.needed, made.multiplier = row.total, row.courses_needed, row.multiplier
        course = row.course or row.type
        needs_course = row.effect in ("fanatic", "stars_per_course_quality", "courses_equal_to_course")
        made.course = self.pick(where, course, self.types) if course or needs_course else -1
        made.courses = self.types_of(where, row.courses)
        made.metric = rumors.fanatic
        if row.effect in ("most", "stars_per"):
            made.metric = self.pick(where, row.metric, rumors.METRICS)
        elif row.effect == "stars_per_matching_courses":
            made.metric = self.pick(where, row.predicate, rumors.PREDICATES)
        if row.effect == "courses_value_sum_equals" and not row.courses:
            raise self.bad(f"{where}: courses is empty")
        made.fanatic = int(row.effect == "fanatic")
        made.advanced = int(row.advanced)
        made.rival_stars = row.mcdogald_stars
        return made

    def zous(self, row: ZousRow) -> Zous:
        """One zous-chef."""
        where, made = f"zous_chefs.{row.id}", Zous()
        made.capacity = self.at_least(where, "capacity", row.capacity, 1)
        if row.capacity > 3:
            raise self.bad(f"{where}: capacity is 1, 2 or 3, like the decks of McDogald's")
        made.when = self.pick(where, row.when, MOMENTS)
        made.effect = self.pick(where, row.effect, effects.EFFECTS)
        made.amount, made.most, made.draw, made.keep = row.amount, row.max, row.draw, row.keep
        made.rewarded, made.types_needed = row.capacity_rewarded, row.types_needed
        made.optional = int(row.optional)
        made.skipped = self.pick(where, row.solo, SOLO)
        if row.effect in PEOPLE_ONLY and not made.skipped:
            raise self.bad(f'{where}: McDogald\'s cannot use {row.effect}, so solo must be "skip"')
        return made

    def restaurateur(self, row: RestaurateurRow) -> Restaurateur:
        """One restaurateur: the effect as numbers."""
        where, made = f"restaurateurs.{row.id}", no_restaurateur()
        made.stars = row.stars
        if row.effect == "consolation_bag_draw":
            made.consoling_draw = 1
        elif row.effect == "printed_value_bonus":
            made.bonus_printed, made.bonus = row.printed, row.amount
        elif row.effect == "star_on_hat_move":
            made.hat_stars = row.amount
        elif row.effect == "ingredient_as_spice":
            made.helpers = 1
        elif row.effect == "private_rumor":
            made.rumor_draw = self.at_least(where, "draw", row.draw, 1)
        elif row.effect == "start_of_day_draw":
            made.rounds, made.draw = row.rounds, self.at_least(where, "draw", row.draw, 1)
        elif row.effect == "fridge_bonus_self":
            made.fridge = row.amount
        elif row.effect == "first_queue_at_location":
            made.queue_at = self.pick(where, row.location, self.places)
            made.queue = self.at_least(where, "queue", row.queue, 1)
        elif row.effect == "soup_value_in_challenges":
            made.soup = self.at_least(where, "value", row.value, 1)
        elif row.effect == "gentle_priority":
            made.steps_back = self.at_least(where, "steps_back", row.steps_back, 1)
            made.starts_first = int(row.starts_first)
        else:
            raise self.bad(f"{where}: there is no effect {row.effect}")
        return made

    def score(self, t: Tables) -> None:
        """Steps of the critic meal and the score track."""
        steps = {row.id: row.stars for row in self.c.critic_meal_awards}
        t.most_soup_stars = self.pick("critic_meal_awards", "most_soup", steps)
        t.all_courses_stars = self.pick("critic_meal_awards", "all_seven_courses", steps)
        t.best_course_stars = self.pick("critic_meal_awards", "best_of_course", steps)
        track = self.c.score_track
        t.track_spaces, t.lap_stars = track.spaces, track.stars_on_passing_end
        spaces = {n: row.stars for row in self.c.score_track_rows for n in range(row.first, row.last + 1)}
        if sorted(spaces) != list(range(1, track.spaces + 1)):
            raise self.bad(f"score_track_rows: the rows must cover the spaces 1 to {track.spaces}")
        t.space_stars = [0, *(spaces[n] for n in range(1, track.spaces + 1))]

    def chain(self, t: Tables) -> None:
        """McDogald's."""
        c = self.c
        t.solo_as = c.solo.setup_as_player_count
        t.high_value, t.seven_value = c.solo.high_value_min, c.solo.seven_value
        stars = {row.day: row.stars for row in c.mcdogald_rumor_token_stars}
        t.token_stars = [stars.get(day, 0) for day in range(max(t.day) + 1)]
        choices = {row.critic: row for row in c.critics_choice}
        t.choices = [self.choice(self.pick("critics_choice", row.id, choices)) for row in c.critics]
        t.orders = [self.order(f"mcdogald_chef_cards.{row.id}", row) for row in c.mcdogald_chef_cards]
        t.decks = [[] for _ in c.chefs]
        for i, card in enumerate(c.mcdogald_chef_cards):
            t.decks[self.pick(f"mcdogald_chef_cards.{card.id}", card.deck, self.chefs)].append(i)
        t.managers = [self.manager(row) for row in c.manager_cards]
        if not t.managers or not all(t.decks):
            raise self.bad("solo needs manager_cards and chef cards for mouse, lizard and boar")

    def choice(self, row: ChoiceRow) -> Choice:
        """One Critic's Choice card."""
        where, made = f"critics_choice.{row.id}", Choice()
        made.stars = row.starting_stars
        days = (row.day_1, row.day_2, row.day_3)
        made.rows = [[], *([self.pick(where, name, rival.CONDITIONS) for name in day] for day in days)]
        order = self.types_of(where, row.tie_order)
        if sorted(order) != list(range(TYPES)):
            raise self.bad(f"{where}: tie_order names every type once")
        made.rank = [TYPES - order.index(kind) for kind in range(TYPES)]
        made.favorite = order[0]
        return made

    def order(self, where: str, row: OrderRow) -> Order:
        """How a card finds a location."""
        made = Order()
        made.mode = self.pick(where, row.mode, MODES)
        by_metric = row.mode in ("has", "max")
        made.metric = self.pick(where, row.metric, solo.METRICS) if by_metric else solo.rival_count
        made.location = self.pick(where, row.location, self.places) if row.mode == "location" else -1
        made.rival = self.pick(where, row.rival, self.chefs) if row.mode == "rival" else -1
        made.avoid = int(row.avoid_rivals)
        made.leftward = self.pick(where, row.arrow, ARROWS)
        return made

    def manager(self, row: ManagerRow) -> Manager:
        """One manager card."""
        where, made = f"manager_cards.{row.id}", Manager()
        made.effect = self.pick(where, row.effect, solo.MANAGER_EFFECTS)
        needs_chef = row.effect in ("send", "capacity_bonus")
        made.chef = self.pick(where, row.chef, self.chefs) if needs_chef else -1
        made.amount = row.amount
        made.order = self.order(where, row) if row.effect == "send" else nowhere()
        return made


def no_critic() -> Critic:
    """A critic that changes nothing."""
    made = Critic()
    made.great_quality = made.great_stars = made.soupless_stars = made.one_big = made.big_most = made.pair_most = 0
    made.rumor_spice = made.value_from = made.value_to = made.spiced_by = made.spice_by = made.fridge = 0
    made.soup_per = made.soup_stars = made.soup_most = made.spice_per = made.spice_stars = made.spice_most = 0
    made.big_course = made.spiced_course = -1
    made.pairs = []
    return made


def no_restaurateur() -> Restaurateur:
    """A restaurateur that gives nothing."""
    made = Restaurateur()
    made.stars = made.consoling_draw = made.bonus_printed = made.bonus = made.hat_stars = made.helpers = 0
    made.rumor_draw = made.draw = made.fridge = made.queue = made.soup = made.steps_back = made.starts_first = 0
    made.queue_at = -1
    made.rounds = []
    return made


def nowhere() -> Order:
    """No order at all."""
    made = Order()
    made.mode, made.metric, made.location, made.rival, made.avoid, made.leftward = -1, solo.rival_count, -1, -1, 0, 0
    return made
