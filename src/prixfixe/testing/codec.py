"""JSON there and back is the identity, and the loaded state plays on the same."""

from __future__ import annotations

import json

from prixfixe.core.chance import chance
from prixfixe.core.state import play_random
from prixfixe.testing.configs import Config
from prixfixe.testing.walk import walk


def a_saved_state_loads_and_plays_on_identically(config: Config, seed: int) -> None:
    """JSON there and back is the identity, and the loaded state plays on the same."""
    game = config.record()
    for number, s in enumerate(walk(config, seed)):
        text = json.dumps(game.save(s))
        loaded = game.load(json.loads(text))
        assert json.dumps(game.save(loaded)) == text
        if number % 20 == 0:
            twin = s.copy()
            assert play_random(twin, chance(number), 100) == play_random(loaded, chance(number), 100)
            assert game.save(twin) == game.save(loaded)
