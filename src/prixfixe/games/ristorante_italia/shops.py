"""RI-MKT, the shops: stalls, crates and trash cans."""

from __future__ import annotations

from mypy_extensions import i64

from prixfixe.games.ristorante_italia.state import Italia, pack


def pull(s: Italia, shop: i64) -> i64:
    """A random token of the crate."""
    n = s.below(s.crated[shop])
    found: i64 = -1
    for kind in s.tables.kinds_of[shop]:
        if n < s.crate[kind]:
            found = kind
            break
        n -= s.crate[kind]
    take_out(s, found)
    return found


def take_out(s: Italia, kind: i64) -> None:
    """A token leaves its crate, which is filled from the trash as soon as it is empty."""
    shop = s.tables.shop_of[kind]
    s.crate[kind] -= 1
    s.crated[shop] -= 1
    if s.crated[shop] == 0:
        empty_trash(s, shop)


def empty_trash(s: Italia, shop: i64) -> None:
    """All tokens of the trash can are shuffled into the crate."""
    if s.trashed[shop] == 0:
        return
    for kind in s.tables.kinds_of[shop]:
        s.crate[kind] += s.trash[kind]
        s.trash[kind] = 0
    s.crated[shop] += s.trashed[shop]
    s.trashed[shop] = 0


def throw(s: Italia, kind: i64) -> None:
    """A token goes to the trash of its shop; through an empty crate it goes straight to an empty stall space."""
    shop = s.tables.shop_of[kind]
    s.trash[kind] += 1
    s.trashed[shop] += 1
    if s.crated[shop] == 0:
        empty_trash(s, shop)
        fill(s, shop)


def fill(s: Italia, shop: i64) -> None:
    """Empty stall spaces are filled in order, as far as the crate goes."""
    for space in range(shop * s.tables.stall, (shop + 1) * s.tables.stall):
        if s.stalls[space] < 0:
            refill(s, space)


def refill(s: Italia, space: i64) -> None:
    """An empty stall space gets a random token of the crate, if there is one."""
    shop = space // s.tables.stall
    if s.stalls[space] < 0 and s.crated[shop] > 0:
        s.stalls[space] = pull(s, shop)
        s.tell("refilled", shop, s.stalls[space])


def restock(s: Italia, shop: i64) -> None:
    """The whole stall goes to the trash before the first new token is drawn."""
    t = s.tables
    first = shop * t.stall
    for space in range(first, first + t.stall):
        kind = s.stalls[space]
        if kind >= 0:
            s.trash[kind] += 1
            s.trashed[shop] += 1
            s.stalls[space] = -1
    if s.crated[shop] == 0:
        empty_trash(s, shop)
    for space in range(first, first + t.stall):
        if s.crated[shop] > 0:
            s.stalls[space] = pull(s, shop)
    if s.news is not None:
        s.tell("restocked", shop, pack([kind for kind in s.stalls[first : first + t.stall] if kind >= 0]))


def can_restock(s: Italia, shop: i64) -> bool:
    """A shop without any token in stall, crate and trash cannot be restocked."""
    if s.crated[shop] + s.trashed[shop] > 0:
        return True
    return any(s.stalls[space] >= 0 for space in range(shop * s.tables.stall, (shop + 1) * s.tables.stall))


def stall_space(s: Italia, kind: i64) -> i64:
    """The first space of its stall where a kind lies, -1 if it is not there."""
    shop = s.tables.shop_of[kind]
    for space in range(shop * s.tables.stall, (shop + 1) * s.tables.stall):
        if s.stalls[space] == kind:
            return space
    return -1
