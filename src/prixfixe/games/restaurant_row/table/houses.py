"""The restaurants: facade, guests at their tables, menu, staff, renovations and money."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Sequence

from prixfixe.games.restaurant_row.rows import CRITERIA
from prixfixe.games.restaurant_row.table.pieces import HELP_WANTED, RATINGS, RENOVATION_SHOP, Pieces, picture
from prixfixe.kit.drawing import Piece

ZONES = ("main", "second", "extra", "patio")


@dataclass(frozen=True)
class Room:
    """A zone of a restaurant with its guests."""

    zone: str
    name: str
    guests: Sequence[Piece]
    free: int
    spot: str


@dataclass(frozen=True)
class Fact:
    """A number with its drawing."""

    pic: str
    value: str
    tip: str


@dataclass(frozen=True)
class House:
    """A facade: all that a guest compares."""

    seat: int
    name: str
    owner: str
    stars: int
    dull: int
    stars_tip: str
    price: str
    price_note: str
    ratings: Sequence[Fact]
    rooms: Sequence[Room]
    note: str
    income: str
    full: str
    pawn: str
    thought: Fact | None  # what the guest at the door sees in it
    called: bool  # that guest comes here


@dataclass(frozen=True)
class Dish:
    """A space of the menu with what lies in it."""

    piece: Piece | None
    kinds: Sequence[str]
    label: str
    state: str = ""  # over, ice


@dataclass(frozen=True)
class Holding:
    """A worker or a renovation that a restaurant has."""

    piece: Piece
    text: str
    leaving: str = ""


class Houses(Pieces):
    """Every restaurant of the street."""

    def street(self) -> list[House]:
        """All facades in the order of the seats."""
        return [self.house(seat) for seat in range(self.seats)]

    def house(self, seat: int) -> House:
        """One facade."""
        v, r, book = self.view, self.houses[seat], self.view["books"][seat]
        dining = sum(r["seats"][:2])
        taken = len(r["main"]) + len(r["second"])
        priced = self.phase not in ("stock", "visit", "price")
        return House(
            seat, self.house_name(seat), self.who(seat), r["stars"], max(0, self.mode.max_stars - r["stars"]),
            self.stars_tip(seat), self.money(r["price"]) if r["face"] else "?", self.price_note(seat),
            self.ratings(seat), self.rooms(seat), self.say("taken", n=taken, of=dining),
            f"+{self.money(book['income'])}" if priced and r["guests"] else "",
            "" if taken < dining else self.text["full_first" if v["filled"][:1] == [seat] else "full"],
            self.say("pawn", name=self.who(seat)) if v["pawn"] == seat else "", self.thought(seat),
            self.holds == "guest" and seat == self.you,
        )  # fmt: skip

    def stars_tip(self, seat: int) -> str:
        """The rating, and what the Critic would say of the restaurant now."""
        said = self.say("stars", n=self.houses[seat]["stars"], of=self.mode.max_stars)
        deserved = self.say("deserved", n=self.view["books"][seat]["deserved"])
        return f"{self.titled(self.house_name(seat), said)}\n{deserved}"

    def price_note(self, seat: int) -> str:
        """What the price on the slate is."""
        if not self.houses[seat]["face"]:
            return self.text["secret_price" if self.phase == "price" else "no_price"]
        return self.text["yesterday" if self.phase in ("stock", "visit") else "a_guest"]

    def ratings(self, seat: int) -> list[Fact]:
        """What guests compare: food, service, ambiance."""
        r = self.houses[seat]
        parts = self.say("kinds", a=r["forks"][0], b=r["forks"][1], c=r["forks"][2])
        tips = {"food": f"\n{parts}"}
        return [
            Fact(picture(name), str(r[name]), f"{self.text[name]} {r[name]}{tips.get(name, '')}") for name in RATINGS
        ]

    def thought(self, seat: int) -> Fact | None:
        """What the guest at the door looks at first, in this restaurant."""
        compared = self.view["compared"]
        if not compared:
            return None
        guest = self.c.customers[self.view["door"]]
        wish = self.wish_of(guest)
        value = self.money(compared[seat]) if wish == "price_low" else str(compared[seat])
        pics = {"price_low": "price", "rating_low": "star", "popularity": "person", "popularity_low": "person"}
        return Fact(pics.get(wish, picture(wish)), value, self.wish(wish))

    def wish_of(self, guest: Any) -> str:
        """What a guest looks at first."""
        return str(guest.taste if guest.taste in CRITERIA else self.types[guest.type].main)

    def rooms(self, seat: int) -> list[Room]:
        """The zones with their guests."""
        r, found = self.houses[seat], []
        for zone, places in zip(ZONES, r["seats"]):
            if places:
                name = "main_two" if zone == "main" and self.seats == 2 else zone
                guests = [self.guest(guest) for guest in r[zone]]
                spot = f"room.{zone}" if seat == self.you else ""
                found.append(Room(zone, self.text[name], guests, max(0, places - len(guests)), spot))
        return found

    # ---- what a restaurant owns

    def cash(self, seat: int) -> str:
        """The purse, or nothing where it is secret."""
        cash = self.houses[seat]["cash"]
        return self.money(cash) if cash >= 0 else ""

    def ledger(self, seat: int) -> list[Fact]:
        """Debt, wages, marks: what is not on the facade."""
        r, book = self.houses[seat], self.view["books"][seat]
        owed = self.say("owed", i=self.money(book["interest"]), p=book["owed"])
        facts = [
            Fact("plate", str(r["food_marks"]), self.text["food_marks"]),
            Fact("popularity", str(r["popularity_marks"]), self.text["popularity_marks"]),
        ]
        if book["wages"]:
            facts.insert(0, Fact("hat", self.money(-book["wages"]), self.text["wages"]))
        if r["debt"]:
            facts.insert(0, Fact("loan", self.money(r["debt"]), f"{self.text['debt']}\n{owed}"))
        return facts

    def tonight(self, seat: int) -> str:
        """What the guests have brought so far."""
        income = self.view["books"][seat]["income"]
        return f"+{self.money(income)}" if self.phase == "seat" and self.houses[seat]["guests"] else ""

    def menu(self, seat: int, moves: bool = True) -> list[Dish]:
        """The spaces of the menu with what lies in them, and what finds none."""
        r, where = self.houses[seat], self.view["books"][seat]["spaces"]
        rows = [row for row in self.c.menu_spaces if row.board == self.board]
        lying = {at: token for token, at in zip(r["menu"], where) if at >= 0}
        found = [self.space(seat, row, lying.get(at), moves) for at, row in enumerate(rows)]
        lost = [token for token, at in zip(r["menu"], where) if at < 0]
        return found + [Dish(self.dish(seat, token, self.text["over"], moves), (), "", "over") for token in lost]

    def space(self, seat: int, row: Any, token: int | None, moves: bool) -> Dish:
        """A space of the menu."""
        kinds = [picture(kind) for kind in row.accepts]
        if token is None:
            return Dish(None, kinds, self.say("free_space", name=self.name(row)))
        wrong = self.c.ingredients[token].type not in row.accepts
        thawed = token == self.houses[seat]["thawed"]
        note = self.text["thawed"] if thawed else self.text["wild"] if wrong else ""
        return Dish(self.dish(seat, token, note, moves), kinds, "", "ice" if thawed else "")

    def dish(self, seat: int, token: int, note: str, moves: bool) -> Piece:
        """An ingredient on a menu."""
        spot = f"menu.{self.c.ingredients[token].id}" if seat == self.you else ""
        return self.ingredient(token, spot, note, moves)

    def has_freezer(self, seat: int) -> bool:
        """Whether a restaurant can set something aside."""
        return bool(self.view["books"][seat]["cold"]) or self.houses[seat]["frozen"] >= 0

    def frozen(self, seat: int, moves: bool = True) -> Piece | None:
        """What lies in the freezer."""
        token = self.houses[seat]["frozen"]
        return self.ingredient(token, "", self.text["frozen"], moves) if token >= 0 else None

    def staff(self, seat: int, moves: bool = True) -> list[Holding]:
        """The workers; those dismissed in secret are marked for their employer."""
        own = seat == self.you
        gone = max(0, self.view["mine"]) if own and self.view["choosing"] == "layoffs" else 0
        found = []
        for worker, saves in zip(self.houses[seat]["staff"], self.view["books"][seat]["saves"]):
            row = self.c.staff[worker]
            more = self.say("saves", n=self.money(saves)) if self.about == "staff" else ""
            piece = self.token(HELP_WANTED, worker, f"staff.{row.id}" if own else "", more, moves)
            found.append(Holding(piece, self.ability(row), self.text["leaving"] if gone >> worker & 1 else ""))
        return found

    def renovations(self, seat: int, moves: bool = True) -> list[Holding]:
        """The renovations."""
        tokens = self.houses[seat]["renovations"]
        pieces = [(self.token(RENOVATION_SHOP, token, moves=moves), token) for token in tokens]
        return [Holding(piece, self.ability(self.c.renovations[token])) for piece, token in pieces]

    def free(self, seat: int, what: str) -> int:
        """How many workers or renovations still fit."""
        return max(0, int(self.view["books"][seat][f"{what}_left"]))

    # ---- the evening's guests

    def walker(self) -> Piece | None:
        """The guest who has arrived and not yet sat down."""
        door = self.view["door"]
        if door < 0 or self.view["choosing"] == "shill":
            return None
        return replace(self.guest(door), tone="rr-guest rr-walker")

    def kinds(self) -> list[tuple[Piece, list[int]]]:
        """The kinds of guests that may still come, each with those whom it would prefer now."""
        v = self.view
        return [
            (self.kind_piece(guest, count, seats), list(seats))
            for guest, count, seats in zip(v["kinds"], v["in_bag"], v["prefer"])
            if count
        ]

    def fans(self, seat: int) -> list[Piece]:
        """The kinds of guests that would prefer a restaurant now."""
        return [replace(piece, count=1) for piece, seats in self.kinds() if seat in seats]

    def track(self) -> list[str]:
        """A stone for every guest of the evening: come, next, still to come, perhaps, and the Critic's."""
        v, (least, most) = self.view, self.view["coming"]
        tenth = self.c.crowd.critic_position
        found = []
        for number in range(1, most + 1):
            state = "come" if number <= v["arrived"] else "sure" if number <= least else "maybe"
            found.append(f"{state} critic" if number == tenth else state)
        return found

    def crowd(self) -> str:
        """How many come tonight."""
        v, (least, most) = self.view, self.view["coming"]
        if self.phase in ("stock", "visit", "price"):
            return self.say("expected", a=least, b=most)
        return self.say("come", n=v["arrived"], of=v["crowd"])

    def aside(self) -> list[Piece]:
        """Guests who took no seat."""
        return [self.guest(guest) for guest in self.view["aside"]]
