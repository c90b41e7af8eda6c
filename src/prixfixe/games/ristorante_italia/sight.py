"""What a seat may see, and a full state that fits it."""

from __future__ import annotations

from mypy_extensions import i64

from prixfixe.core.state import Ask
from prixfixe.games.ristorante_italia.derived import show_derived
from prixfixe.games.ristorante_italia.menu import placeable, placed
from prixfixe.games.ristorante_italia.recipes import kept
from prixfixe.games.ristorante_italia.state import Italia, Restaurant, chef_level
from prixfixe.games.ristorante_italia.tables import CONTEST, ECONOMY, VIP, WINES
from prixfixe.games.ristorante_italia.vip import bade, bade_tens, bade_units, invite, up_to
from prixfixe.games.ristorante_italia.wine import tasted, wines_offered
from prixfixe.kit.sight import Sight


def show(s: Italia, seat: i64, to: Sight) -> None:
    """The boards are public; hands, cards just drawn and offers are their owner's; cups are closed."""
    to.number("seat", seat)
    to.number("seats", s.seats)
    to.data("content", s.content)
    show_modes(s, to.part("modes"))
    to.number("season", s.season)
    to.number("square", s.square)
    to.number("phase", s.phase)
    to.items("order", s.order)
    to.items("waiting", sorted([ask.seat for ask in s.asks]))
    show_turn(s, seat, to.part("turn"))
    show_market(s, to.part("market"))
    show_decks(s, to.part("decks"))
    show_board(s, to.part("board"))
    to.items("values", s.values)
    to.items("standing", s.standing)
    to.parts("restaurants")
    for other in range(s.seats):
        show_restaurant(s, other, seat, to.following())
    if to.deriving:
        show_derived(s, seat, to)


def show_modes(s: Italia, to: Sight) -> None:
    """How it is played."""
    to.flag("advanced", s.advanced != 0)
    to.flag("balanced_order", s.balanced != 0)
    to.flag("apprentice", s.apprentice != 0)
    to.flag("wine_restriction", s.dry != 0)
    to.flag("open_cups", s.open_cups != 0)


def show_turn(s: Italia, seat: i64, to: Sight) -> None:
    """Whose turn it is and what has been done in it; the cards looked at are for the active player only."""
    to.number("active", s.active)
    to.number("actions", s.actions)
    to.number("bought", s.bought)
    to.number("restocked", s.restocked)
    to.number("cat", s.cat)
    to.number("incoming", s.incoming)
    to.number("deck", s.deck)
    to.number("looking", len(s.drawn))
    to.items("drawn", s.drawn if s.active == seat else [])


def show_market(s: Italia, to: Sight) -> None:
    """Stalls and trash cans are open; what is in a crate can be counted."""
    to.grid("stalls", s.stalls, s.tables.stall)
    to.items("crate", s.crate)
    to.items("trash", s.trash)


def show_decks(s: Italia, to: Sight) -> None:
    """Draw piles as counts; discard piles are public, and so is the set of wines still in the pile."""
    to.items("piles", [len(pile) for pile in s.piles])
    to.rows("discards", [sorted(pile) for pile in s.discards])


def show_board(s: Italia, to: Sight) -> None:
    """The bonus board."""
    to.items("display", s.display)
    to.items("discard", sorted(s.bonus_discard))
    to.items("to_come", [len(pile) for pile in s.to_come])
    to.items("rooms", s.rooms)
    to.number("pot", s.pot)
    to.number("box", s.box)
    to.number("books", s.books)


def show_restaurant(s: Italia, other: i64, seat: i64, to: Sight) -> None:
    """Everything on a restaurant board, and what only its owner sees."""
    r = s.restaurants[other]
    show_private(s, r, other == seat, to)
    to.number("rating", s.tables.rating[r.square])
    to.number("square", r.square)
    to.number("toques", chef_level(s.tables, r))
    to.number("stars", r.stars)
    to.number("spoons", r.spoons)
    to.items("vips", marked(r.vips))
    to.items("categories", marked(r.categories))
    to.items("specialities", marked(r.specialities))
    to.items("shelf", [kind for kind in range(s.tables.kinds) for _ in range(r.shelf[kind])])
    to.items("cards", held(r, s.tables.courses))
    to.items("menu", r.menu)
    to.items("new", marked(r.fresh))
    to.items("dinner", marked(r.dinner))
    to.items("cellar", r.cellar)
    to.items("rooms", r.rooms)
    to.items("bonus", r.bonus)
    to.items("down", marked(r.down))
    to.number("added", r.seasoning)
    to.flag("sealed", r.bid >= 0)
    to.number("offer", r.offer)


def show_private(s: Italia, r: Restaurant, mine: bool, to: Sight) -> None:
    """The cup, the hand and the offer; -1 stands for what is hidden."""
    cup = mine or s.open_cups == 1
    to.number("coins", r.coins if cup or coins_shown(s) else -1)
    to.number("cubes", r.cubes if cup else -1)
    to.items("hand", r.hand if mine else [])
    to.number("bid", r.bid if mine else -1)


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
    pool = s.piles[course]
    slots = hidden_slots(s, seat, course)
    mine = s.active == seat or s.deck != course
    if not mine:
        pool.extend(s.drawn)
    pool.sort()
    for slot in slots:
        s.restaurants[slot & 7].hand.append(draw_until(s, pool, slot >> 3))
    if not mine and s.drawn:
        fresh = max(s.reformed, 0)
        old: i64 = len(s.drawn) - fresh
        s.drawn.clear()
        for _ in range(old):
            s.drawn.append(draw_until(s, pool, 2 * s.draws))
        for _ in range(fresh):
            s.drawn.append(s.draw(pool))


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
        offers = up_to(min(s.tables.bid_minimum, r.coins), r.coins)
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
