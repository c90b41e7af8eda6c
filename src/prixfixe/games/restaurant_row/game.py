"""The Game record of Restaurant Row."""

from __future__ import annotations

from typing import Final

from prixfixe.core.errors import BadOption
from prixfixe.core.game import Game, Option, Options
from prixfixe.core.state import Rule
from prixfixe.games.restaurant_row import (
    bids,
    guests,
    layoffs,
    menu,
    money,
    prices,
    rounds,
    seats,
    shops,
    stock,
    trips,
    word,
)
from prixfixe.games.restaurant_row.content import FOLDER, MOST_ROWS, content, tables
from prixfixe.games.restaurant_row.planner import plan
from prixfixe.games.restaurant_row.scoring import result
from prixfixe.games.restaurant_row.setup import deal
from prixfixe.games.restaurant_row.sight import guess, show
from prixfixe.games.restaurant_row.state import Restaurant, Street
from prixfixe.games.restaurant_row.words import WORDS
from prixfixe.games.restaurant_row.worth import worth
from prixfixe.kit.sight import plain

RULES: Final[dict[str, Rule]] = {
    # the round
    "RR-RND-1": rounds.day,
    "RR-RND-2": rounds.end_day,
    # phase 1
    "RR-STK-7": stock.stock,
    # phase 2
    "RR-VIS-2": trips.visit_stores,
    "RR-SOUS-1": trips.sent_sous_chef,
    "RR-VIS-4": trips.choose_shops,
    "RR-VIS-5": trips.chose_shop,
    "RR-VIS-4.reveal": trips.reveal_shops,
    "RR-VIS-4.walk": trips.walk,
    "RR-VIS-6": shops.bought,
    "RR-BID-1": bids.contest,
    "RR-BID-3": bids.named,
    "RR-BID-7.band": bids.banded,
    "RR-BID-7": bids.bade,
    "RR-BID-8": bids.award,
    "RR-FOOD-6": menu.discarded,
    "RR-BANK-1": shops.borrowed,
    "RR-BANK-2": shops.lent,
    "RR-FOOD-9": menu.freeze,
    "RR-FOOD-9.frozen": menu.frozen,
    # phase 3
    "RR-RND-1.prices": prices.set_prices,
    "RR-PRICE-2": prices.priced,
    "RR-PRICE-1": prices.reveal_prices,
    "RR-PRICE-4.ask": prices.consult,
    "RR-PRICE-4": prices.consulted,
    # phase 4
    "RR-SEAT-1": guests.open_doors,
    "RR-SEAT-2": guests.welcome,
    "RR-SEAT-6": seats.roomed,
    "RR-SEAT-7": seats.fill,
    "RR-SHILL-1.band": guests.shill_banded,
    "RR-SHILL-1": guests.shill_bade,
    "RR-SHILL-2": guests.award_shill,
    "RR-SHILL-4": seats.used,
    "RR-WOM-6": word.pushed,
    "RR-TRK-1": word.mark_tracks,
    # phases 5 to 8
    "RR-PAY-3": money.collect,
    "RR-LOAN-1": money.pay_interest,
    "RR-LOAN-3": money.repaid,
    "RR-LOAN-3.settle": money.settle,
    "RR-RND-1.layoffs": layoffs.lay_off,
    "RR-LAY-1": layoffs.dismissed,
    "RR-LAY-2": layoffs.dismiss,
    "RR-RESET-1": layoffs.reset,
}
SECRET: Final = frozenset(
    {
        "RR-VIS-5", "RR-BID-7.band", "RR-BID-7", "RR-BANK-1", "RR-PRICE-2", "RR-SHILL-1.band", "RR-SHILL-1",
        "RR-LOAN-3", "RR-LAY-1",
    }
)  # fmt: skip
TOKENS: Final = range(-1, MOST_ROWS)
# every number an answer may be: rows of a table, shops of a trip, bands, dollars, tens
CHOICES: Final = {
    "RR-SOUS-1": TOKENS,
    "RR-VIS-5": range(21),
    "RR-VIS-6": TOKENS,
    "RR-BID-3": TOKENS,
    "RR-BID-7.band": range(-1, 41),
    "RR-BID-7": range(10),
    "RR-FOOD-6": range(MOST_ROWS),
    "RR-BANK-1": range(11),
    "RR-FOOD-9.frozen": TOKENS,
    "RR-PRICE-2": range(1, 7),
    "RR-PRICE-4": range(1, 7),
    "RR-SEAT-6": range(2),
    "RR-SHILL-1.band": range(-1, 41),
    "RR-SHILL-1": range(10),
    "RR-SHILL-4": range(2),
    "RR-WOM-6": range(-1, 6),
    "RR-LOAN-3": range(41),
    "RR-LAY-1": TOKENS,
}
CLOCKS: Final = {
    "RR-SOUS-1": "sous", "RR-VIS-5": "shop", "RR-BID-3": "lot", "RR-BID-7.band": "bid", "RR-BID-7": "bid",
    "RR-VIS-6": "solo", "RR-FOOD-6": "discard", "RR-BANK-1": "loan", "RR-FOOD-9.frozen": "freeze",
    "RR-PRICE-2": "price", "RR-PRICE-4": "price", "RR-SHILL-1.band": "shill_bid", "RR-SHILL-1": "shill_bid",
    "RR-SHILL-4": "shill_use", "RR-WOM-6": "push", "RR-SEAT-6": "room", "RR-LOAN-3": "repay", "RR-LAY-1": "layoff",
}  # fmt: skip
OPTIONS: Final = (
    Option("open_money", False, (False, True), "Everybody sees everybody's cash.", "L'argent de tous est visible."),
    Option(
        "start_player",
        "random",
        ("random", 1, 2, 3, 4),
        "Who holds the pawn first: a random seat, or the seat with this number.",
        "Qui tient le pion d'abord : une place au hasard, ou celle de ce numéro.",
    ),
)


def check(seats: int, options: Options) -> None:
    """The seat that holds the pawn must be taken."""
    start = options["start_player"]
    if isinstance(start, int) and start > seats:
        raise BadOption(f"start_player {start} is no seat of a game for {seats}")


GAME: Final = Game(
    name="restaurant-row",
    title="Restaurant Row",
    version=1,
    folder=FOLDER,
    seats=range(2, 5),
    options=OPTIONS,
    rules=RULES,
    state=Street,
    parts=(Restaurant,),
    check=check,
    tables=tables,
    deal=deal,
    result_of=result,
    view_of=plain(show),
    guess_of=guess,
    worth=worth,
    words=WORDS,
    plan=plan,
    choices=CHOICES,
    secret=SECRET,
    clocks={key: content().clocks[name] for key, name in CLOCKS.items()},
)
