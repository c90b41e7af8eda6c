"""What can be said of a position in numbers: the parts of worth, and what it lacks."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from prixfixe.games.sweet_mess.awards import icons as icons_of
from prixfixe.games.sweet_mess.bench import welcome
from prixfixe.games.sweet_mess.bots.outlook import benefit_shown, least_lack, plans
from prixfixe.games.sweet_mess.bots.pending import pending, wait
from prixfixe.games.sweet_mess.bots.worth import goods, icons, ovens, robot_worth, turns_left
from prixfixe.games.sweet_mess.scoring import award_points, recipe_points, shelf_count, stored_points
from prixfixe.games.sweet_mess.state import Cook, Kitchen
from prixfixe.games.sweet_mess.tables import BASICS, BOTTOM, SLOTS, SUPER, TOP, TYPES
from prixfixe.kit.terms import Names, Sheet, Terms

MOST_LACK: Final[i64] = 6  # more units missing than this count as so many
DISPLAY: Final[i64] = 3  # Recipes of the display whose lacks are put down, the nearest first

NAMES: Final[Names] = (
    ("worth", 20.0),
    ("recipe_points", 20.0),
    ("award_points", 10.0),
    ("stored_points", 4.0),
    ("top_shelf", 2.0),
    ("goods", 4.0),
    ("ovens", 4.0),
    ("icons", 5.0),
    ("plans", 5.0),
    ("pending", 4.0),
    ("turns_left", 5.0),
    ("my_turn", 1.0),
    ("first_player", 1.0),
    ("basics", 5.0),
    ("supers", 2.0),
    ("kinds_held", 3.0),
    ("kinds_welcome", 3.0),
    ("largest_pile", 3.0),
    ("gold", 3.0),
    ("tools_in_hand", 2.0),
    ("tools_drawn", 1.0),
    ("stored_types", 2.0),
    ("recipes_below", 2.0),
    ("recipe_reserved", 1.0),
    ("shortest_wait", 2.0),
    ("longest_wait", 2.0),
    *((f"oven_{slot + 1}", 1.0) for slot in range(SLOTS)),
    *((f"icons_{type}", 1.0) for type in ("cake", "pie", "confectionery")),
    *((f"oven_icons_{type}", 1.0) for type in ("cake", "pie", "confectionery")),
    ("recipes_turned", 3.0),
    ("awards_bottom", 1.0),
    ("awards_top", 1.0),
    ("lack_nearest", 3.0),
    ("lack_second", 3.0),
    ("lack_third", 3.0),
    ("points_nearest", 8.0),
    ("ready", 1.0),
    ("lack_reserved", 3.0),
    ("benefit_shown", 3.0),
    ("hand_reach", 4.0),
)

TABLE: Final[Names] = (
    ("round", 8.0),
    ("last_known", 1.0),
    ("rounds_to_last", 2.0),
    ("cards_left_1", 10.0),
    ("cards_left_2", 10.0),
    ("awards_taken", 3.0),
    ("bowls_filled", 10.0),
    ("leftovers", 5.0),
    ("rival_worth", 20.0),
    ("rival_programs", 5.0),
)


def terms(s: Kitchen, seat: i64, sheet: Sheet) -> None:
    """What can be said of a seat."""
    cook = s.cooks[seat]
    left = turns_left(s, seat)
    points = [recipe_points(s, cook), award_points(s, cook), stored_points(s, cook), shelf_count(cook, TOP)]
    found = hopes(s, seat, cook, left)
    total = float(points[0] + points[1] + points[2] + points[3] * s.tables.top_bonus)
    for part in found:
        total += part
    sheet.put(total - robot_worth(s) if s.solo else total)
    for number in points:
        sheet.put(float(number))
    for part in found:
        sheet.put(part)
    sheet.put(float(left))
    sheet.put(1.0 if s.turn == seat else 0.0)
    sheet.put(1.0 if s.first == seat else 0.0)
    put_bench(s, cook, sheet)
    put_ovens(s, seat, cook, sheet)
    put_icons(s, cook, sheet)
    put_lacks(s, cook, sheet)
    sheet.put(float(benefit_shown(s, cook)) if s.benefits else 0.0)
    sheet.put(float(hand_reach(s, cook)) if s.hands else 0.0)


def hopes(s: Kitchen, seat: i64, cook: Cook, left: i64) -> list[float]:
    """The parts of worth that are no points yet: goods, ovens, icons, plans, and the open question."""
    time = min(float(left) / 4.0, 1.0)
    found = [goods(cook, time), ovens(s, seat, left, time), 0.0, 0.0, 0.0]
    if left > 0:
        found[2], found[3] = time * icons(s, cook), time * plans(s, cook)
        found[4] = pending(s, seat, left, time)
    return found


def put_bench(s: Kitchen, cook: Cook, sheet: Sheet) -> None:
    """Ingredients, gold and Tools."""
    held: i64 = 0
    free: i64 = 0
    most: i64 = 0
    types = welcome(s, cook)
    for kind in range(BASICS):
        held += 1 if cook.total[kind] > 0 else 0
        free += types >> kind & 1
        most = max(most, cook.total[kind])
    sheet.put(float(cook.goods() - cook.total[SUPER]))
    sheet.put(float(cook.total[SUPER]))
    sheet.put(float(held))
    sheet.put(float(free))
    sheet.put(float(most))
    sheet.put(float(cook.gold))
    sheet.put(float(len(cook.hand)))
    sheet.put(float(len(cook.down)))
    stored: i64 = 0
    for kind in range(BASICS):
        stored += cook.stored[kind]
    sheet.put(float(stored))


def put_ovens(s: Kitchen, seat: i64, cook: Cook, sheet: Sheet) -> None:
    """Recipes below the Bench."""
    shortest: i64 = SLOTS
    longest: i64 = 0
    for slot in range(SLOTS):
        if cook.slots[slot] >= 0 and slot != cook.reserved:
            turns = wait(s, seat, slot)
            shortest = min(shortest, turns)
            longest = max(longest, turns)
    sheet.put(float(cook.below()))
    sheet.put(1.0 if cook.reserved >= 0 else 0.0)
    sheet.put(float(shortest))
    sheet.put(float(longest))
    for slot in range(SLOTS):
        sheet.put(1.0 if cook.slots[slot] >= 0 and slot != cook.reserved else 0.0)


def put_icons(s: Kitchen, cook: Cook, sheet: Sheet) -> None:
    """Icons had and coming, and Awards."""
    for type in range(TYPES):
        sheet.put(float(icons_of(s, cook, type)))
    for type in range(TYPES):
        coming: i64 = 0
        for slot in range(SLOTS):
            recipe = cook.slots[slot]
            if recipe >= 0 and slot != cook.reserved and s.tables.type[recipe] == type:
                coming += 1
        sheet.put(float(coming))
    sheet.put(float(len(cook.used)))
    sheet.put(float(shelf_count(cook, BOTTOM)))
    sheet.put(float(shelf_count(cook, TOP)))


def put_lacks(s: Kitchen, cook: Cook, sheet: Sheet) -> None:
    """Units missing for the nearest Recipes of the display, and for the Reserved one."""
    lacks: list[i64] = []
    points: i64 = 0
    ready: i64 = 0
    for recipe in s.display:
        if recipe >= 0 and recipe != s.dish:
            lack = min(least_lack(s, cook, recipe), MOST_LACK)
            if not lacks or lack < min(lacks):
                points = s.tables.points[recipe]
            lacks.append(lack)
            ready += 1 if lack == 0 else 0
    lacks.sort()
    for i in range(DISPLAY):
        sheet.put(float(lacks[i] if i < len(lacks) else MOST_LACK))
    sheet.put(float(points))
    sheet.put(float(ready))
    kept = cook.slots[cook.reserved] if cook.reserved >= 0 else -1
    sheet.put(float(min(least_lack(s, cook, kept), MOST_LACK)) if kept >= 0 and kept != s.dish else 0.0)


def hand_reach(s: Kitchen, cook: Cook) -> i64:
    """Hand tokens: how many Ingredients lie in the Bowls that the token reaches after its next move."""
    most: i64 = 0
    for joint in s.tables.joint_moves[cook.joint]:
        count: i64 = 0
        for cell in s.tables.joint_bowls[joint]:
            count += s.load[cell]
        most = max(most, count)
    return most


def table(s: Kitchen, sheet: Sheet) -> None:
    """What can be said of the table."""
    sheet.put(float(s.round))
    sheet.put(1.0 if s.last > 0 else 0.0)
    sheet.put(float(s.last - s.round) if s.last > 0 else 0.0)
    for deck in s.decks:
        sheet.put(float(len(deck)))
    taken: i64 = 0
    for count in s.claimed:
        taken += count
    sheet.put(float(taken))
    filled: i64 = 0
    for load in s.load:
        filled += load
    sheet.put(float(filled))
    spare: i64 = 0
    for kind in s.spare:
        spare += 1 if kind >= 0 else 0
    sheet.put(float(spare))
    sheet.put(robot_worth(s) if s.solo else 0.0)
    sheet.put(float(len(s.programs)) if s.solo else 0.0)


TERMS: Final = Terms(NAMES, terms, TABLE, table)
