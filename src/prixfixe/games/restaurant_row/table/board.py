"""The table of Restaurant Row: a street with two sides, the shops by day and the restaurants in the evening."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Sequence

from prixfixe.games.restaurant_row.table.houses import Fact, Houses
from prixfixe.games.restaurant_row.table.market import Market
from prixfixe.games.restaurant_row.table.pieces import HELP_WANTED, RENOVATION_SHOP, picture
from prixfixe.kit.drawing import Piece


@dataclass(frozen=True)
class Stand:
    """How a seat stands in a category."""

    seat: int
    value: str
    name: str
    first: bool


@dataclass(frozen=True)
class Rung:
    """A category on its rank of Word of Mouth."""

    spot: str
    pic: str
    name: str
    guest: str
    best: int
    others: str
    standing: Sequence[Stand]
    change: str
    tip: str
    move: str


@dataclass(frozen=True)
class Tally:
    """The points of a seat, category by category."""

    seat: int
    name: str
    total: int
    shares: Sequence[Fact]


class Board(Market, Houses):
    """One view, ready to be laid out."""

    @property
    def evening(self) -> bool:
        """Whether one looks at the restaurants; by day it is the shops."""
        return self.phase not in ("stock", "visit")

    def status(self) -> str:
        """The day and what is going on."""
        v = self.view
        key = "freeze" if self.phase == "visit" and not v["trip"] else self.phase
        when = self.text.get(f"when_{key}", "")
        n, of = (v["trip"], self.mode.trips) if key == "visit" else (v["arrived"], v["crowd"])
        parts = [self.say("day", n=v["round"]), when.format(n=n, of=of)]
        last = [self.text["last"]] if v["ending"] and self.phase != "over" else []
        return ", ".join(part for part in [*parts, *last] if part)

    def hand(self) -> Piece | None:
        """The guest who waits for a room, the Shill, the Sous Chef, or the dice of a secret choice."""
        if self.holds == "guest":
            return self.guest(self.view["door"], moves=False)
        if self.holds == "shill":
            return self.shill()
        if self.holds == "sous chef":
            tokens = (*self.content.staff, *self.content.renovations)
            row = next(row for row in tokens if row.effect == "early_purchase")
            return Piece(picture(row.id), self.name(row))
        if self.holds == "dice":
            return Piece("die", self.text["your_dice" if self.mode.shops_per_trip > 1 else "your_die"])
        return None

    def first(self) -> str:
        """What a narrow screen shows first: where the question is answered."""
        if self.about == "word":
            return "rr-first-word"
        return "rr-first-walk" if self.block() or self.phase == "price" or self.view["repayments"] else ""

    # ---- Word of Mouth

    def ladder(self) -> list[Rung]:
        """The categories from rank 1 with points and standings."""
        return [self.rung(rank, category) for rank, category in enumerate(self.view["ladder"])]

    def rung(self, rank: int, category: int) -> Rung:
        """One category: what it is worth, who pushes it, who leads."""
        row = self.content.categories[category]
        points = [line[rank] for line in self.mode.points if any(line)]
        worth = " / ".join(map(str, points))
        said = self.say("rank", n=rank + 1, p=worth, said=self.text["points" if len(points) > 1 else "points_two"])
        return Rung(
            f"word.{row.id}", picture(row.id), self.name(row), row.customer_type, points[0],
            " · ".join(map(str, points[1:])), self.standing(rank), self.change(rank),
            f"{self.name(row)}\n{self.said(row)}\n{said}", f"category-{row.id}",
        )  # fmt: skip

    def standing(self, rank: int) -> list[Stand]:
        """Every seat in a category, the best first; secret ones last."""
        values, known = self.view["standings"][rank], self.view["known"][rank]
        money = self.content.categories[self.view["ladder"][rank]].final_measure == "cash_minus_loans"
        seen = [bool(known) or seat == self.you for seat in range(self.seats)]
        order = sorted(range(self.seats), key=lambda seat: (not seen[seat], -values[seat]))
        best = max(values) if known and len(set(values)) > 1 else None
        said = [self.money(value) if money else str(value) for value in values]
        return [
            Stand(seat, said[seat] if seen[seat] else "?", self.who(seat), seen[seat] and values[seat] == best)
            for seat in order
        ]

    def change(self, rank: int) -> str:
        """What a push of the category would change for the viewer, while that is asked."""
        if self.about != "word" or self.you is None or not rank:
            return ""
        known = self.view["known"][rank] and self.view["known"][rank - 1]
        change = self.view["pushes"][rank][self.you]
        said = f"{change:+d}".replace("-", "\u2212") if change else "±0"
        return self.say("you_change", n=said if known else "?")

    def tally(self) -> list[Tally]:
        """The points of every seat as things stand, without what is secret."""
        rows = [self.content.categories[category] for category in self.view["ladder"]]
        return [
            Tally(seat, self.house_name(seat), self.view["scores"][seat], [
                Fact(picture(row.id), str(shares[seat]) if known else "?", self.name(row))
                for row, shares, known in zip(rows, self.view["shares"], self.view["known"])
            ])
            for seat in range(self.seats)
        ]  # fmt: skip

    # ---- the rest

    def ends(self) -> list[Fact]:
        """What makes the last day when it runs out."""
        v = self.view
        staff = [*self.coming(HELP_WANTED), *self.out("staff_out", HELP_WANTED)]
        renovations = [*self.coming(RENOVATION_SHOP), *self.out("renovations_out", RENOVATION_SHOP)]
        return [
            self.end("person", v["staff_pile"], "staff_left", staff),
            self.end("hammer", v["renovation_pile"], "renovations_left", renovations),
            self.end("room", v["free_tables"], "tables_left", []),
        ]

    def end(self, pic: str, number: int, said: str, more: Sequence[str]) -> Fact:
        """One of the things that run out, and what is known of it."""
        return Fact(pic, str(number), "\n".join([f"{number} {self.text[said]}", *more, self.text["ends"]]))

    def out(self, what: str, shop: int) -> list[str]:
        """What was out of play, once that may be known."""
        names = ", ".join(self.name(self.row(shop, token)) for token in self.view[what])
        return [self.say("out", names=names)] if names else []

    def shop_tip(self, number: int) -> str:
        """A closed shop in words: what is on sale there."""
        shop = self.shop(number - 1)
        wares = [f"{ware.name} {ware.price}" for ware in shop.wares]
        return f"{shop.name}\n{', '.join(wares)}" if wares else shop.tip
