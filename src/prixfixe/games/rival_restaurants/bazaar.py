"""The open part of BUY and BARTER: main actions, in beats or live (RV-OPEN, RV-TEMPO)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from prixfixe.core.state import CLOCK, PASS
from prixfixe.games.rival_restaurants.barter import FINISHED, begin_offer, compose, may_offer
from prixfixe.games.rival_restaurants.cards import card_options, use
from prixfixe.games.rival_restaurants.market import (
    buy_card,
    buy_shelf,
    buy_upgrade,
    claim,
    dispose,
    island_piece,
    sell_sweet,
)
from prixfixe.games.rival_restaurants.options import (
    ANSWER,
    BUY_UPGRADE,
    CARD_FROM_AFAR,
    CARD_HERE,
    CLAIM,
    CLAM_AGAINST,
    DISPOSE,
    FORCE,
    FROM_AFAR,
    FROM_SHELF,
    LET_OFF,
    OFFER,
    READY,
    SELL_SWEET,
    UNREADY,
    USE,
    WITHDRAW,
)
from prixfixe.games.rival_restaurants.powers import force_purchase, may_force
from prixfixe.games.rival_restaurants.prices import (
    card_price,
    discount,
    free_slots,
    full_price,
    may_buy,
    may_use_counter,
    price,
    upgrade_price,
)
from prixfixe.games.rival_restaurants.spare import let_off, sparings
from prixfixe.games.rival_restaurants.state import LULLS, OPEN_PART, TABLE, Rivals
from prixfixe.games.rival_restaurants.tables import (
    BLOCK_COUNTERS,
    BUY_BARTER,
    FORCED_PURCHASE,
    REMOTE_CARD,
    REMOTE_SHELF,
    SURCHARGE,
)
from prixfixe.games.rival_restaurants.trade import ACCEPT, COUNTER, DECLINE, answered, answers, deliver

EXPIRED: Final = 0


def open_part(s: Rivals) -> None:
    """The open part begins and the clock starts."""
    s.phase, s.beat = OPEN_PART, 0
    s.tell("markets_open")
    s.lulls, s.after = LULLS, (s.head - 1) % s.seats
    if s.live:
        live_round(s)
    else:
        next_beat(s)


def all_ready(s: Rivals) -> bool:
    """Whether everybody is ready."""
    return all(player.ready for player in s.players)


# ---- beats


def next_beat(s: Rivals) -> None:
    """Beats follow until all are ready, all passed in the last two, or there are no more."""
    if s.beat >= s.tables.beats or s.lulls == 0 or all_ready(s):
        return
    s.beat += 1
    s.lulls -= 1
    for i in range(s.seats):
        s.then(call, (s.head + s.beat - 1 + i) % s.seats)
    s.then(next_beat)


def call(s: Rivals, seat: i64) -> None:
    """A player who is not ready does one main action, passes or gets ready."""
    if not s.players[seat].ready:
        s.ask(seat, menu(s, seat, True), called)


def called(s: Rivals, seat: i64, option: i64) -> None:
    """One main action."""
    if option == READY:
        s.players[seat].ready = 1
        s.lulls = LULLS
    elif option == OFFER:
        begin_offer(s, seat)
        s.then(offered, seat)
    elif option != PASS:
        s.lulls = LULLS
        perform(s, seat, option)


def offered(s: Rivals, seat: i64) -> None:
    """A finished offer is delivered; after a cancelled one the player does something else."""
    if s.players[seat].draft is None:
        s.ask(seat, menu(s, seat, False), called)
    else:
        deliver(s, seat)


# ---- live


def live_round(s: Rivals) -> None:
    """Everybody is asked at once, whoever acted last after the others; then those who are ready, then the clock."""
    order = [(s.after + 1 + i) % s.seats for i in range(s.seats)]
    for seat in order:
        if not s.players[seat].ready:
            ask_live(s, seat)
    for seat in order:
        if s.players[seat].ready:
            ask_ready(s, seat)
    if s.clock:
        s.ask(CLOCK, [EXPIRED], expired)
    s.then(live_next)


def ask_live(s: Rivals, seat: i64) -> None:
    """A player goes on composing, or may act and answer offers."""
    if s.players[seat].draft is not None:
        compose(s, seat)
        return
    options = menu(s, seat, True)
    options.pop(1)  # waiting needs no answer
    if s.players[seat].sent is not None:
        options.append(WITHDRAW)
    s.ask(seat, options + open_offers(s, seat), acted_live)


def ask_ready(s: Rivals, seat: i64) -> None:
    """A ready player may answer offers made by name and become unready; passing waits for news."""
    if s.players[seat].draft is not None:
        compose(s, seat)
        return
    options: list[i64] = [PASS]
    if s.players[seat].unready < s.tables.unready:
        options.append(UNREADY)
    options += open_offers(s, seat)
    if len(options) > 1:
        s.ask(seat, options, acted_live)


def open_offers(s: Rivals, seat: i64) -> list[i64]:
    """Answers to the open offers of others."""
    options: list[i64] = []
    for sender in s.clockwise(seat):
        offer = s.players[sender].sent
        if offer is None or (offer.partner != seat and (offer.partner != TABLE or s.players[seat].ready)):
            continue
        if offer.partner == seat:
            options.append(ANSWER.pair(DECLINE, sender))
        for answer in answers(s, sender, seat, offer):
            options.append(ANSWER.pair(answer, sender))
    return options


def acted_live(s: Rivals, seat: i64, option: i64) -> None:
    """One answer takes back all other questions; it is resolved completely before anybody is asked anew."""
    if option == PASS:
        return
    s.withdraw()
    s.after = seat if option != OFFER else s.after
    if option == READY:
        s.players[seat].ready = 1
    elif option == UNREADY:
        s.players[seat].ready = 0
        s.players[seat].unready += 1
    elif option == OFFER:
        begin_offer(s, seat)
        s.withdraw()
    elif option == WITHDRAW:
        s.players[seat].sent = None
    elif ANSWER.has(option):
        answer_live(s, seat, ANSWER.one(option), ANSWER.two(option))
    else:
        perform(s, seat, option)


def answer_live(s: Rivals, seat: i64, answer: i64, sender: i64) -> None:
    """Accept, decline or counter an open offer."""
    if answer in (ACCEPT, COUNTER):
        answered(s, seat, answer, sender)
        if answer == COUNTER:
            s.withdraw()
    else:
        s.players[sender].sent = None


def expired(s: Rivals, seat: i64, option: i64) -> None:
    """The clock has run out: offers lapse and the phase ends."""
    s.withdraw()
    s.beat = -1


def live_next(s: Rivals) -> None:
    """After an answer: finished offers are delivered, and all are asked anew unless the phase is over."""
    for seat in range(s.seats):
        offer = s.players[seat].draft
        if offer is not None and offer.stage == FINISHED:
            s.after = seat
            deliver(s, seat)
    if s.beat >= 0 and not all_ready(s):
        live_round(s)


# ---- main actions


def menu(s: Rivals, seat: i64, with_offer: bool) -> list[i64]:
    """Every main action that is legal and can be paid; ready and pass come first."""
    options: list[i64] = [READY, PASS]
    for i in range(s.per):
        piece = seat * s.per + i
        if s.at[piece] < s.tables.markets:
            add_market(s, options, piece, i)
    island = island_piece(s, seat)
    if island >= 0:
        add_island(s, options, seat, island)
    if has_open_power(s, seat):
        add_powers(s, options, seat)
    if s.players[seat].hand:
        options += card_options(s, seat, BUY_BARTER)
    if with_offer and may_offer(s, seat):
        options.append(OFFER)
    return options


def add_market(s: Rivals, options: list[i64], piece: i64, i: i64) -> None:
    """The shelf, and every counter card that may be claimed; of two pieces in one market the first claims."""
    seat, market = s.owner(piece), s.at[piece]
    if not may_buy(s, piece, market):
        return
    missing = full_price(s, piece, market) - s.players[seat].money
    if s.stocked(market) and missing <= discount(s, seat, market, True):
        options.append(FROM_SHELF.code(i))
    if i and s.at[piece - 1] == market and claims(options):
        return
    if missing <= discount(s, seat, market, False) and may_use_counter(s, piece):
        for slot in free_slots(s, seat, market):
            options.append(CLAIM.pair(i, slot))


def claims(options: list[i64]) -> bool:
    """Whether a claim is among the options."""
    return any(CLAIM.has(option) for option in options)


def add_island(s: Rivals, options: list[i64], seat: i64, piece: i64) -> None:
    """Action cards, upgrades, the bin and the sweet trade."""
    player, t = s.players[seat], s.tables
    if card_price(s, piece) <= player.money and cards_left(s):
        options.append(CARD_HERE)
    if player.garbage and t.disposal <= player.money:
        options.append(DISPOSE)
    if t.sweet >= 0 and player.larder[t.sweet]:
        options.append(SELL_SWEET)
    for upgrade in range(t.upgrades):
        if somebody_lacks(s, upgrade) and upgrade_price(s, piece, upgrade) <= player.money:
            options.append(BUY_UPGRADE.code(upgrade))


def cards_left(s: Rivals) -> bool:
    """Whether an action card can be drawn."""
    return any(s.deck[kind] or s.played[kind] for kind in range(s.tables.cards))


def somebody_lacks(s: Rivals, upgrade: i64) -> bool:
    """Whether there is anybody to buy an upgrade for."""
    for seat in range(s.seats):
        if not s.has_upgrade(seat, upgrade):
            return s.clips[upgrade] > 0
    return False


def has_open_power(s: Rivals, seat: i64) -> bool:
    """Whether a chef of the player has a power for the open part, used up or not."""
    for piece in range(seat * s.per, (seat + 1) * s.per):
        if s.power(piece) in (FORCED_PURCHASE, REMOTE_CARD, REMOTE_SHELF, SURCHARGE, BLOCK_COUNTERS):
            return True
    return False


def add_powers(s: Rivals, options: list[i64], seat: i64) -> None:
    """Powers of the open part, and sparing players from a passive one."""
    money = s.players[seat].money
    if may_force(s, seat):
        options.append(FORCE)
    piece = s.power_of(seat, REMOTE_CARD)
    if piece >= 0 and not s.spent[piece] and card_price(s, piece) <= money and cards_left(s):
        options.append(CARD_FROM_AFAR)
    piece = s.power_of(seat, REMOTE_SHELF)
    if piece >= 0 and not s.spent[piece]:
        for market in range(s.tables.markets):
            open_to = s.tables.power_market[s.chef[piece]][market] and may_buy(s, piece, market)
            if open_to and s.stocked(market) and price(s, piece, market, True) <= money:
                options.append(FROM_AFAR.code(market))
    options += sparings(s, seat)


def perform(s: Rivals, seat: i64, option: i64) -> None:
    """Carry out a main action."""
    piece = seat * s.per
    if LET_OFF.has(option):
        let_off(s, seat, option)
    elif FROM_AFAR.has(option):
        from_afar(s, s.power_of(seat, REMOTE_SHELF), FROM_AFAR.one(option))
    elif BUY_UPGRADE.has(option):
        buy_upgrade(s, seat, BUY_UPGRADE.one(option))
    elif CLAIM.has(option):
        claim(s, piece + CLAIM.one(option), CLAIM.two(option))
    elif FROM_SHELF.has(option):
        piece += FROM_SHELF.one(option)
        buy_shelf(s, piece, s.at[piece])
    elif USE.has(option) or CLAM_AGAINST.has(option):
        use(s, seat, option)
    else:
        go_about(s, seat, option)


def go_about(s: Rivals, seat: i64, option: i64) -> None:
    """An action card, a forced purchase, or business at The Island."""
    if option == FORCE:
        force_purchase(s, seat)
    elif option == SELL_SWEET:
        sell_sweet(s, seat)
    elif option == DISPOSE:
        dispose(s, seat)
    elif option == CARD_HERE:
        buy_card(s, island_piece(s, seat))
    else:
        piece = s.power_of(seat, REMOTE_CARD)
        s.spent[piece] = 1
        buy_card(s, piece)


def from_afar(s: Rivals, piece: i64, market: i64) -> None:
    """The top shelf card of any market, bought from where the chef is."""
    s.spent[piece] = 1
    buy_shelf(s, piece, market)
