"""Tokens: in order, behind shields, out of the bag, on rumor spaces."""

from __future__ import annotations

from mypy_extensions import i64

from prixfixe.games.critter_kitchen.state import NOBODY, Kitchen, Town
from prixfixe.games.critter_kitchen.tables import (
    ALLSPICE,
    CHEFS,
    RUMOR,
    SEVENTH,
    SPACES,
    SPICE,
    WILD,
    is_rumor,
    type_of,
)
from prixfixe.kit.lists import drop, has


def put(tokens: list[i64], token: i64) -> None:
    """Add a token in canonical order."""
    count: i64 = len(tokens)
    i = count
    while i > 0 and tokens[i - 1] > token:
        i -= 1
    if i == count:
        tokens.append(token)
    else:
        tokens.insert(i, token)


def kinds(tokens: list[i64]) -> list[i64]:
    """The different tokens of an ordered list."""
    found: list[i64] = []
    last: i64 = -1
    for token in tokens:
        if token != last:
            found.append(token)
            last = token
    return found


def kinds_of(tokens: list[i64], kind: i64) -> list[i64]:
    """The different ingredients of one type."""
    found: list[i64] = []
    last: i64 = -1
    for token in tokens:
        if token >= SPICE:
            break
        if token != last and type_of(token) == kind:
            found.append(token)
            last = token
    return found


def kinds_among(tokens: list[i64], wanted: list[i64]) -> list[i64]:
    """The different ingredients of an ordered list whose type is wanted."""
    found: list[i64] = []
    types: i64 = 0
    for kind in wanted:
        types |= 1 << kind
    last: i64 = -1
    for token in tokens:
        if token >= SPICE:
            break
        if token != last and types >> type_of(token) & 1:
            found.append(token)
        last = token
    return found


def ingredients(tokens: list[i64]) -> list[i64]:
    """The different ingredients of an ordered list."""
    return [token for token in kinds(tokens) if token < SPICE]


# ---- storage, and what everybody knows of it


def store(s: Town, seat: i64, token: i64) -> None:
    """A token goes behind the shield before everybody's eyes; a 7th-round allspice becomes an ordinary one."""
    if token == SEVENTH:
        token = ALLSPICE
    put(s.kitchens[seat].storage, token)
    put(s.kitchens[seat].sure, token)


def store_unseen(s: Town, seat: i64, token: i64) -> None:
    """A token goes from the bag behind the shield; only its owner sees it."""
    put(s.kitchens[seat].storage, token)
    s.kitchens[seat].unseen += 1


def forget(kitchen: Kitchen, token: i64) -> None:
    """Everybody sees a token that came from behind the shield."""
    if has(kitchen.sure, token):
        drop(kitchen.sure, token)
    elif has(kitchen.maybe, token):
        drop(kitchen.maybe, token)
    elif kitchen.unseen:
        kitchen.unseen -= 1


# ---- the bag


def draw_token(s: Town) -> i64:
    """Draw a token; rumors that everybody knows leave the game and another is drawn (CK-START-5)."""
    while s.bag:
        token = s.draw(s.bag)
        if not is_rumor(token) or not (s.face_up[token - RUMOR] if token < WILD else s.all_face_up()):
            return token
        s.removed.append(token)
        s.tell("removed", token)
    return NOBODY


def draw_for(s: Town, seat: i64) -> i64:
    """Draw a token that a player can use; rumors it cannot take are set aside (CK-ZOUS-9)."""
    token = draw_token(s)
    while is_rumor(token) and not s.can_hear(seat, token):
        s.aside.append(token)
        token = draw_token(s)
    return token


def return_aside(s: Town) -> None:
    """What was set aside goes back into the bag."""
    s.bag.extend(s.aside)
    s.aside.clear()


def know(s: Town, seat: i64, space: i64, token: i64) -> None:
    """A rumor token comes to a space; a card that everybody knows is turned face up (CK-RUMOR-6)."""
    s.kitchens[seat].rumors[space] = token
    if seat < s.seats:
        s.whisper(seat, "learned", seat, space, s.rumor_cards[space])
    for kitchen in s.kitchens:
        if kitchen.rumors[space] == NOBODY:
            return
    s.face_up[space] = 1
    s.tell("turned", space, s.rumor_cards[space])


def chef_at(s: Town, seat: i64, place: i64) -> i64:
    """The chef a player sent to a location."""
    plan = s.kitchens[seat].plan
    for chef in range(CHEFS):
        if plan[chef] == place:
            return chef
    return NOBODY


def empty_spaces(s: Town, seat: i64) -> list[i64]:
    """The rumor spaces without a token."""
    return [space for space in range(SPACES) if s.kitchens[seat].rumors[space] == NOBODY]
