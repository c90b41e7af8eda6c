"""What bots consider: the best fills of a cook plan, and offers that both sides could want."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from prixfixe.core.chance import Chance
from prixfixe.core.state import PASS, Ask
from prixfixe.games.rival_restaurants.barter import addressed, coins_in, composed
from prixfixe.games.rival_restaurants.bazaar import acted_live, called
from prixfixe.games.rival_restaurants.bots.appraise import gain_of, loss, needs_value
from prixfixe.games.rival_restaurants.bots.weights import W
from prixfixe.games.rival_restaurants.bots.worth import goods
from prixfixe.games.rival_restaurants.cook import COMMIT, confirmed, filled, planned
from prixfixe.games.rival_restaurants.options import CANCEL, COINS, GOOD, LET_OFF, NEXT, PROMISE, SEND, TO_TABLE
from prixfixe.games.rival_restaurants.parts import Offer
from prixfixe.games.rival_restaurants.plans import cooking_chefs, left_over, needs_of, use_up, ways
from prixfixe.games.rival_restaurants.spare import spared
from prixfixe.games.rival_restaurants.state import TABLE, Rivals

MOST_FILLS: Final = 200  # complete plans compared for one choice of recipes
MOST_ENTRIES: Final = 3  # on each side of an offer
CLOSE: Final = 1.0  # points by which a choice of recipes may look worse than the best and still be considered


def plan(s: Rivals, ask: Ask, dice: Chance) -> list[i64]:
    """Cook plans by the exact value of what they earn and leave; offers without pleas, gifts and promises."""
    if ask.rule is filled:
        return [best_fill(s, ask.seat, ask.options)]
    if ask.rule is planned:
        return best_masks(s, ask.seat, ask.options)
    if ask.rule is confirmed:
        return [COMMIT]
    if ask.rule is composed:
        return sensible(s, ask.seat, ask.options)
    if ask.rule is addressed and ask.options[-1] == TO_TABLE:
        return ask.options[:-1]
    if ask.rule is spared:
        return [PASS]
    if ask.rule is called or ask.rule is acted_live:
        return unsparing(ask.options)
    return ask.options


def unsparing(options: list[i64]) -> list[i64]:
    """Main actions without sparing somebody for nothing; a trade may still do it."""
    return [option for option in options if not LET_OFF.has(option)]


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
    """Something for something: a few entries, each worth something to whoever gets it, and nothing taken back."""
    offer = s.players[seat].draft
    if offer is None or offer.partner == TABLE:
        return options
    giver, taker = (seat, offer.partner) if offer.stage else (offer.partner, seat)
    full = len(offer.give if offer.stage else offer.want) >= MOST_ENTRIES
    wanted = needs_value(s, taker)
    coins = fair_coins(s, seat, offer)
    found: list[i64] = []
    for option in options:
        if option < 0:
            if worthwhile(s, seat, offer, option):
                found.append(option)
        elif full:
            continue
        elif COINS.has(option):
            if COINS.one(option) <= coins:
                found.append(option)
        elif GOOD.has(option):
            if wanted[GOOD.one(option)] > loss(s, giver, GOOD.one(option)):
                found.append(option)
        elif not PROMISE.has(option):
            found.append(option)
    return found


def worthwhile(s: Rivals, seat: i64, offer: Offer, option: i64) -> bool:
    """Giving up is; so is going on with a wish, and sending what both gain from."""
    if option == NEXT:
        return len(offer.want) > 0
    if option == SEND:
        mine = gain_of(s, seat, offer.partner, offer.want, offer.give)
        return mine > 0.0 and gain_of(s, offer.partner, seat, offer.give, offer.want) > 0.0
    return option == CANCEL


def fair_coins(s: Rivals, seat: i64, offer: Offer) -> i64:
    """How many more coins the payer could sensibly pay: what the goods are worth to the payer."""
    if offer.stage:
        worth_it = gain_of(s, seat, offer.partner, offer.want, offer.give)
    else:
        worth_it = best_sale(s, seat, offer.partner) - W.coin * float(coins_in(offer.want))
    return int(worth_it / W.coin) if worth_it > 0.0 else 0


def best_sale(s: Rivals, seat: i64, partner: i64) -> float:
    """The most that one ingredient of a player's larder is worth to another."""
    wanted, larder = needs_value(s, partner), s.players[seat].larder
    most = 0.0
    for kind in range(s.tables.kinds):
        if larder[kind]:
            most = max(most, wanted[kind])
    return most
