"""The fitted numbers of worth; `weights.toml` says what each is."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from prixfixe.kit.weights import Weights


class Judgement:
    """What things are worth, in points of popularity."""

    def __init__(self, given: Weights) -> None:
        self.coin = given.one("coin")
        self.rich = given.one("rich")
        self.garbage = given.one("garbage")
        self.held = given.one("held")
        self.done = given.one("done")
        self.new_recipe = given.one("new_recipe")
        self.income = given.one("income")
        self.help = given.one("help")
        self.card = given.one("card")
        self.place = given.one("place")
        self.shelf = given.one("shelf")
        self.crowd = given.one("crowd")
        self.want = given.one("want")
        self.ahead = given.one("ahead")
        self.level = given.one("level")
        self.fair = given.one("fair")


W: Final = Judgement(Weights(Path(__file__).parent))
