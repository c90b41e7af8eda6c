"""What every part of the table of Sweet Mess is drawn with: Ingredients, effects, names."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Iterable

from prixfixe.games.sweet_mess.content import content
from prixfixe.games.sweet_mess.rows import Recipe
from prixfixe.games.sweet_mess.sheets import Content, icons_of
from prixfixe.games.sweet_mess.table.pictures import EFFECT_PICS, drawing
from prixfixe.games.sweet_mess.tables import SUPER
from prixfixe.games.sweet_mess.words import SENTENCES
from prixfixe.kit.drawing import Drawing, Piece
from prixfixe.kit.words import catalogue, filled


class Base(Drawing):
    """One view with the rows it speaks of."""

    texts = catalogue(Path(__file__).with_name("texts.toml"))

    def look_up(self) -> None:
        """What the view speaks of."""
        self.rows: Content = content(self.content)
        self.words = SENTENCES[self.speech.lang]
        self.kinds = {row.id: number for number, row in enumerate(self.rows.ingredient)}
        self.seats = len(self.view["cooks"]) - self.view["solo"]

    # ---- names

    def kind(self, kind: int) -> str:
        """The name of an Ingredient."""
        return self.name(self.rows.ingredient[kind])

    def constant(self, name: str) -> int:
        """A printed number."""
        return int(getattr(self.rows.constants, name))

    def type_name(self, type_id: str) -> str:
        """The name of a type of Recipe."""
        return next(self.name(row) for row in self.rows.recipe_type if row.id == type_id)

    def goods_said(self, ids: Iterable[str]) -> str:
        """Ingredients in words."""
        counted: dict[str, int] = {}
        for name in ids:
            counted[name] = counted.get(name, 0) + 1
        return ", ".join(f"{count} {self.kind(self.kinds[name])}" for name, count in counted.items())

    # ---- Ingredients

    def good(self, kind: int, spot: str = "", tone: str = "") -> Piece:
        """An Ingredient token."""
        row = self.rows.ingredient[kind]
        tip = f"{self.name(row)}\n{self.lore(kind)}"
        return Piece(drawing(row.id), self.name(row), spot=spot, tone=f"sm-t sm-{row.id} {tone}".strip(), tip=tip)

    def lore(self, kind: int) -> str:
        """What there is to know of a type."""
        row = self.rows.ingredient[kind]
        if kind == SUPER or row.circle_next not in self.kinds:
            return self.text["wild"]
        return self.say("follows", other=self.kind(self.kinds[row.circle_next]))

    # ---- effects

    def effect_pic(self, effect: str) -> str:
        """An effect's drawing; none for no effect."""
        return EFFECT_PICS.get(effect, "")

    def effect_word(self, effect: str, amount: int) -> str:
        """An effect in a word or two."""
        return filled(self.words.get(f"face_{effect}", ""), self.speech.lang, {"n": amount})

    def effect_text(self, effect: str, amount: int) -> str:
        """What an effect does."""
        return filled(self.words.get(f"does_{effect}", ""), self.speech.lang, {"n": amount})

    # ---- Recipes

    def recipe_tip(self, recipe: int, *more: str) -> str:
        """A Recipe in words."""
        row = self.rows.recipe[recipe]
        lines = [
            self.name(row),
            self.say("level", type=self.type_name(row.type), n="I" * row.level, points=row.points),
            self.say("cost", goods=self.cost_said(row)),
        ]
        lines += [self.say("bonus", text=self.effect_text(*icon)) for icon in icons_of(self.rows, row)]
        if row.source == "house":
            more = (*more, self.text["house"])
        return "\n".join([*lines, *(line for line in more if line)])

    def cost_said(self, row: Recipe) -> str:
        """What a Recipe costs, in words."""
        named = self.goods_said(name for name, count in row.cost.items() for _ in range(count))
        grays = [self.say("gray_cost", n=size) for size in row.gray]
        return ", ".join(part for part in (named, *grays) if part)

    def units(self, recipe: int) -> list[str]:
        """The drawings of a Recipe's units in their order: named types, then gray ones without a drawing."""
        row: Any = self.rows.recipe[recipe]
        named = [kind.id for kind in self.rows.ingredient for _ in range(row.cost.get(kind.id, 0))]
        return [*(drawing(name) for name in named), *("" for _ in range(sum(row.gray)))]
