"""The middle of the table: calendar and track, the five stalls, the decks, the bonus board, and what lies on the
cloth while cards are looked at, offers are made or restaurants are judged."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Collection, Iterator, Sequence

from prixfixe.games.ristorante_italia import tables as T
from prixfixe.games.ristorante_italia.content import symbols
from prixfixe.games.ristorante_italia.naming import theme
from prixfixe.games.ristorante_italia.rows import Row
from prixfixe.games.ristorante_italia.table.cards import PHASES, Cards, Face, Needs, Sign
from prixfixe.games.ristorante_italia.table.pictures import PHASE_PICS, drawn_or
from prixfixe.kit.drawing import Piece


@dataclass(frozen=True)
class Shop:
    """A stall with its sign, its crate and its trash can."""

    id: str
    name: str
    pic: str
    colour: str
    shows: str  # what lies on it: stall, or the opened crate or trash can
    goods: Sequence[Piece | None]
    crated: int
    crate_tip: str
    trashed: int
    trash_tip: str
    restock: str  # what a new delivery means


@dataclass(frozen=True)
class Deck:
    """A draw pile."""

    spot: str
    name: str
    pic: str
    left: int
    tip: str
    tone: str
    closed: str = ""


@dataclass(frozen=True)
class Plate:
    """What a restaurant has in the ranking of the phase, or how far it is with its offer."""

    seat: int
    name: str
    value: str
    word: str
    pics: Sequence[Sign] = ()
    note: str = ""
    done: bool = False


@dataclass(frozen=True)
class Offer:
    """An offer, and the coins it leaves."""

    spot: str
    said: str
    win: int
    lose: int
    tip: str
    range: bool = False  # ten offers, of which one is chosen next


class Market(Cards):
    """The middle, from a view."""

    # ---- when

    def status(self) -> str:
        """The season, and how far it is."""
        at = self.view["square"]
        season = self.squares()
        here = self.c.calendar[at]
        turns = [number for number in season if self.c.calendar[number].phase == "action"]
        later = [row for number, row in self.each(season) if number > at and row.phase != "action"]
        then = self.name(later[0]) if later else ""
        if here.phase == "action":
            return self.say("status_action", n=here.season, i=turns.index(at) + 1, k=len(turns), then=then)
        return self.say("status_then" if then else "status", n=here.season, phase=self.name(here), then=then)

    def squares(self) -> list[int]:
        """The squares of the season."""
        return [number for number, row in enumerate(self.c.calendar) if row.season == self.view["season"]]

    def each(self, squares: Sequence[int]) -> list[tuple[int, Any]]:
        """Squares with their rows."""
        return [(number, self.c.calendar[number]) for number in squares]

    def calendar(self) -> list[Sign]:
        """The squares of the season: past, now or to come."""
        at = self.view["square"]
        return [
            Sign(
                drawn_or(PHASE_PICS[row.phase]),
                self.name(row),
                tone="now" if number == at else "past" if number < at else "",
            )
            for number, row in self.each(self.squares())
        ]

    def poster(self) -> Sign:
        """The VIP of the season, and who has welcomed it."""
        number = next(i for i, row in enumerate(self.c.vip) if row.season == self.view["season"])
        name = self.name(self.c.vip[number])
        hosts = [seat for seat, r in enumerate(self.view["restaurants"]) if number in r["vips"]]
        if hosts:
            return Sign(self.vip(number), self.say("vip_host", vip=name, name=self.who(hosts[0])), name, str(hosts[0]))
        return Sign(self.vip(number), self.say("vip", name=name), name)

    def track(self) -> list[dict[str, Any]]:
        """The rating track with the pawns."""
        return [
            {
                "points": row.points,
                "toques": row.toques,
                "tip": self.say("square", n=row.points, toques=self.count("toque", row.toques)),
                "pawns": [
                    Piece("hat", self.who(seat), seat=seat, move=f"ri-pawn-{seat}", tip=self.pawn_tip(seat))
                    for seat, r in enumerate(self.view["restaurants"])
                    if r["square"] == row.index
                ],
            }
            for row in self.c.rating_square
        ]

    def pawn_tip(self, seat: int) -> str:
        """Whose pawn it is and what it stands for."""
        r = self.view["restaurants"][seat]
        level = self.say("level", toques=self.count("toque", r["toques"]))
        return f"{self.who(seat)}\n{self.say('rating', n=r['rating'])}\n{level}"

    # ---- the stalls

    def shops(self, spots: Collection[str]) -> list[Shop]:
        """The five shops; an opened crate or trash can lies on its stall."""
        return [self.shop(number, spots) for number in range(len(self.c.shop))]

    def shop(self, number: int, spots: Collection[str]) -> Shop:
        """A shop."""
        row, market = self.c.shop[number], self.view["market"]
        kinds = [kind for kind, good in enumerate(self.c.ingredient) if good.shop == row.id]
        shows = next((part for part in ("crate", "trash") if opened(spots, f"{part}.{row.id}.")), "stall")
        crated, trashed = (sum(market[part][kind] for kind in kinds) for part in ("crate", "trash"))
        name = self.name(row)
        return Shop(
            row.id,
            name,
            drawn_or(row.id, "grocery"),
            row.colour,
            shows,
            self.stall(number, kinds, shows),
            crated,
            "\n".join([self.say("crate", shop=name, n=crated), *self.contents("crate", kinds)]),
            trashed,
            "\n".join([self.say("trash", shop=name, n=trashed), *self.contents("trash", kinds)]),
            "\n".join([self.say("restock", shop=name), *self.chances(kinds)]),
        )

    def stall(self, number: int, kinds: Sequence[int], shows: str) -> list[Piece | None]:
        """The tokens of a stall, or of what is opened on it."""
        market = self.view["market"]
        spot = f"{shows}.{self.c.shop[number].id}"
        if shows == "stall":
            return [None if kind < 0 else self.good(kind, spot) for kind in market["stalls"][number]]
        return [self.good(kind, spot, market[shows][kind]) for kind in kinds if market[shows][kind]]

    def contents(self, part: str, kinds: Sequence[int]) -> Iterator[str]:
        """What lies in a crate or a trash can, a line for each kind."""
        for kind in kinds:
            if count := self.view["market"][part][kind]:
                yield f"{self.name(self.c.ingredient[kind])} ×{count}"

    def chances(self, kinds: Sequence[int]) -> Iterator[str]:
        """How likely a delivery brings what the own recipes miss."""
        for kind, percent in self.own.get("odds", []):
            if kind in kinds:
                yield self.say("chance", kind=self.name(self.c.ingredient[kind]), n=percent)

    # ---- the decks

    def decks(self) -> list[Deck]:
        """Four courses and the wines."""
        return [self.deck(number, left) for number, left in enumerate(self.view["decks"]["piles"])]

    def deck(self, number: int, left: int) -> Deck:
        """A draw pile, with what has been discarded from it."""
        wine = number == T.WINES
        course = "wine" if wine else self.c.course[number].id
        name = self.text["wines"] if wine else self.name(self.c.course[number])
        rows: Sequence[Row] = self.c.wine if wine else self.c.recipe
        gone = self.names(rows, self.view["decks"]["discards"][number])
        closed = self.say("dry", n=self.view["season"]) if wine and self.view["known"]["dry"] else ""
        lines = [
            closed,
            self.say("wine_tip" if wine else "deck_tip", name=name, n=left),
            self.say("discarded", names=gone) if gone else "",
        ]
        pic = "wine_red" if wine else drawn_or(f"dish_{course}", "recipe")
        return Deck(f"deck.{course}", name, pic, left, "\n".join(filter(None, lines)), course, closed)

    # ---- what lies on the cloth

    def mode(self, spots: Collection[str]) -> str:
        """What the cloth is for: decks, cards that are looked at, offers, or a ranking."""
        if self.about == "tie":
            return "judge"
        if opened(spots, "discard.") or opened(spots, "look.") or self.drawn():
            return "spread"
        if self.view["phase"] == T.VIP:
            return "vip"
        return "judge" if self.view["phase"] in PHASES else "market"

    def shopping(self, spots: Collection[str]) -> bool:
        """Whether the question is about stalls, crates or trash cans."""
        return any(opened(spots, start) for start in ("stall.", "crate.", "trash."))

    def drawn(self) -> Sequence[int]:
        """The cards that the viewer looks at."""
        turn = self.view["turn"]
        return turn["drawn"] if self.you is not None and turn["active"] == self.you else []

    def spread_title(self, spots: Collection[str]) -> str:
        """What is to be done with the cards."""
        if opened(spots, "discard."):
            return self.text["look_discard"]
        if not opened(spots, "look."):
            return ""
        if not self.drawn():
            return self.text["look_pile"]
        return self.text["look_wines" if self.view["turn"]["deck"] == T.WINES else "look_recipes"]

    def spread(self, spots: Collection[str]) -> list[Face]:
        """The cards looked at: recipes or wines just drawn, a searched pile, discarded bonus cards."""
        if opened(spots, "discard."):
            return [self.bonus(card, "discard") for card in self.view["board"]["discard"]]
        drawn, own = self.drawn(), self.own
        if drawn and self.view["turn"]["deck"] == T.WINES:
            return [self.tasted(card, pairs) for card, pairs in zip(drawn, own["drawn_pairings"])]
        if drawn:
            needs = map(Needs, own["drawn_missing"], own["drawn_costs"], own["drawn_harder"])
            return [self.dish(card, "look", need) for card, need in zip(drawn, needs)]
        return [self.wine(card, "look", False) for card, row in enumerate(self.c.wine) if f"look.{row.id}" in spots]

    def tasted(self, card: int, pairs: int) -> Face:
        """A wine that may be bought, with the pairings it brings."""
        return self.wine(card, "look", more=self.say("new_pairings", n=pairs) if pairs else "")

    def others_look(self) -> str:
        """Somebody else looks at cards."""
        turn = self.view["turn"]
        if not turn["looking"] or self.drawn() or turn["active"] < 0:
            return ""
        return self.say("others_look", name=self.who(turn["active"]), n=turn["looking"])

    # ---- offers

    def offers(self, spots: Collection[str]) -> list[Offer]:
        """Every offer that can be made, with the coins it leaves."""
        won, lost = self.own.get("left_if_won", []), self.own.get("left_if_lost", [])
        found = []
        for spot in spots:
            if not spot.startswith("bid."):
                continue
            coins = int(spot.rpartition(".")[2])
            tens = spot.startswith("bid.tens.")
            tip = self.say("offer_tip", coins=self.count("coin", coins), win=won[coins], lose=lost[coins])
            last = min(coins + 9, len(won) - 1) if tens else coins
            said = f"{coins}–{last}" if last > coins else str(coins)
            found.append(Offer(spot, said, won[coins], lost[coins], tip, tens))
        return found

    def bidders(self) -> list[Plate]:
        """How far everybody is with the offer."""
        return [self.bidder(seat, self.view["restaurants"][seat]) for seat in self.view["order"]]

    def bidder(self, seat: int, r: Any) -> Plate:
        """An own offer, an opened one, a sealed one, or none yet."""
        if r["bid"] >= 0:
            return Plate(seat, self.who(seat), str(r["bid"]), self.text["sealed"], done=True)
        if r["offer"] >= 0 and not r["sealed"]:
            return Plate(seat, self.who(seat), str(r["offer"]), "", done=True)
        return Plate(seat, self.who(seat), "", self.text["sealed" if r["sealed"] else "thinking"], done=r["sealed"])

    # ---- rankings

    def plates(self) -> list[Plate]:
        """What everybody has in the ranking of the phase, in turn order."""
        return [self.plate(seat, self.view["restaurants"][seat]) for seat in self.view["order"]]

    def plate(self, seat: int, r: Any) -> Plate:
        """The dishes that count, and the points up to now."""
        phase, stake = PHASES.get(self.view["phase"], ""), self.view["known"]["stakes"][seat]
        values = self.view["values"][seat]
        spaces = {"critic": r["new"], "guide": r["dinner"]}.get(phase, [])
        dishes = [self.c.recipe[r["menu"][space]] for space in spaces]
        pics = [Sign(drawn_or(f"dish_{row.course}", "recipe"), self.name(row), str(row.prestige)) for row in dishes]
        if stake >= 0:
            value, word = str(stake), self.text[f"points_{phase}"]
        elif phase:
            value, word = "", self.text["no_dinner" if phase == "guide" else "out"]
        else:
            value, word = str(values) if values >= 0 else "", ""
        return Plate(seat, self.who(seat), value, word, pics, self.plate_note(seat, r))

    def plate_note(self, seat: int, r: Any) -> str:
        """Cubes that were added, and the theme of a dinner."""
        known = self.view["known"]
        notes = [self.say("cubes_in", cubes=self.count("cube", r["added"]))] if r["added"] else []
        if r["dinner"] and self.view["phase"] == T.GUIDE:
            found = [self.c.category[i].symbol for i in known["categories"][seat]]
            named = [theme(self.c, "category", symbol, self.speech) for symbol in found]
            special = [symbols(self.c)[i] for i in known["specialities"][seat]]
            named += [theme(self.c, "speciality", symbol, self.speech) for symbol in special]
            notes.append(self.say("theme", names=", ".join(named)) if named else self.text["no_theme"])
        return " · ".join(notes)

    def cubes(self) -> list[tuple[str, str, str]]:
        """The own cubes to add: spot, explanation, the score with them."""
        with_cubes = self.own.get("with_cubes", [])
        return [
            (f"cube.{n}", self.say("with_cubes", cubes=self.count("cube", n), n=score), str(score))
            for n, score in enumerate(with_cubes)
            if n
        ]

    # ---- the bonus board

    def bonus_cards(self) -> list[Face]:
        """The cards that can be bought."""
        return [self.bonus(card, "bonus") for card in self.view["board"]["display"]]

    def bonus_gaps(self) -> int:
        """Spaces whose card has been bought."""
        return max(self.c.limits.bonus_display - len(self.view["board"]["display"]), 0)

    def board_rooms(self) -> list[Face]:
        """The kinds of rooms."""
        return [self.room(kind, "room", left) for kind, left in enumerate(self.view["board"]["rooms"])]

    def pot(self) -> Piece:
        """The pot of cubes."""
        board = self.view["board"]
        tip = f"{self.text['pot']}\n{self.say('pot_tip', n=board['pot'], box=board['box'])}"
        return Piece("pot", self.text["pot_short"], str(board["pot"]), spot="pot", tip=tip)

    def lesson(self) -> Piece:
        """The cooking course."""
        coins = self.count("coin", self.c.cooking_course.cost)
        tip = f"{self.text['lesson']}\n{self.say('lesson_tip', coins=coins, n=self.view['board']['books'])}"
        value = str(self.view["board"]["books"])
        return Piece("cookbook", self.text["lesson"], value, spot="cookbook", tip=tip)

    def to_come(self) -> Sign:
        """The bonus cards of later seasons, and those that were discarded."""
        board = self.view["board"]
        lines = [self.say("to_come", n=sum(board["to_come"]))]
        lines += [
            self.say("to_come_line", series=self.name(row), n=n)
            for row, n in zip(self.c.bonus_series, board["to_come"])
        ]
        lines.append(self.say("bonus_discard", n=len(board["discard"])))
        lines += [f"  {self.name(self.c.bonus[card])}" for card in board["discard"]]
        return Sign("card_back", "\n".join(lines), str(sum(board["to_come"])))


def opened(spots: Collection[str], start: str) -> bool:
    """Whether an offered path leads over a spot that begins like this."""
    return any(spot.startswith(start) for spot in spots)
