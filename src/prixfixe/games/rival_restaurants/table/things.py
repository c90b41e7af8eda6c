"""The things on the table of Rival Restaurants: tokens, figures, recipes and cards, with what they explain."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Iterable, Sequence

from prixfixe.core.game import View
from prixfixe.games.rival_restaurants.content import content, tables
from prixfixe.games.rival_restaurants.table.pictures import BONUS_PICS, CARD_PICS, UPGRADE_PICS
from prixfixe.games.rival_restaurants.words import Names
from prixfixe.kit.content import Row
from prixfixe.kit.drawing import Card, Drawing, Piece, lines
from prixfixe.kit.words import catalogue

NOBODY = -1
SET_UP, MORNING, OPENING, MARKET, COOKING, SERVING, OVER = range(7)  # the phases of a day, as the view counts them


class Things(Drawing):
    """A view with its names, and the pieces that all parts of the table are made of."""

    texts = catalogue(Path(__file__).with_name("texts.toml"))

    def look_up(self) -> None:
        """What the view speaks of."""
        self.c, self.t = content(self.content), tables(self.content)
        self.names = Names(self.c)
        self.mine: View = self.view["mine"]
        self.players: list[View] = self.view["players"]
        self.dishes: dict[tuple[int, int], View] = {(it["seat"], it["recipe"]): it for it in self.view["dishes"]}
        own = [it for it in self.view["dishes"] if it["seat"] == self.you and it["recipe"] in self.own_recipes()]
        self.needed = {kind for it in own for kind in it["missing"]}

    def own_recipes(self) -> list[int]:
        """The recipes of the viewer."""
        return list(self.players[self.you]["recipes"]) if self.you is not None else []

    # ---- words

    def note(self, row: Row) -> str:
        """Whether a card is our own."""
        return self.text["house"] if row.source == "house" else ""

    def called(self, kinds: Iterable[int]) -> str:
        """Ingredients by name."""
        return ", ".join(self.names.kind(kind, self.speech) for kind in kinds)

    # ---- tokens

    def kind(self, kind: int, count: int = 1, spot: str = "", tone: str = "", badge: str = "") -> Piece:
        """An ingredient."""
        row = self.c.ingredients[kind]
        price = self.say(
            "price",
            price=self.money(self.t.list_price[kind]),
            place=self.names.place(self.t.market_of[kind], self.speech),
        )
        lacks = self.text["needed"] if kind in self.needed else ""
        tip = lines(self.name(row), price, self.said(row) if row.effect else "", lacks)
        return Piece(row.id, self.name(row), count=count, spot=spot, tone=f"rv-tok {tone}", badge=badge, tip=tip)

    def coin(self, amount: int, spot: str) -> Piece:
        """An amount of money that is put on the scale."""
        return Piece("coin", self.money(amount), self.money(amount), spot=spot, tone="rv-tok rv-coin")

    def upgrade(self, upgrade: int, spot: str = "", price: str = "") -> Piece:
        """An upgrade."""
        row = self.c.upgrades[upgrade]
        owners = [self.who(seat) for seat, it in enumerate(self.players) if it["upgrades"][upgrade]]
        owned = self.say("owners", names=", ".join(owners)) if owners and price else ""
        tip = lines(f"{self.name(row)} {price}".strip(), self.said(row), owned)
        return Piece(UPGRADE_PICS[row.id], self.name(row), spot=spot, tone="rv-tok", tip=tip)

    # ---- chefs

    def chef(self, chef: int, npc: bool = False, spot: str = "", state: str = "", **more: Any) -> Piece:
        """A chef with title and power."""
        row = self.c.chefs[chef]
        name = f"{self.name(row)}, {self.text['npc']}" if npc else self.name(row)
        head = self.titled(self.said(row, "power"), self.power_text(row, npc))
        tip = lines(name, self.said(row, "title"), head, state)
        tone = f"figure rv-chef {'rv-npc' if npc else ''} {more.pop('tone', '')}"
        return Piece(row.id, more.pop("label", name), spot=spot, tone=tone, tip=tip, **more)

    def figure(self, piece: int) -> Piece:
        """A chef in the town, with what it wants."""
        it = self.view["pieces"][piece]
        wants = self.wish(it)
        label = f"{self.names.chef(it['chef'], self.speech)} ({self.who(it['owner'])})"
        return self.chef(
            it["chef"],
            it["npc"],
            f"chef.{self.c.chefs[it['chef']].id}",
            lines(self.who(it["owner"]), wants),
            label=f"{label}, {wants}" if wants else label,
            seat=it["owner"],
            move=f"chef-{piece}",
            badge=self.wish_pic(it),
        )

    def wish(self, it: View) -> str:
        """What a chef stands on, in words."""
        if it["at"] < 0 or it["want"] < 0:
            return ""
        if it["want"] == 0:
            return self.text["on_shelf"]
        kind = self.view["counter"][it["at"]][it["want"] - 1]
        return self.say("wants", name=self.names.kind(kind, self.speech)) if kind >= 0 else ""

    def wish_pic(self, it: View) -> str:
        """The same as a small drawing."""
        if it["at"] < 0 or it["want"] < 0:
            return ""
        kind = self.view["counter"][it["at"]][it["want"] - 1] if it["want"] else NOBODY
        return self.c.ingredients[kind].id if kind >= 0 else "card_back" if it["want"] == 0 else ""

    def chef_state(self, seat: int, spent: bool) -> str:
        """Whether a power has been used, or does not work."""
        if self.view["asleep"][seat]:
            return self.say("asleep", level=self.name(self.c.levels[1]))
        if not self.players[seat]["powers"]:
            return self.text["frozen"]
        return self.text["used_today"] if spent else ""

    # ---- recipes

    def recipe(self, recipe: int, seat: int = NOBODY, spot: str = "", move: bool = False) -> dict[str, Any]:
        """A recipe: the dish, what it needs, what it brings, what is missing."""
        row, dish = self.c.recipes[recipe], self.dishes.get((seat, recipe))
        foot = self.foot(dish) if dish else self.say("makes", n=row.garbage)
        return {
            "name": self.name(row),
            "tier": row.tier,
            "pic": f"cuisine_{row.cuisine}",
            "value": row.popularity,
            "needs": self.needs(recipe, dish["missing"] if dish else None, spot),
            "foot": foot,
            "ready": bool(dish and dish["ready"]),
            "spot": spot,
            "tip": self.recipe_tip(recipe, foot if dish else ""),
            "move": f"recipe-{recipe}" if move else "",
        }

    def recipe_tip(self, recipe: int, foot: str) -> str:
        """A recipe in words."""
        row = self.c.recipes[recipe]
        cuisine = next(self.name(c) for c in self.c.cuisines if c.id == row.cuisine)
        kind = f"{self.text[row.tier]}, {cuisine}, {self.say('makes', n=row.garbage)}"
        needs = self.called(self.t.needs[recipe])
        return lines(self.titled(self.name(row), row.popularity), kind, needs, foot, self.note(row))

    def foot(self, dish: View) -> str:
        """What a recipe would earn now, and whether it can be cooked."""
        state = (
            self.text["all_there"]
            if not dish["missing"]
            else self.text["with_substitutes"]
            if dish["ready"]
            else self.say("lacks", price=self.money(dish["cost"]))
        )
        return f"{self.say('earns', n=dish['earns'])}, {state}"

    def needs(self, recipe: int, missing: Sequence[int] | None, spot: str) -> list[dict[str, Any]]:
        """The required ingredients, each there or missing."""
        left, found = list(missing or ()), []
        for kind in self.t.needs[recipe]:
            miss = kind in left
            if miss:
                left.remove(kind)
            row = self.c.ingredients[kind]
            state = "" if missing is None else self.text["miss" if miss else "have"]
            label = self.titled(self.name(row), state) if state else self.name(row)
            need = {"pic": row.id, "name": self.name(row), "label": label, "spot": f"{spot}.{row.id}" if spot else ""}
            found.append({**need, "state": "" if missing is None else "rv-miss" if miss else "rv-have"})
        return found

    # ---- cards

    def action(self, kind: int, spot: str = "", count: int = 1) -> Card:
        """An action card."""
        row = self.c.action_cards[kind]
        return Card(
            self.name(row),
            self.said(row),
            CARD_PICS[row.id],
            f"×{count}" if count > 1 else "",
            spot=spot,
            note=self.note(row),
            tone="rv-action",
        )

    def chef_card(self, chef: int, spot: str = "", npc: bool = False, mark: str = "") -> Card:
        """A chef to choose, with the whole power."""
        row = self.c.chefs[chef]
        power, title, text = self.said(row, "power"), self.said(row, "title"), self.power_text(row, npc)
        return Card(self.name(row), text, [row.id], mark, spot=spot, rows=[("", power)], tone="rv-pick", note=title)

    def power_text(self, row: Any, npc: bool) -> str:
        """What a chef can do, as a helper something else."""
        return next((self.said(other) for other in self.c.npc_chefs if npc and other.chef == row.id), self.said(row))

    def house_card(self, house: int, spot: str) -> Card:
        """A restaurant to choose."""
        row = self.c.restaurants[house]
        levels = [
            (BONUS_PICS[b.effect], self.titled(b.popularity, f"{self.name(b)}. {self.said(b)}")) for b in row.levels
        ]
        pics = [f"cuisine_{row.cuisine}"]
        note = self.note(row)
        return Card(self.name(row), "", pics, spot=spot, rows=levels, note=note, tone="rv-pick rv-house-card")
