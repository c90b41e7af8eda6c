"""Critter Kitchen as text: the town, the cards, the kitchens."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from textwrap import wrap

from rich.markup import escape

from prixfixe.core.game import Speech, View
from prixfixe.games.critter_kitchen.content import content
from prixfixe.games.critter_kitchen.table.tokens import BEFORE_MEALS
from prixfixe.games.critter_kitchen.tables import ALLSPICE, BISQUE, HELPER, SOUP
from prixfixe.games.critter_kitchen.words import lexicon
from prixfixe.kit.words import catalogue, punctuated, seat_name

WIDTH = 100
NOBODY = -1
TEXTS = catalogue(Path(__file__).with_suffix(".toml"))


def draw(view: View, speech: Speech) -> str:
    """The whole table from one seat's view."""
    return "\n".join(Drawing(view, speech).lines())


class Drawing:
    """One view in one language."""

    def __init__(self, view: View, speech: Speech) -> None:
        self.view = view
        self.speech = speech
        self.texts = TEXTS[speech.lang]
        self.tables = lexicon(view["content"]).tables

    def lines(self) -> list[str]:
        """Everything, top to bottom."""
        return [*self.cards(), "", *self.town(), "", *self.kitchens(), *self.rival()]

    # ---- words

    def name(self, table: str, number: int) -> str:
        """A row's name."""
        return self.tables[table](number, self.speech)

    def cook(self, seat: int) -> str:
        """A player, or McDogald's."""
        return seat_name(seat, self.speech) if seat < self.view["seats"] else "McDogald's"

    def tokens(self, tokens: list[int]) -> str:
        """Tokens with their numbers."""
        counts = Counter(tokens)
        return ", ".join(self.name("token", token) + (f" x{n}" if n > 1 else "") for token, n in counts.items())

    def stars(self, count: int) -> str:
        """How many stars."""
        single = count < 2 if self.speech.lang == "fr" else count == 1
        return self.texts["star" if single else "stars"].format(count=count)

    def entry(self, label: str, text: str, indent: int = 0) -> list[str]:
        """A line with a label, folded to the width of the page."""
        room = WIDTH - indent - 2
        folded = wrap(f"{label}{self.texts['colon']}{text}", room, subsequent_indent="    ") or [f"{label}:"]
        head, tail = folded[0][: len(label)], folded[0][len(label) :]
        first = f"{' ' * indent}[bold]{escape(head)}[/bold]{escape(tail)}"
        return [first, *(" " * indent + escape(line) for line in folded[1:])]

    # ---- cards

    def cards(self) -> list[str]:
        """Round, critic, challenges, rumors, priority."""
        view, texts = self.view, self.texts
        title = texts["title"].format(round=view["round"], day=view["day"])
        critic = f"{self.name('critic', view['critic'])}. {self.name('critic_text', view['critic'])}"
        track = " > ".join(self.cook(seat) for seat in view["track"])
        waiting = ", ".join(self.cook(seat) for seat in view["waiting"])
        return [
            f"[bold]{title}[/bold], {texts[view['phase']]}",
            *self.entry(texts["critic"], critic),
            *(self.entry(texts["challenges"], self.challenges()) if view["today"] else []),
            *self.rumors(),
            *self.entry(texts["track"], track),
            *(self.entry(texts["waiting"], waiting) if waiting else []),
        ]

    def challenges(self) -> str:
        """The open challenges of the day with what they want."""
        found = []
        for slot in self.view["today"]:
            wanted = ", ".join(self.name("type", kind) for kind in self.view["wanted"][slot])
            found.append(f"{self.name('challenge', self.view['challenges'][slot])} ({wanted})")
        return punctuated("; ".join(found), self.speech.lang)

    def rumors(self) -> list[str]:
        """The three rumor cards, as far as they are known."""
        found = []
        for space, card in enumerate(self.view["rumors"]):
            known = f"{self.name('rumor', card)}. {self.name('rumor_text', card)}"
            label = f"{self.texts['rumors']} ({self.name('space', space)})"
            found += self.entry(label, self.texts["unknown"] if card == NOBODY else known)
        return found

    # ---- town

    def town(self) -> list[str]:
        """Every location with its items and who is there."""
        found = [f"[bold]{self.texts['town']}[/bold]"]
        for place in self.view["row"]:
            mark = ">" if place == self.view["here"] else " "
            here = self.items(place)
            chefs = self.visitors(place)
            found += self.entry(f"{mark} {self.name('place', place)}", here + (f"  <- {chefs}" if chefs else ""))
        found.append(self.texts["bag"].format(bag=self.view["bag"], bisque=self.view["bisque"]))
        return found

    def items(self, place: int) -> str:
        """What lies on a location."""
        stall = self.view["stalls"][place]
        here = self.tokens(stall)
        if self.view["zous_offer"] != NOBODY and place == self.view["row"][-1]:
            here += f" ({self.name('zous', self.view['zous_offer'])})"
        if place == self.view["row"][0]:
            here = f"{here}, {self.texts['endless']}" if here else self.texts["endless"]
        if not here and self.later(place):
            return self.texts["later"]
        return here or self.texts["bare"]

    def later(self, place: int) -> bool:
        """Whether a location is still to be filled when the shopping gets there."""
        row, here = self.view["row"], self.view["here"]
        ahead = here == NOBODY or row.index(here) < row.index(place)
        waits = content(self.view["content"]).locations[place].fill == "when_resolved"
        return waits and ahead and self.view["phase"] in BEFORE_MEALS

    def visitors(self, place: int) -> str:
        """The chefs sent to a location."""
        found = []
        for seat, kitchen in enumerate(self.view["kitchens"]):
            for chef, target in enumerate(kitchen["plan"]):
                if target == place:
                    name = self.name("zous", kitchen["zous"]) if chef == HELPER else self.name("chef", chef)
                    found.append(f"{self.cook(seat)} ({name})")
        return ", ".join(found)

    # ---- kitchens

    def kitchens(self) -> list[str]:
        """Every kitchen; storage and plates where they may be seen."""
        found = [f"[bold]{self.texts['kitchens']}[/bold]"]
        for seat, kitchen in enumerate(self.view["kitchens"]):
            found += self.entry(self.cook(seat), ", ".join(self.public(seat, kitchen)))
            if seat < self.view["seats"]:
                found += self.private(kitchen)
        return found

    def public(self, seat: int, kitchen: View) -> list[str]:
        """What lies open in a kitchen."""
        texts = self.texts
        known = [self.name("space", space) for space, token in enumerate(kitchen["rumors"]) if token != NOBODY]
        found = [self.stars(kitchen["stars"])]
        if seat < self.view["seats"]:
            found.append(texts["stored"].format(count=self.name("token_count", kitchen["stored"])))
        if known:
            found.append(texts["knows"].format(what=" ".join(known)))
        if kitchen["zous"] != NOBODY:
            found.append(texts["zous"].format(what=self.name("zous", kitchen["zous"])))
        if kitchen["hired"] != NOBODY:
            found.append(texts["hired"].format(what=self.name("zous", kitchen["hired"])))
        if kitchen["restaurateur"] != NOBODY:
            found.append(self.name("restaurateur", kitchen["restaurateur"]))
        return found

    def private(self, kitchen: View) -> list[str]:
        """What is behind the shield, for those who may look, and plates."""
        texts, found = self.texts, []
        if kitchen["soup"] != NOBODY:
            held = kitchen["storage"] + [BISQUE] * kitchen["bisque"] + [SOUP] * kitchen["soup"]
            found += self.entry(texts["storage"], self.tokens(held) or texts["bare"], 2)
        if kitchen["secret"] != NOBODY:
            known = f"{self.name('rumor', kitchen['secret'])}. {self.name('rumor_text', kitchen['secret'])}"
            found += self.entry(texts["secret"], known, 2)
        if kitchen["returning"]:
            found += self.entry(texts["returning"], self.tokens(kitchen["returning"]), 2)
        for i, plate in enumerate(kitchen["plates"]):
            if plate["items"] or plate["soup"] or plate["bisque"]:
                so_far = self.view["meals"][i]["quality"] if self.view["meals"] else 0
                found += self.entry(texts["plate"].format(number=i + 1), self.plate(plate, so_far), 2)
        return found

    def plate(self, plate: View, so_far: int) -> str:
        """What is on a plate, and its quality: as it was served, or so far."""
        found = []
        for token, spice in zip(plate["items"], plate["spices"]):
            found.append(self.name("token", token) + (f" + {self.name('token', spice)}" if spice != NOBODY else ""))
        for course, wine in zip(plate["paired"], plate["wines"]):
            found.append(f"{self.name('token', wine)} ({self.name('type', course)})")
        text = ", ".join([*found, *filter(None, [self.tokens([BISQUE] * plate["bisque"] + [SOUP] * plate["soup"])])])
        quality = plate["quality"] or so_far
        if quality:
            text += self.texts["colon"] + self.texts["served"].format(quality=quality)
            text += f", {self.stars(plate['stars'])}" if plate["stars"] else ""
        return text

    # ---- McDogald's

    def rival(self) -> list[str]:
        """Its plate and its stars above the challenges."""
        rival = self.view["rival"]
        if not rival:
            return []
        courses = []
        for token, spice in zip(rival["course"], rival["spice"]):
            held = [self.name("token", item) for item in (token, spice) if item != NOBODY]
            courses.append(" + ".join(held))
        plate = [*filter(None, courses), *filter(None, [self.tokens([ALLSPICE] * rival["allspice"])])]
        stars = sum(map(sum, rival["starred"]))
        return [
            *self.entry(self.texts["rival"], ", ".join(plate) or self.texts["bare"]),
            *self.entry(self.texts["starred"], str(stars)),
        ]
