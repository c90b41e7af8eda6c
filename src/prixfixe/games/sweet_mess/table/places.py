"""The players' places: Bench, Stored tokens, oven, shelves, Tools; and Chef-o-Tron's."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from prixfixe.core.game import View
from prixfixe.games.sweet_mess.options import AWARD
from prixfixe.games.sweet_mess.sheets import icons_of
from prixfixe.games.sweet_mess.table.cards import Box, Cards, Dish
from prixfixe.games.sweet_mess.table.pictures import ACTION_PICS, drawing
from prixfixe.games.sweet_mess.tables import BOTTOM, GROUPS, SLOTS, TOP, TYPES
from prixfixe.games.sweet_mess.words import GROUP_NAMES
from prixfixe.kit.drawing import Piece


@dataclass(frozen=True)
class Group:
    """A group of the Bench."""

    id: str
    spot: str
    name: str
    law: str
    tip: str
    goods: list[Piece]
    free: int


@dataclass(frozen=True)
class Jar:
    """A Stored token, or the place of one."""

    spot: str
    pic: str
    tip: str
    full: bool


@dataclass(frozen=True)
class Slot:
    """A slot below the Bench."""

    number: int
    spot: str
    pic: str
    word: str
    tip: str
    dish: Dish | None
    reserved: bool


@dataclass(frozen=True)
class Shelf:
    """A shelf for Awards, by type."""

    spot: str
    name: str
    tip: str
    places: list[Prize]


@dataclass(frozen=True)
class Prize:
    """A place on a shelf: the Award there, or what would stand there."""

    pic: str
    points: str
    held: bool
    ready: bool
    tip: str
    move: str = ""


@dataclass(frozen=True)
class Done:
    """Completed Recipes of a type that lie face up."""

    pic: str
    name: str
    cards: list[tuple[str, str]]  # the spot and the moving name of each; only the first two are ever touched
    used: int
    tip: str


@dataclass(frozen=True)
class Tool:
    """A Tool in hand: a card with two effects."""

    title: str
    pic: str
    spot: str
    effects: list[Box]
    tip: str
    move: str = ""
    down: bool = False


@dataclass(frozen=True)
class Actions:
    """An action box."""

    here: bool
    tip: str
    actions: list[Box]
    rest: str  # the spot of doing nothing there


@dataclass(frozen=True)
class Side:
    """A side of a Chef card: what counts as what."""

    spot: str
    gives: str  # a drawing
    counts: int
    takes: str  # a drawing, or none for any type
    text: str


class Places(Cards):
    """What somebody has; `seat` may be Chef-o-Tron's place after the last."""

    def cook(self, seat: int) -> View:
        """What lies at a place."""
        found: View = self.view["cooks"][seat]
        return found

    def own(self, seat: int, spot: str) -> str:
        """A spot of the viewer's place; nothing at others'."""
        return spot if seat == self.you else ""

    # ---- the Bench

    def groups(self, seat: int) -> list[Group]:
        """The four groups."""
        return [self.group(seat, group) for group in range(GROUPS)]

    def group(self, seat: int, group: int) -> Group:
        """A group, every Ingredient by itself."""
        row, counts = self.rows.bench_group[group], self.cook(seat)["bench"][group]
        spot = self.own(seat, f"bench.{row.id}")
        goods = [
            self.good(kind, f"{spot}.{self.rows.ingredient[kind].id}" if spot else "")
            for kind, count in enumerate(counts)
            for _ in range(count)
        ]
        law, tip = self.text[f"law_{row.id}"], self.say(f"tip_{row.id}", n=row.capacity)
        name = GROUP_NAMES[self.speech.lang][group]
        return Group(row.id, spot, name, law, tip, goods, max(0, row.capacity - len(goods)))

    def jars(self, seat: int) -> list[Jar]:
        """The six Stored tokens."""
        found = []
        for kind, count in enumerate(self.cook(seat)["stored"]):
            row = self.rows.ingredient[kind]
            left = self.view["stored_left"][kind]
            tip = self.say("jar" if count else "jar_empty", name=self.kind(kind), n=left)
            found.append(Jar(self.own(seat, f"jar.{row.id}"), drawing(row.id), tip, bool(count)))
        return found

    # ---- the oven

    def slots(self, seat: int) -> list[Slot]:
        """The slots from left to right."""
        return [self.slot(seat, slot) for slot in reversed(range(SLOTS))]

    def slot(self, seat: int, slot: int) -> Slot:
        """A slot with its bonus, or with the Recipe in it."""
        cook = self.cook(seat)
        row = next(row for row in self.rows.bench_slot if row.number == slot)
        text = self.effect_text(row.effect, row.amount) or self.text["slot_none"]
        word = self.effect_word(row.effect, row.amount) or self.text["slot_last"]
        reserved = bool(slot == cook["reserved"])
        return Slot(
            slot,
            self.own(seat, f"slot.{slot}"),
            self.effect_pic(row.effect) or "cloche",
            word,
            self.say("slot_tip", n=slot, text=text),
            self.baking(seat, cook["slots"][slot], reserved) if cook["slots"][slot] >= 0 else None,
            reserved,
        )

    def baking(self, seat: int, recipe: int, reserved: bool) -> Dish:
        """A Recipe below the Bench."""
        pips = self.view["reserved_pips"] if reserved and seat == self.you else []
        return self.dish(recipe, pips, self.text["reserved_tip"] if reserved else "", move=f"recipe-{recipe}")

    def done(self, seat: int) -> list[Done]:
        """Completed Recipes by type."""
        return [self.done_of(seat, type) for type in range(TYPES)]

    def done_of(self, seat: int, type: int) -> Done:
        """Completed Recipes of one type; the second of a pair has a spot of its own."""
        row, cook = self.rows.recipe_type[type], self.cook(seat)
        here = [recipe for recipe in cook["done"] if self.rows.recipe[recipe].type == row.id]
        used = sum(self.rows.recipe[recipe].type == row.id for recipe in cook["used"])
        ways = [f"done.{row.id}", f"done.{row.id}.2"]
        spots = [self.own(seat, ways[i]) if i < 2 else "" for i in range(len(here))]
        tip = self.say("done_tip", type=self.name(row), n=len(here), used=used)
        return Done(
            row.id, self.name(row), [(spot, f"recipe-{recipe}") for spot, recipe in zip(spots, here)], used, tip
        )

    # ---- Awards

    def shelves(self, seat: int) -> list[Shelf]:
        """Top Shelf above Bottom Shelf."""
        return [self.shelf(seat, shelf) for shelf in (TOP, BOTTOM)]

    def shelf(self, seat: int, shelf: int) -> Shelf:
        """A shelf with a place for each type."""
        name = ("bottom", "top")[shelf]
        bonus = self.constant("top_shelf_bonus_points")
        tip = self.say(f"shelf_{name}_tip", n=self.icons(shelf), bonus=bonus)
        places = [self.prize(seat, type, shelf) for type in range(TYPES)]
        return Shelf(self.own(seat, f"shelf.{name}"), self.text[f"shelf_{name}"], tip, places)

    def prize(self, seat: int, type: int, shelf: int) -> Prize:
        """The Award on a place, or what one there would be worth."""
        row, code = self.rows.recipe_type[type], AWARD.pair(type, shelf)
        award = self.cook(seat)["awards"][code]
        name = self.text[("bottom_shelf", "top_shelf")[shelf]]
        if award >= 0:
            held = self.rows.award[award]
            tip = self.say("shelf_held", name=self.name(held), shelf=name)
            return Prize(row.id, str(held.points), True, False, tip, f"award-{award}")
        covers, points = self.view["covers"], self.view["prizes"][code]
        if seat != self.you or not covers or points < 0:
            return Prize(row.id, "", False, False, self.say("shelf_shut", shelf=name, type=self.name(row)))
        have, want = min(covers[type], self.icons(shelf)), self.icons(shelf)
        tip = self.say("shelf_free", shelf=name, type=self.name(row), points=points, have=have, want=want)
        return Prize(row.id, f"{have}/{want}", False, have == want, tip)

    # ---- Tools, Chef and actions

    def tools(self) -> list[Tool]:
        """The viewer's Tools: those in hand, then those face down beside the Bench."""
        down = [self.tool(tool, number, True) for number, tool in enumerate(self.view["down"])]
        return [*(self.tool(tool, number, False) for number, tool in enumerate(self.view["hand"])), *down]

    def tool(self, tool: int, number: int, down: bool) -> Tool:
        """A Tool: its two effects can be touched, or the whole card."""
        row = self.rows.tool[tool]
        icons = icons_of(self.rows, row)
        texts = [self.effect_text(*icon) for icon in icons]
        tip = self.say("tool_tip", name=self.name(row), first=texts[0], second=texts[-1])
        more = [self.text["face_down"]] if down else []
        more += [self.text["house"]] if row.source == "house" else []
        spot = "" if down else f"tool.{row.id}"
        effects = [
            Box(f"{spot}.{i}" if spot else "", self.effect_pic(name), self.effect_word(name, amount), texts[i])
            for i, (name, amount) in enumerate(icons)
        ]
        move = f"tool-{tool}-{'d' if down else 'h'}{number}" if row.count > 1 else f"tool-{tool}"
        return Tool(self.name(row), row.id, spot, effects, "\n".join([tip, *more]), move, down)

    def boxes(self, seat: int) -> list[Actions]:
        """The action boxes from left to right; the marker stands on one."""
        marker = self.cook(seat)["marker"]
        boxes = sorted(self.rows.action_box, key=lambda row: row.position)
        return [self.box(seat, row, number == marker) for number, row in enumerate(boxes)]

    def box(self, seat: int, row: Any, here: bool) -> Actions:
        """A box with its two actions; the second one of the box in use has its price on it."""
        rows = {action.id: action for action in self.rows.action}
        price = (
            self.constant("second_action_cost_gold")
            if here and self.about == "second-action" and seat == self.you
            else 0
        )
        actions = [
            Box(
                self.own(seat, f"box.{row.id}.{name}"),
                ACTION_PICS.get(name, "event"),
                self.text.get(name, self.name(rows[name])),
                self.name(rows[name]),
                price,
            )
            for name in row.actions
        ]
        tip = self.titled(self.name(row), self.text["marker_here"]) if here else self.name(row)
        return Actions(here, tip, actions, self.own(seat, f"box.{row.id}.rest"))

    def chef(self, seat: int) -> str:
        """The name of a place's Chef."""
        return self.name(self.rows.chef[self.cook(seat)["chef"]])

    def sides(self, seat: int) -> list[Side]:
        """The side of the Chef in use, or both while one is to be chosen."""
        chosen = self.cook(seat)["side"]
        if chosen < 0 and seat != self.you:
            return []
        return [self.side(seat, side) for side in (range(2) if chosen < 0 else (chosen,))]

    def side(self, seat: int, side: int) -> Side:
        """A side of a Chef card."""
        row = self.rows.chef[self.cook(seat)["chef"]]
        printed = (row.side_a, row.side_b)[side]
        name, kind = printed.ingredient, self.kind(self.kinds[printed.ingredient])
        spot = self.own(seat, "chef" if self.cook(seat)["side"] >= 0 else f"chef.{'ab'[side]}")
        units = self.constant("chef_b_units_per_super")
        if printed.effect == "ingredient_as_any_basic":
            return Side(spot, drawing(name), 1, "", self.say("chef_any", kind=kind))
        return Side(spot, drawing("super"), units, drawing(name), self.say("chef_two", kind=kind, n=units))

    def awards_won(self, seat: int) -> list[Prize]:
        """The Awards of a place, for a glance."""
        places = [place for shelf in self.shelves(seat) for place in shelf.places]
        return [place for place in places if place.held]
