"""The table as text: every configuration is drawn, with numbers that the view tells."""

from __future__ import annotations

import pytest

from prixfixe import Speech
from prixfixe.games.rival_restaurants.table.terminal import draw
from tests.configs import Config
from tests.games.rival_restaurants.configs import CONFIGS
from tests.games.rival_restaurants.scene import GAME, Table
from tests.web.boards import asks


def test_a_recipe_says_what_is_there_and_what_it_earns() -> None:
    table = Table().has("ann", goods="bread", recipes="bruschetta tiramisu", garbage=1)
    text = draw(GAME.view(table.s, 0), Speech("en"))
    assert "Bruschetta (3, garbage 0, earns 2): +Bread, Tomato, Garlic" in text.replace("\n      ", " ")


@pytest.mark.parametrize("config", [CONFIGS[0], CONFIGS[12], CONFIGS[13], CONFIGS[17]], ids=str)
def test_whole_matches_are_drawn(config: Config) -> None:
    for step, (s, _) in enumerate(asks(config, 3)):
        if step % 97 == 0:
            for seat in (0, None):
                assert "[b]" in draw(GAME.view(s, seat), Speech(("en", "fr")[step % 2]))
