"""Barter: composing an offer, in small private steps (RV-BART-2 to 11)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from prixfixe.games.rival_restaurants.options import (
    ANY_CARD,
    CANCEL,
    COINS,
    FACE_DOWN,
    GARBAGE,
    GOOD,
    NEXT,
    PROMISE,
    PROMISED,
    RECIPE,
    REMOVE,
    SEND,
    SHOWN,
    SPARE,
    TO_TABLE,
    UPGRADE,
)
from prixfixe.games.rival_restaurants.parts import Offer
from prixfixe.games.rival_restaurants.spare import sparable, sparing
from prixfixe.games.rival_restaurants.state import TABLE, Rivals
from prixfixe.kit.lists import has, tally
from prixfixe.kit.options import Kind

NO_PARTNER: Final = -1  # stages, besides 0 what is wanted and 1 what is given
FINISHED: Final = 2
STEPS: Final = 60  # answers after which an offer is sent or dropped


def may_offer(s: Rivals, seat: i64) -> bool:
    """Within the limits of the day."""
    player = s.players[seat]
    return player.offers < s.tables.offers and player.drafts < s.tables.drafts


def begin_offer(s: Rivals, seat: i64) -> None:
    """First the partner, or the whole table."""
    s.players[seat].drafts += 1
    offer = new_offer(TABLE, 0)
    offer.stage = NO_PARTNER
    s.players[seat].draft = offer
    compose(s, seat)


def new_offer(partner: i64, depth: i64) -> Offer:
    """An empty offer."""
    offer = Offer()
    offer.partner, offer.depth = partner, depth
    offer.give, offer.want = [], []
    offer.stage = offer.steps = 0
    offer.about = offer.detail = -1
    return offer


def ask_partner(s: Rivals, seat: i64) -> None:
    """Anybody, or everybody who is not ready."""
    options = [CANCEL, *s.clockwise(seat)]
    if s.seats > 2 and somebody_asked(s, seat):
        options.append(TO_TABLE)
    s.ask(seat, options, addressed)


def somebody_asked(s: Rivals, seat: i64) -> bool:
    """Whether an offer to the table would reach anybody."""
    return any(rival != seat and not s.players[rival].ready for rival in range(s.seats))


def addressed(s: Rivals, seat: i64, partner: i64) -> None:
    """The partner is chosen."""
    if partner == CANCEL:
        s.players[seat].draft = None
        s.withdraw()
        return
    s.players[seat].draft = new_offer(TABLE if partner == TO_TABLE else partner, 0)
    compose(s, seat)


def compose(s: Rivals, seat: i64) -> None:
    """Add what is wanted, then what is given; take the last back; send or cancel."""
    offer = s.players[seat].draft
    if offer is None:
        return
    if offer.stage == NO_PARTNER:
        ask_partner(s, seat)
    elif offer.about >= 0:
        word_promise(s, seat, offer)
    else:
        s.ask(seat, additions(s, seat, offer), composed)


def additions(s: Rivals, seat: i64, offer: Offer) -> list[i64]:
    """Everything that can be done with an unfinished offer."""
    options: list[i64] = [CANCEL]
    side = offer.give if offer.stage else offer.want
    if offer.stage == 0:
        options.append(NEXT)
    elif sendable(s, seat, offer):
        options.append(SEND)
    if offer.steps >= STEPS:
        return options
    if side:
        options.append(REMOVE)
    if len(side) < s.tables.entries:
        if offer.stage:
            add_side(s, options, side, seat, offer.partner, True)
        elif offer.partner != TABLE:
            add_side(s, options, side, offer.partner, seat, False)
        elif somebody_asked(s, seat):
            add_wishes(s, options, side, seat)
    return options


def coins_in(entries: list[i64]) -> i64:
    """The money among the entries."""
    coins: i64 = 0
    for entry in entries:
        if COINS.has(entry):
            coins += COINS.one(entry)
    return coins


def any_of(entries: list[i64], kind: Kind) -> bool:
    """Whether there is an entry of a kind."""
    return any(kind.has(entry) for entry in entries)


def add_side(s: Rivals, options: list[i64], side: list[i64], giver: i64, taker: i64, own: bool) -> None:
    """What `giver` could still give to `taker`; `own` when the giver composes."""
    t, player = s.tables, s.players[giver]
    add_goods(s, options, side, player.money, player.larder[:])
    if own:
        add_own_cards(options, side, player.hand, taker)
    elif cards_in(side) < len(player.hand):
        options.append(ANY_CARD)
        options += t.card_entries
    if tally(side, GARBAGE) < player.garbage:
        options.append(GARBAGE)
    if taker != TABLE:
        for recipe in player.recipes:
            if not has(side, RECIPE.code(recipe)):
                options.append(RECIPE.code(recipe))
    add_rights(s, options, side, player.upgrades & ~upgrades_of(s, giver, taker), sparable(s, giver, taker))
    options += t.promise_entries


class Means:
    """The most that anybody asked could give: numbers, ingredients by kind, upgrades and chefs as bits."""

    def __init__(self, kinds: i64) -> None:
        self.money: i64 = 0
        self.cards: i64 = 0
        self.garbage: i64 = 0
        self.upgrades: i64 = 0
        self.chefs: i64 = 0
        self.larder: list[i64] = [0] * kinds


def means(s: Rivals, seat: i64) -> Means:
    """What the rivals who are not ready have, taken together."""
    most = Means(s.tables.kinds)
    for rival in range(s.seats):
        player = s.players[rival]
        if rival != seat and not player.ready:
            most.money = max(most.money, player.money)
            most.cards = max(most.cards, len(player.hand))
            most.garbage = max(most.garbage, player.garbage)
            most.upgrades |= player.upgrades
            most.chefs |= sparable(s, rival, seat)
            keep_larger(most.larder, player.larder)
    return most


def add_wishes(s: Rivals, options: list[i64], side: list[i64], seat: i64) -> None:
    """What an offer to the table may want: whatever one of those who are asked could give."""
    most = means(s, seat)
    add_goods(s, options, side, most.money, most.larder)
    more_cards = cards_in(side) < most.cards
    if more_cards:
        options += s.tables.card_entries
    if tally(side, GARBAGE) < most.garbage:
        options.append(GARBAGE)
    add_rights(s, options, side, most.upgrades & ~s.players[seat].upgrades, most.chefs)
    if more_cards:
        options.append(ANY_CARD)
    options += s.tables.promise_entries


def keep_larger(counts: list[i64], others: list[i64]) -> None:
    """The larger of two counts, kind by kind, in the first list."""
    for kind, count in enumerate(others):
        if count > counts[kind]:
            counts[kind] = count


def add_goods(s: Rivals, options: list[i64], side: list[i64], money: i64, left: list[i64]) -> None:
    """Coins and ingredients beyond those promised already; `left` is used up."""
    t, promised = s.tables, coins_in(side)
    for coins in t.money_steps:
        if (promised + coins) * t.unit <= money:
            options.append(COINS.code(coins))
    for entry in side:
        if GOOD.has(entry):
            left[GOOD.one(entry)] -= 1
    for kind, count in enumerate(left):
        if count > 0:
            options.append(GOOD.code(kind))


def cards_in(side: list[i64]) -> i64:
    """Action cards among the entries."""
    count: i64 = 0
    for entry in side:
        if FACE_DOWN.has(entry) or SHOWN.has(entry) or entry == ANY_CARD:
            count += 1
    return count


def add_own_cards(options: list[i64], side: list[i64], hand: list[i64], taker: i64) -> None:
    """Each different action card in hand, face down or shown to the partner."""
    last: i64 = -1
    for kind in hand:
        if kind != last and offered_cards(side, kind) < tally(hand, kind):
            options.append(FACE_DOWN.code(kind))
            if taker != TABLE:
                options.append(SHOWN.code(kind))
        last = kind


def offered_cards(side: list[i64], kind: i64) -> i64:
    """How many action cards of a kind are named among the entries."""
    return tally(side, FACE_DOWN.code(kind)) + tally(side, SHOWN.code(kind))


def add_rights(s: Rivals, options: list[i64], side: list[i64], upgrades: i64, chefs: i64) -> None:
    """Upgrades, and sparing from the passive powers of chefs; both given as bits."""
    if upgrades:
        for upgrade in range(s.tables.upgrades):
            if upgrades >> upgrade & 1 and not has(side, UPGRADE.code(upgrade)):
                options.append(UPGRADE.code(upgrade))
    if chefs:
        for chef in range(s.tables.chefs):
            if chefs >> chef & 1 and not has(side, SPARE.code(chef)):
                options.append(SPARE.code(chef))


def upgrades_of(s: Rivals, giver: i64, taker: i64) -> i64:
    """The upgrades that the taker, or everybody else at the table, owns already; bits."""
    if taker != TABLE:
        return s.players[taker].upgrades
    owned: i64 = -1
    for seat in range(s.seats):
        if seat != giver:
            owned &= s.players[seat].upgrades
    return owned


def sendable(s: Rivals, seat: i64, offer: Offer) -> bool:
    """Something on one side, owned by the sender, and recipes one for one of the same tier."""
    if not offer.give and not offer.want:
        return False
    if offer.partner == TABLE and not somebody_asked(s, seat):
        return False
    for tier in range(2):
        if recipes_of(s, offer.give, tier) != recipes_of(s, offer.want, tier):
            return False
    return can_give(s, seat, offer.give)


def recipes_of(s: Rivals, entries: list[i64], tier: i64) -> i64:
    """How many recipes of a tier are among the entries."""
    count: i64 = 0
    for entry in entries:
        if RECIPE.has(entry) and s.tables.tier[RECIPE.one(entry)] == tier:
            count += 1
    return count


def can_give(s: Rivals, seat: i64, entries: list[i64]) -> bool:
    """Whether a player owns everything on one side of an offer."""
    player, hand = s.players[seat], s.players[seat].hand
    if not could_give(s, seat, entries):
        return False
    for entry in entries:
        kind = card_in(entry)
        if kind >= 0 and offered_cards(entries, kind) > tally(hand, kind):
            return False
    return cards_in(entries) <= len(player.hand)


def card_in(entry: i64) -> i64:
    """The action card that an entry names, or -1."""
    if FACE_DOWN.has(entry):
        return FACE_DOWN.one(entry)
    return SHOWN.one(entry) if SHOWN.has(entry) else -1


def could_give(s: Rivals, seat: i64, entries: list[i64]) -> bool:
    """The same, as far as everybody can see: the faces of action cards are not looked at."""
    player = s.players[seat]
    if coins_in(entries) * s.tables.unit > player.money or tally(entries, GARBAGE) > player.garbage:
        return False
    if cards_in(entries) > len(player.hand):
        return False
    for entry in entries:
        if GOOD.has(entry) and tally(entries, entry) > player.larder[GOOD.one(entry)]:
            return False
        if RECIPE.has(entry) and not has(player.recipes, RECIPE.one(entry)):
            return False
        if UPGRADE.has(entry) and not s.has_upgrade(seat, UPGRADE.one(entry)):
            return False
        if SPARE.has(entry) and not sparing(s, seat) >> SPARE.one(entry) & 1:
            return False
    return True


def composed(s: Rivals, seat: i64, option: i64) -> None:
    """One more step; a rule that waits for the offer delivers it or asks anew, in the live open part everybody."""
    offer = s.players[seat].draft
    if offer is None:
        return
    offer.steps += 1
    side = offer.give if offer.stage else offer.want
    if option in (CANCEL, SEND):
        offer.stage = FINISHED
        s.players[seat].draft = offer if option == SEND else None
        if option == CANCEL and offer.depth and not s.live:  # in the live open part nobody waits for it
            s.tell("no_counter", seat, offer.partner)
        s.withdraw()
        return
    if option == NEXT:
        offer.stage = 1
    elif option == REMOVE:
        side.pop()
    elif PROMISE.has(option):
        offer.about, offer.detail = PROMISE.one(option), -1
    else:
        side.append(option)
    compose(s, seat)


# ---- promises: nothing depends on them


def word_promise(s: Rivals, seat: i64, offer: Offer) -> None:
    """What the promise names, then for how many days."""
    about = s.tables.promise_about[offer.about]
    if about and offer.detail < 0:
        last = [s.tables.markets, 5, s.tables.kinds - 1][about - 1]
        s.ask(seat, list(range(1 if about == 2 else 0, last + 1)), worded)
    else:
        s.ask(seat, [1, 2, 3], dated)


def worded(s: Rivals, seat: i64, detail: i64) -> None:
    """The place, the coins or the ingredient."""
    offer = s.players[seat].draft
    if offer is not None:
        offer.detail = detail
        compose(s, seat)


def dated(s: Rivals, seat: i64, days: i64) -> None:
    """The promise stands in the offer."""
    offer = s.players[seat].draft
    if offer is not None:
        entry = PROMISED.triple(offer.about, max(0, offer.detail), days)
        offer.about = offer.detail = -1
        (offer.give if offer.stage else offer.want).append(entry)
        compose(s, seat)
