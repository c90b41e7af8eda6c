"""The fitted numbers of worth; `weights.toml` says what each is."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from prixfixe.kit.weights import weights


class Weights:
    """What things are worth, in points of popularity."""

    def __init__(self, given: dict[str, float]) -> None:
        self.coin = given["coin"]
        self.rich = given["rich"]
        self.garbage = given["garbage"]
        self.held = given["held"]
        self.done = given["done"]
        self.new_recipe = given["new_recipe"]
        self.income = given["income"]
        self.help = given["help"]
        self.card = given["card"]
        self.place = given["place"]
        self.shelf = given["shelf"]
        self.crowd = given["crowd"]
        self.want = given["want"]
        self.ahead = given["ahead"]
        self.level = given["level"]
        self.fair = given["fair"]


W: Final = Weights(weights(Path(__file__).parent))
