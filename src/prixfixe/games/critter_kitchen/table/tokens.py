"""Tokens, chefs and cards: what each is drawn as, and what it says of itself."""

from __future__ import annotations

from collections import Counter
from functools import cached_property
from pathlib import Path
from typing import Any, Iterable

from prixfixe.core.game import View
from prixfixe.games.critter_kitchen.content import content
from prixfixe.games.critter_kitchen.questions import ids
from prixfixe.games.critter_kitchen.tables import (
    ALLSPICE,
    BISQUE,
    HELPER,
    RUMOR,
    SEVENTH,
    SPICE,
    WILD,
    ZOUS,
    printed,
    type_of,
)
from prixfixe.games.critter_kitchen.words import lexicon
from prixfixe.kit.drawing import Drawing, Piece, bundled
from prixfixe.kit.words import catalogue, seat_name

NOBODY = -1
BEFORE_MEALS = ("hiring", "planning", "shopping")  # the phases in which a shop may still be filled
CHAIN_MARK = 5  # the mark of McDogald's, which no player has


class Tokens(Drawing):
    """Everything small that lies on the table."""

    texts = catalogue(Path(__file__).with_name("texts.toml"))

    def look_up(self) -> None:
        """What the view speaks of."""
        self.c, self.ids, self.lexicon = content(self.content), ids(self.content), lexicon(self.content)

    # ---- names

    def called(self, table: str, number: int) -> str:
        """What something is called in questions too."""
        return self.lexicon.tables[table](number, self.speech)

    def cook(self, seat: int) -> str:
        """A player, or McDogald's."""
        return seat_name(seat, self.speech) if seat < self.view["seats"] else self.text["mcdogald"]

    def note(self, row: Any) -> str:
        """Whether the card is our own."""
        return self.text["house"] if row.source == "house" else ""

    def kind_id(self, kind: int) -> str:
        """The drawing of an ingredient."""
        return self.c.ingredients[kind].id

    def mine(self) -> View | None:
        """The viewer's kitchen."""
        return None if self.you is None else self.view["kitchens"][self.you]

    # ---- tokens

    def token(self, token: int, place: str = "", badge: str = "", move: bool = False, tone: str = "") -> Piece:
        """A token that lies at a place."""
        if token == ZOUS:
            return self.zous(self.view["zous_offer"], f"{place}.{self.ids['token'][ZOUS]}", self.text["zous_next"])
        label = self.called("token", token)
        pic, own_tone, own_badge, text = self.look(token)
        return Piece(
            pic,
            label,
            str(printed(token)) if token < SPICE else "",
            spot=f"{place}.{self.ids['token'][token]}" if place else "",
            badge=badge or own_badge,
            move=f"token-{token}" if move and self.lying[token] == 1 else "",
            tone=f"{own_tone} {tone}".strip(),
            tip="\n".join(filter(None, [label, text, self.wanting(token)])),
        )

    def look(self, token: int) -> tuple[str, str, str, str]:
        """How a kind of token looks: drawing, colour, small drawing, and its text."""
        c = self.c
        if token < SPICE:
            row: Any = c.ingredients[type_of(token)]
            return row.id, "ck-food", "", self.say("course", n=row.course)
        if token < ALLSPICE:
            return "spice", "spice", self.kind_id(token - SPICE), self.said(c.spices[token - SPICE])
        if token in (ALLSPICE, SEVENTH):
            return "allspice", "spice", "", self.said(c.spices[-1])
        if token <= WILD:
            return c.rumor_tokens[token - RUMOR].id, "rumor", "", self.said(c.rumor_tokens[token - RUMOR])
        row = c.other_tokens[1 if token == BISQUE else 0]
        return row.id, "broth", "", self.said(row)

    def wanting(self, token: int) -> str:
        """The challenges of the day that want an ingredient."""
        slots = [slot for slot in self.view["today"] if token < SPICE and type_of(token) in self.view["wanted"][slot]]
        names = [self.called("challenge", self.view["challenges"][slot]) for slot in slots]
        return self.say("wanted", names=", ".join(names)) if names else ""

    @cached_property
    def lying(self) -> Counter[int]:
        """How often each kind of token is seen; one that is seen once can be followed with the eyes."""
        found = Counter(token for stall in self.view["stalls"] for token in stall)
        for k in self.view["kitchens"]:
            found.update(k["storage"])
            for plate in k["plates"]:
                found.update(plate["items"])
        return found

    def tokens(self, tokens: Iterable[int], place: str = "", move: bool = False) -> list[Piece]:
        """Tokens in order, equal ones together."""
        return bundled(self.token(token, place, move=move) for token in tokens)

    def broth(self, token: int, count: int, place: str = "") -> Piece:
        """Soups or bisques, as one bowl; an empty one too."""
        found = self.token(token, place, tone="" if count else "ck-none")
        label = found.label if count else f"{found.label} ×0"
        return Piece(found.pic, label, count=count, spot=found.spot, tone=found.tone, tip=f"{found.tip}\n×{count}")

    # ---- critters

    def zous(self, zous: int, spot: str = "", note: str = "") -> Piece:
        """A zous-chef."""
        row = self.c.zous_chefs[zous]
        lines = [self.name(row), self.say("zous_tip", n=row.capacity), self.said(row), note, self.note(row)]
        tip = "\n".join(filter(None, lines))
        return Piece(row.id, self.name(row), str(row.capacity), spot=spot, tone="chef", tip=tip)

    def chef(self, seat: int, chef: int, tone: str = "", move: bool = False, note: str = "") -> Piece:
        """A chef of a seat, or of McDogald's."""
        k = self.view["kitchens"][seat]
        row: Any = self.c.zous_chefs[k["zous"]] if chef == HELPER else self.c.chefs[chef]
        label = self.say("chef_of", name=self.cook(seat), chef=self.name(row))
        carries = self.say("carries", n=self.view["carries"][seat][chef])
        text = self.said(row) if chef == HELPER else ""
        return Piece(
            row.id,
            label,
            seat=seat if seat < self.view["seats"] else CHAIN_MARK,
            move=f"chef-{seat}-{chef}" if move else "",
            tone=f"figure {tone}".strip(),
            tip="\n".join(filter(None, [label, carries, text, note])),
        )
