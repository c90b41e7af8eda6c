"""What must be so in the content beyond single fields: how many rows there are, and what agrees with what."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from prixfixe.games.rival_restaurants import tables as t
from prixfixe.games.rival_restaurants.options import MOST_PLACES
from prixfixe.games.rival_restaurants.rows import ABOUT, TIERS, Content, Economy, Mode
from prixfixe.kit.problems import Report

MONEY: Final = (
    "starting_money", "daily_income", "action_card_price", "garbage_disposal_price", "chocolate_sale_price",
)  # fmt: skip
MOST_RECIPES: Final = 2  # of a player
LEAST_RECIPES: Final = 20  # of a tier: starting ones, and some to draw
ROWS: Final = (
    ("ingredients", 8, 60), ("upgrades", 1, 15), ("action_cards", 8, 60), ("chefs", 12, 30), ("restaurants", 8, 30),
    ("cuisines", 1, 30), ("recipes", 40, 90), ("favours", 1, 20), ("phases", 3, 3), ("levels", 4, 4),
)  # fmt: skip
MODES: Final = {"base", "kitchen_squad", "chef_draft", "amateur_chef", "start_up", "two_many_cooks"}
FAVOURS: Final = set(ABOUT)


def check(c: Content, report: Report) -> None:
    """Everything that does not fit together."""
    markets = [row.id for row in c.locations if row.kind == "market"]
    kinds = [row.kind for row in c.locations]
    fits = kinds == ["market"] * len(markets) + ["island"] and 1 <= len(markets) < MOST_PLACES
    report.expect(fits, "locations", "", "kind", "markets_then_island", most=MOST_PLACES - 1)
    for row in c.ingredients:
        report.expect(row.market in markets, "ingredients", row.id, "market", "a_market", row.market)
    check_amounts(c, report)
    check_numbers(c, report)
    check_starts(c, report)
    check_cards(c, report)
    check_people(c, report)
    check_modes(c, report)


def check_amounts(c: Content, report: Report) -> None:
    """Money is paid in whole units."""
    unit = c.economy.money_unit
    for name in MONEY:
        found = getattr(c.economy, name)
        report.expect(found % unit == 0, "economy", "", name, "multiple", found, unit=unit)
    for table, rows in (("ingredients", c.ingredients), ("locations", c.locations), ("upgrades", c.upgrades)):
        for row in rows:
            report.expect(row.price % unit == 0, table, row.id, "price", "multiple", row.price, unit=unit)
    for step in c.tempo.offer_money_steps:
        report.expect(step % unit == 0, "tempo", "", "offer_money_steps", "each_multiple", step, unit=unit)


def check_numbers(c: Content, report: Report) -> None:
    """How many rows there must be, and may be."""
    for table, least, most in ROWS:
        found = len(getattr(c, table))
        report.expect(least <= found <= most, table, "", "", "row_count", found, least=least, most=most)
    for tier in TIERS:
        found = sum(row.tier == tier for row in c.recipes)
        report.expect(
            found >= LEAST_RECIPES, "recipes", "", "tier", "least_of_tier", found, least=LEAST_RECIPES, tier=tier
        )
    for row in c.recipes:
        fits = 1 <= len(row.ingredients) <= 7
        report.expect(fits, "recipes", row.id, "ingredients", "one_to_seven", row.ingredients)
    copies = sum(row.copies for row in c.ingredients)
    report.expect(copies <= 600, "ingredients", "", "copies", "most_copies", copies)


def check_starts(c: Content, report: Report) -> None:
    """Nobody has more recipes than can be cooked in a day."""
    starts: list[tuple[str, str, Economy | Mode]] = [("economy", "", c.economy)]
    starts += [("modes", row.id, row) for row in c.modes]
    for table, name, row in starts:
        found = row.starting_basic_recipes + row.starting_gourmet_recipes
        fits = found <= MOST_RECIPES
        report.expect(fits, table, name, "starting_basic_recipes", "most_recipes", found, most=MOST_RECIPES)


def check_cards(c: Content, report: Report) -> None:
    """What cards, clips and levels must agree in."""
    negating = [row.id for row in c.action_cards if row.effect == "negate"]
    report.expect(len(negating) == 1, "action_cards", "", "effect", "one_negates", negating)
    levels = sorted(row.level for row in c.levels)
    report.expect(levels == list(range(t.LEVELS + 1)), "levels", "", "level", "levels_from_0", levels)
    steps = [row.popularity for row in sorted(c.levels, key=lambda row: row.level)]
    rising = all(low < high for low, high in pairwise(steps))
    report.expect(rising, "levels", "", "popularity", "levels_rise", steps)
    for effect in ("wild_required", "meat_substitute", "sell_at_island"):
        found = [row.id for row in c.ingredients if row.effect == effect]
        report.expect(len(found) <= 1, "ingredients", "", "effect", "one_kind", found, effect=effect)


def check_people(c: Content, report: Report) -> None:
    """Chefs, NPCs and restaurants fit each other."""
    npcs, eligible = sorted(row.chef for row in c.npc_chefs), sorted(row.id for row in c.chefs if row.npc_eligible)
    report.expect(npcs == eligible, "npc_chefs", "", "chef", "npc_rows", npcs)
    for house in c.restaurants:
        levels = [bonus.level for bonus in house.levels]
        report.expect(levels == [1, 2, 3], "restaurants", house.id, "levels", "levels_1_to_3", levels)
        for bonus in house.levels:
            fits = bonus.effect != "gain_upgrade" or bool(bonus.upgrade)
            report.expect(fits, "restaurants", house.id, f"levels.{bonus.id}.upgrade", "names_upgrade")
            fits = bonus.effect != "take_counter_and_shelf" or bool(bonus.market)
            report.expect(fits, "restaurants", house.id, f"levels.{bonus.id}.market", "names_market")


def check_modes(c: Content, report: Report) -> None:
    """The modes and favours that rules ask for are there, and can be played."""
    for name, known in (("modes", MODES), ("favours", FAVOURS)):
        found = {row.id for row in getattr(c, name)}
        report.expect(found >= known, name, "", "id", "must_be_there", sorted(found), ids=", ".join(sorted(known)))
    if {row.id for row in c.modes} >= MODES:
        mode = {row.id: row for row in c.modes}
        squad, draft = mode["kitchen_squad"], mode["chef_draft"].sequence
        fits = 2 <= squad.squad_size <= squad.squad_dealt
        report.expect(fits, "modes", "kitchen_squad", "squad_size", "as_many_dealt", squad.squad_size)
        npcs = sum(row.npc_eligible for row in c.chefs)
        fits = 1 <= squad.npc_dealt <= npcs
        report.expect(fits, "modes", "kitchen_squad", "npc_dealt", "npc_chefs", squad.npc_dealt, npcs=npcs)
        picks = [draft.count(f"p{player}_pick") for player in (1, 2)]
        fits = picks[0] == picks[1] >= squad.squad_size and len(draft) <= len(c.chefs) - squad.npc_dealt
        report.expect(fits, "modes", "chef_draft", "sequence", "both_pick", draft)
