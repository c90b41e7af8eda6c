"""The restaurants: the viewer's own counter, and those of the rivals."""

from __future__ import annotations

from typing import Any

from prixfixe.games.rival_restaurants.table.pictures import BONUS_PICS
from prixfixe.games.rival_restaurants.table.things import MARKET, OVER, Things
from prixfixe.kit.drawing import Card, Piece, lines


class Houses(Things):
    """What players own and hold."""

    def house(self, seat: int) -> dict[str, Any]:
        """A restaurant at a glance."""
        it = self.players[seat]
        row = self.c.restaurants[it["restaurant"]] if it["restaurant"] >= 0 else None
        income = self.money(self.view["incomes"][seat])
        return {
            "name": self.name(row) if row else self.who(seat),
            "tip": lines(self.name(row), self.said(row)) if row else "",
            "pic": f"cuisine_{row.cuisine}" if row else "restaurant",
            "popularity": it["popularity"],
            "popularity_says": self.say("popularity", n=it["popularity"], goal=self.view["goal"]),
            "share": min(100, 100 * it["popularity"] // self.view["goal"]),
            "money": self.money(it["money"]),
            "money_says": self.say("money", n=self.money(it["money"]), income=income),
            "garbage": it["garbage"],
            "cards": it["cards"],
            "cards_says": lines(self.say("cards", n=it["cards"]), self.limit(seat), self.known(seat)),
            "states": self.states(seat),
            "head": self.say("head", name=self.who(seat)) if self.view["head"] == seat else "",
            "won": self.view["phase"] == OVER and not self.view["waiting"] and seat in self.view["winners"],
        }

    def limit(self, seat: int) -> str:
        """How many action cards were used today."""
        return self.say("card_limit", n=self.players[seat]["used"], m=self.players[seat]["limit"])

    def known(self, seat: int) -> str:
        """The cards in another hand that the viewer knows."""
        found = [self.names.card(kind, self.speech) for owner, kind in self.mine["seen"] if owner == seat]
        return self.say("knows", names=", ".join(found)) if found and seat != self.you else ""

    def states(self, seat: int) -> list[str]:
        """What counts for a player until the end of the day."""
        it = self.players[seat]
        found = [self.text[name] for name in ("ready", "no_cook", "double") if it[name]]
        found += [self.say("owes", name=self.who(other)) for other, owes in enumerate(it["owes"]) if owes]
        powers = [self.names.power(chef, self.speech) for chef, spared in enumerate(it["exempt"]) if spared]
        found += [self.say("spared", power=power) for power in powers]
        shut = [self.names.place(market, self.speech) for market, closed in enumerate(it["closed"]) if closed]
        found += [self.say("closed_at", place=place) for place in shut]
        if seat == self.you and self.view["phase"] == MARKET:
            found.append(self.say("offers_left", n=self.view["offers_left"]))
        return found

    def levels(self, seat: int) -> list[dict[str, Any]]:
        """The three bonuses of a restaurant, at their marks of the slider."""
        it = self.players[seat]
        if it["restaurant"] < 0:
            return []
        found = []
        for i, row in enumerate(self.c.restaurants[it["restaurant"]].levels):
            gained, at = i < it["level"], self.view["thresholds"][i]
            state = self.text["gained"] if gained else self.text[row.kind]
            found.append(
                {
                    "spot": f"bonus.{i + 1}" if seat == self.you else "",
                    "pic": BONUS_PICS[row.effect],
                    "name": self.name(row),
                    "tip": lines(self.titled(self.say("at", n=at), f"{self.name(row)} ({state})"), self.said(row)),
                    "at": at,
                    "left": 100 * at // self.view["goal"],
                    "gained": gained,
                }
            )
        return found

    def menu(self, seat: int) -> list[dict[str, Any]]:
        """The recipes of a player."""
        own = seat == self.you
        return [
            self.recipe(number, seat, f"recipe.{self.c.recipes[number].id}" if own else "", own)
            for number in self.players[seat]["recipes"]
            if number >= 0
        ]

    def lacks(self, seat: int) -> list[dict[str, Any]]:
        """The recipes of a rival with what they still lack, at a glance."""
        found = []
        for number in self.players[seat]["recipes"]:
            dish = self.dishes.get((seat, number))
            if dish is None:
                continue
            name, missing = self.names.recipe(number, self.speech), dish["missing"]
            said = self.say("lacks_names", recipe=name, names=self.called(missing)) if missing else ""
            said = self.say("ready_for", recipe=name) if dish["ready"] else said
            pics = [self.c.ingredients[kind].id for kind in missing]
            pic = f"cuisine_{self.c.recipes[number].cuisine}"
            tier = self.c.recipes[number].tier
            found.append({"name": name, "pic": pic, "tier": tier, "ready": dish["ready"], "pics": pics, "tip": said})
        return found

    def larder(self, seat: int) -> list[Piece]:
        """A player's ingredients; those that no own recipe lists are paler."""
        own = seat == self.you
        listed = {kind for r in self.players[seat]["recipes"] if r >= 0 for kind in self.t.needs[r]}
        found = []
        for kind, count in enumerate(self.players[seat]["larder"]):
            if count:
                row = self.c.ingredients[kind]
                tone = "" if kind in listed or row.effect else "rv-spare"
                wanted = "heart" if not own and kind in self.needed else ""
                found.append(self.kind(kind, count, f"larder.{row.id}" if own else "", tone, wanted))
        return found

    def hand_cards(self) -> list[Card]:
        """The viewer's action cards."""
        hand = self.mine["hand"]
        return [
            self.action(kind, f"hand.{self.c.action_cards[kind].id}", hand.count(kind)) for kind in dict.fromkeys(hand)
        ]

    def rubbish(self, seat: int) -> Piece:
        """A player's garbage."""
        count = self.players[seat]["garbage"]
        spot = "garbage" if seat == self.you else ""
        label = self.text["garbage"]
        return Piece("garbage", label, str(count), spot=spot, tone="rv-tok rv-rubbish", tip=label)

    def upgrades(self, seat: int) -> list[Piece]:
        """The upgrades of a restaurant."""
        own = seat == self.you
        return [
            self.upgrade(i, f"upgrade.{row.id}" if own else "")
            for i, row in enumerate(self.c.upgrades)
            if self.players[seat]["upgrades"][i]
        ]

    def chefs(self, seat: int) -> list[dict[str, Any]]:
        """The chefs of a player with their powers; in Kitchen Squad the whole squad."""
        pieces = [it for it in self.view["pieces"] if it["owner"] == seat]
        found = [
            self.staff(seat, it["chef"], bool(it["npc"]), self.chef_state(seat, it["spent"]))
            for it in pieces
            if it["chef"] >= 0 and (it["npc"] or not self.view["squad"])
        ]
        for chef in self.view["squads"][seat]:
            active = pieces[0]["chef"] == chef
            state = lines(self.text["active"], self.chef_state(seat, pieces[0]["spent"])) if active else ""
            found.append(self.staff(seat, chef, False, state, active))
        return found

    def staff(self, seat: int, chef: int, npc: bool, state: str, active: bool = True) -> dict[str, Any]:
        """One chef of a player."""
        row = self.c.chefs[chef]
        return {
            "id": row.id,
            "piece": self.chef(chef, npc, state=state, seat=seat, tone="" if active else "rv-resting"),
            "name": self.name(row),
            "power": self.names.power(chef, self.speech),
            "state": state,
        }

    def people(self) -> list[dict[str, Any]]:
        """Everybody at the table, to be chosen."""
        return [{"seat": seat, **self.house(seat), "who": self.who(seat)} for seat in range(len(self.players))]
