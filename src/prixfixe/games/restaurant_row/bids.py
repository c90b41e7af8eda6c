"""Bidding: several players in one shop, and sealed bids in two steps."""

from __future__ import annotations

from mypy_extensions import i64

from prixfixe.core.state import PASS
from prixfixe.games.restaurant_row.menu import discard, playable
from prixfixe.games.restaurant_row.options import PASS_OR_NUMBERS, numbers
from prixfixe.games.restaurant_row.shops import acquire, affordable, browse, has_room, leave_shop, price_list
from prixfixe.games.restaurant_row.state import (
    BIDS,
    BLANK,
    BLANKS,
    FOOD_SHOPS,
    HELP_WANTED,
    NOBODY,
    Street,
    closest,
    pass_pawn,
    pay,
    revealed,
    seal,
    unseal,
)
from prixfixe.kit.lists import drop, has


def contest(s: Street) -> None:
    """While several players are in a shop with goods, one of them names a lot; the last one shops alone."""
    s.chooser = NOBODY
    s.minimum = 0
    while len(s.party) > 1 and s.goods[s.shop]:
        if name_lot(s, closest(s, s.party)):
            return
    if s.party and s.goods[s.shop]:
        browse(s, s.party[0])
    else:
        leave_shop(s)


def name_lot(s: Street, seat: i64) -> bool:
    """The player closest to the pawn names a lot or leaves; without a legal lot the player must leave."""
    options = affordable(s, seat, s.shop)
    if not options:
        s.tell("leaves", seat, s.shop)
        drop(s.party, seat)
        return False
    s.chooser = seat
    options.insert(0, PASS)
    s.ask(seat, options, named)
    return True


def named(s: Street, seat: i64, token: i64) -> None:
    """A worker or a renovation is a lot; ingredients are added one at a time until the lot is confirmed."""
    if token != PASS:
        s.lot.append(token)
        s.lot.sort()
        more = more_for_lot(s, seat)
        if more:
            more.insert(0, PASS)
            s.ask(seat, more, named)
            return
    if s.lot:
        open_bidding(s, seat)
    else:
        drop(s.party, seat)
        contest(s)


def more_for_lot(s: Street, seat: i64) -> list[i64]:
    """Ingredients that could be added: the lot can be played, and all of it still paid at the minimum."""
    found: list[i64] = []
    r = s.restaurants[seat]
    if s.shop >= FOOD_SHOPS or not playable(s, r, s.shop, len(s.lot) + 1):
        return found
    left = r.cash - least(s)
    prices = price_list(s, s.shop)
    for token in s.goods[s.shop]:
        if prices[token] <= left and not has(s.lot, token):
            found.append(token)
    return found


def least(s: Street) -> i64:
    """The listed price of the whole lot."""
    prices = price_list(s, s.shop)
    total: i64 = 0
    for token in s.lot:
        total += prices[token]
    return total


def open_bidding(s: Street, chooser: i64) -> None:
    """The pawn goes to the chooser's left; everybody in the shop who could take part of the lot may bid."""
    s.minimum = least(s)
    if s.news is not None:
        tell_lot(s, chooser)
    pass_pawn(s, chooser)
    bidders: list[i64] = []
    for seat in s.party:
        if seat == chooser or has_room(s, seat, s.shop, s.lot[0]):
            bidders.append(seat)
    if len(bidders) == 1:
        s.tell("no_contest", chooser, s.minimum)
        take_lot(s, chooser, s.minimum)
        return
    seal(s, BIDS, bidders)
    for seat in bidders:
        ask_bid(s, seat)
    s.then(award)


def tell_lot(s: Street, chooser: i64) -> None:
    """What is bid on, and from how much."""
    if s.shop < FOOD_SHOPS:
        bits: i64 = 0
        for token in s.lot:
            bits |= 1 << token
        s.tell("lot", chooser, bits, s.minimum)
    else:
        s.tell("lot_worker" if s.shop == HELP_WANTED else "lot_renovation", chooser, s.lot[0], s.minimum)
    s.tell("names_lot")


def award(s: Street) -> None:
    """The highest bid wins and is paid; among equal ones the bidder closest to the pawn wins, and the pawn passes."""
    winner = highest_bidder(s)
    take_lot(s, winner, s.opened[winner])


def take_lot(s: Street, seat: i64, amount: i64) -> None:
    """The winner pays, gets the lot, discards what is not usable and leaves; the others stay with what is left."""
    pay(s, seat, amount)
    for token in s.lot:
        acquire(s, seat, s.shop, token)
    s.lot = []
    drop(s.party, seat)
    discard(s, seat)
    if s.asks:
        s.then(contest)
    else:
        contest(s)


# ---- sealed bids


def most(s: Street, seat: i64) -> i64:
    """The highest bid: all the cash; whoever is alone with the Shill pays no more than the minimum."""
    cash = s.restaurants[seat].cash
    return min(cash, s.minimum) if len(s.involved) == 1 else cash


def so_far(s: Street, seat: i64) -> i64:
    """What a seat bids at least, by its answers up to now."""
    return s.minimum if s.sealed[seat] == BLANK else s.sealed[seat]


def lowest(s: Street, seat: i64, band: i64) -> i64:
    """The lowest bid of a band."""
    return so_far(s, seat) + band * s.tables.band


def bands(s: Street, seat: i64) -> list[i64]:
    """A pass, unless the seat has to bid, and the bands of ten dollars that the cash reaches."""
    t = s.tables
    reach = most(s, seat) - so_far(s, seat)
    count: i64 = 0
    if reach >= 0:
        count = min(reach // t.band, t.bands) + 1
    if seat != s.chooser and s.sealed[seat] == BLANK:
        return PASS_OR_NUMBERS[count]
    return numbers(count)


def offsets(s: Street, seat: i64, band: i64) -> list[i64]:
    """The band is chosen; the dollars within it, unless there is only one bid left or still higher bands."""
    if band == PASS:
        s.sealed[seat] = PASS
        return []
    s.sealed[seat] = lowest(s, seat, band)
    reach = most(s, seat) - s.sealed[seat]
    if wants_more(s, band) or reach == 0:
        return []
    return numbers(min(reach + 1, s.tables.band))


def wants_more(s: Street, band: i64) -> bool:
    """Whether the answer was to bid beyond the bands offered."""
    return band == s.tables.bands


def ask_bid(s: Street, seat: i64) -> None:
    """From the minimum up to the cash in hand; all but the chooser may pass."""
    s.ask(seat, bands(s, seat), banded)


def banded(s: Street, seat: i64, band: i64) -> None:
    """The first step of a sealed bid: its band of ten dollars."""
    options = offsets(s, seat, band)
    if options:
        s.ask(seat, options, bade)
    elif wants_more(s, band):
        ask_bid(s, seat)


def bade(s: Street, seat: i64, dollars: i64) -> None:
    """The second step: the dollars within the band."""
    s.sealed[seat] = s.sealed[seat] + dollars


def highest_bidder(s: Street) -> i64:
    """All bids and passes are revealed; the winner, or nobody."""
    best: i64 = PASS
    bidders = unseal(s)
    s.opened = BLANKS[: s.seats]
    for seat in bidders:
        bid = revealed(s, seat)
        s.opened[seat] = bid
        if bid == PASS:
            s.tell("passed", seat)
        else:
            s.tell("bid", seat, bid)
        best = max(best, bid)
    if best == PASS:
        return NOBODY
    tied: list[i64] = []
    for seat in bidders:
        if s.opened[seat] == best:
            tied.append(seat)
    winner = closest(s, tied)
    s.tell("won", winner, best)
    if len(tied) > 1:
        s.tell("bid_tied")
        pass_pawn(s, winner)
    return winner
