"""What a seat might expect to be able to do and cannot, with the reason and its rule."""

from __future__ import annotations

from prixfixe.core.state import PASS, Ask
from prixfixe.games.restaurant_row import bids, guests, menu, money, prices, seats, shops, trips, word
from prixfixe.games.restaurant_row.options import STAR
from prixfixe.games.restaurant_row.shops import has_room, listed, places_left
from prixfixe.games.restaurant_row.state import BLANK, FOOD_SHOPS, HELP_WANTED, Street
from prixfixe.kit.words import Phrase

Why = tuple[Phrase, Phrase, str]  # what, why, rule id


def refusals(s: Street, seat: int) -> list[Why]:
    """Everything that the seat's open question does not offer."""
    ask = s.question(seat)
    return list(REFUSE[ask.rule](s, ask)) if ask is not None and ask.rule in REFUSE else []


def goods(s: Street, ask: Ask) -> list[Why]:
    """Tokens on sale that cannot be taken."""
    found = []
    for token in dict.fromkeys(s.goods[s.shop]):
        if token not in ask.options and token not in s.lot:
            found.append((what(s.shop, token), *why(s, ask.seat, s.shop, token)))
    return found


def early(s: Street, ask: Ask) -> list[Why]:
    """Ingredients the Sous Chef cannot buy."""
    return [
        (what(shop, token), *why(s, ask.seat, shop, token))
        for shop in range(FOOD_SHOPS)
        for token in s.goods[shop]
        if token not in ask.options
    ]


def what(shop: int, token: int) -> Phrase:
    """The name of a token."""
    if shop < FOOD_SHOPS:
        return "what_food", token
    return "what_worker" if shop == HELP_WANTED else "what_renovation", token


def why(s: Street, seat: int, shop: int, token: int) -> tuple[Phrase, str]:
    """Why a token cannot be taken: no room, or not enough money."""
    r = s.restaurants[seat]
    if shop >= FOOD_SHOPS and not has_room(s, seat, shop, token):
        if shop == HELP_WANTED:
            return ("why_staff", len(r.staff)), "RR-HIRE-2"
        if places_left(s, r, shop) + s.tables.renovation_perks.renovation_room[token] > 0:
            return ("why_copies",), "RR-RENO-2"
        return ("why_renovations", len(r.renovations)), "RR-RENO-2"
    return ("why_cash", listed(s, shop, token), r.cash - bids.least(s) if s.lot else r.cash), "RR-VIS-8"


def bid(s: Street, ask: Ask) -> list[Why]:
    """A pass, or a bid at all."""
    r = s.restaurants[ask.seat]
    if ask.seat == s.chooser:
        return [(("what_pass",), ("why_chooser",), "RR-BID-7")]
    if r.cash < s.minimum:
        return [(("what_bid",), ("why_lowest", s.minimum, r.cash), "RR-BID-7")]
    return []


def shill_bid(s: Street, ask: Ask) -> list[Why]:
    """A bid at all, or a higher one than needed."""
    r = s.restaurants[ask.seat]
    if r.cash < s.minimum:
        return [(("what_bid",), ("why_lowest", s.minimum, r.cash), "RR-SHILL-2")]
    if len(s.involved) == 1 and r.cash > s.minimum:
        return [(("what_higher_bid",), ("why_alone", s.minimum), "RR-SHILL-2")]
    return []


def discard(s: Street, ask: Ask) -> list[Why]:
    """Ingredients that must stay."""
    r = s.restaurants[ask.seat]
    return [
        (("what_food", token), ("why_thawed",), "RR-FOOD-10")
        if token == r.thawed
        else (("what_food", token), ("why_smallest",), "RR-FOOD-6")
        for token in r.menu
        if token not in ask.options
    ]


def freeze(s: Street, ask: Ask) -> list[Why]:
    """Ingredients that cannot be frozen, or that one has to be."""
    r = s.restaurants[ask.seat]
    found: list[Why] = [
        (("what_food", token), ("why_thawed",), "RR-FOOD-10")
        if token == r.thawed
        else (("what_food", token), ("why_rest",), "RR-FOOD-9")
        for token in r.menu
        if token not in ask.options
    ]
    if PASS not in ask.options:
        found.append((("what_nothing",), ("why_must_freeze",), "RR-FOOD-9"))
    return found


def price(s: Street, ask: Ask) -> list[Why]:
    """Faces that need more stars."""
    r, mode = s.restaurants[ask.seat], s.mode()
    return [
        (("what_face", face, mode.prices[face]), ("why_stars", face - mode.above, r.stars), "RR-PRICE-2")
        for face in range(1, mode.faces + 1)
        if face not in ask.options
    ]


def use(s: Street, ask: Ask) -> list[Why]:
    """The star, at the Shill's limit."""
    if STAR in ask.options:
        return []
    return [(("what_star",), ("why_cap", s.mode().shill_cap), "RR-SHILL-4")]


def push(s: Street, ask: Ask) -> list[Why]:
    """The category on top."""
    return [(("what_category", s.ladder[0]), ("why_top",), "RR-WOM-6")]


def repay(s: Street, ask: Ask) -> list[Why]:
    """More than the cash in hand."""
    r = s.restaurants[ask.seat]
    if r.cash >= r.debt or s.sealed[ask.seat] != BLANK:
        return []
    return [(("what_repay", r.debt), ("why_repay", r.cash), "RR-LOAN-3")]


REFUSE = {
    trips.sent_sous_chef: early,
    shops.bought: goods,
    bids.named: goods,
    bids.banded: bid,
    guests.shill_banded: shill_bid,
    menu.discarded: discard,
    menu.frozen: freeze,
    prices.priced: price,
    prices.consulted: price,
    seats.used: use,
    word.pushed: push,
    money.repaid: repay,
}
