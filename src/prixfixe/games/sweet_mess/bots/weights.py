"""The fitted numbers of worth; `weights.toml` says what each is."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from prixfixe.kit.weights import Weights


class Judgement:
    """What things are worth, in points."""

    def __init__(self, given: Weights) -> None:
        self.length = given.one("length")
        self.icon = given.one("icon")
        self.toque = given.one("toque")
        self.near = given.several("near")
        self.basic = given.one("basic")
        self.super = given.one("super")
        self.gold = given.one("gold")
        self.tool = given.one("tool")
        self.stored = given.one("stored")
        self.wait = given.one("wait")
        self.award = given.one("award")
        self.second = given.one("second")
        self.kept = given.one("kept")
        self.unit = given.one("unit")
        self.benefit = given.several("benefit")
        self.robot = given.one("robot")


W: Final = Judgement(Weights(Path(__file__).parent))
