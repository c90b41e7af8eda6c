"""The pastry kitchen of Sweet Mess: the grid of Bowls with its rims, the display, the Benches."""

from __future__ import annotations

from typing import Any, Mapping, Sequence

from prixfixe.core.game import Game, Speech, View
from prixfixe.games.sweet_mess.content import Content, content, tables
from prixfixe.games.sweet_mess.tables import CELLS, GROUPS, SIDES
from prixfixe.kit.words import seat_name
from prixfixe.web.boards.drawing import Drawing
from prixfixe.web.boards.pieces import Card, Piece, bundled

GROUP_NAMES = ("A", "B", "C1", "C2")
SIDE_NAMES = ("west", "south", "east")
TEXTS = {
    "en": {
        "round": "Round",
        "last": "Last round",
        "bowls": "Bowls",
        "leftovers": "Leftovers",
        "display": "Recipes",
        "level": "level",
        "decks": "Cards left",
        "supply": "Supply",
        "awards": "Awards",
        "toque": "Toque",
        "taken": "taken",
        "bench": "Bench",
        "slots": "In preparation",
        "reserved": "Reserved",
        "done": "Completed",
        "tools": "Your Tools",
        "hidden_tools": "Tools",
        "gold": "gold",
        "stored": "Stored",
        "none": "none",
        "empty": "empty",
        "points": "points",
        "needs": "still needs",
        "paying": "You are paying for",
        "chef": "Chef",
        "boxes": "Actions",
        "west": "West",
        "south": "South",
        "east": "East",
        "back": "other side",
        "robot": "Chef-o-Tron",
        "program": "Program",
        "benefits": "Bench Benefits",
        "house": "house card",
        "shield": "Forcefield",
        "pile": "Tools played",
        "gray": "any one type",
        "hand": "Hand token",
    },
    "fr": {
        "round": "Tour",
        "last": "Dernier tour",
        "bowls": "Bols",
        "leftovers": "Tuiles latérales",
        "display": "Recettes",
        "level": "niveau",
        "decks": "Cartes restantes",
        "supply": "Réserve",
        "awards": "Prix",
        "toque": "Toque",
        "taken": "prise",
        "bench": "Plan de travail",
        "slots": "En préparation",
        "reserved": "Réservée",
        "done": "Terminées",
        "tools": "Vos outils",
        "hidden_tools": "Outils",
        "gold": "or",
        "stored": "Stockés",
        "none": "rien",
        "empty": "vide",
        "points": "points",
        "needs": "il manque",
        "paying": "Vous payez pour",
        "chef": "Chef",
        "boxes": "Actions",
        "west": "Ouest",
        "south": "Sud",
        "east": "Est",
        "back": "autre face",
        "robot": "Chef-o-Tron",
        "program": "Programme",
        "benefits": "Avantages",
        "house": "carte maison",
        "shield": "Champ de force",
        "pile": "Outils joués",
        "gray": "un seul type au choix",
        "hand": "Jeton Main",
    },
}
EFFECT_PICS = {
    "gain_basic": "bag",
    "take_bowl": "bowl",
    "gold_icon": "gold",
    "store": "jam_jar",
    "gain_super": "super",
    "take_two_bowls": "bowl",
    "take_leftovers": "shelf",
    "swap_super": "trade",
    "prepare": "recipe",
    "distill": "double_boiler",
    "advance": "upgrade",
    "draw_tool": "whisk",
    "gain_gold": "gold",
    "pick_bowl": "bowl",
}
ACTION_PICS = ("bowl", "whisk", "upgrade", "shelf", "recipe")


class Board(Drawing):
    """One view, ready to be laid out."""

    texts = TEXTS

    def __init__(self, view: View, speech: Speech, you: int | None, spots: Mapping[str, int]) -> None:
        super().__init__(view, speech, you, spots)
        self.rows: Content = content("")
        self.effects = {row.id: row for row in self.rows.effect}

    def effect(self, name: str, amount: int = 1) -> tuple[str, str]:
        """An effect's drawing and name."""
        if name not in self.effects:
            return "", ""
        return EFFECT_PICS.get(name, "event"), self.name(self.effects[name]) + (f" ×{amount}" if amount > 1 else "")

    def good(self, kind: int, option: int | None = None, count: int = 1) -> Piece:
        """An Ingredient token."""
        row = self.rows.ingredient[kind]
        return Piece(row.id, self.name(row), option=option, count=count, tone=f"sm-{row.id}")

    def goods(self, counts: Sequence[int]) -> list[Piece]:
        """Ingredients by their counts."""
        return [self.good(kind, count=count) for kind, count in enumerate(counts) if count]

    # ---- the grid

    def bowls(self) -> list[dict[str, Any]]:
        """The sixteen Bowls, row by row."""
        return [self.bowl(cell) for cell in range(CELLS)]

    def bowl(self, cell: int) -> dict[str, Any]:
        """A Bowl: what lies on it, which side shows, and what is on the other."""
        face, back = self.view["faces"][cell], self.view["backs"][cell]
        kind = self.rows.ingredient[face]
        return {
            "option": self.at(f"bowl.{self.rows.grid_cell[cell].id}"),
            "kind": kind.id,
            "place": self.rows.grid_cell[cell].place,
            "label": f"{self.rows.grid_cell[cell].place}: {self.name(kind)}",
            "back": self.good(back) if back >= 0 and back != face else None,
            "goods": self.goods(self.view["bowls"][cell]),
            "shield": self.view["shield"] == cell,
        }

    def rims(self) -> list[dict[str, Any]]:
        """The Leftover tiles round the grid, with the answer that each or its Ingredients may be."""
        return [self.rim(side) for side in range(SIDES)]

    def rim(self, side: int) -> dict[str, Any]:
        """A Leftover tile."""
        spaces = self.view["leftovers"][side * 3 : side * 3 + 3]
        tile = self.rows.leftover_tile[self.view["rims"][side]]
        return {
            "side": SIDE_NAMES[side],
            "name": self.text[SIDE_NAMES[side]],
            "option": self.at(f"left.{SIDE_NAMES[side]}"),
            "goods": [self.good(kind) if kind >= 0 else None for kind in spaces],
            "icon": self.effect(tile.effect, tile.amount),
        }

    # ---- the display

    def display(self) -> list[list[Card | None]]:
        """Level II above level I, as they lie: the left spaces are the newest."""
        cards = [
            self.recipe(recipe, space) if recipe >= 0 else None for space, recipe in enumerate(self.view["display"])
        ]
        half = len(cards) // 2
        return [cards[half:][::-1], cards[:half][::-1]]

    def recipe(self, recipe: int, space: int | None = None, tone: str = "", move: bool = True) -> Card:
        """A Recipe: type, points, what it costs and what it gives."""
        row = self.rows.recipe[recipe]
        cost = [name for name, count in row.cost.items() for _ in range(count)]
        gray = [("bag", f"{row.gray} × {self.text['gray']}")] if row.gray else []
        effect = self.effect(row.effect, row.amount)
        option = self.at(f"recipe.{space}")
        note = self.text["house"] if row.source == "house" else ""
        return Card(
            self.name(row),
            "",
            cost,
            str(row.points),
            row.type,
            option=option,
            rows=[*gray, *([effect] if effect[1] else [])],
            note=note,
            tone=f"sm-{row.type} {tone}",
            move=f"recipe-{recipe}" if move else "",
        )

    def awards(self) -> list[dict[str, Any]]:
        """The Award stacks with their next points."""
        rows = self.rows.recipe_type
        found = []
        for kind, left in enumerate(self.view["awards_left"]):
            options = [self.at(f"award.{rows[kind].id}", f"shelf.{shelf}") for shelf in ("bottom", "top")]
            points = [str(self.rows.award[award].points) for award in left]
            found.append({"pic": rows[kind].id, "name": self.name(rows[kind]), "points": points, "options": options})
        return found

    def toque(self) -> list[dict[str, Any]]:
        """The boxes of the Toque."""
        free = self.view["toque"]
        return [
            {
                "name": self.name(row),
                "effect": self.effect(row.effect, row.amount),
                "gold": 0,
                "option": self.at(f"toque.{row.id}"),
                "left": free[box] if box < len(free) else 0,
            }
            for box, row in enumerate(self.rows.toque)
        ]

    # ---- the Benches

    def cooks(self) -> list[dict[str, Any]]:
        """Every place, the own one first, Chef-o-Tron last."""
        count = len(self.view["cooks"])
        order = sorted(range(count), key=lambda i: (i != self.you, i))
        return [self.cook(i) for i in order]

    def cook(self, i: int) -> dict[str, Any]:
        """One place: Bench, gold, Stored, what is being prepared and what is done."""
        c, own = self.view["cooks"][i], i == self.you
        robot = bool(self.view["solo"]) and i == len(self.speech.names)
        chef = self.rows.chef[c["chef"]] if 0 <= c["chef"] < len(self.rows.chef) else None
        return {
            "seat": i,
            "robot": robot,
            "name": self.text["robot"] if robot else seat_name(i, self.speech),
            "turn": self.view["turn"] == i,
            "gold": c["gold"],
            "chef": self.chef(chef, c["side"]) if chef else None,
            "groups": [self.group(g, c["bench"][g], own) for g in range(GROUPS)],
            "stored": [
                Piece(
                    self.rows.ingredient[kind].id,
                    self.name(self.rows.ingredient[kind]),
                    count=n,
                    badge="jam_jar",
                    option=self.at(f"jar.{self.rows.ingredient[kind].id}") if own else None,
                )
                for kind, n in enumerate(c["stored"])
                if n
            ],
            "slots": [self.slot(slot, c, own) for slot in range(len(c["slots"]))][::-1],
            "done": bundled(self.finished(recipe) for recipe in c["done"]),
            "used": len(c["used"]),
            "awards": [self.award(award) for award in c["awards"] if award >= 0],
            "tools": [self.tool(tool) for tool in (*self.view["hand"], *self.view["down"])] if own else [],
            "hidden": 0 if own else c["hand"] + c["down"],
            "marker": c["marker"],
            "boxes": self.boxes(c["marker"], own),
        }

    def chef(self, chef: Any, side: int) -> Card:
        """A Chef card and its side."""
        text = "" if side < 0 else "A" if side == 0 else "B"
        return Card(self.name(chef), "", [chef.ingredient, "chef"], corner=text)

    def group(self, group: int, counts: Sequence[int], own: bool) -> dict[str, Any]:
        """A group of the Bench; its tokens glow when one is to be given up, the group when one is to be placed."""
        row = self.rows.bench_group[group]
        pieces = [self.on_bench(kind, group, own) for kind, count in enumerate(counts) for _ in range(count)]
        free = max(0, row.capacity - sum(counts))
        return {
            "name": GROUP_NAMES[group],
            "goods": pieces,
            "free": free,
            "option": self.at(f"bench.{row.id}") if own else None,
            "rule": row.rule,
        }

    def on_bench(self, kind: int, group: int, own: bool) -> Piece:
        """A token on a Bench, with the answer that it is."""
        row, spot = self.rows.ingredient[kind], f"bench.{self.rows.bench_group[group].id}"
        return self.good(kind, self.at(f"{spot}.{row.id}") if own else None)

    def slot(self, slot: int, cook: View, own: bool) -> dict[str, Any]:
        """A slot below the Bench with its Recipe, perhaps only Reserved, or its bonus."""
        slots = cook["slots"]
        row = next(row for row in self.rows.bench_slot if row.number == slot)
        option = self.at(f"slot.{slot}") if own else None
        return {
            "number": slot,
            "recipe": self.recipe(slots[slot], tone="tiny") if slots[slot] >= 0 else None,
            "effect": self.effect(row.effect, row.amount),
            "option": option,
            "reserved": slot == cook["reserved"],
        }

    def finished(self, recipe: int) -> Piece:
        """A Completed Recipe as its icon."""
        row = self.rows.recipe[recipe]
        return Piece(
            row.type, next(self.name(kind) for kind in self.rows.recipe_type if kind.id == row.type), tone="done"
        )

    def award(self, award: int) -> Piece:
        """An Award that was claimed."""
        row = self.rows.award[award]
        return Piece("trophy", self.name(row), str(row.points), badge=row.type)

    def tool(self, tool: int) -> Card:
        """A Tool: its two effects are two answers."""
        row = self.rows.tool[tool]
        return Card(
            self.name(row),
            "",
            [row.id],
            rows=[self.effect(name) for name in row.effects],
            option=self.at(f"tool.{row.id}"),
            tone="tool",
            note=self.text["house"] if row.source == "house" else "",
        )

    def tool_options(self) -> dict[int, list[int | None]]:
        """For every Tool in hand, the answers of its two effects."""
        return {tool: [self.at(f"tool.{self.rows.tool[tool].id}.{i}") for i in range(2)] for tool in self.view["hand"]}

    def boxes(self, marker: int, own: bool) -> list[dict[str, Any]]:
        """The action boxes; the marker stands on one."""
        found = []
        for box, row in enumerate(self.rows.action_box):
            actions = []
            for action in row.actions:
                number = next(n for n, a in enumerate(self.rows.action) if a.id == action)
                option = self.at(f"box.{row.id}.{action}") if own else None
                actions.append(
                    {"pic": ACTION_PICS[number], "name": self.name(self.rows.action[number]), "option": option}
                )
            found.append({"here": box == marker, "actions": actions})
        return found

    def payment(self) -> dict[str, Any] | None:
        """What is being paid for, and what it still needs."""
        if self.view["dish"] < 0:
            return None
        return {"recipe": self.recipe(self.view["dish"], move=False), "need": self.goods(self.view["need"])}

    def robot(self) -> dict[str, Any] | None:
        """Chef-o-Tron's program."""
        if not self.view["solo"]:
            return None
        program = self.view["program"]
        row = self.rows.bot_card[program] if 0 <= program < len(self.rows.bot_card) else None
        return {"card": self.program(row) if row else None, "left": self.view["programs"]}

    def program(self, row: Any) -> Card:
        """A program: the arm and how far it moves, then its two steps."""
        known = {each.id: each for each in (*self.rows.arm, *self.rows.bot_primary, *self.rows.bot_secondary)}
        arm = f"{self.name(known[row.arm])} {row.move}"
        steps = [self.name(known[step]) for step in (row.primary, row.secondary) if step in known]
        return Card(self.name(row), rows=[("hand", arm), *(("event", step) for step in steps)], pics=["robot"])


def draw(game: Game[Any], view: View, speech: Speech, you: int | None, spots: Mapping[str, int]) -> dict[str, Any]:
    """Everything the template lays out."""
    board = Board(view, speech, you, spots)
    return {
        "text": board.text,
        "bowls": board.bowls(),
        "rims": board.rims(),
        "display": board.display(),
        "awards": board.awards(),
        "toque": board.toque(),
        "cooks": board.cooks(),
        "payment": board.payment(),
        "tool_options": board.tool_options(),
        "supply": board.goods(view["supply"]),
        "robot": board.robot(),
    }


def scores(view: View) -> list[int]:
    """What everybody would score now."""
    t = tables("")
    return [points(t, cook) for cook in view["cooks"][: len(view["cooks"]) - bool(view["solo"])]]


def points(t: Any, cook: View) -> int:
    """Recipes that are paid, Awards, the Top Shelf, what is Stored, and the goods that are left."""
    paid = [recipe for slot, recipe in enumerate(cook["slots"]) if recipe >= 0 and slot != cook["reserved"]]
    recipes = sum(t.points[recipe] for recipe in (*cook["done"], *cook["used"], *paid))
    awards = sum(t.award_points[award] for award in cook["awards"] if award >= 0)
    top = sum(award >= 0 for award in cook["awards"][1::2]) * t.top_bonus
    stored = sum(count * each for count, each in zip(cook["stored"], t.stored_points))
    goods = sum(map(sum, cook["bench"])) + cook["gold"] + cook["hand"] + cook["down"]
    return int(recipes + awards + top + stored + goods // t.goods_per_point)
