"""The table of Ristorante Italia as text: five shops, the bonus board, every restaurant, the own hand."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from textwrap import wrap
from typing import Any, Iterable, Iterator, Sequence

from rich.markup import escape

from prixfixe.core.game import Speech, View
from prixfixe.games.ristorante_italia.content import content
from prixfixe.games.ristorante_italia.naming import recipe_card, wine_card
from prixfixe.games.ristorante_italia.rows import Content, Row
from prixfixe.kit.content import name_of
from prixfixe.kit.words import catalogue, seat_name

WIDTH = 100
TEXTS = catalogue(Path(__file__).with_suffix(".toml"))


class Table:
    """What is needed to write a view down: the rows, the language, the names."""

    def __init__(self, view: View, speech: Speech) -> None:
        self.view = view
        self.speech = speech
        self.c: Content = content(view["content"])
        self.text = TEXTS[speech.lang]

    def name(self, rows: Sequence[Row], number: int) -> str:
        """The name of a row."""
        return name_of(rows[number], self.speech)

    def names(self, rows: Sequence[Row], numbers: Iterable[int]) -> str:
        """Several names, equal ones counted, or a word for nothing."""
        counts = Counter(number for number in numbers if number >= 0)
        found = [self.name(rows, number) + (f" ×{times}" if times > 1 else "") for number, times in counts.items()]
        return ", ".join(found) or self.text["empty"]

    def seat(self, number: int) -> str:
        """What a seat is called, with a mark for the reader's own."""
        own = f" ({self.text['you']})" if number == self.view["seat"] else ""
        return seat_name(number, self.speech) + own


def draw(view: View, speech: Speech) -> str:
    """The whole table, at most a hundred columns wide."""
    table = Table(view, speech)
    lines = [*heading(table), *market(table)]
    if view["modes"]["advanced"]:
        lines += bonus_board(table)
    for seat in view["order"]:
        lines += restaurant(table, seat, view["restaurants"][seat])
    return "\n".join([*lines, *own_cards(table)])


def title(text: str) -> str:
    """A heading."""
    return f"[bold]{escape(text)}[/bold]"


def item(table: Table, label: str, text: str, indent: int = 2) -> Iterator[str]:
    """A label and what belongs to it, wrapped."""
    space = " " * indent
    whole = f"{label}{colon(table)} {text}"
    for line in wrap(whole, WIDTH, initial_indent=space, subsequent_indent=space + "  "):
        yield escape(line)


def colon(table: Table) -> str:
    """French puts a space before it."""
    return " :" if table.speech.lang == "fr" else ":"


def heading(table: Table) -> Iterator[str]:
    """When it is, who plays in which order, and where the pawns stand."""
    view, text = table.view, table.text
    yield title(f"{text['season']} {view['season']} · {table.name(table.c.calendar, view['square'])}")
    yield from item(table, text["turn_order"], " → ".join(table.seat(seat) for seat in view["order"]), 0)
    pawns: dict[int, list[str]] = {}
    for seat, r in enumerate(view["restaurants"]):
        pawns.setdefault(r["rating"], []).append(table.seat(seat))
    track = " · ".join(f"{points} {', '.join(names)}" for points, names in sorted(pawns.items(), reverse=True))
    yield from item(table, text["track"], track, 0)
    decks = [f"{table.name(table.c.course, i)} {n}" for i, n in enumerate(view["decks"]["piles"][:-1])]
    yield from item(table, text["decks"], ", ".join([*decks, f"{text['wines']} {view['decks']['piles'][-1]}"]), 0)


def market(table: Table) -> Iterator[str]:
    """The five shops."""
    view, c, text = table.view["market"], table.c, table.text
    yield title(text["market"])
    for number, stall in enumerate(view["stalls"]):
        kinds = [k for k, row in enumerate(c.ingredient) if row.shop == c.shop[number].id]
        counts = Counter(kind for kind in stall if kind >= 0)
        tokens = [f"{priced(table, kind)}{f' ×{n}' if n > 1 else ''}" for kind, n in counts.items()]
        yield from item(table, table.name(c.shop, number), ", ".join(tokens) or text["empty"])
        thrown = table.names(c.ingredient, [k for k in kinds for _ in range(view["trash"][k])])
        yield from item(table, f"{text['crate']} {sum(view['crate'][k] for k in kinds)}, {text['trash']}", thrown, 6)


def priced(table: Table, kind: int) -> str:
    """A token with its cost."""
    return f"{table.name(table.c.ingredient, kind)} {table.c.ingredient[kind].cost}"


def bonus_board(table: Table) -> Iterator[str]:
    """Cards, rooms, cubes and cookbooks."""
    board, c, text = table.view["board"], table.c, table.text
    yield title(text["board"])
    cards = ", ".join(f"{table.name(c.bonus, card)} {c.bonus[card].cost}" for card in board["display"])
    yield from item(table, text["bonus"], cards or text["none"])
    rooms = ", ".join(f"{table.name(c.room, i)} {c.room[i].cost} ×{left}" for i, left in enumerate(board["rooms"]))
    yield from item(table, text["rooms"], rooms)
    yield from item(table, text["pot"], f"{text['cubes']} {board['pot']} · {text['books']} {board['books']}")
    if board["discard"]:
        yield from item(table, text["discarded"], table.names(c.bonus, board["discard"]))


def restaurant(table: Table, seat: int, r: dict[str, Any]) -> Iterator[str]:
    """One restaurant board."""
    text, c, incomes = table.text, table.c, table.view["known"]["incomes"]
    facts = [f"{text[key]} {r[key]}" for key in ("rating", "toques", "stars", "spoons") if r[key]]
    facts += [f"{text['coins']} {r['coins']}"] if r["coins"] >= 0 else [text["cup"]]
    facts += [f"{text['cubes']} {r['cubes']}"] if r["cubes"] > 0 else []
    facts += [f"{text['added']} {r['added']}"] if r["added"] else []
    facts += [f"{text['offer']} {r['bid']}"] if r["bid"] >= 0 else [text["sealed"]] if r["sealed"] else []
    yield title(f"{table.seat(seat)}{colon(table)} {', '.join(facts)}")
    yield from item(table, text["points"], f"{table.view['scores'][seat]} · {text['income']} {incomes[seat]}")
    yield from item(table, text["menu"], menu(table, r))
    if r["dinner"]:
        yield from item(table, text["dinner"], table.names(c.recipe, [r["menu"][space] for space in r["dinner"]]))
    yield from item(table, text["shelf"], table.names(c.ingredient, r["shelf"]))
    yield from item(table, text["cellar"], cellar(table, r["cellar"]))
    held = [f"{table.name(c.course, i)} {n}" for i, n in enumerate(r["cards"]) if n]
    yield from item(table, text["cards"], ", ".join(held) or text["none"])
    yield from extras(table, r)


def menu(table: Table, r: dict[str, Any]) -> str:
    """The recipes of a menu by course, with income, prestige and a mark for new ones."""
    spaces = len(r["menu"]) // len(table.c.course)
    found = []
    for number in range(len(table.c.course)):
        places = range(number * spaces, (number + 1) * spaces)
        dishes = [dish(table, r["menu"][i], i in r["new"]) for i in places if r["menu"][i] >= 0]
        if dishes:
            found.append(f"{table.name(table.c.course, number)}{colon(table)} {', '.join(dishes)}")
    return " · ".join(found) or table.text["empty"]


def dish(table: Table, number: int, new: bool) -> str:
    """A recipe on a menu."""
    row = table.c.recipe[number]
    mark = f", {table.text['new']}" if new else ""
    numbers = f"{table.text['income']} {row.income}, {table.text['prestige']} {row.prestige}"
    return f"{table.name(table.c.recipe, number)} ({numbers}{mark})"


def cellar(table: Table, wines: list[int]) -> str:
    """The wines with their types."""
    types = {row.id: name_of(row, table.speech).lower() for row in table.c.wine_type}
    found = [f"{table.name(table.c.wine, wine)} ({types[table.c.wine[wine].type]})" for wine in wines]
    return ", ".join(found) or table.text["empty"]


def extras(table: Table, r: dict[str, Any]) -> Iterator[str]:
    """Rooms, bonus cards, VIPs and theme tokens, if there are any."""
    text, c = table.text, table.c
    if r["rooms"]:
        yield from item(table, text["rooms"], table.names(c.room, r["rooms"]))
    if r["bonus"]:
        used = [f" ({text['used']})" if i in r["down"] else "" for i in range(len(r["bonus"]))]
        yield from item(
            table, text["bonus"], ", ".join(table.name(c.bonus, card) + u for card, u in zip(r["bonus"], used))
        )
    if r["vips"]:
        yield from item(table, text["vips"], table.names(c.vip, r["vips"]))
    themes = [table.name(c.category, i) for i in r["categories"]]
    themes += [table.name([row for row in c.speciality if row.symbol], i) for i in r["specialities"]]
    if themes:
        yield from item(table, text["themes"], ", ".join(themes))


def own_cards(table: Table) -> Iterator[str]:
    """The reader's hand, and the cards that are being looked at, with everything they show."""
    view, c = table.view, table.c
    if view["seat"] < 0:
        return
    hand = view["restaurants"][view["seat"]]["hand"]
    if hand:
        yield title(table.text["hand"])
        for card in hand:
            yield from entry(recipe_card(c, c.recipe[card], table.speech))
    if view["turn"]["drawn"]:
        yield title(table.text["drawn"])
        for card in view["turn"]["drawn"]:
            wine = view["turn"]["deck"] == len(c.course)
            yield from entry(wine_card(c, card, table.speech) if wine else recipe_card(c, c.recipe[card], table.speech))


def entry(text: str) -> Iterator[str]:
    """A line of a list, wrapped."""
    yield from (escape(line) for line in wrap(text, WIDTH, initial_indent="  - ", subsequent_indent="    "))
