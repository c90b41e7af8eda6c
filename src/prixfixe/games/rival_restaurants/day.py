"""The day: its phases in order, and what a new day resets (RV-DAY, RV-MONEY)."""

from __future__ import annotations

from mypy_extensions import i64

from prixfixe.games.rival_restaurants.bazaar import open_part
from prixfixe.games.rival_restaurants.cards import card_window
from prixfixe.games.rival_restaurants.cook import cook
from prixfixe.games.rival_restaurants.counter import restock
from prixfixe.games.rival_restaurants.market import go_home, open_markets
from prixfixe.games.rival_restaurants.move import choose_places, choose_wants, void_wants
from prixfixe.games.rival_restaurants.powers import npcs, power_window, tolls
from prixfixe.games.rival_restaurants.scoring import finish, is_over
from prixfixe.games.rival_restaurants.serve import serve_all
from prixfixe.games.rival_restaurants.spare import spare_window
from prixfixe.games.rival_restaurants.state import MONEY_AND_MOVE, Rivals
from prixfixe.games.rival_restaurants.tables import INCOME


def dawn(s: Rivals) -> None:
    """A new day: the Head Chef passes on, daily things are reset, and the three phases follow."""
    s.day += 1
    s.head = (s.head + 1) % s.seats if s.day > 1 else s.head
    s.phase = MONEY_AND_MOVE
    for seat in range(s.seats):
        reset(s, seat)
    forget_promises(s)
    s.tell("day", s.day, s.head)
    income(s)
    s.then(choose_places)
    s.then(spare_window)
    s.then(choose_wants)
    s.then(card_window)
    s.then(power_window)
    s.then(npcs)
    s.then(tolls)
    s.then(void_wants)
    s.then(open_markets)
    s.then(open_part)
    s.then(go_home)
    s.then(cook)
    s.then(serve_all)
    s.then(dusk)


def reset(s: Rivals, seat: i64) -> None:
    """Uses, limits, exemptions, bans and discounts of yesterday are over."""
    player = s.players[seat]
    player.used = player.frozen = player.no_cook = player.double = 0
    player.exempt = player.weighed = player.closed = player.barred = player.perks = player.owes = 0
    player.offers = player.drafts = player.ready = player.unready = 0
    player.grown = 1 if not s.amateur or player.level >= s.tables.powers_from else 0
    for piece in range(seat * s.per, (seat + 1) * s.per):
        s.spent[piece] = 0


def forget_promises(s: Rivals) -> None:
    """Promises are shown until their day has passed."""
    kept: list[i64] = []
    for i in range(0, len(s.promises), 5):
        if s.promises[i + 4] >= s.day:
            kept += s.promises[i : i + 5]
    s.promises = kept


def income(s: Rivals) -> None:
    """Everybody takes the daily income."""
    amounts = [daily(s, seat) for seat in range(s.seats)]
    alike = min(amounts) == max(amounts)
    if alike:
        s.tell("daily_all", amounts[0])
    for seat in range(s.seats):
        s.from_bank(seat, amounts[seat])
        if not alike:
            s.tell("daily", seat, amounts[seat])


def daily(s: Rivals, seat: i64) -> i64:
    """What a day brings, with what upgrades and a bonus of the restaurant add."""
    amount = s.tables.income
    for upgrade in range(s.tables.upgrades):
        if s.tables.upgrade_effect[upgrade] == INCOME and s.has_upgrade(seat, upgrade):
            amount += s.tables.upgrade_amount[upgrade]
    level = s.bonus(seat, INCOME)
    return amount + s.bonus_amount(seat, level) if level >= 0 else amount


def dusk(s: Rivals) -> None:
    """After all cooking the game may end; else the counters are restocked and a new day begins."""
    if is_over(s):
        finish(s)
    else:
        restock(s)
        s.then(dawn)
