"""The street: cards on the line, shops with their goods, and the queues before them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Sequence

from prixfixe.games.critter_kitchen.table.tokens import BEFORE_MEALS, CHAIN_MARK, NOBODY, Tokens
from prixfixe.games.critter_kitchen.tables import CHEFS, SOUP
from prixfixe.kit.drawing import Card, Piece, bundled

NARROW, WIDE, WIDEST = 4, 8, 16  # shares of the row: with four goods or fewer, with eight or more, while visited
COLUMNS = 11


@dataclass(frozen=True)
class Shop:
    """A shop of the row."""

    id: str
    name: str
    tip: str
    state: str  # "here", "done", or nothing
    goods: Sequence[Piece]
    wells: int  # items that are not drawn yet
    word: str  # why it is empty
    queues: Sequence[Sequence[Piece]]
    wide: int  # how much of the row it takes
    fit: str  # the largest tokens of which all fit in the stall, as css


@dataclass(frozen=True)
class Want:
    """An ingredient that a challenge wants."""

    pic: str
    state: str  # "met" on the plate, "stocked" in storage, "lacking", "held" by the Hold Token
    starred: bool  # McDogald's has it
    tip: str


@dataclass(frozen=True)
class Challenge:
    """A challenge of the day."""

    title: str
    wants: Sequence[Want]
    opens: int = 0  # the round in which it is turned up
    tip: str = ""


def fit(count: int) -> str:
    """The side of the largest squares of which so many fit in a container, whatever its shape."""
    shapes = [(columns, -(-count // columns)) for columns in range(1, min(max(count, 1), COLUMNS) + 1)]
    return f"max({', '.join(f'min(100cqw / {columns}, 100cqh / {max(rows, 1)})' for columns, rows in shapes)})"


class Street(Tokens):
    """What stands and lies in the street."""

    # ---- the line of cards

    def rounds(self) -> list[dict[str, Any]]:
        """The garland: seven rounds and what ends them."""
        found, now = [], self.view["round"]
        for row in self.c.round_track:
            meal = row.end_event == "challenge_meals"
            last = row.end_event == "critic_meal"
            state = "now" if row.round == now else "past" if row.round < now else ""
            word = "round_critic" if last else "round_meal" if meal else "round"
            pic = self.c.critics[self.view["critic"]].id if last else "cloche" if meal else ""
            found.append({"n": row.round, "state": state, "pic": pic, "tip": self.say(word, n=row.round)})
        return found

    def critic(self) -> Card:
        """The critic of this match."""
        row = self.c.critics[self.view["critic"]]
        return Card(self.name(row), self.said(row), [row.id], note=self.note(row))

    def rumors(self) -> list[dict[str, Any]]:
        """The rumor cards: what is face up, what the seat knows, and backs; who has a token of which."""
        return [self.rumor(space, card) for space, card in enumerate(self.view["rumors"])]

    def rumor(self, space: int, card: int) -> dict[str, Any]:
        """One of them."""
        token, up = self.c.rumor_tokens[space], self.view["face_up"][space]
        kitchens = enumerate(self.view["kitchens"])
        row = None if card == NOBODY else self.c.rumors[card]
        word = "rumor_hidden" if row is None else "rumor_open" if up else "rumor_yours"
        said = [self.name(token), self.text[word]] if row is None else [self.name(row), self.said(row), self.text[word]]
        return {
            "spot": f"rumor.{token.id}",
            "pic": token.id,
            "title": self.name(row) if row else self.text["rumor"],
            "text": self.said(row) if row else "",
            "state": "down" if row is None else "up" if up else "known",
            "knowers": [self.mark(seat) for seat, k in kitchens if k["rumors"][space] != NOBODY],
            "label": self.say("rumor_of", name=self.name(token)),
            "tip": "\n".join([*said, self.note(row) if row else self.text["scores_end"]]).strip(),
        }

    def mark(self, seat: int) -> int:
        """The number of a kitchen's mark."""
        return seat if seat < self.view["seats"] else CHAIN_MARK

    def challenges(self) -> list[Challenge]:
        """The challenges of the day: open ones with what they want, then those still face down."""
        found = [self.challenge(slot) for slot in self.view["today"]]
        turns = [row.round for row in self.c.round_track if row.reveals_challenge and row.day == self.view["day"]]
        return found + [Challenge("", [], n, self.say("hidden_challenge", n=n)) for n in turns[len(found) :]]

    def challenge(self, slot: int) -> Challenge:
        """One of them."""
        row = self.c.challenges[self.view["challenges"][slot]]
        wants = [self.want(slot, at) for at in range(len(self.view["wanted"][slot]))]
        covered = [
            Want(kind, "held", False, self.titled(self.name(self.ingredient(kind)), self.text["held"]))
            for kind in row.requires[len(wants) :]
        ]
        return Challenge(self.name(row), [*wants, *covered], tip=self.name(row))

    def ingredient(self, name: str) -> Any:
        """A type of ingredient by its id."""
        return next(row for row in self.c.ingredients if row.id == name)

    def want(self, slot: int, at: int) -> Want:
        """One ingredient of a challenge."""
        kind = self.view["wanted"][slot][at]
        state = self.met(slot, at) or self.stocked(slot, at)
        starred = bool(self.view["solo"] and self.view["rival"]["starred"][slot][at])
        said = [self.text[{"met": "on_plate", "stocked": "has", "lacking": "lacks"}[state]]] if state else []
        said += [self.text["starred"]] if starred else []
        name = self.called("type", kind)
        return Want(self.kind_id(kind), state, starred, self.titled(name, ", ".join(said)) if said else name)

    def met(self, slot: int, at: int) -> str:
        """Whether the own plate for it has it already."""
        number = self.view["today"].index(slot)
        meals = self.view["meals"]
        return "met" if number < len(meals) and meals[number]["met"][at] else ""

    def stocked(self, slot: int, at: int) -> str:
        """Whether the own storage has it."""
        known = self.view["stocked"][slot]
        return "" if not known else "stocked" if known[at] else "lacking"

    def hats(self) -> list[Piece]:
        """The hats, the one that acts first leftmost."""
        return [self.hat(seat) for seat in self.view["track"]]

    def hat(self, seat: int) -> Piece:
        """A hat with its owner's mark."""
        own = seat < self.view["seats"]
        name = self.say("hat", name=self.cook(seat))
        return Piece("hat" if own else "mcdogald", name, seat=self.mark(seat), move=f"hat-{seat}", tone="ck-hat")

    def hat_moves(self) -> bool:
        """Whether the viewer's next pick costs the place on the track."""
        line = self.view["line"]
        return bool(self.view["moves_hat"] and line and line[0] == self.you and self.about == "line")

    def bag(self) -> Piece:
        """The bag with all tokens."""
        tip = self.say("bag_tip", n=self.view["bag"], bisque=self.view["bisque"])
        return Piece("bag", self.text["bag"], str(self.view["bag"]), spot="bag", tone="ck-bag", tip=tip)

    # ---- the row

    def shops(self) -> list[Shop]:
        """The row from left to right."""
        return [self.shop(at, place) for at, place in enumerate(self.view["row"])]

    def shop(self, at: int, place: int) -> Shop:
        """One shop."""
        row, here = self.c.locations[place], self.view["here"]
        state = "here" if place == here else "done" if here != NOBODY and at < self.view["row"].index(here) else ""
        goods = [] if state == "done" else self.goods(place)
        later = row.fill == "when_resolved" and not goods and not state and self.view["phase"] in BEFORE_MEALS
        wells = getattr(row.spaces, f"p{self.view['seats']}") if later else 0
        lines = [self.name(row), self.said(row), self.say("drawn_later", n=wells) if later else "", self.note(row)]
        return Shop(
            row.id,
            self.name(row),
            "\n".join(filter(None, lines)),
            state,
            goods,
            wells,
            self.why_empty(state) if not goods and not wells else "",
            [self.queue(place, number, state) for number in (1, 2, 3)],
            min(max(len(goods), wells, NARROW), WIDEST if state == "here" else WIDE),
            fit(len(goods) or wells),
        )

    def why_empty(self, state: str) -> str:
        """What stands at a shop without goods; before the first round there are none anywhere."""
        return "" if self.view["phase"] == "hiring" else self.text["closed" if state == "done" else "sold_out"]

    def goods(self, place: int) -> list[Piece]:
        """What can be picked at a shop; soup without end at the truck."""
        row, spot = self.c.locations[place], f"shop.{self.c.locations[place].id}"
        wanted = self.view["wants"][place] if self.view["wants"] else NOBODY
        found = bundled(self.good(token, spot, token == wanted) for token in self.view["stalls"][place])
        if row.endless_soup:
            found = [piece for piece in found if piece.spot != f"{spot}.soup"]
            soup = self.token(SOUP, spot, tone="ck-endless")
            found.append(Piece(soup.pic, self.text["endless"], spot=soup.spot, tone=soup.tone, tip=soup.tip))
        return found

    def good(self, token: int, spot: str, wanted: bool) -> Piece:
        """A token in a shop; one that McDogald's wants is marked."""
        piece = self.token(token, spot, move=True, tone="ck-wanted" if wanted else "")
        if not wanted:
            return piece
        tip = f"{piece.tip}\n{self.text['dog_wants']}"
        tone = piece.tone if "ck-wanted" in piece.tone else f"{piece.tone} ck-wanted"
        return Piece(
            piece.pic, piece.label, piece.value, spot=piece.spot, badge=piece.badge, move=piece.move, tone=tone, tip=tip
        )

    def queue(self, place: int, number: int, state: str) -> list[Piece]:
        """The chefs of one queue before a shop, who acts first leftmost."""
        order = [*self.view["line"], *(seat for seat in self.view["track"] if seat not in self.view["line"])]
        return [
            self.standing(seat, chef, place, state)
            for seat in order
            for chef in range(CHEFS)
            if self.view["kitchens"][seat]["plan"][chef] == place and self.view["queues"][seat][chef] == number
        ]

    def standing(self, seat: int, chef: int, place: int, state: str) -> Piece:
        """A chef in the street: waiting, choosing, or gone."""
        gone = state == "done" or (state == "here" and self.view["gone"][seat])
        now = state == "here" and self.view["line"][:1] == [seat]
        planned = self.view["phase"] == "planning"
        tone = "ck-gone" if gone else "ck-now" if now else "ck-planned" if planned else ""
        note = self.text["has_left"] if gone else self.text["in_secret"] if planned else ""
        return self.chef(seat, chef, tone, True, note)

    # ---- what is offered to somebody alone

    def offer(self) -> list[Piece | Card]:
        """Tokens or cards to choose from."""
        k = self.mine()
        dealt = k["dealt"] if k is not None and k["restaurateur"] == NOBODY else []
        tokens = [self.token(token, "offer") for token in self.view["offer"]]
        return [*tokens, *map(self.rumor_card, self.view["cards"]), *map(self.restaurateur, dealt)]

    def rumor_card(self, card: int) -> Card:
        """A rumor to keep."""
        row = self.c.rumors[card]
        return Card(
            self.name(row), self.said(row), ["rumor"], spot=f"offer.{row.id}", tone="ck-rumor-card", note=self.note(row)
        )

    def restaurateur(self, card: int, spot: str = "offer") -> Card:
        """A restaurateur."""
        row = self.c.restaurateurs[card]
        where = f"offer.{row.id}" if spot == "offer" else spot
        return Card(self.name(row), self.said(row), [row.id], str(row.stars), "star", where, note=self.note(row))
