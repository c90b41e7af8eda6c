"""RI-BON: buying bonus cards, and what they do when they are taken; the Accountant, the Trusted Shop."""

from __future__ import annotations

from mypy_extensions import i64

from prixfixe.core.state import PASS
from prixfixe.games.ristorante_italia.market import affordable, buy_from_crate, fetch, give_up, or_not, scraps
from prixfixe.games.ristorante_italia.options import USE_ACCOUNTANT
from prixfixe.games.ristorante_italia.shops import can_restock, restock
from prixfixe.games.ristorante_italia.state import Italia, climb, holds
from prixfixe.games.ristorante_italia.tables import ACCOUNTANT, CAT, COINS, CRATE, CUBES, REMEDIAL, TRUST, Tables
from prixfixe.games.ristorante_italia.wine import turn_down
from prixfixe.kit.lists import drop


def buy_bonus(s: Italia, seat: i64, card: i64) -> None:
    """Pay a face-up card and put it on a free bonus space; its space on the board stays empty."""
    drop(s.display, card)
    s.restaurants[seat].coins -= s.tables.bonus_cost[card]
    take_bonus(s, seat, card)


def take_bonus(s: Italia, seat: i64, card: i64) -> None:
    """The card lies on the restaurant board for good, and acts if it acts when taken."""
    t, r = s.tables, s.restaurants[seat]
    effect = t.bonus_effect[card]
    r.bonus.append(card)
    r.powers |= 1 << effect
    if effect == CRATE:
        r.crates |= 1 << t.bonus_shop[card]
        if t.bonus_at_once[card]:
            search_at_once(s, seat, t.bonus_shop[card])
    elif effect == CAT and t.bonus_at_once[card]:
        scavenge_at_once(s, seat)
    elif effect in (COINS, CUBES):
        cash_in(s, seat, effect, t.bonus_amount[card])


def search_at_once(s: Italia, seat: i64, shop: i64) -> None:
    """A crate card just taken allows one purchase from that crate."""
    s.ask(seat, or_not(affordable(s, shop, s.restaurants[seat].coins)), searched_at_once, shop)


def searched_at_once(s: Italia, seat: i64, kind: i64, shop: i64) -> None:
    """The token is paid and comes to the shelf."""
    if kind != PASS:
        buy_from_crate(s, seat, kind)


def scavenge_at_once(s: Italia, seat: i64) -> None:
    """A Cat just taken fetches one token, if it has not been out in this action phase."""
    if s.cat == 0:
        s.ask(seat, or_not(scraps(s)), scavenged_at_once)


def scavenged_at_once(s: Italia, seat: i64, kind: i64) -> None:
    """The token comes to the shelf; declined, the Cat may still go out later in this phase."""
    if kind != PASS:
        fetch(s, seat, kind)


def cash_in(s: Italia, seat: i64, effect: i64, given: i64) -> None:
    """Coins from the bank or cubes from the box, at once; then the card lies face down."""
    r = s.restaurants[seat]
    if effect == COINS:
        r.coins += given
        s.tell("coins_given", seat, given)
    else:
        given = min(given, s.box)
        s.box -= given
        r.cubes += given
        s.tell("cubes_given", seat, given)
    turn_down(s.tables, r, effect)


# ---- the Trusted Shop


def trust(s: Italia, seat: i64) -> None:
    """After an action that took no ingredient, and when taken, the owner may restock one shop."""
    options: list[i64] = [PASS]
    for shop in range(s.tables.shops):
        if can_restock(s, shop):
            options.append(shop)
    s.ask(seat, options, trusted)


def trust_market(s: Italia, seat: i64) -> None:
    """A market action that only restocked took no ingredient."""
    if s.restocked > 0 and s.bought == 0:
        trust(s, seat)


def trusted(s: Italia, seat: i64, shop: i64) -> None:
    """The stall is new."""
    if shop != PASS:
        restock(s, shop)


def trusts_at_once(t: Tables, card: i64) -> bool:
    """Whether a Trusted Shop works when it is taken."""
    return t.bonus_effect[card] == TRUST and t.bonus_at_once[card] != 0


# ---- the Accountant


def can_account(s: Italia, seat: i64) -> bool:
    """The card lies face up, a space is free and the discard pile is not empty."""
    r = s.restaurants[seat]
    return holds(r, ACCOUNTANT) and len(r.bonus) < s.tables.bonus_spaces and len(s.bonus_discard) > 0


def call_accountant(s: Italia, seat: i64) -> None:
    """Choose a card of the bonus discard pile."""
    s.ask(seat, or_not(sorted(s.bonus_discard)), accounted)


def accounted(s: Italia, seat: i64, card: i64) -> None:
    """The card is taken for free, with its effect on taking; the Accountant lies face down."""
    if card == PASS:
        give_up(s, USE_ACCOUNTANT)
        return
    s.declined = 0
    turn_down(s.tables, s.restaurants[seat], ACCOUNTANT)
    s.bonus_discard.remove(card)
    take_bonus(s, seat, card)
    if trusts_at_once(s.tables, card):  # a bought one restocks after the buying action
        s.then(trust, seat)


# ---- the Remedial Course


def remedial(t: Tables, bonus: list[i64]) -> i64:
    """The card that teaches, -1 without one."""
    for card in bonus:
        if t.bonus_effect[card] == REMEDIAL:
            return card
    return -1


def can_study(s: Italia, seat: i64) -> bool:
    """The card is there, the coins are there beside an offer, and the pawn is not on the last square."""
    r = s.restaurants[seat]
    if not holds(r, REMEDIAL) or r.square >= len(s.tables.rating) - 1:
        return False
    return r.coins - max(r.bid, 0) >= s.tables.bonus_price[remedial(s.tables, r.bonus)]


def study(s: Italia, seat: i64) -> None:
    """Pay for one square of the rating track."""
    t, r = s.tables, s.restaurants[seat]
    card = remedial(t, r.bonus)
    r.coins -= t.bonus_price[card]
    climb(t, r, t.bonus_amount[card])
