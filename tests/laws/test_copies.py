"""A copy is the same position and shares nothing that changes."""

from prixfixe.core.chance import chance
from prixfixe.core.state import play_random
from tests.configs import Config
from tests.laws.walk import every_config, every_match, walk


@every_config
@every_match
def test_a_copy_equals_its_original_and_leaves_it_alone(config: Config, seed: int) -> None:
    game = config.record()
    for number, s in enumerate(walk(config, seed)):
        saved = game.save(s)
        twin = s.copy()
        assert game.save(twin) == saved
        if number % 10 == 0:
            play_random(twin, chance(number), 200)
            assert game.save(s) == saved
