"""Who may buy where, and what it costs (RV-PRICE, RV-BUY-3, RV-CHEF-2, RV-CHEF-8)."""

from __future__ import annotations

from mypy_extensions import i64

from prixfixe.games.rival_restaurants.options import MOST_COINS
from prixfixe.games.rival_restaurants.state import EMPTY, Rivals
from prixfixe.games.rival_restaurants.tables import (
    BID_PERKS,
    BLOCK_COUNTERS,
    CARD_PERKS,
    FIRST_PURCHASE_FREE,
    FIRST_SHELF_FREE,
    SURCHARGE,
)
from prixfixe.kit.lists import has


def touches(s: Rivals, source: i64, piece: i64) -> bool:
    """Whether a passive power reaches a piece: rivals, an NPC's every Active Chef; never an NPC or the exempt."""
    if s.is_npc(piece) or s.players[piece // s.per].exempt >> s.chef[source] & 1:
        return False
    return s.is_npc(source) or source // s.per != piece // s.per


def reaches(s: Rivals, source: i64, rival: i64) -> bool:
    """Whether a passive power touches a chef of a rival where both are now."""
    place = s.at[source]
    if place < 0 or not s.works(source):
        return False
    pieces = range(rival * s.per, (rival + 1) * s.per)
    return any(s.at[piece] == place and touches(s, source, piece) for piece in pieces)


def affecting(s: Rivals, piece: i64, power: i64) -> i64:
    """The piece whose passive power affects this one where it stands, or -1."""
    place = s.at[piece]
    if place < 0:
        return -1
    for source in range(len(s.chef)):
        if s.at[source] != place or source == piece or s.power(source) != power:
            continue
        if s.works(source) and touches(s, source, piece):
            return source
    return -1


def passives(s: Rivals, seat: i64) -> list[i64]:
    """The chefs whose passive powers affect a piece of the player now."""
    found: list[i64] = []
    for piece in range(seat * s.per, (seat + 1) * s.per):
        note_passive(s, found, affecting(s, piece, SURCHARGE))
        note_passive(s, found, affecting(s, piece, BLOCK_COUNTERS))
    return found


def note_passive(s: Rivals, found: list[i64], source: i64) -> None:
    """The chef of a piece, if there is one, is noted once."""
    if source >= 0 and not has(found, s.chef[source]):
        found.append(s.chef[source])


def may_buy(s: Rivals, piece: i64, market: i64) -> bool:
    """A market sells nothing to a player it is closed to."""
    return not s.players[piece // s.per].closed >> market & 1


def may_use_counter(s: Rivals, piece: i64) -> bool:
    """Whether the piece may buy from the counter of the market it is in."""
    return may_buy(s, piece, s.at[piece]) and affecting(s, piece, BLOCK_COUNTERS) < 0


def is_barred(s: Rivals, seat: i64, kind: i64) -> bool:
    """Whether a tied war bars a player from an ingredient today."""
    return s.players[seat].barred >> kind & 1 == 1


def free_slots(s: Rivals, seat: i64, market: i64) -> list[i64]:
    """Slots with a card from which no tied war bars the player."""
    slots = s.counter[market]
    found: list[i64] = []
    for i in range(len(slots)):
        if slots[i] != EMPTY and not is_barred(s, seat, slots[i]):
            found.append(i + 1)
    return found


def passive_surcharge(s: Rivals, piece: i64) -> i64:
    """What a passive power adds to every purchase of the piece."""
    source = affecting(s, piece, SURCHARGE)
    if source < 0:
        return 0
    amounts = s.tables.npc_amount if s.is_npc(source) else s.tables.power_amount
    return amounts[s.chef[source]]


def npc_extra(s: Rivals, piece: i64) -> i64:
    """An NPC pays more for each thing, and starts its bids higher."""
    return s.tables.npc_surcharge[s.chef[piece]] if s.is_npc(piece) else 0


def discount(s: Rivals, seat: i64, market: i64, from_shelf: bool) -> i64:
    """The daily discount of the restaurant that the next purchase here would get."""
    return s.tables.price[market] if freed_by(s, seat, market, from_shelf) >= 0 else 0


def freed_by(s: Rivals, seat: i64, market: i64, from_shelf: bool) -> i64:
    """The level - 1 of the bonus that takes the list price off the next purchase here, or -1."""
    if not s.players[seat].level or not s.tables.price[market]:
        return -1
    if from_shelf and perk_here(s, seat, FIRST_SHELF_FREE, market):
        return s.bonus(seat, FIRST_SHELF_FREE)
    return s.bonus(seat, FIRST_PURCHASE_FREE) if perk_here(s, seat, FIRST_PURCHASE_FREE, market) else -1


def tell_terms(s: Rivals, piece: i64, level: i64) -> None:
    """Why a card did not cost its list price: a bonus of the restaurant, a chef's power, an NPC."""
    if level >= 0:
        s.tell("freed_by", s.players[piece // s.per].restaurant * 3 + level)
    source = affecting(s, piece, SURCHARGE)
    if source >= 0:
        s.tell("dearer_by", s.chef[source], passive_surcharge(s, piece))
    if npc_extra(s, piece):
        s.tell("npc_pays", s.chef[piece], npc_extra(s, piece))


def perk_here(s: Rivals, seat: i64, effect: i64, market: i64) -> bool:
    """Whether a daily discount of the restaurant is left and works in a market."""
    level = s.bonus(seat, effect)
    if level < 0 or s.players[seat].perks >= s.bonus_amount(seat, level):
        return False
    return s.tables.bonus_markets[s.players[seat].restaurant][level][market] == 1


def price(s: Rivals, piece: i64, market: i64, from_shelf: bool) -> i64:
    """What a card of a market costs a piece: list price, less discounts, plus surcharges."""
    return full_price(s, piece, market) - discount(s, piece // s.per, market, from_shelf)


def full_price(s: Rivals, piece: i64, market: i64) -> i64:
    """The same without discounts."""
    return s.tables.price[market] + passive_surcharge(s, piece) + npc_extra(s, piece)


def card_price(s: Rivals, piece: i64) -> i64:
    """What an action card costs a piece."""
    level = s.bonus(piece // s.per, CARD_PERKS)
    off = 0 if level < 0 else s.bonus_other(piece // s.per, level)
    return max(0, s.tables.card_price - off) + passive_surcharge(s, piece)


def upgrade_price(s: Rivals, piece: i64, upgrade: i64) -> i64:
    """What an upgrade costs a piece."""
    return s.tables.upgrade_price[upgrade] + passive_surcharge(s, piece)


def war_discount(s: Rivals, seat: i64, market: i64) -> i64:
    """What the winner of a war is spared: the discount of the market and that of a champion."""
    off = discount(s, seat, market, False)
    level = s.bonus(seat, BID_PERKS)
    if level >= 0 and s.players[seat].perks < s.bonus_amount(seat, level):
        off += s.bonus_other(seat, level)
    return off


def spendable(s: Rivals, piece: i64, market: i64) -> i64:
    """The most a piece can bid; beyond MOST_COINS there is no bid."""
    seat = piece // s.per
    most = s.players[seat].money + war_discount(s, seat, market) - passive_surcharge(s, piece)
    return min(most, MOST_COINS * s.tables.unit)


def minimum_bid(s: Rivals, piece: i64, market: i64) -> i64:
    """The list price; more for an NPC."""
    return s.tables.price[market] + npc_extra(s, piece)
