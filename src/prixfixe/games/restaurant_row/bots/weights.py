"""The fitted numbers of worth; `weights.toml` says what each is."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from prixfixe.kit.weights import Weights


class Judgement:
    """What things are worth, in points."""

    def __init__(self, given: Weights) -> None:
        self.wage = given.one("wage")
        self.draw = given.one("draw")
        self.ease = given.one("ease")
        self.margins = given.several("margins")
        self.fork_guests = given.one("fork_guests")
        self.fork_stars = given.one("fork_stars")
        self.service_guests = given.one("service_guests")
        self.service_stars = given.one("service_stars")
        self.ambiance_guests = given.one("ambiance_guests")
        self.ambiance_stars = given.one("ambiance_stars")
        self.days = given.one("days")
        self.purchase = given.one("purchase")
        self.eager = given.one("eager")


W: Final = Judgement(Weights(Path(__file__).parent))
