"""The faces of Ristorante Italia: ingredients, recipes, wines, bonus cards and rooms, each with its explanation."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any, Mapping, Sequence

from prixfixe.core.game import View
from prixfixe.games.ristorante_italia import tables as T
from prixfixe.games.ristorante_italia.content import content, tables
from prixfixe.games.ristorante_italia.naming import recipe_card, wine_card
from prixfixe.games.ristorante_italia.rows import Content, Row
from prixfixe.games.ristorante_italia.table.pictures import BONUS_PICS, LABELS, THEME_PICS, drawn_or
from prixfixe.kit.drawing import Drawing, Piece
from prixfixe.kit.words import catalogue


@dataclass(frozen=True)
class Sign:
    """A small drawing with a number or a name."""

    pic: str
    label: str
    value: str = ""
    tone: str = ""


@dataclass(frozen=True)
class Face:
    """A card of the title: recipe, wine, bonus card or room."""

    kind: str  # dish, wine, bonus, room
    title: str
    label: str  # the whole card in a line
    tip: str
    pic: str
    spot: str = ""
    move: str = ""
    tone: str = ""  # classes: the course, used, new
    italian: str = ""
    goods: Sequence[Sign] = ()
    numbers: Sequence[Sign] = ()
    themes: Sequence[Sign] = ()
    wine: Sign | None = None
    cost: str = ""
    needs: str = ""  # what is missing, for recipes that are not on a menu
    mark: str = ""  # on its corner: a word, or on a menu a drawing
    hard: bool = False  # a recipe for which the chef lacks toques


@dataclass(frozen=True)
class Needs:
    """What a recipe still needs, as the rules say."""

    missing: Sequence[int] = ()
    cost: int = 0
    harder: int = 0


class Cards(Drawing):
    """The faces of a view."""

    texts = catalogue(Path(__file__).with_name("texts.toml"))

    def look_up(self) -> None:
        """What the view speaks of."""
        self.c: Content = content(self.content)
        self.t = tables(self.content)
        self.mine: View | None = self.view["restaurants"][self.you] if self.you is not None else None
        self.own: Mapping[str, Any] = self.view.get("own") or {}
        self.kinds = {row.id: number for number, row in enumerate(self.c.ingredient)}
        self.wine_types = {row.id: row for row in self.c.wine_type}
        self.marks = {"guide_book": self.text["dinner"], "pen": self.text["new"]}
        self.advanced: bool = self.view["modes"]["advanced"]

    # ---- words

    def count(self, name: str, n: int) -> str:
        """So many of something."""
        return self.say(f"{name}s", n=n)

    def row(self, table: str, number: int) -> Row:
        """A row of a table."""
        found: Row = getattr(self.c, table)[number]
        return found

    def house(self, table: str, number: int) -> str:
        """A sentence for a card of our own."""
        return self.text["house"] if self.row(table, number).source == "house" else ""

    def italian(self, table: str, number: int) -> str:
        """What it is called in Italy, where that is another name."""
        row = self.row(table, number)
        return row.name_it if row.name_it != self.name(row) else ""

    def names(self, rows: Sequence[Row], numbers: Sequence[int]) -> str:
        """Several names in a line."""
        return ", ".join(self.name(rows[number]) for number in numbers)

    # ---- ingredients

    def good(self, kind: int, spot: str = "", count: int = 1) -> Piece:
        """An ingredient with its cost; a card in its corner says that a recipe in hand misses it."""
        row = self.c.ingredient[kind]
        wanted = kind in self.own.get("wanted", [])
        return Piece(
            drawn_or(row.id, "bag"), self.name(row), str(row.cost), count, f"{spot}.{row.id}" if spot else "",
            badge="recipe" if wanted and spot else "", tone="ri-wanted" if wanted and spot else "",
            tip=self.good_tip(kind, spot),
        )  # fmt: skip

    def good_tip(self, kind: int, spot: str) -> str:
        """Name, cost, what is left after buying it, and who waits for it."""
        row = self.c.ingredient[kind]
        lines = [self.name(row), self.say("costs", coins=self.count("coin", row.cost))]
        if self.own and spot.startswith(("stall", "crate")):
            left = self.own["coins_left"][kind]
            lines[1] += ", " + (
                self.say("keeps", coins=self.count("coin", left)) if left >= 0 else self.text["too_dear"]
            )
        waiting = [card for card, kinds in zip(self.hand_cards(), self.own.get("hand_missing", [])) if kind in kinds]
        if waiting and spot:
            lines.append(self.say("wanted", names=self.names(self.c.recipe, waiting)))
        return "\n".join(lines)

    def hand_cards(self) -> Sequence[int]:
        """The viewer's recipes in hand."""
        return self.mine["hand"] if self.mine is not None else []

    # ---- recipes

    def dish(self, card: int, spot: str = "", needs: Needs | None = None, tone: str = "", mark: str = "") -> Face:
        """A recipe; `needs` for one that is not on a menu yet."""
        row, paired = self.c.recipe[card], "paired" in tone
        wine = self.wine_types[row.wine]
        said = self.needs(needs) if needs else ""
        ready = " ready" if needs and not said else ""
        return Face(
            "dish",
            self.name(row),
            recipe_card(self.c, row, self.speech),
            self.dish_tip(card, said or (self.text["ready"] if ready else self.marks.get(mark, "")), paired),
            drawn_or(f"dish_{row.course}", "recipe"),
            f"{spot}.{row.id}" if spot else "",
            f"ri-r-{card}",
            f"{row.course} {tone}{ready}",
            self.italian("recipe", card),
            self.goods(card, needs),
            self.numbers(row.prestige, row.income),
            self.themes(card),
            Sign(drawn_or(f"wine_{wine.id}", "wine"), self.name(wine), tone="paired" if paired else ""),
            str(row.toques),
            said,
            mark,
            bool(needs and needs.harder),
        )

    def dish_tip(self, card: int, state: str, paired: bool) -> str:
        """Everything a recipe shows, line by line."""
        row = self.c.recipe[card]
        lines = [
            " · ".join(filter(None, [self.name(row), self.italian("recipe", card)])),
            ", ".join(self.name(self.c.ingredient[self.kinds[name]]) for name in row.ingredients),
            self.say("facts", prestige=row.prestige, income=row.income, toques=self.count("toque", row.toques)),
            ", ".join(theme.label for theme in self.themes(card)),
            self.say("paired" if paired else "pairing", wine=self.name(self.wine_types[row.wine]).lower()),
            state,
            self.said(row),
            self.house("recipe", card),
        ]
        return "\n".join(filter(None, lines))

    def numbers(self, prestige: int, income: int) -> list[Sign]:
        """Prestige and income of a card."""
        return [
            Sign("prestige", self.text["prestige"], str(prestige)),
            Sign("income", self.text["income"], str(income)),
        ]

    def goods(self, card: int, needs: Needs | None) -> list[Sign]:
        """The ingredients printed on a recipe; those that are missing are marked."""
        missing = list(needs.missing) if needs else []
        found: list[Sign] = []
        for name in reversed(self.c.recipe[card].ingredients):
            lacks = self.kinds[name] in missing
            if lacks:
                missing.remove(self.kinds[name])
            row = self.c.ingredient[self.kinds[name]]
            tone = "" if needs is None else "lacks" if lacks else "has"
            found.insert(0, Sign(drawn_or(row.id, "bag"), self.name(row), tone=tone))
        return found

    def themes(self, card: int) -> list[Sign]:
        """The categories and the speciality of a recipe."""
        row = self.c.recipe[card]
        rows = [each for each in self.c.category if each.id in row.categories]
        rows += [each for each in self.c.speciality if each.id == row.speciality and each.symbol]
        return [Sign(drawn_or(THEME_PICS.get(each.id, each.id)), self.name(each)) for each in rows]

    def needs(self, needs: Needs) -> str:
        """What a recipe still needs, in words; nothing when it can be served."""
        lines = []
        if needs.missing:
            names = self.names(self.c.ingredient, needs.missing)
            lines.append(self.say("missing", names=f"{names} ({self.count('coin', needs.cost)})"))
        if needs.harder:
            lines.append(self.say("hard", toques=self.count("toque", needs.harder)))
        return "\n".join(lines)

    # ---- wines

    def wine(self, card: int, spot: str = "", move: bool = True, more: str = "") -> Face:
        """A wine."""
        row = self.c.wine[card]
        same = [each.id for each in self.c.wine if each.type == row.type]
        return Face(
            "wine",
            self.name(row),
            wine_card(self.c, card, self.speech),
            self.wine_tip(card, more),
            drawn_or(f"wine_{row.type}", "wine"),
            f"{spot}.{row.id}" if spot else "",
            f"ri-w-{card}" if move else "",
            row.type,
            self.name(self.wine_types[row.type]),
            numbers=self.numbers(row.prestige, row.income),
            themes=[Sign(f"label_{LABELS[same.index(row.id) % len(LABELS)]}", "")],
            cost=str(row.cost),
            needs=more,
        )

    def wine_tip(self, card: int, more: str) -> str:
        """Everything a wine shows, line by line."""
        row = self.c.wine[card]
        lines = [
            self.name(row),
            self.name(self.wine_types[row.type]),
            self.say("costs", coins=self.count("coin", row.cost)),
            self.say("wine_facts", prestige=row.prestige, income=row.income),
            more,
            self.said(row),
            self.house("wine", card),
        ]
        return "\n".join(filter(None, lines))

    # ---- bonus cards and rooms

    def bonus(self, card: int, spot: str = "", used: str = "") -> Face:
        """A bonus card."""
        row = self.c.bonus[card]
        kept = {"A": self.text["always"], "1x": self.text["once"], "standard": ""}[row.icon]
        lines = [
            self.name(row),
            self.said(row),
            "" if spot == "mybonus" else self.say("costs", coins=self.count("coin", row.cost)),
            used or kept,
            self.house("bonus", card),
        ]
        return Face(
            "bonus",
            self.name(row),
            f"{self.name(row)}. {self.said(row)}",
            "\n".join(filter(None, lines)),
            "crate" if row.shop else drawn_or(BONUS_PICS.get(row.id, row.id)),
            f"{spot}.{row.id}" if spot else "",
            f"ri-b-{card}",
            "used" if used == self.text["used"] else "",
            themes=[Sign(drawn_or(row.shop, "grocery"), "")] if row.shop else [],
            cost=str(row.cost),
        )

    def room(self, kind: int, spot: str = "", left: int | None = None) -> Face:
        """A kind of room with its numbers; on the bonus board with how many are left."""
        row = self.c.room[kind]
        closed = left is not None and kind in self.view["known"]["closed_rooms"]
        season = self.say("from_season", n=row.from_season) if closed else ""
        return Face(
            "room",
            self.name(row),
            self.name(row),
            self.room_tip(kind, left, season),
            drawn_or(f"room_{row.id}", "room"),
            f"{spot}.{row.id}" if spot else "",
            tone="closed" if closed or left == 0 else "",
            numbers=self.numbers(row.prestige, row.income),
            cost=str(row.cost),
            needs=season,
            mark="" if left is None else f"×{left}",
        )

    def room_tip(self, kind: int, left: int | None, season: str) -> str:
        """Everything a room shows, line by line."""
        row = self.c.room[kind]
        lines = [self.name(row), self.say("wine_facts", prestige=row.prestige, income=row.income)]
        if left is not None:
            lines += [self.say("costs", coins=self.count("coin", row.cost)), self.say("room_left", n=left), season]
        return "\n".join(filter(None, lines))

    def vip(self, number: int) -> str:
        """The drawing of a VIP."""
        return drawn_or(self.c.vip[number].id, "vip")

    def theme_pic(self, row: Row) -> str:
        """The drawing of a category or a speciality."""
        return drawn_or(THEME_PICS.get(row.id, row.id))


PHASES = {T.CRITIC: "critic", T.GUIDE: "guide", T.ECONOMY: "economy", T.CONTEST: "contest"}  # that rank restaurants
