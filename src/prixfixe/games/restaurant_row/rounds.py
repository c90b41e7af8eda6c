"""The round: eight phases, and the end of the game."""

from __future__ import annotations

from prixfixe.games.restaurant_row.guests import open_doors
from prixfixe.games.restaurant_row.layoffs import lay_off, reset
from prixfixe.games.restaurant_row.money import collect, pay_interest
from prixfixe.games.restaurant_row.prices import set_prices
from prixfixe.games.restaurant_row.state import OVER, Street
from prixfixe.games.restaurant_row.stock import stock
from prixfixe.games.restaurant_row.trips import visit_stores


def day(s: Street) -> None:
    """A round: stock, visit stores, set prices, seat and serve, collect and pay, interest, lay off, reset."""
    s.round += 1
    s.tell("day", s.round)
    stock(s)
    visit_stores(s)
    s.then(set_prices)
    s.then(open_doors)
    s.then(collect)
    s.then(pay_interest)
    s.then(lay_off)
    s.then(reset)
    s.then(end_day)


def end_day(s: Street) -> None:
    """If an end trigger fired the game is scored, otherwise a new round begins."""
    if s.ending:
        s.phase = OVER
    else:
        day(s)
