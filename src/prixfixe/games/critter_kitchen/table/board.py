"""The table of Critter Kitchen: the harbour street, and the cloth on which meals are laid."""

from __future__ import annotations

from prixfixe.games.critter_kitchen.table.kitchens import Kitchens
from prixfixe.games.critter_kitchen.table.tokens import NOBODY
from prixfixe.kit.drawing import Piece

SCENES = {"cooking": "meals", "chilling": "cold", "dining": "dinner", "over": "end"}


class Board(Kitchens):
    """One view, ready to be laid out."""

    def status(self) -> str:
        """Day, round and what is going on."""
        phase, here = self.view["phase"], self.view["here"]
        word = self.say("shopping_at", place=self.called("place", here)) if here != NOBODY else self.text[phase]
        rounds = len(self.c.round_track)
        return self.say("status", day=self.view["day"], round=self.view["round"], rounds=rounds, phase=word)

    def scene(self) -> str:
        """What lies in the middle: the street, plates, the fridge, the critic's plate, or all plates."""
        return SCENES.get(self.view["phase"], "street")

    def hand(self) -> Piece | None:
        """The chef that is sent or picks, the token that is swapped or placed."""
        k = self.mine()
        if k is None or self.you is None:
            return None
        if self.holds == "next chef":
            return self.chef(self.you, self.view["next_chef"])
        if self.holds == "chef":
            return self.chef(self.you, k["chef"])
        if self.holds == "token":
            return self.token(self.view["counter"])
        return self.zous(k["zous"]) if self.holds == "zous-chef" else None
