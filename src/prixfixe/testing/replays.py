"""Seed, options and moves give the same match again."""

from __future__ import annotations

from prixfixe import Replay
from prixfixe.core.chance import chance
from prixfixe.testing.configs import Config
from prixfixe.testing.walk import step


def a_replay_ends_in_the_same_state(config: Config, seed: int) -> None:
    """Seed, options and moves give the same match again, also through JSON."""
    game = config.record()
    s, dice = config.start(seed), chance(seed)
    replay = Replay.of(game, config.seats, game.chosen(config.seats, config.options), seed)
    while not s.over:
        replay.moves.append(step(s, dice))
    again = Replay.from_json(replay.to_json())
    assert game.save(again.play(game)) == game.save(s)
    assert again.verify(game) == game.result(s)
