"""What can be said of a position in numbers: the parts of worth, and what lies behind them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from prixfixe.games.restaurant_row.bots.outlook import days_left, outlook
from prixfixe.games.restaurant_row.bots.worth import behind, ease, forks_of, kept, planned, points_for, trim
from prixfixe.games.restaurant_row.menu import usable
from prixfixe.games.restaurant_row.money import interest, wages
from prixfixe.games.restaurant_row.options import VISITS
from prixfixe.games.restaurant_row.state import (
    BANK,
    FOOD_SHOPS,
    NOBODY,
    REPAYMENTS,
    SHOP_CHOICE,
    SHOPS,
    VISIT,
    Street,
)
from prixfixe.kit.lists import has
from prixfixe.kit.terms import Names, Sheet, Terms

PHASES: Final[i64] = 8  # from the first, before the match is over
RANKS: Final[i64] = 6

NAMES: Final[Names] = (
    ("worth", 12.0),
    ("standing", 12.0),
    ("planned", 2.0),
    ("ease", 1.0),
    ("kept", 1.0),
    ("owed", 2.0),
    *((f"rank_{rank + 1}", 4.0) for rank in range(RANKS)),
    *((f"lead_{rank + 1}", 1.0) for rank in range(RANKS)),
    ("cash", 20.0),
    ("debt", 10.0),
    ("stars", 3.0),
    ("forks", 8.0),
    ("service", 5.0),
    ("ambiance", 5.0),
    ("staff", 2.0),
    ("renovations", 2.0),
    ("menu", 4.0),
    ("menu_room", 2.0),
    ("frozen", 1.0),
    ("food_marks", 3.0),
    ("popularity_marks", 3.0),
    ("guests_now", 3.0),
    ("guests_to_come", 3.0),
    ("a_guest_brings", 4.0),
    ("wages", 4.0),
    ("interest", 2.0),
    ("pawn", 1.0),
    ("pusher", 1.0),
    ("chooser", 1.0),
    ("in_the_party", 1.0),
    ("sealed", 1.0),
    *((f"visits_{shop}", 1.0) for shop in range(SHOPS)),
)

TABLE: Final[Names] = (
    ("round", 3.0),
    ("days_left", 2.0),
    ("ending", 1.0),
    *((f"phase_{phase + 1}", 1.0) for phase in range(PHASES)),
    ("trip", 2.0),
    ("crowd", 6.0),
    ("arrived", 4.0),
    *((f"goods_{shop}", 3.0) for shop in range(BANK)),
    ("told", 1.0),
)


def terms(s: Street, seat: i64, sheet: Sheet) -> None:
    """What can be said of a seat, with what the seat has planned and without what finds no space on its menu."""
    r = s.restaurants[seat]
    held = r.menu
    if s.phase == VISIT:
        trim(s, seat)
    put_points(s, seat, sheet)
    r.menu = held


def put_points(s: Street, seat: i64, sheet: Sheet) -> None:
    """The same, of a menu that fits."""
    o, r = outlook(s), s.restaurants[seat]
    places: list[float] = [0.0] * RANKS
    points: list[float] = [0.0] * RANKS
    o.base = 0.0
    for rank in range(s.tables.categories):
        places[rank] = behind(s, o, seat, s.tables.measures[s.ladder[rank]], 0.0)
        points[rank] = points_for(s, o, rank, places[rank])
        o.base += points[rank]
    owed = float(r.debt) / float(s.tables.step)
    coming, cash, later = planned(s, o, seat), ease(s, o, r.cash), kept(s, o, seat)
    if s.sealing == REPAYMENTS and s.sealed[seat] > 0:
        owed -= float(s.sealed[seat])
    sheet.put(o.base + coming + cash - owed * float(s.tables.debt_points) + later)
    for part in [o.base, coming, cash, later, owed, *points, *places]:
        sheet.put(part)
    put_house(s, seat, sheet)
    sheet.put(float(r.guests()))
    sheet.put(o.guests[seat])
    sheet.put(o.each[seat])
    put_turn(s, seat, sheet)


def put_house(s: Street, seat: i64, sheet: Sheet) -> None:
    """Money, ratings, and what they come from."""
    r = s.restaurants[seat]
    values = r.values
    sheet.put(float(r.cash))
    sheet.put(float(r.debt))
    sheet.put(float(r.stars))
    sheet.put(float(forks_of(s, r.menu)))
    sheet.put(float(values[2]) if values else 0.0)
    sheet.put(float(values[3]) if values else 0.0)
    sheet.put(float(len(r.staff)))
    sheet.put(float(len(r.renovations)))
    sheet.put(float(len(r.menu)))
    room: i64 = 0
    for kind in range(FOOD_SHOPS):
        room += 1 if usable(s, r, kind, 1) else 0
    sheet.put(float(room))
    sheet.put(1.0 if r.frozen != NOBODY else 0.0)
    sheet.put(float(r.food_marks))
    sheet.put(float(r.popularity_marks))


def put_turn(s: Street, seat: i64, sheet: Sheet) -> None:
    """What is due, who may do what, and where the seat means to go."""
    sheet.put(float(wages(s, s.restaurants[seat])))
    sheet.put(float(interest(s, s.restaurants[seat])))
    sheet.put(1.0 if s.pawn == seat else 0.0)
    sheet.put(1.0 if s.pusher == seat else 0.0)
    sheet.put(1.0 if s.chooser == seat else 0.0)
    sheet.put(1.0 if has(s.party, seat) else 0.0)
    sheet.put(1.0 if s.sealed[seat] >= 0 else 0.0)
    shops = s.visits[seat]
    if s.sealing == SHOP_CHOICE and s.sealed[seat] >= 0:
        shops = VISITS[s.sealed[seat]]
    for shop in range(SHOPS):
        sheet.put(float(shops >> shop & 1) if s.phase == VISIT else 0.0)


def table(s: Street, sheet: Sheet) -> None:
    """What can be said of the table."""
    sheet.put(float(s.round))
    sheet.put(days_left(s))
    sheet.put(1.0 if s.ending else 0.0)
    for phase in range(PHASES):
        sheet.put(1.0 if s.phase == phase + 1 else 0.0)
    sheet.put(float(s.trip))
    sheet.put(float(s.crowd))
    sheet.put(float(s.arrived))
    for shop in range(BANK):
        sheet.put(float(len(s.goods[shop])))
    sheet.put(float(s.told))


TERMS: Final = Terms(NAMES, terms, TABLE, table)
