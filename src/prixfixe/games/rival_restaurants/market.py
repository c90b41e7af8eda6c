"""BUY and BARTER: the opening, purchases, claims and contests (RV-BUY, RV-CLAIM, RV-ISL, RV-UPG)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from prixfixe.games.rival_restaurants.auction import begin_war
from prixfixe.games.rival_restaurants.prices import (
    card_price,
    freed_by,
    is_barred,
    may_use_counter,
    minimum_bid,
    price,
    spendable,
    tell_terms,
    upgrade_price,
)
from prixfixe.games.rival_restaurants.purchase import take_bought
from prixfixe.games.rival_restaurants.state import EMPTY, HOME, NOWHERE, OPENING, Rivals
from prixfixe.kit.lists import has

LEAVE: Final = 0
BUY: Final = 1
DECLINE: Final = 0
CONTEST: Final = 1


# ---- the opening


def open_markets(s: Rivals) -> None:
    """First all bidding wars, market by market and slot by slot, then first choices."""
    s.phase = OPENING
    s.lone = []
    for market in range(s.tables.markets):
        for slot in range(1, s.tables.slots[market] + 1):
            if standing(s, market, slot):
                s.then(opening_war, market, slot)
    s.then(first_choices)


def standing(s: Rivals, market: i64, slot: i64) -> list[i64]:
    """The pieces on a card, in priority order; one per player, the first that may buy and can pay."""
    found: list[i64] = []
    for i in range(s.seats):
        first = (s.head + i) % s.seats * s.per
        for piece in range(first, first + s.per):
            if s.want[piece] == slot and s.at[piece] == market and can_bid(s, piece, s.counter[market][slot - 1]):
                found.append(piece)
                break
    return found


def can_bid(s: Rivals, piece: i64, kind: i64) -> bool:
    """Whether a piece may buy this ingredient from the counter and can pay its minimum bid."""
    market = s.at[piece]
    if is_barred(s, s.owner(piece), kind) or not may_use_counter(s, piece):
        return False
    return spendable(s, piece, market) >= minimum_bid(s, piece, market)


def opening_war(s: Rivals, market: i64, slot: i64) -> None:
    """Two or more on a card start a war; one left alone has the first choice."""
    pieces = standing(s, market, slot)
    if len(pieces) > 1:
        begin_war(s, market, slot, -1, pieces)
    elif pieces:
        s.lone.append(pieces[0])


def first_choices(s: Rivals) -> None:
    """Every chef standing alone on a card it can pay is asked in secret whether to buy it."""
    for seat in range(s.seats):
        ask_first_choice(s, seat)
    s.then(buy_first)


def ask_first_choice(s: Rivals, seat: i64) -> None:
    """The next piece of a player with a first choice; answers are noted in the order of the pieces."""
    mine = lone_pieces(s, seat)
    done = len(s.players[seat].plan)
    if done < len(mine):
        s.ask(seat, [BUY, LEAVE], chose_first, mine[done])


def lone_pieces(s: Rivals, seat: i64) -> list[i64]:
    """The player's pieces that stand alone, may buy the card and can pay."""
    found: list[i64] = []
    for piece in range(seat * s.per, (seat + 1) * s.per):
        if not has(s.lone, piece) or is_barred(s, seat, s.counter[s.at[piece]][s.want[piece] - 1]):
            continue
        if price(s, piece, s.at[piece], False) <= s.players[seat].money:
            found.append(piece)
    return found


def chose_first(s: Rivals, seat: i64, answer: i64, piece: i64) -> None:
    """Buy or leave, unseen."""
    s.players[seat].plan.append(answer)
    ask_first_choice(s, seat)


def buy_first(s: Rivals) -> None:
    """The purchases are made in priority order; one that can no longer be paid is skipped."""
    for seat in s.priority():
        plan, mine = s.players[seat].plan, lone_pieces(s, seat)
        s.players[seat].plan = []
        for i in range(len(plan)):
            if plan[i] == BUY and price(s, mine[i], s.at[mine[i]], False) <= s.players[seat].money:
                buy_counter(s, mine[i], s.want[mine[i]])
    s.lone = []


# ---- shelf and counter


def buy_shelf(s: Rivals, piece: i64, market: i64) -> None:
    """Pay and take the top card of a shelf."""
    seat = s.owner(piece)
    cost = price(s, piece, market, True)
    level = freed_by(s, seat, market, True)
    s.players[seat].perks += 1 if level >= 0 else 0
    s.to_bank(seat, cost)
    kind = s.draw_kind(market)
    s.tell("from_shelf", seat, kind, cost, market)
    tell_terms(s, piece, level)
    take_bought(s, piece, market, kind)


def buy_counter(s: Rivals, piece: i64, slot: i64) -> None:
    """Pay the price and take a counter card of the market the piece is in."""
    seat, market = s.owner(piece), s.at[piece]
    cost = price(s, piece, market, False)
    level = freed_by(s, seat, market, False)
    s.players[seat].perks += 1 if level >= 0 else 0
    s.to_bank(seat, cost)
    kind = s.counter[market][slot - 1]
    s.counter[market][slot - 1] = EMPTY
    s.tell("from_counter", seat, kind, cost, market)
    tell_terms(s, piece, level)
    take_bought(s, piece, market, kind)


# ---- claims


def claim(s: Rivals, piece: i64, slot: i64) -> None:
    """A claim is put to every rival who could contest it; with none it is a purchase."""
    war = s.war
    war.market, war.slot, war.claim = s.at[piece], slot, piece
    rivals = contesters(s, piece)
    if not rivals:
        settle_claim(s)
        return
    for seat in rivals:
        s.players[seat].plan = []
        s.ask(seat, [DECLINE, CONTEST], contested)
    s.then(settle_claim)


def contesters(s: Rivals, piece: i64) -> list[i64]:
    """Rivals who are not ready and have a piece here that may buy the card and can pay its minimum bid."""
    found: list[i64] = []
    for seat in s.priority():
        if seat != s.owner(piece) and not s.players[seat].ready and bidder(s, seat) >= 0:
            found.append(seat)
    return found


def bidder(s: Rivals, seat: i64) -> i64:
    """The piece a player would enter in a war for the card that is claimed, or -1."""
    market = s.war.market
    for piece in range(seat * s.per, (seat + 1) * s.per):
        if s.at[piece] == market and can_bid(s, piece, s.counter[market][s.war.slot - 1]):
            return piece
    return -1


def contested(s: Rivals, seat: i64, answer: i64) -> None:
    """Contest or decline, unseen."""
    s.players[seat].plan = [answer]


def settle_claim(s: Rivals) -> None:
    """Uncontested, the claimant buys; contested, there is a war with all who contested."""
    war, owner = s.war, s.owner(s.war.claim)
    pieces: list[i64] = []
    for seat in s.priority():
        if seat == owner:
            pieces.append(war.claim)
        elif s.players[seat].plan == [CONTEST]:
            s.tell("contests", seat)
            pieces.append(bidder(s, seat))
        s.players[seat].plan = []
    if len(pieces) == 1:
        buy_counter(s, war.claim, war.slot)
        war.market = war.slot = war.claim = -1
    else:
        begin_war(s, war.market, war.slot, war.claim, pieces)


# ---- The Island


def buy_card(s: Rivals, piece: i64) -> None:
    """Pay and draw an action card, unseen by others."""
    seat = s.owner(piece)
    s.to_bank(seat, card_price(s, piece))
    draw_cards(s, seat, 1)


def draw_cards(s: Rivals, seat: i64, count: i64) -> None:
    """Draw action cards into the hand, as far as there are any."""
    for _ in range(count):
        kind = s.draw_card()
        if kind != EMPTY:
            s.take_card(seat, kind)
            s.whisper(seat, "drew_card", seat, kind)


def buy_upgrade(s: Rivals, seat: i64, upgrade: i64) -> None:
    """An upgrade is for oneself or for a player who lacks it."""
    others = [rival for rival in s.clockwise(seat) if not s.has_upgrade(rival, upgrade)]
    own = [] if s.has_upgrade(seat, upgrade) else [seat]
    s.ask(seat, own + others, bought_upgrade, upgrade)


def bought_upgrade(s: Rivals, seat: i64, owner: i64, upgrade: i64) -> None:
    """The buyer pays, the other owns it."""
    s.to_bank(seat, upgrade_price(s, island_piece(s, seat), upgrade))
    gain_upgrade(s, owner, upgrade)


def gain_upgrade(s: Rivals, seat: i64, upgrade: i64) -> None:
    """An upgrade from the tray."""
    s.players[seat].upgrades |= 1 << upgrade
    s.clips[upgrade] -= 1


def island_piece(s: Rivals, seat: i64) -> i64:
    """A piece of the player at The Island, or -1."""
    for piece in range(seat * s.per, (seat + 1) * s.per):
        if s.at[piece] == s.tables.island:
            return piece
    return -1


def dispose(s: Rivals, seat: i64) -> None:
    """Pay to remove one garbage."""
    s.to_bank(seat, s.tables.disposal)
    s.litter(seat, -1)


def sell_sweet(s: Rivals, seat: i64) -> None:
    """The Island buys one Chocolate."""
    s.discard(seat, s.tables.sweet)
    s.from_bank(seat, s.tables.chocolate)


def go_home(s: Rivals) -> None:
    """At the end of BUY and BARTER all chefs return to their restaurants."""
    for piece in range(len(s.chef)):
        s.at[piece] = HOME
        s.want[piece] = NOWHERE
    for player in s.players:
        player.draft = player.sent = None
