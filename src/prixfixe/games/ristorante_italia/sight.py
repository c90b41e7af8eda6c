"""What a seat may see, and a full state that fits it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from prixfixe.core.state import Ask
from prixfixe.games.ristorante_italia.derived import show_derived
from prixfixe.games.ristorante_italia.menu import placeable, placed
from prixfixe.games.ristorante_italia.options import OFFER
from prixfixe.games.ristorante_italia.recipes import kept
from prixfixe.games.ristorante_italia.state import Italia, Restaurant, chef_level
from prixfixe.games.ristorante_italia.tables import CONTEST, ECONOMY, VIP, WINES
from prixfixe.games.ristorante_italia.vip import bade, bade_tens, bade_units, invite, up_to
from prixfixe.games.ristorante_italia.wine import tasted, wines_offered
from prixfixe.kit.sight import Sight

COINS: Final[i64] = 999  # more than anybody can bid
DRAWN: Final[i64] = 12  # cards looked at
MOST: Final[i64] = 1 << 30  # of coins, stars and spoons with own cards, which nobody has played out


def show(s: Italia, seat: i64, to: Sight) -> None:
    """The boards are public; hands, cards just drawn and offers are their owner's; cups are closed."""
    if to.deriving:
        show_modes(s, seat, to)
    to.number("season", s.season, 0, to.most(s.tables.season_of))
    to.number("square", s.square, 0, len(s.tables.season_of))
    to.number("phase", s.phase, 0, CONTEST)
    to.seats("order", s.order, s.seats, s.seats, 1)
    to.among("waiting", sorted([ask.seat for ask in s.asks]), s.seats, 1)
    show_turn(s, seat, to.part("turn"))
    show_market(s, to.part("market"))
    show_decks(s, to.part("decks"))
    show_board(s, to.part("board"))
    to.by_seat("values", s.values, s.seats, -roof(s, COINS), roof(s, COINS))
    to.seats("standing", s.standing, s.seats, s.seats, 1)
    to.parts("restaurants", s.seats, 1)
    for other in range(s.seats):
        show_restaurant(s, other, seat, to.following())
    if to.deriving:
        show_derived(s, seat, to)


def roof(s: Italia, printed: i64) -> i64:
    """The most that a number can be: with the printed cards as they are played, else without bound."""
    return MOST if s.content else printed


def show_modes(s: Italia, seat: i64, to: Sight) -> None:
    """How it is played, and by how many."""
    to.data("seat", seat)
    to.data("seats", s.seats)
    modes = to.part("modes")
    modes.flag("advanced", s.advanced != 0)
    modes.flag("balanced_order", s.balanced != 0)
    modes.flag("apprentice", s.apprentice != 0)
    modes.flag("wine_restriction", s.dry != 0)
    modes.flag("open_cups", s.open_cups != 0)


def show_turn(s: Italia, seat: i64, to: Sight) -> None:
    """Whose turn it is and what has been done in it; the cards looked at are for the active player only."""
    t = s.tables
    to.seat("active", s.active, s.seats, 1)
    to.number("actions", s.actions, 0, t.actions)
    to.number("bought", s.bought, 0, roof(s, 9))
    to.number("restocked", s.restocked, 0, roof(s, 9))
    to.number("cat", s.cat, 0, 1)
    to.number("incoming", s.incoming, -1, t.kinds - 1)
    to.number("deck", s.deck, -1, t.courses)
    to.number("looking", len(s.drawn), 0, DRAWN)
    cards = max(len(t.course_of), len(t.wine_cost))
    to.items("drawn", s.drawn if s.active == seat else [], DRAWN, -1, cards - 1)


def show_market(s: Italia, to: Sight) -> None:
    """Stalls and trash cans are open; what is in a crate can be counted."""
    t = s.tables
    to.grid("stalls", s.stalls, t.stall, -1, t.kinds - 1)
    to.items("crate", s.crate, t.kinds, 0, to.most(t.count))
    to.items("trash", s.trash, t.kinds, 0, to.most(t.count))


def show_decks(s: Italia, to: Sight) -> None:
    """Draw piles as counts; discard piles are public, and so is the set of wines still in the pile."""
    decks, cards = s.tables.courses + 1, max(len(s.tables.course_of), len(s.tables.wine_cost))
    to.items("piles", [len(pile) for pile in s.piles], decks, 0, cards)
    to.bags("discards", [sorted(pile) for pile in s.discards], decks, cards, 1, 0)


def show_board(s: Italia, to: Sight) -> None:
    """The bonus board."""
    t = s.tables
    cards = len(t.bonus_cost)
    to.bag("display", s.display, cards, 2)
    to.bag("discard", sorted(s.bonus_discard), cards, 2)
    to.items("to_come", [len(pile) for pile in s.to_come], len(s.to_come), 0, cards)
    to.items("rooms", s.rooms, len(t.room_cost), 0, 20)
    to.number("pot", s.pot, 0, t.cubes)
    to.number("box", s.box, 0, t.cubes)
    to.number("books", s.books, 0, 20)


def show_restaurant(s: Italia, other: i64, seat: i64, to: Sight) -> None:
    """Everything on a restaurant board, and what only its owner sees."""
    r, t = s.restaurants[other], s.tables
    show_private(s, r, other == seat, to)
    to.number("rating", t.rating[r.square], 0, to.most(t.rating))
    to.number("square", r.square, 0, len(t.rating) - 1)
    to.number("toques", chef_level(t, r), 0, roof(s, 20))
    to.number("stars", r.stars, 0, roof(s, 50))
    to.number("spoons", r.spoons, 0, roof(s, 50))
    to.bag("vips", marked(r.vips), len(t.vip_stars), 1)
    to.bag("categories", marked(r.categories), t.categories, 1)
    to.bag("specialities", marked(r.specialities), t.specialities, 1)
    to.bag("shelf", [kind for kind in range(t.kinds) for _ in range(r.shelf[kind])], t.kinds, to.most(t.count))
    show_cards(s, r, to)
    to.number("added", r.seasoning, 0, t.cubes)
    to.flag("sealed", r.bid >= 0)
    to.number("offer", r.offer, -1, roof(s, COINS))


def show_cards(s: Italia, r: Restaurant, to: Sight) -> None:
    """The menu, the wines, the rooms and the bonus cards of a restaurant."""
    t = s.tables
    recipes, spaces = len(t.course_of), t.courses * t.menu
    to.items("cards", held(r, t.courses), t.courses, 0, recipes)
    to.items("menu", r.menu, spaces, -1, recipes - 1)
    to.bag("new", marked(r.fresh), spaces, 1)
    to.bag("dinner", marked(r.dinner), spaces, 1)
    to.bag("cellar", r.cellar, len(t.wine_cost), 1)
    to.bag("rooms", r.rooms, len(t.room_cost), t.room_spaces)
    to.items("bonus", r.bonus, t.bonus_spaces, -1, len(t.bonus_cost) - 1)
    to.bag("down", marked(r.down), t.bonus_spaces, 1)


def show_private(s: Italia, r: Restaurant, mine: bool, to: Sight) -> None:
    """The cup, the hand and the offer; -1 stands for what is hidden."""
    cup = mine or s.open_cups == 1
    to.number("coins", r.coins if cup or coins_shown(s) else -1, -1, roof(s, COINS))
    to.number("cubes", r.cubes if cup else -1, -1, s.tables.cubes)
    to.bag("hand", r.hand if mine else [], len(s.tables.course_of), 1)
    to.number("bid", r.bid if mine else -1, -1, roof(s, COINS))


def coins_shown(s: Italia) -> bool:
    """The Economy Prize opens all cups, and nothing is hidden in them afterwards."""
    return s.phase == ECONOMY or s.phase == CONTEST


def marked(mask: i64) -> list[i64]:
    """The numbers of the bits that are set."""
    found: list[i64] = []
    bit: i64 = 0
    while mask >> bit:
        if mask >> bit & 1:
            found.append(bit)
        bit += 1
    return found


def held(r: Restaurant, courses: i64) -> list[i64]:
    """How many recipes of each course are in a hand, as the card backs show."""
    counts: list[i64] = [0] * int(courses)
    for slot in r.slots:
        counts[slot & 7] += 1
    return counts


# ---- a guess


def guess(s: Italia, seat: i64, seed: i64) -> Italia:
    """Hidden recipes, cards just drawn and offers are dealt again; coins are known to whoever has counted."""
    twin = s.copy()
    twin.seed(seed)
    for pile in twin.to_come:
        pile.sort()
    for other in range(s.seats):
        if other != seat:
            pool_hand(twin, twin.restaurants[other])
    for course in range(s.tables.courses):
        deal_again(twin, seat, course)
    guess_wines(twin, seat)
    for other in range(s.seats):
        if other != seat:
            twin.restaurants[other].hand.sort()
    if s.phase == VIP:
        guess_offers(twin, seat)
    else:
        ask_again(twin, seat)
    return twin


def deal_again(s: Italia, seat: i64, course: i64) -> None:
    """Hands and cards looked at get random cards of the course that nobody has seen since they were drawn."""
    pool, now = s.piles[course], 2 * s.draws
    fresh: i64 = 0
    old: i64 = 0
    if s.active != seat and s.deck == course:
        fresh = max(s.reformed, 0)
        old = len(s.drawn) - fresh
        pool.extend(s.drawn)
        s.drawn.clear()
    pool.sort()
    slots = hidden_slots(s, seat, course)
    deal_slots(s, pool, [slot for slot in slots if slot >> 3 <= now])
    for _ in range(old):
        s.drawn.append(draw_until(s, pool, now))
    deal_slots(s, pool, [slot for slot in slots if slot >> 3 > now])  # kept, of the pile that was formed anew
    for _ in range(fresh):
        s.drawn.append(s.draw(pool))


def deal_slots(s: Italia, pool: list[i64], slots: list[i64]) -> None:
    """Each hand gets a card that was in the pile when its own was drawn."""
    for slot in slots:
        s.restaurants[slot & 7].hand.append(draw_until(s, pool, slot >> 3))


def hidden_slots(s: Italia, seat: i64, course: i64) -> list[i64]:
    """The cards of a course in other hands, oldest first, each as 8 * moment + owner."""
    slots: list[i64] = []
    for other in range(s.seats):
        if other == seat:
            continue
        for slot in s.restaurants[other].slots:
            if slot & 7 == course:
                slots.append((slot >> 3 << 3) + other)
    slots.sort()
    return slots


def pool_hand(s: Italia, r: Restaurant) -> None:
    """A hidden hand goes back to the piles, to be dealt again."""
    for card in r.hand:
        s.piles[s.tables.course_of[card]].append(card)
    r.hand.clear()


def draw_until(s: Italia, pool: list[i64], moment: i64) -> i64:
    """A random card of those that were in the pile, unseen, at that moment."""
    fitting: i64 = 0
    for card in pool:
        if s.since[card] <= moment:
            fitting += 1
    n = s.below(fitting)
    for i in range(len(pool)):
        if s.since[pool[i]] <= moment:
            if n == 0:
                return pool.pop(i)
            n -= 1
    return -1


def guess_wines(s: Italia, seat: i64) -> None:
    """Wines looked at may be any of the pile; those drawn before the pile was formed anew are known to all."""
    pool = s.piles[WINES]
    if s.deck == WINES and s.drawn and s.active != seat:
        count: i64 = s.reformed if s.reformed >= 0 else len(s.drawn)
        for _ in range(count):
            pool.append(s.drawn.pop())
        s.drawn.sort()
        pool.sort()
        for _ in range(count):
            s.drawn.append(s.draw(pool))
    else:
        pool.sort()


def guess_offers(s: Italia, seat: i64) -> None:
    """Sealed offers may be anything; nobody sees how far the others are in writing theirs."""
    asks = s.asks[:]
    if not sealing(asks):
        return
    s.asks.clear()
    for other in range(s.seats):
        guess_offer(s, seat, other, asks)


def sealing(asks: list[Ask]) -> bool:
    """Whether offers are being written."""
    return any(ask.rule is bade or ask.rule is bade_tens or ask.rule is bade_units for ask in asks)


def guess_offer(s: Italia, seat: i64, other: i64, asks: list[Ask]) -> None:
    """An own offer stays, a sealed one may be anything, an open one is asked for from the start."""
    r = s.restaurants[other]
    if other == seat:
        s.asks.extend([ask for ask in asks if ask.seat == seat])
    elif r.bid >= 0:
        most = min(r.coins, OFFER.end - 1)
        offers = up_to(min(s.tables.bid_minimum, most), most)
        r.bid = offers[s.below(len(offers))]
    else:
        ask_offer(s, other)


def ask_offer(s: Italia, seat: i64) -> None:
    """Nothing is written yet."""
    s.restaurants[seat].bid = -1
    s.restaurants[seat].tens = -1
    invite(s, seat)


def reopen(s: Italia, seat: i64) -> None:
    """Nobody else has sealed an offer."""
    asks = s.asks[:]
    if not sealing(asks):
        return
    s.asks.clear()
    for other in range(s.seats):
        if other == seat:
            s.asks.extend([ask for ask in asks if ask.seat == seat])
        else:
            ask_offer(s, other)


def ask_again(s: Italia, seat: i64) -> None:
    """Others are asked about the cards they have in the guess."""
    for i in range(len(s.asks)):
        ask = s.asks[i]
        if ask.seat == seat:
            continue
        if ask.rule is kept:
            s.asks[i] = Ask(ask.seat, s.drawn[:], ask.rule, ask.a, ask.b)
        elif ask.rule is tasted:
            s.asks[i] = Ask(ask.seat, wines_offered(s, ask.seat), ask.rule, ask.a, ask.b)
        elif ask.rule is placed:
            s.asks[i] = Ask(ask.seat, placeable(s, ask.seat), ask.rule, ask.a, ask.b)
