"""A full state that fits what one seat may know; everything else is dealt anew."""

from __future__ import annotations

from mypy_extensions import i64

from prixfixe.core.state import PASS, Ask
from prixfixe.games.critter_kitchen.challenges import abandon, prepare
from prixfixe.games.critter_kitchen.clock import default
from prixfixe.games.critter_kitchen.critic import open_menu
from prixfixe.games.critter_kitchen.effects import in_order_drawn, kept, offered
from prixfixe.games.critter_kitchen.fridge import chill
from prixfixe.games.critter_kitchen.planning import send
from prixfixe.games.critter_kitchen.restaurateurs import hired, kept_rumor
from prixfixe.games.critter_kitchen.sight import opens
from prixfixe.games.critter_kitchen.state import (
    CHILLING,
    COOKING,
    DINING,
    HIRING,
    NOBODY,
    OVER,
    PLANNING,
    SHOPPING,
    Kitchen,
    Town,
    empty_plate,
)
from prixfixe.games.critter_kitchen.tables import ALLSPICE, KINDS, SPACES, is_rumor
from prixfixe.games.critter_kitchen.tokens import ingredients, put
from prixfixe.kit.lists import has


def guess(s: Town, seat: i64, seed: i64) -> Town:
    """A copy in which all that the seat cannot know is replaced by chance; its own question stays as it is."""
    twin = s.copy()
    twin.seed(seed)
    open_plates(twin, seat)
    deal_rumors(twin, seat)
    deal_tokens(twin, seat)
    if twin.phase == SHOPPING or not twin.asks:
        twin.asks = [reworded(twin, ask, seat) for ask in twin.asks]
    else:
        ask_again(twin, seat)
    return twin


def strangers(s: Town, seat: i64) -> list[i64]:
    """The seats behind whose shields this one cannot look."""
    return [other for other in range(s.seats) if not opens(s, other, seat)]


# ---- what others are preparing


def open_plates(s: Town, seat: i64) -> None:
    """What others have on hidden plates or marked for return goes back to their storage."""
    for other in strangers(s, seat):
        kitchen = s.kitchens[other]
        if s.phase in (COOKING, DINING):
            clear_plates(kitchen)
        for token in kitchen.returning:
            put(kitchen.storage, token)
        kitchen.returning = []


def clear_plates(kitchen: Kitchen) -> None:
    """Clean plates, everything back in storage; rumor tokens never left the kitchen."""
    for plate in kitchen.plates:
        plate.spices = [spice for spice in plate.spices if not is_rumor(spice)]
        plate.items.extend(plate.wines)
        abandon(kitchen, plate)
    kitchen.plates = [empty_plate() for _ in kitchen.plates]
    kitchen.serving = 0


# ---- rumor cards


def deal_rumors(s: Town, seat: i64) -> None:
    """Rumor cards that the seat has not seen may be any it has not seen."""
    hidden = [space for space in range(SPACES) if not s.sees_rumor(seat, space)]
    tellers = [other for other in range(s.seats) if s.kitchens[other].secret != NOBODY and not reads(s, other, seat)]
    unseen = s.other_rumors + [s.rumor_cards[space] for space in hidden]
    unseen += [s.kitchens[other].secret for other in tellers]
    mine = s.kitchens[seat].dismissed if seat >= 0 else []
    foreign_cards = len(s.cards) if s.question(seat) is None else 0
    if foreign_cards:
        unseen += s.cards
    unseen = sorted([card for card in unseen if card not in mine])
    for space in hidden:
        s.rumor_cards[space] = s.draw(unseen)
    for other in tellers:
        s.kitchens[other].secret = s.draw(unseen)
    if foreign_cards:
        s.cards = [s.draw(unseen) for _ in range(foreign_cards)]
    deal_dismissed(s, seat, unseen)
    s.other_rumors = sorted(unseen + mine)


def reads(s: Town, other: i64, seat: i64) -> bool:
    """Whether a seat may read another's private rumor."""
    return other == seat or s.phase == OVER


def deal_dismissed(s: Town, seat: i64, unseen: list[i64]) -> None:
    """Which cards others returned is unknown; they are among those not in play."""
    for other in range(s.seats):
        kitchen = s.kitchens[other]
        if other != seat and kitchen.dismissed:
            rest = unseen[:]
            kitchen.dismissed = sorted([s.draw(rest) for _ in kitchen.dismissed])


# ---- tokens


def deal_tokens(s: Town, seat: i64) -> None:
    """Bag and storages: what was seen going in is still there, the rest is drawn from what is out of sight."""
    others = strangers(s, seat)
    foreign_offer = len(s.offer) if s.question(seat) is None else 0
    counts = out_of_sight(s, others, foreign_offer > 0)
    unknown = [recall(s, s.kitchens[other], counts) for other in others]
    pool: list[i64] = []
    for token in range(KINDS):
        for _ in range(counts[token]):
            pool.append(token)
    storable = len([token for token in pool if token <= ALLSPICE])
    for i in range(len(others)):
        for _ in range(unknown[i]):
            put(s.kitchens[others[i]].storage, pool.pop(s.below(storable)))
            storable -= 1
    if foreign_offer:
        s.offer = [draw_suitable(s, s.asks[0].seat, pool) for _ in range(foreign_offer)]
    s.bag = pool


def out_of_sight(s: Town, others: list[i64], offer: bool) -> list[i64]:
    """How many of each token may be anywhere in the bag or behind the shields of others."""
    counts: list[i64] = [0] * KINDS
    for token in s.bag:
        counts[token] += 1
    for other in others:
        for token in s.kitchens[other].storage:
            counts[token] += 1
        for token in s.kitchens[other].sure:
            counts[token] -= 1
    if offer:
        for token in s.offer:
            counts[token] += 1
        for token in s.aside:
            counts[token] += 1
        s.aside = []
    return counts


def recall(s: Town, kitchen: Kitchen, counts: list[i64]) -> i64:
    """Fill a storage with what was seen going in; how many more tokens, unknown ones, it holds."""
    size = len(kitchen.storage)
    kitchen.storage = kitchen.sure[:]
    candidates = kitchen.maybe[:]
    for _ in range(kitchen.unseen):
        candidates.append(NOBODY)
    s.shuffle(candidates)
    for token in candidates[: size - len(kitchen.storage)]:
        if token != NOBODY and counts[token] > 0:
            counts[token] -= 1
            put(kitchen.storage, token)
    return size - len(kitchen.storage)


def draw_suitable(s: Town, seat: i64, pool: list[i64]) -> i64:
    """A token that a player could have kept for the choice (CK-ZOUS-9)."""
    while True:
        i = s.below(len(pool))
        if not is_rumor(pool[i]) or s.can_hear(seat, pool[i]):
            return pool.pop(i)


# ---- questions to others


def reworded(s: Town, ask: Ask, seat: i64) -> Ask:
    """A question to somebody else, with options that follow from what was dealt."""
    if ask.seat == seat:
        return ask
    if ask.rule is kept:
        return Ask(ask.seat, in_order_drawn(s.offer), kept, ask.a, ask.b)
    if ask.rule is offered:
        own = ingredients(s.kitchens[ask.seat].storage)
        return Ask(ask.seat, [*own, PASS], offered, ask.a, ask.b)
    return ask


def companions(s: Town, seat: i64) -> list[i64]:
    """Whoever else answers in a sealed phase."""
    return [other for other in range(s.seats) if other != seat and not (s.solo and s.phase != HIRING)]


def ask_again(s: Town, seat: i64) -> None:
    """In a sealed phase others begin anew; whoever has answered before answers somehow."""
    waiting = [ask.seat for ask in s.asks]
    others = companions(s, seat)
    s.asks = [ask for ask in s.asks if ask.seat not in others]
    for other in others:
        if has(waiting, other):
            begin(s, other)
    if s.phase == HIRING:
        deal_anew(s, others, waiting)
    else:
        for other in others:
            if not has(waiting, other):
                begin(s, other)
                finish(s, other)
    s.asks = sorted(s.asks, key=seat_of)


def seat_of(ask: Ask) -> i64:
    """Whom a question is put to."""
    return ask.seat


def begin(s: Town, seat: i64) -> None:
    """The first question of the phase."""
    if s.phase == PLANNING:
        s.kitchens[seat].plan = [NOBODY, NOBODY, NOBODY, NOBODY]
        send(s, seat)
    elif s.phase == COOKING:
        prepare(s, seat)
    elif s.phase == CHILLING:
        chill(s, seat)
    elif s.phase == DINING:
        s.kitchens[seat].big = s.judge(seat).big_course
        open_menu(s, seat)
    elif s.cards:
        s.ask(seat, s.cards[:], kept_rumor)


def finish(s: Town, seat: i64) -> None:
    """Answer for a seat to the end of the phase, at random; critic plate and fridge as the clock would."""
    ask = s.question(seat)
    while ask is not None:
        if s.phase in (DINING, CHILLING):
            s.take(ask, default(s, ask, s))
        else:
            s.take(ask, ask.options[s.below(len(ask.options))])
        ask = s.question(seat)


def deal_anew(s: Town, others: list[i64], waiting: list[i64]) -> None:
    """Restaurateurs that others were dealt, and which of them they chose."""
    if s.cards:
        return
    unseen = s.other_restaurateurs[:]
    for other in others:
        unseen += s.kitchens[other].dealt
    unseen.sort()
    for other in others:
        s.kitchens[other].dealt = [s.draw(unseen) for _ in s.kitchens[other].dealt]
    for other in others:
        kitchen = s.kitchens[other]
        if has(waiting, other):
            s.ask(other, kitchen.dealt[:], hired)
        else:
            kitchen.restaurateur = kitchen.dealt[s.below(len(kitchen.dealt))]
    s.other_restaurateurs = unseen


def reopen(s: Town, seat: i64) -> None:
    """In a sealed phase everybody else is at its beginning again."""
    if s.phase == SHOPPING or s.cards:
        return
    open_plates(s, seat)
    for other in companions(s, seat):
        if s.question(other) is None:
            begin(s, other)
            if s.phase == HIRING:
                s.kitchens[other].restaurateur = NOBODY
                s.ask(other, s.kitchens[other].dealt[:], hired)
    s.asks = sorted(s.asks, key=seat_of)
