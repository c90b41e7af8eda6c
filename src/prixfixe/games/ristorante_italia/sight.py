"""What a seat may see, and a full state that fits it."""

from __future__ import annotations

from mypy_extensions import i64

from prixfixe.core.game import View
from prixfixe.core.state import Ask
from prixfixe.games.ristorante_italia.menu import placeable, placed
from prixfixe.games.ristorante_italia.recipes import kept
from prixfixe.games.ristorante_italia.state import Italia, Restaurant, chef_level
from prixfixe.games.ristorante_italia.tables import CONTEST, ECONOMY, VIP, WINES
from prixfixe.games.ristorante_italia.vip import bade, bade_tens, bade_units, invite, up_to
from prixfixe.games.ristorante_italia.wine import tasted, wines_offered


def view(s: Italia, seat: i64) -> View:
    """The boards are public; hands, cards just drawn and offers are their owner's; cups are closed."""
    return {
        "seat": seat,
        "seats": s.seats,
        "content": s.content,
        "modes": modes_view(s),
        "season": s.season,
        "square": s.square,
        "phase": s.phase,
        "order": s.order[:],
        "waiting": sorted([ask.seat for ask in s.asks]),
        "turn": turn_view(s, seat),
        "market": market_view(s),
        "decks": deck_view(s),
        "board": board_view(s),
        "values": s.values[:],
        "standing": s.standing[:],
        "restaurants": [restaurant_view(s, other, seat) for other in range(s.seats)],
    }


def modes_view(s: Italia) -> View:
    """How it is played."""
    return {
        "advanced": bool(s.advanced),
        "balanced_order": bool(s.balanced),
        "apprentice": bool(s.apprentice),
        "wine_restriction": bool(s.dry),
        "open_cups": bool(s.open_cups),
    }


def turn_view(s: Italia, seat: i64) -> View:
    """Whose turn it is and what has been done in it; the cards looked at are for the active player only."""
    return {
        "active": s.active,
        "actions": s.actions,
        "bought": s.bought,
        "restocked": s.restocked,
        "cat": s.cat,
        "incoming": s.incoming,
        "deck": s.deck,
        "looking": len(s.drawn),
        "drawn": s.drawn[:] if s.active == seat else [],
    }


def market_view(s: Italia) -> View:
    """Stalls and trash cans are open; what is in a crate can be counted."""
    n = s.tables.stall
    return {
        "stalls": [s.stalls[shop * n : (shop + 1) * n] for shop in range(s.tables.shops)],
        "crate": s.crate[:],
        "trash": s.trash[:],
    }


def deck_view(s: Italia) -> View:
    """Draw piles as counts; discard piles are public, and so is the set of wines still in the pile."""
    return {"piles": [len(pile) for pile in s.piles], "discards": [sorted(pile) for pile in s.discards]}


def board_view(s: Italia) -> View:
    """The bonus board."""
    return {
        "display": s.display[:],
        "discard": sorted(s.bonus_discard),
        "to_come": [len(pile) for pile in s.to_come],
        "rooms": s.rooms[:],
        "pot": s.pot,
        "box": s.box,
        "books": s.books,
    }


def restaurant_view(s: Italia, other: i64, seat: i64) -> View:
    """Everything on a restaurant board, and what only its owner sees."""
    r = s.restaurants[other]
    return private_view(s, r, other == seat) | {
        "rating": s.tables.rating[r.square],
        "square": r.square,
        "toques": chef_level(s.tables, r),
        "stars": r.stars,
        "spoons": r.spoons,
        "vips": marked(r.vips),
        "categories": marked(r.categories),
        "specialities": marked(r.specialities),
        "shelf": [kind for kind in range(s.tables.kinds) for _ in range(r.shelf[kind])],
        "cards": held(r, s.tables.courses),
        "menu": r.menu[:],
        "new": marked(r.fresh),
        "dinner": marked(r.dinner),
        "cellar": r.cellar[:],
        "rooms": r.rooms[:],
        "bonus": r.bonus[:],
        "down": marked(r.down),
        "added": r.seasoning,
        "sealed": r.bid >= 0,
        "offer": r.offer,
    }


def private_view(s: Italia, r: Restaurant, mine: bool) -> View:
    """The cup, the hand and the offer; -1 stands for what is hidden."""
    cup = mine or s.open_cups == 1
    return {
        "coins": r.coins if cup or coins_shown(s) else -1,
        "cubes": r.cubes if cup else -1,
        "hand": r.hand[:] if mine else [],
        "bid": r.bid if mine else -1,
    }


def coins_shown(s: Italia) -> bool:
    """The Economy Prize opens all cups, and nothing is hidden in them afterwards."""
    return s.phase == ECONOMY or s.phase == CONTEST


def marked(mask: i64) -> list[i64]:
    """The numbers of the bits that are set."""
    return [bit for bit in range(62) if mask >> bit & 1]


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
    s.asks.clear()
    sealing = False
    for ask in asks:
        sealing = sealing or ask.rule is bade or ask.rule is bade_tens or ask.rule is bade_units
    if not sealing:
        s.asks.extend(asks)
        return
    for other in range(s.seats):
        guess_offer(s, seat, other, asks)


def guess_offer(s: Italia, seat: i64, other: i64, asks: list[Ask]) -> None:
    """An own offer stays, a sealed one may be anything, an open one is asked for from the start."""
    r = s.restaurants[other]
    if other == seat:
        s.asks.extend([ask for ask in asks if ask.seat == seat])
    elif r.bid >= 0:
        offers = up_to(min(s.tables.bid_minimum, r.coins), r.coins)
        r.bid = offers[s.below(len(offers))]
    else:
        r.tens = -1
        invite(s, other)


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
