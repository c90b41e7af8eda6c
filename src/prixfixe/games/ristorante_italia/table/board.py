"""The table of Ristorante Italia: the places of the restaurants, around the market in the middle."""

from __future__ import annotations

from typing import Any, Sequence

from prixfixe.games.ristorante_italia import tables as T
from prixfixe.games.ristorante_italia.naming import theme
from prixfixe.games.ristorante_italia.table.cards import Face, Needs, Sign
from prixfixe.games.ristorante_italia.table.market import Market
from prixfixe.games.ristorante_italia.table.pictures import drawn_or
from prixfixe.kit.drawing import Piece, bundled

LINES = ("rating", "menu", "wine", "stars", "spoons", "category", "speciality", "pairing", "rooms", "bonus")


class Board(Market):
    """One view, ready to be laid out."""

    def place(self, seat: int) -> Any:
        """A restaurant as the view has it."""
        return self.view["restaurants"][seat]

    def hand(self) -> Piece | None:
        """What waits for the place of another: a token, a wine, a recipe or a room."""
        held, incoming = self.own.get("held", -1), self.view["turn"]["incoming"]
        if self.holds == "token" and incoming >= 0:
            return self.good(incoming)
        if held < 0 or self.holds not in ("wine", "recipe", "room"):
            return None
        if self.holds == "wine":
            face = self.wine(held)
        else:
            face = self.dish(held) if self.holds == "recipe" else self.room(held)
        return Piece(face.pic, face.title, tip=face.tip)

    # ---- numbers of a restaurant

    def facts(self, seat: int) -> list[Sign]:
        """Rating, level, stars, spoons, income: what everybody sees."""
        r, known = self.place(seat), self.view["known"]
        stars = self.say("stars", n=r["stars"], worth=known["star_values"][seat])
        income = known["incomes"][seat]
        found = [
            Sign("hat", self.say("rating", n=r["rating"]), str(r["rating"])),
            Sign("toque", self.say("level", toques=self.count("toque", r["toques"])), str(r["toques"])),
            Sign("star", stars, str(r["stars"])),
            Sign("income", self.say("income_tip", n=income), str(income)),
        ]
        if r["spoons"]:
            found.append(Sign("spoon", self.say("spoons", n=r["spoons"]), str(r["spoons"])))
        return found

    def purse(self, seat: int) -> list[Sign]:
        """Coins and cubes, as far as the cup is open."""
        r = self.place(seat)
        found = [self.cup("coin", r["coins"], "purse")]
        return [*found, self.cup("cube", r["cubes"], "cubes_own")] if self.advanced else found

    def known_purse(self, seat: int) -> list[Sign]:
        """The same, without closed cups and without cubes where there are none."""
        return [sign for sign in self.purse(seat) if sign.value != "?" and (sign.pic, sign.value) != ("cube", "0")]

    def cup(self, pic: str, count: int, said: str) -> Sign:
        """Something in the cup."""
        if count < 0:
            return Sign(pic, self.text["cup_closed"], "?")
        label = self.say(said, n=count)
        return Sign(pic, label if str(count) in label else f"{label}{self.text['colon']}{count}", str(count))

    def actions(self) -> list[str]:
        """The actions of the own turn: left or spent."""
        turn = self.view["turn"]
        if turn["active"] != self.you or self.view["phase"] != T.ACTION:
            return []
        most = self.c.game.actions_per_turn
        return ["spent" if number < most - turn["actions"] else "" for number in range(most)]

    def lines(self, seat: int) -> list[tuple[str, int]]:
        """The lines of the score so far."""
        rows = {row.id.removeprefix("score_"): row for row in self.c.score_line}
        points = self.view["known"]["lines"][seat]
        return [(self.name(rows[line]), n) for line, n in zip(LINES, points) if n]

    def score_tip(self, seat: int) -> str:
        """The score so far, line by line."""
        total = f"{self.text['score']}{self.text['colon']}{self.view['scores'][seat]}"
        return "\n".join([total, *(f"{name}{self.text['colon']}{n}" for name, n in self.lines(seat))])

    # ---- shelf and hand

    def shelf(self, seat: int) -> list[Piece]:
        """The tokens on a shelf."""
        return [self.good(kind, "shelf" if seat == self.you else "") for kind in self.place(seat)["shelf"]]

    def shelf_gaps(self, seat: int) -> int:
        """Free spaces of a shelf."""
        return max(int(self.view["known"]["shelf_left"][seat]), 0)

    def shelf_title(self, seat: int) -> str:
        """The shelf with its number of tokens."""
        full = len(self.place(seat)["shelf"])
        left = self.view["known"]["shelf_left"][seat]
        return f"{self.text['shelf']} {full}" + (f"/{full + left}" if left >= 0 else "")

    def recipes(self, spot: str = "hand") -> list[Face]:
        """The own recipes in hand, those that can be served first."""
        own = self.own
        needs = map(Needs, own["hand_missing"], own["hand_costs"], own["hand_harder"])
        faces = [self.dish(card, spot, need) for card, need in zip(self.hand_cards(), needs)]
        return sorted(faces, key=lambda face: bool(face.needs))

    def backs(self, seat: int) -> list[Sign]:
        """The backs of the cards in a hand, which show their course."""
        return [
            Sign(
                drawn_or(f"dish_{course.id}", "recipe"),
                self.say("backs", n=n, course=self.name(course)),
                str(n),
                course.id,
            )
            for course, n in zip(self.c.course, self.place(seat)["cards"])
            if n
        ]

    # ---- menu and cellar

    def menu(self, seat: int) -> list[tuple[Sign, list[Face | None]]]:
        """The menu by course."""
        spaces = self.c.limits.menu_spaces_per_course
        return [
            (
                Sign(drawn_or(f"dish_{course.id}", "recipe"), self.name(course)),
                [self.served(seat, space) for space in range(i * spaces, (i + 1) * spaces)],
            )
            for i, course in enumerate(self.c.course)
        ]

    def served(self, seat: int, space: int) -> Face | None:
        """A recipe on the menu, or an empty space."""
        r = self.place(seat)
        card = r["menu"][space]
        if card < 0:
            return None
        paired = "paired" if space in self.view["known"]["paired"][seat] else ""
        mark = "guide_book" if space in r["dinner"] else "pen" if space in r["new"] else ""
        return self.dish(card, "menu" if seat == self.you else "", tone=paired, mark=mark)

    def menu_pics(self, seat: int) -> list[Sign]:
        """The dishes of a menu at a glance."""
        dishes = [face for _, faces in self.menu(seat) for face in faces if face]
        return [Sign(face.pic, face.tip, tone=face.tone) for face in dishes]

    def cellar(self, seat: int) -> list[Face]:
        """The wines of a cellar."""
        return [self.wine(card, "cellar" if seat == self.you else "") for card in self.place(seat)["cellar"]]

    def cellar_gaps(self, seat: int) -> int:
        """Free spaces of a cellar."""
        return max(self.c.limits.wine_spaces - len(self.place(seat)["cellar"]), 0)

    # ---- bonus cards, rooms, awards

    def bonuses(self, seat: int) -> list[Face]:
        """The bonus cards of a restaurant; used ones lie face down and stay readable."""
        return [self.held(seat, space, card) for space, card in enumerate(self.place(seat)["bonus"])]

    def held(self, seat: int, space: int, card: int) -> Face:
        """A bonus card on its space."""
        turn, spot = self.view["turn"], "mybonus" if seat == self.you else ""
        if space in self.place(seat)["down"]:
            return self.bonus(card, used=self.text["used"])
        out = self.t.bonus_effect[card] == T.CAT and turn["cat"] and turn["active"] == seat
        return self.bonus(card, spot, self.text["cat_was"] if out else "")

    def own_bonus_gaps(self, seat: int) -> int:
        """Free spaces for bonus cards."""
        return max(self.c.limits.bonus_spaces - len(self.place(seat)["bonus"]), 0)

    def rooms(self, seat: int) -> list[Face]:
        """The rooms of a restaurant."""
        return [self.room(kind, "myroom" if seat == self.you else "") for kind in self.place(seat)["rooms"]]

    def room_gaps(self, seat: int) -> int:
        """Free spaces for rooms."""
        return max(self.c.limits.room_spaces - len(self.place(seat)["rooms"]), 0)

    def gallery(self, seat: int) -> list[Piece]:
        """VIPs and theme tokens."""
        r = self.place(seat)
        special = [row for row in self.c.speciality if row.symbol]
        found = [Piece(self.vip(i), self.name(self.c.vip[i])) for i in r["vips"]]
        won: Sequence[tuple[Any, str]] = [(self.c.category[i], "category") for i in r["categories"]]
        won = [*won, *((special[i], "speciality") for i in r["specialities"])]
        found += [
            Piece(self.theme_pic(row), theme(self.c, kind, row.symbol, self.speech), badge="prestige")
            for row, kind in won
        ]
        return bundled(found)
