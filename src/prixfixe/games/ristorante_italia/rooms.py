"""RI-ROOM and RI-BOOK: building rooms, taking cooking courses; and RI-CUBE-1, taking a cube."""

from __future__ import annotations

from mypy_extensions import i64

from prixfixe.games.ristorante_italia.state import Italia, Restaurant, climb
from prixfixe.games.ristorante_italia.tables import Tables


def buildable(s: Italia, r: Restaurant) -> list[i64]:
    """The rooms of which a token is left, whose season has come, and that the coins can pay."""
    t = s.tables
    kinds: list[i64] = []
    for kind in range(len(s.rooms)):
        if t.room_cost[kind] <= r.coins and s.rooms[kind] > 0 and t.season_of[s.square] >= t.room_season[kind]:
            kinds.append(kind)
    return kinds


def build(s: Italia, seat: i64, kind: i64) -> None:
    """Pay the room; with all spaces taken, one room must first leave the game."""
    t, r = s.tables, s.restaurants[seat]
    s.rooms[kind] -= 1
    r.coins -= t.room_cost[kind]
    if len(r.rooms) >= t.room_spaces:
        s.ask(seat, humblest_rooms(t, r.rooms), removed, kind)
    else:
        r.rooms.append(kind)


def humblest_rooms(t: Tables, rooms: list[i64]) -> list[i64]:
    """The different rooms of a restaurant, the humblest first."""
    options: list[i64] = []
    for points in sorted([t.room_prestige[kind] for kind in rooms]):
        for kind in range(len(t.room_cost)):
            if t.room_prestige[kind] == points and kind in rooms and kind not in options:
                options.append(kind)
    return options


def removed(s: Italia, seat: i64, old: i64, kind: i64) -> None:
    """The old room does not return to the supply."""
    rooms = s.restaurants[seat].rooms
    rooms.remove(old)
    rooms.append(kind)


def can_learn(s: Italia, r: Restaurant) -> bool:
    """A cookbook is face up, the pawn is not on the last square, and the coins are there."""
    return s.books > 0 and r.square < len(s.tables.rating) - 1 and r.coins >= s.tables.lesson_cost


def learn(s: Italia, seat: i64) -> None:
    """Pay, turn a cookbook face down, climb a square."""
    r = s.restaurants[seat]
    s.books -= 1
    r.coins -= s.tables.lesson_cost
    climb(s.tables, r, s.tables.lesson_steps)


def take_cube(s: Italia, seat: i64) -> None:
    """A cube of the pot goes into the cup."""
    s.pot -= 1
    s.restaurants[seat].cubes += 1
