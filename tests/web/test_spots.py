"""The law of the table: whatever is offered can be touched. Every spot of every offered option is drawn on the page of
who is asked, and nothing else can be touched there."""

from __future__ import annotations

import os

import pytest

import prixfixe
from tests.configs import Config, configs
from tests.web.boards import look

EVERY = int(os.environ.get("PRIXFIXE_SPOTS_EVERY", "40"))  # questions of a kind met before are looked at this seldom
SHIPPED = [config for config in configs() if config.game in prixfixe.shipped()]


@pytest.mark.parametrize("config", SHIPPED, ids=str)
def test_every_spot_of_every_offered_option_is_drawn(config: Config) -> None:
    assert sum(look(prixfixe.load(config.game), config, 7, EVERY).values()) > 0
