"""Tokens and guests of Restaurant Row as pieces, with what they explain of themselves."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any, Sequence

from prixfixe.games.restaurant_row.content import content, street, tables
from prixfixe.games.restaurant_row.rows import BOARDS, KINDS
from prixfixe.games.restaurant_row.table.pictures import PICTURES
from prixfixe.kit.drawing import Drawing, Piece, lines
from prixfixe.kit.words import catalogue

FOOD = 3  # shops that sell ingredients, the first three
HELP_WANTED = 3
RENOVATION_SHOP = 4
BANK = 5
RATINGS = ("food", "service", "ambiance")
SPOTS = ("stall", "stall", "stall", "worker", "renovation")  # what a ware's spot is called, by shop
TONES = (*KINDS, "worker", "renovation")


def picture(id: str) -> str:
    """The drawing of a row."""
    return PICTURES.get(id, id)


class Pieces(Drawing):
    """What lies on the table, piece by piece."""

    texts = catalogue(Path(__file__).with_name("texts.toml"))

    def look_up(self) -> None:
        """What the view speaks of."""
        self.c = content(self.content)
        self.houses = self.view["restaurants"]
        self.seats = len(self.houses)
        self.mode = tables(self.content).modes[self.seats]
        self.board = BOARDS[self.seats]
        self.stores = street(self.c)
        self.types = {kind.id: kind for kind in self.c.customer_types}
        self.phase = next((row.id for row in self.c.phases if row.number == self.view["phase"]), "over")

    def house_name(self, seat: int) -> str:
        """What a seat's restaurant is called."""
        rows = self.c.restaurants
        return self.name(next(row for row in rows if row.seat == seat + 1 and self.board in row.boards))

    # ---- tokens

    def rows_of(self, shop: int) -> Sequence[Any]:
        """The table of a shop's tokens."""
        c = self.c
        return c.ingredients if shop < FOOD else c.staff if shop == HELP_WANTED else c.renovations

    def row(self, shop: int, token: int) -> Any:
        """A token's row."""
        return self.rows_of(shop)[token]

    def number(self, shop: int, token: int) -> int:
        """The number printed on a token: forks, service or ambiance."""
        row = self.row(shop, token)
        return int(row.forks if shop < FOOD else row.service if shop == HELP_WANTED else row.ambiance)

    def token(self, shop: int, token: int, spot: str = "", more: str = "", moves: bool = True) -> Piece:
        """A token of a shop; what exists twice does not travel."""
        row, value = self.row(shop, token), self.number(shop, token)
        said = self.say("forks" if shop < FOOD else "service_of" if shop == HELP_WANTED else "ambiance_of", n=value)
        tip = lines(self.titled(self.name(row), said), "" if shop < FOOD else self.ability(row), more)
        alone = moves and getattr(row, "count", 1) == 1
        return Piece(
            picture(row.id), self.name(row), str(value), spot=spot, tone=TONES[shop],
            move=f"token-{row.id}" if alone else "", tip=tip,
        )  # fmt: skip

    def ability(self, row: Any) -> str:
        """The text of a worker or renovation, without the number that is printed anyway."""
        first, _, rest = self.said(row).partition(". ")
        return rest if first.startswith("Ambiance") else self.said(row) if rest or hasattr(row, "service") else ""

    def ingredient(self, token: int, spot: str = "", more: str = "", moves: bool = True) -> Piece:
        """An ingredient."""
        return self.token(KINDS.index(self.c.ingredients[token].type), token, spot, more, moves)

    # ---- guests

    def guest(self, guest: int, moves: bool = True) -> Piece:
        """A customer."""
        row = self.c.customers[guest]
        badge = picture(row.taste) if row.taste in KINDS else ""
        tip = f"{self.guest_name(guest)}\n{self.wants(guest)}"
        return Piece(row.type, self.guest_name(guest), badge=badge, tone="rr-guest", tip=tip,
                     move=f"guest-{row.id}" if moves else "")  # fmt: skip

    def guest_name(self, guest: int) -> str:
        """A customer's name and type."""
        row = self.c.customers[guest]
        kind = self.types[row.type]
        return self.name(row) if kind.id in ("critic", "shill") else f"{self.name(row)}, {self.name(kind)}"

    def wants(self, guest: int) -> str:
        """What a guest looks at, in order, and what is special about the pay."""
        row = self.c.customers[guest]
        return self.wishes(self.types[row.type], row.taste, row.tertiary)

    def wishes(self, kind: Any, taste: str, third: str = "") -> str:
        """The wishes of a kind of guest."""
        order = [taste if kind.main == "food" and taste in KINDS else kind.main, kind.secondary, third]
        said = self.text["then"].join(self.wish(criterion) for criterion in order if criterion)
        extra = "pays_nothing" if not kind.pays else "pays_more" if kind.pay > 0 else "pays_less" if kind.pay else ""
        wants = self.titled(self.text["wants"], said) if kind.main != "auction" else said
        return lines(wants, self.say(extra, n=self.money(abs(kind.pay))) if extra else "")

    def wish(self, criterion: str) -> str:
        """A criterion in words."""
        return self.text[f"best_{criterion}" if criterion in RATINGS else criterion]

    def shill(self) -> Piece:
        """The Shill, wherever he is."""
        row = next(row for row, guest in enumerate(self.c.customers) if guest.type == "shill")
        return self.guest(row, moves=False)

    def kind_piece(self, guest: int, count: int, seats: Sequence[int]) -> Piece:
        """A kind of guest, how many of it may come, and whom it would prefer as things stand."""
        row = self.c.customers[guest]
        kind, taste = self.types[row.type], row.taste if row.taste in KINDS else ""
        would = self.say("would", names=", ".join(map(self.house_name, seats))) if seats else ""
        tip = lines(self.name(kind), self.wishes(kind, taste), would)
        made = Piece(kind.id, self.name(kind), badge=picture(taste) if taste else "", count=count, tip=tip)
        return replace(made, tone="rr-guest")
