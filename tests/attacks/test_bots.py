"""The attacks on bots, small."""

from __future__ import annotations

from pathlib import Path

from prixfixe.web.house import House
from prixfixe.web.settings import Settings
from tests.attacks import bots, endless
from tests.web.client import serving


def test_a_stranger_waits_at_most_twice_as_long_with_an_attacker(tmp_path: Path) -> None:
    with serving(str(tmp_path / "a.db"), thinkers=1, delay=0.8) as server:
        found = bots.attack(server.url, tables=12, waits=4)
    alone, attacked = found["waits alone"]["median"], found["waits with the attacker"]["median"]
    assert found["tables of three chefs"] == 12 and attacked <= 2 * alone + 0.5, found


def test_nobody_adds_inputs_for_ever(tmp_path: Path) -> None:
    house = House(Settings(db=str(tmp_path / "a.db"), thinkers=0, most_inputs=40))
    assert endless.attack(house, most=200, seconds=60)["refused"] == "too_long"
    house.store.close()
