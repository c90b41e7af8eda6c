"""What lies beside the cloth: the Recipes, Awards, the supply, the Toque, Bench Benefits."""

from __future__ import annotations

from dataclasses import dataclass

from prixfixe.games.sweet_mess.sheets import icons_of
from prixfixe.games.sweet_mess.table.base import Base
from prixfixe.games.sweet_mess.table.pictures import drawing
from prixfixe.games.sweet_mess.tables import BOTTOM, TOP
from prixfixe.kit.drawing import Piece

PIPS = ("miss", "wild", "own")  # how a unit could be covered
UNITS = ("open", "due", "paid")  # how a unit of a payment stands


@dataclass(frozen=True)
class Pip:
    """A unit of a Recipe's cost."""

    pic: str  # none for a gray one of no type yet
    state: str


@dataclass(frozen=True)
class Dish:
    """A Recipe card."""

    title: str
    type: str
    points: int
    pips: list[Pip]
    icons: list[tuple[str, str]]  # a drawing and a word each
    tip: str
    short: int = -1  # units that nothing covers; -1 where nobody counts them
    gold: int = 0  # for taking it from the display
    spot: str = ""
    move: str = ""
    paying: bool = False


@dataclass(frozen=True)
class Box:
    """A small place with a drawing, a word, perhaps gold."""

    spot: str
    pic: str
    word: str
    tip: str
    gold: int = 0


@dataclass(frozen=True)
class Stack:
    """A stack of Awards."""

    spot: str
    pic: str
    tip: str
    points: str  # of the top one
    rest: list[str]
    move: str


@dataclass(frozen=True)
class Pair:
    """A Bench Benefit card with its Ingredients up."""

    goods: list[Pip]
    tip: str
    move: str


@dataclass(frozen=True)
class Benefits:
    """The three Bench Benefit cards."""

    pairs: list[Pair]
    earns: Box
    move: str


class Cards(Base):
    """The columns beside the cloth."""

    def display(self, level: int) -> list[Dish | None]:
        """The Recipes of a level, the newest first."""
        cards = self.view["display"]
        half = len(cards) // 2
        spaces = range((level - 1) * half, level * half)
        return [self.offer(space, space % half == 0) if cards[space] >= 0 else None for space in reversed(spaces)]

    def offer(self, space: int, oldest: bool) -> Dish:
        """A Recipe of the display, and how far the viewer's things go."""
        recipe = self.view["display"][space]
        gold = self.constant("display_column_gold") if oldest else 0
        more = self.say("column_gold", n=gold) if gold else ""
        pips = self.view["pips"][space] if self.view["pips"] else []
        return self.dish(recipe, pips, more, gold, f"recipe.{space}", f"recipe-{recipe}")

    def dish(self, recipe: int, pips: list[int], more: str = "", gold: int = 0, spot: str = "", move: str = "") -> Dish:
        """A Recipe; while it is being paid its units tell how the payment stands."""
        row, pics, view = self.rows.recipe[recipe], self.units(recipe), self.view
        paying = bool(view["dish"] == recipe)
        states = [PIPS[state] for state in pips] if pips else ["plain"] * len(pics)
        return Dish(
            self.name(row),
            row.type,
            row.points,
            self.bill() if paying else [Pip(pic, state) for pic, state in zip(pics, states)],
            [
                (self.effect_pic(effect), self.effect_word(effect, amount))
                for effect, amount in icons_of(self.rows, row)
            ],
            self.recipe_tip(recipe, more),
            states.count("miss") if pips and not paying else -1,
            gold,
            spot,
            move,
            paying,
        )

    def bill(self) -> list[Pip]:
        """The units of the Recipe that is being paid."""
        ids = [row.id for row in self.rows.ingredient]
        return [Pip(drawing(ids[kind]) if kind >= 0 else "", UNITS[state]) for kind, state in self.view["bill"]]

    def paying(self) -> Dish | None:
        """The Recipe that is being paid, for where its card is out of sight."""
        return self.dish(self.view["dish"], []) if self.view["dish"] >= 0 else None

    # ---- prizes and stocks

    def stacks(self) -> list[Stack]:
        """The Awards that are left."""
        return [self.stack(type) for type in range(len(self.rows.recipe_type))]

    def stack(self, type: int) -> Stack:
        """One stack, the highest on top."""
        row, left = self.rows.recipe_type[type], self.view["awards_left"][type]
        worth = [self.rows.award[award].points for award in left]
        points = [str(one) for one in worth]
        tip = self.say("award_none", name=self.name(row))
        if worth:
            bonus = self.constant("top_shelf_bonus_points")
            said = {"points": worth[0], "rest": " ".join(points[1:]) or "-", "bonus": bonus}
            tip = self.say("award_tip", name=self.name(row), top=self.icons(TOP), bottom=self.icons(BOTTOM), **said)
        move = f"award-{left[0]}" if left else ""
        return Stack(f"award.{row.id}", row.id, tip, points[0] if points else "–", points[1:], move)

    def icons(self, shelf: int) -> int:
        """How many icons a shelf asks for."""
        return self.constant("top_shelf_icons" if shelf == TOP else "bottom_shelf_icons")

    def supply(self) -> list[tuple[Piece, int]]:
        """The Ingredients in the supply, with their numbers."""
        found = []
        for kind, count in enumerate(self.view["supply"]):
            tip = self.say("supply_tip", name=self.kind(kind), n=count, text=self.lore(kind))
            row = self.rows.ingredient[kind]
            piece = Piece(drawing(row.id), self.titled(self.kind(kind), count), spot=f"supply.{row.id}", tip=tip)
            found.append((piece, count))
        return found

    def tool_deck(self) -> str:
        """How many Tools there are, in words."""
        return self.say("tool_deck", n=self.view["tool_deck"], pile=len(self.view["tool_pile"]))

    def toque(self) -> list[Box]:
        """The boxes of the Toque, with the gold that lies on them."""
        found = []
        for box, row in enumerate(self.rows.toque):
            gold = self.view["toque"][box]
            tip = self.say("toque_tip", name=self.name(row), text=self.effect_text(row.effect, row.amount))
            tip += f"\n{self.say('toque_gold', n=gold)}" if gold else ""
            word = self.effect_word(row.effect, row.amount)
            found.append(Box(f"toque.{row.id}", self.effect_pic(row.effect), word, tip, gold))
        return found

    # ---- Bench Benefits

    def benefits(self) -> Benefits | None:
        """The three cards, where they are in play."""
        view = self.view
        if not view["benefits"]:
            return None
        right = self.rows.bench_benefit[view["benefit_right"][-1]]
        text = self.effect_text(right.effect, right.amount)
        word = self.effect_word(right.effect, right.amount)
        spot = "benefit.advance" if right.effect == "advance" else ""
        earns = Box(spot, self.effect_pic(right.effect), word, self.say("benefit_tip", text=text))
        pairs = [self.pair(view["benefit_left"], 0), self.pair(view["benefit_middle"], 2)]
        return Benefits(pairs, earns, f"benefit-{view['benefit_right'][-1]}")

    def pair(self, card: int, first: int) -> Pair:
        """A card with its Ingredients up; which of them the viewer's Bench holds."""
        row, has = self.rows.bench_benefit[card], self.view["benefit_has"]
        states = ["own" if here else "miss" for here in has[first : first + 2]] if has else ["plain", "plain"]
        tip = self.say("benefit_pair", goods=self.goods_said(row.ingredients))
        goods = [Pip(drawing(name), state) for name, state in zip(row.ingredients, states)]
        return Pair(goods, tip, f"benefit-{card}")
