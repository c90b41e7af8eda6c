"""Barter: delivering an offer, answering it, and the exchange (RV-BART-4 to 15, RV-TEMPO-7, RV-TEMPO-15)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from prixfixe.games.rival_restaurants.barter import (
    FINISHED,
    can_give,
    card_in,
    compose,
    could_give,
    may_offer,
    new_offer,
)
from prixfixe.games.rival_restaurants.effects import hand_over
from prixfixe.games.rival_restaurants.options import (
    ANY_CARD,
    COINS,
    FACE_DOWN,
    GARBAGE,
    GOOD,
    PROMISED,
    RECIPE,
    SHOWN,
    SOME_SHOWN,
    SPARE,
    UPGRADE,
)
from prixfixe.games.rival_restaurants.parts import Offer
from prixfixe.games.rival_restaurants.state import LULLS, TABLE, Rivals
from prixfixe.games.rival_restaurants.tables import TOLL_ON_OFFER
from prixfixe.kit.lists import drop, has, tally

DECLINE: Final = 0
ACCEPT: Final = 1
COUNTER: Final = 2


def deliver(s: Rivals, seat: i64) -> None:
    """A finished draft is sent: it counts, tolls on offers are paid, and everybody hears it."""
    player, offer = s.players[seat], s.players[seat].draft
    if offer is None or offer.stage != FINISHED:
        return
    player.draft, player.sent = None, offer
    player.offers += 1
    s.lulls = LULLS
    pay_for_smiling(s, seat)
    proclaim(s, seat, offer)
    if s.live:
        return
    if offer.partner != TABLE:
        s.then(put, offer.partner, seat)
    else:
        for rival in s.clockwise(seat):
            s.then(put, rival, seat)
    s.then(lapse, seat)


def pay_for_smiling(s: Rivals, seat: i64) -> None:
    """The first offer of a player may cost something today."""
    owes, s.players[seat].owes = s.players[seat].owes, 0
    for other in s.clockwise(seat):
        if owes >> other & 1:
            amount = s.tables.card_amount[s.tables.card_effect.index(TOLL_ON_OFFER)]
            s.tell("paid", seat, other, s.pays(seat, other, amount))


def proclaim(s: Rivals, seat: i64, offer: Offer) -> None:
    """What is given and wanted, for all to hear; only a shown card is seen, by the partner alone."""
    if offer.partner == TABLE:
        s.tell("offers_all", seat)
    else:
        s.tell("offers", seat, offer.partner)
    for entry in summed(offer.give):
        s.tell("gives", seat, public_entry(entry))
        if SHOWN.has(entry):
            s.whisper(offer.partner, "shown", seat, offer.partner, SHOWN.one(entry))
            see(s, offer.partner, seat, SHOWN.one(entry))
    for entry in summed(offer.want):
        s.tell("wants", seat, entry)


def summed(entries: list[i64]) -> list[i64]:
    """The entries of a side with its money as one sum, before the rest."""
    coins: i64 = 0
    rest: list[i64] = []
    for entry in entries:
        if COINS.has(entry):
            coins += COINS.one(entry)
        else:
            rest.append(entry)
    return [COINS.code(coins), *rest] if coins else rest


def public_entry(entry: i64) -> i64:
    """An entry as everybody hears it: action cards that are given have no face."""
    if FACE_DOWN.has(entry):
        return ANY_CARD
    return SOME_SHOWN if SHOWN.has(entry) else entry


def see(s: Rivals, viewer: i64, owner: i64, kind: i64) -> None:
    """Somebody knows a card in another hand."""
    code = s.knowledge(viewer, owner, kind)
    if not has(s.known, code):
        s.known.append(code)
        s.known.sort()


def put(s: Rivals, seat: i64, sender: i64) -> None:
    """An offer is put to a player: accept, decline or counter; one to the table only to those not ready."""
    offer = s.players[sender].sent
    if offer is None:
        return
    if offer.partner == TABLE and (s.players[seat].ready or not could_trade(s, sender, seat, offer)):
        return
    s.ask(seat, [DECLINE, *answers(s, sender, seat, offer)], answered, sender)


def answers(s: Rivals, sender: i64, seat: i64, offer: Offer) -> list[i64]:
    """Accept if it can be carried out as far as the partner can see; counter an offer made by name."""
    options: list[i64] = []
    if could_trade(s, sender, seat, offer) and can_give(s, seat, offer.want):
        options.append(ACCEPT)
    if offer.partner != TABLE and offer.depth < s.tables.counters and may_offer(s, seat):
        options.append(COUNTER)
    return options


def could_trade(s: Rivals, sender: i64, seat: i64, offer: Offer) -> bool:
    """Whether both sides own what they give, action cards unseen, and nobody would own an upgrade twice."""
    if not could_give(s, sender, offer.give) or not could_give(s, seat, offer.want):
        return False
    for entry in offer.give:
        if UPGRADE.has(entry) and s.has_upgrade(seat, UPGRADE.one(entry)):
            return False
    return all(not (UPGRADE.has(entry) and s.has_upgrade(sender, UPGRADE.one(entry))) for entry in offer.want)


def answered(s: Rivals, seat: i64, answer: i64, sender: i64) -> None:
    """Accept, decline, or an offer back."""
    offer = s.players[sender].sent
    if offer is None or answer == DECLINE:
        return
    if answer == COUNTER:
        counter(s, seat, sender, offer.depth + 1)
        if not s.live:
            s.then(deliver, seat)
        return
    s.players[seat].plan = []
    choose_cards(s, seat, sender)


def counter(s: Rivals, seat: i64, sender: i64, depth: i64) -> None:
    """The offer is off; the partner composes one of the own."""
    s.players[sender].sent = None
    s.players[seat].drafts += 1
    s.players[seat].draft = new_offer(sender, depth)
    compose(s, seat)


def lapse(s: Rivals, seat: i64) -> None:
    """An offer that nobody accepted is gone."""
    s.players[seat].sent = None


def choose_cards(s: Rivals, seat: i64, sender: i64) -> None:
    """Whoever gives "any" action card picks it when accepting."""
    offer, plan = s.players[sender].sent, s.players[seat].plan
    if offer is None:
        return
    if len(plan) < tally(offer.want, ANY_CARD):
        s.ask(seat, spare_cards(s, seat, offer), chose_card, sender)
    else:
        conclude(s, seat, sender)


def spare_cards(s: Rivals, seat: i64, offer: Offer) -> list[i64]:
    """The different cards in hand that are neither named in the offer nor picked already."""
    hand = s.players[seat].hand[:]
    for entry in offer.want:
        if FACE_DOWN.has(entry) and FACE_DOWN.one(entry) in hand:
            hand.remove(FACE_DOWN.one(entry))
    for kind in s.players[seat].plan:
        hand.remove(kind)
    return sorted(set(hand))


def chose_card(s: Rivals, seat: i64, kind: i64, sender: i64) -> None:
    """A card is picked, unseen."""
    s.players[seat].plan.append(kind)
    choose_cards(s, seat, sender)


def conclude(s: Rivals, seat: i64, sender: i64) -> None:
    """One indivisible exchange, if the sender still owns the cards; else the offer lapses."""
    offer, plan = s.players[sender].sent, s.players[seat].plan
    s.players[sender].sent, s.players[seat].plan = None, []
    if offer is None:
        return
    if not can_give(s, sender, offer.give):
        s.tell("lapsed", sender)
        return
    s.tell("traded", sender, seat)
    want = [entry for entry in offer.want if entry != ANY_CARD]
    swap_traded_recipes(s, sender, seat, offer)
    for entry in offer.give:
        hand_item(s, sender, seat, entry, False)
    for entry in want:
        hand_item(s, seat, sender, entry, True)
    for kind in plan:
        hand_item(s, seat, sender, FACE_DOWN.code(kind), False)


def swap_traded_recipes(s: Rivals, sender: i64, seat: i64, offer: Offer) -> None:
    """Recipes change hands one for one of the same tier, each taking the other's place."""
    for entry in offer.give:
        if RECIPE.has(entry):
            mine = RECIPE.one(entry)
            for other in offer.want:
                theirs = RECIPE.one(other)
                if not RECIPE.has(other) or theirs not in s.players[seat].recipes:
                    continue
                if s.tables.tier[theirs] == s.tables.tier[mine]:
                    ours, back = s.players[sender].recipes, s.players[seat].recipes
                    ours[ours.index(mine)], back[back.index(theirs)] = theirs, mine
                    break


def hand_item(s: Rivals, giver: i64, taker: i64, entry: i64, named: bool) -> None:
    """One entry of an offer changes hands."""
    here, there, kind = s.players[giver], s.players[taker], card_in(entry)
    if PROMISED.has(entry):
        promise(s, giver, taker, entry)
    elif COINS.has(entry):
        s.pays(giver, taker, COINS.one(entry) * s.tables.unit)
    elif GOOD.has(entry):
        here.larder[GOOD.one(entry)] -= 1
        there.larder[GOOD.one(entry)] += 1
    elif kind >= 0:
        drop(here.hand, kind)
        hand_over(s, giver, taker, kind)
        tell_cards(s, giver, taker, kind, named)
    elif entry == GARBAGE:
        here.garbage -= 1
        there.garbage += 1
    elif UPGRADE.has(entry):
        here.upgrades &= ~(1 << UPGRADE.one(entry))
        there.upgrades |= 1 << UPGRADE.one(entry)
    elif SPARE.has(entry):
        there.exempt |= 1 << SPARE.one(entry)


def tell_cards(s: Rivals, giver: i64, taker: i64, kind: i64, named: bool) -> None:
    """A named card is known to all; any other only to the two."""
    if named:
        for viewer in range(s.seats):
            if viewer != taker:
                see(s, viewer, taker, kind)
    else:
        s.whisper(taker, "got_card", taker, giver, kind)


def promise(s: Rivals, giver: i64, taker: i64, entry: i64) -> None:
    """A promise is recorded and shown until its day has passed."""
    s.promises += [giver, taker, PROMISED.one(entry), PROMISED.two(entry), s.day + PROMISED.three(entry)]
