"""The fitted numbers of worth; `weights.toml` says what each is."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from prixfixe.kit.weights import Weights


class Judgement:
    """What things are worth, in points."""

    def __init__(self, given: Weights) -> None:
        self.cube = given.one("cube")
        self.liquid = given.one("liquid")
        self.coin = given.several("coin")
        self.late = given.one("late")
        self.action = given.one("action")
        self.action_payday = given.one("action_payday")
        self.critic = given.one("critic")
        self.risk = given.one("risk")
        self.rare = given.one("rare")
        self.detour = given.one("detour")
        self.soon = given.one("soon")
        self.pairing = given.one("pairing")
        self.category = given.one("category")
        self.speciality = given.one("speciality")
        self.theme_course = given.one("theme_course")
        self.theme_share = given.one("theme_share")
        self.theme_strain = given.one("theme_strain")
        self.rivals = given.one("rivals")
        self.dinner_doubt = given.one("dinner_doubt")
        self.contest_doubt = given.one("contest_doubt")
        self.fill = given.one("fill")
        self.reach = given.one("reach")


W: Final = Judgement(Weights(Path(__file__).parent))
