"""Bidding wars (RV-BID)."""

from __future__ import annotations

from mypy_extensions import i64

from prixfixe.games.rival_restaurants.options import DROP, GARBAGE_BID, PRAWN, STAY
from prixfixe.games.rival_restaurants.prices import (
    discount,
    minimum_bid,
    passive_surcharge,
    spendable,
    war_discount,
)
from prixfixe.games.rival_restaurants.purchase import take_bought
from prixfixe.games.rival_restaurants.react import begin_effect, end_effect, hit, reactions
from prixfixe.games.rival_restaurants.state import EMPTY, Rivals
from prixfixe.games.rival_restaurants.tables import BID_PERKS, BIDDING, WIN_WAR


def begin_war(s: Rivals, market: i64, slot: i64, claim: i64, pieces: list[i64]) -> None:
    """Every participant starts as having bid its minimum."""
    war = s.war
    war.market, war.slot, war.claim = market, slot, claim
    war.pieces, war.garbage = pieces, [0] * len(pieces)
    war.bids = [minimum_bid(s, piece, market) for piece in pieces]
    war.out = war.stayed = 0
    war.turn = 0
    s.tell("war", s.counter[market][slot - 1], slot, market)
    for piece in pieces:
        s.tell("in_war", s.owner(piece), s.chef[piece])
    s.then(war_turn)


def still_in(s: Rivals) -> list[i64]:
    """Participants who have not dropped."""
    found: list[i64] = []
    for i in range(len(s.war.pieces)):
        if not s.war.out >> i & 1:
            found.append(i)
    return found


def high(s: Rivals, left: list[i64]) -> i64:
    """The highest money bid."""
    best: i64 = 0
    for i in left:
        best = max(best, s.war.bids[i])
    return best


def high_garbage(s: Rivals, left: list[i64]) -> i64:
    """The highest garbage bid."""
    best: i64 = 0
    for i in left:
        best = max(best, s.war.garbage[i])
    return best


def at_high(s: Rivals, i: i64, left: list[i64]) -> bool:
    """Whether a participant's bid equals the high bid."""
    return s.war.bids[i] == high(s, left) and s.war.garbage[i] == high_garbage(s, left)


def war_turn(s: Rivals) -> None:
    """The last one left buys; if all have stayed it is a tie; else whoever does not hold the high bid alone acts."""
    left = still_in(s)
    if len(left) == 1:
        buy_won(s, left[0])
        return
    if all_stayed(s, left):
        tie(s, left)
        return
    holders = [i for i in left if at_high(s, i, left)]
    while s.war.turn not in left or holders == [s.war.turn]:
        s.war.turn = (s.war.turn + 1) % len(s.war.pieces)
    ask_bid(s, s.war.turn, left)


def all_stayed(s: Rivals, left: list[i64]) -> bool:
    """Whether everybody left has stayed since the last raise or garbage bid."""
    return all(s.war.stayed >> i & 1 for i in left)


def ask_bid(s: Rivals, i: i64, left: list[i64]) -> None:
    """Stay, raise, bid garbage, drop, or first play the card that ends wars."""
    war, t = s.war, s.tables
    piece, top = war.pieces[i], high(s, left)
    seat, most = s.owner(piece), spendable(s, piece, war.market)
    options: list[i64] = []
    if most >= top:
        options = [STAY, DROP] if at_high(s, i, left) else [DROP, STAY]
        add_raises(options, top // t.unit + 1, most // t.unit, t.bid_steps)
        if garbage_open(s, left) and high_garbage(s, left) < t.garbage_cap:
            options.append(GARBAGE_BID)
    else:
        options = [DROP]
    if prawn(s, seat) >= 0:
        options.append(PRAWN)
    s.ask(seat, options, bade)


def add_raises(options: list[i64], first: i64, most: i64, steps: i64) -> None:
    """Every step up to a bound, and beyond it all there is."""
    for bid in range(first, min(most, first + steps - 1) + 1):
        options.append(bid)
    if most > first + steps - 1:
        options.append(most)


def garbage_open(s: Rivals, left: list[i64]) -> bool:
    """Garbage decides only when all left have bid the same money and all they can spend."""
    top = high(s, left)
    return all(not (s.war.bids[i] != top or spendable(s, s.war.pieces[i], s.war.market) != top) for i in left)


def prawn(s: Rivals, seat: i64) -> i64:
    """The card in hand that ends a war, if it may be used, or -1."""
    for kind in s.players[seat].hand:
        fits = s.tables.card_effect[kind] == WIN_WAR and s.tables.card_timing[kind] & BIDDING
        if fits and (not s.tables.card_counts[kind] or s.players[seat].used < s.card_limit(seat)):
            return kind
    return -1


def bade(s: Rivals, seat: i64, answer: i64) -> None:
    """The bid counts; a raise or garbage bid asks all others again."""
    war = s.war
    i, left = war.turn, still_in(s)
    if answer == PRAWN:
        play_prawn(s, seat, left)
        return
    if answer == DROP:
        war.out |= 1 << i
    elif answer == STAY:
        war.bids[i], war.garbage[i] = high(s, left), high_garbage(s, left)
        war.stayed |= 1 << i
    elif answer == GARBAGE_BID:
        war.garbage[i] = high_garbage(s, left) + 1
        war.stayed = 0
    else:
        war.bids[i] = answer * s.tables.unit
        war.stayed = 0
    war.turn = (i + 1) % len(war.pieces)
    war_turn(s)


def play_prawn(s: Rivals, seat: i64, left: list[i64]) -> None:
    """All other participants drop, unless they react."""
    kind = prawn(s, seat)
    s.lose_card(seat, kind)
    s.players[seat].used += s.tables.card_counts[kind]
    begin_effect(s, seat, kind, -1, s.war.pieces[s.war.turn])
    owners = [s.owner(s.war.pieces[i]) for i in left]
    s.effect.victims = [rival for rival in s.clockwise(seat) if rival in owners]
    reactions(s)
    s.then(sweep)


def sweep(s: Rivals) -> None:
    """Those hit drop; if any is left the user takes a normal turn."""
    for i in still_in(s):
        rival = s.owner(s.war.pieces[i])
        if rival != s.effect.user and hit(s, rival):
            s.war.out |= 1 << i
            s.tell("swept", rival)
    end_effect(s)
    war_turn(s)


def tie(s: Rivals, left: list[i64]) -> None:
    """Nobody buys, and nobody of this war may buy that ingredient today, unless a champion of ties is among them."""
    for i in left:
        if s.bonus(s.owner(s.war.pieces[i]), BID_PERKS) >= 0:
            buy_won(s, i)
            return
    kind = s.counter[s.war.market][s.war.slot - 1]
    for piece in s.war.pieces:
        s.players[s.owner(piece)].barred |= 1 << kind
    s.tell("tied", kind)
    end_war(s)


def buy_won(s: Rivals, i: i64) -> None:
    """The winner pays the bid, less discounts and plus surcharges, and takes the card and the garbage bid."""
    war = s.war
    piece, market = war.pieces[i], war.market
    seat = s.owner(piece)
    cost = war_cost(s, piece, market, war.bids[i])
    kind = s.counter[market][war.slot - 1]
    s.players[seat].perks += 1 if discount(s, seat, market, False) or s.bonus(seat, BID_PERKS) >= 0 else 0
    s.to_bank(seat, cost)
    s.litter(seat, war.garbage[i])
    s.counter[market][war.slot - 1] = EMPTY
    if war.garbage[i]:
        s.tell("won_war_garbage", seat, kind, cost, war.garbage[i])
    else:
        s.tell("won_war", seat, kind, cost)
    end_war(s)
    take_bought(s, piece, market, kind)


def war_cost(s: Rivals, piece: i64, market: i64, bid: i64) -> i64:
    """What a bid that wins takes out of the till: less discounts, plus surcharges."""
    return max(0, bid - war_discount(s, s.owner(piece), market)) + passive_surcharge(s, piece)


def end_war(s: Rivals) -> None:
    """Nobody is at war any more."""
    war = s.war
    war.market = war.slot = war.claim = -1
    war.pieces, war.bids, war.garbage = [], [], []
    war.out = war.stayed = 0
    war.turn = 0
