"""What can be said of a position in numbers: the parts of worth, and what lies behind them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from prixfixe.games.critter_kitchen.bots.prospects import (
    best_values,
    load_of,
    plan_worth,
    saved_worth,
    stored_worth,
    wanted_today,
)
from prixfixe.games.critter_kitchen.bots.weights import W
from prixfixe.games.critter_kitchen.bots.worth import (
    additions_worth,
    bonus_worth,
    dinner_worth,
    open_worth,
    plates_worth,
    rival_worth,
    rumor_worth,
    soup_worth,
)
from prixfixe.games.critter_kitchen.fridge import limit
from prixfixe.games.critter_kitchen.rival import CHAIN
from prixfixe.games.critter_kitchen.state import CHILLING, COOKING, DINING, NOBODY, OVER, Kitchen, Town
from prixfixe.games.critter_kitchen.tables import ALLSPICE, CHEFS, SPICE, is_allspice, type_of
from prixfixe.kit.lists import has
from prixfixe.kit.terms import Names, Sheet, Terms

PHASES: Final[i64] = 6  # before the match is over

NAMES: Final[Names] = (
    ("worth", 10.0),
    ("stars", 8.0),
    ("boss_stars", 2.0),
    ("open", 2.0),
    ("soup_part", 2.0),
    ("kept_part", 4.0),
    ("plans_part", 4.0),
    ("plates_part", 4.0),
    ("dinner_part", 10.0),
    ("soup", 4.0),
    ("bisque", 1.0),
    ("tokens", 6.0),
    ("courses_held", 4.0),
    ("best_sum", 25.0),
    ("best_twice", 20.0),
    ("double_tokens", 3.0),
    ("spices", 2.0),
    ("spices_matched", 2.0),
    ("allspices", 1.0),
    ("over_the_limit", 3.0),
    ("wanted_held", 2.0),
    ("wanted_missing", 3.0),
    ("rumors_known", 2.0),
    ("rumor_points", 4.0),
    ("critic_points", 2.0),
    ("zous_hired", 1.0),
    ("zous_at_work", 1.0),
    ("restaurateur", 1.0),
    ("track", 2.0),
    ("chefs_sent", 2.0),
    ("load_to_come", 4.0),
    ("haul", 2.0),
    ("in_line", 1.0),
    ("first_in_line", 1.0),
    ("plates_kept", 1.0),
    ("unseen", 3.0),
)

TABLE: Final[Names] = (
    ("round", 4.0),
    ("rounds_left", 4.0),
    ("day", 2.0),
    *((f"phase_{phase}", 1.0) for phase in range(PHASES)),
    ("place", 4.0),
    ("challenges_today", 2.0),
    ("tokens_out", 10.0),
    ("rival_worth", 10.0),
    ("rival_stars", 10.0),
)


def terms(s: Town, seat: i64, sheet: Sheet) -> None:
    """What can be said of a seat."""
    kitchen = s.kitchens[seat]
    found = parts(s, seat, kitchen) if s.phase != OVER else [0.0] * 7
    later = W.a_round * float(s.tables.rounds - s.round) if s.phase != OVER else 0.0
    total = float(kitchen.stars()) - (rival_worth(s) if s.solo else 0.0) + later
    for part in found:
        total += part
    sheet.put(total)
    sheet.put(float(kitchen.stars()))
    for part in found:
        sheet.put(part)
    put_storage(s, seat, kitchen, sheet)
    put_helpers(s, seat, kitchen, sheet)
    put_chefs(s, seat, kitchen, sheet)


def parts(s: Town, seat: i64, kitchen: Kitchen) -> list[float]:
    """The parts of worth beside the stars: the restaurateur, what lies open, soup, tokens, plans, plates, dinner."""
    found = [float(s.boss(seat).stars), open_worth(s, seat, kitchen), 0.0, 0.0, 0.0, 0.0, 0.0]
    if s.phase == DINING:
        found[6] = dinner_worth(s, seat, kitchen)
        return found
    found[2] = soup_worth(s, kitchen.soup, kitchen.bisque)
    if s.phase in (COOKING, CHILLING):
        found[3], found[5] = saved_worth(s, seat), plates_worth(s, seat, kitchen)
    else:
        found[3], found[4] = stored_worth(s, seat, kitchen), plan_worth(s, seat, kitchen)
    return found


def put_storage(s: Town, seat: i64, kitchen: Kitchen, sheet: Sheet) -> None:
    """Soup and tokens, and how many types the open challenges want that are held or not."""
    best, wanted = best_values(s, seat), wanted_today(s)
    sheet.put(float(kitchen.soup))
    sheet.put(float(kitchen.bisque))
    sheet.put(float(len(kitchen.storage)))
    put_tokens(kitchen, best, sheet)
    sheet.put(float(max(len(kitchen.storage) - limit(s, seat), 0)))
    held: i64 = 0
    for kind in wanted:
        held += 1 if best[kind] > 0 else 0
    sheet.put(float(held))
    sheet.put(float(len(wanted) - held))


def put_tokens(kitchen: Kitchen, best: list[i64], sheet: Sheet) -> None:
    """Courses held, their values, what lies beside better ones, and spices."""
    counts: list[i64] = [0] * 7  # courses, their values, those squared, ingredients, spices, spices in use, allspices
    for value in best:
        counts[0] += 1 if value > 0 else 0
        counts[1] += value
        counts[2] += value * value // 9
    for token in kitchen.storage:
        if token < SPICE:
            counts[3] += 1
        elif is_allspice(token):
            counts[6] += 1
        elif token < ALLSPICE:
            counts[4] += 1
            counts[5] += 1 if best[type_of(token)] > 0 else 0
    counts[3] -= counts[0]
    for count in counts:
        sheet.put(float(count))


def put_helpers(s: Town, seat: i64, kitchen: Kitchen, sheet: Sheet) -> None:
    """Rumors, what the critic adds, helpers and the track."""
    sheet.put(float(kitchen.known_rumors()))
    sheet.put(rumor_worth(s, seat) if s.phase == DINING else 0.0)
    sheet.put(bonus_worth(s, seat) if s.phase == DINING else float(additions_of(s, seat)) / 10.0)
    sheet.put(1.0 if kitchen.hired != NOBODY else 0.0)
    sheet.put(1.0 if kitchen.zous != NOBODY else 0.0)
    sheet.put(1.0 if kitchen.restaurateur != NOBODY else 0.0)
    sheet.put(float(s.track.index(seat)))


def put_chefs(s: Town, seat: i64, kitchen: Kitchen, sheet: Sheet) -> None:
    """The chefs on their way, and the plates that are done."""
    row = s.row()
    sent: i64 = 0
    load: i64 = 0
    for chef in range(CHEFS):
        place = kitchen.plan[chef]
        if place != NOBODY:
            sent += 1
            if row.index(place) > s.here:
                load += load_of(s, seat, chef)
    plates: i64 = 0
    for plate in kitchen.plates:
        plates += 1 if plate.kept else 0
    sheet.put(float(sent))
    sheet.put(float(load))
    sheet.put(float(len(kitchen.haul)))
    sheet.put(1.0 if has(s.line, seat) else 0.0)
    sheet.put(1.0 if s.line and s.line[0] == seat else 0.0)
    sheet.put(float(plates))
    sheet.put(float(kitchen.unseen))


def additions_of(s: Town, seat: i64) -> i64:
    """Quality that could be added to the challenge in hand."""
    slots = s.day_slots()
    serving = s.kitchens[seat].serving
    if s.phase != COOKING or serving >= len(slots):
        return 0
    return additions_worth(s, seat, s.wanted(slots[serving]))


def table(s: Town, sheet: Sheet) -> None:
    """What can be said of the table."""
    sheet.put(float(s.round))
    sheet.put(float(s.tables.rounds - s.round))
    sheet.put(float(s.day()))
    for phase in range(PHASES):
        sheet.put(1.0 if s.phase == phase else 0.0)
    sheet.put(float(s.here))
    sheet.put(float(len(s.day_slots())))
    out: i64 = 0
    for stall in s.stalls:
        out += len(stall)
    sheet.put(float(out))
    sheet.put(rival_worth(s) if s.solo else 0.0)
    sheet.put(float(s.kitchens[CHAIN].stars()) if s.solo else 0.0)


TERMS: Final = Terms(NAMES, terms, TABLE, table)
