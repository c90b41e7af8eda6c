"""Standing orders and the live queue: helpers for the platform, outside the game state (RV-TEMPO-10, 14)."""

from __future__ import annotations

from typing import Final

from prixfixe.core.state import PASS, Ask
from prixfixe.games.rival_restaurants import auction, bazaar, cards, market, powers, react, trade
from prixfixe.games.rival_restaurants.bots.appraise import gain_of
from prixfixe.games.rival_restaurants.options import DROP, GARBAGE_BID, READY, STAY
from prixfixe.games.rival_restaurants.state import Rivals

ASK_ME: Final = -100  # no order covers the question

ALWAYS: Final = 1
NEVER: Final = 2
LISTED: Final = 3


class Orders:
    """A player's private orders; every part may be left empty."""

    def __init__(self) -> None:
        self.queue: list[int] = []  # main actions, the next first; then ready
        self.has_queue: bool = False
        self.contest: dict[int, bool] = {}  # by kind
        self.most_money: dict[int, int] = {}  # highest money bid, by kind
        self.most_garbage: dict[int, int] = {}
        self.clam: int = 0  # ALWAYS, NEVER or LISTED
        self.clam_cards: list[int] = []
        self.clam_powers: list[int] = []  # chefs
        self.clam_players: list[int] = []
        self.decline_offers: bool = False
        self.accept_gain: float | None = None  # accept when an offer is worth at least that much
        self.pass_windows: bool = False


def answer(s: Rivals, seat: int, orders: Orders) -> int:
    """What the orders answer to the seat's open question, or ASK_ME; queued actions that are illegal are skipped."""
    ask = s.asked(seat)
    if ask.rule == bazaar.called:
        return next_action(ask, orders)
    if ask.rule == market.contested:
        return contest(s, orders)
    if ask.rule == auction.bade:
        return bid(s, ask, orders)
    if ask.rule == react.reacted:
        return clam(s, ask, orders)
    if ask.rule == trade.answered:
        return trade_answer(s, ask, orders)
    windows = (cards.carded, cards.carded_live, powers.used_power)
    return PASS if orders.pass_windows and ask.rule in windows else ASK_ME


def next_action(ask: Ask, orders: Orders) -> int:
    """The first queued action that is legal, and ready when none is left."""
    if not orders.has_queue:
        return ASK_ME
    while orders.queue:
        option = orders.queue.pop(0)
        if option in ask.options:
            return option
    return READY


def contest(s: Rivals, orders: Orders) -> int:
    """Contest the kinds that were listed."""
    kind = int(s.counter[s.war.market][s.war.slot - 1])
    if kind not in orders.contest:
        return ASK_ME
    return market.CONTEST if orders.contest[kind] else market.DECLINE


def bid(s: Rivals, ask: Ask, orders: Orders) -> int:
    """The lowest raise within the limits; stay at a bid of one's own; else drop."""
    kind = int(s.counter[s.war.market][s.war.slot - 1])
    if kind not in orders.most_money:
        return ASK_ME
    left = auction.still_in(s)
    high, most = int(auction.high(s, left)), orders.most_money[kind]
    raises = [option for option in ask.options if option > 0 and option * s.tables.unit <= most]
    if auction.at_high(s, s.war.turn, left):
        garbage = int(auction.high_garbage(s, left)) + 1 <= orders.most_garbage.get(kind, 0)
        if raises:
            return int(min(raises))
        return GARBAGE_BID if garbage and GARBAGE_BID in ask.options else STAY
    return STAY if high <= most and STAY in ask.options else DROP


def clam(s: Rivals, ask: Ask, orders: Orders) -> int:
    """Use Clam-Voyance always, never, or only against what is listed."""
    if not orders.clam:
        return ASK_ME
    effect = s.effect
    listed = (
        int(effect.card) in orders.clam_cards
        or int(effect.chef) in orders.clam_powers
        or int(effect.user) in orders.clam_players
    )
    wanted = orders.clam == ALWAYS or (orders.clam == LISTED and listed)
    return react.CLAM if wanted and react.CLAM in ask.options else react.LET


def trade_answer(s: Rivals, ask: Ask, orders: Orders) -> int:
    """Decline all, or accept what is worth enough."""
    offer = s.players[ask.a].sent
    if orders.accept_gain is not None and offer is not None and trade.ACCEPT in ask.options:
        if gain_of(s, ask.seat, ask.a, offer.give, offer.want) >= orders.accept_gain:
            return trade.ACCEPT
        return trade.DECLINE
    return trade.DECLINE if orders.decline_offers else ASK_ME


def next_in_queue(s: Rivals, waiting: list[tuple[int, int]]) -> tuple[int, int] | None:
    """Live: the oldest waiting action that is legal now; those that have become illegal are dropped, unlogged."""
    while waiting:
        seat, option = waiting.pop(0)
        for ask in s.asks:
            if ask.seat == seat and option in ask.options:
                return seat, option
    return None


def enqueue(waiting: list[tuple[int, int]], seat: int, option: int) -> None:
    """Live: one action per player waits; a newer one replaces it, at its own place in the queue."""
    waiting[:] = [(other, old) for other, old in waiting if other != seat]
    waiting.append((seat, option))
