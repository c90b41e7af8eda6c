"""Items: taking them from a location, gaining them from the bag, hearing rumors."""

from __future__ import annotations

from mypy_extensions import i64

from prixfixe.games.critter_kitchen.rival import can_take, receive, wish
from prixfixe.games.critter_kitchen.state import NOBODY, Town
from prixfixe.games.critter_kitchen.tables import (
    ALLSPICE,
    BISQUE,
    HELPER,
    PACK,
    PACKED,
    RUMOR,
    SEVENTH,
    SOUP,
    WILD,
    ZOUS,
    is_rumor,
)
from prixfixe.games.critter_kitchen.tokens import (
    draw_for,
    draw_token,
    empty_spaces,
    kinds,
    know,
    put,
    return_aside,
    store,
    store_unseen,
)
from prixfixe.kit.lists import drop, has


def stock(s: Town, place: i64) -> None:
    """Fill the spaces of a location from the bag (CK-START-4, CK-MM-1)."""
    add_from_bag(s, place, s.location(place).spaces[s.seats])


def add_from_bag(s: Town, place: i64, amount: i64) -> None:
    """Draw tokens onto a location; an empty bag leaves spaces empty (CK-START-7)."""
    drawn: list[i64] = []
    while len(drawn) < amount:
        token = draw_token(s)
        if token == NOBODY:
            break
        put(drawn, token)
        put(s.stalls[place], token)
    if s.news is not None:
        tell_stock(s, place, drawn)


def tell_stock(s: Town, place: i64, drawn: list[i64]) -> None:
    """Name what came, in canonical order as it lies there."""
    for packed in packs(drawn):
        s.tell("stocked", place, packed)


def packs(tokens: list[i64]) -> list[i64]:
    """Tokens as few numbers, as they are told."""
    found: list[i64] = []
    for i in range(0, len(tokens), PACKED):
        packed: i64 = 0
        for token in tokens[i : i + PACKED]:
            packed = packed * PACK + token + 1
        found.append(packed)
    return found


def available(s: Town, seat: i64, place: i64) -> list[i64]:
    """What a player may pick at a location: every kind there but rumors that it cannot take (CK-SHOP-11)."""
    found: list[i64] = []
    last: i64 = -1
    for token in s.stalls[place]:
        if token != last and (not is_rumor(token) or s.can_hear(seat, token)):
            found.append(token)
        last = token
    if s.location(place).endless_soup and not has(found, SOUP):
        put(found, SOUP)
    return found


def on_offer(s: Town, place: i64) -> list[i64]:
    """What McDogald's may pick at a location (CK-SOLO-20)."""
    found = [token for token in kinds(s.stalls[place]) if can_take(s, token)]
    if s.location(place).endless_soup:
        found.append(SOUP)
    return found


def take(s: Town, seat: i64, token: i64, place: i64) -> None:
    """An item leaves a location for a kitchen; endless soup never runs out."""
    if has(s.stalls[place], token):
        drop(s.stalls[place], token)
    if seat >= s.seats:
        tell_rival(s, seat, token, place)
        receive(s, token)
    else:
        bring_home(s, seat, token)


def tell_rival(s: Town, seat: i64, token: i64, place: i64) -> None:
    """Which chef of McDogald's takes what, and where."""
    kitchen = s.kitchens[seat]
    if token == ZOUS:
        s.tell("rival_hires", s.zous_offer)
    elif kitchen.chef == HELPER:
        s.tell("rival_takes_zous", kitchen.zous, token, place)
    else:
        s.tell("rival_takes", kitchen.chef, token, place)
    s.tell("rival_wish", wish(s, token))


def bring_home(s: Town, seat: i64, token: i64) -> None:
    """Storage behind the shield, rumors and the zous-chef beside the kitchen."""
    kitchen = s.kitchens[seat]
    if token <= ALLSPICE or token == SEVENTH:
        store(s, seat, token)
    elif token <= WILD:
        hear(s, seat, token)
    elif token == BISQUE:
        kitchen.bisque += 1
    elif token == SOUP:
        kitchen.soup += 1
    elif token == ZOUS:
        kitchen.hired = s.zous_offer
        s.zous_offer = NOBODY


def hear(s: Town, seat: i64, token: i64) -> None:
    """A rumor goes on its space; the owner of a wild one chooses an empty space (CK-RUMOR-4)."""
    if token == WILD:
        s.counter = token
        s.ask(seat, empty_spaces(s, seat), heard)
    else:
        know(s, seat, token - RUMOR, token)


def heard(s: Town, seat: i64, space: i64) -> None:
    """The wild rumor is that rumor from now on."""
    s.counter = NOBODY
    know(s, seat, space, WILD)


def gain(s: Town, seat: i64) -> None:
    """A player gains an item from the bag (CK-ZOUS-9)."""
    token = draw_for(s, seat)
    return_aside(s)
    if token != NOBODY:
        keep(s, seat, token)


def keep(s: Town, seat: i64, token: i64) -> None:
    """An item of the bag comes home: rumors are public, the rest only its owner sees (CK-ZOUS-11)."""
    if seat >= s.seats:
        s.tell("rival_gains", token)
        receive(s, token)
    elif token >= RUMOR:
        s.tell("gained_rumor", seat, token)
        hear(s, seat, token)
    else:
        s.tell("gained", seat)
        s.whisper(seat, "drew", seat, token)
        store_unseen(s, seat, token)
