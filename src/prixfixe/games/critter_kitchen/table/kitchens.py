"""The kitchens: what a player has and what everybody sees of others, McDogald's too."""

from __future__ import annotations

from typing import Any

from prixfixe.core.game import View
from prixfixe.games.critter_kitchen.content import choice_of
from prixfixe.games.critter_kitchen.table.meals import Meals
from prixfixe.games.critter_kitchen.table.tokens import NOBODY
from prixfixe.games.critter_kitchen.tables import ALLSPICE, BISQUE, CHEFS, HELPER, SOUP, SPICE, TYPES, type_of
from prixfixe.kit.drawing import Card, Piece

MANAGER = 0  # the first deck of McDogald's; then those of mouse, lizard and boar
ONE_ROW = 11  # kinds of tokens that stand side by side on the shelf
WANTS = {"rumor": "rumor", "challenge": "plate", "zous_chef": "chef", "spice": "spice", "plate": "cloche"}


class Kitchens(Meals):
    """Places around the table."""

    # ---- the own one

    def shelf(self, own: bool = True) -> list[dict[str, Any]]:
        """The cubbies in the order of the courses."""
        k = self.mine()
        storage = k["storage"] if k is not None else []
        return [self.cubby(kind, storage, own) for kind in range(TYPES)]

    def cubby(self, kind: int, storage: list[int], own: bool) -> dict[str, Any]:
        """The ingredients of one type."""
        held = [token for token in storage if token < SPICE and type_of(token) == kind]
        pieces = self.tokens(held, "store", move=own)
        name, pic = self.called("type", kind), self.kind_id(kind)
        return {"name": name, "pic": pic, "pieces": pieces, "many": self.columns(pieces)}

    def crowded(self) -> bool:
        """Whether the shelf needs two rows."""
        k = self.mine()
        return k is not None and len(set(k["storage"])) > ONE_ROW

    def columns(self, pieces: list[Piece]) -> int:
        """How many pieces of a cubby stand side by side."""
        return max(1, -(-len(pieces) // (2 if self.crowded() else 1)))

    def rack(self) -> list[Piece]:
        """The spices."""
        k = self.mine()
        return self.tokens([token for token in k["storage"] if token >= SPICE], "store") if k is not None else []

    def bowls(self) -> list[Piece]:
        """Soup and bisque."""
        k = self.mine()
        if k is None:
            return []
        return [self.broth(SOUP, k["soup"], "store"), self.broth(BISQUE, k["bisque"], "store")]

    def plan(self, seat: int) -> list[dict[str, Any]]:
        """Where the chefs of a kitchen are: at home, sent somewhere, or back."""
        k = self.view["kitchens"][seat]
        return [self.sent(seat, chef, k) for chef in range(CHEFS) if chef != HELPER or k["zous"] != NOBODY]

    def sent(self, seat: int, chef: int, k: View) -> dict[str, Any]:
        """One chef, with the shop it was sent to."""
        place, row = k["plan"][chef], self.view["row"]
        here = self.view["here"]
        back = here != NOBODY and place != NOBODY and row.index(place) < row.index(here)
        now = (place == here != NOBODY) or (seat == self.you and self.view["next_chef"] == chef)
        gone = back or (place == here != NOBODY and self.view["gone"][seat])
        state = "back" if gone else "now" if now else "out" if place != NOBODY else ""
        name = self.called("place", place) if place != NOBODY else self.text["home"]
        return {
            "piece": self.chef(seat, chef, note=name),
            "place": self.c.locations[place].id if place != NOBODY else "",
            "name": name,
            "state": state,
        }

    def basket(self) -> list[dict[str, Any]]:
        """What the own chef carries here, and how much more it may."""
        k = self.mine()
        if k is None or k["chef"] == NOBODY or self.view["here"] == NOBODY or self.view["gone"][self.you]:
            return []
        held = [{"piece": self.token(token)} for token in k["haul"]]
        return held + [{"piece": None}] * (k["load"] - len(held))

    def fridge(self) -> dict[str, Any]:
        """How full the own fridge is."""
        k, limit = self.mine(), self.view["fridge"]
        count = k["stored"] if k is not None else 0
        if limit == NOBODY:
            return {"word": str(count), "tip": self.text["fridge_none"], "over": False}
        word = self.say("fridge_full", n=count, limit=limit)
        return {"word": word, "tip": self.say("fridge_tip", limit=limit), "over": count > limit}

    # ---- anybody's

    def spaces(self, seat: int) -> list[dict[str, Any]]:
        """The rumor spaces of a kitchen: a token on it or not, and what the viewer knows."""
        k = self.view["kitchens"][seat]
        found = []
        for space, token in enumerate(k["rumors"]):
            rumor = self.rumors()[space]
            piece = self.token(token) if token != NOBODY else None
            found.append({"piece": piece, "pic": rumor["pic"], "tip": rumor["tip"], "title": rumor["title"]})
        return found

    def helpers(self, seat: int) -> list[Piece]:
        """The zous-chefs of a kitchen: the one at work and the one hired."""
        k = self.view["kitchens"][seat]
        pairs = ((k["zous"], "zous_now"), (k["hired"], "zous_next"))
        return [self.zous(zous, note=self.text[word]) for zous, word in pairs if zous != NOBODY]

    def hired(self, seat: int) -> list[Piece]:
        """The zous-chef that comes to work in the next round."""
        k = self.view["kitchens"][seat]
        return [self.zous(k["hired"], note=self.text["zous_next"])] if k["hired"] != NOBODY else []

    def boss(self, seat: int) -> Card | None:
        """The restaurateur of a kitchen."""
        card = self.view["kitchens"][seat]["restaurateur"]
        return self.restaurateur(card, "helper" if seat == self.you else "") if card != NOBODY else None

    def secret(self) -> Card | None:
        """The own secret rumor."""
        k = self.mine()
        if k is None or k["secret"] == NOBODY:
            return None
        row = self.c.rumors[k["secret"]]
        return Card(self.name(row), self.said(row), ["rumor"], note=self.text["secret"])

    def stored(self, seat: int) -> int:
        """How many ingredients and spices are behind a shield."""
        return int(self.view["kitchens"][seat]["stored"])

    def open_storage(self, seat: int) -> list[Piece]:
        """What is behind the shield of a kitchen into which the viewer may look."""
        k = self.view["kitchens"][seat]
        if k["soup"] == NOBODY:
            return []
        bowls = [self.broth(SOUP, k["soup"]), self.broth(BISQUE, k["bisque"])]
        return [*self.tokens(k["storage"]), *(bowl for bowl in bowls if bowl.count)]

    def haul(self, seat: int) -> list[Piece]:
        """What a chef has picked at the shop being resolved."""
        return self.tokens(self.view["kitchens"][seat]["haul"])

    def served(self, seat: int) -> list[dict[str, Any]]:
        """The meals that a kitchen presented last."""
        k = self.view["kitchens"][seat]
        if len(k["plates"]) < 2 or self.view["phase"] in ("cooking", "dining", "over"):
            return []
        return [
            {"pieces": self.on_plate(plate), "quality": plate["quality"], "stars": plate["stars"]}
            for plate in k["plates"]
            if plate["kept"]
        ]

    def sources(self, seat: int) -> list[tuple[str, int]]:
        """Where the stars of a kitchen come from."""
        points = self.view["kitchens"][seat]["points"]
        return [(self.text[f"points_{at}"], stars) for at, stars in enumerate(points) if stars]

    # ---- McDogald's

    def chain(self) -> dict[str, Any] | None:
        """McDogald's: stars, plate, rumors, what it takes and the cards of the round."""
        r = self.view["rival"]
        if not r:
            return None
        seat = self.view["seats"]
        k = self.view["kitchens"][seat]
        return {
            "seat": seat,
            "stars": k["stars"],
            "plan": self.plan(seat),
            "courses": [self.chain_course(kind, r) for kind in range(TYPES)],
            "worth": self.view["chain_total"],
            "allspice": self.tokens([ALLSPICE] * r["allspice"]),
            "rumors": [self.token(token) for token in k["rumors"] if token != NOBODY],
            "helpers": self.hired(seat),
            "wants": self.chain_wants(),
            "cards": [self.chain_card(deck, card) for deck, card in zip(r["shown"][::2], r["shown"][1::2])],
        }

    def chain_course(self, kind: int, r: View) -> dict[str, Any]:
        """A course of its plate."""
        token, spice = r["course"][kind], r["spice"][kind]
        name = self.called("type", kind)
        piece = self.dish(token, spice, move=False) if token != NOBODY else None
        lone = self.token(spice) if token == NOBODY and spice != NOBODY else None
        return {"name": name, "pic": self.kind_id(kind), "piece": piece or lone, "quality": self.view["chain"][kind]}

    def chain_wants(self) -> list[dict[str, Any]]:
        """What it takes today, in order."""
        row = choice_of(self.c, self.c.critics[self.view["critic"]].id)
        day = (row.day_1, row.day_2, row.day_3)[self.view["day"] - 1]
        first = self.ingredient(row.tie_order[0])
        return [self.chain_want(word, first) for word in day]

    def chain_want(self, word: str, first: Any) -> dict[str, Any]:
        """One of its wishes: a drawing or a number, and words."""
        text = self.say(f"want_{word}", name=self.name(first))
        pic = first.id if word == "favorite" else WANTS.get(word, "")
        sign = {"seven": "7", "highest": "max"}.get(word, "")
        return {"pic": pic, "sign": sign, "tip": text}

    def chain_card(self, deck: int, card: int) -> Card:
        """A card that it turned up this round."""
        c = self.c
        row: Any = c.manager_cards[card] if deck == MANAGER else c.mcdogald_chef_cards[card]
        pic = "manager" if deck == MANAGER else c.chefs[deck - 1].id
        return Card(self.name(row), self.said(row), [pic], note=self.note(row), tone="ck-chain-card")
