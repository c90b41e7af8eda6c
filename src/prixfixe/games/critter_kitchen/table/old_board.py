"""The waterfront of Critter Kitchen: the row of locations, the meals, the kitchens."""

from __future__ import annotations

from typing import Any, Mapping, Sequence

from prixfixe.core.game import Game, Speech, View
from prixfixe.games.critter_kitchen.content import Content, content
from prixfixe.games.critter_kitchen.questions import ids
from prixfixe.games.critter_kitchen.tables import (
    ALLSPICE,
    BISQUE,
    HELPER,
    RUMOR,
    SEVENTH,
    SOUP,
    SPICE,
    WILD,
    ZOUS,
    printed,
    type_of,
)
from prixfixe.kit.words import seat_name
from prixfixe.web.boards.drawing import Drawing
from prixfixe.web.boards.pieces import Card, Piece, bundled

NOBODY = -1
CHEFS = ("mouse", "lizard", "boar")
TEXTS = {
    "en": {
        "day": "Day",
        "round": "Round",
        "priority": "Priority",
        "critic": "Critic",
        "rumors": "Rumors",
        "challenges": "Challenges",
        "town": "Bistro Bay",
        "kitchen": "Your kitchen",
        "storage": "Storage",
        "plates": "Plates",
        "meal": "Meal",
        "plate": "Critic plate",
        "course": "Course",
        "hidden_rumor": "A rumor, face down",
        "hidden_challenge": "A challenge, face down",
        "behind": "behind the shield",
        "bag": "In the bag",
        "empty": "nothing",
        "offer": "To choose from",
        "quality": "Quality",
        "mcdogald": "McDogald's",
        "covered": "covered",
        "here": "being resolved",
        "house": "house card",
        "capacity": "carries",
        "next": "works next round",
        "fridge": "out of the fridge",
        "storage_of": "{n} behind the shield",
        "rumor_seen": "You know it",
        "supply": "Bisque in the supply",
        "days": "Rounds 3 and 6 end with challenge meals, round 7 with the critic's meal.",
    },
    "fr": {
        "day": "Jour",
        "round": "Manche",
        "priority": "Priorité",
        "critic": "Critique",
        "rumors": "Rumeurs",
        "challenges": "Défis",
        "town": "L'Anse des Bistros",
        "kitchen": "Votre cuisine",
        "storage": "Réserve",
        "plates": "Assiettes",
        "meal": "Repas",
        "plate": "Assiette du critique",
        "course": "Plat",
        "hidden_rumor": "Une rumeur, face cachée",
        "hidden_challenge": "Un défi, face cachée",
        "behind": "derrière le paravent",
        "bag": "Dans le sac",
        "empty": "rien",
        "offer": "À choisir",
        "quality": "Qualité",
        "mcdogald": "McDogald's",
        "covered": "couvert",
        "here": "en cours",
        "house": "carte maison",
        "capacity": "porte",
        "next": "travaille à la prochaine manche",
        "fridge": "hors du frigo",
        "storage_of": "{n} derrière le paravent",
        "rumor_seen": "Vous la connaissez",
        "supply": "Bisques en stock",
        "days": "Les manches 3 et 6 finissent par les repas de défi, la manche 7 par celui du critique.",
    },
}


class Board(Drawing):
    """One view, ready to be laid out."""

    texts = TEXTS

    def __init__(self, view: View, speech: Speech, you: int | None, spots: Mapping[str, int]) -> None:
        super().__init__(view, speech, you, spots)
        self.content: Content = content("")
        self.first = {path.partition(" ")[0]: option for path, option in spots.items()}  # by the first spot of a path

    def note(self, row: Any) -> str:
        """Whether the card is our own."""
        return self.text["house"] if row.source == "house" else ""

    # ---- tokens

    def token(self, token: int, option: int | None = None, badge: str = "") -> Piece:
        """A token of the bag, of the truck or of the Academy."""
        c = self.content
        if token < SPICE:
            row = c.ingredients[type_of(token)]
            return Piece(
                row.id,
                f"{self.name(row)} {printed(token)}",
                str(printed(token)),
                option=option,
                badge=badge,
                tone="ingredient",
            )
        if token < ALLSPICE:
            return Piece(
                "spice",
                self.name(c.spices[token - SPICE]),
                badge=c.ingredients[token - SPICE].id,
                option=option,
                tone="spice",
            )
        if token in (ALLSPICE, SEVENTH):
            return Piece("allspice", self.name(c.spices[-1]), option=option, tone="spice")
        if token <= WILD:
            rumor = c.rumor_tokens[token - RUMOR]
            return Piece(rumor.id, self.name(rumor), option=option, tone="rumor")
        if token == ZOUS:
            return self.zous(self.view["zous_offer"], option)
        return Piece(
            "bisque" if token == BISQUE else "soup",
            self.name(c.other_tokens[1 if token == BISQUE else 0]),
            option=option,
            tone="broth",
        )

    def zous(self, zous: int, option: int | None = None) -> Piece:
        """A zous-chef."""
        row = self.content.zous_chefs[zous]
        return Piece(row.id, f"{self.name(row)}: {self.said(row)}", str(row.capacity), option=option, tone="chef")

    def tokens(self, tokens: Sequence[int], *places: str) -> list[Piece]:
        """Tokens in order, equal ones together; each is an answer if it is offered at one of these places."""
        return bundled(self.token(token, self.lying(token, *places)) for token in tokens)

    def lying(self, token: int, *places: str) -> int | None:
        """The answer that a token is which lies at one of these places, whatever it goes to."""
        spots = [f"{place}.{ids('')['token'][token]}" for place in places]
        return next((self.first[spot] for spot in spots if spot in self.first), None)

    # ---- the waterfront

    def rounds(self) -> list[dict[str, Any]]:
        """The round track with its days."""
        rows = self.content.round_track
        return [
            {"number": number, "day": row.day, "now": number == self.view["round"], "meal": number in (3, 6, 7)}
            for number, row in enumerate(rows, 1)
        ]

    def track(self) -> list[Piece]:
        """The hats, the one that acts first leftmost."""
        return [self.hat(seat) for seat in self.view["track"]]

    def hat(self, seat: int) -> Piece:
        """A hat with its owner's colour."""
        own = seat < self.view["seats"]
        name = seat_name(seat, self.speech) if own else self.text["mcdogald"]
        return Piece("hat" if own else "mcdogald", name, seat=seat if own else None, move=f"hat-{seat}", tone="figure")

    def critic(self) -> Card:
        """The critic of this match."""
        row = self.content.critics[self.view["critic"]]
        return Card(self.name(row), self.said(row), [row.id], note=self.note(row), tone="critic")

    def rumors(self) -> list[Card]:
        """The rumor cards: what is face up, what the seat knows, and backs; who has a token of which."""
        found = []
        for space, card in enumerate(self.view["rumors"]):
            token = self.content.rumor_tokens[space]
            knowers = tuple(
                seat
                for seat, k in enumerate(self.view["kitchens"])
                if seat < self.view["seats"] and k["rumors"][space] != NOBODY
            )
            option = self.at(f"rumor.{token.id}")
            if card == NOBODY:
                found.append(
                    Card(self.text["hidden_rumor"], pics=[token.id], option=option, tone="rumor down", marks=knowers)
                )
            else:
                row = self.content.rumors[card]
                known = "" if self.view["face_up"][space] else self.text["rumor_seen"]
                found.append(
                    Card(
                        self.name(row),
                        self.said(row),
                        [token.id],
                        option=option,
                        tone="rumor",
                        note=known,
                        marks=knowers,
                    )
                )
        return found

    def challenges(self) -> list[Card]:
        """The challenges with what they want; the covered one is left out."""
        found = []
        for slot, challenge in enumerate(self.view["challenges"]):
            row = self.content.challenges[challenge]
            pics = [self.content.ingredients[kind].id for kind in self.view["wanted"][slot]]
            today = "today" if slot in self.view["today"] else "past"
            found.append(Card(self.name(row), pics=pics, corner=str(slot + 1), tone=f"challenge {today}"))
        slots = range(len(found), self.content.game.challenges_in_play)
        return found + [Card(self.text["hidden_challenge"], back=True, corner=str(slot + 1)) for slot in slots]

    # ---- the row of locations

    def locations(self) -> list[dict[str, Any]]:
        """Every location with its items and the chefs that stand there."""
        return [self.location(place, stall) for place, stall in zip(self.view["row"], self.stalls())]

    def stalls(self) -> list[list[int]]:
        """What lies at each location of the row."""
        return [self.view["stalls"][place] for place in self.view["row"]]

    def location(self, place: int, stall: Sequence[int]) -> dict[str, Any]:
        """A location: name, picture, items, queue."""
        row, here = self.content.locations[place], place == self.view["here"]
        places = (f"shop.{row.id}", *(["academy"] if row.id == "chef_academy" else []))
        items = self.tokens(stall, *places)
        soup = self.lying(SOUP, *places)
        if soup is not None and SOUP not in stall:
            items.append(self.token(SOUP, soup))
        return {
            "id": row.id,
            "name": self.name(row),
            "text": self.said(row),
            "here": here,
            "option": self.sent_to(row.id),
            "items": items,
            "chefs": self.chefs_at(place),
        }

    def sent_to(self, place: str) -> int | None:
        """The answer that sends the next chef to a location."""
        found = (option for path, option in self.spots.items() if path.endswith(f" shop.{place}"))
        return next(found, None) if any(path.startswith("chef.") for path in self.spots) else None

    def chefs_at(self, place: int) -> list[Piece]:
        """The chefs sent to a place, small carriers first."""
        found = []
        for chef in range(4):
            for seat, kitchen in enumerate(self.view["kitchens"]):
                if kitchen["plan"][chef] == place:
                    found.append(self.chef(seat, chef, kitchen))
        return found

    def chef(self, seat: int, chef: int, kitchen: View) -> Piece:
        """A figure of a seat, or of McDogald's."""
        own = seat < self.view["seats"]
        owner = seat_name(seat, self.speech) if own else self.text["mcdogald"]
        row: Any = self.content.zous_chefs[kitchen["zous"]] if chef == HELPER else self.content.chefs[chef]
        picture = row.id if chef == HELPER else CHEFS[chef]
        return Piece(
            picture, f"{owner}: {self.name(row)}", seat=seat if own else 5, move=f"chef-{seat}-{chef}", tone="figure"
        )

    # ---- kitchens

    def kitchens(self) -> list[dict[str, Any]]:
        """What lies open in every kitchen, the own one first."""
        order = [seat for seat in range(self.view["seats"]) if seat == self.you] + [
            seat for seat in range(self.view["seats"]) if seat != self.you
        ]
        return [self.kitchen(seat) for seat in order]

    def kitchen(self, seat: int) -> dict[str, Any]:
        """One kitchen."""
        k = self.view["kitchens"][seat]
        boss = k["restaurateur"]
        row: Any = self.content.restaurateurs[boss] if boss != NOBODY else None
        helpers = [(k["zous"], ""), (k["hired"], self.text["next"])]
        return {
            "seat": seat,
            "name": seat_name(seat, self.speech),
            "stars": k["stars"],
            "stored": self.text["storage_of"].format(n=k["stored"]),
            "rumors": [self.token(token) for token in k["rumors"] if token != NOBODY],
            "zous": [(self.zous(zous), note) for zous, note in helpers if zous != NOBODY],
            "boss": Card(
                self.name(row), self.said(row), [row.id], corner=str(row.stars), corner_pic="star", note=self.note(row)
            )
            if row
            else None,
            "open": k["soup"] != NOBODY,
            "storage": self.storage(k, seat == self.you),
            "returning": self.tokens(k["returning"]),
            "plates": self.plates(k),
            "serving": k["serving"],
        }

    def storage(self, k: View, own: bool) -> list[Piece]:
        """What is behind the shield, for those who may look."""
        if k["soup"] == NOBODY:
            return []
        places = ("store",) if own else ()
        found = self.tokens(k["storage"], *places)
        for token, count in ((BISQUE, k["bisque"]), (SOUP, k["soup"])):
            found += self.tokens([token] * count, *places)
        return found

    def plates(self, k: View) -> list[dict[str, Any]]:
        """The plates: each ingredient with its spice, soups, and what it comes to."""
        return [self.plate(number, plate, k) for number, plate in enumerate(k["plates"])]

    def plate(self, number: int, plate: View, k: View) -> dict[str, Any]:
        """One plate; an ingredient glows when a spice may go on it."""
        items = [self.dish(token, spice) for token, spice in zip(plate["items"], plate["spices"])]
        items += bundled([self.token(BISQUE)] * plate["bisque"] + [self.token(SOUP)] * plate["soup"])
        items += [
            self.token(wine, badge=self.content.ingredients[course].id)
            for course, wine in zip(plate["paired"], plate["wines"])
        ]
        slot = self.view["today"][number] if number < len(self.view["today"]) else None
        if len(k["plates"]) == 1:
            title = self.text["plate"]
        elif slot is None:  # of a day that is over
            title = f"{self.text['meal']} {number + 1}"
        else:
            title = self.name(self.content.challenges[self.view["challenges"][slot]])
        return {
            "title": title,
            "items": items,
            "now": number == k["serving"],
            "kept": plate["kept"],
            "quality": plate["quality"],
            "stars": plate["stars"],
        }

    def dish(self, token: int, spice: int) -> Piece:
        """An ingredient on a plate, with its spice."""
        badge = (
            ""
            if spice == NOBODY
            else "allspice"
            if spice == ALLSPICE
            else "spice"
            if SPICE <= spice < ALLSPICE
            else self.token(spice).pic
        )
        return self.token(token, badge=badge)

    def spicings(self) -> list[Piece]:
        """Spices that may go on an ingredient of the plate, each on its ingredient."""
        badges = {"spice": "spice", "allspice": "allspice", "helper": ""}
        found = []
        for path, option in self.spots.items():
            first, _, plate = path.partition(" plate.")
            dish = plate.partition(".")[2]
            if dish:
                token = ids("")["token"].index(dish)
                kind = "helper" if first == "helper" else "allspice" if first == "store.allspice" else "spice"
                found.append(self.token(token, option, badges[kind] or self.content.ingredients[type_of(token)].id))
        return found

    def offer(self) -> list[Piece | Card]:
        """Tokens or cards to choose from."""
        cards = [self.rumor_card(card) for card in self.view["cards"]]
        dealt = self.view["kitchens"][self.you]["dealt"] if self.you is not None else []
        offered = [card for card in dealt if f"offer.{self.content.restaurateurs[card].id}" in self.spots]
        tokens = [self.token(token, self.lying(token, "offer")) for token in self.view["offer"]]
        return [*tokens, *cards, *map(self.restaurateur, offered)]

    def rumor_card(self, card: int) -> Card:
        """A rumor to keep."""
        row = self.content.rumors[card]
        return Card(self.name(row), self.said(row), ["rumor"], option=self.at(f"offer.{row.id}"), tone="rumor")

    def restaurateur(self, card: int) -> Card:
        """A restaurateur to hire."""
        row = self.content.restaurateurs[card]
        option = self.at(f"offer.{row.id}")
        return Card(
            self.name(row), self.said(row), [row.id], str(row.stars), "star", option=option, note=self.note(row)
        )

    def rival(self) -> dict[str, Any] | None:
        """McDogald's plate, stars and cards."""
        r = self.view["rival"]
        if not r:
            return None
        courses = [
            self.token(token, badge="spice" if spice != NOBODY else "")
            for token, spice in zip(r["course"], r["spice"])
            if token != NOBODY
        ]
        k = self.view["kitchens"][self.view["seats"]]
        return {
            "stars": k["stars"],
            "courses": courses,
            "allspice": [self.token(ALLSPICE)] * r["allspice"],
            "rumors": [self.token(t) for t in k["rumors"] if t != NOBODY],
        }


def draw(game: Game[Any], view: View, speech: Speech, you: int | None, spots: Mapping[str, int]) -> dict[str, Any]:
    """Everything the template lays out."""
    board = Board(view, speech, you, spots)
    return {
        "text": board.text,
        "rounds": board.rounds(),
        "track": board.track(),
        "critic": board.critic(),
        "rumors": board.rumors(),
        "challenges": board.challenges(),
        "locations": board.locations(),
        "kitchens": board.kitchens(),
        "spicings": board.spicings(),
        "offer": board.offer(),
        "rival": board.rival(),
    }


def scores(view: View) -> list[int]:
    """The stars of every seat."""
    return [k["stars"] for k in view["kitchens"][: view["seats"]]]
