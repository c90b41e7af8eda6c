"""The square in the middle of the town: one thing that is going on at a time."""

from __future__ import annotations

from typing import Any, Sequence

from prixfixe.games.rival_restaurants.table.pictures import CARD_PICS
from prixfixe.games.rival_restaurants.table.scale import Scale
from prixfixe.games.rival_restaurants.table.things import COOKING, NOBODY, OVER, SERVING, SET_UP
from prixfixe.games.rival_restaurants.tables import STEAL_INGREDIENT, TAKE_COUNTER
from prixfixe.kit.drawing import Card, Piece, lines

TRADING = ("partner", "scale", "promise", "offer")


class Square(Scale):
    """Cards dealt, a war, a card in play, the scale, the stoves, or the quiet square."""

    def stage(self) -> str:
        """What the square is for now."""
        tests = (
            ("dealt", self.dealt() is not None),
            ("trade", self.about in TRADING),
            ("looking", self.view["looking"][0] >= 0 and self.view["looking"][1] > 0),
            ("waste", self.about == "waste"),
            ("loot", bool(self.loot())),
            ("war", self.view["war"]["market"] >= 0 and self.view["war"]["slot"] >= 1),
            ("play", self.view["effect"]["user"] >= 0 and self.in_play() is not None),
            ("trade", bool(self.mine["draft"]) and not self.asked),
            ("kitchen", self.view["phase"] in (COOKING, SERVING)),
            ("end", self.view["phase"] == OVER and not self.view["waiting"]),
        )
        return next((name for name, now in tests if now), "quiet")

    # ---- cards dealt and looked at

    def dealt(self) -> dict[str, Any] | None:
        """Restaurants or chefs dealt to choose from, and the chefs of a draft."""
        if self.view["phase"] != SET_UP or self.you is None:
            return None
        own, squad = self.view["pieces"][self.you * self.view["per"] :], bool(self.view["squad"])
        if not self.mine["dealt"]:
            draft = squad and self.view["pool"] and self.view["pieces"][1]["chef"] >= 0
            return {"title": self.text["pool"], "cards": self.pool()} if draft else None
        if self.players[self.you]["restaurant"] < 0:
            houses = [self.house_card(i, f"dealt.{self.c.restaurants[i].id}") for i in self.mine["dealt"]]
            return {"title": self.text["dealt_houses"], "cards": houses}
        npc = squad and own[1]["chef"] < 0
        kept = self.mine["plan"] if npc or not squad else []  # a squad names who leaves
        cards = [self.to_choose(chef, npc, chef in kept) for chef in self.mine["dealt"]]
        return {"title": self.text["dealt_chefs"], "cards": cards}

    def to_choose(self, chef: int, npc: bool = False, kept: bool = False) -> Card:
        """A chef to choose."""
        return self.chef_card(chef, f"dealt.{self.c.chefs[chef].id}", npc, self.text["chosen"] if kept else "")

    def pool(self) -> list[Card]:
        """The chefs of the draft."""
        return [self.to_choose(chef) for chef in self.view["pool"]]

    def looking(self) -> dict[str, Any]:
        """Cards or recipes that somebody looks at; the others see only how many."""
        who, count = self.view["looking"]
        if who != self.you:
            said = self.say("looks", name=self.who(who), n=count)
            return {"title": said, "backs": count, "cards": [], "recipes": []}
        seen, c = self.mine["looks_at"], self.c
        if self.view["peeks_cards"]:
            kinds = list(dict.fromkeys(seen))
            cards = [self.action(kind, f"looking.{c.action_cards[kind].id}", seen.count(kind)) for kind in kinds]
            return {"title": self.text["looking"], "backs": 0, "cards": cards, "recipes": []}
        recipes = [self.recipe(number, who, f"looking.{c.recipes[number].id}") for number in seen]
        return {"title": self.text["looking"], "backs": 0, "cards": [], "recipes": recipes}

    # ---- a card or power in play

    def in_play(self) -> dict[str, Any] | None:
        """The card or power being resolved: who uses it, on whom, who is protected."""
        it = self.view["effect"]
        if it["user"] < 0 or (it["card"] < 0 and it["chef"] < 0):
            return None
        npc = it["piece"] >= 0 and self.view["pieces"][it["piece"]]["npc"]
        card = self.action(it["card"]) if it["card"] >= 0 else self.chef_card(it["chef"], npc=npc)
        steals = it["card"] >= 0 and self.t.card_effect[it["card"]] == STEAL_INGREDIENT and it["b"] >= 0
        return {
            "card": card,
            "user": it["user"],
            "uses": self.say("uses", name=self.who(it["user"])),
            "victims": [(seat, self.who(seat), bool(it["safe"][seat])) for seat in it["victims"]],
            "chain": self.say("chain", n=it["chain"]) if it["chain"] else "",
            "about": self.kind(it["b"]) if steals else None,
        }

    def loot(self) -> list[int]:
        """The rivals of whose things one is to be chosen."""
        if self.about == "victim":
            card = self.view["effect"]["card"]
            return [] if self.t.card_effect[card] == TAKE_COUNTER else [int(self.view["effect"]["a"])]
        if self.about == "rivals":
            return [seat for seat in range(len(self.players)) if seat != self.you]
        return [int(self.view["about"])] if self.about == "rival" else []

    # ---- a war

    def war(self) -> dict[str, Any]:
        """The bidding war, or the claim that is put to the others."""
        it = self.view["war"]
        kind = self.view["counter"][it["market"]][it["slot"] - 1]
        claimed = it["claim"] >= 0 and not it["pieces"]
        name = self.names.kind(kind, self.speech) if kind >= 0 else ""
        spot = f"counter.{self.c.locations[it['market']].id}.{it['slot']}"
        owner = self.view["pieces"][it["claim"]]["owner"] if claimed else NOBODY
        return {
            "title": self.text["claim" if claimed else "war"],
            "what": self.say("war_for", name=name, place=self.names.place(it["market"], self.speech)),
            "piece": self.kind(kind, spot=spot) if kind >= 0 else None,
            "claims": self.say("wants_it", name=self.who(owner)) if claimed else self.high(),
            "bidders": [self.bidder(i) for i in range(len(it["pieces"]))],
            "bids": [self.bid(amount, left) for amount, left in self.view["bids"][1:]],
        }

    def high(self) -> str:
        """The bid to beat."""
        money, garbage = self.view["high"]
        more = f" {self.say('high_garbage', n=garbage)}" if garbage else ""
        return self.say("high", n=self.money(money)) + more

    def bidder(self, i: int) -> dict[str, Any]:
        """One participant of the war."""
        it = self.view["war"]
        piece = self.view["pieces"][it["pieces"][i]]
        owner, out = piece["owner"], bool(it["out"][i])
        garbage = f" + {it['garbage'][i]}" if it["garbage"][i] else ""
        chef = self.chef(piece["chef"], piece["npc"], state=self.who(owner), seat=owner)
        return {
            "piece": chef,
            "name": self.who(owner),
            "bid": self.text["out"] if out else self.money(it["bids"][i]),
            "garbage": "" if out else garbage,
            "till": self.money(self.players[owner]["money"]),
            "out": out,
            "turn": it["turn"] == i and not out,
        }

    def bid(self, amount: int, left: int) -> dict[str, str]:
        """A raise, with what it would leave."""
        said = self.say("leaves", n=self.money(left)) if left > 0 else self.text["all_in"]
        return {"spot": f"bid.{amount}", "amount": self.money(amount), "left": said}

    # ---- the evening

    def kitchen(self) -> list[dict[str, Any]]:
        """The plans that can be seen: the own one while it is made, then everybody's."""
        if self.view["phase"] == COOKING:
            return [self.plan(self.you, self.mine["cooking"])] if self.you is not None and self.mine["cooking"] else []
        seats = [seat for seat, it in enumerate(self.players) if it["plan"] and it["plan"][0]]
        return [self.plan(seat, self.players[seat]["plan"]) for seat in seats]

    def stove_says(self) -> str:
        """What the stove is for now."""
        if self.about == "dishes":
            return self.text["put_on_stove"]
        cooked = any(plan["dishes"] for plan in self.kitchen())
        return self.text["tonight" if cooked or (self.view["phase"] == COOKING and not self.asked) else "no_dish"]

    def plan(self, seat: int, plan: Sequence[Any]) -> dict[str, Any]:
        """The dishes of a plan with what fills each need."""
        mask, fills, extras, rave = plan
        points, start, dishes = list(self.view["plans"][seat]["points"]), 0, []
        cooked = [i for i in range(len(self.players[seat]["recipes"])) if mask >> i & 1]
        for number, position in enumerate(cooked):
            recipe = self.players[seat]["recipes"][position]
            needs = self.t.needs[recipe]
            filled = [*fills[start : start + len(needs)], *[None] * len(needs)][: len(needs)]
            start += len(needs)
            extra = [self.kind(self.t.extra_of[self.t.tier[recipe]])] if extras >> position & 1 else []
            parts = [part for need, way in zip(needs, filled) for part in self.fill(need, way)]
            dishes.append(
                {
                    "name": self.names.recipe(recipe, self.speech),
                    "pic": f"cuisine_{self.c.recipes[recipe].cuisine}",
                    "parts": parts + extra,
                    "review": rave == position + 1,
                    "earns": self.say("plan_earns", n=points[number]) if number < len(points) else "",
                }
            )
        return {"seat": seat, "name": self.who(seat), "dishes": dishes, "garbage": self.view["plans"][seat]["garbage"]}

    def fill(self, need: int, way: int | None) -> list[Piece]:
        """What fills a need: one card, two, or nothing yet."""
        name = self.names.kind(need, self.speech)
        if way is None:
            return [
                Piece(self.c.ingredients[need].id, self.titled(name, self.text["to_choose"]), tone="rv-tok rv-open")
            ]
        pair = self.t.pair
        kinds = [pair.one(way), pair.two(way)] if pair.has(way) else [way]
        instead = "" if way == need else self.say("instead", name=name)
        return [
            Piece(
                row.id,
                lines(self.name(row), instead),
                tone="rv-tok",
                badge=self.c.ingredients[need].id if instead else "",
            )
            for row in (self.c.ingredients[kind] for kind in kinds)
        ]

    def fresh(self) -> Piece | None:
        """The garbage of the viewer's dishes, not yet taken."""
        count = self.players[self.you]["fresh"] if self.you is not None else 0
        label = self.say("take_fresh", n=count)
        tip = self.text["fresh"]
        return Piece("garbage", label, count=count, spot="garbage.new", tone="rv-tok", tip=tip) if count else None

    # ---- the quiet square

    def decks(self) -> list[dict[str, Any]]:
        """Recipe decks, and what was played and cooked."""
        v, found = self.view, []
        for tier, name in enumerate(("basic_deck", "gourmet_deck")):
            done = ", ".join(self.names.recipe(recipe, self.speech) for recipe in v["finished"][tier])
            below = ", ".join(self.names.recipe(recipe, self.speech) for recipe in v["bottoms"][tier] if recipe >= 0)
            tip = lines(
                self.text[name],
                self.say("deck_of", n=v["recipe_decks"][tier]),
                self.say("finished", names=done) if done else "",
                self.say("below", names=below) if below else "",
            )
            found.append({"pic": "recipe", "name": self.text[name], "count": v["recipe_decks"][tier], "tip": tip})
        played = [f"{self.name(row)} ×{v['played'][i]}" for i, row in enumerate(self.c.action_cards) if v["played"][i]]
        tip = lines(self.text["played"], *played)
        return [*found, {"pic": "card", "name": self.text["played"], "count": sum(v["played"]), "tip": tip}]

    def crowned(self) -> list[str]:
        """Who has won, and how others voted."""
        return [self.who(seat) for seat in self.view["winners"]]

    def votes(self) -> list[str]:
        """Whom each voted for."""
        return [
            self.say("voted", name=self.who(seat), choice=self.who(choice))
            for seat, choices in enumerate(self.view["votes"])
            for choice in choices
            if choice >= 0
        ]

    def card_in_hand(self) -> Piece | None:
        """The card that the viewer uses, while more has to be said of it."""
        it = self.view["effect"]
        if self.holds != "card" or it["user"] != self.you or it["card"] < 0:
            return None
        row = self.c.action_cards[it["card"]]
        return Piece(CARD_PICS[row.id][0], self.name(row), tone="rv-tok rv-paper", tip=self.said(row))
