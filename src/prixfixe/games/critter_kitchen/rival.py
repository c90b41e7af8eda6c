"""Solo: how McDogald's shops. It never asks; it reads its Critic's Choice card."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from prixfixe.games.critter_kitchen.state import (
    CHALLENGES,
    NOBODY,
    RUMOR_TOKENS,
    Kitchen,
    Town,
)
from prixfixe.games.critter_kitchen.tables import (
    ALLSPICE,
    BISQUE,
    RUMOR,
    SOUP,
    SPACES,
    SPICE,
    TYPES,
    WILD,
    ZOUS,
    Choice,
    Score,
    is_allspice,
    is_rumor,
    printed,
    type_of,
)
from prixfixe.games.critter_kitchen.tokens import empty_spaces, know
from prixfixe.kit.lists import has

CHAIN: Final = 1  # the kitchen of McDogald's


# ---- choosing


def choice(s: Town) -> Choice:
    """The Critic's Choice card in play."""
    return s.tables.choices[s.critic]


def choose(s: Town, items: list[i64]) -> i64:
    """The item of the first condition of the day's row that any item meets (CK-SOLO-14)."""
    for condition in choice(s).rows[s.day()]:
        found = best(s, items, condition)
        if found != NOBODY:
            return found
    return fallback(s, items)


def best(s: Town, items: list[i64], condition: Score) -> i64:
    """The item that meets a condition best, or none."""
    found: i64 = NOBODY
    top: i64 = 0
    for token in items:
        rank: i64 = condition(s, token)
        if rank > top:
            top = rank
            found = token
    return found


def wish(s: Town, token: i64) -> i64:
    """The number of the condition for which an item was chosen; one more than there are where none was met."""
    for condition in choice(s).rows[s.day()]:
        if condition(s, token) > 0:
            return WISHES.index(condition)
    return len(WISHES)


def fallback(s: Town, items: list[i64]) -> i64:
    """Where no condition is met: a spice, the zous-chef, a rumor, the bisque, a soup (CK-SOLO-17)."""
    for condition in (any_spice, zous_chef, rumor):
        found = best(s, items, condition)
        if found != NOBODY:
            return found
    for token in (BISQUE, SOUP):
        if has(items, token):
            return token
    return NOBODY


def can_take(s: Town, token: i64) -> bool:
    """What exists for McDogald's: no soup put out by Newton, no rumor it has (CK-SOLO-20, CK-SOLO-21)."""
    return token != SOUP and (not is_rumor(token) or s.can_hear(CHAIN, token))


# ---- conditions: a rank above 0 if the item meets it, the largest is taken (CK-SOLO-15, CK-SOLO-35)


def rumor(s: Town, token: i64) -> i64:
    """A rumor it may take: typed before wild, then slot order."""
    return WILD + 1 - token if is_rumor(token) else 0


def challenge(s: Town, token: i64) -> i64:
    """A challenge ingredient or a spice of that type, with or without a star: highest value, then the list."""
    if token >= ALLSPICE or not challenged(s, type_of(token)):
        return 0
    return highest(s, token) if token < SPICE else preference(s, token)


def zous_chef(s: Town, token: i64) -> i64:
    """The zous-chef on offer."""
    return 1 if token == ZOUS else 0


def any_spice(s: Town, token: i64) -> i64:
    """Any spice: allspice first, then the list."""
    if is_allspice(token):
        return TYPES + 1
    return preference(s, token) if SPICE <= token < ALLSPICE else 0


def seven(s: Town, token: i64) -> i64:
    """An ingredient of value 7."""
    return highest(s, token) if token < SPICE and printed(token) == s.tables.seven_value else 0


def favorite(s: Town, token: i64) -> i64:
    """An ingredient of the first type of the list."""
    return highest(s, token) if token < SPICE and type_of(token) == choice(s).favorite else 0


def plate(s: Town, token: i64) -> i64:
    """An item that improves the plate: most first, then ingredient, spice, allspice, then the list."""
    gain = improvement(s, token)
    if gain == 0:
        return 0
    if is_allspice(token):
        return gain * 100
    return gain * 100 + (20 if token < SPICE else 10) + preference(s, token)


def highest(s: Town, token: i64) -> i64:
    """Any ingredient: highest value, then the list."""
    return 10 * printed(token) + preference(s, token) if token < SPICE else 0


def preference(s: Town, token: i64) -> i64:
    """1 to 7: how far to the left in the list a type stands."""
    return choice(s).rank[type_of(token)]


CONDITIONS: Final[dict[str, Score]] = {
    "rumor": rumor,
    "challenge": challenge,
    "zous_chef": zous_chef,
    "spice": any_spice,
    "seven": seven,
    "favorite": favorite,
    "plate": plate,
    "highest": highest,
}
WISHES: Final[list[Score]] = list(CONDITIONS.values())


# ---- the plate


def improvement(s: Town, token: i64) -> i64:
    """How much a single item would add to the plate, without critic and rumors (CK-SOLO-16)."""
    mine = s.rival
    if token < SPICE:
        kind = type_of(token)
        better = printed(token) - value_on(s, kind)
        return max(0, better * (spice_factor(s, kind) if mine.spice[kind] != NOBODY else 1))
    if token < ALLSPICE:
        kind = type_of(token)
        return value_on(s, kind) * (spice_factor(s, kind) - 1) if mine.spice[kind] == NOBODY else 0
    if is_allspice(token):
        bare = bare_values(s)
        return bare[mine.allspice] * (s.tables.multiplier[ALLSPICE - SPICE] - 1) if mine.allspice < len(bare) else 0
    return 0


def spice_factor(s: Town, kind: i64) -> i64:
    """What a spice of a type multiplies by."""
    return s.tables.multiplier[kind]


def value_on(s: Town, kind: i64) -> i64:
    """The value of the ingredient on a course, 0 if there is none."""
    token = s.rival.course[kind]
    return printed(token) if token != NOBODY else 0


def bare_values(s: Town) -> list[i64]:
    """The values of the ingredients without spice, highest first."""
    bare = [value_on(s, kind) for kind in range(TYPES) if s.rival.spice[kind] == NOBODY]
    return sorted([value for value in bare if value > 0], reverse=True)


# ---- taking


def receive(s: Town, token: i64) -> None:
    """Whatever McDogald's gets is handled like a pick (CK-SOLO-34)."""
    kitchen = s.kitchens[CHAIN]
    if token < ALLSPICE:
        place_star(s, type_of(token))
        lay(s, token)
    elif is_allspice(token):
        s.rival.allspice += 1
    elif token <= WILD:
        hear_rumor(s, kitchen, token)
    elif token == BISQUE:
        s.bisque += 1
    elif token == ZOUS:
        kitchen.hired = s.zous_offer
        s.zous_offer = NOBODY


def lay(s: Town, token: i64) -> None:
    """An ingredient goes on its course if it is better, a spice if there is none; else aside (CK-SOLO-19)."""
    mine, kind = s.rival, type_of(token)
    if token >= SPICE:
        if mine.spice[kind] == NOBODY:
            mine.spice[kind] = token
        else:
            mine.aside.append(token)
    elif printed(token) > value_on(s, kind):
        if mine.course[kind] != NOBODY:
            mine.aside.append(mine.course[kind])
        mine.course[kind] = token
    else:
        mine.aside.append(token)


def hear_rumor(s: Town, kitchen: Kitchen, token: i64) -> None:
    """A rumor token is worth stars by day; a wild one goes on the leftmost empty space (CK-SOLO-21)."""
    stars = s.tables.token_stars[s.day()]
    kitchen.points[RUMOR_TOKENS] += stars
    s.tell("rival_rumor", stars)
    know(s, CHAIN, token - RUMOR if token < RUMOR + SPACES else empty_spaces(s, CHAIN)[0], token)


# ---- challenge stars


def challenged(s: Town, kind: i64) -> bool:
    """Whether a challenge of the day shows a type (CK-SOLO-18)."""
    slots = [slot for slot in range(len(s.challenges)) if s.tables.slot_day[slot] == s.day()]
    return any(has(s.wanted(slot), kind) for slot in slots)


def unstarred(s: Town, kind: i64) -> i64:
    """The first challenge slot of the day that wants a type and has no star there (CK-SOLO-18)."""
    today = s.day()
    for slot in range(len(s.challenges)):
        wanted = s.wanted(slot) if s.tables.slot_day[slot] == today else []
        for i in range(len(wanted)):
            if (kind == NOBODY or wanted[i] == kind) and not s.rival.starred[slot][i]:
                return slot
    return NOBODY


def place_star(s: Town, kind: i64) -> None:
    """A star above the first challenge ingredient of a type, or of any, that has none."""
    slot = unstarred(s, kind)
    if slot == NOBODY:
        return
    wanted = s.wanted(slot)
    for i in range(len(wanted)):
        if (kind == NOBODY or wanted[i] == kind) and not s.rival.starred[slot][i]:
            s.rival.starred[slot][i] = 1
            s.tell("rival_starred", wanted[i], s.challenges[slot])
            return


def collect_stars(s: Town) -> None:
    """The stars above the challenge cards are gained and cleared (CK-SOLO-25)."""
    total: i64 = 0
    for stars in s.rival.starred:
        for i in range(len(stars)):
            total += stars[i]
            stars[i] = 0
    s.kitchens[CHAIN].points[CHALLENGES] += total
    s.tell("rival_challenges", total)
