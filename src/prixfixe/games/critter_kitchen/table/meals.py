"""The meals: challenge plates, the fridge, the critic's plate, and all plates at the end."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Sequence

from prixfixe.core.game import View
from prixfixe.games.critter_kitchen.table.street import Street, Want
from prixfixe.games.critter_kitchen.table.tokens import NOBODY
from prixfixe.games.critter_kitchen.tables import ALLSPICE, BISQUE, SOUP, SPICE, TYPES, WILD, type_of
from prixfixe.kit.drawing import Piece


@dataclass(frozen=True)
class Meal:
    """A challenge plate."""

    spot: str
    title: str
    wants: Sequence[Want]
    pieces: Sequence[Piece]
    state: str  # "now", "kept", "left" without a meal, "next"
    word: str
    quality: int
    stars: int
    lacks: str


@dataclass(frozen=True)
class Course:
    """A course of the critic's plate."""

    spot: str
    name: str
    pic: str
    pieces: Sequence[Piece]
    quality: int
    state: str  # "now", "past" or nothing
    big: bool
    best: bool = False


class Meals(Street):
    """What is on the plates."""

    # ---- challenge meals

    def meals(self, move: bool = True) -> list[Meal]:
        """The own challenge plates; for others only what is wanted. Where they are repeated, nothing on them moves."""
        k = self.mine()
        plates = k["plates"] if k is not None else []
        count = len(self.view["today"])
        return [self.meal(at, plates[at] if at < len(plates) else None, move) for at in range(count)]

    def meal(self, at: int, plate: View | None, move: bool) -> Meal:
        """One of them."""
        card = self.challenge(self.view["today"][at])
        meals = self.view["meals"]
        now = meals[at] if at < len(meals) else {"quality": 0, "stars": 0, "soups": 0}
        state = self.plate_state(at, plate)
        word = {"kept": "kept", "left": "no_meal", "next": "next"}.get(state, "")
        pieces = self.on_plate(plate, f"plate.{at + 1}", move) if plate else []
        lacks = self.say("needs_soup", n=now["soups"]) if state == "now" and pieces and now["soups"] else ""
        title = self.text[word] if word else ""
        return Meal(
            f"plate.{at + 1}", card.title, card.wants, pieces, state, title, now["quality"], now["stars"], lacks
        )

    def plate_state(self, at: int, plate: View | None) -> str:
        """Whether a plate is being composed, ready, given up, or still to come."""
        k = self.mine()
        if plate is None or k is None:
            return ""
        if plate["kept"]:
            return "kept"
        return "now" if at == k["serving"] else "left" if at < k["serving"] else "next"

    def on_plate(self, plate: View, spot: str = "", move: bool = False) -> list[Piece]:
        """Everything on a plate: ingredients with their spices, then soups."""
        found = [
            self.dish(token, spice, spot if spice == NOBODY else "", move)
            for token, spice in zip(plate["items"], plate["spices"])
        ]
        for token in (BISQUE, SOUP):
            count = plate["bisque" if token == BISQUE else "soup"]
            found += [self.broth(token, count)] if count else []
        return found

    def dish(self, token: int, spice: int, spot: str = "", move: bool = True) -> Piece:
        """An ingredient on a plate, with its spice."""
        if spice == NOBODY:
            return self.token(token, spot, move=move)
        piece = self.token(token, spot, self.spice_pic(spice), move)
        name = self.called("token", spice)
        return Piece(
            piece.pic,
            f"{piece.label} + {name}",
            piece.value,
            spot=piece.spot,
            badge=piece.badge,
            move=piece.move,
            tone=f"{piece.tone} ck-spiced",
            tip=f"{piece.tip}\n+ {name}",
        )

    def spice_pic(self, spice: int) -> str:
        """The drawing of what spices something: a spice, a rumor token, or an ingredient that helps."""
        if spice < SPICE:
            return self.kind_id(type_of(spice))
        return "allspice" if spice == ALLSPICE else "rumor" if spice == WILD else "spice"

    def marks(self) -> list[dict[str, Any]]:
        """The qualities that earn stars."""
        rows = [row for row in self.c.challenge_awards if row.presentable]
        return [
            {"n": row.min_quality, "stars": row.stars, "tip": self.say("mark_tip", n=row.min_quality, stars=row.stars)}
            for row in rows
        ]

    # ---- the critic's plate

    def courses(self, seat: int | None = None, move: bool = True) -> list[Course]:
        """The seven courses of a kitchen's plate; where they are repeated, nothing on them moves."""
        seat = self.you if seat is None else seat
        k = None if seat is None else self.view["kitchens"][seat]
        plate = k["plates"][0] if k is not None and k["plates"] else None
        return [self.course(kind, seat, k, plate, move) for kind in range(TYPES)]

    def course(self, kind: int, seat: int | None, k: View | None, plate: View | None, move: bool) -> Course:
        """One of them."""
        row = self.c.ingredients[kind]
        known = self.view["courses"][seat] if seat is not None else []
        serving = k["serving"] if k is not None and self.view["phase"] == "dining" else NOBODY
        best = self.view["best"]
        return Course(
            f"course.{row.id}",
            self.name(row),
            row.id,
            self.on_course(kind, plate, seat == self.you, move) if plate else [],
            known[kind] if known else 0,
            "now" if kind == serving else "past" if kind < serving else "",
            k is not None and k["big"] == kind,
            bool(best and seat in best[kind]),
        )

    def on_course(self, kind: int, plate: View, own: bool, move: bool) -> list[Piece]:
        """The ingredients of a course with their spices, and its wine."""
        last = len(plate["items"]) - 1
        found = [
            self.dish(token, plate["spices"][at], "dish" if own and at == last else "", own and move)
            for at, token in enumerate(plate["items"])
            if type_of(token) == kind
        ]
        return found + [self.token(wine) for paired, wine in zip(plate["paired"], plate["wines"]) if paired == kind]

    def reckoning(self) -> list[dict[str, Any]]:
        """The stars of the own plate so far, line by line; those that nobody can know yet have none."""
        dinner = self.view["dinner"]
        rumors = [self.rumor_line(at, stars) for at, stars in enumerate(dinner["rumors"][:3])]
        k = self.mine()
        if k is not None and k["secret"] != NOBODY:
            rumors.append(self.line(self.called("rumor", k["secret"]), dinner["rumors"][3], "rumor"))
        lines = [
            self.line(self.say("quality_of", n=dinner["quality"]), dinner["quality_stars"], "cloche"),
            self.line(self.text["all_courses"], dinner["all_courses"], "plate"),
            *rumors,
        ]
        if dinner["bonus"]:
            lines.append(self.line(self.text["bonus"], dinner["bonus"], self.critic().pics[0]))
        if dinner["restaurateur"]:
            lines.append(self.line(self.text["boss_stars"], dinner["restaurateur"], "chef"))
        return [*lines, self.line(self.text["so_far"], self.view["scores"][self.you or 0], "star", "")]

    def rumor_line(self, space: int, stars: int) -> dict[str, Any]:
        """What a rumor brings."""
        rumor = self.rumors()[space]
        return self.line(rumor["title"], stars, rumor["pic"])

    def line(self, word: str, stars: int, pic: str, sign: str = "+") -> dict[str, Any]:
        """A line of the reckoning."""
        return {"word": word, "stars": self.text["unknown"] if stars == NOBODY else f"{sign}{stars}", "pic": pic}

    # ---- the fridge

    def cold(self) -> dict[str, Any]:
        """The open fridge: what is in it, what goes, and how much it holds."""
        k = self.mine()
        storage, back = (k["storage"], k["returning"]) if k is not None else ([], [])
        return {
            "pieces": self.tokens(storage, "store"),
            "going": self.tokens(back),
            "count": len(storage),
            "limit": self.view["fridge"],
            "over": self.view["over"],
        }

    # ---- the end

    def guests(self) -> list[dict[str, Any]]:
        """Every kitchen with its plate for the critic."""
        return [
            {
                "seat": self.mark(seat),
                "name": self.cook(seat),
                "courses": self.courses(seat),
                "quality": k["plates"][0]["quality"],
                "stars": k["stars"],
            }
            for seat, k in enumerate(self.view["kitchens"])
            if k["plates"]
        ]
