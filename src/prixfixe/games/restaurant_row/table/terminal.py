"""The street of Restaurant Row: Word of Mouth, the shops, and every restaurant with its guests at their tables."""

from __future__ import annotations

from pathlib import Path
from textwrap import wrap
from typing import Any, Sequence

from rich.markup import escape

from prixfixe.core.game import Speech, View
from prixfixe.games.restaurant_row.content import content, street, tables
from prixfixe.games.restaurant_row.rows import BOARDS, Content
from prixfixe.kit.content import Named, name_of
from prixfixe.kit.words import catalogue, seat_name

WIDTH = 98
PRICES_SET = 3  # the phase from which a price is today's
HARD = "\u00a0"  # a space that no line is broken at
ROOMS = ("dining_room", "second_room", "extra_seat", "patio")  # as the names of their texts
COLOURS = ("red", "blue", "green", "yellow")
TEXTS = catalogue(Path(__file__).with_suffix(".toml"))


def draw(view: View, speech: Speech) -> str:
    """The whole table as text with Rich markup."""
    c = content(view["content"])
    lines = [*header(view, speech, c), *ladder(view, speech, c), "", *shops(view, speech, c), ""]
    for seat in range(len(view["restaurants"])):
        lines += restaurant(view, speech, c, seat)
    return "\n".join(lines)


def header(view: View, speech: Speech, c: Content) -> list[str]:
    """Where we are in the game."""
    t = TEXTS[speech.lang]
    phase = next((name_of(row, speech) for row in c.phases if row.number == view["phase"]), "-")
    parts = [f"[bold]{escape(say(t['day'], round=view['round'], phase=phase))}[/]"]
    if view["ending"]:
        parts.append(f"[bold]{say(t['last'])}[/]")
    parts.append(escape(say(t["pawn"], name=seat_name(view["pawn"], speech))))
    parts.append(say(t["crowd" if view["arrived"] else "track"], arrived=view["arrived"], crowd=view["crowd"]))
    if view["sealing"] and view["mine"] >= -1 and not view["options"]:
        parts.append(say(t["mine"]))
    return [" | ".join(parts)]


def say(template: object, **values: Any) -> str:
    """A text of the board with its numbers."""
    return str(template).format(**values)


def ladder(view: View, speech: Speech, c: Content) -> list[str]:
    """The categories from rank 1, with what the places are worth."""
    points = tables(view["content"]).modes[len(view["restaurants"])].points[:3]
    ranks = [
        f"{rank + 1} {name_of(c.categories[category], speech)} {'/'.join(str(line[rank]) for line in points)}"
        for rank, category in enumerate(view["ladder"])
    ]
    talked = f" {TEXTS[speech.lang]['talked']}" if view["word"] else ""
    return block(f"{TEXTS[speech.lang]['word']}{talked}", ranks, speech, "  ")


def shops(view: View, speech: Speech, c: Content) -> list[str]:
    """What every shop has, the lot that is up, and what is left."""
    t = TEXTS[speech.lang]
    stores = street(c)
    lines: list[str] = []
    for shop, tokens in enumerate(view["goods"]):
        goods = [
            f"{token(c, speech, shop, row)} {money(price, speech)}" for row, price in zip(tokens, view["prices"][shop])
        ]
        lines += block(name_of(stores[shop], speech), goods or [str(t["sold_out"])], speech)
    if view["lot"]:
        lot = ", ".join(token(c, speech, view["shop"], row) for row in view["lot"])
        lines.append(f"  [bold]{escape(say(t['lot'], lot=lot, minimum=view['least']))}[/]")
    if view["door"] >= 0:
        lines.append(f"  {escape(say(t['door'], guest=person(c, speech, view['door'])))}")
    if view["party"]:
        names = ", ".join(seat_name(seat, speech) for seat in view["party"])
        lines.append(f"  {escape(say(t['in_shop'], names=names))}")
    left = {"staff": view["staff_pile"], "renovations": view["renovation_pile"]}
    return [*lines, f"  [dim]{say(t['left'], **left, food=len(view['larder']), bag=len(view['bag']))}[/]"]


def money(amount: int, speech: Speech) -> str:
    """Dollars."""
    return f"{amount} $" if speech.lang == "fr" else f"${amount}"


def token(c: Content, speech: Speech, shop: int, row: int) -> str:
    """A token with its number: forks, service or ambiance."""
    if shop < 3:
        return f"{name_of(c.ingredients[row], speech)} ({c.ingredients[row].forks})"
    if shop == 3:
        return f"{name_of(c.staff[row], speech)} ({c.staff[row].service})"
    return f"{name_of(c.renovations[row], speech)} ({c.renovations[row].ambiance})"


def block(label: str, items: Sequence[str], speech: Speech, joint: str = ", ") -> list[str]:
    """A label and what belongs to it, wrapped between the items."""
    colon = " : " if speech.lang == "fr" else ": "
    whole = [item.replace(" ", HARD) for item in items]
    text = f"{label.replace(' ', HARD)}{colon.replace(' :', HARD + ':')}{joint.join(whole)}"
    lines = wrap(text, WIDTH, initial_indent="  ", subsequent_indent="      ")
    return [escape(line.replace(HARD, " ")) for line in lines]


def restaurant(view: View, speech: Speech, c: Content, seat: int) -> list[str]:
    """One restaurant."""
    t, r = TEXTS[speech.lang], view["restaurants"][seat]
    none = [str(t["none"])]
    menu = [token(c, speech, 0, row) for row in r["menu"]]
    if r["frozen"] >= 0:
        menu.append(say(t["frozen"], name=token(c, speech, 0, r["frozen"])))
    a, b, d = r["forks"]
    ratings = say(t["ratings"], food=r["food"], a=a, b=b, c=d, service=r["service"], ambiance=r["ambiance"])
    return [
        title(view, speech, c, seat),
        f"  {ratings}",
        f"  {say(t['marks'], food=r['food_marks'], popularity=r['popularity_marks'])}",
        *block(str(t["staff"]), [token(c, speech, 3, row) for row in r["staff"]] or none, speech),
        *block(str(t["renovations"]), [token(c, speech, 4, row) for row in r["renovations"]] or none, speech),
        *block(str(t["menu"]), menu or none, speech),
        *rooms(r, speech, c, len(view["restaurants"])),
    ]


def title(view: View, speech: Speech, c: Content, seat: int) -> str:
    """Who, where, stars and money."""
    t, r = TEXTS[speech.lang], view["restaurants"][seat]
    board = BOARDS[len(view["restaurants"])]
    house = next(row for row in c.restaurants if row.seat == seat + 1 and board in row.boards)
    stars = say(t["star"]) if r["stars"] == 1 else say(t["stars"], stars=r["stars"])
    cash = say(t["cash"], cash=r["cash"]) if r["cash"] >= 0 else say(t["hidden"])
    facts = [
        say(t["points"], points=view["scores"][seat]),
        f"{'*' * r['stars']} {stars}",
        cash,
        say(t["debt"], debt=r["debt"]),
    ]
    if r["face"]:
        facts.append(say(t["price" if view["phase"] >= PRICES_SET else "yesterday"], price=r["price"], face=r["face"]))
    name = f"{seat_name(seat, speech)}, {name_of(house, speech)}"
    return f"[bold {COLOURS[seat]}]{escape(name)}[/]  {escape('  '.join(facts))}"


def rooms(r: dict[str, Any], speech: Speech, c: Content, seats: int) -> list[str]:
    """The guests at their tables, zone by zone."""
    t = TEXTS[speech.lang]
    labels = [t[name] for name in ROOMS]
    if seats == 2:
        labels[0] = str(t["main_room"])
    lines: list[str] = []
    for zone, label, places in zip(("main", "second", "extra", "patio"), labels, r["seats"]):
        if places:
            free = places - len(r[zone])
            people = [person(c, speech, row) for row in r[zone]]
            lines += block(
                label, people + ([say(t["one_free" if free == 1 else "free"], free=free)] if free else []), speech
            )
    return lines


def person(c: Content, speech: Speech, row: int) -> str:
    """A guest with the first letters of the type."""
    guest = c.customers[row]
    kind: Named = next(kind for kind in c.customer_types if kind.id == guest.type)
    return (
        name_of(guest, speech)
        if guest.type in ("critic", "shill")
        else f"{name_of(guest, speech)} ({name_of(kind, speech)})"
    )
