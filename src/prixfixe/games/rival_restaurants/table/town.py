"""The town: six market stalls and The Island, with the chefs who are there."""

from __future__ import annotations

from typing import Any

from prixfixe.games.rival_restaurants.table.things import MORNING, NOBODY, Things
from prixfixe.kit.drawing import Piece, lines


class Town(Things):
    """What is sold where, and who stands there."""

    def stalls(self) -> list[dict[str, Any]]:
        """The six markets."""
        return [self.stall(market) for market in range(self.t.markets)]

    def stall(self, market: int) -> dict[str, Any]:
        """One market: its sign, shelf, counter and chefs."""
        row, place = self.c.locations[market], self.name(self.c.locations[market])
        counter = self.view["counter"][market]
        says = self.say("on_counter", names=self.called(kind for kind in counter if kind >= 0))
        return {
            "id": row.id,
            "name": place,
            "price": self.money(self.t.price[market]),
            "yours": self.your_price(market),
            "notes": self.notes(market),
            "tip": lines(place, self.say("a_card", price=self.money(self.t.price[market])), self.waste_says(market)),
            "label": f"{place}. {says}",
            "shelf": self.view["shelf"][market],
            "shelf_says": self.say("shelf_says", n=self.view["shelf"][market]),
            "shelf_planned": self.want_planned(market, 0),
            "slots": [self.slot(market, i + 1, kind) for i, kind in enumerate(counter)],
            "chefs": self.figures(market),
            "planned": self.planned(market),
            "lit": self.view["war"]["market"] == market,
            "visited": self.visited(market),
        }

    def figures(self, place: int) -> list[Piece]:
        """The chefs at a place."""
        return [self.figure(i) for i, it in enumerate(self.view["pieces"]) if it["at"] == place]

    def visited(self, place: int) -> bool:
        """Whether one of the viewer's chefs is there."""
        return any(it["at"] == place and it["owner"] == self.you for it in self.view["pieces"])

    def slot(self, market: int, slot: int, kind: int) -> dict[str, Any]:
        """A counter slot, and whose chefs stand on it."""
        standing = [it["owner"] for it in self.view["pieces"] if it["at"] == market and it["want"] == slot]
        locked = bool(self.view["locked"][market][slot - 1])
        piece = self.kind(kind) if kind >= 0 else None
        here = self.say("stands", names=", ".join(self.who(seat) for seat in standing)) if standing else ""
        war = self.view["war"]
        return {
            "spot": f"counter.{self.c.locations[market].id}.{slot}",
            "pic": piece.pic if piece else "",
            "label": piece.label if piece else self.text["sold"],
            "tip": lines(piece.tip, here, self.text["locked"] if locked else "") if piece else self.text["sold"],
            "locked": locked,
            "needed": kind in self.needed,
            "marks": standing,
            "planned": self.want_planned(market, slot),
            "lit": war["market"] == market and war["slot"] == slot,
        }

    def planned(self, place: int) -> list[Piece]:
        """The viewer's chefs who will go there, unseen by others."""
        plan = self.mine["plan"]
        if self.you is None or self.view["phase"] != MORNING or not plan:
            return []
        own = [it for it in self.view["pieces"] if it["owner"] == self.you]
        if any(it["at"] >= 0 for it in own):
            return []
        chefs = [it["chef"] for it in own]
        squad = bool(self.view["squad"])
        chefs, where = ([plan[0], *chefs[1:]], plan[1:]) if squad else (chefs, plan)
        label = self.text["you_go"]
        return [
            self.chef(chef, state=label, label=label, badge="lock", seat=self.you, tone="rv-planned")
            for chef, at in zip(chefs, where)
            if at == place
        ]

    def want_planned(self, market: int, slot: int) -> bool:
        """Whether the viewer has secretly put a chef there."""
        plan = self.mine["plan"]
        if self.you is None or self.view["phase"] != MORNING or not plan or self.view["effect"]["user"] >= 0:
            return False
        own = [it for it in self.view["pieces"] if it["owner"] == self.you]
        return any(it["at"] == market and it["want"] < 0 and want == slot for it, want in zip(own, plan))

    def your_price(self, market: int) -> str:
        """What the viewer's chefs pay there, where that is not the list price."""
        found = [
            self.view["prices"][i]
            for i, it in enumerate(self.view["pieces"])
            if it["owner"] == self.you and it["at"] == market and self.view["prices"][i]
        ]
        if not found or found[0] == [self.t.price[market]] * 2:
            return ""
        shelf, counter = map(self.money, found[0])
        return self.say(
            "you_pay", price=shelf if shelf == counter else self.say("or_counter", shelf=shelf, counter=counter)
        )

    def notes(self, place: int) -> list[str]:
        """What is in the viewer's way there."""
        if self.you is None:
            return []
        shut = place < self.t.markets and self.players[self.you]["closed"][place]
        found = [self.text["closed"]] if shut else []
        for i, it in enumerate(self.view["pieces"]):
            if it["owner"] == self.you and it["at"] == place:
                for name, chef in zip(("surcharge", "blocked"), self.view["affected"][i]):
                    if chef >= 0:
                        found.append(self.say(name, power=self.names.power(chef, self.speech)))
        return found

    def waste_says(self, market: int) -> str:
        """The discard section of a market in words."""
        names = [
            f"{self.names.kind(kind, self.speech)} ×{self.view['waste'][kind]}"
            for kind in self.t.sold[market]
            if self.view["waste"][kind]
        ]
        return self.say("discards", names=", ".join(names)) if names else ""

    def waste(self) -> list[dict[str, Any]]:
        """The discard sections, while somebody may take from them."""
        found = []
        for market in range(self.t.markets):
            spot = f"waste.{self.c.locations[market].id}"
            pieces = [
                self.kind(kind, self.view["waste"][kind], f"{spot}.{self.c.ingredients[kind].id}")
                for kind in self.t.sold[market]
                if self.view["waste"][kind]
            ]
            if pieces:
                found.append({"name": self.names.place(market, self.speech), "pieces": pieces})
        return found

    # ---- The Island

    def island(self) -> dict[str, Any]:
        """What The Island sells and takes, and who is there."""
        place, economy, v = self.t.island, self.c.economy, self.view
        tip = lines(self.text["deck"], self.say("deck_says", n=v["deck"], m=sum(v["played"])))
        wares = [
            (Piece("card_back", self.text["deck"], spot="island.deck", tone="rv-tok", tip=tip), v["card_price"]),
            *[(self.ware(i), v["upgrade_prices"][i]) for i in range(self.t.upgrades)],
            (Piece("broom", self.text["dump"], spot="island.bin", tone="rv-tok"), economy.garbage_disposal_price),
        ]
        sweet = Piece(self.c.ingredients[self.t.sweet].id, self.text["sell"], spot="island.till", tone="rv-tok")
        return {
            "name": self.names.place(place, self.speech),
            "tip": self.text["island_says"],
            "wares": [
                *[(piece, self.money(price)) for piece, price in wares],
                (sweet, f"+{self.money(economy.chocolate_sale_price)}"),
            ],
            "chefs": self.figures(place),
            "planned": self.planned(place),
            "notes": self.notes(place),
            "visited": self.visited(place),
        }

    def ware(self, upgrade: int) -> Piece:
        """An upgrade on sale, and who has it."""
        row = self.c.upgrades[upgrade]
        return self.upgrade(upgrade, f"island.{row.id}", self.money(self.view["upgrade_prices"][upgrade]))

    def signs(self) -> list[dict[str, Any]]:
        """All seven places as signs, with whose chefs are there."""
        return [
            {
                "id": row.id,
                "name": self.name(row),
                "seats": sorted({it["owner"] for it in self.view["pieces"] if it["at"] == place}),
            }
            for place, row in enumerate(self.c.locations)
        ]

    def held_chef(self) -> int:
        """The chef that the question is about."""
        return int(self.view["held"]) if self.view["held"] >= 0 else NOBODY
