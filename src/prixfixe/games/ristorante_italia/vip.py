"""RI-VIP: sealed offers for a celebrity."""

from __future__ import annotations

from mypy_extensions import i64

from prixfixe.games.ristorante_italia.options import OFFER, PURSE
from prixfixe.games.ristorante_italia.state import Italia
from prixfixe.games.ristorante_italia.tables import VIP
from prixfixe.games.ristorante_italia.ties import explain, rank


def bid(s: Italia) -> None:
    """Everybody secretly chooses a number of coins."""
    for seat in range(s.seats):
        s.restaurants[seat].bid = -1
        s.restaurants[seat].tens = -1
        s.restaurants[seat].offer = -1
        invite(s, seat)
    s.then(reveal)


def invite(s: Italia, seat: i64) -> None:
    """Any whole number up to the coins in the cup, 999 at most; in two steps if there are many."""
    coins = min(s.restaurants[seat].coins, OFFER.end - 1)
    least = min(s.tables.bid_minimum, coins)
    if coins < PURSE:
        s.ask(seat, up_to(least, coins), bade)
    else:
        s.ask(seat, up_to(OFFER.one(least), OFFER.one(coins)), bade_tens)


def up_to(least: i64, most: i64) -> list[i64]:
    """The numbers between two, both included."""
    options: list[i64] = []
    for n in range(least, most + 1):
        options.append(n)
    return options


def bade(s: Italia, seat: i64, coins: i64) -> None:
    """The offer is sealed."""
    s.restaurants[seat].bid = coins


def bade_tens(s: Italia, seat: i64, tens: i64) -> None:
    """The tens are written; now the units."""
    r = s.restaurants[seat]
    r.tens = tens
    written = OFFER.code(tens)
    least = min(s.tables.bid_minimum, r.coins)
    s.ask(seat, up_to(max(least - written, 0), min(r.coins - written, 9)), bade_units)


def bade_units(s: Italia, seat: i64, units: i64) -> None:
    """The offer is sealed."""
    r = s.restaurants[seat]
    r.bid = OFFER.pair(r.tens, units)
    r.tens = -1


def reveal(s: Italia) -> None:
    """All offers are opened at once; ties for the highest are resolved."""
    for seat in range(s.seats):
        s.values[seat] = s.restaurants[seat].offer = s.restaurants[seat].bid
    for seat in s.order:
        s.tell("offers", seat, s.values[seat])
    rank(s, VIP, s.order)
    s.then(welcome)


def welcome(s: Italia) -> None:
    """The winner pays the whole offer for the VIP and a star; everybody else pays half, rounded down."""
    t = s.tables
    winner = s.standing[0]
    vip: i64 = t.vip_seasons.index(s.season)
    for seat in s.order:
        r = s.restaurants[seat]
        paid = r.bid // (t.winner_divisor if seat == winner else t.loser_divisor)
        r.coins -= paid
        r.bid = -1
        if paid:
            s.tell("pays_offer", seat, paid, s.values[seat])
    s.restaurants[winner].vips |= 1 << vip
    s.restaurants[winner].stars += t.vip_stars[vip]
    s.tell("welcomes", winner, vip)
    explain(s, 0)
