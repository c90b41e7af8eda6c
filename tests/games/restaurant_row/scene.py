"""A street set for a test, in the words of Restaurant Row."""

from __future__ import annotations

from typing import Any, Sequence

from typing_extensions import Self

import prixfixe
from prixfixe.games.restaurant_row.content import content
from prixfixe.games.restaurant_row.guests import extra_seats, greet, patio_seats
from prixfixe.games.restaurant_row.options import VISITS
from prixfixe.games.restaurant_row.state import SEAT, VISIT, Restaurant, rate
from prixfixe.games.restaurant_row.stock import ask_prices
from prixfixe.games.restaurant_row.trips import walk
from prixfixe.kit.content import Row as Row_
from tests.scene import Scene

GAME: prixfixe.Game[Any] = prixfixe.load("restaurant-row")
SEATS = ["red", "blue", "green", "gold"]
SHOPS = ["fish", "butcher", "farm", "help", "decor", "bank"]
CONTENT = content("")
TABLES: list[Sequence[Row_]] = [
    CONTENT.ingredients,
    CONTENT.staff,
    CONTENT.renovations,
    CONTENT.customers,
    CONTENT.categories,
]
ROWS = {row.id: i for table in TABLES for i, row in enumerate(table)}
assert len(ROWS) == sum(map(len, TABLES))  # no id is used twice
PLAIN = {
    "pass": -1, "leave": -1, "stop": -1, "confirm": -1, "no": -1, "nobody": -1, "nothing": -1,
    "main": 0, "second": 1, "star": 0, "word": 1,
}  # fmt: skip


def rows(names: str) -> list[int]:
    """Tokens, customers or categories by id."""
    return [ROWS[name] for name in names.split()]


def visit(names: str) -> int:
    """The shops of a trip, as "fish" or "fish+bank"."""
    return VISITS.index(sum(1 << SHOPS.index(name) for name in names.split("+")))


class Row(Scene):
    """A street with nobody being asked anything; everything is set by name."""

    def __init__(self, seats: int = 4, seed: int = 1, **options: Any) -> None:
        super().__init__(GAME, GAME.start(seats, seed, {"start_player": 1, **options}))
        self.s.asks.clear()
        self.s.agenda.clear()
        self.s.sealing, self.s.involved = 0, []
        for shop in range(5):
            self.empty(shop)

    # ---- names

    def seat(self, who: str | int) -> int:
        return SEATS.index(who) if isinstance(who, str) else who

    def option(self, what: str | int) -> int:
        if isinstance(what, int):
            return what
        if what in PLAIN:
            return PLAIN[what]
        return ROWS[what] if what in ROWS else visit(what)

    def house(self, who: str) -> Restaurant:
        """Somebody's restaurant."""
        found: Restaurant = self.s.restaurants[self.seat(who)]
        return found

    # ---- setting the street

    def empty(self, shop: int) -> None:
        """Nothing on sale; the tokens go back where they came from."""
        pile = [self.s.larder, self.s.larder, self.s.larder, self.s.staff_pile, self.s.renovation_pile][shop]
        pile.extend(self.s.goods[shop])
        pile.sort()
        self.s.goods[shop] = []

    def fetch(self, row: int, *zones: list[int]) -> int:
        """Take a token from where it lies."""
        for zone in zones:
            if row in zone:
                zone.remove(row)
                return row
        raise ValueError(f"token {row} is not at hand")

    def sale(self, shop: str, names: str) -> Self:
        """Put exactly these tokens on sale; workers are sorted onto their slots."""
        number, s = SHOPS.index(shop), self.s
        self.empty(number)
        pile = [s.larder, s.larder, s.larder, s.staff_pile, s.renovation_pile][number]
        out = [[], [], [], s.staff_out, s.renovations_out][number]
        s.goods[number] = [self.fetch(row, pile, out) for row in rows(names)]
        if shop == "help":
            ask_prices(s)
        return self

    def gives(
        self, who: str, staff: str = "", renovations: str = "", menu: str = "", frozen: str = "", **numbers: int
    ) -> Self:
        """What a restaurant has: tokens on top of what it has, numbers (cash, debt, stars, face, marks) as they are."""
        s, r = self.s, self.house(who)
        r.staff += [self.fetch(row, s.staff_pile, s.staff_out) for row in rows(staff)]
        r.renovations += [self.fetch(row, s.renovation_pile, s.renovations_out) for row in rows(renovations)]
        r.menu += [self.fetch(row, s.larder) for row in rows(menu)]
        if frozen:
            r.frozen = self.fetch(ROWS[frozen], s.larder)
        for name, number in numbers.items():
            assert hasattr(r, name)
            setattr(r, name, number)
        return self

    def all(self, **numbers: int) -> Self:
        """The same numbers for everybody."""
        for r in self.s.restaurants:
            for name, number in numbers.items():
                setattr(r, name, number)
        return self

    def pawn(self, who: str) -> Self:
        """Who holds the pawn."""
        self.s.pawn = self.seat(who)
        return self

    def ladder(self, names: str) -> Self:
        """Word of Mouth from the top."""
        self.s.ladder = rows(names)
        return self

    def serves(self) -> Self:
        """The doors are open: seats and values as phase 4 knows them."""
        s = self.s
        s.phase = SEAT
        s.crowd = max(s.crowd, 14)
        for r in s.restaurants:
            r.capacity = s.mode().dining + extra_seats(s, r) + patio_seats(s, r)
            rate(s, r)
        return self

    def seated(self, who: str, main: str = "", second: str = "", outside: str = "") -> Self:
        """Guests at their tables."""
        s, r = self.s, self.house(who)
        for zone, names in ((r.main, main), (r.second, second), (r.outside, outside)):
            for row in rows(names):
                zone.append(row if row == s.tables.critic else self.fetch(row, s.bag))
                s.critic_at = self.seat(who) if row == s.tables.critic else s.critic_at
                s.shill_at = self.seat(who) if row == s.tables.shill else s.shill_at
        return self.serves()

    # ---- what happens

    def goes(self, **visits: str) -> Self:
        """Everybody's shops are revealed and resolved."""
        self.s.phase = VISIT
        self.s.trip = self.s.mode().trips
        self.s.visits = [VISITS[visit(visits[who])] if who in visits else 0 for who in SEATS[: self.s.seats]]
        return self.do(walk, 0)

    def comes(self, *names: str) -> Self:
        """Customers arrive, one after the other; for each a seat is found until somebody is asked."""
        for name in names:
            row = ROWS[name]
            if row != self.s.tables.critic:
                self.fetch(row, self.s.bag)
            self.s.arrived += 1
            self.do(greet, row)
        return self

    def bids(self, who: str, amount: int | str) -> Self:
        """A sealed bid in its two steps, or a pass."""
        if isinstance(amount, str):
            return self.takes(who, amount)
        seat, t = self.seat(who), self.s.tables
        low = self.s.minimum
        while amount - low >= t.bands * t.band:
            self.takes(who, t.bands)
            low += t.bands * t.band
        band = (amount - low) // t.band
        self.takes(who, band)
        if self.s.sealing and any(ask.seat == seat for ask in self.s.asks):
            self.takes(who, amount - low - band * t.band)
        return self

    # ---- what must be true

    def ends(self, who: str, **facts: Any) -> Self:
        """Exactly these tokens (sorted ids) and numbers."""
        r = self.house(who)
        for name, want in facts.items():
            got = getattr(r, name)
            if isinstance(got, list):
                assert sorted(got) == sorted(rows(want)), (who, name, got, want)
            elif isinstance(want, str):
                assert got == ROWS[want], (who, name, got, want)
            else:
                assert got == want, (who, name, got, want)
        return self

    def holds_pawn(self, who: str) -> Self:
        """Where the pawn is now."""
        assert self.s.pawn == self.seat(who), SEATS[self.s.pawn]
        return self

    def on_sale(self, shop: str, names: str) -> Self:
        """What a shop has left."""
        assert sorted(self.s.goods[SHOPS.index(shop)]) == sorted(rows(names))
        return self

    def ranks(self, names: str) -> Self:
        """Word of Mouth from the top."""
        assert self.s.ladder == rows(names), [CONTENT.categories[c].id for c in self.s.ladder]
        return self

    def sits(self, who: str, *names: str) -> Self:
        """These customers sit there, wherever."""
        r = self.house(who)
        for name in names:
            assert ROWS[name] in [*r.main, *r.second, *r.outside], (name, who)
        return self
