"""The cards: the content file with packs over it, and the numbers that rules look up."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final, Mapping

from prixfixe.games.critter_kitchen import rumors, solo
from prixfixe.games.critter_kitchen.checks import DAYS, PLAYERS, check
from prixfixe.games.critter_kitchen.rows import (
    ChoiceRow,
    Content,
    CriticRow,
    LocationRow,
    ManagerRow,
    OrderRow,
    RestaurateurRow,
    RumorRow,
    ZousRow,
)
from prixfixe.games.critter_kitchen.tables import (
    ALLSPICE,
    BISQUE,
    BOSSES,
    CRITICS,
    FILLS,
    RUMOR,
    SEVENTH,
    SOUP,
    SPACES,
    SPICE,
    TYPES,
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
from prixfixe.kit.columns import Index, fill, row_numbers
from prixfixe.kit.content import Box

FOLDER: Final = Path(__file__).parent
NO_LIMIT: Final = 999
COLUMNS: Final = {
    "starting_soup": "game.starting_soup",
    "consolation": "game.consolation_soup",
    "most_soup_least": "game.most_soup_min_value",
    "dealt": "game.restaurateurs_dealt",
    "rounds": "game.rounds",
    "multiplier": "spices.multiplier",
    "capacity": "chefs.capacity",
    "queue": "chefs.queue",
    "requires": "challenges.requires",
    "track_spaces": "score_track.spaces",
    "lap_stars": "score_track.stars_on_passing_end",
    "high_value": "solo.high_value_min",
    "seven_value": "solo.seven_value",
}
RUMOR_FIELDS: Final = {
    **{name: name for name in ("stars", "amount", "per", "minus", "total", "multiplier", "courses", "advanced")},
    "score": "effect",
    "most": "max",
    "needed": "courses_needed",
    "rival_stars": "mcdogald_stars",
}
ZOUS_FIELDS: Final = {
    **{name: name for name in ("capacity", "when", "effect", "amount", "draw", "keep", "types_needed", "optional")},
    "most": "max",
    "rewarded": "capacity_rewarded",
    "skipped": "solo",
}
ORDER_FIELDS: Final = {
    **{name: name for name in ("mode", "location", "rival")},
    "avoid": "avoid_rivals",
    "leftward": "arrow",
}


def build(c: Content) -> Tables:
    """All of them."""
    t, index = Tables(), Index(c)
    fill(t, c, COLUMNS)
    build_tokens(t, c)
    build_rounds(t, c, index)
    build_town(t, c, index)
    build_cards(t, c, index)
    build_score(t, c)
    build_chain(t, c, index)
    return t


def build_tokens(t: Tables, c: Content) -> None:
    """The bag and what lies beside it."""
    t.bag = [ingredient(kind, value) for kind, row in enumerate(c.ingredients) for value in row.values]
    t.bag += [SPICE + i for i, spice in enumerate(c.spices) for _ in range(spice.count)]
    t.bag += [RUMOR + i for i, token in enumerate(c.rumor_tokens) for _ in range(token.count)]
    t.bag.sort()
    drawn = sorted({*t.bag, ALLSPICE})  # that of the last round is one like all others
    t.kinds = [*drawn, BISQUE, SOUP, ZOUS, SEVENTH]
    t.stored_kinds = [*(token for token in drawn if token <= ALLSPICE), SEVENTH]
    other = {row.id: row for row in c.other_tokens}
    t.soup_value = other["soup"].value
    t.bisque_value, t.bisque_supply = other["bisque"].value, other["bisque"].count


def build_rounds(t: Tables, c: Content, index: Index) -> None:
    """Rounds, days, fridges and awards; there is no round 0."""
    rounds = [row_numbers(row, index) for row in c.round_track]
    t.day = [0, *(row["day"] for row in rounds)]
    t.reveals = [0, *(row["reveals_challenge"] for row in rounds)]
    t.hold = [0, *(row["hold"] for row in rounds)]
    t.zous_offered = [1, *(row["academy_offer"] for row in rounds)]
    t.meal = [0, *(row["end_event"] for row in rounds)]
    t.slot_day = [row["day"] for row in rounds if row["reveals_challenge"]]
    t.slot_held = [row["hold"] for row in rounds if row["reveals_challenge"]]
    t.most_plates = max(SPACES, *(t.slot_day.count(day) for day in range(1, DAYS + 1)))
    t.fridge = [NO_LIMIT] * (DAYS + 1)
    for fridge in c.refrigeration:
        t.fridge[fridge.day] = fridge.limit
    awards = sorted((row.min_quality, row.stars) for row in c.challenge_awards if row.presentable)
    t.award_from = [quality for quality, _ in awards]
    t.award_stars = [stars for _, stars in awards]
    stars = {row.day: row.stars for row in c.mcdogald_rumor_token_stars}
    t.token_stars = [stars.get(day, 0) for day in range(DAYS + 1)]


def build_town(t: Tables, c: Content, index: Index) -> None:
    """Locations, rows and chefs."""
    t.locations = [location(row, index) for row in c.locations]
    ends = {row.position: i for i, row in enumerate(c.locations)}
    t.truck, t.academy = ends["left_end"], ends["right_end"]
    numbered = {row.number: i for i, row in enumerate(c.locations) if row.position == "row"}
    t.rows = [[]]
    for players in range(1, PLAYERS + 1):
        boards = players if players > 1 else c.solo.setup_as_player_count
        middle = [numbered[i] for i in range(1, boards + 1)]
        t.rows.append([t.truck, *middle, ends["right_end_minus_1"], t.academy])
    t.queues = max([*t.queue, *(row.capacity for row in c.zous_chefs), *(row.queue for row in c.restaurateurs)])
    boost = max(row.amount if row.effect == "capacity_bonus" else 0 for row in c.manager_cards)
    t.most_load = max([cap + boost for cap in t.capacity] + [row.capacity + row.max for row in c.zous_chefs])
    drawn = [row.draw for row in c.zous_chefs] + [row.draw for row in c.restaurateurs]
    t.most_drawn = max(drawn)


def location(row: LocationRow, index: Index) -> Location:
    """One board."""
    made, spaces = Location(), row.spaces
    made.spaces = [0, spaces.p1, spaces.p2, spaces.p3, spaces.p4, spaces.p5]
    made.fill = FILLS[row.fill]
    made.bisque_spaces = row.bisque_spaces
    made.endless_soup = int(row.endless_soup)
    made.leftovers_to = index("locations", row.leftovers_go_to)
    return made


def build_cards(t: Tables, c: Content, index: Index) -> None:
    """Challenges, critics, rumors, zous-chefs and restaurateurs."""
    t.uncovered = [types[: len(types) - c.game.hold_covers] for types in t.requires]
    t.most_wanted = max(SPACES, *map(len, t.requires))
    t.critics = [*(critic(row, index) for row in c.critics), critic(None, index)]
    t.mouse_critic = index.ids["critics"].get("mouse", -1)
    t.rumors = [rumor(row, index) for row in c.rumors]
    t.zous = [zous(row, index) for row in c.zous_chefs]
    t.restaurateurs = [*(boss(row, index) for row in c.restaurateurs), boss(None, index)]


def critic(row: CriticRow | None, index: Index) -> Critic:
    """One critic, or one that changes nothing."""
    made = Critic()
    for name in {name for fields in CRITICS.values() for name in fields} - {"pairs"}:
        setattr(made, name, -1 if name in ("big_course", "spiced_course") else 0)
    made.pairs, made.rumor_spice = [], 0
    if row is not None:
        give(made, CRITICS[row.effect], row_numbers(row, index))
        made.rumor_spice = int(row.effect == "rumors_as_allspice")
        if row.effect == "big_course":
            made.big_most = row.max_ingredients or NO_LIMIT
    return made


def boss(row: RestaurateurRow | None, index: Index) -> Restaurateur:
    """One restaurateur, or nobody."""
    made = Restaurateur()
    for name in {name for fields in BOSSES.values() for name in fields} - {"rounds"}:
        setattr(made, name, -1 if name == "queue_at" else 0)
    made.rounds, made.stars, made.consoling_draw, made.helpers = [], 0, 0, 0
    if row is not None:
        give(made, BOSSES[row.effect], row_numbers(row, index))
        made.stars = row.stars
        made.consoling_draw = int(row.effect == "consolation_bag_draw")
        made.helpers = int(row.effect == "ingredient_as_spice")
    return made


def give(made: object, fields: Mapping[str, str], numbers: Mapping[str, Any]) -> None:
    """Numbers of a row under the names that rules know."""
    for name, field in fields.items():
        setattr(made, name, numbers[field])


def rumor(row: RumorRow, index: Index) -> Rumor:
    """One rumor card."""
    made, numbers = Rumor(), row_numbers(row, index)
    give(made, RUMOR_FIELDS, numbers)
    made.least = row.min or row.min_printed
    made.course = index("ingredients", row.course or row.type)
    made.metric = rumors.fanatic
    if row.effect in ("most", "stars_per"):
        made.metric = numbers["metric"]
    elif row.effect == "stars_per_matching_courses":
        made.metric = numbers["predicate"]
    made.fanatic = int(row.effect == "fanatic")
    return made


def zous(row: ZousRow, index: Index) -> Zous:
    """One zous-chef."""
    made = Zous()
    give(made, ZOUS_FIELDS, row_numbers(row, index))
    return made


def build_score(t: Tables, c: Content) -> None:
    """Steps of the critic meal and the score track."""
    steps = [row.stars for row in c.critic_meal_awards]
    t.most_soup_stars, t.all_courses_stars, t.best_course_stars = steps
    spaces = {n: row.stars for row in c.score_track_rows for n in range(row.first, row.last + 1)}
    t.space_stars = [0, *(spaces[n] for n in range(1, t.track_spaces + 1))]


def build_chain(t: Tables, c: Content, index: Index) -> None:
    """McDogald's."""
    t.choices = [choice(choice_of(c, row.id), index) for row in c.critics]
    t.orders = [order(row, index) for row in c.mcdogald_chef_cards]
    t.decks = [[i for i, card in enumerate(c.mcdogald_chef_cards) if card.deck == chef.id] for chef in c.chefs]
    t.managers = [manager(row, index) for row in c.manager_cards]


def choice_of(c: Content, name: str) -> ChoiceRow:
    """The Critic's Choice card of a critic; the first one for a critic without any."""
    return next((row for row in c.critics_choice if row.critic == name), c.critics_choice[0])


def choice(row: ChoiceRow, index: Index) -> Choice:
    """One Critic's Choice card."""
    made, numbers = Choice(), row_numbers(row, index)
    made.stars = row.starting_stars
    made.rows = [[], numbers["day_1"], numbers["day_2"], numbers["day_3"]]
    order = numbers["tie_order"]
    made.rank = [TYPES - order.index(kind) for kind in range(TYPES)]
    made.favorite = order[0]
    return made


def order(row: OrderRow, index: Index) -> Order:
    """How a card finds a location; nowhere, where its mode is empty."""
    made, numbers = Order(), row_numbers(row, index)
    give(made, ORDER_FIELDS, numbers)
    made.metric = numbers["metric"] if row.mode in ("has", "max") else solo.rival_count
    return made


def manager(row: ManagerRow, index: Index) -> Manager:
    """One manager card."""
    made = Manager()
    give(made, {"effect": "effect", "chef": "chef", "amount": "amount"}, row_numbers(row, index))
    made.order = order(row, index)
    return made


BOX: Final = Box(FOLDER, Content, check, build)
content = BOX.content
tables = BOX.tables
