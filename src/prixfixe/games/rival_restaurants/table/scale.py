"""The scale: what is offered for what, drawn from the view, and what would follow if it were agreed."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Sequence

from prixfixe.games.rival_restaurants.options import (
    ANY_CARD,
    COINS,
    FACE_DOWN,
    GARBAGE,
    GOOD,
    PROMISED,
    RECIPE,
    SHOWN,
    SOME_SHOWN,
    SPARE,
    UPGRADE,
)
from prixfixe.games.rival_restaurants.table.pictures import CARD_PICS, UPGRADE_PICS
from prixfixe.games.rival_restaurants.table.things import NOBODY, Things
from prixfixe.kit.drawing import Card, Piece

GIVING, WANTING = 1, 0  # the stages of a draft
ANSWERS = ("accept", "counter", "decline", "withdraw")


class Scale(Things):
    """Offers: the own one on its way, and those of others."""

    # ---- what lies on a pan

    def entry(self, code: int) -> Piece:
        """An entry of an offer."""
        label = self.names.entry(code, self.speech)
        tone = "rv-tok"
        if GOOD.has(code):
            return self.kind(GOOD.one(code))
        if COINS.has(code):
            return Piece("coin", label, label, tone="rv-tok rv-coin")
        if UPGRADE.has(code):
            return Piece(UPGRADE_PICS[self.c.upgrades[UPGRADE.one(code)].id], label, tone=tone)
        if RECIPE.has(code):
            return Piece(f"cuisine_{self.c.recipes[RECIPE.one(code)].cuisine}", label, badge="recipe", tone=tone)
        if SPARE.has(code):
            return Piece(self.c.chefs[SPARE.one(code)].id, label, badge="hand", tone=tone)
        if code == GARBAGE:
            return Piece("garbage", label, tone=tone)
        return self.card_entry(code, label)

    def card_entry(self, code: int, label: str) -> Piece:
        """An action card, seen or not, or a promise."""
        if not PROMISED.has(code) and (FACE_DOWN.has(code) or (SHOWN.has(code) and code != SOME_SHOWN)):
            card = FACE_DOWN.one(code) if FACE_DOWN.has(code) else SHOWN.one(code)
            badge = "card_back" if FACE_DOWN.has(code) else "eye"
            return Piece(CARD_PICS[self.c.action_cards[card].id][0], label, badge=badge, tone="rv-tok rv-paper")
        if code in (ANY_CARD, SOME_SHOWN):
            return Piece("card_back", label, badge="eye" if code == SOME_SHOWN else "", tone="rv-tok rv-paper")
        return Piece("rumor", label, tone="rv-tok rv-paper")

    def pan(self, codes: Sequence[int], back: bool = False) -> list[Piece]:
        """What lies on a pan; money is one heap; the last thing put there can be taken off again."""
        coins = [code for code in codes if COINS.has(code) and not PROMISED.has(code)]
        others = [code for code in codes if code not in coins]
        heap = COINS.code(sum(COINS.one(code) for code in coins)) if coins else 0
        found = [self.entry(code) for code in ([heap] if coins else []) + others]
        if back and codes:
            last = 0 if codes[-1] in coins else len(found) - 1
            found[last] = replace(found[last], spot="scale.back")
        return found

    # ---- the offer on the scale

    def drafting(self) -> bool:
        """Whether the viewer composes an offer to somebody."""
        return bool(self.mine["draft"]) and self.mine["draft"][4] >= 0

    def deal(self) -> dict[str, Any] | None:
        """What lies on the scale: the own draft, or the offer that is put to the viewer."""
        if self.drafting():
            partner, give, want, _, stage = self.mine["draft"][:5]
            return self.weighed(partner, give, want, stage, self.view["deals"][0])
        sender = int(self.view["about"])
        if self.about != "offer" or not self.players[sender]["offer"]:
            return None
        offer = self.players[sender]["offer"]
        given = self.faces(sender, offer[1])
        facts = next(it for it in self.view["deals"] if it["sender"] == sender)
        turned = {**facts, "worth": facts["worth"][::-1]}
        return self.weighed(sender, offer[2], given, NOBODY, turned)

    def weighed(self, partner: int, give: Sequence[int], want: Sequence[int], stage: int, facts: Any) -> dict[str, Any]:
        """The two pans, the viewer's own on the left."""
        mine, theirs = facts["worth"]
        heavier = (mine < theirs) - (mine > theirs)
        return {
            "partner": partner,
            "name": self.text["the_table"] if partner < 0 else self.who(partner),
            "give": self.pan(give, stage == GIVING),
            "want": self.pan(want, stage == WANTING),
            "gives": self.text["all_give"] if partner < 0 else self.say("gives", name=self.who(partner)),
            "worth": (self.money(mine), self.money(theirs)),
            "lean": heavier,
            "stage": stage,
            "title": self.deal_title(partner, stage),
            "sides": [self.side(it) for it in sorted(facts["sides"], key=lambda it: it["seat"] != self.you)],
        }

    def deal_title(self, partner: int, stage: int) -> str:
        """Who has to agree."""
        if stage == NOBODY:
            return self.text["if_you_agree"]
        return self.text["if_somebody"] if partner < 0 else self.say("if_agreed", name=self.who(partner))

    def side(self, it: Any) -> dict[str, Any]:
        """How a player would stand: the till, and what could be cooked."""
        own = it["seat"] == self.you
        cooked = ", ".join(self.names.recipe(recipe, self.speech) for recipe in it["recipes"])
        more = it["after"] - it["before"]
        return {
            "seat": it["seat"],
            "till": self.say("till", name=self.text["you"] if own else self.who(it["seat"]), n=self.money(it["money"])),
            "cooks": cooked,
            "after": f"+{it['after']}" if it["after"] else "",
            "better": more > 0,
        }

    # ---- what can be put there

    def purse(self, prefix: str) -> list[Piece]:
        """The coins that go on a pan at a time."""
        steps = [step * self.t.unit for step in self.t.money_steps]
        return [self.coin(amount, f"{prefix}purse.{amount}") for amount in steps]

    def tray(self, seat: int) -> dict[str, Any]:
        """A rival's things, to be touched."""
        it, prefix = self.players[seat], f"seat.{seat}."
        recipes = [number for number in it["recipes"] if number >= 0]
        upgrades = [i for i in range(self.t.upgrades) if it["upgrades"][i]]
        chefs = [p["chef"] for p in self.view["pieces"] if p["owner"] == seat and p["chef"] >= 0]
        return {
            "seat": seat,
            "name": self.say("things_of", name=self.who(seat)),
            "money": self.money(it["money"]),
            "purse": self.purse(prefix),
            "larder": self.stock(seat, prefix),
            "recipes": [self.recipe(i, seat, f"{prefix}recipe.{self.c.recipes[i].id}") for i in recipes],
            "garbage": self.heap("garbage", self.text["garbage"], it["garbage"], prefix),
            "rubbish": it["garbage"],
            "cards": self.heap("cards", self.say("cards", n=it["cards"]), it["cards"], prefix),
            "held": it["cards"],
            "upgrades": [self.upgrade(i, f"{prefix}upgrade.{self.c.upgrades[i].id}") for i in upgrades],
            "powers": self.spared_by(chefs),
        }

    def heap(self, what: str, label: str, count: int, prefix: str) -> Piece:
        """Garbage or unseen cards of somebody."""
        pic = "card_back" if what == "cards" else "garbage"
        return Piece(pic, label, count=count, spot=f"{prefix}{what}", tone="rv-tok")

    def stock(self, seat: int, prefix: str) -> list[Piece]:
        """A rival's ingredients; what the viewer lacks has a heart."""
        return [
            self.kind(
                kind, n, f"{prefix}larder.{self.c.ingredients[kind].id}", badge="heart" if kind in self.needed else ""
            )
            for kind, n in enumerate(self.players[seat]["larder"])
            if n
        ]

    def spared_by(self, chefs: Sequence[int]) -> list[Piece]:
        """Chefs from whose power one can be spared."""
        return [self.chef(chef, spot=f"power.{self.c.chefs[chef].id}", badge="hand") for chef in chefs]

    def market_of_all(self) -> dict[str, Any]:
        """What anybody at the table might have."""
        kinds = range(self.t.kinds)
        others = [p["chef"] for p in self.view["pieces"] if p["owner"] != self.you and p["chef"] >= 0]
        return {
            "seat": NOBODY,
            "name": self.text["things_of_all"],
            "money": "",
            "purse": self.purse("all."),
            "larder": [
                self.kind(k, 1, f"all.larder.{self.c.ingredients[k].id}", badge="heart" if k in self.needed else "")
                for k in kinds
            ],
            "recipes": [],
            "garbage": self.heap("garbage", self.text["garbage"], 1, "all."),
            "rubbish": 1,
            "cards": self.heap("cards", self.text["hand"], 1, "all."),
            "held": 1,
            "upgrades": [self.upgrade(i, f"all.upgrade.{row.id}") for i, row in enumerate(self.c.upgrades)],
            "powers": self.spared_by(others),
        }

    def fan(self) -> list[Card]:
        """The action cards that can be asked for by name."""
        return [self.action(kind, f"card.{row.id}") for kind, row in enumerate(self.c.action_cards)]

    def promise_kinds(self) -> list[tuple[str, str]]:
        """What can be promised: spot and words."""
        return [(f"promise.{row.id}", self.name(row)) for row in self.names.promises]

    def promise_coins(self) -> list[Piece]:
        """Amounts that a promise may name."""
        amounts = [coins * self.t.unit for coins in range(1, 6)]
        return [self.coin(amount, f"promise.money.{amount}") for amount in amounts]

    def promise_goods(self) -> list[Piece]:
        """Ingredients that a promise may name."""
        return [self.kind(kind, 1, f"promise.kind.{row.id}") for kind, row in enumerate(self.c.ingredients)]

    def promise_days(self) -> list[tuple[str, str]]:
        """How long a promise may hold."""
        words = [self.say("until", n=days) for days in (1, 2, 3)]
        return [(f"promise.day.{i + 1}", word) for i, word in enumerate(words)]

    # ---- open offers and promises

    def offers(self) -> list[dict[str, Any]]:
        """Every open offer, with the answers one can give."""
        return [self.offer(seat, it["offer"]) for seat, it in enumerate(self.players) if it["offer"]]

    def offer(self, seat: int, it: Sequence[Any]) -> dict[str, Any]:
        """An open offer."""
        facts = next((deal for deal in self.view["deals"] if deal["sender"] == seat), None)
        own = [side for side in facts["sides"] if side["seat"] == self.you] if facts else []
        partner = self.text["the_table"] if it[0] < 0 else self.text["you"] if it[0] == self.you else self.who(it[0])
        return {
            "seat": seat,
            "title": self.say("offer_of", name=self.who(seat), partner=partner),
            "give": self.pan(self.faces(seat, it[1])),
            "want": self.pan(it[2]),
            "after": self.side(own[0]) if own else None,
            "answers": [(f"offer.{seat}.{name}", self.text[name]) for name in ANSWERS],
        }

    def faces(self, sender: int, give: Sequence[int]) -> list[int]:
        """What is given, with the faces that the viewer may see."""
        if self.you is None:
            return list(give)
        known = self.mine["offers"][sender]
        if sender == self.you:
            return list(known)
        hidden = list(give).count(SOME_SHOWN) - len(known)
        return [*(code for code in give if code != SOME_SHOWN), *known, *[SOME_SHOWN] * hidden]

    def promises(self) -> list[tuple[str, str]]:
        """What was promised, shown until its day has passed."""
        found = []
        for giver, taker, row, what, until in self.view["promises"]:
            days = max(1, until - self.view["day"])
            title = self.say("promised", giver=self.who(giver), taker=self.who(taker), day=until)
            found.append((title, self.names.promise(row, what, days, self.speech)))
        return found
