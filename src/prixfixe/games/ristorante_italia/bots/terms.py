"""What can be said of a position in numbers: the parts of worth, and what lies behind them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from prixfixe.games.ristorante_italia.bots.hopes import Kitchen, kitchen, kitchens
from prixfixe.games.ristorante_italia.bots.outlook import Outlook, actions_left, outlook, owed, paydays
from prixfixe.games.ristorante_italia.bots.worth import (
    Hopes,
    course_marks,
    critic_score,
    held_points,
    hoped,
    most_courses,
    power_points,
    purse,
    rivals_ahead,
    settled,
    theme_points,
    turn_points,
)
from prixfixe.games.ristorante_italia.critic import income
from prixfixe.games.ristorante_italia.scoring import total
from prixfixe.games.ristorante_italia.state import Italia, Restaurant, chef_level
from prixfixe.games.ristorante_italia.tables import ACTION, Tables
from prixfixe.kit.terms import Names, Sheet, Terms

COURSES: Final[i64] = 4
PHASES: Final[i64] = 7

NAMES: Final[Names] = (
    ("worth", 40.0),
    ("settled", 30.0),
    ("hopes", 20.0),
    ("turn_part", 5.0),
    ("score_now", 30.0),
    ("plan", 15.0),
    ("purse", 5.0),
    ("themes", 5.0),
    ("powers", 3.0),
    ("income", 8.0),
    ("coins", 15.0),
    ("short_of_coins", 5.0),
    ("cubes", 3.0),
    ("square", 8.0),
    ("stars", 2.0),
    ("spoons", 2.0),
    ("vips", 1.0),
    ("chef_level", 2.0),
    ("shelf", 4.0),
    ("hand", 4.0),
    ("menu", 5.0),
    *((f"course_{course + 1}", 2.0) for course in range(COURSES)),
    ("cellar", 2.0),
    ("rooms", 2.0),
    ("bonus_cards", 2.0),
    ("crates", 1.0),
    ("lacking", 4.0),
    ("lacking_kinds", 3.0),
    ("actions_spare", 4.0),
    ("actions_soon", 3.0),
    ("actions_left", 8.0),
    ("critic_score", 8.0),
    ("critic_ahead", 1.0),
    ("category", 2.0),
    ("speciality", 2.0),
    ("dinner", 15.0),
    ("whole_dinner", 1.0),
    ("best_dish", 6.0),
    ("my_turn", 1.0),
    ("my_actions", 1.0),
    ("sealed", 1.0),
)

TABLE: Final[Names] = (
    ("season", 2.0),
    ("square", 12.0),
    *((f"phase_{phase}", 1.0) for phase in range(PHASES)),
    ("paydays", 2.0),
    ("bought", 1.0),
    ("on_stalls", 8.0),
    ("drawn", 2.0),
    ("pot", 5.0),
    ("advanced", 1.0),
)


def terms(s: Italia, seat: i64, sheet: Sheet) -> None:
    """What can be said of a seat."""
    plan, rivals = outlook(s, seat), kitchens(s, seat)
    hopes, sure, turn = hoped(s, seat, plan, rivals), settled(s, seat, plan), 0.0
    if s.active == seat:
        turn = turn_points(s, seat, plan, Hopes(hopes, rivals))
    elif s.asks and s.asks[0].seat == seat:
        turn = held_points(s, s.asks[0], plan, Hopes(hopes, rivals))
    r = s.restaurants[seat]
    sheet.put(sure + hopes + turn)
    sheet.put(sure)
    sheet.put(hopes)
    sheet.put(turn)
    sheet.put(float(total(s.tables, r)))
    sheet.put(plan.points)
    sheet.put(purse(s, seat))
    sheet.put(theme_points(s, seat))
    sheet.put(power_points(s, r))
    put_house(s.tables, r, plan, sheet)
    put_plan(s, seat, plan, sheet)
    put_strength(s, seat, kitchen(s, seat), sheet)


def put_house(t: Tables, r: Restaurant, plan: Outlook, sheet: Sheet) -> None:
    """Coins, cubes, the rating, and what is held."""
    numbers: list[i64] = [income(t, r), r.coins, max(owed(t, plan) - r.coins, 0), r.cubes, r.square, r.stars, r.spoons]
    for number in numbers:
        sheet.put(float(number))
    sheet.put(float(bits_of(r.vips)))
    sheet.put(float(chef_level(t, r)))
    sheet.put(float(r.shelved))
    sheet.put(float(len(r.hand)))
    courses: list[i64] = [0] * max(COURSES, t.courses)
    dishes: i64 = 0
    for recipe in r.menu:
        if recipe >= 0:
            courses[t.course_of[recipe]] += 1
            dishes += 1
    sheet.put(float(dishes))
    for course in range(COURSES):
        sheet.put(float(courses[course]))
    for held in [len(r.cellar), len(r.rooms), len(r.bonus)]:
        sheet.put(float(held))
    sheet.put(float(bits_of(r.crates)))


def bits_of(mask: i64) -> i64:
    """How many bits are set."""
    count: i64 = 0
    while mask:
        count += mask & 1
        mask >>= 1
    return count


def put_plan(s: Italia, seat: i64, plan: Outlook, sheet: Sheet) -> None:
    """What the plan for the hand lacks, and the actions for it."""
    lacks: i64 = 0
    kinds: i64 = 0
    for lack in plan.lacking:
        lacks += lack
        kinds += 1 if lack else 0
    sheet.put(float(lacks))
    sheet.put(float(kinds))
    sheet.put(float(plan.actions))
    sheet.put(float(plan.soon))
    sheet.put(float(actions_left(s, seat, s.tables.season_of[-1])))


def put_strength(s: Italia, seat: i64, mine: Kitchen, sheet: Sheet) -> None:
    """How it stands before critic, Guide and Contest, and in its turn."""
    t, r = s.tables, s.restaurants[seat]
    sheet.put(float(critic_score(t, r)))
    sheet.put(float(rivals_ahead(s, seat)))
    marks = course_marks(t, r)
    sheet.put(most_courses(marks, 0, t.categories))
    sheet.put(most_courses(marks, t.categories, t.categories + t.specialities))
    sheet.put(mine.dinner)
    sheet.put(mine.whole)
    sheet.put(mine.best)
    sheet.put(1.0 if s.active == seat else 0.0)
    sheet.put(float(s.actions) if s.active == seat else 0.0)
    sheet.put(1.0 if r.bid >= 0 or r.tens >= 0 else 0.0)


def table(s: Italia, sheet: Sheet) -> None:
    """What can be said of the table."""
    sheet.put(float(s.season))
    sheet.put(float(s.square))
    for phase in range(PHASES):
        sheet.put(1.0 if s.phase == phase else 0.0)
    sheet.put(paydays(s))
    sheet.put(float(s.bought) if s.phase == ACTION else 0.0)
    out: i64 = 0
    for kind in s.stalls:
        out += 1 if kind >= 0 else 0
    sheet.put(float(out))
    sheet.put(float(len(s.drawn)))
    sheet.put(float(s.pot))
    sheet.put(float(s.advanced))


TERMS: Final = Terms(NAMES, terms, TABLE, table)
