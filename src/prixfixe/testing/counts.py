"""Every piece is always somewhere exactly once."""

from __future__ import annotations

from prixfixe.testing.configs import Config
from prixfixe.testing.walk import walk


def every_piece_is_somewhere_exactly_once(config: Config, seed: int) -> None:
    """The census of a configuration, if it has one, is the same at every moment."""
    if config.census is None:
        return
    at_first: dict[str, int] = {}
    for s in walk(config, seed):
        now = config.census(s)
        at_first = at_first or now
        assert now == at_first
