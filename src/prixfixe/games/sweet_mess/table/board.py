"""The table of Sweet Mess: the cloth with the Bowls, the cards beside it, the places round it."""

from __future__ import annotations

from dataclasses import dataclass

from prixfixe.games.sweet_mess.table.bowls import Bowls
from prixfixe.games.sweet_mess.table.cards import Box
from prixfixe.games.sweet_mess.table.places import Places
from prixfixe.kit.drawing import Piece

OVER = 2
MODES = (
    ("hard", "solo_hard"),
    ("bananas", "bananas"),
    ("fudger", "master_fudger"),
    ("buster", "bench_buster"),
)


@dataclass(frozen=True)
class Robot:
    """Chef-o-Tron's place."""

    seat: int
    score: int
    modes: list[str]
    card: str  # the program's name
    steps: list[Box]
    tip: str
    left: str
    aside: str


class Board(Bowls, Places):
    """One view, ready to be laid out."""

    def status(self) -> str:
        """Round and turn."""
        view = self.view
        if view["phase"] == 0:
            return self.text["setup"]
        if view["phase"] == OVER:
            return self.text["over"]
        key = "round" if not view["last"] else "last_round" if view["last"] == view["round"] else "times_up"
        round = self.say(key, n=view["round"], last=view["last"])
        if view["turn"] == self.you:
            return self.say("your_turn", round=round)
        robot = view["turn"] >= self.seats
        return self.say("turn", round=round, who=self.text["robot"] if robot else self.who(view["turn"]))

    def hand(self) -> Piece | None:
        """The Ingredient that is to be placed or paid."""
        kind = self.view["in_hand"]
        return self.good(kind) if kind >= 0 else None

    def focus(self) -> str:
        """The part of the table that the question is about."""
        return self.about or "bowls"

    def robot(self) -> Robot | None:
        """Chef-o-Tron, where it plays."""
        view = self.view
        if not view["solo"]:
            return None
        program = view["program"]
        card = self.rows.bot_card[program] if program >= 0 else None
        return Robot(
            self.seats,
            view["robot_score"],
            self.modes(),
            self.name(card) if card else self.text["no_program"],
            self.steps(program) if card else [],
            "\n".join([self.name(card), *(step.tip for step in self.steps(program))]) if card else "",
            self.say("programs_left", n=view["programs"]),
            self.say("events_aside", n=view["aside"]),
        )

    def robot_goods(self) -> list[tuple[Piece, int]]:
        """What Chef-o-Tron's Bench holds, by type from the left."""
        counts = self.cook(self.seats)["bench"][0]
        order = sorted(range(len(counts)), key=lambda kind: self.rows.ingredient[kind].bot_bench_position)
        return [(self.good(kind), counts[kind]) for kind in order]

    def modes(self) -> list[str]:
        """What makes Chef-o-Tron harder, by name."""
        names = {row.id: self.name(row) for row in self.rows.variant}
        nuts = ["nuts", "extra_nuts"][: self.view["nuts"]][-1:]
        return [names[name] for name in [*(row for key, row in MODES if self.view[key]), *nuts] if name in names]

    def steps(self, program: int) -> list[Box]:
        """A program: the Arm's move, then its two effects."""
        row = self.rows.bot_card[program]
        named = {each.id: each for each in (*self.rows.arm, *self.rows.bot_primary, *self.rows.bot_secondary)}
        moves = self.say("arm_moves", arm=self.name(named[row.arm]), n=row.move)
        found = [Box("", row.arm, moves, moves)]
        for name, runs in zip((row.primary, row.secondary), self.view["program_runs"]):
            word = self.name(named[name])
            found.append(Box("", "event" if runs else "", word, word if runs else f"{word} {self.text['skipped']}"))
        return found
