"""What the numbers of options mean; rules make and read them here, and nobody computes with them elsewhere."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from prixfixe.games.ristorante_italia.tables import MOST_BONUS, MOST_KINDS, MOST_RECIPES, MOST_ROOMS, MOST_SHOPS, WINES
from prixfixe.kit.options import Kind

# what a turn offers
COURSE: Final = Kind(0, WINES)  # a course to draw from
DRAW_WINE: Final = 4
MARKET: Final = 5
TAKE_CUBE: Final = 6
LEARN: Final = 7
APPRENTICE: Final = 8
USE_ACCOUNTANT: Final = 9
USE_SOMMELIER: Final = 10
USE_REMEDIAL: Final = 11
FREE_USE: Final = Kind(USE_ACCOUNTANT, 3)  # one of these three cards
BUILD: Final = Kind(12, MOST_ROOMS)  # a kind of room
BUY_BONUS: Final = Kind(12 + MOST_ROOMS, MOST_BONUS)  # a bonus card

# what the market offers
STALL: Final = Kind(0, MOST_KINDS)  # a kind on a stall
SEARCH: Final = Kind(MOST_KINDS, MOST_SHOPS)  # the crate of a shop
RESTOCK: Final = Kind(MOST_KINDS + MOST_SHOPS, MOST_SHOPS)  # a shop
TO_TRASH: Final = MOST_KINDS + 2 * MOST_SHOPS  # the Cat goes to the trash cans

MARKS: Final = BUILD.first + 2 * MOST_SHOPS + 1  # of what can be given up


def mark_of(option: i64) -> i64:
    """The bit of something that can be given up: a free use of a turn, then a crate or the trash cans."""
    return option if option < SEARCH.first else option - SEARCH.first + BUILD.first


STUDY: Final = MOST_RECIPES  # the Remedial Course, among the recipes to place
CLIMB: Final = 1  # the same before the Contest and in a tie

PURSE: Final = 50  # a cup with this many coins or more writes its offer in two steps: tens, then units
OFFER: Final = Kind(0, 100, 10)  # the tens and the units
