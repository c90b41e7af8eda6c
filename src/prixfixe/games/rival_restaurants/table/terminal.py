"""The table of Rival Restaurants as text."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any, Mapping

from prixfixe.core.game import Speech, View
from prixfixe.games.rival_restaurants.content import content
from prixfixe.games.rival_restaurants.words import POWER_CODE, Names
from prixfixe.kit.content import name_of
from prixfixe.kit.words import catalogue, punctuated, seat_name

TEXTS = catalogue(Path(__file__).with_suffix(".toml"))
PHASES = (None, "money_move", "buy_barter", "buy_barter", "cook_counter", "cook_counter", None)


@lru_cache(64)
def named(cards: str) -> Names:
    """Names of everything on the cards in play."""
    return Names(content(cards))


def names(view: View) -> Names:
    """Names of everything on the cards that a match is played with."""
    return named(view["content"])


def money(amount: int, speech: Speech) -> str:
    """An amount in the language spoken."""
    return f"{amount} $" if speech.lang == "fr" else f"${amount}"


def draw(view: View, speech: Speech) -> str:
    """The markets, the players, what is going on, and the own hand."""
    lines = [*header(view, speech), *markets(view, speech), ""]
    for seat in range(len(view["players"])):
        lines += player(view, seat, speech)
    lines += [*going_on(view, speech), *own(view, speech)]
    return "\n".join(wrapped([punctuated(line, speech.lang) for line in lines]))


def wrapped(lines: list[str], width: int = 100) -> list[str]:
    """No line longer than the table; what does not fit goes on below, indented."""
    found: list[str] = []
    for line in lines:
        while len(plain(line)) > width and " " in line[: width - 1]:
            cut = line.rfind(" ", 0, width)
            found.append(line[:cut])
            line = "      " + line[cut + 1 :]
        found.append(line)
    return found


def plain(line: str) -> str:
    """A line without markup."""
    return line.replace("[b]", "").replace("[/b]", "")


def header(view: View, speech: Speech) -> list[str]:
    """Day, phase, Head Chef."""
    text, phase = TEXTS[speech.lang], PHASES[view["phase"]]
    called = next((name_of(row, speech) for row in names(view).c.phases if row.id == phase), "")
    return [f"[b]{text['day']} {view['day']}[/b]  {called}  {text['head']}: {seat_name(view['head'], speech)}"]


def markets(view: View, speech: Speech) -> list[str]:
    """Every location with its cards and the chefs there."""
    text, c, lines = TEXTS[speech.lang], names(view).c, []
    for place, row in enumerate(c.locations):
        here = [chef_there(view, piece, speech) for piece in view["pieces"] if piece["at"] == place]
        if row.kind == "market":
            slots = [
                slot(view, place, i, names(view).kind(k, speech) if k >= 0 else "-", text)
                for i, k in enumerate(view["counter"][place])
            ]
            waste = sum(view["waste"][k] for k, item in enumerate(c.ingredients) if item.market == row.id)
            cards = f"{money(row.price, speech)}  {text['shelf']} {view['shelf'][place]} | {' | '.join(slots)}"
            cards += f"  ({text['discards']} {waste})"
        else:
            cards = f"{text['deck']} {view['deck']}"
        lines.append(f"[b]{name_of(row, speech)}[/b]  {cards}")
        lines += [f"    {', '.join(here)}"] if here else []
    return lines


def slot(view: View, place: int, i: int, name: str, text: Mapping[str, str]) -> str:
    """A counter slot."""
    return f"{i + 1} {name}" + (f" ({text['locked']})" if view["locked"][place][i] else "")


def chef_there(view: View, piece: dict[str, Any], speech: Speech) -> str:
    """A chef at a place, and what it stands on."""
    text = TEXTS[speech.lang]
    name = f"{names(view).chef(piece['chef'], speech)} ({seat_name(piece['owner'], speech)}"
    name += f", {text['npc']})" if piece["npc"] else ")"
    if piece["want"] > 0:
        kind = view["counter"][piece["at"]][piece["want"] - 1]
        name += f" {text['stands']} {names(view).kind(kind, speech)}" if kind >= 0 else ""
    return name


def player(view: View, seat: int, speech: Speech) -> list[str]:
    """A player's restaurant, recipes and larder."""
    text, it = TEXTS[speech.lang], view["players"][seat]
    chefs = [names(view).chef(p["chef"], speech) for p in view["pieces"] if p["owner"] == seat and p["chef"] >= 0]
    house = names(view).restaurant(it["restaurant"], speech) if it["restaurant"] >= 0 else ""
    ready = f"  ({text['ready']})" if it["ready"] else ""
    first = f"[b]{seat_name(seat, speech)}[/b]  {house}  {', '.join(chefs)}{ready}"
    second = f"  {text['popularity']} {it['popularity']} ({text['level']} {it['level']})  {money(it['money'], speech)}"
    second += f"  {text['garbage']} {it['garbage']}  {text['cards']} {it['cards']}"
    upgrades = [names(view).upgrade(i, speech) for i, owned in enumerate(it["upgrades"]) if owned]
    lines = [first, second + (f"  {text['upgrades']}: {', '.join(upgrades)}" if upgrades else "")]
    lines += [f"  {recipe(view, seat, number, speech)}" for number in it["recipes"] if number >= 0]
    return [*lines, f"  {text['larder']}: {goods(view, it['larder'], speech) or text['nothing']}"]


def recipe(view: View, seat: int, number: int, speech: Speech) -> str:
    """A recipe with what it needs, + marks what is there, and what it would earn now."""
    c, text = names(view).c, TEXTS[speech.lang]
    row = c.recipes[number]
    dish = next((it for it in view["dishes"] if (it["seat"], it["recipe"]) == (seat, number)), None)
    ids, missing = [item.id for item in c.ingredients], list(dish["missing"]) if dish else []
    needs = []
    for kind in map(ids.index, row.ingredients):
        there = dish is not None and kind not in missing
        if kind in missing:
            missing.remove(kind)
        needs.append(f"{'+' if there else ''}{names(view).kind(kind, speech)}")
    earns = f", {text['earns']} {dish['earns']}" if dish else ""
    return f"{name_of(row, speech)} ({row.popularity}, {text['garbage']} {row.garbage}{earns}): {', '.join(needs)}"


def goods(view: View, larder: list[int], speech: Speech) -> str:
    """Ingredients with their numbers."""
    return ", ".join(
        f"{names(view).kind(k, speech)}{f' x{count}' if count > 1 else ''}" for k, count in enumerate(larder) if count
    )


def going_on(view: View, speech: Speech) -> list[str]:
    """The war, the card in play, open offers, promises."""
    text, war, lines = TEXTS[speech.lang], view["war"], []
    if war["pieces"]:
        kind = view["counter"][war["market"]][war["slot"] - 1]
        bids = [bid(view, i, speech) for i in range(len(war["pieces"]))]
        lines.append(f"[b]{text['war']} {names(view).kind(kind, speech)}[/b]: {'; '.join(bids)}")
    effect = view["effect"]
    if effect["card"] >= 0 or effect["chef"] >= 0:
        source = effect["card"] if effect["card"] >= 0 else POWER_CODE + effect["chef"]
        lines.append(f"{text['effect']}: {names(view).source(source, speech)} ({seat_name(effect['user'], speech)})")
    for seat, it in enumerate(view["players"]):
        if it["offer"]:
            lines.append(offer(view, seat, it["offer"], speech))
    for giver, taker, row, what, until in view["promises"]:
        said = names(view).promise(row, what, max(1, until - view["day"]), speech)
        lines.append(f"{seat_name(giver, speech)} > {seat_name(taker, speech)}: {said}")
    return lines


def bid(view: View, i: int, speech: Speech) -> str:
    """One participant of a war."""
    war, text = view["war"], TEXTS[speech.lang]
    owner = seat_name(view["pieces"][war["pieces"][i]]["owner"], speech)
    if war["out"][i]:
        return f"{owner} {text['out']}"
    garbage = f" + {war['garbage'][i]} {text['garbage']}" if war["garbage"][i] else ""
    return f"{owner} {text['bid']} {money(war['bids'][i], speech)}{garbage}"


def offer(view: View, seat: int, it: list[Any], speech: Speech) -> str:
    """An open offer."""
    text = TEXTS[speech.lang]
    partner = text["all"] if it[0] < 0 else seat_name(it[0], speech)
    give = ", ".join(names(view).entry(entry, speech) for entry in it[1]) or text["nothing"]
    want = ", ".join(names(view).entry(entry, speech) for entry in it[2]) or text["nothing"]
    who = f"{seat_name(seat, speech)} {text['offer']} {text['for']} {partner}"
    return f"{who}: {text['gives']} {give}; {text['wants']} {want}"


def own(view: View, speech: Speech) -> list[str]:
    """The own hand, and the offer being composed."""
    text, mine, lines = TEXTS[speech.lang], view["mine"], []
    if mine["hand"]:
        lines.append(f"[b]{text['hand']}[/b]: {', '.join(names(view).card(kind, speech) for kind in mine['hand'])}")
    if mine["draft"]:
        partner, give, want = mine["draft"][:3]
        said = offer(view, 0, [partner, give, want], speech).partition(": ")[2]
        lines.append(f"{text['draft']}: {said}")
    return lines
