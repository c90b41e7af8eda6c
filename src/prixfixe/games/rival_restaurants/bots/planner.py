"""What bots consider: the best fills of a cook plan, bids that end no war in a tie, offers that both could want."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from prixfixe.core.chance import Chance
from prixfixe.core.state import PASS, Ask
from prixfixe.games.rival_restaurants.auction import bade, still_in
from prixfixe.games.rival_restaurants.barter import addressed, composed
from prixfixe.games.rival_restaurants.bazaar import acted_live, called
from prixfixe.games.rival_restaurants.bots.deals import best_deal
from prixfixe.games.rival_restaurants.bots.worth import goods
from prixfixe.games.rival_restaurants.cook import COMMIT, confirmed, filled, planned
from prixfixe.games.rival_restaurants.options import CANCEL, LET_OFF, NEXT, OFFER, SEND, STAY
from prixfixe.games.rival_restaurants.plans import cooking_chefs, left_over, needs_of, use_up, ways
from prixfixe.games.rival_restaurants.spare import spared
from prixfixe.games.rival_restaurants.state import TABLE, Rivals
from prixfixe.games.rival_restaurants.tables import BID_PERKS
from prixfixe.games.rival_restaurants.trade import COUNTER, answered
from prixfixe.kit.lists import has

MOST_FILLS: Final = 200  # complete plans compared for one choice of recipes
MOST_OFFERS: Final = 2  # that a bot makes in a day
CLOSE: Final = 1.0  # points by which a choice of recipes may look worse than the best and still be considered


def plan(s: Rivals, ask: Ask, dice: Chance) -> list[i64]:
    """Cook plans by the exact value of what they earn and leave; bids without ties; offers that both gain from."""
    if ask.rule is filled:
        return [best_fill(s, ask.seat, ask.options)]
    if ask.rule is planned:
        return best_masks(s, ask.seat, ask.options)
    if ask.rule is confirmed:
        return [COMMIT]
    if ask.rule is bade:
        return settling(s, ask.seat, ask.options)
    if ask.rule is composed:
        return sensible(s, ask.seat, ask.options)
    if ask.rule is addressed:
        return partners(s, ask.seat) or [CANCEL]
    if ask.rule is spared:
        return [PASS]
    if ask.rule is called or ask.rule is acted_live:
        return purposeful(s, ask.seat, ask.options)
    if ask.rule is answered and has(ask.options, COUNTER) and not best_deal(s, ask.seat, ask.a).gain > 0.0:
        return [option for option in ask.options if option != COUNTER]
    return ask.options


def purposeful(s: Rivals, seat: i64, options: list[i64]) -> list[i64]:
    """Main actions without sparing somebody for nothing, and without an offer where there is none to make."""
    found = [option for option in options if not LET_OFF.has(option)]
    if has(found, OFFER) and (s.players[seat].offers >= MOST_OFFERS or not partners(s, seat)):
        found.remove(OFFER)
    return found


def settling(s: Rivals, seat: i64, options: list[i64]) -> list[i64]:
    """Bids without the stay that ends a war in a tie: a champion of ties wins by it, and of two players one gains."""
    waiting = [i for i in still_in(s) if i != s.war.turn and not s.war.stayed >> i & 1]
    if waiting or s.seats == 2 or s.bonus(seat, BID_PERKS) >= 0:
        return options
    return [option for option in options if option != STAY]


# ---- cooking


def best_fill(s: Rivals, seat: i64, options: list[i64]) -> i64:
    """How to fill the next need so that the finished plan earns and leaves most."""
    chef = Chef(s.copy(), seat)
    best = options[0]
    most = -1e9
    for way in options:
        value = chef.best_after(way)
        if value > most:
            most = value
            best = way
    return best


def best_masks(s: Rivals, seat: i64, options: list[i64]) -> list[i64]:
    """The choices of recipes whose best plan is not much worse than the best of all, the best first."""
    values: list[float] = []
    for mask in options:
        trial = s.copy()
        trial.players[seat].mask = mask
        values.append(Chef(trial, seat).best())
    found: list[i64] = []
    ranks: list[float] = []
    most = max(values)
    for i in range(len(options)):
        if values[i] >= most - CLOSE:
            j = len(found)
            while j > 0 and ranks[j - 1] < values[i]:
                j -= 1
            found.insert(j, options[i])
            ranks.insert(j, values[i])
    return found


class Chef:
    """Tries all ways to fill the needs that are left, in a copy of the game."""

    def __init__(self, trial: Rivals, seat: i64) -> None:
        self.trial = trial
        self.seat = seat
        self.chefs: list[i64] = cooking_chefs(trial, seat)
        self.needs: list[i64] = needs_of(trial, seat, trial.players[seat].mask)
        self.left: list[i64] = left_over(trial, seat)
        self.tried: i64 = 0

    def best_after(self, way: i64) -> float:
        """The value of the best plan that fills the next need so."""
        fills, pair = self.trial.players[self.seat].fills, self.trial.tables.pair
        self.tried = 0
        fills.append(way)
        use_up(self.left, way, pair, 1)
        value = self.best()
        use_up(self.left, way, pair, -1)
        fills.pop()
        return value

    def best(self) -> float:
        """The value of the best plan from here on."""
        trial, fills = self.trial, self.trial.players[self.seat].fills
        if len(fills) == len(self.needs):
            self.tried += 1
            return goods(trial, self.seat)
        most = -1e9
        for way in ways(trial, self.chefs, self.needs[len(fills)], self.left):
            if self.tried >= MOST_FILLS:
                break
            fills.append(way)
            use_up(self.left, way, trial.tables.pair, 1)
            most = max(most, self.best())
            use_up(self.left, way, trial.tables.pair, -1)
            fills.pop()
        return most


# ---- offers


def sensible(s: Rivals, seat: i64, options: list[i64]) -> list[i64]:
    """The next step towards the best exchange with the partner; giving up only where there is none."""
    offer = s.players[seat].draft
    if offer is None or offer.partner == TABLE:
        return options
    deal = best_deal(s, seat, offer.partner)
    if offer.stage == 0:
        step = next_entry(deal.want, offer.want, NEXT)
    else:
        step = next_entry(deal.give, offer.give, SEND)
    return [step] if deal.gain > 0.0 and has(options, step) else [CANCEL]


def next_entry(planned: list[i64], laid: list[i64], done: i64) -> i64:
    """The first entry that is not laid down yet, or being done; what was laid down otherwise cannot go on."""
    if laid != planned[: len(laid)]:
        return CANCEL
    return planned[len(laid)] if len(laid) < len(planned) else done


def partners(s: Rivals, seat: i64) -> list[i64]:
    """The rivals with whom there is an exchange that both gain from; of two players one would lose by it."""
    if s.seats == 2:
        return []
    return [rival for rival in s.clockwise(seat) if best_deal(s, seat, rival).gain > 0.0]
