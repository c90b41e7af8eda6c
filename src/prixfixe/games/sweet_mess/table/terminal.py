"""The table of Sweet Mess as text: the grid with its Leftovers, the display, the Benches."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Iterator

from rich.markup import escape
from rich.text import Text

from prixfixe.core.game import Speech, View
from prixfixe.games.sweet_mess.content import content
from prixfixe.games.sweet_mess.sheets import Content, icons_of
from prixfixe.games.sweet_mess.words import GROUP_NAMES, between
from prixfixe.kit.content import Row, name_of
from prixfixe.kit.words import catalogue, counted, punctuated, seat_name

COLOURS = ("red", "green", "magenta", "yellow", "white", "dark_orange3", "cyan")
CELL = 17
WIDTH = 100
OPENING = re.compile(r"(?<!\\)\[\w+\]")  # of what is marked
TEXTS = catalogue(Path(__file__).with_suffix(".toml"))


def draw(view: View, speech: Speech) -> str:
    """The table as text with Rich markup, at most 100 columns wide."""
    table = Table(view, speech)
    lines = [punctuated(line.rstrip(), speech.lang) for line in table.lines()]
    return "\n".join(part for line in lines for part in folded(line))


class Table:
    """A view with the names of its content."""

    def __init__(self, view: View, speech: Speech) -> None:
        self.view = view
        self.speech = speech
        self.rows: Content = content(view["content"])
        self.texts = TEXTS[speech.lang]

    def lines(self) -> Iterator[str]:
        """Everything, from the grid to the Tools in hand."""
        yield self.title()
        yield from self.grid()
        yield from self.machine()
        yield f"{self.texts['supply']}: " + "  ".join(f"{self.kind(i)} {n}" for i, n in enumerate(self.view["supply"]))
        yield from self.display()
        yield from self.middle()
        for seat in range(len(self.view["cooks"])):
            yield from self.cook(seat)
        yield from self.tools()

    # ---- names

    def name(self, row: Row) -> str:
        """A row's name, safe to print."""
        return escape(name_of(row, self.speech))

    def kind(self, i: int) -> str:
        """A type in three letters, coloured."""
        return f"[{COLOURS[i]}]{name_of(self.rows.ingredient[i], self.speech)[:3]}[/]"

    def counts(self, counts: list[int]) -> str:
        """Ingredients with their counts."""
        return " ".join(f"{n if n > 1 else ''}{self.kind(i)}" for i, n in enumerate(counts) if n)

    def who(self, seat: int) -> str:
        """A player, or Chef-o-Tron."""
        return "Chef-o-Tron" if self.view["solo"] and seat == 1 else escape(seat_name(seat, self.speech))

    def effect(self, name: str, amount: int) -> str:
        """An effect with its amount."""
        row = next((row for row in self.rows.effect if row.id == name), None)
        return "" if row is None else self.name(row) + (f" x{amount}" if amount != row.amount else "")

    # ---- the grid

    def title(self) -> str:
        """Round and turn."""
        view = self.view
        if view["phase"] == 0:
            return f"[bold]{self.texts['setup']}[/]"
        round = self.texts["last" if view["last"] else "round"].format(round=view["round"], last=view["last"])
        return f"[bold]{round}[/] - {self.texts['turn'].format(who=self.who(view['turn']))}"

    def grid(self) -> Iterator[str]:
        """Four rows of Bowls, Leftover spaces at their joints."""
        for row in range(4):
            yield "      " + "".join(padded(self.bowl(row * 4 + column)) for column in range(4))
            held = [self.counts(self.view["bowls"][row * 4 + column]) or "-" for column in range(4)]
            yield "      " + "".join(padded(text) for text in held)
            if row < 3:
                west, east = self.space(row, f"W{row}"), self.space(6 + row, f"E{row}")
                yield padded(west, 6 + 4 * CELL) + east
        yield " " * 19 + "".join(padded(self.space(3 + i, f"S{i}")) for i in range(3))

    def bowl(self, cell: int) -> str:
        """A Bowl: its cell, its side and its reverse, and whether it is shielded."""
        view = self.view
        place = self.rows.grid_cell[cell].place + ("#" if cell == view["shield"] else "")
        return f"{place} {self.kind(view['faces'][cell])}/{self.kind(view['backs'][cell])}"

    def space(self, i: int, name: str) -> str:
        """A Leftover space."""
        kind = self.view["leftovers"][i]
        return f"{name} {self.kind(kind) if kind >= 0 else '-'}"

    def machine(self) -> Iterator[str]:
        """Chef-o-Tron's Arms and Forcefield, the Bench Benefits."""
        view = self.view
        if view["solo"]:
            rows = [row + 1 for row in view["arms"]]  # as in A1
            text = self.texts["arms"].format(a=rows[0], b=rows[1], c=view["programs"])
            cell = view["shield"]
            yield text + (f"; {self.texts['shield']}: {self.rows.grid_cell[cell].place}" if cell >= 0 else "")
        if view["benefits"]:
            pairs = [self.pair(view[name]) for name in ("benefit_left", "benefit_middle")]
            right = self.rows.bench_benefit[view["benefit_right"][-1]]
            yield self.texts["benefits"].format(a=pairs[0], b=pairs[1], c=self.effect(right.effect, right.amount))

    def pair(self, card: int) -> str:
        """The two Ingredients of a benefit card."""
        ids = [row.id for row in self.rows.ingredient]
        return " ".join(self.kind(ids.index(name)) for name in self.rows.bench_benefit[card].ingredients)

    # ---- cards

    def display(self) -> Iterator[str]:
        """The Recipes on offer, a line each."""
        yield f"[bold]{self.texts['display']}[/]"
        half = len(self.view["display"]) // 2
        for i, recipe in enumerate(self.view["display"]):
            place = f"{'I ' if i < half else 'II'} {half - i % half}"
            yield f"  {place}  {self.recipe(recipe) + self.misses(i) if recipe >= 0 else '-'}"
        yield from self.bill()

    def misses(self, space: int) -> str:
        """How many units of a Recipe the viewer cannot cover."""
        if not self.view["pips"]:
            return ""
        short = self.view["pips"][space].count(0)
        return f"  [dim]{self.texts['short'].format(n=short) if short else self.texts['ready']}[/]"

    def bill(self) -> Iterator[str]:
        """What the Recipe that is being paid still owes."""
        view = self.view
        if view["dish"] >= 0:
            owed = [
                (self.kind(kind) if kind >= 0 else self.texts["gray"]) + (f" ({self.texts['due']})" if state else "")
                for kind, state in view["bill"]
                if state < 2
            ]
            yield f"{self.texts['paying'].format(name=self.name(self.rows.recipe[view['dish']]))}: {', '.join(owed)}"

    def recipe(self, i: int) -> str:
        """A Recipe: name, type, points, cost, bonus."""
        row = self.rows.recipe[i]
        ids = [kind.id for kind in self.rows.ingredient]
        cost = " ".join(f"{n}{self.kind(ids.index(kind))}" for kind, n in row.cost.items())
        gray = "".join(f" {size}x{self.texts['gray']}" for size in row.gray)
        bonus = " + ".join(self.effect(*icon) for icon in icons_of(self.rows, row))
        head = padded(self.name(row), 30) + padded(self.type(i), 14) + f"{row.points:2d} {self.texts['vp']}  "
        return head + padded(cost + gray, 22) + (f"> {bonus}" if bonus else "")

    def type(self, recipe: int) -> str:
        """The icon of a Recipe."""
        names = [row.id for row in self.rows.recipe_type]
        return self.name(self.rows.recipe_type[names.index(self.rows.recipe[recipe].type)])

    def middle(self) -> Iterator[str]:
        """Decks, Awards, Toque."""
        view = self.view
        yield self.texts["decks"].format(a=view["decks"][0], b=view["decks"][1], c=view["tool_deck"])
        tops = [
            f"{self.name(row)} {self.rows.award[left[0]].points if left else '-'}"
            for row, left in zip(self.rows.recipe_type, view["awards_left"])
        ]
        yield f"{self.texts['awards']}: {', '.join(tops)}"
        boxes = [f"{self.name(row)} {gold}" for row, gold in zip(self.rows.toque, view["toque"])]
        yield f"{self.texts['toque']}: {', '.join(boxes)}"

    # ---- the players

    def cook(self, seat: int) -> Iterator[str]:
        """A player's place."""
        cook, texts = self.view["cooks"][seat], self.texts
        robot = bool(self.view["solo"]) and seat == 1
        score = self.view["robot_score"] if robot else self.view["scores"][seat]
        yield f"[bold]{self.who(seat)}[/]: {score} {texts['vp']}; {self.means(cook)}"
        names = GROUP_NAMES[self.speech.lang]
        groups = [f"{names[g]} {self.counts(held) or '-'}" for g, held in enumerate(cook["bench"])]
        bench = self.counts(cook["bench"][0]) or "-" if robot else " | ".join(groups)
        yield f"  {texts['bench']}: {bench}   {texts['stored']}: {self.counts(cook['stored']) or '-'}"
        if not robot:
            yield f"  {texts['slots']}: " + " | ".join(self.slot(cook, slot) for slot in (3, 2, 1, 0))
        yield f"  {texts['done']}: {self.icons(cook['done'])}  ({texts['used']}: {self.icons(cook['used'])})"
        for shelf in (1, 0):
            yield from self.shelf(cook, shelf)

    def means(self, cook: Any) -> str:
        """Gold, Tools, Chef, action box, Hand token."""
        texts = self.texts
        parts = [f"{cook['gold']} {texts['gold']}"]
        if cook["chef"] >= 0:
            boxes = sorted(self.rows.action_box, key=lambda row: row.position)
            side = f", {texts['side']} {'AB'[cook['side']]}" if cook["side"] >= 0 else ""
            parts.append(
                f"{counted(cook['hand'], texts['tools'], self.speech.lang)} + {cook['down']} {texts['face_down']}"
            )
            parts.append(self.name(self.rows.chef[cook["chef"]]) + side)
            parts.append(f"{texts['box']}: {self.name(boxes[cook['marker']])}")
            if self.view["hands"]:
                parts.append(f"{texts['joint']}: {between(self.rows, cook['joint'], self.speech)}")
        return "; ".join(parts)

    def slot(self, cook: Any, slot: int) -> str:
        """What lies below a slot."""
        recipe = cook["slots"][slot]
        if recipe < 0:
            return "-"
        return self.name(self.rows.recipe[recipe])[:24] + (
            f" ({self.texts['reserved']})" if slot == cook["reserved"] else ""
        )

    def icons(self, recipes: list[int]) -> str:
        """How many Recipes of each type."""
        types = [self.type(recipe) for recipe in recipes]
        return ", ".join(f"{types.count(name)} {name}" for name in dict.fromkeys(types)) or "-"

    def shelf(self, cook: Any, shelf: int) -> Iterator[str]:
        """The Awards on a shelf that holds some."""
        prizes = [self.name(self.rows.award[award]) for award in cook["awards"][shelf::2] if award >= 0]
        if prizes:
            yield f"  {self.texts['top' if shelf else 'bottom']}: {', '.join(prizes)}"

    def tools(self) -> Iterator[str]:
        """The viewer's own Tools, with their effects."""
        for key, title in (("hand", "hand"), ("down", "beside")):
            for tool in self.view[key]:
                row = self.rows.tool[tool]
                both = " / ".join(self.effect(*icon) for icon in icons_of(self.rows, row))
                yield f"{self.texts[title]}: {self.name(row)} ({both})"


def padded(text: str, width: int = CELL) -> str:
    """Markup text filled with spaces up to a width on screen."""
    return text + " " * max(1, width - Text.from_markup(text).cell_len)


def folded(line: str) -> Iterator[str]:
    """A line in parts of at most WIDTH columns, broken at spaces."""
    if Text.from_markup(line).cell_len <= WIDTH:
        yield line
        return
    part = ""
    for number, word in enumerate(words(line)):
        longer = f"{part} {word}" if number else word
        if Text.from_markup(longer).cell_len > WIDTH:
            yield part
            longer = f"      {word}"
        part = longer
    yield part


def words(line: str) -> Iterator[str]:
    """The words of a line; what is marked together stays together, so that every part is whole markup."""
    part, opened = "", False
    for word in line.split(" "):
        part = f"{part} {word}" if opened else word
        opened = len(OPENING.findall(part)) > part.count("[/]")
        if not opened:
            yield part
