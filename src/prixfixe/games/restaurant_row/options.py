"""What the numbers of options mean: rows of a table, numbers, or one of these."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from prixfixe.core.state import PASS
from prixfixe.games.restaurant_row.state import BANK, SHOPS
from prixfixe.kit.options import Kind

MOST_ROWS: Final = 30  # ingredients, workers or renovations of a content file
MOST_BANDS: Final = 40  # of a bid, or tens to repay; one more answer leads beyond them
MOST_LOANS: Final = 10  # steps of a visit to the Bank
MOST_FACES: Final = 6  # of the price die
MOST_DOLLARS: Final = 10  # of a band

SHOP: Final = Kind(0, SHOPS)  # the shop of a trip
PAIR: Final = Kind(SHOPS, 15)  # two different shops of a trip, in the order of VISITS
VISITS: Final[list[i64]] = [
    1, 2, 4, 8, 16, 32,
    3, 5, 9, 17, 33, 6, 10, 18, 34, 12, 20, 36, 24, 40, 48,
]  # the shops of each as bits  # fmt: skip
ALONE: Final[list[i64]] = [BANK, 0, 1, 2, 3, 4]  # one shop: the Bank is the safe choice
PAIRS: Final[list[i64]] = [20, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19]  # Renovation Shop and Bank first

MAIN: Final = 0  # rooms of the two-player board
SECOND: Final = 1

STAR: Final = 0  # what the Shill does
WORD: Final = 1

NUMBERS: Final[list[list[i64]]] = [list(range(count)) for count in range(MOST_BANDS + 2)]
PASS_OR_NUMBERS: Final[list[list[i64]]] = [list(range(PASS, count)) for count in range(MOST_BANDS + 2)]


def numbers(count: i64) -> list[i64]:
    """The options 0, 1, 2 and so on, that many; whoever is asked the same shares one list."""
    return NUMBERS[count]
