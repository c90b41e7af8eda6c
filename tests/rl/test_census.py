"""Every action of the tables comes up in some match, or stands in a list with the reason why it has not been met."""

from __future__ import annotations

import pytest

pytest.importorskip("pettingzoo")

import prixfixe
from tests.rl.census import Census, unmet_names
from tests.rl.research import FULL, times

MATCHES = {"critter-kitchen": 2_500, "ristorante-italia": 1_500, "rival-restaurants": 2_500}


@pytest.mark.parametrize("game", prixfixe.shipped())
def test_every_action_comes_up_or_has_a_reason_not_to(game: str) -> None:
    census, listed = Census(game), unmet_names(game)
    for number in range(times(24, MATCHES.get(game, 2_000))):
        census.play(number)
    if FULL:
        assert set(census.unmet()) <= set(listed)
    assert len(census.offered & census.names) > 0.25 * len(census.names)


@pytest.mark.parametrize("game", prixfixe.shipped())
def test_the_list_names_actions_of_the_tables_with_reasons(game: str) -> None:
    assert set(unmet_names(game)) <= Census(game).names
    assert all(len(reason.split()) > 4 for reason in unmet_names(game).values())


@pytest.mark.parametrize("game", prixfixe.shipped())
def test_what_can_never_come_up_does_not(game: str) -> None:
    never = {name for name, reason in unmet_names(game).items() if reason.startswith("never:")}
    census = Census(game)
    for number in range(times(12, 300)):
        census.play(number)
    assert not never & census.offered
