"""Restaurant Row: its view as numbers."""

from __future__ import annotations

from typing import Any, Mapping

from prixfixe.games.restaurant_row.content import tables
from prixfixe.games.restaurant_row.sight import show
from prixfixe.games.restaurant_row.state import BLANK, FOOD_SHOPS, LAYOFFS, OVER, SHOPS
from prixfixe.games.restaurant_row.tables import Mode, Tables
from prixfixe.rl.fields import Among, Bag, Each, Fields, Number, Several, Spec, Who

__all__ = ["UNMET", "fields", "show"]
CASH = 9_999  # dollars that nobody reaches
UNMET: Mapping[str, str] = {
    "RR-LOAN-3 step 31..40": "rare: more than 300 dollars owed, from seven visits to the bank, and the cash for it",
}


def fields(seats: int, options: Mapping[str, Any]) -> Fields:
    """The view of a configuration."""
    t = tables(options["content"])
    guests, food, goods = len(t.type), len(t.kind), max(len(t.kind), len(t.service), len(t.ambiance))
    shelf = FOOD_SHOPS * [max(t.modes[seats].capacity)] + [len(t.service), len(t.ambiance) + 1]
    found: dict[str, Spec] = {
        "round": Number(0, 99),
        "phase": Number(0, OVER),
        "waiting": Among(seats),
        "pawn": Who(seats),
        "ending": Number(0, 7),
        "ladder": Several(t.categories, -1, t.categories - 1),
        "restaurants": Each(seats, restaurant_fields(t, t.modes[seats]), per=1),
        "goods": Each(len(shelf), Several(max(shelf), -1, goods - 1)),
        "prices": Each(len(shelf), Several(max(shelf), 0, 99)),
        "staff_pile": Number(0, len(t.service)),
        "renovation_pile": Number(0, len(t.ambiance) + 1),
        "unseen_staff": Bag(range(len(t.service)), 1),
        "unseen_renovations": Bag(range(len(t.ambiance)), 2),
        "larder": Bag(range(food), 1),
        "discards": Bag(range(food), 1),
        "trip": Number(0, 9),
        "sous": Who(seats),
        "visits": Several(seats, 0, 63, per=1),
        "shop": Number(-1, SHOPS - 1),
        "party": Among(seats),
        "chooser": Who(seats),
        "lot": Several(6, -1, goods - 1),
        "minimum": Number(0, 999),
        "crowd": Number(0, 99),
        "arrived": Number(0, 99),
        "bag": Bag(range(guests), 1),
        "door": Number(-1, guests - 1),
        "aside": Bag(range(guests), 1),
        "critic_at": Who(seats),
        "shill_at": Who(seats),
        "pusher": Who(seats),
        "filled": Each(seats, Who(seats)),
        "word": Number(0, 1),
        "sealing": Number(0, LAYOFFS),
        "mine": Number(BLANK, CASH),
        "opened": Several(seats, BLANK, CASH, per=1),
    }
    return Fields(found)


def restaurant_fields(t: Tables, mode: Mode) -> Fields:
    """A restaurant; cash that is hidden is -1."""
    guests, food = len(t.type), len(t.kind)
    return Fields(
        {
            "cash": Number(-1, CASH),
            "debt": Number(0, 999),
            "stars": Number(0, mode.max_stars),
            "staff": Bag(range(len(t.service)), 1),
            "renovations": Bag(range(len(t.ambiance)), 2),
            "menu": Bag(range(food), 1),
            "thawed": Number(-1, food - 1),
            "frozen": Number(-1, food - 1),
            "food_marks": Number(0, 99),
            "popularity_marks": Number(0, 99),
            "face": Number(0, mode.faces),
            "price": Number(0, max(mode.prices)),
            "food": Number(0, 99),
            "forks": Several(FOOD_SHOPS, 0, 99),
            "service": Number(0, 99),
            "ambiance": Number(0, 99),
            "main": Bag(range(guests), 1),
            "second": Bag(range(guests), 1),
            "extra": Bag(range(guests), 1),
            "patio": Bag(range(guests), 1),
            "seats": Several(4, 0, 20),
            "guests": Number(0, 40),
        }
    )
