"""What must agree in the content file, beyond what single fields can hold."""

from __future__ import annotations

from typing import Any, Final, Mapping, Sequence

from prixfixe.games.critter_kitchen.options import CARDS
from prixfixe.games.critter_kitchen.rows import Content
from prixfixe.games.critter_kitchen.tables import BOSSES, CRITICS, SPACES, TYPES
from prixfixe.kit.problems import Report

PLAYERS: Final = 5
DAYS: Final = 3
TYPE_NAMES: Final = ("bread", "carrot", "cheese", "fish", "meat", "mushroom", "wine")
EVERY: Final = {  # tables whose rows rules and words know: others can be called, not added or removed
    "chefs": ("mouse", "lizard", "boar"),
    "ingredients": TYPE_NAMES,
    "spices": (*(f"{name}_spice" for name in TYPE_NAMES), "allspice"),
    "rumor_tokens": ("rumor_fork", "rumor_spoon", "rumor_knife", "rumor_wild"),
    "other_tokens": ("soup", "bisque", "allspice_7th_round", "hold"),
    "critic_meal_awards": ("most_soup", "all_seven_courses", "best_of_course"),
}
NEEDS: Final[Mapping[str, Mapping[str, Sequence[str]]]] = {  # fields that an effect cannot do without
    "critics": {
        **{effect: list(fields.values()) for effect, fields in CRITICS.items()},
        "big_course": ("course",),
        "course_counts_as_spiced": ("course", "multiplier"),
        "challenge_bonus_star": ("condition", "amount"),
    },
    "restaurateurs": {
        **{effect: list(fields.values()) for effect, fields in BOSSES.items()},
        "gentle_priority": ("steps_back",),
    },
    "rumors": {
        "fanatic": ("course", "multiplier"),
        "all_courses_min_printed": ("min_printed", "courses_needed", "stars"),
        "last_course_is_best": ("courses_needed", "stars"),
        "stars_per_course_quality": ("course", "amount"),
        "most": ("metric", "min", "stars"),
        "courses_value_sum_equals": ("courses", "total", "stars"),
        "stars_per_matching_courses": ("predicate", "amount"),
        "no_spice_meal": ("courses_needed", "stars"),
        "stars_per": ("metric", "amount"),
        "non_decreasing_values": ("courses_needed", "stars"),
        "no_adjacent_equal": ("courses_needed", "stars"),
        "courses_equal_to_course": ("course", "amount"),
    },
    "zous_chefs": {
        "gain_star_if_last_on_track": ("amount",),
        "add_bag_items": ("amount",),
        "add_soup_items": ("amount",),
        "soup_or_bisque": ("amount",),
        "bag_item_each_capacity": ("amount", "capacity_rewarded"),
        "bag_choose": ("draw",),
        "gain_star_if_variety": ("amount", "types_needed"),
        "capacity_bonus_per_rival": ("amount", "max"),
    },
    "manager_cards": {
        "send": ("chef", "mode"),
        "capacity_bonus": ("chef", "amount"),
        "place_challenge_star": ("amount",),
        "mcdogald_bag_draw": ("amount",),
        "gain_star": ("amount",),
    },
}
METRICS: Final = {"course_quality": "courses", "ingredients_left_of_type": "type"}  # what a metric looks at
MODES: Final = {"location": "location", "rival": "rival", "has": "metric", "max": "metric", "": "mode"}
PEOPLE_ONLY: Final = {"swap_ingredient", "peek_rumor", "soup_or_bisque"}  # McDogald's has no storage, reads no rumors


def check(c: Content, report: Report) -> None:
    """Whatever single fields cannot tell."""
    for table, ids in EVERY.items():
        found = tuple(row.id for row in getattr(c, table))
        report.expect(found == ids, table, "", "", "rows_in_order", found, ids=", ".join(ids))
    for table, effects in NEEDS.items():
        for row in getattr(c, table):
            check_effect(report, table, row, effects)
    check_tokens(c, report)
    check_rounds(c, report)
    check_town(c, report)
    check_cards(c, report)
    check_score(c, report)
    check_chain(c, report)


def check_effect(report: Report, table: str, row: Any, effects: Mapping[str, Sequence[str]]) -> None:
    """An effect has all the numbers that it works with."""
    effect = row.effect
    for field in effects.get(effect, ()):
        given = getattr(row, "from_" if field == "from" else field)
        report.expect(bool(given), table, row.id, field, "effect_needs", given, effect=effect)


def check_tokens(c: Content, report: Report) -> None:
    """The bag, in the order of the courses."""
    for i, row in enumerate(c.ingredients):
        report.expect(row.course == i + 1, "ingredients", row.id, "course", "is_number", row.course, number=i + 1)
        report.expect(len(row.values) <= 40, "ingredients", row.id, "values", "at_most_40", len(row.values))
    names = [row.id for row in c.ingredients]
    for i, spice in enumerate(c.spices):
        right = names[i : i + 1] if i < TYPES else names
        report.expect(spice.matches == right, "spices", spice.id, "matches", "is_right", spice.matches, right=right)
    for token in c.rumor_tokens:
        wild = token.id == "rumor_wild"
        report.expect(token.wild == wild, "rumor_tokens", token.id, "wild", "last_is_wild", token.wild)


def check_rounds(c: Content, report: Report) -> None:
    """Rounds in order, days one after the other, the critic at the end; fridges and awards."""
    rounds = len(c.round_track)
    report.expect(c.game.rounds == rounds, "game", "", "rounds", "as_many_rounds", c.game.rounds, rounds=rounds)
    day = 1
    for i, row in enumerate(c.round_track):
        last = i == rounds - 1
        report.expect(row.round == i + 1, "round_track", row.id, "round", "in_order", row.round, number=i + 1)
        steps = (1,) if i == 0 else (day, day + 1)
        report.expect(row.day in steps, "round_track", row.id, "day", "days_follow", row.day)
        report.expect((row.end_event == "critic_meal") == last, "round_track", row.id, "end_event", "critic_last")
        day = row.day
    report.expect(rounds > 0, "round_track", "", "", "one_row")
    days = [row.day for row in c.refrigeration]
    report.expect(len(set(days)) == len(days), "refrigeration", "", "day", "day_once", days)
    good = [row.min_quality for row in c.challenge_awards if row.presentable]
    report.expect(bool(good), "challenge_awards", "", "", "one_presentable")
    report.expect(len(set(good)) == len(good), "challenge_awards", "", "min_quality", "quality_once", good)


def check_town(c: Content, report: Report) -> None:
    """Two ends and the boards 1 to 5 between them."""
    for position in ("left_end", "right_end_minus_1", "right_end"):
        number = sum(row.position == position for row in c.locations)
        report.expect(number == 1, "locations", "", "position", "one_location", number, position=position)
    numbers = sorted(row.number for row in c.locations if row.position == "row")
    report.expect(numbers == list(range(1, PLAYERS + 1)), "locations", "", "number", "row_numbers", numbers)
    always = [row.id for row in c.locations if row.position != "row"]
    for row in c.locations:
        report.expect(
            row.leftovers_go_to in always,
            "locations",
            row.id,
            "leftovers_go_to",
            "always_there",
            always=", ".join(always),
        )


def check_cards(c: Content, report: Report) -> None:
    """Enough cards for every number of players, and none too many."""
    reveals = sum(row.reveals_challenge for row in c.round_track)
    basic = [row for row in c.rumors if not row.advanced]
    for table, number, least in (
        ("challenges", len(c.challenges), max(1, reveals)),
        ("critics", len(c.critics), 1),
        ("rumors", len(basic), SPACES),
        ("zous_chefs", len(c.zous_chefs), 1),
        ("restaurateurs", len(c.restaurateurs), PLAYERS * c.game.restaurateurs_dealt),
    ):
        says = "least_basic" if table == "rumors" else "least_rows"
        report.expect(number >= least, table, "", "", says, number, least=least)
        report.expect(len(getattr(c, table)) <= CARDS, table, "", "", "most_rows", most=CARDS)
    check_faces(c, report)


def check_faces(c: Content, report: Report) -> None:
    """What is on the cards."""
    for row in c.challenges:
        right = 2 <= len(row.requires) <= 4 and len(set(row.requires)) == len(row.requires)
        report.expect(right, "challenges", row.id, "requires", "two_to_four", row.requires)
    for critic in c.critics:
        double = len(set(critic.courses)) < len(critic.courses)
        report.expect(not double, "critics", critic.id, "courses", "each_once", critic.courses)
    for rumor in c.rumors:
        needed = METRICS.get(rumor.metric, "metric") if rumor.effect in ("most", "stars_per") else "effect"
        report.expect(bool(getattr(rumor, needed)), "rumors", rumor.id, needed, "metric_needs", metric=rumor.metric)
    for zous in c.zous_chefs:
        fits = zous.effect not in PEOPLE_ONLY or zous.solo == "skip"
        report.expect(fits, "zous_chefs", zous.id, "solo", "not_for_mcdogald", zous.solo, effect=zous.effect)


def check_score(c: Content, report: Report) -> None:
    """The rows of the score track cover its spaces, each once."""
    spaces = sorted(n for row in c.score_track_rows for n in range(row.first, row.last + 1))
    right = spaces == list(range(1, c.score_track.spaces + 1))
    report.expect(right, "score_track_rows", "", "", "cover_track", spaces=c.score_track.spaces)


def check_chain(c: Content, report: Report) -> None:
    """What McDogald's shops by."""
    report.expect(bool(c.manager_cards), "manager_cards", "", "", "one_row")
    report.expect(bool(c.critics_choice), "critics_choice", "", "", "one_row")
    for chef in EVERY["chefs"]:
        number = sum(card.deck == chef for card in c.mcdogald_chef_cards)
        report.expect(number >= 2, "mcdogald_chef_cards", "", "deck", "two_cards", number, chef=chef)
    types = sorted(row.id for row in c.ingredients)
    for row in c.critics_choice:
        order = sorted(row.tie_order)
        report.expect(order == types, "critics_choice", row.id, "tie_order", "every_type", row.tie_order)
        for field in ("day_1", "day_2", "day_3"):
            report.expect("highest" in getattr(row, field), "critics_choice", row.id, field, "highest_needed")
    for table in ("mcdogald_chef_cards", "manager_cards"):
        for card in getattr(c, table):
            if table == "mcdogald_chef_cards" or card.effect == "send":
                field = MODES[card.mode]
                given = getattr(card, field)
                report.expect(bool(given), table, card.id, field, "mode_needs", given, mode=card.mode)
