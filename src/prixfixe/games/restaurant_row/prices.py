"""Phase 3: set prices."""

from __future__ import annotations

from mypy_extensions import i64

from prixfixe.games.restaurant_row.state import PRICE, PRICES, Restaurant, Street, perk, revealed, seal, unseal


def set_prices(s: Street) -> None:
    """Every player secretly chooses a price; whoever employs the Consultant waits for the others."""
    s.phase = PRICE
    choosing: list[i64] = []
    advised: list[i64] = []
    staff, renovations = s.tables.staff_perks.last, s.tables.renovation_perks.last
    for seat in range(s.seats):
        r = s.restaurants[seat]
        r.last_face = r.face
        r.face = 0
        if perk(r, staff, renovations) > 0:
            advised.append(seat)
        else:
            choosing.append(seat)
    seal(s, PRICES, choosing)
    for seat in choosing:
        ask_price(s, seat)
    s.then(reveal_prices)
    for seat in advised:
        s.then(consult, seat)


def highest_face(s: Street, r: Restaurant) -> i64:
    """The stars and one more (two players: two more), never above the chart."""
    mode = s.mode()
    return min(mode.faces, r.stars + mode.above)


def faces(s: Street, seat: i64) -> list[i64]:
    """The legal faces, the one of the last round first (in round 1 the usual one)."""
    r = s.restaurants[seat]
    highest = highest_face(s, r)
    usual = min(r.last_face if r.last_face > 0 else s.tables.first_face, highest)
    options: list[i64] = [usual]
    for face in range(1, highest + 1):
        if face != usual:
            options.append(face)
    return options


def ask_price(s: Street, seat: i64) -> None:
    """A face of the price die."""
    s.ask(seat, faces(s, seat), priced)


def priced(s: Street, seat: i64, face: i64) -> None:
    """The die is set behind the screen."""
    s.sealed[seat] = face


def reveal_prices(s: Street) -> None:
    """All prices are revealed together."""
    prices = s.mode().prices
    for seat in unseal(s):
        face = revealed(s, seat)
        s.restaurants[seat].face = face
        s.tell("price", seat, prices[face])


def consult(s: Street, seat: i64) -> None:
    """The Consultant's employer sets the price in the open, knowing the others."""
    s.ask(seat, faces(s, seat), consulted)


def consulted(s: Street, seat: i64, face: i64) -> None:
    """The last price."""
    s.restaurants[seat].face = face
    s.tell("price", seat, s.mode().prices[face])
