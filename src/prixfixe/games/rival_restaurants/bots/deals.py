"""The best exchange a bot can think of: one ingredient bought, sold, or changed for another."""

from __future__ import annotations

from mypy_extensions import i64

from prixfixe.games.rival_restaurants.bots.appraise import loss, needs_value
from prixfixe.games.rival_restaurants.bots.weights import W
from prixfixe.games.rival_restaurants.options import COINS, GOOD
from prixfixe.games.rival_restaurants.state import Rivals


class Deal:
    """What to ask of a partner and what to give for it, and what that is worth to the sender."""

    def __init__(self) -> None:
        self.want: list[i64] = []
        self.give: list[i64] = []
        self.gain: float = 0.0

    def better(self, gain: float, theirs: float, want: list[i64], give: list[i64]) -> None:
        """Another exchange, if it brings more, and the partner as much but no gift: at most a coin beyond."""
        if gain > self.gain and gain >= W.fair and gain <= theirs <= gain + 1.01 * W.coin:
            self.want, self.give, self.gain = want, give, gain


class Trader:
    """What single ingredients are worth to somebody who gets or loses one."""

    def __init__(self, s: Rivals, seat: i64) -> None:
        self.larder: list[i64] = s.players[seat].larder
        self.coins: i64 = s.players[seat].money // s.tables.unit
        self.wanted: list[float] = needs_value(s, seat)
        self.lost: list[float] = [loss(s, seat, kind) if self.larder[kind] else 0.0 for kind in range(s.tables.kinds)]


def best_deal(s: Rivals, seat: i64, partner: i64) -> Deal:
    """The exchange that brings most of those that bring the partner as much; an empty one if there is none."""
    mine, theirs, deal = Trader(s, seat), Trader(s, partner), Deal()
    for kind in range(s.tables.kinds):
        if theirs.larder[kind] and mine.wanted[kind] > theirs.lost[kind]:
            buy(s, deal, mine, theirs, kind)
            swap(deal, mine, theirs, kind)
        if mine.larder[kind] and theirs.wanted[kind] > mine.lost[kind]:
            sell(s, deal, mine, theirs, kind)
    return deal


def buy(s: Rivals, deal: Deal, mine: Trader, theirs: Trader, kind: i64) -> None:
    """An ingredient of the partner for money."""
    for coins in range(1, mine.coins + 1):
        price = W.coin * float(coins)
        gain = mine.wanted[kind] - price
        if gain > 0.0:
            deal.better(gain, price - theirs.lost[kind], [GOOD.code(kind)], purse(s, coins))


def sell(s: Rivals, deal: Deal, mine: Trader, theirs: Trader, kind: i64) -> None:
    """An ingredient of the sender for money."""
    for coins in range(1, theirs.coins + 1):
        price = W.coin * float(coins)
        left = theirs.wanted[kind] - price
        if left > 0.0:
            deal.better(price - mine.lost[kind], left, purse(s, coins), [GOOD.code(kind)])


def swap(deal: Deal, mine: Trader, theirs: Trader, kind: i64) -> None:
    """Each ingredient of the sender for one of the partner's."""
    for other in range(len(mine.larder)):
        if mine.larder[other] and other != kind:
            gain = mine.wanted[kind] - mine.lost[other]
            deal.better(gain, theirs.wanted[other] - theirs.lost[kind], [GOOD.code(kind)], [GOOD.code(other)])


def purse(s: Rivals, coins: i64) -> list[i64]:
    """A sum as entries of an offer, the large ones first."""
    found: list[i64] = []
    steps = s.tables.money_steps
    for i in range(len(steps) - 1, -1, -1):
        while coins >= steps[i]:
            found.append(COINS.code(steps[i]))
            coins -= steps[i]
    return found
