"""The Game record of Restaurant Row, and the rules that wait on its agenda."""

from __future__ import annotations

from typing import Final

from prixfixe.core.advice import Advice
from prixfixe.core.errors import BadOption
from prixfixe.core.game import Game, Options
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
    trips,
    word,
)
from prixfixe.games.restaurant_row.bots.planner import near, plan
from prixfixe.games.restaurant_row.bots.terms import TERMS
from prixfixe.games.restaurant_row.bots.worth import worth
from prixfixe.games.restaurant_row.content import BOX, FOLDER
from prixfixe.games.restaurant_row.questions import QUESTIONS
from prixfixe.games.restaurant_row.refusals import refusals
from prixfixe.games.restaurant_row.scoring import result
from prixfixe.games.restaurant_row.setup import deal
from prixfixe.games.restaurant_row.shape import SHAPE
from prixfixe.games.restaurant_row.sight import guess, show
from prixfixe.games.restaurant_row.state import Restaurant, Street
from prixfixe.games.restaurant_row.story import STORY
from prixfixe.games.restaurant_row.words import SENTENCES, lexicon
from prixfixe.kit.sight import plain
from prixfixe.kit.words import OFF_OR_ON, GameWords, chosen

DUES: Final[dict[str, Rule]] = {
    # the round
    "RR-RND-1": rounds.day,
    "RR-RND-2": rounds.end_day,
    # phase 2
    "RR-VIS-4": trips.choose_shops,
    "RR-VIS-4.reveal": trips.reveal_shops,
    "RR-VIS-4.walk": trips.walk,
    "RR-VIS-6.more": shops.go_on,
    "RR-BID-1": bids.contest,
    "RR-BID-8": bids.award,
    "RR-BANK-2": shops.lent,
    "RR-FOOD-9": menu.freeze,
    # phase 3
    "RR-RND-1.prices": prices.set_prices,
    "RR-PRICE-1": prices.reveal_prices,
    "RR-PRICE-4.ask": prices.consult,
    # phase 4
    "RR-SEAT-1": guests.open_doors,
    "RR-SEAT-2": guests.welcome,
    "RR-SEAT-7": seats.fill,
    "RR-SHILL-2": guests.award_shill,
    "RR-TRK-1": word.mark_tracks,
    # phases 5 to 8
    "RR-PAY-3": money.collect,
    "RR-LOAN-1": money.pay_interest,
    "RR-LOAN-3.settle": money.settle,
    "RR-RND-1.layoffs": layoffs.lay_off,
    "RR-LAY-2": layoffs.dismiss,
    "RR-RESET-1": layoffs.reset,
}
OPTIONS: Final = chosen(
    SENTENCES,
    open_money=OFF_OR_ON,
    start_player=("random", 1, 2, 3, 4),
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
    dues=DUES,
    questions=QUESTIONS,
    state=Street,
    parts=(Restaurant,),
    shape=SHAPE,
    check=check,
    cards=BOX,
    deal=deal,
    result_of=result,
    view_of=plain(show),
    guess_of=guess,
    words=GameWords(lexicon, QUESTIONS.phrase, QUESTIONS.option, refusals),
    story=STORY,
    bots=Advice(worth=worth, terms=TERMS, plan=plan, doubt=0.1, near=near),
)
