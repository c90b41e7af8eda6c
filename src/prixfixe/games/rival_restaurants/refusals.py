"""What a seat might expect to be able to do and cannot, with the reason and its rule."""

from __future__ import annotations

from prixfixe.core.state import Ask
from prixfixe.games.rival_restaurants import bazaar, cards, cook
from prixfixe.games.rival_restaurants.options import CLAIM, CLAM_AGAINST, DISHES, FROM_SHELF, USE
from prixfixe.games.rival_restaurants.plans import choices, dishes_today
from prixfixe.games.rival_restaurants.prices import affecting, card_price, is_barred, may_buy, price, upgrade_price
from prixfixe.games.rival_restaurants.state import EMPTY, Rivals
from prixfixe.games.rival_restaurants.tables import BLOCK_COUNTERS, BUY_BARTER, MONEY_MOVE
from prixfixe.kit.words import Phrase

Refused = list[tuple[Phrase, Phrase, str]]


def refusals(s: Rivals, seat: int) -> Refused:
    """For shopping, the card window and cooking; nothing for other questions."""
    ask = s.question(seat)
    if ask is None:
        return []
    if ask.rule in (bazaar.called, bazaar.acted_live) and not s.players[seat].ready:
        return [*counters(s, seat, ask), *island(s, seat, ask), *hand(s, seat, ask, BUY_BARTER), *offers(s, seat, ask)]
    if ask.rule in (cards.carded, cards.carded_live):
        return hand(s, seat, ask, MONEY_MOVE)
    return dishes(s, seat) if ask.rule == cook.planned else []


def too_dear(s: Rivals, seat: int, cost: int) -> Phrase:
    """The price and what there is."""
    return ("why_money", cost, s.players[seat].money)


def counters(s: Rivals, seat: int, ask: Ask) -> Refused:
    """Cards of the markets the player is in."""
    found: Refused = []
    for i in range(s.per):
        piece, place = seat * s.per + i, s.at[seat * s.per + i]
        if place < 0 or place >= s.tables.markets:
            continue
        if FROM_SHELF.code(i) not in ask.options:
            found.append((("no_shelf", place), *shelf_reason(s, piece, place)))
        for slot in range(1, len(s.counter[place]) + 1):
            kind = s.counter[place][slot - 1]
            claimed = any(CLAIM.pair(j, slot) in ask.options for j in range(s.per))
            if kind != EMPTY and not claimed:
                found.append((("no_claim", kind, slot), *claim_reason(s, piece, place, slot)))
    return list(dict.fromkeys(found))


def shelf_reason(s: Rivals, piece: int, place: int) -> tuple[Phrase, str]:
    """Why nothing can be bought from a shelf."""
    if not may_buy(s, piece, place):
        return ("why_closed",), "RV-CARD-15"
    if not s.shelf(place):
        return ("why_empty",), "RV-BUY-4"
    return too_dear(s, s.owner(piece), price(s, piece, place, True)), "RV-PRICE-1"


def claim_reason(s: Rivals, piece: int, place: int, slot: int) -> tuple[Phrase, str]:
    """Why a counter card cannot be claimed."""
    if is_barred(s, s.owner(piece), s.counter[place][slot - 1]):
        return ("why_locked",), "RV-BID-10"
    if not may_buy(s, piece, place):
        return ("why_closed",), "RV-CARD-15"
    blocker = affecting(s, piece, BLOCK_COUNTERS)
    if blocker >= 0:
        return ("why_blocked", s.chef[blocker]), "RV-CHEF-8"
    return too_dear(s, s.owner(piece), price(s, piece, place, False)), "RV-CLAIM-1"


def island(s: Rivals, seat: int, ask: Ask) -> Refused:
    """What The Island sells and the player cannot pay."""
    piece = next((p for p in range(seat * s.per, (seat + 1) * s.per) if s.at[p] == s.tables.island), -1)
    found: Refused = []
    if piece < 0:
        return found
    if card_price(s, piece) > s.players[seat].money:
        found.append((("no_action_card",), too_dear(s, seat, card_price(s, piece)), "RV-ISL-1"))
    for upgrade in range(s.tables.upgrades):
        cost = upgrade_price(s, piece, upgrade)
        if not s.has_upgrade(seat, upgrade) and cost > s.players[seat].money:
            found.append((("no_upgrade", upgrade), too_dear(s, seat, cost), "RV-UPG-1"))
    return found


def hand(s: Rivals, seat: int, ask: Ask, timing: int) -> Refused:
    """Cards in hand that cannot be used now."""
    found: Refused = []
    for kind in sorted(set(s.players[seat].hand)):
        if USE.code(kind) in ask.options:
            continue
        if kind == s.tables.clam:
            if not any(CLAM_AGAINST.has(option) for option in ask.options):
                found.append((("no_use", kind), ("why_target",), "RV-CLAM-2"))
        elif not s.tables.card_timing[kind] & timing:
            found.append((("no_use", kind), ("why_timing",), "RV-ACT-3"))
        elif s.players[seat].used >= s.card_limit(seat):
            found.append((("no_use", kind), ("why_limit", s.players[seat].used), "RV-ACT-2"))
        else:
            found.append((("no_use", kind), ("why_target",), "RV-ACT-7"))
    return found


def offers(s: Rivals, seat: int, ask: Ask) -> Refused:
    """No more offers today."""
    if s.players[seat].offers < s.tables.offers:
        return []
    return [(("no_offer_left",), ("why_offers", s.players[seat].offers), "RV-TEMPO-7")]


def dishes(s: Rivals, seat: int) -> Refused:
    """Recipes that cannot be cooked."""
    player, masks = s.players[seat], choices(s, seat)
    found: Refused = []
    for i, recipe in enumerate(player.recipes):
        if DISHES.pair(i, 1 - i) not in masks:
            missing = next((kind for kind in s.tables.needs[recipe] if not player.larder[kind]), -1)
            why: Phrase = ("why_missing", missing) if missing >= 0 else ("why_together",)
            found.append((("no_dish", recipe), why, "RV-COOK-3"))
    if not found and len(player.recipes) == 2 and DISHES.pair(1, 1) not in masks:
        if dishes_today(s, seat) < 2:
            found.append((("no_both",), ("why_cooktop",), "RV-COOK-1"))
        else:
            found.append((("no_both",), ("why_together",), "RV-COOK-3"))
    return found
