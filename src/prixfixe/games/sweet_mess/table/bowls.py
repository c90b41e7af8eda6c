"""The cloth with the Bowls: what lies on them, the Leftovers round them, Hand tokens and Arms."""

from __future__ import annotations

from dataclasses import dataclass, field

from prixfixe.games.sweet_mess.rows import COMPASS, PLACES
from prixfixe.games.sweet_mess.table.base import Base
from prixfixe.games.sweet_mess.table.pictures import drawing
from prixfixe.games.sweet_mess.tables import CELLS, SIDES
from prixfixe.games.sweet_mess.words import between
from prixfixe.kit.drawing import Piece


@dataclass(frozen=True)
class Bowl:
    """A Bowl with what lies on it."""

    spot: str
    place: str  # as players call it
    face: str  # the drawing of its type
    tone: str
    back: str  # the drawing on its other side
    label: str
    tip: str
    goods: list[Piece]
    coming: list[Piece]  # what a Mess would bring
    shielded: bool
    held: bool  # whether somebody takes from it now
    aimed: list[str]  # the sides of the Arms that would take from it


@dataclass(frozen=True)
class Saucer:
    """A Leftover space."""

    good: Piece | None
    coming: Piece | None
    icon: str  # the drawing that shows while nothing lies here
    amount: int


@dataclass(frozen=True)
class Tray:
    """A Leftover tile."""

    side: str
    spot: str
    label: str
    tip: str
    saucers: list[Saucer]


@dataclass(frozen=True)
class Joint:
    """A space of the Hand tokens, between four Bowls."""

    spot: str
    label: str
    row: int
    column: int
    hands: list[int] = field(default_factory=list)  # seats
    said: str = ""


@dataclass(frozen=True)
class Arm:
    """An Arm of Chef-o-Tron, beside its row."""

    pic: str
    side: str
    row: int
    tip: str
    active: bool


class Bowls(Base):
    """The cloth."""

    def bowls(self) -> list[Bowl]:
        """The sixteen Bowls, row by row."""
        return [self.bowl(cell) for cell in range(CELLS)]

    def bowl(self, cell: int) -> Bowl:
        """A Bowl, every Ingredient by itself."""
        row, view = self.rows.grid_cell[cell], self.view
        face, back = view["faces"][cell], view["backs"][cell]
        at = view["at_bowl"][0] if view["at_bowl"] else -1
        kind = self.rows.ingredient[face].id
        return Bowl(
            f"bowl.{row.id}",
            row.place,
            drawing(kind),
            f"sm-{kind}",
            drawing(self.rows.ingredient[back].id) if back >= 0 else "",
            self.titled(row.place, self.kind(face)),
            self.bowl_tip(cell),
            [
                self.good(kind, f"bowl.{row.id}.{self.rows.ingredient[kind].id}")
                for kind, count in enumerate(view["bowls"][cell])
                for _ in range(count)
            ],
            [self.good(kind, tone="sm-coming") for place, kind in view["spills"] if place == cell],
            view["shield"] == cell,
            cell == at,
            [self.rows.arm[arm].side for arm, aimed in enumerate(view["aims"]) if aimed == cell],
        )

    def bowl_tip(self, cell: int) -> str:
        """What there is to know of a Bowl."""
        view = self.view
        back = self.kind(view["backs"][cell]) if view["backs"][cell] >= 0 else "-"
        place = self.rows.grid_cell[cell].place
        lines = [self.say("bowl_tip", place=place, kind=self.kind(view["faces"][cell]), back=back)]
        if view["shield"] == cell:
            lines.append(self.text["bowl_shield"])
        arms = [self.name(self.rows.arm[arm]) for arm, aimed in enumerate(view["aims"]) if aimed == cell]
        return "\n".join([*lines, *(self.say("bowl_aim", arm=arm) for arm in arms)])

    def trays(self) -> list[Tray]:
        """The three Leftover tiles."""
        return [self.tray(side) for side in range(SIDES)]

    def tray(self, side: int) -> Tray:
        """A Leftover tile with its three spaces."""
        tile = self.rows.leftover_tile[self.view["rims"][side]]
        name, compass = self.text[COMPASS[side]], COMPASS[side]
        text = self.effect_text(tile.effect, tile.amount)
        return Tray(
            compass,
            f"left.{compass}",
            self.say("leftovers", side=name),
            self.say("left_tip", side=name, n=self.rows.action[3].amount, text=text),
            [self.saucer(PLACES.index(place), tile.icon_space) for place in tile.spaces],
        )

    def saucer(self, space: int, icon_space: str) -> Saucer:
        """A Leftover space: what lies there or would land there, or the icon it shows."""
        kind = self.view["leftovers"][space]
        tile = self.rows.leftover_tile[self.view["rims"][space // 3]]
        coming = [self.good(kind, tone="sm-coming") for place, kind in self.view["spills"] if place == CELLS + space]
        icon = self.effect_pic(tile.effect) if PLACES[space] == icon_space else ""
        good = self.good(kind, f"left.{space}") if kind >= 0 else None
        return Saucer(good, coming[0] if coming else None, icon, tile.amount)

    # ---- modules

    def joints(self) -> list[Joint]:
        """The nine inner joints, where Hand tokens are in play."""
        if not self.view["hands"]:
            return []
        found = []
        for number, row in enumerate(self.rows.hand_space):
            here = [seat for seat in range(self.seats) if self.view["cooks"][seat]["joint"] == number]
            said = "\n".join(self.say("hand_of", who=self.who(seat)) for seat in here)
            label = self.say("joint", place=between(self.rows, number, self.speech))
            found.append(Joint(f"joint.{row.id}", label, number // 3, number % 3, here, said))
        return found

    def arms(self) -> list[Arm]:
        """Chef-o-Tron's Arms, where they point."""
        if not self.view["solo"]:
            return []
        found = []
        for number, row in enumerate(self.rows.arm):
            at = self.view["arms"][number]
            tip = self.say("arm_tip", arm=self.name(row), row=at + 1)
            active = self.view["arm"] == number and self.view["program"] >= 0
            found.append(Arm(row.id, row.side, at, tip, active))
        return found
