"""Every piece is always somewhere exactly once."""

from tests.configs import Config, census
from tests.laws.walk import every_config, every_match, walk


@every_config
@every_match
def test_every_piece_is_somewhere_exactly_once(config: Config, seed: int) -> None:
    if config.game == "potluck":
        return
    count = census(config)
    at_first: dict[str, int] = {}
    for s in walk(config, seed):
        now = count(s)
        at_first = at_first or now
        assert now == at_first
