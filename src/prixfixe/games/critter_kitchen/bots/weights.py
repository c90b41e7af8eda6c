"""The fitted numbers of worth; `weights.toml` says what each is."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from prixfixe.kit.weights import Weights


class Judgement:
    """What things are worth, in stars."""

    def __init__(self, given: Weights) -> None:
        self.a_round = given.one("a_round")
        self.per_star = given.one("per_star")
        self.per_cooked = given.one("per_cooked")
        self.lasts = given.several("lasts")
        self.course = given.several("course")
        self.rumor = given.several("rumor")
        self.soup = given.several("soup")
        self.crowd = given.several("crowd")
        self.open_plate = given.one("open_plate")
        self.both_uses = given.one("both_uses")
        self.track = given.one("track")


W: Final = Judgement(Weights(Path(__file__).parent))
