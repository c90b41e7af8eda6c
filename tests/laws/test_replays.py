"""Seed, options and moves give the same match again."""

from prixfixe import Replay
from prixfixe.core.chance import chance
from tests.configs import Config
from tests.laws.walk import every_config, every_match, step


@every_config
@every_match
def test_a_replay_ends_in_the_same_state(config: Config, seed: int) -> None:
    game = config.record()
    s, dice = config.start(seed), chance(seed)
    replay = Replay.of(game, config.seats, game.chosen(config.seats, config.options), seed)
    while not s.over:
        replay.moves.append(step(s, dice))
    again = Replay.from_json(replay.to_json())
    assert game.save(again.play(game)) == game.save(s)
    assert again.verify(game) == game.result(s)
