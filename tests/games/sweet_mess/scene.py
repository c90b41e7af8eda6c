"""A table of Sweet Mess set for a test, in the words of its content file."""

from __future__ import annotations

from typing import Any

from typing_extensions import Self

import prixfixe
from prixfixe.games.sweet_mess.content import content
from prixfixe.games.sweet_mess.effects import EFFECTS
from prixfixe.games.sweet_mess.options import PLAY
from prixfixe.games.sweet_mess.rows import COMPASS, PLACES
from prixfixe.games.sweet_mess.state import PLAYING, Cook, Kitchen
from prixfixe.games.sweet_mess.tables import ACTIONS, BASICS, CELLS, GROUPS, KINDS
from tests import scene

GAME: prixfixe.Game[Any] = prixfixe.load("sweet-mess")
ROWS = content("")
GROUP = ["A", "B", "C1", "C2"]
NO = ("pass", "stop", "none", "decline", "done", "go on")
WAYS = {"stored": 0, "basic": 1, "super": 5, "chef": 9}
ICONS = {"direct": 0, "UU": 1, "UV": 2, "VV": 3}


def ids(table: str) -> list[str]:
    """The ids of a table, in order."""
    return [row.id for row in getattr(ROWS, table)]


KIND = ids("ingredient")
CELL = ids("grid_cell")
RECIPE = ids("recipe")
TOOLS = ids("tool")
TYPE = ids("recipe_type")
BOX = {"left": 0, "middle": 1, "right": 2}


class Scene(scene.Scene):
    """A match after the set-up, with empty Bowls, empty Benches and an empty display; every Chef is Cherry, side A."""

    s: Kitchen

    def __init__(self, seats: int = 2, seed: int = 1, **options: Any) -> None:
        super().__init__(GAME, GAME.start(seats, seed, options))
        s = self.s
        s.asks, s.agenda, s.phase, s.first, s.round = [], [], PLAYING, 1 if seats == 1 else 0, 1
        s.turn = 0
        s.supply = s.tables.tokens[:]
        s.bowl, s.load = [0] * (CELLS * KINDS), [0] * CELLS
        for cook in s.cooks:
            s.tools.extend(cook.down)
            cook.down, cook.side, cook.chef = [], 0, 0
        s.tools.sort()
        for i, card in enumerate(s.display):
            s.decks[i // 4].append(card)
            s.display[i] = -1
        for deck in s.decks:
            deck.sort()

    def cook(self, seat: int = 0) -> Cook:
        """What a player has."""
        return self.s.cooks[seat]

    # ---- setting the table

    def bowl(self, cell: str, tokens: str = "", face: str = "", back: str = "") -> Self:
        """Put Ingredients on a Bowl, and turn up a side."""
        i = CELL.index(cell)
        for kind in tokens.split():
            self.s.bowl[i * KINDS + KIND.index(kind)] += 1
            self.s.load[i] += 1
            self.s.supply[KIND.index(kind)] -= 1
        if face:
            sides = {face, back or next(x for x in KIND if x not in (face, "super"))}
            self.s.tile[i] = next(n for n, row in enumerate(ROWS.bowl) if {row.side_a, row.side_b} == sides)
            self.s.face[i] = KIND.index(face)
        return self

    def fill(self, tokens: str) -> Self:
        """The same Ingredients on every Bowl."""
        for cell in CELL:
            self.bowl(cell, tokens)
        return self

    def leftover(self, place: str, kind: str) -> Self:
        """An Ingredient on a Leftover space."""
        self.s.spare[PLACES.index(place)] = KIND.index(kind)
        self.s.supply[KIND.index(kind)] -= 1
        return self

    def supply(self, kind: str, count: int) -> Self:
        """So many are in the supply."""
        self.s.supply[KIND.index(kind)] = count
        return self

    def bench(self, text: str, seat: int = 0) -> Self:
        """Ingredients by group: "A:cherry cherry B:jello super"."""
        group = 0
        for word in text.replace(":", ": ").split():
            if word.endswith(":"):
                group = GROUP.index(word[:-1])
            else:
                self.s.cooks[seat].put(KIND.index(word), group)
                self.s.supply[KIND.index(word)] -= 1
        return self

    def stores(self, kinds: str, seat: int = 0) -> Self:
        """Stored Ingredients."""
        for kind in kinds.split():
            self.s.cooks[seat].stored[KIND.index(kind)] = 1
            self.s.stores[KIND.index(kind)] -= 1
        return self

    def chef(self, kind: str, side: str, seat: int = 0) -> Self:
        """A Chef and the side in use."""
        self.s.cooks[seat].chef = KIND.index(kind)
        self.s.cooks[seat].side = "AB".index(side)
        return self

    def gold(self, count: int, seat: int = 0) -> Self:
        """So much gold."""
        self.s.cooks[seat].gold = count
        return self

    def hand(self, tools: str, seat: int = 0) -> Self:
        """Tools in hand."""
        for tool in tools.split():
            self.s.tools.remove(TOOLS.index(tool))
            self.s.cooks[seat].hand.append(TOOLS.index(tool))
        return self

    def display(self, *recipes: str) -> Self:
        """The display, bottom row from right to left, then the top row; "" for a vacant space."""
        for i, recipe in enumerate(recipes):
            if recipe:
                self.take(recipe)
                self.s.display[i] = RECIPE.index(recipe)
        return self

    def take(self, recipe: str) -> int:
        """A Recipe leaves its deck."""
        card = RECIPE.index(recipe)
        self.s.decks[self.s.tables.level[card] - 1].remove(card)
        return card

    def slot(self, number: int, recipe: str, seat: int = 0, reserved: bool = False) -> Self:
        """A Recipe below the Bench."""
        self.s.cooks[seat].slots[number] = self.take(recipe)
        if reserved:
            self.s.cooks[seat].reserved = number
        return self

    def done(self, recipes: str, seat: int = 0) -> Self:
        """Completed Recipes, face up."""
        for recipe in recipes.split():
            self.s.cooks[seat].done.append(self.take(recipe))
        return self

    def stacked(self, level: int, *cards: str) -> Self:
        """The only cards of a deck; Events by their id."""
        events = ids("event")
        self.s.decks[level - 1] = sorted(
            RECIPE.index(card) if card in RECIPE else len(RECIPE) + events.index(card) for card in cards
        )
        return self

    # ---- looking at it

    def in_bowl(self, cell: str) -> str:
        """What lies on a Bowl."""
        i = CELL.index(cell)
        return " ".join(KIND[k] for k in range(KINDS) for _ in range(self.s.bowl[i * KINDS + k]))

    def face(self, cell: str) -> str:
        """The visible type of a Bowl."""
        return KIND[self.s.face[CELL.index(cell)]]

    def at(self, place: str) -> str:
        """What lies on a Leftover space."""
        kind = self.s.spare[PLACES.index(place)]
        return KIND[kind] if kind >= 0 else ""

    def on_bench(self, seat: int = 0) -> str:
        """The Bench in words."""
        parts = []
        for group in range(GROUPS):
            counts = self.s.cooks[seat].bench[group * KINDS : group * KINDS + KINDS]
            held = " ".join(KIND[kind] for kind in range(KINDS) for _ in range(counts[kind]))
            parts += [f"{GROUP[group]}:{held}"] if held else []
        return " ".join(parts)

    def stored(self, seat: int = 0) -> str:
        """Stored Ingredients."""
        return " ".join(KIND[kind] for kind in range(BASICS) if self.s.cooks[seat].stored[kind])

    def left(self, kind: str) -> int:
        """How many are in the supply."""
        return self.s.supply[KIND.index(kind)]

    def completed(self, seat: int = 0) -> str:
        """Face-up Recipes."""
        return " ".join(RECIPE[recipe] for recipe in self.s.cooks[seat].done)

    def turned(self, seat: int = 0) -> str:
        """Face-down Recipes."""
        return " ".join(RECIPE[recipe] for recipe in self.s.cooks[seat].used)

    def below(self, seat: int = 0) -> list[str]:
        """Recipes by slot number."""
        return [RECIPE[recipe] if recipe >= 0 else "" for recipe in self.s.cooks[seat].slots]

    def shown(self) -> list[str]:
        """The display."""
        return [RECIPE[recipe] if recipe >= 0 else "" for recipe in self.s.display]

    def options(self, seat: int = 0) -> list[int]:
        """What the seat may answer."""
        return list(self.s.asked(seat).options)

    def offers(self, what: str, seat: int = 0) -> bool:
        """Whether an option is there."""
        return self.option(what) in self.options(seat)

    def rule(self, seat: int = 0) -> str:
        """The id behind the seat's question."""
        return GAME.rule_of(self.s.asked(seat))

    # ---- naming options

    def option(self, what: str | int) -> int:
        """An option by its words."""
        if isinstance(what, int):
            return what
        if what in NO:
            return -1
        head, *rest = what.split()
        if ">" in what:
            source, group = what.split(">")
            return (KIND if source in KIND else PLACES).index(source) * GROUPS + GROUP.index(group)
        if rest and head == "play":
            tool = TOOLS.index(rest[0])
            return PLAY.pair(tool, ROWS.tool[tool].effects.index(rest[1]))
        return self.pair(head, rest[0]) if rest else self.single(what)

    def pair(self, head: str, tail: str) -> int:
        """An option of two words."""
        if head in WAYS:
            return WAYS[head] + GROUP.index(tail)
        if head == "slot":
            return int(tail)
        if head == "gold":
            return 4 + TOOLS.index(tail)
        if head in TYPE:
            return TYPE.index(head) * 2 + ("bottom", "top").index(tail)
        box = BOX[head]
        if tail == "nothing":
            return box * 3 + 2
        return box * 3 + self.s.tables.boxes[box].index(ACTIONS.index(tail))

    def single(self, what: str) -> int:
        """An option of one word."""
        fixed = {"yes": 1, "no": 0, "buy": 0, "reserve": 0, "unreserve": 1, "stored": 0} | ICONS
        if what in fixed:
            return fixed[what]
        if what in RECIPE:
            return self.s.display.index(RECIPE.index(what))
        for names in (GROUP, CELL, KIND, COMPASS, TOOLS, ids("toque"), ids("hand_space"), EFFECTS):
            if what in names:
                return names.index(what)
        raise KeyError(what)
