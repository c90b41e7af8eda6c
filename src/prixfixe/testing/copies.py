"""A copy is the same position and shares nothing that changes."""

from __future__ import annotations

from prixfixe.core.chance import chance
from prixfixe.core.state import play_random
from prixfixe.testing.configs import Config
from prixfixe.testing.walk import walk


def a_copy_equals_its_original_and_leaves_it_alone(config: Config, seed: int) -> None:
    """A copy is the same position, and playing on with it changes nothing here."""
    game = config.record()
    for number, s in enumerate(walk(config, seed)):
        saved = game.save(s)
        twin = s.copy()
        assert game.save(twin) == saved
        if number % 10 == 0:
            play_random(twin, chance(number), 200)
            assert game.save(s) == saved
