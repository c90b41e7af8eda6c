"""What must agree in the content file, beyond what single fields can hold."""

from __future__ import annotations

from typing import Final, Iterable

from prixfixe.games.ristorante_italia import tables as T
from prixfixe.games.ristorante_italia.rows import Bonus, Content
from prixfixe.kit.problems import Report

EVERY: Final = {  # tables whose rows rules and words know: others can be called, not added or removed
    "variant": ("balanced_order", "apprentice", "wine_restriction"),
    "course": ("starter", "first", "second", "dessert"),
    "score_line": tuple(
        f"score_{name}" for name in ("rating", "menu", "wine", "stars", "spoons", "category", "speciality", "pairing",
                                     "rooms", "bonus")
    ),
}  # fmt: skip
MOST: Final = {  # answers are numbers in fixed ranges, so tables have a most; and a least
    "recipe": (1, T.MOST_RECIPES),
    "wine": (1, T.MOST_WINES),
    "wine_type": (1, 10),
    "ingredient": (1, T.MOST_KINDS),
    "category": (1, 10),
    "speciality": (1, 10),
    "bonus": (1, T.MOST_BONUS),
    "bonus_series": (1, 9),
    "room": (1, T.MOST_ROOMS),
    "shop": (1, T.MOST_SHOPS),
    "calendar": (1, 99),
    "rating_square": (2, 60),
    "critic_reward": (1, 9),
    "vip": (1, 12),
    "tie_break": (1, 4),
}
NEEDS: Final[dict[str, tuple[str, ...]]] = {  # what an effect cannot do without
    **dict.fromkeys(T.EFFECTS, ("amount",)),
    "buy_from_crate": ("shop",),
    "unlimited_shelf": (),
    "decide_ties": (),
    "free_restock": (),
    "phase_score_bonus": ("amount", "phases"),
    "virtual_symbol": ("symbol", "amount", "phases"),
    "wine_draw": ("draw", "keep"),
    "buy_rating_step": ("cost_per_use", "amount"),
}
WHEN: Final = {
    "gain_coins": "on_take",
    "gain_cubes": "on_take",
    "take_discarded_bonus": "own_turn",
    "pick_wine_from_deck": "own_turn",
    "free_restock": "after_non_market_action",
}
ALONE: Final = ("take_from_trash", "take_discarded_bonus", "pick_wine_from_deck")  # one at a time
LAST: Final = ("guide", "economy", "contest")  # phases of the last season


def check(c: Content, report: Report) -> None:
    """Whatever single fields cannot tell."""
    for table, ids in EVERY.items():
        found = tuple(row.id for row in getattr(c, table))
        report.expect(found == ids, table, "", "", "rows_in_order", found, ids=", ".join(ids))
    for table, (least, most) in MOST.items():
        number = len(getattr(c, table))
        report.expect(least <= number <= most, table, "", "", "row_count", number, least=least, most=most)
    check_tracks(c, report)
    check_calendar(c, report)
    check_table(c, report)
    check_spaces(c, report)
    check_menu(c, report)
    check_score(c, report)
    for card in c.bonus:
        check_bonus(c, card, report)


def once(report: Report, table: str, field: str, numbers: Iterable[object]) -> None:
    """Numbers of which each is there once."""
    found = list(numbers)
    report.expect(len(set(found)) == len(found), table, "", field, "each_once", found)


def check_tracks(c: Content, report: Report) -> None:
    """Tracks have no gaps."""
    tracks: dict[tuple[str, str], list[int]] = {
        ("calendar", "square"): [square.square for square in c.calendar],
        ("critic_reward", "rank"): [reward.rank for reward in c.critic_reward],
        ("rating_square", "index"): [square.index + 1 for square in c.rating_square],
        ("vip", "season"): [vip.season for vip in c.vip],
    }
    for (table, field), numbers in tracks.items():
        right = numbers == list(range(1, len(numbers) + 1))
        report.expect(right, table, "", field, "no_gaps", numbers)
    once(report, "tie_break", "rank", [criterion.rank for criterion in c.tie_break])
    for criterion in c.tie_break:
        report.expect(criterion.id in T.CRITERIA, "tie_break", criterion.id, "id", "one_of", ids=", ".join(T.CRITERIA))
    once(report, "phase_reward", "rank", [(reward.phase, reward.rank) for reward in c.phase_reward])


def check_calendar(c: Content, report: Report) -> None:
    """Seasons one after the other, one VIP in each; what only the last season has."""
    seasons = [square.season for square in c.calendar]
    right = seasons == sorted(seasons) and set(seasons) == set(range(1, len(c.vip) + 1))
    report.expect(right, "calendar", "", "season", "seasons_follow", seasons)
    vips = [square.season for square in c.calendar if square.phase == "vip"]
    report.expect(vips == [vip.season for vip in c.vip], "calendar", "", "phase", "one_vip", vips)
    for phase in LAST:
        found = [square.season for square in c.calendar if square.phase == phase]
        report.expect(
            len(found) <= 1 and set(found) <= {len(c.vip)}, "calendar", "", "phase", "last_season", found, phase=phase
        )
    once(report, "bonus_series", "seasons", [season for row in c.bonus_series for season in row.seasons])
    once(report, "bonus_series", "series", [row.series for row in c.bonus_series])


def check_table(c: Content, report: Report) -> None:
    """What there is for each number of players, and what everybody starts with."""
    players = sorted(row.players for row in c.player_count)
    report.expect(players == list(T.SEATS), "player_count", "", "players", "every_count", players)
    for row in c.player_count:
        most = c.special_touch.cubes_total
        report.expect(
            row.cubes_in_pot <= most,
            "player_count",
            row.id,
            "cubes_in_pot",
            "at_most_cubes",
            row.cubes_in_pot,
            most=most,
        )
    points, start = [square.points for square in c.rating_square], c.setup.start_rating
    report.expect(start in points, "setup", "", "start_rating", "one_of_points", start, points=points)
    draw, keep = c.setup.draw_cards, c.setup.keep_cards
    report.expect(keep <= draw, "setup", "", "keep_cards", "at_most_drawn_cards", keep, draw=draw)
    for variant, (name, effect) in zip(c.variant, T.VARIANTS.items()):
        right = (variant.id, variant.effect) == (name, effect)
        report.expect(right, "variant", variant.id, "effect", "variant_effect", variant.effect, effect=effect)
    phases = set(c.special_touch.phases)
    report.expect(phases == {"critic", "guide", "contest"}, "special_touch", "", "phases", "three_phases", phases)


def check_spaces(c: Content, report: Report) -> None:
    """Spaces that are written twice."""
    for course in c.course:
        spaces = c.limits.menu_spaces_per_course
        right = course.menu_spaces == spaces
        report.expect(right, "course", course.id, "menu_spaces", "as_limits", course.menu_spaces, spaces=spaces)
    for shop in c.shop:
        right = shop.stall_spaces == c.setup.stall_spaces
        report.expect(
            right, "shop", shop.id, "stall_spaces", "as_setup", shop.stall_spaces, spaces=c.setup.stall_spaces
        )


def check_menu(c: Content, report: Report) -> None:
    """Recipes with ingredients, and some for every course."""
    for course in c.course:
        number = sum(recipe.course == course.id for recipe in c.recipe)
        report.expect(number > 0, "recipe", "", "course", "one_recipe", course=course.id)
    for recipe in c.recipe:
        right = 1 <= len(recipe.ingredients) <= 6
        report.expect(right, "recipe", recipe.id, "ingredients", "six_ingredients", recipe.ingredients)
        double = len(set(recipe.categories)) < len(recipe.categories)
        report.expect(not double, "recipe", recipe.id, "categories", "each_once", recipe.categories)
    once(report, "speciality", "symbol", [row.symbol for row in c.speciality])


def check_score(c: Content, report: Report) -> None:
    """A value that is written twice is the same both times."""
    line = {row.id: row.value for row in c.score_line}
    for award in c.award:
        field = "points_per_spoon" if award.spoons else "points"
        name = f"score_{'spoons' if award.spoons else award.kind or 'stars'}"
        points, wanted = getattr(award, field), line.get(name)
        report.expect(points == wanted, "award", award.id, field, "as_line", points, wanted=wanted, name=name)


def check_bonus(c: Content, card: Bonus, report: Report) -> None:
    """A bonus card has what its effect needs; its icon is as printed."""

    def expect(true: bool, field: str, says: str, **values: object) -> None:
        report.expect(true, "bonus", card.id, field, says, getattr(card, field), **values)

    for name in NEEDS[card.effect]:
        expect(bool(getattr(card, name)), name, "effect_needs", effect=card.effect)
    when = WHEN.get(card.effect, card.when)
    expect(card.when == when, "when", "when_works", when=when, effect=card.effect)
    if card.effect == "take_from_trash":
        expect(card.limit == "once_per_action_phase", "limit", "once_a_phase")
    if card.effect in ALONE:
        expect(card.amount == 1, "amount", "only_one")
    expect(card.keep <= card.draw, "keep", "as_many_drawn", draw=card.draw)
    symbols = [row.symbol for row in c.speciality if row.symbol]
    expect(card.symbol in ("", *symbols), "symbol", "one_of", ids=", ".join(symbols))
    phases = ["guide"] if card.effect == "virtual_symbol" else ["critic", "contest"]
    expect(set(card.phases) <= set(phases), "phases", "in_phases", ids=", ".join(phases))
    series = [row.series for row in c.bonus_series]
    expect(card.series in series, "series", "one_of_series", series=series)
