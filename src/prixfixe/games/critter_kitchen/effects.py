"""Zous-chefs: what each ability does (CK-ZOUS-12 and the effect catalogue)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from prixfixe.core.state import PASS
from prixfixe.games.critter_kitchen.items import add_from_bag, available, gain, keep, on_offer, take
from prixfixe.games.critter_kitchen.rival import choose
from prixfixe.games.critter_kitchen.state import ABILITIES, NOBODY, Town
from prixfixe.games.critter_kitchen.tables import (
    ALLSPICE,
    CHEFS,
    HELPER,
    SOUP,
    SPACES,
    SPICE,
    Effect,
    type_of,
)
from prixfixe.games.critter_kitchen.tokens import (
    chef_at,
    draw_for,
    forget,
    ingredients,
    kinds,
    put,
    return_aside,
    store,
)
from prixfixe.kit.lists import drop, has


def use_zous(s: Town, seat: i64, place: i64) -> None:
    """The ability works once, at the time printed; McDogald's ignores some (CK-ZOUS-6, CK-SOLO-23)."""
    if seat < s.seats or not s.helper(seat).skipped:
        s.helper(seat).effect(s, seat, place)


def gain_stars(s: Town, seat: i64, stars: i64) -> None:
    """Stars for an ability, at once."""
    s.kitchens[seat].points[ABILITIES] += stars
    s.tell("zous_stars" if stars else "zous_idle", s.called(seat), stars, s.kitchens[seat].zous)
    s.tell("zous_says", s.kitchens[seat].zous)


# ---- Start of Location


def add_soup_items(s: Town, seat: i64, place: i64) -> None:
    """Newton puts soup on the location."""
    for _ in range(s.helper(seat).amount):
        put(s.stalls[place], SOUP)
    s.tell("soup_added", s.called(seat), s.helper(seat).amount, place, s.kitchens[seat].zous)


def bag_item_each_capacity(s: Town, seat: i64, place: i64) -> None:
    """Otto: each player with a chef of the capacity here gains an item, in priority order."""
    for other in s.track:
        if printed_capacity(s, other, place) == s.helper(seat).rewarded:
            for _ in range(s.helper(seat).amount):
                s.then(gain, other)


def printed_capacity(s: Town, seat: i64, place: i64) -> i64:
    """The printed capacity of the chef a player sent to a location, 0 if none."""
    chef = chef_at(s, seat, place)
    if chef == NOBODY:
        return 0
    return s.helper(seat).capacity if chef == HELPER else s.tables.capacity[chef]


def fetch_from_academy(s: Town, seat: i64, place: i64) -> None:
    """Fennel: may move an ingredient or spice from the Chef Academy to this location."""
    items = [token for token in kinds(s.stalls[s.tables.academy]) if token <= ALLSPICE]
    if place == s.tables.academy or not items:
        return
    if seat >= s.seats:
        fetched(s, seat, choose(s, items), place)
    else:
        s.ask(seat, [*items, PASS], fetched, place)


def fetched(s: Town, seat: i64, token: i64, place: i64) -> None:
    """The item changes boards; it is not a pick."""
    if token != PASS:
        drop(s.stalls[s.tables.academy], token)
        put(s.stalls[place], token)
        if seat >= s.seats:
            s.tell("rival_fetches", token, place)


def early_pick(s: Town, seat: i64, place: i64) -> None:
    """Finn: may pick an item before everybody else."""
    if seat >= s.seats:
        found = choose(s, on_offer(s, place))
        if found != NOBODY:
            picked_early(s, seat, found, place)
        return
    options = available(s, seat, place)
    if options:
        s.ask(seat, [*options, PASS], picked_early, place)


def picked_early(s: Town, seat: i64, token: i64, place: i64) -> None:
    """It uses capacity and is the first item taken here, but it never moves a hat (CK-TIE-5)."""
    if token != PASS:
        s.touched = 1
        s.kitchens[seat].haul.append(token)
        take(s, seat, token, place)


# ---- Before Your First Pick


def add_bag_items(s: Town, seat: i64, place: i64) -> None:
    """Ming adds items from the bag to the location."""
    s.tell("zous_adds", s.called(seat), s.kitchens[seat].zous)
    add_from_bag(s, place, s.helper(seat).amount)


def swap_ingredient(s: Town, seat: i64, place: i64) -> None:
    """Basil: may swap an ingredient of the storage with one of the location."""
    own = ingredients(s.kitchens[seat].storage)
    if own and ingredients(s.stalls[place]):
        s.ask(seat, [*own, PASS], offered, place)


def offered(s: Town, seat: i64, token: i64, place: i64) -> None:
    """The own ingredient lies on the counter; now the other one is chosen."""
    if token != PASS:
        drop(s.kitchens[seat].storage, token)
        forget(s.kitchens[seat], token)
        s.counter = token
        s.ask(seat, [*ingredients(s.stalls[place]), PASS], swapped, place)


def swapped(s: Town, seat: i64, token: i64, place: i64) -> None:
    """The two change places, or the own ingredient goes home again."""
    laid = s.counter
    s.counter = NOBODY
    if token == PASS:
        store(s, seat, laid)
    else:
        drop(s.stalls[place], token)
        put(s.stalls[place], laid)
        store(s, seat, token)


def peek_rumor(s: Town, seat: i64, place: i64) -> None:
    """Dot looks at a face-down rumor card."""
    hidden = [space for space in range(SPACES) if not s.face_up[space]]
    if hidden:
        s.ask(seat, hidden, peeked)


def peeked(s: Town, seat: i64, space: i64) -> None:
    """The owner keeps seeing it; the rumor is not known (CK-TERM-8)."""
    s.kitchens[seat].peeked[space] = 1
    s.whisper(seat, "learned", seat, space, s.rumor_cards[space])


def capacity_bonus_per_rival(s: Town, seat: i64, place: i64) -> None:
    """Rosa carries more for each other player's chef sent here."""
    card = s.helper(seat)
    others: i64 = 0
    for other in range(len(s.kitchens)):
        for chef in range(CHEFS):
            if other != seat and s.kitchens[other].plan[chef] == place:
                others += 1
    s.kitchens[seat].load += min(card.most, card.amount * others)


# ---- After Your Last Pick


def gain_star_if_last_on_track(s: Town, seat: i64, place: i64) -> None:
    """Carol: a star if the hat is at the very back."""
    gain_stars(s, seat, s.helper(seat).amount if s.track[-1] == seat else 0)


def gain_star_if_variety(s: Town, seat: i64, place: i64) -> None:
    """Hugo: a star if he picked ingredients of enough types here."""
    types = {type_of(token) for token in s.kitchens[seat].haul if token < SPICE}
    gain_stars(s, seat, s.helper(seat).amount if len(types) >= s.helper(seat).types_needed else 0)


def soup_or_bisque(s: Town, seat: i64, place: i64) -> None:
    """Penny takes soup or, as long as there is any, a bisque, wherever she is."""
    if s.bisque:
        s.ask(seat, [0, 1], brought)
    else:
        brought(s, seat, 0)


def brought(s: Town, seat: i64, bisque: i64) -> None:
    """The supply gives either."""
    kitchen = s.kitchens[seat]
    if bisque:
        kitchen.bisque += 1
        s.bisque -= 1
        s.tell("brings_bisque", seat, kitchen.zous)
    else:
        kitchen.soup += s.helper(seat).amount
        s.tell("brings_soup", seat, s.helper(seat).amount, kitchen.zous)


def bag_choose(s: Town, seat: i64, place: i64) -> None:
    """Lola draws items and keeps one."""
    draw_and_keep(s, seat, s.helper(seat).draw)


# ---- drawing several, keeping one


def draw_and_keep(s: Town, seat: i64, amount: i64) -> None:
    """Draw items in secret, keep one; what was set aside returns after the choice (CK-ZOUS-9)."""
    s.offer = []
    while len(s.offer) < amount:
        token = draw_for(s, seat)
        if token == NOBODY:
            break
        s.offer.append(token)
    if len(s.offer) == 1 or (s.offer and seat >= s.seats):
        kept(s, seat, s.offer[0] if seat < s.seats else choose(s, sorted(s.offer)))
    elif s.offer:
        s.ask(seat, in_order_drawn(s.offer), kept)
    else:
        return_aside(s)


def in_order_drawn(tokens: list[i64]) -> list[i64]:
    """The different tokens, as they came."""
    found: list[i64] = []
    for token in tokens:
        if not has(found, token):
            found.append(token)
    return found


def kept(s: Town, seat: i64, token: i64) -> None:
    """One comes home, the others and what was set aside go back into the bag."""
    drop(s.offer, token)
    s.bag.extend(s.offer)
    s.offer = []
    return_aside(s)
    keep(s, seat, token)


EFFECTS: Final[dict[str, Effect]] = {
    "gain_star_if_last_on_track": gain_star_if_last_on_track,
    "add_bag_items": add_bag_items,
    "swap_ingredient": swap_ingredient,
    "peek_rumor": peek_rumor,
    "add_soup_items": add_soup_items,
    "bag_item_each_capacity": bag_item_each_capacity,
    "bag_choose": bag_choose,
    "fetch_from_academy": fetch_from_academy,
    "soup_or_bisque": soup_or_bisque,
    "early_pick": early_pick,
    "gain_star_if_variety": gain_star_if_variety,
    "capacity_bonus_per_rival": capacity_bonus_per_rival,
}
