"""The shops by day: what is on sale and who is there, the auction block, and what may be bid or repaid."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Sequence

from prixfixe.games.restaurant_row.options import VISITS
from prixfixe.games.restaurant_row.table.pieces import BANK, FOOD, HELP_WANTED, SPOTS, Pieces
from prixfixe.kit.drawing import Piece

OR_MORE = 2  # of a rail's amounts


@dataclass(frozen=True)
class Ware:
    """A token on sale."""

    piece: Piece
    name: str
    price: str
    gone: bool  # it lies on the block


@dataclass(frozen=True)
class Shop:
    """A shop front."""

    number: int
    pic: str
    name: str
    tip: str
    wares: Sequence[Ware]
    people: Sequence[Piece]
    kind: str  # food, cards or bank
    open: bool  # it is being resolved
    mine: bool  # chosen in secret


@dataclass(frozen=True)
class Mark:
    """An amount that may be chosen: a bid, a loan, a repayment, a price."""

    spot: str
    amount: str
    left: str
    tip: str
    state: str = ""  # mine, barred
    pic: str = ""
    fans: Sequence[Piece] = ()  # the guests that it would draw


@dataclass(frozen=True)
class Block:
    """What is auctioned or put together."""

    title: str
    pieces: Sequence[Piece]
    names: str
    minimum: str
    people: Sequence[Piece]
    mine: str
    open: bool  # a lot is being put on it


class Market(Pieces):
    """The shops and everything that is paid there."""

    def shops(self) -> list[Shop]:
        """The six shops."""
        return [self.shop(shop) for shop in range(len(self.stores))]

    def shop(self, shop: int) -> Shop:
        """A shop: its sign, what is on sale, who is there."""
        v, row = self.view, self.stores[shop]
        secret = v["mine"] if v["choosing"] == "shops" else -1
        return Shop(
            shop + 1, row.id, self.name(row), f"{shop + 1}. {self.name(row)}\n{self.shop_text(shop)}",
            self.wares(shop) if shop != BANK else (),
            [self.figure(seat, shop) for seat in v["shoppers"][shop]],
            "food" if shop < FOOD else "bank" if shop == BANK else "cards",
            v["shop"] == shop, secret >= 0 and bool(VISITS[secret] >> shop & 1),
        )  # fmt: skip

    def shop_text(self, shop: int) -> str:
        """What a shop sells, and on which terms."""
        if shop != BANK:
            return "\n".join([self.said(self.stores[shop]), *self.coming(shop)])
        step, interest, points = self.view["loan_terms"]
        return self.say("terms", i=self.money(interest), p=points, n=self.money(step))

    def coming(self, shop: int) -> list[str]:
        """What the bag or the pile of a shop may still bring."""
        v, kind = self.view, self.stores[shop].ingredient_type
        food = [token for token in v["larder"] if self.c.ingredients[token].type == kind]
        tokens = food if shop < FOOD else v["unseen_staff" if shop == HELP_WANTED else "unseen_renovations"]
        names = ", ".join(dict.fromkeys(self.name(self.row(shop, token)) for token in tokens))
        return [self.say("larder" if shop < FOOD else "unseen", names=names)] if names else []

    def figure(self, seat: int, shop: int) -> Piece:
        """Somebody's chef in a shop."""
        said = self.say("hers", name=self.who(seat))
        return Piece("chef", said, seat=seat, move=f"visit-{seat}-{shop}", tone="figure")

    def wares(self, shop: int) -> list[Ware]:
        """What is on sale in a shop."""
        v, found = self.view, []
        gone = list(v["lot"]) if v["shop"] == shop else []
        for token, price, left in zip(v["goods"][shop], v["prices"][shop], v["after"][shop]):
            lies = token in gone
            if lies:
                gone.remove(token)
            found.append(self.ware(shop, token, price, left, lies))
        return found

    def ware(self, shop: int, token: int, price: int, left: int, gone: bool) -> Ware:
        """A token on sale, with its price and what it would leave."""
        cost = self.money(price)
        said = cost if self.you is None or left < 0 else self.say("price_of", price=cost, left=self.money(left))
        spot = f"{SPOTS[shop]}.{self.row(shop, token).id}"
        piece = self.token(shop, token, spot, said, moves=not gone)
        return Ware(piece, piece.label, cost, gone)

    def loans(self) -> list[Mark]:
        """The loans of the Bank."""
        return [
            Mark(
                f"bank.{amount}", self.money(amount), "",
                self.say("loan", n=self.money(amount), i=self.money(interest)),
                "mine" if amount == self.view["borrowing"] else "", "loan",
            )
            for amount, interest in self.view["loans"]
        ]  # fmt: skip

    def sous(self) -> str:
        """Who has sent the Sous Chef on this trip."""
        return self.say("sous", name=self.who(self.view["sous"])) if self.view["sous"] >= 0 else ""

    # ---- the block

    def block(self) -> Block | None:
        """What is being auctioned or put together."""
        v, shill = self.view, self.view["choosing"] == "shill"
        if not shill and not v["lot"] and (v["chooser"] < 0 or not 0 <= v["shop"] < BANK):
            return None
        naming = not shill and v["choosing"] != "bids"
        pieces = [self.shill()] if shill else [self.token(v["shop"], token) for token in v["lot"]]
        minimum = v["least"] if naming else v["minimum"]
        people = v["party"] if naming else v["waiting"]
        return Block(
            self.block_title(naming), pieces, ", ".join(piece.label for piece in pieces),
            self.say("minimum", n=self.money(minimum)) if minimum else "",
            [self.bidder(seat) for seat in people], self.sealed_bid(), naming,
        )  # fmt: skip

    def block_title(self, naming: bool) -> str:
        """What is going on at the block."""
        if not naming:
            return self.text["block"]
        own = self.view["chooser"] == self.you
        return self.text["naming"] if own else self.say("names_lot", name=self.who(self.view["chooser"]))

    def bidder(self, seat: int) -> Piece:
        """Somebody at the block."""
        return Piece("chef", self.who(seat), seat=seat, tone="figure")

    def sealed_bid(self) -> str:
        """The own bid, as far as it is made."""
        mine = self.view["mine"]
        if self.view["choosing"] not in ("bids", "shill") or mine < -1:
            return ""
        if mine < 0:
            return self.text["passed"]
        return self.say("so_far" if self.view["rail"] else "your_bid", n=self.money(mine))

    def rail(self) -> list[Mark]:
        """The bids that are offered: bands of ten dollars, or dollars."""
        return [self.bid(*row) for row in self.view["rail"]]

    def bid(self, low: int, high: int, most_left: int, least_left: int, wide: int) -> Mark:
        """A bid, or a band of them."""
        spot = f"rail.tens.{low}" if wide else f"rail.{low}"
        if wide == OR_MORE:
            amount = self.say("more", n=self.money(low))
        else:
            amount = self.money(low) if low == high else self.span(low, high)
        left = self.say("leaves", n=self.money(most_left))
        if low != high:
            left = self.say("leaves", n=self.span(least_left, most_left))
        return Mark(spot, amount, left, self.titled(amount, left))

    def span(self, low: int, high: int) -> str:
        """Dollars from one amount to another."""
        return f"{low}\u2013{self.money(high)}" if self.speech.lang == "fr" else f"{self.money(low)}\u2013{high}"

    def repayments(self) -> list[Mark]:
        """What may be repaid, and what that leaves."""
        return [self.repayment(*row) for row in self.view["repayments"]]

    def repayment(self, slips: int, amount: int, cash: int, debt: int, wide: int) -> Mark:
        """So many slips of debt."""
        said = self.say("more", n=self.money(amount)) if wide else self.money(amount)
        left = self.say("leaves", n=self.money(cash))
        return Mark(
            f"loan.{slips}",
            said,
            left,
            self.titled(said, f"{left}, {self.say('still', n=self.money(debt))}"),
            pic="loan",
        )

    def prices(self) -> list[Mark]:
        """The faces of the price die and how far one may go."""
        mine = self.view["mine"] if self.view["choosing"] == "prices" else 0
        return [self.price(face, mine == face, *row) for face, row in enumerate(self.view["faces"], 1)]

    def price(self, face: int, mine: bool, price: int, earned: int, may: int) -> Mark:
        """One face."""
        said = self.say("earn", n=self.money(earned)) if earned != price else self.text["a_guest"]
        state = "mine" if mine else "" if may else "barred"
        tip = [f"{self.money(price)} {self.text['a_guest']}", self.say("face", n=face)]
        tip += [said] if earned != price else []
        tip += [] if may else [self.text["needs_stars"]]
        kinds = self.view["drawn"][face - 1] if face <= len(self.view["drawn"]) else []
        fans = [self.kind_piece(guest, 1, [self.you or 0]) for guest in kinds]
        return Mark(f"price.{face}", self.money(price), said, "\n".join(tip), state, fans=fans)
