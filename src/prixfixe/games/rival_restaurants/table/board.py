"""The table of Rival Restaurants in the browser: the town, the square in its middle, and the restaurants."""

from __future__ import annotations

from prixfixe.games.rival_restaurants.table.houses import Houses
from prixfixe.games.rival_restaurants.table.scale import GIVING
from prixfixe.games.rival_restaurants.table.square import Square
from prixfixe.games.rival_restaurants.table.things import COOKING, MORNING, OPENING, OVER, SERVING, SET_UP
from prixfixe.games.rival_restaurants.table.town import Town
from prixfixe.kit.drawing import Piece

PARTS = {MORNING: "morning", OPENING: "opening", COOKING: "evening", SERVING: "evening"}


class Board(Town, Square, Houses):
    """One view, ready to be laid out."""

    def status(self) -> str:
        """The day and its part, and what the match is about."""
        phase = self.view["phase"]
        if phase in (SET_UP, OVER):
            return self.text["setting_up" if phase == SET_UP else "over"]
        part, goal = self.text[PARTS.get(phase, "market")], self.say("goal", n=self.view["goal"])
        return f"{self.say('day', n=self.view['day'])} · {part} · {goal}"

    def hand(self) -> Piece | None:
        """The chef that is to go or stand somewhere, or the card that is used."""
        chef = self.held_chef()
        return self.chef(chef, seat=self.you) if chef >= 0 else self.card_in_hand()

    def together(self) -> bool:
        """Whether own things are put on the scale or the stove, so that both must be seen."""
        giving = self.about == "scale" and self.mine["draft"][4] == GIVING
        return giving or self.about in ("dishes", "stove")

    def evening(self) -> bool:
        """Whether the market is over for today."""
        return self.view["phase"] in (COOKING, SERVING)
